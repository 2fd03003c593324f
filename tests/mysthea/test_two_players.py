"""The game for two: Mirage tokens, and all else as usual. Rulebook p.4-5."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import REGIONS, TERRAIN, island_of
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Terrain
from rulewright.games.mysthea.positions import island, offered, play, position, region
from rulewright.games.mysthea.rules.control import controller, presence
from rulewright.games.mysthea.setup import mirage_matchings

GAME = rulewright.load("mysthea")
FOREST, HIDDEN, ELSEWHERE = region("tree.forest"), region("tree.mountain"), region("arch.forest")


def new(seed: int) -> MystheaState:
    state = GAME.new(players=2, seed=seed)
    assert isinstance(state, MystheaState)
    return state


def whole_game(state: MystheaState, seed: int) -> Iterator[events.AnyEvent]:
    """Play at random to the end; everything that happens, as it happens."""
    dice = Random(seed)
    for _ in range(5_000):
        if state.over:
            return
        decision = state.decision
        state.apply(dice.choice(decision.choices), decision.seat)
        yield from list(state.events)
    raise AssertionError("the game does not end")


def duel(mine: dict[str, Any], other: dict[str, Any] | None = None, **given: Any) -> MystheaState:
    """Seat 0 stands in the Forest of the Tree, whose Mountain is a Mirage; seat 1's Mirage is the Arch's Forest."""
    boards = {0: {"at": FOREST, **mine}, 1: {"at": region("arch.myst"), "charged": False, **(other or {})}}
    given.setdefault("mirages", (ELSEWHERE, HIDDEN))
    given.setdefault("turn", 0)
    return position(players=2, boards=boards, **given)


def mentions(state: MystheaState, *names: str) -> list[str]:
    """The open choices that name one of these regions."""
    return [text for text in offered(state) if set(text.split()) & set(names)]


@pytest.mark.rule("MYS-497")
def test_a_mirage_lies_on_each_island_and_covers_each_region_type_once() -> None:
    """p.4, step 1; GAP-MYS-17: thirteen ways, each as likely as the others."""
    seen = set()
    for seed in range(150):
        state = new(seed)
        assert sorted(island_of(one) for one in state.mirages) == [0, 1, 2, 3, 4]
        assert {TERRAIN[one] for one in state.mirages} == set(Terrain)
        seen.add(state.mirages)
    assert len(seen) == len(mirage_matchings()) == 13


@pytest.mark.rule("MYS-498")
@pytest.mark.parametrize("unit", ["champion", "troop", "golem"])
def test_a_unit_cannot_move_into_a_mirage(unit: str) -> None:
    """p.4: neither on its Island nor from a neighbour."""
    units: dict[str, Any] = {} if unit == "champion" else {unit + "s": (FOREST,)}
    state = duel({"hand": ("C026",), **units})
    play(state, "act", "play-card C026", "spend-points")
    travels = [text for text in offered(state) if text.startswith(f"travel {unit}")]
    assert travels == [f"travel {unit} tree.forest tree.crystal"]
    open_field = duel({"hand": ("C026",), **units}, mirages=())
    play(open_field, "act", "play-card C026", "spend-points")
    travels = [text for text in offered(open_field) if text.startswith(f"travel {unit}")]
    assert [text.split()[-1] for text in travels] == ["tree.crystal", "tree.mountain", "arch.forest"]


@pytest.mark.rule("MYS-498", "MYS-501")
@pytest.mark.parametrize("seed", range(4))
def test_no_unit_is_ever_in_a_mirage_region(seed: int) -> None:
    """p.4: through a whole game."""
    state = new(seed)
    looks = 0
    for _ in whole_game(state, seed):
        if state.era:
            assert len(state.mirages) == 2
            for board in state.boards:
                assert not presence(board) & set(state.mirages)
                looks += bool(presence(board))
    assert looks > 100


@pytest.mark.rule("MYS-499")
@pytest.mark.parametrize("seed", range(4))
def test_a_champion_cannot_be_placed_in_a_mirage(seed: int) -> None:
    """p.5"""
    state = new(seed)
    free = [f"place-champion {REGIONS[one]}" for one in range(15) if one not in state.mirages]
    assert offered(state) == free
    assert len(free) == 10
    hidden = REGIONS[state.mirages[0]]
    with pytest.raises(rulewright.IllegalChoice):
        play(state, f"place-champion {hidden}")


@pytest.mark.rule("MYS-500")
@pytest.mark.parametrize("seed", range(6))
def test_the_three_mirages_on_islands_without_a_champion_are_removed(seed: int) -> None:
    """p.5: after both Champions are placed; the other two stay for the whole game."""
    state = new(seed)
    before = state.mirages
    dice = Random(seed)
    while state.era == 0:
        assert state.mirages == before
        play(state, dice.choice(offered(state)))
    homes = {island_of(board.at) for board in state.boards}
    kept = tuple(one for one in before if island_of(one) in homes)
    gone = tuple(one for one in before if island_of(one) not in homes)
    assert state.mirages == kept
    assert (len(kept), len(gone)) == (2, 3)
    assert state.events[1] == events.MiragesRemoved(rule="MYS-500", mirages=gone)


@pytest.mark.rule("MYS-501")
@pytest.mark.component("C001", "C022", "C042")
@pytest.mark.parametrize(("card", "unit"), [("C001", "champion"), ("C022", "golem"), ("C042", "troop")])
def test_travel_to_any_region_does_not_reach_a_mirage(card: str, unit: str) -> None:
    """p.4"""
    board = {"hand": (card,), "energy": 3, "troops": (FOREST,), "golems": (FOREST,)}
    state = duel(board, era=2)
    play(state, "act", f"play-card {card}", "use-card")
    goals = [one for one in REGIONS if one not in ("tree.forest", "tree.mountain", "arch.forest")]
    assert offered(state) == [*[f"travel {unit} tree.forest {one}" for one in goals], "done"]


@pytest.mark.rule("MYS-501")
@pytest.mark.component("C045")
def test_a_march_does_not_reach_a_mirage() -> None:
    """p.4: C045 moves everybody to any one region."""
    state = duel({"hand": ("C045",), "energy": 4, "troops": (FOREST,)}, era=2)
    play(state, "act", "play-card C045", "use-card", "choose-region tree.forest")
    goals = [one for one in REGIONS if one not in ("tree.forest", "tree.mountain", "arch.forest")]
    assert offered(state) == [f"choose-region {one}" for one in goals]


@pytest.mark.rule("MYS-501")
@pytest.mark.component("C038")
def test_nobody_is_carried_into_a_mirage() -> None:
    """p.4: the carrier cannot go there, and the carried unit ends where the carrier ends."""
    board = {"hand": ("C026",), "troops": (FOREST,), "upgrades": ("C038", "", "", "", "")}
    state = duel(board)
    play(state, "act", "play-card C026", "spend-points")
    assert mentions(state, "tree.mountain", "arch.forest") == []
    play(state, "travel champion tree.forest tree.crystal", "carry-unit troop")
    assert state.boards[0].troops == (region("tree.crystal"),)


@pytest.mark.rule("MYS-501")
def test_nobody_retreats_into_a_mirage() -> None:
    """p.4: a yellow card with 2 points."""
    other = {"at": FOREST, "troops": (FOREST,), "golems": (FOREST,), "hand": ("C006",)}
    state = duel({"troops": (FOREST,)}, other)
    play(state, "start-battle tree.forest")
    play(state, "commit-card C006", seat=1)
    assert state.decision.rule == "MYS-206"
    kinds = ("champion", "troop", "golem")
    assert offered(state) == [*[f"travel {kind} tree.forest tree.crystal" for kind in kinds], "done"]


@pytest.mark.rule("MYS-501")
@pytest.mark.component("C055")
def test_no_fortification_is_deployed_in_a_mirage() -> None:
    """p.4: C055 deploys one where the player has a unit."""
    state = duel({"energy": 1, "accessories": ("C055",), "troops": (region("tree.crystal"),)}, era=2)
    play(state, "use-accessory C055")
    assert offered(state) == ["deploy-fortification tree.crystal", "deploy-fortification tree.forest", "done"]


@pytest.mark.rule("MYS-502")
def test_nobody_controls_a_mirage_region_and_its_card_pays_nothing_for_it() -> None:
    """p.4: the Mountain card pays for the Arch's Mountain alone."""
    mine = {"troops": (region("arch.mountain"),)}
    state = duel(mine, agenda=[steps.ResolveEvent(0)], path=("mountain",))
    assert controller(state, HIDDEN) is None
    scored = [event for event in state.events if isinstance(event, events.RegionScored)]
    assert scored == [events.RegionScored(rule="MYS-273", seat=0, region=region("arch.mountain"), glory=2)]


