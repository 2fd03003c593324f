"""The faults: what is done to the servers, the database, the lines, the clock and the disk while people play."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from .nursery import clock_error, set_clock
from .servers import Process, wait_until
from .stage import Stage

DAY = 86400.0


def kill_server(stage: Stage) -> None:
    """kill -9 of a server at any moment; where there is another, that one may serve alone for a while."""
    victim = stage.random.choice(stage.servers)
    victim.kill()
    stage.count["kill"] += 1
    if len(stage.servers) > 1 and stage.random.random() < 0.5:
        stage.goes_on(stage.random.randint(1, 5))
    victim.start()


def freeze_server(stage: Stage) -> None:
    """A server stands still, and goes on later as if nothing had been."""
    victim = stage.random.choice(stage.servers)
    victim.send(signal.SIGSTOP)
    stage.count["freeze"] += 1
    try:
        if len(stage.servers) > 1:
            stage.goes_on()
        else:
            stage.hears("no answer")
    finally:
        victim.send(signal.SIGCONT)


def kill_database(stage: Stage) -> None:
    """kill -9 of PostgreSQL with all its processes; people are told that the table cannot be reached just now."""
    assert stage.postgres is not None
    stage.postgres.kill()
    stage.count["kill database"] += 1
    stage.hears("503")
    stage.postgres.start()


def cut_lines(stage: Stage) -> None:
    """All connections of people to a server are cut at once."""
    stage.count["cut"] += stage.random.choice(stage.lines).cut()


def cut_database(stage: Stage) -> None:
    """All connections of the servers to PostgreSQL are cut at once."""
    assert stage.database_line is not None
    stage.count["cut database"] += stage.database_line.cut()


def storm(stage: Stage) -> None:
    """For a while requests and answers are lost, cut short, delayed and half-closed."""
    hits = stage.random.randint(5, 15)
    before = sum(line.hits.total() for line in stage.lines)
    for line in stage.lines:
        line.chance = 0.1
    try:
        wait_until(
            lambda: sum(line.hits.total() for line in stage.lines) >= before + hits, "the storm has done its work"
        )
    finally:
        for line in stage.lines:
            line.chance = 0.0
    stage.count["storm"] += sum(line.hits.total() for line in stage.lines) - before


def jump_clock(stage: Stage, seconds: float | None = None) -> None:
    """The servers' time of day jumps from where it is, back or ahead."""
    jump = stage.random.choice((-DAY, -60.0, 3600.0, DAY)) if seconds is None else seconds
    set_clock(stage.clock, clock_error(stage.clock) + jump)
    stage.count["clock"] += 1


Fault = Callable[[Stage], None]
FAULTS: dict[Fault, int] = {kill_server: 12, storm: 2, cut_lines: 2, freeze_server: 1, jump_clock: 1}
"""What may happen, and how likely it is."""
DATABASE_FAULTS: dict[Fault, int] = {kill_database: 4, cut_database: 2}
"""What may happen to PostgreSQL besides."""


def strike(stage: Stage) -> str:
    """One fault, at random; its name."""
    possible = FAULTS | (DATABASE_FAULTS if stage.postgres is not None else {})
    fault = stage.random.choices(list(possible), list(possible.values()))[0]
    fault(stage)
    return fault.__name__.replace("_", " ")


# -- no room on the disk -----------------------------------------------------------------------------------------


class FileLimit:
    """No room for one server process: the operating system refuses to let its files grow. Needs no privileges."""

    ENOUGH = 4096
    """Room for a few lines of its log; less than the smallest change of a database."""

    def __init__(self, server: Process) -> None:
        self.server = server

    def fill(self) -> None:
        _, most = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (self.ENOUGH, most))

    def make_room(self) -> None:
        _, most = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (most, most))


class SmallDisk:
    """A disk in memory of a few megabytes, which can be filled to the last byte."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self) -> None:
        with open(self.ballast, "ab", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def make_room(self) -> None:
        self.ballast.unlink()


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk | None]:
    """A small disk at `folder`; None where this process may not mount one."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(words, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True)
