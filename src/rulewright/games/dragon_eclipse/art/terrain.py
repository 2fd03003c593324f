"""Terrain in the Arena: its shape says what it does, its pattern and colour whether it is BOON or BANE."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import at, circle, ellipse, group, path, polygon, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.components import Terrain
from ..effects import AnyEffect, Draw, GainCondition, GainPower, Heal, Inflict, Search, Suffer
from ..model.vocabulary import Block, Side
from .brush import Brush
from .colours import SCENES, Wash

INK = "#2b2118"


def kind_of(terrain: Terrain) -> str:
    """The silhouette: what stands in the way is tall, what can be broken is made of boards, what lies is flat."""
    if terrain.health:
        return "crate"
    if terrain.blocks is not Block.NOBODY:
        if terrain.blocks is not Block.ALL:
            return "hedge"
        return "pillar" if terrain.line else "pool"
    if terrain.line:
        return "mist"
    return "snare" if terrain.fades else "ground"


def icon_of(effects: tuple[AnyEffect, ...]) -> str:
    """The sign of what happens to whoever enters."""
    for effect in effects:
        if isinstance(effect, GainCondition | Inflict):
            return str(next(iter(effect.conditions)))
        for kind, sign in _SIGNS:
            if isinstance(effect, kind):
                return sign
        inner = getattr(effect, "effects", ())
        if inner:
            return icon_of(inner)
    return "star"


_SIGNS: tuple[tuple[type, str], ...] = (
    (Suffer, "wound"),
    (Heal, "health"),
    (GainPower, "power"),
    (Search, "eye"),
    (Draw, "deck"),
)


@lru_cache(maxsize=400)
def drawn(kind: str, side: Side, sign: str, theme: str) -> str:
    """A piece of Terrain around the middle of its space, for a space with a radius of 90."""
    scene = SCENES[theme]
    wash = scene.boon if side is Side.BOON else scene.bane
    parts = [_SHAPES[kind](wash)]
    if sign:
        parts.append(_badge(sign, wash, kind))
    return "".join(parts)


def _badge(sign: str, wash: Wash, kind: str) -> str:
    y = -4 if kind in ("ground", "snare") else 22
    return circle(0, y, 19, wash.pale, stroke=wash.deep, stroke_width=2.6) + icon(sign, 0, y, 25, wash.deep)


def _pillar(wash: Wash) -> str:
    stone, dark, light = mix("#b7ab98", wash.base, 0.18), "#6d6253", "#e6dcc8"
    return (
        ellipse(0, 24, 44, 17, "#000000", opacity="0.25")
        + path("M-36 22C-38-10-34-44-22-62-10-74 10-74 20-60 33-42 38-8 36 22 20 34-20 34-36 22z", stone, stroke=INK,
               stroke_width=3)
        + path("M8-66C24-56 36-20 36 22 28 30 14 32 4 32 16 0 16-40 8-66z", dark, opacity="0.55")
        + path("M-24-50c6-10 16-14 26-14", stroke=light, stroke_width=4, stroke_linecap="round")
        + path("M-26-8l12 8-6 14M10-24l-8 12 10 10M-14 24l4-10", stroke=dark, stroke_width=2.5, stroke_linecap="round")
        + path("M-30-2c8 4 16 2 20-4M-8-40c6 4 12 2 16-4", stroke=wash.base, stroke_width=4, stroke_linecap="round")
    )  # fmt: skip


def _crate(wash: Wash) -> str:
    wood, dark, light = mix("#c08b4e", wash.base, 0.12), "#6b4420", "#e8bd84"
    return (
        ellipse(0, 24, 46, 17, "#000000", opacity="0.25")
        + path("M-34-44h68v62c0 10-68 10-68 0z", wood, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + ellipse(0, -44, 34, 12, light, stroke=INK, stroke_width=3)
        + path("M-34-24c10 8 58 8 68 0M-34 6c10 8 58 8 68 0", stroke=dark, stroke_width=5)
        + path("M-12-34v58M12-34v58", stroke=dark, stroke_width=2)
        + path("M-20-48c8-5 26-6 38-2", stroke=dark, stroke_width=2)
        + path("M-2-18 6-6-4 2 4 14", stroke=wash.deep, stroke_width=3, stroke_linejoin="round")
    )


def _hedge(wash: Wash) -> str:
    leaf, dark = mix("#5d8a4a", wash.base, 0.3), "#2f5230"
    bush = (
        "M-50 20c-8-16 2-28 12-26-2-16 14-24 24-16 6-14 26-12 30 2 14-6 26 6 22 18 12 2 16 14 10 22-24 14-76 14-98 0z"
    )
    return (
        ellipse(0, 24, 54, 16, "#000000", opacity="0.25")
        + path(bush, leaf, stroke=INK, stroke_width=3)
        + path("M-30 6c4-8 12-8 16-2M-4-6c4-8 12-8 16-2M18 10c4-8 12-8 16-2", stroke=dark, stroke_width=3)
        + path("M-44 22l-8-12M-12 28l-4-14M22 27l6-14M46 20l8-10", stroke=wash.deep, stroke_width=3)
    )


def _pool(wash: Wash) -> str:
    water = mix("#2f5f78", wash.base, 0.35)
    return (
        path("M-60 0c0-24 30-36 62-34 34 2 60 14 58 36-2 24-34 34-62 32-32-2-58-12-58-34z", mix(water, "#000000", 0.35),
             stroke=INK, stroke_width=3)
        + path("M-50 4c0-18 26-28 52-26 28 2 48 12 46 28-2 16-26 24-50 22-26-2-48-10-48-24z", water)
        + path("M-34-2c8-8 16 8 24 0s16 8 24 0M-14 14c8-8 16 8 24 0s12 6 18 0", stroke="#e8f4f6", stroke_width=3,
               stroke_linecap="round")
        + path("M-22-16l44 30M22-16l-44 30", stroke=wash.pale, stroke_width=5, opacity="0.75")
    )  # fmt: skip


def _mist(wash: Wash) -> str:
    rows = "".join(
        [
            path(f"M{-46 + dx} {y}c16-14 30 12 46 0s28 10 44-2", stroke=colour, stroke_width=width,
                 stroke_linecap="round", opacity=opacity)
            for y, dx, colour, width, opacity in (
                (18, 0, wash.pale, 15, "0.75"),
                (-4, -6, wash.base, 12, "0.55"),
                (-26, 6, wash.pale, 13, "0.8"),
                (-46, 0, wash.base, 9, "0.5"),
            )
        ]
    )  # fmt: skip
    return ellipse(0, 8, 58, 34, wash.base, opacity="0.25") + rows


def _snare(wash: Wash) -> str:
    rim = ((-46, 6), (-34, 24), (-12, 32), (14, 32), (36, 23), (47, 4), (36, -17), (12, -27), (-14, -27), (-37, -16))
    teeth = "".join([f"M{x} {y}l{-x * 0.28:.0f} {-y * 0.5 - 4:.0f}" for x, y in rim])
    return ellipse(
        0, 3, 50, 31, wash.pale, stroke=wash.deep, stroke_width=3.5, stroke_dasharray="9 6", opacity="0.92"
    ) + path(teeth, stroke=wash.deep, stroke_width=4, stroke_linecap="round")


def _ground(wash: Wash) -> str:
    spots = ((-40, 14), (-22, -24), (4, 28), (30, -22), (44, 8), (-46, -8), (22, 22), (-4, -32))
    blades = "".join([f"M{x} {y}l-5-15 9 9 3-14 3 15z" for x, y in spots])
    return ellipse(0, 2, 58, 37, wash.base, opacity="0.45", stroke=wash.deep, stroke_width=3) + path(
        blades, wash.deep, stroke=wash.deep, stroke_width=1.5, stroke_linejoin="round"
    )


_SHAPES = {
    "pillar": _pillar,
    "crate": _crate,
    "hedge": _hedge,
    "pool": _pool,
    "mist": _mist,
    "snare": _snare,
    "ground": _ground,
}


def token(brush: Brush, terrain: Terrain, side: Side, space: int, x: float, y: float, r: float, damage: int) -> str:
    """The Terrain on one space, with the Health that it has left and a pennant that says BOON or BANE."""
    id_ = f"terrain-{space + 1}"
    kind = kind_of(terrain)
    scale = r / 90
    sign = icon_of(terrain.enter) if terrain.enter else icon_of(terrain.broken) if terrain.broken else ""
    parts = [at(0, 0, drawn(kind, side, sign, brush.theme), pennant(brush, side, kind), scale=scale)]
    if terrain.health:
        left = health_drop(0, 0, terrain.health - damage)
        parts.append(at(0, -22 * scale, left, scale=brush.least(scale, 0.68)))
    wide, top, high = (52, -68, 104) if kind in ("pillar", "crate") else (60, -42, 80)
    brush.glow_box(id_, x - wide * scale, y + top * scale, 2 * wide * scale, high * scale, 14)
    return group(
        title(brush.say("board-terrain", n=space + 1, what=brush.lies(side, terrain))),
        *parts,
        id=id_,
        transform=f"translate({x:.1f} {y:.1f})",
    )


def pennant(brush: Brush, side: Side, kind: str) -> str:
    """An upright green leaf for a BOON, a hanging crimson thorn for a BANE: told apart without colour."""
    scene = brush.scene
    x, y = (-48, 14) if kind in ("pillar", "crate") else (-54, 20)
    if side is Side.BOON:
        return polygon(
            [(x, y - 15), (x + 12, y + 8), (x - 12, y + 8)], scene.boon.base, stroke="#ffffff", stroke_width=2
        )
    return polygon([(x, y + 10), (x + 12, y - 13), (x - 12, y - 13)], scene.bane.base, stroke="#ffffff", stroke_width=2)


def health_drop(x: float, y: float, left: int) -> str:
    """How much damage something can still take."""
    return (
        rect(x - 25, y - 15, 50, 30, "#fffaf0", r=15, stroke=INK, stroke_width=2.5)
        + icon("health", x - 10, y, 20, "#b3261e")
        + text(x + 11, y + 8.5, str(left), 24, INK, "middle", font_weight="bold")
    )
