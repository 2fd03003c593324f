"""The map as numbers: every hex of the one configuration, its neighbours, distances, slots, portals and patches.

Hexes have flat tops and axial coordinates (q, r), q to the east and r to the south (GAP-GOD-18). A hex is a small
number. From 0 on come the hexes of the tiles and then the Siege Portals, all numbered in the order of their slots; from
`HEXES` on come those of the Game Bars, which only Jaethi crosses (AMB-GOD-78). `OUTSIDE` is no hex at all.

In choices and saves a hex is written like a square of a chess board: a letter for its column from the west and a number
for its row from the north, `h14`. The rows of every other column lie half a hex lower, so the hexes beside h14 are h13
and h15, g14 and i14, and either g13 and i13 or g15 and i15.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

Coordinate: TypeAlias = tuple[int, int]
Hexes: TypeAlias = tuple[int, ...]

OUTSIDE = -1

NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST, NORTH = range(6)
"""Directions as places in every table of neighbours. The Hex die shows one more: 1 is north-east, 6 north."""
DIRECTIONS: tuple[Coordinate, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The steps of the Wander Compass (GAP-GOD-22), clockwise."""
DIRECTION_NAMES = ("ne", "se", "s", "sw", "nw", "n")
TURNS = 6
"""A tile lies in one of this many rotations, each a sixth of a circle clockwise from the one before."""

EMPIRE_RADIUS, HEX_RADIUS, SKY_RADIUS = 3, 2, 1
"""GOD-252: 37, 19 and 7 hexes."""

_CENTERS: tuple[tuple[str, Coordinate, int], ...] = (
    ("A", (0, 0), EMPIRE_RADIUS),
    ("B", (9, -4), EMPIRE_RADIUS),
    ("1", (4, 2), HEX_RADIUS),
    ("2", (5, -6), HEX_RADIUS),
    ("3", (1, 7), HEX_RADIUS),
    ("4", (6, 5), HEX_RADIUS),
    ("5", (11, 2), HEX_RADIUS),
    ("6", (3, 10), HEX_RADIUS),
    ("7", (9, 7), HEX_RADIUS),
    ("8", (8, -11), HEX_RADIUS),
    ("9", (3, -9), HEX_RADIUS),
    ("10", (-2, -6), HEX_RADIUS),
    ("11", (6, -14), HEX_RADIUS),
    ("12", (0, -11), HEX_RADIUS),
)
_PORTALS: dict[int, Coordinate] = {
    1: (-4, 2), 2: (4, -3), 3: (5, -3), 4: (3, -12), 5: (4, -2),
    6: (5, -2), 7: (13, -6), 8: (4, -1), 9: (5, -1), 10: (6, 8),
}  # fmt: skip
"""GAP-GOD-23: where the Siege Portal with each number is."""

PORTAL_TILES = ((2, 3), (5, 6), (8, 9))
"""The numbers on the three tiles of the center. Turning a tile swaps them (GOD-266)."""
BAR_PORTALS = (1, 4, 7, 10)
LEGAL_TURNS = (0, 1, 5)
"""GOD-265: how an Empire Tile may be turned so that its City-State touches the Game Bar."""
CITY_STATES: tuple[tuple[Coordinate, ...], ...] = (
    ((-3, 1), (-3, 2), (-2, 1), (-2, 2)),
    ((3, -1), (3, -2), (2, -1), (2, -2)),
)
"""GAP-GOD-18: the City-State on tile A and on tile B, before any rotation."""


def moved(place: Coordinate, step: Coordinate) -> Coordinate:
    return place[0] + step[0], place[1] + step[1]


def turned(place: Coordinate, turns: int) -> Coordinate:
    """A local coordinate after this many sixths of a circle, clockwise around (0, 0)."""
    q, r = place
    for _ in range(turns % TURNS):
        q, r = -r, q + r
    return q, r


def _reading(place: Coordinate) -> tuple[int, int]:
    """From north to south, and from west to east: the order in which a tile is drawn in its file."""
    return 2 * place[1] + place[0], place[0]


@cache
def disc(radius: int) -> tuple[Coordinate, ...]:
    """The local coordinates of a tile of this size, in reading order."""
    span = range(-radius, radius + 1)
    return tuple(sorted([(q, r) for q in span for r in span if abs(q + r) <= radius], key=_reading))


