"""Session: a game being played, with its whole record, a log for each seat, and undo.

Undo: a seat may take back its own choices up to the last moment at which anything was revealed to anyone,
rolled, drawn, or decided by another seat. Beyond that everybody has to agree, and what chance would have
brought is discarded, so that nobody profits from having seen it. Every undo stays in the record.

A game may have tens of thousands of choices. Its states are kept near the end and now and then (`positions.py`), its
record and log are packed but for the newest part (`history.py`). From a `Checkpoint` a session can go on without its
past, which is added when it has been played again.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterable

from msgspec.structs import replace

from .chance import commitment, mix
from .errors import UndoError
from .forking import dealing_seed, forked_position
from .game import Game
from .history import History
from .logbook import Checkpoint, ChoicesUndone, Logbook, LogLine, Played
from .positions import EVERY, Positions
from .record import EVERYBODY, Choice, Decision, Event, Seat, State, bind
from .replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo, apply_move, begin, first_state
from .saving import version_of


class Session(Logbook):
    """A game in play. `state` is the truth; change it only through `apply` and `undo`."""

    def __init__(
        self, game: Game, setup: Setup, engine: str = "", state: State | None = None, secret: bytes = b""
    ) -> None:
        super().__init__(game)
        self.setup = setup
        self.engine = engine
        self.secret = secret
        """What luck is keyed with, where the setup names a commitment to it."""
        self.state = state or begin(game, setup, secret=secret)
        self.state.secret = secret
        if setup.position and state is not None:
            # It may have been written by older records, and what is recorded from now on has today's.
            self.setup = replace(setup, position=game.encode(state).decode())
        self.opening = tuple(self.state.rolls)
        self.start = game.digest(self.state)
        self.record: History[Move | Undo] = History()
        self._positions = Positions(game, 0, self.state)

    def copy(self) -> Session:
        """A copy that can be played on without touching this one. Both share the past, which never changes."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.record = self.record.copy()
        twin.line = self.line.copy()
        twin.notes = self.notes[:]
        twin._positions = self._positions.copy()
        return twin

    def fork(
        self, at: int, viewer: Seat | None = EVERYBODY, seed: int = 0, secret: bytes = b"", seats: tuple[str, ...] = ()
    ) -> Session:
        """What if: a new game of its own that goes on from the moment at which `at` choices stood.

        It is the moment as `viewer` sees it (`forking.py`), has luck of its own, by this seed or this secret, and no
        past: that stays here. Raises `ForkError` where nothing can go on, or nothing else could be dealt.
        """
        state = forked_position(self.state_at(at), viewer, dealing_seed(seed, secret, at))
        state.luck.seed = seed
        setup = replace(
            self.setup,
            seed=seed,
            seats=seats or self.setup.seats,
            position=self.game.encode(state).decode(),
            commitment=commitment(secret) if secret else "",
        )
        return Session(self.game, setup, self.engine, state, secret)

    # -- playing ---------------------------------------------------------------------------------------------

    def apply(self, choice: Choice, seat: Seat | None = None) -> tuple[Event, ...]:
        """Answer a decision; returns what happened. Raises `IllegalChoice` and changes nothing otherwise."""
        before = self.state.copy()
        decision = self._asked(choice) if seat is None else self.state.decision_for(seat)
        try:
            self.state.apply(choice, decision.seat if seat is None and decision is not None else seat)
        except BaseException:
            # Nobody may go on from half a choice, whatever has broken in it.
            self.state = before
            raise
        assert decision is not None
        who = decision.seat if seat is None else seat
        return self._write(
            before, decision, Move(who, str(choice), tuple(self.state.rolls), self.game.digest(self.state))
        )

    def _asked(self, choice: Choice) -> Decision:
        for decision in self.state.decisions:
            if decision.allows(choice):
                return decision
        return self.state.decision

    def _write(self, before: State, decision: Decision, move: Move) -> tuple[Event, ...]:
        state = self.state
        events = tuple(state.events)
        self.record.append(move)
        asked = decision.rule, decision.sealed
        self._stand(before, Played(move, events, state.revealed, *asked, self.events, bool(decision.party), self.party))
        return events

    def _stand(self, before: State, played: Played) -> None:
        """One more choice stands."""
        line = self.line
        self._positions.keep(len(line), before)
        line.append(played)
        self.events += len(played.events)
        self.party += played.party
        if len(line) % EVERY == 0:
            self._positions.pack(len(line), self.state)

    def state_at(self, number: int) -> State:
        """A copy of the state in which `number` choices stood."""
        if not 0 <= number <= len(self.line):
            raise IndexError(f"there is no position after {number} choices; {len(self.line)} stand")
        twin = self.state.copy() if number == len(self.line) else self._state_before(number).copy()
        twin.secret = b""
        return twin

    def _state_before(self, number: int) -> State:
        return self._positions.at(number, lambda at: self.line[at].move)

    # -- undo ------------------------------------------------------------------------------------------------

    def horizon(self, seat: Seat) -> int:
        """How many of its last choices a seat may take back without asking anybody."""
        if seat in self.state.picks:
            # The own answer to an open step, whoever has answered since.
            return 1
        if self.secretive:
            # Or the number would tell whether another seat has answered already.
            return 0
        count = 0
        for played in reversed(self.line):  # as far as they are here
            if played.move.seat != seat or played.revealed or self._opens_chapter(played):
                break
            count += 1
        return count

    def _opens_chapter(self, played: Played) -> bool:
        kinds = self.game.chapters
        return bool(kinds) and any(isinstance(event, kinds) for event in played.events)

    @property
    def chapter(self) -> int:
        """How many choices stood when the chapter began that is being played; 0 for the first, as far as is here."""
        return self.chapter_before(len(self.line))

    def chapter_before(self, at: int) -> int:
        """The same for the moment at which `at` choices stood."""
        if self.game.chapters:
            for number in range(min(at, len(self.line)), self.line.missing, -1):
                if self._opens_chapter(self.line[number - 1]):
                    return number
        return 0

    def may_keep(self, at: int) -> bool:
        """Whether this table lets one keep the moment at which `at` choices stood, or go on from it elsewhere."""
        if not self.game.keeps_only_chapters(self.state) or (self.state.over and at == len(self.line)):
            return True
        return self.chapter_before(at) == at

    @property
    def secretive(self) -> bool:
        """Whether a sealed question is open."""
        state = self.state
        if state.over or not state.agenda:
            return False
        return any(decision.sealed for decision in self.game.book.ask(state, state.agenda[-1]))

    def undo(self, seat: Seat, count: int = 1, consent: Collection[Seat] = ()) -> None:
        """Take back the last `count` choices; raises `UndoError` where the others' consent is missing."""
        if count < 1 or count > len(self.line):
            raise UndoError("undo-too-many", seat=seat, count=count, standing=len(self.line))
        free = self.horizon(seat)
        if seat in self.state.picks and count == 1:
            self._withdraw(seat)
            return
        if count > len(self.line) - self.chapter:
            raise UndoError("undo-chapter", seat=seat, count=count, most=len(self.line) - self.chapter)
        if count <= free:
            self._go_back(seat, count, ())
            return
        others = set(range(self.setup.players)) - {seat}
        if not others <= set(consent):
            missing = ", ".join(str(other) for other in sorted(others - set(consent)))
            raise UndoError("undo-needs-consent", seat=seat, free=free, count=count, others=missing)
        self._go_back(seat, count, tuple(sorted(others)))

    def _go_back(self, seat: Seat, count: int, consent: tuple[Seat, ...]) -> None:
        self._return_to(len(self.line) - count)
        if consent:
            # What was seen of the future must not come true again.
            self.state.luck.seed = mix(self.state.luck.seed + len(self.record) + 1)
            self._positions.replace(len(self.line), self.state)
        self._note_undo(seat, count, consent, told=True)

    def _return_to(self, number: int) -> None:
        """Let only the first `number` choices stand."""
        self.state = bind(self._state_before(number).copy(), self.game)
        self.state.secret = self.secret
        self.events, self.party = self._events_up_to(number), self.party_before(number)
        self.line.cut(number)
        self._positions.cut(number)

    def _withdraw(self, seat: Seat) -> None:
        """Take an answer to the open step out from among the others', which stay."""
        openly = self.game.book.gathers_openly(self.state)
        back = next(number for number, played in enumerate(reversed(self.line), 1) if played.move.seat == seat)
        at = len(self.line) - back
        later = self.line[at + 1 :]
        self._return_to(at)
        for played in later:
            before = self.state.copy()
            decision = self.state.decision_for(played.move.seat)
            assert decision is not None
            self.state.apply(decision.parse(played.move.choice), played.move.seat)
            self._stand(before, replace(played, events_before=self.events, party_before=self.party))
        self._note_undo(seat, 1, (), told=openly)

    def _note_undo(self, seat: Seat, count: int, consent: tuple[Seat, ...], told: bool) -> None:
        self.record.append(Undo(seat, count, consent, not told, self.game.digest(self.state)))
        standing = len(self.line)
        for number in range(self._notes_before(standing), len(self.notes)):
            self.notes[number] = (standing, self.notes[number][1])
        if told:
            self.notes.append((standing, ChoicesUndone(rule=self.game.undo_rule, seat=seat, count=count)))

    # -- the record ------------------------------------------------------------------------------------------

    def replay(self) -> Replay:
        """The whole game so far, ready to be written."""
        header = Header(
            REPLAY_FORMAT,
            self.engine,
            self.game.content_hash,
            self.setup,
            self.start,
        )
        outcome = self.state.outcome
        ending = None
        if outcome is not None:
            ending = {
                "scores": list(outcome.scores),
                "ranking": list(outcome.ranking),
                "winners": list(outcome.winners),
            }
        # While the game runs, the secret would tell all that is to come.
        return Replay(header, self.opening, tuple(self.record), ending, self.secret.hex() if ending else "")

    @classmethod
    def resume(cls, game: Game, replay: Replay, upto: int | None = None) -> Session:
        """Play a recorded game again, up to entry number `upto`. Raises `ReplayDrift` where it differs."""
        secret = bytes.fromhex(replay.secret)
        session = cls(game, replay.header.setup, replay.header.engine, first_state(game, replay), secret)
        entries: Iterable[Move | Undo] = replay.entries if upto is None else replay.entries[:upto]
        for number, entry in enumerate(entries, 1):
            session.repeat(number, entry)
        return session

    def repeat(self, number: int, entry: Move | Undo) -> None:
        """Do again what a replay recorded."""
        if isinstance(entry, Undo):
            self.undo(entry.seat, entry.count, entry.consent)
            return
        before = self.state.copy()
        decision, choice = apply_move(self.game, self.state, number, entry)
        older = not entry.digest or version_of(entry.digest) != self.game.save_version
        if older or entry.choice != str(choice):
            entry = replace(entry, choice=str(choice), digest=self.game.digest(self.state))
        self._write(before, decision, entry)

    # -- without the past ------------------------------------------------------------------------------------

    def mark(self) -> Checkpoint | None:
        """A checkpoint to go on from here; None while answers are given that may still be withdrawn."""
        if self.state.picks:
            return None
        hidden = 0 if self.checkpoint is None else self.checkpoint.notes
        choices, notes = len(self.line), hidden + len(self.notes)
        body = self.game.encode(self.state).decode()
        return Checkpoint(body, len(self.record), choices, self.events, notes, self.party)

    @classmethod
    def go_on(cls, game: Game, begun: Replay, checkpoint: Checkpoint, secret: bytes = b"") -> Session:
        """A session that goes on from a checkpoint; `begun` says how the game began. Raises `SaveError`.

        What lies before is not here: reading it, or an undo that goes back that far, raises `NotLoaded`.
        """
        header = begun.header
        session = cls(game, header.setup, header.engine, game.decode(checkpoint.state.encode()), secret)
        session.checkpoint = checkpoint
        session.events, session.party = checkpoint.events, checkpoint.party
        session.opening, session.start = begun.opening, header.start
        session.record = History(missing=checkpoint.entries)
        session.line = History(missing=checkpoint.choices)
        session._positions = Positions(game, checkpoint.choices, session.state)
        return session

    @property
    def whole(self) -> bool:
        """Whether all of its past is here."""
        return self.checkpoint is None

    @property
    def reach(self) -> int:
        """How many of the last choices are here, so that they can be taken back."""
        return len(self.line) - self.line.missing

    def completed(self, past: Session) -> Session:
        """A copy with the past, which has been played from the beginning to the checkpoint."""
        twin = self.copy()
        twin.checkpoint = past.checkpoint
        twin.record, twin.line = past.record.copy(), past.line.copy()
        for entry in self.record.here():
            twin.record.append(entry)
        for played in self.line.here():
            twin.line.append(played)
        twin.notes = [*past.notes, *self.notes]
        twin._positions.join(past._positions)
        return twin


__all__ = ["Checkpoint", "ChoicesUndone", "LogLine", "Played", "Session"]
