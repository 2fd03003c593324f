"""Act: play a card, spend its Command Points, use its effect or place it. Rulebook p.7-8."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.state import MystheaState
from ..model.vocabulary import CardType
from .book import BOOK, CARD_SLOT, content, leave_hand, pay, without
from .costs import can_pay


@BOOK.asks(steps.ChooseCard)
def offer_cards(state: MystheaState, step: steps.ChooseCard) -> Decision | None:
    """MYS-125: play 1 Command card from hand."""
    hand = state.boards[step.seat].hand
    if not hand:
        return None
    return Decision(step.seat, "prompt-play-card", "MYS-125", tuple([choices.PLAY[card] for card in hand]))


@BOOK.resolves(steps.ChooseCard)
def play_card(state: MystheaState, step: steps.ChooseCard, choice: Choice | None) -> None:
    """MYS-125, MYS-450: it goes to one's own discard pile. AMB-MYS-21: with an empty hand nothing happens."""
    if not isinstance(choice, choices.PlayCard):
        return
    board = state.boards[step.seat]
    leave_hand(state, board, choice.card)
    board.discard = (*board.discard, choice.card)
    state.events.append(events.CardPlayed(rule="MYS-125", seat=step.seat, card=choice.card))
    state.agenda.append(steps.ChooseUse(step.seat, choice.card))


def use_cost(state: MystheaState, seat: Seat, card: str) -> int:
    """MYS-020, MYS-440: as much Energy as the card has Command Points, unless an Upgrade waives its type.

    MYS-441, AMB-MYS-17, AMB-MYS-23: there is one such Upgrade; it counts for its successor and in every Act.
    """
    lookup = content(state)
    waiver = state.boards[seat].upgrades[CARD_SLOT]
    if waiver and lookup.waives.get(waiver) is lookup.type[card]:
        return 0
    return lookup.points[card]


def can_use(state: MystheaState, seat: Seat, card: str) -> bool:
    """MYS-130: enough Energy for option (b), and for Tactics and Objectives the cards that their text asks for."""
    if state.boards[seat].energy < use_cost(state, seat, card):
        return False
    record = content(state).cards[card]
    if record.type is CardType.ACCESSORY or record.type is CardType.UPGRADE:
        return True
    return can_pay(state, seat, record.effects)


@BOOK.asks(steps.ChooseUse)
def offer_uses(state: MystheaState, step: steps.ChooseUse) -> Decision | None:
    """MYS-126, MYS-127, MYS-131, AMB-MYS-13: two options, each at most once, in either order, never mixed."""
    offered: list[Choice] = []
    if not step.spent:
        offered.append(choices.SPEND_POINTS)
    if not step.used and can_use(state, step.seat, step.card):
        offered.append(choices.USE_CARD)
    if not offered:
        return None
    offered.append(choices.DONE)
    about = {"card": step.card, "energy": use_cost(state, step.seat, step.card)}
    return Decision(step.seat, "prompt-use-card", "MYS-126", tuple(offered), about)


@BOOK.resolves(steps.ChooseUse)
def use_card(state: MystheaState, step: steps.ChooseUse, choice: Choice | None) -> None:
    """MYS-129: what is done first is in force for what is done second; MYS-128: Energy too.

    MYS-132, MYS-133: Tactics and Objectives work once. MYS-143: what is not paid for stays in the discard pile.
    MYS-445, AMB-MYS-14: the Energy in the text is this payment.
    """
    seat, card = step.seat, step.card
    if choice is choices.SPEND_POINTS:
        state.agenda.append(steps.ChooseUse(seat, card, True, step.used))
        state.agenda.append(steps.SpendPoints(seat, content(state).points[card]))
    elif choice is choices.USE_CARD:
        state.agenda.append(steps.ChooseUse(seat, card, step.spent, True))
        pay(state, seat, "MYS-126", energy=use_cost(state, seat, card))
        record = content(state).cards[card]
        if record.type is CardType.ACCESSORY or record.type is CardType.UPGRADE:
            state.agenda.append(steps.PlaceCard(seat, card))
        else:
            state.events.append(events.CardUsed(rule=record.rule, seat=seat, card=card))
            state.agenda.append(steps.Perform(seat, record.effects, record.rule))  # type: ignore[arg-type]


@BOOK.asks(steps.PlaceCard)
def offer_room(state: MystheaState, step: steps.PlaceCard) -> Decision | None:
    """MYS-135, MYS-136, AMB-MYS-16: with three Accessories in play one of them must make room."""
    board = state.boards[step.seat]
    if content(state).type[step.card] is not CardType.ACCESSORY:
        return None
    if len(board.accessories) < content(state).numbers.accessories:
        return None
    offered = tuple([choices.DISCARD[card] for card in board.accessories])
    return Decision(step.seat, "prompt-make-room", "MYS-136", offered, {"card": step.card})


@BOOK.resolves(steps.PlaceCard)
def place_card(state: MystheaState, step: steps.PlaceCard, choice: Choice | None) -> None:
    """MYS-134, MYS-137: the paid card moves from the discard pile to its space and stays in play.

    MYS-138, MYS-442, AMB-MYS-16: one Upgrade per space; only a card that needs the space sends another away.
    """
    board = state.boards[step.seat]
    card = step.card
    board.discard = without(board.discard, card)
    if content(state).type[card] is CardType.ACCESSORY:
        if isinstance(choice, choices.DiscardFromBoard):
            board.accessories = without(board.accessories, choice.card)
            discard_from_board(state, step.seat, choice.card, "MYS-136")
        board.accessories = (*board.accessories, card)
        state.events.append(events.CardPlaced(rule="MYS-134", seat=step.seat, card=card))
        return
    slot = content(state).slot[card]
    old = board.upgrades[slot]
    board.upgrades = (*board.upgrades[:slot], card, *board.upgrades[slot + 1 :])
    if old:
        discard_from_board(state, step.seat, old, "MYS-140")
    state.events.append(events.CardPlaced(rule="MYS-137", seat=step.seat, card=card))


def discard_from_board(state: MystheaState, seat: Seat, card: str, rule: str) -> None:
    board = state.boards[seat]
    board.discard = (*board.discard, card)
    state.events.append(events.CardDiscarded(rule=rule, seat=seat, card=card))
