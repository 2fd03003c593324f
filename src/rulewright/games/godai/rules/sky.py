"""SkyTiles and Cataclysm Tiles: placed by Siege Portal, flipped, fallen. Rulebook p.34 to 37."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..content.map_parts import CataclysmTile, Land, SkyTile
from ..model.choices import common as choices
from ..model.choices.land import LayTile
from ..model.events.land import (
    BossTokenPlaced,
    CataclysmTilePlaced,
    ElementalTokenGone,
    ElementalTokenPlaced,
    NothingPlaced,
    RiserRemoved,
    SkyTileFlipped,
    SkyTilePlaced,
)
from ..model.geometry import BY_NAME, NAMES, TURNS, Hexes, disc, patch, patch_centers, turned
from ..model.state import Floating, GodaiState, Token
from ..model.steps import land as steps
from ..model.vocabulary import Element, Place
from .book import BOOK, ask_group, content_of
from .defenders import siege_damage_to, standing
from .ground import Layer, ground, layer_of
from .land import floating_at
from .portals import find_target
from .tiles import empty_slots

RISERS = 8
"""GOD-024, GAP-GOD-20."""
CATACLYSM_TOKENS = 2
"""GOD-507, AMB-GOD-41."""
SKY = (Layer.MOUNTAIN, Layer.FALLEN, Layer.NETHER)


# -- where a tile of seven hexes may lie -----------------------------------------------------------------------


def bars_tiles(state: GodaiState, hex: int) -> bool:
    """GOD-1066, AMB-GOD-35, AMB-GOD-36: City-States, the Temple Fortress and other such tiles are never covered."""
    found = ground(state)
    if found.layer[hex] > Layer.GROUND or found.location[hex] is Place.CITY_STATE:
        return True
    one = found.stands(state).get(hex)
    return one is not None and one.kind is Place.TEMPLE_FORTRESS


def legal_centers(state: GodaiState, target: int) -> list[int]:
    """GOD-307, GOD-1066: the centers of tiles that cover the target hex and nothing that must not be covered."""
    barred: dict[int, bool] = {}
    found = []
    for center in patch_centers(target):
        for hex in patch(center):
            if hex not in barred:
                barred[hex] = bars_tiles(state, hex)
            if barred[hex]:
                break
        else:
            found.append(center)
    return found


@cache
def different_turns(lands: tuple[Land, ...]) -> Hexes:
    """The rotations of a tile that look different."""
    found: dict[tuple[Land, ...], int] = {}
    for turns in range(TURNS):
        where = dict(zip([turned(place, turns) for place in disc(1)], lands, strict=True))
        found.setdefault(tuple([where[place] for place in disc(1)]), turns)
    return tuple(found.values())


def front_of(state: GodaiState, tile: str) -> tuple[Land, ...]:
    """The side on which a tile is placed (GOD-280)."""
    part = content_of(state).tiles[tile]
    assert isinstance(part, (SkyTile, CataclysmTile))
    return part.side(False) if isinstance(part, SkyTile) else part.side()


# -- the procedure ---------------------------------------------------------------------------------------------


@BOOK.resolves(steps.PlaceSky)
def place_sky(state: GodaiState, step: steps.PlaceSky, choice: None) -> None:
    """GOD-278, GOD-279, GOD-327: a SkyTile by the Siege Portal procedure, if one is left.

    GOD-282, GOD-310: where a Floating Mountain lies it is flipped to Nether instead. GOD-311, AMB-GOD-37: on Nether the
    placement is rolled again, or with the other reading nothing happens.
    """
    if not state.sky_tiles:
        state.emit(NothingPlaced(rule="GOD-279", cause="none-left"))
        return

    def judge(hex: int) -> str:
        layer = ground(state).layer[hex]
        if layer is Layer.NETHER:
            return "nether" if state.rulings.nether_rerolls else ""
        return "" if layer in SKY or legal_centers(state, hex) else "no-room"

    target = find_target(state, judge)
    if target is None:
        state.emit(NothingPlaced(rule="GOD-1066", cause="no-place"))
        return
    at = floating_at(state, target.hex)
    if at < 0:
        drawn = state.sky_tiles[state.roll("sky-tiles", len(state.sky_tiles))]
        state.sky_tiles = tuple([one for one in state.sky_tiles if one != drawn])
        lay_on(state, drawn, target.hex)
    elif state.sky[at].nether:
        state.emit(NothingPlaced(rule="GOD-311", cause="nether"))
    else:
        flip(state, at, "GOD-310")


@BOOK.resolves(steps.PlaceCataclysmTile)
def place_cataclysm(state: GodaiState, step: steps.PlaceCataclysmTile, choice: None) -> None:
    """GOD-294: the Cataclysm Tile of an Element by the Siege Portal procedure. GOD-309, GOD-506: never on a SkyTile."""
    tile = content_of(state).cataclysm_tiles[step.element].id
    if any(one.id == tile for one in state.cataclysms):
        state.emit(NothingPlaced(rule="GOD-293", cause="there-already"))
        return

    def judge(hex: int) -> str:
        if ground(state).layer[hex] in SKY:
            return "sky-tile"
        return "" if legal_centers(state, hex) else "no-room"

    target = find_target(state, judge)
    if target is None:
        state.emit(NothingPlaced(rule="GOD-1066", cause="no-place"))
    else:
        lay_on(state, tile, target.hex)


def lay_on(state: GodaiState, tile: str, target: int) -> None:
    """GOD-315, GOD-1067: the HexTile of the target hex comes first, then the group orients the tile."""
    needed = [steps.RevealSlot(slot) for slot in empty_slots(state, (target,))]
    state.then(*needed, steps.LayTile(tile, target))


def layings(state: GodaiState, step: steps.LayTile) -> list[Choice]:
    """Every way to lay a tile; a center for which HexTiles are missing is chosen first and turned later."""
    turns = different_turns(front_of(state, step.tile))
    found: list[Choice] = []
    for center in legal_centers(state, step.target) if step.center < 0 else [step.center]:
        if empty_slots(state, patch(center)):
            found.append(choices.PickHex(NAMES[center]))
        else:
            found += [LayTile(NAMES[center], turn) for turn in turns]
    return found


@BOOK.asks(steps.LayTile)
def choose_laying(state: GodaiState, step: steps.LayTile) -> Decision | None:
    """GOD-307, GOD-1066: the group chooses center and rotation; at least one hex covers the target."""
    offered = layings(state, step)
    if len(offered) < 2:
        return None
    about = {"tile": step.tile, "hex": NAMES[step.target]}
    return ask_group(state, "prompt-lay-tile", "GOD-1066", offered, about)


@BOOK.resolves(steps.LayTile)
def lay_tile(state: GodaiState, step: steps.LayTile, choice: Choice | None) -> None:
    """GOD-316, GOD-1067: HexTiles that the tile needs are placed first; then it lies where the group wants it."""
    chosen = layings(state, step)[0] if choice is None else choice
    if isinstance(chosen, LayTile):
        put_tile(state, step.tile, BY_NAME[chosen.hex], chosen.rotation)
        return
    assert isinstance(chosen, choices.PickHex)
    center = BY_NAME[chosen.hex]
    needed = [steps.RevealSlot(slot) for slot in empty_slots(state, patch(center))]
    state.then(*needed, steps.LayTile(step.tile, step.target, center))


def put_tile(state: GodaiState, tile: str, center: int, rotation: int) -> None:
    """GOD-276, GOD-281, GOD-296, GOD-510: it lies on top of the map; tokens, miniatures, Defenders stay on top of it.

    GOD-513: what it covers is not available. GOD-298, AMB-GOD-41: two tokens for a Cataclysm, one for a SkyTile's
    portal. GOD-024, AMB-GOD-38: with none of the eight Risers in stock a mountain has none.
    """
    part = content_of(state).tiles[tile]
    if isinstance(part, CataclysmTile):
        state.cataclysms = (*state.cataclysms, Floating(tile, center, rotation))
        state.ground = None
        state.emit(CataclysmTilePlaced(rule="GOD-294", tile=tile, element=str(part.element), hex=NAMES[center]))
        add_tokens(state, center, part.element, CATACLYSM_TOKENS, "GOD-507")
        return
    assert isinstance(part, SkyTile)
    riser = sum([one.riser for one in state.sky]) < RISERS
    one = Floating(tile, center, rotation, riser=riser)
    state.sky = (*state.sky, one)
    state.ground = None
    state.emit(SkyTilePlaced(rule="GOD-280", tile=tile, hex=NAMES[center], rotation=rotation, riser=riser))
    reveal_side(state, one)


# -- what a side of a SkyTile brings ---------------------------------------------------------------------------


def sites_of(state: GodaiState, one: Floating, place: Place) -> list[int]:
    """The hexes of a SkyTile's shown side with a location of this kind."""
    part = content_of(state).tiles[one.id]
    assert isinstance(part, SkyTile)
    hexes = patch(one.center, one.rotation)
    return [hex for hex, land in zip(hexes, part.side(one.nether), strict=True) if land.location is place]


