"""Trees, rocks, waves and fields, one at a time, drawn around their own middle and about 30 wide; and what fills a hex.

Caprakan has round crowns, hills in steps and curls carved in stone, Ishidan pines, crags and the waves of a woodblock.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rulewright.svg.elements import circle, ellipse, outline, path, polygon
from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Terrain
from .land_colours import CAPRAKAN, ISHIDAN, NETHER, SKY, Cover, Wash

Draw = Callable[[Wash, int, Random], str]
"""With the number of the thing among those of its kind, from 0 on."""


def shape(style: str, terrain: Cover) -> Draw:
    """What stands on a terrain in this manner, several to a hex."""
    warm = style in (CAPRAKAN, SKY)
    if terrain is Terrain.FOREST:
        return _dead_tree if style == NETHER else _jungle if warm else _pine
    if terrain is Terrain.HIGHLAND:
        return _terrace if warm else _crag
    if terrain is Terrain.PLAINS:
        return _maize if warm else _paddy
    if terrain is Terrain.MARSH:
        return _lily if warm else _reeds
    if terrain is Terrain.WATER:
        return _curl if warm else _scale
    return _BARREN.get(style, _rubble)


def _brush(d: str, outer: str, inner: str, wide: float, narrow: float) -> str:
    """A line with a rim: the same stroke twice."""
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, stroke=outer, stroke_width=wide, **ends) + path(d, stroke=inner, stroke_width=narrow, **ends)


def _jungle(colours: Wash, n: int, chance: Random) -> str:
    """A round crown, or a palm."""
    if n == 3:
        fronds = "M0-13q-6-7-13 1M0-13q-5-5-10 7M0-13q6-7 13 1M0-13q5-5 10 7M0-13q-2-6-5-8M0-13q3-6 6-8"
        trunk = path("M0 6q2-10 0-19", stroke=colours.ink, stroke_width=2.2)
        return trunk + _brush(fronds, colours.ink, colours.accent, 4.6, 2.4)
    r = chance.uniform(10.5, 12.5)
    return (
        circle(0, 0, r, colours.shade, stroke=colours.ink, stroke_width=1.3)
        + circle(-r * 0.18, -r * 0.2, r * 0.72, mix(colours.shade, colours.light, 0.5))
        + circle(-r * 0.3, -r * 0.36, r * 0.36, colours.accent, opacity="0.75")
    )


def _pine(colours: Wash, n: int, chance: Random) -> str:
    h = chance.uniform(24, 29)
    tiers = "".join(
        [
            f"M{-w} {9 - h * low:.1f}Q0 {9 - h * (low - 0.09):.1f} {w} {9 - h * low:.1f}L0 {9 - h * high:.1f}Z"
            for w, low, high in ((10, 0.12, 0.6), (8, 0.38, 0.82), (5, 0.62, 1.05))
        ]
    )
    return (
        path("M0 9v-5", stroke=colours.ink, stroke_width=3)
        + path(tiers, colours.shade, stroke=colours.ink, stroke_width=1.1, stroke_linejoin="round")
        + path(f"M-1 {9 - h:.1f}l-3 {h * 0.28:.1f}m2-1l-5 {h * 0.3:.1f}", stroke=colours.accent, stroke_width=1.8)
    )


def _dead_tree(colours: Wash, n: int, chance: Random) -> str:
    limbs = f"M0 9l{chance.uniform(-3, 3):.1f}-22m0 8l7-8m-7 12l-8-7"
    return _brush(limbs, colours.ink, colours.light, 4, 1.6)


def _terrace(colours: Wash, n: int, chance: Random) -> str:
    """A hill in steps, like a pyramid that grass has grown over."""
    found = []
    for step, (w, low) in enumerate(((19, 8), (13.5, 1), (8, -5.5))):
        d = f"M{-w} {low}q1.500-7 6-7h{2 * w - 12}q4.500 0 6 7z"
        fill = mix(colours.shade, colours.light, 0.18 + 0.3 * step)
        found.append(path(d, fill, stroke=colours.ink, stroke_width=1.2))
    return "".join(found)


def _crag(colours: Wash, n: int, chance: Random) -> str:
    """A rock of two faces with strokes of the brush."""
    x = round(chance.uniform(-4, 3), 1)
    left, notch, top, ledge, right, middle = (-17, 8), (-10, -6), (x, -17), (10, -8), (17, 8), (3, 9)
    edge = outline((left, notch, top, ledge, right, middle))
    strokes = f"M{x + 3} -10l3 8M{x + 6} -5l3 8M{x + 9} 0l2 6"
    return (
        path(edge, mix(colours.base, colours.shade, 0.75))
        + polygon((left, notch, top, middle), colours.light)
        + path(strokes, stroke=colours.ink, stroke_width=1.2, opacity="0.7")
        + path(edge, stroke=colours.ink, stroke_width=1.3, stroke_linejoin="round")
    )


def _maize(colours: Wash, n: int, chance: Random) -> str:
    """Two furrows, and now and then a stalk."""
    rows = path("M-12 0q12-5 24 0M-12 5q12-5 24 0", stroke=colours.shade, stroke_width=1.8, opacity="0.8")
    if n % 2:
        return rows
    leaves = "M0 3v-13m0 5q5-1 6-6m-6 9q-5-1-6-6"
    return (
        rows
        + path(leaves, stroke=colours.ink, stroke_width=1.6, stroke_linecap="round", opacity="0.75")
        + ellipse(0, -10, 2, 4, colours.accent, stroke=colours.ink, stroke_width=0.8)
    )


def _paddy(colours: Wash, n: int, chance: Random) -> str:
    """The low wall of a field, and tufts behind it."""
    tufts = "".join([f"M{x} 0l-2-6m2 6v-8m0 8l2-6" for x in ((0,) if n % 2 else (-8, 6))])
    return path("M-14 5q7 4 14 0t14 0", stroke=colours.shade, stroke_width=2, stroke_linecap="round") + path(
        tufts, stroke=colours.ink, stroke_width=1.3, stroke_linecap="round", opacity="0.65"
    )


def _lily(colours: Wash, n: int, chance: Random) -> str:
    found = ellipse(0, 0, 15, 7, mix(colours.shade, "#2f8f92", 0.55), stroke=colours.ink, stroke_width=1)
    found += path("M0 0l7-2a7 3.600 0 1 1-2-2.400Z", colours.light)
    if n % 2:
        found += circle(-3, -3, 2.6, colours.accent, stroke=colours.ink, stroke_width=0.8)
    return found + path("M-11 2q-2-8 1-13m3 13q0-6 3-10", stroke=colours.ink, stroke_width=1.6, stroke_linecap="round")


def _reeds(colours: Wash, n: int, chance: Random) -> str:
    pool = ellipse(0, 5, 16, 5.5, mix(colours.shade, "#4d83b8", 0.45), opacity="0.9")
    ripple = path("M-9 6h18", stroke=colours.light, stroke_width=1.2, opacity="0.8")
    tips = [(x, round(chance.uniform(-15, -9), 1)) for x in (-9, -1, 8)]
    stems = "".join([f"M{x * 0.8:.1f} 5Q{x * 0.8:.1f}-4 {x} {y}" for x, y in tips])
    heads = [ellipse(x, y, 1.8, 4, colours.accent, stroke=colours.ink, stroke_width=0.7) for x, y in tips]
    return pool + ripple + path(stems, stroke=colours.ink, stroke_width=1.5) + "".join(heads)


def _curl(colours: Wash, n: int, chance: Random) -> str:
    """A curl as on a carved wall."""
    return _brush(
        "M-13 5q5-11 13-9a4.600 4.600 0 1 1-4 7m4.500 2.200q7 1 12-4", colours.shade, colours.accent, 4.2, 1.9
    )


def _scale(colours: Wash, n: int, chance: Random) -> str:
    """Arcs within arcs, like the waves on a woodblock."""
    return "".join(
        [
            path(f"M{-r} 6a{r} {r} 0 0 1 {2 * r} 0", fill, stroke=colours.accent, stroke_width=w)
            for r, w, fill in ((14, 1.9, colours.shade), (9.5, 1.6, colours.base), (5, 1.4, colours.light))
        ]
    )


def _rubble(colours: Wash, n: int, chance: Random) -> str:
    s = chance.uniform(0.6, 1)
    stone = [(x * s, y * s) for x, y in ((-9, 5), (-6, -4), (2, -7), (9, 0), (6, 6))]
    return polygon(stone, colours.shade, stroke=colours.ink, stroke_width=1.1) + path(
        "M-1-3l1 3l-2 3", stroke=colours.accent, stroke_width=1.2, opacity="0.8"
    )


def _ember(colours: Wash, n: int, chance: Random) -> str:
    """Ground that burns in its cracks."""
    return _brush("M-14 3l6-5l7 4l5-6l8 3m-13 3l3 8", colours.ink, colours.accent, 5, 2)


def _flood(colours: Wash, n: int, chance: Random) -> str:
    """Ripples, and now and then what is left of a tree."""
    found = path("M-15 0q5-6 10 0t10 0t10 0", stroke=colours.accent, stroke_width=2.2, stroke_linecap="round")
    if n == 1:
        found += path("M0-1v-9m0 3l5-4", stroke=colours.ink, stroke_width=2.4)
    return found


def _gust(colours: Wash, n: int, chance: Random) -> str:
    return _brush("M-16 0h22a4 4 0 1 0-4-4.500M-10 5h24", colours.shade, colours.accent, 3.2, 1.4)


def _slab(colours: Wash, n: int, chance: Random) -> str:
    tilt = round(chance.uniform(-5, 5), 1)
    a, b, c, d = (-13, -2 - tilt), (3, -9), (14, tilt - 2), (-1, 5)
    foot = [(x, y + 6) for x, y in (c, d, a)]
    side = polygon((a, d, c, *foot), colours.shade, stroke=colours.ink, stroke_width=1.2)
    return side + polygon((a, b, c, d), colours.light, stroke=colours.ink, stroke_width=1.2)


_BARREN: dict[str, Draw] = {
    str(Element.FIRE): _ember,
    str(Element.WATER): _flood,
    str(Element.AIR): _gust,
    str(Element.EARTH): _slab,
}


def great_tree(style: str, colours: Wash) -> str:
    """Nearly as big as its hex (GOD-319)."""
    shadow = ellipse(0, 33, 30, 8, colours.ink, opacity="0.3")
    return shadow + (_cedar(colours) if style == ISHIDAN else _ceiba(style, colours))


def _cedar(colours: Wash) -> str:
    """Clouds of needles, and a rope with paper around the trunk."""
    half, top = mix(colours.shade, colours.light, 0.35), mix(colours.shade, colours.light, 0.65)
    trunk = path("M-7 36C-3 20-9 6 0-8 7 6 2 20 9 36 4 33-3 33-7 36z", "#5b4636", stroke=colours.ink, stroke_width=1.4)
    clouds = "".join(
        [
            ellipse(x, y, wide, high, fill, stroke=colours.ink, stroke_width=1.5)
            for x, y, wide, high, fill in (
                (-17, 8, 19, 9, colours.shade),
                (18, 2, 19, 9, colours.shade),
                (-12, -12, 20, 10, half),
                (14, -18, 17, 9, half),
                (0, -31, 18, 10, top),
            )
        ]
    )
    rope = path("M-6 22q6 4 13 0M-3 24l-2 6 3 1-2 5M4 24l2 6-3 1 2 5", stroke=colours.accent, stroke_width=1.8)
    return trunk + clouds + rope


def _ceiba(style: str, colours: Wash) -> str:
    """Roots like walls, and one wide crown."""
    bark = colours.light if style == NETHER else "#8a6238"
    roots = "M-20 37C-9 30-7 16-5 0L5 0C7 16 9 30 20 37 12 35 8 34 4 38 1 34-1 34-4 38-8 34-12 35-20 37z"
    crown = "M-42-4C-44-20-30-26-24-26-20-40 2-44 10-36 24-40 34-28 32-22 44-20 46-4 38 0 28 8-28 8-42-4z"
    bright = "M-36-8c0-10 8-14 14-13 2-12 20-16 27-9 8-6 20 0 20 8-18-6-44-4-61 14z"
    leaves = "M-26 0c6-4 12-4 16 0M-2-4c6-4 12-4 16 0M18-2c4-3 9-3 12 0"
    fruit = "".join(
        [circle(x, y, 2.4, colours.accent) for x, y in ((-22, -14), (-4, -22), (14, -16), (28, -8), (2, -10))]
    )
    return (
        path(roots, bark, stroke=colours.ink, stroke_width=1.4)
        + path(crown, colours.shade, stroke=colours.ink, stroke_width=1.6)
        + path(bright, colours.light, opacity="0.85")
        + path(leaves, stroke=colours.ink, stroke_width=1.3, opacity="0.6")
        + fruit
    )


def peak(style: str, colours: Wash) -> str:
    """A mountain that reaches into the hex above it (GOD-319)."""
    return _volcano(colours) if style == CAPRAKAN else _snowy(colours)


def _volcano(colours: Wash) -> str:
    whole = "M-44 34C-30 22-20-6-13-38Q0-32 13-38C20-6 30 22 44 34 20 40-20 40-44 34z"
    dark = "M13-38C20-6 30 22 44 34 30 38 18 39 6 39 12 16 10-14 4-35.500Q9-36 13-38z"
    lava = "M-4-35C-8-20 0-14-5-2-8 6-2 10-4 18M4-35c4 10-1 16 3 26"
    return (
        path(whole, colours.light, stroke=colours.ink, stroke_width=1.8, stroke_linejoin="round")
        + path(dark, colours.shade)
        + path(lava, stroke=colours.accent, stroke_width=4, stroke_linecap="round")
        + ellipse(0, -37, 13, 4.5, colours.ink)
        + ellipse(0, -36.4, 9, 2.8, colours.accent)
        + path("M-2-42c-8-5 4-9-2-16 9 2 12 9 6 16z", "#efe3d6", opacity="0.75")
    )


def _snowy(colours: Wash) -> str:
    whole = "M-45 35C-28 18-16-14-5-50L4-53C16-16 28 18 45 35 20 41-20 41-45 35z"
    dark = "M4-53C16-16 28 18 45 35 30 39 18 40 8 40 14 14 10-22 1-52z"
    snow = "M-5-50 4-53C8-40 12-30 16-21l-6-4-4 9-6-10-5 12-4-11-7 6C-12-30-8-40-5-50z"
    return (
        path(whole, mix(colours.light, colours.shade, 0.3))
        + path(dark, colours.shade)
        + path(snow, colours.accent)
        + path(whole, stroke=colours.ink, stroke_width=1.8, stroke_linejoin="round")
    )
