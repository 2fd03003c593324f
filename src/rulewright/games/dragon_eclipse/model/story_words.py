"""The closed vocabularies of the campaign: tokens, Secrets, the clock, the World Map."""

from __future__ import annotations

from enum import StrEnum

STARTERS = ("young-emberling", "young-iceling")
"""DRE-065: who a campaign may begin with."""


class Token(StrEnum):
    """What the Journal puts in front of the party, into slots and into pockets (DRE-172, DRE-177, DRE-280)."""

    A = "A"
    B = "B"
    FIRE = "fire"
    WATER = "water"
    EARTH = "earth"
    AIR = "air"
    LIGHT = "light"
    DARK = "dark"


class Colour(StrEnum):
    """The side of the Time token: red ends the Exploration, blue changes something (DRE-278, AMB-DRE-06)."""

    RED = "red"
    BLUE = "blue"


class SecretKind(StrEnum):
    """DRE-194: the four kinds of Secrets."""

    OVERLAY = "overlay"
    EVENT = "event"
    RULES = "rules"
    OBJECT = "object"


class MapSide(StrEnum):
    """DRE-088: the two sides of a Worldmap card."""

    UNEXPLORED = "unexplored"
    EXPLORED = "explored"


class Daylight(StrEnum):
    """The light that a picture of the Journal is painted in."""

    DAWN = "dawn"
    DAY = "day"
    DUSK = "dusk"
    NIGHT = "night"
    INDOORS = "indoors"


class Tone(StrEnum):
    """DRE-243: the colours of outcomes are hints."""

    GOOD = "good"
    GREY = "grey"
    BAD = "bad"


class Bonus(StrEnum):
    """What a symbol does in a Test."""

    NUDGE = "nudge"
    """Once per Test: add or subtract 1; nothing is discarded (DRE-253)."""
    SETTLE = "settle"
    """Spend the Equipment: resolve a chosen outcome at once (DRE-252)."""


class Permission(StrEnum):
    """What a rules card changes while it lies by the tray (DRE-197)."""

    NONE = "none"
    """It reminds, and changes nothing."""
    WAIT = "wait"
    """On a map a Time step may be spent at will."""
    LOCK_READ = "lock-read"
    """On a map a Script that was read is locked."""
