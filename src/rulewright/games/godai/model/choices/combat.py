"""Answers of a combat. `none` stands where a field has nothing to say."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice

NONE = "none"
MORE = "more."
"""How the modes of one more action begin (Xocolatl Elixir)."""
STANCES = ("iaido", "itto-ryu", "nito-ryu")
HELP = "help"
"""Which opponent a Brainwashed hero helps by what would help itself (GOD-885)."""
IMPROVE = "improve-"
"""How the modes that improve a stance for good begin (Kenjutsu)."""


class Meet(Choice, frozen=True):
    """How the group meets an Encounter: `fight`, `discard`, `vanquish` (from a Defender) or `bribe`."""

    answer: str


class Declare(Choice, frozen=True):
    """What a hero does this round: `attack`, `defend`, a Mastery, `outlast`, `flee`, `shell`, `charmed`, `none`."""

    action: str
    vital: str = NONE
    """What an Attack damages, or the stat of a test against Outlast."""
    times: int = 1


class UsePower(Choice, frozen=True):
    """A Racial Ability, a Special, an Item of a kept kind, or Sustaining; it does not use up the action."""

    power: str
    mode: str = NONE
    target: int = -1


class AimAt(Choice, frozen=True):
    """Mode, target and Vital of an own action, chosen in the Resolution phase."""

    mode: str
    target: int = -1
    """A number of a combat: a seat, 10 and up for allies, 20 and up for opponents."""
    vital: str = NONE


class Favor(Choice, frozen=True):
    """A Favored Opponent effect: on an opponent, counted from 1, and what it changes; 0 keeps it for later."""

    opponent: int
    vital: str = NONE


class UseItem(Choice, frozen=True):
    """A Defending hero uses an Item on a group member."""

    item: str
    mode: str = NONE
    target: int = -1


class HandItem(Choice, frozen=True):
    """A Defending hero gives an ally, counted from 1, an Item."""

    item: str
    hero: int


class TakeFromDead(Choice, frozen=True):
    """A Defending hero takes what a dead one, counted from 1, carried (GOD-790)."""

    hero: int


AnyCombatChoice: TypeAlias = Union[Meet, Declare, UsePower, AimAt, Favor, UseItem, HandItem, TakeFromDead]
