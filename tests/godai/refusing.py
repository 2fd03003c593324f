"""Positions for sentences that random games seldom hear: each with what is not possible in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulewright.core.record import Choice
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import combat, heroes, land, siege, visits
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.state import Floating, GodaiState
from rulewright.games.godai.model.steps import land as land_steps
from rulewright.games.godai.model.steps.combat import BeginCombat
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.siege import Bolster
from rulewright.games.godai.model.steps.turn import ChooseMovement, Walk
from rulewright.games.godai.model.steps.visits import ChooseEvent, Harvest, TempleAction
from rulewright.games.godai.model.vocabulary import STATS, Place, Stat
from rulewright.games.godai.rules import land as ground
from rulewright.games.godai.rules.combat import who
from rulewright.games.godai.rules.sky import legal_centers

from .maps import full_map, on_map
from .positions import cities, content, run
from .setting import alter, elsewhere, go_to_place, put_banner, ranked, store
from .sieges import tower

Case: TypeAlias = tuple[GodaiState, Choice]
SAMURAI, SAGE, MONK = ("samurai", "kobold"), ("sage", "tanuki"), ("spear-master", "nagual")
CITY = cities()[0].hexes[0]
CASES: dict[str, Callable[[], Case]] = {}


def told(message: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    """In this position this sentence is told."""

    def register(make: Callable[[], Case]) -> Callable[[], Case]:
        assert message not in CASES, message
        CASES[message] = make
        return make

    return register


def group(*named: tuple[str, str], at: int = CITY, **fields: Any) -> GodaiState:
    """A group in the western City-State, on a map whose tiles all lie there."""
    blank: dict[str, Any] = {"phase": "event", "movement": "normal", "defenders": cities()}
    state = full_map(*(named or (SAMURAI, SAGE)), **{**blank, **fields})
    state.at = at
    return state


def shopping(**fields: Any) -> GodaiState:
    return run(group(**fields), ChooseEvent())


def enhancing(at: int = CITY, **fields: Any) -> GodaiState:
    """The group has Resources for everything."""
    state = group(at=at, **fields)
    for resource in ("platinum", "ore", "lumber", "recruit", "fire", "living-crystal"):
        store(state, resource, 20)
    return run(state, Enhance())


def in_temple(**fields: Any) -> GodaiState:
    state = group(**fields)
    go_to_place(state, Place.TEMPLE)
    store(state, "fire", 3)
    return run(state, TempleAction())


def fighting(*named: tuple[str, str]) -> GodaiState:
    """The first round against an Encounter with Health and Energy alone."""
    card = next(one.id for one in content().encounters.values() if one.health and not one.outlast and not one.influence)
    return run(group(*(named or (SAMURAI, SAGE)), at=elsewhere(group())), BeginCombat((card,)))


def bolstering() -> GodaiState:
    state = group(stage="siege", phase="villain")
    put_banner(state, g.BESIDE[CITY][0])
    return run(state, Bolster())


# -- combat and Siege ------------------------------------------------------------------------------------------


@told("why-ability-locked")
def a_locked_ability() -> Case:
    state = fighting()
    state.heroes[0].locked = (Stat.DEFEND,)
    return state, combat.Declare("defend")


@told("why-no-rank")
def no_rank() -> Case:
    state = fighting()
    ranked(state.heroes[0], Stat.DEFEND, 0)
    return state, combat.Declare("defend")


@told("why-energy-barred")
def a_failed_test() -> Case:
    state = fighting()
    who.change(state, 0, bars=("no-energy",))
    return state, combat.Declare("first-mastery")


@told("why-last-health")
def the_last_health() -> Case:
    race = next(one.id for one in content().races.values() if one.vital == "health")
    state = run(group(("samurai", race), SAGE), ChooseMovement())
    state.heroes[0].health = 1
    return state, heroes.UseRacial(1)


@told("why-in-shell")
def in_a_shell() -> Case:
    state = fighting()
    who.change(state, 0, shell=4)
    return state, combat.Declare("defend")


@told("why-no-action")
def no_action() -> Case:
    state = fighting()
    who.change(state, 0, bars=("no-action",))
    return state, combat.Declare("defend")


@told("why-bolster-navigate")
def a_range_of_the_whole_map() -> Case:
    state = bolstering()
    alter(state, "city-1", range=4)
    return state, siege.BolsterWith("navigate")


@told("why-bolster-rank")
def a_skill_of_no_rank() -> Case:
    state = bolstering()
    ranked(state.heroes[0], Stat.EXPLORE, 0)
    return state, siege.BolsterWith("explore")


@told("why-bolster-overpowered")
def an_overpowered_defender() -> Case:
    state = bolstering()
    alter(state, "city-1", overpowered=True)
    ranked(state.heroes[0], Stat.EXPLORE, 9)
    return state, siege.BolsterWith("explore")


@told("why-bolster-survival")
def nothing_to_mend() -> Case:
    return bolstering(), siege.BolsterWith("survival")


@told("why-bolster-explore")
def nobody_in_range() -> Case:
    state = bolstering()
    put_banner(state, elsewhere(state, *range(60)))
    alter(state, "city-1", range=1)
    return state, siege.BolsterWith("explore")


# -- the map ---------------------------------------------------------------------------------------------------


@told("why-no-hex")
def no_such_hex() -> Case:
    return run(group(), Walk(4)), PickHex("z99")


@told("why-here-already")
def here_already() -> Case:
    return run(group(), Walk(4)), PickHex(g.NAMES[CITY])


@told("why-no-soar")
def no_soar() -> Case:
    center = g.SLOTS[6].center
    state = group(("samurai", "kobold"), ("sage", "tanuki"), at=center)
    tile = content().sky_tiles[0]
    away = next(hex for hex in range(g.TILE_HEXES) if g.distance(hex, center) == 3 and ground.can_enter(state, hex))
    state.sky, state.at = (Floating(tile, center, 0, riser=True),), away
    return run(state, Walk(4)), PickHex(g.NAMES[center])


@told("why-no-slot")
def no_slot() -> Case:
    state = run(on_map(("wind-rider", "kobold"), at="e14"), land_steps.ExtraTile((2, 3)))
    return state, PickHex("e14")


@told("why-over-tile")
def over_another_tile() -> Case:
    center = g.SLOTS[6].center
    tile, other = content().sky_tiles[:2]
    state = group()
    state.sky = (Floating(other, center, 0, riser=True),)
    free = [hex for hex in range(g.TILE_HEXES) if g.distance(hex, center) == 2 and len(legal_centers(state, hex)) > 1]
    target = free[0]
    beside = next(hex for hex in g.BESIDE[target] if g.distance(hex, center) == 1)
    return run(state, land_steps.LayTile(tile, target)), land.LayTile(g.NAMES[beside], 0)


@told("why-hex-taken")
def somebody_there() -> Case:
    target = g.SLOTS[6].center
    state = run(group(), land_steps.PlaceJaethi(target))
    other = g.triangle(target, True)[1]
    state.banners = (other, *state.banners[1:])
    return state, land.StandJaethi(g.NAMES[target], "east")


@told("why-teleported")
def after_a_teleport() -> Case:
    state = group(phase="movement", moved=3)
    return run(state, ChooseMovement()), land.ChooseMovementType("camp")


# -- the Event phase -------------------------------------------------------------------------------------------


@told("why-gear-in-cities")
def gear_outside_of_cities() -> Case:
    return outside(), visits.BuyGear(1, "health")


@told("why-trade-in-cities")
def trade_outside_of_cities() -> Case:
    return outside(), visits.Trade("gold")


def outside() -> GodaiState:
    """The group is in a Tower, where Items are sold."""
    state = group(defenders=(*cities(), tower(elsewhere(group()))))
    state.at = state.defenders[-1].hexes[0]
    return run(state, ChooseEvent())


@told("why-platinum-full")
def a_full_purse() -> Case:
    state = shopping()
    store(state, "platinum", 100)
    return state, visits.Trade("gold")


@told("why-ring-full")
def a_full_ring() -> Case:
    state = shopping()
    state.heroes[0].gear = tuple([6 if stat is Stat.HEALTH else 0 for stat in STATS])
    return state, visits.BuyGear(1, "health")


@told("why-item-limit")
def too_many_of_an_item() -> Case:
    item = next(one for one in content().items.values() if one.per_hero and one.empire is None)
    state = shopping()
    state.heroes[0].items = (item.id,) * item.per_hero
    return state, visits.Buy(1, item.id)


@told("why-site-used")
def a_used_site() -> Case:
    card = next(one.id for one in content().harvests.values() if one.treasure)
    state = group(treasures=(card,), used=("antiquity-site",))
    go_to_place(state, Place.ANTIQUITY_SITE)
    state.resource_cards = ()
    state.items = ("void-door",)
    return run(state, ChooseEvent()), visits.TakeTreasure(card, 1)


@told("why-no-other-wellspring")
def the_only_wellspring() -> Case:
    state = group()
    go_to_place(state, Place.WELLSPRING_PORTAL)
    others = [hex for hex in ground.places(state, Place.WELLSPRING_PORTAL) if hex != state.at]
    state.hex_tokens = tuple(others)
    state.items = ("wellspring-amplifier",)
    return run(state, ChooseEvent()), visits.UseWellspring()


@told("why-wellspring-left")
def a_wellspring_that_was_left() -> Case:
    state = group()
    go_to_place(state, Place.WELLSPRING_PORTAL)
    state.used = (f"wellspring-{state.at}",)
    state.items = ("wellspring-amplifier",)
    return run(state, ChooseEvent()), visits.UseWellspring()


@told("why-temple-visited")
def a_visited_temple() -> Case:
    state = group()
    go_to_place(state, Place.TEMPLE)
    state.used = (f"visited-temple-{state.at}",)
    state.items = ("wellspring-amplifier",)
    return run(state, ChooseEvent()), visits.VisitTemple()


@told("why-temple-idle")
def nothing_to_do_in_a_temple() -> Case:
    state = group(SAGE, used=("temple-teleport",))
    go_to_place(state, Place.TEMPLE)
    state.items = ("wellspring-amplifier",)
    return run(state, ChooseEvent()), visits.VisitTemple()


@told("why-item-used")
def an_item_that_was_used() -> Case:
    state = run(group(), ChooseEvent())
    state.heroes[0].items = state.heroes[0].used = ("hairpin-of-intellect",)
    return state, visits.ApplyItem(1, "hairpin-of-intellect", 1)


@told("why-harvest-chosen")
def a_hex_chosen_before() -> Case:
    state = group(at=elsewhere(group()))
    run(state, Harvest())
    state.agenda[-1] = Harvest(chosen=(state.at,))
    return state, PickHex(g.NAMES[state.at])


@told("why-harvest-gear")
def gear_harvested_before() -> Case:
    hex = elsewhere(group())
    state = group(SAGE, at=hex, defenders=(*cities(), tower(hex)), used=(f"gear-{hex}",))
    return run(state, Harvest()), PickHex(g.NAMES[hex])
