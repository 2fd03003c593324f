"""Power, cards, decks and slots."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..model.vocabulary import Around, Per
from .texts import Plain, per_text, words


class GainPower(Effect, frozen=True):
    """Power for one's own sheet, at most 10 (DRE-045)."""

    n: int
    per: Per | None = None
    within: int = 0

    def text(self, say: Say) -> str:
        times = per_text(say, self.per, self.within, Around.SELF) if self.per is not None else ""
        return words(say("effect-gain-power", n=self.n), times)


class DiscardPower(Effect, frozen=True):
    """Lose Power; with less than that, all of it (DRE-409). `whom` is the opponent instead."""

    n: int
    opponent: bool = False

    def text(self, say: Say) -> str:
        return say("effect-discard-power", n=self.n, whom="opponent" if self.opponent else "self")


class Draw(Plain, frozen=True):
    """Slide, then put the top card of the deck into the rightmost empty slot (DRE-413)."""

    n: int = 1


class DiscardCard(Plain, frozen=True):
    """Discard cards from one's own slots (DRE-793, DRE-794)."""

    n: int = 1


class DiscardTop(Plain, frozen=True):
    """Discard from the top of one's own deck, topmost first (DRE-795)."""

    n: int = 1


class Search(Plain, frozen=True):
    """Look at the top cards of the deck: one back on top, the others under it (DRE-813)."""

    n: int


class Slide(Plain, frozen=True):
    """Slide the cards in the slots right."""


class Reshuffle(Plain, frozen=True):
    """Upgrades and discard pile become part of the deck again (DRE-416)."""


class Shuffle(Plain, frozen=True):
    """Mix the deck only (DRE-419): what a Search has put in order is forgotten."""


class Interrupt(Plain, frozen=True):
    """The opponent's track loses cards, highest slot first (DRE-817)."""

    n: int = 1


class Trigger(Plain, frozen=True):
    """Resolve another card, once per turn (DRE-379, DRE-821)."""


class ResolveTop(Plain, frozen=True):
    """Resolve the top card of the deck from outside the slots: its slot value is 0 (DRE-405, DRE-815)."""


class RemoveThis(Plain, frozen=True):
    """This card leaves the deck (DRE-810, DRE-811)."""


AnyCardEffect: TypeAlias = Union[
    GainPower, DiscardPower, Draw, DiscardCard, DiscardTop, Search, Slide, Reshuffle, Shuffle, Interrupt, Trigger,
    ResolveTop, RemoveThis,
]  # fmt: skip
