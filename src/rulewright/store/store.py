"""Store: all access to the database. When `add_entry` has returned, the choice is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rulewright.core.errors import SetupError

from . import clock, notices, schema
from .checkpoints import Checkpoints
from .daily_games import DailyGames
from .database import FileLock, InUse, async_url, migrate, tune_sqlite
from .database_errors import intact, is_database_error, is_read_only, reason
from .entry_writer import PostgresEntryWriter, SqliteEntryWriter, written
from .forks import Forks
from .outage import Outage
from .profiles import Profiles

MOST_CHAT = 1000
"""This many lines of a table's players are kept, the newest."""
MOST_OF_ONLOOKERS = 100
"""And this many of onlookers: fewer than are shown, so that they never hide what players say."""
Row = dict[str, Any]
T = TypeVar("T")
LAST_WRITES = 10.0
"""Seconds that a store which is closed waits for what is being written."""


class Conflict(Exception):
    """Somebody else has written this entry first."""


class Record(msgspec.Struct):
    """Everything that is kept of a table, read at one moment."""

    table: Row
    seats: list[Row]
    chat: list[Row]
    entries: list[Row]
    secret: bytes = b""
    """What the table's luck and bots are keyed with. It is in no other row that the store gives out."""


class Store:
    """Tables and their choices, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_postgres = self.url.startswith("postgresql")
        self.process = secrets.token_hex(4)
        """Signs our own notices, which we need not hear."""
        try:
            # A statement that fails is told in logs: without what it carries, which is names, words and hidden cards.
            self.engine: AsyncEngine = create_async_engine(
                self.url, pool_pre_ping=self.is_postgres, hide_parameters=True
            )
        except ModuleNotFoundError as error:
            raise SetupError("database-needs-module", module=error.name) from None
        self.checkpoints = Checkpoints(self.engine, self._writing, self._whole)
        self.forks = Forks(self._asking)
        self.profiles = Profiles(self._asking, self._writing)
        self.daily_games = DailyGames(self._asking, self._writing)
        self._listener: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Future[Any]] = set()
        self.outage = Outage()
        self._lock: FileLock | None = None
        # SQLite has one writer. Waiting here is fair; waiting in its busy handler is not.
        self._writer: Any = contextlib.nullcontext()
        self.entry_writer: PostgresEntryWriter | SqliteEntryWriter
        if self.is_postgres:
            self.entry_writer = PostgresEntryWriter(self.engine, notices.CHANNEL, self.process)
        else:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)
            database = make_url(self.url).database or ""
            self._writer = asyncio.Lock()
            self._lock = FileLock(Path(database))
            self.entry_writer = SqliteEntryWriter(database, self._writer)

    @property
    def shared(self) -> bool:
        """Whether other processes may change the tables as well; a locked file is ours alone."""
        return self._lock is None

    async def open(self, revision: str = "head") -> None:
        """Connect and bring the database up to date."""
        try:
            if self._lock is not None:
                self._lock.take()
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate, revision)
                if revision == "head":
                    await connection.execute(schema.entries.delete().where(sa.false()))  # may we write at all?
        except BaseException as error:
            await self.close()
            if isinstance(error, InUse | SetupError) or not is_database_error(error):
                raise
            where = make_url(self.url).render_as_string(hide_password=True)
            if is_read_only(error):
                raise SetupError("database-read-only", database=where, reason=reason(error)) from None
            raise SetupError("database-closed", database=where, reason=reason(error)) from None

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that is finished even if whoever waits for it is cancelled: a connection that is cut in the middle of a
        statement would report so when nobody listens any more."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it, or does not want to

    async def close(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LAST_WRITES)
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self.entry_writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def tell_address(self, address: str) -> None:
        """Let a second server on the same file know where the first one is."""
        if self._lock is not None:
            self._lock.tell(address)

    # -- tables and seats -------------------------------------------------------------------------------

    async def create_table(
        self, table: Row, seats: list[Row], state: str = "", after: str = "", entries: Sequence[Row] = ()
    ) -> None:
        """A new table with its seats, its first position, and what was played at it elsewhere.

        As the rematch `after` another table: raises `Conflict`, and makes nothing, if that one has a rematch already.
        """
        now = clock.now()
        async with self._writing() as connection:
            if after:
                free = schema.tables.update().where(schema.tables.c.id == after, schema.tables.c.rematch.is_(None))
                if not (await connection.execute(free.values(touched=now, rematch=table["id"]))).rowcount:
                    raise Conflict(f"table {after} has a rematch already")
                await self._notify(connection, after)
            await connection.execute(schema.tables.insert(), {**table, "created": now, "touched": now})
            await connection.execute(schema.seats.insert(), seats)
            if state:
                await connection.execute(schema.snapshots.insert(), {"table_id": table["id"], "n": 0, "state": state})
            if entries:
                rows = [
                    {"table_id": table["id"], "n": n, "body": body, "client": ""} for n, body in enumerate(entries, 1)
                ]
                await connection.execute(schema.entries.insert(), rows)

    async def read(self, table_id: str, after: int = 0) -> Record | None:
        """A table with its seats, its chat and its entries from number `after` + 1 on; None if there is none."""
        chat = (
            schema.chat.select().where(schema.chat.c.table_id == table_id).order_by(schema.chat.c.n.desc()).limit(200)
        )
        with intact(table_id):
            return await self._read(table_id, after, chat)

    async def _read(self, table_id: str, after: int, chat: sa.Select[Any]) -> Record | None:
        async with self._asking() as connection:
            rows = await _rows(connection, schema.tables.select().where(schema.tables.c.id == table_id))
            if not rows:
                return None
            # Entries before seats: what is read later may only be newer, and newer seats do no harm.
            entries = await _rows(connection, _entries(table_id, after))
            seats = await _rows(connection, _seats(table_id))
            secret = bytes.fromhex(rows[0].pop("secret"))
            return Record(rows[0], seats, list(reversed(await _rows(connection, chat))), entries, secret)

    async def table(self, table_id: str) -> Row | None:
        return await self._one(_TABLES.where(schema.tables.c.id == table_id))

    async def find_tables(self, ids: list[str] | None = None, listed: bool = False, limit: int = 60) -> list[Row]:
        """Newest first: these tables, or all that are listed. What a list needs, and nothing that could be broken."""
        query = _IN_LISTS.order_by(schema.tables.c.touched.desc()).limit(limit)
        if ids is not None:
            query = query.where(schema.tables.c.id.in_(ids))
        if listed:
            query = query.where(schema.tables.c.listed)
        with intact():
            return await self._all(query)

    async def update_table(self, table_id: str, **changes: Any) -> None:
        query = schema.tables.update().where(schema.tables.c.id == table_id).values(touched=clock.now(), **changes)
        async with self._writing() as connection:
            await connection.execute(query)
            await self._notify(connection, table_id)

    async def update_settings(self, table_id: str, change: int, settings: Row) -> bool:
        """Change a table's settings, unless somebody else has since change number `change`."""
        query = (
            schema.tables.update()
            .where(schema.tables.c.id == table_id, schema.tables.c.changes == change)
            .values(touched=clock.now(), changes=change + 1, settings=settings)
        )
        async with self._writing() as connection:
            done = await connection.execute(query)
            await self._notify(connection, table_id)
        return bool(done.rowcount)

    async def newest_touch(self) -> float:
        """When somebody last touched any table; now if there is none, or if that lies ahead of us."""
        async with self._asking() as connection:
            newest = (await connection.execute(sa.select(sa.func.max(schema.tables.c.touched)))).scalar_one()
        return clock.now() if newest is None else min(clock.now(), float(newest))

    async def forget_tables(self, untouched_since: float, keep: Sequence[str] = ()) -> int:
        """Delete tables that nobody has touched for long, with all that belongs to them; returns how many."""
        old = schema.tables.delete().where(schema.tables.c.touched < untouched_since)
        async with self._writing() as connection:
            done = await connection.execute(old.where(schema.tables.c.id.not_in(keep)) if keep else old)
        return int(done.rowcount)

    async def seats(self, table_id: str) -> list[Row]:
        return await self._all(_seats(table_id))

    async def update_seat(self, table_id: str, seat: int, unclaimed_only: bool = False, **changes: Any) -> bool:
        """Change a seat; with `unclaimed_only`, exactly one of several who try at once succeeds."""
        query = (
            schema.seats.update()
            .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
            .values(**changes)
        )
        if unclaimed_only:
            query = query.where(sa.not_(schema.seats.c.claimed))
        async with self._writing() as connection:
            done = await connection.execute(query)
            await self._notify(connection, table_id)
        return bool(done.rowcount)

    async def note_seen(self, seats: list[tuple[str, int]], at: float) -> None:
        """These seats showed a sign of life. Nobody needs to be told."""
        await self._whole(self._note_seen(seats, at))

    async def _note_seen(self, seats: list[tuple[str, int]], at: float) -> None:
        async with self._writing() as connection:
            for table_id, seat in seats:
                await connection.execute(
                    schema.seats.update()
                    .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
                    .values(seen=at)
                )

    # -- choices ----------------------------------------------------------------------------------------------

    async def add_entry(self, table_id: str, n: int, body: Row, client: str, status: str, sealed: bool = False) -> None:
        """Write choice number `n`; raises `Conflict` if it is there already. Durable when it returns.

        A sealed answer does not touch the table: lists that show the latest first would tell of it.
        """
        with self.outage.watching(writing=True):
            done = await self.entry_writer.write(written(table_id, n, body, client, status, sealed))
        if not done:
            raise Conflict(f"entry {n} of table {table_id} exists")

    async def entries(self, table_id: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The entries from number `after` + 1 on, at most this many."""
        with intact(table_id):
            return await self._all(_entries(table_id, after).limit(most))

    async def keep_snapshot(self, table_id: str, n: int, state: str) -> None:
        """A cache: the state after choice `n`, for tables whose rules have changed since."""
        await self._whole(self._keep_snapshot(table_id, n, state))

    async def _keep_snapshot(self, table_id: str, n: int, state: str) -> None:
        snapshots = schema.snapshots
        newer = snapshots.update().where(snapshots.c.table_id == table_id, snapshots.c.n <= n).values(n=n, state=state)
        with contextlib.suppress(IntegrityError):  # another process has a newer one, or the table is gone
            async with self._writing() as connection:
                if not (await connection.execute(newer)).rowcount:
                    await connection.execute(snapshots.insert(), {"table_id": table_id, "n": n, "state": state})

    async def snapshot(self, table_id: str) -> Row | None:
        return await self._one(schema.snapshots.select().where(schema.snapshots.c.table_id == table_id))

    # -- chat ---------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, name: str, seat: int | None, text: str) -> None:
        """A line of chat; the oldest lines make room, those of onlookers first."""
        count = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.n), 0)).where(schema.chat.c.table_id == table_id)
        for _ in range(20):
            with contextlib.suppress(IntegrityError):
                async with self._writing() as connection:
                    n = (await connection.execute(count)).scalar_one() + 1
                    row = {"table_id": table_id, "n": n, "name": name, "seat": seat, "text": text, "at": clock.now()}
                    await connection.execute(schema.chat.insert(), row)
                    await connection.execute(_old_chat(table_id, seat is None))
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
        """Call `heard(table_id)` whenever another process changes a table (PostgreSQL; SQLite has one process).

        `heard("")` means that notices may have been missed.
        """
        if self.is_postgres:
            started = asyncio.Event()
            url = self.url.replace("postgresql+asyncpg", "postgresql", 1)
            self._listener = asyncio.create_task(notices.listen(url, self.process, heard, started))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(started.wait(), 10)

    async def _notify(self, connection: AsyncConnection, table_id: str) -> None:
        if self.is_postgres:
            values = {"channel": notices.CHANNEL, "payload": f"{self.process} {table_id}"}
            await connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), values)

    # -- inside -----------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._writer:
            with self.outage.watching(writing=True):
                async with self.engine.begin() as connection:
                    yield connection

    async def _one(self, query: sa.Select[Any]) -> Row | None:
        found = await self._all(query)
        return found[0] if found else None

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        async with self._asking() as connection:
            return await _rows(connection, query)

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[AsyncConnection]:
        with self.outage.watching():
            async with self.engine.connect() as connection:
                yield connection


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]


_TABLES = sa.select(*(column for column in schema.tables.c if column.name != "secret"))
"""Tables without their secrets."""
_IN_LISTS = sa.select(*(schema.tables.c[name] for name in ("id", "game", "listed", "status", "created", "touched")))


def _entries(table_id: str, after: int) -> sa.Select[Any]:
    return (
        schema.entries.select()
        .where(schema.entries.c.table_id == table_id, schema.entries.c.n > after)
        .order_by(schema.entries.c.n)
    )


def _old_chat(table_id: str, onlookers: bool) -> sa.Delete:
    """All but the newest lines of the players, or of the onlookers."""
    chat, most = schema.chat, MOST_OF_ONLOOKERS if onlookers else MOST_CHAT
    mine = sa.and_(chat.c.table_id == table_id, chat.c.seat.is_(None) if onlookers else chat.c.seat.is_not(None))
    newest = sa.select(chat.c.n).where(mine).order_by(chat.c.n.desc()).limit(1).offset(most).scalar_subquery()
    return chat.delete().where(mine, chat.c.n <= newest)


def _seats(table_id: str) -> sa.Select[Any]:
    return schema.seats.select().where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
