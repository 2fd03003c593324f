"""Discovery cards: where their tokens go. Rulebook p.67, GAP-GOD-16."""

from __future__ import annotations

from rulewright.core.record import Decision

from ..model import geometry
from ..model.choices import common as choices
from ..model.events.siege import DiscoveryLost, DiscoveryPlaced
from ..model.state import NOWHERE, GodaiState, Token
from ..model.steps import villain as steps
from ..model.vocabulary import Place, Terrain
from . import land
from .any_time import asides
from .book import BOOK, ask_group, content_of
from .portals import is_open, roll_portal

CITY_TILE = "city-tile"
_TERRAINS = (str(Terrain.GREAT_TREE), str(Terrain.PEAK))


def _places(state: GodaiState, kind: str) -> list[int]:
    """Every hex of the map that is such a place now."""
    if kind not in _TERRAINS:
        return land.places(state, Place(kind))
    terrain = Terrain(kind)
    return [hex for hex in range(geometry.TILE_HEXES) if land.terrain_at(state, hex) is terrain]


def spots(state: GodaiState, kind: str) -> tuple[int, ...]:
    """GAP-GOD-16: the places of a kind that are nearest to a rolled Siege Portal.

    A City-State's tile is the one whose center is nearer to the group; with nobody alive either of them.
    """
    if kind == CITY_TILE:
        found = [geometry.SLOTS[slot].center for slot in geometry.EMPIRE_SLOTS]
        start = state.at
    else:
        found = _places(state, kind)
        if not found:
            return ()
        is_any_open = any(is_open(state, number) for number in geometry.PORTALS)
        start = land.portal_hex(state, roll_portal(state)) if is_any_open else NOWHERE
    return tuple(found if start == NOWHERE else land.nearest(found, start))


@BOOK.asks(steps.PlaceDiscovery)
def choose_spot(state: GodaiState, step: steps.PlaceDiscovery) -> Decision | None:
    """GOD-493: the group chooses among equally near places."""
    if len(step.hexes) < 2:
        return None
    offered = [choices.PickHex(geometry.NAMES[hex]) for hex in step.hexes]
    return ask_group(state, "prompt-discovery", "GOD-493", offered, {"card": step.card}, asides(state))


@BOOK.resolves(steps.PlaceDiscovery)
def place_discovery(state: GodaiState, step: steps.PlaceDiscovery, choice: choices.PickHex | None) -> None:
    """GOD-046, GOD-493: the token lies there, Unsecured side up; without any such place the Discovery is lost."""
    hexes = step.hexes
    if not hexes:
        hexes = spots(state, content_of(state).jaethi[step.card].place)
        if len(hexes) > 1:
            state.then(steps.PlaceDiscovery(step.card, hexes))
            return
    if not hexes:
        state.emit(DiscoveryLost(rule="GOD-493", card=step.card))
        return
    hex = hexes[0] if choice is None else geometry.BY_NAME[choice.hex]
    state.discovery_tokens = (*state.discovery_tokens, Token(hex, step.card))
    state.emit(DiscoveryPlaced(rule="GOD-493", card=step.card, hex=geometry.NAMES[hex]))
