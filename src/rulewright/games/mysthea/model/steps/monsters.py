"""Monsters: attack, reward and where they go."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ..vocabulary import Rank


class MonsterAttack(Step, frozen=True):
    monster: str
    again: bool = False
    """The second attack of a Monster that attacks twice."""


class CollectCard(Step, frozen=True):
    """A random card of the discard pile or Glory."""

    seat: Seat
    monster: str
    glory: int


class CompareMonster(Step, frozen=True):
    monster: str
    again: bool


class ClearRegion(Step, frozen=True):
    seat: Seat
    monster: str
    island: int


class GiveReward(Step, frozen=True):
    seat: Seat
    monster: str
    rank: Rank
    double: bool = False
    """Whether the seat's Champion doubles it; fixed when the Monster is defeated."""


class LeaveIsland(Step, frozen=True):
    """What a Monster does after its attack."""

    monster: str
    defeated: bool
    again: bool


AnyMonsterStep: TypeAlias = Union[MonsterAttack, CollectCard, CompareMonster, ClearRegion, GiveReward, LeaveIsland]
