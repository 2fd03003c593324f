"""Intervals: how sure a measured figure is. Every figure of the lab comes with one.

`wilson` is for shares, `difference` for two of them, `mean` for averages, `paired` for the difference of two things
that were measured on the same seeds, and `bootstrap` for whatever can be computed from a sample.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import TypeVar

from msgspec import Struct

LEVEL = 0.95
"""How often the truth lies inside, if the same is measured again and again."""
RESAMPLES = 1000

T = TypeVar("T")


class Estimate(Struct, frozen=True):
    """A measured value and the interval around it."""

    value: float
    low: float
    high: float

    def has(self, value: float) -> bool:
        """Whether the interval holds this value: then the figure does not differ from it."""
        return self.low <= value <= self.high

    def rounded(self, digits: int) -> Estimate:
        return Estimate(round(self.value, digits), round(self.low, digits), round(self.high, digits))


def quantile(level: float = LEVEL) -> float:
    """How many standard errors an interval of this level reaches to each side."""
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(wins: float, games: float, level: float = LEVEL) -> Estimate:
    """A share of games. Right for few games and for shares near 0 and 1 too; of no game, nothing is known."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    z = quantile(level)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    # At the ends, rounding may leave the share itself a hair outside.
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def difference(wins: float, games: float, others: float, other_games: float, level: float = LEVEL) -> Estimate:
    """How much larger one share is than another of other games (Newcombe's interval, from those of both shares)."""
    one, other = wilson(wins, games, level), wilson(others, other_games, level)
    value = one.value - other.value
    below = math.hypot(one.value - one.low, other.high - other.value)
    above = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(-1.0, value - below), min(1.0, value + above))


def mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """An average of independent values, by the normal approximation; of fewer than two, the value itself."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = fmean(values)
    reach = quantile(level) * stdev(values, middle) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)


def paired(first: Sequence[float], second: Sequence[float], level: float = LEVEL) -> Estimate:
    """How much higher the first is than the second, on average, where entry n of both was measured on the same seed."""
    return mean([one - other for one, other in zip(first, second, strict=True)], level)


def bootstrap(
    sample: Sequence[T],
    statistic: Callable[[Sequence[T]], float],
    seed: int = 0,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
) -> Estimate:
    """A statistic of a sample, and where it lies in samples drawn from it with replacement. The same seed, the same."""
    (found,) = bootstraps(sample, lambda drawn: (statistic(drawn),), seed, resamples, level)
    return found


def bootstraps(
    sample: Sequence[T],
    statistics: Callable[[Sequence[T]], Sequence[float]],
    seed: int = 0,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
) -> tuple[Estimate, ...]:
    """Several statistics at once, each with its interval."""
    if not sample:
        raise ValueError("there is nothing to draw from: the sample is empty")
    draw = random.Random(seed)
    values = statistics(sample)
    drawn = [statistics(draw.choices(sample, k=len(sample))) for _ in range(resamples)]
    return tuple(
        Estimate(value, *percentiles(sorted(column), level))
        for value, column in zip(values, zip(*drawn, strict=True), strict=True)
    )


def percentiles(ordered: Sequence[float], level: float = LEVEL) -> tuple[float, float]:
    """The ends of the middle part of ordered values."""
    return _at(ordered, (1 - level) / 2), _at(ordered, (1 + level) / 2)


def _at(ordered: Sequence[float], part: float) -> float:
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
