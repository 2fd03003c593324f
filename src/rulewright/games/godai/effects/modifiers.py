"""What a card changes for a while."""

from __future__ import annotations

from enum import StrEnum

from ..model.vocabulary import Stat, Terrain, Until
from .plain import Plain


class Modified(StrEnum):
    """What a lasting card changes."""

    SPEED = "speed"
    RANGE = "range"
    ACQUIRE = "acquire"
    HARVEST_ROLL = "harvest-roll"
    """`only` may name a Tier or a terrain."""
    SKILL_TEST = "skill-test"
    """`only` may name a Skill; negative numbers help."""
    STAT_TEST = "stat-test"
    GEAR_PRICE = "gear-price"
    ITEM_PRICE = "item-price"
    TARGET_DIE = "target-die"
    """Of the hero with the most Gold."""
    CAMP_HEALS_NOTHING = "camp-heals-nothing"
    SETTLEMENTS_CLOSED = "settlements-closed"
    """They sell nothing."""
    TERRAIN_HAZARDOUS = "terrain-hazardous"
    TERRAIN_BARREN = "terrain-barren"
    """It yields nothing."""
    TERRAIN_RICH = "terrain-rich"
    """It yields one more."""
    ROADS_GONE = "roads-gone"
    """They count as plain terrain."""
    ENCOUNTERS_DANGEROUS = "encounters-dangerous"
    RECKLESS_FREE = "reckless-free"
    """Reckless movement costs no Energy."""
    CAUTIOUS_SPEED = "cautious-speed"
    NO_WANDER = "no-wander"
    TOKENS_DOUBLE = "tokens-double"
    """A token that is taken gives one more Element."""
    DEFENDER_POWER = "defender-power"
    HEAL_MORE = "heal-more"
    FOOD_RATING = "food-rating"


class Modify(Plain, frozen=True):
    what: Modified
    n: int = 0
    until: Until = Until.TURN
    turns: int = 0
    terrain: Terrain | None = None
    stat: Stat | None = None
    tier: int = 0
