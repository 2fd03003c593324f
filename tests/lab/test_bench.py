"""The bench: what it measures. No assertion here is about time."""

from __future__ import annotations

import builtins
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import SetupError
from rulewright.lab.bench import is_compiled, measure_catanatron, measure_table, middle, playouts, tables, timed

GAME = rulewright.load("mysthea")


def test_playouts_are_counted_over_whole_games() -> None:
    found = playouts(GAME, 2, 0.0)
    assert list(found) == ["decisions_per_s", "games_per_s", "choices_mean", "decisions_per_game"]
    assert found["decisions_per_game"] > 100
    assert 1 < found["choices_mean"] < 30
    assert found["decisions_per_s"] > found["games_per_s"]


def test_the_measured_state_is_from_the_middle_of_a_game() -> None:
    state = middle(GAME, 4)
    assert not state.over
    assert state.seats == 4
    assert state.era >= 2  # type: ignore[attr-defined]
    assert GAME.dump(state) == GAME.dump(middle(GAME, 4))


def test_every_mode_is_measured_with_four_players_or_with_as_many_as_can_play() -> None:
    assert tables(GAME) == [(mode.name, 4) for mode in GAME.modes]
    other = rulewright.load("dragon_eclipse")
    assert tables(other) == [(mode.name, players) for mode in other.modes for players in mode.seats]
    assert len({mode for mode, _ in tables(other)}) > 1
    assert tables(other, "pvp_quick") == [("pvp_quick", 2)]


def test_a_table_is_measured_in_its_own_mode() -> None:
    other = rulewright.load("dragon_eclipse")
    found = measure_table(other, "pvp_quick", 2, 0.0)
    assert (found["mode"], found["players"]) == ("pvp_quick", 2)
    state = middle(other, 2, mode="pvp_quick")
    assert (state.mode, state.seats) == ("pvp_quick", 2)  # type: ignore[attr-defined]
    assert found["dump_bytes"] == len(other.dump(state))


def test_a_call_is_timed_as_often_as_asked() -> None:
    calls: list[int] = []
    assert timed(lambda: calls.append(1), 4) >= 0
    assert len(calls) == 9 * 4


def test_the_comparison_says_how_to_get_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("catanatron"):
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(SetupError, match=r"pip install 'rulewright\[bench\]'"):
        measure_catanatron(0.0)


def test_the_build_is_named_by_the_file_of_the_rules() -> None:
    from rulewright.core import rulebook

    assert is_compiled() == (not rulebook.__file__.endswith(".py"))
