"""Chat at a table: players and onlookers are kept apart, and nobody can drown out the others.

An onlooker is whoever knows the table's address. Players may mute them all.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.record import Seat
from rulewright.store.store import Conflict, Row

from .live_table import LiveTable, NotYours, Stale, TooFast
from .names import LONGEST_NAME, clean, looks_like
from .table_cache import TableCache
from .token_buckets import Bucket

LONGEST_LINE = 500
PLAYER = (12, 0.5)
"""Lines at once and a second: of one seat."""
ONLOOKER = (4, 0.1)
"""Of one client that only looks on."""
ONLOOKERS = (12, 0.3)
"""Of all who only look on at one table, together."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat, as everybody sees it."""

    n: int
    name: str
    seat: Seat | None
    """The player's seat; None for an onlooker."""
    onlooker: bool
    mistakable: bool
    """An onlooker whose name can be taken for a player's."""
    text: str
    at: float


class Talking(TableCache):
    """What people say to each other."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.players = Bucket(*PLAYER)
        self.lookers = Bucket(*ONLOOKER)
        self.galleries = Bucket(*ONLOOKERS)

    async def say(self, table: LiveTable, name: str, seat: Seat | None, text: str, client: str = "") -> None:
        """A line of chat from a seat, or from somebody who looks on, told apart by the client that it comes from.

        Raises `TooFast` for too many lines, and `NotYours` for onlookers where the players have muted them.
        """
        words = clean(text, LONGEST_LINE)
        if not words:
            return
        if seat is None and table.quiet:
            raise NotYours("onlookers-muted")
        if not self._may_speak(table, seat, client):
            raise TooFast("chat-fast")
        try:
            await self.store.add_chat(table.id, clean(name, LONGEST_NAME) or "?", seat, words)
        except Conflict:
            raise Stale("too-late") from None
        table.chat = await self.store.chat(table.id)
        table.touch()
        self._told_here(table)

    def _may_speak(self, table: LiveTable, seat: Seat | None, client: str) -> bool:
        if seat is not None:
            return self.players.take(f"{table.id} {seat}")
        return self.lookers.take(f"{table.id} {client}") and self.galleries.take(table.id)

    async def hush(self, table: LiveTable, quiet: bool) -> None:
        """A player mutes all onlookers, or lets them speak again; everybody sees which."""
        async with self.writing(table):
            if table.quiet != quiet:
                await self.change_settings(table, quiet=quiet)


def lines_of(table: LiveTable) -> list[Said]:
    """The newest lines; without the onlookers' where they are muted."""
    return [_said(table, row) for row in table.chat if row["seat"] is not None or not table.quiet]


def _said(table: LiveTable, row: Row) -> Said:
    onlooker = row["seat"] is None
    mistakable = onlooker and looks_like(row["name"], table.names)
    return Said(row["n"], row["name"], row["seat"], onlooker, mistakable, row["text"], row["at"])
