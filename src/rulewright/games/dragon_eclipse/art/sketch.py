"""The sketch of one creature: parts with one outline weight and one light, marks upon them, eyes."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rulewright.svg.elements import Value, circle, ellipse, group, path
from rulewright.svg.palette import mix

from .shapes import MIDDLE, Shape, area, curve, mirrored, shape, sunk, thickness

INK = "#1b1530"
"""The outline of every creature, on light and on dark."""
WEIGHT = 3.6
"""The weight of every outline."""
_NIGHT = "#21124a"
_SUN = "#fff3cf"
_FRAME = "translate(8 8) scale(0.92)"
"""Creatures are drawn to the edge of 200 by 200; their halo needs room."""

Drawn = Shape | str


class Sketch:
    """Collects the parts of a creature from the farthest to the nearest, and the outline of them all."""

    def __init__(self) -> None:
        self.turned = False
        """Whether the creature is written facing left and drawn facing right; the light stays where it is."""
        self.drawn: list[str] = []
        self.outlines: list[str] = []

    def part(self, drawn: Drawn, fill: str, depth: float = 1, weight: float = WEIGHT) -> None:
        """A solid part: outlined, bright towards the light, dark away from it. `depth` scales the modelling."""
        points = self._points(drawn)
        if area(points) < 0:  # one way round for all, or overlapping parts would cut holes into the whole outline
            points = points[::-1]
        d = curve(points)
        self.outlines.append(d)
        self.drawn.append(path(d, mix(fill, _NIGHT, 0.4), stroke=INK, stroke_width=weight, stroke_linejoin="round"))
        deep = min(thickness(points) * 0.34, 10) * depth
        if deep > 2.4:  # the rim of light of a thinner part would be lost beside its outline
            self.drawn.append(path(curve(sunk(points, weight * 0.35, 0, deep)), mix(fill, _SUN, 0.42)))
        self.drawn.append(path(curve(sunk(points, weight * 0.35, deep * 0.45, deep)), fill))

    def pair(self, drawn: Drawn, fill: str, depth: float = 1) -> None:
        """A part and its mirror image."""
        points = _written(drawn)
        self.part(points, fill, depth)
        self.part(mirrored(points), fill, depth)

    def flat(self, drawn: Drawn, fill: str, **attributes: Value) -> None:
        """A mark without an outline: a belly, a spot, a glow."""
        self.drawn.append(path(curve(self._points(drawn)), fill, **attributes))

    def flats(self, drawn: Drawn, fill: str, **attributes: Value) -> None:
        """A mark and its mirror image."""
        self.flat(drawn, fill, **attributes)
        self.flat(mirrored(_written(drawn)), fill, **attributes)

    def line(self, drawn: Drawn, colour: str = INK, width: float = 2.4) -> None:
        """An open line: a mouth, a seam, a whisker."""
        d = curve(self._points(drawn), closed=False)
        self.drawn.append(path(d, stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"))

    def lines(self, drawn: Drawn, colour: str = INK, width: float = 2.4) -> None:
        """A line and its mirror image."""
        self.line(drawn, colour, width)
        self.line(mirrored(_written(drawn)), colour, width)

    def dot(self, x: float, y: float, r: float, fill: str, **attributes: Value) -> None:
        self.drawn.append(circle(2 * MIDDLE - x if self.turned else x, y, r, fill, **attributes))

    def eye(
        self, x: float, y: float, r: float, iris: str, look: tuple[float, float] = (0, 0), slit: bool = False,
        white: str = "#fffaf0", lid: str = "", tilt: float = 0, closed: float = 0.3,
    ) -> None:  # fmt: skip
        """The eye that one sees first. A lid of the given colour covers its top; `tilt` > 0 lowers it rightwards."""
        if self.turned:
            x, look, tilt = 2 * MIDDLE - x, (-look[0], look[1]), -tilt
        self.drawn.append(circle(x, y, r, white, stroke=INK, stroke_width=2.8))
        ix, iy = x + look[0] * r * 0.3, y + look[1] * r * 0.3
        self.drawn.append(circle(ix, iy, r * 0.7, iris))
        if slit:
            self.drawn.append(ellipse(ix, iy, r * 0.2, r * 0.64, INK))
        else:
            self.drawn.append(circle(ix, iy, r * 0.42, INK))
        if lid:
            self._lid(x, y, r, lid, tilt, closed)
        glint = iy - r * 0.28 + (r * closed * 0.8 if lid else 0)
        self.drawn.append(circle(ix - r * 0.26, glint, r * 0.22, "#ffffff"))

    def _lid(self, x: float, y: float, r: float, fill: str, tilt: float, closed: float) -> None:
        """The part of the eye's circle above a chord."""
        turn = tilt * pi / 180
        half = pi * (0.16 + 0.34 * closed / 0.5) if closed < 0.5 else pi / 2
        arc = [-pi / 2 + turn - half + 2 * half * i / 8 for i in range(9)]
        rim = [(x + (r + 0.4) * cos(a), y + (r + 0.4) * sin(a)) for a in arc]
        self.drawn.append(
            path(curve([rim[0], *rim, rim[-1]]), fill, stroke=INK, stroke_width=2.8, stroke_linejoin="round")
        )

    def eyes(
        self, x: float, y: float, r: float, iris: str, look: tuple[float, float] = (0, 0), slit: bool = False,
        white: str = "#fffaf0", lid: str = "", tilt: float = 0, closed: float = 0.3,
    ) -> None:  # fmt: skip
        """Two eyes that look at us; the given one is the left, and `tilt` > 0 makes both frown."""
        self.eye(x, y, r, iris, look, slit, white, lid, tilt, closed)
        self.eye(2 * MIDDLE - x, y, r, iris, look, slit, white, lid, -tilt, closed)

    def svg(self, halo: str) -> str:
        """The creature with a halo around its whole outline, which frees it from any ground."""
        rim = path("".join(self.outlines), halo, stroke=halo, stroke_width=WEIGHT * 3.2, stroke_linejoin="round")
        return group(rim, *self.drawn, transform=_FRAME)

    def shadow(self, colour: str) -> str:
        """The whole outline as one flat figure."""
        d = "".join(self.outlines)
        return path(d, colour, stroke=colour, stroke_width=WEIGHT, stroke_linejoin="round", transform=_FRAME)

    def _points(self, drawn: Drawn) -> Shape:
        points = _written(drawn)
        return mirrored(points) if self.turned else points


def _written(drawn: Drawn) -> Shape:
    return shape(drawn) if isinstance(drawn, str) else drawn


Draw = Callable[[Sketch], None]
"""How one creature is drawn."""
