"""Positions that come from a file which anybody may have written: whether they can go on, and choices made in them."""

from __future__ import annotations

from .errors import ImpossiblePosition, RulewrightError
from .record import Choice, Decision, Seat, State
from .rulebook import RuleBook, tag_of


def unaskable(book: RuleBook, state: State, seats: int) -> str | None:
    """Why a state from a stranger cannot go on: the top of its agenda must ask something that can be answered."""
    picks, over = state.picks, state.outcome is not None
    for seat in picks:
        if seat not in range(seats):
            return f"picks: there is no seat {seat}"
    step = state.agenda[-1] if state.agenda else None
    whole: tuple[Decision, ...] = ()
    try:
        if step is not None and (picks or not over):
            whole = book.ask(state, step)
        asked = () if over else book.unanswered(state, step, whole) if picks and step is not None else whole
    except Exception as error:  # a hostile agenda can name anything
        return f"agenda: the top step cannot be asked ({type(error).__name__})"
    if not over and not asked:
        return "agenda: nobody is asked anything, and the game is not over"
    if not all(decision.choices for decision in asked):
        return "agenda: somebody is asked who has no answer"
    if picks:
        if type(step) not in book.revealing and type(step) not in book.gathering:
            return "picks: nothing is asked that several seats answer"
        offered = {one.seat: one for one in whole}
        if any(seat not in offered or not offered[seat].allows(pick) for seat, pick in picks.items()):
            return "picks: an answer that was not offered"
    if state.confirmed and not (set(state.confirmed) <= set(picks) and book.gathers_openly(state)):
        return "confirmed: a seat that has not answered"
    state.asked = asked
    return None


def apply_carefully(book: RuleBook, state: State, choice: Choice, seat: Seat | None) -> None:
    """Answer a decision; raises `ImpossiblePosition`, and changes nothing, if the rules fail in such a position."""
    before = state.copy()
    before.script = None if state.script is None else list(state.script)
    try:
        book.apply(state, choice, seat)
    except Exception as error:
        failed = tag_of(state.agenda[-1]) if state.agenda else "the end"
        for field in state.__struct_fields__:
            setattr(state, field, getattr(before, field))
        if isinstance(error, RulewrightError):
            raise
        reason = f"{type(error).__name__}: {error}"[:200]
        raise ImpossiblePosition("position-impossible", step=failed, reason=reason) from error
