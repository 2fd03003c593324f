"""Rendering: the table in words, as a drawing, or as an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from rulewright.core.errors import SetupError

from .numbered_table import Table

RENDER_MODES = ("ansi", "svg", "rgb_array")
WIDTH = 800
"""Of the array of pixels: twice as wide takes three times as long."""


def render(table: Table, mode: str, language: str) -> Any:
    """The table as a spectator sees it: text, SVG, or an array of height by width by 3."""
    if mode == "ansi":
        return table.text(None, language)
    svg = table.picture(None, language)
    return svg if mode == "svg" else pixels(svg)


def pixels(svg: str) -> Any:
    """An SVG as an array of pixels, 800 wide."""
    try:
        import numpy as np
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise SetupError("env-pixels", module=error.name) from None
    drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))))
    return np.asarray(drawn.convert("RGB"))
