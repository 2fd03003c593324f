"""The twenty Command cards of Era III, C061 to C080. Rulebook p.26-27."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.effects import Gain
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region
from rulewright.games.mysthea.rules import control

from .faces import check_face

ONE_OF_EACH = ("C001", "C006", "C011", "C016")
"""Starting cards, one of each type, for effects that are paid with a card."""

FACES = [
    pytest.param(card, kind, points, slot, marks=pytest.mark.rule(rule), id=card)
    for rule, card, kind, points, slot in [
        ("MYS-420", "C061", "tactic", 1, None),
        ("MYS-421", "C062", "tactic", 2, None),
        ("MYS-422", "C063", "tactic", 3, None),
        ("MYS-423", "C064", "tactic", 4, None),
        ("MYS-424", "C065", "tactic", 5, None),
        ("MYS-425", "C066", "objective", 1, None),
        ("MYS-426", "C067", "objective", 2, None),
        ("MYS-427", "C068", "objective", 3, None),
        ("MYS-428", "C069", "objective", 4, None),
        ("MYS-429", "C070", "objective", 5, None),
        ("MYS-430", "C071", "accessory", 1, None),
        ("MYS-431", "C072", "accessory", 2, None),
        ("MYS-432", "C073", "accessory", 3, None),
        ("MYS-433", "C074", "accessory", 4, None),
        ("MYS-434", "C075", "accessory", 5, None),
        ("MYS-435", "C076", "upgrade", 1, "champion"),
        ("MYS-436", "C077", "upgrade", 2, "golem"),
        ("MYS-437", "C078", "upgrade", 3, "card"),
        ("MYS-438", "C079", "upgrade", 4, "fortification"),
        ("MYS-439", "C080", "upgrade", 5, "troop"),
    ]
]


@pytest.mark.parametrize(("card", "kind", "points", "slot"), FACES)
def test_a_card_of_era_3_has_its_type_its_points_and_its_price(
    card: str, kind: str, points: int, slot: str | None
) -> None:
    check_face(card, kind, points, slot, 3, ONE_OF_EACH)


# -- Tactics -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-420")
@pytest.mark.component("C061")
@pytest.mark.parametrize("energy", [1, 5, 12])
def test_c061_fills_the_energy_track(energy: int) -> None:
    assert base_game().content.cards["C061"].effects == (Gain(energy=12),)
    state = position(era=3, turn=0, boards={0: {"energy": energy, "hand": ("C061",)}})
    play(state, "act", "play-card C061", "use-card")
    assert state.boards[0].energy == 12
    assert state.events[-1] == events.Gained(rule="MYS-420", seat=0, energy=12 - (energy - 1))


@pytest.mark.rule("MYS-421")
@pytest.mark.component("C062")
def test_c062_takes_one_golem_of_each_opponent_in_a_region() -> None:
    site = region("sphere.river")
    state = position(
        era=3,
        turn=0,
        boards={
            0: {"energy": 2, "hand": ("C062",), "golems": (site,), "troops": (1,)},
            1: {"golems": (site, site), "troops": (site,)},
            2: {"golems": (region("shard.river"), site)},
        },
    )
    play(state, "act", "play-card C062", "use-card")
    assert offered(state) == ["choose-region shard.river", "choose-region sphere.river"]
    play(state, "choose-region sphere.river")
    assert [board.golems for board in state.boards] == [(site,), (site,), (region("shard.river"),)]
    assert [board.constructed_golems for board in state.boards] == [0, 1, 1]
    assert state.boards[1].troops == (site,)
    assert (state.boards[0].energy, [board.glory for board in state.boards]) == (0, [1, 1, 1])


@pytest.mark.rule("MYS-422")
@pytest.mark.ruling("AMB-MYS-61")
@pytest.mark.component("C063")
def test_c063_makes_a_monster_of_the_events_path_attack_at_once() -> None:
    shard = island("shard")
    # Utcoro, Boulron and Kodror are all on the Islands, but only Boulron's card was placed.
    state = position(
        era=3,
        turn=0,
        lairs=(island("tree"), shard, island("arch")),
        path=("forest", "boulron"),
        next_event="utcoro",
        events_deck=("crystal", "kodror", "mountain", "myst", "river", "storm"),
        boards={0: {"energy": 3, "hand": ("C063",), "at": 0, "troops": (1,) * 8}},
    )
    play(state, "act", "play-card C063", "use-card")
    assert offered(state) == ["choose-monster boulron", "done"]
    play(state, "choose-monster boulron")
    assert state.events[:2] == [
        events.MonsterAttacked(rule="MYS-277", monster="boulron", island=shard),
        events.MonsterCompared(rule="MYS-286", monster="boulron", island=shard, strength=11, against=11, defeated=True),
    ]
    # Gold for the strongest, then the Monster moves on; its card stays on the path.
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 1 + 9)
    assert state.lairs == (island("tree"), island("arch"), island("arch"))
    assert state.path == ("forest", "boulron")


@pytest.mark.rule("MYS-423")
@pytest.mark.component("C064")
def test_c064_wounds_all_opposing_champions_in_a_region() -> None:
    site = region("volcano.river")
    state = position(
        players=4,
        era=3,
        turn=0,
        boards={
            0: {"energy": 4, "hand": ("C064",), "at": site},
            1: {"at": site, "troops": (site,)},
            2: {"at": site},
            3: {"at": region("tree.crystal")},
        },
    )
    play(state, "act", "play-card C064", "use-card")
    assert offered(state) == ["choose-region tree.crystal", "choose-region volcano.river"]
    play(state, "choose-region volcano.river")
    assert [board.wounded for board in state.boards] == [False, True, True, False]
    assert [board.at for board in state.boards[:3]] == [site] * 3
    assert (state.boards[0].energy, state.boards[1].troops) == (0, (site,))
    assert control.strength_in(state, 2, site) == 1


@pytest.mark.rule("MYS-424")
@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C065")
@pytest.mark.parametrize("charged", [True, False])
def test_c065_starts_a_battle_anywhere_with_5_more_strength_and_leaves_the_artefact_alone(charged: bool) -> None:
    field = region("volcano.forest")
    state = position(
        era=3,
        turn=0,
        boards={
            0: {"energy": 5, "hand": ("C065",), "charged": charged, "golems": (field,)},
            1: {"troops": (field,) * 3},
            2: {"at": region("tree.crystal")},
        },
    )
    play(state, "act", "play-card C065", "use-card")
    assert offered(state) == [
        "start-battle arch.forest",
        "start-battle tree.crystal",
        "start-battle volcano.forest",
        "done",
    ]
    play(state, "start-battle volcano.forest")
    assert events.StrengthCompared(rule="MYS-216", seat=None, sides=(0, 1), totals=(2 + 5, 3)) in state.events
    assert (state.boards[0].energy, state.boards[0].charged, state.boards[0].glory) == (0, charged, 1 + 3 * 2)
    assert (state.boards[1].troops, state.boards[1].constructed_troops) == ((), 3)


# -- Objectives ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-425")
@pytest.mark.component("C066")
def test_c066_removes_an_accessory_for_its_points_as_energy_and_glory() -> None:
    hand = ("C061", "C066", "C069", "C071", "C075", "C076")
    state = position(era=3, turn=0, boards={0: {"energy": 1, "hand": hand}})
    play(state, "act", "play-card C066", "use-card")
    assert offered(state) == ["pay-with-card C071", "pay-with-card C075"]
    play(state, "pay-with-card C075")
    board = state.boards[0]
    assert (board.energy, board.glory, board.experience) == (5, 1 + 5, 0)
    assert (state.removed, board.discard) == (("C075",), ("C066",))
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.rule("MYS-426")
@pytest.mark.component("C067")
def test_c067_removes_an_upgrade_for_its_points_as_glory_and_experience() -> None:
    hand = ("C061", "C067", "C069", "C071", "C076", "C079")
    state = position(era=3, turn=0, boards={0: {"energy": 2, "hand": hand}})
    play(state, "act", "play-card C067", "use-card")
    assert offered(state) == ["pay-with-card C076", "pay-with-card C079"]
    play(state, "pay-with-card C079")
    board = state.boards[0]
    assert (board.energy, board.glory, board.experience) == (0, 1 + 4, 4)
    assert (state.removed, board.discard) == (("C079",), ("C067",))
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.rule("MYS-427")
@pytest.mark.component("C068")
def test_c068_recharges_the_artefact_and_gives_4_glory() -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 3, "hand": ("C068",), "charged": False}})
    play(state, "act", "play-card C068", "use-card")
    assert (state.boards[0].energy, state.boards[0].charged, state.boards[0].glory) == (0, True, 5)


@pytest.mark.rule("MYS-428")
@pytest.mark.component("C069")
def test_c069_gives_9_glory() -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 4, "hand": ("C069",)}})
    play(state, "act", "play-card C069", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 10)


@pytest.mark.rule("MYS-429")
@pytest.mark.component("C070")
def test_c070_removes_one_card_of_each_type_for_16_glory() -> None:
    hand = ("C061", "C062", "C069", "C070", "C071", "C076")
    state = position(era=3, turn=0, boards={0: {"energy": 5, "hand": hand}})
    play(state, "act", "play-card C070", "use-card")
    assert offered(state) == ["pay-with-card C061", "pay-with-card C062"]
    play(state, "pay-with-card C061")
    assert offered(state) == ["pay-with-card C069"]
    play(state, "pay-with-card C069")
    assert offered(state) == ["pay-with-card C071"]
    play(state, "pay-with-card C071")
    assert (offered(state), state.boards[0].glory) == (["pay-with-card C076"], 1)
    play(state, "pay-with-card C076")
    board = state.boards[0]
    assert (board.energy, board.glory, board.hand) == (0, 17, ("C062",))
    assert (state.removed, board.discard) == (("C061", "C069", "C071", "C076"), ("C070",))


@pytest.mark.rule("MYS-429")
@pytest.mark.component("C070")
@pytest.mark.parametrize("missing", range(4))
def test_c070_needs_a_card_of_every_type(missing: int) -> None:
    others = ("C061", "C069", "C071", "C076")
    hand = ("C070", *others[:missing], *others[missing + 1 :])
    state = position(era=3, turn=0, boards={0: {"energy": 5, "hand": hand}})
    play(state, "act", "play-card C070")
    assert offered(state) == ["spend-points", "done"]


# -- Accessories -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-430")
@pytest.mark.component("C071")
def test_c071_removes_2_accessories_to_make_a_monster_attack_once_per_turn() -> None:
    state = position(
        era=3,
        turn=0,
        lairs=(island("tree"), island("shard"), island("arch")),
        path=("forest", "boulron"),
        next_event="utcoro",
        events_deck=("crystal", "kodror", "mountain", "myst", "river", "storm"),
        boards={
            0: {"hand": ("C061", "C072", "C073", "C074"), "accessories": ("C071",), "at": 0, "troops": (1, 1)},
            1: {"at": region("arch.forest")},
        },
    )
    play(state, "use-accessory C071")
    assert offered(state) == ["pay-with-card C072", "pay-with-card C073", "pay-with-card C074"]
    play(state, "pay-with-card C072")
    assert offered(state) == ["pay-with-card C073", "pay-with-card C074"]
    play(state, "pay-with-card C073")
    assert offered(state) == ["choose-monster boulron", "done"]
    play(state, "choose-monster boulron")
    compared = next(event for event in state.events if isinstance(event, events.MonsterCompared))
    assert (compared.strength, compared.against, compared.defeated) == (11, 5, False)
    play(state, "clear-region shard.crystal")
    board = state.boards[0]
    assert (board.troops, board.constructed_troops, board.wounded) == ((), 2, False)
    assert (board.hand, board.discard, state.removed) == (("C061", "C074"), (), ("C072", "C073"))
    assert board.accessories == ("C071",)
    assert offered(state) == ["act", "meditate"]


@pytest.mark.rule("MYS-431")
@pytest.mark.component("C072")
def test_c072_deploys_a_golem_or_travels_with_one_for_1_energy() -> None:
    board = {"energy": 1, "accessories": ("C072",), "golems": (8,), "constructed_golems": 1, "at": 0}
    deploy = position(era=3, turn=0, boards={0: board})
    play(deploy, "use-accessory C072")
    assert (deploy.boards[0].energy, offered(deploy)) == (0, ["take-option 1", "take-option 2"])
    play(deploy, "take-option 1")
    assert (deploy.boards[0].golems, deploy.boards[0].constructed_golems) == ((0, 8), 0)

    travel = position(era=3, turn=0, boards={0: board})
    play(travel, "use-accessory C072", "take-option 2")
    assert offered(travel) == [
        "travel golem tree.forest tree.crystal",
        "travel golem tree.forest tree.mountain",
        "travel golem tree.forest arch.forest",
        "done",
    ]
    play(travel, "travel golem tree.forest tree.mountain")
    assert (travel.boards[0].golems, travel.boards[0].constructed_golems) == ((7,), 1)
    for state in (deploy, travel):
        assert state.boards[0].accessories == ("C072",)
        assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-432")
@pytest.mark.component("C073")
def test_c073_deploys_a_troop_or_travels_with_one_for_1_energy() -> None:
    board = {"energy": 1, "accessories": ("C073",), "troops": (8,), "constructed_troops": 1, "at": 0}
    deploy = position(era=3, turn=0, boards={0: board})
    play(deploy, "use-accessory C073")
    assert (deploy.boards[0].energy, offered(deploy)) == (0, ["take-option 1", "take-option 2"])
    play(deploy, "take-option 1")
    assert (deploy.boards[0].troops, deploy.boards[0].constructed_troops) == ((0, 8), 0)

    travel = position(era=3, turn=0, boards={0: board})
    play(travel, "use-accessory C073", "take-option 2")
    assert offered(travel) == [
        "travel troop tree.forest tree.crystal",
        "travel troop tree.forest tree.mountain",
        "travel troop tree.forest arch.forest",
        "done",
    ]
    play(travel, "travel troop tree.forest tree.mountain")
    assert (travel.boards[0].troops, travel.boards[0].constructed_troops) == ((7,), 1)
    for state in (deploy, travel):
        assert state.boards[0].accessories == ("C073",)
        assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-433")
@pytest.mark.component("C074")
def test_c074_turns_1_experience_into_6_glory_once_per_turn() -> None:
    state = position(era=3, turn=0, boards={0: {"experience": 2, "accessories": ("C074",)}})
    play(state, "use-accessory C074")
    board = state.boards[0]
    assert (board.energy, board.experience, board.glory, board.accessories) == (0, 1, 7, ("C074",))
    assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-434")
@pytest.mark.component("C075")
@pytest.mark.parametrize(("card", "glory"), [("C065", 10), ("C069", 8), ("C073", 6), ("C077", 4)])
def test_c075_removes_any_card_for_twice_its_points_as_glory(card: str, glory: int) -> None:
    hand = ("C065", "C069", "C073", "C077")
    state = position(era=3, turn=0, boards={0: {"hand": hand, "accessories": ("C075",)}})
    play(state, "use-accessory C075")
    assert offered(state) == [f"pay-with-card {held}" for held in hand]
    play(state, f"pay-with-card {card}")
    board = state.boards[0]
    assert (board.glory, state.removed, board.discard) == (1 + glory, (card,), ())
    assert (len(board.hand), board.energy, board.accessories) == (3, 0, ("C075",))
    assert offered(state) == ["act", "meditate"]


# -- Upgrades --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-435")
@pytest.mark.component("C076")
@pytest.mark.parametrize(("wounded", "before", "after"), [(False, 3, 6), (True, 1, 4)])
def test_c076_makes_the_champion_stronger_by_3_also_while_wounded(wounded: bool, before: int, after: int) -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 1, "hand": ("C076",), "at": 8, "wounded": wounded}})
    assert control.strength_in(state, 0, 8) == before
    play(state, "act", "play-card C076", "use-card")
    assert control.strength_in(state, 0, 8) == after
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("C076", "", "", "", ""))


@pytest.mark.rule("MYS-436")
@pytest.mark.ruling("AMB-MYS-25", "AMB-MYS-27")
@pytest.mark.component("C077")
@pytest.mark.parametrize("cargo", ["troop", "golem", "champion"])
def test_c077_lets_a_golem_carry_one_other_unit_of_its_region(cargo: str) -> None:
    board = {"energy": 2, "hand": ("C077",), "at": 0, "troops": (0,), "golems": (0, 0), "fortifications": (0,)}
    state = position(era=3, turn=0, boards={0: board})
    play(state, "act", "play-card C077", "use-card", "spend-points", "travel golem shard.myst shard.river")
    assert offered(state) == ["carry-unit troop", "carry-unit golem", "carry-unit champion", "done"]
    play(state, f"carry-unit {cargo}")
    after = state.boards[0]
    assert after.golems == ((2, 2) if cargo == "golem" else (0, 2))
    assert after.troops == ((2,) if cargo == "troop" else (0,))
    assert after.at == (2 if cargo == "champion" else 0)
    assert after.fortifications == (0,)
    assert (after.energy, after.upgrades, state.decision.about) == (0, ("", "", "C077", "", ""), {"points": 1})


@pytest.mark.rule("MYS-436")
@pytest.mark.component("C077")
def test_without_c077_a_golem_carries_nothing() -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 2, "hand": ("C077",), "at": 0, "golems": (0, 0)}})
    play(state, "act", "play-card C077", "spend-points", "travel golem shard.myst shard.river")
    assert state.decision.about == {"points": 1}
    assert (state.boards[0].golems, state.boards[0].at) == ((0, 2), 0)


@pytest.mark.rule("MYS-437")
@pytest.mark.component("C078")
def test_c078_lets_objectives_be_used_for_no_energy() -> None:
    state = position(
        era=3, agenda=[steps.ChooseCard(0), steps.ChooseCard(0)], boards={0: {"energy": 3, "hand": ("C069", "C078")}}
    )
    play(state, "play-card C078", "use-card", "done")
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "", "", "", "C078"))
    play(state, "play-card C069", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 10)

    without = position(era=3, turn=0, boards={0: {"energy": 3, "hand": ("C069",)}})
    play(without, "act", "play-card C069")
    assert offered(without) == ["spend-points", "done"]


@pytest.mark.rule("MYS-438")
@pytest.mark.component("C079")
def test_c079_gives_4_glory_for_each_fortification_deployed() -> None:
    state = position(
        era=3,
        agenda=[steps.Meditate(0), steps.ChooseCard(0), steps.Meditate(0)],
        boards={0: {"energy": 1, "hand": ("C079",), "at": 5, "troops": (7,)}},
    )
    play(state, "deploy-fortification arch.mountain", "deploy-fortification arch.mountain")
    assert state.boards[0].glory == 1
    play(state, "play-card C079", "use-card", "done", "deploy-fortification arch.mountain")
    assert (state.boards[0].energy, state.boards[0].glory) == (1 + 3 - 4 + 3, 5)
    play(state, "deploy-fortification tree.mountain")
    assert (state.boards[0].glory, state.boards[0].upgrades) == (9, ("", "", "", "C079", ""))
    assert state.boards[0].fortifications == (5, 5, 5, 7)


@pytest.mark.rule("MYS-439")
@pytest.mark.component("C080")
def test_c080_makes_each_troop_stronger_by_1() -> None:
    board = {"energy": 5, "hand": ("C080",), "at": 0, "troops": (8, 8), "golems": (9,), "fortifications": (9,)}
    state = position(era=3, turn=0, boards={0: board, 1: {"troops": (10,)}})
    before = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    play(state, "act", "play-card C080", "use-card")
    after = [control.strength_in(state, 0, place) for place in (0, 8, 9)]
    assert (before, after) == ([3, 2, 4], [3, 4, 4])
    assert control.strength_in(state, 1, 10) == 1
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "C080", "", "", ""))
