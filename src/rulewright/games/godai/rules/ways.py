"""Ways of the group over the map: which hexes it can reach, and by which hexes. Rulebook p.53 to 55.

A goal is offered wherever nothing can change on the way to it. A hex that reveals a tile ends a way: there the group
decides anew. Every hex beside the group is a goal, too, so any other way can be gone in steps.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from msgspec import Struct

from ..model.choices.common import PickHex
from ..model.geometry import BESIDE, NAMES, TILE_HEXES, within
from ..model.state import GodaiState
from .ground import SOAR, Ground, Layer, ground
from .land import crossing, roads_gone

GOALS = tuple([PickHex(NAMES[hex]) for hex in range(TILE_HEXES)])
MOST_REMEMBERED = 2_000
"""Ways from this many starts are remembered for one ground."""


class Way(Struct, frozen=True, gc=False):
    """How a hex is reached."""

    length: int
    on_ways: bool
    """Whether every hex entered has a Road or River."""
    last: int
    """The hex before it."""


class Reach(NamedTuple):
    """All hexes that can be reached from one."""

    start: int
    wide: dict[int, Way]
    """Through anything that can be entered."""
    narrow: dict[int, Way]
    """Along Roads and Rivers only, where other ways are too long."""
    offered: tuple[PickHex, ...]

    def way(self, goal: int) -> Way:
        """How a goal is reached: the shorter way, along Roads and Rivers where both are equal."""
        return self._tree(goal)[goal]

    def _tree(self, goal: int) -> dict[int, Way]:
        if goal not in self.narrow:
            return self.wide
        shorter = goal in self.wide and self.wide[goal].length < self.narrow[goal].length
        return self.wide if shorter else self.narrow

    def path(self, goal: int) -> tuple[int, ...]:
        """From the start to a goal, both included."""
        tree = self._tree(goal)
        found = [goal]
        while found[-1] != self.start:
            found.append(tree[found[-1]].last)
        return tuple(reversed(found))


def reach(state: GodaiState, left: int, free: int | None = None) -> Reach:
    """The hexes within that many steps. If only the first `free` of them may leave Roads and Rivers, others may not.

    GOD-387: a hex that reveals a tile ends a way. GOD-391, GOD-392: only hexes that can be entered. Of equally short
    ways one along Roads and Rivers is taken.
    """
    found = ground(state)
    if free is not None and free >= left:
        free = None
    along = free is None or not state.off_road
    key = (state.at, left, free, along, crossing(state), roads_gone(state))
    known: Reach | None = found.walks.get(key)
    if known is None:
        if len(found.walks) >= MOST_REMEMBERED:
            found.walks.clear()
        known = found.walks[key] = _search(found, state.at, left, free, along, key[4], key[5])
    return known


def _search(
    found: Ground, start: int, left: int, free: int | None, along: bool, means: int, roadless: bool
) -> Reach:  # fmt: skip
    enterable = found.open(means)
    on_way = found.on_ways[roadless]
    own = _own_mountain(found, start, means)
    wide = _spread(start, left if free is None else free, enterable, on_way, found.border, own)
    narrow: dict[int, Way] = {}
    if free is not None and along:
        level = bytes([a and b for a, b in zip(enterable, on_way, strict=True)])
        narrow = _spread(start, left, level, on_way, found.border, frozenset())
    known = Reach(start, wide, narrow, ())
    order = sorted([(known.way(hex).length if narrow else wide[hex].length, hex) for hex in {**wide, **narrow}])
    return known._replace(offered=tuple([GOALS[hex] for _, hex in order]))


def is_beyond(state: GodaiState, hex: int, left: int) -> bool:
    """GOD-387: whether a hex could be reached if no tile had to be revealed on the way."""
    found, means = ground(state), crossing(state)
    enterable = found.open(means)
    return hex in _spread(state.at, left, enterable, enterable, (), _own_mountain(found, state.at, means))


def _own_mountain(found: Ground, start: int, means: int) -> frozenset[int]:
    """GOD-394: a group without Soar that stands on a Floating Mountain crosses its hexes, to move off it."""
    if found.layer[start] is not Layer.MOUNTAIN or means & SOAR:
        return frozenset()
    enterable = found.open(means | SOAR)
    return frozenset([hex for hex in within(start, 2) if found.tile[hex] == found.tile[start] and enterable[hex]])


def _spread(
    start: int, left: int, enterable: bytes, on_way: bytes, ends: Container[int], own: frozenset[int]
) -> dict[int, Way]:
    """Breadth first; a hex where ways end is reached, but nothing beyond it. `own` hexes join each other."""
    ways: dict[int, Way] = {}
    edge = [start]
    for length in range(1, left + 1):
        reached: dict[int, Way] = {}
        for hex in edge:
            straight = hex == start or ways[hex].on_ways
            for other in BESIDE[hex]:
                if other in ways or other == start:
                    continue
                if enterable[other] or (other in own and (hex in own or hex == start)):
                    good = straight and bool(on_way[other])
                    before = reached.get(other)
                    if before is None or (good and not before.on_ways):
                        reached[other] = Way(length, good, hex)
        ways.update(reached)
        edge = [hex for hex in reached if hex not in ends]
    return ways
