"""What happens to heroes: tests, Vitals, Conditions, belongings, death and return."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]


class RoleChosen(Event, frozen=True, kw_only=True):
    role: Word


class RaceChosen(Event, frozen=True, kw_only=True):
    role: Word
    race: Word


class BirthElementChosen(Event, frozen=True, kw_only=True):
    """Kobold and Voldwari choose an Element before play."""

    element: Word


class StatTested(Event, frozen=True, kw_only=True):
    """A Stat Test and what came of it."""

    stat: Word
    rank: Num
    result: Num
    outcome: Word
    """`critical`, `success`, `failure`, `bad` (Critical Failure) or `declined`."""


class VitalLost(Event, frozen=True, kw_only=True):
    vital: Word
    n: Num
    left: Num


class VitalHealed(Event, frozen=True, kw_only=True):
    vital: Word
    n: Num
    now: Num


class HealRefused(Event, frozen=True, kw_only=True):
    """Cursed or Corrosive: nothing Heals."""

    cause: Word


class ConditionGained(Event, frozen=True, kw_only=True):
    condition: Word
    n: Num


class ConditionLost(Event, frozen=True, kw_only=True):
    condition: Word


class WoundGained(Event, frozen=True, kw_only=True):
    """A Critical Wound."""

    wounds: Num


class WoundLost(Event, frozen=True, kw_only=True):
    wounds: Num


class GoldGained(Event, frozen=True, kw_only=True):
    n: Num


class GoldLost(Event, frozen=True, kw_only=True):
    n: Num


class FoodGained(Event, frozen=True, kw_only=True):
    n: Num


class FoodLost(Event, frozen=True, kw_only=True):
    n: Num


class FoodEaten(Event, frozen=True, kw_only=True):
    n: Num


class Overflowed(Event, frozen=True, kw_only=True):
    """Beyond the limit and nobody has room: lost."""

    what: Word
    n: Num


class StarvingChanged(Event, frozen=True, kw_only=True):
    level: Num


class ItemGained(Event, frozen=True, kw_only=True):
    item: Word


class ItemLost(Event, frozen=True, kw_only=True):
    item: Word


class Shared(Event, frozen=True, kw_only=True):
    """Somebody gives something to somebody."""

    what: Word
    """`gold`, `food`, or the id of an Item."""
    n: Num
    hero: Num
    """Who gets it, counted from 1 as in choices."""


class GearGained(Event, frozen=True, kw_only=True):
    stat: Word
    rank: Num


class GearFused(Event, frozen=True, kw_only=True):
    stat: Word
    n: Num


class RankGained(Event, frozen=True, kw_only=True):
    stat: Word
    n: Num
    rank: Num


class ElementAugmented(Event, frozen=True, kw_only=True):
    element: Word
    tier: Num


class PowerUpDrawn(Event, frozen=True, kw_only=True):
    card: Word


class PowerUpKept(Event, frozen=True, kw_only=True):
    card: Word


class PowerUpSetAside(Event, frozen=True, kw_only=True):
    """A dead hero's Power Up stays face down."""


class PowerUpUsed(Event, frozen=True, kw_only=True):
    card: Word


class HeroDied(Event, frozen=True, kw_only=True):
    revives: Num
    """The Game Turn of the return."""


class GroupFell(Event, frozen=True, kw_only=True):
    """Nobody is alive: the miniature leaves the board."""

    revives: Num


class HeroRevived(Event, frozen=True, kw_only=True):
    city: Num


class HeroRejoined(Event, frozen=True, kw_only=True):
    """A hero is with the group again."""


class HeroCreated(Event, frozen=True, kw_only=True):
    """A player begins with a new hero."""


class HeroJoined(Event, frozen=True, kw_only=True):
    """A new hero joins the group."""


class RacialUsed(Event, frozen=True, kw_only=True):
    """A Racial Ability outside combat."""

    race: Word


class PowerUpPutBack(Event, frozen=True, kw_only=True):
    card: Word
    top: Annotated[bool, Public]


class ElementLent(Event, frozen=True, kw_only=True):
    """Attune: a hero has an Augment for a while."""

    element: Word
    tier: Num


class RankLost(Event, frozen=True, kw_only=True):
    """Ranks of a stat are gone for good."""

    stat: Word
    n: Num


class DieShifted(Event, frozen=True, kw_only=True):
    """Jade Omamori: a die shows another face."""

    was: Num
    face: Num


class DieRolledAgain(Event, frozen=True, kw_only=True):
    """Void: a die is rolled again."""

    was: Num


class DamageNegated(Event, frozen=True, kw_only=True):
    """An Absorbing Orb takes damage away."""

    n: Num
