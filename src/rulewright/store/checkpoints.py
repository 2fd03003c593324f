"""Checkpoints, from which long tables are opened without reading all that came before. Only a cache."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .database_errors import intact

NEWEST = 6
"""How many checkpoints of a table are kept."""
_TABLE = schema.checkpoints


class Checkpoints:
    """The newest checkpoints of each table."""

    def __init__(
        self,
        engine: AsyncEngine,
        writing: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        whole: Callable[[Coroutine[Any, Any, None]], Coroutine[Any, Any, None]],
    ) -> None:
        self.engine = engine
        self._writing = writing
        self._whole = whole

    async def keep(self, table_id: str, n: int, body: str) -> None:
        """What is needed to go on after entry number `n`; older ones make room."""
        await self._whole(self._keep(table_id, n, body))

    async def _keep(self, table_id: str, n: int, body: str) -> None:
        mine = _TABLE.c.table_id == table_id
        newest = sa.select(_TABLE.c.n).where(mine).order_by(_TABLE.c.n.desc()).limit(1).offset(NEWEST)
        with contextlib.suppress(IntegrityError):  # another process has kept it, or the table is gone
            async with self._writing() as connection:
                await connection.execute(_TABLE.insert(), {"table_id": table_id, "n": n, "body": body})
                await connection.execute(_TABLE.delete().where(mine, _TABLE.c.n <= newest.scalar_subquery()))

    async def newest(self, table_id: str) -> list[tuple[int, str]]:
        """After which entries there are checkpoints, and what they hold; the newest first."""
        query = sa.select(_TABLE.c.n, _TABLE.c.body).where(_TABLE.c.table_id == table_id).order_by(_TABLE.c.n.desc())
        with intact(table_id):
            async with self.engine.connect() as connection:
                return [(n, body) for n, body in await connection.execute(query)]
