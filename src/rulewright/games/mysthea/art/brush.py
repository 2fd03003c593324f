"""The brush: what every part of a drawing needs to know, and where it notes how each piece can be highlighted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.svg.elements import path, rect

from ..geography import ISLANDS, REGIONS, TERRAIN, island_of
from .colours import Scene
from .facts import Facts

Label = Callable[[str, str], str]


def plain_label(kind: str, name: str) -> str:
    """An id as words, for want of a language: `kolbor-malabor` becomes `Kolbor Malabor`."""
    return name.replace("-", " ").replace(".", " · ").title() if name.islower() else name


@dataclass
class Brush:
    scene: Scene
    facts: Facts
    view: dict[str, Any]
    label: Label
    names: Sequence[str]
    wanted: Collection[str]
    glows: dict[str, str] = field(default_factory=dict)

    def say(self, kind: str, name: str) -> str:
        """A name in the reader's language; a label need not know the words of the table itself."""
        try:
            return self.label(kind, name)
        except LookupError:
            return plain_label(kind, name)

    def seat_name(self, seat: int) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("colour", self.colour(seat))

    def colour(self, seat: int) -> str:
        return str(self.view["boards"][seat]["colour"])

    def region_name(self, region: int) -> str:
        return f"{self.say('island', ISLANDS[island_of(region)])} · {self.say('terrain', TERRAIN[region])}"

    def glow(self, id_: str, d: str, x: float = 0, y: float = 0) -> None:
        """Note the outline that shines when this id is highlighted."""
        if id_ in self.wanted:
            place = {"transform": f"translate({x:.1f} {y:.1f})"} if x or y else {}
            colour = self.scene.glow
            self.glows[id_] = "".join(
                path(d, stroke=colour, stroke_width=width, opacity=opacity, stroke_linejoin="round", **place)
                for width, opacity in ((14, "0.18"), (8, "0.35"), (3, "1"))
            )

    def glow_box(self, id_: str, x: float, y: float, w: float, h: float, r: float = 6) -> None:
        if id_ in self.wanted:
            colour = self.scene.glow
            self.glows[id_] = "".join(
                rect(x, y, w, h, r=r, stroke=colour, stroke_width=width, opacity=opacity)
                for width, opacity in ((14, "0.18"), (8, "0.35"), (3, "1"))
            )


def region_id(region: int) -> str:
    return f"region-{REGIONS[region]}"
