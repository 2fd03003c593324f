"""Battles for tests: in the Mountain of the Tree, with the reactions that a test names."""

from __future__ import annotations

from typing import Any

from rulewright.games.mysthea.model import events
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import play, position, region

FIELD = region("tree.mountain")
BESIDE = region("tree.forest")


def fight(
    boards: dict[int, dict[str, Any]], reactions: dict[int, str] | None = None, starter: int = 0, **table: Any
) -> MystheaState:
    """The starter fights in the Mountain of the Tree; all sides reveal their reactions."""
    reactions = reactions or {}
    seats = {
        seat: {"at": 3 * seat, **board, "hand": (*board.get("hand", ()), *filter(None, [reactions.get(seat)]))}
        for seat, board in boards.items()
    }
    state = position(players=max(3, len(boards)), turn=starter, boards=seats, **{"era": 3, **table})
    play(state, "start-battle tree.mountain")
    for decision in [decision for decision in state.decisions if decision.sealed]:
        card = reactions.get(decision.seat)
        play(state, f"commit-card {card}" if card else "commit-nothing", seat=decision.seat)
    return state


def totals(state: MystheaState) -> dict[int, int]:
    """The Strength of each side, as compared in the last choice."""
    (event,) = [event for event in state.events if isinstance(event, events.StrengthCompared)]
    return dict(zip(event.sides, event.totals, strict=True))
