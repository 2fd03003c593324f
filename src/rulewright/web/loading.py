"""Tables from the store: played again from their choices, checked at every step, and never silently bent.

If the rules have changed under a running game, the game goes on from the last snapshot, and an entry in the
record says so: from then on everybody who loads it starts from the same position.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
from typing import Any, Literal, TypeVar

import msgspec

from rulewright.catalog import load
from rulewright.core.errors import EndlessRules, IllegalChoice, ReplayDrift, RulewrightError, SaveError, UndoError
from rulewright.core.game import Game
from rulewright.core.record import Roll
from rulewright.core.replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo, first_state
from rulewright.core.session import Session
from rulewright.store.store import Conflict, Record, Row, Store
from rulewright.store.trouble import Damaged

from .table import LiveTable, NoTable, Request, Unplayable

LONG = 40
"""Games with more entries than this are played again in a thread of their own."""


class Rebase(msgspec.Struct, frozen=True):
    """The rules have changed: the game goes on from this position, and what came before is history."""

    state: str
    drift: str


Entry = Move | Undo | Rebase
T = TypeVar("T")


def write_entry(entry: Entry) -> Row:
    """An entry as the database keeps it."""
    kind = {Undo: "undo", Move: "move", Rebase: "rebase"}[type(entry)]
    return {"kind": kind, **msgspec.to_builtins(entry)}


def read_entry(body: Row) -> Entry:
    kind = {"undo": Undo, "move": Move, "rebase": Rebase}[body["kind"]]
    found: Entry = msgspec.convert({key: value for key, value in body.items() if key != "kind"}, kind)
    return found


def read_entries(table_id: str, rows: list[Row], after: int = 0) -> list[Entry]:
    """The entries behind number `after`; raises `Damaged` if one cannot be read or is not there."""
    found: list[Entry] = []
    for number, row in enumerate(rows, after + 1):
        if row["n"] != number:
            raise Damaged(f"the record of table {table_id!r} has a gap: choice {number} is missing")
        try:
            found.append(read_entry(row["body"]))
        except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
            said = f"choice {number}: {type(error).__name__}: {error}"
            raise Damaged(f"the record of table {table_id!r} is damaged and cannot be read", said) from None
    return found


class _TableRow(msgspec.Struct):
    """What a table's row must be like, beside what makes its game."""

    id: str
    game: str
    setup: Setup
    opening: list[Roll]
    engine: str
    content: str
    start: str
    status: str
    rematch: str | None
    settings: _Settings


class _Settings(msgspec.Struct):
    request: Request | None = None
    quiet: bool = False


class _SeatRow(msgspec.Struct):
    """What the row of a seat must be like."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: str
    token: str
    claimed: bool
    seen: float


class _ChatRow(msgspec.Struct):
    n: int
    name: str
    text: str
    seat: int | None


def check_record(record: Record) -> None:
    """Raises `Damaged` if a table or a seat cannot be what the rows say; a broken line of chat is left out."""
    table_id = record.table["id"]
    try:
        row = _as(_TableRow, record.table)
        seats = [_as(_SeatRow, one).seat for one in record.seats]
        if seats != list(range(row.setup.players)):
            raise msgspec.ValidationError(f"seats {seats}, not those of {row.setup.players} players")
    except msgspec.ValidationError as error:
        raise Damaged(f"the record of table {table_id!r} is damaged and cannot be read", str(error)) from None
    record.chat = [line for line in record.chat if _is_chat(line)]


def _as(kind: type[T], row: Row) -> T:
    # The names of columns are a kind of text of their own.
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)


def _is_chat(line: Row) -> bool:
    try:
        _as(_ChatRow, line)
    except msgspec.ValidationError:
        return False
    return True


def history(rows: list[Row]) -> tuple[Move | Undo, ...]:
    """The choices of a table as they were made, up to where its rules changed."""
    found: list[Move | Undo] = []
    for row in rows:
        entry = read_entry(row["body"])
        if isinstance(entry, Rebase):
            break
        found.append(entry)
    return tuple(found)


def fork(session: Session) -> Session:
    """A twin that can be played on without touching the original. States of the past are shared: they never change."""
    twin = copy.copy(session)
    twin.state = session.state.copy()
    twin.record = list(session.record)
    twin.line = list(session.line)
    twin.notes = list(session.notes)
    return twin


def client_ids(entries: list[Row]) -> set[tuple[int, str]]:
    """Who sent what, by the ids that the clients gave."""
    return {(row["body"]["seat"], row["client"]) for row in entries if row["client"]}


async def load_table(store: Store, table_id: str) -> LiveTable:
    """A table as it is on disk; raises `NoTable` or `Unplayable`."""
    for _ in range(3):
        record = await store.read(table_id)
        if record is None:
            raise NoTable(f"there is no table {table_id!r}")
        check_record(record)
        game = load(record.table["game"])
        entries = read_entries(table_id, record.entries)
        try:
            if len(entries) > LONG:
                session, drift = await asyncio.to_thread(resume, game, record.table, entries, record.secret)
            else:
                session, drift = resume(game, record.table, entries, record.secret)
        except (ReplayDrift, SaveError) as error:
            rebase = await _go_on(store, game, table_id, record, entries, str(error))
            with contextlib.suppress(Conflict):
                await store.add_entry(table_id, len(entries) + 1, write_entry(rebase), "", record.table["status"])
            continue  # read it again, now with the position to go on from
        table = LiveTable(record.table, record.seats, record.chat, session, drift)
        table.secret = record.secret
        table.written = len(entries)
        table.clients = client_ids(record.entries)
        return table
    raise Unplayable(f"table {table_id!r} changes faster than it can be read")


def luck_secret(setup: Setup, secret: bytes) -> bytes:
    """What a table's luck is keyed with: nothing where somebody chose the seed."""
    return secret if setup.commitment else b""


