"""The tiles of the map: their drawings can be read, and make a good map by every rule of the templates."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from fluent.syntax import FluentParser

import rulewright.games.godai.content as content
from rulewright.core.errors import ContentError
from rulewright.games.godai.art import hexes as art
from rulewright.games.godai.art.terrain import CORNERS
from rulewright.games.godai.content.map_checks import crosses, map_problems, worth
from rulewright.games.godai.content.map_parts import (
    EmpireTile,
    HexTile,
    Land,
    Tile,
    drawings,
    faults,
    land,
    lands,
    widths,
)
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.vocabulary import Element, Empire, Place, Terrain

from .tiles import cataclysm_tiles, empire_tiles, hex_tiles, problems, sky_tiles, with_word

LOCALE = Path(content.__file__).parent.parent / "locale"


def every_tile() -> list[Tile]:
    tiles: list[Tile] = [*empire_tiles().values(), *hex_tiles().values()]
    tiles += [*sky_tiles().values(), *cataclysm_tiles().values()]
    return tiles


def ground_tiles() -> list[EmpireTile | HexTile]:
    tiles: list[EmpireTile | HexTile] = [*empire_tiles().values()]
    return [*tiles, *hex_tiles().values()]


def test_the_tiles_make_a_good_map() -> None:
    """GAP-GOD-19, GAP-GOD-20, GAP-GOD-21."""
    assert [str(one) for one in map_problems(empire_tiles(), hex_tiles(), sky_tiles(), cataclysm_tiles())] == []


def test_there_are_58_sides() -> None:
    tiles = every_tile()
    assert sum(len(drawings(tile)) for tile in tiles) == 58
    rows = [rows for tile in tiles for side, rows in drawings(tile).items() if side != "ground"]
    assert len({*rows}) == len(rows), "every landscape is one of its own"


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("h", Land(Terrain.HIGHLAND)),
        ("f+", Land(Terrain.FOREST, road=True)),
        ("m~", Land(Terrain.MARSH, river=True)),
        ("p+~S", Land(Terrain.PLAINS, True, True, Place.SETTLEMENT)),
        ("kB", Land(Terrain.PEAK, location=Place.BOSS_LAIR)),
        ("xE", Land(None, location=Place.ELEMENTAL_PORTAL)),
    ],
)
def test_a_word_says_all_about_a_hex(word: str, expected: Land) -> None:
    """GOD-318, GOD-321: terrain, and beside it Road, River and location."""
    assert land(word) == expected


@pytest.mark.parametrize("word", ["", "z", "H", "p++", "p~+", "pSS", "pX", "+", "p+ "])
def test_what_says_nothing_is_no_hex(word: str) -> None:
    assert land(word) is None


def test_rows_of_a_drawing() -> None:
    assert widths(1) == (1, 2, 1, 2, 1)
    assert widths(2) == (1, 2, 3, 2, 3, 2, 3, 2, 1)
    assert widths(3) == (1, 2, 3, 4, 3, 4, 3, 4, 3, 4, 3, 2, 1)


def test_a_drawing_is_read_as_it_looks() -> None:
    """The first word is the northernmost hex, the middle one the center, the last the southernmost."""
    found = dict(zip(g.disc(1), lands(("  h", "f   p", "  mW", "w   t", "  k")), strict=True))
    assert found[0, -1].terrain is Terrain.HIGHLAND
    assert (found[-1, 0].terrain, found[1, -1].terrain) == (Terrain.FOREST, Terrain.PLAINS)
    assert found[0, 0] == Land(Terrain.MARSH, location=Place.WELLSPRING_PORTAL)
    assert (found[-1, 1].terrain, found[1, 0].terrain) == (Terrain.WATER, Terrain.GREAT_TREE)
    assert found[0, 1].terrain is Terrain.PEAK


def test_a_wrong_drawing_names_its_row() -> None:
    assert [one.message for one in faults(("h", "f f"), 1)] == ["tile-rows"]
    found = list(faults(("h", "f", "m", "w ?", "k"), 1))
    assert [(one.message, one.values["row"]) for one in found] == [("tile-row", 2), ("tile-word", 4)]
    assert problems(sky_1={"mountain": ("h", "f f")}) == {"tile-side"}


def test_totals_of_locations() -> None:
    """GOD-258 to GOD-262: with either side of every tile."""
    for empire in Empire:
        found: Counter[Place] = Counter()
        for tile in ground_tiles():
            found.update(one.location for one in tile.side(empire) if one.location is not None)
        for sky in sky_tiles().values():
            found.update(one.location for one in sky.side(False) if one.location is not None)
        assert found == {
            Place.CITY_STATE: 8,
            Place.TEMPLE: 5,
            Place.SETTLEMENT: 12,
            Place.ANTIQUITY_SITE: 11,
            Place.WELLSPRING_PORTAL: 7,
            Place.BOSS_LAIR: 9,
            Place.ELEMENTAL_PORTAL: 5,
        }


def test_a_city_state_has_a_road_on_every_hex() -> None:
    """GOD-322."""
    for tile in empire_tiles().values():
        for empire in Empire:
            assert [one.road for one in tile.side(empire) if one.location is Place.CITY_STATE] == [True] * 4


def test_locations_override_what_a_hex_is_worth() -> None:
    """GAP-GOD-34, AMB-GOD-145: plains bring something only with a Road or River."""
    assert worth([Land(Terrain.PLAINS)]) == 0
    assert worth([Land(Terrain.PLAINS, road=True), Land(Terrain.PLAINS, river=True)]) == 2
    assert worth([Land(Terrain.PEAK), Land(Terrain.FOREST, road=True)]) == 5
    assert worth([Land(Terrain.FOREST, location=Place.BOSS_LAIR)]) == 0


def test_a_road_runs_through_opposite_edges() -> None:
    line = [(q, 0) for q in range(-2, 3)]
    assert crosses(line, 2)
    assert not crosses(line[:-1], 2)
    assert not crosses([place for place in line if place != (0, 0)], 2)


def changed(tile: str, side: str, place: tuple[int, int], word: str) -> set[str]:
    """What is wrong if one word of a drawing is another one."""
    rows = next(drawings(one)[side] for one in every_tile() if one.id == tile)
    return problems(**{tile.replace("-", "_"): {side: with_word(rows, place, word)}})


@pytest.mark.parametrize(
    ("tile", "side", "place", "word", "problem"),
    [
        ("empire-a", "caprakan", (5, 1), "w", "tile-city-beside"),
        ("empire-a", "caprakan", (5, 0), "pC", "tile-city-road"),
        ("empire-a", "caprakan", (7, 3), "pS", "tile-city-way"),
        ("empire-b", "ishidan", (4, 2), "p+", "tile-city-place"),
        ("empire-b", "ishidan", (12, 0), "h", "tile-empire-locations"),
        ("hex-c", "caprakan", (2, 2), "h", "tile-sides-differ"),
        ("hex-c", "ishidan", (5, 0), "fS", "tile-many-locations"),
        ("hex-c", "caprakan", (3, 0), "f", "tiles-roads"),
        ("hex-g", "caprakan", (4, 1), "w", "tiles-rivers"),
        ("sky-1", "mountain", (1, 1), "k", "tile-edge"),
        ("hex-c", "caprakan", (6, 2), "kB", "tile-unreached"),
        ("hex-h", "caprakan", (2, 0), "t", "tile-yields"),
        ("hex-d", "caprakan", (0, 0), "x", "tiles-barren"),
        ("sky-10", "mountain", (1, 0), "k", "sky-peaks"),
        ("sky-1", "mountain", (0, 0), "x", "sky-portal"),
        ("sky-1", "nether", (0, 0), "xS", "sky-nether"),
        ("sky-10", "mountain", (2, 0), "h", "sky-boss"),
        ("sky-6", "mountain", (2, 0), "p", "sky-locations"),
        ("cataclysm-meteor", "ground", (0, 0), "h", "cataclysm-ground"),
    ],
)
def test_one_wrong_hex_is_found(tile: str, side: str, place: tuple[int, int], word: str, problem: str) -> None:
    assert problem in changed(tile, side, place, word)


@pytest.mark.parametrize(
    ("tile", "fields", "problem"),
    [
        ("hex-c", {"temple": None}, "tile-temple"),
        ("hex-c", {"temple": 2}, "tiles-temples"),
        ("hex-c", {"letter": "D"}, "tile-letters"),
        ("sky-2", {"nether_element": Element.EARTH}, "sky-same-element"),
        ("sky-2", {"nether_element": Element.AIR}, "sky-elements"),
        ("cataclysm-meteor", {"element": Element.VOID}, "cataclysm-elements"),
    ],
)
def test_one_wrong_field_is_found(tile: str, fields: dict[str, object], problem: str) -> None:
    assert problem in problems(**{tile.replace("-", "_"): fields})


def test_a_map_with_too_much_of_a_terrain_is_found() -> None:
    marsh = ("m", "m m", "m m m", "m m", "m m m", "m m", "m m m", "m m", "m")
    found = problems(**{f"hex_{letter}": {"caprakan": marsh} for letter in "cdef"})
    assert {"tiles-terrain", "tiles-locations"} <= found
    dry = {f"hex_{letter}": {"ishidan": marsh} for letter in "dgjkln"}
    assert {"tiles-empire-terrain", "tiles-empire-rivers"} <= problems(**dry)


def test_a_part_that_nobody_can_walk_to_is_found() -> None:
    assert "tile-parted" in problems(sky_1={"mountain": ("xE", "k k", "k", "h h", "h")})
    assert "tile-parted" not in problems(sky_1={"mountain": ("xE", "k h", "k", "h h", "h")})


def test_a_missing_tile_is_found() -> None:
    some = dict(list(hex_tiles().items())[1:])
    found = {one.message for one in map_problems(empire_tiles(), some, sky_tiles(), cataclysm_tiles())}
    assert {"tile-count", "tile-letters", "tiles-temples"} <= found
    assert all(isinstance(str(one), str) for one in map_problems(empire_tiles(), some, {}, {}))
    assert isinstance(next(iter(map_problems(empire_tiles(), some, {}, {}))), ContentError)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_tile_and_side_has_a_name(language: str) -> None:
    text = (LOCALE / language / "names-map.ftl").read_text("utf-8")
    named = {entry.id.name for entry in FluentParser().parse(text).body if hasattr(entry, "id")}
    wanted = {f"tile-{tile.id}" for tile in every_tile()}
    wanted |= {f"side-{tile.id}-{side}" for tile in every_tile() for side in drawings(tile) if side != "ground"}
    wanted |= {f"terrain-{terrain}" for terrain in Terrain} | {f"place-{place}" for place in Place}
    wanted |= {f"direction-{name}" for name in g.DIRECTION_NAMES}
    wanted |= {f"city-{name}" for name in ("nimo-teptek", "manchu-pakra", "takagura", "hirono")}
    assert wanted <= named


# -- drawings ---------------------------------------------------------------------------------------------------


def whole_map() -> dict[int, art.DrawnHex]:
    """Every slot filled: tiles as they come, Empires in turn."""
    found = {}
    for slot, tile in enumerate(ground_tiles()):
        empire = (Empire.CAPRAKAN, Empire.ISHIDAN)[slot % 2]
        for hex, one in zip(g.SLOT_HEXES[slot][0], tile.side(empire), strict=True):
            found[hex] = art.DrawnHex(str(empire), one)
    return found


def svg(*parts: str) -> ET.Element:
    return ET.fromstring(f"<svg>{''.join(parts)}</svg>")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_that_is_used_is_defined_once(theme: str) -> None:
    shown = whole_map()
    sky = next(iter(sky_tiles().values()))
    meteor = next(iter(cataclysm_tiles().values()))
    patch = g.patch(g.SLOTS[5].center)
    tops = tuple([art.DrawnHex("nether", one, element=sky.nether_element) for one in sky.side(True)])
    above = tuple([art.DrawnHex("sky", one, element=sky.mountain_element) for one in sky.side(False)])
    waste = tuple([art.DrawnHex("fire", one, element=meteor.element) for one in meteor.side()])
    drawn = svg(
        f"<defs>{art.definitions(theme)}</defs>",
        art.bars(theme),
        art.unknown(5, theme),
        art.land_layer(shown, theme),
        *[art.location(one, *art.POINTS[hex]) for hex, one in shown.items()],
        *[art.overlay(patch, one, theme, lifted=one is above) for one in (tops, above, waste)],
        *[art.portal(hex, number, number == 4, theme) for number, hex in g.PORTALS.items()],
        art.city(Empire.ISHIDAN, 2, g.SLOT_HEXES[1][0][:4], theme),
    )
    ids = [one.attrib["id"] for one in drawn.iter() if "id" in one.attrib]
    assert len({*ids}) == len(ids)
    used = {one.attrib["href"].removeprefix("#") for one in drawn.iter() if "href" in one.attrib}
    used |= {
        value.removeprefix("url(#").removesuffix(")")
        for one in drawn.iter()
        for value in one.attrib.values()
        if value.startswith("url(#")
    }
    assert used <= {*ids}
    assert len([one for one in drawn.iter("use") if one.attrib["href"] == "#m-hex"]) == g.TILE_HEXES + 21


def test_nothing_stands_under_another_tile() -> None:
    shown = whole_map()
    patch = g.patch(g.SLOTS[5].center)
    whole, less = art.land_layer(shown, "light"), art.land_layer(shown, "light", covered=patch)
    assert whole.count("<use") - less.count("<use") == len(patch)
    assert less.count('href="#m-hex"') == g.TILE_HEXES


def test_hexes_lie_side_by_side() -> None:
    """The corner points of neighbours are the same points."""
    center = g.SLOTS[0].center
    for direction, other in enumerate(g.NEIGHBOURS[center]):
        (ax, ay), (bx, by) = art.POINTS[center], art.POINTS[other]
        mx, my = art.MIDDLES[direction]
        assert (ax + 2 * mx, ay + 2 * my) == pytest.approx((bx, by))
    assert len(CORNERS) == 6


def test_roads_join_from_hex_to_hex() -> None:
    """What leaves a hex in a direction comes in at the other side of it."""
    shown = whole_map()
    found = art.joins({hex for hex, one in shown.items() if one.land.road})
    for hex, directions in found.items():
        for at in directions:
            other = g.NEIGHBOURS[hex][at]
            if other in found and g.SLOT_OF[other] == g.SLOT_OF[hex]:
                assert (at + 3) % 6 in found[other], (g.NAMES[hex], g.NAMES[other])


def test_a_road_runs_out_at_the_edge_of_its_tile_and_ends_inside_it() -> None:
    slot = g.SLOTS[2]
    column = [g.AT[g.COORDINATES[slot.center][0], g.COORDINATES[slot.center][1] + r] for r in (-2, -1, 0)]
    found = art.joins(set(column))
    assert found[column[0]] == (g.SOUTH, g.NORTH)
    assert found[column[1]] == (g.SOUTH, g.NORTH)
    assert found[column[2]] == (g.NORTH,)


def test_the_edge_of_a_tile_is_one_line() -> None:
    """A tile of radius n has 6 · (2n + 1) outer edges."""
    for radius in (1, 2, 3):
        assert len(art.rim(g.disc(radius))) == 6 * (2 * radius + 1)
