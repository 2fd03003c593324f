"""What features are worth, learned from how games went on.

A position should promise what the next ones promise, and the last one what the game brought (temporal differences:
TD(λ)). The result alone teaches little: most of what leads to it happens later. So each position is trained on a
mixture of everything that came after it, the near more than the far, judged by what has been learned so far; and
again, until it settles. What is promised is a lead in points, or the chance of winning where games are only won or
lost (aims.py). What is learned has the form of `bot.toml`, with a third number for the middle of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np

from rulewright.bots.position_value import softmax
from rulewright.bots.weights import Ends, Weights
from rulewright.core.game import Game

from .aims import Aim, Course, Floats, Points, Wins
from .games import Record
from .student import Epoch

FAR = 0.9
"""How much of what a position is taught comes from beyond the next one (the λ of TD)."""
PASSES = 8
HELD_OUT = 6
"""Every so many games, one is kept for judging only."""
FEW = 3
"""Final scores that never go above this count wins, not points."""
SPREADS = tuple(float(round(4 * 1.25**step, 1)) for step in range(16))
"""Leads that may make a clear favourite, at either end of the game."""


def aim_of(records: Sequence[Record], game: Game, mode: str, weights: Weights) -> Aim:
    """What the games of a mode are about."""
    together = game.mode(mode).cooperative
    if together or max(max(record.scores) for record in records) <= FEW:
        return Wins(weights.spread, together)
    return Points()


def taught(course: Course, promised: Floats) -> Floats:
    """What each position should have promised to each seat, by what came after it."""
    wanted = np.empty_like(promised)
    later = course.brought
    for at in range(len(promised) - 1, -1, -1):
        wanted[at] = later
        later = (1 - FAR) * promised[at] + FAR * later
    return wanted


def train_value(
    records: Sequence[Record], game: Game, mode: str, weights: Weights
) -> tuple[Weights, list[Epoch], float]:
    """Better weights from games, the error of each pass, and that of the weights they began with."""
    aim = aim_of(records, game, mode, weights)
    courses = [aim.course(record) for record in records if record.positions]
    known = [one for one in courses if one.number % HELD_OUT]
    kept = [one for one in courses if one.number % HELD_OUT == 0]
    before = as_numbers(weights, game)
    rows = np.concatenate([one.rows.reshape(-1, one.rows.shape[-1]) for one in known])
    found = before
    curve: list[Epoch] = []
    for number in range(1, PASSES + 1):
        wanted = np.concatenate([taught(one, aim.promised(one.rows @ found)).reshape(-1) for one in known])
        found = aim.fit(rows, wanted, before)
        curve.append(Epoch("value", number, _error(aim, known, found), _error(aim, kept, found)))
    spread = fit_spread(known, found) if isinstance(aim, Points) else weights.spread
    return as_weights(found, game, spread), curve, _error(aim, kept, before)


def as_numbers(weights: Weights, game: Game) -> Floats:
    """What features are worth at the end, in the middle and at the beginning, one after the other."""
    ends = [weights.weights[name] for name in game.features]
    return np.array([[end.at(when) for end in ends] for when in (0.0, 0.5, 1.0)]).reshape(-1)


def as_weights(found: Floats, game: Game, spread: Ends) -> Weights:
    """The same numbers as weights."""
    rows = zip(game.features, *found.reshape(3, -1).round(4), strict=True)
    return Weights(spread, {name: Ends(float(now), float(later), float(middle)) for name, now, middle, later in rows})


def _error(aim: Aim, courses: Sequence[Course], found: Floats) -> float:
    parts = [(aim.promised(one.rows @ found) - one.brought).reshape(-1) for one in courses]
    return float(np.sqrt(np.mean(np.concatenate(parts) ** 2))) if parts else 0.0


def fit_spread(courses: Sequence[Course], found: Floats) -> Ends:
    """The spread with which the chances fit how often seats really won."""
    cases = [
        (left, list(promised), one.winners)
        for one in courses
        for left, promised in zip(one.remaining[::3], (one.rows @ found)[::3], strict=True)
    ]

    def surprise(now: float, later: float) -> float:
        total = 0.0
        for left, promised, winners in cases:
            shares = softmax([worth / (now + (later - now) * left) for worth in promised])
            total -= sum(log(shares[seat] + 1e-9) for seat in winners) / max(1, len(winners))
        return total

    pairs = [(now, later) for now in SPREADS for later in SPREADS if later >= now]
    return Ends(*min(pairs, key=lambda pair: surprise(*pair)))
