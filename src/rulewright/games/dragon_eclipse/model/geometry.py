"""Arena maps as graphs: neighbours, ranges and straight lines, computed once from the drawn rows.

A map is drawn as rows of words: `.` a space, `1 2 3` a MARK, `I II III` a start, `o` the empty space of map 05, `_`
no space at all. Odd rows (the second, the fourth …) lie half a space to the right, so every space has up to six
neighbours: a hexagon grid (GAP-DRE-12, AMB-DRE-73).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeAlias, TypeVar

from rulewright.core.errors import ContentError

from .vocabulary import Mark

MARKS = {"1": Mark.ONE, "2": Mark.TWO, "3": Mark.THREE, "I": Mark.START_1, "II": Mark.START_2, "III": Mark.START_3}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east, as steps of (q, r)."""
HOLE, NOTHING, PLAIN = "o", "_", "."
MOST_SPACES = 36
_REMEMBERED = 1 << 13
"""How many walks are kept for each side of a map; from one game to the next most of them come again."""
_PIECE = 9
_PIECES = MOST_SPACES // _PIECE
_BITS = (1 << _PIECE) - 1
"""A mask is looked up in pieces of this many spaces: tables of all masks would be too large."""
T = TypeVar("T")
Pieces: TypeAlias = tuple[tuple[tuple[T, ...], ...], ...]


@cache
def mask(spaces: tuple[int, ...]) -> int:
    """Spaces as one number, a bit for each: quick to join, to ask and to remember by."""
    return sum([1 << space for space in {*spaces}])


def in_pieces(items: Sequence[T]) -> Pieces[T]:
    """Something for every space, so that `picked` finds that of any mask at once."""
    return tuple(
        [
            tuple(
                [tuple([items[first + bit] for bit in range(_PIECE) if bits >> bit & 1]) for bits in range(_BITS + 1)]
            )
            for first in range(0, MOST_SPACES, _PIECE)
        ]
    )


def picked(found: int, pieces: Pieces[T]) -> tuple[T, ...]:
    """What belongs to the spaces of a mask, in order."""
    one, two, three, four = pieces
    return one[found & _BITS] + two[found >> 9 & _BITS] + three[found >> 18 & _BITS] + four[found >> 27]


_SPACES = in_pieces(range(MOST_SPACES))


def spaces_of(found: int) -> tuple[int, ...]:
    """The spaces of a mask, in order."""
    return picked(found, _SPACES)


def rings_of(far: Mapping[int, int]) -> list[int]:
    """Spaces and their numbers of moves, as a mask for each number from 0 on."""
    return [mask(tuple([space for space, moves in far.items() if moves == n])) for n in range(max(far.values()) + 1)]


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
        self._around = tuple([self._around_piece(at) for at in range(_PIECES)])
        self.discs = tuple(self._discs(row) for row in self.range)
        """For each space and number of moves: a mask of all that is no farther away, through anything."""
        self.within = cache(self._within)
        self._walked = lru_cache(_REMEMBERED)(self._rings)
        self._best = lru_cache(_REMEMBERED)(self._goals)

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

    def _discs(self, row: Sequence[int]) -> tuple[int, ...]:
        return tuple([mask(tuple([at for at, far in enumerate(row) if far <= moves])) for moves in range(max(row) + 1)])

    def disc(self, start: int, moves: int) -> int:
        """What can matter for this many moves. The rest of the Arena differs from game to game, the answer does not."""
        discs = self.discs[start]
        return discs[moves] if moves < len(discs) else discs[-1]

    def _within(self, space: int, range: int) -> tuple[int, ...]:
        """DRE-370, DRE-372: every space in range, one's own included; 0 is any range. The hole never counts."""
        row = self.range[space]
        found = [other for other, far in enumerate(row) if (range == 0 or far <= range) and other not in self.holes]
        return tuple(found)

    def _around_piece(self, at: int) -> tuple[int, ...]:
        """For each mask of one piece: everything beside any of its spaces, as a mask."""
        table = [0]
        for space in range(at * _PIECE, (at + 1) * _PIECE):
            beside = self.beside[space] if space < self.spaces else 0
            table.extend([other | beside for other in table])
        return tuple(table)

    def walk(self, start: int, left: int, shut: int, ends: int) -> Mapping[int, int]:
        """Every space within this many moves, in order, and how many it takes."""
        rings = self.rings(start, left, shut, ends)
        far = {space: moved for moved, ring in enumerate(rings) for space in spaces_of(ring)}
        return {space: far[space] for space in sorted(far)}

    def rings(self, start: int, left: int, shut: int, ends: int) -> tuple[int, ...]:
        """A mask of the spaces for each number of moves, from 0 on, as long as there are any.

        `shut` (a mask) cannot be entered, `ends` (a mask) cannot be left again.
        """
        near = self.disc(start, left)
        return self._walked(start, left, shut & near, ends & near)

    def _rings(self, start: int, left: int, shut: int, ends: int) -> tuple[int, ...]:
        one, two, three, four = self._around
        edge = 1 << start
        seen = shut | edge
        found = [edge]
        for _ in range(left):
            beside = one[edge & _BITS] | two[edge >> 9 & _BITS] | three[edge >> 18 & _BITS] | four[edge >> 27]
            reached = beside & ~seen
            if not reached:
                break
            seen |= reached
            found.append(reached)
            edge = reached & ~ends
        return tuple(found)

    def goals(self, start: int, left: int, shut: int, aim: int, away: bool) -> tuple[int, ...]:
        """DRE-440 to DRE-446: where a Rush to `aim`, or a Retreat from there, ends; nowhere if it stays."""
        return self._best(start, left, shut & self.disc(start, left), aim, away)

    def _goals(self, start: int, left: int, shut: int, aim: int, away: bool) -> tuple[int, ...]:
        return self.best(self._rings(start, left, shut, 0), aim, away)

    def best(self, rings: Sequence[int], aim: int, away: bool) -> tuple[int, ...]:
        """The closest (or farthest) spaces of these rings with the fewest moves; none if staying is as good."""
        if not away and rings[0] & self.disc(aim, 1):
            return ()
        discs = self.discs[aim]
        reached = sum(rings)
        far = len(discs) - 1 if away else 1
        while far and not reached & discs[far] & ~discs[far - 1]:
            far += -1 if away else 1
        wanted = discs[far] & ~discs[far - 1]
        for moved, ring in enumerate(rings):
            if ring & wanted:
                return spaces_of(ring & wanted) if moved else ()
        return ()


def faults(rows: Sequence[str]) -> list[ContentError]:
    """What is wrong with a drawn map."""
    known = {HOLE, NOTHING, PLAIN, *MARKS}
    problems = [
        ContentError("map-word", row=at + 1, word=word)
        for at, row in enumerate(rows)
        for word in row.split()
        if word not in known
    ]
    if problems:
        return problems
    ground = Ground(rows)
    if ground.spaces > MOST_SPACES:
        problems.append(ContentError("map-large", spaces=ground.spaces, most=MOST_SPACES))
    if any(far >= MOST_SPACES for row in ground.range for far in row):
        problems.append(ContentError("map-parts"))
    return problems
