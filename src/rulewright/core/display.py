"""Display: what a game provides so that people can see its table, follow its story and use its box.

Each is an object of the game: `game.table`, `game.story`, `game.box`. Nothing here is needed to play: a game without
any of it still runs in every simulation.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any, Generic

from msgspec import Struct

from .companion import Exhibit, SetupStep
from .drawing import Drawing, Pieces, split_drawing
from .record import Choice, Decision, Event, S, Seat
from .text import T
from .tracker import Tracker


class Face:
    """One face of a game, for one use of it; made once for each game."""

    def __init__(self, game: Any) -> None:
        self.game = game


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
    """Something remarkable about a finished game."""

    at: int
    """How many choices stand right after it."""
    seat: Seat | None
    rule: str
    title: str
    text: str


class Leaf(Struct, frozen=True):
    """A passage of a book."""

    mark: str
    """What stands in the margin: its number."""
    paragraphs: tuple[str, ...]
    title: str = ""
    """A heading, where something begins."""
    picture: str = ""
    """An SVG picture of its own, which refers to no definitions."""
    shows: str = ""
    """What the picture shows, in words."""
    effect: str = ""
    """What the passage makes happen."""
    aside: str = ""
    """A voice beside the text: help for whoever is new."""


class Book(Struct, frozen=True):
    """What lies open on the table to be read."""

    title: str
    leaves: tuple[Leaf, ...]


class Entry(Struct, frozen=True):
    """Something in an album."""

    title: str
    lines: tuple[str, ...] = ()
    picture: str = ""
    """An SVG picture of its own."""
    faint: bool = False
    """Whether it is not there yet, or no more."""


class Album(Struct, frozen=True):
    """Something to leaf through beside the table: what was collected, what has happened."""

    title: str
    chapters: tuple[tuple[str, tuple[Entry, ...]], ...]
    """Headings, and what stands under each."""


class TableFace(Face, Generic[S, T]):
    """The table on a screen: drawn, in words, and where its choices lie on the drawing."""

    _last: tuple[dict[str, Any], S] | None = None

    def seen(self, view: dict[str, Any]) -> S:
        """A view as typed records (`Game.seen`); a page asks for the same view many times."""
        last = self._last
        if last is None or last[0] is not view:
            last = self._last = (view, self.game.seen(view))
        return last[1]

    icons: Mapping[str, str] = {}
    """Icons that only this game has, by name, on the grid that all share; pages show them beside numbers."""
    extras = False
    """Whether answers aside are ordinary ones that are offered with each question; else they lie in a menu."""
    laying: Set[str] = frozenset()
    """The prompts of questions that lay out components which the words about the table leave out."""

    def describe(self, view: dict[str, Any], texts: T, full: bool = False) -> list[str]:
        """The table in words, for terminals and screen readers: short, or with everything on it."""
        raise NotImplementedError

    def odds(self, view: dict[str, Any], texts: T) -> list[str]:
        """How likely what comes next is, from what everybody has seen; apart, for who likes surprises hides it."""
        return []

    def chart(self, view: dict[str, Any], texts: T) -> list[str]:
        """The map as rows of letters, for terminals alone; empty where words are enough."""
        return []

    def draw(self, view: dict[str, Any], texts: T, theme: str = "dark", highlights: Collection[str] = ()) -> str:
        """The table as an SVG picture; the parts with these ids glow."""
        raise NotImplementedError

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: T,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        """The same picture in parts, with the same ids; by default all of it is one part.

        `narrow` asks for one that can be read on a phone without zooming; it may be any number of screens high.
        With the `pieces` of a table that is drawn again and again, only what has changed is redrawn.
        """
        return split_drawing(self.draw(view, texts, theme, highlights))

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        """The parts of the drawing that stand for a choice, in the order of clicking: a unit, then where it goes.

        With the `view` that is drawn it also knows where things lie in this position, and for whom the seat answers.
        """
        return ()

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        """What a seat that points at this part of the drawing may have in mind, the likeliest first; for "why not?"."""
        return ()

    def component_at(self, spot: str, view: dict[str, Any]) -> str:
        """The id of the component that a part of the drawing shows, if any; by default the part is named after it."""
        return spot.partition("-")[2]

    def component_of(self, choice: Choice, seat: Seat, view: dict[str, Any]) -> str:
        """The id of the component that a choice is about, if any; by default what lies where it is clicked first."""
        spots = self.spots(choice, seat, view)
        return self.component_at(spots[0], view) if spots else ""

    def remark(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: T) -> str:
        """What stands beside a choice, because its own few words leave it out; empty for nothing."""
        return ""

    def picture(self, choice: Choice, view: dict[str, Any], theme: str) -> str:
        """What an answer to the open question would look like, as a small SVG; empty where words are enough.

        It lies beside the drawing of the table, and may use what that defines.
        """
        return ""

    def asked_about(self, decision: Decision, view: dict[str, Any]) -> str:
        """The id of the component that a question is about, if whoever answers has to know what it says."""
        return ""

    def laid_out(self, decision: Decision, view: dict[str, Any]) -> tuple[str, ...]:
        """The ids of components that a question lays out to choose from; a terminal says what they say."""
        if decision.prompt not in self.laying:
            return ()
        found = [self.component_of(choice, decision.seat, view) for choice in decision.choices]
        return tuple(dict.fromkeys([one for one in found if one]))

    def closed(self, decision: Decision, view: dict[str, Any]) -> tuple[str, ...]:
        """Answers that are listed with a question although nobody can give them now; pages say why not."""
        return ()

    def sought(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: T) -> str:
        """If a choice is to be found by looking closely at the drawing: what a search finds, in words; else empty."""
        return ""

    def heading(self, choice: Choice, seat: Seat, view: dict[str, Any], texts: T) -> str:
        """Under which heading a choice stands in a long list; empty where the components have headings, or none."""
        return ""

    def told_at(self, spot: str, view: dict[str, Any], texts: T) -> tuple[str, ...]:
        """What a part of the drawing is called, then how it stands there now; empty if there is nothing to say."""
        return ()

    def rules_at(self, spot: str, view: dict[str, Any]) -> tuple[str, ...]:
        """The rules that say what a part of the drawing is for."""
        return ()

    def place(self, event: dict[str, Any]) -> str:
        """The part of the drawing where an event happened; empty if there is none."""
        return ""

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        """The seats in the order in which they play now; empty if there is no such order."""
        return ()

    def scores(self, view: dict[str, Any], texts: T) -> list[Score]:
        """What everybody wants to see of each seat at a glance, by seat."""
        raise NotImplementedError

    def headline(self, view: dict[str, Any], texts: T) -> str:
        """How far the game has come, in a few words."""
        raise NotImplementedError

    def emblem(self, view: dict[str, Any], texts: T, theme: str = "dark") -> str:
        """How far the game has come, as a small SVG picture of its own beside the headline; empty for none."""
        return ""

    def book(self, view: dict[str, Any], texts: T, theme: str = "dark") -> Book | None:
        """What lies open to be read; None where nothing does."""
        return None

    def lies_open(self, event: dict[str, Any]) -> bool:
        """Whether all that an event says lies open to be read, so that nobody needs the news of it."""
        return False

    def albums(self, view: dict[str, Any], texts: T) -> tuple[tuple[str, str, str], ...]:
        """What can be leafed through beside the table: the id of each, its icon and its name."""
        return ()

    def album(
        self, id: str, view: dict[str, Any], events: Sequence[dict[str, Any]], texts: T, theme: str = "dark"
    ) -> Album:
        """One of them, made of a view and of all that its seat has seen happen."""
        raise NotImplementedError

    def ending(self, view: dict[str, Any], texts: T) -> str:
        """How a game that is over has ended, in a sentence; empty if who has won says it all."""
        return ""

    def about(self, texts: T) -> tuple[str, str]:
        """What the game is called, and one inviting sentence about it."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any], texts: T, theme: str = "dark") -> str:
        """A picture of the table that represents the game, with as few words as possible."""
        return self.draw(view, texts, theme)


