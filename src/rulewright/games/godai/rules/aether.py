"""Aetherial Ore: at any time outside of rolls it strengthens a Defender or carries the group. Rulebook p.24, p.64."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason, Step

from ..effects import Store
from ..model.choices.defenders import BoostDefender, TeleportByOre
from ..model.events.defenders import OreBoosted, OreCarried
from ..model.state import NOWHERE, GodaiState
from ..model.steps.land import Teleport
from ..model.vocabulary import DefenderStat, Resource, Until
from . import land
from .book import BOOK, living
from .defenders import MOST_POTENTIAL, absent, defender, potential_of, raise_stat, standing
from .gains import held, pay

BOOSTS = {
    DefenderStat.RESILIENCE: 5,
    DefenderStat.POTENTIAL: 4,
    DefenderStat.POWER: 3,
    DefenderStat.RANGE: 2,
}
"""GOD-172, AMB-GOD-20."""
FAR = 5
"""GOD-173."""


def goals(state: GodaiState) -> tuple[int, ...]:
    """GOD-173: hexes within 5 that the group may enter."""
    return tuple([hex for hex in land.ground(state).near(state.at, FAR, land.crossing(state)) if hex != state.at])


def no_ore(state: GodaiState) -> Reason | None:
    """Why Aetherial Ore cannot be used at all."""
    if not held(state, Resource.AETHERIAL_ORE):
        values = {"resource": str(Resource.AETHERIAL_ORE), "need": 1, "have": 0}
        return Reason("GOD-172", "why-too-few-resources", values)
    if state.at == NOWHERE or not living(state):
        return Reason("GOD-172", "why-nobody-there", {})
    return None


def no_boost(state: GodaiState, choice: BoostDefender) -> Reason | None:
    """GOD-172, GOD-185: a Defender in Group Range, and Potential not beyond 9."""
    barred = no_ore(state)
    if barred is not None:
        return barred
    one = next((one for one in standing(state) if one.id == choice.defender), None)
    if one is None:
        return absent(state, choice.defender, "GOD-172")
    if not any(hex in one.hexes for hex in land.in_range(state)):
        values = {"defender": choice.defender, "range": land.group_range(state)}
        return Reason("GOD-172", "why-defender-out-of-range", values)
    if choice.stat == DefenderStat.POTENTIAL and potential_of(state, one) >= MOST_POTENTIAL:
        return Reason("GOD-185", "why-stat-full", {"defender": one.id, "stat": choice.stat})
    return None


def ore_asides(state: GodaiState) -> list[Choice]:
    """AMB-GOD-223: what Aetherial Ore can do beside any question of the group outside combat."""
    if not held(state, Resource.AETHERIAL_ORE) or state.combat is not None or no_ore(state) is not None:
        return []
    near = frozenset(land.in_range(state))
    found: list[Choice] = []
    for one in standing(state):
        if not near.isdisjoint(one.hexes):
            full = potential_of(state, one) >= MOST_POTENTIAL
            found += [
                BoostDefender(one.id, str(stat)) for stat in BOOSTS if not full or stat is not DefenderStat.POTENTIAL
            ]
    if goals(state):
        found.append(TeleportByOre())
    return found


@BOOK.replaces(BoostDefender)
def boost(state: GodaiState, step: Step, choice: BoostDefender) -> None:
    """GOD-172, AMB-GOD-20: +5 Resilience that stays, or +4 Potential, +3 Power, +2 Range for the Game Turn."""
    state.then(step)
    pay(state, Resource.AETHERIAL_ORE, 1, Store.STOCKPILE, "GOD-172")
    stat = DefenderStat(choice.stat)
    state.emit(OreBoosted(rule="GOD-172", defender=choice.defender, stat=choice.stat, n=BOOSTS[stat]))
    raise_stat(state, defender(state, choice.defender).id, stat, BOOSTS[stat], Until.TURN, "GOD-172")


@BOOK.replaces(TeleportByOre)
def carry(state: GodaiState, step: Step, choice: TeleportByOre) -> None:
    """GOD-173, GOD-876: the group is put on a hex within 5; then what was asked is asked again."""
    state.then(step)
    pay(state, Resource.AETHERIAL_ORE, 1, Store.STOCKPILE, "GOD-173")
    state.emit(OreCarried(rule="GOD-173"))
    state.then(Teleport(goals(state), optional=False, rule="GOD-173"))
