"""Learning: games become lessons, and what is learned from them foretells better than what was known before."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from click.testing import CliRunner
from msgspec import structs

from rulewright.bots.network import read_networks
from rulewright.bots.weights import Ends, Weights, weights_of
from rulewright.catalog import load
from rulewright.core.game import Game, Mode
from rulewright.lab.learning.__main__ import main
from rulewright.lab.learning.aims import Points, Wins
from rulewright.lab.learning.branches import Branch, branch
from rulewright.lab.learning.first_impression import train_on_branches
from rulewright.lab.learning.games import Lesson, Plan, Position, Record, play
from rulewright.lab.learning.policy import train_policy
from rulewright.lab.learning.student import Student
from rulewright.lab.learning.value import FAR, fit_spread, taught, train_value

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
        records.append(Record(number, (0, 0), (0, 1), [], lessons))
    _, kinds, curve, plain = train_policy(records, 8, 1)
    assert set(kinds) == {"a", "b"}
    # By the weights alone all three look alike: a surprise of log 3.
    assert plain == pytest.approx(np.log(3), abs=1e-4)
    assert min(epoch.held_out for epoch in curve) < plain - 0.2


class Counted(Game):
    """A game that is only measured: points on the table, and a trinket that looks like more than it is."""

    name = "counted"
    modes = (Mode("plain", (2,)),)
    features = ("points", "trinkets")


def walk(number: int, dice: np.random.Generator) -> Record:
    """Two seats collect points at random, and trinkets, which are worth nothing."""
    points, trinkets, positions = [0.0, 0.0], [0.0, 0.0], []
    for step in range(20):
        for seat in (0, 1):
            points[seat] += float(dice.integers(0, 4))
            trinkets[seat] += float(dice.integers(0, 4))
        positions.append(Position(1 - (step + 1) / 20, [list(pair) for pair in zip(points, trinkets, strict=True)]))
    scores = (int(points[0]), int(points[1]))
    winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
    return Record(number, scores, winners, positions, [])


def test_what_features_are_worth_is_learned_from_how_games_went_on() -> None:
    dice = np.random.default_rng(7)
    records = [walk(number, dice) for number in range(900)]
    wrong = Weights(Ends(6.0, 6.0), {"points": Ends(0.4, 0.4), "trinkets": Ends(1.0, 1.0)})
    found, passes, before = train_value(records, Counted(), "plain", wrong)
    assert [one.number for one in passes] == list(range(1, 9))
    assert passes[-1].held_out < before - 1
    for remaining in (0.2, 0.5):
        assert found.weights["points"].at(remaining) == pytest.approx(1.0, abs=0.25)
        assert found.weights["trinkets"].at(remaining) == pytest.approx(0.0, abs=0.25)


def test_where_games_are_only_won_the_chance_of_winning_is_learned() -> None:
    dice = np.random.default_rng(9)
    records = []
    for number in range(900):
        record = walk(number, dice)
        records.append(structs.replace(record, scores=tuple(int(seat in record.winners) for seat in (0, 1))))
    wrong = Weights(Ends(6.0, 6.0), {"points": Ends(0.1, 0.1), "trinkets": Ends(1.0, 1.0)})
    found, passes, before = train_value(records, Counted(), "plain", wrong)
    assert found.spread == wrong.spread
    assert passes[-1].held_out < before - 0.05
    for remaining in (0.2, 0.5):
        assert found.weights["points"].at(remaining) > 4 * found.weights["trinkets"].at(remaining)


def test_positions_are_taught_by_what_becomes_of_them() -> None:
    dice = np.random.default_rng(11)
    branches = []
    for number in range(9000):
        table = dice.integers(0, 10, (2, 2)).astype(float)
        chance = float(1 / (1 + np.exp(-(table[0, 0] - table[1, 0]) / 6)))  # trinkets bring nothing
        branches.append(Branch(number, Position(0.5, table.tolist()), [chance, 1 - chance]))
    wrong = Weights(Ends(6.0, 6.0), {"points": Ends(0.4, 0.4), "trinkets": Ends(1.0, 1.0)})
    found, passed, before = train_on_branches(branches, Counted(), wrong)
    assert passed.held_out < before / 3
    assert found.weights["points"].at(0.5) == pytest.approx(1.0, abs=0.25)
    assert found.weights["trinkets"].at(0.5) == pytest.approx(0.0, abs=0.25)


def test_what_a_single_thing_is_worth_is_learned_beside_the_features() -> None:
    dice = np.random.default_rng(6)
    branches = []
    for number in range(6000):
        points = dice.integers(0, 10, 2).astype(float)
        lamp, rope = bool(dice.integers(2)), number % 600 == 1
        # A lamp is worth half a spread to the first seat; the rope decides everything, but is hardly ever there.
        chance = float(1 / (1 + np.exp(-((points[0] - points[1]) / 6 + 0.5 * lamp + 9 * rope))))
        held = [[("lamp", 1.0)] * lamp + [("rope", 1.0)] * rope, []]
        position = Position(0.5, [[points[0], 0.0], [points[1], 0.0]])
        branches.append(Branch(number, position, [chance, 1 - chance], held))
    weights = Weights(Ends(6.0, 6.0), {"points": Ends(1.0, 1.0), "trinkets": Ends(0.0, 0.0)})
    found, passed, before = train_on_branches(branches, Counted(), weights)
    assert found.things["lamp"] == pytest.approx(0.5, abs=0.05)
    assert 0 < found.things["rope"] < 0.3
    assert found.weights["points"].at(0.5) == pytest.approx(1.0, abs=0.05)
    assert passed.held_out < before / 2


def test_a_feature_that_is_hardly_ever_seen_keeps_its_weight() -> None:
    dice = np.random.default_rng(9)
    branches = []
    for number in range(9000):
        points, trinket = dice.integers(0, 10, 2).astype(float), float(number % 100 == 1)
        chance = float(1 / (1 + np.exp(-((points[0] - points[1]) / 6 - 3 * trinket))))
        position = Position(0.5, [[points[0], trinket], [points[1], 0.0]])
        branches.append(Branch(number, position, [chance, 1 - chance]))
    weights = Weights(Ends(6.0, 6.0), {"points": Ends(0.5, 0.5), "trinkets": Ends(0.7, 0.7)})
    found, _, _ = train_on_branches(branches, Counted(), weights)
    assert found.weights["trinkets"].at(0.5) == pytest.approx(0.7)
    assert found.weights["points"].at(0.5) == pytest.approx(1.0, abs=0.25)


def test_branches_are_positions_of_careless_games() -> None:
    game = load("dragon_eclipse")
    plan = Plan(game.name, "pvp_quick", 3, weights_of(game), (2,))
    found = branch(plan, [1])
    assert found == branch(plan, [1])
    assert len(found) > 3
    for one in found:
        assert [len(row) for row in one.position.features] == [len(game.features)] * 2
        assert all(held for held in one.things)
        assert sum(one.chances) == pytest.approx(1)


def test_seats_that_win_together_are_one_side() -> None:
    record = Record(1, (1, 1), (0, 1), [Position(0.0, [[1.0, 4.0], [3.0, 0.0]])], [])
    one = Wins(Ends(2.0, 2.0), together=True).course(record)
    assert one.rows.tolist() == [[[1.0, 1.0, 0.0, 0.0, 0.0, 0.0]]]
    assert one.brought.tolist() == [1.0]


def test_a_position_is_taught_by_what_came_after_it() -> None:
    positions = [Position(left, [[1.0], [0.0]]) for left in (1.0, 0.5, 0.25)]
    one = Points().course(Record(1, (10, 4), (0,), positions, []))
    wanted = taught(one, np.array([[9.0, -9.0], [5.0, -5.0], [1.0, -1.0]]))
    last = 3.0  # half of the lead of six
    middle = (1 - FAR) * 1.0 + FAR * last
    assert wanted[:, 0] == pytest.approx([(1 - FAR) * 5.0 + FAR * middle, middle, last])


def test_the_spread_fits_how_often_leads_hold() -> None:
    dice = np.random.default_rng(8)

    def courses(certain: bool) -> list[Record]:
        found = []
        for number in range(200):
            lead = float(dice.integers(1, 30))
            winner = 0 if certain or dice.random() < 1 / (1 + np.exp(-lead / 20)) else 1
            found.append(Record(number, (0, 0), (winner,), [Position(0.0, [[lead], [0.0]])], []))
        return found

    def spread(certain: bool) -> float:
        return fit_spread([Points().course(record) for record in courses(certain)], np.array([1.0, 0.0, 0.0])).now

    assert spread(certain=True) == 4.0
    assert 12 <= spread(certain=False) <= 40


def test_games_are_recorded_with_their_ends() -> None:
    game = load(GAME)
    plan = Plan(GAME, game.modes[0].name, 5, weights_of(game), (2,), asked=0.06, sims=2)
    (record,) = play(plan, [1])
    assert len(record.positions) > 20
    assert record.winners
    for position in record.positions:
        assert 0 <= position.remaining <= 1
        assert [len(row) for row in position.features] == [len(game.features)] * len(record.scores)
    assert record.lessons
    for lesson in record.lessons:
        assert len(lesson.after) == len(lesson.looks) == len(lesson.kinds) == len(lesson.shares) > 1
        assert sum(lesson.shares) == pytest.approx(1)


def test_the_script_trains_from_kept_games(tmp_path: Path) -> None:
    data, out, curve = tmp_path / "games", tmp_path / "expert.npz", tmp_path / "curve.json"
    picture = tmp_path / "curve.svg"
    arguments = [GAME, "--games", "3", "--rounds", "1", "--lessons", "2", "--asked", "0.06", "--epochs", "2"]
    arguments += ["--sims", "2", "--data", str(data)]
    ran = CliRunner().invoke(main, [*arguments, "--out", str(out), "--curve", str(curve), "--plot", str(picture)])
    assert ran.exit_code == 0, ran.output
    assert "round 1: " in ran.output
    game = load(GAME)
    assert [(one.mode, one.seats) for one in read_networks(out, game.features)] == [(game.modes[0].name, (2,))]
    told = json.loads(curve.read_text())
    assert told["games"] == 3
    assert [(epoch["network"], epoch["number"]) for epoch in told["epochs"]] == [
        *[("value, round 1", number) for number in range(9)],
        *[("policy", number) for number in range(3)],
    ]
    drawn = ET.fromstring(picture.read_text("utf-8"))
    assert [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text") if text.get("font-weight")] == [
        "Value, round 1",
        "Policy",
    ]
    first = out.read_bytes()
    ran = CliRunner().invoke(main, [*arguments, "--out", str(out)])
    assert ran.exit_code == 0
    assert len(out.read_bytes()) == len(first)


def test_the_script_learns_from_careless_games_in_rounds(tmp_path: Path) -> None:
    out, curve = tmp_path / "expert.npz", tmp_path / "curve.json"
    arguments = ["dragon_eclipse", "--mode", "pvp_quick", "--branches", "2", "--branch-rounds", "2", "--rounds", "0"]
    ran = CliRunner().invoke(main, [*arguments, "--lessons", "0", "--out", str(out), "--curve", str(curve)])
    assert ran.exit_code == 0, ran.output
    first, second = (int(line.split()[0]) for line in ran.output.splitlines())
    assert second > first, "what an earlier round taught is not forgotten"
    game = load("dragon_eclipse")
    (learned,) = read_networks(out, game.features)
    assert (learned.mode, learned.seats, learned.policy) == ("pvp_quick", (2,), None)
    assert learned.value.things
    assert [(epoch["network"], epoch["number"]) for epoch in json.loads(curve.read_text())["epochs"]] == [
        (f"value, branches, round {number}", at) for number in (1, 2) for at in (0, 1)
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "chess"),
        (["mysthea", "--players", "x"], "--players is 'x'; in the mode standard a table has 2, 3, 4, 5 seats"),
        (["mysthea", "--players", "2,9"], "--players is '2,9'"),
        (["mysthea", "--players", ""], "--players is ''"),
        (["mysthea", "--mode", "blitz"], "no mode 'blitz'"),
        (["mysthea", "--options", "{"], "--options is no JSON object"),
        (["mysthea", "--options", '{"expert": 7}'], "option expert is 7"),
    ],
)
def test_what_cannot_be_learned_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    ran = CliRunner().invoke(main, arguments)
    assert ran.exit_code == 2
    assert sentence in ran.output
    assert "Traceback" not in ran.output
