"""Tuning: better weights for a game's bots, from their own games.

A round plays games with the present weights (and a few random choices, so that more is seen), notes the features of
positions on the way, and finds by least squares which weights would have predicted the final scores best; where scores
only count wins, which would have predicted the winners best. How far to follow the answer is decided by play: several
candidates, from bold to timid, each play against the present weights on paired seeds, and the best one takes over if
its lead is significant. Seats that win and lose together cannot play each other: there the candidate and the present
weights play the same seeds separately.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from rulewright.bots.planner import best_plan
from rulewright.bots.position_value import Scales
from rulewright.bots.simulation import best_reply
from rulewright.bots.weights import Ends, Weights
from rulewright.catalog import load
from rulewright.core.errors import SetupError
from rulewright.core.record import Outcome

Array = NDArray[np.float64]
STRAY = 0.06
"""Part of the choices that are made at random while positions are gathered."""
NOTED = 0.25
"""Part of the positions whose features are noted."""
BOLDNESS = (0.003, 0.03, 0.3)
"""How strongly candidates are held back towards the present weights."""
WINS_BOLDNESS = (0.03, 0.3, 3.0)
"""The same where winners are all there is to learn from: a game tells less then than its positions seem to."""
SLOPE = 10.0
"""How much more strongly it is held back that weights change over a game."""
DOUBT = 1.96
"""Standard errors that a lead must be above nothing."""
FEW = 3
"""Final scores that never go above this count wins, not points."""
STEPS = 8
"""Steps of Newton's method; a fit of wins is done after five or so."""


class Ground(Struct, frozen=True):
    """What is played while weights are tuned: a game in one of its modes, and the level that plays it."""

    game: str
    mode: str
    together: bool
    level: str
    options: dict[str, Any] = {}


class Sample(Struct, frozen=True):
    """One noted position: what was still to come, every seat's features, and how it ended."""

    remaining: float
    features: list[list[float]]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Trial(Struct, frozen=True):
    """A candidate against the present weights: share of games won, mean lead in points and its standard error."""

    boldness: float
    games: int
    won: float
    lead: float
    error: float

    @property
    def better(self) -> bool:
        return self.lead - DOUBT * self.error > 0


class Round(Struct, frozen=True):
    """What one round of tuning found."""

    number: int
    positions: int
    unexplained: float
    """Standard deviation of the final lead that the best fit leaves open, in points."""
    trials: tuple[Trial, ...]
    taken: float | None
    """The boldness of the candidate that took over; None if nobody was significantly better."""


class Tuned(Struct, frozen=True):
    """The outcome of tuning."""

    weights: Weights
    rounds: tuple[Round, ...]


THINKING = {"greedy": best_reply, "planner": best_plan}
"""The levels that weights are tried with."""


def play(
    ground: Ground, players: int, seed: int, seats: Sequence[Scales], stray: float, noted: list[Sample]
) -> Outcome:
    """One game of seats that think alike, each with its own weights."""
    think = THINKING[ground.level]
    game = load(ground.game)
    state = game.new(players, seed, ground.options, ground.mode)
    dice = random.Random(seed)
    positions: list[tuple[float, list[list[float]]]] = []
    while not state.over:
        decision = state.decision
        seat, choices = decision.seat, decision.choices
        if stray and len(choices) > 1 and dice.random() < stray:
            choice = choices[dice.randrange(len(choices))]
        elif len(choices) == 1:
            choice = choices[0]
        else:
            choice = think(state.resample(seat, dice.getrandbits(40)), decision, seats[seat])
        if stray and dice.random() < NOTED:
            features = [[float(value) for value in row] for row in game.bots.measure(state)]
            positions.append((game.bots.remaining(state), features))
        state.apply(choice, seat)
    outcome = state.outcome
    assert outcome is not None
    noted.extend([Sample(left, rows, outcome.scores, outcome.winners) for left, rows in positions])
    return outcome


def _gather(ground: Ground, weights: Weights, tables: Sequence[tuple[int, int]]) -> list[Sample]:
    own = Scales(load(ground.game), weights, ground.mode)
    noted: list[Sample] = []
    for players, seed in tables:
        play(ground, players, seed, [own] * players, STRAY, noted)
    return noted


def _compare(
    ground: Ground, one: Weights, other: Weights, tables: Sequence[tuple[int, int]]
) -> list[tuple[float, float]]:
    """For each table: the candidate's share of wins and mean lead over all its seats."""
    game = load(ground.game)
    new, old = Scales(game, one, ground.mode), Scales(game, other, ground.mode)
    results = []
    for players, seed in tables:
        if ground.together or players == 1:
            mine, theirs = (play(ground, players, seed, [scales] * players, 0.0, []) for scales in (new, old))
            results.append((float(bool(mine.winners)), fmean(mine.scores) - fmean(theirs.scores)))
            continue
        won, leads = 0.0, []
        for seat in range(players):
            lineup = [new if at == seat else old for at in range(players)]
            outcome = play(ground, players, seed, lineup, 0.0, [])
            won += (seat in outcome.winners) / max(1, len(outcome.winners)) / players
            rest = [score for at, score in enumerate(outcome.scores) if at != seat]
            leads.append(outcome.scores[seat] - fmean(rest))
        results.append((won, fmean(leads)))
    return results


