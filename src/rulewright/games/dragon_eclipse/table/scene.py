"""The Arena on its page, as a picture to show the game by: no cards, no sheets, no word of any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.svg.elements import TEXT, tag

from ..art import arena, camp, table
from ..art.brush import Brush
from ..art.colours import SCENES
from ..model.state import fight
from ..rules.book import ground as ground_of
from .board import definitions, in_arena, standing
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse

WIDTH, HEIGHT = 1150, 840
MARGIN = 12.0
"""This much of the page is seen around an Arena."""


def scene(game: DragonEclipse, view: dict[str, Any], texts: DragonTexts, theme: str) -> str:
    """Whoever stands in the Arena of a view, 1150 by 840; outside of Combats, the parties at rest."""
    brush = Brush(SCENES[theme], game, view, texts)
    state = brush.state
    window = ((table.WIDTH - WIDTH) / 2, 50.0, float(WIDTH), float(HEIGHT))
    if in_arena(state):
        ground = ground_of(state)
        plan = arena.plan(ground, (60.0, 20.0, table.WIDTH - 120.0, 858.0))
        window = around(plan)
        element = arena.home(fight(state).arena)
        body = [
            arena.diorama(ground, plan, element, theme),
            *arena.spaces(brush, ground, plan, element),
            *standing(brush, state, plan),
        ]
    else:
        body = camp.parties(brush, state)
    return tag(
        "svg",
        tag("defs", definitions(brush)),
        table.cloth(theme),
        table.page(theme, -40),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join([f"{number:g}" for number in window]),
        width=WIDTH,
        height=HEIGHT,
        font_family=TEXT,
    )


def around(plan: arena.Plan) -> tuple[float, float, float, float]:
    """The Arena with whoever stands on its farthest row, in the middle of a window of the usual shape."""
    across, down = [x for x, _ in plan.middles], [y for _, y in plan.middles]
    left, right = min(across) - plan.radius - MARGIN, max(across) + plan.radius + MARGIN
    top, foot = min(down) - plan.radius * 1.5 - MARGIN, max(down) + plan.radius + arena.THICK + MARGIN
    wide = max(right - left, (foot - top) * WIDTH / HEIGHT)
    high = wide * HEIGHT / WIDTH
    return round((left + right - wide) / 2, 1), round((top + foot - high) / 2, 1), round(wide, 1), round(high, 1)
