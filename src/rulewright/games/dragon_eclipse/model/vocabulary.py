"""The closed vocabularies of Dragon Eclipse, in the rulebook's words."""

from __future__ import annotations

from enum import StrEnum


class Element(StrEnum):
    """The six Elements (DRE-043)."""

    FIRE = "fire"
    WATER = "water"
    EARTH = "earth"
    AIR = "air"
    LIGHT = "light"
    DARK = "dark"


BEATS = {
    Element.FIRE: Element.AIR,
    Element.AIR: Element.EARTH,
    Element.EARTH: Element.WATER,
    Element.WATER: Element.FIRE,
    Element.LIGHT: Element.DARK,
    Element.DARK: Element.LIGHT,
}
"""DRE-448: which Element has the advantage over which; it matters only where a card says so (DRE-449)."""


class Stat(StrEnum):
    """The five statistics of a Mystling (DRE-307)."""

    WILLPOWER = "willpower"
    DEFENSE = "defense"
    HEALTH = "health"
    STRENGTH = "strength"
    SWIFTNESS = "swiftness"


class Condition(StrEnum):
    """The four kinds of Condition token (DRE-035), in the order in which a sheet keeps them."""

    BURN = "burn"
    SLOW = "slow"
    WEAK = "weak"
    SILENCE = "silence"


CONDITIONS = tuple(Condition)
LIMITS = {Condition.BURN: 5, Condition.SLOW: 1, Condition.WEAK: 1, Condition.SILENCE: 1}
"""DRE-052 to DRE-055: how many of each a Mystling can hold."""


class Mark(StrEnum):
    """What is drawn on some spaces of an Arena map (DRE-295)."""

    ONE = "mark-1"
    TWO = "mark-2"
    THREE = "mark-3"
    START_1 = "I"
    START_2 = "II"
    START_3 = "III"


class Symbol(StrEnum):
    """The three symbols of Enemy Attack cards (DRE-020); the drawings are lost, the names are ours."""

    FANG = "fang"
    EYE = "eye"
    SPIRAL = "spiral"


class Aim(StrEnum):
    """Whom a two-player Enemy Attack card points at (DRE-854, DRE-855)."""

    TAUNT = "taunt"
    OTHER = "other"


class Pile(StrEnum):
    """Where an Action card comes from (DRE-135 to DRE-137)."""

    STARTING = "starting"
    ADVANCEMENT_A = "advancement-a"
    ADVANCEMENT_B = "advancement-b"
    ELEMENTAL = "elemental"
    MYSTLING = "mystling"
    FATIGUE = "fatigue"


NEUTRAL = (Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B)


class Rarity(StrEnum):
    """How often a card exists; it matters only for decks (DRE-138)."""

    COMMON = "common"
    RARE = "rare"
    ULTRA_RARE = "ultra-rare"
    LEGENDARY = "legendary"
    SPECIFIC = "specific"


COPIES = {
    Rarity.COMMON: 2,
    Rarity.RARE: 2,
    Rarity.ULTRA_RARE: 1,
    Rarity.LEGENDARY: 1,
    Rarity.SPECIFIC: 1,
}
"""DRE-139 to DRE-143."""


class Per(StrEnum):
    """What an amount may be multiplied by ("for each …")."""

    TOKEN = "token"
    """Own Elemental tokens in the Arena, within `within` of the actor or (`around`) the target."""
    HELD = "held"
    """Own Elemental tokens on the sheet."""
    BURN = "burn"
    """Burn on the opponent."""
    CONDITION = "condition"
    """Different Conditions on the opponent."""
    DISCARD = "discard"
    """Cards in one's own discard pile."""
    TRACK = "track"
    """Cards on the opponent's track: Enemy slots or Action slots."""
    POWER = "power"
    """Own Power."""
    SPACE = "space"
    """Spaces between the actor and the target, counted as range."""
    SUMMON = "summon"
    """Summons in the Arena."""


class Around(StrEnum):
    """From where `within` is counted."""

    SELF = "self"
    TARGET = "target"


class Whom(StrEnum):
    """Whom damage or a Condition is for."""

    ONE = "one"
    """The opponent; with several possible ones the actor chooses (AMB-DRE-56)."""
    EACH = "each"
    """Each opponent (DRE-750, DRE-857)."""
    ALL = "all"
    """Each other Mystling, including allies (DRE-860)."""


class Toward(StrEnum):
    """Where an Enemy Blinks (DRE-787)."""

    TOWARD = "toward"
    AWAY = "away"


