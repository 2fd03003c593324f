"""On a turn: cards, Bonus Actions, Conditions and what comes first."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice

from ..vocabulary import Condition


class PlayCard(Choice, frozen=True):
    """Resolve the Action card of a slot."""

    slot: int


class UseBonus(Choice, frozen=True):
    bonus: str


class EndTurn(Choice, frozen=True):
    """No more Bonus Actions."""


class TriggerCard(Choice, frozen=True):
    """Resolve this slot's card by a Trigger."""

    slot: int


class DiscardSlot(Choice, frozen=True):
    slot: int


class KeepUpgrade(Choice, frozen=True):
    """DRE-367: of two Upgrades, this one stays attached."""

    card: str


class PutOnTop(Choice, frozen=True):
    """Search: this card goes on top of the deck."""

    card: str


class PutUnder(Choice, frozen=True):
    """Search: this card goes under the deck, below those put there before."""

    card: str


class CleanseToken(Choice, frozen=True):
    condition: Condition


class ResolveFirst(Choice, frozen=True):
    """Of effects at the same time, this one is next (DRE-353); counted from 1."""

    number: int


AnyTurnChoice: TypeAlias = Union[
    PlayCard, UseBonus, EndTurn, TriggerCard, DiscardSlot, KeepUpgrade, PutOnTop, PutUnder, CleanseToken,
    ResolveFirst,
]  # fmt: skip
