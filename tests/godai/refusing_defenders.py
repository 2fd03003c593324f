"""Positions for sentences about Defenders, Temples and Dedications; `refusing.py` holds the others."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import defenders, visits
from rulewright.games.godai.model.state import GodaiState, Token
from rulewright.games.godai.model.steps.defenders import PlaceTower
from rulewright.games.godai.model.vocabulary import BASIC, Element, Place
from rulewright.games.godai.rules import land as ground

from .positions import cities, content, run
from .refusing import CITY, Case, enhancing, group, in_temple, shopping, told
from .setting import alter, elsewhere, store
from .sieges import tower

# -- Defenders -------------------------------------------------------------------------------------------------


@told("why-augmented")
def an_augment_that_is_there() -> Case:
    state = enhancing()
    alter(state, "city-1", augments=(Element.FIRE,))
    return state, defenders.AugmentDefender("fire", "city-1")


@told("why-equip-changed")
def an_equip_card_changed_before() -> Case:
    card = next(one.id for one in content().encounters.values() if one.equip)
    state = enhancing(equips=(card,))
    alter(state, "city-1", changed=True)
    return state, defenders.AttachEquip(card, "city-1")


@told("why-hero-full")
def no_room_for_an_element() -> Case:
    state = in_temple()
    state.heroes[0].augments = (1, 1, 0, 0, 0)
    return state, defenders.AugmentHero("fire", 1)


@told("why-moved-before")
def a_tower_moved_before() -> Case:
    hex = elsewhere(group())
    state = enhancing(defenders=(*cities(), tower(hex)), at=hex, used=("moved-tower-1",))
    state.rulings = replace(state.rulings, relocating=True)
    return state, defenders.Relocate("tower-1")


@told("why-no-hex-in-range")
def no_ground_for_a_tower() -> Case:
    hex = elsewhere(group())
    state = enhancing(defenders=(*cities(), tower(hex)), at=hex)
    state.heroes = [hero for hero in state.heroes if hero.role == "samurai"]
    state.rulings = replace(state.rulings, relocating=True)
    return state, defenders.Relocate("tower-1")


@told("why-no-tower-left")
def all_towers_in_use() -> Case:
    state = enhancing()
    towers = []
    for number in range(1, 5):
        towers.append(tower(elsewhere(state, *[one.hexes[0] for one in towers]), number))
    state.defenders = (*state.defenders, *towers)
    return state, defenders.BuildTower(g.NAMES[elsewhere(state)])


@told("why-outside-area")
def outside_the_area() -> Case:
    state = group(stage="siege")
    here = elsewhere(state)
    there = elsewhere(state, here)
    run(state, PlaceTower((here, there)))
    return state, defenders.BuildTower(g.NAMES[elsewhere(state, here, there)])


@told("why-rebuilt-before")
def rebuilt_once() -> Case:
    state = enhancing(at=cities()[1].hexes[0])
    alter(state, "city-1", fallen="destroyed", rebuilt=True, resilience=0)
    return state, defenders.Rebuild("city-1")


@told("why-no-city-left")
def no_city_left() -> Case:
    state = enhancing()
    alter(state, "city-1", fallen="destroyed", resilience=0)
    alter(state, "city-2", fallen="destroyed", resilience=0)
    return state, defenders.Rebuild("city-1")


@told("why-stat-full")
def a_range_that_cannot_rise() -> Case:
    state = enhancing()
    store(state, "essence", 2)
    alter(state, "city-1", range=4)
    return state, defenders.Improve("city-1", "essence", 2)


@told("why-no-augment")
def no_augment_to_take_off() -> Case:
    return in_temple(), defenders.StripDefender("fire", "city-1")


@told("why-all-temples")
def one_temple_of_many() -> Case:
    return enhancing(), defenders.Assign("temple-1", "recruit")


@told("why-one-temple")
def many_temples_for_one() -> Case:
    return enhancing(), defenders.Improve("temples", "ore", 3)


# -- Temples and Dedications -----------------------------------------------------------------------------------


@told("why-temple-fortress-built")
def built_before() -> Case:
    return enhancing(temple_fortress_built=True), defenders.PlaceTempleFortress("e14")


@told("why-no-free-center")
def no_free_center() -> Case:
    state = enhancing()
    alter(state, "temple-1", augments=BASIC)
    return state, defenders.PlaceTempleFortress(g.NAMES[CITY])


@told("why-once-a-visit")
def done_before() -> Case:
    return in_temple(used=("summon-essence",)), defenders.SummonEssence()


@told("why-no-empty-portal")
def no_portal() -> Case:
    return in_temple(), defenders.SummonEssence()


def lair(state: GodaiState) -> int:
    return next(hex for hex in range(g.TILE_HEXES) if ground.ground(state).location[hex] is Place.BOSS_LAIR)


@told("why-dedicated")
def dedicated_before() -> Case:
    state = in_temple(dedicated=(4,))
    state.bosses = (Token(lair(state), "4"),)
    return state, defenders.DedicateTo(4)


@told("why-lair-covered")
def a_covered_lair() -> Case:
    state = in_temple()
    state.bosses = (Token(lair(state), "4"),)
    state.hex_tokens = (lair(state),)
    return state, defenders.DedicateTo(4)


@told("why-dedication-price")
def a_dear_dedication() -> Case:
    state = in_temple()
    state.bosses = (Token(lair(state), "4"),)
    return state, defenders.DedicateTo(4)


@told("why-dedication-used")
def a_dedication_used_before() -> Case:
    return shopping(dedicated=(8,), stage="siege", used=("dedication",)), visits.CallDedication(8)


@told("why-no-siege")
def no_siege() -> Case:
    return shopping(dedicated=(8,)), visits.CallDedication(8)


@told("why-carrier-later")
def too_early_for_the_third() -> Case:
    return shopping(dedicated=(3,), stage="siege"), visits.CallDedication(3)


@told("why-giant-price")
def a_dear_fifth() -> Case:
    return shopping(dedicated=(5,), stage="siege"), visits.CallDedication(5)


@told("why-no-area")
def nobody_to_strike() -> Case:
    return shopping(dedicated=(2,), stage="siege"), visits.CallDedication(2)
