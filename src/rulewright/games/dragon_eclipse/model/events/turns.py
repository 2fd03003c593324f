"""Turns, cards and Power."""

from __future__ import annotations

from typing import Annotated, TypeAlias, Union

from rulewright.core.markers import OwnerOnly
from rulewright.core.record import Event

from .fields import Num, Word, Words


class RoundBegan(Event, frozen=True, kw_only=True):
    round: Num


class TurnBegan(Event, frozen=True, kw_only=True):
    body: Num


class CardPlayed(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class CardTriggered(Event, frozen=True, kw_only=True):
    card: Word
    slot: Num


class BonusUsed(Event, frozen=True, kw_only=True):
    bonus: Word
    power: Num


class PowerGained(Event, frozen=True, kw_only=True):
    n: Num


class PowerSpent(Event, frozen=True, kw_only=True):
    n: Num


class PowerDiscarded(Event, frozen=True, kw_only=True):
    n: Num


class CardsDrawn(Event, frozen=True, kw_only=True):
    cards: Words


class CardDiscarded(Event, frozen=True, kw_only=True):
    card: Word


class CardsSearched(Event, frozen=True, kw_only=True):
    cards: Annotated[tuple[str, ...], OwnerOnly]


class DeckReshuffled(Event, frozen=True, kw_only=True):
    count: Num


class DeckShuffled(Event, frozen=True, kw_only=True):
    pass


class UpgradeAttached(Event, frozen=True, kw_only=True):
    card: Word


class CardRemoved(Event, frozen=True, kw_only=True):
    card: Word


class FatigueGained(Event, frozen=True, kw_only=True):
    pass


AnyTurnEvent: TypeAlias = Union[
    RoundBegan, TurnBegan, CardPlayed, CardTriggered, BonusUsed, PowerGained, PowerSpent, PowerDiscarded,
    CardsDrawn, CardDiscarded, CardsSearched, DeckReshuffled, DeckShuffled, UpgradeAttached, CardRemoved,
    FatigueGained,
]  # fmt: skip
