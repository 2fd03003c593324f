"""Effects around effects: slots, advantages, conditions, one of several, and what a player may do. Rulebook p.18-20."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.record import Choice, Decision

from .. import effects as verbs
from ..model import choices, steps
from ..model.choices import ENEMY, SUMMON
from ..model.state import DragonState, fight
from ..model.vocabulary import Vain
from . import power, tokens
from .book import BOOK, ask, decider, elements_of, main_opponent
from .effects import can_draw, can_trigger, cannot_draw, cannot_trigger, perform
from .in_vain import in_vain
from .taming import counts_spending, holds

performs = BOOK.performs


def inner(state: DragonState, step: steps.Perform, effects: tuple[verbs.AnyEffect, ...]) -> None:
    """Effects inside an effect are resolved before what follows it."""
    if effects:
        perform(state, steps.Perform(step.body, effects, step.rule, step.slot, step.card), None)


@performs(verbs.InSlot)
def perform_in_slot(state: DragonState, effect: verbs.InSlot, step: steps.Perform) -> None:
    """DRE-382, DRE-383, DRE-815."""
    if step.slot == effect.slot:
        inner(state, step, effect.effects)


@performs(verbs.Advantage)
def perform_advantage(state: DragonState, effect: verbs.Advantage, step: steps.Perform) -> None:
    """DRE-450, DRE-451, DRE-858, DRE-449, DRE-804: main or subtype Element of the opponent."""
    if effect.element in elements_of(state, main_opponent(state, step.body)):
        inner(state, step, effect.effects)


@performs(verbs.When)
def perform_when(state: DragonState, effect: verbs.When, step: steps.Perform) -> None:
    body = ENEMY if step.body >= SUMMON else step.body
    if holds(state, body, effect.holds):
        inner(state, step, effect.effects)


@performs(verbs.OneOf)
def perform_one_of(state: DragonState, effect: verbs.OneOf, step: steps.Perform) -> None:
    state.agenda.append(steps.ChooseOption(step.body, effect.options, step.rule, step.slot, step.card))


@BOOK.asks(steps.ChooseOption)
def offer_options(state: DragonState, step: steps.ChooseOption) -> Decision:
    """DRE-354: the player chooses, for the Enemy too."""
    offered = choices.OPTION[: len(step.options)]
    about = {"options": step.options, "enemy": step.body >= ENEMY}
    return ask(state, decider(state, step.body), "prompt-option", step.rule, offered, about)


@BOOK.resolves(steps.ChooseOption)
def take_option(state: DragonState, step: steps.ChooseOption, choice: choices.TakeOption) -> None:
    chosen = step.options[choice.number - 1]
    state.agenda.append(steps.Perform(step.body, chosen, step.rule, step.slot, step.card))


@performs(verbs.May)
def perform_may(state: DragonState, effect: verbs.May, step: steps.Perform) -> None:
    state.agenda.append(
        steps.OfferEffects(step.body, effect.effects, step.rule, step.slot, step.card, effect.power, effect.tokens)
    )


_YES_NO: tuple[Choice, ...] = (choices.ACCEPT, choices.DECLINE)


@BOOK.asks(steps.OfferEffects)
def offer(state: DragonState, step: steps.OfferEffects) -> Decision | None:
    """DRE-392, DRE-410, DRE-816, AMB-DRE-47: only if it can be paid and would not be wasted."""
    if step.body >= ENEMY or not worth_offering(state, step.body, step.effects, step.power, step.tokens):
        return None
    about = {"effects": step.effects, "power": step.power, "tokens": step.tokens}
    return ask(state, step.body, "prompt-may", "DRE-392", _YES_NO, about)


def worth_offering(state: DragonState, seat: int, effects: Sequence[verbs.AnyEffect], cost: int, spent: int) -> bool:
    """Whether a seat can pay this, and it does anything at all.

    AMB-DRE-47: the price alone does something where spent Power counts.
    """
    sheet = (state.combat or fight(state)).sheets[seat]
    if sheet.power < cost or sheet.held < spent:
        return False
    if cost and counts_spending(state, seat):
        return True
    first = effects[0]
    if isinstance(first, verbs.Trigger) and _are_all(effects, verbs.Trigger):
        return can_trigger(state, seat)
    if isinstance(first, verbs.Draw) and _are_all(effects, verbs.Draw):
        return can_draw(state, seat)
    return True


def _are_all(effects: Sequence[verbs.AnyEffect], kind: type) -> bool:
    return all(isinstance(effect, kind) for effect in effects)


def not_offered(state: DragonState, step: steps.OfferEffects) -> None:
    """Why a player was not asked what a card offers."""
    sheet = fight(state).sheets[step.body]
    if sheet.power < step.power:
        in_vain(state, step.rule, step.body, Vain.CANNOT_PAY, "DRE-410", n=step.power)
    elif sheet.held < step.tokens:
        in_vain(state, step.rule, step.body, Vain.CANNOT_SPEND, "DRE-816", n=step.tokens)
    elif isinstance(step.effects[0], verbs.Trigger):
        cannot_trigger(state, step.body, step.rule)
    else:
        cannot_draw(state, step.body, step.rule)


@BOOK.resolves(steps.OfferEffects)
def take_offer(state: DragonState, step: steps.OfferEffects, choice: Choice | None) -> None:
    if choice is None and step.body < ENEMY:
        not_offered(state, step)
    if choice is choices.ACCEPT:
        if step.power:
            power.spend(state, step.body, step.power, "DRE-410")
        if step.tokens:
            tokens.spend_held(state, step.body, step.tokens, "DRE-816")
        state.agenda.append(steps.Perform(step.body, step.effects, step.rule, step.slot, step.card))
