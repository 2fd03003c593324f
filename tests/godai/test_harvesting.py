"""Harvesting: hexes, yields, rolls and their modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.state import Defender, Floating, Modifier, Options, Rulings
from rulewright.games.godai.model.steps.gains import GainGearTogether
from rulewright.games.godai.model.steps.visits import Harvest, Yield
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.harvest_rolls import harvest_modifiers
from rulewright.games.godai.rules.harvesting import acquire_amount, entries

from .positions import answer, cities, faces, offered
from .visiting import CENTER, FAR, MESMER, NEAR, SAGE, SAMURAI, SPEAR, harvested, named, run, visit


def yielded(word: str, *shown: int, **fields: Any) -> dict[str, int]:
    """What the group's own hex yields once, with dice that show this."""
    state = visit(SAMURAI, center=word, script=faces(*shown), **fields)
    run(state, Yield(CENTER))
    return harvested(state)


# -- Range and amounts ---------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-29")
@pytest.mark.rule("GOD-439")
def test_group_range_is_the_greatest_of_the_living() -> None:
    state = visit(SAMURAI, SPEAR, MESMER)
    assert land.group_range(state) == 2
    state.heroes[2].state = "dead"
    assert land.group_range(state) == 1


@pytest.mark.component("charm-of-the-creator")
@pytest.mark.rule("GOD-434", "GOD-712", "GOD-1028")
def test_the_acquire_amount() -> None:
    assert acquire_amount(visit()) == 4
    assert acquire_amount(visit(difficulty=5)) == 5
    assert acquire_amount(visit(items=("charm-of-the-creator",) * 2)) == 6
    assert acquire_amount(visit(modifiers=(Modifier("acquire", 1),))) == 5


@pytest.mark.rule("GOD-977")
@pytest.mark.ruling("AMB-GOD-198")
def test_a_discovery_raises_the_acquire_amount() -> None:
    state = visit()
    cards = state.game.content.jaethi.values()
    card = next(one for one in cards if any(type(frame).__name__ == "GroupAcquire" for frame in one.frames))
    state.discoveries = (card.id,)
    assert acquire_amount(state) == 5


# -- which hexes ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-68")
@pytest.mark.rule("GOD-436")
@pytest.mark.ruling("AMB-GOD-58")
def test_strikers_choose_their_own_hex_four_times() -> None:
    state = visit(SAMURAI, center="f")
    run(state, Harvest())
    assert harvested(state) == {"lumber": 4}


@pytest.mark.gold("GOLD-GOD-68")
@pytest.mark.rule("GOD-1052")
def test_a_city_state_hex_gives_eight_platinum_to_the_yield() -> None:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,))
    state = visit(SAMURAI, center="pC", defenders=(city,))
    run(state, Harvest())
    assert harvested(state) == {"platinum": 8}


@pytest.mark.ruling("AMB-GOD-57")
@pytest.mark.rule("GOD-436")
def test_at_epic_one_hex_is_chosen_five_times() -> None:
    state = visit(SAMURAI, center="h", difficulty=5)
    run(state, Harvest())
    assert harvested(state) == {"ore": 5}


@pytest.mark.rule("GOD-433", "GOD-435")
def test_different_hexes_must_be_chosen_where_there_are_enough() -> None:
    state = visit(SPEAR, center="h", near=("f", "f", "f", "f", "m", "p"))
    run(state, Harvest())
    single = [f"pick-hex {named(CENTER)}", f"pick-hex {named(NEAR[0])}", f"pick-hex {named(NEAR[4])}"]
    assert offered(state) == [*single, "harvest-most forest none"]
    answer(state, f"pick-hex {named(CENTER)}")
    assert f"pick-hex {named(CENTER)}" not in offered(state)
    answer(state, f"pick-hex {named(NEAR[0])}", f"pick-hex {named(NEAR[1])}", f"pick-hex {named(NEAR[2])}")
    assert harvested(state) == {"ore": 1, "lumber": 3}


@pytest.mark.rule("GOD-433")
def test_nobody_is_asked_where_everything_can_be_taken() -> None:
    state = visit(SPEAR, center="p", near=("f", "h", "t"), script=faces(9))
    run(state, Harvest())
    assert harvested(state) == {"ore": 1, "lumber": 1}
    assert not state.decisions


