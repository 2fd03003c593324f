"""Smaller tables for learners: one Era, and one Era from always the same beginning."""

from __future__ import annotations

from rulewright.core.evaluation import Variant
from rulewright.core.record import Outcome

from ..model.state import MystheaState

VARIANTS = (
    Variant("one-era", "2 players, only the first Era", 2, parts=1),
    Variant(
        "one-era-same-deal",
        "2 players, only the first Era, always the same Islands, cards and order of play; no abilities, no behaviours",
        2,
        options={"abilities": False, "behaviours": False},
        parts=1,
        deal=1,
    ),
)


def stop(state: MystheaState, variant: Variant) -> Outcome | None:
    """After its last Era a variant is won as the game is after its third (MYS-086, MYS-087).

    The next Era has dealt the Artefacts anew by then, by the same comparison (MYS-104), and has given no Glory:
    so its order of play is the ranking.
    """
    if variant.parts is None or state.era <= variant.parts:
        return None
    scores = tuple([board.glory for board in state.boards])
    return Outcome(scores=scores, ranking=state.order, winners=state.order[:1], rule="MYS-086")
