"""Effects that do nothing: the log says why, so that nobody looks for what has not happened. Rulebook p.19."""

from __future__ import annotations

from ..model import events
from ..model.state import DragonState
from ..model.vocabulary import Condition, Vain

BY_ITSELF = frozenset({"DRE-298", "DRE-321", "DRE-359", "DRE-365"})
"""Arenas, Passives and Upgrades do the same turn after turn: only what a card or the Enemy names now is told."""


def in_vain(
    state: DragonState, cause: str, body: int, why: Vain, rule: str, condition: Condition | None = None, n: int = 0
) -> None:
    """DRE-392: an impossible effect is skipped. `cause` is the rule by which it was resolved."""
    if cause not in BY_ITSELF:
        state.emit(events.InVain(rule=rule, body=body, why=why, condition=condition or "", n=n))
