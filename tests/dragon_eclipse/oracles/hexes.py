"""An Arena map as hexagons, with breadth-first search: how far, how many moves, which spaces lie in a row."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from functools import cache

from .raw import table

SIX = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
MARK = {"1": "mark-1", "2": "mark-2", "3": "mark-3"}


class Hexes:
    """One side of a map. Spaces are counted in reading order; `_` is none, `o` is the empty space."""

    def __init__(self, rows: Iterable[str]) -> None:
        words = [(column - r // 2, r, word) for r, row in enumerate(rows) for column, word in enumerate(row.split())]
        self.cells = [(q, r, word) for q, r, word in words if word != "_"]
        self.number = {(q, r): space for space, (q, r, _) in enumerate(self.cells)}
        self.holes = {space for space, (_, _, word) in enumerate(self.cells) if word == "o"}
        self.mark = {space: MARK.get(word, word) for space, (_, _, word) in enumerate(self.cells) if word not in ".o"}

    def beside(self, space: int) -> list[int]:
        q, r, _ = self.cells[space]
        return [self.number[q + dq, r + dr] for dq, dr in SIX if (q + dq, r + dr) in self.number]

    @cache  # noqa: B019 - there are twenty maps, and they stay
    def far(self, start: int) -> dict[int, int]:
        """Range: through anything, the empty space too."""
        return self.walk(start, frozenset(), 99)

    def walk(self, start: int, shut: Collection[int], moves: int) -> dict[int, int]:
        """Every space that so many moves reach, and how many it takes."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            space = queue.popleft()
            for other in self.beside(space):
                if other not in found and other not in shut and found[space] < moves:
                    found[other] = found[space] + 1
                    queue.append(other)
        return found

    def rows(self, start: int, shut: Collection[int], moves: int) -> dict[int, int]:
        """The same along the six straight lines."""
        found = {start: 0}
        q, r, _ = self.cells[start]
        for dq, dr in SIX:
            for n in range(1, moves + 1):
                space = self.number.get((q + n * dq, r + n * dr))
                if space is None or space in shut:
                    break
                found[space] = n
        return found


@cache
def hexes(map: str, duo: bool) -> Hexes:
    return Hexes(table("map")[map]["duo" if duo else "solo"])
