"""Matches: many games with consecutive seeds, bots rotating through the seats, on one process or several."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.errors import SetupError
from rulewright.core.game import Game


class Plan(Struct, frozen=True):
    """What to play."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    mode: str | None = None
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    packs: tuple[str, ...] = ()


class Result(Struct, frozen=True):
    """One finished game."""

    number: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Which bot sits where: the list is repeated to fill the table and moves on one seat each game."""
    filled = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    shift = number % plan.players
    return tuple(filled[-shift:] + filled[:-shift]) if shift else tuple(filled)


def play_one(game: Game, plan: Plan, number: int) -> Result:
    """Play one game to its end."""
    seats = seating(plan, number)
    seed = plan.seed + number
    state = game.new(plan.players, seed, plan.options, plan.mode, plan.rulings)
    occupants = [make(name, seed * 31 + seat) for seat, name in enumerate(seats)]
    decisions = 0
    started = time.process_time()
    while not state.over:
        decision = state.decision
        seat = decision.seat
        state.apply(occupants[seat].choose(Seen(state, seat), decision), seat)
        decisions += 1
    seconds = time.process_time() - started
    assert state.outcome is not None
    return Result(number, seed, seats, state.outcome.scores, state.outcome.winners, decisions, seconds)


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    game = load(plan.game, plan.packs)
    return [play_one(game, plan, number) for number in numbers]


def check(plan: Plan) -> None:
    """Fail early and clearly on a plan that cannot be played."""
    if plan.games < 1:
        raise SetupError(f"cannot play {plan.games} games; play at least 1")
    if not plan.bots:
        raise SetupError("name at least one bot")
    for name in plan.bots:
        make(name)
    if len(plan.bots) > plan.players:
        raise SetupError(f"{len(plan.bots)} bots do not fit on {plan.players} seats")
    load(plan.game, plan.packs).new(plan.players, plan.seed, plan.options, plan.mode, plan.rulings)


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> list[Result]:
    """All games of a plan, in order; the results are the same whatever the number of jobs."""
    check(plan)
    if jobs <= 1:
        game = load(plan.game, plan.packs)
        results = []
        for number in range(plan.games):
            results.append(play_one(game, plan, number))
            progress(1)
        return results
    results = []
    with ProcessPoolExecutor(jobs, initializer=_let_the_first_process_stop) as pool:
        pending = [pool.submit(_play_some, plan, numbers) for numbers in _portions(plan.games, jobs)]
        try:
            for future in pending:
                part = future.result()
                results.extend(part)
                progress(len(part))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return sorted(results, key=lambda result: result.number)


def _let_the_first_process_stop() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that was started by hand answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _portions(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(50, games // (jobs * 4) or 1))
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def summary(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """The figures of `simulate --json`; shared wins count in parts."""
    wins = dict.fromkeys(plan.bots, 0.0)
    sat = dict.fromkeys(plan.bots, 0)
    points = dict.fromkeys(plan.bots, 0.0)
    for result in results:
        for seat, name in enumerate(result.seats):
            sat[name] += 1
            points[name] += result.scores[seat]
        for seat in result.winners:
            wins[result.seats[seat]] += 1 / len(result.winners)
    decisions = sum(result.decisions for result in results)
    seconds = sum(result.seconds for result in results)
    return {
        "game": plan.game,
        "players": plan.players,
        "games": len(results),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "wins": {name: round(count, 6) for name, count in wins.items()},
        "win_rate": {name: round(count / len(results), 6) for name, count in wins.items()},
        "mean_score": {name: round(points[name] / sat[name], 3) for name in sat},
        "decisions": decisions,
        "decisions_per_game": round(decisions / len(results), 1),
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
        "options": plan.options,
        "rulings": plan.rulings,
        "results": [
            {"seed": r.seed, "seats": list(r.seats), "scores": list(r.scores), "winners": list(r.winners)}
            for r in results
        ],
    }
