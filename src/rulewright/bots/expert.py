"""`expert`: the same search, guided by what was learned from many games (bots/network.py).

A learned value judges positions, and a learned policy says which choices deserve simulations.
"""

from __future__ import annotations

import numpy as np

from rulewright.core.record import Choice, Decision, State

from .network import kind_of, learned_of, policy_rows
from .position_value import Scales, softmax
from .search import MS, TURNS, SearchBot
from .simulation import tried

SIMS = 270
"""Simulations for one decision. A third of them takes the CPU time of `search` with its own: the expert also thinks
longer, because being better than each of three others is not yet being better than all of them."""


class ExpertBot(SearchBot):
    """Searches where it has learned that searching pays."""

    name = "expert"

    def __init__(self, seed: int, sims: int = SIMS, ms: int = MS, turns: int = TURNS) -> None:
        super().__init__(seed, sims, ms, turns)

    def scales(self, state: State) -> Scales:
        learned = learned_of(state)
        return super().scales(state) if learned is None else learned[1]

    def promises(self, state: State, decision: Decision, weigh: Scales) -> dict[Choice, float]:
        learned = learned_of(state)
        policy = None if learned is None else learned[0].policy
        if learned is None or policy is None:
            return super().promises(state, decision, weigh)
        kinds = learned[0].kinds
        game, seat, choices = state.game, decision.seat, decision.choices
        looks, rows = [], []
        for choice in choices:
            after = tried(state, seat, choice)
            table = game.bots.measure(after)
            rows.append(table[seat])
            looks.append(weigh.judge(after, table)[seat])
        before = np.array(game.bots.measure(state)[seat], np.float32)
        changed = policy_rows(before, np.array(rows, np.float32), looks, game.bots.remaining(state))
        scores = policy.run(changed)
        biases = [kinds.get(kind_of(decision.prompt, choice), 0.0) for choice in choices]
        shares = softmax([float(score) + bias for score, bias in zip(scores, biases, strict=True)])
        return dict(zip(choices, shares, strict=True))
