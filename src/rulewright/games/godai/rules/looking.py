"""Looking at the top cards of a deck: they become known to everybody and stay where they are (Sky Reading)."""

from __future__ import annotations

from ..model.events.group import CardSeen
from ..model.state import GodaiState
from ..model.vocabulary import ELEMENTS, Element
from .decks import jaethi_left, peek_jaethi, take_power_up
from .slots import left_in_deck

SIEGE = "siege-"
COMMISSIONS = "commissions-"


def unseen(state: GodaiState, deck: str) -> int:
    """How many cards of a deck nobody has seen; its discards are no part of it."""
    known = sum([1 for one in state.tops if one[0] == deck])
    if deck == "jaethi":
        return jaethi_left(state) - len(state.jaethi_top)
    if deck == "harvests":
        return len(state.harvests)
    if deck == "power-ups":
        return len(state.power_ups) - sum([hero.unread.count("") for hero in state.heroes])
    if deck == "encounters":
        return len(state.encounters) - known
    if deck.startswith(COMMISSIONS):
        return len(state.commissions[int(deck.removeprefix(COMMISSIONS))]) - known
    return left_in_deck(state, Element(deck.removeprefix(SIEGE))) - known


def look(state: GodaiState, deck: str, n: int, rule: str) -> None:
    """The next n cards of a deck are known from now on; as many as there are."""
    if deck == "jaethi":
        peek_jaethi(state, n)
        return
    for _ in range(n - seen(state, deck)):
        if unseen(state, deck) < 1:
            return
        state.emit(CardSeen(rule=rule, deck=deck, card=_turn(state, deck)))


def seen(state: GodaiState, deck: str) -> int:
    """How many cards on top of a deck everybody knows."""
    if deck == "jaethi":
        return len(state.jaethi_top)
    if deck == "harvests":
        return len(state.harvest_top)
    if deck == "power-ups":
        return len(state.power_up_top)
    return sum([1 for one in state.tops if one[0] == deck])


def _turn(state: GodaiState, deck: str) -> str:
    """The next card that nobody has seen."""
    if deck == "power-ups":
        card = take_power_up(state)
        state.power_up_top = (*state.power_up_top, card)
        return card
    if deck == "harvests":
        cards = state.harvests
        at = state.roll("deck-harvests", len(cards))
        state.harvests = (*cards[:at], *cards[at + 1 :])
        state.harvest_top = (*state.harvest_top, cards[at])
        return cards[at]
    known = {card for name, card in state.tops if name == deck}
    left = [card for card in _cards(state, deck) if card not in known]
    card = left[state.roll(f"look-{deck}", len(left))]
    state.tops = (*state.tops, (deck, card))
    return card


def _cards(state: GodaiState, deck: str) -> tuple[str, ...]:
    if deck == "encounters":
        return state.encounters
    if deck.startswith(COMMISSIONS):
        return state.commissions[int(deck.removeprefix(COMMISSIONS))]
    return state.siege_decks[ELEMENTS.index(Element(deck.removeprefix(SIEGE)))]
