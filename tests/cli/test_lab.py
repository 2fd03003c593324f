"""`lab`: one HTML file from many games; mistakes end with one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.catalog import game_names

from .tables import Run

GAME = game_names()[0]


def test_a_report_is_written(run: Run, tmp_path: Path) -> None:
    ran = run("lab", GAME, "--games", "4", "--bots", "random", "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"4 games of {GAME}: the report is in report.html\n"
    text = (tmp_path / "report.html").read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "4 whole games between bots" in text


def test_games_are_kept_and_more_are_added(run: Run, tmp_path: Path) -> None:
    keep = ("lab", GAME, "--data", "games.jsonl.gz")
    assert run(*keep, "--games", "2", "--players", "3,2", "--bots", "random", "--out", "one.html").code == 0
    again = run(*keep, "--out", "two.html")
    assert again.out.startswith("2 games")
    assert (tmp_path / "one.html").read_text() == (tmp_path / "two.html").read_text()
    more = run(*keep, "--games", "6", "--bots", "random", "--players", "2,3", "--jobs", "2")
    assert more.out.startswith("6 games")


def test_options_and_rulings_reach_the_games(run: Run, tmp_path: Path) -> None:
    option = ("--option", "expert=yes", "--ruling", "recharge_space=5")
    assert run("lab", GAME, "--games", "4", "--bots", "random", *option).code == 0
    text = (tmp_path / "report.html").read_text()
    assert "Played with expert=yes, recharge_space=5." in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "9"), "cannot be played by '9'; players may be"),
        (("--players", "two"), "cannot be played by 'two'"),
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--games", "1", "--bots", "random"), "too few"),
        (("--games", "0"), "0 is not in the range"),
        (("--out", "missing/report.html"), "there is no folder missing"),
        (("--data", "missing/games.jsonl"), "there is no folder missing"),
        (("--engine", "abacus"), "abacus"),
        (("--address", "127.0.0.1:1", "--bots", "random"), "add --engine ray"),
        (("--option", "expert=perhaps"), "allowed: yes, no"),
    ],
)
def test_mistakes_end_with_one_sentence(run: Run, tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    ran = run("lab", GAME, *arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "report.html").exists()


def test_data_of_another_study_is_refused(run: Run, tmp_path: Path) -> None:
    keep = ("lab", GAME, "--data", "games.jsonl")
    assert run(*keep, "--games", "2", "--players", "2", "--bots", "random").code == 0
    for other in (("--seed", "7"), ("--players", "3"), ("--bots", "first"), ("--option", "expert=yes")):
        ran = run(*keep, *other)
        assert ran.code == 2
        assert "name a new file" in ran.err
    (tmp_path / "games.jsonl").write_text("something else\n")
    ran = run(*keep)
    assert ran.code == 2
    assert "holds no games of the lab" in ran.err