class StoryFace(Face, Generic[S, T]):
    """The story of a game while it is played and when it is over: points and their sources, parts, highlights."""

    points_icon = "trophy"
    """The icon beside a score, one that the pages know."""

    def points_of(self, event: Event) -> int:
        """The points that an event gives to its seat, or without one to everybody; negative if it takes them."""
        return 0

    def points_name(self, texts: T) -> str:
        """What the points of this game are called; may be empty."""
        return ""

    def source_of(self, rule: str) -> str:
        """What points that this rule gives come from: the id of a name of the kind `source`."""
        return ""

    def course(self, state: S, texts: T) -> tuple[Reading, ...]:
        """What everybody watches in a position, if it is not the points; empty where there is nothing to see."""
        return ()

    def course_name(self, texts: T) -> str:
        """What is watched, if it is not the points; empty if it is."""
        return ""

    def epilogue(self, view: dict[str, Any], texts: T, theme: str = "dark", narrow: bool = False) -> str:
        """How a finished game went, as an SVG picture for its final screen; empty where words and charts are enough."""
        return ""

    def landmarks(self, moves: Sequence[Sequence[Event]], texts: T) -> list[Landmark]:
        """The parts of a recorded game, from the events of each of its choices."""
        return []

    def tales(self, moves: Sequence[Sequence[Event]], texts: T) -> list[Tale]:
        """Remarkable things that only this game knows about, from the events of each choice of a finished game."""
        return []


class BoxFace(Face, Generic[S, T]):
    """For owners of the box: its components one by one, how it is set up, and what is tracked during play."""

    def picture(self, id: str, texts: T, theme: str = "dark", back: bool = False) -> str:
        """One component as an SVG document of its own; `back` shows the side that is hidden in play."""
        raise NotImplementedError

    def exhibits(self, texts: T) -> list[Exhibit]:
        """Every component of the reference, in the order of its headings."""
        tables = self.game.content.tables.items()
        return [
            Exhibit(id, table.title()) for table, rows in tables if table not in self.game.silent_tables for id in rows
        ]

    def heading(self, id: str, texts: T) -> str:
        """Under which heading a component stands in a long list to choose from; empty for none."""
        return ""

    def heading_place(self, id: str) -> int:
        """Where a component's heading stands among the others; between equals, the one that comes first."""
        return 0

    def setup_guide(self, players: int, options: dict[str, Any], state: S, texts: T) -> list[SetupStep]:
        """How to set the box up for these players and options; `state` is a new game whose draws are used."""
        return []

    def trackers(self, texts: T) -> tuple[Tracker, ...]:
        """The sheets for keeping count at a table with the box."""
        return ()
