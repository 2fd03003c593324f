"""What is remembered of a table so that a change costs no more than what it changes.

Everything here is kept together with all that it was made from, and is used again only where that is the same. So
a page that was put together from memory is, byte for byte, the page that would have been made from nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rulewright.core.game import Game
from rulewright.core.record import Event, Seat
from rulewright.core.session import LogLine, Session

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
    """The lines of the log that one seat has read last: those that have not changed since are not made again."""

    def __init__(self, game: Game, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat
        self.first = 0
        self.read: list[tuple[int, Event, LogLine]] = []

    def lines(self, session: Session, start: int, end: int) -> list[LogLine]:
        """The lines from number `start` to before number `end`, as far as they are here."""
        start = max(start, session.log_begins)
        known, skip = self.read, start - self.first
        found: list[tuple[int, Event, LogLine]] = []
        for number, (move, event) in enumerate(session.happened(start, end), skip):
            old = known[number] if 0 <= number < len(known) else None
            if old is None or old[0] != move or old[1] is not event:
                old = move, event, LogLine(move, *self.game.log((event,), self.seat))
            found.append(old)
        self.first, self.read = start, found
        return [line for _, _, line in found]