@pytest.mark.rule("MYS-502")
@pytest.mark.ruling("AMB-MYS-66")
@pytest.mark.component("cannibarok")
@pytest.mark.parametrize("mirage", ["tree.crystal", "tree.mountain"])
def test_a_mirage_does_not_hide_the_type_of_its_region(mirage: str) -> None:
    """p.4: Cannibarok is stronger on an Island with a Crystal Field, covered or not."""
    state = duel(
        {},
        agenda=[steps.MonsterAttack("cannibarok")],
        mirages=(region("arch.forest"), region(mirage)),
        monsters=("cannibarok", "boulron", "kodror"),
        lairs=(island("tree"), -1, -1),
    )
    compared = [event for event in state.events if isinstance(event, events.MonsterCompared)]
    assert [event.strength for event in compared] == [14]


@pytest.mark.rule("MYS-503")
def test_a_mirage_moves_with_its_island() -> None:
    """p.4: the Forest of the Tree is closed also to its new neighbour, the Volcano."""
    board = {"at": region("tree.crystal"), "troops": (region("volcano.forest"),), "hand": ("C026",)}
    for mirages, closed in (((region("arch.mountain"), FOREST), True), ((), False)):
        state = duel(board, mirages=mirages)
        play(state, "move-island", "decline", "set-down-after volcano")
        assert state.ring == (0, 1, 3, 4, 2)
        assert state.mirages == mirages
        play(state, "act", "play-card C026", "spend-points")
        assert ("travel troop volcano.forest tree.forest" not in offered(state)) == closed


