"""Profiles in the database: a person's records over many games. Who may open one is decided elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from . import clock, schema
from .database_errors import intact

Row = dict[str, Any]
Connected = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
MOST_RECORDS = 2000
"""This many records of each kind are kept of a profile, the newest."""
_RECORDS = schema.profile_records


class Profiles:
    """The profiles of this server, and their records by kind and key."""

    def __init__(self, asking: Connected, writing: Connected) -> None:
        self._asking = asking
        self._writing = writing

    async def create(self, key: str, name: str) -> str:
        """A new profile that opens with the secret of this hash; returns its id."""
        now, id = clock.now(), secrets.token_hex(8)
        async with self._writing() as connection:
            row = {"id": id, "key": key, "name": name, "passphrase": "", "created": now, "touched": now}
            await connection.execute(schema.profiles.insert(), row)
        return id

    async def find(self, key: str) -> Row | None:
        """The profile that opens with the secret of this hash."""
        with intact():
            async with self._asking() as connection:
                found = await connection.execute(schema.profiles.select().where(schema.profiles.c.key == key))
                row = found.mappings().first()
        return dict(row) if row is not None else None

    async def change(self, profile_id: str, **changes: Any) -> None:
        """A new name, key or passphrase."""
        mine = schema.profiles.update().where(schema.profiles.c.id == profile_id)
        async with self._writing() as connection:
            await connection.execute(mine.values(touched=clock.now(), **changes))

    async def records(self, profile_id: str, kind: str = "") -> list[Row]:
        """The records of a kind, or all; the newest first."""
        query = _RECORDS.select().where(_RECORDS.c.profile_id == profile_id)
        query = query.where(_RECORDS.c.kind == kind) if kind else query
        with intact():
            async with self._asking() as connection:
                found = await connection.execute(query.order_by(_RECORDS.c.changed.desc(), _RECORDS.c.key))
                return [dict(row) for row in found.mappings()]

    async def keep(self, profile_id: str, records: Iterable[tuple[str, str, Any]], **changes: Any) -> None:
        """Write records (kind, key, body), each in the place of the one of its kind and key, all of them or none.

        What else changes of the profile is written with them.
        """
        now, kinds = clock.now(), set()
        async with self._writing() as connection:
            for kind, key, body in records:
                kinds.add(kind)
                place = {"profile_id": profile_id, "kind": kind, "key": key}
                await connection.execute(_RECORDS.delete().where(_is(place)))
                await connection.execute(_RECORDS.insert(), {**place, "body": body, "changed": now})
            for kind in kinds:
                await connection.execute(_oldest(profile_id, kind))
            whole = schema.profiles.update().where(schema.profiles.c.id == profile_id)
            await connection.execute(whole.values(touched=now, **changes))

    async def advance(
        self, profile_id: str, mark: tuple[str, str, Any] | None, kind: str, key: str, change: Callable[[Any], Any]
    ) -> bool:
        """Change one record by what it says, so that of two writers at once neither is lost; None is no record.

        With a `mark` (kind, key, body), a record that says that this was done, it is done once: False if it was there.
        """
        now = clock.now()
        async with self._writing() as connection:
            # Whoever writes the profile first has its row; the other one waits and reads what was written.
            whole = schema.profiles.update().where(schema.profiles.c.id == profile_id)
            await connection.execute(whole.values(touched=now))
            if mark is not None and await _read(connection, profile_id, mark[0], mark[1]) is not None:
                return False
            old = await _read(connection, profile_id, kind, key)
            body = change(None if old is None else old["body"])
            for row_kind, row_key, row_body in ((kind, key, body), *(() if mark is None else (mark,))):
                place = {"profile_id": profile_id, "kind": row_kind, "key": row_key}
                await connection.execute(_RECORDS.delete().where(_is(place)))
                await connection.execute(_RECORDS.insert(), {**place, "body": row_body, "changed": now})
        return True

    async def drop(self, profile_id: str, kind: str, key: str) -> None:
        """Delete one record."""
        place = {"profile_id": profile_id, "kind": kind, "key": key}
        async with self._writing() as connection:
            await connection.execute(_RECORDS.delete().where(_is(place)))

    async def forget(self, profile_id: str) -> None:
        """Delete a profile with all its records."""
        async with self._writing() as connection:
            await connection.execute(_RECORDS.delete().where(_RECORDS.c.profile_id == profile_id))
            await connection.execute(schema.profiles.delete().where(schema.profiles.c.id == profile_id))


def _is(place: dict[str, str]) -> sa.ColumnElement[bool]:
    return sa.and_(*(_RECORDS.c[name] == value for name, value in place.items()))


async def _read(connection: AsyncConnection, profile_id: str, kind: str, key: str) -> Row | None:
    """One record, inside of what is being written."""
    found = await connection.execute(_RECORDS.select().where(_is({"profile_id": profile_id, "kind": kind, "key": key})))
    row = found.mappings().first()
    return dict(row) if row is not None else None


def _oldest(profile_id: str, kind: str) -> sa.Delete:
    """Whatever does not belong to the newest records of a kind."""
    mine = sa.and_(_RECORDS.c.profile_id == profile_id, _RECORDS.c.kind == kind)
    newest = sa.select(_RECORDS.c.key).where(mine).order_by(_RECORDS.c.changed.desc(), _RECORDS.c.key)
    return _RECORDS.delete().where(mine, _RECORDS.c.key.not_in(newest.limit(MOST_RECORDS)))
