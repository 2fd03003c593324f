"""Develop: reveal or renew, then buy cards. Rulebook p.9."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.state import MystheaState
from .book import BOOK, content, deck_left, draw_to_hand, join_hand, pay, take_top, without


def can_develop(state: MystheaState, seat: Seat) -> bool:
    """MYS-165, MYS-173, MYS-175, AMB-MYS-19: at least 1 Energy, and a card to buy."""
    if state.boards[seat].energy < content(state).numbers.prices[0]:
        return False
    return bool(state.display) or deck_left(state) > 0


def reveal(state: MystheaState, count: int, rule: str) -> None:
    """Turn up the top cards of the Era Deck, as far as it goes (MYS-172)."""
    shown: list[str] = []
    for _ in range(count):
        card = take_top(state)
        if not card:
            break
        shown.append(card)
    if shown:
        state.display = (*state.display, *shown)
        state.revealed = True
        state.events.append(events.CardsRevealed(rule=rule, cards=tuple(shown)))


def refill(state: MystheaState, rule: str) -> None:
    """MYS-171: three cards face up again."""
    missing = content(state).numbers.display - len(state.display)
    if missing > 0:
        reveal(state, missing, rule)


_FIRST = (choices.REVEAL_ONE, choices.RENEW_DISPLAY)
_ONLY_REVEAL = (choices.REVEAL_ONE,)


@BOOK.asks(steps.Develop)
def offer_first(state: MystheaState, step: steps.Develop) -> Decision | None:
    """MYS-166, MYS-167: reveal one more card, or renew the face-up ones. Nothing to choose with an empty deck."""
    if not can_develop(state, step.seat) or deck_left(state) == 0:
        return None
    offered = _FIRST if state.display else _ONLY_REVEAL
    return Decision(step.seat, "prompt-develop", "MYS-166", offered)


@BOOK.resolves(steps.Develop)
def first_choice(state: MystheaState, step: steps.Develop, choice: Choice | None) -> None:
    """MYS-165, AMB-MYS-19: without Energy a Develop granted by an effect is lost."""
    if not can_develop(state, step.seat):
        return
    state.agenda.append(steps.BuyCards(step.seat))
    if choice is choices.REVEAL_ONE:
        reveal(state, 1, "MYS-166")
    elif choice is choices.RENEW_DISPLAY:
        state.agenda.append(steps.PutUnder(step.seat))


@BOOK.asks(steps.PutUnder)
def offer_order(state: MystheaState, step: steps.PutUnder) -> Decision | None:
    """MYS-167: the player chooses the order; the first named lies highest."""
    if len(state.display) < 2:
        return None
    return Decision(
        step.seat, "prompt-put-under", "MYS-167", tuple([choices.PUT_UNDER[card] for card in state.display])
    )


@BOOK.resolves(steps.PutUnder)
def put_under(state: MystheaState, step: steps.PutUnder, choice: Choice | None) -> None:
    """MYS-167, AMB-MYS-20: all face-up cards go under the deck, then up to three are revealed."""
    card = choice.card if isinstance(choice, choices.PutUnder) else state.display[0]
    state.display = without(state.display, card)
    state.bottom = (*state.bottom, card)
    state.events.append(events.CardPutUnder(rule="MYS-167", seat=step.seat, card=card))
    if state.display:
        state.agenda.append(step)
    else:
        reveal(state, content(state).numbers.display, "MYS-167")


@BOOK.asks(steps.BuyCards)
def offer_purchases(state: MystheaState, step: steps.BuyCards) -> Decision | None:
    """MYS-168 to MYS-170: one card for 1 Energy, two for 3, three for 5; at least one must be bought."""
    price = next_price(state, step.bought)
    if price is None or not state.display or state.boards[step.seat].energy < price:
        return None
    offered: list[Choice] = [choices.BUY[card] for card in state.display]
    if step.bought:
        offered.append(choices.DONE)
    return Decision(step.seat, "prompt-buy", "MYS-168", tuple(offered), {"energy": price})


def next_price(state: MystheaState, bought: int) -> int | None:
    """The Energy for one more card, or None after the last."""
    prices = content(state).numbers.prices
    if bought >= len(prices):
        return None
    return prices[bought] - (prices[bought - 1] if bought else 0)


@BOOK.resolves(steps.BuyCards)
def buy_card(state: MystheaState, step: steps.BuyCards, choice: Choice | None) -> None:
    """MYS-168, MYS-171, MYS-174: bought cards go into hand; afterwards the area is filled up."""
    if not isinstance(choice, choices.BuyCard):
        refill(state, "MYS-171")
        return
    price = next_price(state, step.bought)
    assert price is not None
    pay(state, step.seat, "MYS-168", energy=price)
    state.display = without(state.display, choice.card)
    join_hand(state.boards[step.seat], choice.card, known=True)
    state.events.append(events.CardBought(rule="MYS-168", seat=step.seat, card=choice.card, energy=price))
    state.agenda.append(steps.BuyCards(step.seat, step.bought + 1))


_DRAW = (choices.DRAW_CARD, choices.DONE)


@BOOK.asks(steps.DrawCards)
def offer_draw(state: MystheaState, step: steps.DrawCards) -> Decision | None:
    """MYS-400: draw up to this many cards from the current Era Deck."""
    if step.count <= 0 or deck_left(state) == 0:
        return None
    return Decision(step.seat, "prompt-draw", step.rule, _DRAW, {"count": step.count})


@BOOK.resolves(steps.DrawCards)
def draw_card(state: MystheaState, step: steps.DrawCards, choice: Choice | None) -> None:
    """MYS-459: an empty Era Deck gives nothing."""
    if choice is choices.DRAW_CARD and draw_to_hand(state, step.seat, step.rule):
        state.agenda.append(steps.DrawCards(step.seat, step.count - 1, step.rule))
