"""Live tables: sessions with people and bots at them, kept in step with the store.

The store's list of choices is the truth; what is in memory can be thrown away at any moment. A choice is
written before it is acknowledged, and two processes that answer at once cannot both win.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.errors import IllegalChoice, ReplayDrift, RulewrightError, SetupError, UndoError
from rulewright.core.game import Game
from rulewright.core.record import Decision, Roll, Seat
from rulewright.core.replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo
from rulewright.core.session import Session
from rulewright.core.view import plain
from rulewright.store.store import Conflict, Row, Store

SNAPSHOT_EVERY = 25
MOST_TABLES_IN_MEMORY = 500
PERSON, BOT = "person", "bot"


class NoTable(RulewrightError):
    """There is no table with this id."""


class NotYours(RulewrightError):
    """The seat belongs to somebody else."""


class Stale(RulewrightError):
    """The answer belongs to a page that is not the newest one."""


class Place(msgspec.Struct, frozen=True):
    """Who shall sit in a seat of a new table."""

    kind: str = PERSON
    name: str = ""
    bot: str = "random"


class Request(msgspec.Struct, frozen=True):
    """Something that needs everybody's consent: an undo beyond the horizon, or a bot for a leaver's seat."""

    kind: str
    """`undo`, `takeover`"""
    seat: Seat
    """Who asks, or whose seat it is about."""
    asked_by: Seat
    count: int = 0
    agreed: tuple[Seat, ...] = ()


def hashed(token: str) -> str:
    """Tokens are kept hashed: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


class LiveTable:
    """One table in memory."""

    def __init__(self, row: Row, seats: list[Row], chat: list[Row], session: Session, drift: str = "") -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.chat = chat
        self.session = session
        self.drift = drift
        """Where the game parted from the record because the rules have changed, if it did."""
        self.written = len(session.record)
        self.clients: OrderedDict[str, None] = OrderedDict()
        self.lock = asyncio.Lock()
        self.dirty = False
        self.changed = asyncio.Event()
        self.version = 0
        """Counts changes in memory; never leaves the server."""
        self.bots_running = False
        self.online: dict[Seat, int] = {}
        self.spectators = 0

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat["name"] for seat in self.seats)

    @property
    def ready(self) -> bool:
        """Whether every seat for a person has been taken."""
        return all(seat["claimed"] for seat in self.seats)

    @property
    def request(self) -> Request | None:
        raw = self.row["settings"].get("request")
        return msgspec.convert(raw, Request) if raw else None

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.seats[seat]["kind"] == BOT)

    def people(self) -> list[Seat]:
        return [seat["seat"] for seat in self.seats if seat["kind"] == PERSON]

    def seats_of(self, tokens: Iterable[str]) -> tuple[Seat, ...]:
        """The seats that these tokens open."""
        wanted = {hashed(token) for token in tokens}
        return tuple(seat["seat"] for seat in self.seats if seat["claimed"] and seat["token"] in wanted)

    def decision(self, seat: Seat | None) -> Decision | None:
        """What is asked of a seat now; nothing before all have sat down."""
        state = self.session.state
        if seat is None or state.over or not self.ready:
            return None
        return state.decision_for(seat)

    def waiting_for(self) -> list[Seat]:
        """Seats that the game waits for. Who has answered a secret question already stays secret."""
        state = self.session.state
        if state.over or not state.agenda:
            return []
        return [decision.seat for decision in state.game.book.ask(state, state.agenda[-1])]

    def revision(self, seat: Seat | None) -> str:
        """Names what this seat sees; it changes exactly when something in that changes."""
        decision = self.decision(seat)
        seen = {
            "view": self.session.state.view(seat),
            "asked": [str(choice) for choice in decision.choices] if decision else None,
            "log": len(self.session.log(seat)),
            "chat": self.chat[-1]["n"] if self.chat else 0,
            "seats": [(row["kind"], row["name"], row["claimed"]) for row in self.seats],
            "request": self.row["settings"].get("request"),
            "rematch": self.row["rematch"],
        }
        return hashlib.blake2b(msgspec.json.encode(plain(seen)), digest_size=9).hexdigest()

    def touch(self) -> None:
        """Wake everybody who watches this table."""
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()

    async def watch(self) -> AsyncIterator[int]:
        """Yields whenever something may have changed."""
        seen = -1
        while True:
            if seen == self.version:
                await self.changed.wait()
            seen = self.version
            yield seen


