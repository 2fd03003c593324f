"""What goes wrong with a database: it may work again in a moment, or what it holds is damaged, or we made a mistake."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

from sqlalchemy import exc

from rulewright.core.errors import RulewrightError

_MALFORMED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CORRUPTED = ("XX001", "XX002")
"""What PostgreSQL says of a damaged page or index."""
_READ_ONLY = "25006"
"""What PostgreSQL says of a transaction that must not write."""
LONGEST_REASON = 200
_OURS = (
    exc.IntegrityError,
    exc.ProgrammingError,
    exc.DataError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
)


class Damaged(RulewrightError):
    """What is kept of a table cannot be read: somebody has to repair it, and asking again does not help."""

    def __init__(self, message: str, /, reason: str = "", **values: object) -> None:
        super().__init__(message, **values)
        self.reason = reason or str(self)
        """For the log of the server."""


def is_database_error(error: BaseException) -> bool:
    """Whether the database (and not our own code) is to blame; drivers' own errors come unwrapped now and then."""
    known = isinstance(error, exc.DBAPIError | exc.TimeoutError | sqlite3.Error | OSError | TimeoutError)
    return known or type(error).__module__.startswith("asyncpg")


def is_mistake(error: BaseException) -> bool:
    """Whether the database refuses what we should not have asked for."""
    return isinstance(error, _OURS)


def is_damage(error: BaseException) -> bool:
    """Whether what the database holds is damaged, so that trying again is useless."""
    said = getattr(error, "orig", None) or error
    if isinstance(said, sqlite3.Error):
        code = getattr(said, "sqlite_errorcode", 0) & 0xFF
        return code in _MALFORMED or str(said).startswith("Could not decode to UTF-8")
    return getattr(said, "sqlstate", None) in _CORRUPTED


def is_read_only(error: BaseException) -> bool:
    """Whether the database can be read but not written: a file without the right to write, a standby."""
    said = getattr(error, "orig", None) or error
    if isinstance(said, sqlite3.Error):
        return getattr(said, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY
    return getattr(said, "sqlstate", None) == _READ_ONLY


def reason(error: BaseException) -> str:
    """An error in one line, without what was asked and with which values."""
    said = getattr(error, "orig", None) or error
    return (str(said).strip().splitlines() or [""])[0][:LONGEST_REASON] or type(said).__name__


@contextlib.contextmanager
def intact(table: str = "") -> Iterator[None]:
    """Read the record of a table, or the list of all; raises `Damaged` if it cannot be read because it is broken."""
    try:
        yield
    except ValueError as error:  # JSON that is none, text that is none
        raise _damaged(table, error) from None
    except (exc.DBAPIError, sqlite3.Error) as error:
        if not is_damage(error):
            raise
        raise _damaged(table, error) from None


def _damaged(table: str, error: Exception) -> Damaged:
    if table:
        return Damaged("record-damaged", reason(error), table=table)
    return Damaged("tables-damaged", reason(error))
