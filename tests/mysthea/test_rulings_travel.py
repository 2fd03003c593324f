"""Rulings AMB-MYS-25 to 33: Travel and carrying. Each test fails under the rejected reading."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import REGIONS
from rulewright.games.mysthea.model.vocabulary import Rank
from rulewright.games.mysthea.positions import offered, play, position, region

MYST, CRYSTAL, RIVER = region("shard.myst"), region("shard.crystal"), region("shard.river")
CARRY_BY_CHAMPION = ("C038", "", "", "", "")
CARRY_BY_TROOP = ("", "C059", "", "", "")
CARRY_BY_GOLEM = ("", "", "C077", "", "")
TOGETHER = {"at": MYST, "troops": (MYST, MYST), "golems": (MYST, MYST), "fortifications": (MYST,)}

# -- what is carried ------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-25")
@pytest.mark.rule("MYS-159")
@pytest.mark.component("C038", "C059", "C077")
@pytest.mark.parametrize(
    ("upgrades", "traveller", "cargo"),
    [
        (CARRY_BY_CHAMPION, "champion", ["carry-unit troop", "carry-unit golem"]),
        (CARRY_BY_TROOP, "troop", ["carry-unit troop", "carry-unit golem", "carry-unit champion"]),
        (CARRY_BY_GOLEM, "golem", ["carry-unit troop", "carry-unit golem", "carry-unit champion"]),
    ],
)
def test_a_fortification_is_carried_only_if_the_table_says_so(
    upgrades: tuple[str, ...], traveller: str, cargo: list[str]
):
    board = {**TOGETHER, "hand": ("C026",), "upgrades": upgrades}
    journey = ("act", "play-card C026", "spend-points", f"travel {traveller} shard.myst shard.river")
    state = play(position(turn=0, era=3, boards={0: board}), *journey)
    assert offered(state) == [*cargo, "done"]
    state = play(position(turn=0, era=3, boards={0: board}, rulings={"carry_fortifications": True}), *journey)
    assert offered(state) == [*cargo, "carry-unit fortification", "done"]
    play(state, "carry-unit fortification")
    assert state.boards[0].fortifications == (RIVER,)
    carried = [(e.unit, e.origin, e.target) for e in state.events if isinstance(e, events.Carried)]
    assert carried == [("fortification", MYST, RIVER)]


@pytest.mark.ruling("AMB-MYS-25")
@pytest.mark.rule("MYS-456")
@pytest.mark.component("C038")
def test_a_carried_fortification_has_travelled_and_is_not_carried_again_this_turn():
    board = {"at": MYST, "fortifications": (MYST,), "hand": ("C048",), "upgrades": CARRY_BY_CHAMPION}
    state = position(turn=0, era=3, boards={0: board}, rulings={"carry_fortifications": True})
    play(state, "act", "play-card C048", "spend-points", "travel champion shard.myst shard.river")
    play(state, "carry-unit fortification", "travel champion shard.river shard.crystal")
    assert state.decision.prompt == "prompt-spend-points"
    assert state.boards[0].fortifications == (RIVER,)


@pytest.mark.ruling("AMB-MYS-25", "AMB-MYS-28")
@pytest.mark.component("EN25", "C077")
def test_one_marching_golem_carries_one_fortification_however_many_troops_march_along():
    board = {**TOGETHER, "golems": (MYST,), "fortifications": (MYST, MYST, MYST), "experience": 1, "token": 0}
    state = position(
        turn=0,
        era=3,
        boards={0: {**board, "upgrades": CARRY_BY_GOLEM}},
        next_encounter="EN25",
        rulings={"carry_fortifications": True},
    )
    play(state, "face-encounter", "choose-approach boots", "choose-region shard.myst", "choose-region tree.forest")
    play(state, "carry-unit fortification")
    assert state.boards[0].fortifications == (MYST, MYST, region("tree.forest"))
    assert "meditate" in offered(state)


@pytest.mark.ruling("AMB-MYS-26")
@pytest.mark.rule("MYS-456")
@pytest.mark.component("C059", "C077")
def test_a_carried_unit_carries_nothing():
    board = {**TOGETHER, "hand": ("C047",), "upgrades": ("", "C059", "C077", "", "")}
    state = position(turn=0, era=3, boards={0: board})
    play(state, "act", "play-card C047", "spend-points", "travel troop shard.myst shard.river", "carry-unit golem")
    assert state.decision.prompt == "prompt-spend-points"
    assert state.boards[0].golems == (MYST, RIVER)
    assert state.boards[0].troops == (MYST, RIVER)


@pytest.mark.ruling("AMB-MYS-27")
@pytest.mark.rule("MYS-418", "MYS-436")
@pytest.mark.component("C059", "C077")
@pytest.mark.parametrize(("upgrades", "carrier"), [(CARRY_BY_TROOP, "troop"), (CARRY_BY_GOLEM, "golem")])
def test_a_champion_that_has_not_travelled_is_carried_and_may_then_travel_by_itself(
    upgrades: tuple[str, ...], carrier: str
):
    board = {"at": MYST, "troops": (MYST,), "golems": (MYST,), "hand": ("C048",), "upgrades": upgrades}
    state = position(turn=0, era=3, boards={0: board})
    play(state, "act", "play-card C048", "spend-points", f"travel {carrier} shard.myst arch.myst")
    play(state, "carry-unit champion")
    assert state.boards[0].at == region("arch.myst")
    play(state, "travel champion arch.myst arch.forest")
    assert state.boards[0].at == region("arch.forest")


@pytest.mark.ruling("AMB-MYS-27")
@pytest.mark.component("C059")
def test_a_champion_that_has_travelled_this_turn_is_not_carried():
    board = {"at": CRYSTAL, "troops": (MYST,), "hand": ("C047",), "upgrades": CARRY_BY_TROOP}
    state = position(turn=0, era=3, boards={0: board})
    play(state, "act", "play-card C047", "spend-points")
    play(state, "travel champion shard.crystal shard.myst", "travel troop shard.myst shard.river")
    assert state.boards[0].at == MYST
    assert state.decision.prompt != "prompt-carry"


@pytest.mark.ruling("AMB-MYS-28")
@pytest.mark.component("EN10", "EN20", "EN22")
@pytest.mark.parametrize(
    ("encounter", "upgrades", "journey", "cargo"),
    [
        ("EN10", CARRY_BY_GOLEM, "travel golem shard.myst sphere.mountain", "carry-unit champion"),
        ("EN20", CARRY_BY_CHAMPION, "travel champion shard.myst sphere.mountain", "carry-unit golem"),
        ("EN22", CARRY_BY_TROOP, "travel troop shard.myst sphere.mountain", "carry-unit champion"),
    ],
)
def test_a_move_to_any_region_by_an_encounter_may_carry(
    encounter: str, upgrades: tuple[str, ...], journey: str, cargo: str
):
    board = {**TOGETHER, "experience": 1, "token": 0, "upgrades": upgrades}
    state = position(turn=0, era=3, boards={0: board}, next_encounter=encounter)
    play(state, "face-encounter", "choose-approach boots", journey)
    assert state.decision.prompt == "prompt-carry"
    play(state, cargo)
    target = region("sphere.mountain")
    assert [(e.origin, e.target) for e in state.events if isinstance(e, events.Carried)] == [(MYST, target)]


@pytest.mark.ruling("AMB-MYS-28")
@pytest.mark.component("EN25", "C045")
def test_en25_may_carry_the_champion_along_and_c045_never_carries():
    upgrades = ("C038", "C059", "C077", "", "")
    board = {**TOGETHER, "experience": 1, "token": 0, "upgrades": upgrades}
    state = position(turn=0, era=3, boards={0: board}, next_encounter="EN25")
    play(state, "face-encounter", "choose-approach boots", "choose-region shard.myst", "choose-region tree.forest")
    assert offered(state) == ["carry-unit champion", "done"]
    play(state, "carry-unit champion")
    assert state.boards[0].at == region("tree.forest")
    tired = {**board, "hand": ("C045",), "energy": 4, "travelled": True, "tired_troops": (MYST,)}
    state = position(
        turn=0, era=3, boards={0: tired}, rulings={"march_tired_champion": False, "carry_fortifications": True}
    )
    play(state, "act", "play-card C045", "use-card", "choose-region shard.myst", "choose-region tree.forest")
    assert offered(state) == ["spend-points", "done"]
    assert state.boards[0].fortifications == (MYST,)


@pytest.mark.ruling("AMB-MYS-28")
@pytest.mark.rule("MYS-457")
@pytest.mark.component("C001", "C022", "C042")
@pytest.mark.parametrize(
    ("card", "upgrades", "journey"),
    [
        ("C001", CARRY_BY_CHAMPION, "travel champion shard.myst sphere.mountain"),
        ("C022", CARRY_BY_GOLEM, "travel golem shard.myst sphere.mountain"),
        ("C042", CARRY_BY_TROOP, "travel troop shard.myst sphere.mountain"),
    ],
)
def test_only_the_cards_that_say_so_forbid_carrying(card: str, upgrades: tuple[str, ...], journey: str):
    board = {**TOGETHER, "hand": (card,), "energy": 2, "upgrades": upgrades}
    state = position(turn=0, era=3, boards={0: board})
    play(state, "act", f"play-card {card}", "use-card", journey)
    assert state.decision.prompt != "prompt-carry"


# -- where to and who ---------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-29")
@pytest.mark.component("EN10", "EN22")
@pytest.mark.parametrize(
    ("encounter", "journeys"),
    [
        ("EN10", ("travel golem shard.myst tree.forest", "travel troop shard.myst volcano.river")),
        ("EN22", ("travel troop shard.myst tree.forest", "travel troop shard.myst volcano.river")),
    ],
)
def test_two_units_that_travel_to_any_region_have_each_their_own_destination(encounter: str, journeys: tuple[str, str]):
    board = {**TOGETHER, "experience": 1, "token": 0}
    state = position(turn=0, boards={0: board}, next_encounter=encounter)
    play(state, "face-encounter", "choose-approach boots", *journeys)
    units = sorted([*state.boards[0].troops, *state.boards[0].golems])
    assert units == [MYST, MYST, region("tree.forest"), region("volcano.river")]


@pytest.mark.ruling("AMB-MYS-30")
@pytest.mark.rule("MYS-404")
@pytest.mark.component("C045")
@pytest.mark.parametrize(
    ("rulings", "end"), [({}, "shard.myst"), ({"march_tired_champion": True}, "tree.forest")], ids=["usual", "switched"]
)
def test_a_champion_that_has_travelled_stays_behind_c045_unless_the_table_lets_it_go(rulings: Any, end: str):
    board = {"at": CRYSTAL, "troops": (MYST,), "hand": ("C045",), "energy": 4}
    state = position(turn=0, era=2, boards={0: board}, rulings=rulings)
    play(state, "act", "play-card C045", "spend-points", "travel champion shard.crystal shard.myst", "done")
    play(state, "use-card", "choose-region shard.myst", "choose-region tree.forest")
    assert state.boards[0].troops == (region("tree.forest"),)
    assert state.boards[0].at == region(end)


@pytest.mark.ruling("AMB-MYS-30")
@pytest.mark.rule("MYS-404")
@pytest.mark.component("C045")
def test_a_region_with_nobody_but_a_champion_that_has_travelled_cannot_be_left_with_c045():
    board = {"at": CRYSTAL, "troops": (RIVER,), "hand": ("C045",), "energy": 4}
    state = position(turn=0, era=2, boards={0: board})
    play(state, "act", "play-card C045", "spend-points", "travel champion shard.crystal shard.myst", "done", "use-card")
    assert offered(state) == ["choose-region shard.river", "done"]
    why = state.game.why_not(state, 0, "choose-region shard.myst")
    assert [(reason.rule, reason.message) for reason in why] == [("MYS-404", "why-has-travelled")]


@pytest.mark.ruling("AMB-MYS-31")
@pytest.mark.rule("MYS-404")
@pytest.mark.component("C045")
def test_c045_takes_all_units_that_can_go_and_leaves_those_that_have_travelled():
    forest = region("tree.forest")
    board = {**TOGETHER, "troops": (MYST, MYST, RIVER), "hand": ("C045",), "energy": 4}
    state = position(turn=0, era=2, boards={0: board})
    play(state, "act", "play-card C045", "spend-points", "travel troop shard.river shard.myst", "done")
    play(state, "use-card", "choose-region shard.myst", "choose-region tree.forest")
    marched = [(e.units, e.origin, e.target) for e in state.events if isinstance(e, events.Marched)]
    assert marched == [(5, MYST, forest)]
    moved = state.boards[0]
    assert (moved.troops, moved.golems, moved.at) == ((MYST, forest, forest), (forest, forest), forest)


@pytest.mark.ruling("AMB-MYS-31")
@pytest.mark.rule("MYS-486")
@pytest.mark.component("EN25")
def test_en25_takes_all_troops_and_golems_that_can_go_and_leaves_those_that_have_travelled():
    forest = region("tree.forest")
    board = {**TOGETHER, "experience": 1, "token": 0, "tired_troops": (MYST,), "tired_golems": (MYST,)}
    state = position(turn=0, boards={0: board}, next_encounter="EN25")
    play(state, "face-encounter", "choose-approach boots", "choose-region shard.myst", "choose-region tree.forest")
    moved = state.boards[0]
    assert (moved.troops, moved.golems, moved.at) == ((MYST, forest), (MYST, forest), MYST)


@pytest.mark.ruling("AMB-MYS-33")
@pytest.mark.rule("MYS-162")
@pytest.mark.component("C001", "C045")
def test_any_region_is_any_other_region():
    board = {"at": MYST, "hand": ("C001", "C045"), "energy": 4}
    state = play(position(turn=0, era=2, boards={0: board}), "act", "play-card C001", "use-card")
    others = [name for name in REGIONS if name != "shard.myst"]
    assert offered(state) == [*(f"travel champion shard.myst {name}" for name in others), "done"]
    state = position(turn=0, era=2, boards={0: board})
    play(state, "act", "play-card C045", "use-card", "choose-region shard.myst")
    assert offered(state) == [f"choose-region {name}" for name in others]


# -- once per turn, whose turn -----------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-32")
@pytest.mark.rule("MYS-158")
def test_the_limit_of_one_travel_holds_for_the_active_turn_whoever_owns_the_unit():
    """The attacker's Troop has travelled in this turn; the defender's did so in an earlier one and is fresh."""
    state = position(
        agenda=[steps.BeginTurn(0)],
        era=2,
        boards={
            0: {"at": region("volcano.river"), "troops": (RIVER, MYST), "hand": ("C046", "C047")},
            1: {"at": region("volcano.forest"), "troops": (MYST,), "tired_troops": (MYST,), "hand": ("C026",)},
        },
    )
    play(state, "act", "play-card C047", "spend-points", "travel troop shard.river shard.myst", "done")
    play(state, "start-battle shard.myst", "commit-card C046", "commit-card C026")
    assert state.decision.seat == 0
    play(state, "travel troop shard.myst shard.river")
    assert (state.decision.seat, state.decision.prompt) == (1, "prompt-retreat")
    assert "travel troop shard.myst arch.myst" in offered(state)


@pytest.mark.ruling("AMB-MYS-32")
@pytest.mark.rule("MYS-158", "MYS-207")
def test_a_troop_of_the_attacker_that_has_travelled_this_turn_cannot_retreat():
    state = position(
        turn=0,
        era=2,
        boards={
            0: {"at": region("volcano.river"), "troops": (RIVER,), "hand": ("C046", "C047")},
            1: {"at": MYST},
        },
    )
    play(state, "act", "play-card C047", "spend-points", "travel troop shard.river shard.myst", "done")
    play(state, "start-battle shard.myst", "commit-card C046")
    ended = [e.rule for e in state.events if isinstance(e, events.BattleEnded)]
    assert ended == ["MYS-236"]
    assert state.boards[0].troops == ()


@pytest.mark.ruling("AMB-MYS-32")
@pytest.mark.rule("MYS-158")
def test_a_defender_that_has_retreated_cannot_retreat_again_in_the_same_turn():
    state = position(
        turn=0,
        boards={
            0: {"at": MYST, "golems": (RIVER,), "hand": ("C004",), "energy": 2},
            1: {"at": region("volcano.forest"), "troops": (MYST,), "hand": ("C026", "C029")},
        },
    )
    play(state, "start-battle shard.myst")
    play(state, "commit-card C026", seat=1)
    play(state, "commit-nothing", seat=0)
    play(state, "travel troop shard.myst shard.river")
    assert state.boards[1].troops == (RIVER,)
    play(state, "act", "play-card C004", "use-card", "start-battle shard.river", "commit-card C029")
    assert state.boards[1].troops == ()
    assert state.decision.prompt != "prompt-retreat"


@pytest.mark.ruling("AMB-MYS-32")
@pytest.mark.component("onygauros")
@pytest.mark.parametrize(("phase", "fresh"), [(3, True), (2, False)])
def test_in_phase_3_each_reward_is_its_own_turn(phase: int, fresh: bool):
    state = position(
        agenda=[steps.GiveReward(0, "onygauros", Rank.GOLD)],
        boards={0: {"troops": (MYST,), "tired_troops": (MYST,)}},
        monsters=("onygauros", "kodror", "utcoro"),
        lairs=(0, -1, -1),
        phase=phase,
    )
    assert state.decision.about == {"points": 4}
    assert ("travel troop shard.myst shard.river" in offered(state)) is fresh
