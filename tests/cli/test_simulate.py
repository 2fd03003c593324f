"""`simulate` and `bench`: figures for people and as data; quiet in a pipe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright.catalog
from rulewright.bots import LEVELS

from .tables import AURORA, Run, in_process

CONTRACT = ("decisions_per_s", "games_per_s", "choices_mean", "copy_us", "dump_us", "restore_us", "view_us", "bot_ms")


def figures(run: Run, *arguments: str) -> dict[str, Any]:
    ran = run("simulate", "mysthea", "--json", "-", *arguments)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_simulate_tells_winners_scores_lengths_and_speed(run: Run) -> None:
    ran = run("simulate", "mysthea", "--bots", "random,first", "--games", "4", "--seed", "7")
    assert ran.code == 0
    assert ran.err == ""
    head, random, first, speed = ran.out.splitlines()
    assert head == "4 games of mysthea, 2 players, seeds 7 to 10"
    assert random.split()[0] == "random"
    assert first.split()[0] == "first"
    wins = float(random.split()[1]) + float(first.split()[1])
    assert wins == 4
    assert "decisions a game" in speed
    assert "decisions a CPU second" in speed


def test_one_game_of_one_player_is_counted_as_one(run: Run) -> None:
    ran = run("simulate", "dragon_eclipse", "--players", "1", "--games", "1", "--seed", "7")
    assert ran.out.splitlines()[0] == "1 game of dragon_eclipse, 1 player, seed 7"


def test_simulate_as_data(run: Run) -> None:
    found = figures(run, "--bots", "random,first", "--games", "6", "--seed", "3", "--players", "4")
    assert (found["game"], found["players"], found["games"], found["seed"]) == ("mysthea", 4, 6, 3)
    assert found["bots"] == ["random", "first"]
    assert sum(found["wins"].values()) == pytest.approx(6)
    assert {bot: found["wins"][bot] / 6 for bot in found["wins"]} == pytest.approx(found["win_rate"], abs=1e-5)
    assert found["decisions_per_s"] > 0
    assert found["decisions_per_game"] == round(found["decisions"] / 6, 1)
    assert [result["seed"] for result in found["results"]] == [3, 4, 5, 6, 7, 8]
    for result in found["results"]:
        assert len(result["scores"]) == len(result["seats"]) == 4
        best = max(result["scores"])
        assert all(result["scores"][seat] == best for seat in result["winners"])


def test_bots_move_on_a_seat_with_each_game(run: Run) -> None:
    found = figures(run, "--bots", "random,first", "--games", "3", "--players", "3")
    assert [result["seats"] for result in found["results"]] == [
        ["random", "first", "random"],
        ["random", "random", "first"],
        ["first", "random", "random"],
    ]


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(run: Run) -> None:
    arguments = ("--bots", "random,first", "--games", "9", "--players", "3")
    one = figures(run, *arguments, "--seed", "5")
    two = figures(run, *arguments, "--seed", "5", "--jobs", "2")
    other = figures(run, *arguments, "--seed", "50")
    for name in one.keys() - {"decisions_per_s"}:
        assert one[name] == two[name], name
    assert [result["scores"] for result in one["results"]] != [result["scores"] for result in other["results"]]
    # Game n is played with seed + n, so two runs that overlap share games.
    again = figures(run, *arguments, "--seed", "8", "--games", "3")
    assert [r["scores"] for r in again["results"]] == [r["scores"] for r in one["results"][3:6]]


def test_options_rulings_and_packs_reach_the_games(run: Run) -> None:
    plain = figures(run, "--games", "3")
    rulings = ("--ruling", "recharge_space=5", "--ruling", "remote_needs_unit=no-card")
    changed = figures(run, "--games", "3", "--option", "expert=yes", *rulings)
    assert changed["options"] == {"expert": True}
    assert changed["rulings"] == {"recharge_space": 5, "remote_needs_unit": "no-card"}
    assert changed["results"] != plain["results"]
    assert figures(run, "--games", "3", "--pack", str(AURORA))["results"] != plain["results"]


def test_data_in_a_file_and_words_on_the_screen(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "mysthea", "--games", "2", "--json", "figures.json")
    assert ran.out.startswith("2 games of mysthea")
    assert json.loads((tmp_path / "figures.json").read_text())["games"] == 2


def test_parameters_of_bots_may_have_commas(run: Run) -> None:
    found = figures(run, "--bots", "search:sims=2,ms=1000,random", "--games", "1")
    assert found["bots"] == ["search:sims=2,ms=1000", "random"]
    assert found["players"] == 2


def test_win_rates_have_intervals(run: Run) -> None:
    found = figures(run, "--bots", "random,first", "--games", "5")
    for bot, rate in found["win_rate"].items():
        low, high = found["win_interval"][bot]
        assert 0 <= low <= rate <= high <= 1
        assert high - low > 0.3, "five games say little"


def test_every_game_on_a_line_and_every_seat_in_a_row(run: Run, tmp_path: Path) -> None:
    files = ("--jsonl", "games.jsonl", "--csv", "games.csv", "--parquet", "games.parquet")
    found = figures(run, "--bots", "random,first", "--games", "4", "--jobs", "2", *files)
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2, 3]
    assert [(line["seed"], line["scores"]) for line in lines] == [(r["seed"], r["scores"]) for r in found["results"]]
    rows = (tmp_path / "games.csv").read_text().splitlines()
    assert len(rows) == 1 + 4 * 2
    assert (tmp_path / "games.parquet").read_bytes()[:4] == b"PAR1"


def test_a_run_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    whole = figures(run, "--bots", "random,first", "--games", "6", "--jsonl", "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_bytes(lines[4] + lines[1] + lines[2][:50])
    again = figures(run, "--bots", "random,first", "--games", "6", "--jsonl", "part.jsonl", "--resume")
    for name in whole.keys() - {"decisions_per_s"}:
        assert again[name] == whole[name], name
    kept = (tmp_path / "part.jsonl").read_bytes().splitlines(keepends=True)
    assert len(kept) == 6
    assert (kept[1], kept[4]) == (lines[1], lines[4]), "those were not played again"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--resume",), "--resume goes on with a file of results; name it with --jsonl"),
        (("--address", "far:1"), "--address is that of a Ray cluster; add --engine ray"),
        (("--engine", "steam"), "'steam' is not one of"),
        (("--jsonl", "no/where.jsonl"), "no/where.jsonl cannot be written"),
        (("--csv", "no/where.csv"), "no/where.csv cannot be written"),
        (("--parquet", "no/where.parquet"), "no/where.parquet cannot be written"),
        (("--games", "0", "--jsonl", "new.jsonl"), "cannot play 0 games"),
    ],
)
def test_mistakes_end_with_one_sentence(run: Run, tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    ran = run("simulate", "mysthea", "--games", "1", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


def test_a_bot_that_fails_is_a_mistake_of_ours(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1, the trace, and the command that shows it again."""
    from rulewright.bots import simple

    def broken(self: object, seen: object, decision: object) -> None:
        raise KeyError("the queen of hearts")

    monkeypatch.setattr(simple.FirstBot, "choose", broken)
    ran = run("simulate", "mysthea", "--bots", "first", "--games", "4", "--seed", "2")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("Traceback")
    last = ran.err.splitlines()[-1]
    assert last.startswith("rulewright: the game with seed ")
    assert " failed at decision 0, where seat 0 (first) was asked: KeyError: 'the queen of hearts'; " in last
    assert "to see it again: rulewright simulate mysthea --players 2 --bots first,first --games 1 --seed " in last


