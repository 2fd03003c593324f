"""Presenting: what a game brings so that people can see it, learn it and hear its story.

Nothing here is needed to play: a game without any of it still runs in every simulation.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from .companion import Exhibit, SetupStep, Tracker
from .drawing import Drawing, Pieces, split_drawing
from .record import Choice, Event, Seat, State
from .text import Texts


class Score(Struct, frozen=True):
    """One seat at a glance."""

    score: int
    colour: str
    """The seat's colour; the drawing has a crest for it."""
    numbers: tuple[tuple[str, str, str], ...] = ()
    """Icon, name and value of the few numbers that matter."""


class Reading(Struct, frozen=True):
    """One of the numbers that everybody watches while a game goes on."""

    name: str
    colour: str
    """That of the seat that it belongs to, or another one."""
    value: int


class Landmark(Struct, frozen=True):
    """A place to jump to in a recorded game."""

    at: int
    """How many choices stand when it is reached."""
    depth: int
    """1 for the largest parts of a game, 2 for the parts of those."""
    name: str


class Tale(Struct, frozen=True):
    """Something of a finished game that is worth telling."""

    at: int
    """How many choices stand right after it."""
    seat: Seat | None
    rule: str
    title: str
    text: str


class Presenting:
    """The part of a Game that people look at. Subclasses fill in what is theirs."""

    content: Any
    silent_tables: tuple[str, ...] = ()
    """Tables of the content that have no card to read."""

    # -- the table ---------------------------------------------------------------------------------------------

    def describe(self, view: dict[str, Any], texts: Texts, full: bool = False) -> list[str]:
        """The table in words, for terminals and screen readers: short, or with everything on it."""
        raise NotImplementedError

    def draw(self, view: dict[str, Any], texts: Texts, theme: str = "dark", highlights: Collection[str] = ()) -> str:
        """The table as an SVG picture; the parts with these ids glow."""
        raise NotImplementedError

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: Texts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        """The same picture in parts, with the same ids; by default all of it is one part.

        `narrow` asks for one that can be read on a phone without zooming; it may be any number of screens high.
        With the `pieces` of a table that is drawn again and again, only what has changed is drawn anew.
        """
        return split_drawing(self.draw(view, texts, theme, highlights))

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        """The parts of the drawing that stand for a choice, in the order of clicking: a unit, then where it goes.

        With the `view` that is drawn it also knows what lies elsewhere on each table, and for whom the seat answers.
        """
        return ()

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        """What a seat that points at this part of the drawing may have in mind, the likeliest first; for "why not?"."""
        return ()

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        """The id of the component that a part of the drawing shows, if any; by default the part is named after it."""
        return spot.partition("-")[2]

    def place(self, event: dict[str, Any]) -> str:
        """The part of the drawing where an event happened; empty if there is none."""
        return ""

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        """The seats in the order in which they play now; empty if there is no such order."""
        return ()

    def scores(self, view: dict[str, Any], texts: Texts) -> list[Score]:
        """What everybody wants to see of each seat at a glance, by seat."""
        raise NotImplementedError

    def headline(self, view: dict[str, Any], texts: Texts) -> str:
        """How far the game has come, in a few words."""
        raise NotImplementedError

    def ending(self, view: dict[str, Any], texts: Texts) -> str:
        """How a game that is over has ended, in a sentence; empty if who has won says it all."""
        return ""

    def about(self, texts: Texts) -> tuple[str, str]:
        """What the game is called, and one sentence that makes one want to play it."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any], texts: Texts, theme: str = "dark") -> str:
        """A picture of the table to show the game by: as little writing on it as can be."""
        return self.draw(view, texts, theme)

    def points_of(self, event: Event) -> int:
        """The points that an event gives to its seat, or without one to everybody; below nothing, if it takes them."""
        return 0

    def points_name(self, texts: Texts) -> str:
        """What the points of this game are called; may be empty."""
        return ""

    def course(self, state: State, texts: Texts) -> tuple[Reading, ...]:
        """What everybody watches in a position, if it is not the points; empty where there is nothing to see."""
        return ()

    def course_name(self, texts: Texts) -> str:
        """What is watched, if it is not the points; empty if it is."""
        return ""

    def source_of(self, rule: str) -> str:
        """What points that this rule gives come from: the id of a name of the kind `source`."""
        return ""

    def landmarks(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Landmark]:
        """The parts of a recorded game, from the events of each of its choices."""
        return []

    def tales(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Tale]:
        """What only this game can tell of a finished game, from the events of each of its choices."""
        return []

    # -- for learners ------------------------------------------------------------------------------------------

    def lessons(self) -> Any:
        """A small position for every rule (`content.lessons.Lessons`), or None if there are none."""
        return None

    def tutorial(self) -> Any:
        """The guided first game (`content.tutorial.Tutorial`), or None if there is none."""
        return None

    # -- for owners of the box ------------------------------------------------------------------------------

    def picture(self, id: str, texts: Texts, theme: str = "dark", back: bool = False) -> str:
        """One component as an SVG document of its own; `back` shows the side that is hidden in play."""
        raise NotImplementedError

    def exhibits(self, texts: Texts) -> list[Exhibit]:
        """Every component of the reference, in the order of its headings."""
        tables = self.content.tables.items()
        return [Exhibit(id, table.title()) for table, rows in tables if table not in self.silent_tables for id in rows]

    def heading(self, id: str, texts: Texts) -> str:
        """Under which heading a component stands in a long list to choose from; empty for none."""
        return ""

    def setup_guide(self, players: int, options: dict[str, Any], state: State, texts: Texts) -> list[SetupStep]:
        """How to set the box up for so many players and these options; `state` is a new game whose draws are told."""
        return []

    def tracker(self, texts: Texts) -> Tracker | None:
        """The score sheet of this game, if it has one."""
        return None
