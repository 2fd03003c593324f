"""Verbs that hold others: for a price, in a slot, under a condition, or for every Summon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..conditions import Fact
from ..model.vocabulary import Element
from .cards import AnyCardEffect
from .damage import AnyDamageEffect
from .movement import AnyMovement
from .tokens import AnyTokenEffect


class SummonsAct(Effect, frozen=True):
    """Every Summon does this, one after the other in the player's order (DRE-725, DRE-727)."""

    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-summons-act", what=clause(self.effects, say))


class May(Effect, frozen=True):
    """Optional, for Power, for own tokens of the sheet or for nothing (DRE-410, DRE-816)."""

    effects: tuple[AnyEffect, ...]
    power: int = 0
    tokens: int = 0

    def text(self, say: Say) -> str:
        what = clause(self.effects, getattr(say, "plain", say))
        return say("effect-may", power=self.power, tokens=self.tokens, what=what)


class InSlot(Effect, frozen=True):
    """Only if the card lies in this slot (DRE-382)."""

    slot: int
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-in-slot", n=self.slot, what=clause(self.effects, say))


class Advantage(Effect, frozen=True):
    """Only against this Element, main or subtype (DRE-450)."""

    element: Element
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-advantage", element=str(self.element), what=clause(self.effects, say))


class OneOf(Effect, frozen=True):
    """Choose one; for an Enemy the player chooses (DRE-354)."""

    options: tuple[tuple[AnyEffect, ...], ...]

    def text(self, say: Say) -> str:
        options = [clause(option, say) for option in self.options]
        text = options[0]
        for option in options[1:]:
            text = say("option-or", first=text, second=option)
        return say("effect-one-of", what=text)


class When(Effect, frozen=True):
    """Only while something holds (a Fact of conditions.py)."""

    holds: Fact
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-when", condition=self.holds.text(say, of_both=True), what=clause(self.effects, say))


AnyEffect: TypeAlias = Union[
    AnyDamageEffect, AnyMovement, AnyCardEffect, AnyTokenEffect, SummonsAct, May, InSlot, Advantage, OneOf, When,
]  # fmt: skip
"""Everything that can be done once."""

CONDITIONAL = (InSlot, Advantage, When)
"""Effects that hold others back until something is so."""

Effects: TypeAlias = tuple[AnyEffect, ...]
"""From top to bottom."""


def phrase(effects: Sequence[AnyEffect], say: Say) -> str:
    """Effects in reading order: "Move. Slot 3: Attack"."""
    return say.sentences([effect.text(say) for effect in effects])


def clause(effects: Sequence[AnyEffect], say: Say) -> str:
    """Effects as part of another sentence: "move, then attack".

    Around a condition there is no "then": what follows would seem to hang on it.
    """
    text = ""
    for at, effect in enumerate(effects):
        said = say.clause(effect.text(say))
        if at and (isinstance(effect, CONDITIONAL) or isinstance(effects[at - 1], CONDITIONAL)):
            text = say("clause-apart", first=text, second=said)
        else:
            text = say.then([text, said]) if at else said
    return text
