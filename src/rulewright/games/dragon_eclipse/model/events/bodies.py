"""What happened to Mystlings, Enemies, Summons, Terrain and tokens."""

from __future__ import annotations

from typing import Annotated, TypeAlias, Union

from rulewright.core.markers import Public
from rulewright.core.record import Event

from .fields import Num, Word


class DamageDealt(Event, frozen=True, kw_only=True):
    """`by` is who deals it, -1 for Burn, Terrain and rules."""

    body: Num
    by: Num
    n: Num
    prevented: Num


class Missed(Event, frozen=True, kw_only=True):
    """Nobody in range."""

    body: Num


class Spared(Event, frozen=True, kw_only=True):
    """Only Summons or Terrain were in range, and none of them was hit."""

    body: Num


class InVain(Event, frozen=True, kw_only=True):
    """An effect that was named did nothing; `why` is a `Vain`, with the Condition or the price if it is about one."""

    body: Num
    why: Word
    condition: Word = ""
    n: Num = 0


class Healed(Event, frozen=True, kw_only=True):
    body: Num
    n: Num


class ConditionGained(Event, frozen=True, kw_only=True):
    body: Num
    condition: Word
    n: Num


class ConditionLost(Event, frozen=True, kw_only=True):
    body: Num
    condition: Word
    n: Num


class Boosted(Event, frozen=True, kw_only=True):
    body: Num
    stats: Annotated[dict[str, int], Public]


class Moved(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class Blinked(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class TokenPlaced(Event, frozen=True, kw_only=True):
    body: Num
    space: Num


class TokenGained(Event, frozen=True, kw_only=True):
    body: Num
    n: Num


class TokenDiscarded(Event, frozen=True, kw_only=True):
    """From a space, or from the sheet (-1)."""

    body: Num
    space: Num


class SummonPlaced(Event, frozen=True, kw_only=True):
    summon: Word
    space: Num


class SummonFell(Event, frozen=True, kw_only=True):
    summon: Word
    space: Num


class TerrainGone(Event, frozen=True, kw_only=True):
    space: Num


AnyBodyEvent: TypeAlias = Union[
    DamageDealt, Missed, Spared, InVain, Healed, ConditionGained, ConditionLost, Boosted, Moved, Blinked,
    TokenPlaced, TokenGained, TokenDiscarded, SummonPlaced, SummonFell, TerrainGone,
]  # fmt: skip
