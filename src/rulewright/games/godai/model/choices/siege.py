"""Answers in a Siege that have reasons of their own when they are refused."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class BolsterWith(Choice, frozen=True):
    """A hero Bolsters the Defender around it with a Skill (GOD-597)."""

    skill: str


class UseOre(Choice, frozen=True):
    """An Aetherial Ore saves a Defender before the damage is subtracted (AMB-GOD-223)."""

    defender: str


class PickSiegeCard(Choice, frozen=True):
    """A face-down card of a Siege Slot: the Slot and the card's place from the top, both counted from 1."""

    slot: int
    place: int


AnySiegeChoice: TypeAlias = Union[BolsterWith, UseOre, PickSiegeCard]
