"""Scatter: a cloud of named dots; those that stand out carry their names and intervals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..elements import esc, group
from ..measure import shorten, width
from .paper import SIZE, Format, label, line, mark, paper, round_ticks


class Dot(Struct, frozen=True):
    """A named pair of values; the interval is of the upright one."""

    name: str
    x: float
    y: float
    low: float
    high: float
    kind: str = "plain"
    label: str = ""
    """What is written beside it, if there is room."""


def scatter(
    dots: Sequence[Dot],
    title: str,
    summary: str,
    *,
    w: float,
    h: float,
    id_: str,
    axes: tuple[str, str],
    formats: tuple[Format, Format],
) -> str:
    """The first axis, of shares, lies below; the second has its 0 as reference."""
    low_x, high_x = _span([dot.x for dot in dots])
    ends = [0.0, *[end for dot in dots if dot.kind != "few" for end in (dot.low, dot.high)]]
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.05 or 0.01
    low, high = low - pad, high + pad
    steps = round_ticks(low, high, 6)
    left = max(width(formats[1](tick), SIZE) for tick in steps) + 14
    top, bottom, right = 26.0, h - 44, w - 14

    def x(value: float) -> float:
        return left + (right - left) * (value - low_x) / (high_x - low_x)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (min(max(value, low), high) - low) / (high - low)

    drawn = [label(4, 14, axes[1], "start", "soft"), label(right, h - 6, axes[0], "end", "soft")]
    for tick in steps:
        drawn.append(line(left, y(tick), right, y(tick), "grid"))
        drawn.append(label(left - 8, y(tick) + 4, formats[1](tick), "end", "soft"))
    for tick in round_ticks(low_x, high_x, 5):
        drawn.append(line(x(tick), top, x(tick), bottom, "grid"))
        drawn.append(label(x(tick), bottom + 18, formats[0](tick), "middle", "soft"))
    drawn.append(line(left, y(0), right, y(0), "reference"))
    taken: list[tuple[float, float, float]] = []
    for dot in sorted(dots, key=lambda one: (one.kind in ("up", "down"), abs(one.y))):
        parts = [f"<title>{esc(dot.name)}</title>"]
        if dot.kind in ("up", "down"):
            parts.append(line(x(dot.x), y(dot.low), x(dot.x), y(dot.high), "whisker"))
        parts.append(mark(x(dot.x), y(dot.y), dot.kind))
        drawn.append(group(*parts))
    for dot in sorted(dots, key=lambda one: -abs(one.y)):
        if dot.label and dot.kind in ("up", "down"):
            drawn.append(_name(dot.label, x(dot.x), y(dot.y), right, taken))
    return paper("".join(drawn), w, h, title, summary, id_)


def _span(values: Sequence[float]) -> tuple[float, float]:
    """The ends of an axis of shares with some air, never beyond 0 and 1."""
    low, high = min(values), max(values)
    air = (high - low) * 0.08 or 0.05
    return max(low - air, 0.0), min(high + air, 1.0)


def _name(words: str, x: float, y: float, right: float, taken: list[tuple[float, float, float]]) -> str:
    """A name beside its dot, on the side with room, unless another name is in the way."""
    words = shorten(words, 150, SIZE)
    wide = width(words, SIZE)
    for side in (1, -1):
        begin = x + 9 if side > 0 else x - 9 - wide
        if begin < 30 or begin + wide > right + 10:
            continue
        if all(
            abs(other_y - y) > SIZE + 2 or begin > other_end or begin + wide < other_x
            for other_x, other_y, other_end in taken
        ):
            taken.append((begin, y, begin + wide))
            return label(begin, y + 4, words)
    return ""
