"""Eras, Glory and the winner. Rulebook p.6, and all that gives or takes Glory."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import CardType
from rulewright.games.mysthea.positions import island, offered, play, position, region

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
FOREST = region("tree.forest")


def whole_game(players: int, seed: int) -> tuple[MystheaState, list[Any]]:
    """A game played at random, and everything that happened in it."""
    state, dice = GAME.new(players=players, seed=seed), Random(seed)
    assert isinstance(state, MystheaState)
    heard: list[Any] = []
    for _ in range(5_000):
        if state.over:
            return state, heard
        decision = state.decision
        state.apply(dice.choice(decision.choices), decision.seat)
        heard.extend(state.events)
    raise AssertionError("the game does not end")


def finale(glories: tuple[int, ...], artefacts: tuple[int, ...], **board: Any) -> MystheaState:
    """Phase 3 of Era III is over but for its end."""
    boards = {
        seat: {"glory": glory, "artefact": number, **board}
        for seat, (glory, number) in enumerate(zip(glories, artefacts, strict=True))
    }
    return position(players=len(glories), era=3, phase=3, agenda=[steps.EndEra()], boards=boards)


@pytest.mark.rule("MYS-083")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_game_is_exactly_three_eras(players: int, seed: int) -> None:
    """p.6"""
    state, heard = whole_game(players, seed)
    assert [event.era for event in heard if isinstance(event, events.EraBegan)] == [1, 2, 3]
    assert [event.era for event in heard if isinstance(event, events.EraEnded)] == [1, 2, 3]
    assert state.era == 3


@pytest.mark.rule("MYS-084")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (5, 7)])
def test_every_era_has_its_beginning_its_turns_and_its_end_in_this_order(players: int, seed: int) -> None:
    """p.6"""
    phases = {"EraBegan": "1", "OrderSet": "1", "MonsterAppeared": "1"}
    phases.update({"EventPlaced": "2", "TurnBegan": "2", "EventResolved": "3", "EventSkipped": "3", "EraEnded": "3"})
    _, heard = whole_game(players, seed)
    course = [phases.get(type(event).__name__, "") for event in heard]
    assert "".join(phase for phase, _ in groupby(one for one in course if one)) == "123123123"


@pytest.mark.rule("MYS-084")
def test_turns_are_taken_in_phase_two() -> None:
    """p.6"""
    state, dice = GAME.new(players=3, seed=1), Random(1)
    assert isinstance(state, MystheaState)
    asked = set()
    for _ in range(5_000):
        if not state.over:
            decision = state.decision
            if decision.rule == "MYS-115":
                asked.add((state.era, state.phase))
            state.apply(dice.choice(decision.choices), decision.seat)
    assert state.over
    assert asked == {(1, 2), (2, 2), (3, 2)}


@pytest.mark.rule("MYS-085")
def test_the_game_ends_after_phase_three_of_era_three() -> None:
    """p.6"""
    state = finale((5, 9, 7), (1, 2, 3))
    assert state.over
    assert state.decisions == ()
    assert state.events[-2:] == [
        events.EraEnded(rule="MYS-297", era=3),
        events.GameEnded(rule="MYS-086", scores=(5, 9, 7)),
    ]
    with pytest.raises(rulewright.IllegalChoice, match="the game is over"):
        state.apply(GAME.parse("meditate"), 0)
    assert [reason.rule for reason in rulewright.why_not(state, 0, "meditate")][:1] == ["MYS-085"]


@pytest.mark.rule("MYS-085")
@pytest.mark.parametrize("era", [1, 2])
def test_the_game_goes_on_after_the_first_two_eras(era: int) -> None:
    """p.6"""
    state = position(era=era, phase=3, agenda=[steps.EndEra()], lairs=(2, -1, -1))
    assert not state.over
    assert (state.era, state.phase) == (era + 1, 2)


@pytest.mark.rule("MYS-086")
@pytest.mark.parametrize(
    ("glories", "ranking"), [((5, 9, 7), (1, 2, 0)), ((300, 2, 41), (0, 2, 1)), ((1, 1, 2), (2, 0, 1))]
)
def test_the_player_with_the_most_glory_wins(glories: tuple[int, ...], ranking: tuple[int, ...]) -> None:
    """p.6"""
    outcome = finale(glories, (1, 2, 3)).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranking, outcome.winners) == (glories, ranking, ranking[:1])
    assert outcome.rule == "MYS-086"


@pytest.mark.rule("MYS-087")
@pytest.mark.ruling("AMB-MYS-11")
@pytest.mark.parametrize(
    ("artefacts", "winner"), [((1, 2, 3, 4), 0), ((4, 3, 2, 1), 3), ((3, 1, 4, 2), 1), ((2, 4, 1, 3), 2)]
)
def test_a_tie_goes_to_the_lowest_artefact_number(artefacts: tuple[int, ...], winner: int) -> None:
    """p.6: the numbers of Era III; the order is not set anew."""
    state = finale((20, 20, 20, 20), artefacts)
    assert state.outcome is not None
    assert state.outcome.winners == (winner,)
    assert [board.artefact for board in state.boards] == list(artefacts)
    assert state.outcome.ranking == tuple(sorted(range(4), key=lambda seat: artefacts[seat]))


# -- where Glory comes from and goes to ---------------------------------------------------------------


def by_river() -> MystheaState:
    return play(position(turn=0, boards={0: {"at": region("shard.river")}}), "meditate")


def by_defence() -> MystheaState:
    boards = {0: {"at": FOREST, "hand": ("C016",)}, 1: {"at": FOREST}}
    return play(position(turn=0, boards=boards), "start-battle tree.forest", "commit-card C016")


def by_battle() -> MystheaState:
    boards = {0: {"at": FOREST}, 1: {"troops": (FOREST,)}}
    return play(position(turn=0, boards=boards), "start-battle tree.forest")


def by_attunement() -> MystheaState:
    return play(position(turn=0, boards={0: {"at": FOREST}}), "move-island", "claim-attunement A03")


def by_encounter() -> MystheaState:
    board = {"at": FOREST, "token": island("tree"), "experience": 1}
    return play(position(turn=0, boards={0: board}, next_encounter="EN26"), "face-encounter")


def by_encounter_reward() -> MystheaState:
    return play(by_encounter(), "choose-approach dialogue", "accept")


def by_objective() -> MystheaState:
    return play(position(turn=0, boards={0: {"hand": ("C026",), "energy": 1}}), "act", "play-card C026", "use-card")


def by_accessory() -> MystheaState:
    board = {"accessories": ("C033",), "experience": 1}
    return play(position(turn=0, boards={0: board}), "use-accessory C033")


def by_upgrade() -> MystheaState:
    board = {"upgrades": ("", "", "C037", "", ""), "constructed_golems": 1, "hand": ("C001",)}
    state = position(turn=0, boards={0: board})
    return play(state, "act", "play-card C001", "spend-points", "deploy golem", "accept")


def by_monster() -> MystheaState:
    board = {"at": FOREST, "golems": (FOREST,) * 4}
    monsters = ("boulron", "utcoro", "kodror")
    return position(agenda=[steps.MonsterAttack("boulron")], turn=0, boards={0: board}, monsters=monsters)


def by_region() -> MystheaState:
    return position(
        agenda=[steps.ResolveEvent(2)], turn=0, boards={0: {"at": FOREST}}, path=("myst", "river", "forest")
    )


def by_leheir() -> MystheaState:
    boards = {0: {"champion": "leheir", "at": FOREST, "troops": (FOREST,)}, 1: {"at": FOREST, "golems": (FOREST,) * 2}}
    state = position(turn=0, boards=boards, options={"abilities": True})
    return play(state, "start-battle tree.forest")


def by_cr2t1() -> MystheaState:
    board = {"champion": "cr2t1", "at": FOREST, "troops": (region("tree.mountain"),)}
    return position(agenda=[steps.EndEra()], boards={0: board}, options={"abilities": True})


SOURCES: list[tuple[Callable[[], MystheaState], str, int]] = [
    (by_river, "MYS-181", 2),
    (by_defence, "MYS-209", 2 + 1),
    (by_battle, "MYS-235", 2),
    (by_attunement, "MYS-354", 3),
    (by_encounter, "MYS-261", 6),
    (by_encounter_reward, "MYS-487", 4),
    (by_objective, "MYS-385", 3),
    (by_accessory, "MYS-392", 2),
    (by_upgrade, "MYS-396", 3),
    (by_monster, "MYS-312", 9),
    (by_region, "MYS-273", 4),
    (by_leheir, "MYS-343", 2),
    (by_cr2t1, "MYS-348", 3),
]


@pytest.mark.rule("MYS-512")
@pytest.mark.component("C026", "C033", "C037", "A03", "EN26", "boulron", "leheir", "cr2t1")
@pytest.mark.parametrize(("story", "rule", "glory"), SOURCES, ids=[story.__name__ for story, _, _ in SOURCES])
def test_each_source_of_glory_pays_by_its_own_rule(story: Callable[[], MystheaState], rule: str, glory: int) -> None:
    """p.6-27"""
    gains = [event for event in story().events if isinstance(event, events.Gained) and event.glory and event.seat == 0]
    assert [(event.rule, event.glory) for event in gains] == [(rule, glory)]


@pytest.mark.rule("MYS-512", "MYS-513", "MYS-514")
@pytest.mark.parametrize("seed", range(12))
def test_no_other_source_gives_or_takes_glory(seed: int) -> None:
    """p.6-27: every final score is 1, all gains, less all losses; no Tactic pays Glory."""
    state, heard = whole_game(2 + seed % 4, seed)
    allowed = {"MYS-181", "MYS-209", "MYS-235", "MYS-261", "MYS-273", "MYS-343", "MYS-348"}
    for table in (CONTENT.attunements, CONTENT.encounters):
        allowed.update(card.rule for card in table.values())
    allowed.update(monster.reward_rule for monster in CONTENT.monsters.values())
    allowed.update(card.rule for card in CONTENT.cards.values() if card.type is not CardType.TACTIC)
    totals = [1] * len(state.boards)
    for event in heard:
        if isinstance(event, events.Gained) and event.glory:
            assert event.rule in allowed
            assert event.seat is not None
            totals[event.seat] += event.glory
        elif isinstance(event, events.GloryLost):
            assert event.rule in {"MYS-310", "MYS-320"}
            assert event.seat is not None
            totals[event.seat] -= event.glory
    assert state.outcome is not None
    assert state.outcome.scores == tuple(totals)


@pytest.mark.rule("MYS-513")
@pytest.mark.component("utcoro", "onygauros")
@pytest.mark.parametrize(("glory", "after"), [(12, 7), (3, 1)])
@pytest.mark.parametrize(("monster", "rule"), [("utcoro", "MYS-310"), ("onygauros", "MYS-320")])
def test_only_utcoro_and_onygauros_take_glory(monster: str, rule: str, glory: int, after: int) -> None:
    """p.16: 5 each, but the floor of 1 holds."""
    state = position(
        agenda=[steps.MonsterAttack(monster)],
        turn=0,
        boards={0: {"glory": glory, "discard": ("C001",)}, 1: {"at": FOREST}, 2: {"at": FOREST}},
        monsters=(monster, "boulron", "kodror"),
        lairs=(island("tree"), -1, -1),
    )
    if monster == "onygauros":
        assert offered(state) == ["lose-card", "lose-glory"]
        play(state, "lose-glory")
    assert [event for event in state.events if isinstance(event, events.GloryLost)] == [
        events.GloryLost(rule=rule, seat=0, glory=glory - after)
    ]
    assert [board.glory for board in state.boards] == [after, 1, 1]


@pytest.mark.rule("MYS-513")
@pytest.mark.parametrize("monster", ["boulron", "cannibarok", "obsidusa", "caerulas", "kodror"])
def test_no_other_monster_takes_glory(monster: str) -> None:
    """p.16-17"""
    state = position(
        agenda=[steps.MonsterAttack(monster)],
        turn=0,
        boards={seat: {"glory": 20, "discard": (f"C00{seat + 1}",)} for seat in range(3)},
        monsters=(monster, "utcoro", "onygauros"),
        lairs=(island("volcano"), -1, -1),
    )
    assert [board.glory for board in state.boards] == [20, 20, 20]


@pytest.mark.rule("MYS-514")
def test_nothing_that_is_left_over_scores_at_the_end() -> None:
    """p.6: Energy, Experience, cards, units, a board full of Upgrades."""
    board = {
        "energy": 12,
        "experience": 12,
        "constructed_troops": 3,
        "troops": (0, 4, 7),
        "golems": (1, 1),
        "fortifications": (2, 8),
    }
    state = finale((14, 13, 12), (1, 2, 3), **board)
    hoard = position(
        era=3,
        agenda=[steps.EndEra()],
        boards={0: {**board, "glory": 14, "hand": ("C001", "C079"), "upgrades": ("C019", "C017", "", "", "C020")}},
    )
    assert state.outcome is not None
    assert state.outcome.scores == (14, 13, 12)
    assert hoard.outcome is not None
    assert hoard.outcome.scores == (14, 1, 1)
    assert not [event for event in (*state.events, *hoard.events) if isinstance(event, events.Gained)]


@pytest.mark.rule("MYS-515")
@pytest.mark.parametrize(("players", "seed"), [(2, 20), (3, 21), (4, 22), (5, 23)])
def test_nobody_is_ever_eliminated(players: int, seed: int) -> None:
    """p.6: everybody takes a turn in every round of every Era and is ranked at the end."""
    state, heard = whole_game(players, seed)
    turns = [event.seat for event in heard if isinstance(event, events.TurnBegan)]
    rounds = sum(1 for event in heard if isinstance(event, events.EventPlaced))
    assert [turns.count(seat) for seat in range(players)] == [rounds] * players
    assert state.outcome is not None
    assert sorted(state.outcome.ranking) == list(range(players))


@pytest.mark.rule("MYS-515")
def test_a_player_with_a_wounded_champion_and_nothing_else_plays_on() -> None:
    """p.6: the Champion stays and turns go on."""
    bare = {"wounded": True, "charged": False, "at": FOREST}
    state = position(agenda=[steps.BeginTurn(1)], boards={1: bare})
    assert (state.decision.seat, offered(state)) == (1, ["meditate"])
    play(state, "meditate")
    assert state.boards[1].energy == 4
