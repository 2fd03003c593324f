"""The Arena on its page, as a picture to show the game by: no cards, no sheets, no word of any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.svg.elements import TEXT, tag

from .art import arena, camp, table
from .art.brush import Brush
from .art.colours import SCENES
from .board import definitions, in_arena, standing
from .rules.book import ground as ground_of
from .sighted import sighted
from .texts import DragonTexts

if TYPE_CHECKING:
    from .game import DragonEclipse

WIDTH, HEIGHT = 1150, 840


def scene(game: DragonEclipse, view: dict[str, Any], texts: DragonTexts, theme: str) -> str:
    """Whoever stands in the Arena of a view, 1150 by 840; outside of Combats, the parties at rest."""
    brush = Brush(SCENES[theme], game.content, view, texts)
    state = sighted(view, game)
    if in_arena(view):
        ground = ground_of(state)
        plan = arena.plan(ground, (60.0, 20.0, table.WIDTH - 120.0, 858.0))
        element = arena.home(view["arena"])
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
        viewBox=f"{(table.WIDTH - WIDTH) / 2:g} 50 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        font_family=TEXT,
    )
