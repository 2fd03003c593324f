"""What positions should promise at once, learned from what they became (branches.py).

Where a game names what seats hold (`BotFace.holdings_by_name`), what each single thing adds to the features is learned
together with them. There are hundreds of such things and few positions with each, so they are held
where they were: what is rarely seen stays worth nothing of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from rulewright.bots.weights import Weights
from rulewright.core.game import Game

from .aims import HOLD, STEPS, Floats, Wins
from .branches import Branch
from .games import Record
from .student import Epoch
from .value import HELD_OUT, as_numbers, as_weights

HOLD_SINGLE = 60.0
"""How strongly a single thing is held to what it was worth: roughly as much as this many positions would."""
SELDOM = 0.02
"""A feature that is seen in fewer positions keeps its weight: before the fight four turns ahead teach nothing of it."""
FAST = 1e12
"""How strongly: nothing moves it."""
AT_ONCE = 4000
"""Branches that are written out as numbers at once."""


class Case:
    """A branch as numbers: each seat against the mean of the others."""

    __slots__ = ("columns", "rows", "wanted")

    def __init__(self, one: Branch, aim: Wins, order: dict[str, int]) -> None:
        self.rows = aim.course(Record(one.number, (), (), [one.position], [])).rows[0].astype(np.float32)
        self.wanted = np.array(one.chances)
        self.columns = [[(order[name], amount) for name, amount in held] for held in one.things]


class Cases:
    """All branches, as the numbers of features first and of single things after them."""

    def __init__(self, cases: Sequence[Case], width: int) -> None:
        self.cases = cases
        self.width = width

    def parts(self) -> Iterator[tuple[Floats, Floats]]:
        """Numbers and what they should promise, some branches at a time."""
        for at in range(0, len(self.cases), AT_ONCE):
            some = self.cases[at : at + AT_ONCE]
            yield np.concatenate([self._dense(one) for one in some]), np.concatenate([one.wanted for one in some])

    def _dense(self, one: Case) -> Floats:
        seats, features = one.rows.shape
        found = np.zeros((seats, self.width))
        found[:, :features] = one.rows
        for seat, held in enumerate(one.columns):
            for column, amount in held:
                found[:, features + column] -= amount / (seats - 1)
                found[seat, features + column] += amount + amount / (seats - 1)
        return found

    def error(self, aim: Wins, numbers: Floats) -> float:
        """The mean error of what numbers promise."""
        squares = [np.sum((aim.promised(rows @ numbers) - wanted) ** 2) for rows, wanted in self.parts()]
        count = sum(len(one.wanted) for one in self.cases)
        return float(np.sqrt(sum(squares) / count)) if count else 0.0

    def fit(self, aim: Wins, before: Floats, features: int) -> Floats:
        """Numbers that promise what is wanted, held where they were (Newton's method)."""
        rows = np.concatenate([one.rows for one in self.cases])
        scale = np.ones(self.width)
        scale[:features] = rows.astype(float).std(axis=0) + 1e-6
        hold = np.full(self.width, HOLD / 4)
        hold[:features][np.mean(rows != 0, axis=0) < SELDOM] = FAST
        hold[features:] = HOLD_SINGLE
        start = before * scale
        found = start.copy()
        for _ in range(STEPS):
            slope, bend = -hold * (found - start), np.diag(hold)
            for rows, wanted in self.parts():
                scaled = rows / scale
                chance = aim.promised(scaled @ found)
                slope += scaled.T @ (wanted - chance)
                bend += (scaled * (chance * (1 - chance))[:, None]).T @ scaled
            found = found + np.linalg.solve(bend, slope)
        return np.asarray(found / scale)


def train_on_branches(branches: Sequence[Branch], game: Game, weights: Weights) -> tuple[Weights, Epoch, float]:
    """Weights that promise at once what positions become, their error, and that of the weights they began with."""
    aim = Wins(weights.spread, together=False)
    names = sorted({name for one in branches for held in one.things for name, _ in held})
    order = {name: at for at, name in enumerate(names)}
    before = np.concatenate([as_numbers(weights, game), [weights.things.get(name, 0.0) for name in names]])
    features, width = len(before) - len(names), len(before)
    known = Cases([Case(one, aim, order) for one in branches if one.number % HELD_OUT], width)
    kept = Cases([Case(one, aim, order) for one in branches if one.number % HELD_OUT == 0], width)
    found = known.fit(aim, before, features)
    passed = Epoch("value, branches", 1, known.error(aim, found), kept.error(aim, found))
    learned = as_weights(found[:features], game, weights.spread)
    single = dict(zip(names, found[features:].round(4).tolist(), strict=True))
    return msgspec.structs.replace(learned, things=single), passed, kept.error(aim, before)
