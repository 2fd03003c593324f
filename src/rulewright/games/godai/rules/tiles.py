"""Tiles of the map: drawn, placed on the side and in the rotation that the group wants. Rulebook p.32, 33 and 53."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Step

from ..content.map_parts import EmpireTile, HexTile
from ..content.map_parts import Tile as Part
from ..model.choices import common as choices
from ..model.choices.land import PlaceTile
from ..model.events.land import (
    BossTokenPlaced,
    CityRecorded,
    LairLeftEmpty,
    PortalsTurned,
    TempleRevealed,
    TilePlaced,
)
from ..model.geometry import (
    BY_NAME,
    EMPIRE_SLOTS,
    LEGAL_TURNS,
    NAMES,
    PORTAL_TILES,
    SLOT_HEXES,
    SLOT_OF,
    SLOTS,
    SLOTS_BESIDE,
    TILE_HEXES,
    TURNS,
    Hexes,
)
from ..model.state import Defender, GodaiState, Tile, Token
from ..model.steps import setup
from ..model.steps.land import ExtraTile, RevealSlot
from ..model.vocabulary import Empire, Place
from .book import BOOK, ask_group, content_of, living
from .ground import ground
from .land import WIND_RIDER, boss_at, place_at

PLACINGS = tuple([PlaceTile(str(side), turns) for side in Empire for turns in range(TURNS)])
"""GOD-250, GOD-267: either side, any rotation."""
TEMPLE = "tracker-temple"


# -- when tiles are revealed -----------------------------------------------------------------------------------


def empty_slots(state: GodaiState, hexes: Hexes) -> list[int]:
    """The slots without a tile in which these hexes lie."""
    return sorted({SLOT_OF[hex] for hex in hexes if state.tiles[SLOT_OF[hex]] is None})


def reveals(state: GodaiState, hex: int) -> list[Step]:
    """GOD-268, GOD-270, AMB-GOD-34: every empty slot that a piece on this hex lies in or beside gets a tile."""
    slots = [*empty_slots(state, (hex,)), *ground(state).border.get(hex, ())]
    return [RevealSlot(slot) for slot in slots]


def arrive(state: GodaiState, hex: int, *after: Step) -> None:
    """The group is on a hex: it reveals the tiles beside it, then goes on (GOD-253, GOD-269, GOD-387).

    GOD-390, AMB-GOD-52: whatever moved it, the bonuses of staying end. AMB-GOD-60: it has entered its place this turn.
    """
    state.at = hex
    state.camps = state.stays = 0
    state.entered = True
    found = reveals(state, hex)
    if found and any(state.heroes[seat].role == WIND_RIDER for seat in living(state)):
        found.append(ExtraTile(tuple([step.slot for step in found if isinstance(step, RevealSlot)])))
    state.then(*found, *after)


# -- HexTiles --------------------------------------------------------------------------------------------------


@BOOK.asks(RevealSlot)
def choose_side(state: GodaiState, step: RevealSlot) -> Decision | None:
    """GOD-249, GOD-250, GOD-253, GOD-1067: the group chooses side and rotation of the tile that was drawn."""
    if not step.tile:
        return None
    about = {"tile": step.tile, "slot": SLOTS[step.slot].name}
    return ask_group(state, "prompt-place-tile", "GOD-253", PLACINGS, about)


@BOOK.resolves(RevealSlot)
def reveal(state: GodaiState, step: RevealSlot, choice: PlaceTile | None) -> None:
    """GOD-253, GOD-263, GOD-267, GOD-330: a random one of the HexTiles that were set aside fills a free slot."""
    if choice is not None:
        lay_in_slot(state, step.slot, step.tile, choice, "GOD-267")
    elif state.tiles[step.slot] is None and state.hex_tiles:
        drawn = state.hex_tiles[state.roll("hex-tiles", len(state.hex_tiles))]
        state.hex_tiles = tuple([one for one in state.hex_tiles if one != drawn])
        state.then(RevealSlot(step.slot, drawn))


def lay_in_slot(state: GodaiState, slot: int, id: str, choice: PlaceTile, rule: str) -> None:
    """A tile lies in its slot, and what is printed on it comes into play."""
    tiles = list(state.tiles)
    tiles[slot] = Tile(id, choice.side, choice.rotation)
    state.tiles = tuple(tiles)
    state.ground = None
    name = SLOTS[slot].name
    state.emit(TilePlaced(rule=rule, tile=id, side=choice.side, slot=name, rotation=choice.rotation))
    settle(state, content_of(state).tiles[id], Empire(choice.side), SLOT_HEXES[slot][choice.rotation])


def settle(state: GodaiState, part: Part, empire: Empire, hexes: Hexes) -> None:
    """GOD-181, GOD-271, GOD-326, GOD-328, GOD-331: Boss tokens, Temples and City-States of a tile that was placed.

    In the setup Boss tokens wait until the first SkyTile lies (GOD-329).
    """
    assert isinstance(part, (EmpireTile, HexTile))
    sites: dict[Place, list[int]] = {}
    for hex, one in zip(hexes, part.side(empire), strict=True):
        if one.location is not None:
            sites.setdefault(one.location, []).append(hex)
    if isinstance(part, EmpireTile):
        record_city(state, empire, part.city_state, tuple(sites[Place.CITY_STATE]))
    elif part.temple is not None:
        record_temple(state, part.temple, sites[Place.TEMPLE][0])
    if not any(isinstance(step, setup.PlaceBossTokens) for step in state.agenda):
        for hex in sites.get(Place.BOSS_LAIR, ()):
            draw_boss(state, hex)


@BOOK.resolves(setup.PlaceBossTokens)
def place_boss_tokens(state: GodaiState, step: setup.PlaceBossTokens, choice: None) -> None:
    """GOD-329: after the first SkyTile; a Boss Lair that it covers is not to be seen and gets none."""
    lairs = [hex for hex in range(TILE_HEXES) if place_at(state, hex) is Place.BOSS_LAIR and not boss_at(state, hex)]
    for hex in lairs:
        draw_boss(state, hex)


def draw_boss(state: GodaiState, hex: int) -> None:
    """GOD-030, GOD-044, GOD-271, GOD-272, GOD-329: a random one of the Boss tokens 1 to 8, its number up.

    GOD-274: if none is left, the lair stays empty.
    """
    if not state.boss_tokens:
        state.emit(LairLeftEmpty(rule="GOD-274", hex=NAMES[hex]))
        return
    boss = state.boss_tokens[state.roll("boss-tokens", len(state.boss_tokens))]
    state.boss_tokens = tuple([one for one in state.boss_tokens if one != boss])
    state.bosses = (*state.bosses, Token(hex, str(boss)))
    state.emit(BossTokenPlaced(rule="GOD-271", boss=boss, hex=NAMES[hex]))


def record_temple(state: GodaiState, number: int, hex: int) -> None:
    """GOD-192, GOD-193: a revealed Temple has a Resilience of its own; all else is what Temples share."""
    tracker = content_of(state).trackers[TEMPLE]
    if state.temple_tracker is None:
        state.temple_tracker = Defender(
            id="temple", kind=Place.TEMPLE, potential=tracker.potential, power=tracker.power, range=tracker.range
        )  # fmt: skip
    shared = state.temple_tracker
    temple = Defender(
        id=f"temple-{number}", kind=Place.TEMPLE, hexes=(hex,), resilience=tracker.resilience,
        potential=shared.potential, power=shared.power, range=shared.range, recruits=shared.recruits,
        specialists=shared.specialists, augments=shared.augments, equips=shared.equips,
        siege_power=shared.siege_power, turn=shared.turn,
    )  # fmt: skip
    state.defenders = (*state.defenders, temple)
    state.emit(TempleRevealed(rule="GOD-193", number=number, hex=NAMES[hex], resilience=temple.resilience))


def record_city(state: GodaiState, empire: Empire, number: int, hexes: Hexes) -> None:
    """GOD-191, GOD-195, GOD-331, AMB-GOD-33: tile A holds City-State 1, tile B City-State 2 of the Empire it shows.

    GOD-258: so two are in play.
    """
    tracker = content_of(state).city(empire, number)
    city = Defender(
        id=f"city-{number}", kind=Place.CITY_STATE, name=tracker.id.removeprefix("tracker-"), hexes=hexes,
        potential=tracker.potential, power=tracker.power, range=tracker.range, resilience=tracker.resilience,
    )  # fmt: skip
    state.defenders = (*state.defenders, city)
    state.emit(CityRecorded(rule="GOD-331", city=city.name, number=number, resilience=city.resilience))


# -- the Wind Rider --------------------------------------------------------------------------------------------


def extra_slots(state: GodaiState, slots: Hexes) -> list[int]:
    """The empty slots beside slots that were filled just now."""
    beside = {other for slot in slots for hex in SLOTS[slot].hexes for other in SLOTS_BESIDE[hex]}
    return sorted([slot for slot in beside if state.tiles[slot] is None])


@BOOK.asks(ExtraTile)
def choose_extra(state: GodaiState, step: ExtraTile) -> Decision | None:
    """GOD-268: a Wind Rider may see one tile farther, beside a new one; its slot is named by its center."""
    if not state.hex_tiles:
        return None
    offered: list[Choice] = [choices.PickHex(NAMES[SLOTS[slot].center]) for slot in extra_slots(state, step.slots)]
    if not offered:
        return None
    return ask_group(state, "prompt-extra-tile", "GOD-268", [*offered, choices.Decline()])


@BOOK.resolves(ExtraTile)
def reveal_extra(state: GodaiState, step: ExtraTile, choice: Choice | None) -> None:
    """GOD-268: one HexTile more."""
    if isinstance(choice, choices.PickHex):
        state.then(RevealSlot(SLOT_OF[BY_NAME[choice.hex]]))


# -- setup -----------------------------------------------------------------------------------------------------


def empire_of(state: GodaiState, slot: int) -> Empire:
    """GOD-325: the Empire of a side of the map, chosen before the game."""
    return Empire(state.options.west if slot == EMPIRE_SLOTS[0] else state.options.east)


@BOOK.asks(setup.TurnEmpireTile)
def choose_turn(state: GodaiState, step: setup.TurnEmpireTile) -> Decision:
    """GOD-265, GOD-326: three rotations bring the City-State to the Game Bar."""
    side = str(empire_of(state, step.slot))
    about = {"tile": content_of(state).empire_tiles[step.slot].id, "side": side}
    offered = [PlaceTile(side, turns) for turns in LEGAL_TURNS]
    return ask_group(state, "prompt-turn-empire", "GOD-265", offered, about)


@BOOK.resolves(setup.TurnEmpireTile)
def turn_empire(state: GodaiState, step: setup.TurnEmpireTile, choice: PlaceTile) -> None:
    """GOD-251, GOD-264, GOD-265: an Empire Tile lies on its place."""
    lay_in_slot(state, step.slot, content_of(state).empire_tiles[step.slot].id, choice, "GOD-265")


@BOOK.asks(setup.TurnPortals)
def choose_west(state: GodaiState, step: setup.TurnPortals) -> Decision:
    """GOD-266: a tile with two Siege Portals goes on its place in any orientation."""
    pair = PORTAL_TILES[step.tile]
    offered = [choices.PickNumber(number) for number in pair]
    return ask_group(state, "prompt-turn-portals", "GOD-266", offered, {"one": pair[0], "other": pair[1]})


@BOOK.resolves(setup.TurnPortals)
def turn_portals(state: GodaiState, step: setup.TurnPortals, choice: choices.PickNumber) -> None:
    """GOD-254, GOD-266: the Siege Portal that was named lies in the west."""
    one, other = PORTAL_TILES[step.tile]
    west, east = (one, other) if choice.number == one else (other, one)
    if west != one:
        state.turned_portals = (*state.turned_portals, step.tile)
    state.emit(PortalsTurned(rule="GOD-266", west=west, east=east))
