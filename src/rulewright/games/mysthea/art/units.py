"""Carved tokens: shield, hex block, tower. Shape tells the unit, crest and colour tell the seat.

A token stands on the origin, about 28 wide and 34 high. Drawn once for each colour, shown with `use`.
"""

from __future__ import annotations

from functools import cache, lru_cache

from rulewright.svg.elements import Value, at, circle, group, linear, path, tag, text
from rulewright.svg.icons import CRESTS
from rulewright.svg.palette import mix

from ..model.vocabulary import Colour, Unit
from .colours import MATERIALS, Material


@lru_cache(512)
def crest(colour: str, x: float, y: float, size: float, ink: str) -> str:
    """A crest around its middle."""
    scale = size / 24
    return path(CRESTS[colour], ink, transform=f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({scale:.3f})")


@lru_cache(512)
def badge(colour: str, x: float, y: float, r: float) -> str:
    """The crest on a disc of its colour."""
    made = MATERIALS[Colour(colour)]
    return (
        circle(x, y, r, made.base, stroke=made.edge, stroke_width=max(1, r / 9))
        + circle(x, y, r * 0.84, "none", stroke=made.light, stroke_width=max(0.6, r / 16), opacity="0.7")
        + crest(colour, x, y, r * 1.15, made.crest)
    )


def _carved(d: str, made: Material, colour: str) -> str:
    """A shape with thickness: a dark copy below, a lit face above."""
    return (
        path(d, made.shade, stroke=made.edge, stroke_width=2.4, stroke_linejoin="round", transform="translate(0 3)")
        + path(d, f"url(#m-seat-{colour})", stroke=made.edge, stroke_width=1.3, stroke_linejoin="round")
        + path(
            d,
            stroke=made.light,
            stroke_width=1,
            opacity="0.75",
            transform="translate(0 -16) scale(.84) translate(0 16)",
        )
    )


_SHIELD = "M0 -34C5 -31 9.5 -30 14 -30C14 -17 10 -7 0 -2C-10 -7 -14 -17 -14 -30C-9.5 -30 -5 -31 0 -34Z"
_BLOCK = "M0 -33L14 -25V-10L0 -2L-14 -10V-25Z"
_TOWER = "M-13 -34H-7V-30H-3V-34H3V-30H7V-34H13V-24L10 -21V-9L13 -5V-2H-13V-5L-10 -9V-21L-13 -24Z"


def _troop(made: Material, colour: str) -> str:
    return _carved(_SHIELD, made, colour) + crest(colour, 0, -19, 15, made.crest)


def _golem(made: Material, colour: str) -> str:
    return "".join(
        (
            _carved(_BLOCK, made, colour),
            path("M-14 -25L0 -18L14 -25L0 -33Z", made.light, opacity="0.55"),
            path("M0 -18V-2M-14 -25L0 -18L14 -25", stroke=made.shade, stroke_width=1.2, opacity="0.8"),
            circle(0, -15, 7.6, made.base, stroke=made.shade, stroke_width=1),
            crest(colour, 0, -15, 11, made.crest),
        )
    )


def _fortification(made: Material, colour: str) -> str:
    return "".join(
        (
            _carved(_TOWER, made, colour),
            path("M-13 -24H13M-10 -9H10", stroke=made.shade, stroke_width=1.3, opacity="0.8"),
            crest(colour, 0, -16, 11, made.crest),
        )
    )


@cache
def definitions(colours: tuple[str, ...]) -> str:
    """The tokens and the gradient of every colour at the table."""
    parts = []
    for colour in colours:
        made = MATERIALS[Colour(colour)]
        parts.append(
            linear(
                f"m-seat-{colour}",
                (0, made.light, 1),
                (0.3, made.base, 1),
                (1, mix(made.base, made.shade, 0.55), 1),
                across=True,
                x1=0,
                y1=0,
                x2=0.6,
                y2=1,
            )
        )
        for unit, draw in ((Unit.TROOP, _troop), (Unit.GOLEM, _golem), (Unit.FORTIFICATION, _fortification)):
            parts.append(group(draw(made, colour), id=f"m-{colour}-{unit}"))
    return "".join(parts)


def token(unit: Unit, colour: str, x: float, y: float, scale: float = 1, **attributes: Value) -> str:
    """A token that stands here."""
    return at(x, y, tag("use", href=f"#m-{colour}-{unit}"), scale=scale, **attributes)


def count(number: int, x: float, y: float, ink: str, ground: str, r: float = 7.5) -> str:
    """How many pieces a stack stands for."""
    return circle(x, y, r, ground, stroke=ink, stroke_width=1.2) + text(
        x, y + r * 0.48, str(number), r * 1.35, ink, "middle", font_weight="700"
    )
