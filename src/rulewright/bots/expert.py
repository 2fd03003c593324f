"""`expert`: the same search, guided by what was learned from many games (bots/network.py).

A learned value judges where simulations end, and a learned policy says which choices deserve them.
"""

from __future__ import annotations

import numpy as np

from rulewright.core.record import Choice, Decision, State

from .imagining import tried
from .network import Array, Network, kind_of, network, policy_rows, value_rows
from .search import MS, TURNS, SearchBot
from .weighing import Scales, softmax

SIMS = 160
"""Simulations for one decision: about the CPU time of `search` with its own."""


class ExpertBot(SearchBot):
    """Searches where experience says that it pays."""

    name = "expert"

    def __init__(self, seed: int, sims: int = SIMS, ms: int = MS, turns: int = TURNS) -> None:
        super().__init__(seed, sims, ms, turns)

    def judge(self, state: State, weigh: Scales) -> list[float]:
        learned = network(state.game)
        if learned is None or state.over:
            return weigh.chances(state)
        rows = np.array(state.game.measure(state), np.float32)
        return chances(learned, weigh, [rows], [state.game.remaining(state)])[0]

    def promises(self, state: State, decision: Decision, weigh: Scales) -> dict[Choice, float]:
        learned = network(state.game)
        if learned is None:
            return super().promises(state, decision, weigh)
        game, seat, choices = state.game, decision.seat, decision.choices
        after = [tried(state, seat, choice) for choice in choices]
        rows = [np.array(game.measure(one), np.float32) for one in after]
        looks = chances(learned, weigh, rows, [game.remaining(one) for one in after])
        values = [weigh.chances(one)[seat] if one.over else look[seat] for one, look in zip(after, looks, strict=True)]
        before = np.array(game.measure(state)[seat], np.float32)
        table = policy_rows(before, np.stack([row[seat] for row in rows]), values, game.remaining(state))
        scores = learned.policy.run(table)
        kinds = learned.kinds
        shares = softmax(
            [
                float(score) + kinds.get(kind_of(decision.prompt, choice), 0.0)
                for score, choice in zip(scores, choices, strict=True)
            ]
        )
        return dict(zip(choices, shares, strict=True))


def chances(learned: Network, weigh: Scales, rows: list[Array], left: list[float]) -> list[list[float]]:
    """How likely each seat wins, for several positions of one table at once."""
    seats = len(rows[0])
    corrections = learned.value.run(
        np.concatenate([value_rows(one, time) for one, time in zip(rows, left, strict=True)])
    )
    found = []
    for at, (one, time) in enumerate(zip(rows, left, strict=True)):
        weights = np.array(weigh.weights_at(time), np.float32)
        worths = one @ weights + learned.reach * corrections[at * seats : (at + 1) * seats]
        spread = weigh.spread_at(time)
        found.append(softmax([float(worth) / spread for worth in worths]))
    return found
