"""What is remembered of a table so that a change costs no more than what it changes.

Everything here is kept together with all that it was made from, and is used again only where that is the same. So
a page that was put together from memory is, byte for byte, the page that would have been made from nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from rulewright.core.game import Game
from rulewright.core.record import Event, Seat
from rulewright.core.session import Line, Played, Session

T = TypeVar("T")


class Sight:
    """What those who look at a table from the same place, in the same language and light, saw last."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[tuple[Any, ...], Any]] = {}

    def last(self, name: str, made_of: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What was made under this name the last time, if it was made of the same; or made now."""
        found = self._last.get(name)
        if found is not None and found[0] == made_of:
            known: T = found[1]
            return known
        made = make()
        self._last[name] = made_of, made
        return made


class SeatLog:
    """What one seat has been told. A log only grows, until an undo cuts it back."""

    def __init__(self, game: Game, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self.told: list[tuple[Played, tuple[Line, ...]]] = []
        self.notes: list[tuple[int, Event, tuple[Line, ...]]] = []
        self.lines: list[Line] = []

    def read(self, session: Session) -> list[Line]:
        """Everything that the seat has seen, in order."""
        line, told = session.line, self.told
        known = min(len(told), len(line))
        # An entry that is still the same object has the same past.
        while known and told[known - 1][0] is not line[known - 1]:
            known -= 1
        grown = known == len(told) and [(at, event) for at, event, _ in self.notes] == session.notes
        del told[known:]
        for number in range(known, len(line)):
            told.append((line[number], self._lines(number, line[number].events)))
        if grown:
            for _, fresh in told[known:]:
                self.lines.extend(fresh)
        else:
            self.notes = [self._note(at, event) for at, event in session.notes]
            self.lines = list(self._whole())
        return list(self.lines)

    def _lines(self, move: int, events: tuple[Event, ...]) -> tuple[Line, ...]:
        return tuple(Line(move, event) for event in self.game.log(events, self.seat))

    def _note(self, at: int, event: Event) -> tuple[int, Event, tuple[Line, ...]]:
        for note in self.notes:
            if note[0] == at and note[1] is event:
                return note
        return at, event, self._lines(at, (event,))

    def _whole(self) -> Iterator[Line]:
        """The lines of all entries, and between them what the session itself has noted."""
        noted = 0
        for number in range(len(self.told) + 1):
            while noted < len(self.notes) and self.notes[noted][0] <= number:
                yield from self.notes[noted][2]
                noted += 1
            if number < len(self.told):
                yield from self.told[number][1]
