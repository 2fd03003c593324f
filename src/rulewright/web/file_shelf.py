"""Shelves: folders beside the database for what visitors bring or save. Each has a bound and forgets the oldest."""

from __future__ import annotations

import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from rulewright.store import clock

_NAME = re.compile(r"[a-z0-9]{8,64}\.[a-z]{3,5}")


def data_folder(database: str) -> Path:
    """Where files of a server are kept: `RULEWRIGHT_DATA`, or beside its SQLite file, or in the user's data folder."""
    chosen = os.environ.get("RULEWRIGHT_DATA")
    if chosen:
        return Path(chosen)
    url = make_url(database)
    if url.drivername.startswith("sqlite"):
        if not url.database or url.database == ":memory:":
            return Path(tempfile.gettempdir()) / f"rulewright-{os.getpid()}"
        return Path(url.database).absolute().with_suffix(".files")
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "rulewright"


class Shelf:
    """A bounded folder: limits on count, total size and age. Names are ours, never a visitor's."""

    def __init__(self, folder: Path, files: int, size: int, days: float) -> None:
        self.folder = folder
        self.files = files
        self.size = size
        self.seconds = days * 24 * 3600
        self._since: float | None = None
        """The time of day at our tick 0, as far as it is believed when files are called old."""

    def put(self, name: str, data: bytes) -> None:
        """Keep a file; whoever looks sees all of it or nothing."""
        if not _NAME.fullmatch(name) or len(data) > self.size:
            raise ValueError(f"{name!r} does not fit on this shelf")
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._tidy(len(data))
        fresh = self.folder / f".{name}.{os.getpid()}"
        fresh.write_bytes(data)
        fresh.replace(self.folder / name)

    def get(self, name: str) -> bytes | None:
        """A file, unless there is none or it is too old."""
        if not _NAME.fullmatch(name):
            return None
        path = self.folder / name
        with suppress(OSError):
            if self._today() - path.stat().st_mtime < self.seconds:
                return path.read_bytes()
        return None

    def _today(self) -> float:
        """The time of day. It may have been set forward: the newest file and our ticks limit how far it is trusted."""
        if self._since is None:
            newest = max((then for then, _, _ in self._kept()), default=clock.now())
            self._since = min(clock.now(), newest) - clock.ticks()
        return min(clock.now(), self._since + clock.ticks())

    def _kept(self) -> list[tuple[float, int, Path]]:
        """All files with their times and sizes, the newest first."""
        kept = []
        with suppress(FileNotFoundError):
            for path in self.folder.iterdir():
                with suppress(OSError):
                    told = path.stat()
                    kept.append((told.st_mtime, told.st_size, path))
        return sorted(kept, reverse=True)

    def _tidy(self, coming: int) -> None:
        """Make room: what is too old goes, then the oldest until the rest fits."""
        total, now = coming, self._today()
        for number, (then, size, path) in enumerate(self._kept(), 1):
            total += size
            if number >= self.files or total > self.size or now - then >= self.seconds:
                with suppress(OSError):
                    path.unlink()
