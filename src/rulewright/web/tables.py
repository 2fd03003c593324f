"""The keeper: everything that people do at tables.

A choice is written before it is acknowledged or shown, and two processes that answer at once cannot both win.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec

from rulewright.bots import DEFAULT_LEVEL
from rulewright.catalog import load
from rulewright.core.chance import SECRET_BYTES, commitment
from rulewright.core.errors import IllegalChoice, SetupError, UndoError
from rulewright.core.record import Seat
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.store import clock
from rulewright.store.store import Conflict, Row

from .bots import allowed_bot, playing_bot
from .loading import fork, luck_secret, table_row
from .naming import LONGEST_NAME, clean, distinct_names
from .seating import Seating, new_token
from .table import (
    BOT,
    PERSON,
    LiveTable,
    NoTable,
    NotYours,
    Place,
    Request,
    Stale,
    Unplayable,
    hashed,
)
from .talking import Talking

LARGEST_SEED = 2**53


class Keeper(Seating, Talking):
    """Everything that people do at tables."""

    # -- making tables -------------------------------------------------------------------------

    async def create(
        self,
        game_name: str,
        places: list[Place],
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        rulings: dict[str, Any] | None = None,
        mode: str = "",
        listed: bool = False,
        settings: dict[str, Any] | None = None,
        position: str = "",
        after: LiveTable | None = None,
    ) -> tuple[LiveTable, list[str]]:
        """A new table and the token of each seat (empty for bots); it may go on from a position of a lesson.

        Without a `seed` its luck comes from a secret of its own, which it reveals when the game is over.
        Made `after` another table, it is that one's rematch: the same people sit in it by the links that they have.
        """
        game = load(game_name)
        places = [checked_place(place) for place in places]
        if seed is not None and abs(seed) > LARGEST_SEED:
            raise SetupError(f"the seed must lie between {-LARGEST_SEED} and {LARGEST_SEED}")
        names = distinct_names(places)
        seats = tuple(
            f"bot:{place.bot}" if place.kind == BOT else name for place, name in zip(places, names, strict=True)
        )
        secret = secrets.token_bytes(SECRET_BYTES)
        setup = Setup(
            game.name,
            len(places),
            seed or 0,
            mode,
            options or {},
            rulings or {},
            game.packs,
            seats,
            position,
            commitment(secret) if seed is None else "",
        )
        session = Session(game, setup, self.engine_of(game), secret=luck_secret(setup, secret))
        table_id = secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")
        tokens = [new_token(seat) if place.kind == PERSON else "" for seat, place in enumerate(places)]
        rows: list[Row] = [
            {
                "table_id": table_id,
                "seat": seat,
                "kind": place.kind,
                "name": name,
                "bot": place.bot if place.kind == BOT else "",
                "token": after.seats[seat]["token"] if after is not None else hashed(token) if token else "",
                "claimed": place.kind == BOT or bool(place.name),
                "seen": clock.now(),
            }
            for seat, (place, name, token) in enumerate(zip(places, names, tokens, strict=True))
        ]
        row = table_row(table_id, session, secret, listed, settings or {})
        first = game.encode(session.state).decode()
        await self.store.create_table(row, rows, first, "" if after is None else after.id)
        table = await self.get(table_id)
        self.wake_bots(table)
        return table, tokens

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The table to play again at: made by the first who asks, whichever process that is; the others follow."""
        async with self.writing(table):
            if not table.session.state.over:
                raise Stale("the game is not over")
            if not table.row["rematch"]:
                with contextlib.suppress(Conflict):
                    await self._play_again(table)
                await self._refresh(table)
        return await self.get(table.row["rematch"])

    async def _play_again(self, table: LiveTable) -> None:
        """A new table like this one."""
        setup = table.session.setup
        places = [
            Place(BOT, row["name"], playing_bot(row["bot"])) if row["kind"] == BOT else Place(PERSON, row["name"])
            for row in table.seats
        ]
        await self.create(
            table.game.name,
            places,
            options=setup.options,
            rulings=setup.rulings,
            mode=setup.mode,
            listed=bool(table.row["listed"]),
            settings={"quiet": True} if table.quiet else None,
            position=setup.position,
            after=table,
        )

    # -- playing -------------------------------------------------------------------------------------------

    async def choose(self, table: LiveTable, seat: Seat, text: str, revision: str, client: str = "") -> None:
        """Answer a decision. When this returns, the choice is on disk; raises `Stale` or `IllegalChoice`."""
        async with self.writing(table):
            if client and (seat, client) in table.clients:
                return
            self._check(table, seat, revision)
            decision = table.decision(seat)
            if decision is None:
                raise IllegalChoice(f"nothing is asked of seat {seat} now")
            session = fork(table.session)
            session.apply(decision.parse(text), seat)
            try:
                await self.write(table, session, client)
            except Stale:
                # The same choice may have come in by another process.
                if not client or (seat, client) not in table.clients:
                    raise
        self.wake_bots(table)

    def _check(self, table: LiveTable, seat: Seat, revision: str) -> None:
        if table.is_bot(seat):
            raise NotYours("a bot plays for this seat; take it back first")
        if revision and revision != table.revision(seat):
            raise Stale("the table has changed since this page was shown")

    async def undo(self, table: LiveTable, seat: Seat, count: int, revision: str = "", client: str = "") -> None:
        """Take back own choices; beyond the horizon this becomes a request to the table."""
        async with self.writing(table):
            if client and (seat, client) in table.clients:
                return
            self._check(table, seat, revision)
            standing = table.standing(seat)
            if count < 1 or count > standing:
                raise UndoError(f"there are {standing} choices to take back, not {count}")
            if count <= table.horizon(seat):
                session = fork(table.session)
                session.undo(seat, count)
                await self.write(table, session, client)
                return
            await self._settle(table, Request("undo", seat, seat, count, (seat,), table.written))
        self.wake_bots(table)

    # -- what the table is asked -----------------------------------------------------------------------------

    async def ask_table(self, table: LiveTable, request: Request) -> None:
        """Ask everybody; bots agree at once, and so does who has left."""
        async with self.writing(table):
            if table.is_bot(request.asked_by):
                raise NotYours("a bot plays for this seat; take it back first")
            if request.kind == "takeover" and table.is_bot(request.seat):
                raise Stale("a bot plays there already")
            if request.kind == "undo":
                standing = table.standing(request.seat)
                if request.count < 1 or request.count > standing:
                    raise UndoError(f"there are {standing} choices to take back, not {request.count}")
            await self._settle(table, msgspec.structs.replace(request, at=table.written))
        self.wake_bots(table)

    async def answer(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        """A person's answer to the open request; one who does not agree ends it."""
        async with self.writing(table):
            request = table.request
            if request is None:
                raise Stale("nothing is asked of the table any more")
            if table.is_bot(seat):
                raise NotYours("a bot plays for this seat; take it back first")
            if agree:
                agreed = tuple(dict.fromkeys((*request.agreed, seat)))
                await self._settle(table, msgspec.structs.replace(request, agreed=agreed))
            else:
                await self._set_request(table, None)
        self.wake_bots(table)

    async def _settle(self, table: LiveTable, request: Request) -> None:
        gone = {request.seat} if request.kind == "takeover" and await self._is_gone(table, request.seat) else set()
        missing = set(table.people()) - set(request.agreed) - gone
        if missing:
            await self._set_request(table, request)
            if request.kind == "takeover" and missing == {request.seat}:
                self.spawn(self._wait_for_absence(table, request))
            return
        if table.request is not None:
            await self._set_request(table, None)
        if request.kind == "undo":
            # The others' sealed answers, which the asker did not count, go with the rest.
            picks = table.session.state.picks
            session = fork(table.session)
            others = [seat for seat in picks if seat != request.seat]
            session.undo(request.seat, request.count + len(others), range(session.setup.players))
            await self.write(table, session)
        else:
            await self._seat_bot(table, request.seat, DEFAULT_LEVEL)

    async def _is_gone(self, table: LiveTable, seat: Seat) -> bool:
        """Whether somebody has left, as far as any process knows: signs of life are written down without a notice."""
        if table.is_away(seat):
            table.settle(await self.store.seats(table.id))
        return table.is_away(seat)

    async def _wait_for_absence(self, table: LiveTable, request: Request) -> None:
        """All others agree: whoever does not come back in time need not be asked."""
        while not table.is_away(request.seat):
            await asyncio.sleep(0.5)
            if table.request != request:
                return
        async with self.writing(table):
            if table.request == request:
                await self._settle(table, request)
        self.wake_bots(table)

    async def _set_request(self, table: LiveTable, request: Request | None) -> None:
        await self.change_settings(table, request=msgspec.to_builtins(request) if request else None)


def checked_place(place: Place) -> Place:
    """A place that can be filled; raises `SetupError`."""
    if place.kind == BOT:
        return Place(BOT, clean(place.name, LONGEST_NAME), allowed_bot(place.bot))
    if place.kind != PERSON:
        raise SetupError(f"a seat is for a person or a bot, not {place.kind!r}")
    return Place(PERSON, clean(place.name, LONGEST_NAME))


__all__ = [
    "BOT",
    "PERSON",
    "Keeper",
    "LiveTable",
    "NoTable",
    "NotYours",
    "Place",
    "Request",
    "Stale",
    "Unplayable",
    "hashed",
]
