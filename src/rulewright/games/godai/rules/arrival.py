"""What a place does to those who come to it: Healing upon entry, Conditions, charges. Rulebook p.62."""

from __future__ import annotations

from rulewright.core.record import Seat

from ..item_effects import HoldsCharges
from ..model.events.visits import OrbFilled, PlaceEntered
from ..model.state import NOWHERE, GodaiState
from ..model.steps.visits import Arrive
from ..model.vocabulary import Place, Vital
from . import land
from .belongings import bears_item, tier
from .book import BOOK, living
from .vitals import cure_all, heal, heal_fully, maximum

RESTS = (Place.SETTLEMENT, Place.TOWER, Place.FORTRESS)
"""Where half of each Vital is Healed (GOD-464, GOD-466)."""
TEMPLES = (Place.TEMPLE, Place.TEMPLE_FORTRESS)
"""GOD-984."""


@BOOK.resolves(Arrive)
def arrive(state: GodaiState, step: Arrive, choice: None) -> None:
    """GOD-462 to GOD-464, GOD-466, AMB-GOD-222: Healing comes before every other Event.

    AMB-GOD-60: upon entry only, so not while the group stays; a City-State Heals whoever is there.
    """
    if state.at == NOWHERE:
        return
    place = land.place_at(state, state.at)
    if place is Place.CITY_STATE:
        _heal_all(state, place, "GOD-462")
        return
    token = f"arrived-{state.at}"
    if not state.entered or token in state.used or place not in (*RESTS, *TEMPLES):
        return
    state.used = tuple(sorted([*state.used, token]))
    if place in TEMPLES:
        for seat in living(state):
            cure_all(state, seat, "GOD-463")
            fill_orb(state, seat)
        _heal_all(state, place, "GOD-463")
    else:
        assert place is not None
        rest(state, place)


def _heal_all(state: GodaiState, place: Place, rule: str) -> None:
    """GOD-462, GOD-463: all Vitals in full."""
    healed = [heal_fully(state, seat, rule, place=True) for seat in living(state)]
    if any(healed):
        state.emit(PlaceEntered(rule=rule, place=str(place)))


def rest(state: GodaiState, place: Place) -> None:
    """GOD-464, GOD-466, AMB-GOD-171, GOD-733: half of the total rank of each Vital, rounded down, at least 1."""
    rule = "GOD-466" if place is Place.SETTLEMENT else "GOD-464"
    healed = 0
    for seat in living(state):
        health, energy = (max(1, maximum(state, seat, vital) // 2) for vital in (Vital.HEALTH, Vital.ENERGY))
        healed += heal(state, seat, health, energy, rule=rule, place=True)
    if healed:
        state.emit(PlaceEntered(rule=rule, place=str(place)))


def fill_orb(state: GodaiState, seat: Seat) -> None:
    """Absorbing Orb: one charge, and one for each Tier of Earth."""
    effect = bears_item(state, seat, HoldsCharges)
    hero = state.heroes[seat]
    if effect is None:
        hero.charges = 0
        return
    charges = 1 + tier(state, seat, effect.element)
    if hero.charges < charges:
        hero.charges = charges
        state.emit(OrbFilled(rule="GOD-463", seat=seat, charges=charges))
