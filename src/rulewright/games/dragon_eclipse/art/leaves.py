"""Leaves of the field guide: the paper that everything beside the Arena is written on, and ways to write on it."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import DISPLAY, circle, num, path, rect, text
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from .colours import SCENES, Scene

NARROW = 540.0
"""The width of a drawing for phones: letters of 16 and more can be read there without looking closer."""
READABLE = 15.6
"""The smallest letters of such a drawing."""


@lru_cache(maxsize=400)
def leaf(x: float, y: float, w: float, h: float, theme: str, tint: str = "") -> str:
    """A sheet of paper with a drawn margin; `tint` washes it with a colour."""
    scene = SCENES[theme]
    paper = mix(scene.chrome.raised, tint, 0.16) if tint else scene.chrome.raised
    return (
        rect(x + 3, y + 5, w, h, "#000000", r=9, opacity=f"{scene.shadow * 0.6:g}")
        + rect(x, y, w, h, paper, r=8, stroke=scene.chrome.line, stroke_width=1.5)
        + path(_margin(x + 5, y + 5, w - 10, h - 10), stroke=scene.stain, stroke_width=1, opacity="0.55")
    )


def _margin(x: float, y: float, w: float, h: float) -> str:
    """A line along the edge that crosses itself at the corners, as a ruler leaves it."""
    a, b, c, d = num(x), num(y), num(x + w), num(y + h)
    left, top, right, foot = num(x - 3), num(y - 3), num(x + w + 3), num(y + h + 3)
    return f"M{left} {b}H{right}M{left} {d}H{right}M{a} {top}V{foot}M{c} {top}V{foot}"


def heading(x: float, y: float, words: str, room: float, scene: Scene, size: float = 22, anchor: str = "start") -> str:
    """A name in the display face, as large as fits on one line."""
    (line, *_), size = fit(words, room, size, 1, 11, bold=True)
    return text(x, y, line, size, scene.chrome.ink, anchor, font_family=DISPLAY, font_weight="bold")


def caption(x: float, foot: float, words: str, room: float, scene: Scene, size: float, least: float) -> str:
    """A name in the middle: on one line, or on two that end at the same foot."""
    found, size = fit(words, room, size, 1, least, bold=True)
    if found[0].endswith("…"):
        found, size = fit(words, room, least, 2, 11, bold=True)
    rise = size * 1.04
    return "".join(
        [
            text(
                x, foot - (len(found) - 1 - n) * rise, line, size, scene.chrome.ink, "middle",
                font_family=DISPLAY, font_weight="bold",
            )
            for n, line in enumerate(found)
        ]
    )  # fmt: skip


@lru_cache(maxsize=4000)
def lines(
    x: float,
    y: float,
    words: str,
    room: float,
    colour: str,
    size: float = 15,
    most: int = 2,
    smallest: float = 11,
    anchor: str = "start",
    bold: bool = False,
) -> tuple[str, float]:
    """Words in at most this many lines, and the height that they took."""
    found, size = fit(words, room, size, most, smallest, bold)
    weight = {"font_weight": "bold"} if bold else {}
    drawn = [text(x, y + size * 1.18 * n, line, size, colour, anchor, **weight) for n, line in enumerate(found)]
    return "".join(drawn), size * 1.18 * len(found)


def tick(x: float, y: float, size: float, good: bool | None, scene: Scene) -> str:
    """Fulfilled: a disc with a tick; broken: a square with a cross; open: a ring. Told by shape, then by colour."""
    half = size / 2
    k = size / 24
    where = f"translate({num(x)} {num(y)}) scale({k:.3f})"
    if good is None:
        return circle(x, y, half * 0.86, stroke=scene.chrome.soft, stroke_width=2 * k, stroke_dasharray="4 3")
    if good:
        return circle(x, y, half, scene.chrome.good) + path(
            "M-6 0l4.5 5L7-5.5",
            stroke=scene.chrome.raised,
            stroke_width=3.2,
            stroke_linecap="round",
            stroke_linejoin="round",
            transform=where,
        )
    return rect(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9, scene.chrome.danger, r=size * 0.14) + path(
        "M-5-5 5 5M5-5-5 5", stroke=scene.chrome.raised, stroke_width=3.2, stroke_linecap="round", transform=where
    )