@pytest.mark.component("wayfarers-supplies", "dugout-canoe")
@pytest.mark.rule("GOD-442")
def test_water_and_peaks_need_supplies() -> None:
    state = visit(SPEAR, near=("w", "k"))
    assert NEAR[0] not in land.in_range(state)
    state.items = ("dugout-canoe",)
    assert NEAR[0] in land.in_range(state)
    assert NEAR[1] not in land.in_range(state)
    state.items = ("wayfarers-supplies",)
    assert {NEAR[0], NEAR[1]} <= set(land.in_range(state))


# -- what they yield -----------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-30")
@pytest.mark.rule("GOD-446")
@pytest.mark.ruling("AMB-GOD-131")
@pytest.mark.parametrize("face", range(1, 11))
def test_a_settlement_gives_a_specialist_on_the_hex_symbol(face: int) -> None:
    assert yielded("pS", face) == ({"recruit": 1, "specialist": 1} if face == 1 else {"recruit": 1})


GOLD = [("tree", 2, 6), ("settlement", 2, 3), ("tree", 4, 8), ("settlement", 4, 5)]


@pytest.mark.gold("GOLD-GOD-31")
@pytest.mark.gold("GOLD-GOD-61")
@pytest.mark.rule("GOD-445", "GOD-452", "GOD-453")
@pytest.mark.ruling("AMB-GOD-133")
@pytest.mark.parametrize(("what", "bonus", "last"), GOLD)
def test_careful_groups_harvest_more(what: str, bonus: int, last: int) -> None:
    word, resource = {"tree": ("t", "essence"), "settlement": ("pS", "specialist")}[what]
    fields: dict[str, Any] = {"movement": "cautious", "cautious": True, "stays": 1}
    if bonus == 4:
        fields = {"movement": "camp", "cautious": True, "stays": 2}
    found = [face for face in range(1, 11) if resource in yielded(word, face, **fields)]
    assert found == list(range(1, last + 1))


@pytest.mark.gold("GOLD-GOD-31")
@pytest.mark.gold("GOLD-GOD-61")
@pytest.mark.rule("GOD-449")
@pytest.mark.ruling("AMB-GOD-132")
@pytest.mark.parametrize(("stays", "last"), [(1, 3), (2, 5)])
def test_a_sky_tile_rolls_three_dice_and_each_success_is_a_choice(stays: int, last: int) -> None:
    fields: dict[str, Any] = {"movement": "cautious", "cautious": True, "stays": stays}
    sky = (Floating("sky-3", CENTER, 0),)
    state = visit(SAMURAI, sky=sky, script=faces(last, last + 1, 1), **fields)
    hex = next(one for one in (CENTER, *NEAR) if entries(state, one) == ("aid-sky-tile",))
    if land.is_hazardous(state):
        state.used = (land.HAZARD_NEGATED,)
    run(state, Yield(hex))
    assert offered(state) == ["pick-resource element", "pick-resource aetherial-ore", "pick-resource living-crystal"]
    answer(state, "pick-resource element", "pick-resource living-crystal")
    assert harvested(state) == {"living-crystal": 1, "element": 1}


@pytest.mark.gold("GOLD-GOD-31")
@pytest.mark.rule("GOD-456")
def test_the_whole_first_example_goes_to_the_yield() -> None:
    sky = (Floating("sky-3", FAR[-1], 0),)
    state = visit(
        SAGE, ("wind-rider", "tengu"), near=("t", "pS", "f"), sky=sky, movement="cautious", cautious=True, stays=1,
        script=faces(6, 3, 4, 5, 6),
    )  # fmt: skip
    above = next(hex for hex in land.in_range(state) if entries(state, hex) == ("aid-sky-tile",))
    run(state, *[Yield(hex) for hex in (NEAR[0], NEAR[1], NEAR[2], above)])
    assert harvested(state) == {"essence": 1, "recruit": 1, "specialist": 1, "lumber": 1}
    assert not any(state.stockpile)


