"""The Arena: a paper diorama of hexagons with its marks, holes and the little things that grow there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt

from rulewright.svg.elements import DISPLAY, ellipse, group, num, outline, path, text, title
from rulewright.svg.palette import mix

from ..model.geometry import Ground
from ..model.vocabulary import Element, Mark
from .brush import Brush
from .colours import MARKS, SCENES, Scene

SQUASH = 0.82
"""How much the ground is tilted away from us."""
THICK = 30
"""The height of the diorama's edge."""
LARGEST = 90
"""The radius of a space where there is room for it."""
HEADROOM = 92
"""What stands on the farthest row needs this much above it."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Plan:
    """Where the spaces of a map lie on the drawing."""

    radius: float
    middles: tuple[Point, ...]

    def hexagon(self, space: int, share: float = 1, drop: float = 0) -> list[Point]:
        """The corners of a space from the top, clockwise; drawn by hand, so no two are quite alike."""
        x, y = self.middles[space]
        r = self.radius * share
        found = []
        for i in range(6):
            a = pi * (i / 3 - 0.5)
            cx, cy = x + r * cos(a), y + r * sin(a) * SQUASH
            found.append((cx + 1.6 * sin(cx * 0.7 + cy), cy + 1.3 * cos(cy * 0.6 - cx) + drop))
        return found


@lru_cache(maxsize=64)
def plan_of(
    places: tuple[tuple[int, int], ...], box: tuple[float, float, float, float], headroom: float = HEADROOM
) -> Plan:
    """The largest drawing of these axial places in a box of x, y, width, height."""
    across = [q + r / 2 for q, r in places]
    down = [r for _, r in places]
    x, y, width, height = box
    columns, rows = max(across) - min(across) + 1, 1.5 * (max(down) - min(down)) + 2
    radius = min(width / (columns * sqrt(3)), (height - headroom - THICK) / (rows * SQUASH), LARGEST)
    left = x + width / 2 - (max(across) + min(across)) / 2 * sqrt(3) * radius
    free = height - headroom - THICK - rows * SQUASH * radius
    top = y + headroom + free * 0.45 + radius * SQUASH - 1.5 * min(down) * radius * SQUASH
    wide, deep = sqrt(3) * radius, 1.5 * radius * SQUASH
    return Plan(radius, tuple([(left + a * wide, top + d * deep) for a, d in zip(across, down, strict=True)]))


def plan(ground: Ground, box: tuple[float, float, float, float], headroom: float = HEADROOM) -> Plan:
    return plan_of(tuple(ground.at), box, headroom)


LANDSCAPES: dict[Element, tuple[str, ...]] = {
    Element.FIRE: ("cinder-field", "breathing-vents", "kiln-yard", "glass-dune"),
    Element.WATER: ("thin-ice", "tide-pools", "drowned-bell", "geyser-terrace"),
    Element.EARTH: ("boulder-slope", "root-tangle", "sucking-mud", "dragon-ribs"),
    Element.AIR: ("whistling-ridge", "storm-mast", "feather-cliff", "cloud-stair"),
    Element.LIGHT: ("lantern-court", "sun-dais", "honey-meadow", "mirror-hall"),
    Element.DARK: ("moonwell", "silent-vault", "bone-orchard", "eclipse-ground"),
}
"""Arenas whose ground shows an Element; the others are meadows."""
_GROUND_OF = {arena: element for element, arenas in LANDSCAPES.items() for arena in arenas}


def home(arena: str) -> Element | None:
    """The Element that an Arena's ground shows, if any."""
    return _GROUND_OF.get(arena)


def turf_of(scene: Scene, element: Element | None) -> tuple[str, str, str]:
    """Lit ground, shaded ground and its rim."""
    lit, shaded, rim = scene.turf
    if element is None:
        return mix(lit, scene.meadow, 0.42), mix(shaded, scene.meadow, 0.5), mix(rim, scene.boon.deep, 0.35)
    wash = scene.elements[element]
    # Fire and Dark burn and dim the ground; the others only tint it.
    share = 0.42 if scene.name == "light" else 0.34
    return mix(lit, wash.pale, share + 0.2), mix(shaded, wash.base, share), mix(rim, wash.deep, 0.5)


