"""Portraits of mystlings: the aura of their element, and before it the creature."""

from __future__ import annotations

from functools import cache

from rulewright.svg.elements import group, tag, title
from rulewright.svg.palette import THEMES

from ..model.vocabulary import Element
from . import air, dark, earth, fire, light, water
from .auras import aura, aura_of
from .shapes import FINE
from .sketch import Draw, Sketch

SIZE = 200
"""A portrait fills a square of this side, from 0 0."""

_ELEMENTS: dict[Element, dict[str, Draw]] = {
    Element.FIRE: fire.CREATURES,
    Element.WATER: water.CREATURES,
    Element.EARTH: earth.CREATURES,
    Element.AIR: air.CREATURES,
    Element.LIGHT: light.CREATURES,
    Element.DARK: dark.CREATURES,
}
_CREATURES = {id_: (element, draw) for element, drawn in _ELEMENTS.items() for id_, draw in drawn.items()}

PORTRAITS: dict[str, Element] = {id_: element for id_, (element, _) in _CREATURES.items()}
"""Who has a portrait, and with which element behind."""


@cache
def portrait(id_: str, theme: str = "dark") -> str:
    """A mystling as an SVG group in a square of `SIZE`. It defines no ids: any number of them share a page."""
    element, _ = _find(id_, theme)
    return group(aura(element, theme), creature(id_, aura_of(element, theme).halo), class_="portrait")


@cache
def creature(id_: str, halo: str, grid: int = FINE) -> str:
    """The mystling alone, with a halo of this colour around it; on a coarse grid for where it is only seen small."""
    return _sketch(id_, grid).svg(halo)


@cache
def silhouette(id_: str, colour: str) -> str:
    """The mystling as one flat figure, for places where it is not known yet."""
    return _sketch(id_).shadow(colour)


def portrait_document(id_: str, theme: str = "dark", name: str = "") -> str:
    """A portrait that stands alone, with a name for screen readers."""
    return tag(
        "svg",
        title(name or id_.replace("-", " ").title()),
        portrait(id_, theme),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIZE} {SIZE}",
        role="img",
    )


def _sketch(id_: str, grid: int = FINE) -> Sketch:
    _, draw = _find(id_)
    sketch = Sketch(grid)
    draw(sketch)
    return sketch


def _find(id_: str, theme: str = "dark") -> tuple[Element, Draw]:
    if id_ not in _CREATURES:
        raise LookupError(f"no portrait of {id_!r}; there are {', '.join(sorted(_CREATURES))}")
    if theme not in THEMES:
        raise LookupError(f"no theme {theme!r}; there are {', '.join(sorted(THEMES))}")
    return _CREATURES[id_]
