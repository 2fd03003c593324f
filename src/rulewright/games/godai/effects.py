"""The verbs of cards and boards: what is done once, as data that writes its own text.

`say(id, **values)` gives words of the reader's language; the ids are `effect-<verb>` and friends in
locale/<language>/effects.ftl. Most verbs are plain: their sentence takes the fields as they are. What opponents do
in combat has verbs of its own (combat_effects.py); what lasts on a Defender, a Treasure or a lair is in passives.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .model.vocabulary import Condition, DefenderStat, Element, Place, Resource, Stat, Terrain, Until, Vital, Who


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


class Victim(StrEnum):
    """Which Defender a card means."""

    WEAKEST = "weakest"
    """The lowest Resilience; the group chooses among equals."""
    STRONGEST = "strongest"
    NEAREST = "nearest"
    """To the group."""
    FARTHEST = "farthest"
    EVERY = "every"
    EVERY_TOWER = "every-tower"
    """Every Tower and Fortress."""
    EVERY_CITY = "every-city"
    CHOSEN = "chosen"
    CHOSEN_IN_RANGE = "chosen-in-range"
    HERE = "here"
    """The one in which the group is."""


class Spot(StrEnum):
    """Where a card puts something."""

    GROUP = "group"
    """On the group's own hex."""
    IN_RANGE = "in-range"
    """A terrain hex in Group Range, of the group's choice."""
    NEAREST = "nearest"
    """The nearest place of its kind to a rolled Siege Portal."""
    CITY_TILE = "city-tile"
    """The center of the Empire Tile on which the group started last, or of the nearer one."""


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


class Fact(StrEnum):
    """What an `if` asks."""

    STAGE_SIEGE = "stage-siege"
    WAVE_AT_LEAST = "wave-at-least"
    CALENDAR_AT_LEAST = "calendar-at-least"
    IMBALANCE_AT_LEAST = "imbalance-at-least"
    """Of any Element."""
    CAMPED = "camped"
    CAUTIOUS = "cautious"
    """Camped or Moved Cautiously this turn."""
    RECKLESS = "reckless"
    STANDING_ON = "standing-on"
    """The place of `place`, or the terrain of `terrain`."""
    PLACE_IN_RANGE = "place-in-range"
    HAS_SOAR = "has-soar"
    """The group can move onto SkyTiles."""
    AUGMENTED = "augmented"
    """Any hero with the Element of `element`, or with any."""
    HOLDS = "holds"
    """At least `n` of `what` in the Stockpile."""
    YIELD_HOLDS = "yield-holds"
    COMMISSION_DONE = "commission-done"
    """A Commission was completed this Stage."""
    ENCOUNTER_WON = "encounter-won"
    """An Encounter was vanquished this Stage."""
    TOWER_STANDS = "tower-stands"


def phrase(effects: Sequence[AnyEffect], say: Say) -> str:
    """Effects in reading order."""
    return say.sentences([effect.text(say) for effect in effects])


