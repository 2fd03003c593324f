"""Small charts: lines, stacked areas and stacked bars, for pages in any theme.

Shape before colour: every line has a dash and a mark of its own, every filled part a pattern, so that a chart reads
in greyscale. Ink is `currentColor`; the other colours stand out against light and dark alike. Values are steps: they
hold until the next point.
"""

from __future__ import annotations

from collections.abc import Sequence

from .chart_paper import (
    COLOURS,
    DASHES,
    INK,
    NAMED,
    PATTERNS,
    SIZE,
    Frame,
    Mark,
    Series,
    colour_of,
    cursor_at,
    divisions,
    frame_for,
    grid,
    paper,
    spread,
    ticks,
)
from .elements import circle, esc, group, num, path, polygon, rect, tag, text
from .measure import shorten, width

# -- the three charts ------------------------------------------------------------------------------------------


def lines(
    series: Sequence[Series],
    title: str,
    summary: str = "",
    *,
    last: float,
    marks: Sequence[Mark] = (),
    size: tuple[float, float] = (720, 260),
    id_: str = "lines",
) -> str:
    """Values over time, each line named at its end."""
    w, h = size
    room = min(max((width(f"{one.name} 000", SIZE) for one in series), default=0) + 22, w * 0.3)
    values = [value for one in series for _, value in one.points]
    frame = frame_for((w, h), last, values, room)
    drawn = [grid(frame), divisions(frame, marks)]
    ends: list[tuple[float, int]] = []
    for number, one in enumerate(series):
        colour = colour_of(one, number)
        dash = DASHES[number % len(DASHES)]
        dashed = {"stroke_dasharray": dash} if dash else {}
        drawn.append(
            path(_steps(frame, one.points), stroke=colour, stroke_width=2.6, stroke_linejoin="round", **dashed)
        )
        for mark in marks:
            drawn.append(_shape(number, frame.x(mark.at), frame.y(_value(one, mark.at)), colour))
        ends.append((frame.y(_value(one, frame.last)), number))
    for (y, number), shown in zip(ends, spread([y for y, _ in ends], SIZE + 3, frame), strict=True):
        one = series[number]
        colour = colour_of(one, number)
        drawn.append(_shape(number, frame.right, y, colour))
        if abs(shown - y) > 2:
            drawn.append(path(f"M{num(frame.right)} {num(y)}L{num(frame.right + 10)} {num(shown)}", stroke=colour))
        total = num(_value(one, frame.last))
        name = shorten(one.name, room - 20 - width(f" {total}", SIZE, True), SIZE)
        words = esc(name) + " " + tag("tspan", total, font_weight="bold")
        drawn.append(tag("text", words, x=frame.right + 12, y=shown + 4, font_size=SIZE, fill=INK))
    return paper("".join(drawn), size, title, summary, id_, frame)


def strip(
    series: Sequence[Series],
    title: str,
    summary: str = "",
    *,
    last: float,
    marks: Sequence[Mark] = (),
    size: tuple[float, float] = (1000, 64),
    id_: str = "strip",
    cursor: float = 0,
) -> str:
    """Lines without words, to lie along a slider: it stretches to any width, edge to edge."""
    w, h = size
    values = [value for one in series for _, value in one.points]
    frame = Frame(0, 6, w, h - 6, max(last, 1), min([0.0, *values]), max([1.0, *values]))
    drawn = [
        path(
            f"M{num(frame.x(mark.at))} 0V{num(h)}",
            stroke=INK,
            stroke_opacity="0.35",
            vector_effect="non-scaling-stroke",
        )
        for mark in marks
    ]
    for number, one in enumerate(series):
        dash = DASHES[number % len(DASHES)]
        dashed = {"stroke_dasharray": dash} if dash else {}
        drawn.append(
            path(
                _steps(frame, one.points), stroke=colour_of(one, number), stroke_width=2.2,
                vector_effect="non-scaling-stroke", **dashed,
            )
        )  # fmt: skip
    drawn.append(cursor_at(frame, cursor))
    return paper("".join(drawn), size, title, summary, id_, frame, stretched=True)


