"""Results on disk: written as they come, read again after a kill, never doubled, never mixed up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rulewright.core.errors import SetupError
from rulewright.lab.matches import Plan, Result, play, run
from rulewright.lab.results_file import line, opened, read


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {"game": "mysthea", "players": 2, "bots": ("random", "first"), "games": 6, "seed": 3}
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def written(path: Path, plan: Plan, resume: bool = False) -> list[Result]:
    with opened(path, plan, resume) as lines:
        return run(plan, lines=lines)


def test_a_line_for_each_game_in_order(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    results = written(file, plan())
    assert file.read_bytes() == b"".join(map(line, results))
    assert list(read(file)) == results
    first = msgspec.json.decode(file.read_bytes().splitlines()[0])
    assert first["number"] == 0
    assert first["seats"] == ["random", "first"]


def test_games_that_come_in_any_order_are_sorted_in_the_end(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    results = run(plan())
    with opened(file, plan(), False) as lines:
        for number in (3, 0, 5, 1, 4, 2):
            lines.write(results[number])
        assert [result.number for result in read(file)] == [3, 0, 5, 1, 4, 2], "on disk as they come"
        lines.sort()
    assert file.read_bytes() == b"".join(map(line, results))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("torn", [0, 1, 40])
def test_after_a_kill_only_what_is_missing_is_played(tmp_path: Path, torn: int) -> None:
    """The end of the file may be a line that was torn."""
    file = tmp_path / "games.jsonl"
    results = run(plan())
    kept = [results[0], results[2], results[3]]
    file.write_bytes(b"".join(map(line, kept)) + line(results[1])[:torn])
    with opened(file, plan(), True) as lines:
        assert lines.missing() == [1, 4, 5]
        counted: list[int] = []
        again = run(plan(), progress=counted.append, lines=lines)
    assert counted == [3, 1, 1, 1], "those that are there count at once"
    assert [result.seconds for result in again if result.number in (0, 2, 3)] == [result.seconds for result in kept]
    assert [result.number for result in read(file)] == [0, 1, 2, 3, 4, 5]
    for one, other in zip(again, results, strict=True):
        assert msgspec.structs.replace(one, seconds=0.0) == msgspec.structs.replace(other, seconds=0.0)


def test_a_run_can_be_made_longer_and_shorter(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    few = written(file, plan(games=2))
    more = written(file, plan(games=4), resume=True)
    assert more[:2] == few
    assert written(file, plan(games=1), resume=True) == few[:1]
    assert len(list(read(file))) == 4


def test_nothing_is_played_when_everything_is_there(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    results = written(file, plan(games=2))
    with opened(file, plan(games=2), True) as lines:
        # No address of any cluster: the engine is not even started.
        assert run(plan(games=2), engine="ray", address="nowhere:1", lines=lines) == results


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": 4},
        {"bots": ("first", "random")},
        {"players": 3},
        {"options": {"expert": True}},
        {"rulings": {"recharge_space": 5}},
        {"packs": (str(Path(__file__).parents[2] / "examples" / "packs" / "aurora"),)},
        {"accumulators": ("tests.lab.measuring.Count",)},
    ],
)
def test_results_of_another_run_are_not_mixed_in(tmp_path: Path, changes: dict[str, object]) -> None:
    file = tmp_path / "games.jsonl"
    written(file, plan(games=1))
    before = file.read_bytes()
    with pytest.raises(SetupError, match=r"games.jsonl, line 1 is from another run"):
        written(file, plan(**changes), resume=True)
    assert file.read_bytes() == before


def test_a_file_with_results_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written(file, plan(games=1))
    with pytest.raises(SetupError, match="has results already; go on with --resume"):
        written(file, plan(games=1))
    assert len(list(read(file))) == 1


def test_two_runs_cannot_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "mysthea", "--games", "1", "--jsonl", str(file), "--resume"]
    other = [sys.executable, "-m", "rulewright", *words]
    with opened(file, plan(), False):
        ran = subprocess.run(other, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "games.jsonl is being written by another run" in ran.stderr
    assert subprocess.run(other, capture_output=True, check=False).returncode == 0


def test_broken_files_are_told_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    (result,) = written(file, plan(games=1))
    cases = [
        (line(result) + b"nonsense\n", "line 2 is not a result"),
        (line(result) + b"\xff\xfe\n", "line 2 is not a result"),
        (line(result) * 2, "line 2: game 0 is there twice"),
        (line(msgspec.structs.replace(result, number=1)), "line 1: game 1 has another seed or other seats"),
    ]
    for text, sentence in cases:
        file.write_bytes(text)
        with pytest.raises(SetupError, match=sentence):
            written(file, plan(), resume=True)
        assert file.read_bytes() == text, "nothing was changed"
    file.write_bytes(line(result) + b"{}\n")
    with pytest.raises(SetupError, match="line 2 is not a result"):
        list(read(file))
    with pytest.raises(SetupError, match="cannot be read"):
        list(read(tmp_path / "none.jsonl"))
    with pytest.raises(SetupError, match="cannot be written"):
        written(tmp_path, plan())


def test_whatever_was_played_is_on_disk_before_the_next_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with opened(file, plan(), False) as lines:
        for count, result in enumerate(play(plan()), 1):
            lines.write(result)
            assert file.read_bytes().count(b"\n") == count
