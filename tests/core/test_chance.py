"""Chance: the same seed gives the same outcomes for ever, and streams do not disturb each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulewright.core.chance import Dice, mix, outcome
from rulewright.core.errors import SetupError

from .toy import TOY


def test_outcomes_are_the_same_for_ever() -> None:
    """If this fails, every saved seed means another game: never change the generator without a new format."""
    assert mix(1) == 6238072747940578789
    assert [outcome(7, "era-deck", n, 20) for n in range(10)] == [16, 4, 9, 19, 4, 10, 17, 12, 5, 14]
    assert [outcome(7, "events", n, 6) for n in range(6)] == [3, 0, 1, 1, 4, 2]


def test_streams_differ_and_do_not_disturb_each_other() -> None:
    first = [outcome(3, "a", n, 1000) for n in range(50)]
    assert first != [outcome(3, "b", n, 1000) for n in range(50)]
    assert first != [outcome(4, "a", n, 1000) for n in range(50)]
    assert first == [outcome(3, "a", n, 1000) for n in range(50)]


def test_every_outcome_is_about_as_likely_as_any_other() -> None:
    counts = Counter(outcome(1, "die", n, 6) for n in range(60_000))
    assert set(counts) == set(range(6))
    # Six standard deviations of a fair die: 10000 ± 550.
    assert all(abs(count - 10_000) < 550 for count in counts.values())


def test_shuffled_keeps_every_item_and_reaches_every_order() -> None:
    dice = Dice(5)
    seen = Counter(tuple(dice.shuffled([1, 2, 3])) for _ in range(6000))
    assert len(seen) == 6
    assert all(abs(count - 1000) < 180 for count in seen.values())


def test_negative_and_huge_seeds_work() -> None:
    for seed in (-1, -(2**70), 2**70, 0):
        assert 0 <= outcome(seed, "die", 0, 6) < 6


@pytest.mark.parametrize("seed", [2**63, -(2**63), 10**40, True, "7", 1.0])
def test_a_seed_that_no_file_could_keep_is_refused(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed"):
        TOY.new(2, seed)
    assert TOY.new(2, 2**63 - 1).luck.seed == 2**63 - 1
