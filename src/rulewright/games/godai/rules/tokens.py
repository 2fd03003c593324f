"""Tokens in Range, Discoveries and Treasures: what the group takes in its Event phase. Rulebook p.9, p.52 and p.63."""

from __future__ import annotations

from rulewright.core.record import Seat

from ..effects import Modified, Store
from ..model import geometry
from ..model.events.visits import DiscoverySecured, TokenGathered, TreasureTaken
from ..model.state import GodaiState, Token
from ..model.steps.visits import TakeTokens
from ..model.vocabulary import Resource
from . import land
from .book import BOOK
from .gains import gain
from .miniatures import remove_token


@BOOK.resolves(TakeTokens)
def take_tokens(state: GodaiState, step: TakeTokens, choice: None) -> None:
    """GOD-458, GOD-459, GOD-480, GOD-481, AMB-GOD-88: all Elemental and Imbalance Tokens in Range are taken.

    GOD-040, GOD-299: each goes away, and its Element comes to the Stockpile.

    GOD-476, AMB-GOD-62: Discoveries in Range are Secured. None of it has a price, so nobody is asked.
    """
    if not (state.elemental_tokens or state.imbalance_tokens or state.discovery_tokens):
        return
    hexes = set(land.in_range(state))
    for token in [one for one in state.elemental_tokens if one.hex in hexes]:
        remove_token(state, token)
        _gain_token(state, token, "elemental", "GOD-480")
    for token in [one for one in state.imbalance_tokens if one.hex in hexes]:
        remove_token(state, token)
        _gain_token(state, token, "imbalance", "GOD-481")
    for token in [one for one in state.discovery_tokens if one.hex in hexes]:
        secure(state, token.what)


def _gain_token(state: GodaiState, token: Token, kind: str, rule: str) -> None:
    """GOD-480, GOD-481: its Element goes to the Stockpile at once; a card may add another one."""
    state.emit(TokenGathered(rule=rule, kind=kind, element=token.what, hex=geometry.NAMES[token.hex]))
    more = land.changed(state, Modified.TOKENS_DOUBLE)
    gain(state, Resource(token.what), 1 + more, Store.STOCKPILE, rule)


def secure(state: GodaiState, card: str, rule: str = "GOD-476") -> None:
    """GOD-046, GOD-476: the token is turned over and the group has the card."""
    state.discovery_tokens = tuple([one for one in state.discovery_tokens if one.what != card])
    state.discoveries = tuple(sorted([*state.discoveries, card]))
    state.emit(DiscoverySecured(rule=rule, card=card))


def take_treasure(state: GodaiState, card: str, seat: Seat, rule: str = "GOD-380") -> None:
    """GOD-379 to GOD-381: one hero keeps the Treasure. AMB-GOD-61: no Hex Token is placed for it."""
    treasures = list(state.treasures)
    treasures.remove(card)
    state.treasures = tuple(treasures)
    hero = state.heroes[seat]
    hero.items = tuple(sorted([*hero.items, card]))
    state.emit(TreasureTaken(rule=rule, seat=seat, card=card))
