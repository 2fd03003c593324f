"""Faces of components: drawings that stand alone, and text that is as large as its box allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .elements import TEXT, tag, text, title
from .measure import width, wrap

Mark = Callable[[float, float, float], str]
"""Draws the mark of a row around a point: x, y, and the size of the row's letters."""
Ground = Callable[[float, float, float, float], str]
"""Draws what lies behind a block: x, y, width, height."""

LEADING = 1.26
_COLUMN = 2.0
"""The column of the marks, in letter sizes."""
_GAP = 0.55
"""Between blocks, in letter sizes."""


def document(name: str, body: str, definitions: str, w: float, h: float) -> str:
    """A drawing that stands alone, with a name for screen readers."""
    return tag(
        "svg",
        title(name),
        tag("defs", definitions),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w:g} {h:g}",
        font_family=TEXT,
        role="img",
    )


@dataclass(frozen=True)
class Row:
    """A paragraph, with a mark before it or without one."""

    words: str
    mark: Mark | None = None
    bold: bool = False
    italic: bool = False
    ink: str = ""
    """If not that of the others."""


@dataclass(frozen=True)
class Block:
    """Rows that belong together, perhaps on a ground of their own."""

    rows: tuple[Row, ...]
    ground: Ground | None = None
    pad: float = 0
    """Between the ground's edge and the rows."""


def flow(
    blocks: Sequence[Block], x: float, y: float, w: float, h: float, ink: str, largest: float, smallest: float = 7.5,
    middle: bool = True,
) -> str:  # fmt: skip
    """Blocks below each other, all in one size: the largest at which they fit their box."""
    size = _largest(blocks, w, h, largest, smallest)
    heights = [_height(block, w, size) for block in blocks]
    gap = size * _GAP
    total = sum(heights) + gap * max(len(blocks) - 1, 0)
    spare = max(h - total, 0)
    top = y + (spare / 2 if middle else 0)
    drawn = []
    for block, height in zip(blocks, heights, strict=True):
        if block.ground is not None:
            drawn.append(block.ground(x, top, w, height))
        drawn.append(_block(block, x + block.pad, top + block.pad, w - 2 * block.pad, ink, size))
        top += height + gap
    return "".join(drawn)


def _largest(blocks: Sequence[Block], w: float, h: float, largest: float, smallest: float) -> float:
    """The largest size in steps of a half at which the blocks fit; the smallest if they do at none."""
    low, high = 0, int((largest - smallest) * 2)
    if _fits(blocks, w, h, largest):
        return largest
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(blocks, w, h, smallest + middle / 2):
            low = middle
        else:
            high = middle - 1
    return smallest + low / 2


def _fits(blocks: Sequence[Block], w: float, h: float, size: float) -> bool:
    if height_of(blocks, w, size) > h:
        return False
    return all(width(line, size, bold) <= room for line, room, bold in _lines(blocks, w, size))


def height_of(blocks: Sequence[Block], w: float, size: float) -> float:
    """How high blocks are in letters of this size."""
    return sum(_height(block, w, size) for block in blocks) + size * _GAP * max(len(blocks) - 1, 0)


def paragraphs(
    words: Sequence[str], x: float, y: float, w: float, h: float, ink: str, largest: float = 15, smallest: float = 7.5
) -> str:
    """Plain paragraphs as large as they fit, in the middle of their box."""
    return flow([Block(tuple(Row(one) for one in words if one))], x, y, w, h, ink, largest, smallest)


def _indent(block: Block, size: float) -> float:
    return size * _COLUMN if any(row.mark is not None for row in block.rows) else 0


def _broken(block: Block, w: float, size: float) -> list[list[str]]:
    room = w - 2 * block.pad - _indent(block, size)
    return [wrap(row.words, room, size, row.bold) or [""] for row in block.rows]


def _lines(blocks: Sequence[Block], w: float, size: float) -> list[tuple[str, float, bool]]:
    """Every line with its room."""
    return [
        (line, w - 2 * block.pad - _indent(block, size), row.bold)
        for block in blocks
        for row, lines in zip(block.rows, _broken(block, w, size), strict=True)
        for line in lines
    ]


def _row_height(row: Row, lines: Sequence[str], size: float) -> float:
    tall = len(lines) * size * LEADING
    return max(tall, size * 1.6) if row.mark is not None else tall


def _height(block: Block, w: float, size: float) -> float:
    rows = zip(block.rows, _broken(block, w, size), strict=True)
    gaps = size * 0.42 * max(len(block.rows) - 1, 0)
    return sum(_row_height(row, lines, size) for row, lines in rows) + gaps + 2 * block.pad


def _block(block: Block, x: float, y: float, w: float, ink: str, size: float) -> str:
    indent = _indent(block, size)
    drawn = []
    for row, lines in zip(block.rows, _broken(block, w + 2 * block.pad, size), strict=True):
        height = _row_height(row, lines, size)
        if row.mark is not None:
            drawn.append(row.mark(x + size * 0.78, y + min(height, size * 1.6) / 2, size))
        first = y + (height - len(lines) * size * LEADING) / 2 + size
        style: dict[str, str] = {}
        if row.bold:
            style["font_weight"] = "700"
        if row.italic:
            style["font_style"] = "italic"
        for n, line in enumerate(lines):
            drawn.append(text(x + indent, first + n * size * LEADING, line, size, row.ink or ink, **style))
        y += height + size * 0.42
    return "".join(drawn)
