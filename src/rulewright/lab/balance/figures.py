"""Figures that are summed up game by game, with their intervals: wins, means, mixes; and Holm's correction."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from statistics import NormalDist
from typing import TypeVar

from msgspec import Struct

from rulewright.lab.intervals import Estimate, quantile, wilson

FEWEST = 30
"""With fewer observations a figure is shown but neither judged nor compared."""
RISK = 0.05
"""The risk that a table marks anything at all by mere chance."""
BLOCKS = 20
_T = 2.093
"""The 97.5 % point of Student's distribution with `BLOCKS` - 1 degrees of freedom."""

K = TypeVar("K")


class Wins(Struct):
    """How often seats of some kind won, and how often they would have by their fair share of each table."""

    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0
    """The sum of 1 / players: what chance alone would give."""
    spread: float = 0.0
    """The variance of wins by chance alone."""

    def add(self, share: float, fair: float) -> None:
        self.seats += 1
        self.wins += share
        self.fair += fair
        self.spread += fair * (1 - fair)

    @property
    def rate(self) -> Estimate:
        return wilson(self.wins, self.seats)

    @property
    def base(self) -> float:
        """The fair share, averaged over the tables."""
        return self.fair / self.seats if self.seats else 0.0

    @property
    def lift(self) -> Estimate:
        """The rate above the fair share.

        Where several seats of one game count, they cannot all win, and the interval is rather too wide.
        """
        rate, base = self.rate, self.base
        return Estimate(rate.value - base, rate.low - base, rate.high - base)

    @property
    def chance(self) -> float:
        """How likely fair play gives something at least as far from the fair share."""
        if self.seats < FEWEST or not self.spread:
            return 1.0
        return math.erfc(abs(self.wins - self.fair) / math.sqrt(2 * self.spread))


class Mean(Struct):
    """An average, folded value by value (Welford: large and long sums lose nothing)."""

    count: int = 0
    middle: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.middle
        self.middle += step / self.count
        self.squares += step * (value - self.middle)

    @property
    def deviation(self) -> float:
        return math.sqrt(self.squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def estimate(self) -> Estimate:
        reach = quantile() * self.deviation / math.sqrt(self.count) if self.count else 0.0
        return Estimate(self.middle, self.middle - reach, self.middle + reach)

    def differs(self, other: Mean) -> float:
        """How likely two samples with one and the same mean differ as much (Welch, by the normal approximation)."""
        if min(self.count, other.count) < FEWEST:
            return 1.0
        error = math.sqrt(
            self.squares / (self.count - 1) / self.count + other.squares / (other.count - 1) / other.count
        )
        if not error:
            return 1.0 if self.middle == other.middle else 0.0
        return 2 * (1 - NormalDist().cdf(abs(self.middle - other.middle) / error))

    def without(self, part: Mean) -> Mean:
        """All other values, where these are some of them."""
        count = self.count - part.count
        if count <= 0:
            return Mean()
        middle = (self.middle * self.count - part.middle * part.count) / count
        step = part.middle - middle
        squares = self.squares - part.squares - step * step * part.count * count / self.count
        return Mean(count, middle, max(squares, 0.0))


def holm(chances: Mapping[K, float], risk: float = RISK) -> set[K]:
    """Those that differ significantly, though so many were compared: Holm's step-down procedure.

    The risk that any of them is marked by chance alone is at most `risk`.
    """
    marked: set[K] = set()
    ordered = sorted(chances, key=lambda name: chances[name])
    for done, name in enumerate(ordered):
        if chances[name] * (len(ordered) - done) > risk:
            break
        marked.add(name)
    return marked


# -- mixes ---------------------------------------------------------------------------------------------------


def entropy(shares: Sequence[float]) -> float:
    return -sum(share * math.log(share) for share in shares if share > 0)


class Mix(Struct):
    """How differently some seats divide what they do: sums of shares and of the entropies of single seats."""

    count: int = 0
    shares: dict[str, float] = {}
    entropies: float = 0.0

    def add(self, amounts: Mapping[str, int]) -> None:
        total = sum(amounts.values())
        if total <= 0:
            return
        self.count += 1
        parts = {name: amount / total for name, amount in amounts.items() if amount > 0}
        for name, share in parts.items():
            self.shares[name] = self.shares.get(name, 0.0) + share
        self.entropies += entropy(list(parts.values()))

    def share(self, name: str) -> float:
        return self.shares.get(name, 0.0) / self.count if self.count else 0.0

    @property
    def own(self) -> float:
        """How many equal parts would be as diverse as what one seat does."""
        return math.exp(self.entropies / self.count) if self.count else 0.0

    @property
    def all(self) -> float:
        """How many equal parts would be as diverse as what all of them do together."""
        return math.exp(entropy([self.share(name) for name in self.shares])) if self.count else 0.0

    @property
    def ways(self) -> float:
        """How many ways that share nothing would be as diverse as these seats are: 1 if all do the same."""
        return self.all / self.own if self.count else 0.0


class Mixes:
    """A mix in blocks of games, so that its figures get intervals by leaving out one block after the other."""

    def __init__(self) -> None:
        self.blocks = [Mix(shares={}) for _ in range(BLOCKS)]

    def add(self, number: int, amounts: Mapping[str, int]) -> None:
        self.blocks[number % BLOCKS].add(amounts)

    def _lacking(self) -> list[Mix]:
        """The mix without each block in turn."""
        return [self.joined(without) for without in range(BLOCKS)]

    def joined(self, without: int | None = None) -> Mix:
        found = Mix(shares={})
        for number, block in enumerate(self.blocks):
            if number != without:
                found.count += block.count
                found.entropies += block.entropies
                for name, share in block.shares.items():
                    found.shares[name] = found.shares.get(name, 0.0) + share
        return found

    def estimate(self, figure: Callable[[Mix], float]) -> Estimate:
        """A figure of the whole mix with its interval (delete-a-group jackknife)."""
        value = figure(self.joined())
        if any(not block.count for block in self.blocks):
            return Estimate(value, math.nan, math.nan)
        parts = [figure(mix) for mix in self._lacking()]
        middle = sum(parts) / BLOCKS
        error = math.sqrt((BLOCKS - 1) / BLOCKS * sum((part - middle) ** 2 for part in parts))
        return Estimate(value, value - _T * error, value + _T * error)
