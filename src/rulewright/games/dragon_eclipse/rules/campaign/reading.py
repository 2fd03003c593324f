"""Scripts: go to, choose one, if and otherwise. Rulebook p.8, p.35."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.core.record import Decision, Seat

from ... import instructions as verbs
from ...content.story_texts import message_of
from ...model import choices, events
from ...model.events import story as story_events
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.vocabulary import Kept
from ..belongings import bag_of, leave_equipment, leave_item
from ..book import BOOK, together
from .asking import can_pay, holds, with_symbol
from .common import (
    VERBS,
    adventure_of,
    agree,
    change_essence,
    change_silver,
    enter,
    instructs,
    journal_of,
    settled,
    stop_reading,
    tell,
    uses,
)


@BOOK.resolves(story_steps.Follow)
def follow(state: DragonState, step: story_steps.Follow, choice: None) -> None:
    """DRE-074, DRE-147, DRE-149, DRE-155: one instruction after the other."""
    block = journal_of(state).block(step.source, step.path)
    if step.at >= len(block):
        return
    if step.at + 1 < len(block):
        state.agenda.append(story_steps.Follow(step.source, step.path, step.at + 1))
    verb = block[step.at]
    VERBS[type(verb)](state, verb, step)


@instructs(verbs.Tell)
def perform_tell(state: DragonState, verb: verbs.Tell, step: story_steps.Follow) -> None:
    message = message_of(step.source)
    tell(state, f"{message}.{verb.part}" if verb.part else message)


@instructs(verbs.Go)
def perform_go(state: DragonState, verb: verbs.Go, step: story_steps.Follow) -> None:
    """DRE-154, DRE-771."""
    stop_reading(state)
    enter(state, verb.to)


@instructs(verbs.First)
def perform_first(state: DragonState, verb: verbs.First, step: story_steps.Follow) -> None:
    """DRE-169 to DRE-171, DRE-176, DRE-178, DRE-282, DRE-773, AMB-DRE-25: only the topmost line that is true."""
    for number, line in enumerate(verb.lines):
        if holds(state, line.when):
            state.agenda.append(story_steps.Follow(step.source, (*step.path, step.at, number)))
            return


# -- choosing --------------------------------------------------------------------------------------------


@instructs(verbs.Choose)
def perform_choose(state: DragonState, verb: verbs.Choose, step: story_steps.Follow) -> None:
    state.agenda.append(story_steps.ChooseOne(step.source, step.path, step.at))


def listed(state: DragonState, step: story_steps.ChooseOne) -> verbs.Choose:
    """The list at this place."""
    found = journal_of(state).block(step.source, step.path)[step.at]
    assert isinstance(found, verbs.Choose)
    return found


@BOOK.asks(story_steps.ChooseOne)
def offer_options(state: DragonState, step: story_steps.ChooseOne) -> tuple[Decision, ...]:
    """DRE-156 to DRE-158, DRE-162, DRE-759: those whose requirement is met and whose price can be paid.

    All of them, and what they lead to, may be read before.
    """
    offered = [
        choices.PICK[number]
        for number, option in enumerate(listed(state, step).options)
        if holds(state, option.needs) and can_pay(state, option.pay)
    ]
    about = {"source": step.source, "path": step.path, "at": step.at}
    return agree(state, "prompt-choose-one", "DRE-156", offered, about)


@BOOK.gathers(story_steps.ChooseOne)
def take_option(state: DragonState, step: story_steps.ChooseOne, answers: Mapping[Seat, Any]) -> None:
    """DRE-156, DRE-160, DRE-208: the option is paid, then its instructions are followed."""
    choice = settled(state, answers)
    if uses(state, step, choice):
        return
    at = choice.number - 1
    option = listed(state, step).options[at]
    label = f"{message_of(step.source)}.{option.id}"
    state.emit(story_events.OptionTaken(rule="DRE-156", source=step.source, option=option.id, label=label))
    adventure_of(state).page = ()
    state.agenda.append(story_steps.Follow(step.source, (*step.path, step.at, at)))
    if option.pay is not None:
        pay(state, option.pay)


def pay(state: DragonState, price: Any) -> None:
    """DRE-160, DRE-208, DRE-212: what is spent when the option is chosen."""
    if price.silver or price.all_silver:
        change_silver(state, -(price.silver or 99), "DRE-208")
    if price.essence:
        change_essence(state, -price.essence, "DRE-212")
    if price.symbol is not None:
        state.agenda.append(story_steps.PayWith(Kept.EQUIPMENT, 1, price.symbol))
    for what in (Kept.ITEM, Kept.EQUIPMENT):
        if n := getattr(price, what):
            state.agenda.append(story_steps.PayWith(what, n))


def payable(state: DragonState, step: story_steps.PayWith) -> list[str]:
    """The cards of which one is spent."""
    if step.symbol:
        return with_symbol(state, step.symbol)
    return list(bag_of(state).items if step.what == Kept.ITEM else bag_of(state).equipment)


@BOOK.asks(story_steps.PayWith)
def offer_payment(state: DragonState, step: story_steps.PayWith) -> Decision | None:
    """DRE-228, DRE-235: which card goes."""
    found = list(dict.fromkeys(payable(state, step)))
    if len(found) < 2:
        return None
    made = choices.DROP_ITEM if step.what == Kept.ITEM else choices.DROP_EQUIPMENT
    return together(state, "prompt-pay-with", step.rule, [made[one] for one in found], {"what": step.what})


@BOOK.hears(story_steps.PayWith)
def take_payment(state: DragonState, step: story_steps.PayWith, seat: Seat, choice: Any) -> None:
    """DRE-228, DRE-235: Items to their discard pile, Equipment under its deck; as much as there is."""
    found = payable(state, step)
    if not found:
        return
    card = found[0] if choice is None else getattr(choice, step.what)
    if step.n > 1:
        state.agenda.append(story_steps.PayWith(step.what, step.n - 1, step.symbol, step.rule))
    if step.what == Kept.ITEM:
        leave_item(state, card)
        state.emit(events.ItemLost(rule="DRE-235", item=card))
    else:
        leave_equipment(state, card)
        state.emit(events.EquipmentLost(rule="DRE-228", equipment=card))


@instructs(verbs.Again)
def perform_again(state: DragonState, verb: verbs.Again, step: story_steps.Follow) -> None:
    """DRE-159: back to the innermost list that this instruction stands in."""
    path = step.path
    journal = journal_of(state)
    while path and not isinstance(journal.block(step.source, path[:-2])[path[-2]], verbs.Choose):
        path = path[:-2]
    while isinstance(top := state.agenda[-1] if state.agenda else None, story_steps.Follow) and len(top.path) >= len(
        path
    ):
        state.agenda.pop()
    state.agenda.append(story_steps.ChooseOne(step.source, path[:-2], path[-2]))
