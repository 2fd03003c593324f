"""JournalFace: a game's written story, for the people who write it: mistakes, notes, figures, drawings, exports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from .errors import ContentError
from .record import Event

Figures: TypeAlias = tuple[str, list[tuple[str, str]]]
"""A heading, and rows of what was counted."""


class JournalFace(Protocol):
    """What the command `journal` and `check` ask of a game that tells a story from files."""

    def mistakes(self) -> list[ContentError]:
        """Everything that keeps the story from being played as it is written."""
        ...

    def dead_ends(self) -> list[ContentError]:
        """Where the story cannot go on, as far as a search finds it; that takes seconds."""
        ...

    def waiting(self) -> list[ContentError]:
        """What is no mistake only because a chapter is not written yet."""
        ...

    def notes(self) -> list[ContentError]:
        """What an author should look at."""
        ...

    def chapters(self) -> list[str]:
        """The names of its chapters, in order."""
        ...

    def drawing(self, chapter: str, language: str) -> str:
        """A chapter as a graph, in SVG."""
        ...

    def export(self, language: str) -> str:
        """The whole story as Twee 3, for Twine."""
        ...

    def figures(self, language: str) -> list[Figures]:
        """What can be counted without playing."""
        ...

    def mode(self) -> str:
        """The mode in which the story is played."""
        ...

    def starts(self) -> list[str]:
        """The chapters with which it can begin, as values of the option `start`."""
        ...

    def watched(self, games: Sequence[Sequence[Event]]) -> list[Figures]:
        """What was counted over games that were played: how they ended, and what nobody saw."""
        ...
