"""The five floating Islands: stone and root below, three regions on top, a landmark where they meet."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from random import Random

from rulewright.svg.elements import ellipse, group, linear, num, outline, path, polygon, radial, smooth
from rulewright.svg.palette import mix

from ..model.geography import ISLANDS, ON_ISLAND, TERRAIN
from .colours import SCENES, Ground, Scene
from .landmarks import landmark
from .terrain import motif

Point = tuple[float, float]

ACROSS, ALONG, DEPTH = 180.0, 96.0, 168.0
"""Half the width and half the depth of the top, and how far the stone reaches down."""
HUB = (0.0, 12.0)
EDGES = (90, 210, 330, 450)
"""The regions lie between these angles: left, behind, right; clockwise from the icon in front."""
HEART: tuple[Point, Point, Point] = ((-92.0, 26.0), (0.0, -52.0), (92.0, 26.0))
"""Where the pieces of each region gather."""


@cache
def _wobble(island: int) -> tuple[float, ...]:
    chance = Random(100 + island)
    return tuple(chance.uniform(-1, 1) for _ in range(12))


def rim(island: int, degrees: float) -> Point:
    """A point of the edge of the top."""
    w = _wobble(island)
    a = math.radians(degrees)
    r = 1 + 0.02 * sum(w[2 * i] * math.sin(waves * a + 3 * w[2 * i + 1]) for i, waves in enumerate((3, 5, 9, 14, 23)))
    return ACROSS * r * math.cos(a), ALONG * r * math.sin(a)


def _border(island: int, degrees: int) -> list[Point]:
    """The line between two regions, from the hub to the edge."""
    chance = Random(1000 * island + degrees % 360)
    x, y = rim(island, degrees)
    points = [HUB]
    for share in (0.25, 0.5, 0.75):
        bend = chance.uniform(-9, 9) * (1 - abs(share - 0.5))
        points.append((HUB[0] + (x - HUB[0]) * share + bend, HUB[1] + (y - HUB[1]) * share + bend * 0.6))
    return [*points, (x, y)]


@cache
def region_shape(island: int, place: int) -> str:
    """The `d` of a region's ground."""
    start, end = EDGES[place], EDGES[place + 1]
    edge = [rim(island, a) for a in range(start + 4, end - 3, 4)]
    return outline([*_border(island, start), *edge, *reversed(_border(island, end)[1:])])


def _turf(island: int, place: int, colours: Ground) -> str:
    """The ground hangs over the edge in front."""
    chance = Random(70 + 3 * island + place)
    fringe = []
    angles = range(EDGES[place], EDGES[place + 1] + 1, 4)
    front = [rim(island, a) for a in angles if -2 <= a % 360 <= 182 or a % 360 >= 358]
    for (x1, y1), (x2, y2) in pairwise(front):
        drop = chance.uniform(3, 11)
        fringe.append(((x1, y1), (x2, y2), ((x1 + x2) / 2, (y1 + y2) / 2 + drop)))
    return path("".join(outline(tuft) for tuft in fringe), mix(colours.shade, colours.base, 0.3))


def definitions(scene: Scene) -> str:
    parts = [
        linear("m-fade", (0.45, scene.mist_deep, 0), (0.85, scene.mist_deep, 0.45), (1, scene.mist, 0.55)),
        radial("m-glade", (0, "#ffffff", 0.16), (0.6, "#ffffff", 0.07), (1, "#ffffff", 0)),
        linear("m-fall", (0, "#e8fbff", 0.95), (0.6, "#bfeaff", 0.6), (1, "#bfeaff", 0)),
        linear("m-lip", (0, mix(scene.soil, scene.rock[1], 0.35), 1), (1, scene.soil, 1)),
    ]
    for terrain, colours in scene.grounds.items():
        parts.append(linear(f"m-{terrain}", (0, colours.light, 1), (0.45, colours.base, 1), (1, colours.shade, 1)))
    return "".join(parts)


@cache
def stone(island: int, theme: str) -> str:
    """Everything of an Island that is not a region: shadow, rock, veins, roots."""
    scene = SCENES[theme]
    chance = Random(40 + island)
    grid = _grid(island, chance)
    parts = [ellipse(0, 176, 150, 26, "url(#m-shade)")]
    parts.extend(_roots(scene, chance, island))
    silhouette = [
        *grid[0],
        *(row[-1] for row in grid[1:]),
        *reversed(grid[-1][:-1]),
        *(row[0] for row in reversed(grid[1:-1])),
    ]
    for upper, lower in pairwise(grid):
        parts.extend(_facets(scene, chance, upper, lower))
    parts.extend(_veins(scene, chance, grid, island))
    parts.append(polygon(silhouette, "url(#m-fade)"))
    lip = [rim(island, a) for a in range(-4, 185, 6)]
    thick = [(x * 0.99, y + 11 + (4 if i % 2 else 0)) for i, (x, y) in enumerate(reversed(lip))]
    parts.append(polygon([*lip, *thick], "url(#m-lip)"))
    return group(*parts)


