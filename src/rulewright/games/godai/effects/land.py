"""The map: SkyTiles, tokens and where the group goes."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, Union

from ..model.vocabulary import Element, Place
from .plain import Plain


class Spot(StrEnum):
    """Where a card puts something."""

    GROUP = "group"
    """On the group's own hex."""
    IN_RANGE = "in-range"
    """A terrain hex in Group Range, of the group's choice."""
    NEAREST = "nearest"
    """The nearest place of its kind to a rolled Siege Portal."""
    CITY_TILE = "city-tile"
    """The center of the Empire Tile on which the group started last, or of the nearer one."""


class PlaceSkyTile(Plain, frozen=True):
    """One SkyTile by the Siege Portal procedure (GOD-278)."""


class FlipSkyTile(Plain, frozen=True):
    """A random Floating Mountain flips to Nether."""


class RemoveRiser(Plain, frozen=True):
    """A Floating Mountain falls; without `random` the group chooses."""

    random: bool = True


class PlaceCataclysm(Plain, frozen=True):
    element: Element


class PlaceElementalToken(Plain, frozen=True):
    element: Element | None = None
    """None: the group chooses a basic Element."""
    where: Spot = Spot.IN_RANGE


class PlaceHexToken(Plain, frozen=True):
    """A Hex Token on a place of this kind: the nearest one."""

    place: Place


class RemoveHexToken(Plain, frozen=True):
    """The group removes a Hex Token; only in Range, unless it may be anywhere."""

    anywhere: bool = False


class MoveToken(Plain, frozen=True):
    """The group moves one Hex Token to another place of the same kind."""


class WanderGroup(Plain, frozen=True):
    """The group Wanders."""


class RoamGroup(Plain, frozen=True):
    """The group Roams."""


class MoveGroup(Plain, frozen=True):
    """The group may move up to n hexes."""

    n: int


class TeleportGroup(Plain, frozen=True):
    """The group may Teleport to a place of this kind."""

    place: Place


class RevealTile(Plain, frozen=True):
    """The group places a random HexTile in any free slot beside a revealed tile."""


AnyLandEffect: TypeAlias = Union[
    PlaceSkyTile, FlipSkyTile, RemoveRiser, PlaceCataclysm, PlaceElementalToken, PlaceHexToken, RemoveHexToken,
    MoveToken, WanderGroup, RoamGroup, MoveGroup, TeleportGroup, RevealTile,
]  # fmt: skip
