"""What every hex of the map shows: the tiles in their slots, and those that float above or lie on them."""

from __future__ import annotations

from typing import Any

from rulewright.content.loader import Tables

from ..art.hexes import DrawnHex
from ..art.land_colours import NETHER, SKY
from ..content.map_parts import CataclysmTile, EmpireTile, HexTile, SkyTile
from ..model.geometry import AT, COORDINATES, SLOTS, Hexes, disc, moved, patch, turned
from ..model.state import Floating, GodaiState, Tile
from ..model.vocabulary import Empire, Place


def tile_hexes(slot: int, rotation: int) -> Hexes:
    """Where the hexes of a tile come to lie, in the order in which it is drawn in its file."""
    center = COORDINATES[SLOTS[slot].center]
    return tuple([AT[moved(center, turned(place, rotation))] for place in disc(SLOTS[slot].radius)])


def slot_shown(slot: int, tile: Tile, tables: Tables) -> dict[int, DrawnHex]:
    """The hexes of one tile in its slot."""
    record: Any = tables["tiles"].get(tile.id)
    if not isinstance(record, (EmpireTile, HexTile)):
        return {}
    found = {}
    for hex, land in zip(tile_hexes(slot, tile.rotation), record.side(Empire(tile.side)), strict=True):
        number = None
        if land.location is Place.TEMPLE and isinstance(record, HexTile):
            number = record.temple
        elif land.location is Place.CITY_STATE and isinstance(record, EmpireTile):
            number = record.city_state
        found[hex] = DrawnHex(tile.side, land, number)
    return found


def land_shown(state: GodaiState, tables: Tables) -> dict[int, DrawnHex]:
    """All hexes of tiles that lie in their slots; Boss Lairs with the number of their Boss."""
    bosses = {token.hex: int(token.what) for token in state.bosses}
    found: dict[int, DrawnHex] = {}
    for slot, tile in enumerate(state.tiles):
        if tile is not None:
            found.update(slot_shown(slot, tile, tables))
    for hex, number in bosses.items():
        if hex in found and found[hex].land.location is Place.BOSS_LAIR:
            found[hex] = DrawnHex(found[hex].style, found[hex].land, number)
    return found


def overlay_shown(floating: Floating, tables: Tables) -> tuple[Hexes, tuple[DrawnHex, ...]]:
    """The seven hexes of a SkyTile or Cataclysm Tile, and what each of them shows."""
    record: Any = tables["tiles"].get(floating.id)
    hexes = patch(floating.center, floating.rotation)
    if isinstance(record, SkyTile):
        style = NETHER if floating.nether else SKY
        boss = None if floating.nether else record.boss
        return hexes, tuple(
            [
                DrawnHex(
                    style, land, boss if land.location is Place.BOSS_LAIR else None,
                    record.element(floating.nether) if land.location is Place.ELEMENTAL_PORTAL else None,
                )
                for land in record.side(floating.nether)
            ]
        )  # fmt: skip
    assert isinstance(record, CataclysmTile)
    return hexes, tuple(
        [
            DrawnHex(
                str(record.element), land, None, record.element if land.location is Place.ELEMENTAL_PORTAL else None
            )
            for land in record.side()
        ]
    )


def top_shown(state: GodaiState, tables: Tables) -> dict[int, DrawnHex]:
    """What is on top of every hex, tiles that float or lie on others included."""
    found = land_shown(state, tables)
    for floating in (*state.cataclysms, *state.sky):
        hexes, tops = overlay_shown(floating, tables)
        found.update(zip(hexes, tops, strict=True))
    return found
