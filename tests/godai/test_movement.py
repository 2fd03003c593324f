"""The Movement phase: types, ways, revealed tiles, and what its end brings."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rulewright.games.godai.effects import Modified
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.events.land import GroupMoved, HazardSuffered, HazardWithstood, MovedCautiously
from rulewright.games.godai.model.state import NOWHERE, Defender, Floating, GodaiState, Modifier
from rulewright.games.godai.model.steps import turn as steps
from rulewright.games.godai.model.vocabulary import Movement, Place
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.movement import forget
from rulewright.games.godai.rules.ways import reach

from .maps import SAGE, SAMURAI, full_map, hexes, on_map
from .positions import answer, done, of_kind, offered, run


def moving(*heroes: tuple[str, str], **fields: Any) -> GodaiState:
    """The Movement phase, from its question on."""
    return run(on_map(*heroes, **fields), steps.ChooseMovement(), steps.EndMovement())


def goals(state: GodaiState) -> set[str]:
    return {one.removeprefix("pick-hex ") for one in offered(state)} - {"done"}


def tired(state: GodaiState) -> GodaiState:
    for hero in state.heroes:
        hero.health = hero.energy = 1
        hero.wounds = 2
    return state


def meteor(center: str = "e14") -> tuple[Floating, ...]:
    return (Floating("cataclysm-meteor", g.BY_NAME[center], 0),)


# -- types and speeds ------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-385", "GOD-384")
def test_four_movement_types() -> None:
    state = moving()
    assert offered(state) == [f"choose-movement-type {type}" for type in ("camp", "cautious", "normal", "reckless")]
    assert state.decision.about == {"speed": 4, "cautious": 1, "reckless": 6}
    answer(state, "choose-movement-type normal")
    assert max(g.distance(state.at, g.BY_NAME[name]) for name in goals(state)) == 4
    assert "done" in offered(state), "the group may move fewer hexes"


@pytest.mark.rule("GOD-963")
def test_reckless_goes_two_hexes_farther() -> None:
    state = moving()
    answer(state, "choose-movement-type reckless")
    assert max(g.distance(state.at, g.BY_NAME[name]) for name in goals(state)) == 6


@pytest.mark.rule("GOD-391", "GOD-392")
def test_ways_lead_around_what_cannot_be_entered() -> None:
    state = moving()
    answer(state, "choose-movement-type normal")
    assert not {"f13", "e15", "g13"} & goals(state)
    assert not {g.NAMES[hex] for hex in g.PORTALS.values()} & goals(state)


@pytest.mark.rule("GOD-960", "GOD-399", "GOD-400")
def test_cautious_goes_one_hex_or_along_roads() -> None:
    state = moving()
    answer(state, "choose-movement-type cautious")
    near = {"d13", "d14", "e13", "f14"}
    along = {"g14", "h14", "c14", "b13", "b14", "c15"}
    assert goals(state) == near | along
    answer(state, "pick-hex d14")
    assert done(state), "one hex off the Road, and no more"
    assert (state.cautious, state.moved, state.off_road) == (True, 1, True)


@pytest.mark.rule("GOD-960", "GOD-400")
def test_after_a_step_along_the_road_only_the_road_is_left() -> None:
    state = moving()
    answer(state, "choose-movement-type cautious", "pick-hex d13")
    assert goals(state) == {"c14", "b13", "b14", "c15", "e14", "f14", "g14"}


@pytest.mark.rule("GOD-960")
def test_without_roads_cautious_is_one_hex() -> None:
    state = moving(modifiers=(Modifier(str(Modified.ROADS_GONE)),))
    answer(state, "choose-movement-type cautious")
    assert goals(state) == {"d13", "d14", "e13", "f14"}


@pytest.mark.rule("GOD-383")
def test_the_group_takes_the_shortest_way_and_the_road_where_it_is_as_short() -> None:
    state = moving()
    answer(state, "choose-movement-type normal", "pick-hex h14")
    moved = of_kind(state.events, GroupMoved)[0]
    assert moved.path == ("e14", "f14", "g14", "h14")
    assert (state.moved, state.off_road, state.at) == (3, False, g.BY_NAME["h14"])
    assert state.decision.about == {"left": 1, "movement": "normal"}


@pytest.mark.rule("GOD-383")
@pytest.mark.ruling("AMB-GOD-46")
def test_the_group_may_stand_on_the_hex_of_a_banner() -> None:
    state = moving(banners=(g.BY_NAME["d14"], NOWHERE, NOWHERE, NOWHERE))
    answer(state, "choose-movement-type normal")
    assert "d14" in goals(state)


@pytest.mark.rule("GOD-385")
def test_the_dead_do_not_move() -> None:
    state = run(on_map(at="e14"))
    state.heroes[0].state = "dead"
    state.at = NOWHERE
    run(state, steps.ChooseMovement(), steps.EndMovement())
    assert done(state)
    assert state.movement == ""


@pytest.mark.rule("GOD-394")
def test_a_group_without_soar_moves_off_a_mountain_and_not_onto_it_again() -> None:
    mountain = Floating("sky-5", g.BY_NAME["e13"], 0, riser=True)
    state = moving(sky=(mountain,), at="e13", items=("wayfarers-supplies",))
    answer(state, "choose-movement-type normal")
    tile = {g.NAMES[hex] for hex in g.patch(g.BY_NAME["e13"])}
    assert tile - {"e13"} <= goals(state)
    assert "e15" in goals(state), "over the edge of the mountain and on"
    answer(state, "pick-hex e15")
    assert not tile & goals(state)


# -- revealing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-253", "GOD-269", "GOD-387")
@pytest.mark.ruling("AMB-GOD-34")
def test_a_tile_is_revealed_on_the_way_and_the_group_goes_on() -> None:
    state = moving(at="i18")
    answer(state, "choose-movement-type normal")
    assert goals(state) <= {g.NAMES[hex] for hex in range(g.TILE_HEXES) if state.tiles[g.SLOT_OF[hex]] is not None}
    answer(state, "pick-hex h19")
    assert state.decision.prompt == "prompt-place-tile"
    while state.decision.prompt == "prompt-place-tile":
        answer(state, "place-tile caprakan 0")
    assert state.decision.prompt == "prompt-walk"
    assert state.decision.about["left"] == 2
    fresh = {name for name in goals(state) if g.SLOT_OF[g.BY_NAME[name]] in (4, 5)}
    assert fresh


@pytest.mark.rule("GOD-387")
def test_no_goal_lies_beyond_a_hex_that_reveals_a_tile() -> None:
    state = on_map(at="i18")
    found = reach(state, 6)
    assert any(state.tiles[slot] is None for hex in found.wide for slot in g.SLOTS_BESIDE[hex])
    for hex in found.wide:
        inner = found.path(hex)[1:-1]
        assert not any(state.tiles[slot] is None for one in inner for slot in g.SLOTS_BESIDE[one])


@pytest.mark.rule("GOD-268")
def test_one_step_may_reveal_several_tiles() -> None:
    corner = next(hex for hex in g.SLOTS[2].hexes if set(g.SLOTS_BESIDE[hex]) >= {4, 5})
    state = on_map(at=g.NAMES[next(one for one in g.BESIDE[corner] if g.SLOT_OF[one] == 2)])
    state.items = ("wayfarers-supplies",)
    run(state, steps.ChooseMovement())
    answer(state, "choose-movement-type normal", f"pick-hex {g.NAMES[corner]}")
    answer(state, "place-tile caprakan 0", "place-tile caprakan 0")
    assert state.tiles[4] is not None
    assert state.tiles[5] is not None


# -- Cautious found at the end -----------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1055", "GOD-399")
@pytest.mark.ruling("AMB-GOD-201")
@pytest.mark.parametrize(
    ("type", "goal", "cautious"),
    [
        ("normal", "h14", True), ("normal", "d14", True), ("normal", "g15", False), ("normal", "", True),
        ("reckless", "h14", False), ("reckless", "", False), ("cautious", "", True), ("camp", "", True),
    ],
)  # fmt: skip
def test_a_normal_move_may_turn_out_to_be_cautious(type: str, goal: str, cautious: bool) -> None:
    state = moving()
    answer(state, f"choose-movement-type {type}")
    if goal:
        answer(state, f"pick-hex {goal}")
    if not done(state):
        answer(state, "done")
    assert state.cautious is cautious
    assert bool(of_kind(state.events, MovedCautiously)) is (cautious and type == "normal")
    assert state.movement == type


@pytest.mark.rule("GOD-967", "GOD-399")
def test_a_higher_speed_is_a_higher_cautious_speed() -> None:
    state = moving(modifiers=(Modifier(str(Modified.SPEED), 1),))
    answer(state, "choose-movement-type normal", "pick-hex d15", "done")
    assert (state.moved, state.off_road, state.cautious) == (2, True, True)


# -- staying ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-389", "GOD-390")
@pytest.mark.ruling("AMB-GOD-52")
def test_camps_and_stays_add_up_until_the_group_moves() -> None:
    state = moving()
    answer(state, "choose-movement-type cautious", "pick-hex d14")
    assert (state.camps, state.stays, state.entered) == (0, 1, True)
    for turns in (1, 2):
        forget(state)
        run(state, steps.ChooseMovement(), steps.EndMovement())
        answer(state, "choose-movement-type camp")
        assert (state.camps, state.stays, state.entered) == (turns, 1 + turns, False)
    forget(state)
    run(state, steps.ChooseMovement(), steps.EndMovement())
    answer(state, "choose-movement-type normal", "pick-hex e12", "done")
    assert (state.camps, state.stays) == (0, 0)


@pytest.mark.rule("GOD-388")
def test_a_new_turn_forgets_the_movement_but_not_the_camps() -> None:
    state = on_map(movement="camp", camps=2, stays=3, cautious=True, entered=True, moved=2, off_road=True)
    forget(state)
    assert (state.movement, state.cautious, state.entered, state.moved, state.off_road) == ("", False, False, 0, False)
    assert (state.camps, state.stays) == (2, 3)


# -- the end of the phase --------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-958", "GOD-959")
def test_camp_heals_and_takes_a_wound() -> None:
    state = tired(moving(SAMURAI, SAGE))
    answer(state, "choose-movement-type camp")
    assert [(hero.health, hero.energy, hero.wounds) for hero in state.heroes] == [(4, 4, 1), (4, 4, 1)]


@pytest.mark.rule("GOD-965")
@pytest.mark.ruling("AMB-GOD-181")
def test_reckless_costs_energy() -> None:
    state = moving(SAMURAI)
    before = state.heroes[0].energy
    answer(state, "choose-movement-type reckless", "done")
    assert state.heroes[0].energy == before - 2
    free = moving(SAMURAI, modifiers=(Modifier(str(Modified.RECKLESS_FREE)),))
    answer(free, "choose-movement-type reckless", "done")
    assert free.heroes[0].energy == before


@pytest.mark.rule("GOD-396", "GOD-397", "GOD-508", "GOD-509")
@pytest.mark.ruling("AMB-GOD-40")
def test_hazardous_terrain_drains_all_but_those_with_its_element() -> None:
    state = moving(SAMURAI, SAGE, cataclysms=meteor())
    state.heroes[1].augments = (0, 0, 1, 0, 0)
    before = [hero.energy for hero in state.heroes]
    answer(state, "choose-movement-type normal", "done")
    assert [hero.energy for hero in state.heroes] == [before[0] - 3, before[1]]
    assert of_kind(state.events, HazardSuffered)[0].element == "fire"
    assert [event.seat for event in of_kind(state.events, HazardWithstood)] == [1]


@pytest.mark.rule("GOD-396")
def test_who_only_crosses_a_hazard_suffers_nothing() -> None:
    state = moving(SAMURAI, cataclysms=meteor("g14"))
    before = state.heroes[0].energy
    answer(state, "choose-movement-type normal", "pick-hex f14", "pick-hex e13", "done")
    assert state.heroes[0].energy == before


@pytest.mark.rule("GOD-856", "GOD-959")
def test_a_camp_on_a_hazard_heals_nothing() -> None:
    state = tired(moving(SAMURAI, cataclysms=meteor()))
    state.heroes[0].energy = 5
    answer(state, "choose-movement-type camp")
    assert (state.heroes[0].health, state.heroes[0].energy, state.heroes[0].wounds) == (1, 2, 1)


@pytest.mark.rule("GOD-1051")
def test_inside_a_defender_a_hazard_does_nothing() -> None:
    state = moving(SAMURAI, cataclysms=meteor())
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(state.at,), resilience=10)
    state.defenders = (*state.defenders, tower)
    before = state.heroes[0].energy
    answer(state, "choose-movement-type normal", "done")
    assert state.heroes[0].energy == before


@pytest.mark.rule("GOD-1020")
def test_a_wellspring_cloak_halves_the_drain() -> None:
    state = moving(SAMURAI, cataclysms=meteor())
    hero = state.heroes[0]
    hero.items = ("wellspring-cloak",)
    before = hero.energy
    answer(state, "choose-movement-type normal", "done")
    assert hero.energy == before - 1


@pytest.mark.rule("GOD-1012")
def test_an_elixir_negates_the_hazard() -> None:
    state = moving(SAMURAI, cataclysms=meteor(), used=("hazard-negated",))
    before = state.heroes[0].energy
    answer(state, "choose-movement-type normal", "done")
    assert state.heroes[0].energy == before


def test_a_card_can_take_the_heal_from_camps() -> None:
    state = tired(moving(SAMURAI, modifiers=(Modifier(str(Modified.CAMP_HEALS_NOTHING)),)))
    answer(state, "choose-movement-type camp")
    assert (state.heroes[0].health, state.heroes[0].wounds) == (1, 1)


# -- why not ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-302", "GOD-384", "GOD-391", "GOD-392")
def test_why_the_group_cannot_go_there() -> None:
    state = moving(sky=(Floating("sky-2", g.BY_NAME["e11"], 0, riser=True),))
    answer(state, "choose-movement-type normal")
    expected = {
        "f13": "why-water", "g13": "why-peak", "i13": "why-siege-portal", "e11": "why-no-soar", "q14": "why-too-far",
        "e14": "why-here-already", "f21": "why-unrevealed", "z9": "why-no-hex",
    }  # fmt: skip
    found = {hex: BOOK.why_not(state, 0, PickHex(hex))[0] for hex in expected}
    assert {hex: reason.message for hex, reason in found.items()} == expected
    assert found["q14"].values == {"far": g.distance(state.at, g.BY_NAME["q14"]), "left": 4}
    assert found["e11"].values == {"have": 0, "need": 1}


@pytest.mark.rule("GOD-960", "GOD-387", "GOD-391")
def test_why_not_on_this_way() -> None:
    state = moving()
    answer(state, "choose-movement-type cautious")
    assert BOOK.why_not(state, 0, PickHex("e12"))[0].message == "why-not-cautious"
    lake = moving(at="n14")
    answer(lake, "choose-movement-type normal")
    assert BOOK.why_not(lake, 0, PickHex("m12"))[0].message == "why-no-way"
    edge = moving(at="j10")
    answer(edge, "choose-movement-type normal")
    assert BOOK.why_not(edge, 0, PickHex("j8"))[0].message == "why-tile-first"


# -- ways ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", ["e14", "n14", "i18", "k22", "h6"])
def test_every_way_is_a_chain_of_hexes_that_can_be_entered(start: str) -> None:
    state = full_map(SAMURAI, at=start)
    state.movement = str(Movement.CAUTIOUS)
    for left, free in ((4, None), (6, None), (4, 1), (5, 2)):
        found = reach(state, left, free)
        assert len(found.offered) > 1
        for choice in found.offered:
            goal = g.BY_NAME[choice.hex]
            path, way = found.path(goal), found.way(goal)
            assert (path[0], path[-1], len(path) - 1) == (state.at, goal, way.length)
            assert way.length <= left
            assert all(g.distance(one, other) == 1 for one, other in itertools.pairwise(path))
            assert free is None or way.length <= free or way.on_ways
            assert len({*path}) == len(path)


def test_ways_are_remembered_for_the_ground() -> None:
    state = on_map()
    assert reach(state, 4) is reach(state.copy(), 4)
    state.items = ("dugout-canoe",)
    assert {*hexes("f13")} <= {*reach(state, 4).wide}
