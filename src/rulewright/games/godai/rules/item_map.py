"""Items that change the map: Grounding Rod, Amplifier, Chain; and the Edict, which reaches all over it."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..model import geometry
from ..model.choices import common as choices
from ..model.choices.visits import PickMountain, SecureDiscovery, SwitchRiser, TakeTreasure
from ..model.events.visits import AmplifierSet, MountainChained, MountainShifted, RiserSwitched
from ..model.state import Floating, GodaiState, Token
from ..model.steps import visits as steps
from ..model.vocabulary import Place
from . import land
from .book import BOOK, ask_group, living
from .tokens import secure, take_treasure

RISERS = 8
"""GOD-024."""
AMPLIFIER, CHAIN = "wellspring-amplifier", "ethereal-chain"


def _put(state: GodaiState, one: Floating) -> None:
    state.sky = tuple([one if other.id == one.id else other for other in state.sky])


def _tile(state: GodaiState, id: str) -> Floating:
    return next(one for one in state.sky if one.id == id)


def _out_of_group(state: GodaiState, item: str) -> None:
    items = list(state.items)
    if item in items:
        items.remove(item)
        state.items = tuple(items)


# -- Fulgurite Grounding Rod -----------------------------------------------------------------------------------


def can_switch(state: GodaiState, one: Floating) -> bool:
    """GOD-1017, GOD-1024: a Riser goes unless it is chained; one is added as long as there are any (GOD-024)."""
    if one.nether:
        return False
    return not one.chained if one.riser else sum(other.riser for other in state.sky) < RISERS


def shifts(state: GodaiState, one: Floating, reach: int) -> list[int]:
    """GOD-1017, GOD-1066: centers to which a Floating Mountain on its Riser can be shifted."""
    if one.nether or not one.riser:
        return []
    others = [other for other in (*state.sky, *state.cataclysms) if other.id != one.id]
    barred = {hex for other in others for hex in geometry.patch(other.center, other.rotation)}
    barred.update([hex for defender in state.defenders if defender.kind in _FIXED for hex in defender.hexes])
    layer = land.ground(state).layer
    home = set(geometry.patch(one.center, one.rotation))
    stands = {hex for defender in state.defenders for hex in defender.hexes}
    found = []
    for center in geometry.within(one.center, reach):
        hexes = geometry.patch(center, one.rotation)
        if center == one.center or min(hexes) < 0 or max(hexes) >= geometry.TILE_HEXES:
            continue
        if not barred.isdisjoint(hexes) or any(layer[hex] is land.Layer.NOTHING for hex in hexes):
            continue
        # Whatever stands on the mountain comes along and needs a hex of its own.
        ways = dict(zip(geometry.patch(one.center, one.rotation), hexes, strict=True))
        if not any(ways[hex] in stands - home for hex in home & stands):
            found.append(center)
    return found


_FIXED = (Place.CITY_STATE, Place.TEMPLE_FORTRESS)
"""GOD-1066: what a tile never covers."""


def groundable(state: GodaiState, reach: int) -> list[str]:
    """GOD-1017, GOD-1018: Floating Mountains that the Rod can do something with; never a Nether tile."""
    return [one.id for one in state.sky if can_switch(state, one) or shifts(state, one, reach)]


@BOOK.asks(steps.MoveMountain)
def choose_mountain(state: GodaiState, step: steps.MoveMountain) -> Decision | None:
    """GOD-1017: which mountain, then whether its Riser changes or where it goes."""
    if not step.tile:
        tiles = groundable(state, step.reach)
        if len(tiles) < 2:
            return None
        return ask_group(state, "prompt-ground-mountain", "GOD-1017", [PickMountain(id) for id in tiles])
    one = _tile(state, step.tile)
    offered: list[Choice] = [SwitchRiser()] if can_switch(state, one) else []
    offered += [choices.PickHex(geometry.NAMES[hex]) for hex in shifts(state, one, step.reach)]
    about = {"tile": one.id, "riser": int(one.riser)}
    return ask_group(state, "prompt-move-mountain", "GOD-1017", offered, about) if len(offered) > 1 else None


@BOOK.resolves(steps.MoveMountain)
def move_mountain(state: GodaiState, step: steps.MoveMountain, choice: Choice | None) -> None:
    """GOD-1017, GOD-1018: Defenders lose nothing by it."""
    if not step.tile:
        tiles = groundable(state, step.reach)
        if tiles:
            tile = choice.tile if isinstance(choice, PickMountain) else tiles[0]
            state.then(replace(step, tile=tile))
        return
    one = _tile(state, step.tile)
    if isinstance(choice, SwitchRiser) or (choice is None and can_switch(state, one)):
        _put(state, replace(one, riser=not one.riser))
        state.emit(RiserSwitched(rule="GOD-1017", tile=one.id, added=not one.riser))
        return
    goals = shifts(state, one, step.reach)
    if goals:
        center = geometry.BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else goals[0]
        shift_mountain(state, one, center)


def shift_mountain(state: GodaiState, one: Floating, center: int) -> None:
    """GOD-1017: the tile moves with everything on it; what lay below is in play again (GOD-283)."""
    old, new = geometry.patch(one.center, one.rotation), geometry.patch(center, one.rotation)
    ways = dict(zip(old, new, strict=True))

    def along(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
        return tuple([replace(token, hex=ways.get(token.hex, token.hex)) for token in tokens])

    state.elemental_tokens = along(state.elemental_tokens)
    state.imbalance_tokens = along(state.imbalance_tokens)
    state.discovery_tokens = along(state.discovery_tokens)
    state.bosses = along(state.bosses)
    state.hex_tokens = tuple([ways.get(hex, hex) for hex in state.hex_tokens])
    state.amplifiers = tuple([ways.get(hex, hex) for hex in state.amplifiers])
    state.defenders = tuple(
        [
            replace(defender, hexes=tuple([ways.get(hex, hex) for hex in defender.hexes]))
            if defender.kind in (Place.TOWER, Place.FORTRESS)
            else defender
            for defender in state.defenders
        ]
    )
    state.at = ways.get(state.at, state.at)
    state.banners = tuple([ways.get(hex, hex) for hex in state.banners])
    _put(state, replace(one, center=center))
    state.emit(MountainShifted(rule="GOD-1017", tile=one.id, hex=geometry.NAMES[center]))


# -- Wellspring Amplifier --------------------------------------------------------------------------------------


def settable(state: GodaiState, anywhere: bool) -> list[int]:
    """GOD-1021, GOD-1022: terrain hexes for an Amplifier: of the whole map, or in Group Range."""
    hexes = range(geometry.TILE_HEXES) if anywhere else land.in_range(state)
    return [hex for hex in hexes if hex not in state.amplifiers and land.is_bare(state, hex)]


@BOOK.asks(steps.PlaceAmplifier)
def choose_amplifier(state: GodaiState, step: steps.PlaceAmplifier) -> Decision | None:
    """GOD-1021: one that was just bought may be kept for later."""
    hexes = settable(state, step.anywhere)
    if not hexes or AMPLIFIER not in state.items:
        return None
    offered: list[Choice] = [choices.PickHex(geometry.NAMES[hex]) for hex in hexes]
    if step.anywhere:
        offered.append(choices.Decline())
    return ask_group(state, "prompt-set-amplifier", "GOD-1021" if step.anywhere else "GOD-1022", offered)


@BOOK.resolves(steps.PlaceAmplifier)
def set_amplifier(state: GodaiState, step: steps.PlaceAmplifier, choice: Choice | None) -> None:
    """GOD-042, GOD-1021, GOD-1022: a Magnetic location from now on."""
    if isinstance(choice, choices.PickHex):
        _out_of_group(state, AMPLIFIER)
        state.amplifiers = (*state.amplifiers, geometry.BY_NAME[choice.hex])
        rule = "GOD-1021" if step.anywhere else "GOD-1022"
        state.emit(AmplifierSet(rule=rule, hex=choice.hex))


# -- Ethereal Chain --------------------------------------------------------------------------------------------


def chainable(state: GodaiState) -> list[str]:
    """GOD-1024: Floating Mountains on a Riser that bear no Chain."""
    return [one.id for one in state.sky if one.riser and not one.nether and not one.chained]


@BOOK.asks(steps.ChainMountain)
def choose_chained(state: GodaiState, step: steps.ChainMountain) -> Decision | None:
    """GOD-1024: which mountain."""
    tiles = chainable(state)
    if len(tiles) < 2:
        return None
    return ask_group(state, "prompt-chain-mountain", "GOD-1024", [PickMountain(id) for id in tiles])


@BOOK.resolves(steps.ChainMountain)
def chain_mountain(state: GodaiState, step: steps.ChainMountain, choice: PickMountain | None) -> None:
    """GOD-1024: it keeps its Riser and its side."""
    tiles = chainable(state)
    if tiles:
        one = _tile(state, tiles[0] if choice is None else choice.tile)
        _out_of_group(state, CHAIN)
        _put(state, replace(one, chained=True))
        state.emit(MountainChained(rule="GOD-1024", tile=one.id))


# -- Expedition Edict ------------------------------------------------------------------------------------------


def securable(state: GodaiState) -> list[Choice]:
    """GOD-1026: revealed Discoveries, and revealed Treasures for each hero."""
    found: list[Choice] = [SecureDiscovery(token.what) for token in state.discovery_tokens]
    found += [TakeTreasure(card, seat + 1) for card in state.treasures for seat in living(state)]
    return found


@BOOK.asks(steps.SecureFromAfar)
def choose_secured(state: GodaiState, step: steps.SecureFromAfar) -> Decision | None:
    """GOD-1026: one of them."""
    found = securable(state)
    return ask_group(state, "prompt-secure-afar", "GOD-1026", found) if len(found) > 1 else None


@BOOK.resolves(steps.SecureFromAfar)
def secure_from_afar(state: GodaiState, step: steps.SecureFromAfar, choice: Choice | None) -> None:
    """GOD-1026: as if the group were there."""
    found = securable(state)
    if not found:
        return
    one = found[0] if choice is None else choice
    if isinstance(one, SecureDiscovery):
        secure(state, one.card, "GOD-1026")
    elif isinstance(one, TakeTreasure):
        take_treasure(state, one.card, one.hero - 1, "GOD-1026")
