"""The commands: everything that people do at tables.

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
from rulewright.core.forking import forked_position
from rulewright.core.record import Seat
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.store import clock
from rulewright.store.store import Conflict, Row

from .bot_runner import allowed_bot, playing_bot
from .kept_positions import write_kept
from .live_table import BOT, PERSON, LiveTable, NoTable, NotYours, Origin, Place, Request, Stale, Unplayable, hashed
from .names import LONGEST_NAME, clean, distinct_names
from .parties import LEADER, open_question, who_decides_instead
from .presence import Presence
from .progress import AT_TABLE, options_after
from .proposals import Screen, read_way
from .seating import Seating, new_token
from .table_chat import Talking
from .table_loading import luck_secret, table_row

LARGEST_SEED = 2**53


class TableCommands(Seating, Talking, Presence):
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
        origin: Origin | None = None,
        deciding: str = "",
        host: Seat | None = None,
    ) -> tuple[LiveTable, list[str]]:
        """A new table and the token of each seat (empty for bots); it may go on from a position: a lesson's, a fork's.

        Without a `seed` its luck comes from a secret of its own, which it reveals when the game is over.
        Made `after` another table, it is that one's rematch: the same people sit in it by the links that they have.
        A fork has an `origin`. `deciding` says who decides for a party, in modes that have one; the `host` is the seat
        of who makes the table.
        """
        game = load(game_name)
        places = [checked_place(place) for place in places]
        if seed is not None and abs(seed) > LARGEST_SEED:
            raise SetupError("seed-range", low=-LARGEST_SEED, high=LARGEST_SEED)
        names = distinct_names(places)
        seats = tuple(
            f"bot:{place.bot}" if place.kind == BOT else name for place, name in zip(places, names, strict=True)
        )
        if any(place.kind == PERSON for place in places):
            options = game.with_people(options or {})
        way = read_way(game.mode(mode or None), deciding)
        settings = {**(settings or {}), **({"deciding": way, "host": host} if way else {})}
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
        row = table_row(table_id, session, secret, listed, settings, origin)
        first = write_kept(game, session.state)
        await self.store.create_table(row, rows, first, "" if after is None else after.id)
        table = await self.get(table_id)
        self.wake_bots(table)
        return table, tokens

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The table to play again at: made by the first who asks, whichever process that is; the others follow."""
        async with self.writing(table):
            if not table.session.state.over:
                raise Stale("not-over")
            if not table.row["rematch"]:
                with contextlib.suppress(Conflict):
                    await self._play_again(table)
                await self._refresh(table)
        return await self.get(table.row["rematch"])

    async def _play_again(self, table: LiveTable) -> None:
        """A new table like this one."""
        setup = table.session.setup
        begun = table.row["settings"].get(AT_TABLE)
        places = [
            Place(BOT, row["name"], playing_bot(row["bot"])) if row["kind"] == BOT else Place(PERSON, row["name"])
            for row in table.seats
        ]
        await self.create(
            table.game.name,
            places,
            options=options_after(table),
            rulings=setup.rulings,
            mode=setup.mode,
            listed=bool(table.row["listed"]),
            settings={**({"quiet": True} if table.quiet else {}), **({AT_TABLE: begun} if begun else {})},
            position=setup.position,
            after=table,
            deciding=table.row["settings"].get("deciding", ""),
            host=table.row["settings"].get("host"),
            origin=table.origin,
        )

    async def fork(
        self,
        session: Session,
        viewer: Seat | None,
        places: list[Place],
        origin: Origin,
        deciding: str = "",
        host: Seat | None = None,
        led: int = 0,
    ) -> tuple[LiveTable, list[str]]:
        """What if: a new table that goes on from a moment as `viewer` knows it; `EVERYBODY` may know all of it.

        Nobody but those who sit there and those whom they tell are led to it while the game that it comes from runs.
        The party has decided `led` times before. Raises `ForkError`.
        """
        seed = int.from_bytes(secrets.token_bytes(7), "big")
        state = await asyncio.to_thread(lambda: forked_position(session.state_at(origin.at), viewer, seed))
        setup = session.setup
        return await self.create(
            session.game.name,
            places,
            options=setup.options,
            rulings=setup.rulings,
            mode=setup.mode,
            settings={"led": led} if led else None,
            position=session.game.encode(state).decode(),
            origin=origin,
            deciding=deciding,
            host=host,
        )

    # -- playing -------------------------------------------------------------------------------------------

    async def choose(
        self,
        table: LiveTable,
        seat: Seat,
        text: str,
        revision: str,
        client: str = "",
        question: str = "",
        screen: Screen | None = None,
    ) -> None:
        """Answer a decision. When this returns, the choice is on disk; raises `Stale` or `IllegalChoice`.

        A `question` that seats answer together stays the same, whoever has answered since the page was shown. Where all
        of a party must agree, this proposes; who sits at the same `screen` is of the same mind.
        """
        screen = screen or Screen(seat)
        async with self.writing(table):
            await self.surely(table, lambda: self._choose(table, seat, text, revision, client, question, screen))
        self.wake_bots(table)

    async def _choose(
        self, table: LiveTable, seat: Seat, text: str, revision: str, client: str, question: str, screen: Screen
    ) -> None:
        if client and (seat, client) in table.clients:
            return
        known = bool(question) and question == open_question(table, screen.looking)
        self._check(table, seat, "" if known else revision, screen.looking)
        decision = table.decision(seat)
        if decision is None:
            if instead := who_decides_instead(table, seat) if table.ready else None:
                way, name = instead
                raise NotYours("leader-decides" if way == LEADER else "host-decides", name=name)
            raise IllegalChoice("not-asked-seat", seat=seat)
        choice = decision.parse(text)
        if not await self.propose(table, decision, choice, client, screen.seats):
            session = table.session.copy()
            session.apply(choice, seat)
            await self.write(table, session, client)

    def _check(self, table: LiveTable, seat: Seat, revision: str, looking: Seat | None = None) -> None:
        if table.is_bot(seat):
            raise NotYours("bot-plays")
        if revision and not table.is_newest(revision, seat if looking is None else looking):
            raise Stale("page-old")

    async def undo(
        self,
        table: LiveTable,
        seat: Seat,
        count: int,
        revision: str = "",
        client: str = "",
        to: int = -1,
        screen: Screen | None = None,
    ) -> None:
        """Take back the last `count` choices, or everything since the standing choice number `to`.

        Beyond the horizon this becomes a request to the table. At a `screen` with several
        seats that hide nothing from each other, all of them want it.
        """
        await self._reach_back(table, table.standing(seat) - to if to >= 0 else count)
        async with self.writing(table):
            at = screen or Screen(seat)
            await self.surely(table, lambda: self._undo(table, seat, count, revision, client, to, at))
        self.wake_bots(table)

    async def _undo(
        self, table: LiveTable, seat: Seat, count: int, revision: str, client: str, to: int, screen: Screen
    ) -> None:
        open_one = table.request
        asked = open_one is not None and (open_one.asked_by, open_one.client) == (seat, client)
        if client and (asked or (seat, client) in table.clients):
            return
        self._check(table, seat, revision, screen.looking)
        standing = table.standing(seat)
        count = standing - to if to >= 0 else count
        if count < 1 or count > standing:
            raise UndoError("undo-count", standing=standing, count=count)
        # Of answers in the open one may take back one's own without asking, but not all since a line of the log.
        free = 0 if to >= 0 and table.answers_openly else table.horizon(seat)
        self._stay_in_chapter(table, seat, count)
        if count <= free:
            session = table.session.copy()
            session.undo(seat, count)
            await self.write(table, session, client)
        else:
            agreed = tuple(dict.fromkeys((seat, *(screen.seats if table.mode.open else ()))))
            await self._settle(table, Request("undo", seat, seat, count, agreed, table.written, client))

    @staticmethod
    def _stay_in_chapter(table: LiveTable, seat: Seat, count: int) -> None:
        """Raises `UndoError` for what no consent takes back: an earlier chapter."""
        most = table.standing(seat) - table.session.chapter
        if count > max(most, int(seat in table.session.state.picks)):
            raise UndoError("undo-chapter", seat=seat, count=count, most=most)

    # -- what the table is asked -----------------------------------------------------------------------------

    async def ask_table(self, table: LiveTable, request: Request) -> None:
        """Ask everybody; bots agree at once, and so does who has left."""
        await self._reach_back(table, request.count)
        async with self.writing(table):
            await self.surely(table, lambda: self._ask_table(table, request))
        self.wake_bots(table)

    async def _ask_table(self, table: LiveTable, request: Request) -> None:
        if table.is_bot(request.asked_by):
            raise NotYours("bot-plays")
        if request.kind == "takeover" and table.is_bot(request.seat):
            raise Stale("bot-there")
        if request.kind == "undo":
            standing = table.standing(request.seat)
            if request.count < 1 or request.count > standing:
                raise UndoError("undo-count", standing=standing, count=request.count)
            self._stay_in_chapter(table, request.seat, request.count)
        await self._settle(table, msgspec.structs.replace(request, at=table.written))

    async def answer(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        """A person's answer to the open request; one who does not agree ends it."""
        await self._reach_back(table, table.request.count if table.request is not None else 0)
        async with self.writing(table):
            await self.surely(table, lambda: self._answer(table, seat, agree))
        self.wake_bots(table)

    async def _answer(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        request = table.request
        if request is None:
            raise Stale("no-request")
        if table.is_bot(seat):
            raise NotYours("bot-plays")
        if agree:
            agreed = tuple(dict.fromkeys((*request.agreed, seat)))
            await self._settle(table, msgspec.structs.replace(request, agreed=agreed))
        else:
            await self._set_request(table, None)

    async def _reach_back(self, table: LiveTable, count: int) -> None:
        """A table that was opened from a checkpoint needs its past before more can be taken back than it has."""
        if min(count, table.standing(None)) + len(table.seats) > table.session.reach:
            await self.past.complete(table)

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
            picks = () if table.answers_openly else table.session.state.picks
            session = table.session.copy()
            others = [seat for seat in picks if seat != request.seat]
            session.undo(request.seat, request.count + len(others), range(session.setup.players))
            await self.write(table, session, request.client)
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
        raise SetupError("seat-kind", kind=place.kind)
    return Place(PERSON, clean(place.name, LONGEST_NAME))


__all__ = [
    "BOT",
    "PERSON",
    "LiveTable",
    "NoTable",
    "NotYours",
    "Origin",
    "Place",
    "Request",
    "Stale",
    "TableCommands",
    "Unplayable",
    "hashed",
]
