"""Damage, Conditions, healing and statistics."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..model.vocabulary import Around, Condition, Mark, Per, Stat, Whom
from .texts import Plain, per_text, reach_text, stats_text, tags_text, tokens_text, words


class Attack(Effect, frozen=True):
    """Strength against Defense, within range 1 unless it says otherwise (DRE-375, DRE-783)."""

    plus: int = 0
    range: int = 1
    pierce: int = 0
    drain: bool = False
    line: bool = False
    whom: Whom = Whom.ONE
    on: tuple[Mark, ...] = ()
    """Only opponents on spaces with one of these marks."""
    inflict: dict[Condition, int] = {}
    per: Per | None = None
    """The plus counts for each of these."""
    within: int = 0
    around: Around = Around.SELF

    def text(self, say: Say) -> str:
        plus = say("plus", n=self.plus) if self.plus else ""
        if self.plus and self.per is not None:
            plus = words(plus, per_text(say, self.per, self.within, self.around))
        return words(
            say("effect-attack", whom=str(self.whom)),
            plus,
            "" if self.range == 1 and not self.line else reach_text(say, self.range, self.line),
            say("on-marks", marks=say.either([say(f"mark-{mark}") for mark in self.on])) if self.on else "",
            say("and-inflict", what=tokens_text(say, self.inflict)) if self.inflict else "",
            tags_text(say, self.pierce, self.drain),
        )


class Deal(Effect, frozen=True):
    """`n` damage, reduced by Willpower (DRE-376); "for each" adds up before that (DRE-378)."""

    n: int
    range: int = 1
    pierce: int = 0
    drain: bool = False
    line: bool = False
    whom: Whom = Whom.ONE
    on: tuple[Mark, ...] = ()
    inflict: dict[Condition, int] = {}
    per: Per | None = None
    within: int = 0
    around: Around = Around.SELF

    def text(self, say: Say) -> str:
        return words(
            say("effect-deal", n=self.n, whom=str(self.whom)),
            say("and-inflict", what=tokens_text(say, self.inflict)) if self.inflict else "",
            reach_text(say, self.range, self.line),
            say("on-marks", marks=say.either([say(f"mark-{mark}") for mark in self.on])) if self.on else "",
            per_text(say, self.per, self.within, self.around) if self.per is not None else "",
            tags_text(say, self.pierce, self.drain),
        )


class Inflict(Effect, frozen=True):
    """Condition tokens for the opponent (DRE-729); no damage, so no Taunt (DRE-848)."""

    conditions: dict[Condition, int]
    range: int = 0
    line: bool = False
    whom: Whom = Whom.ONE

    def text(self, say: Say) -> str:
        what = tokens_text(say, self.conditions)
        return say("effect-inflict", what=what, whom=str(self.whom), where=reach_text(say, self.range, self.line))


class Suffer(Plain, frozen=True):
    """Gain damage oneself: like damage dealt, so Willpower reduces it (DRE-801)."""

    n: int


class SufferBurn(Plain, frozen=True):
    """Gain the damage of one's own Burn, as at the end of a turn (DRE-733)."""


class GainCondition(Effect, frozen=True):
    """Condition tokens for oneself."""

    conditions: dict[Condition, int]

    def text(self, say: Say) -> str:
        return say("effect-gain-condition", what=tokens_text(say, self.conditions))


class Heal(Effect, frozen=True):
    """Discard damage from one's own sheet (DRE-802)."""

    n: int
    per: Per | None = None
    within: int = 0

    def text(self, say: Say) -> str:
        times = per_text(say, self.per, self.within, Around.SELF) if self.per is not None else ""
        return words(say("effect-heal", n=self.n), times)


class Cleanse(Effect, frozen=True):
    """Discard `n` Condition tokens from one's own sheet, of any types or of one (DRE-788, DRE-789)."""

    n: int = 1
    condition: Condition | None = None

    def text(self, say: Say) -> str:
        if self.condition is None:
            return say("effect-cleanse", n=self.n)
        several = self.n > 1
        what = say(f"amount-{self.condition}", n=self.n) if several else say(f"condition-{self.condition}")
        return say("effect-cleanse-type", what=what)


class Boost(Effect, frozen=True):
    """Better (or worse) statistics until the bearer's next turn begins."""

    stats: dict[Stat, int]

    def text(self, say: Say) -> str:
        return say("effect-boost", what=stats_text(say, self.stats))


AnyDamageEffect: TypeAlias = Union[Attack, Deal, Inflict, Suffer, SufferBurn, GainCondition, Heal, Cleanse, Boost]
