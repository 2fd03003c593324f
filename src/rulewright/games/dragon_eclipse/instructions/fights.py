"""Tests and Combats."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.text import Say

from .plain import Instruction


class Test(Instruction, frozen=True):
    """DRE-240, DRE-775."""

    use: str

    def text(self, say: Say) -> str:
        return say("do-test")


class Combat(Instruction, frozen=True):
    """DRE-285, DRE-324, DRE-344, DRE-715."""

    use: str
    corruption: int = 0

    def text(self, say: Say) -> str:
        return say("do-combat", corruption=self.corruption)


class RandomCombat(Instruction, frozen=True):
    """DRE-707 to DRE-709, AMB-DRE-31."""

    add: str = ""
    corruption: int = 0

    def text(self, say: Say) -> str:
        return say("do-random-combat", mystling=self.add or "none", corruption=self.corruption)


class FightOn(Instruction, frozen=True):
    """DRE-477, AMB-DRE-35: after LOSE the other mystling goes on against the same Enemy."""


AnyFight: TypeAlias = Union[Test, Combat, RandomCombat, FightOn]
