"""Intervals: known values, the ends of the scale, and that they cover the truth as often as they say."""

from __future__ import annotations

import random
from math import comb
from statistics import fmean

import pytest

from rulewright.lab.intervals import (
    Estimate,
    bootstrap,
    bootstraps,
    difference,
    mean,
    paired,
    percentiles,
    quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_has_the_values_of_the_textbooks(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games).rounded(4) == Estimate(wins / games, low, high)


def test_of_no_game_nothing_is_known() -> None:
    assert wilson(0, 0) == Estimate(0.0, 0.0, 1.0)


def test_a_higher_level_is_wider() -> None:
    assert quantile(0.95) == pytest.approx(1.959964, abs=1e-6)
    assert wilson(30, 100, 0.99).low < wilson(30, 100).low


def test_wilson_covers_the_truth_as_often_as_it_says() -> None:
    """Counted exactly, for 60 games and all true shares from 2 % to 98 %."""
    games = 60
    found = [wilson(wins, games) for wins in range(games + 1)]
    covered = [
        sum(comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(games + 1) if found[k].has(share))
        for share in (percent / 100 for percent in range(2, 99))
    ]
    assert fmean(covered) == pytest.approx(0.95, abs=0.005)
    assert min(covered) > 0.85


def test_a_difference_of_shares_has_the_values_of_the_textbooks() -> None:
    """Newcombe 1998, method 10: 56 of 70 against 48 of 80, 9 of 10 against 3 of 10, 10 of 10 against 0 of 10."""
    assert difference(56, 70, 48, 80).rounded(4) == Estimate(0.2, 0.0524, 0.3339)
    assert difference(9, 10, 3, 10).rounded(4) == Estimate(0.6, 0.1705, 0.8090)
    assert difference(10, 10, 0, 10).rounded(4) == Estimate(1.0, 0.6075, 1.0)


def test_a_mean_and_its_interval() -> None:
    assert mean([1.0, 2.0, 3.0, 4.0, 5.0]).rounded(4) == Estimate(3.0, 1.6141, 4.3859)
    assert mean([7.0]) == Estimate(7.0, 7.0, 7.0)
    assert mean([]) == Estimate(0.0, 0.0, 0.0)


def test_what_a_seed_gives_to_both_does_not_blur_the_difference() -> None:
    luck = [10.0, 50.0, 90.0, 20.0]
    found = paired([value + 3 for value in luck], luck)
    assert found == Estimate(3.0, 3.0, 3.0)
    with pytest.raises(ValueError):
        paired([1.0], [1.0, 2.0])


def test_the_bootstrap_agrees_with_theory_and_repeats_itself() -> None:
    draw = random.Random(1)
    sample = [draw.gauss(5, 2) for _ in range(200)]
    found = bootstrap(sample, fmean)
    theory = mean(sample)
    assert found.value == theory.value
    assert found.low == pytest.approx(theory.low, abs=0.05)
    assert found.high == pytest.approx(theory.high, abs=0.05)
    assert bootstrap(sample, fmean) == found
    assert bootstrap(sample, fmean, seed=1) != found


def test_several_statistics_are_drawn_together() -> None:
    low, high = bootstraps([1.0, 2.0, 9.0], lambda drawn: (min(drawn), max(drawn)), resamples=50)
    assert (low.value, high.value) == (1.0, 9.0)
    assert low.low == 1.0
    assert high.high == 9.0
    with pytest.raises(ValueError, match="the sample is empty"):
        bootstrap([], fmean)


def test_percentiles_lie_between_values() -> None:
    assert percentiles([float(value) for value in range(101)], 0.9) == pytest.approx((5.0, 95.0))
    assert percentiles([3.0]) == (3.0, 3.0)
