"""Icons on one 24 px grid: strokes of 2 px and one filled mass, coloured by `currentColor`.

A drawing carries the symbols it uses (`define`) and shows them by name (`icon`).
"""

from __future__ import annotations

from collections.abc import Mapping

from .elements import num

_FILLED = 'fill="currentColor"'


def mass(d: str) -> str:
    """The filled mass."""
    return f'<path {_FILLED} d="{d}"/>'


def stroke(d: str) -> str:
    """Strokes."""
    return f'<path d="{d}"/>'


def dot(x: float, y: float, r: float) -> str:
    return f'<circle {_FILLED} stroke="none" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


ICONS: dict[str, str] = {
    "sword": mass("M20.5 3.5 19 8l-8.2 8.2-3-3L16 5z") + stroke("M5 12.5 11.5 19M8 16l-4.5 4.5"),
    "flag": stroke("M6 21.5V3") + mass("M6 4c4.5-2 7.5 2 12.5 0v9c-5 2-8-2-12.5 0z"),
    "star": mass("M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z"),
    "points": ring(12, 12, 8.5) + mass("M12 7l4.5 5-4.5 5-4.5-5z"),
    "strength": stroke("M4 20 15.5 8.5M20 20 8.5 8.5M3.5 15.5l5 5M20.5 15.5l-5 5")
    + mass("M21 3l-1 4.5-3 3L13.5 7l3-3zM3 3l1 4.5 3 3L10.5 7l-3-3z"),
    "hand": stroke("M9.5 4.5 3 6.5l4 13 3-1M14.5 4.5l6.5 2-4 13-3-1") + mass("M8.5 5h7v14h-7z"),
    "deck": stroke("M8 3.5h11.5V18") + mass("M4.5 7H16v13.5H4.5z"),
    "discard": stroke("M7 4.5h10v6M7 4.5v6M4 14l8 6.5 8-6.5") + mass("M8.5 14h7L12 17.5z"),
    "recharge": stroke("M20 12a8 8 0 1 1-2.8-6.1M20.5 2.5v4.5H16") + mass("M13 7.5 8.5 13H12l-1 4 4.5-5.5H12z"),
    "round": stroke("M6 3h12M6 21h12M7.5 3c0 5 3 6 4.5 9-1.5 3-4.5 4-4.5 9M16.5 3c0 5-3 6-4.5 9 1.5 3 4.5 4 4.5 9")
    + mass("M9 20c.8-2.5 2-3.5 3-4.5 1 1 2.2 2 3 4.5z"),
    "compass": ring(12, 12, 9) + mass("M16.5 7.5 13.5 13.5 7.5 16.5 10.5 10.5z"),
    "eye": stroke("M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z") + dot(12, 12, 3.4),
    "wound": mass("M12 3c3.5 4.5 6 7.8 6 11.3A6 6 0 0 1 12 20.5a6 6 0 0 1-6-6.2C6 10.8 8.5 7.5 12 3z"),
    "claw": mass(
        "M4.5 21C3 14 4 8 7.5 3c.5 6 .5 11.5-3 18zM11 21.5C9.5 14 11 7.5 14 2.5c.8 6.5.5 12.5-3 19z"
        "M17.5 21C16.5 15 17.5 9.5 20.5 5c.8 5.5.5 11-3 16z"
    ),
}
"""What any game may need; a game has its own beside them (`TableFace.icons`)."""

CRESTS: dict[str, str] = {
    "red": "M12 1.5 21.5 21.5 12 16.5 2.5 21.5z",
    "yellow": "M12 1l2.2 4.6 4.9-1.7-1.7 4.9L22 11l0 2-4.6 2.2 1.7 4.9-4.9-1.7"
    "L13 23h-2l-2.2-4.6-4.9 1.7 1.7-4.9L1 13v-2l4.6-2.2-1.7-4.9 4.9 1.7L11 1z",
    "blue": "M12 1.5C16 8 20 11.5 20 15.5a8 7.5 0 0 1-16 0C4 11.5 8 8 12 1.5z",
    "black": "M16 2A10.5 10.5 0 1 0 22.5 16.5 9 9 0 0 1 16 2z",
    "white": "M12 1 20.5 12 12 23 3.5 12z",
}
"""The crest of each seat's colour: spearhead, sun, drop, crescent, lozenge. Colour alone never identifies a seat."""


def define(icons: Mapping[str, str]) -> str:
    """The definitions of these icons: of our own, or of those that only one game has."""
    return "".join(
        f'<symbol id="i-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}</g></symbol>'
        for name, body in icons.items()
    )


def icon(name: str, x: float, y: float, size: float, colour: str, opacity: str = "1") -> str:
    """An icon around its middle."""
    half = size / 2
    faint = "" if opacity == "1" else f' opacity="{opacity}"'
    return (
        f'<use href="#i-{name}" x="{num(x - half)}" y="{num(y - half)}" width="{num(size)}" height="{num(size)}" '
        f'color="{colour}"{faint}/>'
    )
