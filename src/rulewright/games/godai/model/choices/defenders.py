"""Answers about Defenders: Enhancing, Temples, Augments, Dedications, Aetherial Ore.

A Defender is named by its id; `temples` means all Temples, which share one tracker (GOD-218).
"""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice

# -- Enhancing -------------------------------------------------------------------------------------------------


class BuildTower(Choice, frozen=True):
    """A new Tower on a hex (GOD-201)."""

    hex: str


class UpgradeTower(Choice, frozen=True):
    """A Tower becomes the Fortress of its number (GOD-207)."""

    defender: str


class Rebuild(Choice, frozen=True):
    """A destroyed Tower, Fortress or City-State stands again (GOD-211, GOD-214)."""

    defender: str


class Improve(Choice, frozen=True):
    """This many of a Resource are Consumed for a Defender (GOD-159 to GOD-168)."""

    defender: str
    resource: str
    n: int


class Assign(Choice, frozen=True):
    """A Recruit or Specialist is Assigned to a Defender (GOD-163)."""

    defender: str
    resource: str


class Promote(Choice, frozen=True):
    """3 Recruits become 1 Specialist (GOD-171)."""


class AttachEquip(Choice, frozen=True):
    card: str
    defender: str


class DetachEquip(Choice, frozen=True):
    card: str
    defender: str


class PlaceTempleFortress(Choice, frozen=True):
    """On the center of a tile (GOD-234)."""

    hex: str


class Relocate(Choice, frozen=True):
    """A Tower or Fortress is moved for 1 Platinum (AMB-GOD-140)."""

    defender: str


class MakeFactory(Choice, frozen=True):
    """A Living Crystal and one of these Resources become a factory (GOD-174)."""

    resource: str


# -- destroyed -------------------------------------------------------------------------------------------------


class RemoveToken(Choice, frozen=True):
    """A destroyed Tower or Fortress leaves the map (GOD-243)."""


class FlipToken(Choice, frozen=True):
    """It lies upside down and can be Rebuilt there (GOD-243)."""


# -- Elements --------------------------------------------------------------------------------------------------


class AugmentDefender(Choice, frozen=True):
    element: str
    defender: str


class AugmentHero(Choice, frozen=True):
    element: str
    hero: int
    """From 1."""


class StripDefender(Choice, frozen=True):
    """An Augment is taken off a Defender (GOD-980)."""

    element: str
    defender: str


class StripHero(Choice, frozen=True):
    """A Tier is taken off a hero (GOD-980)."""

    element: str
    hero: int


class CreateVoid(Choice, frozen=True):
    """3 Elements become 1 Void (GOD-981)."""


class SiphonEssence(Choice, frozen=True):
    """An Element for 2 Imbalance of its kind (GOD-552)."""

    element: str


class SummonEssence(Choice, frozen=True):
    """Elemental Portals get tokens (GOD-982)."""


class VisitOther(Choice, frozen=True):
    """Teleport to another Temple (GOD-983)."""

    defender: str


class DedicateTo(Choice, frozen=True):
    """The group Dedicates itself to a Boss (GOD-986)."""

    boss: int


# -- near an Augmented Defender ---------------------------------------------------------------------------------


class NegateCondition(Choice, frozen=True):
    """Earth: a Condition of a hero in its Range ends, once per turn (GAP-GOD-32)."""

    hero: int
    condition: str


class FuseTwo(Choice, frozen=True):
    """Void: up to 2 Gear Upgrades of a stat are Fused, once per turn (GAP-GOD-32)."""

    hero: int
    stat: str


class CallBack(Choice, frozen=True):
    """Void: a dead hero is Revived for 1 Platinum, once per turn (GAP-GOD-32)."""

    hero: int


# -- Aetherial Ore and Dedications ------------------------------------------------------------------------------


class BoostDefender(Choice, frozen=True):
    """An Aetherial Ore gives a Defender in Range more of a stat (GOD-172)."""

    defender: str
    stat: str


class TeleportByOre(Choice, frozen=True):
    """An Aetherial Ore carries the group up to 5 hexes (GOD-173)."""


class SendBanner(Choice, frozen=True):
    """A Siege Banner, by its Slot from 1, is Teleported to a hex (GOD-993)."""

    slot: int
    hex: str


class PassDamage(Choice, frozen=True):
    """Siege damage of a Defender goes to another one (GOD-998): 1 of it, or with `n` 0 all of it."""

    defender: str
    to: str
    n: int


AnyDefenderChoice: TypeAlias = Union[
    BuildTower, UpgradeTower, Rebuild, Improve, Assign, Promote, AttachEquip, DetachEquip, PlaceTempleFortress,
    Relocate, MakeFactory, RemoveToken, FlipToken, AugmentDefender, AugmentHero, StripDefender, StripHero, CreateVoid,
    SiphonEssence, SummonEssence, VisitOther, DedicateTo, NegateCondition, FuseTwo, CallBack, BoostDefender,
    TeleportByOre, SendBanner, PassDamage,
]  # fmt: skip
