"""Step 3 of a Siege Villain phase: Siege damage, Siege Keywords, heroes that are hit. Rulebook p.76 and p.79.

Everything that the opponents deal in one step happens at the same time: the blows are found first, then all are
subtracted, then what the Keywords do follows in the order of the Slots.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rulewright.core.record import Decision

from ..content.components import SiegeAbility
from ..model.choices import common as choices
from ..model.choices.siege import UseOre
from ..model.events.siege import (
    DefenderFrozen,
    DefenderHit,
    DefenderOverpowered,
    DefenderStrengthened,
    DefenderUnharmed,
    DefenderWeakened,
    GroupHit,
    HeroImmune,
    OreConsumed,
)
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.steps import siege as steps
from ..model.steps.defenders import ShiftDamage
from ..model.vocabulary import TIERS, Condition, DefenderStat, Place, Resource, SiegeKeyword, Vital
from . import land
from .any_time import asides
from .belongings import drain_on
from .book import BOOK, ask_group, living
from .defenders import SHIFTABLE, bulwark_of, defender, is_spared, lose_resilience, power_of, put, standing
from .gains import held, immune, pay
from .siege_opponents import (
    JAETHI,
    abilities,
    ability,
    apart,
    element_of,
    hexes_of,
    lowered,
    near,
    on_map,
    power,
    reach,
    reaches,
    specialists_of,
)
from .vitals import hurt, inflict

HIT = 24
"""GOD-478, GOD-568, AMB-GOD-127: the Energy Drain of Siege damage to a hero."""
PASSED = "siege-damage-passed"
"""A `Modifier` for damage that is passed on: `n` points from the Defender `only` to the Defender `card`."""
ORE_RESILIENCE = 5
"""GOD-172."""
_LEAST = {DefenderStat.POTENTIAL: 1, DefenderStat.POWER: 1, DefenderStat.RANGE: 1}
"""GOD-922, GOD-934: no stat is lowered below this."""


class Blow(NamedTuple):
    """Siege damage of one opponent to one Defender."""

    slot: int
    defender: str
    n: int
    arced: bool = False
    overpowered: bool = False


# -- what is dealt ---------------------------------------------------------------------------------------------


def blows(state: GodaiState, slots: tuple[int, ...]) -> list[Blow]:
    """GOD-566, GOD-543: each opponent deals its Power to every Defender in its Range; Bulwark and Overpower count."""
    found = []
    for slot in slots:
        dealt = power(state, slot)
        overpower = ability(state, slot, SiegeKeyword.OVERPOWER)
        arcing = ability(state, slot, SiegeKeyword.ARCING)
        for one in standing(state):
            if not reaches(state, slot, one):
                continue
            n = _suffered(state, slot, one, dealt)
            over = n > 0 and overpower is not None and _is_overpowered(state, one, overpower)
            found.append(Blow(slot, one.id, n + over, overpowered=over))
            if n > 0 and arcing is not None:
                found += _arcs(state, slot, one, n + over, arcing)
    return found


def _suffered(state: GodaiState, slot: int, one: Defender, n: int) -> int:
    """GOD-919: less Bulwark, not below 0. GOD-994: nothing in an area where somebody takes it over."""
    if is_spared(state, one):
        return 0
    return max(0, n - bulwark_of(state, one, element_of(state, slot)))


def _is_overpowered(state: GodaiState, one: Defender, found: SiegeAbility) -> bool:
    """GOD-927: X, lowered by the Defender's Specialists, is higher than its Power."""
    return lowered(found, specialists_of(state, one)) > power_of(state, one)


