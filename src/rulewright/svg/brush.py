"""Brushes: they record how every part glows, and draw a piece once for everybody who sees the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set
from typing import Generic, NamedTuple, Self, TypeVar, TypeVarTuple

from rulewright.core.drawing import Pieces

from .elements import path, rect

Rims = tuple[tuple[float, str], ...]
RIMS: Rims = ((14, "0.18"), (8, "0.35"), (3, "1"))
"""Width and opacity of the rims of a glow, from the faint outer one to the bright edge."""
THIN: Rims = ((7, "0.25"), (2.5, "1"))
"""For parts that lie side by side, many of them glowing at once."""
T = TypeVar("T")
Seen = TypeVarTuple("Seen")


class Outline(NamedTuple):
    """The edge of a part of any shape."""

    d: str
    x: float
    y: float

    def shine(self, colour: str) -> str:
        place = {"transform": f"translate({self.x:.1f} {self.y:.1f})"} if self.x or self.y else {}
        return "".join(
            path(self.d, stroke=colour, stroke_width=width, opacity=opacity, stroke_linejoin="round", **place)
            for width, opacity in RIMS
        )


class Frame(NamedTuple):
    """The edge of a part that is a box."""

    x: float
    y: float
    w: float
    h: float
    r: float
    rims: Rims

    def shine(self, colour: str) -> str:
        return "".join(
            rect(self.x, self.y, self.w, self.h, r=self.r, stroke=colour, stroke_width=width, opacity=opacity)
            for width, opacity in self.rims
        )


class Piece(NamedTuple, Generic[T]):
    """A part of a drawing that is kept, with the edges of everything in it."""

    drawn: T
    edges: dict[str, Outline | Frame]


class Glowing:
    """The part of a game's brush that knows what is to glow. Parts note their edges while they are drawn."""

    wanted: Set[str]
    """The ids that are to glow."""
    glows: dict[str, str]
    """Those that were drawn, by id, as they glow."""
    pieces: Pieces
    edges: dict[str, Outline | Frame] | None
    """While a piece is drawn that will be kept: the edges of all in it, whoever wants them to glow one day."""

    @property
    def glow_colour(self) -> str:
        raise NotImplementedError

    @property
    def manner(self) -> Hashable:
        """Whatever a drawing depends on besides the table: the light, the language, the names …"""
        raise NotImplementedError

    def blank(self) -> Self:
        """A brush like this one that knows nothing of the table, and has noted nothing yet."""
        raise NotImplementedError

    def glow(self, id_: str, d: str, x: float = 0, y: float = 0) -> None:
        """Note the edge that shines when this id is highlighted."""
        if self.edges is not None or id_ in self.wanted:
            self._note(id_, Outline(d, x, y))

    def glow_box(self, id_: str, x: float, y: float, w: float, h: float, r: float = 6, rims: Rims = RIMS) -> None:
        if self.edges is not None or id_ in self.wanted:
            self._note(id_, Frame(x, y, w, h, r, rims))

    def _note(self, id_: str, edge: Outline | Frame) -> None:
        if self.edges is not None:
            self.edges[id_] = edge
        else:
            self.glows[id_] = edge.shine(self.glow_colour)

    def piece(self, draw: Callable[[Self, *Seen], T], *seen: *Seen) -> T:
        """What `draw(brush, *seen)` draws: once for all who see the same.

        The brush that draws it is blank, so what is handed over here is all that can be seen in the piece. It is also
        what the piece is kept under: records that can be hashed, with no more in them than is drawn.
        """

        def make() -> Piece[T]:
            brush = self.blank()
            brush.edges = {}
            return Piece(draw(brush, *seen), brush.edges)

        made = self.pieces.keep((draw, self.manner, seen), make)
        if self.edges is not None:
            self.edges.update(made.edges)
        elif self.wanted:
            for id_ in made.edges.keys() & self.wanted:
                self.glows[id_] = made.edges[id_].shine(self.glow_colour)
        return made.drawn
