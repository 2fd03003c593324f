"""What happens on the map: tiles, tokens, Siege Portals, and the ways of the group."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]

# Hexes are told by their names, as in choices.


# -- tiles ---------------------------------------------------------------------------------------------


class TilePlaced(Event, frozen=True, kw_only=True):
    """An Empire Tile or HexTile lies in its slot."""

    tile: Word
    side: Word
    """An `Empire`."""
    slot: Word
    rotation: Num


class PortalsTurned(Event, frozen=True, kw_only=True):
    """How a tile with two Siege Portals lies: which one is in the west, which in the east."""

    west: Num
    east: Num


class BossTokenPlaced(Event, frozen=True, kw_only=True):
    boss: Num
    hex: Word


class LairLeftEmpty(Event, frozen=True, kw_only=True):
    """No Boss token is left for a lair."""

    hex: Word


class TempleRevealed(Event, frozen=True, kw_only=True):
    number: Num
    hex: Word
    resilience: Num


class CityRecorded(Event, frozen=True, kw_only=True):
    """The tracker of a City-State is filled in."""

    city: Word
    number: Num
    resilience: Num


# -- tokens --------------------------------------------------------------------------------------------


class ElementalTokenPlaced(Event, frozen=True, kw_only=True):
    element: Word
    hex: Word
    n: Num = 1


class ElementalTokenGone(Event, frozen=True, kw_only=True):
    """The portal of the token is no longer there."""

    element: Word
    hex: Word


class HexTokenPlaced(Event, frozen=True, kw_only=True):
    hex: Word
    place: Word
    """The location that is out of play now."""


class HexTokenRemoved(Event, frozen=True, kw_only=True):
    hex: Word


class TempleReopened(Event, frozen=True, kw_only=True):
    """A destroyed Temple stands again because its Hex Token is gone."""

    defender: Word
    resilience: Num


class HexTokenMoved(Event, frozen=True, kw_only=True):
    hex: Word
    to: Word


# -- Siege Portals -------------------------------------------------------------------------------------


class TargetFound(Event, frozen=True, kw_only=True):
    """Portal and direction name a hex."""

    portal: Num
    direction: Word
    hex: Word


class PlacementRepeated(Event, frozen=True, kw_only=True):
    """Why a placement, or only its direction, is rolled again."""

    cause: Word
    """`bar`, `portal`, `miniature`, `defender`, `no-room`, `no-direction`, `mountain`, `sky-tile` or `nether`."""


class NothingPlaced(Event, frozen=True, kw_only=True):
    """Nothing can be placed, or what is there stays."""

    cause: Word
    """`none-left`, `no-place`, `nether`, `chained`, `there-already` or `no-mountain`."""


class SkyTilePlaced(Event, frozen=True, kw_only=True):
    tile: Word
    hex: Word
    """Of its center."""
    rotation: Num
    riser: Flag


class CataclysmTilePlaced(Event, frozen=True, kw_only=True):
    tile: Word
    element: Word
    hex: Word


class SkyTileFlipped(Event, frozen=True, kw_only=True):
    """A Floating Mountain shows its Nether side."""

    tile: Word
    hex: Word


class RiserRemoved(Event, frozen=True, kw_only=True):
    """A Floating Mountain has lost its Riser."""

    tile: Word
    hex: Word


class BannerPlaced(Event, frozen=True, kw_only=True):
    slot: Num
    """From 1."""
    hex: Word


class JaethiManifested(Event, frozen=True, kw_only=True):
    hexes: Words


# -- the group -----------------------------------------------------------------------------------------


class MovementChosen(Event, frozen=True, kw_only=True):
    movement: Word


class GroupMoved(Event, frozen=True, kw_only=True):
    hex: Word
    """Where it is now."""
    path: Words
    """Every hex from the start on."""
    n: Num


class MovedCautiously(Event, frozen=True, kw_only=True):
    """A Normal move that counts as Cautious."""


class GroupDrifted(Event, frozen=True, kw_only=True):
    """A Wander, or a step of Roaming."""

    direction: Word
    hex: Word


class GroupHeld(Event, frozen=True, kw_only=True):
    """A Wander or Roam ends before a hex that cannot be entered, or does not take place."""

    cause: Word
    """As `land.barrier` gives it, or `guided`."""


class PieceDrifted(Event, frozen=True, kw_only=True):
    """A Siege Banner Wanders or Roams."""

    slot: Num
    direction: Word
    hex: Word


class PieceHeld(Event, frozen=True, kw_only=True):
    slot: Num
    cause: Word


class GroupTeleported(Event, frozen=True, kw_only=True):
    hex: Word


class HazardSuffered(Event, frozen=True, kw_only=True):
    """The group ends its Movement on Hazardous Terrain."""

    hex: Word
    element: Word
    """Which Element it is of; `none` by a card."""


class HazardWithstood(Event, frozen=True, kw_only=True):
    """A hero's Augment protects it."""

    element: Word
