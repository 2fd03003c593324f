"""Answers aside are listed when somebody looks, as they were when the question was asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rulewright
from rulewright.core.asides import Asides
from rulewright.core.record import Choice, Decision, State

GAME = rulewright.load("mysthea")


class Counted:
    """Lists the choices of the open question, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, state: State) -> Sequence[Choice]:
        self.times += 1
        return state.decision.choices


def asked(list: Any) -> tuple[State, Decision]:
    state = GAME.new(3, 5)
    return state, Decision(0, "prompt", "MYS-059", (), aside=Asides(state, list))


def test_nothing_is_listed_until_somebody_looks_and_then_once() -> None:
    list = Counted()
    state, decision = asked(list)
    assert list.times == 0
    assert [*decision.aside] == [*state.decision.choices]
    assert len(decision.aside) == len(state.decision.choices)
    assert decision.aside[0] == state.decision.choices[0]
    assert decision.aside[:2] == state.decision.choices[:2]
    assert list.times == 1


def test_what_became_of_the_state_does_not_matter() -> None:
    state, decision = asked(Counted())
    before = state.decision.choices
    state.apply(before[0])
    assert decision.aside == before
    assert state.decision.choices != before


def test_they_are_answers_and_equal_whenever_they_say_the_same() -> None:
    state, decision = asked(Counted())
    choice = state.decision.choices[0]
    assert decision.allows(choice)
    assert decision.parse(str(choice)) == choice
    assert decision.aside == Asides(state, Counted()) == state.decision.choices
    assert hash(decision.aside) == hash(state.decision.choices)
    assert repr(decision.aside) == repr(state.decision.choices)
    assert decision.aside != ()
    assert decision.aside != 3
