"""What happens to Defenders outside of a Siege's blows: Enhancing, Temples, Augments, Dedications, their end."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]

# Hexes are told by their names, Siege Slots from 1 (5 is Jaethi), heroes by `seat`.


class TowerPlaced(Event, frozen=True, kw_only=True):
    """A Tower stands on the map, Built or for free."""

    defender: Word
    hex: Word
    resilience: Num


class TowerDeclined(Event, frozen=True, kw_only=True):
    """The group does without the first Tower."""


class TowerUpgraded(Event, frozen=True, kw_only=True):
    defender: Word


class TowerMoved(Event, frozen=True, kw_only=True):
    defender: Word
    hex: Word


class DefenderRebuilt(Event, frozen=True, kw_only=True):
    defender: Word
    resilience: Num


class DefenderDestroyed(Event, frozen=True, kw_only=True):
    """`what` became of it: `removed`, `flipped` or `destroyed`."""

    defender: Word
    kind: Word
    what: Word


class EquipDamaged(Event, frozen=True, kw_only=True):
    """An Equip card fell with its Defender; from an Aid Commission it is `gone` for good."""

    card: Word
    gone: Num


class Assigned(Event, frozen=True, kw_only=True):
    defender: Word
    resource: Word
    now: Num


class Promoted(Event, frozen=True, kw_only=True):
    """Recruits became a Specialist."""


class EquipAttached(Event, frozen=True, kw_only=True):
    card: Word
    defender: Word


class EquipDetached(Event, frozen=True, kw_only=True):
    card: Word
    defender: Word


class DefenderAugmented(Event, frozen=True, kw_only=True):
    defender: Word
    element: Word


class DefenderStripped(Event, frozen=True, kw_only=True):
    defender: Word
    element: Word


class HeroStripped(Event, frozen=True, kw_only=True):
    element: Word
    tier: Num


class VoidCreated(Event, frozen=True, kw_only=True):
    """Three Elements became a Void."""


class EssenceSiphoned(Event, frozen=True, kw_only=True):
    element: Word


class EssenceSummoned(Event, frozen=True, kw_only=True):
    """This many Elemental Portals got a token."""

    n: Num


class TempleFortressPlaced(Event, frozen=True, kw_only=True):
    hex: Word
    resilience: Num


class FactoryMade(Event, frozen=True, kw_only=True):
    resource: Word


class Dedicated(Event, frozen=True, kw_only=True):
    boss: Num


class DedicationUsed(Event, frozen=True, kw_only=True):
    """Its Siege Effect begins; `hex` is the center of the area, unless that is the whole map."""

    boss: Num
    hex: Word
    everywhere: Num


class DamageTakenOver(Event, frozen=True, kw_only=True):
    """Defenders in an area suffer no Siege damage this turn."""

    hex: Word


class DamagePassed(Event, frozen=True, kw_only=True):
    defender: Word
    to: Word
    n: Num


class BannerSent(Event, frozen=True, kw_only=True):
    slot: Num
    hex: Word


class ResilienceMoved(Event, frozen=True, kw_only=True):
    slot: Num
    to: Num
    n: Num


class MeteorMoved(Event, frozen=True, kw_only=True):
    hex: Word


class StormRolled(Event, frozen=True, kw_only=True):
    """An Element that five dice show most often acts."""

    element: Word


class OpponentsQuelled(Event, frozen=True, kw_only=True):
    """Siege Opponents have no Keywords this turn and are slower in the next."""


class NetherMoved(Event, frozen=True, kw_only=True):
    tile: Word
    hex: Word


class OreBoosted(Event, frozen=True, kw_only=True):
    """An Aetherial Ore gives a Defender more of a stat."""

    defender: Word
    stat: Word
    n: Num


class OreCarried(Event, frozen=True, kw_only=True):
    """An Aetherial Ore carries the group away."""
