"""Health, Energy and Conditions of heroes outside combat: damage, Healing, what hinders it. Rulebook p.17, placards."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Reason, Seat

from ..effects import Modified
from ..model.choices.common import Accept, Decline
from ..model.events.heroes import (
    ConditionGained,
    ConditionLost,
    DamageNegated,
    HealRefused,
    VitalHealed,
    VitalLost,
    WoundGained,
    WoundLost,
)
from ..model.hero import Hero
from ..model.state import GodaiState
from ..model.steps.gains import HeroDies, OfferOrb
from ..model.vocabulary import CONDITIONS, SKILLS, STACKING, Condition, Element, Stat, Vital
from .book import BOOK, living
from .sheltering import sheltering
from .stat_tests import dissonance, rank, roll_test

ORB = "absorbing-orb"
VOID, LESS_DRAIN = 4, 2
"""GOD-1105: whoever is Augmented with Void suffers this much less Energy Drain."""
ORB_POINTS = 10
OWN_LOSSES = frozenset({"GOD-066", "GOD-906"})
"""What a hero pays, and what a Condition takes, is no damage that an Orb could meet."""
CORROSIVE = "corrosive"
"""Among what a hero `used`: it suffered Corrosive damage this Game Turn."""
MOST_LOCKED = 3
"""GOD-894."""
_AT = {condition: at for at, condition in enumerate(CONDITIONS)}


def maximum(state: GodaiState, seat: Seat, vital: Vital) -> int:
    """GOD-104: the rank of a Vital is its maximum."""
    return rank(state, seat, Stat.HEALTH if vital is Vital.HEALTH else Stat.ENERGY)


def bears(state: GodaiState, seat: Seat, condition: Condition) -> int:
    """How often a hero bears a Condition; on Nether everybody is Dissonant (AMB-GOD-164)."""
    if condition is Condition.DISSONANT:
        return dissonance(state, seat)
    return state.heroes[seat].conditions[_AT[condition]]


# -- damage ----------------------------------------------------------------------------------------------------


def hurt(
    state: GodaiState,
    seat: Seat,
    n: int,
    vital: Vital = Vital.HEALTH,
    *,
    rule: str,
    drain: bool = False,
    corrosive: bool = False,
    critical: bool = False,
    nonlethal: bool = False,
) -> int:
    """GOD-103, GOD-104: damage lowers a current value. Returns how much was lost in all.

    GOD-851, AMB-GOD-106: Energy Drain takes what no Energy is left for from Health. GOD-859: Nonlethal damage leaves 1.
    GOD-897: Dissonant heroes suffer Energy damage a second time, as Nonlethal Health damage.
    """
    hero = state.heroes[seat]
    if n <= 0 or hero.state != "living":
        return 0
    if hero.charges and ORB in hero.items and state.combat is None and rule not in OWN_LOSSES:
        state.then(OfferOrb(seat, n, vital, rule, drain, corrosive, critical, nonlethal))
        return 0
    return suffer(state, seat, n, vital, rule, drain, corrosive, critical, nonlethal)


@BOOK.asks(OfferOrb)
def offer_orb(state: GodaiState, step: OfferOrb) -> Decision:
    """GOD-858: whoever bears an Absorbing Orb may Negate up to 10 damage of a kind for a charge."""
    about = {"n": step.n, "vital": "drain" if step.drain else str(step.vital)}
    return Decision(step.seat, "prompt-use-orb", "GOD-858", (Accept(), Decline()), about)


@BOOK.resolves(OfferOrb)
def meet_damage(state: GodaiState, step: OfferOrb, choice: Choice) -> None:
    """GOD-858: what the Orb leaves of the damage is suffered."""
    n = step.n
    if isinstance(choice, Accept):
        state.heroes[step.seat].charges -= 1
        n = max(0, n - ORB_POINTS)
        state.emit(DamageNegated(rule="GOD-858", seat=step.seat, n=step.n - n))
    suffer(
        state, step.seat, n, step.vital, step.rule, step.drain, step.corrosive, step.critical, step.nonlethal
    )  # fmt: skip


def suffer(
    state: GodaiState, seat: Seat, n: int, vital: Vital, rule: str, drain: bool, corrosive: bool, critical: bool,
    nonlethal: bool,
) -> int:  # fmt: skip
    """What nothing has Negated; how much was lost in all. GOD-1105: Void makes Energy Drain smaller."""
    if drain and state.heroes[seat].augments[VOID]:
        n = max(0, n - LESS_DRAIN)
    hero = state.heroes[seat]
    if n <= 0 or hero.state != "living":
        return 0
    if drain and Element.AIR in sheltering(state):
        return _soften(state, seat, n, rule, nonlethal)
    if drain:
        taken = _lower(state, seat, Vital.ENERGY, n, rule, nonlethal)
        lost = taken + _lower(state, seat, Vital.HEALTH, n - min(n, taken), rule, nonlethal)
    else:
        lost = _lower(state, seat, vital, n, rule, nonlethal)
        if vital is Vital.ENERGY and bears(state, seat, Condition.DISSONANT):
            lost += _lower(state, seat, Vital.HEALTH, n, "GOD-897", nonlethal=True)
    if corrosive and lost and CORROSIVE not in hero.used:
        hero.used = (*hero.used, CORROSIVE)
    if critical and lost:
        give_wound(state, seat)
    if hero.health <= 0:
        state.then(HeroDies(seat))
    return lost


def _soften(state: GodaiState, seat: Seat, n: int, rule: str, nonlethal: bool) -> int:
    """GOD-198, GAP-GOD-32: near a Defender Augmented with Air it is plain Energy damage, and 1 Energy comes back."""
    lost = suffer(state, seat, n, Vital.ENERGY, rule, False, False, False, nonlethal)
    hero = state.heroes[seat]
    if lost and hero.state == "living":
        hero.energy += 1
        state.emit(VitalHealed(rule="GOD-198", seat=seat, vital=str(Vital.ENERGY), n=1, now=hero.energy))
    return lost


def _lower(state: GodaiState, seat: Seat, vital: Vital, n: int, rule: str, nonlethal: bool) -> int:
    hero = state.heroes[seat]
    now = hero.health if vital is Vital.HEALTH else hero.energy
    taken = min(n, max(now - 1, 0) if nonlethal else now)
    if taken <= 0:
        return 0
    if vital is Vital.HEALTH:
        hero.health = now - taken
    else:
        hero.energy = now - taken
    state.emit(VitalLost(rule=rule, seat=seat, vital=str(vital), n=taken, left=now - taken))
    return taken


def kill(state: GodaiState, seat: Seat) -> None:
    """A hero dies, whatever Health is left (Starving, Critical Wounds)."""
    state.heroes[seat].health = 0
    state.then(HeroDies(seat))


def give_wound(state: GodaiState, seat: Seat) -> None:
    """GOD-846, GOD-847: a Critical Wound; Food Rating + 3 of them, at most 6, can be borne, and the next one kills."""
    hero = state.heroes[seat]
    hero.wounds += 1
    state.emit(WoundGained(rule="GOD-846", seat=seat, wounds=hero.wounds))
    if hero.wounds > min(6, hero.food_rating + 3):
        kill(state, seat)


def lose_wound(state: GodaiState, seat: Seat, rule: str = "GOD-959") -> None:
    """GOD-959: a Camp takes away one Critical Wound."""
    hero = state.heroes[seat]
    if hero.wounds:
        hero.wounds -= 1
        state.emit(WoundLost(rule=rule, seat=seat, wounds=hero.wounds))


# -- Healing ---------------------------------------------------------------------------------------------------


def heal(
    state: GodaiState,
    seat: Seat,
    health: int = 0,
    energy: int = 0,
    raising: bool = False,
    *,
    rule: str,
    place: bool = False,
) -> int:
    """Healing up to the maximum; GOD-861: Raise goes beyond it. Returns how much was gained in all.

    GOD-887, GOD-900: Burned and Drained make it smaller. AMB-GOD-158: 1 Health ends Bleeding and Wounded.
    GOD-956, AMB-GOD-157: only the Healing of a place ends Diseased, and it does so even if nothing is missing.
    """
    hero = state.heroes[seat]
    if hero.state != "living":
        return 0
    if place:
        cure(state, seat, Condition.DISEASED, "GOD-956")
    cause = refuses_healing(hero)
    if cause:
        state.emit(HealRefused(rule="GOD-892" if cause == "cursed" else "GOD-845", seat=seat, cause=cause))
        return 0
    more = sum(one.n for one in state.modifiers if one.what == Modified.HEAL_MORE)
    if health:
        health = max(0, health + more - 3 * hero.conditions[_AT[Condition.BURNED]])
    if energy:
        energy = max(0, energy + more - 3 * hero.conditions[_AT[Condition.DRAINED]])
    gained = _lift(state, seat, Vital.HEALTH, health, raising, rule)
    gained += _lift(state, seat, Vital.ENERGY, energy, raising, rule)
    if health > 0:
        cure(state, seat, Condition.BLEEDING, "GOD-882")
        cure(state, seat, Condition.WOUNDED, "GOD-916")
    return gained


def refuses_healing(hero: Hero) -> str:
    """GOD-845, GOD-892: why a hero cannot be Healed now; nothing if it can."""
    if hero.conditions[_AT[Condition.CURSED]]:
        return "cursed"
    return CORROSIVE if CORROSIVE in hero.used else ""


def _lift(state: GodaiState, seat: Seat, vital: Vital, n: int, raising: bool, rule: str) -> int:
    hero = state.heroes[seat]
    now = hero.health if vital is Vital.HEALTH else hero.energy
    after = now + n if raising else max(now, min(now + n, maximum(state, seat, vital)))
    if after == now:
        return 0
    if vital is Vital.HEALTH:
        hero.health = after
    else:
        hero.energy = after
    state.emit(VitalHealed(rule=rule, seat=seat, vital=str(vital), n=after - now, now=after))
    return after - now


def heal_fully(state: GodaiState, seat: Seat, rule: str, place: bool = False) -> int:
    """All Vitals to their maximum."""
    hero = state.heroes[seat]
    health = maximum(state, seat, Vital.HEALTH) - hero.health
    energy = maximum(state, seat, Vital.ENERGY) - hero.energy
    return heal(state, seat, max(health, 0), max(energy, 0), rule=rule, place=place)


def lose_surplus(state: GodaiState, seat: Seat) -> None:
    """GOD-861: what lies above the maximum is lost at the end of the Game Turn, and when a rank falls (GOD-078)."""
    hero = state.heroes[seat]
    hero.health = min(hero.health, maximum(state, seat, Vital.HEALTH))
    hero.energy = min(hero.energy, maximum(state, seat, Vital.ENERGY))


# -- Conditions ------------------------------------------------------------------------------------------------


def inflict(state: GodaiState, seat: Seat, condition: Condition, n: int = 1, *, rule: str = "GOD-879") -> None:
    """GOD-879: thirteen Conditions can be borne several times, the others once. Debilitated at most three times."""
    hero = state.heroes[seat]
    if hero.state != "living" or n <= 0:
        return
    at = _AT[condition]
    before = hero.conditions[at]
    most = MOST_LOCKED if condition is Condition.DEBILITATED else before + n if condition in STACKING else 1
    after = min(before + n, most)
    if after > before:
        hero.conditions = (*hero.conditions[:at], after, *hero.conditions[at + 1 :])
        state.emit(ConditionGained(rule=rule, seat=seat, condition=str(condition), n=after - before))


def cure(state: GodaiState, seat: Seat, condition: Condition, rule: str = "GOD-858") -> bool:
    """GOD-858: a Condition ends with all that belongs to it, however often it is borne; whether there was one."""
    hero = state.heroes[seat]
    at = _AT[condition]
    if not hero.conditions[at]:
        return False
    hero.conditions = (*hero.conditions[:at], 0, *hero.conditions[at + 1 :])
    hero.progress = tuple([one for one in hero.progress if one[0] != condition])
    if condition is Condition.DEBILITATED:
        hero.locked = ()
    state.emit(ConditionLost(rule=rule, seat=seat, condition=str(condition)))
    return True


def cure_all(state: GodaiState, seat: Seat, rule: str) -> None:
    """Every Condition ends; Starving is none (GOD-432)."""
    for condition in borne(state.heroes[seat]):
        cure(state, seat, condition, rule)


def borne(hero: Hero) -> list[Condition]:
    """The Conditions that a hero bears."""
    return [condition for condition, n in zip(CONDITIONS, hero.conditions, strict=True) if n]


def count_success(state: GodaiState, seat: Seat, condition: Condition, needed: int, rule: str) -> None:
    """A success counts toward the end of a Condition; the last one ends it."""
    hero = state.heroes[seat]
    so_far = dict(hero.progress).get(str(condition), 0) + 1
    if so_far >= needed:
        cure(state, seat, condition, rule)
        return
    others = [one for one in hero.progress if one[0] != condition]
    hero.progress = tuple(sorted([*others, (str(condition), so_far)]))


def suffer_at_movement(state: GodaiState) -> None:
    """AMB-GOD-157: what lasting Conditions do at the start of each Movement phase.

    GOD-906: Poisoned takes 1 Health. GOD-893: Cursed tests all three Skills, and three successes end it.
    """
    for seat in living(state):
        if bears(state, seat, Condition.CURSED):
            rolls = [roll_test(state, seat, skill, "GOD-893", "cursed").success for skill in SKILLS]
            if all(rolls):
                cure(state, seat, Condition.CURSED, "GOD-893")
    for seat in living(state):
        if bears(state, seat, Condition.POISONED):
            hurt(state, seat, 1, rule="GOD-906")


# -- using Energy ----------------------------------------------------------------------------------------------


def can_use_energy(state: GodaiState, seat: Seat, n: int) -> bool:
    """GOD-102: it must be there. GOD-426: Starving heroes cannot use any. GOD-895, GOD-907: nor after a failed test."""
    hero = state.heroes[seat]
    return not hero.starving and hero.energy >= n and "no-energy" not in hero.used


def no_energy(state: GodaiState, seat: Seat, n: int, rule: str = "GOD-102") -> Reason | None:
    """GOD-102, GOD-426, GOD-895, GOD-907: why a hero cannot use that much Energy outside combat."""
    hero = state.heroes[seat]
    if hero.starving:
        return Reason("GOD-426", "why-starving", {"hero": seat + 1})
    if "no-energy" in hero.used:
        return Reason("GOD-895", "why-energy-barred", {"hero": seat + 1})
    if hero.energy < n:
        return Reason(rule, "why-no-energy-for-it", {"need": n, "have": hero.energy})
    return None


def use_energy(state: GodaiState, seat: Seat, n: int, rule: str) -> bool:
    """Pay Energy; whether it could be used. GOD-102: not if something else has used it up since it was offered.

    GOD-895, GOD-907: Diseased and Poisoned heroes must succeed on Survival first, once in a Game Turn outside combat.
    GOD-908: the third success ends Poisoned.
    """
    hero = state.heroes[seat]
    if hero.energy < n:
        return False
    for condition, which in ((Condition.DISEASED, "GOD-895"), (Condition.POISONED, "GOD-907")):
        freed = f"free-{condition}"
        if not bears(state, seat, condition) or freed in hero.used:
            continue
        if not roll_test(state, seat, Stat.SURVIVAL, which, str(condition)).success:
            hero.used = (*hero.used, "no-energy")
            return False
        hero.used = (*hero.used, freed)
        if condition is Condition.POISONED:
            count_success(state, seat, condition, 3, "GOD-908")
    hero.energy -= n
    state.emit(VitalLost(rule=rule, seat=seat, vital="energy", n=n, left=hero.energy))
    return True
