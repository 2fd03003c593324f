"""Who sits where: sitting down by a link, taking a free seat, leaving it to a bot and taking it back."""

from __future__ import annotations

import re
import secrets
from typing import Any

from rulewright.bots import DEFAULT_LEVEL
from rulewright.core.numbers import whole_number
from rulewright.core.record import Seat
from rulewright.store import clock
from rulewright.store.store import Row

from .bot_runner import allowed_bot
from .live_table import BOT, PERSON, LiveTable, NotYours, hashed
from .names import LONGEST_NAME, clean
from .proposals import Proposing

_KEY = re.compile(r"[A-Za-z0-9_-]{24,120}")


def new_token(seat: Seat) -> str:
    """A secret that opens a seat: the seat's number, for a clear answer when it is taken, and 192 random bits."""
    return f"{seat}-{secrets.token_urlsafe(24)}"


def opened_by(table: LiveTable, token: str) -> Row | None:
    """The seat that a link belongs to, taken or not."""
    wanted = hashed(token)
    return next((row for row in table.seats if row["token"] and secrets.compare_digest(row["token"], wanted)), None)


def meant_by(table: LiveTable, token: str) -> Seat | None:
    """The seat for which a link was made, whether or not it still opens it."""
    return whole_number(token.partition("-")[0], most=len(table.seats) - 1)


def refused_link(table: LiveTable, token: str) -> NotYours:
    """Why a link opens nothing."""
    seat = meant_by(table, token)
    if seat is not None and table.seats[seat]["claimed"]:
        return NotYours("link-used")
    return NotYours("link-unknown")


class Seating(Proposing):
    """Seats of tables, and the people and bots in them."""

    async def claim(self, table: LiveTable, token: str, name: str, key: str = "") -> tuple[Seat, str]:
        """Sit down by a seat's link, or come back by one's own; returns the seat and the token that opens it.

        Whoever handed the link out knows it. So the first who sits down gets a token of their own, and the link is
        used up. A `key` that only the one who sits down knows becomes that token: sitting down twice with the same
        key, because the first answer got lost, is sitting down once. Raises `NotYours` if the link opens nothing.
        """
        async with self.writing(table):
            seat, own = await self.surely(table, lambda: self._claim(table, token, name, key))
        self.wake_bots(table)
        return seat, own

    async def _claim(self, table: LiveTable, token: str, name: str, key: str) -> tuple[Seat, str]:
        before = opened_by(table, key) if _KEY.fullmatch(key) else None
        row = opened_by(table, token) or before
        if row is None:
            raise refused_link(table, token)
        seat = int(row["seat"])
        if row["claimed"]:
            return seat, key if row is before else token
        fresh = key if _KEY.fullmatch(key) and before is None else new_token(seat)
        if not await self._sit(table, row, name, fresh):
            raise NotYours("too-late")
        return seat, fresh

    async def join(self, table: LiveTable, seat: Seat, name: str, key: str = "") -> str:
        """Take a free seat of a listed table; returns its token. Of several who try, one succeeds."""
        fresh = key if _KEY.fullmatch(key) else new_token(seat)
        async with self.writing(table):
            await self.surely(table, lambda: self._join(table, seat, name, fresh))
        self.wake_bots(table)
        return fresh

    async def _join(self, table: LiveTable, seat: Seat, name: str, fresh: str) -> None:
        if not 0 <= seat < len(table.seats):
            raise NotYours("seat-unknown", seat=seat)
        row = table.seats[seat]
        if row["claimed"] and row["token"] == hashed(fresh):
            return
        if row["kind"] != PERSON or row["claimed"] or not table.row["listed"]:
            raise NotYours("seat-not-free")
        if not await self._sit(table, row, name, fresh):
            raise NotYours("too-late")

    async def _sit(self, table: LiveTable, row: Row, name: str, token: str) -> bool:
        """Put somebody into a seat that nobody has; of several who try at once, one succeeds."""
        changes: dict[str, Any] = {
            "claimed": True,
            "name": self._free_name(table, row, name),
            "token": hashed(token),
            "seen": clock.now(),
        }
        if not await self.store.update_seat(table.id, row["seat"], True, **changes):
            await self._refresh(table)
            return False
        row.update(changes)
        table.hear(row["seat"])
        table.touch()
        self._told_here(table)
        return True

    def _free_name(self, table: LiveTable, row: Row, name: str) -> str:
        taken = {other["name"] for other in table.seats if other is not row}
        wanted = clean(name, LONGEST_NAME)
        return wanted if wanted and wanted not in taken else str(row["name"])

    async def seat_bot(self, table: LiveTable, seat: Seat, bot: str = DEFAULT_LEVEL) -> None:
        """A bot plays on for a person; the person's link stays good."""
        async with self.writing(table):
            await self._seat_bot(table, seat, bot)
        self.wake_bots(table)

    async def _seat_bot(self, table: LiveTable, seat: Seat, bot: str) -> None:
        await self._change_seat(table, seat, kind=BOT, bot=allowed_bot(bot))
        await self.resettle_proposal(table)

    async def give_back(self, table: LiveTable, seat: Seat) -> None:
        """The person takes the seat back from the bot."""
        async with self.writing(table):
            if not table.seats[seat]["token"]:
                raise NotYours("always-bot")
            await self._change_seat(table, seat, kind=PERSON, bot="", seen=clock.now())
            table.hear(seat)

    async def _change_seat(self, table: LiveTable, seat: Seat, **changes: Any) -> None:
        await self.store.update_seat(table.id, seat, **changes)
        table.seats[seat].update(changes)
        table.touch()
        self._told_here(table)
