"""Why a card is refused: to play, to use, to make room, to pay with, to reveal, to buy, to draw. Rulebook p.7-9."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Reason, Seat, Step

from ...model import choices, steps
from ...model.state import MystheaState
from ...model.vocabulary import CardType
from ..act import use_cost
from ..book import content
from ..develop import next_price
from .lacks import lack_of_deck, lack_of_energy, lack_of_price
from .moment import pending, refuses


def not_in_hand(state: MystheaState, seat: Seat, card: str, rule: str) -> Iterator[Reason]:
    """Where the card is instead may be a secret, so that is never said."""
    if card not in state.boards[seat].hand:
        yield Reason(rule, "why-not-in-hand", {"card": card})


def not_face_up(state: MystheaState, card: str, rule: str) -> Iterator[Reason]:
    if card not in state.display:
        yield Reason(rule, "why-not-face-up", {"card": card})


# -- Act -----------------------------------------------------------------------------------------------


@refuses(choices.PlayCard, "MYS-125", steps.ChooseCard)
def why_not_play(state: MystheaState, seat: Seat, choice: choices.PlayCard, step: Step | None) -> Iterator[Reason]:
    """MYS-125: only a card from hand."""
    yield from not_in_hand(state, seat, choice.card, "MYS-125")


def use_rule(state: MystheaState, seat: Seat) -> str:
    """MYS-131 while the other option of a played card is carried out, MYS-126 otherwise."""
    return "MYS-126" if pending(state, seat, steps.ChooseUse) is None else "MYS-131"


@refuses(choices.SpendPoints, use_rule, steps.ChooseUse)
def why_not_points(state: MystheaState, seat: Seat, choice: choices.SpendPoints, step: Step | None) -> Iterator[Reason]:
    """MYS-127: once for a played card."""
    played = pending(state, seat, steps.ChooseUse)
    if played is not None and played.spent:
        yield Reason("MYS-127", "why-use-done", {"card": played.card})


@refuses(choices.UseCard, use_rule, steps.ChooseUse)
def why_not_use(state: MystheaState, seat: Seat, choice: choices.UseCard, step: Step | None) -> Iterator[Reason]:
    """MYS-127, MYS-130, MYS-074: once, for Energy, and with the cards that the text asks for."""
    played = pending(state, seat, steps.ChooseUse)
    if played is None:
        return
    if played.used:
        yield Reason("MYS-127", "why-use-done", {"card": played.card})
        return
    yield from lack_of_energy(state, seat, use_cost(state, seat, played.card), "MYS-130")
    record = content(state).cards[played.card]
    if record.type is CardType.TACTIC or record.type is CardType.OBJECTIVE:
        yield from lack_of_price(state, seat, record.effects)


@refuses(choices.DiscardFromBoard, "MYS-136", steps.PlaceCard)
def why_not_discard(
    state: MystheaState, seat: Seat, choice: choices.DiscardFromBoard, step: Step | None
) -> Iterator[Reason]:
    """MYS-135, MYS-136: an own Accessory, to make room for another."""
    held = state.boards[seat].accessories
    most = content(state).numbers.accessories
    if choice.card not in held:
        yield Reason("MYS-136", "why-not-on-board", {"card": choice.card})
    elif len(held) < most:
        yield Reason("MYS-135", "why-room-left", {"have": len(held), "most": most})


@refuses(choices.PayWithCard, "MYS-074", steps.PayWithCards)
def why_not_pay(state: MystheaState, seat: Seat, choice: choices.PayWithCard, step: Step | None) -> Iterator[Reason]:
    """MYS-444, MYS-448: a card from hand of the type that is asked for. MYS-450: not the played card itself."""
    card = choice.card
    rule = "MYS-448" if isinstance(step, steps.PayWithCards) and step.trash else "MYS-444"
    played = pending(state, seat, steps.ChooseUse)
    if played is not None and played.card == card and card not in state.boards[seat].hand:
        yield Reason("MYS-450", "why-own-cost", {"card": card})
    else:
        yield from not_in_hand(state, seat, card, rule)
    if isinstance(step, steps.PayWithCards):
        kind = step.types[0]
        if kind is not None and content(state).type.get(card) is not kind:
            yield Reason(rule, "why-wrong-type", {"card": card, "type": kind.value})


# -- Develop -------------------------------------------------------------------------------------------


@refuses(choices.RevealOne, "MYS-166", steps.Develop)
def why_not_reveal(state: MystheaState, seat: Seat, choice: choices.RevealOne, step: Step | None) -> Iterator[Reason]:
    """MYS-172: nothing is revealed from an empty deck."""
    yield from lack_of_deck(state, "MYS-172")


@refuses(choices.RenewDisplay, "MYS-167", steps.Develop)
def why_not_renew(state: MystheaState, seat: Seat, choice: choices.RenewDisplay, step: Step | None) -> Iterator[Reason]:
    """MYS-167, MYS-172: face-up cards to put under a deck that has some left."""
    yield from lack_of_deck(state, "MYS-172")
    if state.era and not state.display:
        yield Reason("MYS-167", "why-nothing-face-up")


@refuses(choices.PutUnder, "MYS-167", steps.PutUnder)
def why_not_under(state: MystheaState, seat: Seat, choice: choices.PutUnder, step: Step | None) -> Iterator[Reason]:
    """MYS-167: only a face-up card."""
    yield from not_face_up(state, choice.card, "MYS-167")


@refuses(choices.BuyCard, "MYS-168", steps.BuyCards)
def why_not_buy(state: MystheaState, seat: Seat, choice: choices.BuyCard, step: Step | None) -> Iterator[Reason]:
    """MYS-168 to MYS-170: a face-up card, at most three, each at its price."""
    yield from not_face_up(state, choice.card, "MYS-168")
    purchase = pending(state, seat, steps.BuyCards)
    price = next_price(state, 0 if purchase is None else purchase.bought)
    if price is None:
        yield Reason("MYS-169", "why-most-bought", {"most": len(content(state).numbers.prices)})
    else:
        yield from lack_of_energy(state, seat, price, "MYS-170")


@refuses(choices.DrawCard, "MYS-460", steps.DrawCards, steps.DrawFirst)
def why_not_draw(state: MystheaState, seat: Seat, choice: choices.DrawCard, step: Step | None) -> Iterator[Reason]:
    """MYS-459: an empty Era Deck gives nothing; MYS-460: only effects draw from it."""
    yield from lack_of_deck(state, "MYS-459")
