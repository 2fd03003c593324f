"""Entry writers: `write` returns when a choice is on disk, and says whether it was the first of its number."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from . import clock
from .database import tune_sqlite


class Written(NamedTuple):
    """A choice to be written."""

    table_id: str
    n: int
    body: str
    client: str
    status: str
    touched: float | None
    """When the table was touched; None for a sealed answer, of which lists by time must not tell."""


def written(table_id: str, n: int, body: dict[str, Any], client: str, status: str, sealed: bool) -> Written:
    return Written(table_id, n, json.dumps(body), client, status, None if sealed else clock.now())


class SqliteEntryWriter:
    """One thread with one connection; all choices that wait for it become durable together, in one transaction."""

    def __init__(self, path: str, turn: asyncio.Lock) -> None:
        self.path = path
        self.turn = turn
        """Held by whoever writes into the file: SQLite has one writer."""
        self.thread = ThreadPoolExecutor(1, "entry_writer")
        self.connection: sqlite3.Connection | None = None
        self.waiting: list[tuple[Written, asyncio.Future[bool]]] = []
        self.working: asyncio.Task[None] | None = None

    async def write(self, entry: Written) -> bool:
        """False if there is an entry of this number already, or no such table."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, future))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return await future

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                async with self.turn:
                    batch, self.waiting = self.waiting, []
                    try:
                        ends = await loop.run_in_executor(self.thread, self._write, [entry for entry, _ in batch])
                    except Exception as error:
                        for _, future in batch:
                            if not future.done():
                                future.set_exception(error)
                        continue
                for (_, future), end in zip(batch, ends, strict=True):
                    if not future.done():
                        future.set_result(end)
        finally:
            self.working = None

    def _write(self, batch: list[Written]) -> list[bool]:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            tune_sqlite(self.connection, None)
        run = self.connection.execute
        run("BEGIN IMMEDIATE")
        try:
            ends = []
            for entry in batch:
                there = run("SELECT 1 FROM tables WHERE id = ?", (entry.table_id,)).fetchone()
                end = (
                    there
                    and run(
                        "INSERT INTO entries (table_id, n, body, client) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        (entry.table_id, entry.n, entry.body, entry.client),
                    ).rowcount
                )
                if end:
                    run(
                        "UPDATE tables SET status = ?, touched = coalesce(?, touched) WHERE id = ?",
                        (entry.status, entry.touched, entry.table_id),
                    )
                ends.append(bool(end))
            run("COMMIT")
        except BaseException:
            self._take_back()
            raise
        return ends

    def _take_back(self) -> None:
        """Nothing of a batch that failed stays; a connection that cannot even say so is given up."""
        assert self.connection is not None
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        if self.working is not None:
            await asyncio.gather(self.working, return_exceptions=True)
        if self.connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.connection.close)
        self.thread.shutdown()


class PostgresEntryWriter:
    """One statement for each choice, a transaction of its own: the entry, the table's status, the notice to others."""

    STATEMENT = sa.text(
        "WITH fresh AS (INSERT INTO entries (table_id, n, body, client)"
        " SELECT id, :n, CAST(:body AS json), :client FROM tables WHERE id = :table_id"
        " ON CONFLICT DO NOTHING RETURNING n),"
        " touch AS (UPDATE tables SET status = :status, touched = coalesce(CAST(:touched AS float), touched)"
        " WHERE id = :table_id AND EXISTS (SELECT 1 FROM fresh))"
        " SELECT pg_notify(:channel, :notice) FROM fresh"
    ).bindparams(sa.bindparam("n", type_=sa.Integer), sa.bindparam("touched", type_=sa.Float))

    def __init__(self, engine: AsyncEngine, channel: str, process: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.channel = channel
        self.process = process

    async def write(self, entry: Written) -> bool:
        """False if there is an entry of this number already, or no such table."""
        values = {**entry._asdict(), "channel": self.channel, "notice": f"{self.process} {entry.table_id}"}
        async with self.engine.connect() as connection:
            return bool((await connection.execute(self.STATEMENT, values)).all())

    async def close(self) -> None:
        """Nothing of its own."""
