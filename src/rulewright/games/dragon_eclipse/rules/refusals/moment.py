"""Which question is open to a seat: the part that all refusals share."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Reason, Seat

from ...model import steps
from ...model.state import DragonState
from ..book import BOOK


def open_step(state: DragonState, seat: Seat) -> Any:
    """The step that asks this seat something now; None if it waits for others."""
    return state.agenda[-1] if state.agenda and state.decision_for(seat) is not None else None


def acting(state: DragonState, seat: Seat, rule: str, message: str) -> list[Reason]:
    """In the middle of a turn: only cards and Bonus Actions do such a thing."""
    if isinstance(open_step(state, seat), (steps.Act, steps.ActAfter)):
        return [Reason(rule, message)]
    return []


def idle(state: DragonState, seat: Seat) -> Reason:
    """Nothing is asked of this seat."""
    if state.over:
        return Reason("DRE-469", "why-game-over")
    return Reason("DRE-386", "why-not-asked", {"seats": [decision.seat for decision in state.decisions]})


BOOK.idle = idle
