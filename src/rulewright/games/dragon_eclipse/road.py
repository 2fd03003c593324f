"""The verbs outside Combat: what Items, Equipment, Mystery cards and Artifacts do on the road, and in Tests.

Like the verbs of Combat (effects/) they are data that writes its own text; `heal`, `gain-power` and `suffer` are the
same verbs, carried out on the tray instead of a sheet (rules/road.py). The sentences are in locale/<language>/road.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import AnyEffect, GainPower, Heal, Plain, Suffer, clause, stats_text
from .model.vocabulary import Aid, Kept, Origin, Stat


def road_phrase(effects: Sequence[AnyRoad], say: Say) -> str:
    """Effects of the road inside a sentence: "heal 2, then remove a Fatigue from the deck"."""
    text = ""
    for at, effect in enumerate(effects):
        said = say.clause(effect.text(say))
        text = say.then([text, said]) if at else said
    return text


# -- the deck ------------------------------------------------------------------------------------------


class OfferCards(Effect, frozen=True):
    """Look at the top cards of decks beside the map and add up to `take` of them to the own deck (DRE-601)."""

    n: int
    origin: Origin
    take: int = 1

    def text(self, say: Say) -> str:
        return say("effect-offer-cards", n=self.n, origin=str(self.origin), take=self.take)


class Cut(Effect, frozen=True):
    """Remove up to this many cards from the own deck for the rest of the Run (AMB-DRE-57)."""

    n: int = 1
    starting: bool = False
    """Starting cards only."""

    def text(self, say: Say) -> str:
        return say("effect-cut", n=self.n, kind="starting" if self.starting else "any")


class Tire(Plain, frozen=True):
    """Gain Fatigue (DRE-190)."""

    n: int = 1


class Rest(Plain, frozen=True):
    """Fatigue leaves the deck."""

    n: int = 1


class HealEach(Plain, frozen=True):
    """Every Mystling on the way discards this much damage."""

    n: int


class Prime(Plain, frozen=True):
    """A chosen card of the deck lies in slot 4 when the next Combat begins."""


# -- belongings ----------------------------------------------------------------------------------------


class Find(Effect, frozen=True):
    """Gain Items or Equipment: of the top cards of their deck some are kept (DRE-227, DRE-234)."""

    what: Kept
    look: int = 1
    keep: int = 1

    def text(self, say: Say) -> str:
        return say("effect-find", what=str(self.what), look=self.look, keep=self.keep)


class TakeItem(Plain, frozen=True):
    """Take an Item from the discard pile."""


class WithSymbol(Effect, frozen=True):
    """Only while an Equipment card with this symbol is held (DRE-224); otherwise something else, if anything."""

    symbol: Aid
    effects: tuple[AnyRoad, ...]
    otherwise: tuple[AnyRoad, ...] = ()

    def text(self, say: Say) -> str:
        what = road_phrase(self.effects, say)
        if not self.otherwise:
            return say("effect-with-symbol", symbol=str(self.symbol), what=what)
        return say(
            "effect-with-symbol-else", symbol=str(self.symbol), what=what, other=road_phrase(self.otherwise, say)
        )


# -- chance and what lies ahead ------------------------------------------------------------------------


class Omen(Effect, frozen=True):
    """A random Enemy Attack card decides (DRE-676). With `spared` held, a Spiral counts as an Eye."""

    fang: tuple[AnyRoad, ...] = ()
    eye: tuple[AnyRoad, ...] = ()
    spiral: tuple[AnyRoad, ...] = ()
    spared: Aid | None = None

    def text(self, say: Say) -> str:
        parts = [
            say("omen-result", symbol=name, what=road_phrase(effects, say) if effects else say("omen-nothing"))
            for name, effects in (("fang", self.fang), ("eye", self.eye), ("spiral", self.spiral))
        ]
        text = say("effect-omen", first=parts[0], second=parts[1], third=parts[2])
        return say("omen-spared", text=text, symbol=str(self.spared)) if self.spared is not None else text


class Ahead(Effect, frozen=True):
    """In the next Combat: effects when it begins, and other statistics for all of it."""

    effects: tuple[AnyEffect, ...] = ()
    stats: dict[Stat, int] = {}

    def text(self, say: Say) -> str:
        parts = [clause(self.effects, say)] if self.effects else []
        if self.stats:
            parts.append(stats_text(say, self.stats))
        return say("effect-ahead", what=say.then(parts) if len(parts) > 1 else parts[0])


class Taint(Plain, frozen=True):
    """The next Enemy gets random Corruption cards (DRE-715)."""

    n: int = 1


class Scout(Plain, frozen=True):
    """Look at the top cards of a Tier deck that lies ahead and put them back in any order."""

    n: int = 2


class Leap(Plain, frozen=True):
    """Skip the next space; never over a Camp or a Boss."""


class Echo(Plain, frozen=True):
    """Resolve the bottom section of a lettered Mystery card of this map."""


# -- Artifacts, trophies, the Mystling -----------------------------------------------------------------


class Ready(Plain, frozen=True):
    """Exhausted Artifacts become ready."""

    n: int = 1


class HandIn(Effect, frozen=True):
    """Give a trophy of at least this Tier back to its deck; it no longer scores (AMB-DRE-94)."""

    tier: int
    effects: tuple[AnyRoad, ...]

    def text(self, say: Say) -> str:
        return say("effect-hand-in", tier=str(self.tier), what=road_phrase(self.effects, say))


class Grow(Effect, frozen=True):
    """Better statistics for the rest of the Run."""

    stats: dict[Stat, int]

    def text(self, say: Say) -> str:
        return say("effect-grow", what=stats_text(say, self.stats))


# -- the campaign alone --------------------------------------------------------------------------------


class GainSilver(Plain, frozen=True):
    """DRE-206."""

    n: int


class LookAtEvent(Plain, frozen=True):
    """Look at the face-down event of the Exploration."""


class IgnoreTime(Plain, frozen=True):
    """The next Time step does not happen."""


class RewindTime(Plain, frozen=True):
    """The Time token goes back one space."""


# -- structure -----------------------------------------------------------------------------------------


class Either(Effect, frozen=True):
    """Choose one; an option without effects is to do nothing."""

    options: tuple[tuple[AnyRoad, ...], ...]

    def text(self, say: Say) -> str:
        options = [road_phrase(option, say) if option else say("road-nothing") for option in self.options]
        text = options[0]
        for option in options[1:]:
            text = say("option-or", first=text, second=option)
        return say("effect-either", what=text)


class Might(Effect, frozen=True):
    """Optional; the price in damage or Fatigue must be paid in full (AMB-DRE-117)."""

    effects: tuple[AnyRoad, ...]
    damage: int = 0
    fatigue: int = 0

    def text(self, say: Say) -> str:
        return say("effect-might", damage=self.damage, fatigue=self.fatigue, what=road_phrase(self.effects, say))


AnyRoad: TypeAlias = Union[
    Heal, GainPower, Suffer, OfferCards, Cut, Tire, Rest, HealEach, Prime, Find, TakeItem, WithSymbol, Omen, Ahead,
    Taint, Scout, Leap, Echo, Ready, HandIn, Grow, GainSilver, LookAtEvent, IgnoreTime, RewindTime, Either, Might,
]  # fmt: skip
"""Everything that happens outside Combat."""


# -- Tests ---------------------------------------------------------------------------------------------


class DropRevealed(Plain, frozen=True):
    """Discard the card that was just revealed; it counts no more (DRE-251)."""


class Shift(Plain, frozen=True):
    """Change the total (DRE-250): add up to `plus`, subtract up to `minus`."""

    plus: int = 0
    minus: int = 0


class PeekItem(Plain, frozen=True):
    """Look at the top card of the Item deck."""


class SwapRevealed(Plain, frozen=True):
    """A revealed card goes under the deck, and another is revealed."""


class RevealAnew(Plain, frozen=True):
    """Discard the last card and reveal another instead."""


class PutBack(Plain, frozen=True):
    """The last revealed card goes back on top of the deck."""


class SpareMisfortune(Plain, frozen=True):
    """This many Misfortune symbols do not count."""

    n: int = 1


AnyTest: TypeAlias = Union[DropRevealed, Shift, PeekItem, SwapRevealed, RevealAnew, PutBack, SpareMisfortune]
"""What Items and Equipment do in Tests (DRE-216, DRE-250)."""
