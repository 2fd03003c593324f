"""Whether the tiles make a good map together: counts, terrain, ways through and yields, as the templates ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase

from rulewright.content.source import Component
from rulewright.core.errors import ContentError

from ..model.geometry import CITY_STATES, DIRECTIONS, Coordinate, disc, local_edges, moved
from ..model.vocabulary import BASIC, Element, Empire, Place, Terrain
from .map_parts import (
    RADIUS,
    UNCROSSABLE,
    CataclysmTile,
    EmpireTile,
    HexTile,
    Land,
    SkyTile,
    Tile,
    drawings,
    faults,
    lands,
)

LOCATIONS = {
    Place.TEMPLE: 5,
    Place.SETTLEMENT: 12,
    Place.ANTIQUITY_SITE: 11,
    Place.WELLSPRING_PORTAL: 7,
    Place.BOSS_LAIR: 9,
}
"""GOD-259 to GOD-262, and the lairs of Bosses 1 to 8 and of Boss 9: on all tiles together, whatever side they show."""
ON_EMPIRE = Counter({Place.CITY_STATE: 4, Place.SETTLEMENT: 2, Place.ANTIQUITY_SITE: 1, Place.WELLSPRING_PORTAL: 1})
"""GAP-GOD-19: what is printed on each Empire Tile."""
SHARES = {
    Terrain.HIGHLAND: 25,
    Terrain.FOREST: 25,
    Terrain.PLAINS: 22,
    Terrain.MARSH: 10,
    Terrain.WATER: 8,
    Terrain.PEAK: 5,
    Terrain.GREAT_TREE: 5,
}
"""Of a hundred hexes of the map, both sides of all its tiles taken together."""
TOLERANCE = 2
MORE = {
    Empire.CAPRAKAN: (Terrain.MARSH, Terrain.GREAT_TREE),
    Empire.ISHIDAN: (Terrain.HIGHLAND, Terrain.PEAK),
}
"""What an Empire has more of than the other one."""
ROADS, RIVERS = 8, 6
"""How many HexTiles have a Road through opposite edges on both sides, and how many a River."""
SHORTEST_RIVER = 3
MOST_ON_HEX_TILE = 3
MOST_PEAKS = 2
LEAST_YIELD_PERCENT = 90
"""What the poorer side of a tile yields at least, of what the richer one does."""
WORTH: dict[Terrain | None, int] = {
    Terrain.HIGHLAND: 1,
    Terrain.FOREST: 1,
    Terrain.MARSH: 1,
    Terrain.WATER: 1,
    Terrain.GREAT_TREE: 4,
    Terrain.PEAK: 4,
}
"""GAP-GOD-34 in tenths of a Platinum, at the rates of trade: a Tier I Resource, or Gold and Food for two heroes, is one
tenth; a Tier II Resource that four rolls of ten bring is four. Plains bring nothing without a Road or River."""


def tile_problems(tiles: Iterable[Component]) -> list[ContentError]:
    """Every problem of the table `tiles`, all kinds of tiles together."""
    every = [*tiles]
    return map_problems(
        {one.id: one for one in every if isinstance(one, EmpireTile)},
        {one.id: one for one in every if isinstance(one, HexTile)},
        {one.id: one for one in every if isinstance(one, SkyTile)},
        {one.id: one for one in every if isinstance(one, CataclysmTile)},
    )


def map_problems(
    empire: Mapping[str, EmpireTile],
    hexes: Mapping[str, HexTile],
    sky: Mapping[str, SkyTile],
    cataclysms: Mapping[str, CataclysmTile],
) -> list[ContentError]:
    """Every problem of the map's parts, each in one line."""
    ground: list[EmpireTile | HexTile] = [*empire.values(), *hexes.values()]
    every: list[Tile] = [*empire.values(), *hexes.values(), *sky.values(), *cataclysms.values()]
    drawn = [
        ContentError("tile-side", tile=tile.id, side=name, problem=problem)
        for tile in every
        for name, rows in drawings(tile).items()
        for problem in faults(rows, RADIUS[type(tile)])
    ]
    if drawn:
        return drawn
    return [
        *part_problems(empire, hexes, sky, cataclysms),
        *(problem for tile in every for problem in way_problems(tile)),
        *(problem for tile in empire.values() for problem in empire_problems(tile)),
        *hex_problems(hexes.values()),
        *(problem for tile in ground for problem in yield_problems(tile)),
        *sky_problems(sky.values()),
        *cataclysm_problems(cataclysms.values()),
        *location_problems(every),
        *terrain_problems(ground),
    ]


def part_problems(
    empire: Mapping[str, EmpireTile],
    hexes: Mapping[str, HexTile],
    sky: Mapping[str, SkyTile],
    cataclysms: Mapping[str, CataclysmTile],
) -> Iterator[ContentError]:
    """GOD-023: how many tiles there are, and their letters."""
    for kind, count, expected in (
        ("EmpireTile", len(empire), 2),
        ("HexTile", len(hexes), 12),
        ("SkyTile", len(sky), 13),
        ("CataclysmTile", len(cataclysms), 4),
    ):
        if count != expected:
            yield ContentError("tile-count", kind=kind, count=count, expected=expected)
    letters = sorted([tile.letter for tile in empire.values()] + [tile.letter for tile in hexes.values()])
    if letters != [*ascii_uppercase[: len(letters)]]:
        yield ContentError("tile-letters", found=" ".join(letters))


