"""Pictures of the Journal, put together as data says: light, ground, and stamps from the farthest to the nearest."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from rulewright.svg.elements import group, num, outline, path, rect, smooth, tag

from ..content.story import Journal, Picture, Stamp
from ..model.story_words import Daylight
from .portraits import PORTRAITS, creature
from .stamp_nature import INK, NATURE, line
from .stamp_places import PLACES
from .stamp_things import THINGS

WIDE, HIGH = 720.0, 480.0
"""A picture between lines; maps are higher (`MAP`)."""
MAP = 600.0
STAMPS = {**NATURE, **PLACES, **THINGS}
"""Everything that data can draw, besides the mystlings."""
SKIES: dict[Daylight, tuple[str, str, str]] = {
    Daylight.DAWN: ("#f8e3c4", "#f3c9a5", "#d9b7b0"),
    Daylight.DAY: ("#dcebec", "#bcd9e2", "#f6efdc"),
    Daylight.DUSK: ("#e8b98c", "#b98a9c", "#5f5a80"),
    Daylight.NIGHT: ("#3a3f66", "#262a4c", "#171a33"),
    Daylight.INDOORS: ("#ecd9b2", "#d9bf8f", "#a8875a"),
}
"""Thin, middling and pooled colour of the sky."""
SHADE = {"light": 0.0, "dark": 0.2}
"""How much of a picture's brightness lamplight takes away."""


def known(draw: str) -> bool:
    """Whether data may draw this."""
    return draw in STAMPS or draw in PORTRAITS


def picture_for(journal: Journal, where: str, theme: str) -> tuple[str, str] | None:
    """The id of the picture that stands here, and the picture as an SVG of its own."""
    found = journal.pictured.get(where)
    return None if found is None else (found.id, _document(found, theme))


@lru_cache(maxsize=200)
def _document(picture: Picture, theme: str) -> str:
    return tag(
        "svg",
        painted(picture, theme, HIGH),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(WIDE)} {num(HIGH)}",
        aria_hidden="true",
        class_="picture",
    )


@lru_cache(maxsize=100)
def painted(picture: Picture, theme: str, high: float) -> str:
    """The picture in a box from 0 0, as wide as `WIDE`: nothing looks over its edge, which is drawn with the pen."""
    return tag(
        "svg",
        _sky(picture, high),
        *[_stamp(one, high) for one in picture.stamps],
        rect(0, 0, WIDE, high, "#1b1206", opacity=f"{SHADE[theme]:g}") if SHADE[theme] else "",
        _edge(picture.id, high),
        width=WIDE,
        height=high,
        viewBox=f"0 0 {num(WIDE)} {num(high)}",
        overflow="hidden",
    )


def _edge(seed: str, high: float) -> str:
    """A frame of two lines that were not drawn with a ruler."""
    chance = Random(seed)

    def around(off: float) -> str:
        def at() -> float:
            return off + chance.uniform(-1, 1)

        points = [(WIDE * n / 6, at()) for n in range(7)]
        points += [(WIDE - at(), high * n / 4) for n in range(1, 5)]
        points += [(WIDE * n / 6, high - at()) for n in range(5, -1, -1)]
        points += [(at(), high * n / 4) for n in range(3, 0, -1)]
        return outline(points)

    return line(around(2), 3.4, INK) + line(around(8), 1, INK, opacity="0.6")


def _sky(picture: Picture, high: float) -> str:
    thin, middling, pooled = SKIES[picture.light]
    chance = Random(picture.id + "sky")
    parts = [rect(0, 0, WIDE, high, thin)]
    for n in range(7):
        y = high * chance.uniform(0.02, 0.6)
        x, rx, ry = WIDE * chance.uniform(0, 1), WIDE * chance.uniform(0.2, 0.45), high * chance.uniform(0.05, 0.12)
        ring = [(x - rx, y), (x - rx / 2, y - ry), (x + rx / 3, y - ry * 0.7), (x + rx, y + ry / 4), (x, y + ry)]
        parts.append(path(smooth(ring), middling if n % 3 else pooled, opacity="0.32"))
    if picture.ground:
        top = high * picture.horizon / 100
        points = [(WIDE * n / 8, top + chance.uniform(-6, 6)) for n in range(9)]
        d = smooth(points, closed=False) + f"L{num(WIDE)} {num(high)}L0 {num(high)}Z"
        parts.append(path(d, picture.ground, opacity="0.95"))
        parts.append(line(smooth(points, closed=False), 1.2, INK, opacity="0.5"))
        for _ in range(6):
            x, y = WIDE * chance.uniform(0, 1), top + (high - top) * chance.uniform(0.2, 1)
            ring = [(x - 90, y), (x, y - 10), (x + 110, y + 2), (x + 10, y + 12)]
            parts.append(path(smooth(ring), INK, opacity="0.06"))
    return "".join(parts)


def _stamp(stamp: Stamp, high: float) -> str:
    """A thing in its place; what stands lower is nearer, and not drawn larger by itself."""
    if stamp.draw in STAMPS:
        body, size = _drawn(stamp.draw), stamp.size
    else:
        # A creature fills a square of 200 and stands on its lower edge.
        body = group(creature(stamp.draw, "#fff8e8"), transform="translate(-100 -192)")
        size = stamp.size * 0.5
    x, y = num(WIDE * stamp.x / 100), num(high * stamp.y / 100)
    across = f"{-size if stamp.turned else size:.3g}"
    faint = {} if stamp.faint >= 1 else {"opacity": f"{stamp.faint:g}"}
    return group(body, transform=f"translate({x} {y}) scale({across} {size:.3g})", **faint)


@lru_cache(maxsize=120)
def _drawn(draw: str) -> str:
    return STAMPS[draw]()
