"""What an effect costs before it works: Energy, Experience, cards from hand. Rulebook p.19-27."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from .. import effects as verbs
from ..model import choices, events, steps
from ..model.state import MystheaState
from ..model.vocabulary import CardType
from .book import BOOK, content, leave_hand, pay


def can_pay(state: MystheaState, seat: Seat, effects: tuple[Any, ...]) -> bool:
    """MYS-074, MYS-440, MYS-446: the full price of the costs that stand before the effects."""
    board = state.boards[seat]
    for effect in effects:
        if isinstance(effect, verbs.Pay):
            if board.energy < effect.energy or board.experience < effect.experience:
                return False
        elif isinstance(effect, (verbs.Discard, verbs.Trash)):
            if not holds(state, seat, card_types(effect)):
                return False
        else:
            break
    return True


def card_types(effect: verbs.Discard | verbs.Trash) -> tuple[CardType | None, ...]:
    """The types of the cards that a cost takes from hand; None is any."""
    if isinstance(effect, verbs.Discard):
        return (effect.type,)
    return effect.types + (None,) * effect.any


def holds(state: MystheaState, seat: Seat, types: tuple[CardType | None, ...]) -> bool:
    """Whether the hand has a different card for each of these types."""
    kinds = [content(state).type[card] for card in state.boards[seat].hand]
    for kind in types:
        if kind is None:
            continue
        if kind not in kinds:
            return False
        kinds.remove(kind)
    return len(kinds) >= sum(1 for kind in types if kind is None)


def perform_cost(state: MystheaState, step: steps.Perform) -> None:
    """MYS-493, MYS-496: an offered reward with a price is optional; without the price what follows is lost."""
    first, rest = step.effects[0], step.effects[1:]
    seat = step.seat
    if not can_pay(state, seat, step.effects):
        return
    if isinstance(first, verbs.Pay):
        if step.offered:
            state.agenda.append(steps.Offer(seat, step.effects, step.rule, step.card))
            return
        pay(state, seat, step.rule, energy=first.energy, experience=first.experience)
        if rest:
            state.agenda.append(steps.Perform(seat, rest, step.rule, False, step.card))
        return
    trash = isinstance(first, verbs.Trash)
    types = card_types(first)  # type: ignore[arg-type]
    state.agenda.append(steps.PayWithCards(seat, types, trash, rest, step.rule, step.offered))


@BOOK.asks(steps.PayWithCards)
def offer_payment(state: MystheaState, step: steps.PayWithCards) -> Decision:
    """MYS-444, MYS-448: a card from hand, of the type that is asked for."""
    kind = step.types[0]
    types = content(state).type
    offered: list[Choice] = [
        choices.PAY_WITH[card] for card in state.boards[step.seat].hand if kind is None or types[card] is kind
    ]
    if step.optional:
        offered.append(choices.DONE)
    prompt = "prompt-trash-card" if step.trash else "prompt-discard-card"
    rule = "MYS-448" if step.trash else "MYS-444"
    return Decision(step.seat, prompt, rule, tuple(offered), {"type": kind or "any"})


@BOOK.resolves(steps.PayWithCards)
def pay_with_card(state: MystheaState, step: steps.PayWithCards, choice: Choice) -> None:
    """MYS-444, MYS-448, MYS-449: discarded or removed from the game; its Command Points are X."""
    if not isinstance(choice, choices.PayWithCard):
        return
    board = state.boards[step.seat]
    leave_hand(state, board, choice.card)
    paid = step.paid + content(state).points[choice.card]
    if step.trash:
        state.removed = (*state.removed, choice.card)
        state.events.append(events.CardTrashed(rule="MYS-448", seat=step.seat, card=choice.card))
    else:
        board.discard = (*board.discard, choice.card)
        state.events.append(events.CardDiscarded(rule="MYS-444", seat=step.seat, card=choice.card))
    left = step.types[1:]
    if left:
        state.agenda.append(steps.PayWithCards(step.seat, left, step.trash, step.rest, step.rule, False, paid))
    elif step.rest:
        state.agenda.append(steps.Perform(step.seat, step.rest, step.rule, False, paid))
