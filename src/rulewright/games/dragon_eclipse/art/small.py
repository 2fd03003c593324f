"""Action cards as small as they lie on a mat: a name, a picture, and what they do in shorthand."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import DISPLAY, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..words import Element, Pile, Rarity
from .brush import Brush
from .colours import RARITIES
from .faces import SHADE
from .paper import INK, PAPERS, wash_of
from .shorthand import Sign, broken, draw_signs, signs
from .vignettes import emblems

Line = tuple[Sign, ...]


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
    band = h * 0.27
    parts = [
        rect(1.2, 2, w, h, "#000000", 7, opacity="0.25"),
        rect(0, 0, w, h, sheet, 7, stroke=mix(wash.deep, "#000000", 0.2), stroke_width=1.4),
        path(f"M1.5 {band:.1f}V7.5a6 6 0 0 1 6 -6h{w - 15:.1f}a6 6 0 0 1 6 6V{band:.1f}z", wash.base),
        path(f"M1.5 {band:.1f}q{w / 4:.1f} -8 {w / 2:.1f} -2t{w / 2 - 3:.1f} -3v5z", wash.deep, opacity="0.35"),
    ]
    mark = str(element) if element is not None else "fatigue" if pile is Pile.FATIGUE else "flag"
    parts.append(icon(mark, 10, 11, 11, "#fffaf0"))
    parts.append(circle(w - 10, 11, 6.5, "#fffaf0") + icon(str(rarity), w - 10, 11, 9.5, RARITIES[rarity]))
    if mystling:
        size = band * 1.02
        parts.append(
            f'<use href="#m-{mystling}" x="{w * 0.3 - size / 2:.1f}" y="{band - size * 0.98:.1f}" '
            f'width="{size:.1f}" height="{size:.1f}" pointer-events="none"/>'
        )
        parts.append(icon(pictures[0], w * 0.66, band * 0.55, band * 0.6, "#fffaf0"))
    else:
        parts.append(circle(w / 2, band * 0.52, band * 0.44, "#fffaf0", opacity="0.85"))
        parts.append(icon(pictures[0], w / 2, band * 0.52, band * 0.62, mix(wash.deep, INK, 0.3)))
    words, size = fit(name, w - 8, min(w * 0.135, 12.5), 2, smallest=6.5, bold=True)
    top = band + size * 1.12
    for n, line in enumerate(words):
        parts.append(
            text(w / 2, top + n * size * 1.05, line, size, INK, "middle", font_family=DISPLAY, font_weight="700")
        )
    top += (len(words) - 1) * size * 1.05 + size * 0.42
    parts.append(_rows(active, lasting, kind, 4, top, w - 8, h - top - 3, mix(wash.deep, INK, 0.35), sheet, wash.pale))
    return "".join(parts)


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
