"""JournalFace: a game's written story, for the people who write it: mistakes, notes, figures, drawings, exports."""

from __future__ import annotations

from typing import Protocol

from .errors import ContentError


class JournalFace(Protocol):
    """What the command `journal` and `check` ask of a game that tells a story from files."""

    def mistakes(self) -> list[ContentError]:
        """Everything that keeps the story from being played as it is written."""
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

    def figures(self, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """Headings, each with rows of what was counted."""
        ...

    def played(self, campaigns: int, seed: int, players: int, language: str) -> list[tuple[str, list[tuple[str, str]]]]:
        """The same over campaigns that bots play: how they end, and what nobody saw."""
        ...
