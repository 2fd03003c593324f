"""Harvest rolls: a Core die that must not show more than a number, and what changes it. Rulebook p.60 and p.96."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw

from ..effects import HarvestFor, Modified
from ..item_effects import EasesHarvest
from ..model.state import GodaiState
from ..model.steps.gains import Perform
from ..model.vocabulary import Movement
from . import land
from .book import BOOK
from .carrying import effects_of
from .stat_tests import CORE

BONUSES = (0, 0, -1, -2, -3, -4)
"""GOD-454, GOD-711: by `DIFFICULTIES`."""
CAREFUL = -2
"""GOD-452."""


INSIGHT = "deep-insight"
"""The Sage's Special: -3 on one Harvest roll."""


def harvest_modifiers(
    state: GodaiState, terrain: str = "", tier: int = 0, difficulty: int = -1
) -> tuple[tuple[str, int], ...]:
    """GOD-452 to GOD-454, GOD-711, GOD-856, GOD-1028, GOD-1057: bonuses of care, of the Difficulty and of cards.

    AMB-GOD-52: -2 for each consecutive turn in the same place; by the other reading -2 for care and -2 more for a Camp.
    """
    found: list[tuple[str, int]] = []
    if (careful := _care(state)) and not land.is_hazardous(state):
        found.append(("care", careful))
    row = BONUSES[state.difficulty if difficulty < 0 else difficulty]
    if row:
        found.append(("difficulty", row))
    charms = sum([effect.n for effect in effects_of(state, state.items, EasesHarvest)])
    if charms:
        found.append(("charm", -charms))
    insights = [one for one in state.modifiers if one.card == INSIGHT]
    for one in state.modifiers:
        if one.card == INSIGHT and one is not insights[0]:
            continue  # each is for a roll of its own
        if one.what == Modified.HARVEST_ROLL and one.only in ("", terrain, f"tier-{tier}"):
            found.append(("card", one.n))
    return tuple(found)


def _care(state: GodaiState) -> int:
    """AMB-GOD-52, both readings."""
    if not (state.cautious or state.movement in (Movement.CAMP, Movement.CAUTIOUS)):
        return 0
    if state.rulings.camp_adds_up:
        return 2 * CAREFUL if state.movement == Movement.CAMP else CAREFUL
    return CAREFUL * max(1, state.stays)


def spend_insight(state: GodaiState) -> None:
    """The Sage's -3 was for this roll; another one waits for the next."""
    found = next((one for one in state.modifiers if one.card == INSIGHT), None)
    if found is not None:
        row = list(state.modifiers)
        row.remove(found)
        state.modifiers = tuple(row)


def roll_harvest(state: GodaiState, need: int, rule: str, modifiers: tuple[tuple[str, int], ...]) -> bool:
    """GOD-445: whether a modified Core die shows this much or less."""
    dice = tell_dice(state, rule, None, "harvest", throw(state, (CORE,), stream="harvest"), modifiers)
    spend_insight(state)
    return dice.result <= need


@BOOK.performs(HarvestFor)
def harvest_for(state: GodaiState, effect: HarvestFor, step: Perform) -> None:
    """GOD-445, AMB-GOD-101: a reward that depends on a Harvest roll, with the bonus of the opponent's Difficulty."""
    added = harvest_modifiers(state, difficulty=step.difficulty)
    if roll_harvest(state, effect.need, "GOD-445", added):
        state.then(Perform(effect.effects, step.card, step.seat, step.times, without=step.without))
