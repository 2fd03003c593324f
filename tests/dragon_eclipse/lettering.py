"""Where every line of text stands on a drawing, measured as the drawing itself measures it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from rulewright.svg.measure import width

_MOVE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)(?: scale\((?:-?[\d.]+ )?([\d.]+)\))?$")
"""Figures of a picture may be turned round (`scale(-0.8 0.8)`); no words are on them."""

Printed = tuple[str, float, float, float, float]
"""Words, left, right, baseline and size of a line."""


def lines(part: ET.Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Printed]:
    """Every line of text on a drawing, where it stands; pictures in windows are cut to their frames."""
    if "clip-path" in part.attrib:
        return
    moved = part.get("transform", "")
    if moved and part.tag.endswith("}g"):
        found = _MOVE.match(moved)
        assert found, moved
        x, y = x + float(found[1]) * scale, y + float(found[2]) * scale
        scale *= float(found[3] or 1)
    if part.tag.endswith("text"):
        size = float(part.attrib["font-size"])
        words = part.text or ""
        wide = width(words, size, part.get("font-weight") == "700")
        anchor = part.get("text-anchor", "start")
        left = float(part.attrib["x"]) - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        yield words, x + left * scale, x + (left + wide) * scale, y + float(part.attrib["y"]) * scale, size * scale
    for child in part:
        yield from lines(child, x, y, scale)
