"""The stage: servers behind bad lines, people at their tables, and a ledger of what they are told."""

from __future__ import annotations

import contextlib
import random
import re
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .clients import CROWD, Host, Person, Plan, Watcher
from .judge import Verdict, judge_disk, judge_servers
from .ledger import Ledger
from .nursery import set_clock
from .proxy import Proxy
from .servers import PATIENCE, Nursery, Postgres, Process, wait_until

_ENDING = re.compile(r"^[\w.]+(?::.*)?$", re.MULTILINE)
"""The last line of a traceback is the first that is not indented."""
_CHAINED = re.compile(r"^(?:The above exception was|During handling of)", re.MULTILINE)
"""What follows a traceback that is not the last of its chain."""


@dataclass
class Stage:
    """Everything that takes part."""

    random: random.Random
    database: str
    """Where the judge looks; the servers may go by a line of their own."""
    folder: Path
    clock: Path
    """By how many seconds the servers' clocks are wrong."""
    servers: list[Process]
    lines: list[Proxy]
    """Between the people and each server."""
    postgres: Postgres | None = None
    database_line: Proxy | None = None
    """Between the servers and PostgreSQL."""
    ledger: Ledger = field(default_factory=Ledger)
    count: Counter[str] = field(default_factory=Counter)
    """How often each fault has struck."""
    people: list[Person] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)
    slowest: float = 0.0
    """The longest that it took from the end of a fault to the next acknowledgement, in seconds."""

    def invite(self, crowd: Sequence[Plan], watchers: int) -> None:
        """Let people come and play until they are sent home."""
        doors = [line.url for line in self.lines]
        given = [(doors, self.ledger, f"{self.random.random()}", self.stop) for _ in range(len(crowd) + watchers)]
        self.people += [Host(plan, *words) for plan, words in zip(crowd, given, strict=False)]
        self.people += [Watcher(*words) for words in given[len(crowd) :]]
        for person in self.people:
            person.start()

    def goes_on(self, more: int = 1, patience: float = PATIENCE) -> None:
        """Wait until so many more choices were acknowledged."""
        begun, wanted = time.monotonic(), self.ledger.acknowledged + 1
        wait_until(lambda: self.ledger.acknowledged >= wanted, "another choice is acknowledged", patience)
        self.slowest = max(self.slowest, time.monotonic() - begun)
        wanted += more - 1
        wait_until(lambda: self.ledger.acknowledged >= wanted, f"{more} more choices are acknowledged", patience)

    def goes_on_everywhere(self, more: int) -> None:
        """Wait until so many more choices were acknowledged at every table."""
        now = time.monotonic()

        def gone_on() -> bool:
            pages = list(self.ledger.pages.values())
            return all(sum(sent.acknowledged > now for sent in list(page.sent)) >= more for page in pages)

        wait_until(gone_on, "all tables go on")

    def hears(self, *answers: str, more: int = 1) -> None:
        """Wait until people got one of these answers so many times more."""

        def heard() -> int:
            return sum(self.ledger.answers[answer] for answer in answers)

        wanted = heard() + more
        wait_until(lambda: heard() >= wanted, f"people get {' or '.join(answers)}")

    def send_home(self) -> None:
        self.stop.set()
        for person in self.people:
            person.join(PATIENCE)
            assert not person.is_alive(), f"{type(person).__name__} does not come to an end"
        self.people = []

    def judge(self) -> Verdict:
        """Send everybody home, kill all servers a last time, and look at what there is on disk and after a restart."""
        self.send_home()
        for server in self.servers:
            server.kill()
        if self.postgres is not None and not self.postgres.alive:
            self.postgres.start()
        verdict = judge_disk(self.ledger, self.database)
        try:
            judge_servers(verdict, self.ledger, self.servers[0].start().url)
            self.servers[0].stop()
        except AssertionError as error:
            verdict.damage.append(f"after all, a server was to start again: {error}")
        return verdict

    def logs(self) -> str:
        """What the servers have complained of."""
        return "\n".join(log.read_text("utf-8", "replace") for log in sorted(self.folder.glob("*.log")))

    def tracebacks(self) -> Counter[str]:
        """The last line of every traceback in the logs."""
        found: Counter[str] = Counter()
        for part in self.logs().split("Traceback (most recent call last):\n")[1:]:
            ending = _ENDING.search(part)
            if ending and not _CHAINED.search(part):
                found[ending[0][:160]] += 1
        return found


@contextlib.contextmanager
def staged(
    nursery: Nursery,
    folder: Path,
    seed: int = 1,
    postgres: Postgres | None = None,
    crowd: Sequence[Plan] = CROWD,
    watchers: int = 1,
    disk: Path | None = None,
    **terms: Any,
) -> Iterator[Stage]:
    """A stage on a new database: a SQLite file with one server, or PostgreSQL with two. Nothing is left running.

    All files are in `folder`, except that the database may be on a `disk` of its own.
    """
    clock = folder / "clock"
    set_clock(clock, 0)
    with contextlib.ExitStack() as after:
        database = entrance = str((disk or folder) / "tables.db")
        line = None
        if postgres is not None:
            line = Proxy(postgres.port, seed).start()
            after.callback(line.stop)
            database = postgres.database()
            entrance = database.replace(f":{postgres.port}/", f":{line.port}/")
        servers, lines = [], []
        for number in range(1 if postgres is None else 2):
            files = {"clock": clock, "log": folder / f"server{number}.log", "rounds": folder / f"rounds{number}"}
            server = Process(nursery, entrance, **{name: str(file) for name, file in files.items()}, **terms)
            after.callback(server.end, signal.SIGKILL)
            servers.append(server.start())
            lines.append(Proxy(server.port, seed + number).start())
            after.callback(lines[-1].stop)
        stage = Stage(random.Random(seed), database, folder, clock, servers, lines, postgres, line)
        after.callback(stage.stop.set)
        stage.invite(crowd, watchers)
        yield stage
