"""What happened before, in and after a combat. `card` names an opponent or an ally, `seat` a hero."""

from __future__ import annotations

from typing import Annotated, TypeAlias, Union

from rulewright.core.markers import Public
from rulewright.core.record import Event

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]
Flag: TypeAlias = Annotated[bool, Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]

# -- before the fight ----------------------------------------------------------------------------------


class EncounterDrawn(Event, frozen=True, kw_only=True):
    card: Word


class EncounterDiscarded(Event, frozen=True, kw_only=True):
    card: Word


class EncounterVanquishedAtOnce(Event, frozen=True, kw_only=True):
    card: Word
    defender: Word


class EncounterBribed(Event, frozen=True, kw_only=True):
    card: Word
    gold: Num


class EncounterShuffledBack(Event, frozen=True, kw_only=True):
    card: Word


class CombatBegan(Event, frozen=True, kw_only=True):
    cards: Words
    battlefield: Word = ""


# -- a round -------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, kw_only=True):
    round: Num


class ActionDeclared(Event, frozen=True, kw_only=True):
    action: Word
    vital: Word = ""
    times: Num = 1
    energy: Num = 0
    damage: Num = 0
    """Of an Attack (GOD-731)."""


class PowerUsed(Event, frozen=True, kw_only=True):
    power: Word
    mode: Word = ""


class ItemUsed(Event, frozen=True, kw_only=True):
    item: Word


class ItemGiven(Event, frozen=True, kw_only=True):
    item: Word
    hero: Num


class EffectSustained(Event, frozen=True, kw_only=True):
    power: Word


class FleeAttempted(Event, frozen=True, kw_only=True):
    escaped: Flag


class OutlastTested(Event, frozen=True, kw_only=True):
    stat: Word
    result: Word


class OpponentActs(Event, frozen=True, kw_only=True):
    card: Word
    action: Word
    halved: Flag = False
    targets: Nums = ()


class OpponentIdle(Event, frozen=True, kw_only=True):
    """An opponent takes no action this round."""

    card: Word


class HeroIdle(Event, frozen=True, kw_only=True):
    """A hero loses the action of this round."""

    condition: Word


class HeroChanged(Event, frozen=True, kw_only=True):
    """How a hero's Vitals changed in all."""

    health: Num = 0
    energy: Num = 0


class OpponentChanged(Event, frozen=True, kw_only=True):
    """How an opponent's Vitals changed in all."""

    card: Word
    health: Num = 0
    energy: Num = 0
    influence: Num = 0
    outlast: Num = 0


class AllyChanged(Event, frozen=True, kw_only=True):
    card: Word
    health: Num = 0


class ConditionBorne(Event, frozen=True, kw_only=True):
    condition: Word
    card: Word = "none"
    n: Num = 1


class ConditionEnded(Event, frozen=True, kw_only=True):
    condition: Word
    card: Word = "none"


class CriticalWoundGained(Event, frozen=True, kw_only=True):
    wounds: Num


class FieldSwitched(Event, frozen=True, kw_only=True):
    field: Word


class OpponentJoined(Event, frozen=True, kw_only=True):
    card: Word


class ElementTaken(Event, frozen=True, kw_only=True):
    card: Word
    element: Word


# -- the end -------------------------------------------------------------------------------------------


class FoeVanquished(Event, frozen=True, kw_only=True):
    card: Word
    by: Word
    """The Vital that brought it down: `health`, `energy`, `influence` or `outlast`."""


class AllyFell(Event, frozen=True, kw_only=True):
    card: Word


class HeroFell(Event, frozen=True, kw_only=True):
    """A hero has no Health left when a combat phase ends."""


class CombatEnded(Event, frozen=True, kw_only=True):
    result: Word
    """`won`, `fled` or `lost`."""


AnyCombatEvent: TypeAlias = Union[
    EncounterDrawn, EncounterDiscarded, EncounterVanquishedAtOnce, EncounterBribed, EncounterShuffledBack, CombatBegan,
    RoundBegan, ActionDeclared, PowerUsed, ItemUsed, ItemGiven, EffectSustained, FleeAttempted, OutlastTested,
    OpponentActs, OpponentIdle, HeroIdle, HeroChanged, OpponentChanged, AllyChanged, ConditionBorne,
    ConditionEnded, CriticalWoundGained, FieldSwitched, OpponentJoined, ElementTaken, FoeVanquished, AllyFell,
    HeroFell, CombatEnded,
]  # fmt: skip
