"""The Journal as a graph in SVG: a framed group for each chapter, points by shape and colour, arrows between them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..content.story import Journal
from .journal_graph import Arrow, Graph, Point, Shape, graphs
from .journal_layout import places_of

if TYPE_CHECKING:
    from ..table.texts import DragonTexts

WIDE, HIGH, STEP, ROW = 156, 54, 176, 104
MARGIN, HEAD, BETWEEN = 44, 70, 60
LEAST = 560
"""A frame is at least so wide: its title must fit."""
LINE = 25
"""Letters of a line in a point."""
INK, PAPER, FRAME = "#3b3428", "#fbf7ec", "#efe6d0"
FILL = {
    Shape.SCRIPT: "#fffdf6",
    Shape.CHOICE: "#fdf0c8",
    Shape.START: "#cfe3f5",
    Shape.TEST: "#dbe7fb",
    Shape.COMBAT: "#f8d5cc",
    Shape.MAP: "#d9ecd0",
    Shape.EVENT: "#e6daf3",
    Shape.ENDING: "#cfeadd",
    Shape.FINAL: "#9ad3b4",
}
STROKE = {Shape.TEST: "#4a6fa8", Shape.COMBAT: "#b04a34", Shape.MAP: "#4f8a3c", Shape.EVENT: "#7a559f"}
WORDS = {"lose": "#8a4b3a", "tame": "#2f7d5b", "win": "#8c6a12", "instead": "#6d6d6d"}
TOTALS = "#38598c"
DOTS = (("spends", "#3c78c8"), ("marks", "#d29a17"), ("gives", "#8456b5"), ("returns", "#4f8a3c"))
"""What a point does besides leading on, and the colour of its dot."""


def draw(journal: Journal, chapter: str | None, texts: DragonTexts) -> str:
    """One chapter, or all of them beside each other, joined by the World Map."""
    found = [_Group(graph, texts) for graph in graphs(journal, chapter)]
    width = max(MARGIN * 2 + sum(group.width + BETWEEN for group in found) - BETWEEN, 1180)
    size = min(4.0, max(1.0, width / 2000))
    head = HEAD * size
    height = head + MARGIN + max([group.height for group in found], default=0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'height="{height:.0f}" font-family="sans-serif" font-size="11" fill="{INK}">',
        f"<title>{escape(texts.say('journal-graph-title'))}</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#7c705a"/></marker></defs>',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<g transform="scale({size:.2f})">{_legend(texts)}</g>',
    ]
    left = float(MARGIN)
    where: dict[str, tuple[float, float]] = {}
    for group in found:
        parts.append(f'<g class="chapter" transform="translate({left:.0f} {head:.0f})">{group.drawn()}</g>')
        where.update({id: (x + left, y + head) for id, (x, y) in group.place.items()})
        left += group.width + BETWEEN
    for group in found:
        for origin, goal in sorted(group.graph.doors):
            if origin in where and goal in where:
                parts.append(_door(where[origin], where[goal]))
    return "\n".join([*parts, "</svg>"])


class _Group:
    """A chapter in its frame."""

    def __init__(self, graph: Graph, texts: DragonTexts) -> None:
        self.graph = graph
        self.texts = texts
        places = places_of(graph, STEP)
        self.place = {id: (x + WIDE / 2 + 28, row * ROW + 74.0) for id, (x, row) in places.items()}
        widest = max([x for x, _ in self.place.values()], default=0.0) + WIDE / 2 + 28
        self.width = max(widest, LEAST)
        self.height = max([y for _, y in self.place.values()], default=0.0) + HIGH + 28

    def drawn(self) -> str:
        say = self.texts.say
        letter = self.graph.letter
        name = say("world-title") if self.graph.is_visits else say.name("scenario", letter)
        parts = [
            f'<rect width="{self.width:.0f}" height="{self.height:.0f}" rx="16" fill="{FRAME}" stroke="#cdbf9d"/>',
            f'<text x="24" y="42" font-size="32" font-weight="bold">{escape(f"{letter} · {name}")}</text>',
        ]
        for arrow in self.graph.arrows.values():
            parts.append(self._arrow(arrow))
        parts.extend(self._point(point) for point in self.graph.points.values())
        return "\n".join(parts)

    def _arrow(self, arrow: Arrow) -> str:
        (x, y), (u, v) = self.place[arrow.origin], self.place[arrow.goal]
        colour = WORDS.get(arrow.words[0], TOTALS) if arrow.words else "#7c705a"
        say = self.texts.say
        told = escape(", ".join(say(f"journal-graph-{word}") if word in WORDS else word for word in arrow.words))
        if v > y:
            # Down: out of the lower edge, into the upper one.
            y, bend = y + HIGH, max(24.0, (v - y - HIGH) / 2)
            path = f"M{x:.0f} {y:.0f}C{x:.0f} {y + bend:.0f} {u:.0f} {v - bend:.0f} {u:.0f} {v:.0f}"
            at, dash = (u, v - 12), ""
        else:
            # Back up: around the side, dashed.
            side = WIDE / 2 if u >= x else -WIDE / 2
            y, v = y + HIGH / 2, v + HIGH / 2
            far = side * 1.6
            path = f"M{x + side:.0f} {y:.0f}C{x + far:.0f} {y:.0f} {u + far:.0f} {v:.0f} {u + side:.0f} {v:.0f}"
            at, dash = (x + far, y - 4), ' stroke-dasharray="5 4"'
        line = (
            f'<path d="{path}" stroke="{colour}" stroke-opacity=".75" stroke-width="1.3" fill="none"'
            f'{dash} marker-end="url(#tip)"/>'
        )
        if not told:
            return line
        label = (
            f'<text x="{at[0]:.0f}" y="{at[1]:.0f}" text-anchor="middle" font-weight="bold" fill="{colour}" '
            f'stroke="{FRAME}" stroke-width="3" paint-order="stroke">{told}</text>'
        )
        return line + label

    def _point(self, point: Point) -> str:
        x, y = self.place[point.id]
        words = self._words(point)
        stroke = STROKE.get(point.shape, "#8a7c62")
        shape = _outline(point.shape, x - WIDE / 2, y)
        lines = _lines(words)
        told = "".join(
            f'<text x="{x:.0f}" y="{y + 32 + 13 * at:.0f}" text-anchor="middle" font-size="10">{escape(line)}</text>'
            for at, line in enumerate(lines)
        )
        dots = "".join(
            f'<circle cx="{x + WIDE / 2 - 13 - 11 * at:.0f}" cy="{y + 12:.0f}" r="4" fill="{colour}"/>'
            for at, colour in enumerate(colour for name, colour in DOTS if getattr(point, name))
        )
        heavy = 2.4 if point.shape in (Shape.FINAL, Shape.START, Shape.MAP, Shape.COMBAT) else 1.2
        return (
            f'<g class="{point.shape}"><title>{escape(f"{point.id}: {words}")}</title>'
            f'<path d="{shape}" fill="{FILL[point.shape]}" stroke="{stroke}" stroke-width="{heavy}"/>'
            f'<text x="{x:.0f}" y="{y + 17:.0f}" text-anchor="middle" font-weight="bold">{escape(point.id)}</text>'
            f"{told}{dots}</g>"
        )

    def _words(self, point: Point) -> str:
        """The first words of a Script; the name of a map, an event, an Enemy."""
        if point.shape is Shape.COMBAT:
            return self.texts.say.name("enemy", point.message)
        journal = self.texts.say.journal
        return " ".join(journal(point.message).replace("*", "").split()) if journal.has(point.message) else ""


def _lines(words: str) -> list[str]:
    """Two lines of a text, cut after whole words."""
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) + 1 > LINE and lines[-1]:
            if len(lines) == 2:
                lines[-1] = lines[-1].rstrip(",.;:–— ") + " …"
                break
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _outline(shape: Shape, x: float, y: float) -> str:
    """The outline of a point from its upper left corner."""
    r, b, middle, third = x + WIDE, y + HIGH, y + HIGH / 2, WIDE / 3
    match shape:
        case Shape.TEST:
            return _path((x + 18, y), (r - 18, y), (r + 6, middle), (r - 18, b), (x + 18, b), (x - 6, middle))
        case Shape.COMBAT:
            above = ((x, y + 13), (x + 13, y), (r - 13, y), (r, y + 13))
            return _path(*above, (r, b - 13), (r - 13, b), (x + 13, b), (x, b - 13))
        case Shape.EVENT:
            return _path((x + 14, y), (r, y), (r - 14, b), (x, b))
        case Shape.MAP:
            above = ((x, y + 6), (x + third, y - 3), (x + 2 * third, y + 6), (r, y - 3))
            return _path(*above, (r, b - 3), (x + 2 * third, b + 6), (x + third, b - 3), (x, b + 6))
        case _:
            turn = HIGH // 2 if shape in (Shape.START, Shape.FINAL, Shape.ENDING) else 8
            across, down = f"h{WIDE - 2 * turn}", f"v{HIGH - 2 * turn}"
            corner = f"a{turn} {turn} 0 0 1 "
            right, left = f"{across}{corner}{turn} {turn}{down}", f"h-{WIDE - 2 * turn}{corner}-{turn} -{turn}"
            bottom = f"{corner}-{turn} {turn}"
            return f"M{x + turn:.0f} {y:.0f}{right}{bottom}{left}v-{HIGH - 2 * turn}{corner}{turn} -{turn}Z"


def _path(*corners: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"


def _door(start: tuple[float, float], end: tuple[float, float]) -> str:
    """From a final Script to the first one of another chapter."""
    (x, y), (u, v) = (start[0], start[1] + HIGH), end
    return (
        f'<path d="M{x:.0f} {y:.0f}C{x:.0f} {y + 60:.0f} {u - 260:.0f} {v - 40:.0f} {u:.0f} {v:.0f}" stroke="#2f7d5b" '
        'stroke-width="2.5" stroke-opacity=".6" fill="none" stroke-dasharray="2 5" stroke-linecap="round" '
        'marker-end="url(#tip)"/>'
    )


def _legend(texts: DragonTexts) -> str:
    """What shapes and dots mean."""
    say = texts.say
    parts: list[str] = []
    x = float(MARGIN)
    for shape in Shape:
        told = say(f"journal-graph-{shape}")
        outline = _outline(shape, 0, 0)
        parts.append(
            f'<g transform="translate({x:.0f} 20) scale(.2 .36)"><path d="{outline}" fill="{FILL[shape]}" '
            f'stroke="{STROKE.get(shape, "#8a7c62")}" stroke-width="4"/></g>'
            f'<text x="{x + 38:.0f}" y="34" font-size="12">{escape(told)}</text>'
        )
        x += 52 + 7.0 * len(told)
    x = float(MARGIN)
    for name, colour in DOTS:
        told = say(f"journal-graph-{name}")
        parts.append(
            f'<circle cx="{x + 5:.0f}" cy="54" r="5" fill="{colour}"/>'
            f'<text x="{x + 16:.0f}" y="58" font-size="12">{escape(told)}</text>'
        )
        x += 34 + 7.0 * len(told)
    return "".join(parts)
