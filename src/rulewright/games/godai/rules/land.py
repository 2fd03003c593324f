"""What the rules ask about the map: terrain, locations in play, what can be entered, Range, speed. p.25, p.32 to 38."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.core.record import Seat

from ..content.heroes import Role
from ..effects import Modified
from ..model.geometry import HEXES, NAMES, PORTAL_TILES, PORTALS, distance, is_bar
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.vocabulary import Element, Place, RoleType, Terrain
from ..passives import AnyFrame, GroupRange, GroupSpeed, LairGuides
from .book import content_of, living
from .ground import PEAK, SOAR, WATER, Ground, Layer, ground

__all__ = ["Ground", "Layer", "ground"]

RANGES = {
    RoleType.STRIKER: 0,
    RoleType.ASSIST: 1,
    RoleType.HEALER: 2,
    RoleType.SAPPER: 2,
    RoleType.UTILITY: 1,
}
"""GOD-438, AMB-GOD-126."""
MOST_RANGE = 3
"""GOD-440."""
SPEED, CAUTIOUS_SPEED, RECKLESS_MORE = 4, 1, 2
"""GOD-384, GOD-960, GOD-963."""
SUPPLIES = {"dugout-canoe": WATER, "wayfarers-supplies": WATER | PEAK}
"""AMB-GOD-47: what the group can cross with what it owns."""
COMPASS, FAR_MOUNT, FAST_MOUNT = "leyline-compass", "gryphon-mount", "peryton-mount"
"""GOD-1029, GOD-1035, GOD-1036."""
BUILT = (Place.TOWER, Place.FORTRESS, Place.TEMPLE_FORTRESS)
"""GOD-257: what the group puts on the map."""
WIND_RIDER = "wind-rider"
HAZARD_NEGATED = "hazard-negated"
"""Among what the group `used` this Game Turn (GOD-1012)."""


# -- a hex -----------------------------------------------------------------------------------------------------


def is_revealed(state: GodaiState, hex: int) -> bool:
    """Whether a tile lies there."""
    return ground(state).layer[hex] is not Layer.NOTHING


def terrain_at(state: GodaiState, hex: int) -> Terrain | None:
    """GOD-318: the terrain on top; nothing on barren ground and where no tile lies."""
    return ground(state).terrain[hex]


def roads_gone(state: GodaiState) -> bool:
    """Whether a card makes Roads count as plain terrain."""
    return any(one.what == Modified.ROADS_GONE for one in state.modifiers)


def has_road(state: GodaiState, hex: int) -> bool:
    return bool(ground(state).road[hex]) and not roads_gone(state)


def has_river(state: GodaiState, hex: int) -> bool:
    return bool(ground(state).river[hex])


def has_way(state: GodaiState, hex: int) -> bool:
    """GOD-321, GOD-322, GOD-400: whether a Road or a River runs through a hex; in a City-State one always does."""
    return has_river(state, hex) or has_road(state, hex)


def defender_at(state: GodaiState, hex: int) -> Defender | None:
    """The Defender that stands on a hex. GOD-1068: none that lies upside down. AMB-GOD-35: no covered Temple."""
    return ground(state).stands(state).get(hex)


def place_at(state: GodaiState, hex: int) -> Place | None:
    """GOD-256, GOD-257: the location in play on a hex.

    GOD-039, GOD-468, GOD-482: none under a Hex or Imbalance Token. GOD-283, GOD-295: none under another tile. GOD-461:
    each hex of a City-State is the City-State. GOD-1063: but a
    Boss token has its Event wherever it lies. GOD-1069: a destroyed City-State is none. GOD-1108: none under a
    Tower that lies upside down.
    """
    found = ground(state)
    facts = found.placed
    if (
        facts[0] is not state.defenders
        or facts[1] is not state.hex_tokens
        or facts[2] is not state.imbalance_tokens
    ):  # fmt: skip
        facts = found.placed = (state.defenders, state.hex_tokens, state.imbalance_tokens, {})
    known: dict[int, Place | None] = facts[3]
    if hex not in known:
        known[hex] = _place_at(state, found, hex)
    return known[hex]


def _place_at(state: GodaiState, found: Ground, hex: int) -> Place | None:
    defender = found.stands(state).get(hex)
    if defender is not None:
        return defender.kind
    if hex in state.hex_tokens or hex in found.lying(state):
        return None
    if state.imbalance_tokens and any(token.hex == hex for token in state.imbalance_tokens):
        return None
    if hex in found.lairs:
        return Place.BOSS_LAIR
    place = found.location[hex]
    return None if place in (Place.CITY_STATE, Place.TEMPLE) else place


def boss_at(state: GodaiState, hex: int) -> int:
    """The number of the Boss whose token lies on a hex; 0 if there is none."""
    return next((int(token.what) for token in state.bosses if token.hex == hex), 0)


def places(state: GodaiState, place: Place) -> list[int]:
    """The hexes of all locations of a kind that are in play."""
    found = ground(state)
    if place in BUILT:
        return [hex for hex, one in found.stands(state).items() if one.kind is place]
    return [hex for hex in found.places.get(place, ()) if place_at(state, hex) is place]


def is_bare(state: GodaiState, hex: int) -> bool:
    """Whether a hex is a Terrain hex: revealed, no Siege Portal, no Game Location, printed or placed."""
    found = ground(state)
    if found.location[hex] is not None or found.layer[hex] is Layer.NOTHING or hex in found.lairs:
        return False
    return hex not in found.covered(state)


def floating_at(state: GodaiState, hex: int) -> int:
    """The number of the SkyTile on a hex, from 0; -1 if there is none."""
    id = ground(state).tile[hex]
    return next((at for at, one in enumerate(state.sky) if one.id == id), -1)


def portal_hex(state: GodaiState, number: int) -> int:
    """GOD-266, GOD-303: where the Siege Portal with a number is; turning a tile of the center swaps its two."""
    for at, (one, other) in enumerate(PORTAL_TILES):
        if at in state.turned_portals and number in (one, other):
            return PORTALS[other if number == one else one]
    return PORTALS[number]


def portal_at(state: GodaiState, hex: int) -> int:
    """GOD-266: the number of the Siege Portal on a hex; 0 if there is none."""
    return next((number for number in PORTALS if portal_hex(state, number) == hex), 0)


def nearest(hexes: list[int], to: int) -> list[int]:
    """Those of the hexes that are nearest."""
    least = min([distance(to, hex) for hex in hexes], default=0)
    return [hex for hex in hexes if distance(to, hex) == least]


def names(hexes: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """What hexes are called in events."""
    return tuple([NAMES[hex] if hex < HEXES else "bar" for hex in hexes])


# -- Hazardous Terrain and Nether --------------------------------------------------------------------------------


def hazardous(state: GodaiState, hex: int) -> bool:
    """GOD-301: every hex of a tile with an Elemental Portal; a card can make a terrain Hazardous, too."""
    found = ground(state)
    if found.hazard[hex] is not None:
        return True
    terrain = found.terrain[hex]
    return any(one.what == Modified.TERRAIN_HAZARDOUS and one.only == terrain for one in state.modifiers)


def hazard_of(state: GodaiState, hex: int) -> Element | None:
    """The Element of Hazardous Terrain; none where a card alone makes it so."""
    return ground(state).hazard[hex]


def is_hazardous(state: GodaiState) -> bool:
    """GOD-1051, AMB-GOD-135: whether the group stands on Hazardous Terrain that works on it; not inside a Defender.

    GOD-1012: a Bull's Elixir Negates it for a Game Turn.
    """
    if state.at == NOWHERE or HAZARD_NEGATED in state.used or not hazardous(state, state.at):
        return False
    return state.rulings.hazard_in_defender or defender_at(state, state.at) is None


def on_nether(state: GodaiState) -> bool:
    """GOD-285: whether the group stands on a SkyTile that shows its Nether side.

    There every hero is Dissonant, but for those with an Augment of Void (GOD-286); as this follows from the place
    alone, nothing Negates it while they stay (GOD-287).
    """
    return state.at != NOWHERE and ground(state).layer[state.at] is Layer.NETHER


# -- what the group can enter ------------------------------------------------------------------------------------


def soars(state: GodaiState, seat: Seat) -> bool:
    """GOD-395: by Role, Race, Mount, or Leap this turn."""
    hero = state.heroes[seat]
    if hero.soars:
        return True
    content = content_of(state)
    if (hero.role and content.roles[hero.role].soar) or (hero.race and content.races[hero.race].soar):
        return True
    return not content.soaring.isdisjoint(hero.items)


def group_soars(state: GodaiState) -> bool:
    """GOD-393, AMB-GOD-118, AMB-GOD-120: whether at least half of the heroes have Soar."""
    seats = living(state)
    return bool(seats) and 2 * sum([soars(state, seat) for seat in seats]) >= len(seats)


def _means(state: GodaiState) -> tuple[int, int]:
    """The Range of the group and what it can cross, worked out once for each change of the group."""
    now: list[Any] = [state.items, state.modifiers, state.discoveries]
    for hero in state.heroes:
        now += (hero.state, hero.role, hero.race, hero.items, hero.soars)
    found = ground(state)
    facts, means = found.means
    if facts != now:
        means = (_group_range(state), _crossing(state))
        found.means = (now, means)
    return means


def crossing(state: GodaiState) -> int:
    """GOD-392, AMB-GOD-47, AMB-GOD-136: what the group can enter beyond plain ground; Soar is for SkyTiles only."""
    return _means(state)[1]


def _crossing(state: GodaiState) -> int:
    found = SOAR if group_soars(state) else 0
    for item in state.items:
        found |= SUPPLIES.get(item, 0)
    return found


def can_enter(state: GodaiState, hex: int) -> bool:
    """GOD-391: whether the group may move into a hex."""
    return not is_bar(hex) and bool(ground(state).open(crossing(state))[hex])


def enterable(state: GodaiState) -> bytes:
    """GOD-391: for each hex of the map, whether the group may move into it; for those who ask about many hexes."""
    return ground(state).open(crossing(state))


def uncrossable(state: GodaiState, hex: int) -> str:
    """Why the group may not move into a hex: `bar`, `portal`, `unknown`, `mountain`, `water`, `peak` or nothing."""
    return "bar" if is_bar(hex) else ground(state).barrier(hex, crossing(state))


# -- Range and speed ---------------------------------------------------------------------------------------------


def discovered(state: GodaiState) -> Iterator[AnyFrame]:
    """GOD-977, AMB-GOD-198: what the Secured Discoveries give; whatever lasts needs no use."""
    cards = content_of(state).jaethi
    for card in state.discoveries:
        yield from cards[card].frames


def guided(state: GodaiState) -> bool:
    """Whether the group is near the lair of a Boss that guides those Dedicated to it."""
    bosses = content_of(state).bosses
    return any(
        isinstance(frame, LairGuides) and distance(state.at, token.hex) <= frame.within
        for token in state.bosses
        if int(token.what) in state.dedicated
        for frame in bosses[f"boss-{token.what}"].lair
    )


def changed(state: GodaiState, what: Modified) -> int:
    """What the cards in effect add."""
    return sum([one.n for one in state.modifiers if one.what == what])


def all_ride(state: GodaiState, mount: str) -> bool:
    """GOD-1035, GOD-1036: whether every hero has Soar by this Item."""
    alive = [hero for hero in state.heroes if hero.state == "living"]
    return bool(alive) and all(mount in hero.items for hero in alive)


def role_range(role: Role) -> int:
    """GOD-062, GOD-438: by the type of a Role; of a Dual Role the larger of two."""
    return RANGES[role.type] if role.dual is None else max(RANGES[role.type], RANGES[role.dual])


def group_range(state: GodaiState) -> int:
    """GOD-438 to GOD-440, GOD-1029: the greatest Range among the living heroes of the group, with what raises it, at
    most 3.
    """
    return _means(state)[0]


def _group_range(state: GodaiState) -> int:
    seats = living(state)
    if not seats:
        return 0
    roles = content_of(state).roles
    found = max([role_range(roles[state.heroes[seat].role]) for seat in seats])
    found += state.items.count(COMPASS) + all_ride(state, FAR_MOUNT)
    if state.modifiers:
        found += changed(state, Modified.RANGE)
    if state.discoveries:
        found += sum([frame.n for frame in discovered(state) if isinstance(frame, GroupRange)])
    return max(0, min(MOST_RANGE, found))


def in_range(state: GodaiState, more: int = 0) -> tuple[int, ...]:
    """GOD-441, GOD-442, AMB-GOD-58, GOD-1064: the group's own hex and those in Group Range that it could enter."""
    if state.at == NOWHERE:
        return ()
    reach, across = _means(state)
    return ground(state).near(state.at, min(MOST_RANGE, reach + more) if more else reach, across)


