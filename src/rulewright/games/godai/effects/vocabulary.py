"""Words that verbs of several chapters use: stores, dice, kinds of Gear, what to choose from and what is counted."""

from __future__ import annotations

from enum import StrEnum


class Store(StrEnum):
    """Where Resources go to or come from."""

    STOCKPILE = "stockpile"
    YIELD = "yield"


class Die(StrEnum):
    """Which Element die is rolled; `CHOICE` is any of the five, `BASIC` any of the four basic ones."""

    AIR = "air"
    EARTH = "earth"
    FIRE = "fire"
    WATER = "water"
    VOID = "void"
    CHOICE = "choice"
    BASIC = "basic"


class GearKind(StrEnum):
    ANY = "any"
    VITAL = "vital"
    SKILL = "skill"
    ABILITY = "ability"
    MASTERY = "mastery"
    LOWEST = "lowest"
    """The lowest-ranked stat (GOD-348)."""


class Pick(StrEnum):
    """What the group chooses a Resource from."""

    TIER_1 = "tier-1"
    TIER_2 = "tier-2"
    TIER_3 = "tier-3"
    BASIC = "basic-element"
    ANY_ELEMENT = "any-element"


class Counted(StrEnum):
    """What an amount is multiplied by."""

    ONCE = "once"
    HERO = "hero"
    """Living heroes in the group."""
    WAVE = "wave"
    TOWER = "tower"
    """Towers and Fortresses that stand."""
    SETTLEMENT_IN_RANGE = "settlement-in-range"
    TEMPLE = "temple"
    """Revealed Temples that stand."""
    SKY_TILE = "sky-tile"
    """Floating Mountains on the map."""
    CALENDAR = "calendar"
    THREE_IN_YIELD = "three-in-yield"
    """Every full three of the same Resource in the Harvest Yield."""
    HEX_TOKEN = "hex-token"
    CAMP = "camp"
    """Consecutive turns of Camping here."""
