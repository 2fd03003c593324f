"""What follows from the tiles: every hex as it is seen from above. Rulebook p.32 to 38.

It is worked out when a tile or a Boss token has changed and shared by all copies of a position, so it is never changed
but for what it remembers.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from operator import or_
from typing import Any, NamedTuple

from ..content.content import Content
from ..content.map_parts import CataclysmTile, EmpireTile, HexTile, Land, SkyTile
from ..model.geometry import HEXES, SLOT_HEXES, SLOTS, SLOTS_BESIDE, TILE_HEXES, Hexes, patch, within
from ..model.state import Defender, Floating, GodaiState, Tile, Token
from ..model.vocabulary import Element, Empire, Place, Terrain
from .book import content_of

WATER, PEAK, SOAR = 1, 2, 4
"""What the group can enter beyond plain ground, as the bits of a number."""


MOST_GROUNDS = 16
"""This many grounds are remembered for each content: enough to go back and forth in a game without making them anew."""
MOST_MAPS = 8


class Layer(IntEnum):
    """What lies on top on a hex."""

    NOTHING = 0
    GROUND = 1
    """An Empire Tile or HexTile."""
    MOUNTAIN = 2
    """A Floating Mountain on its Riser."""
    FALLEN = 3
    """A Floating Mountain without Riser."""
    NETHER = 4
    CATACLYSM = 5


_EDGES = tuple([(hex, SLOTS_BESIDE[hex]) for hex in range(TILE_HEXES) if SLOTS_BESIDE[hex]])
"""The hexes at the rim of a slot, and the slots that they touch."""


class _Map:
    """Rows by hex as the Empire Tiles and HexTiles make them, without what floats above."""

    def __init__(self, content: Content, tiles: tuple[Tile | None, ...]) -> None:
        self.terrain: list[Terrain | None] = [None] * HEXES
        self.road = bytearray(HEXES)
        self.river = bytearray(HEXES)
        self.location: list[Place | None] = [None] * HEXES
        self.tile = [""] * HEXES
        self.layer = [Layer.NOTHING] * HEXES
        for slot, tile in enumerate(tiles):
            if tile is not None:
                lands = content.laid.get((slot, tile))
                if lands is None:
                    lands = content.laid[slot, tile] = _laid(content, slot, tile)
                # The hexes of a slot have consecutive numbers.
                here = slice(SLOTS[slot].hexes[0], SLOTS[slot].hexes[-1] + 1)
                self.terrain[here] = [one.terrain for one in lands]
                self.road[here] = bytes([one.road for one in lands])
                self.river[here] = bytes([one.river for one in lands])
                self.location[here] = [one.location for one in lands]
                self.tile[here] = [tile.id] * len(lands)
                self.layer[here] = [Layer.GROUND] * len(lands)
        self.border = _borders(tiles)


def _borders(tiles: tuple[Tile | None, ...]) -> dict[int, Hexes]:
    empty = {slot for slot, tile in enumerate(tiles) if tile is None}
    found: dict[int, Hexes] = {}
    if not empty:
        return found
    for hex, beside in _EDGES:
        slots = tuple([slot for slot in beside if slot in empty])
        if slots:
            found[hex] = slots
    return found


class Ground:
    """Rows by hex, the Siege Portals included."""

    def __init__(self, state: GodaiState) -> None:
        self.tiles = state.tiles
        below = _same_map(content_of(state), state.tiles)
        self.terrain = below.terrain.copy()
        """None for barren ground and where no tile lies."""
        self.road = below.road.copy()
        self.river = below.river.copy()
        self.location = below.location.copy()
        """What is printed on top."""
        self.tile = below.tile.copy()
        self.layer = below.layer.copy()
        self.hazard: list[Element | None] = [None] * HEXES
        """GOD-301: the Element of the Elemental Portal on the same tile."""
        self._lay_above(state)
        self._settle_bosses(state)
        self.border = below.border
        """AMB-GOD-34: the empty slots beside each hex that has any."""
        self.places = self._places()
        """The hexes of each printed location that is not covered."""
        self.lairs = frozenset([token.hex for token in state.bosses])
        self._open: dict[int, bytes] = {}
        self._near: dict[tuple[int, int, int], Hexes] = {}
        self._defenders: tuple[Defender, ...] | None = None
        self._stands: dict[int, Defender] = {}
        self._lying: frozenset[int] = frozenset()
        self._covered: frozenset[int] = frozenset()
        self._standing: tuple[Defender, ...] = ()
        self.yields: tuple[Any, dict[int, tuple[str, ...]]] = ((), {})
        """What rules/harvesting.py has found that hexes yield, and the facts beside the ground that this rests on."""
        self.on_ways = (
            bytes(map(or_, self.road, self.river)),
            bytes(self.river),
        )
        """For each hex, whether a Road or River runs through it; and the same while there are no Roads."""
        self.placed: tuple[Any, Any, Any, Any] = ((), (), (), {})
        """The locations in play that rules/land.py has found, after the facts that they rest on."""
        self.means: tuple[Any, tuple[int, int]] = ((), (0, 0))
        """The Range of the group and what it can cross (rules/land.py), and the facts that they rest on."""
        self.walks: dict[Any, Any] = {}
        """Ways that rules/ways.py has found."""

    def _lay(self, hexes: Hexes, lands: Sequence[Land], tile: str, layer: Layer, hazard: Element | None) -> None:
        for hex, one in zip(hexes, lands, strict=True):
            self.terrain[hex] = one.terrain
            self.road[hex] = one.road
            self.river[hex] = one.river
            self.location[hex] = one.location
            self.tile[hex] = tile
            self.layer[hex] = layer
            self.hazard[hex] = hazard

    def _lay_above(self, state: GodaiState) -> None:
        """GOD-283, GOD-295: what a SkyTile or Cataclysm Tile covers is out of play."""
        parts = content_of(state).tiles
        for one in state.sky:
            sky = parts[one.id]
            assert isinstance(sky, SkyTile)
            self._lay(
                patch(one.center, one.rotation), sky.side(one.nether), one.id, layer_of(one), sky.element(one.nether)
            )
        for one in state.cataclysms:
            cataclysm = parts[one.id]
            assert isinstance(cataclysm, CataclysmTile)
            hexes = patch(one.center, one.rotation)
            self._lay(hexes, cataclysm.side(), one.id, Layer.CATACLYSM, cataclysm.element)

    def _settle_bosses(self, state: GodaiState) -> None:
        """GOD-273: a Boss token may change the terrain of its hex."""
        bosses = content_of(state).bosses
        for token in state.bosses:
            boss = bosses.get(f"boss-{token.what}")
            if boss is not None and boss.terrain != "keep":
                self.terrain[token.hex] = Terrain(boss.terrain)

    def _places(self) -> dict[Place, Hexes]:
        found: dict[Place, list[int]] = {}
        for hex in range(TILE_HEXES):
            place = self.location[hex]
            if place is not None:
                found.setdefault(place, []).append(hex)
        return {place: tuple(hexes) for place, hexes in found.items()}

    def open(self, crossing: int) -> bytes:
        """For each hex, whether a group with these means can enter it."""
        found = self._open.get(crossing)
        if found is None:
            found = self._open[crossing] = self._enterable(crossing)
        return found

    def _enterable(self, crossing: int) -> bytes:
        """GOD-284, GOD-302, GOD-320: the same as `barrier`, for all hexes at once.

        GOD-290, AMB-GOD-39: a mountain without Riser and Nether need no Soar. GOD-291: Peaks up there need supplies.
        """
        row = bytearray(HEXES)
        shut = {Layer.NOTHING} if crossing & SOAR else {Layer.NOTHING, Layer.MOUNTAIN}
        wet = None if crossing & WATER else Terrain.WATER
        high = None if crossing & PEAK else Terrain.PEAK
        layers, terrains = self.layer, self.terrain
        for hex in range(TILE_HEXES):
            if layers[hex] not in shut:
                terrain = terrains[hex]
                row[hex] = terrain is None or (terrain is not wet and terrain is not high)
        return bytes(row)

    def near(self, hex: int, reach: int, crossing: int) -> Hexes:
        """A hex and those within this Range that a group with these means can enter."""
        found = self._near.get((hex, reach, crossing))
        if found is None:
            row = self.open(crossing)
            found = tuple([other for other in within(hex, reach) if row[other] or other == hex])
            self._near[hex, reach, crossing] = found
        return found

    def barrier(self, hex: int, crossing: int) -> str:
        """GOD-284, GOD-302, GOD-320: what keeps a group with these means out of a hex of the map, if anything.

        GOD-290, AMB-GOD-39: a mountain without Riser and Nether need no Soar. GOD-291: Peaks up there need supplies.
        """
        if hex >= TILE_HEXES:
            return "portal"
        layer = self.layer[hex]
        if layer is Layer.NOTHING:
            return "unknown"
        if layer is Layer.MOUNTAIN and not crossing & SOAR:
            return "mountain"
        terrain = self.terrain[hex]
        if terrain is Terrain.WATER and not crossing & WATER:
            return "water"
        if terrain is Terrain.PEAK and not crossing & PEAK:
            return "peak"
        return ""

    def stands(self, state: GodaiState) -> dict[int, Defender]:
        """The Defender on each hex, if any stands there; a covered Temple does not (AMB-GOD-35)."""
        if self._defenders is not state.defenders:
            self._defenders = state.defenders
            self._stands = {
                hex: one
                for one in state.defenders
                if not one.fallen
                for hex in one.hexes
                if one.kind is not Place.TEMPLE or self.layer[hex] is Layer.GROUND
            }
            self._lying = frozenset([hex for one in state.defenders if one.fallen == "flipped" for hex in one.hexes])
            self._covered = frozenset([hex for one in state.defenders for hex in one.hexes])
            self._standing = tuple(
                [
                    one
                    for one in state.defenders
                    if not one.fallen and (one.kind is not Place.TEMPLE or self.layer[one.hexes[0]] is Layer.GROUND)
                ]
            )
        return self._stands

    def standing(self, state: GodaiState) -> tuple[Defender, ...]:
        """GOD-179: Defenders that are neither destroyed nor covered (AMB-GOD-35)."""
        if self._defenders is not state.defenders:
            self.stands(state)
        return self._standing

    def lying(self, state: GodaiState) -> frozenset[int]:
        """GOD-1068: the hexes on which a Tower or Fortress lies upside down."""
        if self._defenders is not state.defenders:
            self.stands(state)
        return self._lying

    def covered(self, state: GodaiState) -> frozenset[int]:
        """The hexes of all Defenders, fallen ones included."""
        if self._defenders is not state.defenders:
            self.stands(state)
        return self._covered


def _same_map(content: Content, tiles: tuple[Tile | None, ...]) -> _Map:
    """What the tiles of the map show, kept for the last maps of a content: mountains move far more often than these."""
    known: dict[Any, _Map] = content.bare_maps
    found = known.get(tiles)
    if found is None:
        if len(known) >= MOST_MAPS:
            del known[next(iter(known))]
        found = known[tiles] = _Map(content, tiles)
    return found


def _laid(content: Content, slot: int, tile: Tile) -> tuple[Land, ...]:
    """What a tile shows on the hexes of its slot, in the order of the hexes."""
    part = content.tiles[tile.id]
    assert isinstance(part, (EmpireTile, HexTile))
    shown = dict(zip(SLOT_HEXES[slot][tile.rotation], part.side(Empire(tile.side)), strict=True))
    return tuple([shown[hex] for hex in sorted(shown)])


def layer_of(one: Floating) -> Layer:
    """How a SkyTile lies."""
    if one.nether:
        return Layer.NETHER
    return Layer.MOUNTAIN if one.riser else Layer.FALLEN


class Map(NamedTuple):
    """What lies on the map of a position, and the ground that follows from it."""

    tiles: tuple[Tile | None, ...]
    sky: tuple[Floating, ...]
    cataclysms: tuple[Floating, ...]
    bosses: tuple[Token, ...]
    ground: Ground


def ground(state: GodaiState) -> Ground:
    """The ground of a position, made once for each change of its tiles."""
    found: Map | None = state.ground
    # Written out for speed: nearly every rule of the map begins here.
    if (
        found is None
        or found.tiles is not state.tiles
        or found.sky is not state.sky
        or found.cataclysms is not state.cataclysms
        or found.bosses is not state.bosses
    ):
        here = (state.tiles, state.sky, state.cataclysms, state.bosses)
        found = state.ground = Map(*here, _same_ground(state, here))
    return found.ground


def _same_ground(state: GodaiState, here: tuple[Any, ...]) -> Ground:
    """The ground of equal tiles, if a position had them before: of the same game, restored, imagined or undone."""
    known: dict[Any, Ground] = content_of(state).grounds
    found = known.get(here)
    if found is None:
        if len(known) >= MOST_GROUNDS:
            del known[next(iter(known))]
        found = known[here] = Ground(state)
    return found