@pytest.mark.rule("MYS-504")
def test_two_players_use_two_artefacts_and_meet_one_monster_each_era() -> None:
    """p.5: Energy 3 and 4, hands of four, three Eras, never a Bronze reward."""
    state = new(11)
    assert sorted(board.artefact for board in state.boards) == [1, 2]
    assert [len(board.hand) for board in state.boards] == [4, 4]
    heard = list(whole_game(state, 3))
    assert [event.monster for event in heard if isinstance(event, events.MonsterAppeared)] == list(state.monsters)
    paid = [event for event in heard if event.rule == "MYS-107" and isinstance(event, events.Gained)]
    assert [event.energy for event in paid[:2]] == [3, 4]
    assert sorted(board.artefact for board in state.boards) == [1, 2]


@pytest.mark.rule("MYS-504")
@pytest.mark.component("boulron")
def test_two_players_share_gold_and_silver() -> None:
    """p.5"""
    state = duel(
        {"golems": (FOREST,) * 3},
        {"at": FOREST, "golems": (FOREST,)},
        agenda=[steps.MonsterAttack("boulron")],
        monsters=("boulron", "utcoro", "kodror"),
        lairs=(island("tree"), -1, -1),
    )
    ranks = [(event.seat, event.rank) for event in state.events if isinstance(event, events.RewardGiven)]
    assert ranks == [(0, "gold"), (1, "silver")]
    assert [board.glory for board in state.boards] == [1 + 9, 1 + 4]


@pytest.mark.gold("GOLD-MYS-29")
@pytest.mark.rule("MYS-498", "MYS-500", "MYS-501")
def test_after_setup_two_mirages_remain_and_nobody_enters_them() -> None:
    """Worked example 29"""
    state = new(4)
    spot = state.mirages
    while state.era == 0:
        play(state, offered(state)[-1])
    assert len(state.mirages) == 2
    assert {island_of(one) for one in state.mirages} == {island_of(board.at) for board in state.boards}
    assert len({TERRAIN[one] for one in state.mirages}) == 2
    assert set(state.mirages) < set(spot)
    hidden = [REGIONS[one] for one in state.mirages]
    seat = state.decision.seat
    for mirage in state.mirages:
        home = next(one for one in range(15) if island_of(one) == island_of(mirage) and one != mirage)
        crowd = {"at": home, "troops": (home,), "golems": (home,), "energy": 12}
        carrier = ("C038", "C059", "C077", "", "")
        board = {**crowd, "hand": ("C045", "C001"), "upgrades": carrier, "constructed_troops": 1}
        told = position(players=2, era=3, turn=seat, boards={seat: board}, mirages=state.mirages, ring=state.ring)
        play(told, "act", "play-card C001", "spend-points")
        assert mentions(told, *hidden) == []
        with pytest.raises(rulewright.IllegalChoice):
            play(told, f"travel troop {REGIONS[home]} {REGIONS[mirage]}")
        play(told, "deploy troop")
        assert told.boards[seat].troops == (home, home)
        with pytest.raises(rulewright.IllegalChoice):
            play(told, f"travel golem {REGIONS[home]} {REGIONS[mirage]}")
        fight = position(
            players=2,
            boards={seat: {**crowd, "hand": ("C006",)}, 1 - seat: {"at": home}},
            agenda=[steps.OpenBattle(1 - seat, home)],
            mirages=state.mirages,
            ring=state.ring,
        )
        play(fight, "commit-card C006")
        assert fight.decision.rule == "MYS-206"
        assert mentions(fight, *hidden) == []
