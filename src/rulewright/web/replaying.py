"""Recorded games, ready to be watched: opened from a finished table or an uploaded file, moment by moment.

A moment is a number of standing choices: 0 is the first position. The states are kept by the session, so any moment
of any perspective is only a view and a drawing away.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from rulewright.catalog import load
from rulewright.content.texts import Language
from rulewright.core import replay as replays
from rulewright.core.drawing import split_drawing
from rulewright.core.errors import ContentError, EndlessRules, ReplayDrift, ReplayError, RulewrightError, UnknownGame
from rulewright.core.game import Game, Landmark, Score
from rulewright.core.record import EVERYBODY, Roll, Seat, State, bind
from rulewright.core.replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo
from rulewright.core.session import Session
from rulewright.core.text import Texts
from rulewright.core.view import view as view_of
from rulewright.lab import report
from rulewright.lab.story import Story, tell

from .desk import Clock, TakesTooLong
from .loading import history
from .tables import Keeper, LiveTable

LARGEST_UPLOAD = 1_900_000
"""A little below what any request may hold: a form has a frame."""
MOST_ENTRIES = 20_000
MOST_UNDOS = 2_000
MOST_MOMENTS = 40_000
"""How many positions the library keeps in memory, of all games together: some 200 MB."""
BOT_SEAT = "bot:"


class Recorded(msgspec.Struct):
    """A recorded game that may be watched."""

    key: str
    """What its addresses begin with: a table's id, or `file/` and a digest."""
    session: Session
    names: tuple[str, ...]
    """Empty for seats that only have a number."""
    drift: str = ""
    """Where and why the record parts from today's rules, if it does."""
    drift_at: int = 0
    rules: tuple[str, ...] = ()
    """The rules that the drift names."""
    other_content: bool = False
    """Whether it was made with other components, yet plays the same."""
    story: Story | None = None
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

    def told(self) -> Story:
        """Its story, told once."""
        if self.story is None:
            self.story = tell(self.session)
        return self.story

    def state(self, at: int) -> State:
        line = self.session.line
        return line[at].before if at < len(line) else self.session.state


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
    return report.replay_text(raw).encode() if report.is_bundle(raw) else raw


def read_upload(raw: bytes) -> tuple[Game, Replay]:
    """An uploaded replay, parsed as hostile. Raises `ReplayError` with what is wrong and where."""
    if len(raw) > LARGEST_UPLOAD:
        raise ReplayError(f"the file has {len(raw)} bytes; the most is {LARGEST_UPLOAD}")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ReplayError(f"not a replay: byte {error.start} is not UTF-8") from None
    replay = replays.read(replays.lines_of(text))
    setup = replay.header.setup
    if len(replay.entries) > MOST_ENTRIES:
        raise ReplayError(f"the replay has {len(replay.entries)} entries; the most is {MOST_ENTRIES}")
    if sum(isinstance(entry, Undo) for entry in replay.entries) > MOST_UNDOS:
        raise ReplayError(f"the replay takes choices back more than {MOST_UNDOS} times")
    if abs(setup.seed) >= 2**63:
        raise ReplayError("the seed is too large")
    if setup.seats and len(setup.seats) != setup.players:
        raise ReplayError(f"the replay names {len(setup.seats)} seats for {setup.players} players")
    if any(len(name) > 80 or not name.isprintable() for name in setup.seats):
        raise ReplayError("a name at the table is too long or not printable")
    try:
        game = load(setup.game[:60])
    except UnknownGame as error:
        raise ReplayError(str(error)) from None
    if game.packs != setup.packs:
        used = ", ".join(pack[:60] for pack in setup.packs[:5])
        raise ReplayError(f"it was played with content packs that this server does not have: {used}")
    return game, replay


def play_again(game: Game, replay: Replay, key: str, names: tuple[str, ...] = ()) -> Recorded:
    """Play a record from its beginning, as far as today's rules give the same game; says honestly where they part.

    Raises `TakesTooLong` for a record that cannot be played within bounds.
    """
    clock = Clock()
    try:
        session = Session.resume(game, replay, 0)
    except ReplayDrift:
        raise
    except RulewrightError as error:
        raise ReplayError(str(error)) from None
    recorded = Recorded(key, session, names or seat_names(replay.header.setup))
    recorded.source = replay
    recorded.other_content = replay.header.content != game.content_hash
    for number, entry in enumerate(replay.entries, 1):
        clock.check()
        before = session.state.copy()
        try:
            session.repeat(number, entry)
        except ReplayDrift as error:
            session.state = bind(before, game)
            _note_drift(recorded, error)
            return recorded
        except EndlessRules:
            raise TakesTooLong(f"with entry {number} of this file the rules never come to an end") from None
        except RulewrightError as error:
            raise ReplayError(f"entry {number}: {error}") from None
    found = session.replay().outcome
    if replay.outcome is not None and replay.outcome != found:
        drift = ReplayDrift(
            len(replay.entries), f"the recorded outcome is {replay.outcome}; today's rules give {found}"
        )
        _note_drift(recorded, drift)
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


