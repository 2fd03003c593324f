"""The Siege: Calendar, Imbalance, Siege cards and Defenders."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, Union

from ..model.vocabulary import DefenderStat, Element, Until
from .plain import Plain
from .vocabulary import Counted


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


AnySiegeEffect: TypeAlias = Union[
    ChangeCalendar, ChangeImbalance, AddSiegeCard, PeekSlot, DiscardSiegeCard, HitDefender, RaiseDefender,
]  # fmt: skip
