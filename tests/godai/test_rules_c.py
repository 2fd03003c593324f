"""The map, setup, movement and Events: single rules that no other file shows by themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.core.record import StartLuck
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.content.map_checks import cataclysm_problems, sky_problems
from rulewright.games.godai.content.map_parts import RADIUS, CataclysmTile, SkyTile, drawings, faults, land, lands
from rulewright.games.godai.game import build
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.events.group import NavigationFailed
from rulewright.games.godai.model.state import NOWHERE, Floating, GodaiState, Options, Rulings, Token
from rulewright.games.godai.model.steps import setup, turn, villain, visits
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetBoss
from rulewright.games.godai.model.steps.land import PlaceBanner, PlaceJaethi, RevealSlot
from rulewright.games.godai.model.vocabulary import Element, Empire, Place, Terrain
from rulewright.games.godai.rules import land as rules
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.combat.ending import vanquish_boss
from rulewright.games.godai.rules.defenders import siege_damage_to
from rulewright.games.godai.rules.events import possible_events
from rulewright.games.godai.rules.harvesting import choosable, entries
from rulewright.games.godai.rules.skill_rolls import is_careful, rolled_by
from rulewright.games.godai.rules.validity import impossible, where_cards_lie
from rulewright.games.godai.setup import first_state

from .defences import here, one, tower
from .maps import SAGE, full_map, hexes, on_map
from .positions import Game, Halt, answer, content, faces, go_on, of_kind, offered, position, run
from .visiting import CENTER, NEAR, visit

TANUKI = ("samurai", "tanuki")
"""Navigate 2, Explore 2, Survival 4."""


def started(players: int = 2, **options: Any) -> GodaiState:
    return first_state(Game(), players, StartLuck(7), Options(**options), Rulings())


# -- setup -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-015")
def test_the_trackers_of_all_kinds_of_defenders_are_there() -> None:
    assert content().check() == []
    assert Counter(one.kind for one in content().trackers.values()) == {
        Place.CITY_STATE: 4, Place.TEMPLE: 1, Place.TEMPLE_FORTRESS: 1, Place.TOWER: 1, Place.FORTRESS: 1
    }  # fmt: skip
    tables = dict(content().tables)
    tables["trackers"] = {id: row for id, row in tables["trackers"].items() if id != "tracker-hirono"}
    assert [problem.values["rule"] for problem in Content(tables).check()] == ["GOD-015"]


@pytest.mark.rule("GOD-031")
def test_there_is_a_place_for_each_of_five_discoveries() -> None:
    assert content().check() == []
    found = [card.place for card in content().jaethi.values() if card.kind == "discovery"]
    assert sorted(found) == ["antiquity-site", "city-tile", "great-tree", "peak", "wellspring-portal"]


@pytest.mark.rule("GOD-034", "GOD-332")
def test_banners_jaethi_and_towers_wait_beside_the_map() -> None:
    state = started()
    assert state.banners == (NOWHERE,) * 4
    assert (state.jaethi, state.sky, state.defenders) == ((), (), ())
    assert state.at == NOWHERE, "one miniature for the whole group"


@pytest.mark.rule("GOD-035")
def test_races_aids_and_augments_are_in_no_deck() -> None:
    loose = {*content().races, *content().aid, *content().augments}
    decks = where_cards_lie(started())
    assert not {"races", "aid", "augments"} & set(decks)
    assert not loose & {card for cards in decks.values() for card in cards}


@pytest.mark.rule("GOD-324")
def test_a_hero_begins_with_gold_and_food() -> None:
    state = position(TANUKI, phase="setup")
    run(state, setup.ChooseRole(0), setup.ChooseRace(0))
    answer(state, "pick-role sage", "pick-race tanuki")
    hero = state.heroes[0]
    assert (hero.role, hero.race, hero.gold, hero.food) == ("sage", "tanuki", 10, 5)


@pytest.mark.rule("GOD-251")
@pytest.mark.parametrize(("west", "east"), [("caprakan", "ishidan"), ("ishidan", "caprakan")])
def test_the_side_of_an_empire_tile_goes_with_the_commissions(west: str, east: str) -> None:
    state = started(west=west, east=east)
    assert [tile.letter for tile in content().empire_tiles] == ["A", "B"]
    assert state.commissions == (content().commissions_of(Empire(west)), content().commissions_of(Empire(east)))
    run(state, setup.TurnEmpireTile(0))
    assert offered(state)[0] == f"place-tile {west} 0"


@pytest.mark.rule("GOD-050")
@pytest.mark.ruling("AMB-GOD-04")
def test_there_are_three_core_dice_for_each_of_four_heroes() -> None:
    state = full_map(TANUKI, ("sage", "tanuki"), movement="normal", script=faces(*[2] * 6))
    state.then(turn.RollSkills(()), Halt())
    go_on(state)
    assert [roll.of for roll in state.rolls] == [10] * 6
    game = build([])
    for players, problem in ((4, None), (5, "heroes: 5 of them")):
        first = first_state(game, players, StartLuck(7), Options(), Rulings())
        assert impossible(first, game) == problem


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-249")
def test_a_hex_tile_shows_either_empire() -> None:
    state = run(on_map(script=[0]), RevealSlot(4))
    assert {words.split()[1] for words in offered(state)} == {"caprakan", "ishidan"}
    assert len(offered(state)) == 2 * 6
    tile = content().hex_tiles[0]
    assert [*drawings(content().tiles[tile])] == ["caprakan", "ishidan"]


@pytest.mark.rule("GOD-252")
@pytest.mark.parametrize(
    ("tile", "size"), [("empire-a", 37), ("hex-c", 19), ("sky-1", 7), ("cataclysm-meteor", 7)]
)  # fmt: skip
def test_tiles_have_37_19_or_7_hexes(tile: str, size: int) -> None:
    part = content().tiles[tile]
    for rows in drawings(part).values():
        assert list(faults(rows, RADIUS[type(part)])) == []
        assert len(lands(rows)) == size
        short = (rows[0], *rows[1:-1], rows[-1].split()[0] + " p" * 9)
        assert [problem.message for problem in faults(short, RADIUS[type(part)])] == ["tile-row"]


@pytest.mark.rule("GOD-319")
@pytest.mark.parametrize(("word", "terrain"), [("t", Terrain.GREAT_TREE), ("k", Terrain.PEAK), ("f", Terrain.FOREST)])
def test_great_trees_and_peaks_are_drawn_as_such(word: str, terrain: Terrain) -> None:
    found = land(word)
    assert found is not None
    assert found.terrain is terrain


@pytest.mark.rule("GOD-292")
@pytest.mark.parametrize("nether", [False, True])
def test_a_sky_tile_hex_without_location_yields_as_sky_tile(nether: bool) -> None:
    state = visit(sky=(Floating("sky-1", CENTER, 0, nether=nether),), near=("f",) * 6)
    part = content().tiles["sky-1"]
    assert isinstance(part, SkyTile)
    for hex, drawn in zip(g.patch(CENTER), part.side(nether), strict=True):
        wanted = "aid-sky-tile" if drawn.location is None else f"aid-{drawn.location}"
        assert entries(state, hex) == (wanted,), "whatever the terrain above or below"
    gives = [str(one) for one in content().aid["aid-sky-tile"].gives]
    assert gives == ["element", "aetherial-ore", "living-crystal"]


@pytest.mark.rule("GOD-297")
def test_cataclysms_and_some_sides_of_sky_tiles_have_elemental_portals() -> None:
    tiles = content().tiles.values()
    cataclysms = [tile for tile in tiles if isinstance(tile, CataclysmTile)]
    sky = [tile for tile in tiles if isinstance(tile, SkyTile)]
    assert [*cataclysm_problems(cataclysms), *sky_problems(sky)] == []
    centers = [tile.side()[3].location for tile in cataclysms]
    assert centers == [Place.ELEMENTAL_PORTAL] * 4
    for nether in (False, True):
        found = [tile.element(nether) is not None for tile in sky]
        assert {*found} == {True, False}


@pytest.mark.rule("GOD-303")
def test_four_portals_are_on_the_bars_and_six_in_the_center() -> None:
    state = on_map()
    center = {number for pair in g.PORTAL_TILES for number in pair}
    assert {*g.BAR_PORTALS, *center} == set(range(1, 11))
    assert (len(g.BAR_PORTALS), len(center)) == (4, 6)
    middle = {rules.portal_hex(state, number) for number in center}
    for hex in middle:
        assert len(middle & {*g.NEIGHBOURS[hex]}) >= 2, "they lie together"
    for number in g.BAR_PORTALS:
        assert g.OUTSIDE in g.NEIGHBOURS[rules.portal_hex(state, number)]


# -- locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-461")
def test_each_of_four_hexes_is_the_city_state() -> None:
    state = full_map()
    for id in ("city-1", "city-2"):
        city = one(state, id)
        assert len(city.hexes) == 4
        assert {rules.place_at(state, hex) for hex in city.hexes} == {Place.CITY_STATE}
        assert {rules.defender_at(state, hex) for hex in city.hexes} == {city}


@pytest.mark.rule("GOD-468")
@pytest.mark.parametrize("cover", ["hex", "imbalance", "sky", "cataclysm"])
def test_a_covered_location_has_no_event(cover: str) -> None:
    state = visit(center="pW", near=("pW",))
    assert rules.place_at(state, CENTER) is Place.WELLSPRING_PORTAL
    assert "use-wellspring" in [str(choice) for choice in possible_events(state)]
    if cover == "hex":
        state.hex_tokens = (CENTER,)
    elif cover == "imbalance":
        state.imbalance_tokens = (Token(CENTER, "air"),)
    elif cover == "sky":
        state.sky = (Floating("sky-1", g.NEIGHBOURS[CENTER][0], 0, riser=True),)
    else:
        state.cataclysms = (Floating("cataclysm-meteor", g.NEIGHBOURS[CENTER][0], 0),)
    state.ground = None
    assert rules.place_at(state, CENTER) is None
    assert "use-wellspring" not in [str(choice) for choice in possible_events(state)]


@pytest.mark.rule("GOD-457")
def test_the_place_where_the_group_ends_has_its_event() -> None:
    state = visit(center="p", near=("pW", "pW"))
    assert "use-wellspring" not in [str(choice) for choice in possible_events(state)], "beside one is not enough"
    state.at = NEAR[0]
    assert "use-wellspring" in [str(choice) for choice in possible_events(state)]


@pytest.mark.rule("GOD-472", "GOD-475")
@pytest.mark.ruling("AMB-GOD-63")
def test_a_cleared_lair_is_quiet_until_its_hex_token_is_gone() -> None:
    state = full_map()
    lair = next(token for token in state.bosses if token.what == "3")
    state.at = lair.hex
    vanquish_boss(state, content().bosses["boss-3"])
    assert lair.hex in state.hex_tokens
    assert lair not in state.bosses
    BOOK.resolving[visits.ForcedEvents](state, visits.ForcedEvents(), None)
    assert state.agenda == []
    state.hex_tokens = ()
    BOOK.resolving[visits.ForcedEvents](state, visits.ForcedEvents(), None)
    assert DrawEncounters(1) in state.agenda


# -- movement --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-471")
def test_moving_through_a_lair_starts_no_combat() -> None:
    way = hexes("e13", "e12")
    state = on_map(bosses=(Token(way[0], "2"),), movement="normal", phase="movement")
    run(state, turn.Walk(2))
    answer(state, f"pick-hex {g.NAMES[way[0]]}")
    assert state.at == way[0]
    assert state.decision.prompt == "prompt-walk"
    answer(state, f"pick-hex {g.NAMES[way[1]]}")
    state.agenda = []
    state.then(visits.ForcedEvents(), Halt())
    go_on(state)
    assert state.agenda == [Halt()], "the group has left the lair"
    state.at = way[0]
    BOOK.resolving[visits.ForcedEvents](state, visits.ForcedEvents(), None)
    assert MeetBoss(2) in state.agenda, "where it ends it fights"


@pytest.mark.rule("GOD-386")
@pytest.mark.parametrize(
    ("movement", "skills"),
    [
        ("camp", ["explore", "survival"]),
        ("normal", ["navigate", "explore", "survival"]),
        ("reckless", ["navigate", "explore"]),
    ],
)
def test_the_movement_type_decides_the_skills(movement: str, skills: list[str]) -> None:
    state = position(TANUKI, movement=movement)
    assert [str(one) for one in rolled_by(state, 0, (0,))] == skills


@pytest.mark.rule("GOD-401")
@pytest.mark.parametrize(("movement", "shown", "lost"), [("cautious", (9, 9), 0), ("normal", (9, 9, 9, 3), 1)])
def test_a_cautious_group_does_not_wander(movement: str, shown: tuple[int, ...], lost: int) -> None:
    state = full_map(TANUKI, movement=movement, cautious=movement == "cautious", script=faces(*shown), at="e13")
    assert is_careful(state) is not bool(lost)
    at = state.at
    state.then(turn.SkillPhase(), Halt())
    go_on(state)
    assert len(of_kind(state.events, NavigationFailed)) == lost
    assert (state.at != at) is bool(lost)


# -- Harvest and Siege -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-437")
def test_hexes_that_the_group_cannot_enter_are_not_harvested() -> None:
    state = visit(SAGE, near=("w", "k", "f"), far=("f",))
    step = visits.Harvest()
    found = {hex for alike in choosable(state, step, rules.in_range(state), 3).values() for hex in alike}
    assert NEAR[2] in found
    assert not {NEAR[0], NEAR[1]} & found, "Water and Peak"
    assert not [hex for hex in found if g.distance(CENTER, hex) > 2]
    state.items = ("wayfarers-supplies",)
    found = {hex for alike in choosable(state, step, rules.in_range(state), 3).values() for hex in alike}
    assert {NEAR[0], NEAR[1]} <= found


@pytest.mark.rule("GOD-139")
@pytest.mark.parametrize(("calendar", "jaethi"), [(5, 0), (6, 1)])
def test_up_to_four_banners_and_jaethi_march(calendar: int, jaethi: int) -> None:
    cards = [id for id, card in content().siege.items() if not card.abilities][:4]
    state = here(fronts=tuple(cards), calendar=calendar)
    BOOK.resolving[villain.EndHarvest](state, villain.EndHarvest(8), None)
    assert [step.slot for step in reversed(state.agenda) if isinstance(step, PlaceBanner)] == [0, 1, 2, 3]
    assert len([step for step in state.agenda if isinstance(step, PlaceJaethi)]) == jaethi


@pytest.mark.rule("GOD-177")
@pytest.mark.parametrize(("element", "suffered"), [(Element.FIRE, 2), (Element.WATER, 4)])
def test_an_augment_helps_a_defender_against_its_element(element: Element, suffered: int) -> None:
    state = here(towers=(tower(augments=(Element.FIRE,)),))
    assert siege_damage_to(state, "tower-1", 4, element) == suffered
    assert one(state, "tower-1").resilience == 10 - suffered
