"""What is for sale, and what the land yields: Items and the Resource Aid."""

from __future__ import annotations

from rulewright.content.source import Component

from ..item_effects import AnyItemEffect
from ..model.vocabulary import Empire, Resource


class Item(Component, frozen=True, kw_only=True):
    """GOD-1008: something for sale."""

    shop: str
    """`emporium`, `caprakan`, `ishidan`, `empires` (both) or `ninja`."""
    gold: int = 0
    platinum: int = 0
    each: bool = False
    """The price in Gold is paid for every hero (GAP-GOD-26)."""
    kind: str
    """`used` up, `kept`, or `once`: it works when it is bought and is never carried."""
    group: bool = False
    """It belongs to the whole group (GOD-133)."""
    together: bool = False
    """Bought by the group as a whole, though nobody carries it."""
    city: bool = False
    """Sold in City-States alone, whatever its price."""
    combat: bool = False
    """GOD-1009."""
    per_hero: int = 0
    """How many a hero may hold; 0 for any number (GOD-1011)."""
    per_head: int = 0
    """How many the group may hold for each of its heroes."""
    per_group: int = 0
    per_game: int = 0
    per_turn: int = 0
    empire: Empire | None = None
    """The Empire whose City-States alone sell it."""
    soar: bool = False
    effects: tuple[AnyItemEffect, ...] = ()
    """What it does outside combat; of several that are used the bearer chooses one."""
    rule: str = "GOD-1008"


class ResourceAid(Component, frozen=True, kw_only=True):
    """GOD-443: what a terrain, a location, a Road, a River or a SkyTile yields; its id is `aid-<what it is>`."""

    gold: int = 0
    """For each hero, at once (GOD-455); so Food and Gear Upgrades."""
    food: int = 0
    gear: int = 0
    sure: dict[Resource, int] = {}
    """What is gained without a roll."""
    need: int = 0
    """Harvest X (GOD-445); 0 if nothing is rolled."""
    dice: int = 1
    gives: tuple[Resource, ...] = ()
    """What a success, or the hex without a roll, gives: one of these, by choice."""
    n: int = 1
    """How many of it."""
    own: bool = False
    """It gives the Element of the Elemental Portal."""
    rule: str
