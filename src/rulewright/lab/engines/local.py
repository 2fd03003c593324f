"""The processes of this machine. A worker that dies is replaced, and the games that it still had are played again.

The standard library's process pools give up as a whole when one process dies, and cannot tell over which task; so the
few lines that hand out work are our own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from rulewright.core.errors import SimulationError
from rulewright.lab.playing import Plan, Result, game_of, play_one

from .work import MOST_DEATHS, Order, answer, cause, deadly, order, portion, processors, read


def play(plan: Plan, numbers: Sequence[int], jobs: int, address: str | None = None) -> Iterator[Result]:
    """Play these games, here or on several processes."""
    jobs = min(processors(jobs), len(numbers))
    if jobs <= 1:
        game = game_of(plan)
        for number in numbers:
            yield play_one(game, plan, number)
        return
    crew = Crew(plan, numbers, jobs)
    try:
        yield from crew.play()
    finally:
        crew.dismiss()


class Worker:
    """A process that plays, and the games that it was given and has not answered yet."""

    def __init__(self, given: Order, others: Iterable[Connection]) -> None:
        context = _context()
        self.pipe, theirs = context.Pipe()
        # A fork has our ends of all pipes too; with those open, nobody would ever notice that we are gone.
        ours = [self.pipe, *others] if context.get_start_method() == "fork" else []
        self.process = context.Process(target=_work, args=(theirs, given, list(sys.path), ours), daemon=True)
        self.process.start()
        theirs.close()
        self.pending: deque[int] = deque()

    def give(self, numbers: Sequence[int]) -> None:
        self.pending.extend(numbers)
        # A worker that has just died is noticed when its answer is awaited.
        try:
            self.pipe.send_bytes(msgspec.msgpack.encode(numbers))
        except OSError:
            return

    def answered(self) -> Result | None:
        """The next result; None if the worker is dead."""
        try:
            message = self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None
        result = read(message)
        self.pending.remove(result.number)
        return result

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


class Crew:
    """The workers of a run and the games that nobody has yet."""

    def __init__(self, plan: Plan, numbers: Sequence[int], jobs: int) -> None:
        self.plan = plan
        self.order = order(plan)
        self.waiting = deque(numbers)
        self.deaths: Counter[int] = Counter()
        self.idle_deaths = 0
        self.jobs = jobs
        self.workers: dict[Connection, Worker] = {}
        for _ in range(jobs):
            self.hire()

    def hire(self) -> None:
        worker = Worker(self.order, self.workers)
        self.workers[worker.pipe] = worker
        self.feed(worker)

    def feed(self, worker: Worker) -> None:
        """Every worker has the next games at hand while it plays, so that it never waits for us."""
        if self.waiting and len(worker.pending) <= 1:
            worker.give(portion(self.waiting, self.jobs))

    def play(self) -> Iterator[Result]:
        while self.waiting or any(worker.pending for worker in self.workers.values()):
            for pipe in wait(list(self.workers)):
                worker = self.workers[pipe]  # type: ignore[index]
                result = worker.answered()
                if result is None:
                    self.replace(worker)
                    continue
                self.feed(worker)
                yield result

    def replace(self, worker: Worker) -> None:
        """A worker died: its games come first in line again, except the one that killed it."""
        del self.workers[worker.pipe]
        worker.process.join()
        how = cause(worker.process.exitcode)
        if worker.pending:
            game = worker.pending[0]
            self.deaths[game] += 1
            if self.deaths[game] >= MOST_DEATHS:
                raise deadly(self.plan, game, self.deaths[game], how)
        else:
            self.idle_deaths += 1
            if self.idle_deaths >= MOST_DEATHS * self.jobs:
                raise SimulationError("workers-die", reason=how)
        self.waiting.extendleft(reversed(worker.pending))
        worker.pending.clear()
        worker.end()
        if self.waiting:
            self.hire()

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.end()
        self.workers.clear()


def _context() -> Any:
    """How to start processes. A fork is ready at once, with the game loaded; with other threads around it is unsafe."""
    alone = sys.platform == "linux" and len(os.listdir("/proc/self/task")) == 1
    return multiprocessing.get_context("fork" if alone else "spawn")


def _work(pipe: Connection, given: Order, paths: list[str], ours: list[Connection]) -> None:
    """What a worker does, until the process that started it is gone."""
    # Ctrl-C reaches every process of the terminal; only the one that was started by hand answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    sys.path[:] = paths
    for end in ours:
        end.close()
    try:
        while True:
            for number in msgspec.msgpack.decode(pipe.recv_bytes(), type=list[int]):
                pipe.send_bytes(answer(given, number))
    except (EOFError, OSError):
        return
