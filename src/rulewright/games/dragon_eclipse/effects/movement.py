"""Moving, Blinking, Rushing and Retreating."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..model.vocabulary import Toward
from .texts import words


class Move(Effect, frozen=True):
    """Up to Swiftness spaces, one at a time (DRE-373)."""

    plus: int = 0
    line: bool = False

    def text(self, say: Say) -> str:
        return words(
            say("effect-move"), say("plus", n=self.plus) if self.plus else "", say("in-line") if self.line else ""
        )


class Blink(Effect, frozen=True):
    """Be placed on an empty space in range (DRE-784); an Enemy says whether toward or away (DRE-787)."""

    range: int
    toward: Toward | None = None

    def text(self, say: Say) -> str:
        return say("effect-blink", n=self.range, toward=str(self.toward or "free"))


class Rush(Effect, frozen=True):
    """The Enemy comes as near as it can (DRE-443)."""

    plus: int = 0
    line: bool = False

    def text(self, say: Say) -> str:
        return words(
            say("effect-rush"), say("plus", n=self.plus) if self.plus else "", say("in-line") if self.line else ""
        )


class Retreat(Effect, frozen=True):
    """The Enemy goes as far away as it can (DRE-440)."""

    plus: int = 0

    def text(self, say: Say) -> str:
        return words(say("effect-retreat"), say("plus", n=self.plus) if self.plus else "")


AnyMovement: TypeAlias = Union[Move, Blink, Rush, Retreat]
