"""Session: a game being played, with its whole record, a log for each seat, and undo.

Undo: a seat may take back its own choices up to the last moment at which anything was revealed to anyone,
rolled, drawn, or decided by another seat. Beyond that everybody has to agree, and what chance would have
brought is forgotten, so that nobody profits from having seen it. Every undo stays in the record.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Annotated, Any

from msgspec import Struct

from .chance import mix
from .errors import UndoError
from .game import Game
from .record import Choice, Event, Public, Seat, State, bind
from .replay import REPLAY_FORMAT, Header, Move, Replay, Setup, Undo, apply_move, begin, first_state


class ChoicesUndone(Event, frozen=True, kw_only=True):
    """A seat took back its last choices."""

    count: Annotated[int, Public]


class Line(Struct, frozen=True):
    """A line of the log as one seat reads it: which standing choice caused it, and what happened."""

    move: int
    event: dict[str, Any]


class Played(Struct, frozen=True):
    """A choice that still stands: the state before it, and what it caused."""

    before: State
    move: Move
    events: tuple[Event, ...]
    revealed: bool


class Session:
    """A game in play. `state` is the truth; change it only through `apply` and `undo`."""

    def __init__(
        self, game: Game, setup: Setup, engine: str = "", state: State | None = None, secret: bytes = b""
    ) -> None:
        self.game = game
        self.setup = setup
        self.engine = engine
        self.secret = secret
        """What luck is keyed with, where the setup names a commitment to it."""
        self.state = state or begin(game, setup, secret=secret)
        self.state.secret = secret
        self.opening = tuple(self.state.rolls)
        self.start = game.digest(self.state)
        self.record: list[Move | Undo] = []
        self.line: list[Played] = []
        """The choices that stand, in order."""
        self.notes: list[tuple[int, Event]] = []
        """Events of the session itself: after how many standing choices, and what."""

    # -- playing ---------------------------------------------------------------------------------------------

    def apply(self, choice: Choice, seat: Seat | None = None) -> tuple[Event, ...]:
        """Answer a decision; returns what happened. Raises `IllegalChoice` and changes nothing otherwise."""
        before = self.state.copy()
        seat = self._answering(choice) if seat is None else seat
        try:
            self.state.apply(choice, seat)
        except BaseException:
            # Nobody may go on from half a choice, whatever has broken in it.
            self.state = before
            raise
        return self._write(before, seat, choice)

    def _answering(self, choice: Choice) -> Seat:
        for decision in self.state.decisions:
            if choice in decision.choices:
                return decision.seat
        return self.state.decision.seat

    def _write(self, before: State, seat: Seat, choice: Choice) -> tuple[Event, ...]:
        state = self.state
        move = Move(seat, str(choice), tuple(state.rolls), self.game.digest(state))
        played = Played(before, move, tuple(state.events), state.revealed)
        self.record.append(move)
        self.line.append(played)
        return played.events

    def log(self, seat: Seat | None, since: int = 0) -> list[Line]:
        """What a seat has seen, in order, from the standing choice number `since` on."""
        notes = list(self.notes)
        lines: list[Line] = []
        for number, played in enumerate(self.line):
            lines.extend(self._noted(notes, number, seat, since))
            if number >= since:
                lines.extend(Line(number, event) for event in self.game.log(played.events, seat))
        lines.extend(self._noted(notes, len(self.line), seat, since))
        return lines

    def _noted(self, notes: list[tuple[int, Event]], number: int, seat: Seat | None, since: int) -> Iterator[Line]:
        while notes and notes[0][0] <= number:
            at, event = notes.pop(0)
            if at >= since:
                yield from (Line(at, told) for told in self.game.log([event], seat))

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
        for played in reversed(self.line):
            if played.move.seat != seat or played.revealed:
                break
            count += 1
        return count

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
            raise UndoError(f"seat {seat} cannot take back {count} choices: {len(self.line)} stand")
        free = self.horizon(seat)
        if seat in self.state.picks and count == 1:
            self._withdraw(seat)
            return
        if count <= free:
            self._go_back(seat, count, ())
            return
        others = set(range(self.setup.players)) - {seat}
        if not others <= set(consent):
            missing = ", ".join(str(other) for other in sorted(others - set(consent)))
            raise UndoError(
                f"seat {seat} may take back {free} of {count} choices; before that something was revealed, rolled "
                f"or decided by another seat, so seat {missing} must agree"
            )
        self._go_back(seat, count, tuple(sorted(others)))

    def _go_back(self, seat: Seat, count: int, consent: tuple[Seat, ...]) -> None:
        self._return_to(self.line[-count].before)
        del self.line[-count:]
        if consent:
            # What was seen of the future must not come true again.
            self.state.luck.seed = mix(self.state.luck.seed + len(self.record) + 1)
        self._note_undo(seat, count, consent, withdrawn=False, told=True)

    def _return_to(self, before: State) -> None:
        self.state = bind(before.copy(), self.game)
        self.state.secret = self.secret

    def _withdraw(self, seat: Seat) -> None:
        """Take an answer to the open step out from among the others', which stay."""
        openly = self.game.book.gathers_openly(self.state)
        at = max(number for number, played in enumerate(self.line) if played.move.seat == seat)
        later = self.line[at + 1 :]
        self._return_to(self.line[at].before)
        del self.line[at:]
        for played in later:
            before = self.state.copy()
            decision = self.state.decision_for(played.move.seat)
            assert decision is not None
            self.state.apply(decision.parse(played.move.choice), played.move.seat)
            self.line.append(Played(before, played.move, played.events, played.revealed))
        self._note_undo(seat, 1, (), withdrawn=True, told=openly)

    def _note_undo(self, seat: Seat, count: int, consent: tuple[Seat, ...], withdrawn: bool, told: bool) -> None:
        self.record.append(Undo(seat, count, consent, withdrawn, self.game.digest(self.state)))
        self.notes = [(min(at, len(self.line)), event) for at, event in self.notes]
        if told:
            event = ChoicesUndone(rule=self.game.undo_rule, seat=seat, count=count)
            self.notes.append((len(self.line), event))

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
        """Play a recorded game again, up to entry number `upto`. Raises `ReplayDrift` where it parts."""
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
        apply_move(self.game, self.state, number, entry)
        decision = before.decision_for(entry.seat)
        assert decision is not None
        self._write(before, entry.seat, decision.parse(entry.choice))
