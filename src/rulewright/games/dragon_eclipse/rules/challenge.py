"""Challenge: which of the three decks each player builds next. Rulebook p.28."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat

from ..model import choices, events, steps
from ..model.state import DragonState
from .book import BOOK


def without_deck(state: DragonState, seat: Seat) -> list[int]:
    """The members of a party whose decks are still to be built."""
    return [at for at, member in enumerate(state.players[seat].party) if not member.cards]


@BOOK.asks(steps.ChooseDeck)
def offer_decks(state: DragonState, step: steps.ChooseDeck) -> Decision | None:
    """DRE-561: a deck for one of one's own Mystlings, then for the next; the last one is not asked for."""
    left = without_deck(state, step.seat)
    if len(left) < 2:
        return None
    party = state.players[step.seat].party
    offered = tuple([choices.PICK_MYSTLING[party[at].mystling] for at in left])
    return Decision(step.seat, "prompt-deck", "DRE-561", offered)


@BOOK.resolves(steps.ChooseDeck)
def take_deck(state: DragonState, step: steps.ChooseDeck, choice: choices.PickMystling | None) -> None:
    """DRE-561, DRE-562: both have chosen when they begin to pick, the host first."""
    seat = step.seat
    party = state.players[seat].party
    left = without_deck(state, seat)
    at = left[0] if choice is None else next(at for at in left if party[at].mystling == choice.mystling)
    state.emit(events.DeckBegun(rule="DRE-561", seat=seat, mystling=party[at].mystling))
    members = (at, step.members[1]) if seat == 0 else (step.members[0], at)
    if min(members) < 0:
        state.agenda.append(steps.ChooseDeck(1 - seat, members))
    else:
        state.agenda.append(steps.BuildTogether(state.first, members))
