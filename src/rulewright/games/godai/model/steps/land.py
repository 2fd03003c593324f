"""The map: tiles that are revealed, tiles and miniatures that are placed by a Siege Portal, pieces that Wander."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Step

from ...effects import AnyEffect
from ..vocabulary import Element


class RevealSlot(Step, frozen=True):
    """A random HexTile is drawn for an empty slot; the group chooses its side and rotation (GOD-1067)."""

    slot: int
    tile: str = ""
    """Once it is drawn."""


class ExtraTile(Step, frozen=True):
    """A Wind Rider adds one more HexTile beside those that were revealed just now."""

    slots: tuple[int, ...]


class PlaceSky(Step, frozen=True):
    """A SkyTile by the Siege Portal procedure (GOD-278)."""


class PlaceCataclysmTile(Step, frozen=True):
    """A Cataclysm Tile by the Siege Portal procedure (GOD-294)."""

    element: Element


class LayTile(Step, frozen=True):
    """The group chooses center and rotation of a seven-hex tile that must cover the target hex (GOD-1066)."""

    tile: str
    target: int
    center: int = -1
    """Once it is chosen, and the HexTiles that it needs are there."""


class PlaceBanner(Step, frozen=True):
    """A Siege Banner by the Siege Portal procedure (GOD-527)."""

    slot: int
    portal: int = 0
    """Rolled before (Oracle's Guidance) or chosen; 0 if it is rolled now."""
    target: int = -1
    """Once it is found."""


class PlaceJaethi(Step, frozen=True):
    """Jaethi Manifests; the group orients her three hexes (GOD-528, GOD-307)."""

    target: int = -1
    """Once it is found."""
    hexes: tuple[int, ...] = ()
    """Once they are chosen, and the HexTiles that they need are there."""
    portal: int = 0
    """Once it is rolled, or chosen before (GOD-1000)."""


class Wander(Step, frozen=True):
    """The group moves 1 hex in a random direction (GOD-404)."""

    banner: int = -1
    """The Siege Slot of a Banner that Wanders instead (GOD-410)."""


class Roam(Step, frozen=True):
    """The group Roams (GOD-409); `left` hexes are still to go once direction and number are rolled."""

    direction: int = -1
    left: int = 0
    banner: int = -1
    """The Siege Slot of a Banner that Roams instead (GOD-410)."""


class Teleport(Step, frozen=True):
    """The group chooses one of these hexes and is put there (GOD-876)."""

    hexes: tuple[int, ...]
    optional: bool = True
    rule: str = "GOD-876"


class MoveFree(Step, frozen=True):
    """The group may move up to this many hexes, outside its Movement (Ascend, cards)."""

    left: int


class ChangeMap(Step, frozen=True):
    """A verb of a card that moves tiles or tokens and has no step of its own."""

    effect: AnyEffect
    card: str
    hex: int = -1
    """The Hex Token that is moved, once it is chosen."""


AnyLandStep: TypeAlias = Union[
    RevealSlot, ExtraTile, PlaceSky, PlaceCataclysmTile, LayTile, PlaceBanner, PlaceJaethi, Wander, Roam, Teleport,
    MoveFree, ChangeMap,
]  # fmt: skip