def placed(tile: Tile) -> Iterator[tuple[str, dict[Coordinate, Land]]]:
    """The sides of a tile, hex by hex."""
    for name, rows in drawings(tile).items():
        yield name, dict(zip(disc(RADIUS[type(tile)]), lands(rows), strict=True))


def joined(places: Collection[Coordinate]) -> list[set[Coordinate]]:
    """Places in groups that hang together."""
    left = {*places}
    groups = []
    while left:
        edge = [left.pop()]
        group = {*edge}
        while edge:
            place = edge.pop()
            beside = {moved(place, step) for step in DIRECTIONS} & left
            left -= beside
            group |= beside
            edge.extend(beside)
        groups.append(group)
    return groups


def way_problems(tile: Tile) -> Iterator[ContentError]:
    """Whoever comes in at any edge can walk to every hex that needs no equipment."""
    for name, land in placed(tile):
        crossable = {place for place, one in land.items() if one.terrain not in UNCROSSABLE}
        if len(joined(crossable)) != 1:
            yield ContentError("tile-parted", tile=tile.id, side=name)
        if not all(crossable & {*edge} for edge in local_edges(RADIUS[type(tile)])):
            yield ContentError("tile-edge", tile=tile.id, side=name)
        for one in land.values():
            if one.location is not None and one.terrain in UNCROSSABLE:
                yield ContentError("tile-unreached", tile=tile.id, side=name, location=one.location)


def printed(land: Iterable[Land]) -> Counter[Place]:
    return Counter([one.location for one in land if one.location is not None])


def crosses(places: Collection[Coordinate], radius: int) -> bool:
    """Whether something runs through two opposite edges of a tile without a gap."""
    edges = local_edges(radius)
    return any(group & {*edges[at]} and group & {*edges[at + 3]} for group in joined(places) for at in range(3))


def empire_problems(tile: EmpireTile) -> Iterator[ContentError]:
    """The City-State on its edge, its surroundings and its Road; the locations of GAP-GOD-19."""
    radius = RADIUS[EmpireTile]
    edges = [{*edge} for edge in local_edges(radius)]
    for name, land in placed(tile):
        city = {place for place, one in land.items() if one.location is Place.CITY_STATE}
        if city not in [{*places} for places in CITY_STATES]:
            yield ContentError("tile-city-place", tile=tile.id, side=name)
            continue
        if not all(land[place].road for place in city):
            yield ContentError("tile-city-road", tile=tile.id, side=name)
        beside = {moved(place, step) for place in city for step in DIRECTIONS} & land.keys()
        if any(land[place].terrain in UNCROSSABLE for place in beside):
            yield ContentError("tile-city-beside", tile=tile.id, side=name)
        own = max(range(len(edges)), key=lambda at: len(edges[at] & city))
        roads = joined([place for place, one in land.items() if one.road])
        if not any(city <= group and group & edges[(own + 3) % len(edges)] for group in roads):
            yield ContentError("tile-city-way", tile=tile.id, side=name)
        if printed(land.values()) != ON_EMPIRE:
            yield ContentError("tile-empire-locations", tile=tile.id, side=name)


def hex_problems(tiles: Iterable[HexTile]) -> Iterator[ContentError]:
    """Locations on both sides, Roads and Rivers, numbers of Temples."""
    radius = RADIUS[HexTile]
    roads = rivers = 0
    temples = []
    for tile in tiles:
        sides = [land for _, land in placed(tile)]
        kinds = [printed(land.values()) for land in sides]
        if kinds[0] != kinds[1]:
            yield ContentError("tile-sides-differ", tile=tile.id)
        if any(found.total() > MOST_ON_HEX_TILE for found in kinds):
            yield ContentError("tile-many-locations", tile=tile.id, most=MOST_ON_HEX_TILE)
        if any(found[Place.TEMPLE] != (tile.temple is not None) for found in kinds):
            yield ContentError("tile-temple", tile=tile.id)
        if tile.temple is not None:
            temples.append(tile.temple)
        roads += all(crosses([place for place, one in land.items() if one.road], radius) for land in sides)
        rivers += all(_has_river(land) for land in sides)
    if roads != ROADS:
        yield ContentError("tiles-roads", count=roads, expected=ROADS)
    if rivers != RIVERS:
        yield ContentError("tiles-rivers", count=rivers, expected=RIVERS)
    if sorted(temples) != [*range(1, LOCATIONS[Place.TEMPLE] + 1)]:
        yield ContentError("tiles-temples", found=", ".join(map(str, sorted(temples))))


def _has_river(land: Mapping[Coordinate, Land]) -> bool:
    """A River reaches the edge of the tile, and is one."""
    rim = {place for edge in local_edges(RADIUS[HexTile]) for place in edge}
    rivers = joined([place for place, one in land.items() if one.river])
    return any(len(group) >= SHORTEST_RIVER and group & rim for group in rivers)


