"""Saved states from strangers: restored exactly, or refused with the reason; never half a game."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulewright
from rulewright.core.errors import RulewrightError, SaveError

GAME = rulewright.load("mysthea")


def saved(moves: int = 120, seed: int = 2, players: int = 3) -> dict[str, Any]:
    state = GAME.new(players, seed)
    luck = Random(seed)
    for _ in range(moves):
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    found: dict[str, Any] = json.loads(GAME.dump(state))
    return found


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a saved state"),
        ("{", "not a saved state"),
        ("null", "not a saved state"),
        ("[]", "not a saved state"),
        ("[" * 100_000, "not a saved state"),
        ("x" * 5_000_000, "too large"),
        ('{"format":1}', "not a saved state"),
    ],
)
def test_what_is_no_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        GAME.restore(text)


def test_bytes_that_are_not_utf8_are_refused() -> None:
    with pytest.raises(SaveError):
        GAME.restore(b"\xff\xfe{}")


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("format",), 9, "format 9; this program reads formats 1 to 2"),
        (("game",), "chess", "belongs to 'chess'"),
        (("version",), 9, "version 9; this program knows versions up to 1"),
        (("version",), 0, "no way from version 0 to 1"),
        (("state", "boards", 0, "energy"), 13, "boards.0..energy 13"),
        (("state", "boards", 0, "energy"), -1, "energy -1"),
        (("state", "boards", 0, "glory"), 0, "glory 0"),
        (("state", "boards", 0, "energy"), "five", "energy"),
        (("state", "boards", 0, "at"), 15, "region that does not exist"),
        (("state", "boards", 0, "supply_troops"), 99, "expected 8 Troops"),
        (("state", "boards", 0, "hand"), ["C001", "C001"], "missing, unknown or there twice"),
        (("state", "boards", 0, "hand"), ["C999"], "missing, unknown or there twice"),
        (("state", "boards", 0, "champion"), "gandalf", "champion"),
        (("state", "boards"), [], "0 seats"),
        (("state", "ring"), [0, 1, 2, 3, 3], "ring"),
        (("state", "order"), [0, 0, 1], "order"),
        (("state", "era"), 7, "era 7"),
        (("state", "agenda"), [], "nobody is asked"),
        (("state", "agenda"), [{"type": "choose-action", "seat": 9}], "choose-action.seat is 9"),
        (("state", "agenda"), [{"type": "commit-cards"}], "without a battle"),
        (("state", "agenda"), [{"type": "launch-missiles"}], "saved state is broken"),
        (("state", "agenda"), [{"type": "perform", "seat": 0, "effects": [], "rule": "MYS-1"}], "perform.effects"),
        (("state", "picks"), {"7": {"type": "done"}}, "no seat 7"),
        (("state", "evil"), 1, "evil"),
        (("state", "boards", 0, "evil"), 1, "evil"),
    ],
)
def test_an_impossible_state_is_refused_with_the_reason(path: tuple[Any, ...], value: Any, message: str) -> None:
    data = saved()
    target = data
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = value
    with pytest.raises(SaveError, match=message):
        GAME.restore(json.dumps(data))


TEXT = json.dumps(saved())


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.integers(0, len(TEXT) - 1), st.text('0123456789{}[]",:abcCE-.', min_size=0, max_size=2))
def test_any_damage_is_refused_or_still_playable(column: int, junk: str) -> None:
    try:
        state = GAME.restore(TEXT[:column] + junk + TEXT[column + 1 :])
    except SaveError:
        return
    luck = Random(column)
    for _ in range(30):
        if state.over:
            break
        decision = state.decision
        with contextlib.suppress(RulewrightError):
            state.apply(luck.choice(decision.choices), decision.seat)
