"""What all plots share: paper with its words, axes with round numbers, marks."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..elements import circle, esc, num, polygon, tag, text

SIZE = 12.5
INK = "currentColor"
Format = Callable[[float], str]


def paper(drawn: str, w: float, h: float, title: str, summary: str, id_: str) -> str:
    """A picture with what a screen reader says of it."""
    told = f'<title id="{esc(id_)}-t">{esc(title)}</title><desc id="{esc(id_)}-d">{esc(summary)}</desc>'
    return tag(
        "svg", told, drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {num(w)} {num(h)}", class_="plot",
        role="img", aria_labelledby=f"{id_}-t {id_}-d", font_family="inherit", font_size=SIZE, fill=INK,
    )  # fmt: skip


def round_ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from one to the other, not more than wanted; fractions too."""
    span = high - low
    if span <= 0:
        return [low]
    power = math.floor(math.log10(span / most))
    step = next(base * 10**power for base in (1, 2, 2.5, 5, 10, 20) if span / (base * 10**power) <= most)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(number * step, 12) for number in range(first, last + 1)]


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, stroke=INK)


def label(x: float, y: float, words: str, anchor: str = "start", class_: str = "") -> str:
    return text(x, y, words, SIZE, INK, anchor, **({"class_": class_} if class_ else {}))


def mark(x: float, y: float, kind: str) -> str:
    """Where a value lies: `up` and `down` stand out, `plain` does not, `few` is too little to tell."""
    if kind == "up":
        return polygon(((x, y - 6), (x + 5.5, y + 4), (x - 5.5, y + 4)), INK, class_="mark up")
    if kind == "down":
        return polygon(((x, y + 6), (x + 5.5, y - 4), (x - 5.5, y - 4)), INK, class_="mark down")
    return circle(x, y, 4 if kind == "plain" else 2.5, INK, class_=f"mark {kind}")
