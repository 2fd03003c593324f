"""Who controls each region, for the drawing: asked of the rules, and told to pieces that see only a part of a view."""

from __future__ import annotations

from typing import NamedTuple

from ..model.geography import REGIONS
from ..model.state import MystheaState
from ..rules.control import controller, strength_in

HELD = "held"
"""Where a view that is drawn, or a part of one, says who controls its regions: region, seat, Strength."""


class Holder(NamedTuple):
    """The seat that controls a region, and its Strength there."""

    seat: int
    strength: int


def holders(state: MystheaState) -> dict[int, Holder]:
    """By region; those without units are left out."""
    found = [(region, controller(state, region)) for region in range(len(REGIONS))]
    return {region: Holder(seat, strength_in(state, seat, region)) for region, seat in found if seat is not None}
