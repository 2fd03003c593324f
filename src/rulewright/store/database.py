"""Which database, and how it is opened: URLs, drivers, SQLite's settings, migrations, one server to a file."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from rulewright.core.errors import SetupError

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class InUse(SetupError):
    """Another server has this SQLite file; `address` is where it can be reached, if it has said so."""

    def __init__(self, path: Path, address: str) -> None:
        super().__init__("database-in-use" if address else "database-in-use-somewhere", file=path, address=address)
        self.address = address


def async_url(url: str) -> str:
    """The URL with the driver that we use; a bare path is a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The text may hold a password: it is not repeated.
        raise SetupError("database-no-url") from None
    base = parsed.drivername.partition("+")[0]
    if base not in _DRIVERS:
        raise SetupError("database-kind", kind=parsed.drivername)
    if base == "sqlite" and (not parsed.database or ":memory:" in parsed.database):
        raise SetupError("database-no-file")
    return parsed.set(drivername=_DRIVERS[base]).render_as_string(hide_password=False)


def tune_sqlite(connection: Any, record: Any) -> None:
    """For every new SQLite connection."""
    cursor = connection.cursor()
    # FULL: an acknowledged choice survives a power cut, not only a killed process.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Bring the database up to date; several servers may start at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(str(files(__package__))) / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # One migrates, the others wait.
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(728193)"))
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise SetupError("database-other-version", error=error) from None


class FileLock:
    """One server to a SQLite file, because there is nobody to tell a second one what has changed.

    The lock is the operating system's: it ends with the process, however that ends. The file beside the
    database says where the server can be reached.
    """

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Raises `InUse` if another server has it."""
        file = open(self.path, "a+", encoding="utf-8")  # noqa: SIM115
        if not _try_lock(file):
            file.seek(0)
            address = file.read(200).strip()
            file.close()
            raise InUse(self.database, address)
        file.truncate(0)
        self._file = file

    def tell(self, address: str) -> None:
        """Write down where the server can be reached."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(address)
            self._file.flush()

    def release(self) -> None:
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None


def _try_lock(file: IO[str]) -> bool:
    if os.name == "nt":  # pragma: no cover
        # Windows locks bytes, and locked bytes cannot be read: one far behind the address.
        import msvcrt

        file.seek(1000)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
