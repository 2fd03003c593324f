"""Recorded games, ready to be watched: opened from a finished table or an uploaded file, moment by moment.

A moment is a number of standing choices: 0 is the first position. The states are kept by the session, so any moment
of any perspective is only a view and a drawing away.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from rulewright.catalog import load
from rulewright.content.texts import Language
from rulewright.core import replay as replays
from rulewright.core.drawing import split_drawing
from rulewright.core.errors import EndlessRules, ReplayDrift, ReplayError, RulewrightError, UnknownGame
from rulewright.core.game import Game, Landmark
from rulewright.core.record import EVERYBODY, Roll, Seat, State, bind
from rulewright.core.replay import REPLAY_FORMAT, Header, Replay, Setup, Undo
from rulewright.core.session import Session
from rulewright.core.text import Texts
from rulewright.core.view import view as view_of
from rulewright.replays import problem_report
from rulewright.replays.story import Story, tell

from .commands import LiveTable, TableCommands
from .party_page import DICE, ShownThrow, show_throw
from .position import Position
from .table_loading import history
from .untrusted_games import Clock, TakesTooLong

LARGEST_UPLOAD = 5_900_000
"""A little below what an upload may hold: a form has a frame. A replay of 20 000 choices has 2 MB, with much luck 4."""
MOST_ENTRIES = 20_000
MOST_UNDOS = 2_000
MOST_MOMENTS = 250_000
"""How many choices the library keeps in memory, of all games together: some 50 MB."""
T = TypeVar("T")
BOT_SEAT = "bot:"


class Recorded(msgspec.Struct):
    """A recorded game that may be watched."""

    key: str
    """What its addresses begin with: a table's id, or `file/` and a digest."""
    session: Session
    names: tuple[str, ...]
    """Empty for seats that only have a number."""
    drift: str = ""
    """Where and why the record differs from today's rules, if it does."""
    drift_at: int = 0
    rules: tuple[str, ...] = ()
    """The rules that the drift names."""
    other_content: bool = False
    """Whether it was made with other components, yet plays the same."""
    made: dict[Any, Any] = msgspec.field(default_factory=dict)
    """What was made of the whole game, by what it is and for whom."""
    source: Replay | None = None
    """The record that it was opened from, where today's rules do not give all of it."""

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def last(self) -> int:
        return len(self.session.line)

    @property
    def over(self) -> bool:
        return self.session.state.over

    def replay(self) -> Replay:
        """The whole record, also what cannot be shown any more."""
        return self.source or self.session.replay()

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """What takes a walk through the whole game is made once."""
        if key not in self.made:
            self.made[key] = make()
        found: T = self.made[key]
        return found

    def told(self) -> Story:
        """Its story, written once."""
        return self.once("story", lambda: tell(self.session))

    def state(self, at: int) -> State:
        return self.session.state_at(at)


# -- opening ---------------------------------------------------------------------------------------------------


class Library:
    """Uploaded games that were watched lately, so that a scrub does not play the whole game again."""

    def __init__(self, most: int = 24) -> None:
        self.most = most
        self.games: OrderedDict[str, Recorded] = OrderedDict()

    def get(self, key: str) -> Recorded | None:
        found = self.games.get(key)
        if found is not None:
            self.games.move_to_end(key)
        return found

    def keep(self, recorded: Recorded) -> None:
        self.games.pop(recorded.key, None)
        self.games[recorded.key] = recorded
        moments = sum(game.last for game in self.games.values())
        while len(self.games) > self.most or (moments > MOST_MOMENTS and len(self.games) > 1):
            moments -= self.games.popitem(last=False)[1].last


def digest_of(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=16).hexdigest()


def replay_bytes(raw: bytes) -> bytes:
    """The replay in an uploaded file: the file itself, or what a problem report holds."""
    return problem_report.replay_text(raw).encode() if problem_report.is_bundle(raw) else raw