def _arcs(state: GodaiState, slot: int, struck: Defender, n: int, found: SiegeAbility) -> list[Blow]:
    """GOD-917: other Defenders within X hexes suffer half of it, rounded down but at least 1 (GOD-733)."""
    far = lowered(found, specialists_of(state, struck))
    half = max(1, n // 2)
    return [
        Blow(slot, other.id, _suffered(state, slot, other, half), arced=True)
        for other in standing(state)
        if other.id != struck.id and far and apart(struck.hexes, other.hexes) <= far
    ]


def passed_on(state: GodaiState, dealt: list[Blow]) -> list[Blow]:
    """GOD-998: blows as the group has divided them; what is passed on brings no Siege Keywords with it."""
    for shift in state.modifiers:
        if shift.what != PASSED:
            continue
        left = shift.n
        moved: list[Blow] = []
        kept: list[Blow] = []
        for blow in dealt:
            taken = min(left, blow.n) if blow.defender == shift.only else 0
            left -= taken
            if taken:
                moved.append(Blow(blow.slot, shift.card, taken, arced=True))
                blow = blow._replace(n=blow.n - taken)
            kept.append(blow)
        dealt = [*kept, *moved]
    return dealt


def totals(dealt: list[Blow]) -> dict[str, int]:
    """How much each Defender suffers in all."""
    found: dict[str, int] = {}
    for blow in dealt:
        found[blow.defender] = found.get(blow.defender, 0) + blow.n
    return found


# -- the step --------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.SiegeDamage)
def siege(state: GodaiState, step: steps.SiegeDamage, choice: None) -> None:
    """GOD-566, GOD-567: all face-up Siege Opponents but Jaethi deal their damage at the same time."""
    begin_damage(state, tuple([slot for slot in on_map(state) if slot != JAETHI]))


def begin_damage(state: GodaiState, slots: tuple[int, ...]) -> None:
    """The damage is known; where it would destroy something it may be interrupted first (AMB-GOD-223)."""
    if not slots:
        return
    if any(one.what == SHIFTABLE for one in state.modifiers):
        state.then(ShiftDamage(slots))
    else:
        offer_interrupt(state, slots)


def offer_interrupt(state: GodaiState, slots: tuple[int, ...]) -> None:
    """AMB-GOD-223: before the damage is subtracted."""
    found = totals(passed_on(state, blows(state, slots)))
    state.then(steps.Interrupt(tuple(sorted(found.items())), slots))


def savable(state: GodaiState, step: steps.Interrupt) -> list[str]:
    """GOD-172: Defenders in Group Range that would be destroyed and could be saved by what is in the Stockpile."""
    ore = held(state, Resource.AETHERIAL_ORE)
    if not ore or not living(state) or state.at == NOWHERE:
        return []
    found = []
    for id, n in step.damage:
        one = defender(state, id)
        threatened = one.resilience and one.resilience <= n < one.resilience + ORE_RESILIENCE * ore
        if threatened and land.is_near(state, one.hexes):
            found.append(id)
    return found


@BOOK.asks(steps.Interrupt)
def offer_ore(state: GodaiState, step: steps.Interrupt) -> Decision | None:
    """AMB-GOD-223: Aetherial Ore is asked for by itself only where it would save a Defender."""
    found = savable(state, step)
    if not found:
        return None
    offered = [*[UseOre(id) for id in found], choices.Done()]
    return ask_group(state, "prompt-interrupt", "GOD-172", offered)


@BOOK.resolves(steps.Interrupt)
def interrupt(state: GodaiState, step: steps.Interrupt, choice: UseOre | choices.Done | None) -> None:
    """GOD-172: one Aetherial Ore gives 5 Resilience; without any more of it the damage is subtracted."""
    if not isinstance(choice, UseOre):
        _deal(state, step.slots)
        return
    pay(state, Resource.AETHERIAL_ORE, 1, rule="GOD-172")
    one = defender(state, choice.defender)
    put(state, replace(one, resilience=one.resilience + ORE_RESILIENCE))
    state.emit(OreConsumed(rule="GOD-172", defender=one.id))
    state.then(step)


def _deal(state: GodaiState, slots: tuple[int, ...]) -> None:
    """GOD-567: everything is subtracted, then the Siege Keywords of each opponent act, then the group is hit."""
    dealt = passed_on(state, blows(state, slots))
    state.modifiers = tuple([one for one in state.modifiers if one.what != PASSED])
    for blow in dealt:
        one = defender(state, blow.defender)
        if not blow.n:
            state.emit(DefenderUnharmed(rule="GOD-919", defender=one.id, slot=blow.slot + 1))
            continue
        rule = "GOD-917" if blow.arced else "GOD-566"
        left = max(0, one.resilience - blow.n)
        put(state, replace(one, resilience=left, hit=one.hit + blow.n))
        state.emit(DefenderHit(rule=rule, defender=one.id, slot=blow.slot + 1, n=blow.n, left=left))
    for slot in slots:
        _use_keywords(state, slot, [blow for blow in dealt if blow.slot == slot and blow.n and not blow.arced])
    for slot in slots:
        hit_group(state, slot, "GOD-594")


# -- Siege Keywords --------------------------------------------------------------------------------------------


def _use_keywords(state: GodaiState, slot: int, landed: list[Blow]) -> None:
    """AMB-GOD-161: Keywords act on each Defender that suffered at least 1 from this opponent."""
    if not landed:
        return
    for found in abilities(state, slot):
        if found.keyword is SiegeKeyword.CONSUME:
            consume(state, found.tier, found.n)
        for blow in landed:
            _use(state, found, defender(state, blow.defender))
    for blow in landed:
        one = defender(state, blow.defender)
        if blow.overpowered and not one.overpowered:
            put(state, replace(one, overpowered=True))
            state.emit(DefenderOverpowered(rule="GOD-928", defender=one.id))


def _use(state: GodaiState, found: SiegeAbility, one: Defender) -> None:
    if found.keyword is SiegeKeyword.CRIPPLE:
        weaken(state, one.id, DefenderStat.POWER, 1, "GOD-922")
    elif found.keyword is SiegeKeyword.DECONSTRUCT:
        _deconstruct(state, one)
    elif found.keyword is SiegeKeyword.FREEZE and one.equips and not one.frozen:
        put(state, replace(one, frozen=True))
        state.emit(DefenderFrozen(rule="GOD-925", defender=one.id))
    elif found.keyword is SiegeKeyword.IGNITE:
        _ignite(state, found, one)


def weaken(state: GodaiState, id: str, stat: DefenderStat, n: int, rule: str) -> None:
    """GOD-922, GOD-924, GOD-934: a stat falls for good, not below 1."""
    one = defender(state, id)
    before: int = getattr(one, str(stat))
    now = max(min(before, _LEAST[stat]), before - n)
    if now == before:
        return
    changed = {str(stat): now}
    put(state, replace(one, **changed))
    state.emit(DefenderWeakened(rule=rule, defender=id, stat=str(stat), n=before - now, now=now))


def _deconstruct(state: GodaiState, one: Defender) -> None:
    """GOD-923, GOD-924: a Recruit is lost, or 1 Potential where there is none."""
    if not one.recruits:
        weaken(state, one.id, DefenderStat.POTENTIAL, 1, "GOD-924")
        return
    put(state, replace(one, recruits=one.recruits - 1))
    state.emit(
        DefenderWeakened(rule="GOD-923", defender=one.id, stat="recruits", n=1, now=one.recruits - 1)
    )  # fmt: skip


def _ignite(state: GodaiState, found: SiegeAbility, one: Defender) -> None:
    """GOD-926: heroes inside suffer X Energy Drain and become Wounded; Specialists lower X."""
    n = lowered(found, specialists_of(state, one))
    if not n or state.at not in one.hexes:
        return
    for seat in living(state):
        inflict(state, seat, Condition.WOUNDED, rule="GOD-926")
        hurt(state, seat, n, Vital.ENERGY, rule="GOD-926", drain=True)


def consume(state: GodaiState, tier: int, n: int) -> None:
    """GOD-920, GOD-921, AMB-GOD-163: Resources of a Tier are lost; with nothing left a City-State suffers."""
    kinds = TIERS[tier - 1]
    state.then(steps.ConsumeResources(tier, n, none_left=not any(held(state, kind) for kind in kinds)))


def _cities(state: GodaiState) -> list[Defender]:
    return [one for one in standing(state) if one.kind is Place.CITY_STATE]


@BOOK.asks(steps.ConsumeResources)
def choose_loss(state: GodaiState, step: steps.ConsumeResources) -> Decision | None:
    """AMB-GOD-163: the group chooses within the Tier, or the City-State that loses 1 Resilience instead."""
    about = {"tier": step.tier, "n": step.n}
    if step.none_left:
        cities = _cities(state)
        if len(cities) < 2:
            return None
        picks = [choices.PickDefender(one.id) for one in cities]
        return ask_group(state, "prompt-consume-city", "GOD-921", picks, about, asides(state))
    kinds = [kind for kind in TIERS[step.tier - 1] if held(state, kind)]
    if len(kinds) < 2 or step.n >= sum(held(state, kind) for kind in kinds):
        return None
    offered = [choices.PickResource(str(kind)) for kind in kinds]
    return ask_group(state, "prompt-consume", "GOD-920", offered, about, asides(state))


@BOOK.resolves(steps.ConsumeResources)
def lose_resources(
    state: GodaiState, step: steps.ConsumeResources, choice: choices.PickResource | choices.PickDefender | None
) -> None:
    """GOD-920, GOD-921: what is there is lost, one after the other where the group chooses."""
    if step.none_left:
        cities = _cities(state)
        if cities:
            id = choice.defender if isinstance(choice, choices.PickDefender) else cities[0].id
            lose_resilience(state, id, 1, rule="GOD-921")
        return
    if isinstance(choice, choices.PickResource):
        pay(state, Resource(choice.resource), 1, rule="GOD-920")
        if step.n > 1:
            state.then(replace(step, n=step.n - 1))
        return
    left = step.n
    for kind in TIERS[step.tier - 1]:
        left -= pay(state, kind, left, rule="GOD-920") if left else 0


# -- heroes ----------------------------------------------------------------------------------------------------


def hit_group(state: GodaiState, slot: int, rule: str, near_group: bool = False) -> None:
    """GOD-478, GOD-568, GOD-592 to GOD-594: heroes in a Siege Opponent's Range suffer 24 Piercing Energy Drain.

    Not in a Defender that stands, not with an Augment of its Element. With `near_group` its own Range does not matter.
    """
    if state.at == NOWHERE or land.defender_at(state, state.at) is not None:
        return
    if not near_group and not near(hexes_of(state, slot), (state.at,), reach(state, slot)):
        return
    state.emit(GroupHit(rule=rule, slot=slot + 1))
    element = str(element_of(state, slot))
    for seat in living(state):
        if immune(state, seat, element):
            state.emit(HeroImmune(rule="GOD-593", seat=seat, slot=slot + 1))
        else:
            hurt(state, seat, drain_on(state, seat, HIT), Vital.ENERGY, rule=rule, drain=True)


def strengthen(state: GodaiState, id: str, stat: DefenderStat, n: int, rule: str) -> None:
    """A Defender gains of a stat for good."""
    one = defender(state, id)
    now = getattr(one, str(stat)) + n
    changed = {str(stat): now}
    put(state, replace(one, **changed))
    state.emit(DefenderStrengthened(rule=rule, defender=id, stat=str(stat), n=n, now=now))
