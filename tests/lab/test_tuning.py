"""Tuning: weights that foretell how games end, tried in play before they are taken."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from rulewright.bots.weights import Changed, Ends, Weights, read_weights, weights_of
from rulewright.catalog import game_names, load
from rulewright.cli.main import call
from rulewright.core.errors import ContentError
from rulewright.lab.tuning import (
    Sample,
    as_array,
    as_weights,
    fit,
    fit_spread,
    fit_wins,
    table_of,
    tune,
    wins_of,
    write_weights,
)

GAME = load("mysthea")


def test_least_squares_finds_the_weights_that_made_the_scores() -> None:
    dice = np.random.default_rng(1)
    true = np.array([2.0, -1.0, 0.5, 4.0])
    samples = []
    for _ in range(400):
        left = float(dice.random())
        features = dice.normal(size=(2, 2)) * 5
        worths = features @ (true[:2] * (1 - left) + true[2:] * left)
        scores = tuple(worths)
        samples.append(Sample(left, features.tolist(), scores, (int(np.argmax(worths)),)))
    rows, leads = table_of(samples)
    assert fit(rows, leads, np.zeros(4), 1e-9) == pytest.approx(true, abs=1e-3)
    timid = fit(rows, leads, np.zeros(4), 1e9)
    assert timid == pytest.approx(np.zeros(4), abs=1e-3)


def test_the_spread_is_wide_where_leads_decide_nothing() -> None:
    dice = np.random.default_rng(2)
    weights = Weights(Ends(4.0, 12.0), {"lead": Ends(1.0, 1.0)})

    def games(certain: bool) -> list[Sample]:
        found = []
        for _ in range(300):
            lead = float(dice.normal() * 12)
            winner = int(lead < 0) if certain else int(dice.random() < 0.5)
            found.append(Sample(0.0, [[lead], [0.0]], (0, 0), (winner,)))
        return found

    assert fit_spread(games(True), weights, ["lead"]).now < fit_spread(games(False), weights, ["lead"]).now


@pytest.mark.parametrize("together", [False, True])
def test_a_logistic_fit_finds_the_weights_that_made_the_winners(together: bool) -> None:
    dice = np.random.default_rng(3)
    true = np.array([1.5, -0.5])
    spread = Ends(2.0, 2.0)
    samples = []
    for _ in range(4000):
        features = dice.normal(size=(1 if together else 2, 2)) * 2
        lead = float((features[0] - (0 if together else features[1])) @ true)
        won = dice.random() < 1 / (1 + np.exp(-lead / 2))
        loser = () if together else (1,)
        samples.append(Sample(float(dice.random()), features.tolist(), (0,) * len(features), (0,) if won else loser))
    rows, wins = wins_of(samples, together, spread)
    assert fit_wins(rows, wins, np.zeros(4), 1e-6).reshape(2, 2).mean(axis=0) == pytest.approx(true, abs=0.15)
    assert fit_wins(rows, wins, np.zeros(4), 1e6) == pytest.approx(np.zeros(4), abs=1e-3)


def test_a_mode_may_have_weights_of_its_own(tmp_path: Path) -> None:
    weights = Weights(Ends(1.0, 2.0), {"a": Ends(1.0, 1.0), "b": Ends(2.0, 2.0)})
    weights = Weights(weights.spread, weights.weights, {"short": Changed({"b": Ends(5.0, 4.0)}, Ends(3.0, 3.0))})
    assert weights.of("long") == Weights(weights.spread, weights.weights)
    assert weights.of("short").weights == {"a": Ends(1.0, 1.0), "b": Ends(5.0, 4.0)}
    assert weights.of("short").spread == Ends(3.0, 3.0)
    found = Weights(Ends(9.0, 9.0), {"a": Ends(7.0, 7.0), "b": Ends(8.0, 8.0)})
    assert weights.replaced("short", found).of("short") == found
    assert weights.replaced("short", found).of("long") == weights.of("long")
    assert weights.replaced("long", found).of("short").weights["a"] == Ends(7.0, 7.0)
    write_weights(weights, tmp_path / "bot.toml")
    assert read_weights(tmp_path / "bot.toml", ("a", "b")) == weights
    with pytest.raises(ContentError, match="unknown features"):
        read_weights(tmp_path / "bot.toml", ("a",))


def together_modes() -> list[tuple[str, str]]:
    return [(name, mode.name) for name in game_names() for mode in load(name).modes if mode.cooperative]


@pytest.mark.parametrize(("name", "mode"), together_modes()[:1])
def test_weights_of_seats_that_play_together_are_compared_on_the_same_seeds(name: str, mode: str) -> None:
    start = weights_of(load(name))
    tuned = tune(name, start, rounds=1, games=4, trials=2, seed=3, mode=mode)
    (found,) = tuned.rounds
    assert [trial.games for trial in found.trials] == [2 * load(name).mode(mode).seats[0]] * 3
    others = [other.name for other in load(name).modes if other.name != mode]
    assert all(tuned.weights.of(other) == start.of(other) for other in others)


def test_weights_survive_their_file(tmp_path: Path) -> None:
    weights = weights_of(GAME)
    again = as_weights(as_array(weights, GAME.features), GAME.features, weights.spread)
    write_weights(again, tmp_path / "bot.toml")
    assert read_weights(tmp_path / "bot.toml", GAME.features) == weights


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("spread = 3", "bot.toml: Expected `object`"),
        ("[spread]\nnow = 1\nlater = 1\n[weights]\nluck = { now = 1, later = 2 }", "unknown features"),
        ("[spread", "bot.toml"),
    ],
)
def test_a_broken_file_is_refused_with_its_mistake(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "bot.toml").write_text(text)
    with pytest.raises(ContentError, match=message):
        read_weights(tmp_path / "bot.toml", GAME.features)


def test_tuning_is_the_same_again_and_on_several_processes() -> None:
    start = weights_of(GAME)
    once = tune("mysthea", start, rounds=1, games=4, trials=2, seed=3)
    again = tune("mysthea", start, rounds=1, games=4, trials=2, seed=3, jobs=2)
    assert once == again
    (found,) = once.rounds
    assert [trial.games for trial in found.trials] == [4, 4, 4]
    assert found.positions > 50
    # Weights change only if a candidate was better beyond doubt.
    assert (once.weights == start) == (found.taken is None)


def test_the_command_writes_weights_and_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, told = tmp_path / "new.toml", tmp_path / "found.json"
    arguments = ["tune", "mysthea", "--rounds", "1", "--games", "4", "--trials", "2"]
    assert call([*arguments, "--out", str(out), "--json", str(told)]) == 0
    assert "round 1: " in capsys.readouterr().out
    assert read_weights(out, GAME.features).weights.keys() == set(GAME.features)
    assert [found["number"] for found in json.loads(told.read_text())["rounds"]] == [1]
