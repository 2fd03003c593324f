"""What lasts: Passives, Upgrades, Enemy Passives and the rules of Arena cards. Data that writes its own text."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import AnyEffect, clause, per_text, stats_text, words
from .model.vocabulary import Around, Mark, Moment, Per, Stat


class Raise(Effect, frozen=True):
    """Better (or worse) statistics of the bearer, for each of something if it says so."""

    stats: dict[Stat, int]
    per: Per | None = None
    within: int = 0
    on: tuple[Mark, ...] = ()
    """Only while the bearer stands on a space with one of these marks."""

    def text(self, say: Say) -> str:
        times = per_text(say, self.per, self.within, Around.SELF) if self.per is not None else ""
        where = say("while-on-marks", marks=say.either([say(f"mark-{mark}") for mark in self.on])) if self.on else ""
        return words(stats_text(say, self.stats), times, where)


class Reach(Effect, frozen=True):
    """The bearer's Attacks reach farther (DRE-385)."""

    range: int = 1

    def text(self, say: Say) -> str:
        return say("frame-reach", n=self.range)


class Sharpen(Effect, frozen=True):
    """The bearer's Attacks have Pierce."""

    pierce: int

    def text(self, say: Say) -> str:
        return say("frame-sharpen", n=self.pierce)


class Empower(Effect, frozen=True):
    """The bearer's Deal effects deal more."""

    plus: int

    def text(self, say: Say) -> str:
        return say("frame-empower", n=self.plus)


class SlotPower(Effect, frozen=True):
    """A slot gives more Power."""

    slot: int
    plus: int = 1

    def text(self, say: Say) -> str:
        return say("frame-slot-power", slot=self.slot, n=self.plus)


class Whenever(Effect, frozen=True):
    """Something happens at a moment."""

    on: Moment
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say(f"frame-{self.on}", what=clause(self.effects, say))


class Offer(Effect, frozen=True):
    """A Bonus Action for as long as this lasts (DRE-398)."""

    power: int
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("frame-offer", power=self.power, what=clause(self.effects, say))


Frame: TypeAlias = Union[Raise, Reach, Sharpen, Empower, SlotPower, Whenever, Offer]
"""Everything that lasts."""
