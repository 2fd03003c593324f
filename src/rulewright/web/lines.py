"""Lines: a game with all that was forked from it, as one file that another server, or a later version, opens again.

A file holds the record of every line with the secret of its luck. So only who may know all of it gets one: when the
game is over, or where everybody wins together and no other person sits. What strangers bring is played again first.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rulewright.core import replay as replays
from rulewright.core.chance import SECRET_BYTES, commitment
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.game import Game
from rulewright.core.record import Seat
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.store import clock
from rulewright.store.store import Row

from .bot_runner import playing_bot
from .commands import BOT, PERSON, LiveTable, NotYours, Origin, Place, TableCommands, checked_place, hashed
from .fork_tree import Branch, tree_of
from .kept_positions import write_kept
from .names import LONGEST_NAME, clean, distinct_names
from .parties import led_before, way_of
from .proposals import read_way
from .recorded_games import play_again, read_upload
from .seating import new_token
from .slots import Slot, read_slot
from .table_loading import luck_secret, table_row, write_entry

FORMAT, VERSION = "rulewright-lines", 1
LARGEST_FILE = 5_900_000
MOST_LINES = 40
"""Tables in one file."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat."""

    kind: str
    name: str
    bot: str = ""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a tree with its whole record."""

    id: str
    seats: list[Sitting]
    replay: str
    secret: str = ""
    """What its luck is keyed with, in hexadecimal; empty for a seed that somebody chose."""
    parent: str = ""
    at: int = 0
    maker: str = ""
    deciding: str = ""
    """Who decides for a party."""
    host: Seat | None = None
    led: int = 0
    """How often the party had decided before the record begins."""


class LinesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines and the slots in them."""

    format: str
    version: int
    lines: list[Line]
    slots: list[Slot] = []


# -- writing --------------------------------------------------------------------------------------------------------