@cache
def local_edges(radius: int) -> tuple[tuple[Coordinate, ...], ...]:
    """The hexes on each of the six edges of a tile, clockwise from the eastern one; every edge faces the one 3 on."""
    east = tuple([(radius, r) for r in range(-radius, 1)])
    return tuple([tuple([turned(place, turns) for place in east]) for turns in range(TURNS)])


class Slot(NamedTuple):
    """A place of the configuration where a tile of the map lies or may lie (GOD-263)."""

    name: str
    """A and B for the Empire Tiles, 1 to 12 for HexTiles."""
    center: int
    radius: int
    hexes: Hexes
    """In reading order, as they are before any rotation."""


def _placed() -> tuple[list[Coordinate], list[tuple[int, ...]]]:
    found: list[Coordinate] = []
    slots = []
    for _, center, radius in _CENTERS:
        first = len(found)
        found.extend([moved(center, place) for place in disc(radius)])
        slots.append(tuple(range(first, len(found))))
    found.extend(_PORTALS.values())
    return found, slots


def _bars(ground: list[Coordinate]) -> list[Coordinate]:
    """Hexes of the Game Bars as far as a straight way can lead over them, and two more for the width of Jaethi."""
    margin = 2
    columns, rows, sums = ([f(place) for place in ground] for f in (lambda p: p[0], lambda p: p[1], sum))
    taken = {*ground}
    return [
        (q, r)
        for q in range(min(columns) - margin, max(columns) + margin + 1)
        for r in range(min(rows) - margin, max(rows) + margin + 1)
        if min(sums) - margin <= q + r <= max(sums) + margin and (q, r) not in taken
    ]


_ground, _slot_hexes = _placed()
HEXES = len(_ground)
"""How many hexes the whole map has, the Siege Portals included."""
TILE_HEXES = HEXES - len(_PORTALS)
"""How many of them lie on tiles; from here on come the Siege Portals."""
COORDINATES: tuple[Coordinate, ...] = (*_ground, *_bars(_ground))
"""Where each hex is, those of the Game Bars included."""
AT: dict[Coordinate, int] = {place: hex for hex, place in enumerate(COORDINATES)}
"""Which hex is there."""

STEPS: tuple[Hexes, ...] = tuple(
    [tuple([AT.get(moved(place, step), OUTSIDE) for step in DIRECTIONS]) for place in COORDINATES]
)
"""The six hexes beside each one, in the order of the Wander Compass, Game Bars included: for Jaethi."""
NEIGHBOURS: tuple[Hexes, ...] = tuple(
    [tuple([other if other < HEXES else OUTSIDE for other in beside]) for beside in STEPS[:HEXES]]
)
"""The same for everybody else: `OUTSIDE` where a Game Bar is."""
BESIDE: tuple[Hexes, ...] = tuple([tuple([other for other in row if other != OUTSIDE]) for row in NEIGHBOURS])
"""Those of them that are hexes of the map."""

SLOTS: tuple[Slot, ...] = tuple(
    [Slot(name, AT[center], radius, hexes) for (name, center, radius), hexes in zip(_CENTERS, _slot_hexes, strict=True)]
)
EMPIRE_SLOTS = (0, 1)
FIRST_SLOTS = (2, 3)
"""GOD-264: the slots of HexTiles that are filled in setup; the others are there to be explored."""
HEX_SLOTS = tuple(range(2, len(SLOTS)))
SLOT_OF: Hexes = tuple([slot for slot, one in enumerate(SLOTS) for _ in one.hexes] + [OUTSIDE] * (HEXES - TILE_HEXES))
"""The slot of every hex of the map, `OUTSIDE` for a Siege Portal."""
SLOTS_BESIDE: tuple[Hexes, ...] = tuple(
    [tuple(sorted({SLOT_OF[other] for other in BESIDE[hex]} - {SLOT_OF[hex], OUTSIDE})) for hex in range(HEXES)]
)
"""AMB-GOD-34: the other slots that a piece on this hex touches."""
SLOT_HEXES: tuple[tuple[Hexes, ...], ...] = tuple(
    [
        tuple(
            [
                tuple([AT[moved(COORDINATES[one.center], turned(place, turns))] for place in disc(one.radius)])
                for turns in range(TURNS)
            ]
        )
        for one in SLOTS
    ]
)
"""For each slot and rotation: where the hexes of a tile come to lie, in the order in which the tile is drawn."""

