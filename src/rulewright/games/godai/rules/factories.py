"""Living Crystal: factories that yield at the end of every Harvest Stage. Rulebook p.24 and p.64."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason

from ..effects import Store
from ..model.choices.defenders import MakeFactory
from ..model.events.defenders import FactoryMade
from ..model.state import GodaiState
from ..model.vocabulary import ELEMENTS, TIERS, Resource, Stage
from .gains import held, pay

KINDS = (*TIERS[1], *[Resource(str(one)) for one in ELEMENTS])
"""GOD-174: Tier II Resources and Elements."""


def no_factory(state: GodaiState, resource: Resource) -> Reason | None:
    """GOD-174, GOD-175, AMB-GOD-18: in a Siege, unless the table allows it always; each kind once per game."""
    if state.stage != Stage.SIEGE and not state.rulings.factory_in_harvest:
        return Reason("GOD-174", "why-factory-siege", {})
    if resource not in KINDS:
        return Reason("GOD-174", "why-factory-kind", {"resource": str(resource)})
    if str(resource) in state.factories:
        return Reason("GOD-175", "why-factory-twice", {"resource": str(resource)})
    for what in (Resource.LIVING_CRYSTAL, resource):
        if not held(state, what):
            return Reason("GOD-174", "why-too-few-resources", {"resource": str(what), "need": 1, "have": 0})
    return None


def factory_offers(state: GodaiState) -> list[Choice]:
    if not held(state, Resource.LIVING_CRYSTAL):
        return []
    return [MakeFactory(str(one)) for one in KINDS if no_factory(state, one) is None]


def make_factory(state: GodaiState, choice: MakeFactory) -> None:
    """GOD-174: both are Consumed; it Enhances no Defender, so it does not count against the limit of a Siege turn."""
    for what in (Resource.LIVING_CRYSTAL, Resource(choice.resource)):
        pay(state, what, 1, Store.STOCKPILE, "GOD-174")
    state.factories = (*state.factories, choice.resource)
    state.emit(FactoryMade(rule="GOD-174", resource=choice.resource))
