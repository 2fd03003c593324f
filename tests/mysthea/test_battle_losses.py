"""Battle: losses, wounds, and Glory for the strongest. Rulebook p.10-11."""

from __future__ import annotations

from functools import partial

import pytest

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.positions import island, offered, play, position, region
from rulewright.games.mysthea.rules.control import controller

from . import battles
from .battles import BESIDE, FIELD, totals

YELLOW = {1: "C046", 2: "C047"}
fight = partial(battles.fight, era=2)


def glory(state) -> list[int]:
    """What each seat has gained, all having begun with 1."""
    return [board.glory - 1 for board in state.boards]


def happened(state, kind) -> list:
    return [event for event in state.events if isinstance(event, kind)]


# -- losses -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-222", "MYS-224")
@pytest.mark.ruling("AMB-MYS-42")
def test_in_order_of_play_each_weaker_side_removes_as_many_own_units_as_it_lacks_strength():
    """p.10 Start a Battle: 6 against 4 and 5; the first losses do not change the second."""
    boards = {
        0: {"golems": (FIELD,) * 3, "artefact": 2},
        1: {"troops": (FIELD, FIELD), "golems": (FIELD,), "artefact": 3},
        2: {"golems": (FIELD,), "at": FIELD, "artefact": 1},
    }
    state = fight(boards)
    assert totals(state) == {2: 5, 0: 6, 1: 4}
    assert (state.decision.seat, state.decision.about) == (2, {"count": 1})
    assert offered(state) == ["remove-unit golem", "remove-unit champion"]
    play(state, "remove-unit golem")
    assert state.events[0] == events.UnitRemoved(rule="MYS-222", seat=2, unit="golem", region=FIELD)
    assert (state.decision.seat, state.decision.about) == (1, {"count": 2})
    assert offered(state) == ["remove-unit troop", "remove-unit golem"]
    play(state, "remove-unit troop", "remove-unit golem")
    assert state.battle is None
    assert (state.boards[1].troops, state.boards[1].golems) == ((FIELD,), ())
    assert (state.boards[2].golems, state.boards[2].wounded) == ((), False)
    assert state.boards[0].golems == (FIELD,) * 3


@pytest.mark.rule("MYS-223")
@pytest.mark.parametrize("unit", ["golem", "fortification", "troop"])
def test_each_removed_unit_of_any_kind_makes_up_for_one_point_of_difference(unit):
    """p.10 Start a Battle: a difference of 2 costs two Golems, not one."""
    strength = {"golem": 2, "fortification": 2, "troop": 1}[unit]
    boards = {0: {"troops": (FIELD,) * (4 * strength + 2)}, 1: {f"{unit}s": (FIELD,) * 4}}
    state = fight(boards)
    assert totals(state) == {0: 4 * strength + 2, 1: 4 * strength}
    assert len(getattr(state.boards[1], f"{unit}s")) == 2
    assert glory(state)[0] == 2 * 2


@pytest.mark.rule("MYS-224")
@pytest.mark.parametrize("unit", ["troop", "golem", "fortification", "champion"])
def test_the_owner_chooses_which_unit_is_lost_or_whether_the_champion_is_wounded(unit):
    """p.10 Start a Battle: 9 against 8."""
    there = {"troops": (FIELD,), "golems": (FIELD,), "fortifications": (FIELD,), "at": FIELD}
    state = fight({0: {"golems": (FIELD,) * 3, "at": FIELD}, 1: there})
    assert state.decision.seat == 1
    assert offered(state) == [f"remove-unit {kind}" for kind in ("troop", "golem", "fortification", "champion")]
    play(state, f"remove-unit {unit}")
    board = state.boards[1]
    left = {"troop": len(board.troops), "golem": len(board.golems), "fortification": len(board.fortifications)}
    assert left == {kind: int(kind != unit) for kind in left}
    assert board.wounded is (unit == "champion")
    assert board.at == FIELD


