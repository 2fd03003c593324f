"""Real servers to be killed: processes of ours on loopback, and a PostgreSQL from the system's packages."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from .nursery import Terms

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""How long to wait for a state on a busy machine; nothing here is timed."""
_PAUSE = threading.Event()


def wait_until(question: Callable[[], Any], hope: str, patience: float = PATIENCE) -> None:
    """Wait for a state; `hope` says in the error what never came true."""
    end = time.monotonic() + patience
    while not question():
        if time.monotonic() > end:
            raise AssertionError(f"waited {patience:.0f} seconds in vain until {hope}")
        _PAUSE.wait(0.01)


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_running(pid: int) -> bool:
    """Whether there is such a process, or any thread of it. What is dead and only not yet buried does not count."""
    try:
        os.kill(pid, 0)
        threads = list(Path(f"/proc/{pid}/task").iterdir()) or [Path(f"/proc/{pid}")]
        return len(threads) > 1 or status(threads[0] / "stat")[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def status(stat: Path) -> list[str]:
    """What Linux tells of a process behind its name: its state, its parent, and more."""
    return stat.read_text("utf-8").rpartition(")")[2].split()


def children(pid: int) -> list[int]:
    """The processes that another one has started, as Linux tells them."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status(stat)[1]) == pid:
                found.append(int(stat.parent.name))
    return found


class Nursery:
    """Starts server processes quickly: each is forked from one that has read all code already."""

    def __init__(self) -> None:
        self.children: list[int] = []
        self.parent = subprocess.Popen(
            [sys.executable, "-m", "tests.chaos.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            start_new_session=True,
        )
        assert self.hear() == "ready"

    def hear(self) -> str:
        assert self.parent.stdout is not None
        return self.parent.stdout.readline().strip()

    def start(self, terms: Terms) -> int:
        assert self.parent.stdin is not None
        self.parent.stdin.write(msgspec.json.encode(terms).decode() + "\n")
        self.children.append(int(self.hear()))
        return self.children[-1]

    def close(self) -> None:
        """End it, with whatever servers it still has."""
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(10)
        self.parent.stdout.close()
        wait_until(lambda: not any(map(is_running, self.children)), "all servers have ended")


@contextlib.contextmanager
def running_nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    try:
        yield nursery
    finally:
        nursery.close()


class Process:
    """A server process that can be killed and started again on the same database."""

    def __init__(self, nursery: Nursery, database: str, **terms: Any) -> None:
        self.nursery = nursery
        self.database = database
        self.terms = Terms(database, unused_port(), **terms)
        self.port = self.terms.port
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid = 0

    def start(self) -> Process:
        self.pid = self.nursery.start(self.terms)

        def answers() -> bool:
            try:
                urllib.request.urlopen(self.url + "/api/tables", timeout=5).read()
            except OSError:
                assert self.alive, "the server has ended"
                return False
            return True

        wait_until(answers, "the server answers")
        return self

    @property
    def alive(self) -> bool:
        return bool(self.pid) and is_running(self.pid)

    def send(self, how: signal.Signals) -> None:
        if self.alive:
            os.kill(self.pid, how)

    def end(self, how: signal.Signals) -> None:
        self.send(how)
        wait_until(lambda: not self.alive, "the server ends")
        self.pid = 0

    def kill(self) -> None:
        """kill -9: no goodbye."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self.pid:
            self.send(signal.SIGCONT)
            self.end(signal.SIGTERM)


class Postgres:
    """A throw-away PostgreSQL from the system's packages. It refuses to run as root, so it runs as its own user."""

    def __init__(self, binaries: Path, folder: Path, **settings: str) -> None:
        self.binaries = binaries
        self.folder = folder
        self.port = unused_port()
        self.settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(folder),
            **settings,
        }
        self.count = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def given(self) -> dict[str, Any]:
        """Who runs it, and where."""
        given: dict[str, Any] = {"cwd": self.folder, "env": {**os.environ, "LC_ALL": "C.UTF-8"}}
        if os.geteuid() == 0:
            who = pwd.getpwnam("postgres")
            given |= {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        return given

    def run(self, *command: str) -> None:
        words = [str(self.binaries / command[0]), *command[1:]]
        done = subprocess.run(words, capture_output=True, text=True, check=False, **self.given())
        assert done.returncode == 0, done.stderr + done.stdout

    def create(self) -> None:
        """A new, empty cluster, running."""
        self.run("initdb", "-D", self.data, "-U", "tables", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        words = [str(self.binaries / "postgres"), "-D", self.data]
        for name, value in self.settings.items():
            words += ["-c", f"{name}={value}"]
        with open(self.folder / "log", "ab") as log:
            # A session of its own: Ctrl-C is for the one who started it.
            self.process = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True, **self.given())
        wait_until(self.answers, "PostgreSQL answers")

    def answers(self) -> bool:
        assert self.alive, "PostgreSQL has ended:\n" + (self.folder / "log").read_text("utf-8", "replace")[-2000:]
        ready = [str(self.binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        return not subprocess.run(ready, check=False, **self.given()).returncode

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """kill -9 of all of it: the first process is halted, so that it starts no other, and all fall together."""
        assert self.process is not None
        first = self.process.pid
        os.kill(first, signal.SIGSTOP)
        others = children(first)
        for pid in (*others, first):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()
        wait_until(lambda: not any(map(is_running, others)), "PostgreSQL is dead")

    def restart(self) -> None:
        """Stop in order, as for an upgrade, and start again."""
        self.end(signal.SIGINT)
        self.start()

    def stop(self) -> None:
        """At once, without tidying up."""
        self.end(signal.SIGQUIT)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None and self.alive:
            self.process.send_signal(how)
            self.process.send_signal(signal.SIGCONT)  # it may have been halted to be killed
            self.process.wait(PATIENCE)

    def database(self, port: int = 0) -> str:
        """The URL of a new, empty database; by another port if a proxy stands before it."""
        self.count += 1
        name = f"tables{os.getpid()}x{self.count}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "tables", name)
        return f"postgresql://tables@127.0.0.1:{port or self.port}/{name}"


def postgres_binaries() -> Path | None:
    """Where PostgreSQL's programs are, if it is installed: the newest."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@contextlib.contextmanager
def running_postgres(folder: Path | None = None, **settings: str) -> Iterator[Postgres]:
    """A PostgreSQL for the length of a block, in a folder of its own unless one is given."""
    binaries = postgres_binaries()
    assert binaries, "no PostgreSQL on this machine; `make test` installs one"
    with contextlib.ExitStack() as after:
        home = folder or Path(after.enter_context(tempfile.TemporaryDirectory(prefix="rulewright-pg-")))
        if os.geteuid() == 0:
            shutil.chown(home, "postgres", "postgres")
        server = Postgres(binaries, home, **settings)
        after.callback(server.stop)
        server.create()
        yield server
