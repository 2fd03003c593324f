"""The landmark that gives each Island its name, about 60 px high, standing on the point where its regions meet."""

from __future__ import annotations

from functools import cache

from rulewright.svg.elements import circle, ellipse, group, path, polygon
from rulewright.svg.palette import mix

from ..model.vocabulary import Terrain
from .colours import SCENES, Scene


@cache
def landmark(island: str, theme: str) -> str:
    return group(ellipse(0, 4, 30, 10, "url(#m-shade)"), _DRAWN[island](SCENES[theme]))


def _shard(scene: Scene) -> str:
    pure, bright, body, deep = scene.crystal
    return "".join(
        (
            ellipse(0, -22, 40, 44, "url(#m-halo)", opacity="0.6"),
            polygon(((-20, 4), (-25, -14), (-18, -26), (-10, -12), (-9, 5)), body),
            polygon(((-18, -26), (-10, -12), (-9, 5), (-15, 5)), deep),
            polygon(((8, 6), (12, -18), (20, -32), (25, -14), (20, 5)), body),
            polygon(((20, -32), (25, -14), (20, 5), (16, 5)), deep),
            polygon(((-10, 7), (-13, -30), (1, -58), (1, 8)), bright),
            polygon(((1, -58), (13, -28), (10, 7), (1, 8)), body),
            polygon(((-10, 7), (-13, -30), (-4, -30), (-3, 8)), pure, opacity="0.7"),
        )
    )


def _arch(scene: Scene) -> str:
    shade, light = scene.rock
    warm = mix(light, "#d9a46a", 0.35)
    return "".join(
        (
            path(
                "M-32 6C-35 -30 -20 -52 4 -51C27 -49 34 -24 32 6L17 6C18 -15 12 -31 1 -31C-11 -31 -16 -14 -16 6Z", warm
            ),
            path("M4 -51C27 -49 34 -24 32 6L17 6C18 -15 12 -31 1 -31L4 -51Z", mix(shade, light, 0.35)),
            path("M-32 6C-35 -30 -20 -52 4 -51L2 -46C-17 -46 -27 -27 -26 6Z", mix(warm, "#ffffff", 0.3)),
            path(
                "M-12 -45L-9 -33M18 -42L12 -28M-28 -14L-17 -11M29 -16L18 -11",
                stroke=mix(shade, light, 0.2),
                stroke_width=1.6,
            ),
            path("M-30 6C-30 -2 -27 -4 -24 6ZM22 6C23 -2 27 -3 29 6Z", scene.grounds[Terrain.FOREST].light),
        )
    )


def _tree(scene: Scene) -> str:
    colours = scene.grounds[Terrain.FOREST]
    trunk = mix(scene.root, "#2a1a10", 0.2)
    crowns = ((-20, -38, 16), (20, -38, 16), (0, -50, 19), (-8, -34, 15), (11, -33, 14))
    lights = ((-22, -43, 9), (17, -44, 8), (-3, -57, 11), (-10, -38, 7))
    return "".join(
        (
            path("M-5 -30C-4 -12 -8 -2 -24 6L-6 4L0 9L7 4L25 6C9 -2 5 -12 6 -30Z", trunk),
            path("M-2 -28C-1 -12 -4 -2 -12 4L-4 3C0 -8 1 -16 1 -28Z", mix(trunk, "#ffd9a0", 0.3)),
            *(circle(x, y, r, mix(colours.shade, colours.base, 0.5)) for x, y, r in crowns),
            *(circle(x, y, r, colours.light) for x, y, r in lights),
            *(
                circle(x, y, r * 0.45, colours.glint, opacity="0.8")
                for x, y, r in ((-24, -46, 8), (-5, -60, 9), (16, -47, 7))
            ),
        )
    )


def _sphere(scene: Scene) -> str:
    river = scene.grounds[Terrain.RIVER]
    drops = ((-17, -2, 4), (-6, 5, 5.5), (6, 2, 4.5), (16, -3, 3.5))
    return "".join(
        (
            ellipse(0, 5, 22, 7, river.light, opacity="0.8"),
            circle(0, -30, 24, river.base),
            path(
                "M-24 -30A24 24 0 0 1 24 -30C14 -38 8 -24 0 -30S-16 -38 -24 -30Z", mix(scene.rock[1], "#ffffff", 0.25)
            ),
            path("M0 -54A24 24 0 0 1 24 -30C18 -35 13 -32 9 -29C12 -38 9 -48 0 -54Z", scene.rock[1]),
            path("M-16 -24C-12 -12 -2 -9 8 -11", stroke=river.glint, stroke_width=2.4, stroke_linecap="round"),
            ellipse(-9, -43, 6, 4, "#ffffff", opacity="0.65", transform="rotate(-30 -9 -43)"),
            *(
                path(
                    f"M{x} {y - 10}C{x + r} {y - 3} {x + r} {y + r} {x} {y + r}S{x - r} {y - 3} {x} {y - 10}Z",
                    river.glint,
                )
                for x, y, r in drops
            ),
        )
    )


def _volcano(scene: Scene) -> str:
    shade, light = scene.rock
    return "".join(
        (
            ellipse(0, -50, 34, 26, "url(#m-dawn)"),
            path("M-34 7L-11 -38L12 -38L35 7Z", mix(shade, light, 0.45)),
            path("M-34 7L-11 -38L-3 -38L-8 7Z", mix(shade, light, 0.85)),
            path("M4 -38L12 -38L35 7L14 7Z", mix(shade, light, 0.15)),
            ellipse(0.5, -38, 12, 4, "#ffd27a"),
            path(
                "M-6 -37C-5 -22 -14 -18 -11 -4L-7 -6C-7 -16 1 -20 1 -36ZM4 -37C5 -26 13 -20 12 -6C17 -14 10 -26 9 -37Z",
                "#ff7a2f",
            ),
            path(
                "M-2 -44C-12 -52 0 -58 -7 -68M6 -45C14 -53 4 -60 12 -70",
                stroke="#ffcf8f",
                stroke_width=3,
                stroke_linecap="round",
                opacity="0.7",
            ),
        )
    )


_DRAWN = {"shard": _shard, "arch": _arch, "tree": _tree, "sphere": _sphere, "volcano": _volcano}
