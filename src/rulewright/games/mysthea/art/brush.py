"""The brush: what every part of a drawing needs to know, and where it notes how each piece can be highlighted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Set
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rulewright.core.drawing import Pieces
from rulewright.svg.brush import Frame, Glowing, Outline

from ..model.geography import ISLANDS, REGIONS, TERRAIN, island_of
from ..table.control_shown import HELD, Holder
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
    view: dict[str, Any]
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

    def seeing(self, seen: dict[str, Any]) -> Brush:
        return replace(self, view=seen, wanted=frozenset(), glows={})

    @cached_property
    def holders(self) -> dict[int, Holder]:
        """Who controls each region, as far as what is drawn tells it (`slices.with_holders`, `slices.held`)."""
        return {region: Holder(seat, strength) for region, seat, strength in self.view[HELD]}

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

    def held(self, region: int) -> str:
        """Whose region it is, for titles; empty where nobody has a unit."""
        holder = self.holders.get(region)
        if holder is None:
            return ""
        strength = f"{self.say('word', 'strength')} {holder.strength}"
        return f"{self.say('word', 'control')}: {self.seat_name(holder.seat)} ({strength})"

    @property
    def glow_colour(self) -> str:
        return self.scene.glow


def region_id(region: int) -> str:
    return f"region-{REGIONS[region]}"
