"""Siege Slots: which are in use, what lies on them, and which card is in play. Rulebook p.68, p.71, p.77 and p.78."""

from __future__ import annotations

from collections.abc import Sequence

from ..content.components import SiegeCard
from ..model.events.siege import (
    BannerRemoved,
    SiegeCardDiscarded,
    SiegeCardPlaced,
    SiegeCardSeen,
    SiegeCardTurnedUp,
    SiegeDeckEmpty,
)
from ..model.state import NOWHERE, SLOTS, GodaiState
from ..model.vocabulary import ELEMENTS, Element
from .book import content_of
from .decks import draw_siege_card, take_known_siege_card

_RESILIENCE = (-1, 0, 1, 1, 2, 2)
"""AMB-GOD-130, if the Difficulty counts: by `DIFFICULTIES`."""


def changed(row: Sequence[int], at: int, value: int) -> tuple[int, ...]:
    """A row with one number replaced."""
    return (*row[:at], value, *row[at + 1 :])


def used(state: GodaiState) -> int:
    """AMB-GOD-70: as many Slots as waves. AMB-GOD-69: all four if every Slot with a card takes part."""
    return SLOTS if state.rulings.all_slots_active else state.options.waves


def upcoming(state: GodaiState) -> int:
    """GOD-501: Harvest Stage n feeds Slot n."""
    return min(state.wave, used(state)) - 1


def beside(state: GodaiState) -> int:
    """GOD-503, AMB-GOD-70: the Slot of a Surge's second card, to the right if there is one, else to the left."""
    slot = upcoming(state)
    return slot + 1 if slot + 1 < used(state) else slot - 1


def active(state: GodaiState) -> range:
    """GOD-530, GOD-537: up to four Slots, each with its own Banner.

    AMB-GOD-69, AMB-GOD-71: those up to the current Siege number take part, or all.
    """
    return range(SLOTS if state.rulings.all_slots_active else min(state.wave, used(state)))


# -- cards face down -------------------------------------------------------------------------------------------


def left_in_deck(state: GodaiState, element: Element) -> int:
    """How many cards of an Element nobody has placed yet."""
    hidden = sum(pile.count(str(element)) for pile in state.slots)
    return len(state.siege_decks[ELEMENTS.index(element)]) - hidden


def place(state: GodaiState, element: Element, slot: int, rule: str) -> bool:
    """GOD-501, GOD-1070: the top card of a Siege deck goes face down on top of a Slot's pile.

    AMB-GOD-97: an empty deck gives nothing. AMB-GOD-217: its Element is all that is known of it.
    """
    if left_in_deck(state, element) < 1:
        state.emit(SiegeDeckEmpty(rule="GOD-501", element=str(element)))
        return False
    # A card that Sky Reading has shown is known in its Slot, too.
    _put_pile(state, slot, (take_known_siege_card(state, element) or str(element), *state.slots[slot]))
    state.emit(SiegeCardPlaced(rule=rule, element=str(element), slot=slot + 1))
    return True


def _put_pile(state: GodaiState, slot: int, pile: tuple[str, ...]) -> None:
    state.slots = (*state.slots[:slot], pile, *state.slots[slot + 1 :])


def look_at_top(state: GodaiState, slot: int, rule: str) -> None:
    """The top face-down card of a Slot becomes known and stays there."""
    pile = state.slots[slot]
    if not pile or pile[0] not in ELEMENTS:
        return
    card = draw_siege_card(state, Element(pile[0]))
    if card is not None:
        _put_pile(state, slot, (card, *pile[1:]))
        state.emit(SiegeCardSeen(rule=rule, card=card, slot=slot + 1))


def drop(state: GodaiState, slot: int, place: int, rule: str) -> None:
    """A face-down card is discarded without a reward; then everybody sees what it was."""
    pile = state.slots[slot]
    found = pile[place]
    card = draw_siege_card(state, Element(found)) if found in ELEMENTS else found
    _put_pile(state, slot, (*pile[:place], *pile[place + 1 :]))
    if card is not None:
        state.emit(SiegeCardDiscarded(rule=rule, card=card, slot=slot + 1))


# -- the card in play ------------------------------------------------------------------------------------------


def full_resilience(state: GodaiState, card: SiegeCard) -> int:
    """GOD-570, AMB-GOD-72: what is printed; with the switch of AMB-GOD-130 changed by the Difficulty."""
    more = _RESILIENCE[state.difficulty] if state.rulings.siege_difficulty else 0
    return max(1, card.resilience + more)


def turn_up(state: GodaiState, slot: int, rule: str) -> bool:
    """GOD-526, GOD-531, GOD-581: the top card of a Slot comes into play; whether there was one."""
    pile = state.slots[slot]
    if not pile:
        return False
    top = pile[0]
    card = draw_siege_card(state, Element(top)) if top in ELEMENTS else top
    _put_pile(state, slot, pile[1:])
    if card is None:
        return turn_up(state, slot, rule)
    resilience = full_resilience(state, content_of(state).siege[card])
    state.fronts = (*state.fronts[:slot], card, *state.fronts[slot + 1 :])
    state.resilience = changed(state.resilience, slot, resilience)
    state.front_power = changed(state.front_power, slot, 0)
    state.emit(SiegeCardTurnedUp(rule=rule, card=card, slot=slot + 1, resilience=resilience))
    return True


def next_card(state: GodaiState, slot: int) -> None:
    """GOD-581, GOD-582: the next card of a Slot is turned up, or its Banner leaves the map.

    GOD-1079, AMB-GOD-86: it counts from now on, so whoever acts later in this step meets it.
    """
    state.fronts = (*state.fronts[:slot], "", *state.fronts[slot + 1 :])
    state.resilience = changed(state.resilience, slot, 0)
    state.front_power = changed(state.front_power, slot, 0)
    if turn_up(state, slot, "GOD-581"):
        return
    state.banners = changed(state.banners, slot, NOWHERE)
    state.slowed = changed(state.slowed, slot, 0)
    state.emit(BannerRemoved(rule="GOD-582", slot=slot + 1))


def to_bottom(state: GodaiState, card: str, slot: int) -> None:
    """GOD-929, GOD-1080, AMB-GOD-162: a card that everybody knows goes under a Slot's cards and waits there."""
    _put_pile(state, slot, (*state.slots[slot], card))


def turn_down(state: GodaiState) -> None:
    """GOD-587 to GOD-589: Banners leave; cards in play lie face down on their Slots and are as good as new."""
    for slot, card in enumerate(state.fronts):
        if card:
            _put_pile(state, slot, (card, *state.slots[slot]))
    state.fronts = ("",) * SLOTS
    state.resilience = (0,) * SLOTS
    state.front_power = (0,) * SLOTS
    state.banners = (NOWHERE,) * SLOTS
    state.slowed = (0,) * SLOTS