@pytest.mark.rule("MYS-224", "MYS-234")
@pytest.mark.parametrize(
    ("attackers", "asked"),
    [({"golems": (FIELD,) * 2, "troops": (FIELD,)}, True), ({"golems": (FIELD,) * 3}, False)],
    ids=["one must go", "both must go"],
)
def test_whoever_loses_everything_is_not_asked_in_which_order(attackers, asked):
    """p.10 Start a Battle: 5 or 6 against 4; the wounded Champion cannot be lost, so two losses are all there is."""
    there = {"at": FIELD, "wounded": True, "golems": (FIELD,), "troops": (FIELD,)}
    state = fight({0: attackers, 1: there})
    assert (state.decision.prompt == "prompt-lose-unit") is asked
    board = state.boards[1]
    assert (board.troops, board.golems) == (((FIELD,), (FIELD,)) if asked else ((), ()))


@pytest.mark.rule("MYS-225")
def test_sides_tied_for_the_highest_strength_lose_nothing():
    """p.10 Start a Battle."""
    state = fight({0: {"golems": (FIELD,)}, 1: {"fortifications": (FIELD,)}, 2: {"troops": (FIELD, FIELD)}})
    assert totals(state) == {0: 2, 1: 2, 2: 2}
    assert happened(state, events.UnitRemoved) == []
    assert happened(state, events.BattleEnded) == [
        events.BattleEnded(rule="MYS-236", region=FIELD, strongest=(0, 1, 2))
    ]


@pytest.mark.rule("MYS-226")
@pytest.mark.parametrize("unit", ["troop", "golem"])
def test_removed_troops_and_golems_go_to_the_constructed_space_and_are_deployed_again(unit):
    """p.10 Start a Battle."""
    state = fight({0: {f"{unit}s": (FIELD,), "hand": ("C011",), "at": 0}, 1: {"at": FIELD}})
    board = state.boards[0]
    assert getattr(board, f"{unit}s") == ()
    assert getattr(board, f"constructed_{unit}s") == 1
    assert getattr(board, f"supply_{unit}s") == {"troop": 7, "golem": 3}[unit]
    play(state, "act", "play-card C011", "spend-points", f"deploy {unit}")
    assert getattr(board, f"{unit}s") == (0,)


@pytest.mark.rule("MYS-227")
@pytest.mark.ruling("AMB-MYS-43")
def test_a_removed_fortification_returns_to_the_supply():
    """p.10 Start a Battle."""
    state = fight({0: {"at": FIELD}, 1: {"fortifications": (FIELD, BESIDE)}})
    board = state.boards[1]
    assert (board.fortifications, board.supply_fortifications) == ((BESIDE,), 3)
    assert (board.constructed_troops, board.constructed_golems) == (0, 0)


@pytest.mark.rule("MYS-234")
def test_removals_beyond_the_units_that_are_there_are_ignored():
    """p.10 Start a Battle: 8 against 1."""
    state = fight({0: {"golems": (FIELD,) * 4}, 1: {"troops": (FIELD, BESIDE, BESIDE)}})
    assert totals(state) == {0: 8, 1: 1}
    assert state.boards[1].troops == (BESIDE, BESIDE)
    assert state.battle is None
    assert glory(state)[0] == 2


# -- wounded Champions ------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-228")
def test_a_champion_that_would_be_removed_stays_and_is_wounded_for_one_point_of_difference():
    """p.10 Wounded Champion: 6 against 5, and 6 against 4 with a Troop."""
    state = fight({0: {"golems": (FIELD,) * 3}, 1: {"at": FIELD, "golems": (FIELD,)}})
    play(state, "remove-unit champion")
    board = state.boards[1]
    assert (board.at, board.wounded, board.golems) == (FIELD, True, (FIELD,))
    assert state.events[0] == events.ChampionWounded(rule="MYS-228", seat=1, champion="celethe", region=FIELD)
    assert state.battle is None

    state = fight({0: {"golems": (FIELD,) * 3}, 1: {"at": FIELD, "troops": (FIELD,)}})
    assert (state.boards[1].wounded, state.boards[1].troops) == (True, ())