# -- fitting ------------------------------------------------------------------------------------------------


def table_of(samples: Sequence[Sample]) -> tuple[Array, Array]:
    """Each seat of each noted position as a row: its features against the table's mean, and its final lead."""
    rows, leads = [], []
    for sample in samples:
        features = np.asarray(sample.features)
        features = features - features.mean(axis=0)
        mean = fmean(sample.scores)
        for seat, row in enumerate(features):
            rows.append(np.concatenate([row * (1 - sample.remaining), row * sample.remaining]))
            leads.append(sample.scores[seat] - mean)
    return np.array(rows), np.array(leads)


def fit(rows: Array, leads: Array, present: Array, boldness: float) -> Array:
    """Least squares, held back towards the present weights the more, the larger `boldness` is."""
    scale = rows.std(axis=0) + 1e-6
    scaled, held = rows / scale, present * scale
    matrix = scaled.T @ scaled + boldness * len(leads) * np.eye(len(held))
    change = np.linalg.solve(matrix, scaled.T @ (leads - scaled @ held))
    return np.asarray((held + change) / scale)


def wins_of(samples: Sequence[Sample], together: bool, spread: Ends) -> tuple[Array, Array]:
    """The same for who won: what speaks for each seat (or for all together), in spreads, and whether it did win."""
    rows, won = [], []
    for sample in samples:
        features = np.asarray(sample.features) / (spread.now + (spread.later - spread.now) * sample.remaining)
        if together or len(features) == 1:
            found = [(features.mean(axis=0), float(bool(sample.winners)))]
        else:
            others = (features.sum(axis=0) - features) / (len(features) - 1)
            found = [(row, float(seat in sample.winners)) for seat, row in enumerate(features - others)]
        for row, success in found:
            rows.append(np.concatenate([row * (1 - sample.remaining), row * sample.remaining]))
            won.append(success)
    return np.array(rows), np.array(won)


def fit_wins(rows: Array, won: Array, present: Array, boldness: float) -> Array:
    """Logistic regression, held back towards the present weights in the same way."""
    count = len(present) // 2
    # What a feature is worth on average, and how that changes from beginning to end.
    turned = np.concatenate([rows[:, :count] + rows[:, count:], rows[:, count:] - rows[:, :count]], axis=1)
    middle = np.concatenate([present[:count] + present[count:], present[count:] - present[:count]]) / 2
    scale = turned.std(axis=0) + 1e-6
    scaled, held = turned / scale, middle * scale
    found = held.copy()
    hold = boldness * len(won) * 0.25 * np.diag(np.repeat([1.0, SLOPE], count))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        slope = scaled.T @ (won - chance) - hold @ (found - held)
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + hold
        found = found + np.linalg.solve(bend, slope)
    means, changes = np.split(found / scale, 2)
    return np.concatenate([means - changes, means + changes])


def fit_spread(samples: Sequence[Sample], weights: Weights, names: Sequence[str]) -> Ends:
    """The spread under which the winners were the least surprising."""
    now = np.array([weights.weights[name].now for name in names])
    later = np.array([weights.weights[name].later for name in names])
    worths = [np.asarray(one.features) @ (now + (later - now) * one.remaining) for one in samples]
    best, least = weights.spread, np.inf
    for low in (1.5, 2.5, 4.0, 6.0, 9.0):
        for high in (8.0, 12.0, 17.0, 24.0, 34.0):
            surprise = 0.0
            for one, worth in zip(samples, worths, strict=True):
                powers = worth / (low + (high - low) * one.remaining)
                powers = powers - powers.max()
                surprise -= float(powers[list(one.winners)].mean() - np.log(np.exp(powers).sum()))
            if surprise < least:
                best, least = Ends(low, high), surprise
    return best


def as_array(weights: Weights, names: Sequence[str]) -> Array:
    return np.array([weights.weights[name].now for name in names] + [weights.weights[name].later for name in names])


def as_weights(numbers: Array, names: Sequence[str], spread: Ends) -> Weights:
    count = len(names)
    return Weights(
        spread,
        {
            name: Ends(round(float(numbers[at]), 3), round(float(numbers[count + at]), 3))
            for at, name in enumerate(names)
        },
    )


# -- rounds --------------------------------------------------------------------------------------------------


