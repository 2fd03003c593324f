"""Learning: games become lessons, and lessons become networks that foretell better than without."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from rulewright.bots.network import read_network
from rulewright.catalog import load
from rulewright.lab.learning import Lesson, Record, Student, main, play, train_policy

GAME = "mysthea"


def test_a_student_learns_a_bent_line() -> None:
    dice = np.random.default_rng(3)
    rows = dice.uniform(-1, 1, (2000, 2)).astype(np.float32)
    wanted = np.maximum(rows[:, 0], 0) * 2 - rows[:, 1]
    student = Student(rows, (8,), 1)
    for _ in range(600):
        some = dice.integers(0, len(rows), 64)
        signals = student.forward(rows[some])
        student.backward(signals, (signals[-1][:, 0] - wanted[some]) / len(some), 0.01, 0.0)
    error = np.sqrt(np.mean((student.layers().run(rows) - wanted) ** 2))
    assert error < 0.1


def test_the_policy_learns_what_the_teacher_likes() -> None:
    dice = np.random.default_rng(4)
    records = []
    for number in range(60):
        lessons = []
        for _ in range(10):
            after = dice.uniform(-1, 1, (3, 2))
            shares = np.exp(3 * after[:, 0])
            lessons.append(Lesson([0.0, 0.0], after.tolist(), [0.5] * 3, 0.5, ["a", "a", "b"], shares.tolist()))
        records.append(Record(number, (0, 0), [], lessons))
    _, kinds, curve, plain = train_policy(records, 8, 1)
    assert set(kinds) == {"a", "b"}
    # By the weights alone all three look alike: a surprise of log 3.
    assert plain == pytest.approx(np.log(3), abs=1e-4)
    assert min(epoch.held_out for epoch in curve) < plain - 0.2


def test_games_are_recorded_with_their_ends() -> None:
    (record,) = play(GAME, "search:sims=2,turns=0", [0], 5)
    game = load(GAME)
    assert len(record.positions) > 20
    for remaining, rows in record.positions:
        assert 0 <= remaining <= 1
        assert [len(row) for row in rows] == [len(game.features)] * len(record.scores)
    for lesson in record.lessons:
        assert len(lesson.after) == len(lesson.looks) == len(lesson.kinds) == len(lesson.shares) > 1
        assert sum(lesson.shares) == pytest.approx(1)


def test_the_script_trains_from_kept_games(tmp_path: Path) -> None:
    data, out, curve = tmp_path / "games", tmp_path / "expert.npz", tmp_path / "curve.json"
    arguments = [GAME, "--games", "3", "--epochs", "2", "--teacher", "search:sims=2,turns=0", "--data", str(data)]
    ran = CliRunner().invoke(main, [*arguments, "--out", str(out), "--curve", str(curve)])
    assert ran.exit_code == 0, ran.output
    assert "value: " in ran.output
    read_network(out, load(GAME).features)
    told = json.loads(curve.read_text())
    assert told["games"] == 3
    assert [(epoch["network"], epoch["number"]) for epoch in told["epochs"]] == [
        ("value", 1), ("value", 2), ("policy", 1), ("policy", 2),
    ]  # fmt: skip
    first = out.read_bytes()
    ran = CliRunner().invoke(main, [*arguments, "--out", str(out)])
    assert ran.exit_code == 0
    assert len(out.read_bytes()) == len(first)
