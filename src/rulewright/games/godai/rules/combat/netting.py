"""Damage and Healing of a phase are netted into one total for each target, and applied (GOD-740)."""

from __future__ import annotations

from collections.abc import Iterable

from ...model.events.combat import AllyChanged, CriticalWoundGained, HeroChanged, OpponentChanged
from ...model.state import GodaiState
from ...model.vocabulary import Condition, Element, Keyword, Vital
from ..sheltering import sheltering
from ..vitals import maximum
from . import who as at
from .conditions import end_of
from .hits import Healing, Sheet, Tally

MOST_WOUNDS = 6


def settle(state: GodaiState, tally: Tally, healings: Iterable[Healing], rule: str = "GOD-740") -> None:
    """GOD-740, GOD-884, AMB-GOD-108: reductions are done; Healing is weighed against damage, then Bound pass their
    losses on.
    """
    for healing in healings:
        count_healing(state, tally, healing)
    losses = {who: apply(state, who, sheet, rule) for who, sheet in list(tally.sheets.items())}
    share_bound(state, losses, rule)


# -- Healing -------------------------------------------------------------------------------------------


def count_healing(state: GodaiState, tally: Tally, healing: Healing) -> None:
    """GOD-772, GOD-775, GOD-845, GOD-887, GOD-892, GOD-900: what is left of a Heal; on an opponent it lowers
    Influence.
    """
    who = healing.target
    if at.is_foe(who) and healing.by_group:
        sheet = tally.sheet(who)
        sheet.influence += healing.health + healing.energy
        return
    sheet = tally.sheet(who)
    if at.is_hero(who) and at.bears(state, who, Condition.CURSED):
        return
    if sheet.corrosive and not healing.despite:
        return
    if at.is_foe(who) and at.bears(state, who, Condition.BLEEDING) and at.active(state, who, "cannot-heal"):
        return
    health = max(0, healing.health - 3 * at.bears(state, who, Condition.BURNED)) if healing.health else 0
    energy = max(0, healing.energy - 3 * at.bears(state, who, Condition.DRAINED)) if healing.energy else 0
    if not health and not energy:
        return
    tally.healed.add(who)
    if healing.raising:
        sheet.raise_health += health
        sheet.raise_energy += energy
    else:
        sheet.heal_health += health
        sheet.heal_energy += energy
    if health:
        # AMB-GOD-158: any Heal of at least 1 Health ends all Bleeding and all Wounded.
        end_of(state, who, Condition.BLEEDING)
        end_of(state, who, Condition.WOUNDED)


def netted(value: int, damage: int, heal: int, lift: int, most: int) -> int:
    """GOD-740, GOD-861: a Heal stops at the maximum, a Raise does not."""
    left = value - damage
    if heal:
        left = min(left + heal, max(most, left))
    return left + lift


def gently(value: int, n: int) -> int:
    """GOD-859: Nonlethal damage leaves at least 1."""
    return max(min(value, 1), value - n)


# -- one target ----------------------------------------------------------------------------------------


def apply(state: GodaiState, who: int, sheet: Sheet, rule: str) -> dict[str, int]:
    """One target's total; returns what it lost of Health and Energy in all."""
    if at.has(state, who, Keyword.SOULLESS):
        drain_soulless(sheet)
    if sheet.drain and at.is_hero(who) and Element.AIR in sheltering(state):
        return apply_softly(state, who, sheet, rule)
    if sheet.drain and at.tier(state, who, Element.VOID):
        sheet.drain = max(0, sheet.drain - 2)
    if at.bears(state, who, Condition.DISSONANT) and sheet.energy + sheet.drain:
        # GOD-897: suffered a second time as Nonlethal Health damage.
        sheet.gentle["health"] = sheet.gentle.get("health", 0) + sheet.energy + sheet.drain
    if at.is_hero(who):
        return apply_to_hero(state, who, sheet, rule)
    if at.is_foe(who):
        return apply_to_opponent(state, who, sheet, rule)
    return apply_to_ally(state, who, sheet, rule)


_NOTHING = Sheet()
_NO_LOSS = {"health": 0, "energy": 0}


def drain_soulless(sheet: Sheet) -> None:
    """GOD-868: Energy damage on the Soulless is Energy Drain."""
    sheet.drain += sheet.energy
    sheet.energy = 0


def apply_softly(state: GodaiState, seat: int, sheet: Sheet, rule: str) -> dict[str, int]:
    """GOD-198: near a Defender Augmented with Air Energy Drain is plain Energy damage, and 1 Energy comes back."""
    sheet.energy += sheet.drain
    sheet.drain = 0
    lost = apply(state, seat, sheet, rule)
    hero = state.heroes[seat]
    if lost["energy"] > 0 and hero.health > 0:
        hero.energy += 1
        lost["energy"] -= 1
        state.emit(HeroChanged(rule="GOD-198", seat=seat, health=0, energy=1))
    return lost


def overflow(energy: int, sheet: Sheet) -> int:
    """GOD-851: the part of an Energy Drain for which no Energy is left."""
    return min(
        sheet.drain,
        max(0, sheet.energy + sheet.fade + sheet.drain - max(0, energy) - sheet.heal_energy - sheet.raise_energy),
    )


