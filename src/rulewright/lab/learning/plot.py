"""The training curve as a picture: one panel for each thing that was learned."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.svg.elements import TEXT, circle, num, path, rect, tag, text
from rulewright.svg.plots.paper import round_ticks

from .student import Epoch

WIDTH, HEIGHT, MARGIN = 330.0, 250.0, 24.0
PAPER, INK, SOFT, GRID, LINE = "#fbf7ec", "#241d3b", "#5b5470", "#d8cfbd", "#8a3f0d"


def plot(title: str, epochs: Sequence[Epoch]) -> str:
    """The error on held-out games after each pass; the dashed line is where it began."""
    names = list(dict.fromkeys(epoch.network for epoch in epochs))
    panels = [
        tag(
            "g",
            _panel(name, [one for one in epochs if one.network == name]),
            transform=f"translate({num(at * WIDTH)} 0)",
        )
        for at, name in enumerate(names)
    ]
    wide = WIDTH * len(names)
    return tag(
        "svg",
        tag("title", title),
        tag("desc", "Error on held-out games after each pass; the dashed line is the error before the first."),
        rect(0, 0, wide, HEIGHT, PAPER, rx=10),
        *panels,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(wide)} {num(HEIGHT)}",
        role="img",
        font_family=TEXT,
    )


def _panel(name: str, epochs: Sequence[Epoch]) -> str:
    values = [epoch.held_out for epoch in epochs]
    low, high = min(values), max(values)
    room = (high - low) * 0.15 or 1.0
    low, high = low - room, high + room
    left, top, right, bottom = MARGIN + 40, 44.0, WIDTH - MARGIN, HEIGHT - 42

    def x(number: int) -> float:
        return left + (right - left) * number / (len(epochs) - 1 or 1)

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - low) / (high - low)

    drawn = [text(MARGIN, 26, f"{name[:1].upper()}{name[1:]}", 15, INK, font_weight="600")]
    for tick in round_ticks(low, high, 4):
        drawn.append(tag("line", x1=left, x2=right, y1=y(tick), y2=y(tick), stroke=GRID))
        drawn.append(text(left - 6, y(tick) + 4, f"{tick:.4g}", 11, SOFT, "end"))
    for epoch in epochs[:: max(1, len(epochs) // 6)]:
        drawn.append(text(x(epoch.number), bottom + 18, str(epoch.number), 11, SOFT, "middle"))
    drawn.append(text(right, HEIGHT - 8, "passes", 11, SOFT, "end"))
    drawn.append(tag("line", x1=left, x2=right, y1=y(values[0]), y2=y(values[0]), stroke=SOFT, stroke_dasharray="5 4"))
    corners = "L".join(f"{num(x(one.number))} {num(y(one.held_out))}" for one in epochs)
    drawn.append(path(f"M{corners}", "none", stroke=LINE, stroke_width=2.5))
    drawn.extend(circle(x(one.number), y(one.held_out), 3, LINE) for one in epochs)
    return "".join(drawn)
