"""Starts servers quickly: a process that has read all code already, and forks a server for each line that it reads.

A line is a JSON object with the fields of `Terms`; the answer is the process id. When nobody writes any more, because
the one who started it has ended in whatever way, it takes all its servers with it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import msgspec

from rulewright.catalog import game_names, load
from rulewright.web import server, table_cache
from rulewright.web.table_cache import TableCache


class Terms(msgspec.Struct):
    """How a server is to live."""

    database: str
    port: int
    keep_days: float = 0
    round_seconds: float = 0
    """How often it makes its rounds; 0 leaves that to the server."""
    rounds: str = ""
    """A file that grows by a byte with each round, so that one can wait for it."""
    clock: str = ""
    """A file with the seconds by which its clock is wrong, read at every look at the clock."""
    log: str = ""
    """The file for its standard error; without one, that of its parent."""


def bend_clock(file: Path) -> None:
    """From now on the time of day is off by what the file says; how long things take stays true."""
    true_time = time.time

    def bent_time() -> float:
        return true_time() + clock_error(file)

    time.time = bent_time


def clock_error(file: Path) -> float:
    """By how many seconds the clocks are wrong that look into the file."""
    return float(file.read_text("ascii"))


def set_clock(file: Path, seconds: float) -> None:
    """Let the clocks be wrong by so much from now on. Nobody ever reads half a number."""
    fresh = file.with_name(file.name + ".fresh")
    fresh.write_text(str(seconds), "ascii")
    os.replace(fresh, file)


def note_rounds(file: Path) -> None:
    """Let every round that a server has made leave a mark in the file."""
    make_round = TableCache.make_round

    async def noted_round(self: TableCache) -> None:
        await make_round(self)
        with open(file, "ab") as marks:
            marks.write(b".")

    TableCache.make_round = noted_round  # type: ignore[method-assign]


def live(terms: Terms) -> None:
    """Be a server until killed."""
    if terms.log:
        log = os.open(terms.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.dup2(log, 2)
    if terms.clock:
        bend_clock(Path(terms.clock))
    if terms.round_seconds:
        table_cache.ROUND_SECONDS = terms.round_seconds
    if terms.rounds:
        note_rounds(Path(terms.rounds))
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server.serve(
        terms.database,
        "127.0.0.1",
        terms.port,
        keep_days=terms.keep_days,
        limits=(1e9, 1e9),
        new_tables=(1e9, 1e9),
        thinking=(1e9, 1e9),
    )


def main() -> None:
    for name in game_names():
        load(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            try:
                live(msgspec.json.decode(line, type=Terms))
            except BaseException as error:
                print(f"the server ends: {error!r}", file=sys.stderr, flush=True)
            finally:
                os._exit(1)
        print(child, flush=True)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