def sky_part(state: GodaiState, one: Floating) -> SkyTile:
    part = content_of(state).tiles[one.id]
    assert isinstance(part, SkyTile)
    return part


def reveal_side(state: GodaiState, one: Floating) -> None:
    """GOD-275, GOD-298: a token for an Elemental Portal. GOD-045, AMB-GOD-06: the lair of Boss 9 is printed."""
    part = sky_part(state, one)
    element = part.element(one.nether)
    if element is not None:
        for hex in sites_of(state, one, Place.ELEMENTAL_PORTAL):
            add_tokens(state, hex, element, 1, "GOD-298")
    if part.boss is not None and part.boss not in state.vanquished:
        for hex in sites_of(state, one, Place.BOSS_LAIR):
            state.bosses = (*state.bosses, Token(hex, str(part.boss)))
            state.emit(BossTokenPlaced(rule="GOD-045", boss=part.boss, hex=NAMES[hex]))


def hide_side(state: GodaiState, one: Floating) -> None:
    """GOD-1065, AMB-GOD-203: the token of the old side's portal goes, and so does a printed lair."""
    part = sky_part(state, one)
    element = part.element(one.nether)
    if element is not None:
        for hex in sites_of(state, one, Place.ELEMENTAL_PORTAL):
            rows = list(state.elemental_tokens)
            if Token(hex, str(element)) in rows:
                rows.remove(Token(hex, str(element)))
                state.elemental_tokens = tuple(rows)
                state.emit(ElementalTokenGone(rule="GOD-1065", element=str(element), hex=NAMES[hex]))
    if part.boss is not None:
        state.bosses = tuple([token for token in state.bosses if token.what != str(part.boss)])


