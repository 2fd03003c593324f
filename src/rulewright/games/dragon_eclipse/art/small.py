"""Action cards as small as they lie on a mat: a name, a picture, and what they do in shorthand."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import DISPLAY, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Pile, Rarity
from .brush import Brush
from .colours import RARITIES, Wash
from .faces import SHADE
from .paper import INK, PAPERS, wash_of
from .shorthand import Sign, broken, draw_signs, signs
from .vignettes import emblems

Line = tuple[Sign, ...]
WIDE, BAND = 120, 42.0
"""A card that is wider than this is one to read on a phone; its picture lies on a band of that width."""


def small_card(brush: Brush, id_: str, x: float, y: float, w: float, h: float, spot: str = "") -> str:
    """A card face up; whoever points at it hears all that it says."""
    card = brush.content.cards[id_]
    told = brush.told(id_)
    active = tuple(tuple(signs(effect)) for effect in card.effects)
    lasting = tuple(tuple(signs(frame)) for frame in (*card.passive, *card.upgrade))
    kind = "passive" if card.passive else "upgrade" if card.upgrade else ""
    drawn = _face(
        told.name, active, lasting, kind, tuple(emblems(card)), card.element, card.rarity, card.pile, card.mystling,
        brush.theme, round(w, 1), round(h, 1),
    )  # fmt: skip
    names = {"id": spot} if spot else {}
    return group(
        title(" ".join((told.name, told.line, *told.rules))),
        drawn,
        transform=f"translate({x:.1f} {y:.1f})",
        class_="card",
        **names,
    )


@lru_cache(2048)
def _face(
    name: str, active: tuple[Line, ...], lasting: tuple[Line, ...], kind: str, pictures: tuple[str, ...],
    element: Element | None, rarity: Rarity, pile: Pile, mystling: str, theme: str, w: float, h: float,
) -> str:  # fmt: skip
    wash = SHADE if pile is Pile.FATIGUE else wash_of(element)
    sheet = mix(PAPERS[theme][0], PAPERS[theme][1], 0.3)
    ink = mix(wash.deep, INK, 0.35)
    parts = [
        rect(1.2, 2, w, h, "#000000", 7, opacity="0.25"),
        rect(0, 0, w, h, sheet, 7, stroke=mix(wash.deep, "#000000", 0.2), stroke_width=1.4),
    ]
    mark = str(element) if element is not None else "fatigue" if pile is Pile.FATIGUE else "flag"
    if w >= WIDE:
        left, top, drawn = _beside(name, mark, pictures[0], rarity, mystling, wash, w, h)
    else:
        left, top, drawn = _above(name, mark, pictures[0], rarity, mystling, wash, w, h)
    rows = _rows(active, lasting, kind, left, top, w - left - 4, h - top - 3, ink, sheet, wash.pale)
    return "".join((*parts, drawn, rows))


def _above(
    name: str, mark: str, picture: str, rarity: Rarity, mystling: str, wash: Wash, w: float, h: float
) -> tuple[float, float, str]:
    """The picture on a band above the name; and where what the card does begins."""
    band = h * 0.27
    parts = [
        path(f"M1.5 {band:.1f}V7.5a6 6 0 0 1 6 -6h{w - 15:.1f}a6 6 0 0 1 6 6V{band:.1f}z", wash.base),
        path(f"M1.5 {band:.1f}q{w / 4:.1f} -8 {w / 2:.1f} -2t{w / 2 - 3:.1f} -3v5z", wash.deep, opacity="0.35"),
        icon(mark, 10, 11, 11, "#fffaf0"),
        circle(w - 10, 11, 6.5, "#fffaf0") + icon(str(rarity), w - 10, 11, 9.5, RARITIES[rarity]),
    ]
    if mystling:
        parts.append(_creature(mystling, w * 0.3, band - band * 0.47, band * 1.02))
        parts.append(icon(picture, w * 0.66, band * 0.55, band * 0.6, "#fffaf0"))
    else:
        parts.append(_emblem(picture, w / 2, band * 0.52, band * 0.44, wash))
    words, size = fit(name, w - 8, min(w * 0.135, 12.5), 2, smallest=6.5, bold=True)
    top = band + size * 1.12
    for n, line in enumerate(words):
        parts.append(
            text(w / 2, top + n * size * 1.05, line, size, INK, "middle", font_family=DISPLAY, font_weight="700")
        )
    return 4, top + (len(words) - 1) * size * 1.05 + size * 0.42, "".join(parts)


def _beside(
    name: str, mark: str, picture: str, rarity: Rarity, mystling: str, wash: Wash, w: float, h: float
) -> tuple[float, float, str]:
    """The picture on a band at the left, and more room for what the card does; and where that begins."""
    band = BAND
    x = band / 2
    parts = [
        path(f"M{band:.1f} 1.5H7.5a6 6 0 0 0 -6 6v{h - 15:.1f}a6 6 0 0 0 6 6H{band:.1f}z", wash.base),
        path(f"M{band:.1f} 1.5q-8 {h / 4:.1f} -2 {h / 2:.1f}t-3 {h / 2 - 3:.1f}h5z", wash.deep, opacity="0.35"),
        icon(mark, x - 6, 14, 15, "#fffaf0"),
        circle(x - 6, h - 14, 8, "#fffaf0") + icon(str(rarity), x - 6, h - 14, 12, RARITIES[rarity]),
    ]
    if mystling:
        parts.append(_creature(mystling, x, h * 0.36, band * 0.96))
        parts.append(icon(picture, x, h * 0.66, band * 0.5, "#fffaf0"))
    else:
        parts.append(_emblem(picture, x, h * 0.5, band * 0.42, wash))
    words, size = fit(name, w - band - 8, 15, 1, smallest=12, bold=True)
    if words[0].endswith("…"):
        words, size = fit(name, w - band - 8, 12, 2, smallest=10.5, bold=True)
    for n, line in enumerate(words):
        parts.append(text(band + 5, 19 + n * size * 1.02, line, size, INK, font_family=DISPLAY, font_weight="700"))
    return band + 5, 24 + (len(words) - 1) * size * 1.02, "".join(parts)


def _creature(mystling: str, x: float, y: float, size: float) -> str:
    return (
        f'<use href="#m-{mystling}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" '
        f'width="{size:.1f}" height="{size:.1f}" pointer-events="none"/>'
    )


def _emblem(picture: str, x: float, y: float, r: float, wash: Wash) -> str:
    return circle(x, y, r, "#fffaf0", opacity="0.85") + icon(picture, x, y, r * 1.41, mix(wash.deep, INK, 0.3))


def _laid(lines: tuple[Line, ...], w: float, size: float) -> list[list[Sign]]:
    """Every effect begins a line."""
    return [row for line in lines for row in broken(line, w, size)]


def _rows(
    active: tuple[Line, ...], lasting: tuple[Line, ...], kind: str, x: float, y: float, w: float, h: float, ink: str,
    sheet: str, pale: str,
) -> str:  # fmt: skip
    """Shorthand as large as it fits; what lasts lies on a ground of its own at the foot."""
    if not active and not lasting:
        return ""
    size = min(w * 0.23, 20.0)
    while True:
        marked = (Sign(kind), *(sign for line in lasting for sign in line))
        after = broken(marked, w - 4, size) if lasting else []
        before = _laid(active, w, size)
        tall = (len(before) + len(after)) * size * 1.18 + (size * 0.5 if after else 0)
        if tall <= h or size <= 7:
            break
        size -= 0.5
    step = size * 1.18
    foot = len(after) * step + (size * 0.34 if after else 0)
    spare = max(0.0, h - foot - len(before) * step)
    drawn = []
    middle = y + min(spare / 2, size * 0.6) + step / 2
    for row in before:
        drawn.append(draw_signs(row, x, middle, size, ink, sheet))
        middle += step
    if after:
        top = y + h - foot
        drawn.append(rect(x - 1.5, top, w + 3, foot, pale, 4, stroke=ink, stroke_width=0.7))
        middle = top + size * 0.17 + step / 2
        for row in after:
            drawn.append(draw_signs(row, x + 1, middle, size, ink, pale))
            middle += step
    return "".join(drawn)


@lru_cache(64)
def small_back(w: float, h: float) -> str:
    """The back of an Action card."""
    board = wash_of(None)
    r = min(w, h) * 0.27
    return (
        rect(0, 0, w, h, board.deep, 6, stroke="#20160c", stroke_width=1.2)
        + rect(3, 3, w - 6, h - 6, r=4, stroke="#f0cf86", stroke_width=1)
        + circle(w / 2, h / 2, r, "#f4d58d")
        + circle(w / 2 - r * 0.24, h / 2 + r * 0.15, r * 0.72, mix(board.deep, "#000000", 0.45))
        + circle(w / 2 + r * 0.33, h / 2 - r * 0.27, r * 0.5, board.base, stroke="#fff3d0", stroke_width=0.8)
    )
