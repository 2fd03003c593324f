"""Augments: limits, what they cost, and what an Augmented Defender gives to heroes in its Range. GAP-GOD-32."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Seat

from ..effects import Store
from ..model.choices.defenders import CallBack, FuseTwo, NegateCondition
from ..model.events.defenders import DefenderAugmented, DefenderStripped, HeroStripped
from ..model.state import GodaiState
from ..model.vocabulary import ELEMENTS, STATS, Condition, Element, Resource, Stat
from .book import living
from .death import revive_beside_group
from .defenders import defender, hexes_of, put
from .elements import augment
from .gains import held, pay
from .gear import fuse
from .sheltering import sheltering
from .vitals import borne, cure

FUSED = 2
CALL_BACK = 1
"""Platinum."""
_USED = {Element.EARTH: "negate-by-earth", Element.VOID: "fuse-by-void"}
CALLED = "revive-by-void"
"""Among what the group `used` this Game Turn."""


def stored(state: GodaiState) -> list[Element]:
    """The Elements in the Stockpile."""
    return [one for one in ELEMENTS if held(state, Resource(str(one)))]


# -- Defenders -------------------------------------------------------------------------------------------------


def lacks(state: GodaiState, id: str, element: Element) -> bool:
    """GOD-198: a Defender holds at most one of each Element."""
    return element not in defender(state, id).augments


def augment_defender(state: GodaiState, id: str, element: Element, rule: str, free: bool = False) -> None:
    """GOD-979, GOD-985: an Element of the Stockpile, unless it costs nothing (GOD-1007)."""
    if not free:
        pay(state, Resource(str(element)), 1, Store.STOCKPILE, rule)
    one = defender(state, id)
    found = [other for other in ELEMENTS if other in one.augments or other is element]
    put(state, replace(one, augments=tuple(found)))
    state.emit(DefenderAugmented(rule=rule, defender=id, element=str(element)))


def strip_defender(state: GodaiState, id: str, element: Element) -> None:
    """GOD-980, AMB-GOD-184: an Augment is taken off and lost, at no cost."""
    one = defender(state, id)
    put(state, replace(one, augments=tuple([other for other in one.augments if other is not element])))
    state.emit(DefenderStripped(rule="GOD-980", defender=id, element=str(element)))


def is_in(state: GodaiState, id: str) -> bool:
    """GOD-985: whether the group is in a Defender."""
    return state.at in hexes_of(state, id)


# -- heroes ----------------------------------------------------------------------------------------------------


def augment_hero(state: GodaiState, seat: Seat, element: Element) -> None:
    """GOD-979, GOD-1105: an Element of the Stockpile is a Tier of a hero."""
    pay(state, Resource(str(element)), 1, Store.STOCKPILE, "GOD-979")
    augment(state, seat, element, "GOD-979")


def strip_hero(state: GodaiState, seat: Seat, element: Element) -> None:
    """GOD-980, AMB-GOD-184: one Tier is lost."""
    hero = state.heroes[seat]
    hero.augments = tuple([tier - (one is element) for tier, one in zip(hero.augments, ELEMENTS, strict=True)])
    tier = hero.augments[ELEMENTS.index(element)]
    state.emit(HeroStripped(rule="GOD-980", seat=seat, element=str(element), tier=tier))


# -- near an Augmented Defender --------------------------------------------------------------------------------


def shelter_offers(state: GodaiState) -> list[Choice]:
    """GAP-GOD-32: once per turn Earth Negates a Condition; Void Fuses 2 Gear Upgrades and Revives for 1 Platinum."""
    near_by = sheltering(state)
    found: list[Choice] = []
    if Element.EARTH in near_by and _USED[Element.EARTH] not in state.used:
        for seat in living(state):
            found += [NegateCondition(seat + 1, str(one)) for one in borne(state.heroes[seat])]
    if Element.VOID in near_by:
        if _USED[Element.VOID] not in state.used:
            for seat in living(state):
                filled = zip(STATS, state.heroes[seat].gear, strict=True)
                found += [FuseTwo(seat + 1, str(stat)) for stat, slots in filled if slots]
        if CALLED not in state.used and held(state, Resource.PLATINUM) >= CALL_BACK:
            found += [CallBack(seat + 1) for seat, hero in enumerate(state.heroes) if hero.state == "dead"]
    return found


def take_shelter(state: GodaiState, choice: Choice) -> None:
    """GAP-GOD-32: what an Augmented Defender gives, once per turn each."""
    if isinstance(choice, NegateCondition):
        cure(state, choice.hero - 1, Condition(choice.condition), "GOD-198")
        state.used = (*state.used, _USED[Element.EARTH])
    elif isinstance(choice, FuseTwo):
        fuse(state, choice.hero - 1, Stat(choice.stat), FUSED)
        state.used = (*state.used, _USED[Element.VOID])
    elif isinstance(choice, CallBack):
        pay(state, Resource.PLATINUM, CALL_BACK, Store.STOCKPILE, "GOD-198")
        state.used = (*state.used, CALLED)
        revive_beside_group(state, choice.hero - 1, "GOD-198")
