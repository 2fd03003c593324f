"""Whatever is refused, repairing what the refusal names makes it legal, or another reason appears."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.positions import base_game

from ..repairing import Trial, try_games
from .refusing import SENTENCES, Case
from .repairs import REPAIRS
from .test_why_not import EVERY


def test_every_sentence_has_a_repair_or_says_why_there_is_none() -> None:
    assert set(REPAIRS.known) == set(SENTENCES)


@pytest.mark.parametrize("case", EVERY, ids=lambda case: str(case[2]))
def test_each_known_refusal_can_be_repaired(case: Case) -> None:
    make, seat, intent, _ = case
    game = base_game()
    choice = game.parse(intent) if isinstance(intent, str) else intent
    Trial(game, REPAIRS).ask(make(), seat, choice)


def test_repairing_what_a_refusal_names_makes_the_choice_legal() -> None:
    trial = Trial(base_game(), REPAIRS)
    try_games(trial, 16, soak=400)
    assert trial.refused > 10_000
    assert trial.legal > 2_000
    assert len(trial.met) > 50
