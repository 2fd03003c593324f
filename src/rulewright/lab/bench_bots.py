"""How fast bots are: milliseconds for a choice by each bot, simulations a second, games on several processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache

from rulewright.bots import LEVELS, Seen, make
from rulewright.core.game import Game
from rulewright.core.record import Decision, State

from . import matches
from .playing import Plan

THOROUGH = {"random": 60, "greedy": 60, "planner": 20, "search": 10, "expert": 10}
"""At how many decisions of a game each level is timed."""

GAMES = 120
"""Games that are played to time processes."""

LONGEST = 12.0
"""Seconds after which no further games are waited for: some games are long."""


def positions(
    game: Game, players: int, count: int, mode: str | None = None, seed: int = 11
) -> Iterator[tuple[State, Decision]]:
    """Decisions with something to decide, spread over a whole game of greedy bots."""
    trail = trail_of(game, players, mode, seed)
    for number in range(count):
        yield trail[len(trail) * number // count]


@lru_cache(maxsize=1)
def trail_of(game: Game, players: int, mode: str | None, seed: int) -> list[tuple[State, Decision]]:
    trail: list[tuple[State, Decision]] = []
    state = game.new(players, seed, mode=mode)
    bot = make("greedy", seed)
    while not state.over:
        decision = state.decision
        if len(decision.choices) > 1:
            trail.append((state.copy(), decision))
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    return trail


def bot_ms(game: Game, players: int, share: float = 1.0, mode: str | None = None) -> dict[str, float]:
    """Mean CPU milliseconds for a choice, over decisions from all over a game; forced choices are left out."""
    found = {}
    for level in LEVELS:
        took, asked = 0.0, 0
        for state, decision in positions(game, players, max(2, int(THOROUGH[level] * share)), mode):
            bot, seen = make(level, asked), Seen(state, decision.seat)
            started = time.process_time()
            bot.choose(seen, decision)
            took += time.process_time() - started
            asked += 1
        found[level] = round(took / asked * 1000, 4)
    return found


def sims_per_s(game: Game, players: int, share: float = 1.0, mode: str | None = None) -> float:
    """Simulations a CPU second of `search`, cut off at the end of the turn."""
    sims, took = 0, 0.0
    for state, decision in positions(game, players, max(2, int(THOROUGH["search"] * share)), mode):
        bot, seen = make("search:sims=200,turns=0", 1), Seen(state, decision.seat)
        started = time.process_time()
        sims += bot.explain(seen, decision).sims
        took += time.process_time() - started
    return sims / took


def games_per_s(name: str, players: int, jobs: int, share: float = 1.0, mode: str | None = None) -> float:
    """Games of greedy bots a second (wall clock), with this many processes that are already warm."""
    games = max(4 * jobs, int(GAMES * share))
    plan = Plan(game=name, players=players, bots=("greedy",), games=games, seed=0, mode=mode)
    stream = matches.play(plan, jobs)
    for _ in range(jobs * 2):
        next(stream)
    started = time.perf_counter()
    rest, took = 0, 0.0
    for _ in stream:
        rest, took = rest + 1, time.perf_counter() - started
        if took > LONGEST * share and rest >= jobs * 2:
            break
    return rest / took
