"""The aura of an element, behind its creatures: one figure per element, deep on dark and pale on light."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from rulewright.svg.elements import circle, outline, path
from rulewright.svg.palette import mix

from ..model.vocabulary import Element
from .shapes import Shape, curve, flame, ruffled, scalloped


@dataclass(frozen=True)
class Aura:
    far: str
    near: str
    halo: str
    """Drawn around the creature itself."""


_AURAS = {
    "dark": {
        Element.FIRE: Aura("#5c1a1c", "#94321c", "#ffc98a"),
        Element.WATER: Aura("#123b66", "#1c5f92", "#bfe9ff"),
        Element.EARTH: Aura("#3a3320", "#5f5a2c", "#e2dba0"),
        Element.AIR: Aura("#1d4a55", "#2f7480", "#d6fbf5"),
        Element.LIGHT: Aura("#6b4a12", "#a57a1f", "#fff3bf"),
        Element.DARK: Aura("#2a1650", "#4a2a80", "#d9bcff"),
    },
    "light": {
        Element.FIRE: Aura("#f6b58a", "#fbd7b4", "#fff6ec"),
        Element.WATER: Aura("#9fcdea", "#cbe6f5", "#f7fdff"),
        Element.EARTH: Aura("#c9be86", "#e3dcb4", "#fdfbef"),
        Element.AIR: Aura("#a3d9d4", "#d2f0ec", "#f8fffd"),
        Element.LIGHT: Aura("#f2d271", "#faeab4", "#fffdf2"),
        Element.DARK: Aura("#b49ad8", "#d6c6ec", "#fbf7ff"),
    },
}


def aura_of(element: Element, theme: str) -> Aura:
    return _AURAS[theme][element]


@cache
def aura(element: Element, theme: str) -> str:
    """The figure of the element, 200 by 200."""
    colours = aura_of(element, theme)
    return _FIGURES[element](colours)


def _disc(colours: Aura, r: float = 74) -> str:
    return circle(100, 100, r, colours.near) + circle(100, 100, r * 0.72, mix(colours.near, colours.halo, 0.18))


def _fire(colours: Aura) -> str:
    tongues = [
        (x, 150 - abs(x - 100) * 0.25, 46, 150 - abs(x - 100) * 0.9, (x - 100) * 0.2) for x in (34, 66, 134, 166)
    ]
    tongues.append((100, 160, 60, 156, 4))
    figures = [curve(flame(*tongue)) for tongue in tongues]
    return path("".join(figures), colours.far) + circle(100, 108, 84, colours.far) + _disc(colours)


def _water(colours: Aura) -> str:
    waves = []
    for k, y in enumerate((58, 84, 110, 136)):
        reach = (86 * 86 - (y - 100) ** 2) ** 0.5
        line: Shape = [(100 - reach + i * reach / 4, y + (4 if (i + k) % 2 else -4)) for i in range(9)]
        waves.append(curve(line, closed=False))
    strokes = path("".join(waves), stroke=mix(colours.far, colours.near, 0.5), stroke_width=4, stroke_linecap="round")
    drops = "".join(circle(x, y, r, colours.far) for x, y, r in ((16, 40, 7), (184, 52, 9), (178, 26, 5), (22, 168, 6)))
    return circle(100, 100, 92, colours.far) + _disc(colours, 80) + strokes + drops


def _earth(colours: Aura) -> str:
    def rock(r: float, turn: float) -> Shape:
        rough = (1, 0.9, 1.04, 0.93, 1, 0.95, 1.03, 0.9, 0.98)
        return [
            (100 + r * k * cos(2 * pi * i / 9 + turn), 100 + r * k * sin(2 * pi * i / 9 + turn))
            for i, k in enumerate(rough)
        ]

    inner = outline(rock(56, 0.5))
    return (
        path(outline(rock(95, 0.2)), colours.far)
        + path(outline(rock(78, 0.4)), colours.near)
        + path(inner, mix(colours.near, colours.halo, 0.18))
    )


def _air(colours: Aura) -> str:
    def swirl(r: float, turn: float) -> str:
        return curve(
            [(100 + (r - 5 * i) * cos(turn + i * 0.42), 100 + (r - 5 * i) * sin(turn + i * 0.42)) for i in range(8)],
            closed=False,
        )

    arms = "".join(swirl(94, 2 * pi * k / 5) for k in range(5))
    return (
        circle(100, 100, 82, colours.far)
        + path(arms, stroke=colours.far, stroke_width=9, stroke_linecap="round")
        + _disc(colours, 72)
        + path("".join(swirl(70, 2 * pi * k / 3) for k in range(3)), stroke=colours.far, stroke_width=3, opacity="0.6")
    )


def _light(colours: Aura) -> str:
    rays = outline(
        [
            (100 + r * cos(pi * i / 16), 100 + r * sin(pi * i / 16))
            for i in range(32)
            for r in ((98 if i % 4 == 0 else 90 if i % 2 == 0 else 74),)
        ]
    )
    return path(rays, colours.far) + _disc(colours, 70)


def _dark(colours: Aura) -> str:
    cloud = curve(scalloped(100, 100, 95, 95, 11, 0.12))
    crescent = circle(100, 100, 76, colours.near) + circle(112, 110, 62, mix(colours.far, colours.near, 0.55))
    stars = curve(ruffled(30, 44, 6, 6, 4, 0.6, 0)) + curve(ruffled(172, 60, 5, 5, 4, 0.6, 0))
    return path(cloud, colours.far) + crescent + path(stars, colours.halo)


_FIGURES = {
    Element.FIRE: _fire,
    Element.WATER: _water,
    Element.EARTH: _earth,
    Element.AIR: _air,
    Element.LIGHT: _light,
    Element.DARK: _dark,
}
