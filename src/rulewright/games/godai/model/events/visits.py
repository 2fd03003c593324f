"""What happens in the Event phase: Harvests, tokens, purchases, Items, Commissions. Hexes are told by their names."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]

# -- Harvesting ------------------------------------------------------------------------------------------


class HexHarvested(Event, frozen=True, kw_only=True):
    hex: Word
    aid: Word
    """What it is Harvested as: an entry of the Resource Aid, by its id without `aid-`."""


class HarvestMissed(Event, frozen=True, kw_only=True):
    """No die was low enough."""

    aid: Word
    need: Num


# -- places and tokens -----------------------------------------------------------------------------------


class PlaceEntered(Event, frozen=True, kw_only=True):
    """The place Heals whoever enters it."""

    place: Word


class OrbFilled(Event, frozen=True, kw_only=True):
    charges: Num


class TokenGathered(Event, frozen=True, kw_only=True):
    kind: Word
    """`elemental` or `imbalance`."""
    element: Word
    hex: Word


class DiscoverySecured(Event, frozen=True, kw_only=True):
    card: Word


class TreasureTaken(Event, frozen=True, kw_only=True):
    card: Word


class LairStirs(Event, frozen=True, kw_only=True):
    """A lair without its Boss brings an Encounter."""

    hex: Word


# -- purchases -------------------------------------------------------------------------------------------


class ItemBought(Event, frozen=True, kw_only=True):
    """Without a seat it is bought for the group."""

    item: Word
    price: Num
    currency: Word


class GearBought(Event, frozen=True, kw_only=True):
    stat: Word
    price: Num


class Traded(Event, frozen=True, kw_only=True):
    what: Word
    n: Num
    platinum: Num


# -- Items -----------------------------------------------------------------------------------------------


class ItemApplied(Event, frozen=True, kw_only=True):
    item: Word


class CloakWarmed(Event, frozen=True, kw_only=True):
    """A Wellspring Cloak Heals its bearer."""


class Reassigned(Event, frozen=True, kw_only=True):
    what: Word
    defender: Word
    goal: Word


class HarvestCardPlaced(Event, frozen=True, kw_only=True):
    """On top of the Harvest deck, below those that were placed before."""

    card: Word


class RiserSwitched(Event, frozen=True, kw_only=True):
    tile: Word
    added: Flag


class MountainShifted(Event, frozen=True, kw_only=True):
    tile: Word
    hex: Word


class MountainChained(Event, frozen=True, kw_only=True):
    tile: Word


class AmplifierSet(Event, frozen=True, kw_only=True):
    hex: Word


class PortalForetold(Event, frozen=True, kw_only=True):
    slot: Num
    """From 1."""
    portal: Num


class PowerUpRemoved(Event, frozen=True, kw_only=True):
    """It leaves the game."""

    card: Word


class ElementTurned(Event, frozen=True, kw_only=True):
    """An Element die shows another Element."""

    item: Word
    element: Word


# -- Commissions -----------------------------------------------------------------------------------------


class CommissionAttempted(Event, frozen=True, kw_only=True):
    card: Word


class CommissionCounted(Event, frozen=True, kw_only=True):
    """How far a Commission has come in one Skill."""

    card: Word
    stat: Word
    have: Num
    need: Num


class EscortTested(Event, frozen=True, kw_only=True):
    escort: Word
    stat: Word
    result: Num
    rank: Num


class CommissionPickedUp(Event, frozen=True, kw_only=True):
    card: Word


class CommissionCompleted(Event, frozen=True, kw_only=True):
    card: Word
    doubled: Flag


class CommissionFailed(Event, frozen=True, kw_only=True):
    card: Word


class EquipKept(Event, frozen=True, kw_only=True):
    """A completed Commission is kept as an Equip card."""

    card: Word


class EscortHealed(Event, frozen=True, kw_only=True):
    """An Escort has more Health."""

    card: Word
    n: Num
    left: Num


class EscortLost(Event, frozen=True, kw_only=True):
    """The Escort is dead, and its Commission is lost."""

    card: Word
