"""What components say, where a few words of the rulebook change how they are played."""

from __future__ import annotations

import pytest

from .speaking import speak


def rules(id: str, language: str) -> str:
    """All sentences of a component, its back included."""
    return " ".join(speak(language).component(id, back=True).rules)


@pytest.mark.component("C045")
@pytest.mark.parametrize(
    ("language", "stays", "carrying"),
    [
        ("en", "units that have already travelled this turn cannot Travel again", "carry"),
        ("uk", "Підрозділи, які цього ходу вже подорожували, вирушити не можуть", "перенос"),
    ],
)
def test_c045_says_who_stays_behind_and_nothing_of_carrying(language: str, stays: str, carrying: str) -> None:
    """p.24"""
    assert stays in rules("C045", language)
    assert carrying not in rules("C045", language)
