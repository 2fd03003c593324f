"""Cells: a value for each pair of two things, by colour and number."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..elements import esc, group, rect, tag
from ..measure import shorten, width
from .paper import INK, SIZE, label, paper


class Cell(Struct, frozen=True):
    """One value: how it is written, how far it lies between -1 and 1, what a mouse shows, whether it stands out."""

    words: str
    depth: float
    told: str
    kind: str = "plain"


def cells(
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[Cell]],
    title: str,
    summary: str,
    *,
    w: float,
    id_: str,
) -> str:
    """Names of columns stand upright, so that they fit a phone."""
    left = min(max([width(name, SIZE) for name in rows], default=0) + 10, w * 0.3)
    top = min(max([width(name, SIZE) for name in columns], default=0), 110) + 10
    across = min((w - left - 4) / max(len(columns), 1), 92)
    down = 30.0
    drawn = []
    for number, name in enumerate(columns):
        x = left + across * (number + 0.5)
        words = esc(shorten(name, top - 8, SIZE))
        drawn.append(tag("text", words, transform=f"translate({x + 4:.1f} {top - 6:.1f}) rotate(-90)", fill=INK))
    for number, (name, row) in enumerate(zip(rows, values, strict=True)):
        y = top + down * number
        drawn.append(label(left - 8, y + down / 2 + 4, shorten(name, left - 8, SIZE), "end"))
        for place, cell in enumerate(row):
            x = left + across * place
            side = "warm" if cell.depth > 0 else "cold"
            depth = min(abs(cell.depth), 1)
            parts = [
                f"<title>{esc(cell.told)}</title>",
                rect(
                    x + 1,
                    y + 1,
                    across - 2,
                    down - 2,
                    INK,
                    4,
                    class_=f"cell {side}",
                    fill_opacity=f"{depth * 0.75:.2f}",
                ),
            ]
            if cell.kind in ("up", "down"):
                parts.append(rect(x + 2, y + 2, across - 4, down - 4, "none", 4, class_=f"outlier {cell.kind}"))
            parts.append(label(x + across / 2, y + down / 2 + 4, cell.words, "middle", "value"))
            drawn.append(group(*parts))
    return paper("".join(drawn), w, top + down * len(rows) + 4, title, summary, id_)
