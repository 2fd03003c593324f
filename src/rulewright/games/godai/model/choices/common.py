"""Answers that fit many questions."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class Accept(Choice, frozen=True):
    """Yes, do what is offered."""


class Decline(Choice, frozen=True):
    """No, leave what is offered."""


class Done(Choice, frozen=True):
    """That is all; go on."""


class TakeOption(Choice, frozen=True):
    """One of the listed lines of a card, counted from 1."""

    number: int


class PickHex(Choice, frozen=True):
    """A hex of the map."""

    hex: str
    """As geometry writes it."""


class PickHero(Choice, frozen=True):
    hero: int


class PickStat(Choice, frozen=True):
    stat: str


class PickResource(Choice, frozen=True):
    resource: str


class PickElement(Choice, frozen=True):
    """An Element, or the die of an Element."""

    element: str


class PickDefender(Choice, frozen=True):
    defender: str


class PickCard(Choice, frozen=True):
    card: str


class PickItem(Choice, frozen=True):
    item: str


class PickOpponent(Choice, frozen=True):
    """A Siege Slot from 1, 5 for Jaethi; in combat an opponent from 1."""

    number: int


class PickNumber(Choice, frozen=True):
    number: int


AnyCommonChoice: TypeAlias = Union[
    Accept, Decline, Done, TakeOption, PickHex, PickHero, PickStat, PickResource, PickElement, PickDefender, PickCard,
    PickItem, PickOpponent, PickNumber,
]  # fmt: skip
