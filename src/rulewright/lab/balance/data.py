"""The data of a report: one line of JSON for each game, written as games come, so that a stopped run goes on later.

The first line says what is played. A file whose name ends with `.gz` is packed; every run adds a member of its own to
it, so that a run that was killed leaves a file that can be read up to its last whole line.
"""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from rulewright.core.errors import SetupError
from rulewright.lab.playing import Plan, Result

FORMAT = 1
MOST_GAMES = 10_000_000
"""Of one plan: the number of a game decides how many there should be."""
_LONGEST_LINE = 4_000_000
_FLUSH = 25


class Head(Struct, frozen=True):
    """What a file holds: the plans, one for each number of players, without their number of games."""

    rulewright_lab: int
    plans: tuple[Plan, ...]
    content: str
    version: str


class PlannedGame(Struct, frozen=True):
    """One game: by which plan it was played, and what came of it."""

    plan: int
    result: Result


_HEAD = msgspec.json.Decoder(Head)
_GAME = msgspec.json.Decoder(PlannedGame)


def read_head(path: Path) -> Head:
    """What a file of games was played with. Raises `SetupError` if it is no such file."""
    for line in _lines(path):
        try:
            head = _HEAD.decode(line)
        except msgspec.DecodeError as error:
            raise SetupError("lab-data-foreign", file=path, error=error) from None
        if head.rulewright_lab != FORMAT:
            raise SetupError("lab-data-format", file=path, format=head.rulewright_lab, known=FORMAT)
        return head
    raise SetupError("lab-data-empty", file=path)


def read_games(path: Path) -> Iterator[PlannedGame]:
    """The games of a file, one after the other; a last line that was cut off is left out."""
    plans = 0
    for number, line in enumerate(_lines(path), 1):
        if number == 1:
            plans = len(read_head(path).plans)
            continue
        try:
            game = _GAME.decode(line)
        except msgspec.DecodeError as error:
            if not line.endswith(b"\n"):
                return
            raise SetupError("lab-data-line", file=path, line=number, error=error) from None
        if game.plan not in range(plans) or game.result.number not in range(MOST_GAMES):
            raise SetupError("lab-data-stray", file=path, line=number, game=game.result.number, plan=game.plan)
        yield game


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with _open(path, "rb") as file:
            while line := file.readline(_LONGEST_LINE):
                yield line
    except FileNotFoundError:
        raise SetupError("file-missing", file=path) from None
    except EOFError:
        return  # packed, and killed while it was written: what came before is whole
    except (OSError, zlib.error) as error:
        raise SetupError("cannot-read", file=path, reason=error) from None


def _open(path: Path, mode: str) -> IO[Any]:
    return gzip.open(path, mode) if path.suffix == ".gz" else path.open(mode)  # type: ignore[return-value]


class Book:
    """A file that games are written to as they come."""

    def __init__(self, path: Path, head: Head) -> None:
        self.lines = 0
        fresh = not path.exists() or not path.stat().st_size
        if not fresh:
            _mend(path)
        try:
            self.file = _open(path, "ab")
        except OSError as error:
            raise SetupError("cannot-write", file=path, reason=error.strerror) from None
        if fresh:
            self._write(msgspec.json.encode(head))

    def add(self, plan: int, result: Result) -> None:
        self._write(msgspec.json.encode(PlannedGame(plan, result)))

    def _write(self, line: bytes) -> None:
        self.file.write(line + b"\n")
        self.lines += 1
        # A packed file is flushed now and then only: each time costs some of the packing.
        if not isinstance(self.file, gzip.GzipFile) or self.lines % _FLUSH == 0:
            self.file.flush()

    def close(self) -> None:
        self.file.close()


def _mend(path: Path) -> None:
    """Cut off a last line (or packed member) that was not finished, so that the next one begins a new line."""
    if path.suffix != ".gz":
        with path.open("rb+") as file:
            file.seek(0, io.SEEK_END)
            end = size = file.tell()
            while end:
                file.seek(end - 1)
                if file.read(1) == b"\n":
                    break
                end -= 1
            if end < size:
                file.truncate(end)
        return
    if _is_whole(path):
        return
    fresh = path.with_name(path.name + ".new")
    with gzip.open(fresh, "wb") as packed:
        packed.writelines(line for line in _lines(path) if line.endswith(b"\n"))
    fresh.replace(path)


def _is_whole(path: Path) -> bool:
    try:
        with gzip.open(path, "rb") as packed:
            while packed.read(1 << 20):
                pass
    except (EOFError, OSError, zlib.error):
        return False
    return True
