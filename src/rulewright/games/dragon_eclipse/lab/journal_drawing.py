"""A Scenario as a graph in SVG: Scripts in rows by how soon they can be reached, arrows to where they lead."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..content.story_flow import Flow, Node
from ..content.story_texts import message_of

if TYPE_CHECKING:
    from ..table.texts import DragonTexts

WIDE, HIGH, GAP_X, GAP_Y = 96, 30, 14, 46
COLOURS = {"script": "#f4ead2", "test": "#d7e6f4", "secret": "#e7d9f0", "end": "#d8ecd6"}
LONGEST = 60


def draw(flow: Flow, chapter: str, texts: DragonTexts) -> str:
    """The graph of one Scenario; a title on each box tells the beginning of its text."""
    nodes = [node for node in flow.came if _belongs(flow, node, chapter)]
    sources = list(dict.fromkeys(node.source for node in nodes))
    edges = sorted(
        {
            (node.source, end[0])
            for node in nodes
            for end in flow.edges.get(node, ())
            if end[0] in sources and end[0] != node.source
        }
    )
    rows = _rows(sources, edges)
    place = {
        source: (20 + at * (WIDE + GAP_X), 40 + row * (HIGH + GAP_Y))
        for row, line in enumerate(rows)
        for at, source in enumerate(line)
    }
    width = 40 + max([len(line) for line in rows], default=1) * (WIDE + GAP_X)
    height = 60 + len(rows) * (HIGH + GAP_Y)
    title = escape(f"{chapter} · {texts.say.name('scenario', chapter)}")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#6b5f4a"/></marker></defs>',
        f'<text x="20" y="22" font-size="15">{title}</text>',
    ]
    for one, other in edges:
        (x, y), (u, v) = place[one], place[other]
        down = v > y
        parts.append(
            f'<path d="M{x + WIDE // 2} {y + (HIGH if down else 0)}L{u + WIDE // 2} {v + (0 if down else HIGH)}" '
            'stroke="#6b5f4a" stroke-opacity=".5" fill="none" marker-end="url(#tip)"/>'
        )
    for source, (x, y) in place.items():
        kind = source.split(" ")[0] if " " in source else "script"
        colour = COLOURS["end"] if source.endswith("190") else COLOURS.get(kind, COLOURS["script"])
        parts.append(
            f"<g><title>{escape(_told(source, texts))}</title>"
            f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="5" '
            f'fill="{colour}" stroke="#6b5f4a"/><text x="{x + WIDE // 2}" y="{y + 20}" text-anchor="middle">'
            f"{escape(source)}</text></g>"
        )
    parts.append("</svg>")
    return "\n".join(parts)


def _belongs(flow: Flow, node: Node, chapter: str) -> bool:
    letter = flow.journal.letter_of(node.source) if " " not in node.source else flow.letter(node)
    return letter == chapter


def _rows(sources: list[str], edges: list[tuple[str, str]]) -> list[list[str]]:
    """Sources by the least number of steps from the beginning."""
    depth = {sources[0]: 0} if sources else {}
    waiting = sources[:1]
    while waiting:
        now = waiting.pop(0)
        for one, other in edges:
            if one == now and other not in depth:
                depth[other] = depth[now] + 1
                waiting.append(other)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=-1) + 2)]
    for source in sources:
        rows[depth.get(source, len(rows) - 1)].append(source)
    return [row for row in rows if row]


def _told(source: str, texts: DragonTexts) -> str:
    message = message_of(source)
    journal = texts.say.journal
    text = " ".join(journal(message).split()) if journal.has(message) else source
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
