"""Arena maps as graphs: neighbours, ranges and straight lines, computed once from the drawn rows.

A map is drawn as rows of words: `.` a space, `1 2 3` a MARK, `I II III` a start, `o` the empty space of map 05, `_`
no space at all. Odd rows (the second, the fourth …) lie half a space to the right, so every space has up to six
neighbours: a hexagon grid (GAP-DRE-12, AMB-DRE-73).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from .words import Mark

MARKS = {"1": Mark.ONE, "2": Mark.TWO, "3": Mark.THREE, "I": Mark.START_1, "II": Mark.START_2, "III": Mark.START_3}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east, as steps of (q, r)."""
HOLE, NOTHING, PLAIN = "o", "_", "."
MOST_SPACES = 36
_REMEMBERED = 1 << 13
"""So many walks are kept for each side of a map; from one game to the next most of them come again."""


@cache
def mask(spaces: tuple[int, ...]) -> int:
    """Spaces as one number, a bit for each: quick to join, to ask and to remember by."""
    return sum([1 << space for space in {*spaces}])


def spaces_of(found: int) -> list[int]:
    """The spaces of a mask, in order."""
    spaces = []
    while found:
        spaces.append((found & -found).bit_length() - 1)
        found &= found - 1
    return spaces


class Ground:
    """One side of an Arena map. Spaces are numbered in reading order, the empty space included."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.at: list[tuple[int, int]] = []
        """Axial coordinates (q, r) of each space."""
        self.names: list[str] = []
        """A3: the row's letter and the place in the row."""
        self.marks: dict[Mark, tuple[int, ...]] = {}
        self.holes: frozenset[int]
        holes = []
        marks: dict[Mark, list[int]] = {}
        for r, row in enumerate(rows):
            for column, word in enumerate(row.split()):
                if word == NOTHING:
                    continue
                space = len(self.at)
                self.at.append((column - r // 2, r))
                self.names.append(f"{chr(ord('A') + r)}{column + 1}")
                if word == HOLE:
                    holes.append(space)
                elif word in MARKS:
                    marks.setdefault(MARKS[word], []).append(space)
        self.holes = frozenset(holes)
        self.marks = {mark: tuple(spaces) for mark, spaces in marks.items()}
        self.mark_of = {space: mark for mark, spaces in self.marks.items() for space in spaces}
        index = {place: space for space, place in enumerate(self.at)}
        self.spaces = len(self.at)
        self.rays = tuple(tuple(self._ray(index, q, r, step) for step in DIRECTIONS) for q, r in self.at)
        """For each space and direction: the spaces in a straight line, nearest first."""
        self.near = tuple(tuple(ray[0] for ray in rays if ray) for rays in self.rays)
        """The neighbours of each space."""
        self.walkable = tuple(tuple(space for space in near if space not in self.holes) for near in self.near)
        """The neighbours that can be stood on (DRE-743)."""
        self.range = tuple(tuple(self._ranges(space)) for space in range(self.spaces))
        """AMB-DRE-62: the least number of steps between two spaces, through anything."""
        self.closed = mask(tuple(holes))
        self.beside = tuple(mask(spaces) for spaces in self.walkable)
        """The same neighbours as masks."""
        self.within = cache(self._within)
        self.walk = lru_cache(_REMEMBERED)(self._walk)
        self.goals = lru_cache(_REMEMBERED)(self._goals)

    def _ray(self, index: dict[tuple[int, int], int], q: int, r: int, step: tuple[int, int]) -> tuple[int, ...]:
        found = []
        while (q + step[0], r + step[1]) in index:
            q, r = q + step[0], r + step[1]
            found.append(index[q, r])
        return tuple(found)

    def _ranges(self, start: int) -> list[int]:
        far = [MOST_SPACES] * self.spaces
        far[start] = 0
        edge = [start]
        while edge:
            space = edge.pop(0)
            for other in self.near[space]:
                if far[other] == MOST_SPACES:
                    far[other] = far[space] + 1
                    edge.append(other)
        return far

    def _within(self, space: int, range: int) -> tuple[int, ...]:
        """DRE-370, DRE-372: every space in range, the own one included; 0 is any range. The hole never counts."""
        row = self.range[space]
        found = [other for other, far in enumerate(row) if (range == 0 or far <= range) and other not in self.holes]
        return tuple(found)

    def _walk(self, start: int, left: int, shut: int, ends: int) -> Mapping[int, int]:
        """Every space within so many moves, in order, and how many it takes.

        `shut` (a mask) cannot be entered, `ends` (a mask) cannot be left again.
        """
        far = {start: 0}
        seen = shut | 1 << start
        edge = [start]
        for moved in range(1, left + 1):
            reached = 0
            for space in edge:
                reached |= self.beside[space]
            reached &= ~seen
            if not reached:
                break
            seen |= reached
            following = spaces_of(reached)
            for space in following:
                far[space] = moved
            edge = [space for space in following if not ends >> space & 1]
        return {space: far[space] for space in sorted(far)}

    def _goals(self, start: int, left: int, shut: int, aim: int, away: bool) -> tuple[int, ...]:
        """DRE-440 to DRE-446: where a Rush to `aim`, or a Retreat from there, ends; nowhere if it stays."""
        return self.best(start, self.walk(start, left, shut, 0), aim, away)

    def best(self, start: int, far: Mapping[int, int], aim: int, away: bool) -> tuple[int, ...]:
        """The closest (or farthest) of these spaces with the fewest moves."""
        row = self.range[aim]
        if not away and row[start] <= 1:
            return ()
        wanted = max([row[space] for space in far]) if away else max(1, min([row[space] for space in far]))
        good = [space for space in far if row[space] == wanted]
        fewest = min([far[space] for space in good])
        return tuple(sorted([space for space in good if far[space] == fewest])) if fewest else ()


def faults(rows: Sequence[str]) -> list[str]:
    """What is wrong with a drawn map; each problem in one line."""
    known = {HOLE, NOTHING, PLAIN, *MARKS}
    problems = [
        f"row {at + 1}: unknown word {word!r}"
        for at, row in enumerate(rows)
        for word in row.split()
        if word not in known
    ]
    if problems:
        return problems
    ground = Ground(rows)
    if ground.spaces > MOST_SPACES:
        problems.append(f"{ground.spaces} spaces; expected at most {MOST_SPACES}")
    if any(far >= MOST_SPACES for row in ground.range for far in row):
        problems.append("some spaces cannot be reached from others")
    return problems
