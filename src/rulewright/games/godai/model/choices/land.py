"""Answers about the map: how tiles and Jaethi lie, and how the group moves."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class PlaceTile(Choice, frozen=True):
    """An Empire Tile or HexTile: which side, and how it is turned."""

    side: str
    """An `Empire`."""
    rotation: int
    """Sixths of a circle, clockwise."""


class LayTile(Choice, frozen=True):
    """A SkyTile or Cataclysm Tile: the hex of its center, and how it is turned."""

    hex: str
    rotation: int


class StandJaethi(Choice, frozen=True):
    """Jaethi's three hexes: the one at the tip, and on which side of it the other two are."""

    hex: str
    side: str
    """`east` or `west`."""


class ChooseMovementType(Choice, frozen=True):
    movement: str
    """A `Movement`."""


AnyLandChoice: TypeAlias = Union[PlaceTile, LayTile, StandJaethi, ChooseMovementType]
