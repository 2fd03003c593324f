"""Develop and Meditate."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class Develop(Step, frozen=True):
    seat: Seat


class PutUnder(Step, frozen=True):
    """Choose the order in which the face-up cards go under the Era Deck."""

    seat: Seat


class BuyCards(Step, frozen=True):
    seat: Seat
    bought: int = 0


class Meditate(Step, frozen=True):
    seat: Seat
    partly: bool = False
    """Granted by an Encounter, whose reward may be used in part."""


class TakeBonuses(Step, frozen=True):
    """The bonuses of a Meditate that ask something: Mountains and Crystal Fields."""

    seat: Seat
    mountains: int
    crystals: int
    partly: bool = False


class DrawCards(Step, frozen=True):
    """Draw this many cards from the Era Deck, if wished."""

    seat: Seat
    count: int
    rule: str


AnyDevelopStep: TypeAlias = Union[Develop, PutUnder, BuyCards, Meditate, TakeBonuses, DrawCards]
