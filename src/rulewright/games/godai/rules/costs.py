"""What Enhancing costs, and how much of it a turn of a Siege allows. Rulebook p.28 and p.64."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from rulewright.core.record import Reason

from ..effects import Store
from ..model.state import GodaiState
from ..model.steps.defenders import Enhance
from ..model.vocabulary import Place, Resource, Stage
from . import land
from .defenders import TEMPLES, defender, hexes_of
from .gains import held, pay

Price: TypeAlias = tuple[tuple[Resource, int], ...]

SURCHARGE = 1
"""GOD-219: Platinum."""
MEDITATION = "cosmic-meditation"
"""Among what the group `used` this Game Turn (GOD-1025)."""


def is_free(state: GodaiState) -> bool:
    """GOD-229, GOD-1025: neither Range nor number is limited in the Harvest Stage, nor by Cosmic Meditation."""
    return state.stage != Stage.SIEGE or MEDITATION in state.used


def begun(state: GodaiState, step: Enhance) -> Enhance:
    """GOD-161, GOD-231, AMB-GOD-31: the limit is the number of Recruits at the start of the step."""
    if step.limit >= 0 or state.stage != Stage.SIEGE:
        return step
    return replace(step, limit=held(state, Resource.RECRUIT))


def units(state: GodaiState, price: Price) -> int:
    """AMB-GOD-31: units of the three Tiers and Elements count; Platinum only by the other reading."""
    return sum([n for what, n in price if what is not Resource.PLATINUM or state.rulings.platinum_counts])


def lacking(state: GodaiState, step: Enhance, price: Price) -> Reason | None:
    """GOD-200, GOD-231, GOD-232: what is missing for a price; the Harvest Yield is no help."""
    for what, n in price:
        have = held(state, what)
        if have < n:
            return Reason("GOD-200", "why-too-few-resources", {"resource": str(what), "need": n, "have": have})
    if not is_free(state):
        left = begun(state, step).limit - step.spent
        need = units(state, price)
        if need > left:
            return Reason("GOD-231", "why-siege-limit", {"need": need, "have": max(0, left)})
    return None


def spend(state: GodaiState, step: Enhance, price: Price, rule: str) -> Enhance:
    """GOD-200: paid from the Stockpile; what was spent counts for the rest of the step."""
    for what, n in price:
        pay(state, what, n, Store.STOCKPILE, rule)
    return replace(step, spent=step.spent + units(state, price))


def payer(state: GodaiState, id: str) -> str:
    """GOD-219, GOD-220: for whom a surcharge is due: a City-State, or all Temples; nothing for the others."""
    if id == TEMPLES:
        return TEMPLES
    kind = defender(state, id).kind
    return TEMPLES if kind is Place.TEMPLE else id if kind is Place.CITY_STATE else ""


def with_surcharge(state: GodaiState, step: Enhance, id: str, price: Price) -> Price:
    """GOD-219, GOD-220: 1 Platinum more, once for all that is spent there in the same step."""
    who = payer(state, id)
    return (*price, (Resource.PLATINUM, SURCHARGE)) if who and who not in step.surcharged else price


def surcharged(state: GodaiState, step: Enhance, id: str) -> Enhance:
    who = payer(state, id)
    if not who or who in step.surcharged:
        return step
    return replace(step, surcharged=tuple(sorted([*step.surcharged, who])))


def out_of_range(state: GodaiState, id: str) -> Reason | None:
    """GOD-230: in a Siege a Defender is Enhanced only within the group's Range."""
    if is_free(state) or in_range(state, id):
        return None
    return Reason("GOD-230", "why-defender-out-of-range", {"defender": id, "range": land.group_range(state)})


def in_range(state: GodaiState, id: str) -> bool:
    """GOD-442: whether a Defender is in Group Range."""
    return land.is_near(state, hexes_of(state, id))
