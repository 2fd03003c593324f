"""Forks in the database: which table goes on from which. What a tree of them needs, and no word of their games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database_errors import intact

Row = dict[str, Any]
_COLUMNS = ("id", "parent", "forked_at", "forked_by", "status", "listed", "created")
_IN_TREES = sa.select(*(schema.tables.c[name] for name in _COLUMNS))


class Forks:
    """The rows that a tree of forks is made of."""

    def __init__(self, asking: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._asking = asking

    async def table(self, table_id: str) -> Row | None:
        """A table's row in the tree; None if it is forgotten."""
        found = await self._all(_IN_TREES.where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def of(self, parents: Sequence[str], limit: int) -> list[Row]:
        """The forks of these, the oldest first."""
        query = _IN_TREES.where(schema.tables.c.parent.in_(parents))
        return await self._all(query.order_by(schema.tables.c.created, schema.tables.c.id).limit(limit))

    async def seats(self, tables: Sequence[str]) -> list[Row]:
        """Who sits at these tables."""
        columns = [schema.seats.c[name] for name in ("table_id", "seat", "name", "token", "claimed")]
        query = sa.select(*columns).where(schema.seats.c.table_id.in_(tables))
        return await self._all(query.order_by(schema.seats.c.table_id, schema.seats.c.seat))

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        with intact():
            async with self._asking() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]
