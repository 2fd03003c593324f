"""What Items do by being carried: questions that other chapters ask. What is done with them is in items.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rulewright.core.record import Seat

from ..item_effects import HalvesDrain, HealsInMovement, ItemEffect
from ..model.events.visits import CloakWarmed
from ..model.hero import MOST_TIERS, RAISED_TIERS
from ..model.state import GodaiState
from ..model.vocabulary import ELEMENTS, Element
from ..passives import AnyFrame
from .book import content_of, living
from .carrying import effects_of
from .vitals import heal

E = TypeVar("E", bound=ItemEffect)


def bears_item(state: GodaiState, seat: Seat, kind: type[E]) -> E | None:
    """What the first such Item of a hero does, if there is one."""
    return next(effects_of(state, state.heroes[seat].items, kind), None)


def tier(state: GodaiState, seat: Seat, element: Element, siege: bool = False) -> int:
    """GOD-1105, GOD-1106: the Augment Tier of an Element now; a Kobold's raised one exceeds 3 only for Siege damage."""
    hero = state.heroes[seat]
    found = hero.augments[ELEMENTS.index(element)]
    if found and RAISED_TIERS in hero.used:
        found += 1
    return found if siege else min(found, MOST_TIERS)


def mark(state: GodaiState, seat: Seat, token: str) -> None:
    """Something works once per Game Turn, and the hero has used it."""
    hero = state.heroes[seat]
    hero.used = tuple(sorted([*hero.used, token]))


def treasures_of(state: GodaiState, seat: Seat) -> Iterator[tuple[str, AnyFrame]]:
    """GOD-381: the Treasure Effects of a hero, with their cards."""
    cards = content_of(state).harvests
    if cards.keys().isdisjoint(state.heroes[seat].items):
        return
    for item in state.heroes[seat].items:
        if item in cards:
            for frame in cards[item].treasure:
                yield item, frame


def drain_on(state: GodaiState, seat: Seat, n: int) -> int:
    """GOD-1020, GOD-733: Energy Drain of Siege damage and Hazardous Terrain, halved for whoever wears a Cloak."""
    return max(1, n // 2) if n > 0 and bears_item(state, seat, HalvesDrain) else n


def warm_cloaks(state: GodaiState) -> None:
    """GOD-1019: in each Movement phase a Wellspring Cloak Heals its bearer, more for each Tier of Water."""
    for seat in living(state):
        effect = bears_item(state, seat, HealsInMovement)
        if effect is not None:
            n = effect.n + effect.more * tier(state, seat, effect.element)
            if heal(state, seat, n, n, rule="GOD-1019"):
                state.emit(CloakWarmed(rule="GOD-1019", seat=seat))
