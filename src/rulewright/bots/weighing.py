"""Weighing: what a position is worth to each seat, from a game's features and the weights in its `bot.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul

from rulewright.core.game import Game
from rulewright.core.record import State

from .weights import Weights, weights_of

_MOST_KEPT = 4096


class Scales:
    """Weighs positions of one game."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self._now = [weights.weights[name].now for name in game.features]
        self._later = [weights.weights[name].later - weights.weights[name].now for name in game.features]
        self.spread = weights.spread
        self._kept: dict[float, list[float]] = {}

    def weights_at(self, remaining: float) -> list[float]:
        """What each feature is worth with so much of the game to come."""
        found = self._kept.get(remaining)
        if found is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            found = [now + more * remaining for now, more in zip(self._now, self._later, strict=True)]
            self._kept[remaining] = found
        return found

    def spread_at(self, remaining: float) -> float:
        """The lead that makes a clear favourite with so much of the game to come."""
        return self.spread.now + (self.spread.later - self.spread.now) * remaining

    def chances(self, state: State) -> list[float]:
        """How likely each seat wins, together 1. A game that is over is certain."""
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        left = self.game.remaining(state)
        weights = self.weights_at(left)
        spread = self.spread_at(left)
        return softmax([sum(map(mul, weights, features)) / spread for features in self.game.measure(state)])


def softmax(values: Sequence[float]) -> list[float]:
    """Shares that add up to 1, larger values more."""
    top = max(values)
    powers = [exp(value - top) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


@lru_cache(maxsize=16)
def scales(game: Game) -> Scales:
    """The scales of a game with the weights that it ships."""
    return Scales(game, weights_of(game))
