"""The brush: what every part of a drawing needs to know, and where it notes how each piece can be highlighted."""

from __future__ import annotations

from collections.abc import Hashable, Set
from dataclasses import dataclass, field
from typing import Any

from rulewright.content.loader import Tables
from rulewright.core.drawing import PIECE, Pieces
from rulewright.svg.brush import Frame, Glowing, Outline
from rulewright.svg.elements import Value, esc, group, num, path, title

from ..model.state import GodaiState
from ..table.texts import GodaiTexts
from .scene import Scene, scene

Box = tuple[float, float, float, float]
RIMS = ((22.0, "0.18"), (12.0, "0.35"), (5.5, "1"))
"""Rims of what glows on the map, which is shown much smaller than it is drawn."""


class Shape(Outline):
    """The edge of a part of the map: it shines through its whole face."""

    def shine(self, colour: str) -> str:
        place = {"transform": f"translate({self.x:.1f} {self.y:.1f})"}
        face = path(self.d, colour, opacity="0.13", **place)
        return face + "".join(
            [
                path(self.d, stroke=colour, stroke_width=wide, opacity=faint, stroke_linejoin="round", **place)
                for wide, faint in RIMS
            ]
        )


@dataclass
class Brush(Glowing):
    theme: str
    tables: Tables
    state: GodaiState
    texts: GodaiTexts
    wanted: Set[str] = frozenset()
    pieces: Pieces = field(default_factory=Pieces)
    glows: dict[str, str] = field(default_factory=dict)
    edges: dict[str, Outline | Frame] | None = None
    narrow: bool = False
    """Whether the drawing is for a phone."""
    shift: tuple[float, float, float] = (0, 0, 1)
    """Where the origin of what is drawn now lies on the table, and how much larger it is shown there."""
    window: Box | None = None
    """The part of the map that is shown, if it is not the whole."""

    def sees(self, x: float, y: float) -> bool:
        """Whether a place of the map is shown."""
        if self.window is None:
            return True
        left, top, w, h = self.window
        return left < x < left + w and top < y < top + h

    @property
    def scene(self) -> Scene:
        return scene(self.theme, self.state.stage == "siege")

    @property
    def glow_colour(self) -> str:
        return self.scene.glow

    @property
    def manner(self) -> Hashable:
        return self.scene, self.texts.language, self.texts.names, self.narrow

    @property
    def size(self) -> float:
        """The usual size of letters beside the map: what can be read on the screen that it is for."""
        return 14.0 if self.narrow else 17.0

    def record(self, table: str, id: str) -> Any:
        """A component, or None if the game has no such one."""
        return self.tables.get(table, {}).get(id)

    def say(self, message: str, /, **values: Any) -> str:
        return self.texts.say(message, **values)

    def name(self, kind: str, id: str) -> str:
        return self.texts.name_of(kind, id)

    def box(self, id: str, box: Box, r: float = 8) -> None:
        """Note the box that shines when this id is highlighted, in the measure of what is drawn now."""
        x, y, k = self.shift
        rims = tuple([(wide * k * 0.5, faint) for wide, faint in ((9.0, "0.3"), (4.0, "1"))])
        self.glow_box(id, x + box[0] * k, y + box[1] * k, box[2] * k, box[3] * k, r * k, rims)

    def shape(self, id: str, d: str, x: float, y: float) -> None:
        """Note the outline on the map that shines when this id is highlighted."""
        if id in self.wanted:
            self._note(id, Shape(d, x, y))

    def part(self, id: str, name: str, *drawn: str, piece: str | None = None, **attributes: Value) -> str:
        """A part that can be pointed at: with its id, its name, and what it is like if it comes and goes."""
        found = group(title(name), *drawn, id=id, **attributes)
        return found if piece is None else found.replace("<g ", f'<g {PIECE}="{esc(piece)}" ', 1)


def placed(x: float, y: float, k: float, *drawn: str) -> str:
    """Parts in a measure of their own, put on the table."""
    return group(*drawn, transform=f"translate({num(x)} {num(y)}) scale({k:.4g})")


__all__ = ["Box", "Brush", "placed"]
