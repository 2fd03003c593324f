"""Where the spaces of a Run's map lie on the page, and where the ways between them run."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple, TypeAlias

from ..content.roguelite import Trail

Point: TypeAlias = tuple[float, float]
LANE = 0.45
"""How much height a way that passes a column needs there, as part of what a space needs."""


class Laid(NamedTuple):
    """A part of a map on the page."""

    spaces: dict[str, Point]
    bends: dict[tuple[str, str], tuple[Point, ...]]
    """Where a way passes between the spaces that it leaves out."""
    rows: float
    """How many spaces have to find room below each other at most."""


def places(trail: Trail, stage: int, x: float, y: float, w: float, h: float) -> Laid:
    """Where each space of a part lies: a column for each step from its Camp, lanes that hardly cross.

    A way that leaves columns out has a row of its own in each of them, or it would seem to lead to what lies there.
    The last column before the Boss is at the right edge: the Boss has a place of its own.
    """
    spaces = [space for space in trail.spaces if trail.stage.get(space.id) == stage + 1]
    first = min(trail.depth[space.id] for space in spaces)
    last = max(trail.depth[space.id] for space in spaces)
    columns: dict[int, list[str]] = {}
    came: dict[str, list[str]] = {}
    lanes: dict[tuple[str, str], list[str]] = {}
    own = {space.id for space in spaces}
    for space in spaces:
        columns.setdefault(trail.depth[space.id] - first, []).append(space.id)
    for space in spaces:
        for to in space.to:
            if to not in own:
                continue
            before, passed = space.id, []
            for column in range(trail.depth[space.id] - first + 1, trail.depth[to] - first):
                lane = f"{space.id}>{to}@{column}"
                columns[column].append(lane)
                came[lane] = [before]
                passed.append(lane)
                before = lane
            lanes[space.id, to] = passed
            came.setdefault(to, []).append(before)
    wide = w / max(1, last - first - 1)
    found: dict[str, Point] = {}
    rows = 1.0
    for column in sorted(columns):
        ids = columns[column]
        # Below each other in the order of those that they are reached from.
        middle = {id: [found[one][1] for one in came.get(id, ()) if one in found] for id in ids}
        order = {id: sum(heights) / len(heights) if heights else 0.0 for id, heights in middle.items()}
        ids = sorted(ids, key=lambda id: (order[id], ids.index(id)))
        needed = [1.0 if id in own else LANE for id in ids]
        rows = max(rows, sum(needed))
        for row, id in enumerate(ids):
            found[id] = (x + column * wide, y + h * (sum(needed[:row]) + needed[row] / 2) / sum(needed))
    bends = {way: tuple([found[lane] for lane in passed]) for way, passed in lanes.items()}
    return Laid({id: found[id] for id in found if id in own}, bends, rows)


def trace(laid: Laid, id: str, to: str) -> str:
    """The line of a way, level wherever it leaves, passes or reaches a column."""
    points = (laid.spaces[id], *laid.bends[id, to], laid.spaces[to])
    drawn = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for (x1, y1), (x2, y2) in pairwise(points):
        half = (x1 + x2) / 2
        drawn.append(f"C{half:.0f} {y1:.0f} {half:.0f} {y2:.0f} {x2:.0f} {y2:.0f}")
    return "".join(drawn)
