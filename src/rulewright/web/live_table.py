"""One table in memory: a session, who sits at it, and who watches. What it shows is always on disk already."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterable
from typing import Any, TypeVar

import msgspec

from rulewright.core.drawing import Pieces
from rulewright.core.game import Game, Mode
from rulewright.core.record import Decision, Seat
from rulewright.core.replay import Replay
from rulewright.core.session import LogLine, Session
from rulewright.store import clock
from rulewright.store.store import Row

from . import parties
from .perspectives import SeatLog, Sight
from .table_records import (
    BOT,
    FILE,
    PERSON,
    Marked,
    NoTable,
    NotYours,
    Origin,
    Place,
    Request,
    Stale,
    TableLuck,
    TooFast,
    Unplayable,
    hashed,
    origin_of,
)

PACES = {"calm": 0.6, "slow": 1.6, "quick": 0.0}
"""Seconds from one choice of a bot to the next, by what visitors may set; the first is the usual one."""
AWAY_AFTER = 75.0
"""Seconds without a sign of life after which a person counts as gone."""
GRACE = 5.0
"""Seconds after its last page was closed in which a seat is not yet given away: pages are loaded again."""
ROUNDS = 4
"""After how many choices a table forgets a piece of its drawings that nobody has needed since."""
MOST_SIGHTS = 16
"""From how many places (and in how many languages, lights and widths) a table remembers how it looked last."""
T = TypeVar("T")


class LiveTable:
    """One table in memory.

    `session` is replaced, never changed: whoever reads it sees a position that is on disk, without any lock.
    """

    def __init__(self, row: Row, seats: list[Row], chat: list[Row], session: Session, drift: str = "") -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats: list[Row] = []
        self.alive: dict[Seat, float] = {}
        """When each seat showed its last sign of life, in ticks: nobody is thrown out because a clock was set."""
        self.noted: dict[Seat, float] = {}
        """When that was last written down, in ticks."""
        self.settle(seats)
        self.chat = chat
        self.session = session
        self.secret = b""
        """What bots are keyed with, and luck where nobody chose a seed. It stays here while a game runs."""
        self.drift = drift
        """Where the game diverged from the record because the rules have changed, if it did."""
        self.written = len(session.record)
        """How many entries are on disk."""
        self.kept = 0
        """After how many of them the newest snapshot that we know of was taken."""
        self.begun = 0
        """The entry that the session's record begins after: 0, or where it went on because the rules had changed."""
        self.marked = 0
        """After how many entries the newest checkpoint that we know of was taken."""
        self.marks: list[Marked] = []
        """Checkpoints that were found missing when it was loaded."""
        self.completing: asyncio.Task[Any] | None = None
        """Plays the past again that a table which was opened from a checkpoint does not have yet."""
        self.clients: set[tuple[Seat, str]] = set()
        """The ids that clients gave to choices which are on disk: a choice sent twice counts once."""
        self.lock = asyncio.Lock()
        """Held by whoever writes."""
        self.counted = 0
        """How many spectators the pages show."""
        self.counting = False
        """Whether they are about to be counted again."""
        self.dirty = False
        """Another process may have changed the table, or nobody knows whether our own change was written."""
        self.changed = asyncio.Event()
        self.version = 0
        """Counts changes in memory; never leaves the server."""
        self.bots_running = False
        self.hurry = asyncio.Event()
        """Set when the bots are ours to play, without leaving them to another process first."""
        self.online: dict[Seat, int] = {}
        self.spectators = 0
        self.watchers = 0
        self.pages: dict[object, tuple[bool, str]] = {}
        """For every open page: whether it is a player's, and how fast its visitor wants bots to be."""
        self.used = clock.ticks()
        self.pieces = Pieces(ROUNDS)
        """What the drawings of this table are put together from."""
        self._cache: dict[Any, Any] = {}
        self._position: tuple[Session, object, int] | None = None
        self._of_position: dict[Any, Any] = {}
        self._logs: dict[Seat | None, SeatLog] = {}
        self._sights: OrderedDict[Hashable, Sight] = OrderedDict()

    # -- who sits here --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def mode(self) -> Mode:
        return self.game.mode(self.session.setup.mode or None)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat["name"] for seat in self.seats)

    @property
    def ready(self) -> bool:
        """Whether every seat for a person has been taken."""
        return all(seat["claimed"] for seat in self.seats)

    @property
    def other_content(self) -> tuple[str, ...]:
        """Tables of the content of which the game has met something that has changed since (`kept_positions.py`)."""
        return tuple(self.row["settings"].get("changed") or ())

    @property
    def luck(self) -> TableLuck:
        """Where the table's luck comes from, as far as everybody may know it now."""
        setup, over = self.session.setup, self.session.state.over
        return TableLuck(
            setup.commitment,
            self.session.secret.hex() if over else "",
            setup.seed if over and not setup.commitment else None,
        )

    @property
    def origin(self) -> Origin | None:
        """Where it was forked from, if it was."""
        return origin_of(self.row)

    @property
    def request(self) -> Request | None:
        raw = self.row["settings"].get("request")
        if not raw:
            return None
        request = msgspec.convert(raw, Request)
        return None if request.kind == "undo" and request.at != self.written else request

    @property
    def quiet(self) -> bool:
        """Whether the players have muted those who only look on."""
        return bool(self.row["settings"].get("quiet"))

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.seats[seat]["kind"] == BOT)

    def people(self) -> list[Seat]:
        return [seat["seat"] for seat in self.seats if seat["kind"] == PERSON]

    def seats_of(self, tokens: Iterable[str]) -> tuple[Seat, ...]:
        """The seats that these tokens open."""
        wanted = {hashed(token) for token in tokens}
        return tuple(seat["seat"] for seat in self.seats if seat["claimed"] and seat["token"] in wanted)

    def is_away(self, seat: Seat) -> bool:
        """Whether a person has left: no open page anywhere, and no sign of life for a while."""
        return not self.online.get(seat) and self.alive[seat] < clock.ticks() - AWAY_AFTER

    def hear(self, seat: Seat, ago: float = 0.0) -> None:
        """A seat has shown a sign of life, now or a while ago."""
        self.alive[seat] = clock.ticks() - ago
        self.seats[seat]["seen"] = clock.now() - ago

    def settle(self, seats: list[Row]) -> None:
        """The seats as the store has them; a sign of life that another process wrote down counts here as well."""
        known = {row["seat"]: row["seen"] for row in self.seats}
        self.seats = seats
        for row in seats:
            if row["seen"] != known.get(row["seat"]):
                heard = clock.ticks() - max(0.0, clock.now() - row["seen"])
                self.alive[row["seat"]] = max(heard, self.alive.get(row["seat"], heard))

    @property
    def pace(self) -> str:
        """How fast bots choose: as the slowest of the players wants it who has the table on a screen.

        Where only bots play, the onlookers decide; where nobody looks, nobody needs time.
        """
        wanted = [pace for player, pace in self.pages.values() if player]
        if not wanted and not any(seat["token"] for seat in self.seats):
            wanted = [pace for _, pace in self.pages.values()]
        return max(wanted, key=PACES.__getitem__, default="quick")

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        busy = self.online or self.spectators or self.watchers or self.bots_running or self.lock.locked()
        return not busy

    # -- what a seat sees -------------------------------------------------------------------------------------

    def decision(self, seat: Seat | None) -> Decision | None:
        """What is asked of a seat now; nothing before all have sat down."""
        if seat is None or self.session.state.over or not self.ready:
            return None
        return parties.question_for(self, seat)

    def asked(self) -> tuple[Decision, ...]:
        """Every question of the open step, answered in secret already or not: what everybody may know."""
        return self.of_position("asked", self._asked)

    def _asked(self) -> tuple[Decision, ...]:
        state = self.session.state
        if state.over or not state.agenda:
            return ()
        return tuple(state.game.book.ask(state, state.agenda[-1]))

    def waiting_for(self) -> list[Seat]:
        """Seats that the game waits for. Who has answered a secret question already stays secret."""
        return parties.waiting_for(self)

    @property
    def answers_openly(self) -> bool:
        """Whether seats answer together, and everybody sees what they have said so far."""
        return self.game.book.gathers_openly(self.session.state)

    def is_alone(self, seat: Seat | None) -> bool:
        """Whether nobody else needs to agree when this seat takes something back: bots never mind."""
        return self.people() == [seat]

    def last_own(self, seat: Seat | None) -> int:
        """The last standing choice of this seat in this chapter, counted from the game's first one; -1 for none."""
        line = self.session.line
        later = range(len(line) - 1, self.chapter - 1, -1)
        return next((number for number in later if line[number].move.seat == seat), -1)

    @property
    def chapter(self) -> int:
        """The first standing choice of the chapter that is played: nobody takes back what was before it."""
        return self.of_position(("chapter",), lambda: self.session.chapter)

    def standing(self, seat: Seat | None) -> int:
        """How many choices stand, as far as this seat knows: others' sealed answers do not count."""
        picks = () if self.answers_openly else self.session.state.picks
        return len(self.session.line) - len(picks) + (seat in picks)

    def horizon(self, seat: Seat | None) -> int:
        """How many of its last choices a person may take back without asking anybody."""
        if seat is None or self.is_bot(seat):
            return 0
        return self.of_position(("horizon", seat), lambda: self.session.horizon(seat))

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may know; not to be changed."""
        return self.of_position(("view", seat), lambda: self.session.state.view(seat))

    def seen(self, seat: Seat | None) -> bytes:
        """The same as one string: equal exactly where a seat sees the same."""
        return self.of_position(("seen", seat), lambda: msgspec.json.encode(self.view(seat)))

    def last_lines(self, seat: Seat | None, most: int) -> tuple[int, list[LogLine]]:
        """The end of the log as a seat reads it: a limited number of lines, and the number of the first of them."""
        session = self.session
        first = max(session.log_begins, session.log_length - most)
        return first, self.of_position(("log", seat, most), lambda: self._read_log(seat, first))

    def _read_log(self, seat: Seat | None, first: int) -> list[LogLine]:
        if seat not in self._logs:
            self._logs[seat] = SeatLog(self.game, seat)
        return self._logs[seat].lines(self.session, first, self.session.log_length)

    def revision(self, seat: Seat | None) -> str:
        """Names what this seat sees; it changes exactly when something in that changes.

        Talk is no part of it: nobody's choice comes too late because somebody else has said something.
        """
        return self.cached(("revision", seat), lambda: self._revision(seat, parties.proposal_of(self)))

    def is_newest(self, revision: str, seat: Seat | None) -> bool:
        """Whether a page with this revision may be answered on. That a bot has proposed since makes none too old."""
        if revision == self.revision(seat):
            return True
        proposal = parties.proposal_of(self)
        if proposal is None or proposal.agreed or proposal.objected is not None or not self.is_bot(proposal.seat):
            return False
        return revision == self.cached(("revision", seat, "before"), lambda: self._revision(seat, None))

    def _revision(self, seat: Seat | None, proposal: parties.Proposal | None) -> str:
        decision = self.decision(seat)
        request = self.request
        more = {
            "asked": [str(choice) for choice in decision.choices] if decision else None,
            "log": self.session.log_length,
            "seats": [(row["kind"], row["name"], row["claimed"]) for row in self.seats],
            "request": None if request is None else [request.kind, request.seat, request.count, request.agreed],
            "rematch": self.row["rematch"],
            "party": proposal,
        }
        return hashlib.blake2b(self.seen(seat) + msgspec.json.encode(more), digest_size=9).hexdigest()

    def replay(self) -> Replay:
        """The record of a finished game; that of a running one would reveal its secrets."""
        if not self.session.state.over:
            raise NotYours("replay-not-yet")
        if self.drift:
            raise Unplayable("replay-impossible", drift=self.drift)
        return self.session.replay()

    # -- watching ---------------------------------------------------------------------------------------------

    def cached(self, key: Any, make: Callable[[], T]) -> T:
        """Something made from the table, kept until the table changes: a hundred spectators see the same picture."""
        if key not in self._cache:
            self._cache[key] = make()
        found: T = self._cache[key]
        return found

    def of_position(self, key: Any, make: Callable[[], T]) -> T:
        """Something made from the position alone: it outlives whatever people say and whoever comes or goes."""
        session = self.session
        known = self._position
        if known is None or known[0] is not session or known[1] is not session.state or known[2] != len(session.record):
            self._position = session, session.state, len(session.record)
            self._of_position.clear()
            self.pieces.turn()
        if key not in self._of_position:
            self._of_position[key] = make()
        found: T = self._of_position[key]
        return found

    def sight(self, key: Hashable) -> Sight:
        """What was last seen from one place; the longest unused is forgotten."""
        sight = self._sights.setdefault(key, Sight())
        self._sights.move_to_end(key)
        while len(self._sights) > MOST_SIGHTS:
            self._sights.popitem(last=False)
        return sight

    def touch(self) -> None:
        """Wake everybody who watches this table."""
        self.version += 1
        self._cache.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    async def watch(self) -> AsyncIterator[int]:
        """Yields whenever something may have changed. A watched table stays in memory."""
        seen = -1
        self.watchers += 1
        try:
            while True:
                if seen == self.version:
                    await self.changed.wait()
                seen = self.version
                yield seen
        finally:
            self.watchers -= 1


__all__ = [
    "AWAY_AFTER", "BOT", "FILE", "GRACE", "PACES", "PERSON", "LiveTable", "Marked", "NoTable", "NotYours", "Origin",
    "Place", "Request", "Stale", "TableLuck", "TooFast", "Unplayable", "hashed", "origin_of",
]  # fmt: skip
