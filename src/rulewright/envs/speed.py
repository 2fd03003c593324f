"""How many steps a second go through each kind of environment, with random legal actions."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from rulewright.catalog import load
from rulewright.core.errors import SetupError

from . import aec, gym, resolve, spiel, vector
from .numbered_table import variant_of

KINDS = ("aec", "gym", "vector", "spiel")
PLAYERS = 4
TABLES = 16


def steps_per_s(game: str, kind: str = "aec", players: int | None = None, seconds: float = 2.0, jobs: int = 2) -> float:
    """Steps a second, each with its observation and its mask; the median of several runs after a warm-up.

    CPU time of this process, but for `vector` wall-clock time: its work is done in `jobs` others. A step of `gym`
    and `vector` is one choice of the learner, and the other seats' choices come on top.
    """
    seats = _seats(game, players)
    if kind == "aec":
        spells = _turns(game, seats)
    elif kind == "gym":
        spells = _learner(game, seats)
    elif kind == "vector":
        spells = _batch(game, seats, jobs)
    elif kind == "spiel":
        spells = _spiel(game, seats)
    else:
        raise SetupError("env-kind", kind=kind, known=", ".join(KINDS))
    clock = time.perf_counter if kind == "vector" else time.process_time
    next(spells)
    speeds: list[float] = []
    deadline = clock() + seconds
    while len(speeds) < 3 or clock() < deadline:
        started = clock()
        steps = next(spells)
        speeds.append(steps / (clock() - started))
    spells.close()  # type: ignore[attr-defined]
    return statistics.median(speeds)


def _seats(game: str, players: int | None) -> int:
    """As many as are asked for, else those of the variant, else four or as many as can play."""
    found = resolve(game)
    loaded = load(found.game)
    variant = variant_of(loaded, found.variant)
    if players is not None or variant is not None:
        return players or (variant.players if variant else 0)
    seats = loaded.mode(found.mode).seats
    return PLAYERS if PLAYERS in seats else seats[-1]


def _chosen(mask: Any, luck: Random) -> int:
    return int(luck.choice(mask.nonzero()[0]))


def _turns(game: str, players: int) -> Iterator[int]:
    env = aec(game, players)
    luck = Random(1)
    seed = 0
    while True:
        env.reset(seed=seed)
        steps = 0
        while True:
            observation, _, over, _, _ = env.last()
            if over:
                break
            env.step(_chosen(observation["action_mask"], luck))
            steps += 1
        seed += 1
        yield steps


def _learner(game: str, players: int) -> Iterator[int]:
    env = gym(game, players)
    luck = Random(1)
    seed = 0
    while True:
        _, info = env.reset(seed=seed)
        steps = 0
        over = False
        while not over:
            _, _, over, _, info = env.step(_chosen(info["action_mask"], luck))
            steps += 1
        seed += 1
        yield steps


def _batch(game: str, players: int, jobs: int) -> Iterator[int]:
    import numpy as np

    env = vector(game, TABLES, jobs, players=players)
    luck = Random(1)
    try:
        _, infos = env.reset(seed=0)
        while True:
            for _ in range(20):
                masks = infos["action_mask"]
                _, _, _, _, infos = env.step(np.array([_chosen(mask, luck) for mask in masks]))
            yield 20 * TABLES
    finally:
        env.close()


def _spiel(game: str, players: int) -> Iterator[int]:
    rules = spiel(game, players)
    luck = Random(1)
    while True:
        state = rules.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.randrange(len(state.chance_outcomes())))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(luck.choice(state.legal_actions()))
                steps += 1
        yield steps