class Plain(Effect, frozen=True):
    """A verb whose sentence has its own name and tells its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: told(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"effect-{self.__struct_config__.tag}", **fields)


def told(value: object) -> object:
    """A field as a sentence takes it: words of vocabularies by their ids, nothing as `none`."""
    if value is None:
        return "none"
    return str(value) if isinstance(value, StrEnum) else value


# -- gaining and losing --------------------------------------------------------------------------------


class Gain(Plain, frozen=True):
    """The group gains Resources or Platinum."""

    what: Resource
    n: int = 1
    per: Counted = Counted.ONCE
    to: Store = Store.STOCKPILE


class GainChosen(Plain, frozen=True):
    """The group gains so many Resources of its choice."""

    of: Pick
    n: int = 1
    to: Store = Store.STOCKPILE


class GainGold(Plain, frozen=True):
    n: int
    who: Who = Who.EACH
    stat: Stat | None = None
    """For the lowest or highest: in what."""


class GainFood(Plain, frozen=True):
    n: int
    who: Who = Who.EACH
    stat: Stat | None = None


class RollElement(Plain, frozen=True):
    """Roll to gain an Element (GOD-362)."""

    die: Die = Die.CHOICE
    n: int = 1


class DrawPowerUps(Plain, frozen=True):
    n: int = 1
    who: Who = Who.EACH
    stat: Stat | None = None


class GainGear(Plain, frozen=True):
    n: int = 1
    kind: GearKind = GearKind.ANY
    who: Who = Who.EACH
    stat: Stat | None = None


class GainRank(Plain, frozen=True):
    """A stat rank increase; without a stat the hero chooses."""

    rank: Stat | None
    n: int = 1
    who: Who = Who.RANDOM
    stat: Stat | None = None


class GainItem(Plain, frozen=True):
    item: str
    n: int = 1
    who: Who = Who.RANDOM


class Loot(Plain, frozen=True):
    """Each hero gains one Item of own choice with a price of at most n Gold (GOD-875)."""

    n: int


class Lose(Plain, frozen=True):
    """Resources are lost, as far as there are any."""

    what: Resource
    n: int = 1
    per: Counted = Counted.ONCE
    store: Store = Store.STOCKPILE


class LoseThird(Plain, frozen=True):
    """A third of one Resource, rounded up."""

    what: Resource
    store: Store = Store.YIELD


class LoseGold(Plain, frozen=True):
    n: int
    who: Who = Who.EACH
    stat: Stat | None = None


class LoseFood(Plain, frozen=True):
    n: int
    who: Who = Who.EACH
    stat: Stat | None = None


class Convert(Plain, frozen=True):
    """The group may turn so many of one Resource into so many of another, up to `times`."""

    what: Resource
    n: int
    into: Resource
    m: int = 1
    times: int = 1
    store: Store = Store.STOCKPILE


class HarvestFor(Effect, frozen=True):
    """Harvest X: what follows is gained if a modified Core die shows X or less (GOD-445)."""

    need: int
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-harvest-for", need=self.need, then=say.clause(phrase(self.effects, say)))


# -- heroes --------------------------------------------------------------------------------------------


class Hurt(Plain, frozen=True):
    """Damage outside combat."""

    n: int
    vital: Vital = Vital.HEALTH
    drain: bool = False
    """Energy Drain (GOD-851)."""
    element: Element | None = None
    who: Who = Who.EACH
    stat: Stat | None = None


class Heal(Plain, frozen=True):
    health: int = 0
    energy: int = 0
    raising: bool = False
    """Raise: also beyond the maximum (GOD-861)."""
    who: Who = Who.EACH
    stat: Stat | None = None


class Inflict(Plain, frozen=True):
    condition: Condition
    n: int = 1
    who: Who = Who.EACH
    stat: Stat | None = None


class Cure(Plain, frozen=True):
    """Negate so many Conditions."""

    n: int = 1
    who: Who = Who.CHOOSER
    stat: Stat | None = None


class Test(Effect, frozen=True):
    """Heroes test a stat; those who succeed or fail suffer what follows, or the group as a whole."""

    stat: Stat
    who: Who = Who.EACH
    mod: int = 0
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()
    together: bool = False
    """Half of the heroes, rounded up, must succeed; then what follows happens once."""

    def text(self, say: Say) -> str:
        head = say(
            "effect-test",
            stat=str(self.stat),
            who=str(self.who),
            mod=self.mod,
            together="yes" if self.together else "no",
        )
        parts = [head]
        if self.success:
            parts.append(say("on-success", what=say.clause(phrase(self.success, say))))
        if self.failure:
            parts.append(say("on-failure", what=say.clause(phrase(self.failure, say))))
        return say.sentences(parts)


# -- the map -------------------------------------------------------------------------------------------


class PlaceSkyTile(Plain, frozen=True):
    """One SkyTile by the Siege Portal procedure (GOD-278)."""


class FlipSkyTile(Plain, frozen=True):
    """A random Floating Mountain flips to Nether."""


class RemoveRiser(Plain, frozen=True):
    """A Floating Mountain falls; without `random` the group chooses."""

    random: bool = True


class PlaceCataclysm(Plain, frozen=True):
    element: Element


class PlaceElementalToken(Plain, frozen=True):
    element: Element | None = None
    """None: the group chooses a basic Element."""
    where: Spot = Spot.IN_RANGE


class PlaceHexToken(Plain, frozen=True):
    """A Hex Token on a place of this kind: the nearest one."""

    place: Place


class RemoveHexToken(Plain, frozen=True):
    """The group removes a Hex Token; only in Range, unless it may be anywhere."""

    anywhere: bool = False


class MoveToken(Plain, frozen=True):
    """The group moves one Hex Token to another place of the same kind."""


class WanderGroup(Plain, frozen=True):
    """The group Wanders."""


class RoamGroup(Plain, frozen=True):
    """The group Roams."""


class MoveGroup(Plain, frozen=True):
    """The group may move up to n hexes."""

    n: int


class TeleportGroup(Plain, frozen=True):
    """The group may Teleport to a place of this kind."""

    place: Place


class RevealTile(Plain, frozen=True):
    """The group places a random HexTile in any free slot beside a revealed tile."""


# -- the Siege -----------------------------------------------------------------------------------------


class ChangeCalendar(Plain, frozen=True):
    n: int


class ChangeImbalance(Plain, frozen=True):
    """The Imbalance of an Element; without one, of the highest (for a loss) or lowest (for a gain)."""

    n: int
    element: Element | None = None


class AddSiegeCard(Plain, frozen=True):
    """One card of this Element face down on the upcoming Slot."""

    element: Element


class PeekSlot(Plain, frozen=True):
    """The top face-down card of a Slot of the group's choice becomes known."""


