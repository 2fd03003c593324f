"""The twenty Command cards of Era II, C041 to C060. Rulebook p.24-25."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import offered, play, position, region
from rulewright.games.mysthea.rules import control

from .faces import check_face

ONE_OF_EACH = ("C001", "C006", "C011", "C016")
"""Starting cards, one of each type, for effects that are paid with a card."""

FACES = [
    pytest.param(card, kind, points, slot, marks=pytest.mark.rule(rule), id=card)
    for rule, card, kind, points, slot in [
        ("MYS-400", "C041", "tactic", 1, None),
        ("MYS-401", "C042", "tactic", 2, None),
        ("MYS-402", "C043", "tactic", 3, None),
        ("MYS-403", "C044", "tactic", 3, None),
        ("MYS-404", "C045", "tactic", 4, None),
        ("MYS-405", "C046", "objective", 1, None),
        ("MYS-406", "C047", "objective", 2, None),
        ("MYS-407", "C048", "objective", 3, None),
        ("MYS-408", "C049", "objective", 3, None),
        ("MYS-409", "C050", "objective", 4, None),
        ("MYS-410", "C051", "accessory", 1, None),
        ("MYS-411", "C052", "accessory", 2, None),
        ("MYS-412", "C053", "accessory", 3, None),
        ("MYS-413", "C054", "accessory", 3, None),
        ("MYS-414", "C055", "accessory", 4, None),
        ("MYS-415", "C056", "upgrade", 1, "champion"),
        ("MYS-416", "C057", "upgrade", 2, "card"),
        ("MYS-417", "C058", "upgrade", 3, "golem"),
        ("MYS-418", "C059", "upgrade", 3, "troop"),
        ("MYS-419", "C060", "upgrade", 4, "fortification"),
    ]
]


@pytest.mark.parametrize(("card", "kind", "points", "slot"), FACES)
def test_a_card_of_era_2_has_its_type_its_points_and_its_price(
    card: str, kind: str, points: int, slot: str | None
) -> None:
    check_face(card, kind, points, slot, 2, ONE_OF_EACH)


# -- Tactics -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-400")
@pytest.mark.component("C041")
def test_c041_draws_up_to_2_cards_of_the_era_deck_for_nothing_more() -> None:
    state = position(era=2, turn=0, deck=("C047", "C048", "C049"), boards={0: {"energy": 1, "hand": ("C041",)}})
    play(state, "act", "play-card C041", "use-card")
    assert offered(state) == ["draw-card", "done"]
    state.script = [1]
    play(state, "draw-card")
    assert state.events == [events.CardsDrawn(rule="MYS-400", seat=0, cards=("C048",))]
    assert offered(state) == ["draw-card", "done"]
    state.script = [0]
    play(state, "draw-card")
    assert (state.boards[0].hand, state.boards[0].energy, state.deck) == (("C047", "C048"), 0, ("C049",))
    assert offered(state) == ["spend-points", "done"]

    content_with_one = position(era=2, turn=0, boards={0: {"energy": 1, "hand": ("C041",)}})
    play(content_with_one, "act", "play-card C041", "use-card", "draw-card", "done")
    assert (len(content_with_one.boards[0].hand), len(content_with_one.deck)) == (1, 18)


@pytest.mark.rule("MYS-401")
@pytest.mark.component("C042")
def test_c042_takes_up_to_2_troops_to_any_regions_each_to_its_own() -> None:
    start = region("shard.river")
    # Even with C059 on the board the third Troop stays behind.
    board = {"energy": 2, "hand": ("C042",), "upgrades": ("", "C059", "", "", ""), "troops": (start,) * 3}
    state = position(era=2, turn=0, boards={0: board})
    play(state, "act", "play-card C042", "use-card")
    assert len(offered(state)) == 14 + 1
    play(state, "travel troop shard.river tree.mountain")
    assert len(offered(state)) == 14 + 1
    play(state, "travel troop shard.river sphere.myst")
    after = state.boards[0]
    assert (after.troops, after.energy) == ((start, region("tree.mountain"), region("sphere.myst")), 0)
    assert offered(state) == ["spend-points", "done"]

    only_one = position(era=2, turn=0, boards={0: board})
    play(only_one, "act", "play-card C042", "use-card", "travel troop shard.river tree.mountain", "done")
    assert only_one.boards[0].troops == (start, start, region("tree.mountain"))
    assert offered(only_one) == ["spend-points", "done"]


@pytest.mark.rule("MYS-402")
@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C043")
@pytest.mark.parametrize("charged", [True, False])
def test_c043_starts_a_battle_anywhere_with_3_more_strength_and_leaves_the_artefact_alone(charged: bool) -> None:
    field = region("tree.forest")
    state = position(
        era=2,
        turn=0,
        boards={
            0: {"energy": 3, "hand": ("C043",), "charged": charged, "troops": (field,)},
            1: {"golems": (field,)},
            2: {"at": region("tree.crystal")},
        },
    )
    play(state, "act", "play-card C043", "use-card")
    assert offered(state) == [
        "start-battle arch.forest",
        "start-battle tree.crystal",
        "start-battle tree.forest",
        "done",
    ]
    play(state, "start-battle tree.forest")
    assert events.StrengthCompared(rule="MYS-216", seat=None, sides=(0, 1), totals=(1 + 3, 2)) in state.events
    assert (state.boards[0].energy, state.boards[0].charged, state.boards[0].glory) == (0, charged, 1 + 2)
    assert (state.boards[1].golems, state.boards[1].constructed_golems) == ((), 1)


@pytest.mark.rule("MYS-403")
@pytest.mark.component("C044")
def test_c044_takes_one_troop_of_each_opponent_in_a_region() -> None:
    site = region("volcano.forest")
    state = position(
        era=2,
        turn=0,
        boards={
            0: {"energy": 3, "hand": ("C044",), "troops": (site,), "golems": (1,)},
            1: {"troops": (site, site), "golems": (site,)},
            2: {"troops": (region("shard.river"), site)},
        },
    )
    play(state, "act", "play-card C044", "use-card")
    assert offered(state) == ["choose-region shard.river", "choose-region volcano.forest"]
    play(state, "choose-region volcano.forest")
    assert [board.troops for board in state.boards] == [(site,), (site,), (region("shard.river"),)]
    assert [board.constructed_troops for board in state.boards] == [0, 1, 1]
    assert state.boards[1].golems == (site,)
    assert (state.boards[0].energy, [board.glory for board in state.boards]) == (0, [1, 1, 1])


@pytest.mark.rule("MYS-404")
@pytest.mark.ruling("AMB-MYS-31")
@pytest.mark.component("C045")
def test_c045_takes_all_units_of_a_region_but_fortifications_to_one_other() -> None:
    start, end = region("shard.myst"), region("tree.mountain")
    state = position(
        era=2,
        turn=0,
        boards={
            0: {
                "energy": 4,
                "hand": ("C045",),
                "at": start,
                "troops": (start, start, region("shard.river")),
                "golems": (start,),
                "fortifications": (start,),
            }
        },
    )
    play(state, "act", "play-card C045", "use-card")
    assert offered(state) == ["choose-region shard.myst", "choose-region shard.river", "done"]
    play(state, "choose-region shard.myst")
    assert len(offered(state)) == 14
    assert "choose-region shard.myst" not in offered(state)
    play(state, "choose-region tree.mountain")
    board = state.boards[0]
    assert (board.at, board.troops, board.golems) == (end, (region("shard.river"), end, end), (end,))
    assert (board.fortifications, board.energy) == ((start,), 0)
    assert state.events == [events.Marched(rule="MYS-404", seat=0, units=4, origin=start, target=end)]


@pytest.mark.rule("MYS-404")
@pytest.mark.ruling("AMB-MYS-30", "AMB-MYS-31")
@pytest.mark.component("C045")
@pytest.mark.parametrize(("tired_champion_goes", "at"), [(True, "tree.mountain"), (False, "shard.crystal")])
def test_c045_leaves_units_behind_that_have_travelled_this_turn(tired_champion_goes: bool, at: str) -> None:
    start = region("shard.crystal")
    state = position(
        era=2,
        turn=0,
        rulings={"march_tired_champion": tired_champion_goes},
        boards={0: {"energy": 4, "hand": ("C045",), "at": 0, "troops": (0, start)}},
    )
    play(state, "act", "play-card C045", "spend-points", "travel troop shard.myst shard.crystal")
    play(state, "travel champion shard.myst shard.crystal", "done", "use-card")
    play(state, "choose-region shard.crystal", "choose-region tree.mountain")
    assert state.boards[0].troops == (start, region("tree.mountain"))
    assert state.boards[0].at == region(at)


# -- Objectives ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-405")
@pytest.mark.component("C046")
def test_c046_removes_an_objective_for_its_points_as_glory_and_command_points() -> None:
    hand = ("C041", "C046", "C047", "C050", "C051", "C056")
    state = position(era=2, turn=0, boards={0: {"energy": 1, "hand": hand}})
    play(state, "act", "play-card C046", "use-card")
    assert offered(state) == ["pay-with-card C047", "pay-with-card C050"]
    play(state, "pay-with-card C050")
    board = state.boards[0]
    assert (board.energy, board.glory, board.experience) == (0, 1 + 4, 0)
    assert (state.removed, board.discard) == (("C050",), ("C046",))
    assert state.decision.about == {"points": 4}


@pytest.mark.rule("MYS-406")
@pytest.mark.component("C047")
def test_c047_gives_5_glory() -> None:
    state = position(era=2, turn=0, boards={0: {"energy": 2, "hand": ("C047",)}})
    play(state, "act", "play-card C047", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 6)


@pytest.mark.rule("MYS-407")
@pytest.mark.component("C048")
def test_c048_gives_7_glory() -> None:
    state = position(era=2, turn=0, boards={0: {"energy": 3, "hand": ("C048",)}})
    play(state, "act", "play-card C048", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 8)


@pytest.mark.rule("MYS-408")
@pytest.mark.component("C049")
def test_c049_gives_1_glory_for_each_own_troop_on_the_islands() -> None:
    board = {"energy": 3, "hand": ("C049",), "troops": (2, 2, 7, 9, 11), "constructed_troops": 2, "golems": (2,)}
    state = position(era=2, turn=0, boards={0: board, 1: {"troops": (2, 4)}})
    play(state, "act", "play-card C049", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 1 + 5)


@pytest.mark.rule("MYS-409")
@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C050")
@pytest.mark.parametrize(
    ("options", "charged", "energy"),
    [
        (("take-option 1", "done"), True, 0),
        (("take-option 2", "done"), False, 3),
        (("take-option 1", "take-option 2"), True, 3),
    ],
)
def test_c050_recharges_the_artefact_and_or_meditates(options: tuple[str, str], charged: bool, energy: int) -> None:
    state = position(
        era=2,
        turn=0,
        boards={0: {"energy": 4, "hand": ("C050",), "charged": False, "at": region("shard.river")}},
    )
    play(state, "act", "play-card C050", "use-card")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, *options)
    board = state.boards[0]
    # The Meditate also gives the bonus of the River.
    assert (board.charged, board.energy, board.glory) == (charged, energy, 3 if energy else 1)


# -- Accessories -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-410")
@pytest.mark.component("C051")
def test_c051_turns_1_energy_into_1_experience_and_1_glory_once_per_turn() -> None:
    state = position(era=2, turn=0, boards={0: {"energy": 1, "accessories": ("C051",)}})
    play(state, "use-accessory C051")
    board = state.boards[0]
    assert (board.energy, board.experience, board.glory, board.accessories) == (0, 1, 2, ("C051",))
    assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-411")
@pytest.mark.component("C052")
@pytest.mark.parametrize(
    ("option", "supply", "constructed", "golems"),
    [("take-option 1", 2, 2, ()), ("take-option 2", 3, 0, (5,))],
)
def test_c052_constructs_or_deploys_a_golem_for_1_energy(
    option: str, supply: int, constructed: int, golems: tuple[int, ...]
) -> None:
    board = {"energy": 1, "accessories": ("C052",), "constructed_golems": 1, "constructed_troops": 1, "at": 5}
    state = position(era=2, turn=0, boards={0: board})
    play(state, "use-accessory C052")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, option)
    after = state.boards[0]
    assert (after.supply_golems, after.constructed_golems, after.golems) == (supply, constructed, golems)
    assert (after.energy, after.constructed_troops, after.accessories) == (0, 1, ("C052",))
    assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-412")
@pytest.mark.component("C053")
@pytest.mark.parametrize(
    ("option", "supply", "constructed", "troops"),
    [("take-option 1", 6, 2, ()), ("take-option 2", 7, 0, (5,))],
)
def test_c053_constructs_or_deploys_a_troop_for_1_energy(
    option: str, supply: int, constructed: int, troops: tuple[int, ...]
) -> None:
    board = {"energy": 1, "accessories": ("C053",), "constructed_troops": 1, "constructed_golems": 1, "at": 5}
    state = position(era=2, turn=0, boards={0: board})
    play(state, "use-accessory C053")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, option)
    after = state.boards[0]
    assert (after.supply_troops, after.constructed_troops, after.troops) == (supply, constructed, troops)
    assert (after.energy, after.constructed_golems, after.accessories) == (0, 1, ("C053",))
    assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-413")
@pytest.mark.component("C054")
def test_c054_turns_1_experience_into_4_glory_once_per_turn() -> None:
    state = position(era=2, turn=0, boards={0: {"experience": 1, "accessories": ("C054",)}})
    play(state, "use-accessory C054")
    board = state.boards[0]
    assert (board.energy, board.experience, board.glory, board.accessories) == (0, 0, 5, ("C054",))
    assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-414")
@pytest.mark.component("C055")
def test_c055_deploys_a_fortification_for_1_energy_once_per_turn() -> None:
    state = position(era=2, turn=0, boards={0: {"energy": 1, "accessories": ("C055",), "at": 0, "troops": (8,)}})
    play(state, "use-accessory C055")
    assert offered(state) == ["deploy-fortification shard.myst", "deploy-fortification tree.forest", "done"]
    play(state, "deploy-fortification tree.forest")
    board = state.boards[0]
    assert (board.energy, board.fortifications, board.supply_fortifications) == (0, (8,), 3)
    assert board.accessories == ("C055",)
    assert offered(state) == ["meditate"]


# -- Upgrades --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-415")
@pytest.mark.component("C056")
def test_c056_offers_3_energy_for_each_encounter_faced() -> None:
    board = {"energy": 1, "experience": 1, "hand": ("C056",), "at": 0, "token": 0}
    state = position(era=2, turn=0, next_encounter="EN26", boards={0: board})
    play(state, "act", "play-card C056", "use-card", "done", "face-encounter")
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("C056", "", "", "", ""))
    assert offered(state) == ["accept", "decline"]
    play(state, "accept")
    assert (state.boards[0].energy, state.boards[0].glory) == (3, 1 + 6)

    without = position(era=2, turn=0, next_encounter="EN26", boards={0: board})
    play(without, "face-encounter")
    assert (without.boards[0].energy, without.boards[0].glory) == (1, 1 + 6)
    assert offered(without) == ["choose-approach boots", "choose-approach dialogue"]


@pytest.mark.rule("MYS-416")
@pytest.mark.component("C057")
def test_c057_lets_tactics_be_used_for_no_energy() -> None:
    state = position(
        era=2,
        agenda=[steps.ChooseCard(0), steps.ChooseCard(0)],
        boards={0: {"energy": 2, "hand": ("C057", "C021"), "charged": False}},
    )
    play(state, "play-card C057", "use-card", "done")
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "", "", "", "C057"))
    play(state, "play-card C021", "use-card")
    assert (state.boards[0].energy, state.boards[0].charged) == (0, True)

    without = position(era=2, turn=0, boards={0: {"hand": ("C021",), "charged": False}})
    play(without, "act", "play-card C021")
    assert offered(without) == ["spend-points", "done"]


@pytest.mark.rule("MYS-417")
@pytest.mark.component("C058")
def test_c058_makes_each_golem_stronger_by_1() -> None:
    board = {"energy": 3, "hand": ("C058",), "at": 0, "golems": (8, 8), "troops": (9,), "fortifications": (9,)}
    state = position(era=2, turn=0, boards={0: board, 1: {"golems": (10,)}})
    before = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    play(state, "act", "play-card C058", "use-card")
    after = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    assert (before, after) == ([3, 4, 3], [3, 6, 3])
    assert control.strength_in(state, 1, 10) == 2
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "", "C058", "", ""))


@pytest.mark.rule("MYS-418")
@pytest.mark.ruling("AMB-MYS-25", "AMB-MYS-27")
@pytest.mark.component("C059")
@pytest.mark.parametrize("cargo", ["troop", "golem", "champion"])
def test_c059_lets_a_troop_carry_one_other_unit_of_its_region(cargo: str) -> None:
    board = {"energy": 3, "hand": ("C059",), "at": 0, "troops": (0, 0), "golems": (0,), "fortifications": (0,)}
    state = position(era=2, turn=0, boards={0: board})
    play(state, "act", "play-card C059", "use-card", "spend-points", "travel troop shard.myst shard.river")
    assert offered(state) == ["carry-unit troop", "carry-unit golem", "carry-unit champion", "done"]
    play(state, f"carry-unit {cargo}")
    after = state.boards[0]
    assert after.troops == ((2, 2) if cargo == "troop" else (0, 2))
    assert after.golems == ((2,) if cargo == "golem" else (0,))
    assert after.at == (2 if cargo == "champion" else 0)
    assert after.fortifications == (0,)
    assert (after.energy, after.upgrades, state.decision.about) == (0, ("", "C059", "", "", ""), {"points": 2})


@pytest.mark.rule("MYS-418")
@pytest.mark.component("C059")
def test_c059_carries_no_unit_that_has_travelled_and_helps_no_golem() -> None:
    board = {"energy": 3, "hand": ("C059",), "at": 0, "troops": (0, 1), "golems": (0,)}
    state = position(era=2, turn=0, boards={0: board})
    play(state, "act", "play-card C059", "use-card", "spend-points")
    play(state, "travel golem shard.myst shard.crystal")
    assert state.decision.about == {"points": 2}
    play(state, "travel champion shard.myst shard.crystal")
    # Both stand beside the other Troop now, but have travelled.
    play(state, "travel troop shard.crystal shard.river")
    assert (state.boards[0].troops, state.boards[0].at, state.boards[0].golems) == ((0, 2), 1, (1,))
    assert "carry-unit champion" not in offered(state)


@pytest.mark.rule("MYS-418")
@pytest.mark.component("C059")
def test_without_c059_a_troop_carries_nothing() -> None:
    state = position(era=2, turn=0, boards={0: {"energy": 3, "hand": ("C059",), "at": 0, "troops": (0, 0)}})
    play(state, "act", "play-card C059", "spend-points", "travel troop shard.myst shard.river")
    assert state.decision.about == {"points": 2}
    assert (state.boards[0].troops, state.boards[0].at) == ((0, 2), 0)


@pytest.mark.rule("MYS-419")
@pytest.mark.component("C060")
def test_c060_makes_each_fortification_stronger_by_1() -> None:
    board = {"energy": 4, "hand": ("C060",), "at": 0, "fortifications": (8, 8), "troops": (9,), "golems": (9,)}
    state = position(era=2, turn=0, boards={0: board, 1: {"fortifications": (10,)}})
    before = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    play(state, "act", "play-card C060", "use-card")
    after = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    assert (before, after) == ([3, 4, 3], [3, 6, 3])
    assert control.strength_in(state, 1, 10) == 2
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "", "", "C060", ""))
