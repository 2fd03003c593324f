"""What the table is drawn from: of a view only what lies open, so that all who look share one drawing."""

from __future__ import annotations

from typing import Any

from ..model.state import DragonState, fight

PILES = ("deck", "top", "bottom")
"""Cards of which the drawing shows their owner no more than anybody else: the number."""


def open_table(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only words tell: which cards are in one's own deck, and one's own sealed answer."""
    seen = {name: value for name, value in view.items() if name != "sealed"}
    if view["combat"] is not None:
        seen["combat"] = {**view["combat"], "sheets": [_counted(sheet) for sheet in view["combat"]["sheets"]]}
    return seen


def fighters(state: DragonState) -> tuple[str, ...]:
    """The Mystlings that fight."""
    return tuple([sheet.mystling for sheet in fight(state).sheets if sheet.mystling])


def _counted(sheet: dict[str, Any]) -> dict[str, Any]:
    """A seat as the others see it; but the cards that its owner is looking at lie open before their owner."""
    seen = {}
    for name, value in sheet.items():
        if name in PILES or (name == "looking" and not value):
            seen[f"{name}_count"] = len(value)
        else:
            seen[name] = value
    return seen
