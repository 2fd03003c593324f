"""How fast the engine is: one process, warm, CPU time, medians."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.record import State

from .bench_bots import bot_ms, games_per_s, sims_per_s

PLAYERS = 4


def timed(work: Callable[[], object], repeat: int) -> float:
    """Median CPU microseconds of one call."""
    samples = []
    for _ in range(9):
        started = time.process_time()
        for _ in range(repeat):
            work()
        samples.append((time.process_time() - started) / repeat * 1e6)
    return statistics.median(samples)


def tables(game: Game, mode: str | None = None) -> list[tuple[str, int]]:
    """What is measured: four players in every mode, or in one; where four cannot play, every number that can."""
    modes = game.modes if mode is None else (game.mode(mode),)
    return [(one.name, n) for one in modes for n in ((PLAYERS,) if PLAYERS in one.seats else one.seats)]


def playouts(game: Game, players: int, seconds: float, mode: str | None = None) -> dict[str, float]:
    """Random games with everything a real game has: legal choices, checks, log."""
    speeds: list[float] = []
    games: list[float] = []
    choices = decisions = 0
    seed = 0
    deadline = time.process_time() + seconds
    while len(speeds) < 5 or time.process_time() < deadline:
        state = game.new(players, seed, mode=mode)
        bot = make("random", seed)
        count = 0
        started = time.process_time()
        while not state.over:
            decision = state.decision
            choices += len(decision.choices)
            state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
            count += 1
        took = time.process_time() - started
        if seed >= 3:  # the first games warm caches up
            speeds.append(count / took)
            games.append(1 / took)
        decisions += count
        seed += 1
    return {
        "decisions_per_s": statistics.median(speeds),
        "games_per_s": statistics.median(games),
        "choices_mean": choices / decisions,
        "decisions_per_game": decisions / seed,
    }


def middle(game: Game, players: int, seed: int = 11, mode: str | None = None) -> State:
    """A state from the middle of a random game."""
    bot = make("random", seed)
    state = game.new(players, seed, mode=mode)
    trail = []
    while not state.over:
        trail.append(state.copy())
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    return trail[len(trail) * 2 // 3]


def measure_table(game: Game, mode: str, players: int, seconds: float) -> dict[str, Any]:
    """The engine's own figures at one table."""
    figures: dict[str, Any] = {"mode": mode, "players": players, **playouts(game, players, seconds, mode)}
    state = middle(game, players, mode=mode)
    text = game.dump(state)
    figures["copy_us"] = timed(state.copy, 2000)
    figures["dump_us"] = timed(lambda: game.dump(state), 500)
    figures["restore_us"] = timed(lambda: game.restore(text, trusted=True), 300)
    figures["view_us"] = timed(lambda: state.view(0), 200)
    figures["digest_us"] = timed(lambda: game.digest(state), 300)
    figures["resample_us"] = timed(lambda: state.resample(0, 1), 200)
    figures["dump_bytes"] = len(text)
    return _rounded(figures)


def measure(name: str, seconds: float = 4.0, mode: str | None = None) -> dict[str, Any]:
    """All figures of one game: the engine's at every table, and those of thinking at the first of them."""
    game = load(name)
    measured = [measure_table(game, one, players, seconds) for one, players in tables(game, mode)]
    first, players = measured[0]["mode"], measured[0]["players"]
    share = min(1.0, seconds / 4.0)  # a short run measures less of everything
    figures: dict[str, Any] = dict(measured[0])
    figures["bot_ms"] = bot_ms(game, players, share, first)
    figures["sims_per_s"] = sims_per_s(game, players, share, first)
    figures["simulate_games_per_s"] = games_per_s(name, players, 1, share, first)
    figures["simulate_games_per_s_2_jobs"] = games_per_s(name, players, 2, share, first)
    figures["simulate_speed_up"] = figures["simulate_games_per_s_2_jobs"] / figures["simulate_games_per_s"]
    figures["compiled"] = is_compiled()
    figures["tables"] = measured
    return _rounded(figures)


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, 3) if isinstance(value, float) else value for key, value in figures.items()}


def measure_catanatron(seconds: float = 4.0) -> dict[str, Any]:
    """The same figures of catanatron (4 random players), for a comparison in one run."""
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.json import GameEncoder
    except ImportError:
        raise SetupError("bench-needs-catanatron") from None
    import json
    import pickle

    def players() -> list[Any]:
        return [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]

    speeds: list[float] = []
    games: list[float] = []
    choices = decisions = 0
    seed = 0
    deadline = time.process_time() + seconds
    half = None
    while len(speeds) < 5 or time.process_time() < deadline:
        game = Game(players(), seed=seed)
        count = 0
        started = time.process_time()
        while game.winning_color() is None and game.state.num_turns < 1000:
            choices += len(game.state.playable_actions)
            game.play_tick()
            count += 1
            if seed == 4 and count == 300:
                half = game.copy()
        took = time.process_time() - started
        if seed >= 3:
            speeds.append(count / took)
            games.append(1 / took)
        decisions += count
        seed += 1
    assert half is not None
    return {
        "players": 4,
        "decisions_per_s": round(statistics.median(speeds), 3),
        "games_per_s": round(statistics.median(games), 3),
        "choices_mean": round(choices / decisions, 3),
        "decisions_per_game": round(decisions / seed, 3),
        "copy_us": round(timed(half.copy, 200), 3),
        "dump_us": round(timed(lambda: json.dumps(half, cls=GameEncoder), 20), 3),
        "save_and_load_us": round(timed(lambda: pickle.loads(pickle.dumps(half)), 20), 3),
    }


def is_compiled() -> bool:
    """Whether the rules run from the mypyc build."""
    from rulewright.core import rulebook

    return not rulebook.__file__.endswith(".py")
