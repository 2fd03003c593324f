"""The final of a search: who is played on, how often, and what becomes of the order."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rulewright.bots.playoff import Final


class World:
    """A world that is told apart by its number alone."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> World:
        return self


class Scripted(Final):
    """A final in which every choice turns out as written down, world by world."""

    __slots__ = ("script",)

    def __init__(self, script: dict[str, list[float]], rest: int, seconds: float = 60.0) -> None:
        worlds: Any = [World(number) for number in range(8)]
        nothing: Any = None
        super().__init__(nothing, worlds, nothing, nothing, 2, rest, time.perf_counter() + seconds)
        self.script = script

    def play_on(self, state: Any, choice: Any) -> float:
        return self.script[choice][state.number]


def always(**values: float) -> dict[str, list[float]]:
    return {choice: [value] * 8 for choice, value in values.items()}


def test_what_is_close_among_the_favourites_is_played_on() -> None:
    final = Scripted(always(a=0.5, b=0.6, c=0.9, d=0.9), rest=9)
    values = {"a": 0.50, "b": 0.49, "c": 0.40, "d": 0.49}
    assert final.hold(["a", "b", "c", "d"], values) == ["b", "a", "c", "d"]
    assert {choice: len(seen) for choice, seen in final.seen.items()} == {"a": 4, "b": 4}
    assert values == {"a": 0.5, "b": 0.6, "c": 0.40, "d": 0.49}


def test_what_was_not_played_on_is_not_better_than_the_last_that_was() -> None:
    final = Scripted({"a": [0.5, 0.4, 0.3, 0.2, 0.9], "b": [0.3] * 8}, rest=8)
    values = {"a": 0.50, "b": 0.49, "c": 0.40, "d": 0.49}
    assert final.hold(["a", "b", "c", "d"], values) == ["a", "b", "c", "d"]
    assert values == pytest.approx({"a": 0.35, "b": 0.3, "c": 0.3, "d": 0.3})


@pytest.mark.parametrize(("rest", "seconds"), [(1, 60.0), (20, -1.0)])
def test_without_time_or_simulations_the_tree_decides(rest: int, seconds: float) -> None:
    values = {"a": 0.5, "b": 0.45}
    final = Scripted(always(a=0.1, b=0.9), rest, seconds)
    assert final.hold(["b", "a"], values) == ["a", "b"]
    assert (final.played, values) == (0, {"a": 0.5, "b": 0.45})
