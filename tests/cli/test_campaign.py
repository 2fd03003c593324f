"""A campaign in the terminal: odds that can be hidden, and saving where the table has agreed on chapters alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from .tables import Run, resumed, script

ALONE = ("play", "--terminal", "dragon_eclipse", "--mode", "campaign", "--seed", "3", "--seats", "Anna")
TO_A_TEST = ("pick-mystling young-emberling", "pick-option 1")
STRICT = ("--option", "strict=true")


def likely(out: str) -> list[str]:
    """Lines that tell how likely something is; how much of a Scenario lies behind is no secret."""
    return [line for line in out.splitlines() if "%" in line and not line.startswith("Scenario")]


# -- odds ------------------------------------------------------------------------------------------------------


def test_the_odds_of_a_test_are_told_unless_they_are_hidden(run: Run) -> None:
    told = run(*ALONE, script=script(*TO_A_TEST)).out
    assert "Odds of the next card: ≤ 4: " in told
    hidden = run(*ALONE, "--no-odds", script=script(*TO_A_TEST, "board full")).out
    assert "Test" in hidden
    assert likely(hidden) == []


def test_odds_are_switched_at_the_table(run: Run) -> None:
    out = run(*ALONE, script=script(*TO_A_TEST, "odds", "reveal", "odds")).out
    _, silent = out.split("The odds of what comes next are hidden.")
    quiet, loud = silent.split("The odds of what comes next are told.")
    assert "total" in quiet
    assert likely(quiet) == []
    assert "Odds of the next card" in loud


def test_in_ukrainian_they_are_switched_by_a_ukrainian_word(run: Run) -> None:
    out = run(*ALONE, "--lang", "uk", script=script(*TO_A_TEST, "шанси", "reveal")).out
    assert "Шанси наступної карти" in out
    assert "Шанси наступної карти" not in out.split("Шанси наступного кроку приховано.")[1]


# -- saving ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-509")
def test_a_strict_campaign_refuses_to_be_saved_in_the_middle_of_a_scenario(run: Run, tmp_path: Path) -> None:
    """p.31: a campaign is saved after a Scenario."""
    file = tmp_path / "evening.rwreplay"
    out = run(*ALONE, *STRICT, script=script(*TO_A_TEST, f"save {file}")).out
    assert "this table keeps only the beginnings of chapters, as the book does (DRE-509)" in out
    assert "Saved" not in out
    assert not file.exists()


@pytest.mark.rule("DRE-509")
def test_a_strict_campaign_is_saved_where_a_scenario_begins(run: Run, tmp_path: Path) -> None:
    """p.31"""
    file = tmp_path / "evening.rwreplay"
    out = run(*ALONE, *STRICT, script=script(f"save {file}", *TO_A_TEST)).out
    assert "Saved to" in out
    assert len(resumed(file).line) == 0


def test_a_campaign_that_is_not_strict_is_saved_anywhere(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.rwreplay"
    assert "Saved to" in run(*ALONE, script=script(*TO_A_TEST, f"save {file}")).out
    assert len(resumed(file).line) == len(TO_A_TEST)


@pytest.mark.rule("DRE-509")
def test_what_is_saved_after_every_choice_waits_for_the_next_scenario(run: Run, tmp_path: Path) -> None:
    """p.31"""
    file = tmp_path / "evening.rwreplay"
    run(*ALONE, *STRICT, "--save", str(file), script=script(*TO_A_TEST))
    assert len(resumed(file).line) == 0
    run(*ALONE, "--save", str(tmp_path / "free.rwreplay"), script=script(*TO_A_TEST))
    assert len(resumed(tmp_path / "free.rwreplay").line) == len(TO_A_TEST)
