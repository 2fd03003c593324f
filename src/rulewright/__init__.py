"""Rulewright plays modern board games exactly by their rulebooks.

>>> import rulewright
>>> game = rulewright.load("mysthea")
>>> state = game.new(players=3, seed=7)
>>> state.decision.rule
'MYS-059'
"""

from __future__ import annotations

from typing import Any

from rulewright.catalog import game_names, load
from rulewright.core.errors import (
    ContentError,
    IllegalChoice,
    ReplayDrift,
    ReplayError,
    RulewrightError,
    SaveError,
    SetupError,
    UndoError,
    UnknownGame,
)

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "IllegalChoice",
    "ReplayDrift",
    "ReplayError",
    "RulewrightError",
    "SaveError",
    "SetupError",
    "UndoError",
    "UnknownGame",
    "__version__",
    "game_names",
    "load",
    "why_not",
]


def why_not(state, seat, intent):  # type: ignore[no-untyped-def]
    """The rules that forbid an intent (a choice or its text) now; empty if it is offered."""
    return state.game.why_not(state, seat, intent)


def __getattr__(name: str) -> Any:
    """`rulewright.envs` is there without an import of its own, and costs nothing before it is used."""
    if name == "envs":
        from importlib import import_module

        return import_module("rulewright.envs")
    raise AttributeError(f"module 'rulewright' has no attribute {name!r}")
