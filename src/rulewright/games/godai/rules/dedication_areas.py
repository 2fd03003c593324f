"""Where the Effect Area of a Dedication may lie, and who is in it. Temple placard, AMB-GOD-185."""

from __future__ import annotations

from ..model.geometry import TILE_HEXES, distances, patch, patch_centers
from ..model.state import GodaiState
from . import land
from .book import content_of
from .defenders import standing
from .ground import ground
from .siege_opponents import JAETHI, WHOLE_MAP, hexes_of, near, on_map
from .sky import bars_tiles

METEOR = 7
"""GOD-999."""
BANNERS_ONLY = 2
"""GOD-991: the Dedication that needs a Banner."""
BY_CONTENTS = (2, 4, 6)
"""Dedications for which only it matters who is in the area."""


def area_of(state: GodaiState, boss: int) -> int:
    return content_of(state).bosses[f"boss-{boss}"].area


def in_area(state: GodaiState, boss: int, center: int, hexes: tuple[int, ...]) -> bool:
    """GOD-188: whether something is in the area; an area of 4 is the whole map."""
    area = area_of(state, boss)
    return area >= WHOLE_MAP or near((center,), hexes, area)


def opponents_in(state: GodaiState, boss: int, center: int) -> list[int]:
    """GOD-990: the Siege Opponents in the area."""
    return [slot for slot in on_map(state) if in_area(state, boss, center, hexes_of(state, slot))]


def _contents(state: GodaiState, boss: int) -> list[int]:
    """One center for each group of Siege Opponents and Defenders that an area can hold."""
    area = area_of(state, boss)
    pieces = [hexes_of(state, slot) for slot in on_map(state) if boss != BANNERS_ONLY or slot != JAETHI]
    if boss != BANNERS_ONLY:
        pieces += [one.hexes for one in standing(state)]
    far = [[min(row) for row in zip(*[distances(hex) for hex in piece], strict=True)] for piece in pieces]
    found: dict[tuple[int, ...], int] = {}
    layer = land.ground(state).layer
    for hex in range(TILE_HEXES):
        if layer[hex] is not land.Layer.NOTHING:
            inside = tuple([at for at, row in enumerate(far) if row[hex] <= area])
            if inside:
                found.setdefault(inside, hex)
    return list(found.values())


def meteor_centers(state: GodaiState) -> list[int]:
    """GOD-999, GOD-1066: where the Meteor can lie: on revealed ground, covering nothing that must not be covered.

    Where it lies now is free, because it is moved.
    """
    here = {hex for one in state.cataclysms if one.id == meteor_tile(state) for hex in patch(one.center, one.rotation)}
    return [
        center
        for center in range(TILE_HEXES)
        if center in patch_centers(center)
        and all(land.is_revealed(state, hex) for hex in patch(center))
        and not any(hex not in here and bars_tiles(state, hex) for hex in patch(center))
    ]


def meteor_tile(state: GodaiState) -> str:
    """AMB-GOD-187: the Meteor is the Fire tile."""
    return next(one.id for element, one in content_of(state).cataclysm_tiles.items() if element == "fire")


def centers(state: GodaiState, boss: int) -> list[int]:
    """AMB-GOD-185: the revealed hexes that can be the center, if it matters which; -1 for the whole map."""
    if area_of(state, boss) >= WHOLE_MAP:
        return [-1] if on_map(state) else []
    if boss in BY_CONTENTS:
        return _contents(state, boss)
    if boss == METEOR:
        return meteor_centers(state)
    layer = ground(state).layer
    return [hex for hex in range(TILE_HEXES) if layer[hex]]
