"""Where everything lies on the table: the map as large as it can be, the sheets beside it and, if they fit, below it.

The table keeps its shape while sheets come and go, so that whoever looks closer stays there.
"""

from __future__ import annotations

from rulewright.svg.elements import num

from ..art import column, fight
from ..art.brush import Box, Brush, placed
from ..art.column import Drawn
from ..art.scroll import ROLLER, farther, unrolled

SHAPE = 1.22
"""How much wider than high the place of the table is on most screens."""
LEAST = 760.0
"""The sheets beside the map are at least so wide, in the measure of the map."""
LETTER = 1330.0
"""How many heights of a letter a table is wide: what is designed 1 high is shown as large on every table."""
BELOW = 300.0
"""With this much room below the map, Defenders and open cards lie there."""
RESERVED = 450.0
"""How much of it they get; with the rest the map is unrolled farther."""
SMALLEST = 0.72
"""How much smaller than designed sheets become at most; beyond that the table becomes higher."""
COMBAT = 1.25
GAP = 10.0
NARROW = 390.0
EDGE = ROLLER / 2 + 8


def laid_out(brush: Brush) -> tuple[list[str], Box, Box]:
    """The sheets, the part of the map that is shown, and the whole table."""
    part = unrolled(brush)
    return near(brush, part) if brush.narrow else aside(brush, part)


def aside(brush: Brush, part: Box) -> tuple[list[str], Box, Box]:
    """A column right of the map; what does not change from moment to moment lies below it, if there is room."""
    x, y, w, h = part
    tall = h + 2 * EDGE
    wide = max(SHAPE * tall, w + LEAST)
    high, k = wide / SHAPE, wide / LETTER
    below = high - tall
    if below > RESERVED:
        x, y, w, h = part = farther(part, below - RESERVED)
        tall = h + 2 * EDGE
        below = high - tall
    beside = wide - w - 24
    # A combat is what everybody looks at: it is drawn as large as there is room for it.
    large = k if brush.state.combat is None else k * COMBAT
    found = fitted(brush, (x + w + 12, y - EDGE + 12), beside, large, high - 24, first(brush, below < BELOW))
    reach = found[1] + 24
    if below >= BELOW:
        # Left of them lie the buttons of the page for looking closer.
        parts, low = spread(brush, (x + 120, y + h + EDGE), w - 132, k, below - 14)
        found = ([*found[0], *parts], 0.0)
        reach = max(reach, tall + low + 14)
    return found[0], part, (x, y - EDGE, wide, max(high, reach))


def first(brush: Brush, alone: bool) -> tuple[column.Draws, ...]:
    """What lies beside the map; alone, if nothing lies below it."""
    fighting = brush.state.combat is not None
    sheets: tuple[column.Draws, ...] = (column.time,)
    sheets += (fight.panel, column.stores) if fighting else (column.imbalance, column.slots, column.stores)
    # In a combat nobody looks at the Siege: what does not matter makes room.
    return (*sheets, *second()) if alone and not fighting else sheets


def second() -> tuple[column.Draws, ...]:
    return column.trackers, column.open_cards


def fitted(
    brush: Brush, at: tuple[float, float], wide: float, k: float, room: float, sheets: tuple[column.Draws, ...]
) -> tuple[list[str], float]:
    """Sheets below each other, smaller if there are many; and how high they are on the table."""
    lit = dict(brush.glows)
    least = k * SMALLEST
    while True:
        brush.glows, brush.shift = dict(lit), (*at, k)
        parts, high = stacked(brush, wide / k, sheets)
        if high * k <= room or k <= least:
            return [placed(*at, k, *parts)], high * k
        k = max(least, k * 0.94)


def spread(brush: Brush, at: tuple[float, float], wide: float, k: float, room: float) -> tuple[list[str], float]:
    """Sheets side by side below the map, and how high the highest is."""
    half = (wide - GAP * k) / 2
    found: list[str] = []
    high = 0.0
    for n, one in enumerate(second()):
        parts, tall = fitted(brush, (at[0] + n * (half + GAP * k), at[1]), half, k, room, (one,))
        found += parts
        high = max(high, tall)
    return found, high


def near(brush: Brush, part: Box) -> tuple[list[str], Box, Box]:
    """On a phone everything lies below the map; a combat comes first."""
    x, y, w, h = part
    k = w / NARROW
    fighting = brush.state.combat is not None
    sheets = first(brush, True)
    lit = dict(brush.glows)
    place = (x + 6 * k, y + h + EDGE)
    brush.shift = (*place, k)
    parts, high = stacked(brush, NARROW - 12, sheets)
    top = y - EDGE
    if fighting:
        top -= (high + 2) * k
        place = (x + 6 * k, top + 6 * k)
        brush.glows, brush.shift = lit, (*place, k)
        parts, high = stacked(brush, NARROW - 12, sheets)
    box = (x, top, w, h + 2 * EDGE + (high + 8) * k)
    return [placed(*place, k, *parts)], part, box


def stacked(brush: Brush, w: float, sheets: tuple[column.Draws, ...]) -> Drawn:
    """Sheets one below the other."""
    parts: list[str] = []
    top = 0.0
    for draw_one in sheets:
        drawn, h = draw_one(brush, 0, top, w)
        parts += drawn
        top += h + GAP if h else 0
    return parts, top


def view_box(box: Box) -> str:
    return " ".join([num(one) for one in box])
