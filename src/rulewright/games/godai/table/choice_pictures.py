"""What an answer about the map would look like: a tile as it would lie, Jaethi where she would stand.

Small pictures beside words such as "turned by 120°"; they use the definitions of the table's drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulewright.content.loader import Tables
from rulewright.core.record import Choice
from rulewright.svg.elements import group, num, outline, path, tag

from ..art.hexes import POINTS, DrawnHex, bounds, city, land_layer, location, overlay, portal, rim
from ..art.landmarks import SIEGE
from ..art.scene import scene
from ..art.terrain import HEX
from ..content.map_parts import EmpireTile
from ..model.choices.common import PickNumber
from ..model.choices.land import LayTile, PlaceTile, StandJaethi
from ..model.geometry import BY_NAME, COORDINATES, HEXES, PORTAL_NUMBERS, SLOTS, Hexes, shift, triangle, within
from ..model.state import Floating, GodaiState, Tile
from ..model.steps.land import LayTile as LayTileStep
from ..model.steps.land import PlaceJaethi, RevealSlot
from ..model.steps.setup import TurnEmpireTile
from ..model.steps.siege import JaethiActs
from ..model.vocabulary import Empire, Place
from ..rules.land import portal_at
from .land_shown import land_shown, overlay_shown, slot_shown

AROUND = 34.0
"""How much of the land beside what is placed is seen, to tell how Roads and Rivers go on."""
PALE = "0.45"
"""How much of the paper lies over what is there already."""


def picture(choice: Choice, state: GodaiState, tables: Tables, theme: str) -> str:
    """A picture for this answer to the open question; empty where words are enough."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(choice, PlaceTile) and isinstance(step, (RevealSlot, TurnEmpireTile)):
        return tile_in_slot(choice, step, state, tables, theme)
    if isinstance(choice, LayTile) and isinstance(step, LayTileStep):
        return tile_on_land(choice, step, state, tables, theme)
    if isinstance(choice, StandJaethi) and isinstance(step, PlaceJaethi):
        under = triangle(BY_NAME[choice.hex], choice.side == "east")
        return jaethi_on_land(under, step.target, state, tables, theme)
    if isinstance(choice, PickNumber) and isinstance(step, JaethiActs) and state.jaethi:
        under = shift(state.jaethi, choice.number - 1)
        return jaethi_on_land(under, state.jaethi[0], state, tables, theme)
    return ""


def tile_in_slot(
    choice: PlaceTile, step: RevealSlot | TurnEmpireTile, state: GodaiState, tables: Tables, theme: str
) -> str:
    """A tile in its slot, and the edge of the land that it would touch."""
    slot = SLOTS[step.slot]
    empires = [id for id, one in tables["tiles"].items() if isinstance(one, EmpireTile)]
    id = step.tile if isinstance(step, RevealSlot) else empires[step.slot]
    beside = {hex for hex in within(slot.center, slot.radius + 1) if hex < HEXES} - {*slot.hexes}
    shown = {hex: one for hex, one in land_shown(state, tables).items() if hex in beside}
    shown |= slot_shown(step.slot, Tile(id, choice.side, choice.rotation), tables)
    edge = path(around(slot.hexes), stroke=scene(theme, False).glow, stroke_width=7, stroke_linejoin="round")
    return document(slot.hexes, ground(shown, beside, state, theme) + edge)


def tile_on_land(choice: LayTile, step: LayTileStep, state: GodaiState, tables: Tables, theme: str) -> str:
    """A SkyTile or Cataclysm Tile above the land, seen from the hex that it must cover."""
    near = tuple([hex for hex in within(step.target, 2) if hex < HEXES])
    beside = {hex for hex in within(step.target, 3) if hex < HEXES}
    shown = {hex: one for hex, one in land_shown(state, tables).items() if hex in beside}
    laid = Floating(step.tile, BY_NAME[choice.hex], choice.rotation)
    others = [one for one in (*state.cataclysms, *state.sky) if one.center in within(step.target, 4)]
    lying = "".join([overlay(*overlay_shown(one, tables), theme) for one in others])
    return document(
        near,
        group(ground(shown, (), state, theme), lying, opacity="0.7") + overlay(*overlay_shown(laid, tables), theme),
    )


def jaethi_on_land(under: Hexes, middle: int, state: GodaiState, tables: Tables, theme: str) -> str:
    """The three hexes that Jaethi would cover, and the land around."""
    near = tuple([hex for hex in within(middle, 2) if hex < HEXES])
    beside = {hex for hex in within(middle, 3) if hex < HEXES}
    shown = {hex: one for hex, one in land_shown(state, tables).items() if hex in beside}
    coil = path(around(under), "#2e7f5c", opacity="0.75") + path(
        around(under), stroke=SIEGE[2], stroke_width=8, stroke_linejoin="round"
    )
    return document(near, ground(shown, (), state, theme) + coil)


def ground(shown: Mapping[int, DrawnHex], pale: Collection[int], state: GodaiState, theme: str) -> str:
    """Land with what is printed on it; what lies there already is pale, but Roads and Rivers go on into it."""
    fresh = {hex: one for hex, one in shown.items() if hex not in pale}
    symbols = "".join([location(one, *POINTS[hex]) for hex, one in fresh.items()])
    portals = "".join(
        [portal(hex, portal_at(state, hex), False, theme) for hex in PORTAL_NUMBERS if hex in pale or hex in shown]
    )
    veil = "".join([tag("use", href=f"#{HEX}", x=POINTS[hex][0], y=POINTS[hex][1]) for hex in pale])
    faint = group(veil, fill=scene(theme, False).panel, opacity=PALE) if veil else ""
    return land_layer(shown, theme, pale) + portals + faint + symbols + cities(fresh, theme)


def cities(shown: Mapping[int, DrawnHex], theme: str) -> str:
    hexes = tuple([hex for hex, one in shown.items() if one.land.location is Place.CITY_STATE])
    if len(hexes) < 4:
        return ""
    first = shown[hexes[0]]
    return city(Empire(first.style), first.number or 1, hexes, theme)


def around(hexes: Hexes) -> str:
    """The `d` of the edge of hexes that hang together."""
    return outline(rim(tuple(sorted([COORDINATES[hex] for hex in hexes]))))


def document(hexes: Hexes, drawn: str) -> str:
    box = " ".join([num(one) for one in bounds(hexes, AROUND)])
    return tag("svg", drawn, viewBox=box, aria_hidden="true", focusable="false")
