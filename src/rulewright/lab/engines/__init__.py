"""Engines: where the games of a plan are played. All have one signature, and all give the same results.

An engine yields every game exactly once, in any order; a worker that dies costs time and no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Protocol

from rulewright.core.errors import SetupError
from rulewright.lab.playing import Plan, Result

ENGINES = ("local", "ray")


class Engine(Protocol):
    """A module of this folder."""

    def play(self, plan: Plan, numbers: Sequence[int], jobs: int, address: str | None) -> Iterator[Result]:
        """Play these games of a plan, `jobs` at a time (0: one for each processor); `address` is that of a cluster."""
        ...


def find(name: str) -> Engine:
    """An engine by name. Imported when it is asked for: Ray takes seconds."""
    if name not in ENGINES:
        raise SetupError("engine-unknown", engine=name, known=", ".join(ENGINES))
    engine: Engine = import_module(f".{name}", __package__)
    return engine
