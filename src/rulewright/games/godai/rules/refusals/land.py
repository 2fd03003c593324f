"""Why the group cannot go there, and why a tile cannot lie so. Rulebook p.33, p.36 and p.53 to 55."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model.choices.land import ChooseMovementType, LayTile, PlaceTile, StandJaethi
from ...model.geometry import (
    BY_NAME,
    EMPIRE_SLOTS,
    LEGAL_TURNS,
    NAMES,
    OUTSIDE,
    distance,
    is_portal,
    patch,
    triangle,
)
from ...model.state import NOWHERE, GodaiState
from ...model.steps import land as steps
from ...model.steps import setup, turn
from ...model.vocabulary import Movement, Place
from .. import land
from ..book import BOOK, living
from ..emerging import taken
from ..ground import Layer, ground
from ..sky import bars_tiles
from ..tiles import empire_of
from ..ways import is_beyond, reach
from .hexes import refuses_hex

BARRIERS = {
    "unknown": ("GOD-267", "why-unrevealed"),
    "water": ("GOD-392", "why-water"),
    "peak": ("GOD-392", "why-peak"),
}


def barred(state: GodaiState, hex: int) -> list[Reason]:
    """GOD-284, GOD-302, GOD-392, GOD-393: why the group may not enter a hex at all."""
    cause = land.uncrossable(state, hex)
    if cause == "portal":
        return [Reason("GOD-302", "why-siege-portal", {"portal": land.portal_at(state, hex)})]
    if cause == "mountain":
        seats = living(state)
        have = sum([land.soars(state, seat) for seat in seats])
        return [Reason("GOD-393", "why-no-soar", {"have": have, "need": (len(seats) + 1) // 2})]
    if cause:
        rule, message = BARRIERS[cause]
        return [Reason(rule, message, {"hex": NAMES[hex]})]
    return []


@BOOK.refuses(ChooseMovementType)
def refuse_type(state: GodaiState, seat: Seat, choice: ChooseMovementType) -> list[Reason]:
    """GOD-876: a group that was Teleported in this Movement phase moves Normally, or Recklessly."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, turn.ChooseMovement) and state.moved and state.at != NOWHERE:
        return [Reason("GOD-876", "why-teleported")]
    return []


@refuses_hex(turn.Walk, steps.MoveFree)
def refuse_way(state: GodaiState, step: turn.Walk | steps.MoveFree, hex: int) -> list[Reason]:
    """GOD-384, GOD-387, GOD-391, GOD-960: uncrossable, too far, off the Road, or beyond a tile not yet there."""
    if hex == state.at:
        return [Reason("GOD-383", "why-here-already", {"hex": NAMES[hex]})]
    found = barred(state, hex)
    if found:
        return found
    far = distance(state.at, hex)
    if far > step.left:
        return [Reason("GOD-384", "why-too-far", {"far": far, "left": step.left})]
    if isinstance(step, turn.Walk) and state.movement == Movement.CAUTIOUS and hex in reach(state, step.left).wide:
        return [Reason("GOD-960", "why-not-cautious", {"speed": land.cautious_speed(state)})]
    if is_beyond(state, hex, step.left):
        return [Reason("GOD-387", "why-tile-first", {"left": step.left})]
    return [Reason("GOD-391", "why-no-way", {"left": step.left})]


@refuses_hex(steps.Teleport)
def refuse_teleport(state: GodaiState, step: steps.Teleport, hex: int) -> list[Reason]:
    """GOD-876: only the hexes that the effect names."""
    return [Reason(step.rule, "why-no-teleport", {"hex": NAMES[hex]})]


@refuses_hex(steps.ExtraTile)
def refuse_slot(state: GodaiState, step: steps.ExtraTile, hex: int) -> list[Reason]:
    """GOD-263, GOD-267: only free slots beside the new tiles."""
    return [Reason("GOD-267", "why-no-slot", {"hex": NAMES[hex]})]


# -- tiles -----------------------------------------------------------------------------------------------------


@BOOK.refuses(PlaceTile)
def refuse_placing(state: GodaiState, seat: Seat, choice: PlaceTile) -> list[Reason]:
    """GOD-265, GOD-325: an Empire Tile shows the Empire of its side, and its City-State touches the Game Bar."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, setup.TurnEmpireTile) or step.slot not in EMPIRE_SLOTS:
        return []
    if choice.side != empire_of(state, step.slot):
        return [Reason("GOD-325", "why-other-empire", {"side": str(empire_of(state, step.slot))})]
    if choice.rotation not in LEGAL_TURNS:
        return [Reason("GOD-265", "why-city-inside")]
    return []


def covered(state: GodaiState, hex: int) -> Reason | None:
    """GOD-1066: what a tile of seven hexes must not cover."""
    if hex == OUTSIDE:
        return Reason("GOD-1066", "why-over-bar")
    if is_portal(hex):
        return Reason("GOD-255", "why-over-portal", {"portal": land.portal_at(state, hex)})
    if not bars_tiles(state, hex):
        return None
    found = ground(state)
    if found.layer[hex] > Layer.GROUND:
        return Reason("GOD-1066", "why-over-tile", {"tile": found.tile[hex]})
    place = Place.CITY_STATE if found.location[hex] is Place.CITY_STATE else Place.TEMPLE_FORTRESS
    return Reason("GOD-1066", "why-over-place", {"place": str(place)})


@BOOK.refuses(LayTile)
def refuse_laying(state: GodaiState, seat: Seat, choice: LayTile) -> list[Reason]:
    """GOD-307, GOD-1066, GOD-1067: the target is covered, nothing else that must not be, and HexTiles come first."""
    step = state.agenda[-1] if state.agenda else None
    center = BY_NAME.get(choice.hex)
    if not isinstance(step, steps.LayTile) or center is None:
        return []
    hexes = patch(center)
    if step.target not in hexes:
        return [Reason("GOD-307", "why-off-target", {"hex": NAMES[step.target]})]
    found = [reason for hex in hexes if (reason := covered(state, hex)) is not None]
    if found:
        return found[:1]
    if any(ground(state).layer[hex] is Layer.NOTHING for hex in hexes):
        return [Reason("GOD-1067", "why-hex-tile-first")]
    return []


@BOOK.refuses(StandJaethi)
def refuse_stance(state: GodaiState, seat: Seat, choice: StandJaethi) -> list[Reason]:
    """GOD-255, GOD-307, GOD-314, GOD-1073: one hex on the target, none on bars, portals, Defenders, miniatures."""
    step = state.agenda[-1] if state.agenda else None
    corner = BY_NAME.get(choice.hex)
    if not isinstance(step, steps.PlaceJaethi) or corner is None:
        return []
    hexes = triangle(corner, choice.side == "east")
    if step.target not in hexes:
        return [Reason("GOD-307", "why-off-target", {"hex": NAMES[step.target]})]
    for hex in hexes:
        if hex >= len(NAMES) or hex == OUTSIDE:
            return [Reason("GOD-312", "why-over-bar")]
        if is_portal(hex):
            return [Reason("GOD-255", "why-over-portal", {"portal": land.portal_at(state, hex)})]
        if taken(state, hex):
            return [Reason("GOD-314", "why-hex-taken", {"hex": NAMES[hex]})]
    return []
