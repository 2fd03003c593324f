"""Figures of the balance report, against numbers that were worked out by hand or by other means."""

from __future__ import annotations

import math
import statistics
from operator import attrgetter
from random import Random

import pytest

from rulewright.lab.balance.figures import BLOCKS, FEWEST, Mean, Mix, Mixes, Wins, holm
from rulewright.lab.intervals import mean, wilson


def wins(*shares: tuple[float, float]) -> Wins:
    found = Wins()
    for share, fair in shares:
        found.add(share, fair)
    return found


def test_lift_is_the_rate_above_the_fair_share() -> None:
    found = wins(*[(1.0, 0.25)] * 40, *[(0.0, 0.25)] * 60)
    assert (found.seats, found.wins, found.base) == (100, 40, 0.25)
    assert found.rate == wilson(40, 100)
    assert found.lift.value == pytest.approx(0.15)
    assert found.lift.low == pytest.approx(wilson(40, 100).low - 0.25)
    # 15 wins more than expected; by chance the wins vary by the root of 100 · 1/4 · 3/4.
    assert found.chance == pytest.approx(math.erfc(15 / math.sqrt(2 * 18.75)))
    assert found.chance < 0.001


def test_tables_of_different_size_have_different_fair_shares() -> None:
    found = wins((1, 0.5), (0, 0.2))
    assert found.base == pytest.approx(0.35)
    assert found.lift.value == pytest.approx(0.15)
    assert found.spread == pytest.approx(0.25 + 0.16)


def test_shared_wins_count_in_parts() -> None:
    assert wins((0.5, 0.5), (0.5, 0.5)).lift.value == 0


def test_too_few_are_not_judged() -> None:
    assert wins(*[(1.0, 0.2)] * (FEWEST - 1)).chance == 1
    assert wins(*[(1.0, 0.2)] * FEWEST).chance < 1e-9
    assert Wins().lift.value == 0


def test_fair_play_is_marked_as_seldom_as_promised() -> None:
    """Of many fair tables, about one in twenty has a chance below 5 %."""
    dice = Random(4)
    low = 0
    for _ in range(400):
        found = wins(*[(float(dice.random() < 0.25), 0.25) for _ in range(120)])
        low += found.chance < 0.05
    assert 8 <= low <= 36


def test_means_are_those_of_the_standard_library() -> None:
    dice = Random(1)
    values = [dice.gauss(1e6, 3) for _ in range(500)]
    found = Mean()
    for value in values:
        found.add(value)
    assert found.middle == pytest.approx(statistics.fmean(values))
    assert found.deviation == pytest.approx(statistics.stdev(values))
    wanted = mean(values)
    assert (found.estimate.low, found.estimate.high) == pytest.approx((wanted.low, wanted.high))


def test_the_rest_of_a_mean_is_the_mean_of_the_rest() -> None:
    dice = Random(2)
    some, others = [dice.random() for _ in range(40)], [dice.random() + 1 for _ in range(70)]
    whole, part, rest = Mean(), Mean(), Mean()
    for value in some:
        whole.add(value)
        part.add(value)
    for value in others:
        whole.add(value)
        rest.add(value)
    found = whole.without(part)
    assert (found.count, found.middle, found.squares) == pytest.approx((rest.count, rest.middle, rest.squares))
    assert part.differs(found) < 1e-9
    assert part.differs(part) == 1
    assert Mean().differs(part) == 1
    assert part.without(whole).count == 0


def test_holm_stops_at_the_first_that_may_be_chance() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005}) == {"a", "d"}
    assert holm({"a": 0.04}) == {"a"}
    assert holm({"a": 0.04, "b": 0.9}) == set()
    assert holm({}) == set()


def test_a_mix_is_as_diverse_as_equal_parts() -> None:
    """Two winners who share nothing are two ways; two who do the same are one."""
    apart, alike = Mix(shares={}), Mix(shares={})
    apart.add({"a": 5})
    apart.add({"b": 9})
    for _ in range(2):
        alike.add({"a": 3, "b": 3, "c": 3})
    assert (apart.own, apart.all, apart.ways) == pytest.approx((1, 2, 2))
    assert (alike.own, alike.all, alike.ways) == pytest.approx((3, 3, 1))
    assert apart.share("a") == 0.5
    alike.add({})
    assert alike.count == 2, "who has nothing has no mix"
    assert Mix(shares={}).ways == 0


def test_mixes_have_intervals_that_hold_the_truth() -> None:
    """Half of the seats live on a alone, half on a and b equally: own = √2, all = exp(H(3/4, 1/4))."""
    mixes = Mixes()
    dice = Random(3)
    for number in range(4000):
        mixes.add(number, {"a": 1} if dice.random() < 0.5 else {"a": 1, "b": 1})
    own, every = mixes.estimate(attrgetter("own")), mixes.estimate(attrgetter("all"))
    assert own.has(math.sqrt(2))
    assert every.has(math.exp(-(0.75 * math.log(0.75) + 0.25 * math.log(0.25))))
    assert own.high - own.low < 0.05
    assert mixes.joined().count == 4000
    assert mixes.joined(without=0).count == 4000 - 4000 // BLOCKS


def test_without_a_game_in_every_block_there_is_no_interval() -> None:
    mixes = Mixes()
    mixes.add(0, {"a": 1})
    found = mixes.estimate(attrgetter("own"))
    assert found.value == 1
    assert math.isnan(found.low)
