"""Mystlings that join, are tamed or fulfil a quest."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.text import Say

from ..requirements import status_text
from .plain import Instruction


class Join(Instruction, frozen=True):
    """DRE-474, GAP-DRE-40: a mystling joins without a Combat."""

    mystling: str


class Tier(Instruction, frozen=True):
    """DRE-482, DRE-483: the Tier cards of these mystlings join the Random Combats, unless they are in the Party."""

    add: tuple[str, ...]

    def text(self, say: Say) -> str:
        return say("do-tier", what=say.all([say("named-mystling", mystling=one) for one in self.add]))


class Quest(Instruction, frozen=True):
    """DRE-112, DRE-115 to DRE-117: the story quest of a mystling is fulfilled."""

    mystling: str


class Starter(Instruction, frozen=True):
    """DRE-065, AMB-DRE-12: one of the two starting mystlings; two players take both."""


class SwapStarter(Instruction, frozen=True):
    """DRE-066, AMB-DRE-13: the other of the two instead, once; alone only."""


class Tame(Instruction, frozen=True, omit_defaults=True):
    """DRE-095 to DRE-097, DRE-713, AMB-DRE-30: taming by Essence, up to this Tier."""

    tiers: int = 5
    status: str = ""
    """Whoever tames somebody here gains it; whoever thinks better of it does not."""

    def text(self, say: Say) -> str:
        told = say("do-tame", tiers=self.tiers)
        return say.then([told, say("do-tame-status", what=status_text(say, self.status))]) if self.status else told


AnyMystlingInstruction: TypeAlias = Union[Join, Tier, Quest, Starter, SwapStarter, Tame]
