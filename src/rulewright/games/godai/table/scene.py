"""The middle of the map as a picture to show the game by: no cards, no sheets, no word of any language."""

from __future__ import annotations

from typing import Any

from rulewright.svg.elements import TEXT, rect, tag

from ..art import pieces as figures
from ..art.hexes import POINTS
from ..model.geometry import HEXES, SLOTS
from .board import brush_for, definitions, ground
from .texts import GodaiTexts

WIDTH, HEIGHT = 1150, 840


def scene(game: Any, view: dict[str, Any], texts: GodaiTexts, theme: str) -> str:
    """The land around the group, 1150 by 840; before the game, the middle of the map."""
    brush = brush_for(game, view, texts, theme, (), False, None)
    at = brush.state.at
    x, y = POINTS[at if 0 <= at < HEXES else SLOTS[2].center]
    x = min(max(x, 120.0), 420.0)
    box = (x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT)
    return tag(
        "svg",
        tag("defs", definitions(theme, brush)),
        rect(*box, "url(#m-cloth)"),
        rect(*box, "url(#m-waves)", opacity="0.5"),
        *ground(brush),
        *figures.standing(brush),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join([f"{n:g}" for n in box]),
        width=WIDTH,
        height=HEIGHT,
        font_family=TEXT,
    )
