"""Changes of a position of Godai by hand, for repairs: steps, purses, Defenders, tiles, miniatures, places."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.model.geometry import (
    BESIDE,
    EMPIRE_SLOTS,
    SLOT_OF,
    TILE_HEXES,
    distance,
    within,
)
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import NOWHERE, Defender, GodaiState, Tile
from rulewright.games.godai.model.vocabulary import RESOURCES, STATS, Place, Resource
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.ground import Layer, ground

from ..repairing import Never, claim


def content(state: GodaiState) -> Content:
    found: Content = state.game.content
    return found


def asked(state: GodaiState, seat: Seat, *kinds: type) -> Any:
    """The step that asks this seat something now, which is of one of these kinds; that it is belongs to the claim."""
    claim(state.decision_for(seat) is not None, "nothing is asked of this seat")
    claim(isinstance(state.agenda[-1], kinds), f"{type(state.agenda[-1]).__name__} asks")
    return state.agenda[-1]


def change(state: GodaiState, **fields: Any) -> None:
    """Put a changed step in the place of the open one."""
    state.agenda[-1] = replace(state.agenda[-1], **fields)


def unused(state: GodaiState, *tokens: str) -> None:
    """The group has not done this in this Game Turn."""
    state.used = tuple([one for one in state.used if one not in tokens])


# -- heroes ----------------------------------------------------------------------------------------------------


def living(state: GodaiState) -> list[Hero]:
    return [hero for hero in state.heroes if hero.state == "living"]


def ready(hero: Hero, *tokens: str) -> None:
    """A hero has not used this in this Game Turn."""
    hero.used = tuple([one for one in hero.used if one not in tokens])


def ranked(hero: Hero, stat: Any, n: int) -> None:
    """A rank of a hero."""
    at = STATS.index(stat)
    hero.ranks = (*hero.ranks[:at], n, *hero.ranks[at + 1 :])


# -- Resources -------------------------------------------------------------------------------------------------


def stored(state: GodaiState, resource: str) -> int:
    return state.stockpile[RESOURCES.index(Resource(resource))]


def store(state: GodaiState, resource: str, n: int) -> None:
    at = RESOURCES.index(Resource(resource))
    state.stockpile = (*state.stockpile[:at], n, *state.stockpile[at + 1 :])


# -- Defenders -------------------------------------------------------------------------------------------------


def visible(state: GodaiState, one: Defender) -> bool:
    """Whether a Defender stands: it has not fallen, and nothing lies on a Temple."""
    if one.fallen:
        return False
    return one.kind is not Place.TEMPLE or any(ground(state).layer[hex] is Layer.GROUND for hex in one.hexes)


def found(state: GodaiState, id: str) -> list[Defender]:
    """Defenders that stand by a name; all Temples are called `temples`."""
    if id == "temples":
        return [one for one in state.defenders if one.kind is Place.TEMPLE and visible(state, one)]
    return [one for one in state.defenders if one.id == id and visible(state, one)]


def around(state: GodaiState) -> Defender | None:
    """The Defender that the group is in."""
    return next((one for one in state.defenders if visible(state, one) and state.at in one.hexes), None)


def alter(state: GodaiState, id: str, **fields: Any) -> None:
    """Other values on a tracker; Temples have one together."""
    alike = (lambda one: one.kind is Place.TEMPLE) if id.startswith("temple") and id != "temple-fortress" else None
    state.defenders = tuple(
        [replace(one, **fields) if (alike(one) if alike else one.id == id) else one for one in state.defenders]
    )


def without(state: GodaiState, id: str) -> None:
    state.defenders = tuple([one for one in state.defenders if one.id != id])


def near(state: GodaiState, hexes: tuple[int, ...]) -> bool:
    """Whether one of these hexes is within the Range of the group, and not closed to it."""
    reach = land.group_range(state)
    return state.at != NOWHERE and any(
        hex == state.at or (distance(state.at, hex) <= reach and land.can_enter(state, hex)) for hex in hexes
    )


# -- the map ---------------------------------------------------------------------------------------------------


def go(state: GodaiState, hex: int) -> None:
    """The group is there; nobody can be where nobody lives."""
    if not living(state):
        raise Never("nobody lives who could be there")
    state.at = hex


def go_to_place(state: GodaiState, *places: Place) -> None:
    """The group is at such a place."""
    for place in places:
        for hex in range(TILE_HEXES):
            if land.place_at(state, hex) is place:
                go(state, hex)
                return
    raise Never("there is no such place on the map")


def elsewhere(state: GodaiState, *hexes: int) -> int:
    """A plain hex that nobody and nothing is on."""
    taken = {*hexes, state.at, *state.banners, *state.jaethi, *[hex for one in state.defenders for hex in one.hexes]}
    free = [hex for hex in range(TILE_HEXES) if hex not in taken and land.is_bare(state, hex)]
    for hex in free:
        if land.can_enter(state, hex):
            return hex
    raise Never("no hex is free")


def reveal(state: GodaiState, *hexes: int) -> None:
    """Tiles lie on these hexes; without any, everywhere."""
    slots = {SLOT_OF[hex] for hex in hexes} if hexes else set(range(len(state.tiles)))
    tiles, left = list(state.tiles), list(state.hex_tiles)
    for slot in sorted(slots):
        if tiles[slot] is None:
            if not left or slot in EMPIRE_SLOTS:
                raise Never("no tile is left for it, or the setup has yet to lay one")
            tiles[slot] = Tile(left.pop(), "caprakan", 0)
    state.tiles, state.hex_tiles = tuple(tiles), tuple(left)


def put_banner(state: GodaiState, hex: int) -> None:
    """The Banner of a Slot stands there, with a card in play."""
    slot = next((at for at, card in enumerate(state.fronts) if card), 0)
    card = state.fronts[slot] or next(iter(content(state).siege))
    state.fronts = (*state.fronts[:slot], card, *state.fronts[slot + 1 :])
    state.banners = (*state.banners[:slot], hex, *state.banners[slot + 1 :])


def beside(state: GodaiState, hex: int) -> int:
    """A hex next to this one on which a miniature may stand."""
    for other in BESIDE[hex]:
        if other < TILE_HEXES and land.can_enter(state, other):
            return other
    raise Never("nobody can stand beside it")


def reaches(state: GodaiState, center: int, hexes: tuple[int, ...], reach: int) -> bool:
    """Whether one of these hexes is within a Range of a hex; 4 is the whole map (GOD-188)."""
    return reach >= 4 or not set(within(center, reach)).isdisjoint(hexes)
