"""Results on disk while they come: JSON Lines, one line for each game, so that a killed run goes on where it was.

A line is written in one piece when its game ends. After a kill the last line may be torn; its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from rulewright.core.errors import SetupError

from .playing import Plan, Result, fingerprint, seating, seed_of

_RESULT = msgspec.json.Decoder(Result)


class Lines:
    """A file of results that is open for writing; `done` are those that it holds already, by number."""

    def __init__(self, path: Path, plan: Plan, file: BinaryIO) -> None:
        self.path = path
        self.plan = plan
        self.file = file
        self.done: dict[int, Result] = {}
        self._in_order = True

    def write(self, result: Result) -> None:
        """Add a game. It is safe from a kill of this process from now on."""
        self._in_order = self._in_order and result.number == len(self.done)
        self.done[result.number] = result
        try:
            self.file.write(line(result))
            self.file.flush()
        except OSError as error:
            raise SetupError("cannot-write", file=self.path, reason=error.strerror) from None

    def missing(self) -> list[int]:
        """The games of the plan that are still to be played."""
        return [number for number in range(self.plan.games) if number not in self.done]

    def results(self) -> list[Result]:
        """The games of the plan, in order."""
        return [self.done[number] for number in range(self.plan.games) if number in self.done]

    def read(self) -> None:
        """Take in what an earlier run wrote, without a torn last line."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        for number, raw in enumerate(text[:whole].splitlines(), 1):
            self._take(number, raw)
        self.file.seek(whole)
        self.file.truncate()

    def _take(self, number: int, raw: bytes) -> None:
        where = f"{self.path}, line {number}"
        try:
            result = _RESULT.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise SetupError("results-broken", where=where, error=error) from None
        if result.plan != fingerprint(self.plan):
            raise SetupError("results-other-run", where=where)
        if result.number in self.done:
            raise SetupError("results-twice", where=where, number=result.number)
        if (result.seed, result.seats) != (seed_of(self.plan, result.number), seating(self.plan, result.number)):
            raise SetupError("results-other-seed", where=where, number=result.number)
        self._in_order = self._in_order and result.number == len(self.done)
        self.done[result.number] = result

    def sort(self) -> None:
        """Put the lines of a finished run in order: but for times, the file is the same whatever engine wrote it."""
        if self._in_order:
            return
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb") as file:
                file.writelines(line(self.done[number]) for number in sorted(self.done))
            fresh.replace(self.path)
        except OSError as error:
            raise SetupError("cannot-write", file=self.path, reason=error.strerror) from None
        self._in_order = True


def line(result: Result) -> bytes:
    """A result as a line of its own."""
    return msgspec.json.encode(result) + b"\n"


@contextmanager
def opened(path: Path, plan: Plan, resume: bool) -> Iterator[Lines]:
    """The file of a run: a new one, or (with `resume`) the one that an earlier run has begun."""
    try:
        file = path.open("r+b" if path.exists() else "w+b")
    except OSError as error:
        raise SetupError("cannot-write", file=path, reason=error.strerror) from None
    with file:
        _lock(path, file)
        if os.fstat(file.fileno()).st_size and not resume:
            raise SetupError("results-exist", file=path)
        lines = Lines(path, plan, file)
        lines.read()
        yield lines


def _lock(path: Path, file: BinaryIO) -> None:
    """Two runs on one file would double its games. The lock is gone with the process that holds it, at once.

    A lock by `flock` would stay with forked workers, which may have to finish a long game before they notice.
    """
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SetupError("results-in-use", file=path) from None


def read(path: Path) -> Iterator[Result]:
    """The results of a file, one after the other, whatever plan they are from; a torn last line is left out."""
    number = 0
    try:
        with path.open("rb") as file:
            for raw in file:
                number += 1
                if raw.endswith(b"\n"):
                    yield _RESULT.decode(raw)
    except OSError as error:
        raise SetupError("cannot-read", file=path, reason=error.strerror) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SetupError("results-line", file=path, line=number, error=error) from None
