"""Matches: many games with consecutive seeds, bots rotating through the seats, on one process or many machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulewright.bots import make
from rulewright.core.errors import SetupError

from . import engines
from .intervals import wilson
from .playing import (
    Accumulator,
    Failed,
    Failure,
    Plan,
    Result,
    find_accumulator,
    fingerprint,
    game_of,
    play_one,
    seating,
    seed_of,
)
from .results_file import Lines

MOST_GAMES = 10_000_000


def check(plan: Plan) -> None:
    """Fail early and clearly on a plan that cannot be played."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise SetupError("games-range", games=plan.games, most=MOST_GAMES)
    if not plan.bots:
        raise SetupError("bots-missing")
    for name in plan.bots:
        make(name).close()
    if len(plan.bots) > plan.players and not plan.seatings:
        raise SetupError("bots-do-not-fit", bots=len(plan.bots), players=plan.players)
    for path in plan.accumulators:
        find_accumulator(path)
    game_of(plan).new(plan.players, plan.seed, plan.options, plan.mode, plan.rulings)


def play(
    plan: Plan,
    jobs: int = 1,
    engine: str = "local",
    address: str | None = None,
    numbers: Sequence[int] | None = None,
) -> Iterator[Result]:
    """The games of a plan (or only those with these numbers) as they end, each once, in any order.

    `jobs` is how many at a time, 0 one for each processor; `address` is that of a Ray cluster.
    """
    check(plan)
    return engines.find(engine).play(plan, range(plan.games) if numbers is None else numbers, jobs, address)


def run(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    engine: str = "local",
    address: str | None = None,
    lines: Lines | None = None,
) -> list[Result]:
    """All games of a plan, in order; the results are the same whatever the number of jobs and the engine.

    With `lines`, every game is written when it ends, and those that are there already are not played again.
    """
    results = lines.results() if lines else []
    missing = lines.missing() if lines else range(plan.games)
    if results:
        progress(len(results))
    check(plan)
    if missing:
        for result in engines.find(engine).play(plan, missing, jobs, address):
            if lines:
                lines.write(result)
            results.append(result)
            progress(1)
    if lines:
        lines.sort()
    return sorted(results, key=lambda result: result.number)


def summary(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """The figures of `simulate --json`; shared wins count in parts, unless all win or lose together anyway."""
    together = game_of(plan).mode(plan.mode).cooperative
    wins = dict.fromkeys(plan.bots, 0.0)
    sat = dict.fromkeys(plan.bots, 0)
    points = dict.fromkeys(plan.bots, 0.0)
    for result in results:
        for seat, name in enumerate(result.seats):
            sat[name] += 1
            points[name] += result.scores[seat]
        for seat in result.winners:
            wins[result.seats[seat]] += 1 / (
                result.seats.count(result.seats[seat]) if together else len(result.winners)
            )
    decisions = sum(result.decisions for result in results)
    seconds = sum(result.seconds for result in results)
    rates = {name: wilson(count, len(results)).rounded(6) for name, count in wins.items()}
    return {
        "game": plan.game,
        "players": plan.players,
        "games": len(results),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "wins": {name: round(count, 6) for name, count in wins.items()},
        "win_rate": {name: rate.value for name, rate in rates.items()},
        "win_interval": {name: [rate.low, rate.high] for name, rate in rates.items()},
        "mean_score": {name: round(points[name] / sat[name], 3) for name in sat},
        "decisions": decisions,
        "decisions_per_game": round(decisions / len(results), 1),
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
        "options": plan.options,
        "rulings": plan.rulings,
        "notes": [{"seed": result.seed, "note": note} for result in results for note in result.notes],
        "results": [
            {"seed": r.seed, "seats": list(r.seats), "scores": list(r.scores), "winners": list(r.winners)}
            for r in results
        ],
    }


__all__ = [
    "Accumulator",
    "Failed",
    "Failure",
    "Plan",
    "Result",
    "check",
    "fingerprint",
    "play",
    "play_one",
    "run",
    "seating",
    "seed_of",
    "summary",
]
