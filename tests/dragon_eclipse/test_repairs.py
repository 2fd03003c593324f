"""Whatever is refused, repairing what the refusal names makes it legal, or another reason appears."""

from __future__ import annotations

import re
from importlib.resources import files

from rulewright.games.dragon_eclipse.positions import base_game

from ..repairing import Trial, try_games
from .repairs import REPAIRS

SHARED = {"why-answered", "why-not-asked", "why-other-question", "why-not-offered", "why-game-over"}
"""Sentences of every game."""
APPENDED = {"why-suggested"}
"""Told after another sentence, never alone."""


def sentences() -> set[str]:
    """The sentences of the language files."""
    folder = files("rulewright.games.dragon_eclipse") / "locale" / "en"
    told = [(folder / name).read_text("utf-8") for name in ("reasons.ftl", "campaign.ftl")]
    return {sentence for text in told for sentence in re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)}


def test_every_sentence_has_a_repair_or_says_why_there_is_none() -> None:
    assert set(REPAIRS.known) == (sentences() | SHARED) - APPENDED


def test_repairing_what_a_refusal_names_makes_the_choice_legal() -> None:
    trial = Trial(base_game(), REPAIRS)
    try_games(trial, 28, soak=600)
    assert trial.refused > 10_000
    assert trial.legal > 1_000
    assert len(trial.met) > 50
