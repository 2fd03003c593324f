"""Encounters, Commissions, Jaethi's cards and Harvest cards."""

from __future__ import annotations

from typing import TypeAlias, Union

from .plain import Plain


class DrawEncounter(Plain, frozen=True):
    """An Encounter is drawn and met; the group may be free to leave it."""

    n: int = 1
    dangerous: int = 0
    double: bool = False
    """Its reward is doubled."""
    optional: bool = False
    ambush: bool = False
    """The heroes Ambush it (GOD-1046)."""


class RevealCommission(Plain, frozen=True):
    """The next card of each Commission deck is turned face up."""

    n: int = 1


class ReplaceCommissions(Plain, frozen=True):
    """The face-up Commissions are discarded and replaced by the next ones."""


class PeekJaethi(Plain, frozen=True):
    """The next n cards of Jaethi's deck become known."""

    n: int


class RecallHarvest(Plain, frozen=True):
    """A Harvest card of the discard pile, of the group's choice, goes on top of its deck."""


AnyDeckEffect: TypeAlias = Union[DrawEncounter, RevealCommission, ReplaceCommissions, PeekJaethi, RecallHarvest]
