"""The map as a picture: hexes side by side, Roads and Rivers that join, tiles that float above or lie on the ground."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from itertools import pairwise

from msgspec import Struct

from rulewright.svg.elements import at, circle, group, num, outline, path, polygon, tag
from rulewright.svg.palette import mix

from ..content.map_parts import Land
from ..model.geometry import COORDINATES, HEXES, NEIGHBOURS, OUTSIDE, SLOT_OF, SLOTS, Coordinate, Hexes, disc
from ..model.vocabulary import Element, Empire, Place, Terrain
from . import landmarks, terrain
from .land_colours import BAR, CAPRAKAN, INK, ISHIDAN, NETHER, RIVERS, ROADS, SKY, UNKNOWN, Cover, lit, wash
from .landmarks import city_state, landmark, siege_portal
from .terrain import CORNERS, HEX, HEXAGON, OPEN, TALL, VARIANTS, R, fill_id, picture_id

Point = tuple[float, float]
LIFT = 20.0
"""How far above the ground a Floating Mountain on its Riser is drawn."""
LANDMARK = 1.2
"""How much larger than they were designed symbols are drawn."""
EDGE_OF = (5, 0, 1, 2, 3, 4)
"""For each direction of the Wander Compass: the corner where its edge begins, clockwise from the eastern corner."""
MIDDLES: tuple[Point, ...] = tuple(
    [((CORNERS[a][0] + CORNERS[(a + 1) % 6][0]) / 2, (CORNERS[a][1] + CORNERS[(a + 1) % 6][1]) / 2) for a in EDGE_OF]
)
"""The middle of the edge in each direction."""


class DrawnHex(Struct, frozen=True):
    """A hex of the map as it is drawn."""

    style: str
    """An Empire, or `sky`, `nether` or the Element of a Cataclysm."""
    land: Land
    number: int | None = None
    """Of a Temple, a City-State or a Boss."""
    element: Element | None = None


def spot(place: Coordinate) -> Point:
    """The middle of a hex in the drawing; (0, 0) is that of Empire Tile A."""
    q, r = place
    return 1.5 * R * q, 2 * TALL * (r + q / 2)


def definitions(theme: str) -> str:
    """All that the drawings of the map share: put it into the `<defs>` of the page, once."""
    return terrain.definitions(theme) + landmarks.definitions()


POINTS: tuple[Point, ...] = tuple([spot(place) for place in COORDINATES])
"""The middle of every hex."""


def bounds(hexes: Iterable[int] = range(HEXES), margin: float = 40) -> tuple[float, float, float, float]:
    """Left, top, width and height of a part of the map."""
    points = [POINTS[hex] for hex in hexes]
    left, right = min(x for x, _ in points) - R - margin, max(x for x, _ in points) + R + margin
    top, bottom = min(y for _, y in points) - TALL - margin, max(y for _, y in points) + TALL + margin
    return left, top, right - left, bottom - top


@cache
def rim(places: tuple[Coordinate, ...]) -> tuple[Point, ...]:
    """The outer edge of hexes that hang together, clockwise."""
    steps = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    inside = {*places}
    ways: dict[Point, Point] = {}
    for place in places:
        x, y = spot(place)
        for direction, (q, r) in enumerate(steps):
            if (place[0] + q, place[1] + r) not in inside:
                a = EDGE_OF[direction]
                start, end = CORNERS[a], CORNERS[(a + 1) % 6]
                ways[_near(x + start[0], y + start[1])] = _near(x + end[0], y + end[1])
    found = [min(ways)]
    while ways[found[-1]] != found[0]:
        found.append(ways[found[-1]])
    return tuple(found)


def _near(x: float, y: float) -> Point:
    return round(x, 1) + 0.0, round(y, 1) + 0.0


def grounds(shown: Iterable[tuple[DrawnHex, Point]], theme: str) -> str:
    """The bare ground of hexes, those of a kind together."""
    kinds: dict[tuple[str, Cover], list[str]] = {}
    for one, (x, y) in shown:
        kinds.setdefault((one.style, one.land.terrain), []).append(tag("use", href=f"#{HEX}", x=x, y=y))
    found = []
    for (style, kind), hexes in kinds.items():
        colours = wash(style, kind, theme)
        edge = mix(colours.base, colours.ink, 0.38)
        found.append(group(*hexes, fill=f"url(#{fill_id(style, kind)})", stroke=edge, stroke_width=1.4))
    return "".join(found)


def growth(shown: DrawnHex, x: float, y: float, seed: int) -> str:
    """What stands on it."""
    land = shown.land
    if land.location is Place.CITY_STATE:
        return ""
    busy = land.road or land.location is not None or (land.river and land.terrain is not Terrain.WATER)
    variant: int | str = OPEN if busy else seed % VARIANTS
    mirror = " scale(-1 1)" if seed // VARIANTS % 2 and not busy else ""
    id = picture_id(shown.style, land.terrain, variant)
    return tag("use", href=f"#{id}", transform=f"translate({num(x)} {num(y)}){mirror}")


def way(directions: Collection[int], x: float = 0, y: float = 0) -> str:
    """The `d` of a Road or River that leaves a hex in these directions, and ends in it if there is only one."""
    ends = [(x + MIDDLES[at][0], y + MIDDLES[at][1]) for at in sorted(directions)]
    if len(ends) == 2:
        (ax, ay), (bx, by) = ends
        return f"M{num(ax)} {num(ay)}Q{num(x)} {num(y)} {num(bx)} {num(by)}"
    if not ends:
        return f"M{num(x - 9)} {num(y)}H{num(x + 9)}"
    return "".join([f"M{num(ax)} {num(ay)}L{num(x)} {num(y)}" for ax, ay in ends])


def joins(hexes: Collection[int]) -> dict[int, tuple[int, ...]]:
    """In which directions a Road (or River) through these hexes leaves each of them.

    It joins with every hex beside that has one, but not around a corner that it could cut; where it comes to the edge
    of its tile and finds nothing beyond, it runs out straight ahead.
    """
    found = {}
    for hex in hexes:
        row = NEIGHBOURS[hex]
        linked = [at for at, other in enumerate(row) if other in hexes]
        # Of three hexes that all touch each other, the two that lie on different tiles are not joined.
        kept = [
            at for at in linked
            if SLOT_OF[row[at]] == SLOT_OF[hex]
            or not any(row[turn % 6] in hexes and SLOT_OF[row[turn % 6]] == SLOT_OF[hex] and row[turn % 6] < row[at]
                       for turn in (at - 1, at + 1))
        ]  # fmt: skip
        if len(kept) == 1:
            ahead = (kept[0] + 3) % 6
            for at in (ahead, (ahead + 1) % 6, (ahead - 1) % 6):
                if row[at] == OUTSIDE or SLOT_OF[row[at]] != SLOT_OF[hex]:
                    kept.append(at)
                    break
        found[hex] = tuple(kept)
    return found


def rivers(shown: Mapping[int, DrawnHex], theme: str) -> str:
    """Every River of the map, with its banks and its glint."""
    found = joins({hex for hex, one in shown.items() if one.land.river})
    # In a lake there is no river bed to see.
    flowing = {hex: ends for hex, ends in found.items() if shown[hex].land.terrain is not Terrain.WATER}
    by_style = _by_style(shown, flowing)
    round_ = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    layers: list[list[str]] = [[], [], []]
    for style, d in by_style.items():
        fill, bank, glint = RIVERS.get(style, RIVERS[ISHIDAN])
        layers[0].append(path(d, stroke=lit(bank, theme), stroke_width=17, **round_))
        layers[1].append(path(d, stroke=lit(fill, theme), stroke_width=12.5, **round_))
        layers[2].append(path(d, stroke=lit(glint, theme, 0.2), stroke_width=1.8, stroke_dasharray="13 10"))
    return "".join([part for layer in layers for part in layer])


def roads(shown: Mapping[int, DrawnHex], theme: str) -> str:
    """Every Road of the map, over the Rivers; a bridge where both run."""
    found = _outside_cities(shown, joins({hex for hex, one in shown.items() if one.land.road}))
    round_ = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    bridges = "".join([way(found[hex], *POINTS[hex]) for hex in found if shown[hex].land.river])
    layers: list[list[str]] = [[], [], []]
    for style, d in _by_style(shown, found).items():
        fill, edge = ROADS.get(style, ROADS[ISHIDAN])
        layers[0].append(path(d, stroke=lit(edge, theme), stroke_width=11, **round_))
        layers[1].append(path(d, stroke=lit(fill, theme, 0.25), stroke_width=7.5, **round_))
        if style != CAPRAKAN:
            layers[2].append(
                path(d, stroke=lit(edge, theme), stroke_width=7.5, stroke_dasharray="1.2 7", opacity="0.55")
            )
    rails = path(bridges, stroke=lit("#8a2f20", theme), stroke_width=20, stroke_dasharray="0 16 55 99")
    return (rails if bridges else "") + "".join([part for layer in layers for part in layer])


def _outside_cities(shown: Mapping[int, DrawnHex], ways: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """Roads up to the gates: a City-State is paved all over, and one gate is enough for a hex."""

    def is_city(hex: int) -> bool:
        return hex in shown and shown[hex].land.location is Place.CITY_STATE

    found = {}
    for hex, directions in ways.items():
        if not is_city(hex):
            gates = [at for at in directions if is_city(NEIGHBOURS[hex][at])]
            found[hex] = tuple([at for at in directions if at not in gates[1:]])
    return found


def _by_style(shown: Mapping[int, DrawnHex], ways: Mapping[int, Collection[int]]) -> dict[str, str]:
    """The lines of a Road or River as one `d` for each manner."""
    found: dict[str, str] = {}
    for hex, directions in ways.items():
        style = shown[hex].style
        found[style] = found.get(style, "") + way(directions, *POINTS[hex])
    return found


def land_layer(shown: Mapping[int, DrawnHex], theme: str, covered: Collection[int] = ()) -> str:
    """All revealed hexes of the map: the ground, Rivers and Roads, and what stands there, from north to south.

    Nothing stands where another tile covers the ground.
    """
    order = sorted(shown, key=lambda hex: (POINTS[hex][1], POINTS[hex][0]))
    bare = grounds([(shown[hex], POINTS[hex]) for hex in order], theme)
    standing = [growth(shown[hex], *POINTS[hex], hex * 7 // 3) for hex in order if hex not in covered]
    return "".join((bare, rivers(shown, theme), roads(shown, theme), *standing, seams(shown, theme)))


def seams(shown: Mapping[int, DrawnHex], theme: str) -> str:
    """A line around every tile, so that one sees where it ends."""
    found = []
    for slot in SLOTS:
        if slot.hexes[0] in shown:
            d = outline(rim(tuple([COORDINATES[hex] for hex in slot.hexes])))
            found.append(
                path(d, stroke=lit("#3a2a1e", theme), stroke_width=3.2, stroke_linejoin="round", opacity="0.6")
            )
    return "".join(found)


def location(shown: DrawnHex, x: float, y: float) -> str:
    """The symbol of what is printed on a hex, none for a part of a City-State."""
    kind = shown.land.location
    if kind is None or kind is Place.CITY_STATE:
        return ""
    return at(x, y, landmark(kind, shown.style, shown.number, shown.element), scale=LANDMARK)


def city(empire: Empire, number: int, hexes: Hexes, theme: str) -> str:
    """A City-State on its four hexes: paved ground, a wall around it, and the city."""
    edge = rim(tuple(sorted([COORDINATES[hex] for hex in hexes])))
    x = sum(POINTS[hex][0] for hex in hexes) / len(hexes)
    y = sum(POINTS[hex][1] for hex in hexes) / len(hexes)
    floor, wall = ("#ecd5a4", "#8a3a22") if empire is Empire.CAPRAKAN else ("#d9d8cf", "#34495f")
    crest = lit("#fff6df", theme, 0.2)
    return (
        polygon(edge, lit(floor, theme), stroke=lit(wall, theme, 0.2), stroke_width=7, stroke_linejoin="round")
        + polygon(edge, stroke=crest, stroke_width=2, stroke_linejoin="round", stroke_dasharray="9 7")
        + at(x, y - 4, city_state(empire, number), scale=1.25)
    )


def portal(hex: int, number: int, closed: bool, theme: str) -> str:
    """A Siege Portal on its dark hex."""
    x, y = POINTS[hex]
    return at(x, y, path(HEXAGON, lit("#4a3a4a", theme), stroke=INK, stroke_width=2.4), siege_portal(number, closed))


def unknown(slot: int, theme: str) -> str:
    """A slot that waits for its tile: blank paper with the faint lines of its hexes."""
    fill, line = UNKNOWN[theme]
    places = [COORDINATES[hex] for hex in SLOTS[slot].hexes]
    grid = "".join([f"M{num(x)} {num(y)}m{num(R)} 0" + _hexagon_steps() for x, y in map(spot, places)])
    edge = outline(rim(tuple(places)))
    x, y = POINTS[SLOTS[slot].center]
    return (
        path(edge, fill, stroke=line, stroke_width=3, stroke_dasharray="10 8", stroke_linejoin="round")
        + path(grid, stroke=line, stroke_width=1, opacity="0.5")
        + at(x, y, circle(0, 0, 30, fill, stroke=line, stroke_width=2.5),
             path("M0-22 5-5 22 0 5 5 0 22-5 5-22 0-5-5Z", line))
    )  # fmt: skip


@cache
def _hexagon_steps() -> str:
    return "".join([f"l{num(b[0] - a[0])} {num(b[1] - a[1])}" for a, b in pairwise((*CORNERS, CORNERS[0]))])


def bars(theme: str, margin: float = 46) -> str:
    """The Game Bars: a band around the whole map, with a meander along it."""
    fill, ornament = BAR[theme]
    edge = rim(tuple(sorted(COORDINATES[:HEXES])))
    d = outline(edge)
    wide = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return (
        path(d, ornament, stroke=lit("#5b4a2e", theme), stroke_width=margin * 2 + 6, **wide)
        + path(d, fill, stroke=fill, stroke_width=margin * 2, **wide)
        + path(d, stroke=ornament, stroke_width=margin + 6, stroke_dasharray="5 17", stroke_linejoin="round")
        + path(d, fill, stroke=fill, stroke_width=margin - 4, **wide)
        + path(d, stroke=ornament, stroke_width=3, stroke_linejoin="round")
    )


_PATCH: tuple[Coordinate, ...] = tuple(sorted(disc(1)))


def overlay(hexes: Hexes, tops: tuple[DrawnHex, ...], theme: str, lifted: bool = False) -> str:
    """A SkyTile or Cataclysm Tile on seven hexes of the map, given with what each of them shows.

    On its Riser a Floating Mountain hangs above its shadow; without one it lies on the ground. A Nether glows from
    below, a Cataclysm has a torn edge.
    """
    style = tops[0].style
    x, y = POINTS[hexes[3]]
    edge = rim(_PATCH)
    d = outline(edge)
    rise = LIFT if lifted else 5.0 if style == SKY else 0.0
    order = sorted(range(len(hexes)), key=lambda n: POINTS[hexes[n]][1])
    places = [(POINTS[hexes[n]][0] - x, POINTS[hexes[n]][1] - y) for n in range(len(hexes))]
    face = grounds([(tops[n], places[n]) for n in order], theme)
    face += "".join([growth(tops[n], *places[n], hexes[n]) for n in order])
    face += path(d, stroke=_rim_colour(style, theme), stroke_width=4.5, stroke_linejoin="round")
    face += "".join([location(tops[n], *places[n]) for n in order])
    return at(x, y, _below(style, edge, rise, lifted, theme), at(0, -rise, face))


def _rim_colour(style: str, theme: str) -> str:
    if style == NETHER:
        return "#e86bd0"
    return lit("#fff6e0", theme, 0.15) if style == SKY else lit(wash(style, None, theme).ink, theme)


def _below(style: str, edge: tuple[Point, ...], rise: float, lifted: bool, theme: str) -> str:
    """What a tile on the map stands on or throws."""
    d = outline(edge)
    if style == NETHER:
        return "".join([path(d, stroke="#b04fd0", stroke_width=w, stroke_linejoin="round", opacity=o)
                        for w, o in ((22, "0.18"), (13, "0.35"))])  # fmt: skip
    if style != SKY:
        return path(d, stroke=lit("#2a1c14", theme), stroke_width=11, stroke_linejoin="bevel",
                    stroke_dasharray="16 3 7 4", opacity="0.8")  # fmt: skip
    shadow = path(d, "#150f22", opacity="0.42", transform=f"translate(10 {26 if lifted else 7})", stroke="#150f22",
                  stroke_width=8, stroke_linejoin="round")  # fmt: skip
    return shadow + _cliff(edge, rise, 30 if lifted else 8, theme)


def _cliff(edge: tuple[Point, ...], rise: float, deep: float, theme: str) -> str:
    """The broken rock under the southern edge of a Floating Mountain."""
    rock, dark = lit("#8f7a78", theme), lit("#54424f", theme)
    found = []
    for n, ((ax, ay), (bx, by)) in enumerate(pairwise((*edge, edge[0]))):
        if ax <= bx:
            continue
        tip = ((ax + bx) / 2 * 0.95, (ay + by) / 2 - rise + deep * 1.15)
        right, left = (ax * 0.93, ay - rise + deep * 0.7), (bx * 0.93, by - rise + deep * 0.8)
        found.append(
            polygon(
                ((ax, ay - rise), (bx, by - rise), left, tip, right),
                rock if n % 2 else mix(rock, dark, 0.4),
                stroke=dark,
                stroke_width=1.6,
                stroke_linejoin="round",
            )
        )
    return "".join(found)
