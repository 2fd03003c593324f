"""Elemental tokens and the Summons that an Enemy places."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .texts import Plain, reach_text, words


class Place(Effect, frozen=True):
    """Elemental tokens onto spaces in range (DRE-455, DRE-456)."""

    n: int = 1
    range: int = 1

    def text(self, say: Say) -> str:
        return words(say("effect-place", n=self.n), reach_text(say, self.range, line=False))


class GainToken(Plain, frozen=True):
    """Elemental tokens onto one's own sheet (DRE-454)."""

    n: int = 1


class DiscardToken(Effect, frozen=True):
    """Own Elemental tokens leave: from the sheet, or (`arena`) from the Arena in range."""

    n: int = 1
    arena: bool = False
    range: int = 0

    def text(self, say: Say) -> str:
        if not self.arena:
            return say("effect-discard-token", n=self.n)
        return words(say("effect-discard-arena-token", n=self.n), reach_text(say, self.range, line=False))


class SummonUp(Effect, frozen=True):
    """The Enemy places a Summon in range, as near to its target as it can (DRE-726)."""

    summon: str
    range: int = 1

    def text(self, say: Say) -> str:
        return words(say("effect-summon", summon=self.summon), reach_text(say, self.range, line=False))


AnyTokenEffect: TypeAlias = Union[Place, GainToken, DiscardToken, SummonUp]
