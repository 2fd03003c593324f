"""Dawn above the endless mist: sky, mist, the ring and the Henakor in its middle. Nothing here depends on a state."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from rulewright.svg.elements import circle, ellipse, group, linear, num, path, polygon, radial, rect, smooth, title
from rulewright.svg.palette import mix

from .colours import SCENES, Scene

WIDTH, HEIGHT = 1600, 1000
TABLE = 1148
"""Right of it lie the Player Boards."""
MIDDLE = (574.0, 486.0)
RADII = (392.0, 268.0)


def spot(place: float) -> tuple[float, float]:
    """Where a place of the ring lies: 0 at the top, clockwise; halves lie between two Islands."""
    angle = math.radians(-90 + 72 * place)
    return MIDDLE[0] + RADII[0] * math.cos(angle), MIDDLE[1] + RADII[1] * math.sin(angle) - 8


def definitions(scene: Scene) -> str:
    """The gradients of the scenery."""
    zenith, high, glow, low, depth = scene.sky
    pure, bright, body, deep = scene.crystal
    return "".join(
        (
            linear("m-sky", (0, zenith, 1), (0.2, high, 1), (0.4, glow, 1), (0.56, low, 1), (1, depth, 1)),
            radial("m-dawn", (0, scene.dawn, 0.95), (0.35, scene.dawn, 0.4), (1, scene.dawn, 0)),
            radial("m-halo", (0, bright, 0.75), (0.4, bright, 0.25), (1, bright, 0)),
            radial("m-puff", (0, scene.mist, 0.55), (0.55, scene.mist, 0.22), (1, scene.mist, 0)),
            radial("m-shade", (0, "#000010", scene.shadow), (0.6, "#000010", scene.shadow / 2), (1, "#000010", 0)),
            linear(
                "m-bank", (0, scene.mist, 0.04), (0.12, scene.mist, 0.34), (0.5, scene.mist, 0.14), (1, scene.mist, 0)
            ),
            linear("m-facet-a", (0, pure, 1), (0.5, bright, 1), (1, body, 1)),
            linear("m-facet-b", (0, bright, 1), (1, deep, 1)),
            linear("m-facet-c", (0, body, 1), (1, mix(deep, "#0a1238", 0.45), 1)),
            linear("m-facet-d", (0, mix(bright, scene.dawn, 0.5), 1), (1, body, 1)),
        )
    )


@cache
def ground(theme: str) -> str:
    """The layer below everything: sky, light, stars, banks of mist."""
    scene = SCENES[theme]
    chance = Random(7)
    parts = [rect(0, 0, WIDTH, HEIGHT, "url(#m-sky)")]
    if scene.stars:
        for _ in range(110):
            x, y = chance.uniform(0, WIDTH), 300 * chance.random() ** 1.6
            parts.append(
                circle(
                    x, y, chance.choice((0.7, 0.9, 1.3)), "#ffffff", opacity=f"{chance.uniform(0.25, scene.stars):.2f}"
                )
            )
    parts.append(ellipse(MIDDLE[0], 400, 900, 330, "url(#m-dawn)", opacity="0.55"))
    parts.append(ellipse(MIDDLE[0], 415, 420, 170, "url(#m-dawn)", opacity="0.8"))
    for depth, y in enumerate((380, 440, 520, 615, 720, 835, 930)):
        parts.append(_bank(chance, y, 8 + depth * 3, 0.55 + depth * 0.05))
        for _ in range(5 + depth // 2):
            x = chance.uniform(-60, WIDTH + 60)
            parts.append(
                ellipse(
                    x, y + chance.uniform(-10, 46), chance.uniform(120, 280), chance.uniform(20, 46), "url(#m-puff)"
                )
            )
    return "".join(parts)


def _bank(chance: Random, y: float, swell: float, opacity: float) -> str:
    """One rolling edge of the mist, fading downwards."""
    step = 100
    points = [(x, y + chance.uniform(-swell, swell)) for x in range(-step, WIDTH + 2 * step, step)]
    d = smooth(points, closed=False) + f"L{WIDTH + step} {num(y + 190)}L{-step} {num(y + 190)}Z"
    return path(d, "url(#m-bank)", opacity=f"{opacity:.2f}")


@cache
def ring(theme: str) -> str:
    """The links: the course on which the Islands drift, with stones between neighbours."""
    scene = SCENES[theme]
    chance = Random(11)
    x, y = MIDDLE[0], MIDDLE[1] - 8
    rx, ry = RADII
    parts = [
        ellipse(x, y, rx, ry, stroke=scene.vein, stroke_width=9, opacity="0.10"),
        ellipse(
            x,
            y,
            rx,
            ry,
            stroke=scene.vein,
            stroke_width=2,
            stroke_dasharray="2 11",
            stroke_linecap="round",
            opacity="0.75",
        ),
    ]
    for place in range(5):
        for part in range(-2, 3):
            cx, cy = spot(place + 0.5 + part * 0.062)
            parts.append(
                _stone(scene, chance, cx + chance.uniform(-8, 8), cy + chance.uniform(-7, 7), chance.uniform(5, 10))
            )
    return group(*parts)


def _stone(scene: Scene, chance: Random, x: float, y: float, size: float) -> str:
    """A small stone that floats: a lit cap above a dark keel."""
    shade, light = scene.rock
    top = [(x + size * 1.15 * math.cos(a), y + size * 0.5 * math.sin(a)) for a in (0, 1.2, 2.1, 3.2, 4.2, 5.3)]
    keel = [
        (x - size * 1.1, y),
        (x + size * 1.12, y),
        (x + size * 0.4, y + size * 1.1),
        (x - 0.1 * size, y + size * chance.uniform(1.5, 2.1)),
    ]
    return polygon(keel, mix(shade, light, 0.25)) + polygon(top, mix(shade, light, chance.uniform(0.75, 1)))


@cache
def henakor(theme: str, name: str) -> str:
    """The great crystal in the middle of the ring, with its name in the reader's language."""
    scene = SCENES[theme]
    x, y = MIDDLE[0], 526.0
    parts = [
        ellipse(x, y, 230, 220, "url(#m-halo)"),
        ellipse(x, y + 140, 140, 26, "url(#m-puff)"),
    ]
    for radius, tilt in ((112, 26), (148, 36)):
        parts.append(ellipse(x, y + 18, radius, tilt, stroke=scene.crystal[1], stroke_width=1.2, opacity="0.45"))
    for dx, dy, size, lean in ((-74, 40, 0.34, -14), (70, 30, 0.38, 13), (-44, 62, 0.5, -9), (46, 66, 0.46, 10)):
        parts.append(
            group(_crystal(), transform=f"translate({num(x + dx)} {num(y + dy)}) rotate({lean}) scale({size})")
        )
    parts.append(group(_crystal(), transform=f"translate({num(x)} {num(y)})"))
    chance = Random(3)
    for n in range(22):
        angle = n * 2 * math.pi / 22 + chance.uniform(-0.1, 0.1)
        r = chance.choice((112, 148))
        cx, cy = x + r * math.cos(angle), y + 18 + r * 0.24 * math.sin(angle)
        s = chance.uniform(2, 4.5)
        parts.append(
            polygon(
                ((cx, cy - 2 * s), (cx + s, cy), (cx, cy + 1.6 * s), (cx - s, cy)), scene.crystal[chance.randint(0, 1)]
            )
        )
    parts.append(ellipse(x, y + 128, 120, 30, "url(#m-puff)"))
    return group(title(name), *parts, id="henakor")


@cache
def _crystal() -> str:
    """A standing crystal around its middle, 84 wide and 250 high."""
    facets = (
        ("facet-d", ((-10, -126), (-42, -62), (-20, -40))),
        ("facet-a", ((-10, -126), (-20, -40), (14, -48))),
        ("facet-b", ((-10, -126), (14, -48), (40, -70))),
        ("facet-d", ((-42, -62), (-20, -40), (-24, 70), (-36, 48))),
        ("facet-a", ((-20, -40), (14, -48), (8, 84), (-24, 70))),
        ("facet-b", ((14, -48), (40, -70), (32, 58), (8, 84))),
        ("facet-c", ((-36, 48), (-24, 70), (-2, 128))),
        ("facet-b", ((-24, 70), (8, 84), (-2, 128))),
        ("facet-c", ((8, 84), (32, 58), (-2, 128))),
    )
    shine = path(
        "M-16 -34L-8 -104M-20 -30L-22 56", stroke="#ffffff", stroke_width=1.6, opacity="0.8", stroke_linecap="round"
    )
    return "".join(polygon(points, f"url(#m-{name})") for name, points in facets) + shine
