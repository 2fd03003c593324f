"""The sketch of one creature: parts with one outline weight and one light, marks upon them, eyes."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from rulewright.svg.elements import Value, circle, ellipse, group, path
from rulewright.svg.palette import mix

from .shapes import FINE, MIDDLE, Shape, area, curve, edged, mirrored, rim, shape, sunk, thickness

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

    def __init__(self, grid: int = FINE) -> None:
        self.grid = grid
        """How finely its curves are written."""
        self.turned = False
        """Whether the creature is written facing left and drawn facing right; the light stays where it is."""
        self.drawn: list[str] = []
        self.outlines: list[str] = []

    def part(self, drawn: Drawn, fill: str, depth: float = 1, weight: float = WEIGHT) -> None:
        """A solid part: outlined, bright towards the light, dark away from it. `depth` scales the modelling."""
        self._solid([self._points(drawn)], fill, depth, weight)

    def pair(self, drawn: Drawn, fill: str, depth: float = 1) -> None:
        """A part and its mirror image."""
        one = self._points(drawn)
        sides = [one, mirrored(one)]
        reach = min([abs(x - MIDDLE) for x, _ in one])
        apart = reach > WEIGHT and len({x > MIDDLE for x, _ in one}) == 1
        for together in [sides] if apart else [[side] for side in sides]:
            self._solid(together, fill, depth, WEIGHT)

    def _solid(self, parts: list[Shape], fill: str, depth: float, weight: float) -> None:
        """Parts that do not touch each other, in one go."""
        outlines, lit, lying = "", "", ""
        for points in parts:
            if area(points) < 0:  # one way round for all, or overlapping parts would cut holes into the whole outline
                points = points[::-1]
            d = curve(points, grid=self.grid)
            self.outlines.append(d if self.grid == FINE else edged(points))
            outlines += d
            deep = min(thickness(points) * 0.34, 10) * depth
            edges = rim(points)
            if deep > (2.4 if self.grid == FINE else 6):  # a thinner rim of light would be lost beside the outline
                lit += curve(sunk(edges, weight * 0.35, 0, deep), grid=self.grid)
            lying += curve(sunk(edges, weight * 0.35, deep * 0.45, deep), grid=self.grid)
        self.drawn.append(
            f'<path d="{outlines}" fill="{mix(fill, _NIGHT, 0.4)}" stroke="{INK}" stroke-width="{weight:g}"/>'
        )
        if lit:
            self.drawn.append(f'<path d="{lit}" fill="{mix(fill, _SUN, 0.42)}"/>')
        self.drawn.append(f'<path d="{lying}" fill="{fill}"/>')

    def flat(self, drawn: Drawn, fill: str, **attributes: Value) -> None:
        """A mark without an outline: a belly, a spot, a glow."""
        points = self._points(drawn)
        if attributes:
            self.drawn.append(path(curve(points, grid=self.grid), fill, **attributes))
        else:
            self._mark(curve(points if area(points) > 0 else points[::-1], grid=self.grid), f'fill="{fill}"')

    def flats(self, drawn: Drawn, fill: str, **attributes: Value) -> None:
        """A mark and its mirror image."""
        self.flat(drawn, fill, **attributes)
        self.flat(mirrored(_written(drawn)), fill, **attributes)

    def line(self, drawn: Drawn, colour: str = INK, width: float = 2.4) -> None:
        """An open line: a mouth, a seam, a whisker."""
        d = curve(self._points(drawn), False, self.grid)
        self._mark(d, f'fill="none" stroke="{colour}" stroke-width="{width:g}"')

    def lines(self, drawn: Drawn, colour: str = INK, width: float = 2.4) -> None:
        """A line and its mirror image."""
        self.line(drawn, colour, width)
        self.line(mirrored(_written(drawn)), colour, width)

    def _mark(self, d: str, look: str) -> None:
        """A mark; those of one look that follow each other become one path."""
        tail = f'" {look}/>'
        last = self.drawn[-1] if self.drawn else ""
        if last.startswith("<path") and last.endswith(tail):
            self.drawn[-1] = last.removesuffix(tail) + d + tail
        else:
            self.drawn.append(f'<path d="{d}{tail}')

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
        edge = [(x + (r + 0.4) * cos(a), y + (r + 0.4) * sin(a)) for a in arc]
        self.drawn.append(path(curve([edge[0], *edge, edge[-1]], grid=self.grid), fill, stroke=INK, stroke_width=2.8))

    def eyes(
        self, x: float, y: float, r: float, iris: str, look: tuple[float, float] = (0, 0), slit: bool = False,
        white: str = "#fffaf0", lid: str = "", tilt: float = 0, closed: float = 0.3,
    ) -> None:  # fmt: skip
        """Two eyes that look at us; the given one is the left, and `tilt` > 0 makes both frown."""
        self.eye(x, y, r, iris, look, slit, white, lid, tilt, closed)
        self.eye(2 * MIDDLE - x, y, r, iris, look, slit, white, lid, -tilt, closed)

    def svg(self, halo: str) -> str:
        """The creature with a halo around its whole outline, which frees it from any ground."""
        glow = path("".join(self.outlines), halo, stroke=halo, stroke_width=WEIGHT * 3.2)
        return group(glow, *self.drawn, transform=_FRAME, stroke_linejoin="round", stroke_linecap="round")

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