def areas(
    series: Sequence[Series],
    title: str,
    summary: str = "",
    *,
    last: float,
    high: float | None = None,
    marks: Sequence[Mark] = (),
    size: tuple[float, float] = (340, 170),
    id_: str = "areas",
) -> str:
    """What a sum is made of, over time; `high` gives several charts one scale."""
    moments = sorted({0.0, float(last), *(float(at) for one in series for at, _ in one.points)})
    floor = [0.0] * len(moments)
    stacks: list[tuple[list[float], list[float]]] = []
    for one in series:
        top = [low + _value(one, at) for low, at in zip(floor, moments, strict=True)]
        stacks.append((floor, top))
        floor = top
    frame = frame_for(size, last, [*floor, high or 0], 8)
    drawn = [grid(frame), divisions(frame, marks)]
    for number, (one, (low, top)) in enumerate(zip(series, stacks, strict=True)):
        if max(top[at] - low[at] for at in range(len(moments))) <= 0:
            continue
        upper = _steps(frame, tuple(zip(moments, top, strict=True)))
        lower = _steps(frame, tuple(zip(moments, low, strict=True)), back=True)
        drawn.append(
            path(
                f"{upper}L{lower.removeprefix('M')}Z", f"url(#{id_}-{number})",
                stroke=colour_of(one, number), stroke_width=1.2, stroke_linejoin="round",
            )
        )  # fmt: skip
    return paper(_patterns(series, id_) + "".join(drawn), size, title, summary, id_, frame)


def bars(
    series: Sequence[Series],
    title: str,
    summary: str = "",
    *,
    rows: int = 1,
    high: float | None = None,
    lost: Series | None = None,
    size: tuple[float, float] = (640, 26),
    id_: str = "bars",
) -> str:
    """Stacked bars that lie, one for each row; the points of a series are `(row, value)`.

    What was `lost` again is crossed out at the end of its bar, so that the rest of the bar is what is left.
    """
    w, h = size
    sums = [sum(_exact(one, row) for one in series) for row in range(rows)]
    scale = (w - 2) / (max([*sums, high or 0]) or 1)
    thick = h / rows
    drawn: list[str] = []
    for row in range(rows):
        x = 1.0
        for number, one in enumerate(series):
            value = _exact(one, row)
            if value <= 0:
                continue
            part = [
                rect(
                    x, row * thick + 2, value * scale, thick - 4, f"url(#{id_}-{number})",
                    stroke=colour_of(one, number), stroke_width=1.2,
                ),
                f"<title>{esc(f'{one.name}: {num(value)}')}</title>",
            ]  # fmt: skip
            if value * scale > width(num(value), 11, True) + 10:
                middle = x + value * scale / 2
                plate = width(num(value), 11, True) + 6
                part.append(rect(middle - plate / 2, (row + 0.5) * thick - 8, plate, 16, "#ffffff", 4, opacity="0.92"))
                number_text = num(value)
                part.append(
                    text(middle, (row + 0.5) * thick + 4, number_text, 11, "#1a1730", "middle", font_weight="bold")
                )
            drawn.append(group(*part))
            x += value * scale
        gone = 0.0 if lost is None else _exact(lost, row)
        if lost is not None and gone > 0:
            told = f"<title>{esc(f'{lost.name}: −{num(gone)}')}</title>"
            drawn.append(
                group(told, _crossed(x - gone * scale, row * thick + 2, gone * scale, thick - 4, f"−{num(gone)}"))
            )
    return paper(_patterns(series, id_) + "".join(drawn), size, title, summary, id_)


def _crossed(x: float, y: float, w: float, h: float, words: str = "") -> str:
    """A part that does not count any more: paled, struck through, in a dashed frame."""
    steps = [x + step for step in range(0, int(w) + 1, 7)]
    strokes = "".join(
        f"M{num(at)} {num(y + h)}L{num(min(at + h, x + w))} {num(y + max(0, at + h - x - w))}" for at in steps
    )
    parts = [
        rect(x, y, w, h, "#ffffff", opacity="0.78"),
        path(strokes, stroke="#3a3550", stroke_width=1.2, opacity="0.75"),
        rect(x, y, w, h, "none", stroke=INK, stroke_width=1.4, stroke_dasharray="3 2"),
    ]
    if words and w > width(words, 11, True) + 10:
        plate = width(words, 11, True) + 6
        parts.append(rect(x + w / 2 - plate / 2, y + h / 2 - 8, plate, 16, "#ffffff", 4, opacity="0.95"))
        parts.append(text(x + w / 2, y + h / 2 + 4, words, 11, "#1a1730", "middle", font_weight="bold"))
    return "".join(parts)


