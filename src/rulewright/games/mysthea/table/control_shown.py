"""Who controls each region, for the drawing: asked of the rules."""

from __future__ import annotations

from typing import NamedTuple

from ..model.geography import REGIONS
from ..model.state import MystheaState
from ..model.vocabulary import Colour
from ..rules.control import controller, strength_in


class Holder(NamedTuple):
    """The seat that controls a region, and its Strength there."""

    seat: int
    colour: Colour
    strength: int


def holders(state: MystheaState) -> dict[int, Holder]:
    """By region; those without units are left out."""
    found = [(region, controller(state, region)) for region in range(len(REGIONS))]
    return {
        region: Holder(seat, state.boards[seat].colour, strength_in(state, seat, region))
        for region, seat in found
        if seat is not None
    }
