"""The end of a Combat, and what follows it."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class AfterCombat(Step, frozen=True):
    """What the end of a Combat means for the game. Lies below everything that the Combat does."""


class GiveUp(Step, frozen=True):
    """A seat concedes (DRE-475)."""

    seat: Seat


class NextDuel(Step, frozen=True):
    """The next Combat of a gauntlet or Challenge."""


class ShareTamed(Step, frozen=True):
    """A gauntlet for two: whose party a tamed Mystling joins."""

    seat: Seat
    mystling: str


class ChooseFirst(Step, frozen=True):
    """Challenge: the loser of a round says who is first in the next (DRE-576)."""

    seat: Seat


AnyEndStep: TypeAlias = Union[AfterCombat, GiveUp, NextDuel, ShareTamed, ChooseFirst]
