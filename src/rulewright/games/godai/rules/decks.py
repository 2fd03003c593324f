"""Decks that are drawn lazily: a face-down deck is the set of its cards, and a draw takes one of them by chance."""

from __future__ import annotations

from ..model.events.group import CommissionDiscarded, CommissionTurned, DeckReshuffled, DifficultyRaised, JaethiCardSeen
from ..model.hero import Hero
from ..model.state import GodaiState
from ..model.vocabulary import DIFFICULTIES, ELEMENTS, Element
from .book import content_of

_PILES = {
    "encounters": "encounter_discards",
    "power_ups": "power_up_discards",
    "harvests": "harvest_discards",
}
"""Fields of decks, and of their discard piles."""


def draw(state: GodaiState, deck: str) -> str | None:
    """A card of the Encounter or Harvest deck; None if there is none anywhere.

    AMB-GOD-97: an empty deck is reshuffled from its discards.
    """
    if deck == "harvests" and state.harvest_top:
        card, state.harvest_top = state.harvest_top[0], state.harvest_top[1:]
        return card
    if not getattr(state, deck):
        reshuffle(state, deck)
    cards: tuple[str, ...] = getattr(state, deck)
    if not cards:
        return None
    at = next_of(state, deck, cards, f"deck-{deck}")
    setattr(state, deck, (*cards[:at], *cards[at + 1 :]))
    return cards[at]


def next_of(state: GodaiState, deck: str, cards: tuple[str, ...], stream: str) -> int:
    """Where the next card of a deck stands among its cards: the one on top that everybody knows, or any by chance."""
    if state.tops:
        known = next((one for one in state.tops if one[0] == deck), None)
        if known is not None:
            forget_top(state, known)
            return cards.index(known[1])
    return state.roll(stream, len(cards))


def forget_top(state: GodaiState, known: tuple[str, str]) -> None:
    """A card that was known on top of its deck leaves it."""
    row = list(state.tops)
    row.remove(known)
    state.tops = tuple(row)


def shuffle_in(state: GodaiState, deck: str, *cards: str) -> None:
    """GOD-768: cards are shuffled into the Encounter deck: nobody knows any longer what lies on top."""
    setattr(state, deck, tuple(sorted((*getattr(state, deck), *cards))))
    state.tops = tuple([one for one in state.tops if one[0] != deck])


def draw_power_up(state: GodaiState, dead: Hero | None = None) -> str | None:
    """GOD-831: a Power Up; the last one of the deck brings the discards back.

    GOD-792: a dead hero gets it face down. If nobody knows it, it stays among those that nobody has seen: so nobody can
    count which one it is.
    """
    if _left(state) < 1:
        reshuffle(state, "power_ups", "GOD-831")
    if state.power_up_top:
        card, state.power_up_top = state.power_up_top[0], state.power_up_top[1:]
    elif len(state.power_ups) > _face_down(state):
        card = take_power_up(state) if dead is None else ""
    elif state.power_up_bottom:
        card, state.power_up_bottom = state.power_up_bottom[0], state.power_up_bottom[1:]
    else:
        return None
    if dead is not None:
        dead.unread = (*dead.unread, card)
    if _left(state) < 1:
        exhaust_power_ups(state)
    return card


def take_power_up(state: GodaiState) -> str:
    """One of the Power Ups that nobody has seen, by chance."""
    cards = state.power_ups
    at = state.roll("deck-power_ups", len(cards))
    state.power_ups = (*cards[:at], *cards[at + 1 :])
    return cards[at]


def _face_down(state: GodaiState) -> int:
    """How many of the cards that nobody has seen lie with dead heroes."""
    return sum([hero.unread.count("") for hero in state.heroes])


def _left(state: GodaiState) -> int:
    """Cards in the Power Up deck."""
    return len(state.power_up_top) + len(state.power_ups) - _face_down(state) + len(state.power_up_bottom)


def reshuffle(state: GodaiState, deck: str, rule: str = "GOD-336") -> None:
    """The discards become the deck."""
    if deck == "power_ups":
        _part_power_ups(state)
    pile = _PILES[deck]
    cards = getattr(state, pile)
    if cards:
        setattr(state, deck, tuple(sorted(cards)))
        setattr(state, pile, ())
        state.emit(DeckReshuffled(rule=rule, deck=deck.replace("_", "-")))


def _part_power_ups(state: GodaiState) -> None:
    """The cards that nobody has seen all lie with dead heroes now: they are parted before others are mixed in."""
    for hero in state.heroes:
        if "" in hero.unread:
            hero.unread = tuple([card or take_power_up(state) for card in hero.unread])


def discard(state: GodaiState, deck: str, card: str) -> None:
    """A card goes to the discard pile of its deck."""
    pile = _PILES[deck]
    setattr(state, pile, (*getattr(state, pile), card))


def exhaust_power_ups(state: GodaiState) -> None:
    """GOD-701, GOD-831, GOD-1100: after the last Power Up Difficulty rises and the discards are reshuffled at once."""
    raise_difficulty(state, "GOD-831")
    reshuffle(state, "power_ups", "GOD-831")


def raise_difficulty(state: GodaiState, rule: str) -> None:
    """GOD-696 to GOD-698, GOD-700: one level up, never down, never beyond Epic."""
    if state.difficulty + 1 < len(DIFFICULTIES):
        state.difficulty += 1
        state.emit(DifficultyRaised(rule=rule, difficulty=str(DIFFICULTIES[state.difficulty])))