PORTALS: dict[int, int] = {number: AT[place] for number, place in _PORTALS.items()}
"""The hex of each Siege Portal by its number."""
PORTAL_NUMBERS: dict[int, int] = {hex: number for number, hex in PORTALS.items()}

_column = min(place[0] for place in _ground)
_row = min(2 * place[1] + place[0] for place in _ground)
NAMES: tuple[str, ...] = tuple(
    [f"{chr(ord('a') + q - _column)}{(2 * r + q - _row) // 2 + 1}" for q, r in COORDINATES[:HEXES]]
)
"""What each hex of the map is called in choices and saves."""
BY_NAME: dict[str, int] = {name: hex for hex, name in enumerate(NAMES)}


def is_portal(hex: int) -> bool:
    """GOD-302: nobody ends there, nothing is put there."""
    return TILE_HEXES <= hex < HEXES


def is_bar(hex: int) -> bool:
    """The hard boundary of the map for everybody but Jaethi."""
    return hex == OUTSIDE or hex >= HEXES


@cache
def distances(hex: int) -> bytes:
    """How far every hex is from this one, through anything."""
    q, r = COORDINATES[hex]
    return bytes([(abs(a - q) + abs(b - r) + abs(a - q + b - r)) // 2 for a, b in COORDINATES])


def distance(one: int, other: int) -> int:
    """The number of steps between two hexes, through anything."""
    return distances(one)[other]


@cache
def ring(hex: int, radius: int) -> Hexes:
    """The hexes of the map that are exactly so far away."""
    row = distances(hex)
    return tuple([other for other in range(HEXES) if row[other] == radius])


@cache
def within(hex: int, radius: int) -> Hexes:
    """The hexes of the map that are no farther away, nearest first: Range."""
    return tuple([other for far in range(radius + 1) for other in ring(hex, far)])


@cache
def patch(center: int, turns: int = 0) -> Hexes:
    """Where the 7 hexes of a SkyTile or Cataclysm Tile come to lie, in the order in which the tile is drawn.

    `OUTSIDE` stands for a hex on a Game Bar, where no such tile may lie (GOD-1066).
    """
    middle = COORDINATES[center]
    found = [AT.get(moved(middle, turned(place, turns)), OUTSIDE) for place in disc(SKY_RADIUS)]
    return tuple([hex if hex < HEXES else OUTSIDE for hex in found])


@cache
def patch_centers(target: int) -> Hexes:
    """GOD-307, GOD-1066: the centers of all 7-hex tiles that cover this hex and lie on the map, free of portals."""
    return tuple([hex for hex in within(target, 1) if all(0 <= one < TILE_HEXES for one in patch(hex))])


def triangle(corner: int, east: bool) -> Hexes:
    """Three mutually adjacent hexes: a corner and the two on its eastern or on its western side.

    Jaethi stands on such hexes and never turns (AMB-GOD-78). Every triangle of the plane is one of these two.
    """
    row = STEPS[corner]
    return (corner, row[NORTH_EAST], row[SOUTH_EAST]) if east else (corner, row[NORTH_WEST], row[SOUTH_WEST])


@cache
def triangles(target: int) -> tuple[Hexes, ...]:
    """GOD-307: every way to stand on three hexes of tiles, one of them this one."""
    found = [triangle(corner, east) for corner in within(target, 1) for east in (True, False)]
    return tuple([one for one in found if target in one and all(0 <= hex < TILE_HEXES for hex in one)])


def shift(hexes: Hexes, direction: int) -> Hexes:
    """A piece of several hexes one step on, without turning; over Game Bars, too."""
    return tuple([STEPS[hex][direction] if hex != OUTSIDE else OUTSIDE for hex in hexes])


@cache
def shifts(hexes: Hexes) -> tuple[Hexes, ...]:
    """Where a piece may be one step on, by direction; not where a part of it would be off the plan."""
    found = [shift(hexes, direction) for direction in range(TURNS)]
    return tuple([there for there in found if OUTSIDE not in there])


def distance_from(hexes: Hexes, target: int) -> int:
    """AMB-GOD-78: from the nearest of a piece's hexes."""
    row = distances(target)
    return min([row[hex] for hex in hexes])
