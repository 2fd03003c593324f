"""Tuning: weights that foretell how games end, tried in play before they are taken."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from rulewright.bots.weights import Ends, Weights, read_weights, weights_of
from rulewright.catalog import load
from rulewright.cli.main import call
from rulewright.core.errors import ContentError
from rulewright.lab.tuning import Sample, as_array, as_weights, fit, fit_spread, table_of, tune, write_weights

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
