"""Store: the one door to the database. A choice that `add_entry` has returned from is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulewright.core.errors import SetupError

from . import schema

CHANNEL = "rulewright_tables"
Row = dict[str, Any]


class Conflict(Exception):
    """Somebody else has written this entry first."""


def async_url(url: str) -> str:
    """The URL with the driver that we use; a bare path is a SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise SetupError(f"database {url!r} is not a URL; use sqlite:///file or postgresql://user@host/name") from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    base = parsed.drivername.partition("+")[0]
    if base not in drivers:
        raise SetupError(f"database {parsed.drivername!r} is not supported; use sqlite or postgresql")
    return parsed.set(drivername=drivers[base]).render_as_string(hide_password=False)


class Store:
    """Tables and their choices, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=self.is_postgres)
        self._listener: asyncio.Task[None] | None = None
        if not self.is_postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Connect and bring the database up to date."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (OperationalError, OSError) as error:
            raise SetupError(f"the database cannot be opened: {str(error).splitlines()[0]}") from None

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self.engine.dispose()

    # -- tables and seats -------------------------------------------------------------------------------

    async def create_table(self, table: Row, seats: list[Row]) -> None:
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(schema.tables.insert(), {**table, "created": now, "touched": now})
            await connection.execute(schema.seats.insert(), seats)

    async def table(self, table_id: str) -> Row | None:
        return await self._one(schema.tables.select().where(schema.tables.c.id == table_id))

    async def find_tables(self, ids: list[str] | None = None, listed: bool = False, limit: int = 60) -> list[Row]:
        """Newest first: these tables, or all that are listed."""
        query = schema.tables.select().order_by(schema.tables.c.touched.desc()).limit(limit)
        if ids is not None:
            query = query.where(schema.tables.c.id.in_(ids))
        if listed:
            query = query.where(schema.tables.c.listed)
        return await self._all(query)

    async def update_table(self, table_id: str, **changes: Any) -> None:
        query = schema.tables.update().where(schema.tables.c.id == table_id).values(touched=time.time(), **changes)
        async with self.engine.begin() as connection:
            await connection.execute(query)
            await self._notify(connection, table_id)

    async def seats(self, table_id: str) -> list[Row]:
        query = schema.seats.select().where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
        return await self._all(query)

    async def update_seat(self, table_id: str, seat: int, unclaimed_only: bool = False, **changes: Any) -> bool:
        """Change a seat; with `unclaimed_only`, exactly one of several who try at once succeeds."""
        query = (
            schema.seats.update()
            .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
            .values(**changes)
        )
        if unclaimed_only:
            query = query.where(sa.not_(schema.seats.c.claimed))
        async with self.engine.begin() as connection:
            done = await connection.execute(query)
            await self._notify(connection, table_id)
        return bool(done.rowcount)

    # -- choices ----------------------------------------------------------------------------------------------

    async def add_entry(self, table_id: str, n: int, body: Row, client: str, status: str) -> None:
        """Write choice number `n`; raises `Conflict` if it is there already. Durable when it returns."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    schema.entries.insert(), {"table_id": table_id, "n": n, "body": body, "client": client}
                )
                await connection.execute(
                    schema.tables.update()
                    .where(schema.tables.c.id == table_id)
                    .values(touched=time.time(), status=status)
                )
                await self._notify(connection, table_id)
        except IntegrityError:
            raise Conflict(f"entry {n} of table {table_id} exists") from None

    async def entries(self, table_id: str, after: int = 0) -> list[Row]:
        query = (
            schema.entries.select()
            .where(schema.entries.c.table_id == table_id, schema.entries.c.n > after)
            .order_by(schema.entries.c.n)
        )
        return await self._all(query)

    async def keep_snapshot(self, table_id: str, n: int, state: str) -> None:
        """A cache: the state after choice `n`, for tables whose rules have changed since."""
        async with self.engine.begin() as connection:
            await connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table_id))
            await connection.execute(schema.snapshots.insert(), {"table_id": table_id, "n": n, "state": state})

    async def snapshot(self, table_id: str) -> Row | None:
        return await self._one(schema.snapshots.select().where(schema.snapshots.c.table_id == table_id))

    # -- chat ---------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, name: str, seat: int | None, text: str) -> None:
        for _ in range(20):
            count = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.n), 0)).where(
                schema.chat.c.table_id == table_id
            )
            with contextlib.suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    n = (await connection.execute(count)).scalar_one() + 1
                    row = {"table_id": table_id, "n": n, "name": name, "seat": seat, "text": text, "at": time.time()}
                    await connection.execute(schema.chat.insert(), row)
                    await self._notify(connection, table_id)
                return
        raise Conflict(f"chat of table {table_id}")

    async def chat(self, table_id: str, limit: int = 200) -> list[Row]:
        query = (
            schema.chat.select().where(schema.chat.c.table_id == table_id).order_by(schema.chat.c.n.desc()).limit(limit)
        )
        return list(reversed(await self._all(query)))

    # -- other processes ----------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard(table_id)` whenever any process changes a table (PostgreSQL; SQLite has one process)."""
        if self.is_postgres:
            self._listener = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        import asyncpg

        dsn = self.url.replace("postgresql+asyncpg", "postgresql")
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                await connection.add_listener(CHANNEL, lambda c, pid, channel, payload: heard(payload))
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(1)

    async def _notify(self, connection: AsyncConnection, table_id: str) -> None:
        if self.is_postgres:
            await connection.execute(sa.text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table_id})

    # -- inside -----------------------------------------------------------------------------------------------

    async def _one(self, query: sa.Select[Any]) -> Row | None:
        found = await self._all(query)
        return found[0] if found else None

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _tune_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    # FULL: an acknowledged choice survives a power cut, not only a killed process.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(str(files(__package__))) / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: one migrates, the others wait.
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(728193)"))
    command.upgrade(config, "head")


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