def swatch(number: int, colour: str = "", line: bool = False, id_: str = "swatch") -> str:
    """A small piece of a line or pattern for a legend; says nothing by itself."""
    one = Series("", (), colour)
    if line:
        dash = DASHES[number % len(DASHES)]
        dashed = {"stroke_dasharray": dash} if dash else {}
        drawn = path("M1 9H27", stroke=colour_of(one, number), stroke_width=2.6, **dashed)
        drawn += _shape(number, 14, 9, colour_of(one, number))
    else:
        drawn = _pattern(f"{id_}-{number}", number, colour_of(one, number))
        drawn += rect(1, 1, 26, 16, f"url(#{id_}-{number})", 3, stroke=colour_of(one, number))
    return tag("svg", drawn, viewBox="0 0 28 18", width=28, height=18, class_="swatch", aria_hidden="true")


def lost_swatch() -> str:
    """The sign of what was lost, for a legend."""
    drawn = _crossed(1, 1, 26, 16)
    return tag("svg", drawn, viewBox="0 0 28 18", width=28, height=18, class_="swatch", aria_hidden="true")


# -- values, shapes, patterns -------------------------------------------------------------------------------------


def _value(series: Series, at: float) -> float:
    """What holds at a moment."""
    found = 0.0
    for moment, value in series.points:
        if moment > at:
            break
        found = value
    return found


def _exact(series: Series, row: int) -> float:
    return sum(value for at, value in series.points if at == row)


def _steps(frame: Frame, points: Sequence[tuple[float, float]], back: bool = False) -> str:
    """The `d` of a line of steps, to the last moment; `back` walks it from its end."""
    corners: list[tuple[float, float]] = []
    for at, value in points:
        if corners:
            corners.append((frame.x(at), corners[-1][1]))
        corners.append((frame.x(at), frame.y(value)))
    if corners:
        corners.append((frame.right, corners[-1][1]))
    kept = [one for number, one in enumerate(corners) if not number or one != corners[number - 1]]
    if back:
        kept.reverse()
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in kept)


def _shape(number: int, x: float, y: float, colour: str) -> str:
    """The mark of a line: disc, square, triangle, lozenge, ring."""
    shape = number % 5
    if shape == 0:
        return circle(x, y, 4.5, colour, stroke="#ffffff")
    if shape == 1:
        return rect(x - 4, y - 4, 8, 8, colour, stroke="#ffffff")
    if shape == 2:
        return polygon(((x, y - 5.5), (x + 5, y + 4), (x - 5, y + 4)), colour, stroke="#ffffff")
    if shape == 3:
        return polygon(((x, y - 6), (x + 5.5, y), (x, y + 6), (x - 5.5, y)), colour, stroke="#ffffff")
    return circle(x, y, 4.2, "#ffffff", stroke=colour, stroke_width=2.4)


def _patterns(series: Sequence[Series], id_: str) -> str:
    return tag(
        "defs", *[_pattern(f"{id_}-{number}", number, colour_of(one, number)) for number, one in enumerate(series)], ""
    )


_STROKES = (
    "",
    "M-2 2L2 -2M0 8L8 0M6 10L10 6",
    "M0 2H8M0 6H8",
    "M2 2h.01M6 6h.01",
    "M-2 6L2 10M0 0L8 8M6 -2L10 2",
    "M2 0V8M6 0V8",
    "M0 0L8 8M0 8L8 0",
    "M0 4H8M4 0V8",
)


def _pattern(id_: str, number: int, colour: str) -> str:
    """A colour with a texture: plain, strokes, bars, dots, strokes the other way, posts, crosses, grid."""
    kind = number % PATTERNS
    ground = tag("rect", width=8, height=8, fill=colour)
    strokes = ""
    if _STROKES[kind]:
        strokes = path(
            _STROKES[kind], stroke="#ffffff", stroke_opacity="0.75", stroke_width=3 if kind == 3 else 1.6,
            stroke_linecap="round" if kind == 3 else "butt",
        )  # fmt: skip
    return tag("pattern", ground, strokes, id=id_, width=8, height=8, patternUnits="userSpaceOnUse")


__all__ = ["COLOURS", "NAMED", "Mark", "Series", "areas", "bars", "lines", "lost_swatch", "strip", "swatch", "ticks"]
