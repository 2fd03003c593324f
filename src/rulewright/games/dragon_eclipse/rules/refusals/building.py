"""Why a card is refused for a deck that is being built. Rulebook p.7, p.27-28."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason, Seat

from ...model import choices, steps
from ...model.state import DragonState
from ..book import BOOK, content
from ..decks import broken, suggest
from ..decks_together import can_leave_room, subtype_now
from .moment import open_step
from .run import among


@BOOK.refuses(choices.AddCard)
def refuse_add(state: DragonState, seat: Seat, choice: choices.AddCard) -> list[Reason]:
    """DRE-120 to DRE-130: every broken rule of deck construction."""
    step = open_step(state, seat)
    if isinstance(step, steps.BuildDeck):
        return with_suggestion(state, step, step.member, choice.card)
    if isinstance(step, steps.BuildTogether):
        found = with_suggestion(state, step, step.members[seat], choice.card)
        return found or [Reason("DRE-544", "why-subtype-later")]
    return [Reason("DRE-119", "why-no-building")] if state.fighting else among(state, seat, choice)


def with_suggestion(
    state: DragonState, step: steps.BuildDeck | steps.BuildTogether, at: int, card: str
) -> list[Reason]:
    """Every rule that keeps a card out of the deck; the last one also names a card that would fit."""
    deck = state.drafts[step.seat]
    found = broken(state, step.seat, at, deck, card)
    fitting = suggest(state, step.seat, at, deck, subtype_now(state, step))[:1] if found else []
    if fitting:
        last = found[-1]
        found[-1] = Reason(last.rule, last.message, {**last.values, "suggested": fitting[0]})
    return found


@BOOK.refuses(choices.TakeOut)
def refuse_take_out(state: DragonState, seat: Seat, choice: choices.TakeOut) -> list[Reason]:
    """DRE-131, AMB-DRE-101: only what is in the deck that is being built, and only so often."""
    if not isinstance(open_step(state, seat), (steps.BuildDeck, steps.BuildTogether)):
        return among(state, seat, choice)
    if choice.card not in state.drafts[seat]:
        return [Reason("DRE-131", "why-not-in-deck", {"card": choice.card})]
    return [Reason("DRE-131", "why-taken-out-enough", {"n": content(state).numbers.take_outs})]


@BOOK.refuses(choices.LeaveRoom)
def refuse_room(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-544: only in PvP, and only as much as the subtype may fill."""
    step = open_step(state, seat)
    if isinstance(step, steps.BuildTogether) and not can_leave_room(state, step):
        return [Reason("DRE-544", "why-no-room")]
    return []
