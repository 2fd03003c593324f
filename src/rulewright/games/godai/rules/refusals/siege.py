"""Why something cannot be done in the Villain phases."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model.choices.siege import BolsterWith, PickSiegeCard, UseOre
from ...model.state import GodaiState
from ...model.vocabulary import Resource, Stat
from ..bolstering import barred, bolstered
from ..book import BOOK
from ..defenders import absent, defender, standing
from ..gains import held
from ..land import is_near


@BOOK.refuses(BolsterWith)
def why_not_bolster(state: GodaiState, seat: Seat, choice: BolsterWith) -> list[Reason]:
    """GOD-596 to GOD-601: what is missing for it."""
    one = bolstered(state)
    if one is None:
        return [Reason("GOD-596", "why-bolster-outside", {})]
    found = barred(state, seat, one, Stat(choice.skill))
    return [] if found is None else [found]


@BOOK.refuses(UseOre)
def why_not_ore(state: GodaiState, seat: Seat, choice: UseOre) -> list[Reason]:
    """GOD-172, AMB-GOD-223: it must be there, and save a Defender in Group Range."""
    if not held(state, Resource.AETHERIAL_ORE):
        return [Reason("GOD-172", "why-ore-none", {})]
    values = {"defender": choice.defender}
    if choice.defender not in [one.id for one in standing(state)]:
        return [absent(state, choice.defender, "GOD-179")]
    one = defender(state, choice.defender)
    if not is_near(state, one.hexes):
        return [Reason("GOD-172", "why-ore-far", values)]
    return [Reason("GOD-172", "why-ore-safe", values)]


@BOOK.refuses(PickSiegeCard)
def why_not_card(state: GodaiState, seat: Seat, choice: PickSiegeCard) -> list[Reason]:
    """GOD-500: no card lies there; else another one is meant, or the question is another one."""
    if choice.place <= len(state.slots[choice.slot - 1]):
        return []
    return [Reason("GOD-500", "why-no-such-card", {"slot": choice.slot})]