@pytest.mark.gold("GOLD-GOD-32")
@pytest.mark.rule("GOD-450", "GOD-451", "GOD-455")
def test_the_second_example_gives_gold_and_food_at_once() -> None:
    state = visit(SPEAR, SAGE, near=("w",), items=("dugout-canoe",))
    for hero in state.heroes:
        hero.gold, hero.food = 0, 0
    run(state, Yield(NEAR[0]))
    assert [(hero.gold, hero.food) for hero in state.heroes] == [(2, 5), (2, 7)]
    assert not any(state.harvested)
    ore = visit(SPEAR, center="h", near=("h", "h"))
    run(ore, Yield(CENTER), Yield(NEAR[0]), Yield(NEAR[1]))
    assert harvested(ore) == {"ore": 3}


YIELDS = [
    ("f", 1, {"lumber": 1}), ("h", 1, {"ore": 1}), ("p", 1, {}), ("pB", 1, {}), ("t", 4, {"essence": 1}), ("t", 5, {}),
    ("k", 4, {"sky-metal": 1}), ("k", 5, {}), ("hA", 4, {"platinum": 5}), ("hA", 5, {}), ("fW", 5, {}),
]  # fmt: skip


@pytest.mark.rule("GOD-443", "GOD-444", "GOD-447", "GOD-448")
@pytest.mark.parametrize(("word", "face", "found"), YIELDS)
def test_every_entry_of_the_resource_aid(word: str, face: int, found: dict[str, int]) -> None:
    assert yielded(word, face) == found


@pytest.mark.rule("GOD-443")
def test_a_wellspring_portal_gives_ore_or_crystal() -> None:
    state = visit(center="fW", script=faces(4))
    run(state, Yield(CENTER))
    answer(state, "pick-resource aetherial-ore")
    assert harvested(state) == {"aetherial-ore": 1}


@pytest.mark.rule("GOD-443")
def test_a_temple_gives_a_basic_element_of_choice() -> None:
    temple = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), resilience=8)
    state = visit(center="pT", defenders=(temple,))
    run(state, Yield(CENTER))
    answer(state, "pick-resource water")
    assert harvested(state) == {"water": 1}


@pytest.mark.rule("GOD-443")
def test_an_elemental_portal_gives_its_element() -> None:
    state = visit(SAMURAI, sky=(Floating("sky-1", CENTER, 0),), script=faces(4))
    hex = next(one for one in (CENTER, *NEAR) if entries(state, one) == ("aid-elemental-portal",))
    run(state, Yield(hex))
    assert harvested(state) == {"air": 1}


@pytest.mark.ruling("AMB-GOD-145")
@pytest.mark.rule("GOD-443")
def test_a_road_or_the_terrain_but_not_both() -> None:
    state = visit(center="f+")
    state.heroes[0].gold = 0
    run(state, Yield(CENTER))
    assert offered(state) == ["harvest-as forest", "harvest-as road"]
    answer(state, "harvest-as road")
    assert state.heroes[0].gold == 4
    assert not harvested(state)
    plain = visit(center="p~")
    assert entries(plain, CENTER) == ("aid-river",)
    assert entries(visit(center="m+"), CENTER) == ("aid-marsh",), "both give the same"


@pytest.mark.rule("GOD-1104")
@pytest.mark.ruling("AMB-GOD-215")
@pytest.mark.parametrize(("once", "count"), [(True, 1), (False, 4)])
def test_a_tower_gives_its_gear_upgrade_once(once: bool, count: int) -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), resilience=10)
    state = visit(SAMURAI, defenders=(*cities(), tower), rulings=Rulings(gear_once=once))
    run(state, Harvest())
    for _ in range(count):
        answer(state, "pick-stat attack")
    assert state.heroes[0].ranks[2] == 3 + count
    assert not [one for one in state.agenda if isinstance(one, GainGearTogether)]


@pytest.mark.rule("GOD-1057")
def test_a_harvest_roll_is_no_stat_test() -> None:
    fields: dict[str, Any] = {"movement": "camp", "camps": 3, "stays": 1, "difficulty": 5}
    state = visit(**fields)
    assert harvest_modifiers(state) == (("care", -2), ("difficulty", -4))
    assert yielded("t", 10, **fields) == {"essence": 1}, "a 10 fails only by its number"


