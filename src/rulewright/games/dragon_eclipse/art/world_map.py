"""The World Map: the Lockland from the ice to the sea; what no card has told of yet is bare paper."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from rulewright.svg.elements import DISPLAY, circle, group, num, outline, path, rect, smooth, tag, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import width
from rulewright.svg.palette import mix

from ..content.story import Picture
from ..model.campaign import Campaign, Placed
from ..model.state import DragonState
from .brush import Brush
from .followers import followers
from .leaves import NARROW, heading, lines
from .pictures import HIGH, WIDE, painted
from .stamp_nature import NATURE
from .table import HEIGHT, WIDTH

PLACES: dict[int, tuple[float, float]] = {
    1: (47, 50), 2: (61, 63), 3: (72, 78), 4: (25, 34), 5: (62, 33), 6: (71, 42), 7: (13, 56), 8: (88, 88), 9: (42, 14),
    10: (84, 52), 11: (20, 78), 12: (52, 76), 13: (36, 61), 14: (83, 22), 15: (53, 31),
}  # fmt: skip
"""The fifteen places of the holder, in percent of the map."""
ROADS = (
    (9, 4),
    (9, 15),
    (4, 1),
    (15, 5),
    (15, 1),
    (5, 6),
    (1, 2),
    (1, 13),
    (13, 7),
    (7, 11),
    (2, 3),
    (2, 12),
    (3, 8),
    (2, 10),
    (6, 14),
    (6, 10),
)
RIVER = ((43, 4), (42, 14), (46, 26), (44, 38), (47, 50), (52, 58), (58, 66), (60, 74), (70, 80), (80, 85), (94, 92))


PEAK = path(
    "M-60 20L-14-56 4-30 18-46 62 20Z", "#b8bcc0", stroke="#7d7464", stroke_width=1.6, stroke_linejoin="round"
) + path("M-14-56l-15 25 10-4 7 9 8-9 8 5z", "#fbfaf4")
HILL = path("M-60 14C-44-22 40-26 62 14Z", "#b4c593", stroke="#7d8458", stroke_width=1.5)
GLYPHS = {
    "peak": PEAK,
    "hill": HILL,
    "tree": NATURE["tree"](),
    "poplar": NATURE["poplar"](),
    "reeds": NATURE["reeds"](),
    "birds": NATURE["birds"](),
    "wave": path("M-30 0q8-7 16 0t16 0t16 0", stroke="#f3fbff", stroke_width=2.4),
}
SIGNS = (
    ("peak", 26, 11, 1.0), ("peak", 33, 8, 1.2), ("peak", 38, 12, 0.9), ("peak", 50, 9, 1.15), ("peak", 57, 12, 1.0),
    ("peak", 64, 8, 0.9), ("hill", 16, 38, 1.1), ("hill", 22, 42, 0.9), ("hill", 32, 30, 0.9), ("hill", 12, 68, 1.0),
    ("hill", 17, 71, 0.8), ("hill", 78, 30, 1.0), ("hill", 88, 34, 1.1), ("hill", 90, 46, 0.8), ("tree", 7, 30, 0.55),
    ("tree", 10, 33, 0.45), ("tree", 30, 84, 0.6), ("tree", 34, 88, 0.5), ("tree", 27, 89, 0.5),
    ("poplar", 66, 57, 0.5), ("poplar", 69, 56, 0.45), ("poplar", 76, 66, 0.45),
    ("reeds", 60, 90, 0.8), ("reeds", 65, 94, 0.7),
    ("reeds", 56, 95, 0.6), ("birds", 92, 68, 0.7), ("birds", 58, 24, 0.6), ("wave", 92, 84, 1.0),
    ("wave", 96, 93, 1.0), ("wave", 86, 96, 1.0),
)  # fmt: skip
"""What everybody knows of the Lockland, in pencil: ice above, hills, marsh below."""
WAVES = 3
"""The last of them lie on the sea."""


def page(brush: Brush, state: DragonState, campaign: Campaign) -> list[str]:
    """The whole sheet."""
    narrow = brush.narrow
    wide, high = (NARROW, 640.0) if narrow else (WIDTH - 60, HEIGHT - 130)
    x, y = (0.0, 44.0) if narrow else (30.0, 90.0)
    parts = [_land(wide, high, brush.theme, x, y)]
    name, size = brush.say("world-title"), 22 if narrow else 34
    parts.append(heading(x + wide / 2, y - (12 if narrow else 24), name, wide - 20, brush.scene, size, "middle"))
    lying = {one.place: one for one in campaign.worldmap}

    def at(place: int) -> tuple[float, float]:
        px, py = PLACES[place]
        return x + wide * px / 100, y + high * py / 100

    parts += [_filled(*at(one.place), wide, one.explored) for one in lying.values() if one.place in PLACES]
    parts.append(_roads(brush, lying, at))
    for place in PLACES:
        cx, cy = at(place)
        if place not in lying:
            parts.append(_unknown(brush, cx, cy))
    r = 38.0 if narrow else 62.0
    shown = [one for one in sorted(lying.values(), key=lambda one: one.place) if one.place in PLACES]
    parts += [_card(brush, one, *at(one.place), r) for one in shown]
    # No medallion hides the name of another place.
    parts += [_plate(brush, campaign, one, *at(one.place), r) for one in shown]
    if narrow:
        brush.size = (NARROW, round(y + high + 10))
    else:
        parts += followers(brush, state, campaign, x + 24, y + high - 176, 420, 160, ground=False)[0]
    return parts


@cache
def _land(wide: float, high: float, theme: str, x: float, y: float) -> str:
    """Paper, the sea, the river, and in pencil what everybody knows: ice above, hills, brick towns, marsh below."""
    paper, pencil = ("#f6ecd2", "#9c8357") if theme == "light" else ("#e2d2ac", "#86703f")
    point = [(x + wide * a / 100, y + high * b / 100) for a, b in RIVER]
    right, foot = x + wide, y + high
    bay = f"C{num(x + wide * 0.9)} {num(y + high * 0.8)} {num(x + wide * 0.86)} {num(y + high * 0.93)}"
    sea = f"M{num(right)} {num(y + high * 0.74)}{bay} {num(x + wide * 0.72)} {num(foot)}H{num(right)}Z"
    unit = wide / 1140
    signs = []
    for glyph, a, b, size in SIGNS:
        place = f"translate({num(x + wide * a / 100)} {num(y + high * b / 100)}) scale({size * unit:.3g})"
        signs.append(group(GLYPHS[glyph], transform=place, opacity="0.62"))
    return group(
        rect(x, y, wide, high, paper, r=10, stroke=pencil, stroke_width=2),
        *signs[:-WAVES],
        path(
            smooth(point, closed=False),
            stroke="#7fa9c0",
            stroke_width=wide / 95,
            stroke_linecap="round",
            opacity="0.85",
        ),
        path(smooth(point, closed=False), stroke=pencil, stroke_width=1, opacity="0.5", stroke_dasharray="6 5"),
        path(sea, "#a3c4d4", stroke=pencil, stroke_width=1.5),
        *signs[-WAVES:],
        _compass(x + wide * 0.08, y + high * 0.12, wide * 0.045, pencil),
    )


def _compass(x: float, y: float, r: float, ink: str) -> str:
    points = []
    for n in range(8):
        far = r if n % 2 == 0 else r * 0.28
        points.append((x + far * sin(pi * n / 4), y - far * cos(pi * n / 4)))
    star = outline(points)
    return path(star, ink, opacity="0.5") + circle(x, y, r * 0.62, stroke=ink, stroke_width=1.2, opacity="0.6")


def _roads(brush: Brush, lying: dict[int, Placed], at: object) -> str:
    """A road is inked as soon as both of its ends are known."""
    found = []
    for a, b in ROADS:
        if a in lying and b in lying:
            (x1, y1), (x2, y2) = at(a), at(b)  # type: ignore[operator]
            bend = f"{num((x1 + x2) / 2 + (y2 - y1) * 0.12)} {num((y1 + y2) / 2 - (x2 - x1) * 0.12)}"
            d = f"M{num(x1)} {num(y1)}Q{bend} {num(x2)} {num(y2)}"
            found.append(path(d, stroke="#7a5a2c", stroke_width=4, stroke_dasharray="2 9", stroke_linecap="round"))
    return "".join(found)


def _unknown(brush: Brush, x: float, y: float) -> str:
    return circle(x, y, 15, stroke="#9c8357", stroke_width=1.4, stroke_dasharray="3 5", opacity="0.7") + text(
        x, y + 6, "?", 17, "#8a7244", "middle", font_family=DISPLAY, opacity="0.75"
    )


def _filled(x: float, y: float, wide: float, explored: bool) -> str:
    """Colour runs over the paper around a place that is known, more of it once one has been there."""
    reach, tint = (wide * 0.13, "#9db777") if explored else (wide * 0.1, "#cdb877")
    parts = []
    for n, share in enumerate((1.0, 0.72, 0.46)):
        far = [reach * share * (0.86 + 0.16 * sin(1.7 * k + x + n)) for k in range(12)]
        ring = [(x + one * cos(pi * k / 6), y + 0.82 * one * sin(pi * k / 6)) for k, one in enumerate(far)]
        parts.append(path(smooth(ring), tint, opacity="0.2"))
    return "".join(parts)


def _letter(brush: Brush, placed: Placed) -> str:
    """The Scenario behind an Unexplored card; empty where there is none, or none yet."""
    journal = brush.content.journal
    script = journal.scripts.get(journal.worldmap[placed.card].unexplored)
    return script.letter if script is not None and not placed.explored else ""


def _card(brush: Brush, placed: Placed, x: float, y: float, r: float) -> str:
    """The medallion of a Worldmap card; who can go there sees it in its colours."""
    scene, letter = brush.scene, _letter(brush, placed)
    id_ = f"world-{placed.card}"
    brush.glow_box(id_, x - r - 5, y - r - 5, 2 * r + 10, 2 * r + 10, r)
    told = "world-visit" if placed.explored else "world-scenario" if letter else "world-later"
    picture = brush.content.journal.pictured.get(placed.card)
    return group(
        title(brush.say(told, card=placed.card, letter=letter)),
        circle(x + 3, y + 5, r, "#000000", opacity="0.28"),
        circle(x, y, r, "#efe3c8"),
        _medal(placed.card, picture, brush.theme, x, y, r) if picture is not None else "",
        circle(x, y, r, "#3a2b1c", opacity="0.32") if not placed.explored and not letter else "",
        circle(x, y, r, stroke=scene.chrome.accent if letter else "#6b5228", stroke_width=5 if letter else 3.4),
        id=id_,
    )


def _plate(brush: Brush, campaign: Campaign, placed: Placed, x: float, y: float, r: float) -> str:
    """The name below, and in wax before it the letter of a Scenario to go to, or a door for a place to visit."""
    name = brush.texts.say.name("worldmap", placed.card)
    size, seal = (16.0, 15.0) if brush.narrow else (18.0, 18.0)
    long = width(name, size, bold=True) + 16 + seal
    x = min(max(x, long / 2 + seal + 6), NARROW - long / 2 - 6 if brush.narrow else x)
    left, top = x - long / 2, y + r + 5
    return group(
        rect(left, top, long, size + 12, "#fff6df", r=6, stroke="#6b5228", stroke_width=1.3),
        lines(left + seal + 6, top + size + 2, name, long, "#2c2117", size, 1, 11, "start", True)[0],
        _seal(
            brush, _letter(brush, placed), placed.explored, placed.card in campaign.visited,
            left, top + size / 2 + 6, seal,
        ),
        pointer_events="none",
    )  # fmt: skip


def _medal(card: str, picture: Picture, theme: str, x: float, y: float, r: float) -> str:
    scale = 2 * r / HIGH
    place = f"translate({num(x - WIDE * scale / 2)} {num(y - r)}) scale({scale:.3g})"
    return tag("clipPath", circle(x, y, r), id=f"medal-{card}") + group(
        group(painted(picture, theme, HIGH), transform=place), clip_path=f"url(#medal-{card})"
    )


def _seal(brush: Brush, letter: str, explored: bool, done: bool, x: float, y: float, r: float) -> str:
    """Wax: the letter of a Scenario, a door for a visit, a tick for one that is over."""
    scene = brush.scene
    if letter:
        return circle(x, y, r, "#9c2a1c", stroke="#fff6df", stroke_width=2) + text(
            x, y + r * 0.4, letter, r * 1.15, "#fff6df", "middle", font_family=DISPLAY, font_weight="bold"
        )
    if not explored:
        return circle(x, y, r, "#6b6256", stroke="#fff6df", stroke_width=2) + icon("lock", x, y, r * 1.2, "#fff6df")
    fill = mix(scene.chrome.good, "#000000", 0.1) if brush.theme == "light" else "#2c6b34"
    return circle(x, y, r, fill, stroke="#fff6df", stroke_width=2) + icon(
        "check" if done else "door", x, y, r * 1.2, "#fff6df"
    )
