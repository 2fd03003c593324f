"""The Islands in the mist, as a picture to show the game by: no panels, no boards, no word of any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.svg.elements import TEXT, tag

from .art import places, scenery
from .art.brush import Brush, plain_label
from .art.colours import SCENES
from .art.facts import printed
from .board import BACK_TO_FRONT, colours, definitions, island_spots

if TYPE_CHECKING:
    from .components import Content


def scene(view: dict[str, Any], theme: str, content: Content) -> str:
    """What stands on the Islands in a view, 1150 by 840."""
    brush = Brush(SCENES[theme], printed(content), view, plain_label, (), frozenset())
    spots = island_spots(view)
    painted = [view["ring"][place] for place in BACK_TO_FRONT]
    return tag(
        "svg",
        tag("defs", definitions(tuple(view["monsters"]), colours(view), theme)),
        scenery.ground(theme),
        scenery.ring(theme),
        *(places.island(brush, island, *spots[island], False) for island in painted),
        scenery.henakor(theme),
        *(places.markers(brush, island, *spots[island]) for island in painted),
        *(places.units(brush, 3 * island + n, *spots[island]) for island in painted for n in (1, 0, 2)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 40 1150 840",
        width="1150",
        height="840",
        font_family=TEXT,
    )