def resume(game: Game, row: Row, entries: list[Entry], secret: bytes = b"") -> tuple[Session, str]:
    """The game played again from its start, or from where it went on after the rules had changed."""
    setup = _header(row).setup
    start = max((at for at, entry in enumerate(entries, 1) if isinstance(entry, Rebase)), default=0)
    if start:
        rebase = entries[start - 1]
        assert isinstance(rebase, Rebase)
        state = game.decode(rebase.state.encode())
        session = Session(game, setup, row["engine"], state, luck_secret(setup, secret))
        drift = rebase.drift
    else:
        replay = Replay(_header(row), tuple(msgspec.convert(roll, Roll) for roll in row["opening"]), ())
        session = Session(game, setup, row["engine"], first_state(game, replay), luck_secret(setup, secret))
        drift = ""
    repeat(session, entries[start:], start)
    return session, drift


def repeat(session: Session, entries: list[Entry], after: int) -> None:
    """Do again what was recorded, starting behind entry number `after`; raises `ReplayDrift` where it parts."""
    for number, entry in enumerate(entries, after + 1):
        if isinstance(entry, Rebase):
            raise ReplayDrift(number, entry.drift)
        try:
            session.repeat(number, entry)
        except (EndlessRules, UndoError) as error:
            raise ReplayDrift(number, f"entry {number}: {error}") from None


async def _go_on(store: Store, game: Game, table_id: str, record: Record, entries: list[Entry], drift: str) -> Rebase:
    """The position to go on from: the last snapshot, and every later choice as far as it is still possible."""
    kept = await store.snapshot(table_id)
    if kept is None:
        raise Unplayable(f"table {table_id!r} was played with other rules ({drift})")
    try:
        setup = _header(record.table).setup
        state = game.decode(kept["state"].encode())
        session = Session(game, setup, state=state, secret=luck_secret(setup, record.secret))
    except SaveError as error:
        raise Unplayable(f"table {table_id!r} was played with other rules or content: {error}") from None
    for entry in entries[kept["n"] :]:
        twin = fork(session)
        try:
            _redo(twin, entry)
        except RulewrightError:
            break
        session = twin
    return Rebase(game.encode(session.state).decode(), drift)


def _redo(session: Session, entry: Entry) -> None:
    """A recorded entry under other rules: the same choice with the same luck, whatever comes of it."""
    if isinstance(entry, Undo):
        session.undo(entry.seat, entry.count, entry.consent)
    elif isinstance(entry, Move):
        decision = session.state.decision_for(entry.seat)
        if decision is None:
            raise IllegalChoice("not asked any more")
        choice = decision.parse(entry.choice)
        session.state.script = [roll.got for roll in entry.rolls]
        session.apply(choice, entry.seat)
        session.state.script = None


def _header(row: Row) -> Header:
    return Header(REPLAY_FORMAT, row["engine"], row["content"], msgspec.convert(row["setup"], Setup), row["start"])


def table_row(table_id: str, session: Session, secret: bytes, listed: bool, settings: dict[str, Any]) -> Row:
    """A new table as the database keeps it."""
    return {
        "id": table_id,
        "game": session.game.name,
        "setup": msgspec.to_builtins(session.setup),
        "secret": secret.hex(),
        "opening": [msgspec.to_builtins(roll) for roll in session.opening],
        "start": session.start,
        "engine": session.engine,
        "content": session.game.content_hash,
        "listed": listed,
        "status": "playing",
        "settings": settings,
        "rematch": None,
    }
