"""Decks without a question: ready ones, and those that tamed Mystlings bring. Rulebook p.4, p.7."""

from __future__ import annotations

from rulewright.core.record import Seat

from ..model.state import DragonState
from ..model.vocabulary import Pile
from .book import content
from .decks import copies, finish, in_other_decks, is_finished, pool_piles, suggest


def ready_deck(state: DragonState, seat: Seat, at: int) -> None:
    """DRE-120, DRE-124, DRE-134: the ready deck, as far as its cards are unlocked and free, without a question.

    Where too few are left for one more deck it is the Mystling's six cards and ten different Starting cards.
    """
    everything = content(state)
    mystling = state.players[seat].party[at].mystling
    deck = everything.default_deck(mystling)
    if state.options.cards == "starting":
        deck = everything.starting_deck(mystling)
    elif not is_free(state, seat, at, deck):
        deck = tuple(suggest(state, seat, at, ()))
        if not is_finished(state, deck):
            deck = everything.starting_deck(mystling)
    finish(state, seat, at, deck)


def is_free(state: DragonState, seat: Seat, at: int, deck: tuple[str, ...]) -> bool:
    """DRE-120, DRE-121: whether all of these cards are unlocked, and none is missing because of another deck."""
    cards = content(state).cards
    piles, repeated = content(state).made_of(deck)
    if not piles <= {*pool_piles(state), Pile.MYSTLING}:
        return False
    used = in_other_decks(state, seat, at)
    # There is at least one of every card.
    scarce = repeated.union(used.keys() & deck)
    return all(used.get(card, 0) + deck.count(card) <= copies(state, cards[card]) for card in scarce)
