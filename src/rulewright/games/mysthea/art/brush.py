"""The brush: what every part of a drawing needs to know, and where it notes how each piece can be highlighted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set
from dataclasses import dataclass, field, replace
from typing import Self

from rulewright.core.drawing import Pieces
from rulewright.svg.brush import Frame, Glowing, Outline

from ..model.geography import ISLANDS, REGIONS, TERRAIN, island_of
from ..model.vocabulary import Colour
from ..table.control_shown import Holder
from .colours import Scene
from .facts import Facts

Label = Callable[[str, str], str]


def plain_label(kind: str, name: str) -> str:
    """An id as words, for want of a language: `kolbor-malabor` becomes `Kolbor Malabor`."""
    return name.replace("-", " ").replace(".", " · ").title() if name.islower() else name


@dataclass
class Brush(Glowing):
    scene: Scene
    facts: Facts
    label: Label
    names: tuple[str, ...]
    wanted: Set[str]
    language: str = ""
    """Which language `label` speaks."""
    pieces: Pieces = field(default_factory=Pieces)
    glows: dict[str, str] = field(default_factory=dict)
    edges: dict[str, Outline | Frame] | None = None

    @property
    def manner(self) -> Hashable:
        return self.scene.name, self.language, self.names

    def blank(self) -> Self:
        return replace(self, wanted=frozenset(), glows={})

    def say(self, kind: str, name: str) -> str:
        """A name in the reader's language; a label need not know the words of the table itself."""
        try:
            return self.label(kind, name)
        except LookupError:
            return plain_label(kind, name)

    def seat_name(self, seat: int, colour: Colour) -> str:
        """What the player is called; without a name, by the colour of the seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("colour", colour)

    def region_name(self, region: int) -> str:
        return f"{self.say('island', ISLANDS[island_of(region)])} · {self.say('terrain', TERRAIN[region])}"

    def held(self, holder: Holder | None) -> str:
        """Whose a region is, for titles; empty where nobody has a unit."""
        if holder is None:
            return ""
        strength = f"{self.say('word', 'strength')} {holder.strength}"
        return f"{self.say('word', 'control')}: {self.seat_name(holder.seat, holder.colour)} ({strength})"

    @property
    def glow_colour(self) -> str:
        return self.scene.glow


def region_id(region: int) -> str:
    return f"region-{REGIONS[region]}"
