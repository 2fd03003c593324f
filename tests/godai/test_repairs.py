"""Whatever is refused, repairing what the refusal names makes it legal, or another reason appears."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rulewright.games.godai.game import Godai, build

from ..repairing import Trial, try_games
from . import refusing_defenders
from .refusing import CASES
from .repairs import REPAIRS

SHARED = {"why-answered", "why-not-asked", "why-other-question", "why-not-offered", "why-game-over"}
"""Sentences of every game."""
assert refusing_defenders, "it adds its cases"


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


def sentences() -> set[str]:
    """The sentences of the language files."""
    folder = files("rulewright.games.godai") / "locale" / "en"
    told = [one.read_text("utf-8") for one in folder.iterdir() if one.name.startswith("reasons-")]
    assert len(told) == 6
    return {sentence for text in told for sentence in re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)}


def test_every_sentence_has_a_repair_or_says_why_there_is_none() -> None:
    assert set(REPAIRS.known) == sentences() | SHARED


@pytest.mark.parametrize("message", CASES)
def test_each_known_refusal_can_be_repaired(message: str, game: Godai) -> None:
    state, choice = CASES[message]()
    state.asked = None
    trial = Trial(game, REPAIRS)
    seat = state.decisions[0].seat
    assert message in [reason.message for reason in game.why_not(state, seat, choice)]
    trial.ask(state, seat, choice)
    assert message in trial.met


def test_repairing_what_a_refusal_names_makes_the_choice_legal(game: Godai) -> None:
    trial = Trial(game, REPAIRS)
    try_games(trial, 8, soak=200)
    assert trial.refused > 5_000
    assert trial.legal > 500
    assert set(REPAIRS.known) <= trial.met | set(CASES), "a sentence that no test has heard"
