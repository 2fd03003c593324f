"""`tournament`: ratings and pairings for people and as data, and a run that survives a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from .tables import Run


def figures(run: Run, *arguments: str) -> dict[str, Any]:
    ran = run("tournament", "mysthea", "--json", "-", *arguments)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_ratings_shares_and_pairings_in_words(run: Run) -> None:
    ran = run("tournament", "mysthea", "random", "first", "greedy", "--games", "4", "--jobs", "2")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "12 games of mysthea, 2 players, seeds 0 to 1"
    assert lines[2].split() == ["rating", "games", "won", "even", "share", "mean", "score"]
    assert lines[3].split()[0] == "greedy"
    assert "100.0% (67.6% to 100.0%)" in lines[3]
    assert lines[7] == "  ahead of"
    assert [tuple(line.split()[:2]) for line in lines[8:11]] == [
        ("random", "first"),
        ("random", "greedy"),
        ("first", "greedy"),
    ]
    assert "  greedy never lost to random: the distance of their ratings is a lower bound" in lines


def test_the_report_as_data(run: Run) -> None:
    found = figures(run, "random", "first", "--games", "3", "--seed", "5", "--players", "3", "--option", "expert=yes")
    assert (found["games"], found["seeds"], found["seed"], found["players"]) == (6, 1, 5, 3)
    assert (found["bots"], found["against"], found["options"]) == (["random", "first"], None, {"expert": True})
    assert {standing["bot"] for standing in found["standings"]} == {"random", "first"}
    ratings = [standing["rating"]["value"] for standing in found["standings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert sum(ratings) == pytest.approx(3000, abs=0.01)
    assert sum(standing["wins"] for standing in found["standings"]) == pytest.approx(6)
    (pair,) = found["pairings"]
    assert (pair["first"], pair["second"], pair["games"]) == ("random", "first", 6)
    assert pair["ahead"]["low"] <= pair["ahead"]["value"] <= pair["ahead"]["high"]


def test_each_alone_against_a_table_of_one(run: Run) -> None:
    found = figures(run, "greedy", "first", "--against", "random", "--players", "4", "--games", "4")
    assert (found["against"], found["games"]) == ("random", 8)
    by_bot = {standing["bot"]: standing for standing in found["standings"]}
    assert (by_bot["greedy"]["games"], by_bot["greedy"]["even"]) == (4, 0.25)
    assert (by_bot["random"]["games"], by_bot["random"]["even"]) == (8, 0.75)
    assert [(pair["first"], pair["second"]) for pair in found["pairings"]] == [
        ("greedy", "random"),
        ("first", "random"),
    ], "those who never met are not compared"


def test_the_report_does_not_depend_on_jobs_or_a_pause(run: Run, tmp_path: Path) -> None:
    words = ("random", "first", "--games", "6", "--seed", "2")
    alone = figures(run, *words, "--out", "alone.jsonl")
    assert figures(run, *words, "--jobs", "2") == alone
    lines = (tmp_path / "alone.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "half.jsonl").write_bytes(b"".join(lines[:3]) + b'{"number"')
    assert figures(run, *words, "--out", "half.jsonl", "--resume") == alone
    assert len((tmp_path / "half.jsonl").read_bytes().splitlines()) == 6


def test_a_killed_tournament_goes_on_without_losing_or_doubling_games(run: Run, tmp_path: Path) -> None:
    # More than anybody waits for: it is killed long before the last.
    words = ["random", "first", "--games", "100000", "--jobs", "2", "--out", "all.jsonl"]
    code = f"from rulewright.cli.main import run; run({['tournament', 'mysthea', *words]!r})"
    file = tmp_path / "all.jsonl"
    with subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
            time.sleep(0.005)
        os.kill(process.pid, signal.SIGKILL)
    text = file.read_bytes()
    kept = [json.loads(line) for line in text[: text.rfind(b"\n")].split(b"\n")]
    assert 5 <= len(kept) < 100_000
    # As many as it takes to fill the gaps, and some more.
    games = max(game["number"] for game in kept) + 5
    found = figures(run, "random", "first", "--games", str(games), "--out", "all.jsonl", "--resume")
    assert found["games"] == games + games % 2
    numbers = [json.loads(line)["number"] for line in file.read_bytes().splitlines()]
    assert numbers == list(range(found["games"]))
    again = {game["number"]: game for game in map(json.loads, file.read_bytes().splitlines())}
    assert all(again[game["number"]] == game for game in kept), "what was played stays, times and all"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("random",), "a tournament needs at least two bots"),
        (("random", "random"), "every bot can take part once"),
        (("random", "clever"), "there is no bot 'clever'"),
        (("random", "first", "--players", "9"), "cannot be played by 9"),
        (("random", "first", "--games", "0"), "cannot play 0 games"),
        (("random", "first", "--resume"), "--resume goes on with a file of results; name it with --out"),
        (("random", "first", "--address", "x:1"), "--address is that of a Ray cluster; add --engine ray"),
        (("random", "first", "--out", "no/where"), "no/where cannot be written"),
    ],
)
def test_mistakes_end_with_one_sentence(run: Run, tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    ran = run("tournament", "mysthea", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
