"""What happens to the party's belongings and on the road."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.record import Event, Public

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]


class ItemGained(Event, frozen=True, kw_only=True):
    item: Word


class ItemUsed(Event, frozen=True, kw_only=True):
    item: Word


class ItemLost(Event, frozen=True, kw_only=True):
    """Discarded without being used."""

    item: Word


class ItemsShuffled(Event, frozen=True, kw_only=True):
    """The discard pile of Items is the deck again."""

    count: Num


class EquipmentGained(Event, frozen=True, kw_only=True):
    equipment: Word


class EquipmentUsed(Event, frozen=True, kw_only=True):
    equipment: Word


class EquipmentLost(Event, frozen=True, kw_only=True):
    equipment: Word


class Mended(Event, frozen=True, kw_only=True):
    """A Mystling healed outside Combat."""

    mystling: Word
    n: Num


class Hurt(Event, frozen=True, kw_only=True):
    """A Mystling gained damage outside Combat."""

    mystling: Word
    n: Num


class PowerStored(Event, frozen=True, kw_only=True):
    """Power in the pocket of a Mystling, for its next Combat."""

    mystling: Word
    n: Num


class FatigueLeft(Event, frozen=True, kw_only=True):
    """Fatigue has left a deck outside Combat."""

    mystling: Word
    n: Num


class FatigueCame(Event, frozen=True, kw_only=True):
    """A Fatigue was put into a deck outside Combat."""

    mystling: Word


class NothingCame(Event, frozen=True, kw_only=True):
    """An effect of the road could do nothing."""
