"""Sheets of paper beside the map: their frame, their heading, and small things that lie on them."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, circle, path, rect, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit, shorten, width
from rulewright.svg.palette import mix

from .brush import Brush
from .icons import stat_icon
from .scene import SEATS, VITALS

HEAD = 34.0
"""The height of a heading."""
PAD = 14.0


def sheet(brush: Brush, x: float, y: float, w: float, h: float, heading: str = "", aside: float = 0) -> str:
    """Paper with a ruled edge; a heading between two stepped corners, which leaves room for what stands `aside`."""
    scene = brush.scene
    found = rect(x + 3, y + 5, w, h, "#000000", r=10, opacity="0.22")
    found += rect(x, y, w, h, scene.panel, r=10, stroke=scene.line, stroke_width=1.6)
    corner = (
        f"M{x + 8:.1f} {y + 20:.1f}V{y + 8:.1f}H{x + 20:.1f}M{x + w - 8:.1f} {y + 20:.1f}V{y + 8:.1f}H{x + w - 20:.1f}"
    )
    found += path(corner, stroke=scene.accent, stroke_width=2, opacity="0.75")
    if heading:
        lines, size = fit(heading, w - 40 - aside, brush.size + 1, 1, brush.size * 0.75, True)
        found += text(x + PAD + 10, y + 25, lines[0], size, scene.accent, font_family=DISPLAY, font_weight="700")
    return found


def line(
    brush: Brush,
    x: float,
    y: float,
    words: str,
    room: float,
    size: float | None = None,
    bold: bool = False,
    ink: str = "",
    anchor: str = "start",
) -> str:
    """A line of text that keeps to its room."""
    wanted = size or brush.size
    lines, found = fit(words, room, wanted, 1, wanted * 0.72, bold)
    style = {"font_weight": "700"} if bold else {}
    return text(x, y, lines[0], found, ink or brush.scene.ink, anchor, **style)


def bar(brush: Brush, vital: str, n: int, most: int, x: float, y: float, w: float, h: float) -> str:
    """A Vital as a bar with its icon and its number."""
    scene = brush.scene
    fill = VITALS[vital]
    share = max(0.0, min(1.0, n / most)) if most > 0 else 0.0
    track = rect(x, y, w, h, scene.sunken, r=h / 2, stroke=scene.line, stroke_width=1.2)
    full = rect(x, y, max(w * share, h), h, fill, r=h / 2) if share else ""
    dot = circle(x + h / 2, y + h / 2, h * 0.72, mix(fill, "#000000", 0.35), stroke=scene.panel, stroke_width=1.6)
    words = f"{n}/{most}" if most else str(n)
    mark = rect(
        x + w / 2 - width(words, h * 0.8, True) / 2 - 1,
        y + 1.5,
        width(words, h * 0.8, True) + 8,
        h - 3,
        scene.panel,
        r=h / 2,
        opacity="0.82",
    )
    return (
        track
        + full
        + dot
        + icon(stat_icon(vital), x + h / 2, y + h / 2, h * 0.95, "#ffffff")
        + mark
        + text(x + w / 2 + 3, y + h * 0.79, words, h * 0.8, scene.ink, "middle", font_weight="700")
    )


def chip(
    brush: Brush, x: float, y: float, words: str, fill: str, ink: str, size: float, room: float
) -> tuple[str, float]:
    """A word on a small plate, and how wide it is."""
    words = shorten(words, room - size, size, True)
    w = width(words, size, True) + size
    plate = rect(x, y, w, size * 1.6, fill, r=size * 0.5)
    return plate + text(x + w / 2, y + size * 1.15, words, size, ink, "middle", font_weight="700"), w


def chips(
    brush: Brush, words: list[str], x: float, y: float, w: float, fill: str, ink: str, size: float
) -> tuple[str, float]:
    """Words on plates in as many rows as they need, and how high they are."""
    drawn, left, top = "", x, y
    for word in words:
        one, wide = chip(brush, left, top, word, fill, ink, size, w)
        if left > x and left + wide > x + w:
            left, top = x, top + size * 1.9
            one, wide = chip(brush, left, top, word, fill, ink, size, w)
        drawn += one
        left += wide + size * 0.4
    return drawn, (top - y + size * 1.9) if words else 0.0


def crest(brush: Brush, seat: int, x: float, y: float, size: float) -> str:
    """Whose something is: crest and colour of a seat."""
    worn = SEATS[seat % len(SEATS)]
    return circle(x, y, size * 0.62, worn.base, stroke=brush.scene.panel, stroke_width=2) + icon(
        f"crest-{worn.crest}", x, y, size * 0.74, worn.ink
    )
