"""Ratings: they recover known strengths, predict the wins they come from, and say where data are silent."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from rulewright.lab.ratings import CENTRE, Contest, expected, fit, rate, tally_of, unbeaten


def contest(seats: Sequence[int], winner: int) -> Contest:
    return Contest(tuple(seats), tuple(float(bot == winner) for bot in range(len(seats))))


def played(strengths: Sequence[float], tables: Sequence[Sequence[int]], seeds: int) -> list[list[Contest]]:
    """Tables whose winners are drawn by the model."""
    draw = random.Random(8)
    bots = range(len(strengths))
    return [
        [contest(seats, draw.choices(bots, expected(seats, strengths))[0]) for seats in tables for _ in range(4)]
        for _ in range(seeds)
    ]


def test_between_two_the_rating_is_elos() -> None:
    groups = [[contest((1, 1), 0)] * 3 + [contest((1, 1), 1)]] * 250
    first, second = rate(groups, resamples=10)
    assert first.value - second.value == pytest.approx(400 * math.log10(3), abs=0.5)
    assert (first.value + second.value) / 2 == pytest.approx(CENTRE)


def test_every_bot_is_expected_to_win_as_often_as_it_did() -> None:
    tables = [(1, 1, 0, 0), (1, 0, 1, 1), (0, 1, 1, 1), (2, 1, 0, 1)]
    tally = tally_of(contest for group in played([0.0, 0.5, -0.4, 1.0], tables, 50) for contest in group)
    found = fit(tally)
    for bot in range(4):
        wins = sum(row[bot] for row in tally.values())
        due = sum(sum(row) * expected(seats, found)[bot] for seats, row in tally.items())
        assert due == pytest.approx(wins, abs=0.25)


def test_known_strengths_are_found_within_the_intervals() -> None:
    true = [0.0, 0.8, -0.8, 1.6]
    groups = played(true, [(1, 1, 1, 1), (1, 1, 0, 0), (0, 0, 1, 1)], 120)
    middle = sum(true) / 4
    for estimate, strength in zip(rate(groups, resamples=200), true, strict=True):
        assert estimate.has(CENTRE + 400 / math.log(10) * (strength - middle))
        assert estimate.high - estimate.low < 150


def test_one_against_three_is_measured_by_its_share() -> None:
    """Half of the tables, alone against three, is odds of three to one for each."""
    first, second = rate([[contest((1, 3), 0), contest((1, 3), 1)]] * 200, resamples=10)
    assert first.value - second.value == pytest.approx(400 * math.log10(3), abs=1)


def test_who_never_lost_gets_a_rating_and_an_interval_that_is_not_a_point() -> None:
    groups = [[contest((1, 1), 0)] * 2] * 10
    best, worst = rate(groups, resamples=50)
    assert best.value > best.low + 100
    assert worst.value < worst.high - 100
    # As if it had lost as many as `wilson` holds possible: 3.84 of 23.84.
    assert best.low - worst.high == pytest.approx(400 * math.log10(20 / 3.84), abs=5)


def test_more_games_without_a_loss_say_more() -> None:
    few, many = (rate([[contest((1, 1), 0)]] * count, resamples=10)[0] for count in (10, 1000))
    assert few.low < many.low
    assert few.value < many.value


def test_unbeaten_looks_at_the_way_by_others_too() -> None:
    circle = [contest((1, 1, 0), 0), contest((0, 1, 1), 1), contest((1, 0, 1), 2)]
    assert unbeaten(tally_of(circle)) == []
    chain = [contest((1, 1, 0), 0), contest((0, 1, 1), 1), contest((0, 1, 1), 2)]
    assert unbeaten(tally_of(chain)) == [(0, 1)]


def test_shared_wins_count_in_parts_and_lost_tables_not_at_all() -> None:
    shared = [[Contest((1, 1), (0.5, 0.5)), Contest((1, 1), (0.0, 0.0))]] * 5
    first, second = rate(shared, resamples=10)
    assert first.value == pytest.approx(second.value)
    assert tally_of(shared[0]) == {(1, 1): [0.5, 0.5]}
