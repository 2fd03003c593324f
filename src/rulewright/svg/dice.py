"""Dice as every table draws them: the outline tells the number of sides, the number tells the face.

What is special about a die has a shape of its own as well: rays around one that exploded, a line through one that was
thrown again. Colours come from the page, by the classes `die-body`, `die-face`, `die-rays` and `die-gone`.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from .elements import circle, path, polygon, rect, tag, text

SIZE = 48
_MIDDLE = SIZE / 2
_CORNERS = {4: 3, 8: 4, 12: 5, 20: 6}
"""How many corners the outline has. A cube is a square with round corners, what is none of these a circle."""
_KITE = ((24, 3), (44, 30), (24, 45), (4, 30))
"""A die with ten sides."""
_LOW = {4: 4.0, 10: 2.0}
"""How far below the middle the number stands, where the outline is wider there."""


@cache
def die(sides: int, face: int, exploded: bool = False, counts: bool = True) -> str:
    """One die as it fell; for the eyes only, since whatever it lies in says the same in words."""
    size = 21 if face < 10 else 17
    low = _MIDDLE + size * 0.36 + _LOW.get(sides, 0)
    parts = [
        polygon(_rays(), "", class_="die-rays") if exploded else "",
        _body(sides),
        text(_MIDDLE, low, str(face), size, "", "middle", class_="die-face"),
        "" if counts else path(f"M8 {SIZE - 8}L{SIZE - 8} 8", "", class_="die-gone"),
    ]
    name = "die" + " exploded" * exploded + " gone" * (not counts)
    return tag(
        "svg", *filter(None, parts), class_=name, viewBox=f"0 0 {SIZE} {SIZE}", aria_hidden="true", focusable="false"
    )


def _body(sides: int) -> str:
    if sides == 6:
        return rect(7, 7, SIZE - 14, SIZE - 14, "", 8, class_="die-body")
    if sides == 10:
        return polygon(_KITE, "", class_="die-body")
    if sides not in _CORNERS:
        return circle(_MIDDLE, _MIDDLE, 18, "", class_="die-body")
    large, low = (24.0, 4.0) if sides == 4 else (20.0, 0.0)
    return polygon(_ring(_CORNERS[sides], -90, large, low), "", class_="die-body")


def _ring(corners: int, first: float, radius: float, low: float = 0.0) -> list[tuple[float, float]]:
    """Corners around the middle, beginning in the direction `first`, in degrees."""
    angles = [(first + 360 * corner / corners) * pi / 180 for corner in range(corners)]
    return [(_MIDDLE + radius * cos(angle), _MIDDLE + low + radius * sin(angle)) for angle in angles]


def _rays() -> list[tuple[float, float]]:
    outer, inner = _ring(12, -90, 24), _ring(12, -75, 18)
    return [corner for pair in zip(outer, inner, strict=True) for corner in pair]
