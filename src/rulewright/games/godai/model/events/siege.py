"""What happens in the Villain phases: Jaethi's cards, the end of a Harvest Stage, the Siege."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]

# Slots are counted from 1 here, as they are printed; 5 is Jaethi. Hexes are told by their names.


class JaethiCardDrawn(Event, frozen=True, kw_only=True):
    card: Word


class SiegeCalled(Event, frozen=True, kw_only=True):
    """A SIEGE! card: its Element is the current Imbalance now."""

    element: Word
    n: Num
    """SIEGE! cards so far."""


class SiegeCardPlaced(Event, frozen=True, kw_only=True):
    element: Word
    slot: Num


class SiegeDeckEmpty(Event, frozen=True, kw_only=True):
    """No card of the Element is left to be placed."""

    element: Word


class CataclysmPassed(Event, frozen=True, kw_only=True):
    """The second Cataclysm of a Stage has no effect."""

    card: Word


class DiscoveryPlaced(Event, frozen=True, kw_only=True):
    card: Word
    hex: Word


class DiscoveryLost(Event, frozen=True, kw_only=True):
    card: Word


class TreasureLost(Event, frozen=True, kw_only=True):
    card: Word


class ResourceCardKept(Event, frozen=True, kw_only=True):
    card: Word


class HarvestEnded(Event, frozen=True, kw_only=True):
    """The Harvest Stage of a wave is over; its steps follow."""

    wave: Num


class SiegeBegan(Event, frozen=True, kw_only=True):
    siege: Num


class ImbalanceTokensCleared(Event, frozen=True, kw_only=True):
    n: Num


class TempleReturned(Event, frozen=True, kw_only=True):
    defender: Word


class HexTokenFlipped(Event, frozen=True, kw_only=True):
    hex: Word
    element: Word


class SiegeCardTurnedUp(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num
    resilience: Num


class SiegeCardSeen(Event, frozen=True, kw_only=True):
    """A face-down card becomes known."""

    card: Word
    slot: Num


class SiegeCardDiscarded(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class BannerMoved(Event, frozen=True, kw_only=True):
    slot: Num
    hex: Word


class BannerSlowed(Event, frozen=True, kw_only=True):
    """Something makes a Banner's next move shorter."""

    slot: Num
    n: Num
    defender: Word


class JaethiMoved(Event, frozen=True, kw_only=True):
    hex: Word


class TokenTaken(Event, frozen=True, kw_only=True):
    """A miniature removes an Elemental or Imbalance Token."""

    slot: Num
    hex: Word
    element: Word


class SettlementDestroyed(Event, frozen=True, kw_only=True):
    slot: Num
    hex: Word


class AmplifierRemoved(Event, frozen=True, kw_only=True):
    slot: Num
    hex: Word


class OpponentEmpowered(Event, frozen=True, kw_only=True):
    """A Siege Opponent gains Power on a Cataclysm Tile of its Element."""

    slot: Num
    n: Num


class OpponentReinforced(Event, frozen=True, kw_only=True):
    slot: Num
    n: Num
    now: Num


class JaethiShielded(Event, frozen=True, kw_only=True):
    """She is Immune until the end of the turn."""


class DefenderHit(Event, frozen=True, kw_only=True):
    """Siege damage to a Defender; `slot` is 0 where no opponent deals it."""

    defender: Word
    slot: Num
    n: Num
    left: Num


class DefenderUnharmed(Event, frozen=True, kw_only=True):
    """Siege damage that a Defender does not suffer."""

    defender: Word
    slot: Num


class DefenderWeakened(Event, frozen=True, kw_only=True):
    """A Defender loses of a stat: `potential`, `power`, `range` or `recruits`."""

    defender: Word
    stat: Word
    n: Num
    now: Num


class DefenderStrengthened(Event, frozen=True, kw_only=True):
    defender: Word
    stat: Word
    n: Num
    now: Num


class DefenderFrozen(Event, frozen=True, kw_only=True):
    defender: Word


class DefenderOverpowered(Event, frozen=True, kw_only=True):
    defender: Word


class DefenderDragged(Event, frozen=True, kw_only=True):
    defender: Word
    hex: Word


class EquipDiscarded(Event, frozen=True, kw_only=True):
    card: Word
    defender: Word


class OreConsumed(Event, frozen=True, kw_only=True):
    """An Aetherial Ore as an interrupt."""

    defender: Word


class GroupHit(Event, frozen=True, kw_only=True):
    """The group is in the Range of a Siege Opponent."""

    slot: Num


class HeroImmune(Event, frozen=True, kw_only=True):
    """An Augment of the Element protects a hero."""

    slot: Num


class HeroBolstered(Event, frozen=True, kw_only=True):
    skill: Word
    defender: Word
    success: Num


class DefenderRolled(Event, frozen=True, kw_only=True):
    """A Defender's Potential dice: what they deal."""

    defender: Word
    n: Num


class HeroStruck(Event, frozen=True, kw_only=True):
    """An Augmented hero strikes a Siege Opponent."""

    slot: Num
    n: Num


class OpponentHit(Event, frozen=True, kw_only=True):
    slot: Num
    n: Num
    left: Num


class OpponentUnhurt(Event, frozen=True, kw_only=True):
    """Bulwark, Immune."""

    slot: Num


class OpponentVanquished(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class OpponentRetreated(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num
    to: Num


class BannerRemoved(Event, frozen=True, kw_only=True):
    slot: Num


class JaethiVanquished(Event, frozen=True, kw_only=True):
    """Her Resilience is 0."""


class SiegeEnded(Event, frozen=True, kw_only=True):
    siege: Num


class GearLost(Event, frozen=True, kw_only=True):
    stat: Word
    rank: Num
