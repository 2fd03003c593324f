"""Forest: one value with its interval in each row, against a line of reference."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..elements import esc, group
from ..measure import shorten, width
from .paper import SIZE, Format, label, line, mark, paper, round_ticks

NARROW = 480


class Row(Struct, frozen=True):
    """A named value, the ends of its interval, and what it should be."""

    name: str
    value: float
    low: float
    high: float
    kind: str = "plain"
    """`up` or `down` if it stands out."""
    expected: float | None = None
    """Where not all rows have the same reference."""


def forest(
    rows: Sequence[Row], title: str, summary: str, *, w: float, id_: str, told: Format, ticks: Format, at: float = 0.0
) -> str:
    """Rows of intervals; on narrow paper each name stands above its interval."""
    narrow = w < NARROW
    ends = [at, *[end for row in rows for end in (row.low, row.high, row.expected or at)]]
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.04 or 0.01
    low, high = low - pad, high + pad
    numbers = [told(row.value) for row in rows]
    right = max([width(number, SIZE, True) for number in numbers], default=0) + 10
    left = 6.0 if narrow else min(max([width(row.name, SIZE) for row in rows], default=0) + 14, w * 0.36)
    edge = w - 8 if narrow else w - right
    step, top = (38.0, 6.0) if narrow else (24.0, 6.0)
    bottom = top + step * len(rows)

    def x(value: float) -> float:
        return left + (edge - left) * (value - low) / (high - low)

    drawn = []
    for tick in round_ticks(low, high, 4 if narrow else 6):
        drawn.append(line(x(tick), top, x(tick), bottom, "grid"))
        if 14 < x(tick) < w - 14:
            drawn.append(label(x(tick), bottom + 16, ticks(tick), "middle", "soft"))
    drawn.append(line(x(at), top - 4, x(at), bottom + 4, "reference"))
    for place, (row, number) in enumerate(zip(rows, numbers, strict=True)):
        y = top + step * place + (26 if narrow else step / 2)
        parts = [f"<title>{esc(f'{row.name}: {number} ({told(row.low)} to {told(row.high)})')}</title>"]
        if narrow:
            parts.append(label(left, y - 12, shorten(row.name, w - right - 14, SIZE)))
            parts.append(label(w - 6, y - 12, number, "end", f"number {row.kind}"))
        else:
            parts.append(label(left - 12, y + 4, shorten(row.name, left - 14, SIZE), "end"))
            parts.append(label(w - 2, y + 4, number, "end", f"number {row.kind}"))
        if row.expected is not None and row.expected != at:
            parts.append(line(x(row.expected), y - 7, x(row.expected), y + 7, "reference"))
        parts.append(line(x(row.low), y, x(row.high), y, "whisker"))
        parts.append(line(x(row.low), y - 3.5, x(row.low), y + 3.5, "whisker"))
        parts.append(line(x(row.high), y - 3.5, x(row.high), y + 3.5, "whisker"))
        parts.append(mark(x(row.value), y, row.kind))
        drawn.append(group(*parts))
    return paper("".join(drawn), w, bottom + 24, title, summary, id_)
