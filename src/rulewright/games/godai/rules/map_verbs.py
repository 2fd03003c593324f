"""What cards do to tiles and tokens. Each verb asks what the group may choose, and does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from .. import effects as verbs
from ..effects import Spot
from ..model.choices import common as choices
from ..model.events.land import (
    HexTokenMoved,
    HexTokenPlaced,
    HexTokenRemoved,
    NothingPlaced,
    TempleReopened,
)
from ..model.geometry import BY_NAME, EMPIRE_SLOTS, NAMES, SLOT_OF, SLOTS
from ..model.state import NOWHERE, GodaiState
from ..model.steps.land import ChangeMap, RevealSlot, Teleport
from ..model.vocabulary import BASIC, Element, Place
from .book import BOOK, ask_group, content_of
from .ground import ground
from .land import in_range, is_bare, nearest, place_at, places, portal_hex
from .portals import roll_portal
from .sky import add_tokens, drop, flip, mountains
from .tiles import TEMPLE, extra_slots

HEX_TOKENS = 23
"""GOD-028, GAP-GOD-24."""
MOVABLE = (Place.SETTLEMENT, Place.ANTIQUITY_SITE, Place.WELLSPRING_PORTAL)
"""Between which places a Hex Token can be moved."""
Options = Callable[[GodaiState, Any, ChangeMap], list[int]]


# -- tokens ----------------------------------------------------------------------------------------------------


def put_hex_token(state: GodaiState, hex: int, rule: str) -> None:
    """GOD-028, GOD-038, GOD-041: a Hex Token, its Imbalance side unseen, takes a place out of play; there are 23."""
    place = place_at(state, hex)
    if place is None or len(state.hex_tokens) + len(state.imbalance_tokens) >= HEX_TOKENS:
        return
    state.hex_tokens = (*state.hex_tokens, hex)
    state.emit(HexTokenPlaced(rule=rule, hex=NAMES[hex], place=str(place)))


def lift_hex_token(state: GodaiState, hex: int, rule: str) -> None:
    """GOD-038, GOD-245, AMB-GOD-29: what lay under a Hex Token is in play again; a Temple with its first Resilience."""
    state.hex_tokens = tuple([one for one in state.hex_tokens if one != hex])
    state.emit(HexTokenRemoved(rule=rule, hex=NAMES[hex]))
    rows = list(state.defenders)
    for at, one in enumerate(rows):
        if one.kind is Place.TEMPLE and one.fallen and hex in one.hexes:
            rows[at] = replace(one, fallen="", resilience=content_of(state).trackers[TEMPLE].resilience)
            state.defenders = tuple(rows)
            state.emit(TempleReopened(rule="GOD-245", defender=one.id, resilience=rows[at].resilience))


# -- what the group can choose from ----------------------------------------------------------------------------


def _risers(state: GodaiState, effect: verbs.RemoveRiser, step: ChangeMap) -> list[int]:
    return [] if effect.random else [state.sky[at].center for at in mountains(state, risen=True)]


def _token_spots(state: GodaiState, effect: verbs.PlaceElementalToken, step: ChangeMap) -> list[int]:
    if effect.where is Spot.IN_RANGE:
        return [hex for hex in in_range(state) if is_bare(state, hex)]
    if effect.where is Spot.GROUP:
        return [state.at] if state.at != NOWHERE else []
    if effect.where is Spot.NEAREST:
        return nearest(places(state, Place.ELEMENTAL_PORTAL), step.hex) if step.hex >= 0 else []
    centers = [SLOTS[slot].center for slot in EMPIRE_SLOTS]
    return nearest(centers, state.at) if state.at != NOWHERE else centers


def _places(state: GodaiState, effect: verbs.PlaceHexToken, step: ChangeMap) -> list[int]:
    found = places(state, effect.place)
    return nearest(found, state.at) if state.at != NOWHERE else found


def _hex_tokens(state: GodaiState, effect: verbs.RemoveHexToken, step: ChangeMap) -> list[int]:
    if effect.anywhere:
        return sorted(state.hex_tokens)
    near = in_range(state)
    return [hex for hex in sorted(state.hex_tokens) if hex in near]


def _goals(state: GodaiState, hex: int) -> list[int]:
    """Where a Hex Token can be moved: other places of the kind that it lies on."""
    found = ground(state)
    place = found.location[hex]
    return [other for other in places(state, place) if other != hex] if place in MOVABLE else []


def _moves(state: GodaiState, effect: verbs.MoveToken, step: ChangeMap) -> list[int]:
    if step.hex >= 0:
        return _goals(state, step.hex)
    return [hex for hex in sorted(state.hex_tokens) if _goals(state, hex)]


def _free_slots(state: GodaiState, effect: verbs.RevealTile, step: ChangeMap) -> list[int]:
    filled = tuple([slot for slot, tile in enumerate(state.tiles) if tile is not None])
    return [SLOTS[slot].center for slot in extra_slots(state, filled)] if state.hex_tiles else []


OPTIONS: dict[type[Any], Options] = {
    verbs.RemoveRiser: _risers,
    verbs.PlaceElementalToken: _token_spots,
    verbs.PlaceHexToken: _places,
    verbs.RemoveHexToken: _hex_tokens,
    verbs.MoveToken: _moves,
    verbs.RevealTile: _free_slots,
}
PROMPTS = {
    verbs.RemoveRiser: ("prompt-remove-riser", "GOD-289"),
    verbs.PlaceElementalToken: ("prompt-place-token", "GOD-275"),
    verbs.PlaceHexToken: ("prompt-place-hex-token", "GOD-038"),
    verbs.RemoveHexToken: ("prompt-remove-hex-token", "GOD-038"),
    verbs.MoveToken: ("prompt-move-hex-token", "GOD-038"),
    verbs.RevealTile: ("prompt-reveal-tile", "GOD-267"),
}


@BOOK.asks(ChangeMap)
def choose_change(state: GodaiState, step: ChangeMap) -> Decision | None:
    """GOD-267, GOD-275, GOD-289: the group is asked where more than one answer is possible."""
    effect = step.effect
    if isinstance(effect, verbs.PlaceElementalToken) and effect.element is None:
        offered: list[Choice] = [choices.PickElement(str(one)) for one in BASIC]
        return ask_group(state, "prompt-token-element", "GOD-275", offered, {"card": step.card})
    options = OPTIONS.get(type(effect))
    found = options(state, effect, step) if options is not None else []
    if len(found) < 2:
        return None
    prompt, rule = PROMPTS[type(effect)]
    about = {"card": step.card, "hex": NAMES[step.hex] if step.hex >= 0 else "none"}
    return ask_group(state, prompt, rule, [choices.PickHex(NAMES[hex]) for hex in found], about)


# -- and what is done ------------------------------------------------------------------------------------------


@BOOK.resolves(ChangeMap)
def change_map(state: GodaiState, step: ChangeMap, choice: Choice | None) -> None:
    """GOD-267, GOD-275, GOD-277, GOD-289: a card changes the map."""
    effect = step.effect
    if isinstance(choice, choices.PickElement) and isinstance(effect, verbs.PlaceElementalToken):
        state.then(ChangeMap(replace(effect, element=Element(choice.element)), step.card))
    elif isinstance(effect, verbs.FlipSkyTile):
        _flip_any(state)
    elif isinstance(effect, verbs.RemoveRiser) and effect.random:
        _drop_any(state)
    elif isinstance(effect, verbs.TeleportGroup):
        hexes = tuple([hex for hex in places(state, effect.place) if hex != state.at])
        state.then(Teleport(hexes))
    elif isinstance(effect, verbs.PlaceElementalToken) and effect.where is Spot.NEAREST and step.hex < 0:
        state.then(ChangeMap(effect, step.card, portal_hex(state, roll_portal(state))))
    else:
        found = OPTIONS[type(effect)](state, effect, step)
        if found:
            hex = BY_NAME[choice.hex] if isinstance(choice, choices.PickHex) else found[0]
            _do(state, step, hex)


def _do(state: GodaiState, step: ChangeMap, hex: int) -> None:
    effect = step.effect
    if isinstance(effect, verbs.RemoveRiser):
        drop(state, next(at for at, one in enumerate(state.sky) if one.center == hex))
    elif isinstance(effect, verbs.PlaceElementalToken):
        assert effect.element is not None
        add_tokens(state, hex, effect.element, 1, "GOD-275")
    elif isinstance(effect, verbs.PlaceHexToken):
        put_hex_token(state, hex, "GOD-038")
    elif isinstance(effect, verbs.RemoveHexToken):
        lift_hex_token(state, hex, "GOD-038")
    elif isinstance(effect, verbs.RevealTile):
        state.then(RevealSlot(SLOT_OF[hex]))
    elif step.hex < 0:
        state.then(ChangeMap(effect, step.card, hex))
    else:
        state.hex_tokens = tuple([hex if one == step.hex else one for one in state.hex_tokens])
        state.emit(HexTokenMoved(rule="GOD-038", hex=NAMES[step.hex], to=NAMES[hex]))


def _flip_any(state: GodaiState) -> None:
    """GOD-277: a random Floating Mountain flips to Nether."""
    found = mountains(state)
    if found:
        flip(state, found[state.roll("sky", len(found))], "GOD-277")
    else:
        state.emit(NothingPlaced(rule="GOD-277", cause="no-mountain"))


def _drop_any(state: GodaiState) -> None:
    """GOD-289: a random Riser is removed."""
    found = mountains(state, risen=True)
    if found:
        drop(state, found[state.roll("sky", len(found))])
    else:
        state.emit(NothingPlaced(rule="GOD-289", cause="no-mountain"))
