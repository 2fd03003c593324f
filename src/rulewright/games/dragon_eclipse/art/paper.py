"""The paper of every face: a torn sheet of a field guide on a washed board, with heading and small print.

Faces are 300 by 420, maps and Arena cards 420 by 300.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from rulewright.svg.elements import DISPLAY, circle, ellipse, group, linear, path, rect, smooth, text
from rulewright.svg.face import Block, Mark, Row, document
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Rarity
from .colours import RARITIES, SCENES, Wash
from .icons import definitions

W, H = 300, 420
INK, SOFT, GOLD = "#2c2117", "#5c4a35", "#b5811d"
SEPIA = Wash("#54402a", "#96774c", "#e9d9b8", "#3d2d1b")
"""The wash of what has no Element."""
PAPERS = {"light": ("#fffaee", "#f3e7cc"), "dark": ("#f4e9d1", "#dfcda6")}
"""Paper from top to foot, by day and by lamp."""
EDGE = 9.0
"""How much of the washed board is seen around the sheet."""


def wash_of(element: Element | None) -> Wash:
    return SCENES["light"].elements[element] if element is not None else SEPIA


def blot(chance: Random, x: float, y: float, rx: float, ry: float, rough: float = 0.14, points: int = 13) -> str:
    """The outline of a spot of wet colour."""
    ring = []
    for n in range(points):
        turn = 2 * pi * n / points
        far = 1 + chance.uniform(-rough, rough)
        ring.append((x + rx * far * cos(turn), y + ry * far * sin(turn)))
    return smooth(ring)


def wet(d: str, colour: str, rim: str, strength: float = 0.5) -> str:
    """A spot of watercolour: thin in the middle, darker where it dried at its edge."""
    return path(d, colour, opacity=f"{strength:.2f}") + path(
        d, stroke=rim, stroke_width=1.6, opacity=f"{strength * 0.55:.2f}"
    )


def splash(seed: str, x: float, y: float, w: float, h: float, wash: Wash) -> str:
    """Washes over each other that fill a box, for a picture to stand on."""
    chance = Random(seed)
    drawn = [wet(blot(chance, x + w / 2, y + h / 2, w * 0.5, h * 0.5, 0.1, 17), wash.pale, wash.base, 0.9)]
    for _ in range(4):
        cx, cy = x + w * chance.uniform(0.25, 0.75), y + h * chance.uniform(0.3, 0.75)
        size = chance.uniform(0.16, 0.3)
        drawn.append(wet(blot(chance, cx, cy, w * size, h * size * 1.1), wash.base, wash.deep, 0.22))
    for _ in range(7):
        cx, cy = x + w * chance.uniform(0.03, 0.97), y + h * chance.uniform(0.05, 0.95)
        drawn.append(circle(cx, cy, chance.uniform(0.8, 2.6), wash.base, opacity="0.4"))
    return "".join(drawn)


@cache
def _torn(w: float, h: float, seed: str) -> str:
    """A rectangle whose edges were torn along a ruler."""
    chance = Random(seed)
    e, r = EDGE, 7.0
    across, down = int(w / 24), int(h / 24)

    def jag() -> float:
        return chance.uniform(-0.9, 0.9)

    points = [(e + r + (w - 2 * e - 2 * r) * n / across, e + jag()) for n in range(across + 1)]
    points += [(w - e + jag(), e + r + (h - 2 * e - 2 * r) * n / down) for n in range(down + 1)]
    points += [(w - e - r - (w - 2 * e - 2 * r) * n / across, h - e + jag()) for n in range(across + 1)]
    points += [(e + jag(), h - e - r - (h - 2 * e - 2 * r) * n / down) for n in range(down + 1)]
    return smooth(points)


@cache
def sheet(wash: Wash, theme: str, w: int = W, h: int = H, rarity: Rarity | None = None) -> tuple[str, str]:
    """Board and paper, and the gradients that they need; the rarer a card, the richer its inner line."""
    top, foot = PAPERS[theme]
    gilded = rarity is Rarity.LEGENDARY
    band = ("#f9e7a8", "#d6a23a", "#8a5c0c") if gilded else (mix(wash.base, "#ffffff", 0.16), wash.base, wash.deep)
    defined = linear("f-board", (0, band[0], 1), (0.5, band[1], 1), (1, band[2], 1))
    defined += linear("f-paper", (0, top, 1), (1, foot, 1))
    chance = Random(f"{w} {wash.base}")
    pools = "".join(
        path(blot(chance, x, y, 46, 30, 0.25), wash.deep, opacity="0.22")
        for x, y in ((12, h * 0.3), (w - 8, h * 0.62), (w * 0.3, h - 6), (w * 0.72, 5))
    )
    fibres = "".join(
        ellipse(chance.uniform(20, w - 20), chance.uniform(20, h - 20), chance.uniform(0.6, 1.6), 0.6, "#a8854e")
        for _ in range(16)
    )
    clip = f'<clipPath id="f-card"><rect width="{w}" height="{h}" rx="16"/></clipPath>'
    torn = _torn(w, h, "sheet")
    drawn = (
        group(rect(0, 0, w, h, "url(#f-board)"), pools, clip_path="url(#f-card)")
        + path(torn, "#000000", opacity="0.22", transform="translate(0.8 1.8)")
        + path(torn, "url(#f-paper)")
        + group(fibres, opacity="0.3")
        + rect(0.75, 0.75, w - 1.5, h - 1.5, r=15.5, stroke=mix(wash.deep, "#000000", 0.45), stroke_width=1.5)
        + _lines(rarity, wash, w, h)
    )
    return drawn, defined + clip


def _lines(rarity: Rarity | None, wash: Wash, w: int, h: int) -> str:
    """The inked lines inside the sheet."""
    if rarity is Rarity.LEGENDARY:
        colour = GOLD
        lines = rect(13.5, 13.5, w - 27, h - 27, r=5, stroke=colour, stroke_width=2.4) + rect(
            17, 17, w - 34, h - 34, r=3, stroke=colour, stroke_width=0.8
        )
    elif rarity is Rarity.ULTRA_RARE:
        colour = RARITIES[rarity]
        lines = rect(13.5, 13.5, w - 27, h - 27, r=5, stroke=colour, stroke_width=1.5) + rect(
            16.5, 16.5, w - 33, h - 33, r=3, stroke=colour, stroke_width=0.7
        )
    else:
        return rect(14, 14, w - 28, h - 28, r=4, stroke=wash.deep, stroke_width=0.9, opacity="0.75")
    corners = ((13.5, 13.5), (w - 13.5, 13.5), (13.5, h - 13.5), (w - 13.5, h - 13.5))
    return lines + "".join(
        path(f"M{x - 5} {y}L{x} {y - 5}L{x + 5} {y}L{x} {y + 5}Z", colour, stroke="#fffaee", stroke_width=1)
        for x, y in corners
    )


def seal(x: float, y: float, r: float, mark: str, wash: Wash, seed: str = "seal") -> str:
    """A blot of colour with an icon in it."""
    d = blot(Random(f"{seed} {mark}"), x, y, r, r, 0.06, 11)
    return (
        path(d, wash.deep)
        + path(d, stroke=wash.pale, stroke_width=1.2, opacity="0.9")
        + icon(mark, x, y, r * 1.3, "#fffaf0")
    )


def heading(name: str, wash: Wash, left: str, right: str, w: int = W, y: float = 36) -> str:
    """The name between two marks, with a stroke of colour under it."""
    room = w - 2 * (64 if left or right else 26)
    lines, size = fit(name, room, 21, 1, smallest=15, bold=True)
    if lines[0].endswith("…") or size < 16:
        lines, size = fit(name, room, 15, 2, smallest=9, bold=True)
    # The second of two lines keeps away from the picture below.
    first = y + size * 0.36 - (len(lines) - 1) * (size * 0.55 + 3)
    chance = Random(name)
    stroke_ = blot(chance, w / 2, y + 15, room * 0.46, 2.2, 0.3, 19)
    return (
        path(stroke_, wash.base, opacity="0.5")
        + left
        + right
        + "".join(
            text(w / 2, first + n * size * 1.1, line, size, INK, "middle", font_family=DISPLAY, font_weight="700")
            for n, line in enumerate(lines)
        )
    )


def window(x: float, y: float, w: float, h: float, inside: str, wash: Wash, id_: str = "f-window") -> str:
    """A picture, cut to its frame."""
    clip = f'<clipPath id="{id_}"><rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5"/></clipPath>'
    return (
        clip
        + group(inside, clip_path=f"url(#{id_})")
        + rect(x, y, w, h, r=5, stroke=INK, stroke_width=1.1)
        + rect(x + 2.6, y + 2.6, w - 5.2, h - 5.2, r=3, stroke=wash.deep, stroke_width=0.6, opacity="0.6")
    )


def caption(line: str, y: float, w: int = W, lines: int = 1, size: float = 11) -> str:
    """What the component is, as under a figure in a book."""
    shown, size = fit(line, w - 56, size, lines, smallest=7)
    return "".join(
        text(w / 2, y + n * size * 1.15, one, size, SOFT, "middle", font_style="italic", font_family=DISPLAY)
        for n, one in enumerate(shown)
    )


def small_print(source: str, id_: str, w: int = W, h: int = H) -> str:
    """Where the numbers come from, and the id."""
    room = w - 44
    lines, size = fit(source, room, 6.4, 2, smallest=4.8)
    marked = text(w - 22, h - 15.5, id_, 6.8, SOFT, "end", font_weight="700")
    top = h - 24.5 - (len(lines) - 1) * size * 1.1
    told = "".join(text(22, top + n * size * 1.1, line, size, SOFT) for n, line in enumerate(lines))
    return told + marked


def rarity_mark(rarity: Rarity, x: float, y: float, r: float = 15) -> str:
    """Shape and colour of a rarity."""
    colour = RARITIES[rarity]
    return circle(x, y, r, "#fffaf0", stroke=colour, stroke_width=1.6) + icon(str(rarity), x, y, r * 1.32, colour)


def zone(label: str, mark: Mark, rows: tuple[Row, ...], wash: Wash) -> Block:
    """Rows on a ground of their own under a label: a Passive, an Upgrade, a Special Ability."""

    def ground(x: float, y: float, w: float, h: float) -> str:
        return rect(x, y, w, h, wash.pale, 6, opacity="0.75") + rect(
            x, y, w, h, r=6, stroke=wash.deep, stroke_width=1, opacity="0.85"
        )

    return Block((Row(label, mark, bold=True, ink=wash.ink), *rows), ground, 6)


def finish(name: str, body: str, defined: str, w: int = W, h: int = H) -> str:
    """The whole face as a document with the icons that it shows."""
    return document(name, body, definitions(body) + defined, w, h)