class Moment(StrEnum):
    """When a lasting effect fires."""

    TURN_START = "turn-start"
    TURN_END = "turn-end"
    DAMAGED = "damaged"
    """The bearer was dealt at least 1 damage by an opponent."""
    HIT = "hit"
    """The bearer dealt at least 1 damage by an Attack."""


class Block(StrEnum):
    """Whose way a Terrain token closes (DRE-300, DRE-752)."""

    NOBODY = "nobody"
    ALL = "all"
    PLAYERS = "players"
    ENEMY = "enemy"


class Affects(StrEnum):
    """Who feels what happens on a Terrain token."""

    ALL = "all"
    PLAYERS = "players"
    ENEMY = "enemy"


class Result(StrEnum):
    """How a Combat ended (DRE-349)."""

    LOSE = "lose"
    TAME = "tame"
    WIN = "win"


class Side(StrEnum):
    """The two sides of a Universal token (DRE-301)."""

    BOON = "boon"
    BANE = "bane"


class Limit(StrEnum):
    """For whom a token limit holds (DRE-316)."""

    BOTH = "both"
    PLAYER = "player"
    ENEMY = "enemy"


class Vain(StrEnum):
    """Why an effect does nothing (DRE-392): what the log says of it."""

    NO_MOVES = "no-moves"
    NO_WAY = "no-way"
    BESIDE = "beside"
    NO_CLOSER = "no-closer"
    NO_FARTHER = "no-farther"
    NO_BLINK = "no-blink"
    UNHURT = "unhurt"
    UNCOUNTED = "uncounted"
    """ "For each" counts to 0."""
    NO_CONDITIONS = "no-conditions"
    NOT_HELD = "not-held"
    """None of the Condition that would leave."""
    HELD = "held"
    """As much of the Condition as a sheet can hold."""
    IMMUNE = "immune"
    FULL_POWER = "full-power"
    NO_POWER = "no-power"
    CANNOT_PAY = "cannot-pay"
    CANNOT_SPEND = "cannot-spend"
    """Tokens of the sheet."""
    NO_DECK = "no-deck"
    NO_CARDS = "no-cards"
    NO_SLOT = "no-slot"
    NO_CARD = "no-card"
    """No other card in the slots."""
    TRIGGERED = "triggered"
    NO_TRACK = "no-track"
    TOKEN_LIMIT = "token-limit"
    NO_SUPPLY = "no-supply"
    NO_TOKEN = "no-token"
    NO_TOKEN_SPACE = "no-token-space"
    NO_TOKENS_HERE = "no-tokens-here"
    """None to discard."""
    SUMMON_LIMIT = "summon-limit"
    NO_SUMMON_SPACE = "no-summon-space"
    NO_SUMMONS = "no-summons"


class Timing(StrEnum):
    """When Items and Equipment are used (DRE-216 to DRE-218)."""

    TEST = "test"
    ANYTIME = "anytime"
    COMBAT = "combat"


class Aid(StrEnum):
    """The four symbols of Equipment (DRE-221)."""

    LIGHT = "light-source"
    FOOD = "food"
    GEAR = "gear"
    TOOLS = "tools"


class Kept(StrEnum):
    """What is carried, by its deck."""

    ITEM = "item"
    EQUIPMENT = "equipment"


class Origin(StrEnum):
    """From which decks beside the map cards are offered (DRE-655, DRE-662)."""

    ADVANCEMENT = "advancement"
    MAIN = "main"
    MIXED = "mixed"
    """One of the Advancement deck, one of the main Element, one of the subtype (without one: two of the main)."""


class Ground(StrEnum):
    """The kinds of spaces on a map of the Roguelite mode (DRE-666 to DRE-677)."""

    CAMP = "camp"
    TIER = "tier"
    BOSS = "boss"
    MYSTERY = "mystery"


class Special(StrEnum):
    """What an Artifact does that is no verb."""

    COPY = "copy"
    """Resolve a held Item without discarding it."""
    BONUS = "bonus"
    """The Elemental Bonus Action for nothing."""
    REDRAW = "redraw"
    """The Tier card or Mystery cards just drawn go under their deck; draw anew."""
    LAST_STAND = "last-stand"
    """Instead of falling, stay at 1 Health."""


class Perk(StrEnum):
    """The six Starting Perks (DRE-630), in the order of the Save sheet."""

    NEUTRAL = "neutral"
    ELEMENTAL = "elemental"
    REMOVE = "remove"
    ITEMS = "items"
    POWER = "power"
    EQUIPMENT = "equipment"


PERKS = tuple(Perk)
PERK_COSTS = (3, 6, 10)
"""DRE-631: Silver for X = 1, 2, 3."""
