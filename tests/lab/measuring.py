"""Accumulators that tests name in plans: one that counts, and some that make workers die or wait."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Seat, State

FOLDER = "RULEWRIGHT_TEST_FOLDER"
"""Names the folder in which tests and workers leave each other signs."""
_LONGEST_WAIT = 120


def folder() -> Path:
    return Path(os.environ[FOLDER])


class Count:
    """How many choices each seat made, which rules were named, and in which order the calls came."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.choices: dict[int, int] = {}
        self.rules: set[str] = set()

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        self.calls.append(f"before {game.name} {','.join(seats)} {len(state.decisions) > 0}")

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        assert choice in decision.choices
        self.choices[seat] = self.choices.get(seat, 0) + 1
        self.rules.update(event.rule for event in state.events)

    def after(self, state: State) -> Any:
        self.calls.append(f"after {state.over}")
        return {"calls": tuple(self.calls), "choices": self.choices, "rules": sorted(self.rules)}


class Nothing:
    """Measures nothing; the others build on it."""

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        pass

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        pass

    def after(self, state: State) -> Any:
        return None


class Deadly(Nothing):
    """Kills its own process in the middle of the game that `victim` names, as long as there are `lives` left."""

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        self.marked = (folder() / "victim").read_text() == game.digest(state)
        self.steps = 0

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        self.steps += 1
        if not self.marked or self.steps != 20:
            return
        died = len(list(folder().glob("died-*")))
        if died < int((folder() / "deaths").read_text()):
            (folder() / f"died-{died}").touch()
            os.kill(os.getpid(), signal.SIGKILL)


class Broken(Nothing):
    """Fails when the game is over."""

    def after(self, state: State) -> Any:
        raise ZeroDivisionError("nothing to divide by")


class Picky(Nothing):
    """Does not like the first choice."""

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        raise ValueError(f"{choice} again")


class Doomed(Nothing):
    """On the node that `doomed` names, games wait until it was killed; on all others, until it has begun one."""

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        node = sys.modules["ray"].get_runtime_context().get_node_id()
        if node == (folder() / "doomed").read_text():
            (folder() / "begun").touch()
            _await("killed")
        else:
            _await("begun")


def _await(name: str) -> None:
    started = time.monotonic()
    while not (folder() / name).exists():
        if time.monotonic() - started > _LONGEST_WAIT:
            raise TimeoutError(f"nobody left the sign {name!r}")
        time.sleep(0.02)
