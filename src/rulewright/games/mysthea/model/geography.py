"""The five Islands and their fifteen regions. A region is an int: three times the Island plus its place there.

Where the Islands lie is not geography but state: the ring lists the Islands clockwise and changes in play.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from .vocabulary import Terrain

_DATA = tomllib.loads((Path(__file__).parents[1] / "content" / "islands.toml").read_text("utf-8"))["island"]

ISLANDS: tuple[str, ...] = tuple(island["id"] for island in _DATA)
TERRAIN: tuple[Terrain, ...] = tuple(Terrain(terrain) for island in _DATA for terrain in island["regions"])
REGIONS: tuple[str, ...] = tuple(f"{ISLANDS[r // 3]}.{terrain}" for r, terrain in enumerate(TERRAIN))
"""The name of each region in choices and saves of choices, such as `tree.forest`."""

SAME_ISLAND: tuple[tuple[int, int], ...] = tuple(
    tuple(other for other in range(r - r % 3, r - r % 3 + 3) if other != r)  # type: ignore[misc]
    for r in range(15)
)
ON_ISLAND: tuple[tuple[int, int, int], ...] = tuple((i * 3, i * 3 + 1, i * 3 + 2) for i in range(5))
OF_TERRAIN: dict[Terrain, tuple[int, ...]] = {t: tuple(r for r in range(15) if TERRAIN[r] is t) for t in Terrain}
TWIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(next((r for r in ON_ISLAND[island] if TERRAIN[r] is TERRAIN[region]), -1) for island in range(5))
    for region in range(15)
)
"""For each region and each Island: the region of the same type there, or -1."""


def island_of(region: int) -> int:
    return region // 3


def clockwise(ring: tuple[int, ...], island: int, steps: int = 1) -> int:
    """The Island that lies this many places clockwise of this one."""
    return ring[(ring.index(island) + steps) % 5]
