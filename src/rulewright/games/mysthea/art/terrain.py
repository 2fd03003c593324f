"""What grows in a region: crowns, waves, spirals, facets or peaks; shape tells the terrain before colour does."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from random import Random

from rulewright.svg.elements import circle, ellipse, path, polygon
from rulewright.svg.palette import mix

from ..model.vocabulary import Terrain
from .colours import SCENES, Ground, Scene

Point = tuple[float, float]

# Around each region's edge, back to front; the middle stays free for pieces.
_PLACES: tuple[tuple[Point, ...], ...] = (
    ((-128, -34), (-146, -16), (-104, -36), (-160, 6), (-78, -26), (-152, 30), (-128, 46), (-34, 66), (-60, 70)),
    ((-84, -72), (-60, -80), (-32, -84), (0, -87), (32, -84), (60, -80), (84, -72), (-104, -58), (104, -58)),
    ((128, -34), (146, -16), (104, -36), (160, 6), (78, -26), (152, 30), (128, 46), (34, 66), (60, 70)),
)


@cache
def motif(terrain: Terrain, island: int, place: int, theme: str) -> str:
    """The shapes of a terrain, scattered over one region."""
    scene = SCENES[theme]
    chance = Random(500 + 10 * island + place)
    draw = _DRAWN[terrain]
    spots = sorted(_PLACES[place], key=lambda spot: spot[1])
    return _FLOOR[terrain](scene.grounds[terrain], place, chance) + "".join(
        draw(scene, scene.grounds[terrain], 0.96 * x + chance.uniform(-4, 4), 0.97 * y + chance.uniform(-3, 3), chance)
        for x, y in spots
    )


def _crowns(scene: Scene, colours: Ground, x: float, y: float, chance: Random) -> str:
    size = chance.uniform(8.5, 12)
    dark = mix(colours.shade, "#06140c", 0.25) if scene.name == "dark" else colours.shade
    trunk = path(f"M{x:.1f} {y:.1f}v-9", stroke=scene.root, stroke_width=3)
    return "".join(
        (
            ellipse(x, y, size, size * 0.35, "url(#m-shade)"),
            trunk,
            circle(x - size * 0.5, y - size * 1.1, size * 0.72, dark),
            circle(x + size * 0.55, y - size * 1.1, size * 0.7, dark),
            circle(x, y - size * 1.65, size * 0.85, mix(colours.shade, colours.base, 0.8)),
            circle(x - size * 0.25, y - size * 1.85, size * 0.5, colours.light),
        )
    )


def _peak(scene: Scene, colours: Ground, x: float, y: float, chance: Random) -> str:
    height, half = chance.uniform(20, 33), chance.uniform(12, 17)
    top = (x + chance.uniform(-2, 2), y - height)
    foot = (x + half * 0.15, y + 2)
    snow = 0.34
    left = (top[0] + (x - half - top[0]) * snow, top[1] + height * snow)
    right = (top[0] + (x + half - top[0]) * snow, top[1] + height * snow)
    nick = (top[0] + (foot[0] - top[0]) * (snow + 0.16), top[1] + height * (snow + 0.1))
    return "".join(
        (
            polygon((top, (x - half, y), foot), colours.light),
            polygon((top, foot, (x + half, y)), mix(colours.shade, colours.base, 0.35)),
            polygon((top, left, nick), "#fffaf0"),
            polygon((top, nick, right), mix("#fffaf0", colours.base, 0.45)),
        )
    )


def _facet(scene: Scene, colours: Ground, x: float, y: float, chance: Random) -> str:
    found = [ellipse(x, y, 11, 4, "url(#m-shade)")]
    for lean, scale in ((-0.55, 0.65), (0.55, 0.7), (chance.uniform(-0.2, 0.2), 1)):
        h, w = chance.uniform(22, 28) * scale, 6.5 * scale
        tx, ty = x + lean * h, y - h
        bx = x + lean * 5
        found.append(polygon(((bx - w, y), (tx - w * 0.9, ty + h * 0.3), (tx, ty), (bx, y + 2)), colours.glint))
        found.append(polygon(((tx, ty), (tx + w * 0.9, ty + h * 0.34), (bx + w, y), (bx, y + 2)), colours.base))
        found.append(polygon(((tx, ty), (tx - w * 0.15, ty + h * 0.42), (bx, y + 2)), colours.light, opacity="0.9"))
    return "".join(found)


def _spiral(scene: Scene, colours: Ground, x: float, y: float, chance: Random) -> str:
    turn, size = chance.choice((-1, 1)), chance.uniform(8, 12)
    points = []
    for step in range(15):
        angle = step * 0.72
        r = size * (1 - step / 16)
        points.append((x + turn * r * math.cos(angle), y - 5 + r * 0.66 * math.sin(angle)))
    line = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
    away, under, near = x - turn * size * 1.9, x + turn * size * 0.2, x + turn * size
    tail = f"M{away:.1f} {y + 3:.1f}Q{under:.1f} {y + 7:.1f} {near:.1f} {y - 5:.1f}"
    return "".join(
        (
            ellipse(x, y - 2, size * 1.9, size * 0.95, colours.light, opacity="0.32"),
            path(
                line,
                stroke=colours.glint,
                stroke_width=2.1,
                stroke_linecap="round",
                stroke_linejoin="round",
                opacity="0.92",
            ),
            path(tail, stroke=colours.glint, stroke_width=2.1, stroke_linecap="round", opacity="0.92"),
        )
    )


def _wave(scene: Scene, colours: Ground, x: float, y: float, chance: Random) -> str:
    half = chance.uniform(11, 17)
    q = half / 2
    d = f"M{x - half:.1f} {y:.1f}q{q / 2:.1f} -6 {q:.1f} 0t{q:.1f} 0t{q:.1f} 0t{q:.1f} 0"
    return path(d, stroke=colours.glint, stroke_width=2.2, stroke_linecap="round", opacity="0.9") + path(
        d, stroke=colours.shade, stroke_width=1.6, stroke_linecap="round", opacity="0.5", transform="translate(2 4)"
    )


def _meadow(colours: Ground, place: int, chance: Random) -> str:
    """Tufts, pebbles or glints: a few small strokes over the whole ground."""
    found = []
    patches = []
    for n in range(26):
        angle, r = math.radians((150, 270, 30)[place] + chance.uniform(-50, 50)), chance.uniform(0.25, 0.88)
        x, y = 172 * r * math.cos(angle), 88 * r * math.sin(angle)
        found.append(f"M{x:.1f} {y:.1f}l2 -4l2 4")
        if n < 7:
            patches.append(
                ellipse(
                    x * 0.86,
                    y * 0.86,
                    chance.uniform(14, 26),
                    chance.uniform(4, 8),
                    (colours.shade, colours.light)[n % 2],
                    opacity="0.28",
                )
            )
    tufts = path("".join(found), stroke=colours.light, stroke_width=1.2, opacity="0.7", stroke_linecap="round")
    return "".join(patches) + tufts


def _current(colours: Ground, place: int, chance: Random) -> str:
    """Long lines of the current; in front the river falls over the edge."""
    turn = (-1, 0, 1)[place]
    found = []
    for n in range(6):
        y = (-24 + n * 14) if turn else (-80 + n * 11)
        x0 = turn * (30 + n * 3) if turn else -62 + n * 6
        length = turn * 92 if turn else 110 - n * 12
        found.append(f"M{x0:.1f} {y:.1f}q{length * 0.25:.1f} -6 {length * 0.5:.1f} 0t{length * 0.5:.1f} 0")
    lines = path("".join(found), stroke=colours.light, stroke_width=1.8, opacity="0.55", stroke_linecap="round")
    if not turn:
        return lines
    x = turn * 148
    fall = path(
        f"M{x - 15} 50C{x - 16} 80 {x - 10} 118 {x - 12} 150L{x + 6} 150C{x + 8} 118 {x + 12} 80 {x + 13} 46Z",
        "url(#m-fall)",
    )
    threads = path(f"M{x - 8} 56V120M{x} 54V136M{x + 7} 52V112", stroke="#ffffff", stroke_width=1.3, opacity="0.7")
    return lines + fall + threads


_DRAWN: dict[Terrain, Callable[[Scene, Ground, float, float, Random], str]] = {
    Terrain.FOREST: _crowns,
    Terrain.RIVER: _wave,
    Terrain.MYST: _spiral,
    Terrain.CRYSTAL: _facet,
    Terrain.MOUNTAIN: _peak,
}
_FLOOR: dict[Terrain, Callable[[Ground, int, Random], str]] = {
    Terrain.FOREST: _meadow,
    Terrain.RIVER: _current,
    Terrain.MYST: _meadow,
    Terrain.CRYSTAL: _meadow,
    Terrain.MOUNTAIN: _meadow,
}
