"""Every rule, worked example and ruling is carried by a test, or the game states in `waiting.toml` why not."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.rules import collect_marks, coverage
from rulewright.core.game import Game

GAMES = [rulewright.load(name) for name in rulewright.game_names()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def carried() -> Counter[str]:
    """How many tests of this project carry each id."""
    return collect_marks(Path(__file__).parent)


def excused(game: Game, kind: str) -> set[str]:
    return {id for one in game.register().waiting for id in getattr(one, kind)}


@each_game
def test_every_rule_is_tested_or_waits_for_a_stated_reason(game: Game) -> None:
    found = coverage(game, carried())
    assert found["missing"] == []
    assert found["proved"] + len(found["waiting"]) == found["rules"] == len(game.register().rules)


@each_game
@pytest.mark.parametrize("kind", ["golds", "rulings"])
def test_every_worked_example_and_every_ruling_is_tested_or_waits(game: Game, kind: str) -> None:
    later = excused(game, kind)
    assert [id for id in getattr(game.register().ledger, kind) if not carried()[id] and id not in later] == []


@each_game
@pytest.mark.parametrize("kind", ["rules", "golds", "rulings"])
def test_nothing_waits_that_is_tested_already(game: Game, kind: str) -> None:
    assert [id for id in sorted(excused(game, kind)) if carried()[id]] == []


@each_game
def test_every_switch_of_a_ruling_is_in_the_register_and_tested(game: Game) -> None:
    for switch in game.rulings:
        assert switch.rule in game.register().rulings
        assert carried()[switch.rule], switch.rule
