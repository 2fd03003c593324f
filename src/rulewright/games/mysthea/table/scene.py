"""The Islands in the mist, as a picture to show the game by: no panels, no boards; names are titles alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.svg.elements import TEXT, tag

from ..art import places, scenery, slices
from ..art.brush import Brush, Label
from ..art.colours import SCENES
from ..art.facts import printed
from .board import BACK_TO_FRONT, colours, definitions, island_spots
from .control_shown import holders

if TYPE_CHECKING:
    from ..game import Mysthea


def scene(game: Mysthea, view: dict[str, Any], theme: str, label: Label) -> str:
    """What stands on the Islands in a view, 1150 by 840."""
    state = game.table.seen(view)
    brush = Brush(SCENES[theme], printed(game.content), label, (), frozenset())
    spots, held = island_spots(state), holders(state)
    painted = [state.ring[place] for place in BACK_TO_FRONT]
    regions = [3 * island + n for island in painted for n in (1, 0, 2)]
    return tag(
        "svg",
        tag("defs", definitions(state.monsters, colours(state), theme)),
        scenery.ground(theme),
        scenery.ring(theme),
        *(
            places.island(brush, slices.island(state, island, held), island, *spots[island], False)
            for island in painted
        ),
        scenery.henakor(theme, brush.say("word", "henakor")),
        *(places.markers(brush, slices.markers(state, island), island, *spots[island]) for island in painted),
        *(places.units(brush, slices.units(state, region), region, *spots[region // 3]) for region in regions),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 40 1150 840",
        width="1150",
        height="840",
        font_family=TEXT,
    )
