"""Stamps of the Journal's pictures: sky, water, ground and growth. Each stands on 0 0 and is about 100 high."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from rulewright.svg.elements import circle, ellipse, path, rect, smooth

INK = "#3a2b1c"
"""The pen of every picture."""


def wash(d: str, fill: str, weight: float = 1.8, strength: float = 0.9, ink: str = INK) -> str:
    """Watercolour that has run a little beside the line that was drawn for it."""
    colour = path(d, fill, opacity=f"{strength:g}", transform="translate(1.6 1.3)")
    line = path(d, stroke=ink, stroke_width=weight, stroke_linejoin="round", stroke_linecap="round")
    return colour + (line if weight else "")


def line(d: str, weight: float = 1.8, ink: str = INK, **more: str) -> str:
    """A line of the pen alone."""
    return path(d, stroke=ink, stroke_width=weight, stroke_linejoin="round", stroke_linecap="round", **more)


def ridge(seed: str, wide: float, low: float, high: float, foot: float, step: float = 60) -> str:
    """The outline of land: a soft line from left to right, closed below."""
    chance = Random(seed)
    points = []
    x = -wide / 2 - step
    while x < wide / 2 + step * 2:
        points.append((x, -chance.uniform(low, high)))
        x += step
    return smooth(points, closed=False) + f"L{wide / 2 + step * 2:.0f} {foot:.0f}L{-wide / 2 - step:.0f} {foot:.0f}Z"


def hills() -> str:
    back = wash(ridge("hills-back", 760, 60, 110, 60, 90), "#b9c9a4", 1.2, 0.8)
    return back + wash(ridge("hills-front", 760, 14, 50, 60, 110), "#9fb583", 1.4, 0.9)


def mountains() -> str:
    d = "M-380 60L-300-70-250-20-170-130-110-50-60-96 20-10 90-120 160-40 220-90 300-20 400-80V60Z"
    snow = "M-170-130l-22 42 14-8 10 16 12-14 14 8zM90-120l-20 38 14-6 8 14 10-12 12 6zM-300-70l-14 24 10-4 8 8 8-8z"
    return wash(d, "#a9b3bd", 1.4, 0.85) + path(snow, "#fbfaf4", stroke=INK, stroke_width=1)


def field() -> str:
    rows = "".join(f"M{-380 + 90 * n} 70Q{-60 + 30 * n} 10 {-20 + 6 * n}-30" for n in range(10))
    return wash(ridge("field", 760, 24, 34, 90, 120), "#c9bd7c", 1.2, 0.8) + line(rows, 1, "#8f8034", opacity="0.5")


def meadow() -> str:
    chance = Random("meadow")
    blades = "".join(
        f"M{chance.uniform(-370, 370):.0f} {chance.uniform(-8, 40):.0f}q2-8 {chance.uniform(-4, 4):.0f}-12"
        for _ in range(60)
    )
    return wash(ridge("meadow", 760, 18, 30, 120, 130), "#a9c07e", 1.2, 0.85) + line(blades, 1.2, "#5c7a38")


def road() -> str:
    d = "M-380 34C-200-6-40 30 90 4 200-18 300-10 400-30V26C300 40 200 30 100 52-40 78-200 44-380 92Z"
    ruts = "M-370 56C-200 16-40 50 90 24 200 4 300 10 390-6M-370 76C-200 34-40 66 100 40 200 20 300 26 390 8"
    return wash(d, "#d9c397", 1.2, 0.95) + line(ruts, 1.2, "#a98f63", stroke_dasharray="14 9")


def water() -> str:
    """A broad sheet of water, as high as the ground below it."""
    waves = "".join(
        f"M{-360 + 83 * n + 30 * (row % 2)} {18 + 24 * row}q10-8 20 0t20 0" for row in range(4) for n in range(9)
    )
    return rect(-400, 0, 800, 260, "#8fb9cf", opacity="0.9") + line("M-400 0H400", 1.4) + line(waves, 1.3, "#f3fbff")


def canal() -> str:
    d = "M-400-26C-250-34-120-14 0-22 140-30 260-12 400-24V34C260 44 140 26 0 34-120 42-250 24-400 36Z"
    waves = "".join(f"M{-360 + 92 * n} {2 + 9 * (n % 2)}q10-7 20 0t20 0" for n in range(9))
    return wash(d, "#8fbccd", 1.6) + line(waves, 1.4, "#f3fbff")


def pond() -> str:
    ring = smooth([(90 * cos(2 * pi * n / 9) * (1 + 0.08 * (n % 2)), 26 * sin(2 * pi * n / 9)) for n in range(9)])
    return wash(ring, "#8fb9cf") + line("M-40-4q10-6 20 0t20 0M-6 10q10-6 20 0t20 0", 1.4, "#f3fbff")


def mud() -> str:
    ring = smooth([(120 * cos(2 * pi * n / 10), 24 * sin(2 * pi * n / 10) * (1 + 0.1 * (n % 2))) for n in range(10)])
    cracks = "M-70-6l22 6-6 8M-20-12l10 12 22-4M30 6l16-10 22 6M-40 12l20-6"
    return wash(ring, "#a98d67") + line(cracks, 1.2, "#6b5433")


def tree() -> str:
    crown = smooth([(-34, -52), (-30, -84), (0, -104), (30, -86), (38, -56), (16, -40), (-14, -38)])
    return (
        wash("M-5 0C-3-20-3-30-4-42H5C4-30 4-18 7 0Z", "#8a6a45")
        + wash(crown, "#7fa05a")
        + line("M-16-62q8 8 16 2M6-80q8 6 14 2", 1.3, "#4d6b34")
    )


def poplar() -> str:
    return wash("M-3 0V-24H3V0Z", "#8a6a45") + wash("M0-112C16-90 15-40 4-20H-4C-15-40-16-90 0-112Z", "#88a864")


def reeds() -> str:
    stalks = "".join(
        f"M{-24 + 7 * n} 0q{(-1) ** n * 3}-{26 + 7 * (n % 3)} {(-1) ** n * 5}-{44 + 9 * (n % 3)}" for n in range(8)
    )
    heads = "".join(ellipse(-24 + 7 * n + (-1) ** n * 5, -48 - 9 * (n % 3), 2.2, 7, "#7a5a34") for n in range(8))
    return line(stalks, 1.8, "#6a7d3c") + heads


def bush() -> str:
    return wash(smooth([(-30, 0), (-32, -18), (-12, -32), (12, -30), (32, -16), (30, 0)]), "#8aa860")


def stones() -> str:
    return wash("M-40 0C-42-18-26-26-12-20-6-10-8-4-10 0ZM4 0C0-30 18-40 34-30 44-20 42-8 40 0Z", "#b3ab9c")


def pillars() -> str:
    return wash("M-44 0L-40-84-24-88-20 0ZM-6 0L-2-60 14-62 16 0ZM30 0L34-100 50-96 54 0Z", "#b5a68c") + line(
        "M-38-50l14-4M0-30l12-2M36-70l12 2", 1.2
    )


def cloud() -> str:
    return path(smooth([(-60, 0), (-50, -20), (-20, -30), (10, -24), (40, -30), (62, -10), (50, 4), (0, 8)]), "#fffaf0",
                opacity="0.8")  # fmt: skip


def rain() -> str:
    return line("".join(f"M{-90 + 22 * n} {-60 + 17 * (n % 4)}l-8 22" for n in range(9)), 1.4, "#5c7f96")


def smoke() -> str:
    return path("M0 0c-18-14 10-24-6-40s14-26 2-44c22 14 8 30 14 44s-4 26-10 40z", "#8f8578", opacity="0.55")


def sun() -> str:
    rays = "".join(
        f"M{34 * cos(a):.1f} {34 * sin(a):.1f}L{46 * cos(a):.1f} {46 * sin(a):.1f}"
        for a in (pi * n / 6 for n in range(12))
    )
    return (
        circle(0, 0, 26, "#f6c95e") + line("M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0", 1.5) + line(rays, 2, "#c98a12")
    )


def moons() -> str:
    """The Miller, big and slow, and the Button, small and quick."""
    return (
        circle(-16, 0, 26, "#efe6cf", stroke=INK, stroke_width=1.5)
        + path("M-30-8a6 6 0 1 0 .1 0M-12 10a8 8 0 1 0 .1 0M-8-14a4 4 0 1 0 .1 0", "#d5c8a8")
        + circle(34, -18, 10, "#fff6dd", stroke=INK, stroke_width=1.5)
        + path("M31-20h2v2h-2zM36-20h2v2h-2zM31-15h2v2h-2zM36-15h2v2h-2z", INK)
    )


def stars() -> str:
    chance = Random("stars")
    spots = [(chance.uniform(-340, 340), chance.uniform(-90, 90)) for _ in range(34)]
    return "".join(circle(x, y, chance.uniform(1, 2.4), "#fff6dd") for x, y in spots)


def birds() -> str:
    return line("M-30 0q8-9 14 0q6-9 14 0M8-18q6-7 11 0q5-7 11 0M26 8q5-6 9 0q4-6 9 0", 1.7)


NATURE: dict[str, Callable[[], str]] = {
    "hills": hills, "mountains": mountains, "field": field, "meadow": meadow, "road": road, "water": water,
    "canal": canal, "pond": pond, "mud": mud, "tree": tree, "poplar": poplar, "reeds": reeds, "bush": bush,
    "stones": stones, "pillars": pillars, "cloud": cloud, "rain": rain, "smoke": smoke, "sun": sun, "moons": moons,
    "stars": stars, "birds": birds,
}  # fmt: skip
"""By the word that data draws them with."""
