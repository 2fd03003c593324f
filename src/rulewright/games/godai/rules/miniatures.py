"""What Siege Miniatures do to the land: tokens, Settlements, Cataclysms, mountains. Rulebook p.69, p.74 and p.75."""

from __future__ import annotations

from msgspec.structs import replace

from ..model import geometry
from ..model.events.siege import (
    AmplifierRemoved,
    OpponentEmpowered,
    SettlementDestroyed,
    TempleReturned,
    TokenTaken,
)
from ..model.geometry import Hexes
from ..model.state import GodaiState, Token
from ..model.steps import siege as steps
from ..model.vocabulary import Element, Place
from . import land
from .book import BOOK
from .defenders import put
from .ground import Layer, ground
from .siege_opponents import JAETHI, element_of, hexes_of, near, on_mountain, reach
from .sky import drop
from .slots import changed
from .verbs import change_imbalance

HEX_TOKENS = 23
"""GOD-028."""
TEMPLE_RESILIENCE = 8
"""GOD-193, AMB-GOD-29."""


def cataclysm_at(state: GodaiState, hex: int) -> Element | None:
    """GOD-293: the Element of the Cataclysm Tile on a hex."""
    found = ground(state)
    return found.hazard[hex] if found.layer[hex] is Layer.CATACLYSM else None


@BOOK.resolves(steps.MiniatureAppears)
def appear(state: GodaiState, step: steps.MiniatureAppears, choice: None) -> None:
    """GOD-1074, AMB-GOD-207: appearing counts as moving there, GOD-1023: also for an Amplifier in a Banner's Range."""
    on_map = bool(state.jaethi) if step.slot == JAETHI else state.banners[step.slot] >= 0
    if on_map:
        arrive(state, step.slot, "GOD-1074")
        if step.slot != JAETHI:
            remove_amplifiers(state, step.slot)


def arrive(state: GodaiState, slot: int, rule: str = "") -> None:
    """GOD-563, GOD-564: a miniature has come to its hexes; tokens in its Range and Settlements below it are gone."""
    take_tokens(state, slot, rule or "GOD-563")
    for hex in hexes_of(state, slot):
        destroy_settlement(state, slot, hex, rule or "GOD-564")
    if slot != JAETHI:
        _draw_power(state, slot)


def take_tokens(state: GodaiState, slot: int, rule: str) -> None:
    """GOD-040, GOD-550, GOD-563: Elemental and Imbalance Tokens in Range are gone; each raises its Imbalance by 1."""
    if not (state.elemental_tokens or state.imbalance_tokens):
        return
    hexes, range = hexes_of(state, slot), reach(state, slot)
    for token in tokens_near(state, hexes, range):
        remove_token(state, token)
        state.emit(TokenTaken(rule=rule, slot=slot + 1, hex=geometry.NAMES[token.hex], element=token.what))
        change_imbalance(state, Element(token.what), 1, "GOD-550")


def tokens_near(state: GodaiState, hexes: Hexes, range: int) -> list[Token]:
    """Elemental and Imbalance Tokens within a Range."""
    return [token for token in (*state.elemental_tokens, *state.imbalance_tokens) if near(hexes, (token.hex,), range)]


def remove_token(state: GodaiState, token: Token) -> None:
    """GOD-482: what lies below an Imbalance Token is available again; a Temple returns (AMB-GOD-29)."""
    rows = list(state.elemental_tokens)
    if token in rows:
        rows.remove(token)
        state.elemental_tokens = tuple(rows)
        return
    rows = list(state.imbalance_tokens)
    rows.remove(token)
    state.imbalance_tokens = tuple(rows)
    raise_temple(state, token.hex)


def raise_temple(state: GodaiState, hex: int) -> None:
    """GOD-245, AMB-GOD-29: a destroyed Temple from which the token is gone stands again with 8 Resilience."""
    for one in state.defenders:
        if one.kind is Place.TEMPLE and one.fallen and hex in one.hexes:
            put(state, replace(one, fallen="", resilience=TEMPLE_RESILIENCE))
            state.emit(TempleReturned(rule="GOD-245", defender=one.id))


def destroy_settlement(state: GodaiState, slot: int, hex: int, rule: str) -> None:
    """GOD-564, GOD-565: a Hex Token lies on it as long as it counts as destroyed."""
    if not 0 <= hex < geometry.TILE_HEXES or land.place_at(state, hex) is not Place.SETTLEMENT:
        return
    if len(state.hex_tokens) + len(state.imbalance_tokens) < HEX_TOKENS:
        state.hex_tokens = (*state.hex_tokens, hex)
        state.emit(SettlementDestroyed(rule=rule, slot=slot + 1, hex=geometry.NAMES[hex]))


def _draw_power(state: GodaiState, slot: int) -> None:
    """GOD-514, AMB-GOD-42: on a Cataclysm Tile of its Element a Siege Opponent gains Power, once."""
    if state.front_power[slot] or not draws_power(state, slot, state.banners[slot]):
        return
    state.front_power = changed(state.front_power, slot, state.wave)
    state.emit(OpponentEmpowered(rule="GOD-514", slot=slot + 1, n=state.wave))


def draws_power(state: GodaiState, slot: int, hex: int) -> bool:
    """Whether a hex lies on a Cataclysm Tile of the opponent's Element."""
    return bool(state.cataclysms) and cataclysm_at(state, hex) is element_of(state, slot)


def remove_amplifiers(state: GodaiState, slot: int) -> None:
    """GOD-1023, AMB-GOD-193: a Wellspring Amplifier is gone once a Banner has come into Range of it."""
    for hex in state.amplifiers:
        if near(hexes_of(state, slot), (hex,), reach(state, slot)):
            state.amplifiers = tuple([one for one in state.amplifiers if one != hex])
            state.emit(AmplifierRemoved(rule="GOD-1023", slot=slot + 1, hex=geometry.NAMES[hex]))


def fell_mountains(state: GodaiState, hexes: Hexes) -> None:
    """GOD-545 to GOD-547, GOD-1075: Floating Mountains that Jaethi enters lose their Risers, each once.

    GOD-1024: a Chain holds a Riser, so such a mountain stays where it is.
    """
    for hex in hexes if state.sky else ():
        if on_mountain(state, hex):
            drop(state, land.floating_at(state, hex), "GOD-545")
