"""What grows and stands on a hex: one small picture for each terrain in each manner; shape tells it before colour does.

Pictures are drawn around the middle of a hex with a radius of `R`, once in the definitions, and used by name; so are
the trees and rocks that they are made of. A hex with a Road, a River or a location gets the open picture, whose shapes
keep to the corners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from random import Random

from rulewright.core.drawing import MATERIAL
from rulewright.svg.elements import group, linear, outline, tag
from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Terrain
from .growth import great_tree, peak, shape
from .land_colours import CAPRAKAN, ISHIDAN, STYLES, Cover, Wash, wash

R = 50.0
"""From the middle of a hex to its corners."""
TALL = R * 3**0.5 / 2
"""From the middle of a hex to its upper and lower edge."""
VARIANTS = 2
"""Pictures of each terrain of an Empire; mirrored they look like twice as many."""
OPEN = "open"
CORNERS: tuple[tuple[float, float], ...] = tuple(
    [(R * cos(radians(turn)), R * sin(radians(turn))) for turn in range(0, 360, 60)]
)
HEXAGON = outline(CORNERS)
_FULL = ((0, -25), (-25, -14), (25, -14), (0, 1), (-26, 13), (26, 13), (0, 27))
_CORNERS = ((-18, -29), (18, -29), (-35, 1), (35, 1), (-18, 29), (18, 29))
_COUNT: dict[Cover, int] = {Terrain.PLAINS: 5, Terrain.MARSH: 5, None: 5, Terrain.HIGHLAND: 5}
"""How many things stand on a hex, where it is not full of them."""
COVERS: tuple[Cover, ...] = (*Terrain, None)
_EMPIRES = (CAPRAKAN, ISHIDAN)
_SINGLE = (Terrain.GREAT_TREE, Terrain.PEAK)
"""These fill their hex with one thing."""
ITEMS = 4
"""This many trees, rocks and the like there are of a kind."""
HEX = f"{MATERIAL}hex"
"""The id of the bare hexagon in the definitions."""


def picture_id(style: str, terrain: Cover, variant: int | str) -> str:
    """The id of a picture in the definitions."""
    if variant != OPEN and (terrain in _SINGLE or style not in _EMPIRES):
        variant = 0
    return f"{fill_id(style, terrain)}-{variant}"


def fill_id(style: str, terrain: Cover) -> str:
    """The id of the ground's gradient."""
    return f"{MATERIAL}{style}-{terrain or 'barren'}"


@cache
def definitions(theme: str) -> str:
    """Every ground and every picture, for the `<defs>` of a drawing."""
    found = [tag("path", id=HEX, d=HEXAGON)]
    kinds: list[tuple[str, Cover]] = [(style, terrain) for style in STYLES for terrain in COVERS]
    kinds += [(str(element), None) for element in Element if element is not Element.VOID]
    for style, terrain in kinds:
        colours = wash(style, terrain, theme)
        edge = mix(colours.base, colours.shade, 0.22)
        found.append(linear(fill_id(style, terrain), (0, colours.light, 1), (0.55, colours.base, 1), (1, edge, 1)))
        found.extend(_pictures(style, terrain, colours))
    return "".join(found)


def _pictures(style: str, terrain: Cover, colours: Wash) -> Iterator[str]:
    if terrain in _SINGLE:
        draw = great_tree if terrain is Terrain.GREAT_TREE else peak
        whole = picture_id(style, terrain, 0)
        yield group(draw(style, colours), id=whole)
        yield group(_used(whole, -17, -10, 0.62), id=picture_id(style, terrain, OPEN))
        return
    draw_one = shape(style, terrain)
    items = [f"{fill_id(style, terrain)}-i{n}" for n in range(ITEMS)]
    for n, id in enumerate(items):
        yield group(draw_one(colours, n, Random(id)), id=id)
    for variant in (*range(VARIANTS if style in _EMPIRES else 1), OPEN):
        placed = _placed(terrain, variant, Random(f"{style} {terrain} {variant}"))
        shift = len(items) // 2 if variant == 1 else 0
        standing = [_used(items[(n + shift) % ITEMS], x, y, size) for n, (x, y, size) in enumerate(placed)]
        yield group(*standing, id=picture_id(style, terrain, variant))


def _placed(terrain: Cover, variant: int | str, chance: Random) -> list[tuple[float, float, float]]:
    """Where the things of a picture stand and how large they are, the farthest first."""
    if variant == OPEN:
        spots, size, jitter = list(_CORNERS), 0.62, 2.0
    else:
        spots, size, jitter = chance.sample(_FULL, _COUNT.get(terrain, len(_FULL))), 1.0, 4.0
    return [
        (
            x + chance.uniform(-jitter, jitter),
            y + chance.uniform(-jitter, jitter) * 0.7,
            size * chance.uniform(0.88, 1.12),
        )
        for x, y in sorted(spots, key=lambda place: place[1])
    ]


def _used(id: str, x: float, y: float, size: float) -> str:
    return tag("use", href=f"#{id}", transform=f"translate({x:.0f} {y:.0f})scale({size:.2f})")
