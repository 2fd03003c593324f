"""Why a seat cannot answer at all: others are asked, or the game is over."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model.state import GodaiState
from ..book import BOOK


def waits(state: GodaiState, seat: Seat) -> Reason:
    """GOD-001 to GOD-010: the game is over, by the rule that ended it. Else the open question is for other seats."""
    if state.outcome is not None:
        return Reason(state.outcome.rule, "why-game-over")
    decisions = state.decisions
    rule = decisions[0].rule if decisions else ""
    return Reason(rule, "why-not-asked", {"seats": [one.seat for one in decisions]})


BOOK.idle = waits