class Keeper:
    """All tables of one server process."""

    def __init__(self, store: Store, engine_of: Any = None) -> None:
        self.store = store
        self.engine_of = engine_of or (lambda game: "")
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self.heard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.store.close()

    # -- making and finding tables -------------------------------------------------------------------------

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
    ) -> tuple[LiveTable, list[str]]:
        """A new table and the token of each seat (empty for bots)."""
        game = load(game_name)
        names = _distinct_names(places)
        for place in places:
            if place.kind == BOT:
                make(place.bot)
            elif place.kind != PERSON:
                raise SetupError(f"a seat is for a person or a bot, not {place.kind!r}")
        seats = tuple(
            f"bot:{place.bot}" if place.kind == BOT else name for place, name in zip(places, names, strict=True)
        )
        setup = Setup(
            game.name,
            len(places),
            secrets.randbits(31) if seed is None else seed,
            mode,
            options or {},
            rulings or {},
            game.packs,
            seats,
        )
        session = Session(game, setup, self.engine_of(game))
        table_id = secrets.token_urlsafe(7).replace("-", "a").replace("_", "b")
        tokens = [secrets.token_urlsafe(24) if place.kind == PERSON else "" for place in places]
        row: Row = {
            "id": table_id,
            "game": game.name,
            "setup": msgspec.to_builtins(setup),
            "opening": [msgspec.to_builtins(roll) for roll in session.opening],
            "start": session.start,
            "engine": session.engine,
            "content": game.content_hash,
            "listed": listed,
            "status": "playing",
            "settings": settings or {},
            "rematch": None,
        }
        rows: list[Row] = [
            {
                "table_id": table_id,
                "seat": seat,
                "kind": place.kind,
                "name": name,
                "bot": place.bot if place.kind == BOT else "",
                "token": hashed(token) if token else "",
                "claimed": place.kind == BOT or bool(place.name),
            }
            for seat, (place, name, token) in enumerate(zip(places, names, tokens, strict=True))
        ]
        await self.store.create_table(row, rows)
        table = await self.get(table_id)
        self.wake_bots(table)
        return table, tokens

    async def get(self, table_id: str) -> LiveTable:
        """A table, loaded or brought up to date; raises `NoTable`."""
        lock = self.loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self.live.get(table_id)
            if table is None:
                table = await self._load(table_id)
                self.live[table_id] = table
                self._forget_some()
            elif table.dirty:
                await self._refresh(table)
            self.live.move_to_end(table_id)
        self.loading.pop(table_id, None)
        self.wake_bots(table)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NoTable(f"there is no table {table_id!r}")
        seats = await self.store.seats(table_id)
        chat = await self.store.chat(table_id)
        entries = [read_entry(entry["body"]) for entry in await self.store.entries(table_id)]
        game = load(row["game"])
        replay = Replay(
            Header(REPLAY_FORMAT, row["engine"], row["content"], msgspec.convert(row["setup"], Setup), row["start"]),
            tuple(msgspec.convert(roll, Roll) for roll in row["opening"]),
            tuple(entries),
        )
        drift = ""
        try:
            session = Session.resume(game, replay)
        except ReplayDrift as error:
            drift = str(error)
            session = await self._after_drift(game, replay, table_id)
        table = LiveTable(row, seats, chat, session, drift)
        table.written = len(entries)
        return table

    async def _after_drift(self, game: Game, replay: Replay, table_id: str) -> Session:
        """The rules have changed under a running game: go on from the last snapshot, and say so."""
        kept = await self.store.snapshot(table_id)
        if kept is None:
            raise NoTable(f"table {table_id!r} was played with other rules and cannot be continued")
        state = game.decode(kept["state"].encode())
        setup = msgspec.structs.replace(replay.header.setup)
        session = Session(game, setup, replay.header.engine, state)
        session.record = list(replay.entries[: kept["n"]])
        for entry in replay.entries[kept["n"] :]:
            if isinstance(entry, Move):
                decision = session.state.decision_for(entry.seat)
                if decision is None:
                    break
                with contextlib.suppress(IllegalChoice):
                    session.apply(decision.parse(entry.choice), entry.seat)
        return session

    async def _refresh(self, table: LiveTable) -> None:
        """Another process has changed this table: read what is new."""
        table.dirty = False
        async with table.lock:
            fresh = await self._load(table.id)
            table.row, table.seats, table.chat = fresh.row, fresh.seats, fresh.chat
            table.session, table.written, table.drift = fresh.session, fresh.written, fresh.drift
        table.touch()

    def heard(self, table_id: str) -> None:
        """The database says that a table has changed."""
        table = self.live.get(table_id)
        if table is not None:
            table.dirty = True
            self._spawn(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        with contextlib.suppress(RulewrightError):
            await self.get(table_id)

    def _forget_some(self) -> None:
        while len(self.live) > MOST_TABLES_IN_MEMORY:
            for table_id, table in self.live.items():
                if not table.online and not table.spectators and not table.bots_running:
                    del self.live[table_id]
                    break
            else:
                return

    # -- playing -------------------------------------------------------------------------------------------

    async def choose(self, table: LiveTable, seat: Seat, text: str, revision: str, client: str = "") -> None:
        """Answer a decision. When this returns, the choice is on disk; raises `Stale` or `IllegalChoice`."""
        async with table.lock:
            if client and client in table.clients:
                return
            decision = table.decision(seat)
            if revision and revision != table.revision(seat):
                raise Stale("the table has changed since this page was shown")
            if decision is None:
                raise IllegalChoice(f"nothing is asked of seat {seat} now")
            choice = decision.parse(text)
            table.session.apply(choice, seat)
            await self._write(table, client)
        table.touch()
        self.wake_bots(table)

    async def _write(self, table: LiveTable, client: str = "") -> None:
        """Put the session's newest entry on disk, or forget it."""
        session = table.session
        entry = session.record[-1]
        status = "over" if session.state.over else "playing"
        try:
            await self.store.add_entry(table.id, table.written + 1, write_entry(entry), client, status)
        except BaseException as error:
            fresh = await self._load(table.id)
            table.session, table.written = fresh.session, fresh.written
            if isinstance(error, Conflict):
                raise Stale("somebody else was faster") from None
            raise
        table.written += 1
        table.row["status"] = status
        if client:
            table.clients[client] = None
            while len(table.clients) > 200:
                table.clients.popitem(last=False)
        if table.written % SNAPSHOT_EVERY == 0 or session.state.over:
            await self.store.keep_snapshot(table.id, table.written, table.game.encode(session.state).decode())

    async def undo(self, table: LiveTable, seat: Seat, count: int, revision: str = "") -> None:
        """Take back own choices; beyond the horizon this becomes a request to the table."""
        async with table.lock:
            if revision and revision != table.revision(seat):
                raise Stale("the table has changed since this page was shown")
            if count < 1 or count > len(table.session.line):
                raise UndoError(f"there are {len(table.session.line)} choices to take back, not {count}")
            if count <= table.session.horizon(seat):
                table.session.undo(seat, count)
                await self._write(table)
                table.touch()
                return
        await self.ask_table(table, Request("undo", seat, seat, count, (seat,)))

    async def ask_table(self, table: LiveTable, request: Request) -> None:
        """Ask everybody; bots agree at once."""
        await self._settle(table, request)

    async def answer(self, table: LiveTable, seat: Seat, agree: bool) -> None:
        """A person's answer to the open request."""
        request = table.request
        if request is None:
            raise Stale("nothing is asked of the table any more")
        if not agree:
            await self._set_request(table, None)
            return
        await self._settle(table, msgspec.structs.replace(request, agreed=(*request.agreed, seat)))

    async def _settle(self, table: LiveTable, request: Request) -> None:
        leaver = {request.seat} if request.kind == "takeover" else set()
        missing = set(table.people()) - set(request.agreed) - leaver
        if missing:
            await self._set_request(table, request)
            return
        await self._set_request(table, None)
        if request.kind == "undo":
            async with table.lock:
                count = min(request.count, len(table.session.line))
                table.session.undo(request.seat, count, range(table.session.setup.players))
                await self._write(table)
            table.touch()
            self.wake_bots(table)
        else:
            await self.seat_bot(table, request.seat, "random")

    async def _set_request(self, table: LiveTable, request: Request | None) -> None:
        settings = {**table.row["settings"], "request": msgspec.to_builtins(request) if request else None}
        table.row["settings"] = settings
        await self.store.update_table(table.id, settings=settings)
        table.touch()

    # -- seats ---------------------------------------------------------------------------------------------

    async def claim(self, table: LiveTable, token: str, name: str) -> Seat:
        """Sit down with a seat's link for the first time; raises `NotYours` if the link opens nothing."""
        for row in table.seats:
            if row["token"] and secrets.compare_digest(row["token"], hashed(token)):
                if not row["claimed"]:
                    taken = {other["name"] for other in table.seats if other is not row}
                    chosen = name if name and name not in taken else row["name"]
                    await self.store.update_seat(table.id, row["seat"], True, claimed=True, name=chosen)
                    row.update(claimed=True, name=chosen)
                    table.touch()
                    self.wake_bots(table)
                return int(row["seat"])
        raise NotYours("this link opens no seat at this table")

    async def join(self, table: LiveTable, seat: Seat, name: str) -> str:
        """Take a free seat of a listed table; returns its token."""
        if not 0 <= seat < len(table.seats):
            raise NotYours(f"there is no seat {seat}")
        row = table.seats[seat]
        if row["kind"] != PERSON or row["claimed"] or not table.row["listed"]:
            raise NotYours("this seat is not free")
        token = secrets.token_urlsafe(24)
        taken = {other["name"] for other in table.seats if other is not row}
        chosen = name if name and name not in taken else row["name"]
        changes = {"claimed": True, "name": chosen, "token": hashed(token)}
        if not await self.store.update_seat(table.id, seat, True, **changes):
            raise NotYours("somebody else was faster")
        row.update(changes)
        table.touch()
        self.wake_bots(table)
        return token

    async def seat_bot(self, table: LiveTable, seat: Seat, bot: str) -> None:
        """A bot plays on for a person; the person's link stays good."""
        make(bot)
        await self.store.update_seat(table.id, seat, kind=BOT, bot=bot)
        table.seats[seat].update(kind=BOT, bot=bot)
        table.touch()
        self.wake_bots(table)

    async def give_back(self, table: LiveTable, seat: Seat) -> None:
        """The person takes the seat back from the bot."""
        if not table.seats[seat]["token"]:
            raise NotYours("this seat was always a bot's")
        await self.store.update_seat(table.id, seat, kind=PERSON, bot="")
        table.seats[seat].update(kind=PERSON, bot="")
        table.touch()

    async def say(self, table: LiveTable, name: str, seat: Seat | None, text: str) -> None:
        """A line of chat."""
        await self.store.add_chat(table.id, name, seat, text)
        table.chat = await self.store.chat(table.id)
        table.touch()

    # -- bots ------------------------------------------------------------------------------------------------

    def wake_bots(self, table: LiveTable) -> None:
        """Let bots answer what is asked of them, one choice after the other."""
        if not table.bots_running and table.ready and self._bot_decision(table) is not None:
            table.bots_running = True
            self._spawn(self._run_bots(table))

    def _bot_decision(self, table: LiveTable) -> Decision | None:
        state = table.session.state
        if state.over or not table.ready:
            return None
        for decision in state.decisions:
            if table.is_bot(decision.seat):
                return decision
        return None

    async def _run_bots(self, table: LiveTable) -> None:
        try:
            while True:
                async with table.lock:
                    decision = self._bot_decision(table)
                    if decision is None:
                        return
                    seat = decision.seat
                    row = table.seats[seat]
                    bot = make(row["bot"], table.session.setup.seed * 31 + seat + 7919 * table.written)
                    choice = bot.choose(Seen(table.session.state, seat), decision)
                    table.session.apply(choice, seat)
                    try:
                        await self._write(table)
                    except Stale:
                        continue
                table.touch()
                await asyncio.sleep(0)
        finally:
            table.bots_running = False

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def write_entry(entry: Move | Undo) -> Row:
    """An entry as the database keeps it."""
    kind = "undo" if isinstance(entry, Undo) else "move"
    return {"kind": kind, **msgspec.to_builtins(entry)}


def read_entry(body: Row) -> Move | Undo:
    kind = body.get("kind")
    rest = {key: value for key, value in body.items() if key != "kind"}
    if kind == "undo":
        return msgspec.convert(rest, Undo)
    return msgspec.convert(rest, Move)


def _distinct_names(places: list[Place]) -> list[str]:
    """Everybody has a name of their own; nameless people are called by their seat until they sit down."""
    names: list[str] = []
    for number, place in enumerate(places, 1):
        name = " ".join(place.name.split())[:40] if place.kind == PERSON else f"{place.bot} {number}"
        name = name or f"Player {number}"
        while name in names:
            name = f"{name[:36]} {number}"
        names.append(name)
    return names