def test_in_a_pipe_there_is_no_progress_bar() -> None:
    ran = in_process("simulate", "mysthea", "--games", "3")
    assert ran.code == 0
    assert ran.err == ""
    assert "\x1b" not in ran.out


def test_bench_has_every_figure_of_the_contract_in_words_and_as_data(run: Run, tmp_path: Path) -> None:
    ran = run("bench", "mysthea", "--seconds", "0.2", "--json", "bench.json")
    assert ran.code == 0
    assert ran.err == ""
    found = json.loads((tmp_path / "bench.json").read_text())
    assert list(found) == ["mysthea"]
    for name in CONTRACT:
        assert name in found["mysthea"]
    assert {"sims_per_s", "aec_steps_per_s", "gym_steps_per_s", "simulate_speed_up"} <= set(found["mysthea"])
    assert set(found["mysthea"]["bot_ms"]) == set(LEVELS)
    numbers = [value for key, value in found["mysthea"].items() if key not in ("bot_ms", "compiled", "mode", "tables")]
    assert all(value > 0 for value in [*numbers, *found["mysthea"]["bot_ms"].values()])
    lines = ran.out.splitlines()
    assert lines[0].startswith("mysthea (")
    assert lines[0].endswith(", 4 players")
    assert any(line.endswith("decisions a second") for line in lines)
    assert any(line.endswith("ms for a choice by greedy") for line in lines)


def test_bench_as_data_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.lab.bench.measure", lambda name, seconds, mode: {"players": 4, "copy_us": seconds})
    monkeypatch.setattr("rulewright.envs.speed.steps_per_s", lambda name, kind, seconds: 2.5)
    ran = run("bench", "--seconds", "3", "--json", "-")
    assert (ran.code, ran.err) == (0, "")
    found = {"players": 4, "copy_us": 3.0, "aec_steps_per_s": 2.5, "gym_steps_per_s": 2.5}
    assert json.loads(ran.out) == dict.fromkeys(rulewright.catalog.game_names(), found)


def a_table(mode: str, players: int) -> dict[str, Any]:
    return {"mode": mode, "players": players, "decisions_per_s": 1000.0 * players, "copy_us": 2.0} | dict.fromkeys(
        ("dump_us", "restore_us"), 20.25
    )


def test_bench_has_a_line_for_each_table_of_a_game_with_several_modes(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str | None]] = []

    def measure(name: str, seconds: float, mode: str | None) -> dict[str, Any]:
        asked.append((name, mode))
        modes = ("duel", "pvp_quick") if mode is None else (mode,)
        tables = [a_table(one, players) for players, one in enumerate(modes, 1)]
        return {**tables[0], "tables": tables, "compiled": False}

    monkeypatch.setattr("rulewright.lab.bench.measure", measure)
    monkeypatch.setattr("rulewright.envs.speed.steps_per_s", lambda name, kind, seconds: 2.5)
    lines = run("bench", "dragon_eclipse").out.splitlines()
    assert lines[0] == "dragon_eclipse (plain Python), duel, 1 player"
    assert lines[-3:] == [
        "dragon_eclipse (plain Python), every table",
        "       1,000.0 decisions a second, 2.0 µs to copy, 40.5 µs to dump and restore: duel, 1 player",
        "       2,000.0 decisions a second, 2.0 µs to copy, 40.5 µs to dump and restore: pvp_quick, 2 players",
    ]
    lines = run("bench", "dragon_eclipse", "--mode", "pvp_quick").out.splitlines()
    assert lines[0] == "dragon_eclipse (plain Python), pvp_quick, 1 player"
    assert not any("every table" in line for line in lines)
    assert asked == [("dragon_eclipse", None), ("dragon_eclipse", "pvp_quick")]
