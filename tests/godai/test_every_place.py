"""Each tile lies with each side, each entry of the Resource Aid yields, each Defender has its stats. p.24 to 40.

Terrain by its letter: Highland, Forest, Plains, Marsh, Water, Peak (k), Great Tree (t), barren ground (x). Locations:
City-State, Temple, Settlement, Antiquity Site, Boss Lair, Wellspring Portal, Elemental Portal.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.land import PlaceTile
from rulewright.games.godai.model.state import Defender, Floating, GodaiState, Rulings
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.visits import Yield
from rulewright.games.godai.model.vocabulary import Place, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.ground import ground
from rulewright.games.godai.rules.tiles import lay_in_slot

from .changes import changes, told
from .defences import NEAR, here, one, stats, tower
from .maps import full_map, on_map
from .positions import answer, content, done, faces, run
from .visiting import CENTER, visit

LETTERS: dict[Terrain | None, str] = {
    Terrain.HIGHLAND: "h", Terrain.FOREST: "f", Terrain.PLAINS: "p", Terrain.MARSH: "m", Terrain.WATER: "w",
    Terrain.PEAK: "k", Terrain.GREAT_TREE: "t", None: "x",
}  # fmt: skip
PLACES = {
    Place.CITY_STATE: "C", Place.TEMPLE: "T", Place.SETTLEMENT: "S", Place.ANTIQUITY_SITE: "A", Place.BOSS_LAIR: "B",
    Place.WELLSPRING_PORTAL: "W", Place.ELEMENTAL_PORTAL: "E",
}  # fmt: skip
TILES: dict[tuple[str, str], tuple[str, str, int, int]] = {
    ("empire-a", "caprakan"): ("h8 f8 p11 m3 w4 k1 t2", "ACCCCSSW", 9, 0),
    ("empire-a", "ishidan"): ("h9 f7 p12 m2 w4 k2 t1", "ACCCCSSW", 9, 7),
    ("empire-b", "caprakan"): ("h7 f6 p11 m5 w5 k1 t2", "ACCCCSSW", 9, 0),
    ("empire-b", "ishidan"): ("h11 f8 p10 m1 w4 k2 t1", "ACCCCSSW", 9, 7),
    ("hex-c", "caprakan"): ("h3 f5 p4 m4 w1 t2", "ABT", 5, 0),
    ("hex-c", "ishidan"): ("h6 f5 p4 m1 w1 k2", "ABT", 5, 0),
    ("hex-d", "caprakan"): ("h3 f6 p4 m4 w1 t1", "BSW", 5, 5),
    ("hex-d", "ishidan"): ("h6 f5 p5 m1 w1 k1", "BSW", 5, 5),
    ("hex-e", "caprakan"): ("h3 f5 p4 m3 w3 t1", "ATW", 5, 0),
    ("hex-e", "ishidan"): ("h6 f5 p4 m1 w2 k1", "ATW", 5, 0),
    ("hex-f", "caprakan"): ("h5 f6 p4 m2 k1 t1", "ABS", 5, 0),
    ("hex-f", "ishidan"): ("h7 f5 p4 w1 k1 t1", "ABS", 5, 0),
    ("hex-g", "caprakan"): ("h3 f8 p3 m2 w1 k1 t1", "BT", 0, 5),
    ("hex-g", "ishidan"): ("h7 f4 p3 m2 w1 k2", "BT", 0, 5),
    ("hex-h", "caprakan"): ("h3 f4 p8 m2 w1 t1", "ABS", 5, 0),
    ("hex-h", "ishidan"): ("h6 f3 p7 m1 w1 k1", "ABS", 5, 0),
    ("hex-i", "caprakan"): ("h3 f7 p5 m2 t2", "STW", 5, 0),
    ("hex-i", "ishidan"): ("h7 f4 p5 w1 k1 t1", "STW", 5, 0),
    ("hex-j", "caprakan"): ("h3 f7 m6 w2 t1", "AB", 0, 5),
    ("hex-j", "ishidan"): ("h7 f5 p1 m4 w1 k1", "AB", 0, 5),
    ("hex-k", "caprakan"): ("h4 f6 p5 m2 w1 t1", "ST", 5, 5),
    ("hex-k", "ishidan"): ("h7 f5 p4 m1 w1 k1", "ST", 5, 5),
    ("hex-l", "caprakan"): ("h2 f8 p2 m3 k1 t3", "ABW", 0, 5),
    ("hex-l", "ishidan"): ("h7 f4 p2 m1 w1 k2 t2", "ABW", 0, 5),
    ("hex-m", "caprakan"): ("h3 f4 p7 m2 w2 t1", "ASW", 5, 0),
    ("hex-m", "ishidan"): ("h6 f5 p6 w1 k1", "ASW", 5, 0),
    ("hex-n", "caprakan"): ("h6 f5 p2 m2 w1 k1 t2", "B", 0, 3),
    ("hex-n", "ishidan"): ("h6 f4 p4 m1 w1 k3", "B", 0, 4),
}
"""Terrain, locations, hexes with a Road and with a River."""
SKY: dict[tuple[str, str], tuple[str, str, str]] = {
    ("sky-1", "mountain"): ("h4 f1 k1 x1", "E", "air"),
    ("sky-1", "nether"): ("m1 k1 x5", "", ""),
    ("sky-2", "mountain"): ("h4 f2 k1", "E", "earth"),
    ("sky-2", "nether"): ("k2 x5", "E", "fire"),
    ("sky-3", "mountain"): ("h4 k1 x2", "E", "fire"),
    ("sky-3", "nether"): ("m2 k1 x4", "", ""),
    ("sky-4", "mountain"): ("h2 f3 m2", "E", "water"),
    ("sky-4", "nether"): ("m1 k1 x5", "E", "earth"),
    ("sky-5", "mountain"): ("h2 k1 x4", "E", "void"),
    ("sky-5", "nether"): ("m2 k1 x4", "", ""),
    ("sky-6", "mountain"): ("h2 f2 p2 k1", "S", ""),
    ("sky-6", "nether"): ("k2 x5", "E", "air"),
    ("sky-7", "mountain"): ("f4 p2 t1", "S", ""),
    ("sky-7", "nether"): ("m2 k1 x4", "", ""),
    ("sky-8", "mountain"): ("h4 f1 p1 k1", "A", ""),
    ("sky-8", "nether"): ("k1 x6", "E", "void"),
    ("sky-9", "mountain"): ("h3 f2 p1 k1", "A", ""),
    ("sky-9", "nether"): ("m2 k1 x4", "", ""),
    ("sky-10", "mountain"): ("h5 k2", "B", ""),
    ("sky-10", "nether"): ("m3 k1 x3", "E", "water"),
    ("sky-11", "mountain"): ("h2 f2 p3", "", ""),
    ("sky-11", "nether"): ("m2 k1 x4", "", ""),
    ("sky-12", "mountain"): ("h1 f4 k1 t1", "", ""),
    ("sky-12", "nether"): ("m2 k1 x4", "", ""),
    ("sky-13", "mountain"): ("h4 m1 k2", "", ""),
    ("sky-13", "nether"): ("m1 k1 x5", "", ""),
}
"""Terrain, locations, the Element of the portal."""


def each(rows: Any) -> list[Any]:
    return [pytest.param(*key, marks=pytest.mark.component(key[0]), id="-".join(key)) for key in rows]


def looks(state: GodaiState, hexes: Any) -> tuple[str, str]:
    """The terrains and locations of some hexes, as the map has them."""
    found = ground(state)
    terrain = Counter(LETTERS[found.terrain[hex]] for hex in hexes)
    places = sorted(PLACES[place] for hex in hexes if (place := found.location[hex]) is not None)
    return " ".join(f"{letter}{terrain[letter]}" for letter in LETTERS.values() if terrain[letter]), "".join(places)


def test_there_are_58_sides() -> None:
    assert len(TILES) + len(SKY) + len(CATACLYSMS) == 58
    assert {id for id, _ in (*TILES, *SKY)} | set(CATACLYSMS) == set(content().tiles)


@pytest.mark.parametrize(("id", "side"), each(TILES))
def test_a_tile_brings_this_land_whichever_way_it_lies(id: str, side: str) -> None:
    slot = {"empire-a": 0, "empire-b": 1}.get(id, 4)
    terrain, places, roads, rivers = TILES[id, side]
    for rotation in range(6):
        state = on_map(slots={})
        state.tiles = (None,) * len(g.SLOTS)
        state.defenders, state.bosses, state.ground = (), (), None
        lay_in_slot(state, slot, id, PlaceTile(side, rotation), "GOD-264")
        hexes = [hex for hex in range(g.TILE_HEXES) if g.SLOT_OF[hex] == slot]
        assert looks(state, hexes) == (terrain, places)
        found = ground(state)
        assert (sum(found.road[hex] for hex in hexes), sum(found.river[hex] for hex in hexes)) == (roads, rivers)


@pytest.mark.parametrize(("id", "side"), each(SKY))
def test_a_sky_tile_covers_seven_hexes_with_this(id: str, side: str) -> None:
    terrain, places, element = SKY[id, side]
    center = g.SLOTS[4].center
    for rotation in range(6):
        lying = Floating(id, center, rotation, nether=side == "nether", riser=side == "mountain")
        state = full_map(("samurai", "nagual"), sky=(lying,))
        assert looks(state, g.patch(center)) == (terrain, places)
        tile = content().tiles[id]
        assert str(tile.element(side == "nether") or "") == element  # type: ignore[union-attr]


CATACLYSMS = {
    "cataclysm-meteor": "fire", "cataclysm-deluge": "water", "cataclysm-skyscour": "air", "cataclysm-worldrift": "earth"
}  # fmt: skip


@pytest.mark.parametrize("id", [pytest.param(one, marks=pytest.mark.component(one)) for one in CATACLYSMS])
def test_a_cataclysm_leaves_barren_ground_around_its_portal(id: str) -> None:
    center = g.SLOTS[4].center
    state = full_map(("samurai", "nagual"), cataclysms=(Floating(id, center, 0),), at=g.NAMES[center])
    assert looks(state, g.patch(center)) == ("x7", "E")
    assert land.is_hazardous(state)
    assert str(content().tiles[id].element) == CATACLYSMS[id]  # type: ignore[union-attr]


# -- the Resource Aid ------------------------------------------------------------------------------------------

HEROES = (("samurai", "nagual"),)


def standing(kind: Place) -> dict[str, Any]:
    return {"defenders": (Defender(id="tower-1", kind=kind, hexes=(CENTER,), resilience=8),)}


# What the hex is, what stands there, dice, answers, what one Acquire brings.
AID: dict[str, tuple[str, dict[str, Any], tuple[int, ...], tuple[str, ...], dict[str, Any]]] = {
    "city-state": ("pC", standing(Place.CITY_STATE), (), (), {"yield platinum": 2}),
    "temple": ("pT", standing(Place.TEMPLE), (), ("pick-resource fire",), {"yield fire": 1}),
    "temple-fortress": ("p", standing(Place.TEMPLE_FORTRESS), (), ("pick-resource air",), {"yield air": 1}),
    "tower": ("p", standing(Place.TOWER), (), ("pick-stat attack",), {"1 rank attack": 1, "1 gear": 1}),
    "fortress": ("p", standing(Place.FORTRESS), (), ("pick-stat navigate",), {"1 rank navigate": 1, "1 gear": 1}),
    "settlement": ("pS", {}, (1,), (), {"yield recruit": 1, "yield specialist": 1}),
    "antiquity-site": ("pA", {}, (4,), (), {"yield platinum": 5}),
    "wellspring-portal": ("pW", {}, (4,), ("pick-resource living-crystal",), {"yield living-crystal": 1}),
    "highland": ("h", {}, (), (), {"yield ore": 1}),
    "forest": ("f", {}, (), (), {"yield lumber": 1}),
    "great-tree": ("t", {}, (4,), (), {"yield essence": 1}),
    "peak": ("k", {}, (4,), (), {"yield sky-metal": 1}),
    "marsh": ("m", {}, (), (), {"1 gold": 4}),
    "road": ("p+", {}, (), (), {"1 gold": 4}),
    "water": ("w", {}, (), (), {"1 gold": 2, "1 food": 6}),
    "river": ("p~", {}, (), (), {"1 gold": 2, "1 food": 6}),
}
FAILED = {"settlement": {"yield recruit": 1}}
"""What a die that is one too high still leaves."""


@pytest.mark.parametrize("what", [pytest.param(one, marks=pytest.mark.component(f"aid-{one}")) for one in AID])
def test_what_a_hex_yields(what: str) -> None:
    word, fields, dice, words, expected = AID[what]
    for more in (0, 1) if dice else (0,):
        state = visit(*HEROES, center=word, script=faces(*[die + more for die in dice]), **fields)
        before = told(state)
        run(state, Yield(CENTER))
        for answered in words if not more else ():
            answer(state, answered)
        assert done(state)
        assert changes(before, state) == (FAILED.get(what, {}) if more else expected)


@pytest.mark.component("aid-elemental-portal", "aid-sky-tile")
def test_what_portals_and_floating_mountains_yield() -> None:
    """sky-1 has a portal of Air; three dice for any other hex, each with a Hex symbol gives something of choice."""
    center = g.SLOTS[4].center
    state = full_map(*HEROES, sky=(Floating("sky-1", center, 0, riser=True),))
    portal = next(hex for hex in g.patch(center) if land.place_at(state, hex) is Place.ELEMENTAL_PORTAL)
    state.script = faces(4)
    before = told(state)
    run(state, Yield(portal))
    assert changes(before, state) == {"yield air": 1}
    other = next(hex for hex in g.patch(center) if hex != portal)
    before = told(state)
    state.script = faces(1, 2, 1)
    run(state, Yield(other))
    state.script = None
    answer(state, "pick-resource element", "pick-resource aetherial-ore")
    assert changes(before, state) == {"yield element": 1, "yield aetherial-ore": 1}


# -- Defenders -------------------------------------------------------------------------------------------------

CITIES = {
    ("caprakan", 0): ("nimo-teptek", (3, 6, 2, 18)),
    ("caprakan", 1): ("manchu-pakra", (3, 5, 2, 21)),
    ("ishidan", 0): ("takagura", (4, 5, 2, 18)),
    ("ishidan", 1): ("hirono", (3, 5, 3, 18)),
}
"""Potential, Power, Range, Resilience."""


@pytest.mark.parametrize(
    ("side", "slot"),
    [pytest.param(*key, marks=pytest.mark.component(f"tracker-{row[0]}")) for key, row in CITIES.items()],
)
def test_a_city_state_begins_with_its_stats(side: str, slot: int) -> None:
    state = on_map(slots={})
    state.defenders, state.ground = (), None
    state.tiles = (None,) * len(g.SLOTS)
    lay_in_slot(state, slot, ("empire-a", "empire-b")[slot], PlaceTile(side, 0), "GOD-264")
    name, numbers = CITIES[side, slot]
    assert one(state, f"city-{slot + 1}").name == name
    assert stats(state, f"city-{slot + 1}") == numbers


@pytest.mark.component("tracker-temple")
def test_a_temple_begins_with_its_stats() -> None:
    assert {stats(full_map(*HEROES), f"temple-{number}") for number in range(1, 6)} == {(2, 5, 2, 8)}


@pytest.mark.component("tracker-tower")
def test_a_tower_is_built_for_six_platinum() -> None:
    state = here(stock={"platinum": 7}, rulings=Rulings(build_power_up=False))
    run(state, Enhance())
    before = told(state)
    answer(state, f"build-tower {NEAR}")
    assert changes(before, state)["stock platinum"] == -6
    assert stats(state, "tower-1") == (2, 4, 1, 10)


@pytest.mark.component("tracker-fortress")
def test_a_fortress_costs_ten_platinum_and_raises_three_stats() -> None:
    state = here(stock={"platinum": 11}, towers=(tower(),))
    run(state, Enhance())
    before = told(state)
    answer(state, "upgrade-tower tower-1")
    found = changes(before, state)
    assert found["stock platinum"] == -10
    assert stats(state, "tower-1") == (3, 5, 1, 15)
