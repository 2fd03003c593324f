"""A hero: Role and Race with nine ranks, what it carries, and what it suffers.

A hero is one flat record of numbers, words and tuples, so that a copy of it is one shallow copy. Rows of nine follow
`STATS`, rows of five `ELEMENTS`, rows of thirty-five `CONDITIONS`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Public

from .vocabulary import Kind, Stat

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]

NO_RANKS = (0,) * 9
NO_AUGMENTS = (0,) * 5
NO_CONDITIONS = (0,) * 35
MOST_TIERS = 3
"""GOD-1105: Tiers of an Augment."""
RAISED_TIERS = "raised-tiers"
"""Among what a hero has used this Game Turn: a Kobold's Tiers are 1 higher (GOD-1106)."""
RING = 6
"""GOD-106: slots of a Gear Upgrade ring."""


class Boost(Struct, frozen=True, forbid_unknown_fields=True):
    """Ranks that a hero has for a while (GOD-843)."""

    stat: Annotated[Stat, Public]
    n: Num
    until: Word
    """A value of `Until`."""


class Hero(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hero; seats and heroes are the same numbers."""

    role: Word = ""
    race: Word = ""
    ranks: Nums
    """All that is lasting: base scores, Race, Gear Upgrades, Power Ups, rewards. Boosts and Conditions come on top."""
    starting: Nums
    """Role and Race alone (Disarmed, GOD-935)."""
    gear: Nums
    """Filled slots of the nine rings; Fusing empties them (GOD-117)."""
    attack_gear: Num = 0
    """Gear Upgrades for Attack that were ever gained (Aegis, AMB-GOD-165)."""
    health: Num = 0
    energy: Num = 0
    gold: Num = 0
    food: Num = 0
    food_rating: Num = 0
    first_food_rating: Num = 0
    """What the limits of Gold and Food go by (GOD-119, GOD-125)."""
    items: Words = ()
    """Ids of Items and Treasures, sorted; the same id may stand there several times."""
    charges: Num = 0
    """Of the Absorbing Orb."""
    kept: Words = ()
    """Power Ups that are kept until they are used."""
    unread: Words = ()
    """Power Ups of a dead hero, face down until it is Revived (GOD-792): the id of one that everybody knows, "" for one
    that nobody knows. The latter is still among `power_ups`, and is drawn when it is turned up.
    """
    augments: Nums
    """Tiers by Element (GOD-1105)."""
    lent: Nums = ()
    """Of these, the Tiers that Attune has lent for this phase; empty if it has not."""
    improved: Words = ()
    """Stances that a Samurai has improved, in the order of the ranks (Kenjutsu)."""
    chosen: Word = ""
    """The Element that the Race asks for: Kobold's own, Voldwari's Immunity."""
    favored: Annotated[tuple[Kind, ...], Public] = ()
    favored_elements: Words = ()
    """Elements whose Elementals are Favored."""
    form: Word = ""
    """`cat` while a Nagual is a great cat (GOD-1107)."""
    conditions: Nums
    progress: Annotated[tuple[tuple[str, int], ...], Public] = ()
    """Successes that a Condition counts until it ends."""
    locked: Annotated[tuple[Stat, ...], Public] = ()
    """Abilities that Debilitated locks."""
    wounds: Num = 0
    """Critical Wounds (GOD-846)."""
    starving: Num = 0
    boosts: Annotated[tuple[Boost, ...], Public] = ()
    soars: Flag = False
    """Soar for this Game Turn (Leap)."""
    used: Words = ()
    """What was used this Game Turn and works once in it."""
    used_this_stage: Words = ()
    used_this_game: Words = ()
    state: Word = "living"
    """`living`, `dead`, `waiting` (Revived, not yet with the group) or `new` (created, not yet joined)."""
    revives: Num = 0
    """The Game Turn in which a dead hero Revives."""
    city: Num = 0
    """The City-State where a hero waits or will Revive: 1 or 2; 0 if not chosen."""
