"""Curve: how a number grows with another one, on a logarithmic axis."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..elements import num, path
from .paper import INK, Format, label, line, paper, round_ticks


def curve(
    points: Sequence[tuple[float, float]],
    title: str,
    summary: str,
    *,
    w: float,
    h: float,
    id_: str,
    axes: tuple[str, str],
    told: Format,
    limit: float | None = None,
    limit_name: str = "",
) -> str:
    """Steps upwards; the dashed line is what cannot be passed."""
    last = max(points[-1][0], 10)
    high = max([limit or 0, *[y for _, y in points]]) * 1.06 or 1
    left, top, right, bottom = 46.0, 26.0, w - 14, h - 42

    def x(value: float) -> float:
        return left + (right - left) * math.log10(max(value, 1)) / math.log10(last)

    def y(value: float) -> float:
        return bottom - (bottom - top) * value / high

    drawn = [label(4, 14, axes[1], "start", "soft"), label(right, h - 6, axes[0], "end", "soft")]
    for tick in round_ticks(0, high, 5):
        drawn.append(line(left, y(tick), right, y(tick), "grid"))
        drawn.append(label(left - 6, y(tick) + 4, told(tick), "end", "soft"))
    for power in range(int(math.log10(last)) + 1):
        at = x(10**power)
        drawn.append(line(at, top, at, bottom, "grid"))
        drawn.append(label(at, bottom + 18, told(10**power), "middle", "soft"))
    if limit is not None:
        drawn.append(line(left, y(limit), right, y(limit), "reference"))
        drawn.append(label(left + 6, y(limit) - 5, limit_name, "start", "soft"))
    corners: list[str] = []
    before = 0.0
    for at, value in points:
        if corners:
            corners.append(f"L{num(x(at))} {num(y(before))}")
        corners.append(f"{'L' if corners else 'M'}{num(x(at))} {num(y(value))}")
        before = value
    corners.append(f"L{num(right)} {num(y(before))}")
    drawn.append(path("".join(corners), class_="curve", stroke=INK, stroke_width=2.5, stroke_linejoin="round"))
    return paper("".join(drawn), w, h, title, summary, id_)