def read_upload(raw: bytes) -> tuple[Game, Replay]:
    """An uploaded replay, parsed as hostile. Raises `ReplayError` with what is wrong and where."""
    if len(raw) > LARGEST_UPLOAD:
        raise ReplayError("upload-large", size=len(raw), most=LARGEST_UPLOAD)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ReplayError("upload-not-text", byte=error.start) from None
    replay = replays.read(replays.lines_of(text))
    setup = replay.header.setup
    if len(replay.entries) > MOST_ENTRIES:
        raise ReplayError("upload-entries", count=len(replay.entries), most=MOST_ENTRIES)
    if sum(isinstance(entry, Undo) for entry in replay.entries) > MOST_UNDOS:
        raise ReplayError("upload-undos", most=MOST_UNDOS)
    if abs(setup.seed) >= 2**63:
        raise ReplayError("upload-seed")
    if setup.seats and len(setup.seats) != setup.players:
        raise ReplayError("replay-seats", seats=len(setup.seats), players=setup.players)
    if any(len(name) > 80 or not name.isprintable() for name in setup.seats):
        raise ReplayError("upload-name")
    try:
        game = load(setup.game[:60])
    except UnknownGame as error:
        raise ReplayError(error.message, **error.values) from None
    if game.packs != setup.packs:
        used = ", ".join(pack[:60] for pack in setup.packs[:5])
        raise ReplayError("upload-packs", packs=used)
    return game, replay


def play_again(game: Game, replay: Replay, key: str, names: tuple[str, ...] = ()) -> Recorded:
    """Play a record from its beginning, as far as today's rules give the same game; says where they differ.

    Raises `TakesTooLong` for a record that cannot be played within bounds.
    """
    clock = Clock()
    try:
        session = Session.resume(game, replay, 0)
    except ReplayDrift:
        raise
    except RulewrightError as error:
        raise ReplayError(error.message, **error.values) from None
    recorded = Recorded(key, session, names or seat_names(replay.header.setup))
    recorded.other_content = replay.header.content != game.content_hash
    recorded.source = replay if recorded.other_content else None
    for number, entry in enumerate(replay.entries, 1):
        clock.check()
        before = session.state.copy()
        try:
            session.repeat(number, entry)
        except ReplayDrift as error:
            session.state = bind(before, game)
            _note_drift(recorded, error)
            recorded.source = replay
            return recorded
        except EndlessRules:
            raise TakesTooLong("endless-file", number=number) from None
        except RulewrightError as error:
            raise ReplayError("drift-entry", move=number, error=error) from None
    found = session.replay().outcome
    if replay.outcome is not None and replay.outcome != found:
        drift = ReplayDrift("drift-outcome", move=len(replay.entries), recorded=replay.outcome, found=found)
        _note_drift(recorded, drift)
        recorded.source = replay
    return recorded


def _note_drift(recorded: Recorded, error: ReplayDrift) -> None:
    recorded.drift = str(error)
    recorded.drift_at = error.move
    known = recorded.game.register()
    words = recorded.drift.replace(",", " ").replace("(", " ").replace(")", " ").replace(";", " ").replace(":", " ")
    recorded.rules = tuple(dict.fromkeys(word for word in words.split() if word in known.rules))


def open_upload(raw: bytes) -> Recorded:
    """An uploaded file, ready to be watched; `raw` is the replay itself."""
    game, replay = read_upload(raw)
    return play_again(game, replay, f"file/{digest_of(raw)}")


def bring(raw: bytes) -> tuple[bytes, Recorded]:
    """The replay in whatever file was brought, and its game, ready to be watched."""
    text = replay_bytes(raw)
    return text, open_upload(text)


async def open_table(commands: TableCommands, table: LiveTable) -> Recorded:
    """A finished table. One whose rules have changed since is played again from its record."""
    if not table.drift:
        names = table.names
        return table.of_position(("recorded", names), lambda: Recorded(table.id, table.session, names))
    row = table.row
    entries = history(await commands.store.entries(table.id))
    header = Header(
        REPLAY_FORMAT, row["engine"], row["content"], msgspec.convert(row["setup"], Setup), row["start"]
    )  # fmt: skip
    opening = tuple(msgspec.convert(roll, Roll) for roll in row["opening"])
    return await asyncio.to_thread(
        play_again, table.game, Replay(header, opening, entries), table.id, table.names
    )  # fmt: skip


def seat_names(setup: Setup) -> tuple[str, ...]:
    """Names of people as the record has them; bots and the nameless go by their numbers."""
    seats = setup.seats or ("",) * setup.players
    return tuple("" if seat.startswith(BOT_SEAT) else seat[:40] for seat in seats)


