"""`expert`: the same search, guided by what was learned from many games (bots/network.py).

A learned value judges where simulations end, and a learned policy says which choices deserve them.
"""

from __future__ import annotations

import numpy as np

from rulewright.core.record import Choice, Decision, State

from .imagining import tried
from .network import kind_of, network, policy_rows, value_rows
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
        game = state.game
        left = game.remaining(state)
        rows = np.array(game.measure(state), np.float32)
        worths = rows @ np.array(weigh.weights_at(left), np.float32)
        worths += learned.reach * learned.value.run(value_rows(rows, left))
        return softmax([float(worth) / weigh.spread_at(left) for worth in worths])

    def promises(self, state: State, decision: Decision, weigh: Scales) -> dict[Choice, float]:
        learned = network(state.game)
        if learned is None:
            return super().promises(state, decision, weigh)
        game, seat, choices = state.game, decision.seat, decision.choices
        after = [tried(state, seat, choice) for choice in choices]
        # Half-done turns are judged by the weights, as when the policy was taught; the value knows ends of turns.
        looks = [weigh.chances(one)[seat] for one in after]
        before = np.array(game.measure(state)[seat], np.float32)
        rows = np.array([game.measure(one)[seat] for one in after], np.float32)
        scores = learned.policy.run(policy_rows(before, rows, looks, game.remaining(state)))
        biases = [learned.kinds.get(kind_of(decision.prompt, choice), 0.0) for choice in choices]
        shares = softmax([float(score) + bias for score, bias in zip(scores, biases, strict=True)])
        return dict(zip(choices, shares, strict=True))
