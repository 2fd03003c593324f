"""A party at the terminal: one person plays several seats, bots answer for themselves and not for the party."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import caravan

from .tables import Run, script


@pytest.fixture(autouse=True)
def catalog() -> Iterator[None]:
    with caravan.in_catalog():
        yield


def told(run: Run, seats: str) -> str:
    """A whole journey in which everybody at the screen always takes the first choice."""
    ran = run("play", caravan.NAME, "--terminal", "--seats", seats, "--seed", "3", script=script(*"1" * 400))
    assert ran.code == 0, ran.err
    return ran.out


def test_a_party_is_played_to_the_end_with_numbers(run: Run) -> None:
    out = told(run, "Anna,Ben,bot:greedy")
    assert "Which road does the party take?" in out
    assert "What will you do today?" in out
    assert "Anna throws" in out
    assert "[CAR-004]" in out


def test_a_person_decides_for_the_party_and_confirms_only_where_others_look_on(run: Run) -> None:
    alone = told(run, "Anna,bot:greedy")
    assert "I stand by my answer" not in alone
    assert "Anna leads the party" in alone
    assert "Bot 2 leads the party" not in alone
    assert "I stand by my answer" in told(run, "Anna,Ben")


def test_what_one_has_read_at_the_screen_nobody_is_told_again(run: Run) -> None:
    options = ("--option", "deck=short", "--option", "harvest=bundle", "--option", "heroes=roll")
    ran = run("play", "godai", "--terminal", "--seats", "Anna,Ben", "--seed", "5", *options, script=script(*"1" * 900))
    assert ran.code == 0, ran.err
    assert "Ben: Round 1: what do you do?" in ran.out
    assert "Anna: Round 1: what do you do?" in ran.out
    assert ran.out.count("Empire Tile A lies in slot A") == 1
    assert ran.out.count("Siege 1 is over.") == 1