def _grid(island: int, chance: Random) -> list[list[Point]]:
    """The corners of the rock's facets: rows from the lip down to the keel, each from right to left."""
    rows: list[list[Point]] = []
    lean = chance.uniform(-16, 16)
    for share, down in ((1.0, 0.04), (0.93, 0.2), (0.74, 0.46), (0.47, 0.74), (0.16, 1.0)):
        row = []
        for step in range(13):
            degrees = step * 15
            x, y = rim(island, degrees)
            rough = 0 if share == 1 else 7
            bulge = chance.uniform(0.92, 1.08) if share < 1 else 1
            row.append(
                (
                    x * share * bulge + lean * down + chance.uniform(-rough, rough),
                    y * share
                    + DEPTH * down * (0.94 + 0.06 * math.sin(math.radians(degrees)))
                    + chance.uniform(-rough, rough),
                )
            )
        rows.append(row)
    return rows


def _facets(scene: Scene, chance: Random, upper: list[Point], lower: list[Point]) -> list[str]:
    shade, light = scene.rock
    found = []
    for i in range(len(upper) - 1):
        for corners in ((upper[i], upper[i + 1], lower[i]), (upper[i + 1], lower[i + 1], lower[i])):
            middle = sum(x for x, _ in corners) / 3
            depth = sum(y for _, y in corners) / 3
            glow = 0.66 - 0.4 * (middle / ACROSS) - depth / 420 + chance.uniform(-0.2, 0.2)
            colour = mix(shade, light, min(max(glow, 0), 1))
            found.append(polygon(corners, colour, stroke=colour, stroke_width=0.7))
    return found


def _veins(scene: Scene, chance: Random, grid: list[list[Point]], island: int) -> list[str]:
    """Cracks that glow, and crystals that grow out of them; the Volcano's burn."""
    colour = "#ff8a3d" if ISLANDS[island] == "volcano" else scene.vein
    found = []
    for start in (2, 5, 8, 10):
        column = start
        line = [grid[0][column]]
        for row in grid[1:4]:
            column = min(max(column + chance.choice((-1, 0, 1)), 1), 11)
            line.append(row[column])
        d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line)
        found.append(
            path(d, stroke=colour, stroke_width=6, opacity="0.22", stroke_linecap="round", stroke_linejoin="round")
        )
        found.append(
            path(d, stroke=colour, stroke_width=1.8, opacity="0.95", stroke_linecap="round", stroke_linejoin="round")
        )
        x, y = line[-1]
        for lean in (-7, 6, 0):
            size = chance.uniform(10, 17)
            found.append(_hanging(scene, x + lean, y - 4, size, lean))
    return found


def _hanging(scene: Scene, x: float, y: float, size: float, lean: float) -> str:
    tip = (x + lean * 0.9, y + size)
    left = polygon(((x - size * 0.26, y), (x, y - 3), tip), scene.crystal[1])
    return left + polygon(((x, y - 3), (x + size * 0.26, y), tip), scene.crystal[2])


def _roots(scene: Scene, chance: Random, island: int) -> list[str]:
    """Roots that hang from the edge, most of them under the Great Tree."""
    found = []
    for _ in range(15 if ISLANDS[island] == "tree" else 8):
        degrees = chance.uniform(4, 176)
        x, y = rim(island, degrees)
        inward = -0.12 if x > 0 else 0.12
        length = chance.uniform(34, 74)
        points = [(x, y + 6)]
        for share in (0.4, 0.75, 1):
            points.append((x + x * inward * share + chance.uniform(-9, 9), y + 6 + length * share))
        colour = mix(scene.root, scene.rock[0], chance.uniform(0, 0.5))
        found.append(
            path(
                smooth(points, closed=False),
                stroke=colour,
                stroke_width=chance.uniform(1.6, 3.6),
                stroke_linecap="round",
            )
        )
    return found


@cache
def region_art(island: int, place: int, theme: str) -> str:
    """The ground of a region with what grows on it."""
    scene = SCENES[theme]
    terrain = TERRAIN[ON_ISLAND[island][place]]
    colours = scene.grounds[terrain]
    shape = region_shape(island, place)
    x, y = HEART[place]
    behind = smooth([rim(island, a) for a in range(214, 327, 8)], closed=False)
    return "".join(
        (
            "" if place == 1 or terrain == "river" else _turf(island, place, colours),
            path(shape, f"url(#m-{terrain})", stroke=colours.shade, stroke_width=3.5, stroke_linejoin="round"),
            path(shape, stroke=colours.glint, stroke_width=1, opacity="0.5", stroke_linejoin="round"),
            ellipse(x, y, 74, 34, "url(#m-glade)"),
            path(behind, stroke=scene.dawn, stroke_width=2, opacity="0.8", stroke_linecap="round")
            if place == 1
            else "",
            motif(terrain, island, place, theme),
        )
    )


@cache
def rim_of(island: int, place: int, colour: str, edge: str) -> str:
    """A band along the inside of a region's border, with an outline that shows on every ground."""
    shape = region_shape(island, place)
    x, y = HEART[place]
    inset = f"translate({num(x * 0.06)} {num(y * 0.06)}) scale(.94)"
    return "".join(
        path(shape, stroke=ink, stroke_width=width, stroke_linejoin="round", transform=inset, pointer_events="none")
        for ink, width in ((edge, 9), (colour, 6))
    )


@cache
def heart(island: int, theme: str) -> str:
    """The landmark in the middle of the Island."""
    return landmark(ISLANDS[island], theme)
