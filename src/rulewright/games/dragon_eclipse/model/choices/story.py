"""Answers of the campaign."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class PickOption(Choice, frozen=True):
    """One of the listed options of the Journal (DRE-156), counted from 1."""

    number: int


class ReadScript(Choice, frozen=True):
    """Read this Script of the map (DRE-265)."""

    script: str


class Wait(Choice, frozen=True):
    """Spend a Time step on the map, where a rules card allows it."""


class Reveal(Choice, frozen=True):
    """Reveal the next Item of a Test (DRE-245)."""


class EndTest(Choice, frozen=True):
    """End the Test (DRE-246)."""


class Nudge(Choice, frozen=True):
    """Change the total of a Test by this much (DRE-253)."""

    n: int

    def words(self) -> list[str]:
        return [f"{self.n:+d}"]


class Settle(Choice, frozen=True):
    """Spend the symbol and resolve this outcome (DRE-252), counted from 1."""

    row: int


class VisitCard(Choice, frozen=True):
    """Visit this place of the World Map (DRE-092)."""

    card: str


class BeginScenario(Choice, frozen=True):
    """Go to the Script of this Unexplored card (DRE-099)."""

    card: str


class NoVisit(Choice, frozen=True):
    """No more visits: choose a Scenario (DRE-098)."""


class StartScenario(Choice, frozen=True):
    """Start the Scenario (DRE-101)."""


class GoBack(Choice, frozen=True):
    """Reconsider (DRE-101)."""


class CloseBook(Choice, frozen=True):
    """End the campaign where what is written ends (DRE-062)."""


class TakeCard(Choice, frozen=True):
    """Take this Advancement card (DRE-505)."""

    card: str


class UseSecret(Choice, frozen=True):
    """Use an object in a Test (DRE-198)."""

    secret: int


AnyStoryChoice: TypeAlias = Union[
    PickOption, ReadScript, Wait, Reveal, EndTest, Nudge, Settle, VisitCard, BeginScenario, NoVisit, StartScenario,
    GoBack, TakeCard, UseSecret, CloseBook,
]  # fmt: skip