def worth(land: Iterable[Land]) -> int:
    """What the hexes of a side yield that have no location, which overrides the terrain."""
    return sum(
        max(WORTH.get(one.terrain, 0), 1 if one.road or one.river else 0) for one in land if one.location is None
    )


def yield_problems(tile: EmpireTile | HexTile) -> Iterator[ContentError]:
    """Nobody should choose a side for its riches alone."""
    poor, rich = sorted([worth(land.values()) for _, land in placed(tile)])
    if 100 * poor < LEAST_YIELD_PERCENT * rich:
        yield ContentError("tile-yields", tile=tile.id, poor=poor, rich=rich)


def sky_problems(tiles: Iterable[SkyTile]) -> Iterator[ContentError]:
    """GOD-297, GAP-GOD-20: portals of all Elements on both faces, Settlements, Antiquity Sites, the lair of Boss 9."""
    fronts: list[Element] = []
    backs: list[Element] = []
    found: Counter[Place] = Counter()
    for tile in tiles:
        if tile.mountain_element is not None and tile.mountain_element == tile.nether_element:
            yield ContentError("sky-same-element", tile=tile.id, element=tile.mountain_element)
        for nether, elements in ((False, fronts), (True, backs)):
            side = "nether" if nether else "mountain"
            land = tile.side(nether)
            if sum(one.terrain is Terrain.PEAK for one in land) > MOST_PEAKS:
                yield ContentError("sky-peaks", tile=tile.id, side=side, most=MOST_PEAKS)
            element = tile.element(nether)
            if (element is not None) != (printed(land)[Place.ELEMENTAL_PORTAL] == 1):
                yield ContentError("sky-portal", tile=tile.id, side=side)
            elements.extend([element] if element is not None else [])
        if (tile.boss is not None) != bool(printed(tile.side(False))[Place.BOSS_LAIR]):
            yield ContentError("sky-boss", tile=tile.id)
        if set(printed(tile.side(True))) - {Place.ELEMENTAL_PORTAL}:
            yield ContentError("sky-nether", tile=tile.id)
        found += printed(tile.side(False))
    for side, elements in (("mountain", fronts), ("nether", backs)):
        if sorted(elements) != sorted(Element):
            yield ContentError("sky-elements", side=side, found=", ".join(elements))
    if found != Counter(
        {
            Place.ELEMENTAL_PORTAL: len(Element),
            Place.SETTLEMENT: 2,
            Place.ANTIQUITY_SITE: 2,
            Place.BOSS_LAIR: 1,
        }
    ):
        yield ContentError("sky-locations")


def cataclysm_problems(tiles: Iterable[CataclysmTile]) -> Iterator[ContentError]:
    """GOD-297, GAP-GOD-21: one for each basic Element, its portal in the center, ground around that yields nothing."""
    elements = []
    for tile in tiles:
        elements.append(tile.element)
        for _, land in placed(tile):
            centers = [place for place, one in land.items() if one.location is Place.ELEMENTAL_PORTAL]
            if centers != [(0, 0)] or any(one.terrain is not None for one in land.values()):
                yield ContentError("cataclysm-ground", tile=tile.id)
    if sorted(elements) != sorted(BASIC):
        yield ContentError("cataclysm-elements", found=", ".join(elements))


def location_problems(tiles: Sequence[Tile]) -> Iterator[ContentError]:
    """The totals of GOD-259 to GOD-262. Both sides of a tile have the same, so one side of each is counted."""
    found: Counter[Place] = Counter()
    for tile in tiles:
        found += printed(next(placed(tile))[1].values())
    for location, expected in LOCATIONS.items():
        if found[location] != expected:
            yield ContentError("tiles-locations", location=location, count=found[location], expected=expected)


def terrain_problems(tiles: Sequence[EmpireTile | HexTile]) -> Iterator[ContentError]:
    """The mix of the whole map, and what each Empire has more of."""
    of = {empire: Counter([one.terrain for tile in tiles for one in tile.side(empire)]) for empire in Empire}
    every = sum(of.values(), Counter[Terrain | None]())
    total = every.total() or 1
    for terrain, share in SHARES.items():
        percent = 100 * every[terrain] / total
        if abs(percent - share) > TOLERANCE:
            yield ContentError("tiles-terrain", terrain=terrain, percent=round(percent), expected=share)
    if every[None]:
        yield ContentError("tiles-barren")
    for empire, more in MORE.items():
        other = Empire.ISHIDAN if empire is Empire.CAPRAKAN else Empire.CAPRAKAN
        for terrain in more:
            if of[empire][terrain] <= of[other][terrain]:
                yield ContentError("tiles-empire-terrain", empire=empire, terrain=terrain)
    rivers = {empire: sum(one.river for tile in tiles for one in tile.side(empire)) for empire in Empire}
    if rivers[Empire.ISHIDAN] <= rivers[Empire.CAPRAKAN]:
        yield ContentError("tiles-empire-rivers")
