"""The pictures in the windows of Action cards: an Element's weather, the Mystling of the card, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Any

from rulewright.svg.elements import at, circle, ellipse, group, outline, path, rect, smooth
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.components import Card
from ..model.vocabulary import Element, Pile
from .colours import Wash
from .paper import INK, blot, splash, wash_of, wet
from .portraits import creature
from .shapes import curve, flame
from .shorthand import lead

_STRUCTURE = {"slot", "cost", "may", "one-of", "when", "whenever", "fire", "water", "earth", "air", "light", "dark"}
"""Signs that say when and not what: they are no emblem."""


def _deep(effects: Sequence[Any]) -> Iterator[str]:
    """What the effects do, outer ones first."""
    for effect in effects:
        sign = lead(effect).icon
        if sign not in _STRUCTURE:
            yield sign
        yield from (condition for condition in getattr(effect, "inflict", {}))
        yield from _deep(getattr(effect, "effects", ()))
        for option in getattr(effect, "options", ()):
            yield from _deep(option)


def emblems(card: Card) -> list[str]:
    """Up to three signs that tell what a card is about."""
    found = list(dict.fromkeys(_deep((*card.effects, *card.passive, *card.upgrade))))
    if card.pile is Pile.FATIGUE:
        return ["fatigue"]
    strong = [sign for sign in ("attack", "deal", "heal", "blink", "interrupt", "trigger") if sign in found]
    return list(dict.fromkeys((*strong[:1], *found)))[:3] or ["upgrade"]


def vignette(card: Card, w: float, h: float) -> str:
    """The picture of a card in a box of this size, from 0 0."""
    return _vignette(card.id, tuple(emblems(card)), card.element, card.mystling, w, h)


@lru_cache(1024)
def _vignette(seed: str, signs: tuple[str, ...], element: Element | None, mystling: str, w: float, h: float) -> str:
    wash = wash_of(element)
    chance = Random(f"vignette {seed}")
    ground = rect(0, 0, w, h, mix(wash.pale, "#fffaf0", 0.55)) + splash(seed, 0, 0, w, h, wash)
    sky = _WEATHER[element](chance, w, h, wash) if element is not None else _field(chance, w, h, wash)
    if not mystling:
        return ground + sky + _stamps(signs, w / 2, h * 0.5, min(h * 0.62, 92), wash)
    side = chance.choice((-1, 1))
    size = min(h * 1.02, 150) / 200
    left = w * 0.5 - side * w * 0.2 - 100 * size
    figure = at(left, h - 199 * size, creature(mystling, "#fffaf0"), scale=size)
    return ground + sky + figure + _stamps(signs[:2], w * 0.5 + side * w * 0.25, h * 0.48, min(h * 0.5, 66), wash)


def _stamps(signs: Sequence[str], x: float, y: float, size: float, wash: Wash) -> str:
    """Signs printed like woodcuts: colour first, a little beside the ink."""
    if len(signs) == 1:
        return _stamp(signs[0], x, y, size, wash)
    smaller = size * 0.52
    sides = (-1, 1) if len(signs) > 2 else (1,)
    shift = 0 if len(signs) > 2 else -size * 0.16
    drawn = [_stamp(signs[0], x + shift, y - size * 0.06, size * 0.9, wash)]
    for side, sign in zip(sides, signs[1:], strict=True):
        drawn.append(_stamp(sign, x + shift + side * size * 0.74, y + size * 0.26, smaller, wash))
    return "".join(drawn)


def _stamp(sign: str, x: float, y: float, size: float, wash: Wash) -> str:
    halo = circle(x, y, size * 0.62, "#fffaf0", opacity="0.72")
    return (
        halo
        + icon(sign, x + size * 0.045, y + size * 0.05, size, mix(wash.base, "#ffffff", 0.2), "0.75")
        + icon(sign, x, y, size, mix(wash.deep, INK, 0.35))
    )


# -- the weather of each Element -----------------------------------------------------------------------------------


def _fire(chance: Random, w: float, h: float, wash: Wash) -> str:
    drawn = []
    for n in range(7):
        x = w * (n + 0.5) / 7 + chance.uniform(-9, 9)
        tall = h * chance.uniform(0.32, 0.72) * (0.6 + abs(n - 3) * 0.16)
        d = curve(flame(x, h + 8, chance.uniform(20, 34), tall, chance.uniform(-9, 9)))
        drawn.append(wet(d, wash.base, wash.deep, 0.5))
    sparks = [circle(chance.uniform(0, w), chance.uniform(0, h * 0.7), 1.5, wash.deep, opacity="0.6") for _ in range(9)]
    return "".join(drawn + sparks)


def _water(chance: Random, w: float, h: float, wash: Wash) -> str:
    drawn = []
    for n in range(4):
        level = h * (0.5 + n * 0.15)
        turn = chance.uniform(0, 6)
        crest = [(x, level + 5 * sin(x / 17 + turn)) for x in range(-10, int(w) + 20, 10)]
        d = smooth(crest, closed=False) + f"L{w + 10:.0f} {h + 9:.0f}L-10 {h + 9:.0f}Z"
        drawn.append(wet(d, wash.base, wash.deep, 0.28))
    drops = []
    for _ in range(6):
        x, y = chance.uniform(8, w - 8), chance.uniform(6, h * 0.5)
        drops.append(path(f"M{x:.1f} {y:.1f}q4 6 0 9q-4 -3 0 -9", wash.base, opacity="0.65"))
    return "".join(drawn + drops)


def _earth(chance: Random, w: float, h: float, wash: Wash) -> str:
    drawn = []
    for n in range(3):
        level = h * (0.5 + n * 0.17)
        points = [(x, level + chance.uniform(-13, 13)) for x in range(-12, int(w) + 30, 26)]
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + f"L{w + 12:.0f} {h + 8:.0f}L-12 {h + 8:.0f}Z"
        drawn.append(wet(d, mix(wash.base, wash.deep, n * 0.2), wash.deep, 0.34))
    for _ in range(5):
        x, y, r = chance.uniform(6, w - 6), chance.uniform(h * 0.72, h), chance.uniform(5, 11)
        drawn.append(wet(blot(chance, x, y, r, r * 0.7, 0.25, 7), wash.deep, INK, 0.45))
    return "".join(drawn)


def _air(chance: Random, w: float, h: float, wash: Wash) -> str:
    drawn = []
    for n in range(6):
        y = h * (n + 0.7) / 6.5
        x = chance.uniform(-10, w * 0.3)
        reach = chance.uniform(w * 0.35, w * 0.7)
        r = chance.uniform(6, 11)
        d = f"M{x:.1f} {y:.1f}h{reach:.1f}c{r * 1.8:.1f} 0 {r * 1.8:.1f} {-r * 2:.1f} 0 {-r * 2:.1f}"
        d += f"c{-r:.1f} 0 {-r:.1f} {r:.1f} {-r * 0.2:.1f} {r:.1f}"
        drawn.append(path(d, stroke=wash.base, stroke_width=3.4, opacity="0.5", stroke_linecap="round"))
    return "".join(drawn)


def _light(chance: Random, w: float, h: float, wash: Wash) -> str:
    cx, cy = w * chance.uniform(0.3, 0.7), h * chance.uniform(-0.1, 0.15)
    far = w
    drawn = []
    for n in range(14):
        turn = pi * 2 * n / 14 + chance.uniform(-0.06, 0.06)
        ray = [(cx, cy), *((cx + far * cos(one), cy + far * sin(one)) for one in (turn - 0.07, turn + 0.07))]
        d = outline(ray)
        drawn.append(path(d, wash.base, opacity="0.34"))
    return group(*drawn) + circle(cx, cy, 26, "#fff7d8") + circle(cx, cy, 26, stroke=wash.base, stroke_width=2)


def _dark(chance: Random, w: float, h: float, wash: Wash) -> str:
    x, y = w * chance.choice((0.16, 0.84)), h * 0.27
    moon = circle(x, y, 19, "#fdf6e3", opacity="0.95") + circle(x + 7, y - 4, 15.5, mix(wash.base, wash.pale, 0.4))
    clouds = []
    for n in range(4):
        cy = h * (0.62 + n * 0.12)
        d = blot(chance, chance.uniform(0, w), cy, w * chance.uniform(0.25, 0.42), h * 0.12, 0.2)
        clouds.append(wet(d, wash.base, wash.deep, 0.34))
    stars = [
        path(
            f"M{a:.1f} {b - 4:.1f}l1.2 2.8 2.8 1.2-2.8 1.2-1.2 2.8-1.2-2.8-2.8-1.2 2.8-1.2z",
            wash.deep,
            opacity="0.7",
        )
        for a, b in ((chance.uniform(6, w - 6), chance.uniform(6, h * 0.5)) for _ in range(7))
    ]
    return moon + "".join(clouds + stars)


def _field(chance: Random, w: float, h: float, wash: Wash) -> str:
    """Hills and grass, as a tamer sees them from a camp."""
    drawn = []
    for n, tint in enumerate((0.0, 0.25, 0.5)):
        level = h * (0.52 + n * 0.16)
        points = [(x, level + chance.uniform(-8, 8)) for x in range(-20, int(w) + 50, 44)]
        d = smooth(points, closed=False) + f"L{w + 20:.0f} {h + 8:.0f}L-20 {h + 8:.0f}Z"
        drawn.append(wet(d, mix(wash.base, wash.deep, tint), wash.deep, 0.28))
    blades = "".join(
        f"M{x:.1f} {h:.0f}q{chance.uniform(-4, 4):.1f} -8 {chance.uniform(-6, 6):.1f} -{chance.uniform(9, 17):.1f}"
        for x in (chance.uniform(0, w) for _ in range(26))
    )
    sun = ellipse(w * chance.uniform(0.15, 0.85), h * 0.26, 15, 15, "#f2c879", opacity="0.75")
    return sun + "".join(drawn) + path(blades, stroke=wash.deep, stroke_width=1.1, opacity="0.7")


_WEATHER: dict[Element, Callable[[Random, float, float, Wash], str]] = {
    Element.FIRE: _fire,
    Element.WATER: _water,
    Element.EARTH: _earth,
    Element.AIR: _air,
    Element.LIGHT: _light,
    Element.DARK: _dark,
}


def weather(element: Element | None, seed: str, w: float, h: float) -> str:
    """The wash and the weather of an Element alone, in a box from 0 0."""
    wash = wash_of(element)
    chance = Random(seed)
    ground = rect(0, 0, w, h, mix(wash.pale, "#fffaf0", 0.55)) + splash(seed, 0, 0, w, h, wash)
    return ground + (_WEATHER[element](chance, w, h, wash) if element is not None else _field(chance, w, h, wash))
