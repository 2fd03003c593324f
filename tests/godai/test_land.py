"""Hexes, locations in play, what the group can enter, Range and speed; tiles and what they bring."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.effects import Modified
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.events.land import BossTokenPlaced, LairLeftEmpty, PortalsTurned, TempleRevealed
from rulewright.games.godai.model.state import Defender, Floating, Modifier, Options, Rulings, Token
from rulewright.games.godai.model.steps import setup
from rulewright.games.godai.model.steps.land import RevealSlot
from rulewright.games.godai.model.vocabulary import Element, Place, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.ground import Layer, ground
from rulewright.games.godai.rules.stat_tests import dissonance
from rulewright.games.godai.rules.tiles import arrive

from .maps import SAGE, SAMURAI, full_map, hexes, on_map
from .positions import Halt, answer, content, done, faces, go_on, of_kind, offered, position, run

E14, F13, G13, H14, F12, E17 = hexes("e14", "f13", "g13", "h14", "f12", "e17")
"""On the Caprakan side of tile A: its center, Water, a Peak, a Settlement, an Antiquity Site, a Wellspring Portal."""
CITY = hexes("b13", "c14", "b14", "c15")
TENGU, RIDER = ("samurai", "tengu"), ("wind-rider", "alux")


def sky(id: str = "sky-1", center: str = "e14", **fields: Any) -> Floating:
    return Floating(id, g.BY_NAME[center], 0, **{"riser": True, **fields})


def tower(hex: int, **fields: Any) -> Defender:
    return Defender(id="tower-1", kind=Place.TOWER, hexes=(hex,), resilience=10, **fields)


# -- hexes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-318", "GOD-321", "GOD-322")
def test_a_hex_has_terrain_and_beside_it_roads_and_rivers() -> None:
    state = on_map()
    assert land.terrain_at(state, F13) is Terrain.WATER
    assert land.terrain_at(state, G13) is Terrain.PEAK
    assert land.has_way(state, E14)
    assert not land.has_way(state, F13)
    assert all(land.has_way(state, hex) for hex in CITY)
    bridge = g.BY_NAME["i18"]
    assert land.has_road(state, bridge)
    assert land.has_river(state, bridge)
    state.modifiers = (Modifier(str(Modified.ROADS_GONE)),)
    assert not land.has_way(state, E14)
    assert land.has_way(state, bridge), "the River is still there"


def test_the_ground_is_made_once_for_each_change() -> None:
    state = on_map()
    first = ground(state)
    assert ground(state) is first
    twin = state.copy()
    assert ground(twin) is first, "copies share it"
    twin.sky = (sky(),)
    assert ground(twin) is not first
    assert ground(state) is first
    assert land.terrain_at(twin, E14) is Terrain.HIGHLAND


@pytest.mark.rule("GOD-273")
def test_a_boss_token_may_change_the_terrain_of_its_hex() -> None:
    state = on_map(bosses=())
    lair = g.BY_NAME["k17"]
    assert land.terrain_at(state, lair) is Terrain.FOREST
    held = content()
    boss = type("Boss", (), {"terrain": "water", "lair": ()})()
    state.game.content = type("Held", (), {**vars(held), "tiles": held.tiles, "bosses": {"boss-4": boss}})()
    state.bosses = (Token(lair, "4"),)
    assert land.terrain_at(state, lair) is Terrain.WATER


# -- locations in play -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-256", "GOD-039", "GOD-482")
def test_a_location_under_a_token_is_out_of_play() -> None:
    state = on_map()
    assert land.place_at(state, H14) is Place.SETTLEMENT
    assert land.place_at(state, E17) is Place.WELLSPRING_PORTAL
    assert land.place_at(state, E14) is None
    state.hex_tokens = (H14,)
    state.imbalance_tokens = (Token(E17, "fire"),)
    assert land.place_at(state, H14) is None
    assert land.place_at(state, E17) is None
    assert H14 not in land.places(state, Place.SETTLEMENT)
    state.imbalance_tokens = ()
    assert land.place_at(state, E17) is Place.WELLSPRING_PORTAL


@pytest.mark.rule("GOD-257", "GOD-1068", "GOD-1069")
def test_built_and_fallen_defenders() -> None:
    state = on_map()
    assert [land.place_at(state, hex) for hex in CITY] == [Place.CITY_STATE] * 4
    state.defenders = (*state.defenders, tower(E14))
    assert land.place_at(state, E14) is Place.TOWER
    assert land.places(state, Place.TOWER) == [E14]
    state.defenders = tuple([replace(one, fallen="flipped") for one in state.defenders])
    assert land.place_at(state, E14) is None
    assert land.defender_at(state, E14) is None
    assert land.place_at(state, CITY[0]) is None, "a destroyed City-State is no location"
    assert land.has_way(state, CITY[0]), "but keeps its Roads"
    assert not land.is_bare(state, E14), "nothing else is Built on a flipped Tower"


@pytest.mark.rule("GOD-283", "GOD-1063")
def test_what_a_sky_tile_covers_is_out_of_play_but_tokens_keep_their_events() -> None:
    state = on_map(sky=(sky(center="g14"),))
    assert land.place_at(state, H14) is None
    state.bosses = (Token(H14, "3"),)
    assert land.place_at(state, H14) is Place.BOSS_LAIR
    assert land.boss_at(state, H14) == 3
    state.bosses = ()
    state.defenders = (*state.defenders, tower(H14))
    assert land.place_at(state, H14) is Place.TOWER


@pytest.mark.ruling("AMB-GOD-35")
def test_a_covered_temple_is_no_defender_until_the_tile_is_gone() -> None:
    state = full_map()
    temple = next(one for one in state.defenders if one.kind is Place.TEMPLE)
    assert land.place_at(state, temple.hexes[0]) is Place.TEMPLE
    state.sky = (Floating("sky-4", temple.hexes[0], 0, riser=True),)
    assert land.defender_at(state, temple.hexes[0]) is None
    assert land.place_at(state, temple.hexes[0]) is not Place.TEMPLE
    state.sky = ()
    assert land.defender_at(state, temple.hexes[0]) is not None


# -- Hazardous Terrain -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-301", "GOD-1051")
@pytest.mark.ruling("AMB-GOD-135")
def test_every_hex_of_a_tile_with_an_elemental_portal_is_hazardous() -> None:
    state = on_map(cataclysms=(Floating("cataclysm-meteor", E14, 0),))
    covered = g.patch(E14)
    assert all(land.hazardous(state, hex) for hex in covered)
    assert land.hazard_of(state, covered[0]) is Element.FIRE
    assert not land.hazardous(state, H14)
    assert land.is_hazardous(state)
    state.defenders = (*state.defenders, tower(E14))
    assert not land.is_hazardous(state), "not inside a Defender"
    state.rulings = Rulings(hazard_in_defender=True)
    assert land.is_hazardous(state)


def test_a_side_without_a_portal_is_not_hazardous() -> None:
    front = on_map(sky=(sky("sky-1"),))
    assert land.hazard_of(front, E14) is Element.AIR
    back = on_map(sky=(sky("sky-1", nether=True, riser=False),))
    assert not land.hazardous(back, E14)


def test_a_card_can_make_a_terrain_hazardous() -> None:
    state = on_map(modifiers=(Modifier(str(Modified.TERRAIN_HAZARDOUS), only="plains"),))
    assert land.hazardous(state, E14)
    assert land.hazard_of(state, E14) is None
    assert not land.hazardous(state, F13)


@pytest.mark.rule("GOD-285", "GOD-898")
@pytest.mark.ruling("AMB-GOD-164")
def test_on_nether_everybody_is_dissonant_but_not_with_an_augment_of_void() -> None:
    """GOD-286."""
    state = on_map(SAMURAI, SAGE, sky=(sky(nether=True, riser=False),))
    state.heroes[1].augments = (0, 0, 0, 0, 1)
    assert [dissonance(state, seat) for seat in range(2)] == [1, 0]
    state.at = H14
    assert [dissonance(state, seat) for seat in range(2)] == [0, 0]


# -- what can be entered ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-320", "GOD-392", "GOD-302")
@pytest.mark.ruling("AMB-GOD-47")
def test_water_and_peaks_need_supplies() -> None:
    state = on_map()
    portal = g.PORTALS[2]
    assert (land.uncrossable(state, F13), land.uncrossable(state, G13)) == ("water", "peak")
    assert (land.uncrossable(state, portal), land.uncrossable(state, g.OUTSIDE)) == ("portal", "bar")
    assert land.uncrossable(state, g.SLOTS[6].center) == "unknown"
    state.items = ("dugout-canoe",)
    assert land.can_enter(state, F13)
    assert not land.can_enter(state, G13)
    state.items = ("wayfarers-supplies",)
    assert land.can_enter(state, F13)
    assert land.can_enter(state, G13)


@pytest.mark.rule("GOD-284", "GOD-290", "GOD-393")
@pytest.mark.ruling("AMB-GOD-39", "AMB-GOD-136")
def test_only_a_mountain_on_its_riser_needs_soar() -> None:
    lying: list[dict[str, Any]] = [{"riser": True}, {"riser": False}, {"riser": False, "nether": True}]
    walkers = [on_map(SAMURAI, sky=(sky("sky-2", **fields),), at="h14") for fields in lying]
    assert [land.uncrossable(state, E14) for state in walkers] == ["mountain", "", ""]
    fliers = [on_map(TENGU, sky=(sky("sky-2", **fields),), at="h14") for fields in lying]
    assert [land.can_enter(state, E14) for state in fliers] == [True, True, True]
    assert not land.can_enter(on_map(TENGU), F13), "Soar carries onto SkyTiles only"


@pytest.mark.rule("GOD-291")
def test_a_peak_on_a_sky_tile_still_needs_supplies() -> None:
    state = on_map(TENGU, sky=(sky("sky-2"),), at="h14")
    peak = g.patch(E14)[0]
    assert land.uncrossable(state, peak) == "peak"
    state.items = ("wayfarers-supplies",)
    assert land.can_enter(state, peak)


@pytest.mark.rule("GOD-393", "GOD-395")
@pytest.mark.ruling("AMB-GOD-118", "AMB-GOD-120")
@pytest.mark.parametrize(("soaring", "heroes", "expected"), [(0, 1, False), (1, 1, True), (1, 2, True), (1, 3, False),
                                                             (2, 3, True), (1, 4, False), (2, 4, True)])  # fmt: skip
def test_half_of_the_heroes_must_soar(soaring: int, heroes: int, expected: bool) -> None:
    state = on_map(*[SAMURAI] * heroes)
    for seat in range(soaring):
        state.heroes[seat].items = ("gryphon-mount",)
    assert land.group_soars(state) is expected


@pytest.mark.rule("GOD-395")
def test_where_soar_comes_from() -> None:
    state = on_map(SAMURAI, TENGU, RIDER, SAMURAI)
    state.heroes[3].soars = True
    assert [land.soars(state, seat) for seat in range(4)] == [False, True, True, True]
    state.heroes[0].items = ("peryton-mount",)
    assert land.soars(state, 0)


# -- Range and speed -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-438", "GOD-439", "GOD-440")
@pytest.mark.gold("GOLD-GOD-29")
def test_group_range_is_the_greatest_of_the_living() -> None:
    state = on_map(SAMURAI, ("spear-master", "alux"), ("mesmer", "kobold"))
    assert land.group_range(state) == 2
    state.heroes[2].state = "dead"
    assert land.group_range(state) == 1
    state.items = ("leyline-compass",) * 3
    assert land.group_range(state) == 3, "never more than 3"
    state.items = ()
    state.modifiers = (Modifier(str(Modified.RANGE), -4),)
    assert land.group_range(state) == 0


@pytest.mark.rule("GOD-1035", "GOD-1036", "GOD-967")
def test_mounts_of_every_hero_count_for_the_group() -> None:
    state = on_map(SAMURAI, SAMURAI)
    state.heroes[0].items = ("gryphon-mount", "peryton-mount")
    assert (land.group_range(state), land.speed(state), land.cautious_speed(state)) == (0, 4, 1)
    state.heroes[1].items = ("gryphon-mount", "peryton-mount")
    assert (land.group_range(state), land.speed(state), land.cautious_speed(state)) == (1, 5, 2)


@pytest.mark.rule("GOD-384", "GOD-960", "GOD-963", "GOD-967")
def test_speeds() -> None:
    state = on_map(SAMURAI)
    assert (land.speed(state), land.cautious_speed(state), land.reckless_speed(state)) == (4, 1, 6)
    state.modifiers = (Modifier(str(Modified.SPEED), -2),)
    assert (land.speed(state), land.cautious_speed(state), land.reckless_speed(state)) == (2, 1, 4)
    assert land.reckless_speed(on_map(RIDER)) == 8


@pytest.mark.rule("GOD-441", "GOD-442", "GOD-302")
@pytest.mark.ruling("AMB-GOD-58")
def test_range_leaves_out_what_the_group_could_not_enter() -> None:
    state = on_map(SAGE, at="h14")
    found = land.in_range(state)
    assert found[0] == H14
    assert G13 not in found
    assert all(not g.is_portal(hex) for hex in found)
    edge = on_map(SAGE, at="i20")
    assert all(ground(edge).layer[hex] is Layer.GROUND for hex in land.in_range(edge))
    assert len(land.in_range(edge)) < len(g.within(edge.at, 2))


@pytest.mark.rule("GOD-1064")
def test_a_group_that_was_lifted_stays_and_sees_its_own_hex_and_what_it_could_enter() -> None:
    state = on_map(SAGE, sky=(sky("sky-2"),))
    found = land.in_range(state)
    assert found[0] == E14
    assert not {*found[1:]} & {*g.patch(E14)}
    assert found[1:], "the ground around can be entered"


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-253", "GOD-250", "GOD-267", "GOD-1067")
def test_a_drawn_tile_goes_in_on_either_side_and_in_any_rotation() -> None:
    state = run(on_map(script=[0]), RevealSlot(4))
    assert len(offered(state)) == 12
    assert state.decision.about == {"tile": "hex-c", "slot": "3"}
    answer(state, "place-tile ishidan 2")
    laid = state.tiles[4]
    assert laid is not None
    assert (laid.id, laid.side, laid.rotation) == ("hex-c", "ishidan", 2)
    assert "hex-c" not in state.hex_tiles
    assert done(state)
    assert run(state, RevealSlot(4)).tiles[4] is laid, "a slot is filled once"


@pytest.mark.rule("GOD-193", "GOD-192")
def test_a_revealed_temple_has_resilience_eight() -> None:
    state = on_map(script=[0, 0])
    tracker = content().trackers["tracker-temple"]
    shared = Defender(id="temple", kind=Place.TEMPLE, potential=tracker.potential, power=9, range=tracker.range)
    state.temple_tracker = shared
    run(state, RevealSlot(4))
    answer(state, "place-tile caprakan 0")
    temple = state.defenders[-1]
    assert (temple.id, temple.resilience, temple.power) == ("temple-1", 8, 9)
    assert land.place_at(state, temple.hexes[0]) is Place.TEMPLE
    assert [event.number for event in of_kind(state.events, TempleRevealed)] == [1]


@pytest.mark.rule("GOD-271", "GOD-272", "GOD-274", "GOD-044")
def test_a_revealed_lair_gets_a_boss_token_that_is_left() -> None:
    state = on_map(script=[0, 4], boss_tokens=(1, 2, 3, 4, 5, 6, 7, 8))
    left = state.boss_tokens
    run(state, RevealSlot(4))
    answer(state, "place-tile caprakan 0")
    token = state.bosses[-1]
    assert int(token.what) == left[4]
    assert int(token.what) not in state.boss_tokens
    assert land.place_at(state, token.hex) is Place.BOSS_LAIR
    assert of_kind(state.events, BossTokenPlaced)
    bare = on_map(script=[0])
    bare.boss_tokens = ()
    run(bare, RevealSlot(4))
    answer(bare, "place-tile caprakan 0")
    lair = g.BY_NAME[of_kind(bare.events, LairLeftEmpty)[0].hex]
    assert land.place_at(bare, lair) is Place.BOSS_LAIR
    assert land.boss_at(bare, lair) == 0


@pytest.mark.rule("GOD-265", "GOD-264", "GOD-331", "GOD-325")
@pytest.mark.ruling("AMB-GOD-33")
def test_empire_tiles_are_turned_in_three_ways() -> None:
    state = position(SAMURAI, tiles=(None,) * 14, defenders=(), options=Options(west="ishidan", east="caprakan"))
    run(state, setup.TurnEmpireTile(0), setup.TurnEmpireTile(1))
    assert offered(state) == ["place-tile ishidan 0", "place-tile ishidan 1", "place-tile ishidan 5"]
    answer(state, "place-tile ishidan 1", "place-tile caprakan 5")
    cities = {one.id: one for one in state.defenders}
    assert [(one.name, one.resilience) for one in cities.values()] == [("takagura", 18), ("manchu-pakra", 21)]
    for one in cities.values():
        assert [land.place_at(state, hex) for hex in one.hexes] == [Place.CITY_STATE] * 4
        assert any(g.is_bar(step) for hex in one.hexes for step in g.STEPS[hex]), "at the Game Bar"


@pytest.mark.rule("GOD-266", "GOD-254")
def test_a_tile_with_two_portals_can_be_turned() -> None:
    state = run(on_map(), setup.TurnPortals(0), setup.TurnPortals(1), setup.TurnPortals(2))
    answer(state, "pick-number 3")
    assert of_kind(state.events, PortalsTurned)[0].west == 3
    answer(state, "pick-number 5", "pick-number 9")
    assert state.turned_portals == (0, 2)
    found = {number: land.portal_hex(state, number) for number in range(1, 11)}
    assert sorted(found.values()) == sorted(g.PORTALS.values())
    assert (found[2], found[3], found[5]) == (g.PORTALS[3], g.PORTALS[2], g.PORTALS[5])


@pytest.mark.rule("GOD-328", "GOD-326")
def test_tiles_of_the_setup_bring_what_tiles_of_the_game_bring() -> None:
    state = position(
        SAMURAI, tiles=(None,) * 14, defenders=(), hex_tiles=content().hex_tiles, boss_tokens=tuple(range(1, 9)),
        script=[0, *faces(3)],
    )  # fmt: skip
    run(state, RevealSlot(2))
    answer(state, "place-tile caprakan 0")
    assert [(one.id, one.resilience) for one in state.defenders] == [("temple-1", 8)]
    assert [token.what for token in state.bosses] == ["3"]


# -- the Wind Rider --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-268")
def test_a_wind_rider_adds_a_tile_beside_the_new_one() -> None:
    state = on_map(RIDER, at="h18", steps=[Halt()])
    arrive(state, g.BY_NAME["h19"])
    go_on(state)
    assert state.decision.prompt == "prompt-place-tile"
    while state.decision.prompt == "prompt-place-tile":
        answer(state, "place-tile caprakan 0")
    assert state.decision.prompt == "prompt-extra-tile"
    assert offered(state)[-1] == "decline"
    filled = sum(one is not None for one in state.tiles)
    answer(state, offered(state)[0], "place-tile caprakan 0")
    assert sum(one is not None for one in state.tiles) == filled + 1
    plain = on_map(SAMURAI, at="h18", steps=[Halt()])
    arrive(plain, g.BY_NAME["h19"])
    go_on(plain)
    while not done(plain):
        assert plain.decision.prompt == "prompt-place-tile"
        answer(plain, "place-tile caprakan 0")
