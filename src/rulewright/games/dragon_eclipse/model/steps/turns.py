"""Rounds, and the turns of both sides."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class BeginRound(Step, frozen=True):
    """Every side has a turn."""


class BeginTurn(Step, frozen=True):
    seat: Seat


class Act(Step, frozen=True):
    """Steps 1 and 2: Bonus Actions, then one Action card."""

    seat: Seat


class ActAfter(Step, frozen=True):
    """Step 3: Bonus Actions."""

    seat: Seat


class DrawUp(Step, frozen=True):
    """Step 4."""

    seat: Seat


class EndTurn(Step, frozen=True):
    """Step 5a, 5b: end-of-turn effects, then Burn and Conditions."""

    seat: Seat


class LoseConditions(Step, frozen=True):
    """Burn hurts, then one Condition of each type leaves (DRE-421, DRE-733)."""

    body: int
    burnt: bool = False
    """Burn has had its place among the other effects (AMB-DRE-54)."""


class CoolDown(Step, frozen=True):
    """One Condition token of each type leaves."""

    body: int


class FinishTurn(Step, frozen=True):
    """The turn is over: what was asked for at its end is looked at."""

    seat: Seat


class EnemyTurn(Step, frozen=True):
    pass


class EnemyDraws(Step, frozen=True):
    """Slide, draw, and look whether the Enemy deck is empty."""


class EnemyResolves(Step, frozen=True):
    """The effect that belongs to the card in slot 1."""


class EnemySpecial(Step, frozen=True):
    """Step 3 of the Enemy turn."""


class TurnTo(Step, frozen=True):
    """After what a hit set off: the Enemy aims at this seat again (AMB-DRE-106)."""

    seat: Seat


class ClearTrack(Step, frozen=True):
    """After the Special Ability."""


class EndEnemyTurn(Step, frozen=True):
    pass


class FinishEnemyTurn(Step, frozen=True):
    pass


AnyTurnStep: TypeAlias = Union[
    BeginRound, BeginTurn, Act, ActAfter, DrawUp, EndTurn, LoseConditions, CoolDown, FinishTurn, EnemyTurn,
    EnemyDraws, EnemyResolves, EnemySpecial, TurnTo, ClearTrack, EndEnemyTurn, FinishEnemyTurn,
]  # fmt: skip
