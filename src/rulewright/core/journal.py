"""JournalFace: a game's written story, for the people who write it: mistakes, notes, figures, drawings, exports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from .errors import ContentError
from .record import Event


class Share(NamedTuple):
    """A count out of a total."""

    part: int
    of: int


class Spread(NamedTuple):
    """What was counted several times, and what was planned, if something was."""

    values: tuple[int, ...]
    planned: tuple[float, float] | None = None


Cell: TypeAlias = int | str | Share | Spread


class Figures(NamedTuple):
    """A table of what was counted: its key in data, its heading on a screen, its rows with their columns."""

    key: str
    heading: str
    rows: list[tuple[str, dict[str, Cell]]]


class Told(NamedTuple):
    """A story that was played: what happened, in how many decisions, and whether it came to its end."""

    events: Sequence[Event]
    decisions: int
    over: bool


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

    def drawing(self, chapter: str | None, language: str) -> str:
        """A chapter, or all of them, as a graph in SVG."""
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

    def watched(self, games: Sequence[Told]) -> list[Figures]:
        """What was counted over games that were played: how they ended, and what nobody saw."""
        ...