def add_tokens(state: GodaiState, hex: int, element: Element, n: int, rule: str) -> None:
    """GOD-032: Elemental Tokens mark Elemental Portals on the map."""
    state.elemental_tokens = (*state.elemental_tokens, *[Token(hex, str(element))] * n)
    state.emit(ElementalTokenPlaced(rule=rule, element=str(element), hex=NAMES[hex], n=n))


# -- flipped and fallen ----------------------------------------------------------------------------------------


def changed(state: GodaiState, at: int, one: Floating) -> None:
    state.sky = (*state.sky[:at], one, *state.sky[at + 1 :])
    state.ground = None


def flip(state: GodaiState, at: int, rule: str) -> None:
    """GOD-277, GOD-282, GOD-288, GOD-1065: a Floating Mountain becomes Nether and gives its Riser back.

    GOD-1024: not one that is chained. AMB-GOD-38: by the other reading every Defender loses 1 Resilience.
    """
    old = state.sky[at]
    if old.chained:
        state.emit(NothingPlaced(rule="GOD-1024", cause="chained"))
        return
    hide_side(state, old)
    new = replace(old, nether=True, riser=False)
    changed(state, at, new)
    state.emit(SkyTileFlipped(rule=rule, tile=old.id, hex=NAMES[old.center]))
    reveal_side(state, new)
    if old.riser and state.rulings.flip_shakes:
        shake(state)


def drop(state: GodaiState, at: int, rule: str = "GOD-289") -> None:
    """GOD-289, GOD-290, GOD-546: a Floating Mountain loses its Riser, and every Defender on the map 1 Resilience."""
    old = state.sky[at]
    if old.chained or layer_of(old) is not Layer.MOUNTAIN:
        return
    changed(state, at, replace(old, riser=False))
    state.emit(RiserRemoved(rule=rule, tile=old.id, hex=NAMES[old.center]))
    shake(state)


def shake(state: GodaiState) -> None:
    """GOD-289: 1 from every Defender."""
    for one in standing(state):
        siege_damage_to(state, one.id, 1, None)


def mountains(state: GodaiState, risen: bool = False) -> list[int]:
    """GOD-1024: the Floating Mountains that can be flipped, none that is chained; with `risen`, those that can fall."""
    return [
        at for at, one in enumerate(state.sky) if not one.nether and not one.chained and (one.riser or not risen)
    ]  # fmt: skip
