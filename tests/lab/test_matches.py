"""Matches: who sits where, the same games on any number of processes, how wins are counted."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.errors import SetupError
from rulewright.lab.matches import Plan, Result, play_one, run, seating, summary


def plan(**changes: object) -> Plan:
    fields: dict[str, object] = {"game": "mysthea", "players": 3, "bots": ("random", "first"), "games": 4, "seed": 9}
    return Plan(**{**fields, **changes})  # type: ignore[arg-type]


def test_the_list_of_bots_is_repeated_to_fill_the_table() -> None:
    assert seating(plan(players=5), 0) == ("random", "first", "random", "first", "random")


def test_every_bot_sits_everywhere_equally_often() -> None:
    four = plan(players=4, bots=("random", "first", "first", "first"))
    at = [seating(four, number).index("random") for number in range(8)]
    assert at == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_game_depends_on_its_seed_alone() -> None:
    game = rulewright.load("mysthea")
    later = play_one(game, plan(seed=9), 2)
    alone = play_one(game, plan(seed=11), 0)
    assert later.seed == alone.seed == 11
    assert later.seats != alone.seats
    again = play_one(game, plan(seed=9), 2)
    assert (again.scores, again.winners, again.decisions) == (later.scores, later.winners, later.decisions)


def test_results_come_in_order_from_any_number_of_processes() -> None:
    one = run(plan(games=7))
    two = run(plan(games=7), jobs=2)
    assert [result.number for result in two] == list(range(7))
    assert [(r.seed, r.seats, r.scores, r.winners, r.decisions) for r in one] == [
        (r.seed, r.seats, r.scores, r.winners, r.decisions) for r in two
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_every_game_once(jobs: int) -> None:
    done: list[int] = []
    run(plan(games=5), jobs, done.append)
    assert sum(done) == 5


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"games": 0}, "cannot play 0 games"),
        ({"games": -3}, "cannot play -3 games"),
        ({"bots": ()}, "name at least one bot"),
        ({"bots": ("clever",)}, "there is no bot 'clever'"),
        ({"players": 2, "bots": ("first",) * 3}, "3 bots do not fit on 2 seats"),
        ({"players": 6}, "cannot be played by 6"),
        ({"options": {"dragons": True}}, "there is no option 'dragons'"),
    ],
)
def test_a_plan_that_cannot_be_played_fails_at_once(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        run(plan(**changes), jobs=2)


def test_shared_wins_count_in_parts() -> None:
    results = [
        Result(0, 1, ("random", "first", "random"), (5, 5, 2), (0, 1), 100, 0.5),
        Result(1, 2, ("random", "random", "first"), (1, 2, 9), (2,), 200, 0.5),
    ]
    figures = summary(plan(games=2), results)
    assert figures["wins"] == {"random": 0.5, "first": 1.5}
    assert figures["win_rate"] == {"random": 0.25, "first": 0.75}
    assert figures["mean_score"] == {"random": 2.5, "first": 7.0}
    assert figures["decisions"] == 300
    assert figures["decisions_per_game"] == 150.0
    assert figures["decisions_per_s"] == 300


def test_no_measured_time_is_no_division_by_zero() -> None:
    figures = summary(plan(games=1, bots=("first",)), [Result(0, 1, ("first",) * 3, (1, 2, 3), (2,), 10, 0.0)])
    assert figures["decisions_per_s"] == 0
