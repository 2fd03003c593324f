"""The Temple Fortress: when, where, and with what stats. Rulebook p.25 and p.30."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason

from ..model.choices.defenders import PlaceTempleFortress
from ..model.events.defenders import TempleFortressPlaced
from ..model.geometry import BY_NAME, NAMES, SLOTS
from ..model.state import Defender, GodaiState
from ..model.vocabulary import BASIC, Place
from . import land
from .book import content_of
from .defenders import MOST_POTENTIAL, add, temples
from .ground import Layer, ground

ID = "temple-fortress"
TRACKER = "tracker-temple-fortress"


def ready(state: GodaiState) -> Reason | None:
    """GOD-233, AMB-GOD-211: once per game, from the moment all four basic Elements are on the Temples."""
    if state.temple_fortress_built:
        return Reason("GOD-233", "why-temple-fortress-built", {})
    found = temples(state)
    missing = len([one for one in BASIC if not found or one not in found[0].augments])
    if missing:
        return Reason("GOD-233", "why-temples-lack", {"n": missing})
    return None


def taken(state: GodaiState, hex: int) -> bool:
    """GOD-234: whether a location, a token, a miniature or another tile is on a hex."""
    if not land.is_bare(state, hex) or ground(state).layer[hex] is not Layer.GROUND:
        return True
    tokens = (*state.elemental_tokens, *state.imbalance_tokens, *state.discovery_tokens)
    if hex in state.hex_tokens or hex in state.amplifiers or any(token.hex == hex for token in tokens):
        return True
    return hex == state.at or hex in state.banners or hex in state.jaethi


def fortress_hexes(state: GodaiState) -> list[int]:
    """GOD-234, AMB-GOD-211: the free centers of revealed Empire Tiles and HexTiles."""
    placed = zip(SLOTS, state.tiles, strict=True) if state.tiles else ()
    return [slot.center for slot, tile in placed if tile is not None and not taken(state, slot.center)]


def fortress_offers(state: GodaiState) -> list[Choice]:
    if state.temple_fortress_built or ready(state) is not None:
        return []
    return [PlaceTempleFortress(NAMES[hex]) for hex in fortress_hexes(state)]


def no_fortress(state: GodaiState, hex: int) -> Reason | None:
    """Why the Temple Fortress cannot be placed there."""
    barred = ready(state)
    if barred is None and hex not in fortress_hexes(state):
        return Reason("GOD-234", "why-no-free-center", {"hex": NAMES[hex]})
    return barred


def place_fortress(state: GodaiState, choice: PlaceTempleFortress) -> None:
    """GOD-233, GOD-235, AMB-GOD-30: the Resilience of all Temples together, which keep theirs; other stats are raised.

    Everything that is written on the tracker carries over; an Equip card is one thing and stays with the Temples.
    """
    found = temples(state)
    more = content_of(state).trackers[TRACKER]
    old = found[0]
    hex = BY_NAME[choice.hex]
    one = Defender(
        id=ID, kind=Place.TEMPLE_FORTRESS, hexes=(hex,), potential=min(MOST_POTENTIAL, old.potential + more.potential),
        power=old.power + more.power, range=old.range + more.range, augments=old.augments, recruits=old.recruits,
        specialists=old.specialists, siege_power=old.siege_power,
        resilience=sum([temple.resilience for temple in found]),
    )  # fmt: skip
    add(state, one)
    state.temple_fortress_built = True
    state.emit(TempleFortressPlaced(rule="GOD-235", hex=choice.hex, resilience=one.resilience))