def may_take(table: LiveTable, tokens: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether somebody may know everything about a table, the luck to come too."""
    if table.session.state.over:
        return True
    mine = table.seats_of(tokens.get(table.id, ()))
    return table.mode.cooperative and bool(mine) and set(table.people()) <= set(mine)


async def to_file(
    commands: TableCommands, table: LiveTable, tokens: Mapping[str, tuple[str, ...]], slots: Mapping[str, Slot]
) -> LinesFile:
    """The tree of a table, as far as it is the visitor's; raises `NotYours` if not even the table itself is."""
    if not may_take(table, tokens):
        raise NotYours("lines-others")
    lines: list[Line] = []
    for branch in own_branches(await tree_of(commands.store, table, tokens)):
        try:
            one = await commands.get(branch.id)
            if may_take(one, tokens) and len(lines) < MOST_LINES:
                await commands.past.complete(one)
                lines.append(line_of(one))
        except RulewrightError:
            continue  # one that cannot be opened any more does not keep the others from leaving
    known = {line.id for line in lines}
    return LinesFile(FORMAT, VERSION, lines, [slot for slot in slots.values() if slot.table in known])


def own_branches(tree: Branch) -> Iterator[Branch]:
    """The tables of a tree that a visitor sits at or looks at, parents first."""
    if tree.id and tree.address and (tree.mine or tree.here):
        yield tree
    for fork in tree.forks:
        yield from own_branches(fork)


def line_of(table: LiveTable) -> Line:
    """A table as a line; one whose rules have changed under it begins where it went on."""
    session = table.session
    if table.drift:
        setup = msgspec.structs.replace(session.setup, position=table.game.encode(session.state).decode())
        session = Session(table.game, setup, session.engine, session.state.copy(), session.secret)
    origin = table.origin
    return Line(
        id=table.id,
        seats=[Sitting(row["kind"], row["name"], row["bot"]) for row in table.seats],
        replay="\n".join(replays.write(session.replay())) + "\n",
        secret=session.secret.hex(),
        parent="" if origin is None else origin.parent,
        at=0 if origin is None else origin.at,
        maker="" if origin is None else origin.maker,
        deciding=way_of(table),
        host=table.row["settings"].get("host"),
        led=led_before(table, len(table.session.line)) - session.party,
    )


# -- reading --------------------------------------------------------------------------------------------------------


class Played(msgspec.Struct):
    """A line that was played again and can become a table."""

    line: Line
    session: Session
    secret: bytes
    led: int
    """How often the party had decided before the session begins."""


def read_file(text: bytes) -> LinesFile:
    """What a file holds; raises `SetupError` for one that is none of ours."""
    if len(text) > LARGEST_FILE:
        raise SetupError("lines-large", most=LARGEST_FILE)
    try:
        file = msgspec.json.decode(text, type=LinesFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SetupError("lines-file", reason=str(error)) from None
    if file.format != FORMAT or file.version != VERSION:
        raise SetupError("lines-format", format=file.format, version=file.version)
    if not 0 < len(file.lines) <= MOST_LINES:
        raise SetupError("lines-many", most=MOST_LINES)
    return file


def play_lines(file: LinesFile) -> list[Played]:
    """Every line played again, within bounds; raises `ReplayError` for what is no game."""
    return [play_line(line) for line in file.lines]


def play_line(line: Line) -> Played:
    """A line as far as today's rules give it; where they part from it, or its luck is not its own, it begins there."""
    game, replay = read_upload(line.replay.encode("utf-8", "replace"))
    setup = replay.header.setup
    if len(line.seats) != setup.players:
        raise SetupError("fork-seats", seats=setup.players, given=len(line.seats))
    read_way(game.mode(setup.mode or None), line.deciding)
    recorded = play_again(game, replay, line.id)
    session, given = recorded.session, _secret(line.secret)
    kept = commitment(given) == session.setup.commitment if session.setup.commitment else True
    if recorded.drift or not kept:
        return _begin_there(game, line, session)
    session.secret = luck_secret(session.setup, given)
    return Played(line, session, given or secrets.token_bytes(SECRET_BYTES), max(0, line.led))


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)[:SECRET_BYTES]
    except ValueError:
        return b""


def _begin_there(game: Game, line: Line, session: Session) -> Played:
    """A new game from the last moment of a record, with luck of its own."""
    secret = secrets.token_bytes(SECRET_BYTES)
    setup: Setup = msgspec.structs.replace(
        session.setup, position=game.encode(session.state).decode(), commitment=commitment(secret), seed=0
    )
    begun = Session(game, setup, session.engine, session.state.copy(), secret)
    return Played(line, begun, secret, max(0, line.led) + session.party)


async def add_lines(
    commands: TableCommands, played: list[Played], slots: list[Slot]
) -> tuple[list[tuple[LiveTable, list[str]]], list[Slot]]:
    """Tables of lines with the tokens of their seats, linked as they were; and the slots in them."""
    found: list[tuple[LiveTable, list[str]]] = []
    ids: dict[str, str] = {}
    for one in played:
        table, tokens = await adopt(commands, one, ids.get(one.line.parent, ""))
        ids[one.line.id] = table.id
        found.append((table, tokens))
    moved = [msgspec.structs.replace(slot, table=ids[slot.table]) for slot in slots if slot.table in ids]
    return found, [slot for slot in moved if read_slot(msgspec.to_builtins(slot)) is not None]


async def adopt(commands: TableCommands, played: Played, parent: str) -> tuple[LiveTable, list[str]]:
    """A table of a line: its seats, its record, its place in the tree."""
    line, session = played.line, played.session
    places = [
        checked_place(Place(BOT, one.name, playing_bot(one.bot)) if one.kind == BOT else Place(PERSON, one.name))
        for one in line.seats
    ]
    tokens = [new_token(seat) if place.kind == PERSON else "" for seat, place in enumerate(places)]
    table_id = secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")
    rows: list[dict[str, Any]] = [
        {
            "table_id": table_id,
            "seat": seat,
            "kind": place.kind,
            "name": name,
            "bot": place.bot if place.kind == BOT else "",
            "token": hashed(token) if token else "",
            "claimed": True,
            "seen": clock.now(),
        }
        for seat, (place, name, token) in enumerate(zip(places, distinct_names(places), tokens, strict=True))
    ]
    origin = Origin(parent, max(0, line.at), clean(line.maker, LONGEST_NAME)) if parent else None
    way = read_way(session.game.mode(session.setup.mode or None), line.deciding)
    settings: Row = {"deciding": way, "host": line.host, "led": played.led} if way else {}
    row = table_row(table_id, session, played.secret, False, settings, origin)
    row["status"] = "over" if session.state.over else "playing"
    entries = [write_entry(entry) for entry in session.record]
    await commands.store.create_table(row, rows, write_kept(session.game, session.state_at(0)), entries=entries)
    table = await commands.get(table_id)
    commands.wake_bots(table)
    return table, tokens
