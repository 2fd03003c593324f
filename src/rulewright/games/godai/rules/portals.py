"""The Siege Portal procedure: a portal, a direction, and what makes either be rolled again. Rulebook p.36 and 37."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.core.dice import Die, tell_dice, throw, throw_again

from ..model.events.land import PlacementRepeated, TargetFound
from ..model.geometry import DIRECTION_NAMES, NAMES, NEIGHBOURS, OUTSIDE, PORTALS, is_portal
from ..model.state import GodaiState
from .land import portal_hex

CORE, HEX = 10, 6
Judge = Callable[[int], str]
"""What is wrong with a target hex that lies on the map and is no portal; nothing if the piece can go there."""
TURN_RULES = {
    "bar": "GOD-312",
    "portal": "GOD-313",
    "miniature": "GOD-314",
    "defender": "GOD-1073",
    "no-room": "GOD-1066",
}
"""For what reason only the direction is rolled again."""
AGAIN_RULES = {"mountain": "GOD-308", "sky-tile": "GOD-309", "nether": "GOD-311"}
"""For what reason the whole placement is rolled again."""


def is_open(state: GodaiState, number: int) -> bool:
    """GOD-036: a Siege Portal with a Destroyed Portal token is closed."""
    return number not in state.closed_portals


def fates(state: GodaiState, number: int, judge: Judge) -> list[str]:
    """What each direction from a portal leads to: nothing, if the piece can go there, or what is in its way."""
    found = []
    for hex in NEIGHBOURS[portal_hex(state, number)]:
        found.append("bar" if hex == OUTSIDE else "portal" if is_portal(hex) else judge(hex))
    return found


class Target(NamedTuple):
    """Where a piece comes to, and by which Siege Portal."""

    hex: int
    portal: int


def find_target(state: GodaiState, judge: Judge, portal: int = 0) -> Target | None:
    """GOD-304 to GOD-306: the target hex by portal and direction; none if no portal leads anywhere.

    GOD-308, GOD-309, GOD-311: what lands badly is rolled again from the beginning. AMB-GOD-44: so is a portal from
    which no direction leads to a hex.
    """
    if not any("" in fates(state, number, judge) for number in PORTALS if is_open(state, number)):
        return None
    while True:
        number = portal if portal and is_open(state, portal) else roll_portal(state)
        portal = 0
        row = fates(state, number, judge)
        if all(fate in TURN_RULES for fate in row):
            state.emit(PlacementRepeated(rule="GOD-305", cause="no-direction"))
            continue
        direction = roll_direction(state, row)
        if not row[direction]:
            break
        state.emit(PlacementRepeated(rule=AGAIN_RULES[row[direction]], cause=row[direction]))
    hex = NEIGHBOURS[portal_hex(state, number)][direction]
    state.emit(TargetFound(rule="GOD-306", portal=number, direction=DIRECTION_NAMES[direction], hex=NAMES[hex]))
    return Target(hex, number)


def roll_portal(state: GodaiState) -> int:
    """GOD-305: a Core die; a closed portal is rolled again."""
    dice = throw(state, (CORE,), stream="portal")
    while not is_open(state, dice[-1].face):
        dice = throw_again(state, dice, (len(dice) - 1,), stream="portal")
    return tell_dice(state, "GOD-305", None, "portal", dice).result


def roll_direction(state: GodaiState, row: list[str]) -> int:
    """GOD-048, GOD-306, GOD-312 to GOD-314, GOD-1073: the Hex die, again as long as the direction is impossible."""
    dice: tuple[Die, ...] = throw(state, (HEX,), stream="direction")
    causes = []
    while row[dice[-1].face - 1] in TURN_RULES:
        causes.append(row[dice[-1].face - 1])
        dice = throw_again(state, dice, (len(dice) - 1,), stream="direction")
    result = tell_dice(state, "GOD-306", None, "direction", dice).result
    for cause in causes:
        state.emit(PlacementRepeated(rule=TURN_RULES[cause], cause=cause))
    return result - 1