@pytest.mark.rule("MYS-229")
@pytest.mark.component("anuth")
@pytest.mark.parametrize(("wounded", "strength"), [(False, 5), (True, 1)])
def test_a_wounded_champion_has_strength_one_and_no_ability(wounded, strength):
    """p.10 Wounded Champion: Anuth has 2 more in a Battle of his own."""
    boards = {0: {"champion": "anuth", "at": FIELD, "wounded": wounded}, 1: {"golems": (FIELD,), "champion": "telron"}}
    assert totals(fight(boards, options={"abilities": True})) == {0: strength, 1: 2}


@pytest.mark.rule("MYS-230")
@pytest.mark.ruling("AMB-MYS-41")
def test_a_wounded_champion_cannot_be_wounded_again_and_takes_no_further_point():
    """p.10 Wounded Champion: 6 against 3; two units are there besides the Champion."""
    there = {"at": FIELD, "wounded": True, "troops": (FIELD,), "fortifications": (FIELD,), "glory": 5, "energy": 4}
    state = fight({0: {"golems": (FIELD,) * 3}, 1: there})
    board = state.boards[1]
    assert (board.troops, board.fortifications, board.at, board.wounded) == ((), (), FIELD, True)
    assert (board.glory, board.energy) == (5, 4)
    assert happened(state, events.ChampionWounded) == []
    assert glory(state)[0] == 2 * 2


@pytest.mark.rule("MYS-231")
@pytest.mark.component("C019")
def test_upgrades_of_the_champion_work_while_it_is_wounded():
    """p.10 Wounded Champion: C019 adds 2 Strength."""
    there = {"at": FIELD, "wounded": True, "upgrades": ("C019", "", "", "", "")}
    assert totals(fight({0: {"at": FIELD}, 1: there})) == {0: 3, 1: 3}


@pytest.mark.rule("MYS-232")
def test_a_wounded_champion_travels_faces_encounters_moves_islands_and_has_units_deployed_to_it():
    """p.10 Wounded Champion."""
    board = {"wounded": True, "hand": ("C011",), "experience": 1, "token": island("shard"), "constructed_troops": 1}
    state = position(turn=0, boards={0: board})
    assert {"face-encounter", "move-island"} <= set(offered(state))
    twin = state.copy()
    play(twin, "face-encounter", "choose-approach boots")
    assert twin.boards[0].faced == ("EN26",)
    play(state, "move-island", "decline", "set-down-after tree")
    assert state.ring == (1, 2, 0, 3, 4)
    play(state, "act", "play-card C011", "spend-points", "travel champion shard.myst shard.river", "deploy troop")
    assert (state.boards[0].at, state.boards[0].troops) == (region("shard.river"), (region("shard.river"),))


@pytest.mark.rule("MYS-233")
def test_wounds_end_in_phase_one_of_the_next_era_and_not_before():
    """p.10 Wounded Champion: neither a round nor a recharge nor the end of the Era's events heals."""
    path = ("forest", "river", "myst", "storm", "utcoro")
    state = position(
        turn=0,
        players=2,
        path=path,
        next_event="crystal",
        events_deck=("mountain",),
        boards={0: {"wounded": True, "charged": False}, 1: {"wounded": True, "charged": False}},
    )
    play(state, "meditate")
    assert state.decision.prompt == "prompt-recharge"
    play(state, "accept", "accept")
    while state.era == 1:
        assert [board.wounded for board in state.boards] == [True, True]
        play(state, "done" if "done" in offered(state) else "meditate")
    assert [board.wounded for board in state.boards] == [False, False]
    assert [event.rule for event in happened(state, events.ChampionRestored)] == ["MYS-098", "MYS-098"]


