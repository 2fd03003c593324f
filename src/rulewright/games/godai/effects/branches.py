"""Verbs that hold others: what follows a test, a roll, a condition, a price or a choice."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..model.vocabulary import Element, Place, Resource, Stat, Terrain, Who
from .decks import AnyDeckEffect
from .gains import AnyGain
from .heroes import AnyHeroEffect
from .land import AnyLandEffect
from .modifiers import Modify
from .siege import AnySiegeEffect


class Fact(StrEnum):
    """What an `if` asks."""

    STAGE_SIEGE = "stage-siege"
    WAVE_AT_LEAST = "wave-at-least"
    CALENDAR_AT_LEAST = "calendar-at-least"
    IMBALANCE_AT_LEAST = "imbalance-at-least"
    """Of any Element."""
    CAMPED = "camped"
    CAUTIOUS = "cautious"
    """Camped or Moved Cautiously this turn."""
    RECKLESS = "reckless"
    STANDING_ON = "standing-on"
    """The place of `place`, or the terrain of `terrain`."""
    PLACE_IN_RANGE = "place-in-range"
    HAS_SOAR = "has-soar"
    """The group can move onto SkyTiles."""
    AUGMENTED = "augmented"
    """Any hero with the Element of `element`, or with any."""
    HOLDS = "holds"
    """At least `n` of `what` in the Stockpile."""
    YIELD_HOLDS = "yield-holds"
    COMMISSION_DONE = "commission-done"
    """A Commission was completed this Stage."""
    ENCOUNTER_WON = "encounter-won"
    """An Encounter was vanquished this Stage."""
    TOWER_STANDS = "tower-stands"


class HarvestFor(Effect, frozen=True):
    """Harvest X: what follows is gained if a modified Core die shows X or less (GOD-445)."""

    need: int
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-harvest-for", need=self.need, then=say.clause(phrase(self.effects, say)))


class Test(Effect, frozen=True):
    """Heroes test a stat; those who succeed or fail suffer what follows, or the group as a whole."""

    stat: Stat
    who: Who = Who.EACH
    mod: int = 0
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()
    together: bool = False
    """Half of the heroes, rounded up, must succeed; then what follows happens once."""

    def text(self, say: Say) -> str:
        head = say(
            "effect-test",
            stat=str(self.stat),
            who=str(self.who),
            mod=self.mod,
            together="yes" if self.together else "no",
        )
        parts = [head]
        if self.success:
            parts.append(say("on-success", what=say.clause(phrase(self.success, say))))
        if self.failure:
            parts.append(say("on-failure", what=say.clause(phrase(self.failure, say))))
        return say.sentences(parts)


class If(Effect, frozen=True):
    fact: Fact
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()
    n: int = 0
    what: Resource | None = None
    place: Place | None = None
    terrain: Terrain | None = None
    element: Element | None = None

    def text(self, say: Say) -> str:
        asked = say(
            f"fact-{self.fact}",
            n=self.n, what=str(self.what or "none"), place=str(self.place or "none"),
            terrain=str(self.terrain or "none"), element=str(self.element or "none"),
        )  # fmt: skip
        sentence = say("effect-if", fact=asked, then=say.clause(phrase(self.then, say)))
        if not self.otherwise:
            return sentence
        return say.sentences([sentence, say("effect-otherwise", then=say.clause(phrase(self.otherwise, say)))])


class ChooseOne(Effect, frozen=True):
    """The group chooses one of several lines."""

    options: tuple[tuple[AnyEffect, ...], ...]

    def text(self, say: Say) -> str:
        return say("effect-choose-one", options=say.either([say.clause(phrase(one, say)) for one in self.options]))


class May(Effect, frozen=True):
    """The group may pay something for something."""

    cost: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        if not self.cost:
            return say("effect-may-free", then=say.clause(phrase(self.then, say)))
        return say("effect-may", cost=say.clause(phrase(self.cost, say)), then=say.clause(phrase(self.then, say)))


AnyEffect: TypeAlias = Union[
    AnyGain, AnyHeroEffect, AnyLandEffect, AnySiegeEffect, AnyDeckEffect, Test, Modify, If, ChooseOne, May,
    HarvestFor,
]  # fmt: skip


def phrase(effects: Sequence[AnyEffect], say: Say) -> str:
    """Effects in reading order."""
    return say.sentences([effect.text(say) for effect in effects])
