"""Who controls each region, read off a view: for the drawing and for the table in words. Rulebook p.13.

The rules work it out on states (rules/control.py). Whoever shows a table has only a view, which hides nothing of this.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .words import SLOTS, Slot

if TYPE_CHECKING:
    from .components import Content

KINDS = (("troops", Slot.TROOP), ("golems", Slot.GOLEM), ("fortifications", Slot.FORTIFICATION))
"""Where a board lists its units, and the space of the Upgrade that makes them stronger."""


HELD = "held"
"""Where a part of a view that is drawn by itself says who controls its regions: region, seat, Strength."""


class Strengths(NamedTuple):
    """What is printed about the Strength of units."""

    units: Mapping[str, int]
    wounded: int
    """A wounded Champion's."""
    plus: Mapping[str, int]
    """What an Upgrade adds, by card."""


def strengths_of(content: Content) -> Strengths:
    """Those of a game's components, packs included."""
    numbers = content.numbers
    return Strengths({str(unit): n for unit, n in numbers.strength.items()}, numbers.wounded_strength, content.plus)


class Holder(NamedTuple):
    """The seat that controls a region, and its Strength there."""

    seat: int
    strength: int


def holders(view: dict[str, Any], strengths: Strengths) -> dict[int, Holder]:
    """By region: the strongest, among equals whoever has the lower Artefact. Regions without units are left out."""
    found: dict[int, Holder] = {}
    for seat in view["order"]:
        for region, strength in _strength(view["boards"][seat], strengths).items():
            if region not in found or strength > found[region].strength:
                found[region] = Holder(seat, strength)
    return found


def _strength(board: dict[str, Any], strengths: Strengths) -> dict[int, int]:
    """A seat's Strength in every region where it has a unit."""
    upgrades = dict(zip(SLOTS, board["upgrades"], strict=True))
    total: dict[int, int] = {}
    for field, slot in KINDS:
        each = strengths.units[str(slot)] + strengths.plus.get(upgrades[slot], 0)
        for region in board[field]:
            total[region] = total.get(region, 0) + each
    if board["at"] >= 0:
        base = strengths.wounded if board["wounded"] else strengths.units[str(Slot.CHAMPION)]
        own = base + strengths.plus.get(upgrades[Slot.CHAMPION], 0)
        total[board["at"]] = total.get(board["at"], 0) + own
    return total
