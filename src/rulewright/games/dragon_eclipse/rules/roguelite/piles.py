"""The decks beside the map: drawn at random, put back in a known order."""

from __future__ import annotations

from collections.abc import Iterable

from ...model.run import Pile, Run
from ...model.state import DragonState


def run_of(state: DragonState) -> Run:
    """The Run; only asked in the Roguelite mode."""
    run = state.run
    if run is None:
        raise LookupError("there is no Run")
    return run


def set_pile(state: DragonState, name: str, pile: Pile) -> None:
    """States share their decks until one changes."""
    run = run_of(state)
    run.piles = {**run.piles, name: pile}


def size(state: DragonState, name: str) -> int:
    pile = run_of(state).piles[name]
    return len(pile.deck) + len(pile.top) + len(pile.under)


def cards_in(state: DragonState, name: str) -> tuple[str, ...]:
    pile = run_of(state).piles[name]
    return (*pile.top, *pile.deck, *pile.under)


def draw(state: DragonState, name: str) -> str:
    """The top card; empty if none is left."""
    pile = run_of(state).piles[name]
    if pile.top:
        set_pile(state, name, Pile(pile.deck, pile.top[1:], pile.under))
        return pile.top[0]
    if pile.deck:
        at = state.roll(f"run-{name}", len(pile.deck))
        set_pile(state, name, Pile(pile.deck[:at] + pile.deck[at + 1 :], (), pile.under))
        return pile.deck[at]
    if pile.under:
        set_pile(state, name, Pile((), (), pile.under[1:]))
        return pile.under[0]
    return ""


def put_on_top(state: DragonState, name: str, cards: Iterable[str]) -> None:
    pile = run_of(state).piles[name]
    set_pile(state, name, Pile(pile.deck, (*cards, *pile.top), pile.under))


def put_under(state: DragonState, name: str, cards: Iterable[str]) -> None:
    pile = run_of(state).piles[name]
    set_pile(state, name, Pile(pile.deck, pile.top, (*pile.under, *cards)))


def mix_in(state: DragonState, name: str, cards: Iterable[str]) -> None:
    """Shuffled into the deck."""
    pile = run_of(state).piles[name]
    set_pile(state, name, Pile(tuple(sorted((*pile.deck, *cards))), pile.top, pile.under))


def shuffle(state: DragonState, name: str) -> None:
    """Nobody knows the order of any card of this deck any more."""
    set_pile(state, name, Pile(tuple(sorted(cards_in(state, name)))))


def take(state: DragonState, name: str, card: str) -> None:
    """A card leaves its deck, wherever in it it lies."""
    pile = run_of(state).piles[name]
    set_pile(state, name, Pile(_without(pile.deck, card), _without(pile.top, card), _without(pile.under, card)))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
