"""Many tables at once, over several processes: Gymnasium's vector interface, with masks.

Each process plays its share of the tables and writes what they show into memory that all share; only one
word goes through the pipe for each step of the whole batch.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rulewright.core.errors import IllegalChoice, RulewrightError, SetupError

from .gymnasium_env import LearnerEnv

RESET, STEP, CLOSE = "reset", "step", "close"


class Memory(NamedTuple):
    """What the processes share, one row for each table."""

    actions: Any
    observations: Any
    finals: Any
    """The last observations of games that have just ended."""
    masks: Any
    rewards: Any
    over: Any

    @classmethod
    def allocate(cls, context: Any, tables: int, width: int, size: int) -> Memory:
        return cls(
            context.RawArray("q", tables),
            context.RawArray("f", tables * width),
            context.RawArray("f", tables * width),
            context.RawArray("b", tables * size),
            context.RawArray("d", tables),
            context.RawArray("b", tables),
        )

    def arrays(self, tables: int) -> Memory:
        """The same memory as NumPy arrays."""
        return Memory(
            np.frombuffer(self.actions, np.int64),
            np.frombuffer(self.observations, np.float32).reshape(tables, -1),
            np.frombuffer(self.finals, np.float32).reshape(tables, -1),
            np.frombuffer(self.masks, np.int8).reshape(tables, -1),
            np.frombuffer(self.rewards, np.float64),
            np.frombuffer(self.over, np.int8),
        )


class BatchEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """This many tables of a game, each with one learner. A finished game is followed by a new one in the same step."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, game: str, num_envs: int, jobs: int | None = None, context: str | None = None, **settings: Any
    ) -> None:
        """`settings` are those of the single environment. `context` is how processes start; None is the system's."""
        if num_envs < 1:
            raise SetupError("env-tables", tables=num_envs)
        jobs = min(num_envs, os.cpu_count() or 1) if jobs is None else jobs
        if not 1 <= jobs <= num_envs:
            raise SetupError("env-processes", tables=num_envs, jobs=jobs)
        single = LearnerEnv(game, **settings)
        self.num_envs = num_envs
        self.single_observation_space = single.observation_space
        self.single_action_space = single.action_space
        self.observation_space = batch_space(single.observation_space, num_envs)
        self.action_space = batch_space(single.action_space, num_envs)
        starter = multiprocessing.get_context(context)
        assert isinstance(single.action_space, spaces.Discrete)
        memory = Memory.allocate(starter, num_envs, single.table.width, int(single.action_space.n))
        self._memory = memory.arrays(num_envs)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for rows in portions(num_envs, jobs):
            here, there = starter.Pipe()
            process = starter.Process(  # type: ignore[attr-defined]
                target=work, args=(there, memory, num_envs, rows, game, settings), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """New games at all tables; a number seeds the first table with it, the next one with the next number."""
        if seed is None:
            seeds: list[int | None] = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + table for table in range(self.num_envs)]
        else:
            seeds = list(seed)
        if len(seeds) != self.num_envs:
            raise SetupError("env-seeds", seeds=len(seeds), tables=self.num_envs)
        self._tell((RESET, seeds))
        return self._memory.observations.copy(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action for each table. Where a game has ended, the observation is of the next game's beginning and
        `final_obs` in the info holds the last one of the game that ended."""
        memory = self._memory
        memory.actions[:] = actions
        self._tell((STEP, None))
        over = memory.over.astype(np.bool_)
        infos = self._infos()
        if over.any():
            finals = np.full(self.num_envs, None, object)
            for table in np.flatnonzero(over):
                finals[table] = memory.finals[table].copy()
            infos["final_obs"], infos["_final_obs"] = finals, over.copy()
        cut = np.zeros(self.num_envs, np.bool_)
        return memory.observations.copy(), memory.rewards.copy(), over, cut, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen at each table, one row for each."""
        return self._memory.masks.astype(np.bool_)  # type: ignore[no-any-return]

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._memory.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _tell(self, word: tuple[str, Any]) -> None:
        try:
            for pipe in self._pipes:
                pipe.send(word)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise RulewrightError("env-process-ended") from None
        for answer in answers:
            if answer is not None:
                raise IllegalChoice(answer)

    def close_extras(self, **kwargs: Any) -> None:
        """Let the processes end."""
        for pipe in self._pipes:
            try:
                pipe.send((CLOSE, None))
            except OSError:
                continue
            finally:
                pipe.close()
        for process in self._processes:
            process.join()


def portions(tables: int, jobs: int) -> list[range]:
    """The tables of each process, as evenly as possible."""
    edges = [tables * job // jobs for job in range(jobs + 1)]
    return [range(first, last) for first, last in pairwise(edges)]


def work(pipe: Connection, memory: Memory, tables: int, rows: range, game: str, settings: dict[str, Any]) -> None:
    """What a process does: play at its tables until it is told to close."""
    # Ctrl-C reaches every process of the terminal; only the one that was started by hand answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shown = memory.arrays(tables)
    envs = {row: LearnerEnv(game, **settings) for row in rows}
    while True:
        try:
            word, seeds = pipe.recv()
        except EOFError:
            return
        if word == CLOSE:
            for env in envs.values():
                env.close()
            return
        problem = None
        try:
            for row, env in envs.items():
                if word == RESET:
                    shown.observations[row], info = env.reset(seed=seeds[row])
                else:
                    info = play(shown, row, env)
                shown.masks[row] = info["action_mask"]
        except IllegalChoice as error:
            problem = f"table {row}: {error}"
        pipe.send(problem)


def play(shown: Memory, row: int, env: LearnerEnv) -> dict[str, Any]:
    """One step at one table; after the end of a game the next one begins."""
    observation, reward, over, _, info = env.step(int(shown.actions[row]))
    shown.rewards[row] = reward
    shown.over[row] = over
    if over:
        shown.finals[row] = observation
        observation, info = env.reset()
    shown.observations[row] = observation
    return info
