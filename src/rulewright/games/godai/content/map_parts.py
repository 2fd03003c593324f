"""The parts of the map as read from the files in `content/`: tiles with their sides, drawn hex by hex.

A side is a drawing in rows, read as one looks at it: hexes have flat tops, so every second row lies half a hex lower
and holds the columns between. Spaces only make it look right; what counts is the order of the words. A word is

- a letter for the terrain: `h` highland, `f` forest, `p` plains, `m` marsh, `w` water, `t` great tree, `k` peak,
  `x` barren;
- then `+` if a Road and `~` if a River runs through it (both: a bridge); Roads and Rivers join with those of the hexes
  beside;
- then a letter for what is printed there: `C` City-State, `T` Temple, `S` Settlement, `A` Antiquity Site, `B` Boss
  Lair, `W` Wellspring Portal, `E` Elemental Portal.

So `p+S` is a Settlement on plains at a Road.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from rulewright.content.source import Component
from rulewright.core.errors import ContentError

from ..model.geometry import EMPIRE_RADIUS, HEX_RADIUS, SKY_RADIUS, disc
from ..model.vocabulary import Element, Empire, Place, Terrain

TERRAIN_LETTERS: dict[str, Terrain | None] = {
    "h": Terrain.HIGHLAND,
    "f": Terrain.FOREST,
    "p": Terrain.PLAINS,
    "m": Terrain.MARSH,
    "w": Terrain.WATER,
    "t": Terrain.GREAT_TREE,
    "k": Terrain.PEAK,
    "x": None,
}
LOCATION_LETTERS: dict[str, Place] = {
    "C": Place.CITY_STATE,
    "T": Place.TEMPLE,
    "S": Place.SETTLEMENT,
    "A": Place.ANTIQUITY_SITE,
    "B": Place.BOSS_LAIR,
    "W": Place.WELLSPRING_PORTAL,
    "E": Place.ELEMENTAL_PORTAL,
}
ROAD, RIVER = "+", "~"
UNCROSSABLE: tuple[Terrain | None, ...] = (Terrain.WATER, Terrain.PEAK)
"""GOD-320: not to be entered without the right equipment."""
Rows: TypeAlias = tuple[str, ...]


class Land(Struct, frozen=True):
    """One hex of a side."""

    terrain: Terrain | None
    """None for barren ground: it can be crossed and yields nothing (GAP-GOD-21)."""
    road: bool = False
    river: bool = False
    location: Place | None = None


class EmpireTile(Component, frozen=True, kw_only=True):
    """A or B: 37 hexes with a City-State on the outer edge, a side for each Empire (GOD-251, GOD-265)."""

    letter: str
    city_state: int
    """AMB-GOD-33: the number of its City-State in the Empire that is shown."""
    caprakan: Rows
    ishidan: Rows
    rule: str = "GOD-251"

    def side(self, empire: Empire) -> tuple[Land, ...]:
        return lands(self.caprakan if empire is Empire.CAPRAKAN else self.ishidan)


class HexTile(Component, frozen=True, kw_only=True):
    """C to N: 19 hexes, a side for each Empire (GOD-253)."""

    letter: str
    temple: int | None = None
    """GOD-259: the number of its Temple."""
    caprakan: Rows
    ishidan: Rows
    rule: str = "GOD-253"

    def side(self, empire: Empire) -> tuple[Land, ...]:
        return lands(self.caprakan if empire is Empire.CAPRAKAN else self.ishidan)


class SkyTile(Component, frozen=True, kw_only=True):
    """7 hexes: a Floating Mountain in front, Nether on the back (GOD-277)."""

    mountain: Rows
    mountain_element: Element | None = None
    """The Element of its Elemental Portal, if it has one; so for the other side."""
    nether: Rows
    nether_element: Element | None = None
    boss: int | None = None
    """AMB-GOD-06: the Boss whose lair is printed on the front."""
    rule: str = "GOD-277"

    def side(self, nether: bool) -> tuple[Land, ...]:
        return lands(self.nether if nether else self.mountain)

    def element(self, nether: bool) -> Element | None:
        return self.nether_element if nether else self.mountain_element


class CataclysmTile(Component, frozen=True, kw_only=True):
    """7 hexes around the Elemental Portal of a basic Element (GOD-293, GOD-297)."""

    element: Element
    ground: Rows
    rule: str = "GOD-293"

    def side(self) -> tuple[Land, ...]:
        return lands(self.ground)


def land(word: str) -> Land | None:
    """What a word of a drawing says; None if it says nothing that we know.

    GOD-319: Great Trees and Mountain Peaks are terrains of their own.
    """
    letter = word[:1]
    rest = word[1:]
    road = rest.startswith(ROAD)
    rest = rest.removeprefix(ROAD)
    river = rest.startswith(RIVER)
    rest = rest.removeprefix(RIVER)
    if letter not in TERRAIN_LETTERS or (rest and rest not in LOCATION_LETTERS):
        return None
    return Land(TERRAIN_LETTERS[letter], road, river, LOCATION_LETTERS[rest] if rest else None)


@cache
def lands(rows: Rows) -> tuple[Land, ...]:
    """The hexes of a side in reading order, that of `geometry.disc`."""
    return tuple([found for row in rows for word in row.split() if (found := land(word)) is not None])


@cache
def widths(radius: int) -> tuple[int, ...]:
    """How many hexes each row of a drawing has."""
    rows = [2 * r + q for q, r in disc(radius)]
    return tuple([rows.count(row) for row in range(-2 * radius, 2 * radius + 1)])


def faults(rows: Rows, radius: int) -> Iterator[ContentError]:
    """GOD-252: what is wrong with a drawing of this size, before anybody asks whether the landscape is a good one."""
    expected = widths(radius)
    if len(rows) != len(expected):
        yield ContentError("tile-rows", count=len(rows), expected=len(expected))
        return
    for at, (row, width) in enumerate(zip(rows, expected, strict=True), 1):
        words = row.split()
        if len(words) != width:
            yield ContentError("tile-row", row=at, count=len(words), expected=width)
        for word in words:
            if land(word) is None:
                yield ContentError("tile-word", row=at, word=word)


Tile: TypeAlias = EmpireTile | HexTile | SkyTile | CataclysmTile
TILE_FILES: dict[str, tuple[str, type[Component]]] = {
    "tiles-empire": ("tile", EmpireTile),
    "tiles-hex": ("tile", HexTile),
    "tiles-sky": ("tile", SkyTile),
    "tiles-cataclysm": ("tile", CataclysmTile),
}
"""Which files hold which tiles; together they are the table `tiles`."""
RADIUS: dict[type[Component], int] = {
    EmpireTile: EMPIRE_RADIUS,
    HexTile: HEX_RADIUS,
    SkyTile: SKY_RADIUS,
    CataclysmTile: SKY_RADIUS,
}


def drawings(tile: Tile) -> dict[str, Rows]:
    """The sides of a tile by their name in the file."""
    if isinstance(tile, SkyTile):
        return {"mountain": tile.mountain, "nether": tile.nether}
    if isinstance(tile, CataclysmTile):
        return {"ground": tile.ground}
    return {"caprakan": tile.caprakan, "ishidan": tile.ishidan}
