"""Answers of the Event phase: purchases, Items, Commissions, what a place offers."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class HarvestAs(Choice, frozen=True):
    """Which entry of the Resource Aid a hex yields by (AMB-GOD-145), by its id without `aid-`."""

    aid: str


class HarvestMost(Choice, frozen=True):
    """As many hexes as possible that yield the same: the first entry of theirs, and a portal's Element or `none`."""

    aid: str
    element: str


class Buy(Choice, frozen=True):
    """Something is bought for a hero."""

    hero: int
    item: str


class BuyTogether(Choice, frozen=True):
    """Something is bought for the whole group (GOD-133)."""

    item: str


class BuyGear(Choice, frozen=True):
    """A Gear Upgrade is bought (GOD-114)."""

    hero: int
    stat: str


class FuseGear(Choice, frozen=True):
    """Kintsugi: all own Gear Upgrades of `vitals`, `abilities` or `skills` are Fused (GOD-1040)."""

    hero: int
    kind: str


class Trade(Choice, frozen=True):
    """Resources or Gold for Platinum (GAP-GOD-26): a Resource, `gold`, or `mixed` for ten of several kinds."""

    what: str


class ApplyItem(Choice, frozen=True):
    """An Item or a Treasure is used outside combat; `way` counts from 1 where it can be used in several ways."""

    hero: int
    item: str
    way: int


class ApplyTogether(Choice, frozen=True):
    """An Item of the group is used."""

    item: str


class TakeTreasure(Choice, frozen=True):
    """A revealed Treasure is gained, and a hero keeps it (GOD-380, GOD-381)."""

    card: str
    hero: int


class SecureDiscovery(Choice, frozen=True):
    card: str


class Attempt(Choice, frozen=True):
    """A face-up Commission is attempted, or picked up (GOD-607, GOD-1097)."""

    card: str


class Deliver(Choice, frozen=True):
    """An Aid Commission is completed (GOD-1097)."""

    card: str


class UseWellspring(Choice, frozen=True):
    """Teleport to another Wellspring Portal (GOD-467)."""


class VisitTemple(Choice, frozen=True):
    """Take Temple actions (GOD-463)."""


class CallDedication(Choice, frozen=True):
    """The Siege Effect of a Dedication is used (GOD-990)."""

    boss: int


class FightBoss(Choice, frozen=True):
    """Combat with the Boss of the lair (GOD-469)."""


class DedicateHere(Choice, frozen=True):
    """The group Dedicates itself to the Boss of the lair instead (GOD-470)."""


class Reassign(Choice, frozen=True):
    """A Recruit or Specialist leaves a Defender for another one or for the `stockpile` (GOD-1015)."""

    what: str
    defender: str
    goal: str


class PickMountain(Choice, frozen=True):
    """A Floating Mountain."""

    tile: str


class SwitchRiser(Choice, frozen=True):
    """The Riser of the chosen Floating Mountain is removed, or one is added (GOD-1017)."""


AnyVisitChoice: TypeAlias = Union[
    HarvestAs, HarvestMost, Buy, BuyTogether, BuyGear, FuseGear, Trade, ApplyItem, ApplyTogether, TakeTreasure,
    SecureDiscovery, Attempt, Deliver, UseWellspring, VisitTemple, CallDedication, FightBoss, DedicateHere, Reassign,
    PickMountain, SwitchRiser,
]  # fmt: skip
