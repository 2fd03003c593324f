"""Gaining and losing: Resources, Gold, Food, Elements, Gear, ranks and Items."""

from __future__ import annotations

from typing import TypeAlias, Union

from ..model.vocabulary import Resource, Stat, Who
from .plain import Plain
from .vocabulary import Counted, Die, GearKind, Pick, Store


class Gain(Plain, frozen=True):
    """The group gains Resources or Platinum."""

    what: Resource
    n: int = 1
    per: Counted = Counted.ONCE
    to: Store = Store.STOCKPILE


class GainChosen(Plain, frozen=True):
    """The group gains `n` Resources of its choice."""

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
    """The group may turn `n` of one Resource into `m` of another, up to `times` times."""

    what: Resource
    n: int
    into: Resource
    m: int = 1
    times: int = 1
    store: Store = Store.STOCKPILE


AnyGain: TypeAlias = Union[
    Gain, GainChosen, GainGold, GainFood, RollElement, DrawPowerUps, GainGear, GainRank, GainItem, Loot, Lose,
    LoseThird, LoseGold, LoseFood, Convert,
]  # fmt: skip