# -- the ground ----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def diorama(ground: Ground, plan: Plan, element: Element | None, theme: str) -> str:
    """The block of earth that the spaces are cut from, with its shadow on the table."""
    scene = SCENES[theme]
    whole = "".join([outline(plan.hexagon(space, 1.05)) for space in range(ground.spaces)])
    foot = "".join([outline(plan.hexagon(space, 1.05, THICK)) for space in range(ground.spaces)])
    sides = []
    for space in range(ground.spaces):
        a = plan.hexagon(space, 1.05)
        for one, other, shade in ((a[2], a[3], 0.35), (a[3], a[4], 0.62)):
            fill = mix(scene.cliff[0], scene.cliff[1], shade)
            wall = [one, other, (other[0], other[1] + THICK), (one[0], one[1] + THICK)]
            sides.append(path(outline(wall), fill, stroke=fill, stroke_width=1))
            for share in (0.3, 0.62):
                x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
                sides.append(
                    path(
                        f"M{num(x - 7)} {num(y + 12)}l8 {num(5 * share)} 7-3",
                        stroke=scene.cliff[1],
                        stroke_width=1.4,
                        opacity="0.6",
                    )
                )
    _, shaded, rim = turf_of(scene, element)
    return group(
        path(foot, "#000000", opacity=f"{scene.shadow * 0.4:g}", transform="translate(9 17)"),
        path(foot, "#000000", opacity=f"{scene.shadow * 0.5:g}", transform="translate(4 8)"),
        path(
            foot, scene.cliff[1], stroke=mix(scene.cliff[1], "#000000", 0.45), stroke_width=5, stroke_linejoin="round"
        ),
        path(foot, scene.cliff[1]),
        *sides,
        path(whole, mix(shaded, rim, 0.4), stroke=rim, stroke_width=2.5, stroke_linejoin="round"),
        path(whole, mix(shaded, rim, 0.4)),
        id="diorama",
    )


@lru_cache(maxsize=2000)
def tile(ground: Ground, plan: Plan, space: int, element: Element | None, theme: str) -> str:
    """One space: watercolour ground, its rim of ink, what grows there, and its mark."""
    scene = SCENES[theme]
    lit, shaded, rim = turf_of(scene, element)
    x, y = plan.middles[space]
    d = outline(plan.hexagon(space, 0.95))
    if space in ground.holes:
        return _pit(plan, space, scene)
    wash = mix(lit, shaded, (space * 37 % 10) / 14)
    parts = [
        path(d, wash, stroke=rim, stroke_width=1.8, stroke_linejoin="round"),
        path(outline(plan.hexagon(space, 0.8)), mix(wash, lit, 0.5), opacity="0.75"),
    ]
    parts.append(_growth(element, space, x, y, plan.radius, mix(rim, wash, 0.35)))
    mark = ground.mark_of.get(space)
    if mark is not None:
        parts.append(mark_sign(mark, x, y, plan.radius, scene, rim))
    return "".join(parts)


def _pit(plan: Plan, space: int, scene: Scene) -> str:
    x, y = plan.middles[space]
    r = plan.radius
    return (
        path(outline(plan.hexagon(space, 0.97)), mix(scene.cliff[0], scene.cliff[1], 0.5))
        + path(outline(plan.hexagon(space, 0.86, 5)), scene.cliff[1])
        + path(outline(plan.hexagon(space, 0.72, 10)), scene.hole)
        + path(
            "".join(
                [
                    f"M{num(x + dx * r)} {num(y - 0.5 * r)}l{num(-0.06 * r)} {num(0.2 * r)}"
                    for dx in (-0.4, -0.15, 0.12, 0.4)
                ]
            ),
            stroke=mix(scene.cliff[0], scene.hole, 0.4),
            stroke_width=2,
        )
    )


_GROWTH = {
    Element.FIRE: "M-9 3l6-5 4 4 8-7M-2 2l-3 7M6-3l4 4",
    Element.WATER: "M-12 0c4-4 8 4 12 0s8 4 12 0M-7 6c3-3 6 3 9 0s6 3 9 0",
    Element.EARTH: "M-8 4c0-6 10-7 11-1zM5 5c0-4 7-4 8 0z",
    Element.AIR: "M-12 2h14a4 4 0 1 0-4-5M-7 7h13",
    Element.LIGHT: "M0-6v12M-6 0h12M10-6v5M7.5-3.5h5M-9 5v4M-11 7h4",
    Element.DARK: "M4-7a8 8 0 1 0 4 12 6.5 6.5 0 0 1-4-12zM-10 6l3 3M11-6l-3 2",
}
_GRASS = "M-8 5l-2-8M-4 5v-10M0 5l3-8M10 6l-1-5M13 6l2-5"


