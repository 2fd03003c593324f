"""The closed vocabularies of Mysthea, in the rulebook's words."""

from __future__ import annotations

from enum import StrEnum


class Terrain(StrEnum):
    """The five region types (p.4)."""

    FOREST = "forest"
    RIVER = "river"
    MYST = "myst"
    CRYSTAL = "crystal"
    MOUNTAIN = "mountain"


class Unit(StrEnum):
    """The four kinds of unit (p.3)."""

    TROOP = "troop"
    GOLEM = "golem"
    CHAMPION = "champion"
    FORTIFICATION = "fortification"


class CardType(StrEnum):
    """The four types of Command card; the colour follows the type (p.8)."""

    TACTIC = "tactic"
    OBJECTIVE = "objective"
    ACCESSORY = "accessory"
    UPGRADE = "upgrade"


class Slot(StrEnum):
    """The five Upgrade spaces of a Player Board (p.8), in the order in which a board keeps them."""

    CHAMPION = "champion"
    TROOP = "troop"
    GOLEM = "golem"
    FORTIFICATION = "fortification"
    CARD = "card"


SLOTS = tuple(Slot)


class Approach(StrEnum):
    """The four ways to face an Encounter (p.12)."""

    AXE = "axe"
    BOOTS = "boots"
    DIALOGUE = "dialogue"
    CHEST = "chest"


class Colour(StrEnum):
    """The five player colours, in the order in which they are handed out (GAP-MYS-12)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    BLACK = "black"
    WHITE = "white"


class Rank(StrEnum):
    """The three rewards of a defeated Monster (p.13)."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


class Per(StrEnum):
    """What an amount may be multiplied by."""

    FOREST = "forest"
    """Forests you control; the next four likewise."""
    RIVER = "river"
    MYST = "myst"
    CRYSTAL = "crystal"
    MOUNTAIN = "mountain"
    CONTROLLED = "controlled"
    """Regions you control."""
    PRESENT = "present"
    """Regions where you have a unit."""
    TROOP = "troop"
    """Own Troops on the Islands; the next two likewise."""
    GOLEM = "golem"
    FORTIFICATION = "fortification"
    ENCOUNTER = "encounter"
    """Encounters you have faced."""
    UPGRADE = "upgrade"
    """Upgrades on your board."""
    ACCESSORY = "accessory"
    """Accessories on your board."""
    EXPERIENCE = "experience"
    """Experience you have."""
    DISCARD = "discard"
    """Cards in your discard pile."""
    DEFEATED = "defeated"
    """Monsters defeated in this Era, by anyone."""
    CARD = "card"
    """Command Points of the card that was discarded or removed to pay for this."""


class Operation(StrEnum):
    """What a trigger listens to."""

    CONSTRUCT = "construct"
    DEPLOY = "deploy"
    ENCOUNTER = "encounter"


class Side(StrEnum):
    """The two sides of an Attunement card (p.4)."""

    DAY = "day"
    NIGHT = "night"
