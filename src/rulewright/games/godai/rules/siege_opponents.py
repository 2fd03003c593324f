"""Siege Opponents as they are now: Banners by their Slots 0 to 3, and Jaethi as number 4. Rulebook p.71 to 76."""

from __future__ import annotations

from functools import cache

from ..content.components import SiegeAbility, SiegeCard
from ..model import geometry
from ..model.geometry import Hexes
from ..model.state import NOWHERE, SLOTS, Defender, GodaiState
from ..model.vocabulary import ELEMENTS, Element, SiegeKeyword
from ..passives import LairSlows, LairWeakens
from .book import content_of
from .defenders import lairs
from .ground import Layer, ground

JAETHI = SLOTS
SPEEDS = (2, 2, 3, 4)
POWERS = (0, 1, 2, 3)
"""GOD-532 to GOD-535."""
SWIFT = 2
"""GOD-931."""
WHOLE_MAP = 4
"""GOD-188: a Range of 4 or more."""
HINDERED = "siege-opponents-slower"
"""A `Modifier` that makes all Siege Opponents slower in the Game Turn after the one in which it began (GOD-1003)."""
JAETHI_RANGE = 2
JAETHI_POWER = 2
"""GAP-GOD-07: and 1 more for every 3 of the highest Imbalance."""
_POWER = (0, 0, 0, 1, 1, 1)
_RANGE = (0, 0, 0, 0, 0, 1)
"""AMB-GOD-130, if the Difficulty counts: by `DIFFICULTIES`."""
_PASSIVES: dict[Element, tuple[SiegeKeyword, ...]] = {
    Element.AIR: (SiegeKeyword.ARCING, SiegeKeyword.SWIFT),
    Element.EARTH: (SiegeKeyword.BULWARK, SiegeKeyword.TREMOR),
    Element.FIRE: (SiegeKeyword.IGNITE,),
    Element.WATER: (SiegeKeyword.OVERPOWER,),
    Element.VOID: (),
}
"""GAP-GOD-07: the Siege Keywords of Jaethi's Passives; X is the Imbalance."""


def on_map(state: GodaiState) -> list[int]:
    """The Siege Opponents whose miniatures are on the map."""
    found = [slot for slot, hex in enumerate(state.banners) if hex != NOWHERE and state.fronts[slot]]
    if state.jaethi:
        found.append(JAETHI)
    return found


def front(state: GodaiState, slot: int) -> SiegeCard:
    """GOD-531: the card in play of a Slot."""
    return content_of(state).siege[state.fronts[slot]]


def hexes_of(state: GodaiState, slot: int) -> Hexes:
    return state.jaethi if slot == JAETHI else (state.banners[slot],)


def element_of(state: GodaiState, slot: int) -> Element:
    """GOD-569: of the card; GOD-543: Jaethi's is the current Imbalance."""
    return Element(state.current) if slot == JAETHI else front(state, slot).element


def imbalance_of(state: GodaiState, element: Element) -> int:
    return state.imbalance[ELEMENTS.index(element)]


def resilience_of(state: GodaiState, slot: int) -> int:
    return state.jaethi_resilience if slot == JAETHI else state.resilience[slot]


def abilities(state: GodaiState, slot: int) -> tuple[SiegeAbility, ...]:
    """GOD-570, GOD-1043: Siege Keywords, unless all of them are lost this turn (GOD-1003).

    AMB-GOD-130: with its switch Starter opponents have none.
    """
    if state.quelled:
        return ()
    if slot != JAETHI:
        if state.rulings.siege_difficulty and state.difficulty == 0:
            return ()
        return front(state, slot).abilities
    return tuple(
        [
            SiegeAbility(keyword, imbalance)
            for element, imbalance in zip(ELEMENTS, state.imbalance, strict=True)
            if imbalance
            for keyword in _PASSIVES[element]
        ]
    )


def ability(state: GodaiState, slot: int, keyword: SiegeKeyword) -> SiegeAbility | None:
    for one in abilities(state, slot):
        if one.keyword is keyword:
            return one
    return None


def has(state: GodaiState, slot: int, keyword: SiegeKeyword) -> bool:
    return ability(state, slot, keyword) is not None


def soars(state: GodaiState, slot: int) -> bool:
    """GOD-560: whether Floating Mountains are open to it; Jaethi fells them (GOD-545)."""
    return slot == JAETHI or front(state, slot).soar


