"""Deck construction in PvP: both players pick card by card, in turn. Rulebook p.27-28."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision

from ..model import choices, events, steps
from ..model.state import DragonState
from ..model.vocabulary import Element
from .book import BOOK, content
from .decks import addable, finish, is_finished, is_subtype, returnable, set_draft, take_card, take_out


def contested(state: DragonState, step: steps.BuildTogether) -> Element | None:
    """DRE-543, DRE-562: the Element of which cards are picked one by one: both decks want it, and none is finished."""
    mystlings = content(state).mystlings
    one, other = [mystlings[state.players[seat].party[at].mystling] for seat, at in enumerate(step.members)]
    both = one.element is other.element and not is_finished(state, state.drafts[1 - step.seat])
    return one.element if both else None


def subtype_now(state: DragonState, step: steps.BuildDeck | steps.BuildTogether) -> bool:
    """DRE-544, DRE-563: in PvP subtype cards come only from what is left when the other deck is finished."""
    if isinstance(step, steps.BuildDeck):
        return True
    other = 1 - step.seat
    return is_finished(state, state.drafts[other]) or step.room[other]


def _may_pick(state: DragonState, step: steps.BuildTogether, card: str) -> bool:
    mystling = content(state).mystlings[state.players[step.seat].party[step.members[step.seat]].mystling]
    return not is_subtype(content(state).cards[card], mystling) or subtype_now(state, step)


@BOOK.asks(steps.BuildTogether)
def offer_pick(state: DragonState, step: steps.BuildTogether) -> Decision | None:
    """DRE-540, DRE-543, DRE-562: card by card, in turn."""
    seat = step.seat
    deck = state.drafts[seat]
    member = step.members[seat]
    found = [card for card in addable(state, seat, member, deck) if _may_pick(state, step, card)]
    if not found:
        return None
    offered: list[Choice] = [*[choices.ADD[card] for card in found], choices.FILL_DECK]
    if can_leave_room(state, step):
        offered.append(choices.LEAVE_ROOM)
    offered.extend(returnable(state, deck, step.out[seat]))
    mystling = state.players[seat].party[member].mystling
    about = {"mystling": mystling, "have": len(deck), "n": content(state).numbers.deck}
    about["contested"] = str(contested(state, step) or "")
    return Decision(seat, "prompt-build", "DRE-540", tuple(offered), about)


def can_leave_room(state: DragonState, step: steps.BuildTogether) -> bool:
    """DRE-544: while the other still builds, the places that the subtype may fill can be kept free."""
    seat = step.seat
    mystling = content(state).mystlings[state.players[seat].party[step.members[seat]].mystling]
    room = content(state).numbers.deck - len(state.drafts[seat])
    waiting = step.room[seat] or is_finished(state, state.drafts[1 - seat])
    return not waiting and 0 < room <= mystling.subtype_cards


@BOOK.resolves(steps.BuildTogether)
def build_together(state: DragonState, step: steps.BuildTogether, choice: Choice | None) -> None:
    """DRE-543, DRE-562: whoever takes a card out picks another one before the other player does."""
    seat = step.seat
    room = step.room
    if isinstance(choice, choices.TakeOut):
        take_out(state, seat, choice.card)
        more = (step.out[0] + 1, step.out[1]) if seat == 0 else (step.out[0], step.out[1] + 1)
        state.agenda.append(steps.BuildTogether(seat, step.members, room, more))
        return
    if choice is None:
        pass_on(state, step)
        return
    if choice is choices.LEAVE_ROOM:
        room = (True, room[1]) if seat == 0 else (room[0], True)
        left = content(state).numbers.deck - len(state.drafts[seat])
        state.emit(events.RoomLeft(rule="DRE-544", seat=seat, count=left))
    else:
        taken = take_card(state, seat, step.members[seat], choice, subtype_now(state, step), contested(state, step))
        set_draft(state, seat, taken)
    done = [is_finished(state, deck) for deck in state.drafts]
    if all(done):
        finish_both(state, step)
        return
    other = 1 - seat
    following = seat if done[other] or (room[other] and not (done[seat] or room[seat])) else other
    state.agenda.append(steps.BuildTogether(following, step.members, room, step.out))


def pass_on(state: DragonState, step: steps.BuildTogether) -> None:
    """There is no card for this player: the other one goes on; where neither can, both decks are as large as they get.

    Every way out of here asks a question or ends the building, so it cannot go round in circles.
    """
    seat = step.seat
    complete = subtype_now(state, step)
    room = step.room
    if complete:
        # Nothing can come any more: for the other player's subtype cards this deck is finished (DRE-544).
        room = (True, room[1]) if seat == 0 else (room[0], True)
    other = steps.BuildTogether(1 - seat, step.members, room, step.out)
    if offer_pick(state, other) is not None:
        state.agenda.append(other)
    elif not complete:
        state.agenda.append(steps.BuildTogether(seat, step.members, (True, True), step.out))
    else:
        finish_both(state, step)


def finish_both(state: DragonState, step: steps.BuildTogether) -> None:
    for seat in (0, 1):
        finish(state, seat, step.members[seat], state.drafts[seat])
    state.drafts = ((), ())