# -- Siege cards -----------------------------------------------------------------------------------------------


def draw_siege_card(state: GodaiState, element: Element) -> str | None:
    """A card of an Element that nobody has seen. AMB-GOD-97: an empty deck gives nothing."""
    at = ELEMENTS.index(element)
    cards = state.siege_decks[at]
    if not cards:
        return None
    got = _unknown_siege_card(state, element, cards)
    decks = list(state.siege_decks)
    decks[at] = (*cards[:got], *cards[got + 1 :])
    state.siege_decks = tuple(decks)
    return cards[got]


def _unknown_siege_card(state: GodaiState, element: Element, cards: tuple[str, ...]) -> int:
    """What lies face down in a Slot is none of the cards that are known on top of the deck."""
    known = {card for deck, card in state.tops if deck == f"siege-{element}"}
    open_ones = [at for at, card in enumerate(cards) if card not in known]
    if len(open_ones) == len(cards) or not open_ones:
        return state.roll(f"siege-{element}", len(cards))
    return open_ones[state.roll(f"siege-{element}", len(open_ones))]


def take_known_siege_card(state: GodaiState, element: Element) -> str | None:
    """The card on top of a Siege deck, if everybody knows it; it leaves the deck."""
    known = next((one for one in state.tops if one[0] == f"siege-{element}"), None)
    if known is None:
        return None
    forget_top(state, known)
    at = ELEMENTS.index(element)
    decks = list(state.siege_decks)
    decks[at] = tuple([card for card in decks[at] if card != known[1]])
    state.siege_decks = tuple(decks)
    return known[1]


# -- Commissions -----------------------------------------------------------------------------------------------


def turn_up_commission(state: GodaiState, deck: int, rule: str = "GOD-335") -> str | None:
    """GOD-335, GOD-614: the next Commission of a deck is turned face up.

    GOD-630, AMB-GOD-98: a Heroic card of a Role that nobody has is discarded and replaced.
    """
    roles = {hero.role for hero in state.heroes}
    for _ in range(len(state.commissions[deck]) + len(state.commission_discards[deck])):
        card = _draw_commission(state, deck)
        if card is None:
            return None
        role = content_of(state).commissions[card].role
        if not role or role in roles:
            state.offered = _put(state.offered, deck, (*state.offered[deck], card))
            state.emit(CommissionTurned(rule=rule, card=card))
            return card
        discard_commission(state, deck, card)
    return None


def _draw_commission(state: GodaiState, deck: int) -> str | None:
    cards = state.commissions[deck]
    if not cards:
        cards = tuple(sorted(state.commission_discards[deck]))
        state.commission_discards = _put(state.commission_discards, deck, ())
    if not cards:
        return None
    at = next_of(state, f"commissions-{deck}", cards, f"commissions-{deck}")
    state.commissions = _put(state.commissions, deck, (*cards[:at], *cards[at + 1 :]))
    return cards[at]


def discard_commission(state: GodaiState, deck: int, card: str) -> None:
    """AMB-GOD-98: a Commission goes to the discards of its deck."""
    state.commission_discards = _put(state.commission_discards, deck, (*state.commission_discards[deck], card))
    state.emit(CommissionDiscarded(rule="GOD-613", card=card))


def replace_commissions(state: GodaiState) -> None:
    """The face-up Commissions are discarded and as many are turned up."""
    for deck, cards in enumerate(state.offered):
        state.offered = _put(state.offered, deck, ())
        for card in cards:
            discard_commission(state, deck, card)
        for _ in cards:
            turn_up_commission(state, deck, "GOD-610")


def _put(rows: tuple[tuple[str, ...], ...], at: int, row: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*rows[:at], row, *rows[at + 1 :])


# -- Jaethi's deck ---------------------------------------------------------------------------------------------


def jaethi_left(state: GodaiState) -> int:
    """How many cards Jaethi's deck still has."""
    return len(state.jaethi_top) + sum(state.piles)


def draw_jaethi(state: GodaiState) -> str | None:
    """GOD-344: the next card of Jaethi's deck, which is never shuffled."""
    if state.jaethi_top:
        card, state.jaethi_top = state.jaethi_top[0], state.jaethi_top[1:]
        return card
    return _next_jaethi(state)


def peek_jaethi(state: GodaiState, n: int) -> None:
    """The next n cards become known and stay on top."""
    while len(state.jaethi_top) < n:
        card = _next_jaethi(state)
        if card is None:
            return
        state.jaethi_top = (*state.jaethi_top, card)
        state.emit(JaethiCardSeen(rule="GOD-344", card=card))


def _next_jaethi(state: GodaiState) -> str | None:
    """GOD-340 to GOD-342: the SIEGE! card of a pile lies at any place in it with the same chance."""
    if not state.piles:
        return None
    left = state.piles[0]
    siege = state.siege_ahead and state.roll("jaethi-pile", left) == 0
    cards = state.siege_cards if siege else state.jaethi_cards
    at = state.roll("jaethi-card", len(cards))
    card, rest = cards[at], (*cards[:at], *cards[at + 1 :])
    if siege:
        state.siege_cards = rest
        state.siege_ahead = False
    else:
        state.jaethi_cards = rest
    if left > 1:
        state.piles = (left - 1, *state.piles[1:])
    else:
        state.piles = state.piles[1:]
        state.siege_ahead = bool(state.piles)
    return card
