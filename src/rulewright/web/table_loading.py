"""Tables from the store: played again from their choices, checked at every step, and never changed silently.

A long table opens from a checkpoint some hundred choices back, whose digest is on record; what lies before is played
again behind it (`past.py`). If the rules have changed under a running game, the game goes on from the last snapshot,
and an entry in the record says so: from then on everybody who loads it starts from the same position.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Literal, TypeVar

import msgspec

from rulewright.catalog import load
from rulewright.core.errors import EndlessRules, IllegalChoice, ReplayDrift, RulewrightError, SaveError, UndoError
from rulewright.core.game import Game
from rulewright.core.history import NotLoaded
from rulewright.core.record import Roll
from rulewright.core.replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo, first_state
from rulewright.core.session import Session
from rulewright.store.database_errors import Damaged
from rulewright.store.store import Conflict, Record, Row, Store

from .kept_positions import note_changed_content, read_kept, write_kept
from .live_table import LiveTable, Marked, NoTable, Origin, Request, Unplayable, origin_of
from .parties import Proposal, Way

LONG = 40
"""Games with more entries than this are played again in a thread of their own."""
CHECKPOINT_EVERY = 200
"""Entries from one checkpoint to the next. A table opens from the last but one, so that its log and undo reach back."""


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
            raise Damaged("record-gap", table=table_id, number=number)
        try:
            found.append(read_entry(row["body"]))
        except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
            said = f"choice {number}: {type(error).__name__}: {error}"
            raise Damaged("record-damaged", reason=said, table=table_id) from None
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
    parent: str | None
    forked_at: int | None
    forked_by: str | None
    settings: _Settings


class _Settings(msgspec.Struct):
    request: Request | None = None
    quiet: bool = False
    deciding: Way = "anyone"
    host: int | None = None
    led: int = 0
    proposal: Proposal | None = None
    changed: list[str] = []


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
        raise Damaged("record-damaged", reason=str(error), table=table_id) from None
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


def client_ids(entries: list[Row]) -> set[tuple[int, str]]:
    """Who sent what, by the ids that the clients gave."""
    return {(row["body"]["seat"], row["client"]) for row in entries if row["client"]}


async def load_table(store: Store, table_id: str) -> LiveTable:
    """A table as it is on disk; raises `NoTable` or `Unplayable`."""
    table = await _open_late(store, table_id) or await _open_whole(store, table_id)
    await note_changed_content(store, table)
    return table


async def _open_whole(store: Store, table_id: str) -> LiveTable:
    """A table with all of its past."""
    for _ in range(3):
        record = await store.read(table_id)
        if record is None:
            raise NoTable("table-unknown", table=table_id)
        check_record(record)
        game = load(record.table["game"])
        entries = read_entries(table_id, record.entries)
        marks: list[Marked] = []
        try:
            if len(entries) > LONG:
                session, drift = await asyncio.to_thread(resume, game, record.table, entries, record.secret, marks)
            else:
                session, drift = resume(game, record.table, entries, record.secret)
        except (ReplayDrift, SaveError) as error:
            rebase = await _go_on(store, game, table_id, record, entries, str(error))
            with contextlib.suppress(Conflict):
                await store.add_entry(table_id, len(entries) + 1, write_entry(rebase), "", record.table["status"])
            continue  # read it again, now with the position to go on from
        table = _table(record, session, drift, len(entries))
        table.begun = len(entries) - len(session.record)
        table.marks = marks[-2:]
        return table
    raise Unplayable("table-changing", table=table_id)


def _table(record: Record, session: Session, drift: str, written: int) -> LiveTable:
    table = LiveTable(record.table, record.seats, record.chat, session, drift)
    table.secret = record.secret
    table.written = written
    table.clients = client_ids(record.entries)
    return table


async def _open_late(store: Store, table_id: str) -> LiveTable | None:
    """A long table without most of its past; None if there is no checkpoint that is sure to be right."""
    found = await store.checkpoints.newest(table_id)
    # Two processes may keep two that are close together.
    older = [body for n, body in found if n <= found[0][0] - CHECKPOINT_EVERY // 2]
    mark = _read_mark(older[0]) if older else None
    if mark is None:
        return None
    record = await store.read(table_id, mark.n - 1)
    if record is None:
        return None
    check_record(record)
    entries = read_entries(table_id, record.entries, mark.n - 1)
    if not entries or any(isinstance(entry, Rebase) for entry in entries):
        return None
    drift = await _drift_at(store, table_id, mark.begun)
    game = load(record.table["game"])
    try:
        session = await asyncio.to_thread(_go_on_from, game, record, mark, entries)
    except (ReplayDrift, SaveError, NotLoaded):
        return None  # whatever is wrong, it is found and told by playing everything again
    table = _table(record, session, drift, mark.n - 1 + len(entries))
    table.begun, table.marked = mark.begun, found[0][0]
    return table


def _go_on_from(game: Game, record: Record, mark: Marked, entries: list[Entry]) -> Session:
    """The game from a checkpoint on, if that is the position that its entry has on record."""
    begun = begun_with(record.table)
    session = Session.go_on(game, begun, mark.checkpoint, luck_secret(begun.header.setup, record.secret))
    first = entries[0]
    if isinstance(first, Rebase) or not first.digest or game.digest(session.state) != first.digest:
        raise ReplayDrift("drift-checkpoint", move=mark.n)
    repeat(session, entries[1:], mark.n)
    return session


async def _drift_at(store: Store, table_id: str, begun: int) -> str:
    """Why a game went on from entry number `begun`; empty for one that is as it began."""
    entries = read_entries(table_id, await store.entries(table_id, begun - 1, 1), begun - 1) if begun else []
    return entries[0].drift if entries and isinstance(entries[0], Rebase) else ""


def _read_mark(body: str) -> Marked | None:
    try:
        return msgspec.json.decode(body, type=Marked)
    except msgspec.DecodeError:
        return None


async def keep_mark(store: Store, table_id: str, mark: Marked) -> None:
    """Write a checkpoint down; it is only a cache."""
    await store.checkpoints.keep(table_id, mark.n, msgspec.json.encode(mark).decode())


def begun_with(row: Row) -> Replay:
    """How a table's game began."""
    return Replay(_header(row), tuple(msgspec.convert(roll, Roll) for roll in row["opening"]), ())


