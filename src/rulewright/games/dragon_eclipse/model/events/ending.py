"""How a Combat ended, and what it brought."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Event

from .fields import Flag, Num, Nums, Word


class TamingAdvanced(Event, frozen=True, kw_only=True):
    """A Taming condition is fulfilled: which one, from 1, and of how many."""

    number: Num
    of: Num


class QuestAdvanced(Event, frozen=True, kw_only=True):
    number: Num
    of: Num


class QuestFulfilled(Event, frozen=True, kw_only=True):
    mystling: Word


class Conceded(Event, frozen=True, kw_only=True):
    pass


class CombatEnded(Event, frozen=True, kw_only=True):
    result: Word
    enemy: Word


class RoundWon(Event, frozen=True, kw_only=True):
    """PvP: a Combat is won."""

    mystling: Word
    by_rounds: Flag


class MystlingJoined(Event, frozen=True, kw_only=True):
    mystling: Word


class Rested(Event, frozen=True, kw_only=True):
    """Healing after a Combat."""

    mystling: Word
    n: Num


class GameEnded(Event, frozen=True, kw_only=True):
    scores: Nums
    winners: Nums


AnyEndEvent: TypeAlias = Union[
    TamingAdvanced, QuestAdvanced, QuestFulfilled, Conceded, CombatEnded, RoundWon, MystlingJoined, Rested,
    GameEnded,
]  # fmt: skip
