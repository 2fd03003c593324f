"""The first Scenarios of the campaign: they can be played to the end of what is written."""

from __future__ import annotations

from random import Random

import pytest

import rulewright
from rulewright.games.dragon_eclipse.game import DragonEclipse


@pytest.fixture(scope="module")
def game() -> DragonEclipse:
    found = rulewright.load("dragon_eclipse")
    assert isinstance(found, DragonEclipse)
    return found


def test_the_campaign_has_its_first_scenarios_and_visits(game: DragonEclipse) -> None:
    assert [mode.name for mode in game.modes][-1] == "campaign"
    journal = game.content.journal
    assert {"A", "B", "C"} <= set(journal.scenarios)
    count = {letter: sum(script.startswith(letter) for script in journal.scripts) for letter in "ABCZ"}
    assert count["A"] >= 60
    assert count["B"] >= 60
    assert count["C"] >= 83
    assert count["Z"] >= 5


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 3), (2, 2)])
def test_a_campaign_is_played_through_what_is_written(game: DragonEclipse, players: int, seed: int) -> None:
    state, luck = game.new(players, seed, {}, "campaign"), Random(seed)
    for _ in range(3000):
        if state.over:
            break
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    assert state.outcome is not None
    assert state.outcome.rule == "DRE-062"