# -- Glory --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-235", "MYS-238")
@pytest.mark.ruling("AMB-MYS-38")
def test_the_strongest_gains_two_glory_for_each_enemy_unit_removed_wounded_or_retreated():
    """p.10 Start a Battle: a Golem retreats, a Troop is removed, a Champion is wounded."""
    boards = {
        0: {"golems": (FIELD,) * 4},
        1: {"golems": (FIELD,), "troops": (FIELD,)},
        2: {"at": FIELD, "golems": (FIELD, FIELD)},
    }
    state = fight(boards, {1: YELLOW[1]})
    play(state, "travel golem tree.mountain tree.forest")
    assert totals(state) == {0: 8, 1: 1, 2: 7}
    play(state, "remove-unit champion")
    assert glory(state) == [3 * 2, 0, 0]
    assert happened(state, events.Gained) == [events.Gained(rule="MYS-235", seat=0, glory=6)]


@pytest.mark.rule("MYS-235")
@pytest.mark.ruling("AMB-MYS-38")
def test_a_unit_counts_as_retreated_once_and_only_if_it_ends_elsewhere():
    """p.10 Start a Battle: a Champion that walks out and back has not retreated."""
    boards = {0: {"golems": (FIELD,) * 4}, 1: {"at": FIELD}}
    state = fight(boards, {1: YELLOW[2]})
    play(state, "travel champion tree.mountain tree.forest", "travel champion tree.forest arch.forest")
    assert glory(state)[0] == 2
    state = fight(boards, {1: YELLOW[2]})
    play(state, "travel champion tree.mountain tree.forest", "travel champion tree.forest tree.mountain")
    assert state.boards[1].wounded
    assert glory(state)[0] == 2


@pytest.mark.rule("MYS-236")
@pytest.mark.ruling("AMB-MYS-40")
def test_every_side_tied_for_the_most_strength_gets_the_full_glory_for_the_units_of_all_others():
    """p.11 example; a unit that one of the tied sides retreated counts for the other one."""
    boards = {0: {"golems": (FIELD,) * 2}, 1: {"golems": (FIELD,) * 3}, 2: {"troops": (FIELD,)}}
    state = fight(boards, {1: YELLOW[1]})
    play(state, "travel golem tree.mountain tree.forest")
    assert totals(state) == {0: 4, 1: 4, 2: 1}
    assert glory(state) == [2 * 2, 1 * 2, 0]


@pytest.mark.rule("MYS-236")
@pytest.mark.ruling("AMB-MYS-39")
def test_when_all_units_have_retreated_all_sides_are_tied():
    """p.10 Start a Battle."""
    boards = {0: {"golems": (FIELD,)}, 1: {"troops": (FIELD,)}}
    state = fight(boards, {0: YELLOW[1], 1: YELLOW[2]})
    play(state, "travel golem tree.mountain tree.forest", "travel troop tree.mountain tree.forest")
    assert totals(state) == {0: 0, 1: 0}
    assert glory(state)[:2] == [2, 2]


@pytest.mark.rule("MYS-237")
def test_the_attacker_gets_nothing_for_attacking_and_any_side_may_be_the_strongest():
    """p.10 Start a Battle."""
    state = fight({0: {"troops": (FIELD,)}, 1: {"golems": (FIELD,)}, 2: {"at": FIELD}})
    assert glory(state) == [0, 0, 2 * 2]
    assert happened(state, events.BattleEnded)[0].strongest == (2,)


@pytest.mark.rule("MYS-239")
def test_a_battle_changes_control_only_through_the_units_that_are_left():
    """p.13 Controlling a Region: a red card wins the Battle, the defender keeps the region."""
    boards = {0: {"golems": (FIELD,)}, 1: {"golems": (FIELD,) * 2, "fortifications": (FIELD,)}}
    state = fight(boards, {0: "C065"}, era=3)
    assert totals(state) == {0: 7, 1: 6}
    play(state, "remove-unit golem")
    assert state.battle is None
    assert controller(state, FIELD) == 1
    weak = fight({0: {"golems": (FIELD,)}, 1: {"troops": (FIELD,)}})
    assert controller(weak, FIELD) == 0