@pytest.mark.rule("GOD-454", "GOD-711")
@pytest.mark.parametrize(("difficulty", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_difficulty_helps_harvest_rolls(difficulty: int, bonus: int) -> None:
    assert sum(n for _, n in harvest_modifiers(visit(difficulty=difficulty))) == -bonus


@pytest.mark.ruling("AMB-GOD-52")
@pytest.mark.rule("GOD-453")
@pytest.mark.parametrize(("adds_up", "movement", "stays", "bonus"), [
    (False, "camp", 1, 2), (False, "camp", 3, 6), (False, "cautious", 2, 4), (False, "normal", 0, 0),
    (True, "camp", 1, 4), (True, "camp", 3, 4), (True, "cautious", 2, 2),
])  # fmt: skip
def test_how_careful_turns_add_up(adds_up: bool, movement: str, stays: int, bonus: int) -> None:
    state = visit(movement=movement, stays=stays, rulings=Rulings(camp_adds_up=adds_up))
    assert -sum(n for _, n in harvest_modifiers(state)) == bonus


@pytest.mark.rule("GOD-856")
def test_hazardous_terrain_takes_the_bonus_away() -> None:
    state = visit(movement="camp", stays=2, center="f", modifiers=(Modifier("terrain-hazardous", only="forest"),))
    assert -sum(n for _, n in harvest_modifiers(state)) == 0
    state.used = (land.HAZARD_NEGATED,)
    assert -sum(n for _, n in harvest_modifiers(state)) == 4


@pytest.mark.component("charm-of-the-creator")
@pytest.mark.rule("GOD-1028")
def test_each_charm_makes_rolls_two_lower() -> None:
    assert harvest_modifiers(visit(items=("charm-of-the-creator",) * 2)) == (("charm", -4),)


def test_cards_change_what_terrain_yields() -> None:
    assert yielded("f", modifiers=(Modifier("terrain-rich", only="forest"),)) == {"lumber": 2}
    assert yielded("f", modifiers=(Modifier("terrain-barren", only="forest"),)) == {}
    assert yielded("t", 5, modifiers=(Modifier("harvest-roll", -1, only="great-tree"),)) == {"essence": 1}
    assert yielded("k", 3, modifiers=(Modifier("harvest-roll", 2, only="tier-2"),)) == {}
    assert yielded("pS", 1, modifiers=(Modifier("harvest-roll", -1, only="great-tree"),)) == {
        "recruit": 1, "specialist": 1
    }  # fmt: skip


def test_a_hex_token_leaves_the_terrain() -> None:
    assert yielded("fS", hex_tokens=(CENTER,)) == {"lumber": 1}


@pytest.mark.rule("GOD-433")
def test_the_variant_offers_ready_bundles() -> None:
    near = ("f", "f", "f", "f", "h", "h")
    state = visit(SPEAR, center="h", near=near, options=Options(harvest="bundle"))
    run(state, Harvest())
    assert offered(state) == ["harvest-most highland none", "harvest-most forest none"]
    answer(state, "harvest-most forest none")
    assert harvested(state) == {"lumber": 4}


@pytest.mark.rule("GOD-433")
def test_all_hexes_of_a_kind_are_one_answer_and_the_rest_is_asked() -> None:
    state = visit(SPEAR, center="h", near=("f", "f", "f", "h", "h", "m"))
    run(state, Harvest())
    assert "harvest-most forest none" in offered(state)
    answer(state, "harvest-most forest none")
    assert offered(state) == [f"pick-hex {named(CENTER)}", f"pick-hex {named(NEAR[5])}"]
    answer(state, f"pick-hex {named(CENTER)}")
    assert harvested(state) == {"lumber": 3, "ore": 1}


@pytest.mark.component("harvest-spyglass-of-ixmatl")
def test_a_spyglass_reaches_two_hexes_farther_once() -> None:
    state = visit(SAMURAI, center="p", far=("f", "f", "f", "f"))
    state.heroes[0].items = ("harvest-spyglass-of-ixmatl",)
    run(state, Harvest())
    assert offered(state) == ["done", "apply-item 1 harvest-spyglass-of-ixmatl 1"]
    answer(state, "apply-item 1 harvest-spyglass-of-ixmatl 1")
    assert harvested(state) == {"lumber": 4}
    run(state, Harvest())
    assert not state.decisions
