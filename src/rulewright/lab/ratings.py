"""Ratings: one number for each bot, from who won which table.

The model is Luce's, which for two players is that of Bradley and Terry and of Elo: the chance to win a table is a
bot's strength, divided by the strengths of all who sit there. The strengths are those that make what happened most
likely. Only wins count; a second place is worth no more than the last.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from .intervals import LEVEL, RESAMPLES, Estimate, bootstraps, quantile

CENTRE = 1500.0
"""The mean of all ratings."""
_SCALE = 400 / math.log(10)
"""Elo's: 400 points are odds of ten to one."""
_DOUBT = 1 / (600 / _SCALE) ** 2
"""A weak prior that ratings lie some 600 points around the middle. It weighs less than a quarter of a win, and keeps
a bot that won everything from being infinitely strong."""
_MOST_STEPS = 60
_LONGEST_STEP = 2.0
_CLOSE = 1e-9


Tally: TypeAlias = dict[tuple[int, ...], list[float]]
"""The wins of each bot, by kind of table: how many seats each bot has there."""


class Contest(Struct, frozen=True):
    """A table: how many seats each bot had, and the part of the win that each got."""

    seats: tuple[int, ...]
    wins: tuple[float, ...]


def rate(
    groups: Sequence[Sequence[Contest]], seed: int = 0, resamples: int = RESAMPLES, level: float = LEVEL
) -> tuple[Estimate, ...]:
    """The rating of every bot, with an interval from drawing the groups anew: games on one seed belong together.

    Where somebody never lost, drawing anew changes nothing, and would make the interval a point; there it reaches to
    the rating that the bot would have if it had lost as often as `wilson` allows.
    """
    tallies = [tally_of(group) for group in groups]
    whole = _merged(tallies)
    start = fit(whole)
    found = bootstraps(tallies, lambda drawn: _elo(fit(_merged(drawn), start)), seed, resamples, level)
    cautious = _elo(fit(_with_possible_losses(whole, quantile(level) ** 2), start))
    return tuple(
        Estimate(one.value, min(one.low, other), max(one.high, other))
        for one, other in zip(found, cautious, strict=True)
    )


def _with_possible_losses(tally: Tally, losses: float) -> Tally:
    """The same tables, and this many more wins for everybody who never beat somebody there."""
    found = {seats: list(wins) for seats, wins in tally.items()}
    pairs = unbeaten(tally)
    for seats, wins in found.items():
        losers = {other for one, other in pairs if seats[one] and seats[other]}
        for loser in losers:
            wins[loser] += losses * seats[loser] / sum(seats[other] for other in losers)
    return found


def fit(tally: Tally, start: Sequence[float] = ()) -> list[float]:
    """The logarithms of the strengths, by Newton's method, from the wins of each bot at each kind of table."""
    count = len(next(iter(tally)))
    found = list(start) or [0.0] * count
    for _ in range(_MOST_STEPS):
        slope = [-_DOUBT * value for value in found]
        curve = [[_DOUBT if row == column else 0.0 for column in range(count)] for row in range(count)]
        for seats, wins in tally.items():
            games = sum(wins)
            chances = expected(seats, found)
            present = [bot for bot in range(count) if seats[bot]]
            for one in present:
                slope[one] += wins[one] - games * chances[one]
                curve[one][one] += games * chances[one]
                for other in present:
                    curve[one][other] -= games * chances[one] * chances[other]
        step = _solved(curve, slope)
        longest = max(map(abs, step))
        # Far from the end, Newton's step may overshoot.
        part = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        found = [value + part * change for value, change in zip(found, step, strict=True)]
        if longest < _CLOSE:
            break
    return found


def expected(seats: Sequence[int], strengths: Sequence[float]) -> list[float]:
    """Each bot's chance to win a table, from the logarithms of the strengths."""
    top = max(strengths)
    weights = [count * math.exp(value - top) for count, value in zip(seats, strengths, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def unbeaten(tally: Tally) -> list[tuple[int, int]]:
    """Who never lost to whom, not even by way of others: there the data only say that a distance is large."""
    count = len(next(iter(tally)))
    beaten = [[False] * count for _ in range(count)]
    met = [[False] * count for _ in range(count)]
    for seats, wins in tally.items():
        present = [bot for bot in range(count) if seats[bot]]
        for one in present:
            for other in present:
                met[one][other] = True
                beaten[one][other] = beaten[one][other] or (one != other and wins[one] > 0)
    for between in range(count):
        for one in range(count):
            for other in range(count):
                beaten[one][other] = beaten[one][other] or (beaten[one][between] and beaten[between][other])
    return [
        (one, other)
        for one in range(count)
        for other in range(count)
        if one != other and met[one][other] and not beaten[other][one]
    ]


def _elo(strengths: Sequence[float]) -> list[float]:
    middle = sum(strengths) / len(strengths)
    return [CENTRE + _SCALE * (value - middle) for value in strengths]


def tally_of(contests: Iterable[Contest]) -> Tally:
    """Wins by kind of table; a table that nobody won says nothing."""
    found: Tally = {}
    for contest in contests:
        wins = found.setdefault(contest.seats, [0.0] * len(contest.seats))
        for bot, share in enumerate(contest.wins):
            wins[bot] += share
    return found


def _merged(tallies: Iterable[Tally]) -> Tally:
    found: Tally = {}
    for tally in tallies:
        for seats, wins in tally.items():
            mine = found.get(seats)
            found[seats] = [a + b for a, b in zip(mine, wins, strict=True)] if mine else list(wins)
    return found


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive definite, so that no pivot is zero."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size + 1):
                    rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
