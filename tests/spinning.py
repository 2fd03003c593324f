"""Rules with a mistake in them: whoever answers a certain step sets them going round in circles."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.game import Game
from rulewright.core.record import State, Step


class Circle(Step, frozen=True):
    """A step that comes back for ever."""


def come_back(state: State, step: Step, choice: Any) -> None:
    state.agenda.append(step)


def begin_circle(state: State, step: Step, choice: Any) -> None:
    state.agenda.append(Circle())


def let_spin(monkeypatch: pytest.MonkeyPatch, game: Game, kind: type[Step]) -> None:
    """From now on the rules never end once a step of this kind is answered."""
    handling = game.book._handling
    monkeypatch.setitem(handling, Circle, (None, come_back))
    monkeypatch.setitem(handling, kind, (handling[kind][0], begin_circle))
