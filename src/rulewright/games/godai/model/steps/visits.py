"""The Event phase: Harvesting, Events of places and tokens, purchases, Items, Temples, Commissions."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ..vocabulary import Element, Face, Resource


class Harvest(Step, frozen=True):
    """The group chooses hexes to Harvest, one after the other (GOD-433)."""

    chosen: tuple[int, ...] = ()
    reach: int = 0
    """How much farther than Group Range this Harvest reaches (a Treasure)."""


class Yield(Step, frozen=True):
    """One hex is Harvested; where it can yield one of several things the group chooses."""

    hex: int


class ChooseYield(Step, frozen=True):
    """The group chooses which of these Resources goes to the Yield, this many times."""

    gives: tuple[Resource, ...]
    each: int
    """How many of it at a time."""
    left: int
    rule: str


class Arrive(Step, frozen=True):
    """Healing upon entry, before everything else (AMB-GOD-222)."""


class ForcedEvents(Step, frozen=True):
    """Boss combat, the Encounter of an empty lair (AMB-GOD-221)."""


class AfterCombat(Step, frozen=True):
    """If the combat has driven the group to another hex, that place has its Event, too (GOD-405)."""

    hex: int


class TakeTokens(Step, frozen=True):
    """Elemental, Imbalance and Discovery Tokens in Range are taken (AMB-GOD-88)."""


class ChooseEvent(Step, frozen=True):
    """The group does one thing more that its place and what it carries allow, or goes on to Enhancing."""


class GiveForPlatinum(Step, frozen=True):
    """The group names Resources of Tier I, one by one, that it trades for a Platinum (GAP-GOD-26)."""

    left: int


class AttemptCommission(Step, frozen=True):
    """A face-up Commission is attempted (GOD-607)."""

    card: str


class RollCommission(Step, frozen=True):
    """After what comes before them, the tests of a Commission."""

    card: str


class TempleAction(Step, frozen=True):
    """What a Temple offers (GOD-978)."""


class Dedicate(Step, frozen=True):
    """The group Dedicates itself to a Boss and pays (GOD-986)."""

    boss: int


class UseDedication(Step, frozen=True):
    """The Siege Effect of a Dedication (GOD-990)."""

    boss: int
    center: int = -1


# -- Items -----------------------------------------------------------------------------------------------


class RecallAssigned(Step, frozen=True):
    """Recruits and Specialists leave a Defender, one by one (GOD-1015)."""

    most: int
    sources: tuple[str, ...] = ()
    """Defenders that have given some already."""


class ArrangeHarvestCards(Step, frozen=True):
    """Cards go on top of the Harvest deck, the first one named on top; some may be discarded again (GOD-1034)."""

    cards: tuple[str, ...]
    most: int
    placed: tuple[str, ...] = ()


class MoveMountain(Step, frozen=True):
    """A Floating Mountain is chosen, then what the Fulgurite Grounding Rod does with it (GOD-1017)."""

    reach: int
    tile: str = ""


class PlaceAmplifier(Step, frozen=True):
    """A Wellspring Amplifier is set on a terrain hex (GOD-1021), or in Group Range alone (GOD-1022)."""

    anywhere: bool


class ChainMountain(Step, frozen=True):
    """An Ethereal Chain is put on a Floating Mountain (GOD-1024)."""


class SecureFromAfar(Step, frozen=True):
    """An Expedition Edict Secures something (GOD-1026)."""


class ForetellPortal(Step, frozen=True):
    """The Siege Portal of a Slot is rolled beforehand (GOD-1027)."""


class ClosePortal(Step, frozen=True):
    """A Siege Portal is closed (GOD-1030)."""


class ClearSite(Step, frozen=True):
    """A Hex Token leaves an Antiquity Site or Settlement (GOD-1031)."""


class SwapCommission(Step, frozen=True):
    """A face-up Commission is replaced (GOD-611)."""


class ChooseFused(Step, frozen=True):
    """A hero chooses discarded Power Ups for Fused Gear Upgrades; they leave the game (GOD-1041)."""

    seat: Seat
    left: int


class EchoElement(Step, frozen=True):
    """A Ring of the Dawnmaker may add the Element that opposes this one (GOD-1037)."""

    element: Element


class SettleElement(Step, frozen=True):
    """An Element die of a roll to gain an Element lies on the table; Items may still change it (AMB-GOD-202)."""

    die: Element
    face: Face
    element: Element
    seat: Seat = -1
    """Whose Power Up it is: that hero may Augment what is gained (GOD-833)."""
    villain: str = ""
    """A die of the Villain phase instead: `siege` for the next Siege card, `jaethi` for what she does."""


class StrikeFromAfar(Step, frozen=True):
    """A Treasure deals Siege damage to a Siege Opponent in Group Range."""

    n: int


class ReviveByTreasure(Step, frozen=True):
    """A dead hero is chosen and Revived beside the group (GOD-800)."""


AnyVisitStep: TypeAlias = Union[
    Harvest, Yield, ChooseYield, Arrive, ForcedEvents, AfterCombat, TakeTokens, ChooseEvent, GiveForPlatinum,
    AttemptCommission, RollCommission, TempleAction, Dedicate, UseDedication, RecallAssigned, ArrangeHarvestCards,
    MoveMountain, PlaceAmplifier, ChainMountain, SecureFromAfar, ForetellPortal, ClosePortal, ClearSite,
    SwapCommission, ChooseFused, EchoElement, SettleElement, StrikeFromAfar, ReviveByTreasure,
]  # fmt: skip