def names_in(recorded: Recorded, say: Language) -> tuple[str, ...]:
    """What everybody is called on a page."""
    seats = recorded.session.setup.seats
    return tuple(
        name
        or (
            say("replay-bot", number=number)
            if number <= len(seats) and seats[number - 1].startswith(BOT_SEAT)
            else say("replay-player", number=number)
        )
        for number, name in enumerate(recorded.names, 1)
    )


# -- moments ---------------------------------------------------------------------------------------------------


class Moment(msgspec.Struct, frozen=True):
    """A recorded game at one moment, as one seat or a spectator saw it."""

    at: int
    position: Position
    who: Seat | None
    """Whose choice led here."""
    choice: str
    """That choice in words; empty if it was secret or there was none."""
    rule: str
    throws: tuple[ShownThrow, ...] = ()
    """The dice that this choice has thrown."""


def seen(recorded: Recorded, at: int, seat: Seat | None) -> dict[str, Any]:
    """A moment as a seat, a spectator or everybody together saw it."""
    return view_of(recorded.state(at), seat)


def moment(recorded: Recorded, at: int, seat: Seat | None, texts: Texts) -> Moment:
    position = Position(recorded.game, recorded.state(at), seen(recorded, at, seat), texts)
    return Moment(at, position, *how(recorded, at, seat, texts), thrown(recorded, at, seat, texts, position))


def thrown(recorded: Recorded, at: int, seat: Seat | None, texts: Texts, position: Position) -> tuple[ShownThrow, ...]:
    """The dice that the choice before this moment has thrown."""
    events = recorded.game.log(recorded.session.line[at - 1].events, seat) if at else []
    colours = tuple(score.colour for score in position.scores)
    return tuple(show_throw(event, str(at), texts, colours) for event in events if event["type"] == DICE)


def how(recorded: Recorded, at: int, seat: Seat | None, texts: Texts) -> tuple[Seat | None, str, str]:
    """Who chose what to come to this moment. A sealed answer is shown to its own seat only."""
    if at == 0:
        return None, "", ""
    played = recorded.session.line[at - 1]
    if played.sealed and seat not in (played.move.seat, EVERYBODY):
        return played.move.seat, "", played.rule
    decision = recorded.state(at - 1).decision_for(played.move.seat)
    if decision is None:
        return played.move.seat, "", ""
    return played.move.seat, texts.choice(decision.parse(played.move.choice), decision), decision.rule


class Picture(msgspec.Struct, frozen=True):
    """A moment as it is drawn, in parts, so that only those that have changed need to travel."""

    layers: dict[str, str]
    """The table: `head` is what comes before its layers."""
    mats: dict[str, str]
    """On a phone, what lies before each seat, below the table; elsewhere that is part of the table."""

    @property
    def parts(self) -> dict[str, str]:
        return {**self.layers, **self.mats}


def drawing(
    recorded: Recorded, at: int, seat: Seat | None, texts: Texts, theme: str = "dark", narrow: bool = False
) -> Picture:
    """A moment as it is drawn, for a desk or for a phone."""
    game, view = recorded.game, seen(recorded, at, seat)
    parts = (
        game.table.draw_parts(view, texts, theme, (), narrow)
        if narrow
        else split_drawing(game.table.draw(view, texts, theme))
    )
    head = f"{parts.opening}<defs>{parts.definitions}</defs>"
    mats = {f"mat-{number}": mat for number, mat in enumerate(parts.mats, 1)}
    return Picture({"head": head, **parts.layers}, mats)


class Chapter(msgspec.Struct, frozen=True):
    """A large part of a game with its smaller parts."""

    at: int
    name: str
    parts: tuple[Landmark, ...]


def chapters(recorded: Recorded, texts: Texts) -> list[Chapter]:
    """Where one may want to jump to."""
    return recorded.once(("chapters", texts.language), lambda: _chapters(recorded, texts))


def _chapters(recorded: Recorded, texts: Texts) -> list[Chapter]:
    found: list[tuple[Landmark, list[Landmark]]] = []
    for landmark in recorded.game.story.landmarks([played.events for played in recorded.session.line], texts):
        if landmark.depth == 1:
            found.append((landmark, []))
        elif found:
            found[-1][1].append(landmark)
    return [Chapter(head.at, head.name, tuple(parts)) for head, parts in found]
