"""The closed vocabularies of The Mountains of Godai, in the rulebook's words."""

from __future__ import annotations

from enum import StrEnum


class Element(StrEnum):
    """Four basic Elements and Void (GOD-148), in the order in which the book names them."""

    AIR = "air"
    EARTH = "earth"
    FIRE = "fire"
    WATER = "water"
    VOID = "void"


ELEMENTS = tuple(Element)
BASIC = (Element.AIR, Element.EARTH, Element.FIRE, Element.WATER)
OPPOSES = {
    Element.AIR: (Element.EARTH,),
    Element.EARTH: (Element.WATER,),
    Element.WATER: (Element.FIRE,),
    Element.FIRE: (Element.AIR,),
    Element.VOID: BASIC,
}
"""GOD-153 to GOD-158: which Elements an Element has power over."""


class Face(StrEnum):
    """What an Element die shows (GOD-054)."""

    MATCH = "match"
    SURGE = "surge"
    MISMATCH = "mismatch"


class Stat(StrEnum):
    """The nine stats of a hero (GOD-075), in the order of the Role placards."""

    HEALTH = "health"
    ENERGY = "energy"
    ATTACK = "attack"
    DEFEND = "defend"
    FIRST = "first-mastery"
    SECOND = "second-mastery"
    NAVIGATE = "navigate"
    EXPLORE = "explore"
    SURVIVAL = "survival"


STATS = tuple(Stat)
VITALS = (Stat.HEALTH, Stat.ENERGY)
ABILITIES = (Stat.ATTACK, Stat.DEFEND, Stat.FIRST, Stat.SECOND)
MASTERIES = (Stat.FIRST, Stat.SECOND)
SKILLS = (Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL)


class Vital(StrEnum):
    """What damage and Healing change (GOD-642); heroes have the first two."""

    HEALTH = "health"
    ENERGY = "energy"
    INFLUENCE = "influence"
    OUTLAST = "outlast"


class RoleType(StrEnum):
    """GOD-061."""

    STRIKER = "striker"
    ASSIST = "assist"
    HEALER = "healer"
    SAPPER = "sapper"
    UTILITY = "utility"


class Empire(StrEnum):
    CAPRAKAN = "caprakan"
    ISHIDAN = "ishidan"


class Resource(StrEnum):
    """What lies in the Stockpile (GOD-144 to GOD-148); `ELEMENT` is one that is not yet specified (GOD-149)."""

    ORE = "ore"
    LUMBER = "lumber"
    RECRUIT = "recruit"
    ESSENCE = "essence"
    SKY_METAL = "sky-metal"
    SPECIALIST = "specialist"
    AETHERIAL_ORE = "aetherial-ore"
    LIVING_CRYSTAL = "living-crystal"
    AIR = "air"
    EARTH = "earth"
    FIRE = "fire"
    WATER = "water"
    VOID = "void"
    ELEMENT = "element"
    PLATINUM = "platinum"


RESOURCES = tuple(Resource)
"""The order of every row of Resources: `Stores` keeps amounts in it."""
TIERS = (
    (Resource.ORE, Resource.LUMBER, Resource.RECRUIT),
    (Resource.ESSENCE, Resource.SKY_METAL, Resource.SPECIALIST),
    (Resource.AETHERIAL_ORE, Resource.LIVING_CRYSTAL),
)
"""Tier I, II and III."""


class Terrain(StrEnum):
    """GOD-318; Roads and Rivers are an attribute beside it (GOD-321)."""

    HIGHLAND = "highland"
    FOREST = "forest"
    PLAINS = "plains"
    MARSH = "marsh"
    WATER = "water"
    GREAT_TREE = "great-tree"
    PEAK = "peak"


class Place(StrEnum):
    """Printed locations (GOD-256), and those that the group builds (GOD-257)."""

    CITY_STATE = "city-state"
    TEMPLE = "temple"
    SETTLEMENT = "settlement"
    ANTIQUITY_SITE = "antiquity-site"
    BOSS_LAIR = "boss-lair"
    WELLSPRING_PORTAL = "wellspring-portal"
    ELEMENTAL_PORTAL = "elemental-portal"
    SIEGE_PORTAL = "siege-portal"
    TOWER = "tower"
    FORTRESS = "fortress"
    TEMPLE_FORTRESS = "temple-fortress"


class Stage(StrEnum):
    """GOD-135."""

    HARVEST = "harvest"
    SIEGE = "siege"


class Movement(StrEnum):
    """The four movement types (GOD-385)."""

    CAMP = "camp"
    CAUTIOUS = "cautious"
    NORMAL = "normal"
    RECKLESS = "reckless"


class Difficulty(StrEnum):
    """GOD-700, from the bottom to the top."""

    STARTER = "starter"
    EASY = "easy"
    MODERATE = "moderate"
    DIFFICULT = "difficult"
    HEROIC = "heroic"
    EPIC = "epic"


DIFFICULTIES = tuple(Difficulty)


class Kind(StrEnum):
    """Types and subtypes of opponents (GOD-644, GOD-645)."""

    CONSTRUCT = "construct"
    CREATURE = "creature"
    HUMANOID = "humanoid"
    MONSTROUS_HUMANOID = "monstrous-humanoid"
    MAGICAL_NATURE = "magical-nature"
    SPIRIT = "spirit"
    UNDEAD = "undead"
    ASCENDANT = "ascendant"
    ELEMENTAL = "elemental"
    HORDE = "horde"
    SWARM = "swarm"
    TITANIC = "titanic"


TYPES = tuple(Kind)[:8]
SUBTYPES = tuple(Kind)[8:]


