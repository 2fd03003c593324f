"""SVG elements as strings. Whatever comes from outside goes through `esc`, by way of the functions here."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

DISPLAY = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
"""The face of titles and card names."""
TEXT = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif"
"""The face of everything else."""

_ESCAPES = {
    ord("&"): "&amp;",
    ord("<"): "&lt;",
    ord(">"): "&gt;",
    ord('"'): "&quot;",
    ord("'"): "&#39;",
    # XML 1.0 has no place for these, escaped or not.
    **dict.fromkeys((*range(9), 11, 12, *range(14, 32), 65534, 65535)),
    **dict.fromkeys(range(55296, 57344)),
}

Value = str | float
Points = Iterable[tuple[float, float]]


_UNSAFE = re.compile("[" + re.escape("".join(map(chr, _ESCAPES))) + "]")


def esc(text: str) -> str:
    """Text that is safe inside an element and inside a quoted attribute."""
    return text.translate(_ESCAPES) if _UNSAFE.search(text) else text


def num(value: float) -> str:
    """A number with one decimal at most."""
    shown = f"{value:.1f}".removesuffix(".0")
    return "0" if shown == "-0" else shown


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def tag(name: str, *children: str, **attributes: Value) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, `class_` becomes `class`."""
    head = name + "".join(
        [
            f' {_attribute(key)}="{esc(value) if isinstance(value, str) else num(value)}"'
            for key, value in attributes.items()
        ]
    )
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def group(*children: str, **attributes: Value) -> str:
    return tag("g", *(children or ("",)), **attributes)


def title(text: str) -> str:
    """What a screen reader says, and what a mouse shows."""
    return f"<title>{esc(text)}</title>"


def at(x: float, y: float, *children: str, scale: float = 1, **attributes: Value) -> str:
    """Children drawn around their own origin, moved here."""
    place = f"translate({num(x)} {num(y)})" + (f" scale({scale:.3g})" if scale != 1 else "")
    return group(*children, transform=place, **attributes)


def path(d: str, fill: str = "none", **attributes: Value) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str = "none", **attributes: Value) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str = "none", **attributes: Value) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def rect(x: float, y: float, w: float, h: float, fill: str = "none", r: float = 0, **attributes: Value) -> str:
    rounded: dict[str, Value] = {"rx": r} if r else {}
    return tag("rect", x=x, y=y, width=w, height=h, fill=fill, **rounded, **attributes)


def text(x: float, y: float, words: str, size: float, fill: str, anchor: str = "start", **attributes: Value) -> str:
    """One line of text; `anchor` is start, middle or end."""
    if anchor != "start":
        attributes["text_anchor"] = anchor
    return tag("text", esc(words), x=x, y=y, font_size=size, fill=fill, **attributes)


def polygon(points: Points, fill: str = "none", **attributes: Value) -> str:
    return path(outline(points), fill, **attributes)


def outline(points: Points) -> str:
    """The `d` of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def smooth(points: Points, closed: bool = True) -> str:
    """The `d` of a soft curve through the points (Catmull-Rom)."""
    p = list(points)
    n = len(p)
    d = [f"M{num(p[0][0])} {num(p[0][1])}"]
    for i in range(n if closed else n - 1):
        if closed:
            a, b, c, e = p[i - 1], p[i], p[(i + 1) % n], p[(i + 2) % n]
        else:
            a, b, c, e = p[max(i - 1, 0)], p[i], p[i + 1], p[min(i + 2, n - 1)]
        x1, y1 = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        x2, y2 = c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6
        d.append(f"C{num(x1)} {num(y1)} {num(x2)} {num(y2)} {num(c[0])} {num(c[1])}")
    return "".join(d) + ("Z" if closed else "")


Stop = tuple[float, str, float]
"""Where, which colour, how opaque."""


def _stops(stops: Iterable[Stop]) -> str:
    return "".join(
        tag(
            "stop", offset=f"{where:g}", stop_color=colour, **({} if opacity == 1 else {"stop_opacity": f"{opacity:g}"})
        )
        for where, colour, opacity in stops
    )


def linear(id_: str, *stops: Stop, across: bool = False, **attributes: Value) -> str:
    """A linear gradient, downwards unless `across`."""
    if not across:
        attributes = {"x1": 0, "y1": 0, "x2": 0, "y2": 1, **attributes}
    return tag("linearGradient", _stops(stops), id=id_, **attributes)


def radial(id_: str, *stops: Stop, **attributes: Value) -> str:
    return tag("radialGradient", _stops(stops), id=id_, **attributes)
