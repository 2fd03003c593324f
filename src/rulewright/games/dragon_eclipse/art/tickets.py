"""Action cards as tickets: small ones for the pool of the deck builder, larger ones to choose from during a Combat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rulewright.svg.elements import DISPLAY, circle, path, rect, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit, wrap
from rulewright.svg.palette import mix

from ..content.components import Card
from ..model.vocabulary import Element, Pile, Rarity
from . import shorthand
from .brush import Brush
from .colours import RARITIES, SCENES
from .leaves import lines
from .shorthand import Sign

BIG, PHONE = (212, 316), (248, 350)
"""How wide a large ticket is on a desk and on a phone, and how high it may be."""
HEAD, ROW = 62.0, 32.0
"""Where what a large ticket does begins, and how high a row of signs is."""
_PLAIN = "#8a7447"
MARKS = {
    Rarity.COMMON: "common",
    Rarity.RARE: "rare",
    Rarity.ULTRA_RARE: "ultra-rare",
    Rarity.LEGENDARY: "legendary",
    Rarity.SPECIFIC: "specific",
}


def signs_of(card: Card) -> tuple[Sign, ...]:
    """What a card does, as signs; what lasts comes after a mark of its own."""
    found = [sign for effect in card.effects for sign in shorthand.signs(effect)]
    for mark, frames in (("passive", card.passive), ("upgrade", card.upgrade)):
        if frames:
            found.append(Sign(mark))
            found += [sign for frame in frames for sign in shorthand.signs(frame)]
    return tuple(found)


PHONE_SIZES, SMALL, ROOMY = (17.0, 16.0, 20.0, 19.0), (13.0, 9.0, 14.0, 9.0), (17.0, 12.0, 23.0, 12.0)
"""The largest and smallest letters of the name and of the signs: on a phone, among many cards, and among few."""


def ticket(brush: Brush, card: Card, w: float, h: float, roomy: bool = False) -> str:
    """A small card around its upper left corner."""
    sizes = PHONE_SIZES if brush.narrow else ROOMY if roomy else SMALL
    name = brush.name("card", card.id)
    return _ticket(name, signs_of(card), card.element, card.rarity, card.pile, brush.theme, w, h, sizes)


@lru_cache(maxsize=2000)
def _ticket(
    name: str,
    signs: tuple[Sign, ...],
    element: Element | None,
    rarity: Rarity,
    pile: Pile,
    theme: str,
    w: float,
    h: float,
    sizes: tuple[float, float, float, float],
) -> str:
    """`sizes` are the largest and smallest of the name and of the signs."""
    scene = SCENES[theme]
    wash = scene.elements[element] if element is not None else None
    colour = wash.base if wash else _PLAIN
    paper = mix("#fdf6e4" if theme == "light" else "#efe2c6", wash.pale if wash else "#e9dcbb", 0.55)
    ink = "#2c2117"
    words, size = fit(name, w - 32, sizes[0], 2, sizes[1], bold=True)
    parts = [
        rect(2, 3, w, h, "#000000", r=6, opacity="0.2"),
        rect(0, 0, w, h, paper, r=6, stroke=mix(colour, ink, 0.25), stroke_width=1.5),
        path(f"M6 0H9V{h:g}H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z", colour),
        icon(MARKS[rarity], w - 10, 11, 13, RARITIES[rarity]),
    ]
    parts += [text(14, 3 + size * (n + 1), line, size, ink, font_weight="bold") for n, line in enumerate(words)]
    below = 6 + size * len(words)
    room = h - below - 3
    small = sizes[2]
    while small > sizes[3] and len(shorthand.broken(signs, w - 18, small)) * small * 1.15 > room:
        small -= 0.5
    rows = shorthand.broken(signs, w - 18, small)[: max(1, int(room / (small * 1.1)))]
    for n, row in enumerate(rows):
        parts.append(
            shorthand.draw_signs(row, 13, below + small * (0.6 + 1.15 * n) + 2, small, mix(ink, colour, 0.25), paper)
        )
    return "".join(parts)


def badge(x: float, y: float, n: int) -> str:
    """How many of a card there are, on its ticket."""
    return circle(x, y, 10, "#fffaf0", stroke="#2c2117", stroke_width=1.5) + text(
        x, y + 5.5, str(n), 16, "#2c2117", "middle", font_weight="bold"
    )


def big_size(brush: Brush, cards: Sequence[str]) -> tuple[float, float]:
    """The size of large tickets for these cards: as high as the longest of them needs; without any, that of backs."""
    w, most = PHONE if brush.narrow else BIG
    size = _letters(brush)[0]
    tall = [
        HEAD
        + ROW * len(shorthand.broken(signs_of(brush.content.cards[id_]), w - 28, 24))
        + len(wrap(" ".join(brush.told(id_).rules), w - 28, size)) * size * 1.18
        for id_ in cards
    ]
    return w, min(most, max([w * 0.7, *[high + 18 for high in tall]])) if cards else w * 1.2


def _letters(brush: Brush) -> tuple[float, float]:
    """The largest and the smallest letters of what is written on a large ticket."""
    return (17.0, 15.5) if brush.narrow else (15.0, 11.5)


def big_ticket(brush: Brush, id_: str, w: float, h: float) -> str:
    """A card large enough to be read."""
    card = brush.content.cards[id_]
    told = brush.told(id_)
    wash = brush.scene.elements[card.element] if card.element is not None else None
    colour = wash.base if wash else _PLAIN
    paper = "#fdf6e4" if brush.theme == "light" else "#efe2c6"
    ink = "#2c2117"
    names, size = fit(told.name, w - 52, 19, 2, brush.least(12, 15.5), bold=True)
    parts = [
        rect(3, 5, w, h, "#000000", r=11, opacity="0.25"),
        rect(0, 0, w, h, paper, r=11, stroke=colour, stroke_width=3),
        rect(6, 6, w - 12, 46, mix(paper, colour, 0.3), r=7),
        circle(24, 29, 15, colour, stroke=ink, stroke_width=1.5),
        icon(str(card.element) if card.element else MARKS[card.rarity], 24, 29, 20, "#fffaf0"),
    ]
    for n, line in enumerate(names):
        y = 29 + size * 0.36 + (n - (len(names) - 1) / 2) * size * 1.1
        parts.append(text(46, y, line, size, ink, font_family=DISPLAY, font_weight="bold"))
    y = HEAD
    for row in shorthand.broken(signs_of(card), w - 28, 24):
        parts.append(shorthand.draw_signs(row, 14, y + 16, 24, mix(ink, colour, 0.3), paper))
        y += ROW
    rules, room = " ".join(told.rules), h - y - 10
    size, least = _letters(brush)
    while size > least and len(wrap(rules, w - 28, size)) * size * 1.18 > room:
        size -= 0.5
    written, _ = lines(14, y + 18, rules, w - 28, ink, size, max(2, int(room / (size * 1.18))), size)
    return "".join([*parts, written])


@lru_cache(maxsize=16)
def back(w: float, h: float) -> str:
    """The back of an Action card: the two moons before the sun."""
    return (
        rect(0, 0, w, h, "#5a3d22", r=11, stroke="#2c1d0f", stroke_width=3)
        + rect(8, 8, w - 16, h - 16, r=7, stroke="#d9b26a", stroke_width=2)
        + circle(w / 2, h / 2, w * 0.26, "#e3b23c")
        + circle(w / 2 - w * 0.09, h / 2 - w * 0.06, w * 0.17, "#5a3d22", opacity="0.9")
        + circle(w / 2 + w * 0.11, h / 2 + w * 0.08, w * 0.1, "#5a3d22", opacity="0.9")
    )
