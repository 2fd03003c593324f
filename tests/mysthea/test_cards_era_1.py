"""The twenty Command cards of Era I, C021 to C040. Rulebook p.22-23."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import offered, play, position, region

from .faces import check_face

ONE_OF_EACH = ("C001", "C006", "C011", "C016")
"""Starting cards, one of each type, for effects that are paid with a card."""

FACES = [
    pytest.param(card, kind, points, slot, marks=pytest.mark.rule(rule), id=card)
    for rule, card, kind, points, slot in [
        ("MYS-380", "C021", "tactic", 1, None),
        ("MYS-381", "C022", "tactic", 1, None),
        ("MYS-382", "C023", "tactic", 2, None),
        ("MYS-383", "C024", "tactic", 3, None),
        ("MYS-384", "C025", "tactic", 3, None),
        ("MYS-385", "C026", "objective", 1, None),
        ("MYS-386", "C027", "objective", 1, None),
        ("MYS-387", "C028", "objective", 2, None),
        ("MYS-388", "C029", "objective", 3, None),
        ("MYS-389", "C030", "objective", 3, None),
        ("MYS-390", "C031", "accessory", 1, None),
        ("MYS-391", "C032", "accessory", 1, None),
        ("MYS-392", "C033", "accessory", 2, None),
        ("MYS-393", "C034", "accessory", 3, None),
        ("MYS-394", "C035", "accessory", 3, None),
        ("MYS-395", "C036", "upgrade", 1, "fortification"),
        ("MYS-396", "C037", "upgrade", 1, "golem"),
        ("MYS-397", "C038", "upgrade", 2, "champion"),
        ("MYS-398", "C039", "upgrade", 3, "troop"),
        ("MYS-399", "C040", "upgrade", 3, "card"),
    ]
]


@pytest.mark.parametrize(("card", "kind", "points", "slot"), FACES)
def test_a_card_of_era_1_has_its_type_its_points_and_its_price(
    card: str, kind: str, points: int, slot: str | None
) -> None:
    check_face(card, kind, points, slot, 1, ONE_OF_EACH)


# -- Tactics -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-380")
@pytest.mark.component("C021")
def test_c021_recharges_the_artefact() -> None:
    state = position(turn=0, boards={0: {"energy": 1, "hand": ("C021",), "charged": False}})
    play(state, "act", "play-card C021", "use-card")
    assert (state.boards[0].energy, state.boards[0].charged) == (0, True)
    assert state.events[-1] == events.ArtefactCharged(rule="MYS-380", seat=0)


@pytest.mark.rule("MYS-381")
@pytest.mark.component("C022")
def test_c022_takes_one_golem_to_any_region() -> None:
    golems = (region("shard.river"), region("tree.forest"))
    # Even with C077 on the board the Troop beside the Golem stays behind.
    board = {"energy": 1, "hand": ("C022",), "upgrades": ("", "", "C077", "", ""), "golems": golems, "troops": (2,)}
    state = position(era=3, turn=0, boards={0: board})
    play(state, "act", "play-card C022", "use-card")
    ways = [text for text in offered(state) if text != "done"]
    assert len(ways) == 2 * 14
    assert all(text.startswith(("travel golem shard.river ", "travel golem tree.forest ")) for text in ways)
    play(state, "travel golem shard.river sphere.mountain")
    after = state.boards[0]
    assert (after.golems, after.energy) == ((region("tree.forest"), region("sphere.mountain")), 0)
    # Only one of them goes.
    assert (after.troops, offered(state)) == ((2,), ["spend-points", "done"])


@pytest.mark.rule("MYS-382")
@pytest.mark.component("C023")
def test_c023_takes_one_fortification_of_each_opponent_in_a_region() -> None:
    site, elsewhere = region("arch.mountain"), region("tree.mountain")
    state = position(
        turn=0,
        boards={
            0: {"energy": 2, "hand": ("C023",), "fortifications": (site,), "troops": (region("shard.river"),)},
            1: {"fortifications": (site, site), "troops": (site,)},
            2: {"fortifications": (site, elsewhere)},
        },
    )
    play(state, "act", "play-card C023", "use-card")
    assert offered(state) == ["choose-region arch.mountain", "choose-region tree.mountain"]
    play(state, "choose-region arch.mountain")
    assert [board.fortifications for board in state.boards] == [(site,), (site,), (elsewhere,)]
    assert [board.supply_fortifications for board in state.boards] == [3, 3, 3]
    assert state.boards[1].troops == (site,)
    assert (state.boards[0].energy, [board.glory for board in state.boards]) == (0, [1, 1, 1])


@pytest.mark.rule("MYS-383")
@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C024")
@pytest.mark.parametrize(
    ("options", "troops", "golems"),
    [
        (("take-option 1", "done"), 1, 0),
        (("take-option 2", "done"), 0, 1),
        (("take-option 1", "take-option 2"), 1, 1),
    ],
)
def test_c024_constructs_a_troop_and_or_a_golem(options: tuple[str, str], troops: int, golems: int) -> None:
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C024",)}})
    play(state, "act", "play-card C024", "use-card")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, *options)
    board = state.boards[0]
    assert (board.constructed_troops, board.supply_troops) == (troops, 8 - troops)
    assert (board.constructed_golems, board.supply_golems) == (golems, 4 - golems)
    # No Command Points went into it.
    assert board.energy == 0
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.rule("MYS-384")
@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C025")
@pytest.mark.parametrize(
    ("options", "troops", "golems"),
    [
        (("take-option 1", "done"), 1, 0),
        (("take-option 2", "done"), 0, 1),
        (("take-option 2", "take-option 1"), 1, 1),
    ],
)
def test_c025_deploys_a_troop_and_or_a_golem(options: tuple[str, str], troops: int, golems: int) -> None:
    home = region("sphere.river")
    state = position(
        turn=0,
        boards={0: {"energy": 3, "hand": ("C025",), "at": home, "constructed_troops": 2, "constructed_golems": 2}},
    )
    play(state, "act", "play-card C025", "use-card")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, *options)
    board = state.boards[0]
    assert (board.troops, board.constructed_troops) == ((home,) * troops, 2 - troops)
    assert (board.golems, board.constructed_golems) == ((home,) * golems, 2 - golems)
    assert board.energy == 0
    assert offered(state) == ["spend-points", "done"]


# -- Objectives ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-385")
@pytest.mark.component("C026")
def test_c026_gives_3_glory() -> None:
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C026",)}})
    play(state, "act", "play-card C026", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (2, 4)
    assert state.events[-1] == events.Gained(rule="MYS-385", seat=0, glory=3)


@pytest.mark.rule("MYS-386")
@pytest.mark.component("C027")
def test_c027_removes_a_tactic_for_its_points_as_command_points_and_experience() -> None:
    state = position(turn=0, boards={0: {"energy": 1, "hand": ("C021", "C025", "C026", "C027", "C031", "C036")}})
    play(state, "act", "play-card C027", "use-card")
    assert offered(state) == ["pay-with-card C021", "pay-with-card C025"]
    play(state, "pay-with-card C025")
    board = state.boards[0]
    assert (board.energy, board.experience, board.glory) == (0, 3, 1)
    assert (state.removed, board.discard) == (("C025",), ("C027",))
    assert state.decision.about == {"points": 3}
    play(state, "gain-energy", "gain-energy", "gain-energy")
    assert (board.energy, offered(state)) == (3, ["spend-points", "done"])


@pytest.mark.rule("MYS-387")
@pytest.mark.component("C028")
def test_c028_gives_2_glory_for_each_own_fortification_on_the_islands() -> None:
    state = position(
        turn=0,
        boards={0: {"energy": 2, "hand": ("C028",), "fortifications": (0, 0, 7)}, 1: {"fortifications": (0, 3)}},
    )
    play(state, "act", "play-card C028", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 1 + 6)


@pytest.mark.rule("MYS-388")
@pytest.mark.component("C029")
def test_c029_gives_1_glory_and_1_energy_for_each_own_golem_on_the_islands() -> None:
    state = position(
        turn=0,
        boards={0: {"energy": 3, "hand": ("C029",), "golems": (2, 9), "constructed_golems": 1}, 1: {"golems": (2, 2)}},
    )
    play(state, "act", "play-card C029", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (2, 3)
    assert state.events[-1] == events.Gained(rule="MYS-388", seat=0, energy=2, glory=2)


@pytest.mark.rule("MYS-389")
@pytest.mark.component("C030")
def test_c030_gives_3_glory_for_each_encounter_faced() -> None:
    state = position(
        turn=0, boards={0: {"energy": 3, "hand": ("C030",), "faced": ("EN01", "EN02")}, 1: {"faced": ("EN03",)}}
    )
    play(state, "act", "play-card C030", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 1 + 6)


# -- Accessories -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-390")
@pytest.mark.component("C031")
def test_c031_turns_1_energy_into_2_once_per_turn() -> None:
    state = position(turn=0, boards={0: {"energy": 1, "accessories": ("C031",)}})
    play(state, "use-accessory C031")
    assert state.events[-2:] == [
        events.Paid(rule="MYS-390", seat=0, energy=1),
        events.Gained(rule="MYS-390", seat=0, energy=2),
    ]
    assert (state.boards[0].energy, state.boards[0].accessories) == (2, ("C031",))
    assert offered(state) == ["develop", "meditate"]


@pytest.mark.rule("MYS-391")
@pytest.mark.component("C032")
def test_c032_takes_the_champion_to_any_region_for_1_energy_once_per_turn() -> None:
    # Even with C038 on the board the Troop beside the Champion stays behind.
    board = {"energy": 2, "accessories": ("C032",), "upgrades": ("C038", "", "", "", ""), "at": 0, "troops": (0,)}
    state = position(turn=0, boards={0: board})
    play(state, "use-accessory C032")
    assert state.boards[0].energy == 1
    assert len(offered(state)) == 14 + 1
    play(state, "travel champion shard.myst tree.mountain")
    assert (state.boards[0].at, state.boards[0].accessories) == (region("tree.mountain"), ("C032",))
    assert (state.boards[0].troops, offered(state)) == ((0,), ["develop", "meditate"])


@pytest.mark.rule("MYS-392")
@pytest.mark.component("C033")
def test_c033_turns_1_experience_into_2_glory_once_per_turn() -> None:
    state = position(turn=0, boards={0: {"energy": 4, "experience": 2, "accessories": ("C033",)}})
    play(state, "use-accessory C033")
    board = state.boards[0]
    assert (board.energy, board.experience, board.glory, board.accessories) == (4, 1, 3, ("C033",))
    assert offered(state) == ["develop", "meditate"]


@pytest.mark.rule("MYS-393")
@pytest.mark.component("C034")
def test_c034_constructs_a_troop_or_travels_with_one_for_1_energy() -> None:
    board = {"energy": 1, "accessories": ("C034",), "troops": (region("shard.river"),), "golems": (5,)}
    construct = position(turn=0, boards={0: board})
    play(construct, "use-accessory C034")
    assert (construct.boards[0].energy, offered(construct)) == (0, ["take-option 1", "take-option 2"])
    play(construct, "take-option 1")
    assert (construct.boards[0].constructed_troops, construct.boards[0].supply_troops) == (1, 6)

    travel = position(turn=0, boards={0: board})
    play(travel, "use-accessory C034", "take-option 2")
    # A normal Travel: on the Island, or to a River on a neighbouring Island.
    assert offered(travel) == [
        "travel troop shard.river shard.myst",
        "travel troop shard.river shard.crystal",
        "travel troop shard.river volcano.river",
        "done",
    ]
    play(travel, "travel troop shard.river volcano.river")
    assert (travel.boards[0].troops, travel.boards[0].constructed_troops) == ((region("volcano.river"),), 0)
    for state in (construct, travel):
        assert state.boards[0].accessories == ("C034",)
        assert offered(state) == ["meditate"]


@pytest.mark.rule("MYS-394")
@pytest.mark.component("C035")
def test_c035_constructs_a_golem_or_travels_with_one_for_1_energy() -> None:
    board = {"energy": 1, "accessories": ("C035",), "golems": (region("tree.forest"),), "troops": (5,)}
    construct = position(turn=0, boards={0: board})
    play(construct, "use-accessory C035")
    assert (construct.boards[0].energy, offered(construct)) == (0, ["take-option 1", "take-option 2"])
    play(construct, "take-option 1")
    assert (construct.boards[0].constructed_golems, construct.boards[0].supply_golems) == (1, 2)

    travel = position(turn=0, boards={0: board})
    play(travel, "use-accessory C035", "take-option 2")
    assert offered(travel) == [
        "travel golem tree.forest tree.crystal",
        "travel golem tree.forest tree.mountain",
        "travel golem tree.forest arch.forest",
        "done",
    ]
    play(travel, "travel golem tree.forest arch.forest")
    assert (travel.boards[0].golems, travel.boards[0].constructed_golems) == ((region("arch.forest"),), 0)
    for state in (construct, travel):
        assert state.boards[0].accessories == ("C035",)
        assert offered(state) == ["meditate"]


# -- Upgrades --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-395")
@pytest.mark.component("C036")
@pytest.mark.parametrize(("answer", "experience"), [("accept", 1), ("decline", 0)])
def test_c036_offers_1_experience_for_each_fortification_deployed(answer: str, experience: int) -> None:
    state = position(
        agenda=[steps.Meditate(0), steps.ChooseCard(0), steps.Meditate(0)],
        boards={0: {"hand": ("C036",), "at": region("arch.mountain")}},
    )
    # Not yet in play: nothing is offered.
    play(state, "deploy-fortification arch.mountain")
    assert offered(state) == ["play-card C036"]
    play(state, "play-card C036", "use-card", "done", "deploy-fortification arch.mountain")
    assert (state.boards[0].energy, state.boards[0].upgrades) == (3 - 1 + 3, ("", "", "", "C036", ""))
    assert offered(state) == ["accept", "decline"]
    play(state, answer)
    assert (state.boards[0].experience, len(state.boards[0].fortifications)) == (experience, 2)


@pytest.mark.rule("MYS-396")
@pytest.mark.component("C037")
@pytest.mark.parametrize(("answer", "glory"), [("accept", 4), ("decline", 1)])
def test_c037_offers_3_glory_for_each_golem_deployed(answer: str, glory: int) -> None:
    state = position(
        agenda=[steps.SpendPoints(0, 2), steps.ChooseCard(0), steps.SpendPoints(0, 3)],
        boards={0: {"energy": 1, "hand": ("C037",), "constructed_golems": 2, "constructed_troops": 1, "at": 5}},
    )
    # Not yet in play: nothing is offered.
    play(state, "deploy golem")
    assert offered(state) == ["play-card C037"]
    play(state, "play-card C037", "use-card", "done", "deploy golem")
    assert offered(state) == ["accept", "decline"]
    play(state, answer)
    assert (state.boards[0].energy, state.boards[0].glory, state.boards[0].golems) == (0, glory, (5, 5))
    # A Troop brings nothing.
    play(state, "deploy troop")
    assert (state.boards[0].glory, state.boards[0].troops) == (glory, (5,))


@pytest.mark.rule("MYS-397")
@pytest.mark.ruling("AMB-MYS-25")
@pytest.mark.component("C038")
def test_c038_lets_the_champion_carry_a_different_unit_on_each_travel() -> None:
    start, middle, end = region("shard.myst"), region("shard.crystal"), region("shard.river")
    state = position(
        turn=0,
        boards={
            0: {
                "energy": 2,
                "hand": ("C038",),
                "at": start,
                "troops": (start, middle),
                "golems": (start,),
                "fortifications": (start, middle),
            }
        },
    )
    play(state, "act", "play-card C038", "use-card", "spend-points", "travel champion shard.myst shard.crystal")
    assert offered(state) == ["carry-unit troop", "carry-unit golem", "done"]
    play(state, "carry-unit golem")
    assert (state.boards[0].at, state.boards[0].golems, state.boards[0].troops) == (middle, (middle,), (start, middle))
    # The Golem has travelled and the Fortification cannot: only the Troop that stood there is left to carry.
    play(state, "travel champion shard.crystal shard.river")
    assert offered(state) == ["carry-unit troop", "done"]
    play(state, "carry-unit troop")
    board = state.boards[0]
    assert (board.at, board.golems, board.troops, board.fortifications) == (
        end,
        (middle,),
        (start, end),
        (start, middle),
    )
    assert (board.energy, board.upgrades) == (0, ("C038", "", "", "", ""))


@pytest.mark.rule("MYS-397")
@pytest.mark.component("C038")
def test_without_c038_the_champion_travels_alone() -> None:
    state = position(turn=0, boards={0: {"energy": 2, "hand": ("C038",), "at": 0, "troops": (0,), "golems": (0,)}})
    play(state, "act", "play-card C038", "spend-points", "travel champion shard.myst shard.crystal")
    assert "carry-unit troop" not in offered(state)
    assert (state.boards[0].at, state.boards[0].troops, state.boards[0].golems) == (1, (0,), (0,))
    play(state, "travel troop shard.myst shard.river")
    assert (state.boards[0].at, state.boards[0].troops, offered(state)) == (1, (2,), ["use-card", "done"])


@pytest.mark.rule("MYS-398")
@pytest.mark.component("C039")
def test_c039_may_deploy_each_constructed_troop_for_free() -> None:
    home = region("volcano.crystal")
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C039",), "at": home}})
    play(state, "act", "play-card C039", "use-card", "spend-points", "construct troop")
    assert offered(state) == ["accept", "decline"]
    play(state, "accept", "construct troop", "decline")
    board = state.boards[0]
    assert (board.troops, board.constructed_troops, board.supply_troops) == ((home,), 1, 6)
    assert (board.energy, board.upgrades, state.decision.about) == (0, ("", "C039", "", "", ""), {"points": 1})

    late = position(turn=0, boards={0: {"energy": 3, "hand": ("C039",), "at": home}})
    play(late, "act", "play-card C039", "spend-points", "construct troop")
    assert "accept" not in offered(late)
    assert (late.boards[0].troops, late.boards[0].constructed_troops) == ((), 1)


@pytest.mark.rule("MYS-399")
@pytest.mark.component("C040")
def test_c040_lets_accessories_be_placed_for_no_energy() -> None:
    state = position(
        agenda=[steps.ChooseCard(0), steps.ChooseCard(0)], boards={0: {"energy": 3, "hand": ("C035", "C040")}}
    )
    play(state, "play-card C040", "use-card", "done")
    assert state.boards[0].energy == 0
    play(state, "play-card C035", "use-card")
    assert (state.boards[0].energy, state.boards[0].accessories) == (0, ("C035",))
    assert not any(isinstance(event, events.Paid) for event in state.events)

    without = position(turn=0, boards={0: {"energy": 2, "hand": ("C035",)}})
    play(without, "act", "play-card C035")
    assert offered(without) == ["spend-points", "done"]
