"""What the Enemy drew and did."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Event

from .fields import Num, Word


class AttackDrawn(Event, frozen=True, kw_only=True):
    symbol: Word
    target: Num


class EnemyDeckRefilled(Event, frozen=True, kw_only=True):
    count: Num


class TrackInterrupted(Event, frozen=True, kw_only=True):
    """A card of the Enemy's track, or of a seat's slots, is discarded."""

    body: Num
    slot: Num


class SpecialResolved(Event, frozen=True, kw_only=True):
    enemy: Word


class SpecialSilenced(Event, frozen=True, kw_only=True):
    enemy: Word


AnyEnemyEvent: TypeAlias = Union[AttackDrawn, EnemyDeckRefilled, TrackInterrupted, SpecialResolved, SpecialSilenced]
