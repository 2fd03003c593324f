"""Random games of 1 to 4 heroes with any options and rulings: nothing is lost, nothing breaks, all of them end.

`make test` plays a few, `make soak` 2 000. `python -m tests.godai.test_soak FIRST LAST` plays a slice and counts.
"""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

from rulewright.core.record import Choice
from rulewright.games.godai.game import Godai, build

from .soaking import soak

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
GAMES = 2000 if SOAK else 8


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


@pytest.fixture(scope="module")
def space(game: Godai) -> set[Choice]:
    return set(game.action_space())


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_is_lost_in_random_games(game: Godai, space: set[Choice], seed: int) -> None:
    """Each card, tile, token and coin is somewhere; limits hold; every position can be written down; it ends."""
    assert soak(game, seed, space) > 0


def play(first: int, last: int) -> None:
    """A slice of the soak, with what it found."""
    game = build([])
    space = set(game.action_space())
    found: Counter[str] = Counter()
    for seed in range(first, last):
        try:
            found["decisions"] += soak(game, seed, space)
        except Exception as error:
            found["failed"] += 1
            print(seed, type(error).__name__, str(error)[:300], flush=True)
        found["games"] += 1
    print(dict(found))


if __name__ == "__main__":
    play(int(sys.argv[1]), int(sys.argv[2]))