class DiscardSiegeCard(Plain, frozen=True):
    """One face-down card of any Slot is discarded, without reward."""


class HitDefender(Plain, frozen=True):
    """A Defender loses of a stat; Resilience as Siege damage."""

    n: int
    victim: Victim
    stat: DefenderStat = DefenderStat.RESILIENCE
    per: Counted = Counted.ONCE


class RaiseDefender(Plain, frozen=True):
    n: int
    victim: Victim = Victim.CHOSEN
    stat: DefenderStat = DefenderStat.RESILIENCE
    until: Until = Until.GAME


# -- decks ---------------------------------------------------------------------------------------------


class DrawEncounter(Plain, frozen=True):
    """An Encounter is drawn and met; the group may be free to leave it."""

    n: int = 1
    dangerous: int = 0
    double: bool = False
    """Its reward is doubled."""
    optional: bool = False
    ambush: bool = False
    """The heroes Ambush it (GOD-1046)."""


class RevealCommission(Plain, frozen=True):
    """The next card of each Commission deck is turned face up."""

    n: int = 1


class ReplaceCommissions(Plain, frozen=True):
    """The face-up Commissions are discarded and replaced by the next ones."""


class PeekJaethi(Plain, frozen=True):
    """The next n cards of Jaethi's deck become known."""

    n: int


class RecallHarvest(Plain, frozen=True):
    """A Harvest card of the discard pile, of the group's choice, goes on top of its deck."""


# -- modifiers and branches ----------------------------------------------------------------------------


class Modify(Plain, frozen=True):
    what: Modified
    n: int = 0
    until: Until = Until.TURN
    turns: int = 0
    terrain: Terrain | None = None
    stat: Stat | None = None
    tier: int = 0


class If(Effect, frozen=True):
    fact: Fact
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()
    n: int = 0
    what: Resource | None = None
    place: Place | None = None
    terrain: Terrain | None = None
    element: Element | None = None

    def text(self, say: Say) -> str:
        asked = say(
            f"fact-{self.fact}",
            n=self.n, what=str(self.what or "none"), place=str(self.place or "none"),
            terrain=str(self.terrain or "none"), element=str(self.element or "none"),
        )  # fmt: skip
        told = say("effect-if", fact=asked, then=say.clause(phrase(self.then, say)))
        if not self.otherwise:
            return told
        return say.sentences([told, say("effect-otherwise", then=say.clause(phrase(self.otherwise, say)))])


class ChooseOne(Effect, frozen=True):
    """The group chooses one of several lines."""

    options: tuple[tuple[AnyEffect, ...], ...]

    def text(self, say: Say) -> str:
        return say("effect-choose-one", options=say.either([say.clause(phrase(one, say)) for one in self.options]))


class May(Effect, frozen=True):
    """The group may pay something for something."""

    cost: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        if not self.cost:
            return say("effect-may-free", then=say.clause(phrase(self.then, say)))
        return say("effect-may", cost=say.clause(phrase(self.cost, say)), then=say.clause(phrase(self.then, say)))


AnyEffect: TypeAlias = Union[
    Gain, GainChosen, GainGold, GainFood, RollElement, DrawPowerUps, GainGear, GainRank, GainItem, Loot, Lose,
    LoseThird, LoseGold, LoseFood, Convert, Hurt, Heal, Inflict, Cure, Test, PlaceSkyTile, FlipSkyTile, RemoveRiser,
    PlaceCataclysm, PlaceElementalToken, PlaceHexToken, RemoveHexToken, MoveToken, WanderGroup, RoamGroup, MoveGroup,
    TeleportGroup, RevealTile, ChangeCalendar, ChangeImbalance, AddSiegeCard, PeekSlot, DiscardSiegeCard, HitDefender,
    RaiseDefender, DrawEncounter, RevealCommission, ReplaceCommissions, PeekJaethi, RecallHarvest, Modify, If,
    ChooseOne, May, HarvestFor,
]  # fmt: skip
