"""Position values: what a position is worth to each seat, from a game's features and the weights in its `bot.toml`.

The chances of seats that play against each other add up to 1. Seats that win and lose
together (and a seat that is alone) play against the game itself: they all have the same chance, and a win counts by
how well it goes (`Game.bots.success`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul

from rulewright.core.game import Game
from rulewright.core.record import Seat, State

from .weights import Weights, weights_of

_MOST_KEPT = 4096
_STEEPEST = 30.0
"""Beyond this a chance is as good as certain."""


class Scales:
    """Weighs positions of one mode of a game."""

    def __init__(self, game: Game, weights: Weights, mode: str | None = None) -> None:
        self.game = game
        chosen = game.mode(mode)
        self.together = chosen.cooperative
        """Whether the seats win and lose together."""
        weights = weights.of(chosen.name)
        self._ends = [weights.weights[name] for name in game.features]
        self.spread = weights.spread
        self.held = game.bots.price_holdings(weights.things) if weights.things else None
        """What the single things that each seat holds are worth to it beside the features, in spreads."""
        self._kept: dict[float, tuple[list[float], float]] = {}

    def _at(self, remaining: float) -> tuple[list[float], float]:
        """Weights and spread at a time; there are few different times in a game."""
        found = self._kept.get(remaining)
        if found is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            found = self._kept[remaining] = ([ends.at(remaining) for ends in self._ends], self.spread.at(remaining))
        return found

    def weights_at(self, remaining: float) -> list[float]:
        """What each feature is worth with this share of the game to come."""
        return self._at(remaining)[0]

    def spread_at(self, remaining: float) -> float:
        """The lead that makes a clear favourite with this share of the game to come."""
        return self._at(remaining)[1]

    def chances(self, state: State) -> list[float]:
        """How likely each seat is to win, 0 to 1. The result of a finished game is certain."""
        if state.outcome is not None:
            return self._final(state, state.outcome.winners)
        return self.judge(state, self.game.bots.measure(state))

    def judge(self, state: State, table: Sequence[Sequence[float]]) -> list[float]:
        """The chances in a state whose features are known already."""
        if state.outcome is not None:
            return self._final(state, state.outcome.winners)
        left = self.game.bots.remaining(state)
        weights = self.weights_at(left)
        worths = [sum(map(mul, weights, features)) for features in table]
        if self.held is not None:
            spread = self.spread_at(left)
            worths = [worth + spread * held for worth, held in zip(worths, self.held(state), strict=True)]
        return self.shares(state, worths, left)

    def shares(self, state: State, worths: Sequence[float], left: float) -> list[float]:
        """The chances of seats whose positions have these values."""
        spread = self.spread_at(left)
        if self.together or len(worths) == 1:
            chance = logistic(sum(worths) / len(worths) / spread) * self.game.bots.success(state)
            return [chance] * len(worths)
        return softmax([worth / spread for worth in worths])

    def _final(self, state: State, winners: tuple[Seat, ...]) -> list[float]:
        if self.together or state.seats == 1:
            return [self.game.bots.final(state, bool(winners))] * state.seats
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]

    def row(self, state: State, seat: Seat) -> Sequence[float]:
        """What counts for a seat: its own features, or the mean of all that play together."""
        rows = self.game.bots.measure(state)
        if not self.together or len(rows) == 1:
            return rows[seat]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def softmax(values: Sequence[float]) -> list[float]:
    """Shares that add up to 1, larger values more."""
    top = max(values)
    powers = [exp(value - top) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def logistic(value: float) -> float:
    """A chance from what speaks for it: 0 is even, more is better."""
    return 1 / (1 + exp(-max(-_STEEPEST, min(_STEEPEST, value))))


@lru_cache(maxsize=64)
def scales(game: Game, mode: str | None = None) -> Scales:
    """The scales of a game's mode (None is its first) with the weights that it ships."""
    return Scales(game, weights_of(game), mode)


def scales_of(state: State) -> Scales:
    """The scales for a state: those of the mode that is played."""
    game: Game = state.game
    return scales(game, game.mode_of(state))
