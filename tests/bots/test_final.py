"""The final of a search: who is played on, how often, and what becomes of the order."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.bots import Seen, make
from rulewright.bots.final import Final, few, halvings, many
from rulewright.bots.network import learned_of
from rulewright.catalog import load


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


def test_the_worse_half_leaves_after_every_round() -> None:
    def counts(count: int, rest: int, worlds: int = 8) -> list[tuple[int, list[int]]]:
        return [(many, list(where)) for many, where in halvings(count, rest, worlds)]

    assert counts(6, 10) == [(6, [0]), (3, [1])]
    assert counts(8, 10) == [(8, [0]), (2, [1])]
    assert counts(8, 68) == [(8, [0, 1]), (4, [2, 3, 4, 5, 6]), (2, [7])]
    assert counts(2, 5) == [(2, [0, 1])]
    assert counts(3, 2) == counts(1, 9) == counts(0, 9) == []


@given(count=st.integers(0, 40), rest=st.integers(0, 400), worlds=st.integers(1, 8))
def test_no_final_takes_more_than_it_has(count: int, rest: int, worlds: int) -> None:
    plan = list(halvings(count, rest, worlds))
    assert sum(finalists * len(where) for finalists, where in plan) <= rest
    assert [number for _, where in plan for number in where] == list(range(sum(len(where) for _, where in plan)))
    assert sum(len(where) for _, where in plan) <= worlds
    assert all(finalists >= 2 for finalists, _ in plan)
    assert [finalists for finalists, _ in plan] == sorted([finalists for finalists, _ in plan], reverse=True)


def test_a_choice_that_the_tree_liked_least_may_win_the_final() -> None:
    final = Scripted({"a": [0.5] * 8, "b": [0.4] * 8, "c": [0.3] * 8, "d": [0.45, 0.9] + [0.9] * 6}, rest=10)
    values = {"a": 0.6, "b": 0.58, "c": 0.5, "d": 0.41, "hopeless": 0.35}
    assert many(final, ["a", "hopeless", "b", "c", "d"], values, 8) == ["d", "a", "b", "c", "hopeless"]
    assert {choice: len(seen) for choice, seen in final.seen.items()} == {"a": 4, "b": 1, "c": 1, "d": 4}
    assert final.played == 10
    assert values == pytest.approx({"a": 0.5, "b": 0.4, "c": 0.3, "d": (0.45 + 3 * 0.9) / 4, "hopeless": 0.3})


def test_who_left_early_stays_behind_however_lucky_the_first_world_was() -> None:
    final = Scripted({"a": [0.9, 0.1] + [0.1] * 6, "b": [0.8, 0.2] + [0.2] * 6, "c": [0.7] * 8}, rest=7)
    assert many(final, ["a", "b", "c"], {"a": 0.5, "b": 0.5, "c": 0.5}, 8)[2] == "c"


def test_few_compares_what_is_close_among_the_favourites() -> None:
    final = Scripted(always(a=0.5, b=0.6, c=0.9, d=0.9), rest=9)
    values = {"a": 0.50, "b": 0.49, "c": 0.40, "d": 0.49}
    assert few(final, ["a", "b", "c", "d"], values) == ["b", "a", "c", "d"]
    assert {choice: len(seen) for choice, seen in final.seen.items()} == {"a": 4, "b": 4}
    assert values == {"a": 0.5, "b": 0.6, "c": 0.40, "d": 0.49}


@pytest.mark.parametrize(("rest", "seconds"), [(1, 60.0), (20, -1.0)])
def test_without_time_or_simulations_the_tree_decides(rest: int, seconds: float) -> None:
    values = {"a": 0.5, "b": 0.45}
    for hold in (few, lambda final, ranked, values: many(final, ranked, values, 8)):
        final = Scripted(always(a=0.1, b=0.9), rest, seconds)
        assert hold(final, ["b", "a"], values) == ["a", "b"]
        assert (final.played, values) == (0, {"a": 0.5, "b": 0.45})


def test_the_expert_holds_the_final_that_it_has_learned_to_hold() -> None:
    game = load("dragon_eclipse")
    state = game.new(2, 4, {"mystling": "golomo", "partner": "siren"}, "pvp_quick")
    known = learned_of(state)
    assert known is not None
    assert known[0].finalists == 8
    while len(state.decision.choices) < 5:
        state.apply(state.decision.choices[0], state.decision.seat)
    decision = state.decision
    for sims in range(1, 9):
        assert make(f"expert:sims={sims}", 1).choose(Seen(state, decision.seat), decision) in decision.choices
    advice = make("expert:sims=40", 1).explain(Seen(state, decision.seat), decision)
    assert advice.choice in decision.choices
    assert len(advice.considered) > 3
    assert len({one.value for one in advice.considered}) > 3, "more than three had their chance"