def power(state: GodaiState, slot: int) -> int:
    """GOD-566, GOD-532 to GOD-535: Power with the bonus of the Slot and all modifiers.

    GAP-GOD-07: Jaethi's grows with her Imbalance. GOD-716, AMB-GOD-130: the Difficulty counts only by the switch.
    """
    if slot == JAETHI:
        found = JAETHI_POWER + max(state.imbalance) // 3 + (imbalance_of(state, Element.FIRE) > 0)
    else:
        found = front(state, slot).power + POWERS[slot] + state.front_power[slot]
        found += _POWER[state.difficulty] if state.rulings.siege_difficulty else 0
    for boss, token in lairs(state):
        for frame in content_of(state).bosses[f"boss-{boss}"].lair:
            if isinstance(frame, LairWeakens) and near(hexes_of(state, slot), (token.hex,), frame.within):
                found -= frame.n
    return max(1, found)


def reach(state: GodaiState, slot: int) -> int:
    """GOD-187: the Range of a Siege Opponent. GOD-716, AMB-GOD-130: the Difficulty changes it only by the switch."""
    if slot == JAETHI:
        return JAETHI_RANGE
    return front(state, slot).range + (_RANGE[state.difficulty] if state.rulings.siege_difficulty else 0)


def speed(state: GodaiState, slot: int) -> int:
    """GOD-532 to GOD-535, GOD-571: a Banner's is that of its Slot. GOD-542: Jaethi's is the Siege number.

    GOD-931: Swift adds 2.
    """
    found = state.wave if slot == JAETHI else SPEEDS[slot] - state.slowed[slot]
    if has(state, slot, SiegeKeyword.SWIFT):
        found += SWIFT
    found -= sum([one.n for one in state.modifiers if one.what == HINDERED and one.turns == 1])
    if slot != JAETHI:
        for boss, token in lairs(state):
            for frame in content_of(state).bosses[f"boss-{boss}"].lair:
                if isinstance(frame, LairSlows) and near(hexes_of(state, slot), (token.hex,), frame.within):
                    found -= frame.n
    return max(0, found)


# -- distances -------------------------------------------------------------------------------------------------


@cache
def _distances(hexes: Hexes) -> bytes:
    """How far every hex is from the nearest of these."""
    if len(hexes) == 1:
        return geometry.distances(hexes[0])
    return bytes(map(min, zip(*[geometry.distances(hex) for hex in hexes], strict=True)))


def apart(some: Hexes, others: Hexes) -> int:
    """AMB-GOD-78: the smallest distance between two pieces."""
    row = _distances(others)
    return row[some[0]] if len(some) == 1 else min([row[hex] for hex in some])


def near(some: Hexes, others: Hexes, range: int) -> bool:
    """GOD-187, GOD-188: within a Range; 4 is the whole map."""
    if range >= WHOLE_MAP:
        return True
    row = _distances(others)
    return (row[some[0]] if len(some) == 1 else min([row[hex] for hex in some])) <= range


def on_mountain(state: GodaiState, hex: int) -> bool:
    """GOD-284: whether a hex belongs to a Floating Mountain on its Riser."""
    return 0 <= hex < geometry.HEXES and ground(state).layer[hex] is Layer.MOUNTAIN


def may_target(state: GodaiState, slot: int, hexes: Hexes) -> bool:
    """GOD-561, AMB-GOD-79: without Soar nothing on a Floating Mountain is a target."""
    return not state.sky or soars(state, slot) or not all(on_mountain(state, hex) for hex in hexes)


def reaches(state: GodaiState, slot: int, one: Defender) -> bool:
    """Whether a Defender is in a Siege Opponent's Range and may be its target."""
    return near(hexes_of(state, slot), one.hexes, reach(state, slot)) and may_target(state, slot, one.hexes)


# -- Recruits and Specialists ----------------------------------------------------------------------------------


def shaken(state: GodaiState, one: Defender) -> bool:
    """GOD-933: in the Range of an opponent with Tremor Assigned Recruits and Specialists do not count."""
    return any(has(state, slot, SiegeKeyword.TREMOR) and reaches(state, slot, one) for slot in on_map(state))


def recruits_of(state: GodaiState, one: Defender) -> int:
    """GOD-162: Assigned Recruits that count."""
    return one.recruits if one.recruits and not shaken(state, one) else 0


def specialists_of(state: GodaiState, one: Defender) -> int:
    """GOD-170: Assigned Specialists that count."""
    return one.specialists if one.specialists and not shaken(state, one) else 0


def lowered(found: SiegeAbility, less: int) -> int:
    """AMB-GOD-21: the number of a Siege Keyword, not below 0."""
    return max(0, found.n - less)