def tune(
    name: str,
    start: Weights,
    rounds: int,
    games: int,
    trials: int,
    level: str = "greedy",
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[Round], None] = lambda found: None,
    mode: str | None = None,
    options: dict[str, Any] | None = None,
) -> Tuned:
    """Improve weights by self-play: `games` to learn from and `trials` tables for each candidate in every round."""
    game = load(name)
    if not game.features:
        raise SetupError("no-features", game=name)
    chosen = game.mode(mode)
    sizes = [count for count in chosen.seats if count > 1 or chosen.cooperative]
    if not sizes:
        raise SetupError("tuning-no-rivals", mode=chosen.name)
    ground = Ground(name, chosen.name, chosen.cooperative, level, options or {})
    present, found, samples = start.of(chosen.name), [], []  # type: ignore[var-annotated]
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        for number in range(1, rounds + 1):
            first = seed + number * 1_000_003
            tables = [(sizes[at % min(3, len(sizes))], first + at) for at in range(games)]
            fresh = _spread_out(partial(_gather, ground, present), tables, pool, jobs)
            samples = [samples[-1], fresh] if samples else [fresh]
            fits, rows, left = _fits([sample for part in samples for sample in part], ground, present, game.features)
            duels = [(sizes[0], first + 500_000 + at) for at in range(trials)]
            tried = []
            for bold, numbers in fits.items():
                candidate = as_weights(numbers, game.features, present.spread)
                results = _spread_out(partial(_compare, ground, candidate, present), duels, pool, jobs)
                tried.append(_trial(bold, results, sizes[0]))
            best = max(tried, key=lambda trial: trial.lead)
            if best.better:
                present = as_weights(fits[best.boldness], game.features, present.spread)
                if not counts_wins(fresh):
                    present = structs.replace(present, spread=fit_spread(fresh[::7], present, game.features))
            found.append(Round(number, rows, left, tuple(tried), best.boldness if best.better else None))
            progress(found[-1])
    return Tuned(start.replaced(chosen.name, present), tuple(found))


def counts_wins(samples: Sequence[Sample]) -> bool:
    """Whether final scores count wins only."""
    return max([max(sample.scores) for sample in samples], default=0) <= FEW


def _fits(
    samples: list[Sample], ground: Ground, present: Weights, names: Sequence[str]
) -> tuple[dict[float, Array], int, float]:
    """A candidate for each boldness, how many rows they were fitted to, and what the best leaves unexplained."""
    current = as_array(present, names)
    if counts_wins(samples) or ground.together:
        rows, won = wins_of(samples, ground.together, present.spread)
        fits = {bold: fit_wins(rows, won, current, bold) for bold in WINS_BOLDNESS}
        open_ = [np.std(won - 1 / (1 + np.exp(-np.clip(rows @ numbers, -30, 30)))) for numbers in fits.values()]
        return fits, len(won), float(min(open_))
    rows, leads = table_of(samples)
    fits = {bold: fit(rows, leads, current, bold) for bold in BOLDNESS}
    return fits, len(leads), float(min(np.std(leads - rows @ numbers) for numbers in fits.values()))


def _spread_out(
    work: Callable[[Sequence[tuple[int, int]]], list[Any]], tables: list[tuple[int, int]], pool: Any, jobs: int
) -> list[Any]:
    """Tables over processes; the results are in the same order whatever their number."""
    if pool is None:
        return work(tables)
    size = max(1, len(tables) // (jobs * 4))
    parts = [tables[at : at + size] for at in range(0, len(tables), size)]
    return [one for part in pool.map(work, parts) for one in part]


def _trial(boldness: float, results: list[tuple[float, float]], players: int) -> Trial:
    leads = [lead for _, lead in results]
    error = stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else float("inf")
    return Trial(boldness, len(results) * players, fmean(won for won, _ in results), fmean(leads), error)


HEAD = """\
# What the features of a position are worth in points: at the end of the game (now) and at its beginning (later).
# `spread` is the lead in points that makes one side clearly the favourite.
# `rulewright tune` improves these numbers by self-play (docs/bots.md).
"""


def write_weights(weights: Weights, path: Path) -> None:
    """The file that a game's bots read."""
    lines = [HEAD]
    if weights.adviser:
        lines += [f'adviser = "{weights.adviser}"', ""]
    lines += ["[spread]", f"now = {weights.spread.now}", f"later = {weights.spread.later}", "", "[weights]"]
    lines += _table(weights.weights)
    for mode, changed in weights.modes.items():
        if changed.spread is not None:
            lines += ["", f"[modes.{mode}.spread]", f"now = {changed.spread.now}", f"later = {changed.spread.later}"]
        lines += ["", f"[modes.{mode}.weights]", *_table(changed.weights)]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def _table(weights: dict[str, Ends]) -> list[str]:
    return [f"{name} = {{ now = {ends.now}, later = {ends.later} }}" for name, ends in weights.items()]