def apply_to_hero(state: GodaiState, seat: int, sheet: Sheet, rule: str) -> dict[str, int]:
    """GOD-101, GOD-104, GOD-846, GOD-847, GOD-851: a hero's Health and Energy; Critical damage leaves a wound."""
    hero = state.heroes[seat]
    if hero.energy >= 0 and sheet == _NOTHING:
        return {**_NO_LOSS}
    health, energy = hero.health, hero.energy
    spilled = overflow(energy, sheet)
    most_energy = maximum(state, seat, Vital.ENERGY)
    most_health = maximum(state, seat, Vital.HEALTH)
    taken = sheet.energy + sheet.fade + sheet.drain - spilled
    hero.energy = max(0, netted(energy, taken, sheet.heal_energy, sheet.raise_energy, most_energy))
    hero.energy = gently(hero.energy, sheet.gentle.get("energy", 0)) if hero.energy else 0
    damage = sum(sheet.health.values()) + spilled
    left = netted(health, damage, sheet.heal_health, sheet.raise_health, most_health)
    hero.health = gently(left, sheet.gentle.get("health", 0))
    lost = {"health": health - hero.health, "energy": energy - hero.energy}
    if sheet.critical and (lost["health"] > 0 or lost["energy"] > 0):
        wound(state, seat)
    if any(lost.values()):
        state.emit(HeroChanged(rule=rule, seat=seat, health=-lost["health"], energy=-lost["energy"]))
    return lost


def wound(state: GodaiState, seat: int) -> None:
    """GOD-846, GOD-847: one more Critical Wound; the one beyond Food Rating + 3, or the seventh, kills."""
    hero = state.heroes[seat]
    hero.wounds += 1
    state.emit(CriticalWoundGained(rule="GOD-846", seat=seat, wounds=hero.wounds))
    if hero.wounds > min(MOST_WOUNDS, hero.food_rating + 3):
        hero.health = 0


def apply_to_opponent(state: GodaiState, who: int, sheet: Sheet, rule: str) -> dict[str, int]:
    """GOD-650, GOD-654, GOD-773: Vitals of an opponent; nothing bleeds from one Health to the other."""
    opponent = at.opponent_at(state, who)
    energy = opponent.energy
    settled = opponent.influence >= 0 and (energy >= 0 if opponent.most[0] else not energy)
    if settled and sheet == _NOTHING:
        return {**_NO_LOSS}
    spilled = overflow(energy, sheet)
    taken = sheet.energy + sheet.fade + sheet.drain - spilled
    most = opponent.most
    new_energy = 0
    if most[0]:
        new_energy = max(0, netted(energy, taken, sheet.heal_energy, sheet.raise_energy, most[0]))
    health = list(opponent.health)
    if health:
        first = max(range(len(health)), key=lambda one: (health[one], -one))
        for number, value in enumerate(health):
            key = "health" if number == 0 else "health-2"
            damage = sheet.health.get(key, 0) + (spilled if number == first else 0)
            heal = (sheet.heal_health, sheet.raise_health) if number == first else (0, 0)
            left = netted(value, damage, *heal, most[1 + number])
            gentle = sheet.gentle.get("health", 0) if number == first else sheet.gentle.get(key, 0) if number else 0
            health[number] = gently(left, gentle) if value > 0 or len(health) == 1 else value
    influence = max(0, opponent.influence - sheet.influence) if opponent.influence else 0
    lost = {
        "health": sum(opponent.health) - sum(health),
        "energy": energy - new_energy,
        "influence": opponent.influence - influence,
    }
    at.alter(state, who, health=tuple(health), energy=new_energy, influence=influence)
    if any(lost.values()):
        told = {name: -value for name, value in lost.items()}
        state.emit(OpponentChanged(rule=rule, card=opponent.card, **told))
    return {"health": lost["health"], "energy": lost["energy"]}


def apply_to_ally(state: GodaiState, who: int, sheet: Sheet, rule: str) -> dict[str, int]:
    """GOD-632: an ally's Health; its Energy is ignored."""
    ally = at.ally_at(state, who)
    left = netted(ally.health, sum(sheet.health.values()), sheet.heal_health, sheet.raise_health, ally.most)
    left = max(0, gently(left, sheet.gentle.get("health", 0)))
    at.alter_ally(state, who, health=left)
    if left != ally.health:
        state.emit(AllyChanged(rule=rule, card=ally.card, health=left - ally.health))
    return {"health": ally.health - left, "energy": 0}


def share_bound(state: GodaiState, losses: dict[int, dict[str, int]], rule: str) -> None:
    """GOD-884: what a Bound target loses each of the others loses too; a loss is passed on only once."""
    bound = [one for one in (*at.members(state), *at.foes(state)) if at.bears(state, one, Condition.BOUND)]
    if len(bound) < 2:
        return
    for who in bound:
        passed = Sheet()
        for other in bound:
            if other != who and other in losses:
                passed.health["health"] = passed.health.get("health", 0) + max(0, losses[other]["health"])
                passed.fade += max(0, losses[other]["energy"])
        if passed.health.get("health") or passed.fade:
            apply(state, who, passed, "GOD-884")
