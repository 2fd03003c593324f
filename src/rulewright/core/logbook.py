"""Logbook: the choices that stand in a game, what they caused, and how that is read as a log, line by line.

Lines are numbered, the same for everybody, so that whoever has read some needs only what is new.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Struct

from .game import Game
from .history import History
from .markers import Public
from .record import Event, Seat
from .replay import Move


class ChoicesUndone(Event, frozen=True, kw_only=True):
    """A seat took back its last choices."""

    count: Annotated[int, Public]


class LogLine(Struct, frozen=True):
    """A line of the log as one seat reads it: which standing choice caused it, and what happened."""

    move: int
    event: dict[str, Any]


class Played(Struct, frozen=True):
    """A choice that still stands, what was asked, and what it caused."""

    move: Move
    events: tuple[Event, ...]
    revealed: bool
    rule: str
    """The rule that asked."""
    sealed: bool
    """Whether it was a secret answer."""
    events_before: int
    """How many events all standing choices before it have caused."""
    party: bool = False
    """Whether it answered a question of a party."""
    party_before: int = 0
    """How many of the standing choices before it did."""


class Checkpoint(Struct, frozen=True):
    """A position to go on from, and how much lies before it."""

    state: str
    entries: int
    """In the record."""
    choices: int
    """That stand."""
    events: int
    """Caused by those."""
    notes: int
    """Of the session itself."""
    party: int = 0
    """How many of the choices answered a question of a party."""


class Logbook:
    """What has happened in a game, as far as it stands."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.line: History[Played] = History()
        """The choices that stand, in order."""
        self.notes: list[tuple[int, Event]] = []
        """Events of the session itself: after how many standing choices, and what; in that order."""
        self.events = 0
        """How many events the standing choices have caused."""
        self.party = 0
        """How many of the standing choices answered a question of a party."""
        self.checkpoint: Checkpoint | None = None
        """Where a session without its past begins."""

    @property
    def log_length(self) -> int:
        """How many lines the log has, the same for everybody."""
        return self.first_line(len(self.line) + 1)

    @property
    def log_begins(self) -> int:
        """The number of the first line that is here."""
        return 0 if self.checkpoint is None else self.checkpoint.events + self.checkpoint.notes

    def log(self, seat: Seat | None, since: int = 0) -> list[LogLine]:
        """What a seat has seen, in order, from the standing choice number `since` on."""
        lines: list[LogLine] = []
        for number, events in self._happened_since(since):
            lines.extend([LogLine(number, event) for event in self.game.log(events, seat)])
        return lines

    def lines(self, seat: Seat | None, start: int, end: int | None = None) -> list[LogLine]:
        """The lines of the log from number `start` to before number `end`, as a seat reads them."""
        return [LogLine(number, *self.game.log((event,), seat)) for number, event in self.happened(start, end)]

    def happened(self, start: int, end: int | None = None) -> list[tuple[int, Event]]:
        """What the lines of the log from `start` to before `end` say: the number of the standing choice, and what."""
        start = max(start, self.log_begins)
        wanted = (self.log_length if end is None else min(end, self.log_length)) - start
        if wanted <= 0:
            return []
        since, skipped = self._choice_of(start)
        found: list[tuple[int, Event]] = []
        for number, events in self._happened_since(since):
            found.extend((number, event) for event in events)
            if len(found) >= skipped + wanted:
                break
        return found[skipped : skipped + wanted]

    def shared_lines(self, other: Logbook) -> int:
        """How many lines the log has in common with another one of the same game, from the beginning."""
        number = min(len(self.line), len(other.line))
        here = max(self.line.missing, other.line.missing)
        while number > here and self.line[number - 1] != other.line[number - 1]:
            number -= 1
        mine = self.notes[self._notes_before(number) :]
        theirs = other.notes[other._notes_before(number) :]
        same = 0
        while same < min(len(mine), len(theirs)) and mine[same] == theirs[same] and mine[same][0] == number:
            same += 1
        return self.first_line(number) + same

    def _happened_since(self, since: int) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """From a standing choice on: its number, and its events or what the session itself has noted before it."""
        notes = iter(self.notes[self._notes_before(since) :])
        note = next(notes, None)
        for number in range(since, len(self.line) + 1):
            while note is not None and note[0] <= number:
                yield note[0], (note[1],)
                note = next(notes, None)
            if number < len(self.line):
                yield number, self.line[number].events

    def _choice_of(self, line: int) -> tuple[int, int]:
        """The standing choice that a line, or a note before it, belongs to; and how many lines of it come before."""
        low, high = self.line.missing, len(self.line)
        while low < high:
            middle = (low + high + 1) // 2
            if self.first_line(middle) <= line:
                low = middle
            else:
                high = middle - 1
        return low, line - self.first_line(low)

    def first_line(self, number: int) -> int:
        """The number of the first line that belongs to a standing choice or is noted right before it."""
        hidden = 0 if self.checkpoint is None else self.checkpoint.notes
        return self._events_up_to(number) + hidden + self._notes_before(number)

    def notes_before_line(self, line: int) -> int:
        """How many lines before this one were noted by the session itself."""
        number, skipped = self._choice_of(line)
        here = self._notes_before(number + 1) - self._notes_before(number)
        return self._notes_before(number) + min(skipped, here)

    def _notes_before(self, number: int) -> int:
        return bisect_left(self.notes, number, key=lambda note: note[0])

    def _events_up_to(self, number: int) -> int:
        """How many events the standing choices before this one have caused."""
        return self.line[number].events_before if number < len(self.line) else self.events

    def party_before(self, number: int) -> int:
        """How many of the standing choices before this one answered a question of a party."""
        return self.line[number].party_before if number < len(self.line) else self.party
