"""Action cards: what becomes of them, and which are discarded or searched for."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class FinishCard(Step, frozen=True):
    """The resolved card goes to the discard pile, is attached or leaves (DRE-364, DRE-393)."""

    seat: Seat
    slot: int
    card: str
    triggered: bool = False
    removed: bool = False
    """It leaves the deck (DRE-810)."""


class KeepUpgrade(Step, frozen=True):
    """DRE-367: one of two Upgrades stays."""

    seat: Seat
    card: str


class TriggerCard(Step, frozen=True):
    """Choose another card to resolve (DRE-380)."""

    seat: Seat


class DiscardCards(Step, frozen=True):
    """Choose cards of one's own slots to discard."""

    seat: Seat
    n: int
    rule: str


class PutOnTop(Step, frozen=True):
    """Search: which card goes on top."""

    seat: Seat


class PutUnder(Step, frozen=True):
    """Search: in which order the others go under the deck."""

    seat: Seat


AnyCardStep: TypeAlias = Union[FinishCard, KeepUpgrade, TriggerCard, DiscardCards, PutOnTop, PutUnder]
