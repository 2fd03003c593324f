"""Battle, from its region to its losses."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class ChooseBattle(Step, frozen=True):
    """A remote Battle: its region, if any."""

    seat: Seat
    strength: int
    discharge: bool
    rule: str


class LocateBattle(Step, frozen=True):
    """A Battle that has begun: now its region must be chosen."""

    seat: Seat
    strength: int
    remote: bool
    """Whether an effect started it, anywhere where an opponent is."""
    rule: str


class OpenBattle(Step, frozen=True):
    seat: Seat
    region: int
    strength: int = 0
    drawn: bool = False
    """Whether the Champion's ability has had its draw before the region was chosen."""


class DrawFirst(Step, frozen=True):
    """A Champion whose ability draws a card before a Battle or an Encounter."""

    seat: Seat


class CommitCards(Step, frozen=True):
    """All sides choose a reaction in secret."""


class React(Step, frozen=True):
    seat: Seat


class Retreat(Step, frozen=True):
    """Travel moves out of the battle region."""

    seat: Seat
    moves: int
    before: int
    """Own units that stood there before the Retreat."""
    roaming: bool = False
    """Whether the Champion has left with this card and may go on."""


class CompareStrength(Step, frozen=True):
    """After the reactions: totals, then losses."""


class LoseUnits(Step, frozen=True):
    seat: Seat
    count: int


class EndBattle(Step, frozen=True):
    """Glory for the strongest."""


AnyBattleStep: TypeAlias = Union[
    ChooseBattle, LocateBattle, OpenBattle, DrawFirst, CommitCards, React, Retreat, CompareStrength, LoseUnits,
    EndBattle,
]  # fmt: skip