# -- worked examples ------------------------------------------------------------------------------------------


def four_players(**options):
    """The example of p.10-11 after the reveal: blue, yellow, red and black in this order, red has started it."""
    boards = {
        0: {"golems": (FIELD,), "fortifications": (FIELD,), "troops": (FIELD,)},
        1: {"at": FIELD, "troops": (FIELD,) * 3},
        2: {"golems": (FIELD,), "troops": (FIELD,), "champion": "leheir"},
        3: {"at": FIELD, "golems": (FIELD,), "champion": "kolbor-malabor"},
    }
    return fight(boards, {0: "C046", 1: "C060", 2: "C043"}, starter=2, options=options)


@pytest.mark.rule("MYS-222", "MYS-228", "MYS-235", "MYS-236")
@pytest.mark.gold("GOLD-MYS-06")
@pytest.mark.parametrize("loss", ["champion", "golem"])
def test_the_example_of_four_players_in_one_region(loss):
    """p.10-11 example."""
    state = four_players()
    assert not state.boards[2].charged
    assert (state.decision.seat, state.decision.about) == (0, {"points": 1})
    play(state, "travel golem tree.mountain tree.forest")
    assert events.Gained(rule="MYS-209", seat=1, glory=8) in state.events
    assert totals(state) == {0: 3, 1: 6, 2: 6, 3: 5}
    blue = state.boards[0]
    assert (blue.troops, blue.fortifications, blue.golems) == ((), (), (BESIDE,))
    assert (state.decision.seat, state.decision.about) == (3, {"count": 1})
    assert offered(state) == ["remove-unit golem", "remove-unit champion"]
    play(state, f"remove-unit {loss}")
    assert glory(state) == [0, 16, 8, 0]
    assert state.boards[3].wounded is (loss == "champion")
    assert state.boards[3].golems == (() if loss == "golem" else (FIELD,))
    assert [board.discard for board in state.boards] == [("C046",), ("C060",), ("C043",), ()]


@pytest.mark.rule("MYS-221")
@pytest.mark.gold("GOLD-MYS-25")
@pytest.mark.component("leheir")
def test_the_example_with_leheir_who_started_it():
    """p.14 Leheir: 2 removed, 1 wounded and 1 retreated give 4 more."""
    state = four_players(abilities=True)
    play(state, "travel golem tree.mountain tree.forest", "remove-unit champion")
    assert glory(state) == [0, 16, 12, 0]
    assert events.Gained(rule="MYS-343", seat=2, glory=4) in state.events


@pytest.mark.rule("MYS-221")
@pytest.mark.gold("GOLD-MYS-26")
@pytest.mark.component("anuth")
def test_anuth_counts_five_in_a_battle_of_his_own_and_three_in_another():
    """p.14 Anuth."""
    boards = {0: {"champion": "anuth", "at": FIELD}, 1: {"champion": "telron", "golems": (FIELD,)}}
    assert totals(fight(boards, options={"abilities": True})) == {0: 5, 1: 2}
    assert totals(fight(boards, starter=1, options={"abilities": True})) == {0: 3, 1: 2}


@pytest.mark.rule("MYS-216", "MYS-221")
@pytest.mark.component("anuth")
def test_the_strength_of_anuth_leaves_the_region_with_him():
    """p.14 Anuth: he receives it himself, so a Retreat takes it away."""
    boards = {0: {"champion": "anuth", "at": FIELD, "troops": (FIELD,)}, 1: {"champion": "telron", "golems": (FIELD,)}}
    state = fight(boards, {0: YELLOW[1]}, options={"abilities": True})
    play(state, "travel champion tree.mountain tree.forest")
    assert totals(state) == {0: 1, 1: 2}