def luck_secret(setup: Setup, secret: bytes) -> bytes:
    """What a table's luck is keyed with: nothing where somebody chose the seed."""
    return secret if setup.commitment else b""


def resume(
    game: Game, row: Row, entries: list[Entry], secret: bytes = b"", marks: list[Marked] | None = None
) -> tuple[Session, str]:
    """The game played again from its start, or from where it went on after the rules had changed.

    The checkpoints on the way are added to `marks`.
    """
    start = max((at for at, entry in enumerate(entries, 1) if isinstance(entry, Rebase)), default=0)
    rebase = entries[start - 1] if start else None
    session = first_session(game, row, rebase, secret)
    repeat(session, entries[start:], start, start, marks)
    return session, rebase.drift if isinstance(rebase, Rebase) else ""


def first_session(game: Game, row: Row, rebase: Entry | None, secret: bytes) -> Session:
    """A table's game at its beginning, or where it went on because the rules had changed."""
    begun = begun_with(row)
    setup = begun.header.setup
    if isinstance(rebase, Rebase):
        state = read_kept(game, rebase.state)
    else:
        # A stranger's replay may have led from a position that no real game reaches.
        origin = origin_of(row)
        state = first_state(game, begun, trusted=origin is None or not origin.is_file)
    return Session(game, setup, row["engine"], state, luck_secret(setup, secret))


def repeat(
    session: Session, entries: list[Entry], after: int, begun: int = 0, marks: list[Marked] | None = None
) -> None:
    """Do again what was recorded, starting behind entry number `after`; raises `ReplayDrift` where it differs.

    The checkpoints on the way are added to `marks`; the record began with entry number `begun`.
    """
    due = after + CHECKPOINT_EVERY
    for number, entry in enumerate(entries, after + 1):
        if isinstance(entry, Rebase):
            raise ReplayDrift(entry.drift, move=number)
        try:
            session.repeat(number, entry)
        except (EndlessRules, UndoError) as error:
            raise ReplayDrift("drift-entry", move=number, error=error) from None
        mark = session.mark() if marks is not None and number >= due else None
        if marks is not None and mark is not None:
            marks.append(Marked(number, begun, mark))
            due = number + CHECKPOINT_EVERY


async def _go_on(store: Store, game: Game, table_id: str, record: Record, entries: list[Entry], drift: str) -> Rebase:
    """The position to go on from: the last snapshot, and every later choice as far as it is still possible."""
    kept = await store.snapshot(table_id)
    if kept is None:
        raise Unplayable("table-other-rules", table=table_id, drift=drift)
    try:
        setup = _header(record.table).setup
        state = read_kept(game, kept["state"])
        session = Session(game, setup, state=state, secret=luck_secret(setup, record.secret))
    except SaveError as error:
        raise Unplayable("table-other-content", table=table_id, drift=error) from None
    for entry in entries[kept["n"] :]:
        twin = session.copy()
        try:
            _redo(twin, entry)
        except RulewrightError:
            break
        session = twin
    return Rebase(write_kept(game, session.state), drift)


def _redo(session: Session, entry: Entry) -> None:
    """A recorded entry under other rules: the same choice with the same luck, whatever comes of it."""
    if isinstance(entry, Undo):
        session.undo(entry.seat, entry.count, entry.consent)
    elif isinstance(entry, Move):
        decision = session.state.decision_for(entry.seat)
        if decision is None:
            raise IllegalChoice("not-asked-any-more")
        choice = decision.parse(entry.choice)
        session.state.script = [roll.got for roll in entry.rolls]
        session.apply(choice, entry.seat)
        session.state.script = None


def _header(row: Row) -> Header:
    return Header(REPLAY_FORMAT, row["engine"], row["content"], msgspec.convert(row["setup"], Setup), row["start"])


def table_row(
    table_id: str, session: Session, secret: bytes, listed: bool, settings: dict[str, Any], origin: Origin | None
) -> Row:
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
        "parent": None if origin is None else origin.parent,
        "forked_at": None if origin is None else origin.at,
        "forked_by": None if origin is None else origin.maker,
    }