def _growth(element: Element | None, space: int, x: float, y: float, r: float, colour: str) -> str:
    """Two or three small tufts, cracks or ripples, away from the middle."""
    d = _GROWTH[element] if element is not None else _GRASS
    found = []
    for k in range(2 + space % 2):
        a = (space * 2.4 + k * 2.1) % (2 * pi)
        where = f"translate({num(x + 0.62 * r * cos(a))} {num(y + 0.6 * r * sin(a) * SQUASH)}) scale({r / 95:.2f})"
        found.append(path(d, stroke=colour, stroke_width=2, stroke_linecap="round", opacity="0.75", transform=where))
    return "".join(found)


def mark_sign(mark: Mark, x: float, y: float, r: float, scene: Scene, rim: str) -> str:
    """MARKs are framed numbers, each frame with another shape; starts are laurels with a Roman number."""
    ink = mix(rim, scene.cliff[1], 0.55)
    k = r * 0.42
    if mark in (Mark.START_1, Mark.START_2, Mark.START_3):
        leaves = []
        for i in range(12):
            a = 2 * pi * (i + 0.5) / 12
            leaves.append(
                ellipse(
                    x + k * 1.25 * cos(a),
                    y + k * 1.25 * sin(a) * SQUASH,
                    k * 0.26,
                    k * 0.12,
                    ink,
                    opacity="0.5",
                    transform=f"rotate({num(a * 180 / pi + 60)} {num(x + k * 1.25 * cos(a))} "
                    f"{num(y + k * 1.25 * sin(a) * SQUASH)})",
                )
            )
        frame = "".join(leaves)
    else:
        corners = {Mark.ONE: 4, Mark.TWO: 8, Mark.THREE: 3}[mark]
        turn = {Mark.ONE: 0.0, Mark.TWO: pi / 8, Mark.THREE: -pi / 2}[mark]
        size = k * (1.45 if corners == 3 else 1.15)
        drop = k * 0.18 if corners == 3 else 0
        shape = [
            (
                x + size * cos(turn + 2 * pi * i / corners),
                y + drop + size * sin(turn + 2 * pi * i / corners) * SQUASH,
            )
            for i in range(corners)
        ]
        frame = path(outline(shape), mix(rim, "#ffffff", 0.62), stroke=ink, stroke_width=2.6, opacity="0.72")
    sign = text(
        x, y + k * 0.34, MARKS[mark], k * 0.98, ink, "middle", font_family=DISPLAY, font_weight="bold", opacity="0.85"
    )
    return frame + sign


# -- with what a view shows ----------------------------------------------------------------------------


def spaces(brush: Brush, ground: Ground, plan: Plan, element: Element | None) -> list[str]:
    """Every space with its name for readers and its outline for the glow."""
    found = []
    for space in range(ground.spaces):
        id_ = f"space-{space + 1}"
        brush.glow(id_, outline(plan.hexagon(space, 0.93)))
        found.append(
            group(
                title(space_name(brush, ground, space)),
                tile(ground, plan, space, element, brush.theme),
                id=id_,
            )
        )
    return found


def space_name(brush: Brush, ground: Ground, space: int) -> str:
    mark = ground.mark_of.get(space)
    if space in ground.holes:
        return brush.say("board-hole", n=space + 1)
    if mark is None:
        return brush.say("board-space", n=space + 1)
    return brush.say("board-space-mark", n=space + 1, mark=brush.say(f"mark-{mark}"))


# -- small, for shelves --------------------------------------------------------------------------------


@lru_cache(maxsize=200)
def small_map(rows: tuple[str, ...], theme: str, element: Element | None, w: float, h: float) -> str:
    """A map as a small picture around its own middle."""
    ground = Ground(rows)
    scene = SCENES[theme]
    lit, _, rim = turf_of(scene, element)
    found = plan_of(tuple(ground.at), (-w / 2, -h / 2 - HEADROOM, w, h + HEADROOM + THICK))
    parts = []
    for drop, fill in ((6, scene.cliff[1]), (0, lit)):
        for space in range(ground.spaces):
            colour = fill if space not in ground.holes or drop else scene.hole
            parts.append(path(outline(found.hexagon(space, 0.94, drop)), colour, stroke=rim, stroke_width=1))
    for mark, places in ground.marks.items():
        for space in places:
            x, y = found.middles[space]
            parts.append(
                text(x, y + found.radius * 0.3, MARKS[mark], found.radius * 0.85, rim, "middle", font_weight="bold")
            )
    return "".join(parts)
