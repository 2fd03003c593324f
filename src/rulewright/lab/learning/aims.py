"""What a game is about, for a learner: points, or winning at all.

An aim turns a game into numbers (each seat's features against the others', by time), says what they promise, and finds
weights with which they would have promised what was wanted.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rulewright.bots.weights import Ends

from .games import Record

Floats = NDArray[np.float64]
HOLD = 3000.0
"""How strongly what a feature is worth is held where it was: as much as this many positions would speak for it."""
STEPS = 6
"""Steps of Newton's method."""
SURE = 30.0


class Course(Struct, frozen=True):
    """One game as numbers."""

    number: int
    rows: Floats
    """Position, seat, number: every feature at the end, in the middle and at the beginning of the game."""
    remaining: Floats
    brought: Floats
    """What the game brought to each seat in the end."""
    winners: tuple[int, ...]


class Aim(Protocol):
    """What a game is about."""

    def course(self, record: Record) -> Course:
        """The numbers of a game."""
        ...

    def promised(self, worths: Floats) -> Floats:
        """What worths promise, in the terms of what games bring."""
        ...

    def fit(self, rows: Floats, wanted: Floats, before: Floats) -> Floats:
        """Weights that promise what is wanted, held where they were."""
        ...


def anchors(remaining: float) -> tuple[float, float, float]:
    """How much the end, the middle and the beginning of the game speak at a time: a parabola through all three."""
    return (1 - remaining) * (1 - 2 * remaining), 4 * remaining * (1 - remaining), remaining * (2 * remaining - 1)


def _over_time(apart: Floats, remaining: float) -> Floats:
    return np.concatenate([apart * share for share in anchors(remaining)], axis=1)


class Points:
    """A seat's lead over the mean of all."""

    def course(self, record: Record) -> Course:
        tables = [(one.remaining, np.array(one.features)) for one in record.positions]
        rows = [_over_time(table - table.mean(axis=0), left) for left, table in tables]
        scores = np.array(record.scores, float)
        times = np.array([left for left, _ in tables])
        return Course(record.number, np.array(rows), times, scores - scores.mean(), record.winners)

    def promised(self, worths: Floats) -> Floats:
        return worths

    def fit(self, rows: Floats, wanted: Floats, before: Floats) -> Floats:
        scale = rows.std(axis=0) + 1e-6
        scaled = rows / scale
        square = scaled.T @ scaled + HOLD * np.eye(rows.shape[1])
        change = np.linalg.solve(square, scaled.T @ (wanted - rows @ before))
        return np.asarray(before + change / scale)


class Wins:
    """The chance of winning: of a seat against the mean of the others, or of all together against the game."""

    def __init__(self, spread: Ends, together: bool) -> None:
        self.spread = spread
        self.together = together

    def course(self, record: Record) -> Course:
        rows = []
        for one in record.positions:
            table = np.array(one.features)
            alone = self.together or len(table) == 1
            others = 0.0 if alone else (table.sum(axis=0) - table) / (len(table) - 1)
            apart = table.mean(axis=0, keepdims=True) if alone else table - others
            rows.append(_over_time(apart / self.spread.at(one.remaining), one.remaining))
        seats = range(rows[0].shape[0])
        won = [float(bool(record.winners)) if self.together else float(seat in record.winners) for seat in seats]
        times = np.array([one.remaining for one in record.positions])
        return Course(record.number, np.array(rows), times, np.array(won), record.winners)

    def promised(self, worths: Floats) -> Floats:
        return np.asarray(1 / (1 + np.exp(-np.clip(worths, -SURE, SURE))))

    def fit(self, rows: Floats, wanted: Floats, before: Floats) -> Floats:
        scale = rows.std(axis=0) + 1e-6
        scaled, held = rows / scale, before * scale
        found = held.copy()
        for _ in range(STEPS):
            chance = self.promised(scaled @ found)
            slope = scaled.T @ (wanted - chance) - HOLD / 4 * (found - held)
            bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + HOLD / 4 * np.eye(len(held))
            found = found + np.linalg.solve(bend, slope)
        return np.asarray(found / scale)