def is_near(state: GodaiState, hexes: tuple[int, ...], more: int = 0) -> bool:
    """GOD-441, GOD-442: whether a piece is in Group Range; not on hexes that the group could not enter."""
    return not set(hexes).isdisjoint(in_range(state, more))


def _rises(state: GodaiState) -> tuple[int, int]:
    """What raises the speed of the group, and what lowers it."""
    up = [frame.n for frame in discovered(state) if isinstance(frame, GroupSpeed)]
    up.append(all_ride(state, FAST_MOUNT) + bool(state.dedicated and guided(state)))
    cards = [one.n for one in state.modifiers if one.what == Modified.SPEED]
    return sum(up) + sum([n for n in cards if n > 0]), sum([n for n in cards if n < 0])


def speed(state: GodaiState) -> int:
    """GOD-384, GOD-962, GOD-1036: how many hexes the group moves at most in a Normal turn."""
    up, down = _rises(state)
    return max(0, SPEED + up + down)


def cautious_speed(state: GodaiState) -> int:
    """GOD-960, GOD-967: 1 at first, and more by whatever raises the normal speed."""
    up, _ = _rises(state)
    return max(0, min(CAUTIOUS_SPEED + up + changed(state, Modified.CAUTIOUS_SPEED), speed(state)))


def reckless_speed(state: GodaiState) -> int:
    """GOD-963: 2 more than normal, and 2 more with a Wind Rider."""
    rider = any(state.heroes[seat].role == WIND_RIDER for seat in living(state))
    return speed(state) + RECKLESS_MORE + 2 * rider
