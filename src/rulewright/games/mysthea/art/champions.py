"""The seven Champions as figures on a banner, standing or, when wounded, on one knee.

A figure stands on the origin, about 30 wide and 46 high; banner and figure together are 36 by 58.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulewright.svg.elements import circle, group, path
from rulewright.svg.icons import icon

from ..model.vocabulary import Colour
from .colours import MATERIALS
from .units import crest


class Figure(NamedTuple):
    """A silhouette in parts, so that it can kneel: the legs change, the rest bows."""

    upper: str
    legs: str
    gear: str
    """Filled, never bowed: weapons and staffs."""


_LEGS = "M-7 -14H7L8 0H2L0 -9L-2 0H-8Z"
_ROBE = "M-6 -16H6L10 0H-10Z"
_KNEELING = "M-7 -9H7L11 -7L12 0H6L5 -4L1 -3L-3 0H-13L-11 -3L-7 -4Z"

FIGURES = {
    # Horned helm, wide shoulders, great sword.
    "anuth": Figure(
        "M-6 -12L-11 -22C-12 -29 -6 -31 0 -31S12 -29 11 -22L6 -12Z"
        "M-5.5 -35a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0ZM-4 -37C-10 -38 -12 -41 -12 -46C-8 -43 -5 -42 -1 -41Z"
        "M4 -37C10 -38 12 -41 12 -46C8 -43 5 -42 1 -41Z",
        _LEGS,
        "M13 -40L15 -43L17 -40V-14H19V-11.5H16.2V-4H13.8V-11.5H11V-14H13Z",
    ),
    # Pointed hood, robe, staff with a light.
    "telron": Figure(
        "M-6 -14C-11 -22 -9 -29 -4 -30C-7 -36 -4 -41 2 -46C6 -41 7 -36 4 -30C9 -29 11 -22 6 -14Z",
        _ROBE,
        "M12 0V-34H14V0ZM13 -46L17 -40L13 -34L9 -40Z",
    ),
    # Slender, long hair, bow.
    "celethe": Figure(
        "M-5 -13L-6 -22C-8 -28 -4 -31 0 -31S8 -28 6 -22L5 -13ZM0 -42C5 -42 6 -37 5 -33"
        "L3 -31H-3C-5 -33 -6 -38 0 -42ZM-3 -41C-9 -38 -10 -28 -12 -24C-7 -25 -5 -30 -4 -34Z",
        "M-6 -14H6L6 0H2L0 -10L-2 0H-6Z",
        "M9 -42C19 -34 19 -14 9 -6C15 -15 15 -33 9 -42ZM8.5 -41H9.7V-7H8.5Z",
    ),
    # Plumed helm, spear and round shield.
    "leheir": Figure(
        "M-6 -12L-9 -23C-9 -29 -5 -31 0 -31S9 -29 9 -23L6 -12ZM-5.5 -35a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1 -11 0Z"
        "M-5 -38C-7 -46 6 -49 11 -37C7 -41 1 -42 -2 -39Z",
        _LEGS,
        "M13 0V-40H15V0ZM14 -50L17 -41H11ZM-16 -18a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z",
    ),
    # Wide hat, cape, a fan of cards.
    "sanya": Figure(
        "M-5 -13L-7 -23C-8 -28 -4 -30 0 -30S8 -28 7 -23L5 -13ZM-4 -31C-5 -38 5 -38 4 -31Z"
        "M-11 -35C-5 -38 5 -38 11 -35C6 -39 5 -44 0 -44S-6 -39 -11 -35Z",
        "M-6 -16H6L12 0H-12Z",
        "M9 -20L13 -32L17 -31L12 -19ZM12 -19L18 -30L21.5 -28L14 -18Z",
    ),
    # Two of them: one broad, one on the other's shoulder.
    "kolbor-malabor": Figure(
        "M-9 -12L-14 -21C-14 -28 -8 -31 -2 -31S10 -29 10 -22L7 -12ZM-9.5 -35a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z"
        "M3 -31C2 -37 3 -39 6 -39S11 -37 10 -30ZM3 -43a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1 -7.2 0Z",
        "M-10 -14H8L9 0H2L-1 -8L-4 0H-11Z",
        "",
    ),
    # A machine: dome, one eye, square chest.
    "cr2t1": Figure(
        "M-9 -13V-30H9V-13ZM-7 -32C-7 -42 7 -42 7 -32M2.4 -35.5a2.4 2.4 0 1 1 -4.8 0a2.4 2.4 0 1 1 4.8 0Z"
        "M-.8 -46H.8V-39H-.8ZM-13 -30H-10V-15H-13ZM10 -30H13V-15H10Z",
        "M-8 -12H-2V0H-9ZM2 -12H8L9 0H2Z",
        "",
    ),
}
STRANGER = Figure(
    "M-6 -13L-8 -22C-9 -28 -5 -31 0 -31S9 -28 8 -22L6 -13ZM-5 -33C-5 -41 5 -41 5 -33C5 -30 -5 -30 -5 -33Z",
    _ROBE,
    "M12 0V-40H14V0Z",
)
"""Whoever comes from a pack."""


def figure(champion: str, ink: str, wounded: bool = False) -> str:
    """A Champion in one colour."""
    drawn = FIGURES.get(champion, STRANGER)
    upper, legs, gear = (_parts(d, ink) for d in drawn)
    if not wounded:
        return upper + legs + gear
    bowed = group(upper, transform="translate(0 6) rotate(16 0 -13)")
    return bowed + _parts(_KNEELING, ink) + (group(gear, transform="translate(0 5)") if gear else "")


def _parts(d: str, ink: str) -> str:
    """Each closed outline on its own, so that outlines that cross do not cut each other out."""
    return "".join(path(part + "Z", ink, fill_rule="evenodd") for part in d.split("Z") if part)


@cache
def banner(champion: str, colour: str, wounded: bool = False) -> str:
    """The figure before a banner with the seat's crest; wounded, the banner is torn and the figure kneels."""
    made = MATERIALS[Colour(colour)]
    cloth = "M-18 -58H18V-8L12 -13L6 -5L0 -12L-6 -4L-12 -12L-18 -6Z" if wounded else "M-18 -58H18V-6L0 0L-18 -6Z"
    return "".join(
        (
            path(cloth, made.shade, transform="translate(1.5 2.5)", stroke=made.edge, stroke_width=1.6),
            path(cloth, f"url(#m-seat-{colour})", stroke=made.edge, stroke_width=1.6, stroke_linejoin="round"),
            path("M-15 -55H15V-9.5L0 -4.5L-15 -9.5Z", stroke=made.light, stroke_width=0.9, opacity="0.7")
            if not wounded
            else "",
            path("M-21 -59H21", stroke=made.edge, stroke_width=4.6, stroke_linecap="round"),
            path("M-21 -59H21", stroke="#d9a441", stroke_width=2.6, stroke_linecap="round"),
            crest(colour, -11.5, -50, 9, made.crest),
            group(figure(champion, made.crest, wounded), transform="translate(-1 -7) scale(.94)"),
            circle(13, -50, 6.5, "#b3261e", stroke="#ffffff", stroke_width=1) + icon("wound", 13, -50, 9, "#ffffff")
            if wounded
            else "",
        )
    )
