"""The configuration of the map: hexes, slots, portals, distances, patches and triangles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.games.godai.model import geometry as g

HEX = st.integers(0, g.HEXES - 1)
ANYWHERE = st.integers(0, len(g.COORDINATES) - 1)


def test_the_map_has_302_hexes_on_tiles_and_ten_portals() -> None:
    """GAP-GOD-18, GOD-254."""
    assert (g.TILE_HEXES, g.HEXES, len(g.PORTALS)) == (302, 312, 10)
    assert len({*g.COORDINATES}) == len(g.COORDINATES)
    assert all(g.is_portal(hex) for hex in g.PORTALS.values())
    assert not any(g.is_portal(hex) for slot in g.SLOTS for hex in slot.hexes)


def test_slots_have_the_sizes_of_their_tiles() -> None:
    """GOD-252, AMB-GOD-02: two Empire Tiles of 37 hexes, twelve HexTiles of 19, two of them there from the start."""
    assert [len(slot.hexes) for slot in g.SLOTS] == [37, 37] + [19] * 12
    assert [slot.name for slot in g.SLOTS] == ["A", "B", *map(str, range(1, 13))]
    assert [len(g.disc(radius)) for radius in (1, 2, 3)] == [7, 19, 37]
    assert (g.EMPIRE_SLOTS, g.FIRST_SLOTS, len(g.HEX_SLOTS)) == ((0, 1), (2, 3), 12)


def test_the_configuration_is_symmetric() -> None:
    """GOD-263: half a turn leads every slot and every portal onto another one."""
    ground = {*g.COORDINATES[: g.HEXES]}
    assert {(9 - q, -4 - r) for q, r in ground} == ground
    portals = {g.COORDINATES[hex] for hex in g.PORTALS.values()}
    assert {(9 - q, -4 - r) for q, r in portals} == portals


def test_empire_tiles_touch_only_the_two_hex_tiles_of_the_setup() -> None:
    """GOD-264."""
    for slot in g.EMPIRE_SLOTS:
        beside = {other for hex in g.SLOTS[slot].hexes for other in g.SLOTS_BESIDE[hex]}
        assert beside == {*g.FIRST_SLOTS}


def test_every_slot_can_be_reached_from_tile_to_tile() -> None:
    seen, edge = {0}, [0]
    while edge:
        slot = edge.pop()
        for other in {other for hex in g.SLOTS[slot].hexes for other in g.SLOTS_BESIDE[hex]} - seen:
            seen.add(other)
            edge.append(other)
    assert seen == {*range(14)}


def test_the_compass_points_three_to_the_south() -> None:
    """GOD-404, GAP-GOD-22."""
    center = g.SLOTS[0].center
    assert g.NAMES[center] == "e14"
    around = [g.NAMES[hex] for hex in g.NEIGHBOURS[center]]
    assert around == ["f13", "f14", "e15", "d14", "d13", "e13"]
    assert g.NEIGHBOURS[center][3 - 1] == g.BY_NAME["e15"]
    assert g.DIRECTION_NAMES[3 - 1] == "s"


@given(HEX)
def test_neighbours_are_mutual_and_one_step_away(hex: int) -> None:
    for direction, other in enumerate(g.NEIGHBOURS[hex]):
        if other != g.OUTSIDE:
            assert g.NEIGHBOURS[other][(direction + 3) % 6] == hex
            assert g.distance(hex, other) == 1
        else:
            assert g.is_bar(g.STEPS[hex][direction])


@given(ANYWHERE, ANYWHERE, ANYWHERE)
def test_distance_is_a_distance(one: int, other: int, third: int) -> None:
    assert (g.distance(one, other) == 0) == (one == other)
    assert g.distance(one, other) == g.distance(other, one)
    assert g.distance(one, third) <= g.distance(one, other) + g.distance(other, third)


@given(HEX, HEX)
def test_a_straight_way_never_leaves_the_known_hexes(one: int, other: int) -> None:
    """AMB-GOD-78: Jaethi may cross Game Bars, and each step brings her nearer."""
    here = one
    while here != other:
        nearer = [
            step for step in g.STEPS[here] if step != g.OUTSIDE and g.distance(step, other) < g.distance(here, other)
        ]
        assert nearer
        here = nearer[0]


@pytest.mark.parametrize(("radius", "count"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_range_within_a_tile(radius: int, count: int) -> None:
    """GOD-252: Range 1 is a SkyTile, 2 a HexTile, 3 an Empire Tile."""
    found = g.within(g.SLOTS[0].center, radius)
    assert len(found) == count
    assert list(found) == sorted(found, key=lambda hex: g.distance(hex, found[0]))


def test_range_stops_at_game_bars() -> None:
    west = g.BY_NAME["a14"]
    assert g.PORTALS[1] == west
    assert all(hex < g.HEXES for hex in g.within(west, 3))
    assert len(g.BESIDE[west]) == 2


def test_names_of_hexes_can_be_read_back() -> None:
    assert len(g.BY_NAME) == g.HEXES
    assert all(g.BY_NAME[name] == hex for hex, name in enumerate(g.NAMES))
    assert all(name.isalnum() and name.islower() for name in g.NAMES)


def test_portals_are_numbered_from_north_west_to_south_east() -> None:
    """GAP-GOD-23: four on the Game Bars, six in the middle, two on each tile."""
    names = {number: g.NAMES[hex] for number, hex in g.PORTALS.items()}
    assert names == {
        1: "a14", 4: "h3", 7: "r14", 10: "k25",
        2: "i13", 3: "j13", 5: "i14", 6: "j14", 8: "i15", 9: "j15",
    }  # fmt: skip
    for one, other in g.PORTAL_TILES:
        assert g.distance(g.PORTALS[one], g.PORTALS[other]) == 1
    assert sorted([*g.BAR_PORTALS, *sum(g.PORTAL_TILES, ())]) == [*range(1, 11)]


def test_six_turns_bring_everything_back() -> None:
    for place in g.disc(3):
        assert g.turned(place, 6) == place
        assert g.turned(g.turned(place, 2), 4) == place
    assert g.turned((0, -1), 1) == (1, -1)  # clockwise: north becomes north-east


def test_a_turned_tile_covers_the_same_hexes() -> None:
    """GOD-267: in any rotation."""
    for slot, by_turn in zip(g.SLOTS, g.SLOT_HEXES, strict=True):
        assert by_turn[0] == slot.hexes
        assert all({*hexes} == {*slot.hexes} for hexes in by_turn)
        assert len({*by_turn}) == 6


@pytest.mark.parametrize("slot", [0, 1])
def test_three_rotations_bring_the_city_state_to_the_game_bar(slot: int) -> None:
    """GOD-265."""
    local = g.disc(3)
    touching = []
    for turns in range(6):
        where = dict(zip(local, g.SLOT_HEXES[slot][turns], strict=True))
        outer = [where[place] for place in g.CITY_STATES[slot][:2]]
        beside = [other for hex in outer for other in g.STEPS[hex]]
        tiles = {g.SLOT_OF[other] for other in beside if other < g.HEXES} - {slot, g.OUTSIDE}
        portals = {g.PORTAL_NUMBERS[other] for other in beside if g.is_portal(other)} - {*g.BAR_PORTALS}
        if not tiles and not portals:
            touching.append(turns)
    assert tuple(touching) == g.LEGAL_TURNS


def test_opposite_edges_are_three_apart() -> None:
    (
        east,
        *_,
    ) = g.local_edges(2)
    assert east == ((2, -2), (2, -1), (2, 0))
    assert {*g.local_edges(2)[3]} == {(-2, 0), (-2, 1), (-2, 2)}


def test_a_patch_turns_around_its_center() -> None:
    """GOD-1066."""
    center = g.SLOTS[0].center
    first, turned = g.patch(center), g.patch(center, 1)
    assert first[3] == turned[3] == center
    assert {*first} == {*turned} == {center, *g.NEIGHBOURS[center]}
    assert turned[0] == g.NEIGHBOURS[center][g.NORTH_EAST]  # the northern hex, one turn on


def test_patches_at_the_edge_have_hexes_outside() -> None:
    west = g.SLOTS[0].hexes[3]
    assert g.OUTSIDE in g.patch(west)


@given(HEX)
def test_centers_of_patches_cover_their_target_and_spare_portals(target: int) -> None:
    """GOD-307, GOD-1066."""
    for center in g.patch_centers(target):
        covered = g.patch(center)
        assert target in covered
        assert not any(g.is_bar(hex) or g.is_portal(hex) for hex in covered)


def test_a_hex_amid_land_has_seven_centers_of_patches() -> None:
    """GOD-307: its own and those of its neighbours."""
    target = g.SLOTS[1].center
    assert {*g.patch_centers(target)} == {target, *g.BESIDE[target]}


def test_jaethi_stands_on_three_hexes_in_six_ways() -> None:
    """AMB-GOD-78: both orientations, every hex of hers on the target once."""
    center = g.SLOTS[0].center
    found = g.triangles(center)
    assert len({frozenset(one) for one in found}) == len(found) == 6
    for one in found:
        assert center in one
        assert all(g.distance(a, b) == 1 for a in one for b in one if a != b)


@given(HEX, st.booleans(), st.integers(0, 5))
def test_jaethi_moves_without_turning(corner: int, east: bool, direction: int) -> None:
    """AMB-GOD-78: a step and the step back lead to the same three hexes, over Game Bars, too."""
    standing = g.triangle(corner, east)
    moved = g.shift(standing, direction)
    assert g.shift(moved, (direction + 3) % 6) == standing
    assert moved == g.triangle(g.STEPS[corner][direction], east)


def test_jaethi_is_as_near_as_her_nearest_hex() -> None:
    standing = g.triangle(g.BY_NAME["e14"], east=True)
    assert g.distance_from(standing, g.BY_NAME["e11"]) == 3
    assert g.distance_from(standing, standing[2]) == 0
    assert g.distance_from(standing, g.BY_NAME["g14"]) == 1
