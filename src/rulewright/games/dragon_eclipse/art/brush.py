"""The brush: what every part of a drawing needs to know, and where it notes how each piece can be highlighted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec

from rulewright.core.drawing import Pieces
from rulewright.core.text import ComponentText
from rulewright.svg.brush import Frame as Edge
from rulewright.svg.brush import Glowing, Outline

from ..conditions import Asked
from ..content.components import Content, Terrain
from ..effects import AnyEffect
from ..model.state import DragonState
from ..model.vocabulary import Side
from ..passives import Frame
from ..table.component_texts import frames_text, terrain_text
from ..table.texts import DragonTexts
from .colours import Scene, Seal

if TYPE_CHECKING:
    from ..game import DragonEclipse

_KEPT: dict[Any, Any] = {}
_MOST_KEPT = 8000
_key = msgspec.msgpack.Encoder().encode
T = TypeVar("T")


def _kept(key: Any, make: Callable[[], T]) -> T:
    """What was written before: a drawing says the same things again and again."""
    found: T | None = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = make()
    return found


class OpenTable:
    """All that lies open on a table, for a piece that may show any of it; equal where all of it is."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self._key = _key(view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpenTable) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@dataclass
class Brush(Glowing):
    scene: Scene
    game: DragonEclipse
    view: dict[str, Any]
    texts: DragonTexts
    wanted: Set[str] = frozenset()
    pieces: Pieces = field(default_factory=Pieces)
    glows: dict[str, str] = field(default_factory=dict)
    edges: dict[str, Outline | Edge] | None = None
    narrow: bool = False
    """Whether the drawing is for a phone: as wide as `leaves.NARROW`, and as high as it takes."""
    size: tuple[float, float] = (1200, 1000)
    """How wide and high the drawing is; whoever draws for a phone notes it."""

    @property
    def content(self) -> Content:
        return self.game.content

    @property
    def state(self) -> DragonState:
        """What is drawn, as typed records; a piece has it if the whole table is handed over (`whole`, `seeing`)."""
        return self.game.table.seen(self.view)

    @property
    def glow_colour(self) -> str:
        return self.scene.glow

    @property
    def manner(self) -> Hashable:
        return self.scene.name, self.texts.language, self.texts.names, self.narrow

    def blank(self) -> Self:
        return replace(self, view={}, wanted=frozenset(), glows={})

    @cached_property
    def whole(self) -> OpenTable:
        """All that this brush knows of the table, to hand it over to a piece."""
        return OpenTable(self.view)

    def seeing(self, whole: OpenTable) -> Self:
        """A brush that notes where this one does, and knows the table."""
        return replace(self, view=whole.view)

    @property
    def theme(self) -> str:
        return self.scene.name

    def least(self, size: float, least: float) -> float:
        """A size that must not be smaller than this on a phone, where the Arena is small."""
        return max(size, least) if self.narrow else size

    def name(self, kind: str, id_: str) -> str:
        """What a component or a word is called: `name("card", "bite")`."""
        return _kept((self.texts.say, kind, id_), lambda: self.texts.name(kind, id_))

    def say(self, message: str, /, **values: Any) -> str:
        """A sentence of the language files."""
        key = (self.texts.say, message, *values.values())
        return _kept(key, lambda: self.texts.say(message, **values))

    def does(self, effects: Sequence[AnyEffect]) -> str:
        """Effects inside a sentence; empty if there are none."""
        return _kept((self.texts.say, _key(effects)), lambda: self.texts.do(effects)) if effects else ""

    def lasts(self, frames: Sequence[Frame]) -> str:
        """What lasts, in sentences."""
        return _kept((self.texts.say, "frames", _key(frames)), lambda: frames_text(self.texts, frames))

    def asks(self, condition: Asked) -> str:
        """What a Taming card or a quest asks for, as a line of its own."""
        say = self.texts.say
        return _kept((say, "asked", _key(condition)), lambda: say.sentence(condition.text(say)).rstrip("."))

    def lies(self, side: Side, terrain: Terrain) -> str:
        """What the Terrain of an Arena card is and does."""
        key = (self.texts.say, str(side), _key(terrain))
        return _kept(key, lambda: terrain_text(self.texts, str(side), terrain))

    def told(self, id_: str, back: bool = False) -> ComponentText:
        """What a component says."""
        return self.texts.component(id_, back)

    def seal(self, body: int) -> Seal:
        """Crest and colour of a body: 0 and 1 are the seats, everything else is on the Enemy's side."""
        return self.scene.seats[body] if body < len(self.scene.seats) else self.scene.foe
