"""Where the spaces of a Run's map lie on the page."""

from __future__ import annotations

from ..content.roguelite import Trail


def places(trail: Trail, stage: int, x: float, y: float, w: float, h: float) -> dict[str, tuple[float, float]]:
    """Where each space of a part lies: a column for each step from its Camp, lanes that hardly cross.

    The last column before the Boss is at the right edge: the Boss has a place of its own.
    """
    spaces = [space for space in trail.spaces if trail.stage.get(space.id) == stage + 1]
    first = min(trail.depth[space.id] for space in spaces)
    last = max(trail.depth[space.id] for space in spaces)
    columns: dict[int, list[str]] = {}
    for space in spaces:
        columns.setdefault(trail.depth[space.id] - first, []).append(space.id)
    came: dict[str, list[str]] = {}
    for space in spaces:
        for to in space.to:
            came.setdefault(to, []).append(space.id)
    wide = w / max(1, last - first - 1)
    found: dict[str, tuple[float, float]] = {}
    for column in sorted(columns):
        ids = columns[column]
        # Below each other in the order of those that they are reached from.
        middle = {id: [found[one][1] for one in came.get(id, ()) if one in found] for id in ids}
        order = {id: sum(rows) / len(rows) if rows else 0.0 for id, rows in middle.items()}
        ids = sorted(ids, key=lambda id: (order[id], ids.index(id)))
        for row, id in enumerate(ids):
            found[id] = (x + column * wide, y + h * (row + 0.5) / len(ids))
    return found
