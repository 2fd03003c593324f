"""The paper of a chart: colours, series, where values lie, axes, divisions and what a screen reader says."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from msgspec import Struct

from .elements import esc, group, num, path, tag, text
from .measure import shorten, width

COLOURS = ("#cf4a3f", "#2f80d8", "#a87a12", "#158f78", "#a45bc4", "#7a7f93", "#b5651d", "#5f8f1f")
"""By number; each has a contrast of 3 or more to the light and to the dark surface."""
NAMED = {
    "red": "#d4483c",
    "yellow": "#b0820f",
    "blue": "#3b82e0",
    "black": "#6f7185",
    "white": "#91867a",
    "green": "#3f8f3a",
    "purple": "#a45bc4",
    "orange": "#c0651a",
}
"""Colours of seats, as near to the pieces' as both themes allow."""
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3")
PATTERNS = 8
INK = "currentColor"
SIZE = 12.0


class Series(Struct, frozen=True):
    """A named row of values: for lines and areas by moment, in order; for bars by row."""

    name: str
    points: tuple[tuple[float, float], ...]
    colour: str = ""
    """The word of a colour; without one the number of the series decides."""


class Mark(Struct, frozen=True):
    """A moment that divides a chart, with the name of what begins there."""

    at: float
    name: str


class Frame(Struct, frozen=True):
    """Where values lie on the paper."""

    left: float
    top: float
    right: float
    bottom: float
    last: float
    low: float
    high: float

    def x(self, at: float) -> float:
        return self.left + (self.right - self.left) * at / (self.last or 1)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.low) / ((self.high - self.low) or 1)


def colour_of(series: Series, number: int) -> str:
    return NAMED.get(series.colour, COLOURS[number % len(COLOURS)])


def paper(
    drawn: str,
    size: tuple[float, float],
    title: str,
    summary: str,
    id_: str,
    frame: Frame | None = None,
    stretched: bool = False,
) -> str:
    """The picture with what a screen reader says of it; scripts find the field of values in its data."""
    told = f'<title id="{esc(id_)}-title">{esc(title)}</title>'
    labels = f"{id_}-title"
    if summary:
        told += f'<desc id="{esc(id_)}-desc">{esc(summary)}</desc>'
        labels += f" {id_}-desc"
    field: dict[str, str | float] = {}
    if frame is not None:
        field = {"data_left": frame.left, "data_right": frame.right, "data_last": frame.last}
    if stretched:
        field["preserveAspectRatio"] = "none"
    return tag(
        "svg", told, drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(size[0])} {num(size[1])}",
        class_="chart", role="img", aria_labelledby=labels, font_family="inherit", **field,
    )  # fmt: skip


def frame_for(size: tuple[float, float], last: float, values: Sequence[float], room: float) -> Frame:
    w, h = size
    low = min([0.0, *values])
    high = max([1.0, *values])
    left = width(num(high), SIZE) + 12
    return Frame(left, 12, w - room, h - 24, max(last, 1), low, high + (high - low) * 0.05)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between two others, not more than wanted."""
    span = max(high - low, 1)
    step = next(
        base * 10**power for power in range(9) for base in (1, 2, 5) if span / (base * 10**power) <= most
    )  # fmt: skip
    first = -int(-low // step) if low > 0 else int(low / step)
    return [number * step for number in range(first, int(high // step) + 1)]


def grid(frame: Frame) -> str:
    drawn = []
    for value in ticks(frame.low, frame.high, 5 if frame.bottom - frame.top > 150 else 3):
        y = frame.y(value)
        drawn.append(
            path(f"M{num(frame.left)} {num(y)}H{num(frame.right)}", stroke=INK, stroke_opacity="0.18", stroke_width=1)
        )
        drawn.append(text(frame.left - 6, y + 4, num(value), SIZE, INK, "end"))
    return group(*drawn, class_="grid")


def divisions(frame: Frame, marks: Sequence[Mark]) -> str:
    """Upright lines where something begins, each name in the room up to the next."""
    drawn = []
    for mark, end in zip(marks, [*(later.at for later in marks[1:]), frame.last], strict=False):
        x = frame.x(mark.at)
        room = frame.x(end) - x
        drawn.append(
            path(
                f"M{num(x)} {num(frame.top)}V{num(frame.bottom + 6)}",
                stroke=INK, stroke_opacity="0.45", stroke_dasharray="3 3",
            )
        )  # fmt: skip
        name = shorten(mark.name, room - 6, SIZE)
        if len(name) > 1:
            drawn.append(text(x + 4, frame.bottom + 17, name, SIZE, INK))
    return group(*drawn, class_="divisions") if drawn else ""


def cursor_at(frame: Frame, at: float) -> str:
    """Where a reader stands; scripts move it."""
    return tag(
        "path", d=f"M0 {num(frame.top - 6)}V{num(frame.bottom + 6)}", class_="cursor", stroke=INK, stroke_width=2,
        fill="none", vector_effect="non-scaling-stroke", transform=f"translate({num(frame.x(at))} 0)",
    )  # fmt: skip


def spread(wanted: Sequence[float], gap: float, frame: Frame) -> list[float]:
    """Heights as near as possible to the wanted ones, no two closer than the gap."""
    order = sorted(range(len(wanted)), key=lambda number: wanted[number])
    found = list(wanted)
    for before, number in itertools.pairwise(order):
        found[number] = max(found[number], found[before] + gap)
    over = found[order[-1]] - (frame.bottom + 6) if order else 0
    if over > 0:
        found[order[-1]] -= over
        for after, number in zip(reversed(order), reversed(order[:-1]), strict=False):
            found[number] = min(found[number], found[after] - gap)
    return found
