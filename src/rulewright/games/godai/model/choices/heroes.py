"""Answers about heroes, and what may be done beside any question of the group."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice

PARTS = (1, 5, 20)
"""In what amounts Gold and Food change hands."""


class PickRole(Choice, frozen=True):
    role: str


class PickRace(Choice, frozen=True):
    race: str


class PickCondition(Choice, frozen=True):
    condition: str


class RaiseDifficulty(Choice, frozen=True):
    """The game becomes harder by one level (GOD-696)."""


class GiveGold(Choice, frozen=True):
    """One hero gives Gold to another (GOD-130)."""

    hero: int
    to: int
    n: int


class GiveFood(Choice, frozen=True):
    hero: int
    to: int
    n: int


class GiveItem(Choice, frozen=True):
    hero: int
    to: int
    item: str


class TakeBonus(Choice, frozen=True):
    """A Resource card that was kept is discarded for its bonus (GOD-376)."""

    card: str


class ReplaceHero(Choice, frozen=True):
    """The player of a dead hero begins with a new one (GOD-795)."""

    hero: int


class DeclineRolls(Choice, frozen=True):
    """A hero will not roll a Skill, or will roll it again (GOD-081)."""

    hero: int
    stat: str


class UsePowerUp(Choice, frozen=True):
    """A kept Power Up is discarded for what it does."""

    hero: int
    card: str


class UseRacial(Choice, frozen=True):
    """A hero uses the own Racial Ability outside combat (GOD-067); `stat` where it asks for one, else `none`."""

    hero: int
    stat: str = "none"


class AddBonus(Choice, frozen=True):
    """An Item helps with a Skill that is about to be rolled."""

    item: str
    stat: str


class BrewItem(Choice, frozen=True):
    """Tanuki: an Item is made and used at once, in one of its ways, counted from 1 (GOD-067)."""

    hero: int
    item: str
    way: int = 1


class ShiftDie(Choice, frozen=True):
    """Jade Omamori: a die that was just rolled, counted from 1, shows another face (GOD-1016)."""

    die: int
    face: int


class RollAgain(Choice, frozen=True):
    """Void on Masteries: an own die or a Target die, counted from 1, is rolled again (GOD-1105)."""

    die: int


AnyHeroChoice: TypeAlias = Union[
    PickRole, PickRace, PickCondition, RaiseDifficulty, GiveGold, GiveFood, GiveItem, TakeBonus, ReplaceHero,
    DeclineRolls, UsePowerUp, UseRacial, AddBonus, BrewItem, ShiftDie,
    RollAgain,
]  # fmt: skip