class Targeting(StrEnum):
    """GOD-749 to GOD-753."""

    SINGLE = "single"
    DUAL = "dual"
    TRIPLE = "triple"
    MULTI = "multi"
    GROUP = "group"
    SELF = "self"


class Condition(StrEnum):
    """The 35 Conditions of the placard."""

    BERSERK = "berserk"
    BLEEDING = "bleeding"
    BLINDED = "blinded"
    BOUND = "bound"
    BRAINWASHED = "brainwashed"
    BURNED = "burned"
    CAPTURED = "captured"
    CHARMED = "charmed"
    CONFUSED = "confused"
    CURSED = "cursed"
    DEBILITATED = "debilitated"
    DISARMED = "disarmed"
    DISEASED = "diseased"
    DISORIENTED = "disoriented"
    DISSONANT = "dissonant"
    DRAINED = "drained"
    ENCASED = "encased"
    ENTANGLED = "entangled"
    FATIGUED = "fatigued"
    FRIGHTENED = "frightened"
    FROZEN = "frozen"
    IMPRISONED = "imprisoned"
    IRRADIATED = "irradiated"
    KNOCKED_DOWN = "knocked-down"
    PETRIFIED = "petrified"
    POISONED = "poisoned"
    SLOWED = "slowed"
    SOUL_LACED = "soul-laced"
    SURROUNDED = "surrounded"
    SWALLOWED = "swallowed"
    TETHERED = "tethered"
    TRAPPED = "trapped"
    UNCONSCIOUS = "unconscious"
    VULNERABLE = "vulnerable"
    WOUNDED = "wounded"


CONDITIONS = tuple(Condition)
ON_OPPONENTS = frozenset(
    {
        Condition.BERSERK, Condition.BLEEDING, Condition.BOUND, Condition.BRAINWASHED, Condition.BURNED,
        Condition.CONFUSED, Condition.DISSONANT, Condition.DRAINED, Condition.ENCASED, Condition.FATIGUED,
        Condition.SLOWED, Condition.SOUL_LACED, Condition.SURROUNDED, Condition.SWALLOWED, Condition.TETHERED,
        Condition.UNCONSCIOUS, Condition.VULNERABLE,
    }
)  # fmt: skip
"""GOD-877: the Conditions that opponents can bear."""
LASTING = frozenset(
    {
        Condition.BOUND, Condition.CURSED, Condition.DISEASED, Condition.DISSONANT, Condition.POISONED,
        Condition.WOUNDED,
    }
)  # fmt: skip
"""GOD-878: the Conditions that outlast a combat."""
STACKING = frozenset(
    {
        Condition.BERSERK, Condition.BLEEDING, Condition.BURNED, Condition.DEBILITATED, Condition.DISORIENTED,
        Condition.DISSONANT, Condition.DRAINED, Condition.ENTANGLED, Condition.FATIGUED, Condition.FRIGHTENED,
        Condition.SURROUNDED, Condition.VULNERABLE, Condition.WOUNDED,
    }
)  # fmt: skip
"""GOD-879: the Conditions that can be borne more than once."""


class Keyword(StrEnum):
    """Keywords that a damage, an action or an opponent carries; a number goes with some of them."""

    AEGIS = "aegis"
    AMBUSH = "ambush"
    BLOCK = "block"
    CORROSIVE = "corrosive"
    COUNTERATTACK = "counterattack"
    CRITICAL = "critical"
    DANGEROUS = "dangerous"
    DEFEND = "defend"
    ENERGY_DRAIN = "energy-drain"
    EVASION = "evasion"
    HATRED = "hatred"
    IMMUNE = "immune"
    NEGATE = "negate"
    NONLETHAL = "nonlethal"
    PIERCING = "piercing"
    REFLECT = "reflect"
    REGEN = "regen"
    SOULLESS = "soulless"
    TENACIOUS = "tenacious"
    UNYIELDING = "unyielding"
    WEAKNESS = "weakness"


DEFENSIVE = (
    Keyword.EVASION, Keyword.IMMUNE, Keyword.NEGATE, Keyword.REFLECT, Keyword.BLOCK, Keyword.DEFEND,
    Keyword.COUNTERATTACK,
)  # fmt: skip
"""GOD-836: the order in which a target applies its defences. GOD-702: Starter opponents gain none of them."""


class SiegeKeyword(StrEnum):
    """What Siege Opponents can do to Defenders."""

    ARCING = "arcing"
    BULWARK = "bulwark"
    CONSUME = "consume"
    CRIPPLE = "cripple"
    DECONSTRUCT = "deconstruct"
    FREEZE = "freeze"
    IGNITE = "ignite"
    IMMUNE = "immune"
    OVERPOWER = "overpower"
    RETREAT = "retreat"
    SWIFT = "swift"
    TREMOR = "tremor"


class DefenderStat(StrEnum):
    """The Siege icons of a Defender (GOD-185 to GOD-189)."""

    POTENTIAL = "potential"
    POWER = "power"
    RANGE = "range"
    RESILIENCE = "resilience"


class Until(StrEnum):
    """How long a modifier lasts; `TURNS` counts Game Turns."""

    ROUND = "round"
    """A combat round."""
    PHASE = "phase"
    TURN = "turn"
    TURNS = "turns"
    STAGE = "stage"
    SIEGE = "siege"
    COMBAT = "combat"
    GAME = "game"


class Who(StrEnum):
    """Whom a card means."""

    EACH = "each"
    CHOOSER = "chooser"
    """One hero of the group's choice."""
    RANDOM = "random"
    """By Target dice."""
    LOWEST = "lowest"
    HIGHEST = "highest"
    SELF = "self"
    """The hero whose card it is."""
