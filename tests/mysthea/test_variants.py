"""Small tables for learners: they begin and stop differently, and are scored by the game's own rules."""

from __future__ import annotations

from random import Random

import pytest

import rulewright
from rulewright.core.record import Seat
from rulewright.envs.numbered_table import Table
from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.rules.eras import ranking

GAME = rulewright.load("mysthea")


def played(variant: str, seed: int) -> tuple[Table, list[tuple[Seat, ...]]]:
    """A game of a variant to its end, and the ranking whenever an Era ended."""
    table = Table("mysthea", variant=variant)
    table.begin(seed)
    luck = Random(seed)
    ranked = []
    while table.outcome is None:
        state = table.state
        assert isinstance(state, MystheaState)
        order, glories = state.order, [board.glory for board in state.boards]
        table.play(luck.choice(table.legal(table.seat)), state.decision.seat)
        for event in state.events:
            if isinstance(event, events.Gained) and event.seat is not None:
                glories[event.seat] += event.glory
            elif isinstance(event, events.GloryLost) and event.seat is not None:
                glories[event.seat] -= event.glory
            elif isinstance(event, events.EraEnded):
                ranked.append(tuple(sorted(order, key=lambda seat: -glories[seat])))
    return table, ranked


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variant", [variant.name for variant in GAME.variants])
def test_one_era_is_won_by_the_most_glory_and_then_the_lower_artefact_number(variant: str, seed: int) -> None:
    table, ranked = played(variant, seed)
    outcome, state = table.outcome, table.state
    assert isinstance(state, MystheaState)
    assert outcome is not None
    assert len(ranked) == 1
    assert outcome.ranking == ranked[0] == ranking(state)
    assert outcome.winners == ranked[0][:1]
    assert outcome.scores == tuple(board.glory for board in state.boards)
    assert (state.era, state.round, state.outcome) == (2, 1, None)
    assert table.legal(0) == table.legal(1) == []


def test_the_same_deal_is_the_same_position_with_other_luck_ahead() -> None:
    table = Table("mysthea", variant="one-era-same-deal")
    views, ends = [], []
    for seed in (1, 2, 3):
        table.begin(seed)
        views.append([table.state.view(seat) for seat in range(2)])
        luck = Random(0)
        for _ in range(60):
            table.play(luck.choice(table.legal(table.seat)), table.state.decision.seat)
        ends.append(GAME.digest(table.state))
    assert views[0] == views[1] == views[2]
    assert len(set(ends)) == 3
    table.begin(1)
    again = [table.state.view(seat) for seat in range(2)]
    assert again == views[0]


def test_a_whole_game_never_stops_early() -> None:
    table = Table("mysthea", 2)
    table.begin(3)
    luck = Random(3)
    while table.outcome is None:
        table.play(luck.choice(table.legal(table.seat)), table.state.decision.seat)
    assert table.state.outcome is table.outcome
