"""The log of a table as a seat reads it; only new lines are written out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rulewright.core.record import Seat
from rulewright.core.session import LogLine
from rulewright.core.text import Texts

from .commands import LiveTable
from .page_records import ShownLine
from .party_page import DICE
from .perspectives import Sight

LOG_LINES = 200


def show_log(
    table: LiveTable,
    seat: Seat | None,
    texts: Texts,
    most: int = LOG_LINES,
    before: int | None = None,
    sight: Sight | None = None,
) -> tuple[ShownLine, ...]:
    """The last lines of the log, or those before number `before`. With what was seen last, only new ones are made."""
    if sight is not None:
        known = sight.last("log", (table.names,), ShownLog)
        return known.renew(*table.last_lines(seat, most), lambda number, line: show_line(table, texts, number, line))
    session = table.session
    end = session.log_length if before is None else min(before, session.log_length)
    first = max(session.log_begins, end - most)
    lines = enumerate(session.lines(seat, first, end), first)
    return tuple(show_line(table, texts, number, line) for number, line in lines)


def show_line(table: LiveTable, texts: Texts, number: int, line: LogLine) -> ShownLine:
    event = line.event
    key = ("line", texts.language, table.names, msgspec.json.encode(event))
    # Most lines are the same for all who look.
    text, spot = table.pieces.keep(key, lambda: (texts.event(event), table.game.table.place(event)))
    lying = event["type"] == DICE or table.game.table.lies_open(event)
    return ShownLine(number, line.move, text, event["rule"], event["seat"], spot, lying)


class ShownLog:
    """The lines that were shown last, beside those of the log that they tell."""

    def __init__(self) -> None:
        self.first = 0
        self.told: list[LogLine] = []
        self.shown: tuple[ShownLine, ...] = ()

    def renew(
        self, first: int, lines: list[LogLine], show: Callable[[int, LogLine], ShownLine]
    ) -> tuple[ShownLine, ...]:
        """These lines, the first of which has this number; a line that was shown in its place is shown as it was."""
        skip = first - self.first
        found = []
        for at, line in enumerate(lines):
            was = at + skip
            if 0 <= was < len(self.told) and self.told[was] is line:
                found.append(self.shown[was])
            else:
                found.append(show(first + at, line))
        self.first, self.told, self.shown = first, lines, tuple(found)
        return self.shown