async def open_table(keeper: Keeper, table: LiveTable) -> Recorded:
    """A finished table. One whose rules have changed since is played again from its record."""
    if not table.drift:
        return Recorded(table.id, table.session, table.names)
    row = table.row
    entries = history(await keeper.store.entries(table.id))
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


class Told(msgspec.Struct, frozen=True):
    """A line of the log: at which moment it stands."""

    at: int
    text: str
    rule: str
    seat: Seat | None
    undone: tuple[str, ...] | None = None
    """For an undo: the choices that were taken back, in words, where this perspective may read them."""


class Moment(msgspec.Struct, frozen=True):
    """A recorded game at one moment, as one seat or a spectator saw it."""

    at: int
    headline: str
    who: Seat | None
    """Whose choice led here."""
    choice: str
    """That choice in words; empty if it was secret or there was none."""
    rule: str
    scores: tuple[Score, ...]
    competitive: bool
    """Whether the seats play against each other."""
    words: tuple[str, ...]


def seen(recorded: Recorded, at: int, seat: Seat | None) -> dict[str, Any]:
    """A moment as a seat, a spectator or everybody together saw it."""
    return view_of(recorded.state(at), seat)


def moment(recorded: Recorded, at: int, seat: Seat | None, texts: Texts) -> Moment:
    game = recorded.game
    view = seen(recorded, at, seat)
    who, choice, rule = how(recorded, at, seat, texts)
    return Moment(
        at,
        game.headline(view, texts),
        who,
        choice,
        rule,
        tuple(game.scores(view, texts)),
        not game.mode(game.mode_of(recorded.state(at))).cooperative,
        tuple(game.describe(view, texts, full=True)),
    )


def how(recorded: Recorded, at: int, seat: Seat | None, texts: Texts) -> tuple[Seat | None, str, str]:
    """Who chose what to come to this moment. A sealed answer is told to its own seat only."""
    if at == 0:
        return None, "", ""
    played = recorded.session.line[at - 1]
    decision = played.before.decision_for(played.move.seat)
    if decision is None:
        return played.move.seat, "", ""
    if decision.sealed and seat not in (played.move.seat, EVERYBODY):
        return played.move.seat, "", decision.rule
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
    parts = game.draw_parts(view, texts, theme, (), narrow) if narrow else split_drawing(game.draw(view, texts, theme))
    head = f"{parts.opening}<defs>{parts.definitions}</defs>"
    mats = {f"mat-{number}": mat for number, mat in enumerate(parts.mats, 1)}
    return Picture({"head": head, **parts.layers}, mats)


def log_lines(recorded: Recorded, seat: Seat | None, texts: Texts, say: Language) -> list[Told]:
    """The whole log as a seat read it, each line at the moment from which on it stands."""
    found = []
    undone = iter(taken_back(recorded.session))
    for line in recorded.session.log(seat):
        event: dict[str, Any] = line.event
        if event["type"] == "choices-undone":
            text = say("replay-undone", who=texts.seat(event["seat"]), count=event["count"])
            # A secret answer may be among them: only who gave them, and everybody together, read what they were.
            moves = [move for move in next(undone) if seat in (move.seat, EVERYBODY)]
            words = tuple(texts.choice(recorded.game.parse(move.choice)) for move in moves)
            found.append(Told(line.move, text, event["rule"], event["seat"], words))
        else:
            found.append(Told(line.move + 1, texts.event(event), event["rule"], event["seat"]))
    return found


def taken_back(session: Session) -> list[tuple[Move, ...]]:
    """The choices that each undo took back, in the order in which that happened; withdrawn secrets are not told."""
    standing: list[Move] = []
    found = []
    for entry in session.record:
        if isinstance(entry, Move):
            standing.append(entry)
        elif entry.sealed:
            del standing[max(number for number, move in enumerate(standing) if move.seat == entry.seat)]
        else:
            kept = len(standing) - entry.count
            found.append(tuple(standing[kept:]))
            del standing[kept:]
    return found


def rule_texts(recorded: Recorded, log: list[Told], code: str) -> dict[str, tuple[str, str]]:
    """What the rules that a replay names say, and where in the book, by id."""
    register = recorded.game.register()
    asked = [played.before.decision_for(played.move.seat) for played in recorded.session.line]
    named = {line.rule for line in log} | {decision.rule for decision in asked if decision is not None}
    found = {}
    for rule in sorted(named | set(recorded.rules)):
        with contextlib.suppress(ContentError):
            text = register.text(rule, code)
            found[rule] = (text, str(register.rules[rule].page) if rule in register.rules else "")
    return found


class Chapter(msgspec.Struct, frozen=True):
    """A large part of a game with its smaller parts."""

    at: int
    name: str
    parts: tuple[Landmark, ...]


def chapters(recorded: Recorded, texts: Texts) -> list[Chapter]:
    """Where one may want to jump to."""
    found: list[tuple[Landmark, list[Landmark]]] = []
    for landmark in recorded.game.landmarks([played.events for played in recorded.session.line], texts):
        if landmark.depth == 1:
            found.append((landmark, []))
        elif found:
            found[-1][1].append(landmark)
    return [Chapter(head.at, head.name, tuple(parts)) for head, parts in found]
