"""Improving Defenders: Resources that are Consumed, Recruits and Specialists that are Assigned. Rulebook p.24, p.64."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rulewright.core.record import Choice, Reason

from ..model.choices.defenders import Assign, Improve
from ..model.events.defenders import Assigned, Promoted
from ..model.state import GodaiState
from ..model.steps.defenders import Enhance
from ..model.vocabulary import DefenderStat, Resource, Until
from .costs import Price, lacking, out_of_range, spend, surcharged, with_surcharge
from .defenders import MOST_POTENTIAL, absent, defender, put, raise_stat, standing, trackers
from .gains import gain, held

PROMOTED = 3
"""GOD-171: how many Recruits become a Specialist."""


class Use(NamedTuple):
    """What a Resource is Consumed for: this many of it for this much of a stat."""

    stat: DefenderStat
    bundles: tuple[tuple[int, int], ...]
    rule: str


USES: dict[Resource, Use] = {
    Resource.ORE: Use(DefenderStat.RESILIENCE, ((3, 2), (6, 5), (9, 8)), "GOD-159"),
    Resource.LUMBER: Use(DefenderStat.POTENTIAL, ((3, 1), (6, 3), (9, 5)), "GOD-160"),
    Resource.ESSENCE: Use(DefenderStat.RANGE, ((2, 1),), "GOD-166"),
    Resource.SKY_METAL: Use(DefenderStat.POWER, ((2, 1),), "GOD-168"),
}
"""AMB-GOD-15, AMB-GOD-16, GAP-GOD-33."""
PEOPLE = {Resource.RECRUIT: "recruits", Resource.SPECIALIST: "specialists"}
WHOLE_MAP = 4
"""GOD-188: a Range that cannot reach farther."""


def gained(resource: Resource, n: int) -> int:
    """How much a bundle gives; 0 if there is no such bundle."""
    return dict(USES[resource].bundles).get(n, 0) if resource in USES else 0


def improved(state: GodaiState, resource: Resource) -> list[str]:
    """GOD-152, GOD-197, GOD-217, GOD-218, AMB-GOD-199: Defenders that stand, of whatever kind.

    Temples count as one, but for Resilience (GOD-192).
    """
    if resource is Resource.ORE:
        return [one.id for one in standing(state)]
    return trackers(state)


def full(state: GodaiState, id: str, resource: Resource, n: int) -> bool:
    """GOD-185, GOD-188: whether a smaller bundle would do the same, because the stat cannot rise so far."""
    one = defender(state, id)
    if resource is Resource.ESSENCE:
        return one.range >= WHOLE_MAP
    if resource is not Resource.LUMBER:
        return False
    less = max([0, *[more for have, more in USES[resource].bundles if have < n]])
    return one.potential + less >= MOST_POTENTIAL


def price_of(state: GodaiState, step: Enhance, id: str, resource: Resource, n: int) -> Price:
    return with_surcharge(state, step, id, ((resource, n),))


def no_improvement(state: GodaiState, step: Enhance, choice: Improve) -> Reason | None:
    """GOD-217 to GOD-219, GOD-230, GOD-231: why a Resource cannot be Consumed for a Defender."""
    resource = Resource(choice.resource)
    if not gained(resource, choice.n):
        return Reason("GOD-217", "why-no-bundle", {"resource": choice.resource, "n": choice.n})
    if choice.defender not in improved(state, resource):
        return absent(state, choice.defender, "GOD-217")
    if full(state, choice.defender, resource, choice.n):
        stat = str(USES[resource].stat)
        return Reason("GOD-185", "why-stat-full", {"defender": choice.defender, "stat": stat})
    price = price_of(state, step, choice.defender, resource, choice.n)
    return lacking(state, step, price) or out_of_range(state, choice.defender)


def improve_offers(state: GodaiState, step: Enhance) -> list[Choice]:
    """Every bundle that the Stockpile holds, for every Defender that may have it."""
    found: list[Choice] = []
    near: dict[str, bool] = {}
    for resource, use in USES.items():
        have = held(state, resource)
        bundles = [n for n, _ in use.bundles if n <= have]
        if not bundles:
            continue
        for id in improved(state, resource):
            if id not in near:
                near[id] = out_of_range(state, id) is None
            if near[id]:
                found += [Improve(id, str(resource), n) for n in bundles if _worth(state, step, id, resource, n)]
    return found


def _worth(state: GodaiState, step: Enhance, id: str, resource: Resource, n: int) -> bool:
    """Whether a bundle can be paid and does more than a smaller one."""
    if full(state, id, resource, n):
        return False
    return lacking(state, step, price_of(state, step, id, resource, n)) is None


def improve(state: GodaiState, step: Enhance, choice: Improve) -> Enhance:
    """GOD-159, GOD-160, GOD-164, GOD-166, GOD-168: the Resources are gone, the Defender is better for good."""
    resource = Resource(choice.resource)
    use = USES[resource]
    price = price_of(state, step, choice.defender, resource, choice.n)
    step = surcharged(state, spend(state, step, price, use.rule), choice.defender)
    raise_stat(state, choice.defender, use.stat, gained(resource, choice.n), Until.GAME, use.rule)
    return step


# -- Recruits and Specialists ----------------------------------------------------------------------------------


def no_assignment(state: GodaiState, step: Enhance, choice: Assign) -> Reason | None:
    """GOD-163, GOD-219: why nobody can be Assigned to a Defender."""
    if choice.defender not in trackers(state):
        return absent(state, choice.defender, "GOD-217")
    price = price_of(state, step, choice.defender, Resource(choice.resource), 1)
    return lacking(state, step, price) or out_of_range(state, choice.defender)


def assign_offers(state: GodaiState, step: Enhance) -> list[Choice]:
    found: list[Choice] = []
    for resource in PEOPLE:
        if held(state, resource):
            ids = [id for id in trackers(state) if lacking(state, step, price_of(state, step, id, resource, 1)) is None]
            found += [Assign(id, str(resource)) for id in ids if out_of_range(state, id) is None]
    return found


def assign(state: GodaiState, step: Enhance, choice: Assign) -> Enhance:
    """GOD-162, GOD-163, GOD-170: one of them is written on the tracker and leaves the Stockpile."""
    resource = Resource(choice.resource)
    price = price_of(state, step, choice.defender, resource, 1)
    step = surcharged(state, spend(state, step, price, "GOD-163"), choice.defender)
    one = defender(state, choice.defender)
    field = PEOPLE[resource]
    now: int = getattr(one, field) + 1
    changed = {field: now}
    put(state, replace(one, **changed))
    state.emit(Assigned(rule="GOD-163", defender=choice.defender, resource=str(resource), now=now))
    return step


def no_promotion(state: GodaiState, step: Enhance) -> Reason | None:
    """GOD-171, AMB-GOD-17: 3 Recruits of the Stockpile."""
    return lacking(state, step, ((Resource.RECRUIT, PROMOTED),))


def promote(state: GodaiState, step: Enhance) -> Enhance:
    """GOD-171: 3 Recruits become 1 Specialist."""
    step = spend(state, step, ((Resource.RECRUIT, PROMOTED),), "GOD-171")
    state.emit(Promoted(rule="GOD-171"))
    gain(state, Resource.SPECIALIST, 1, rule="GOD-171")
    return step
