"""What lasts: Equip cards on Defenders, Treasures and Items that are carried, Discoveries, Lair Effects.

The rules ask them when they need them; they are never performed. Texts are made as in effects/; the ids are
`passive-<frame>`.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import AnyEffect, phrase, sentence_value
from .model.vocabulary import Condition, DefenderStat, Element, Stat


class Frame(Effect, frozen=True):
    """A frame whose sentence takes its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: sentence_value(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"passive-{self.__struct_config__.tag}", **fields)


# -- on a Defender -------------------------------------------------------------------------------------


class DefenderHas(Frame, frozen=True):
    """More of a stat."""

    stat: DefenderStat
    n: int = 1


class DefenderMends(Frame, frozen=True):
    """Resilience at the start of each Siege turn in which it was not hit."""

    n: int = 1


class DefenderRallies(Frame, frozen=True):
    """Resilience at the start of each Siege."""

    n: int = 4


class DefenderBulwark(Frame, frozen=True):
    n: int = 1


class DefenderElement(Frame, frozen=True):
    """Its Siege damage is of this Element, too."""

    element: Element


class DefenderRerolls(Frame, frozen=True):
    """This many Potential dice are rolled again if they fail."""

    n: int = 1


class DefenderShelters(Frame, frozen=True):
    """Heroes inside Heal in the Villain phase."""

    health: int = 2
    energy: int = 2


class DefenderSnares(Frame, frozen=True):
    """A Banner that stops in its Range moves less in the next turn."""

    n: int = 1


class DefenderMagnetic(Frame, frozen=True):
    """It is Magnetic."""


# -- carried by a hero ---------------------------------------------------------------------------------


class WielderRank(Frame, frozen=True):
    """Wielder Bonus: ranks while it is carried (GOD-826)."""

    stat: Stat
    n: int = 1


class OncePerTurn(Effect, frozen=True):
    """A Treasure Effect that the wielder may use once per Game Turn."""

    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("passive-once-per-turn", what=say.clause(phrase(self.effects, say)))


class RerollDie(Frame, frozen=True):
    """Once per Game Turn one own die of a Stat Test is rolled again, if the wielder wants."""


class HarvestReach(Frame, frozen=True):
    """Once per Game Turn Range is higher for one Harvest."""

    n: int = 2


class StrikeFromRange(Frame, frozen=True):
    """Once per Game Turn 1 Siege damage to a Siege Opponent in Group Range."""

    n: int = 1


class TakeCondition(Frame, frozen=True):
    """Once per combat a Condition of an ally goes over to the wielder."""


class FavoredAlso(Frame, frozen=True):
    """One more Favored Opponent option: the opponent gains a Condition (GOD-661)."""

    condition: Condition


class CheaperGear(Frame, frozen=True):
    n: int = 1


class MatchForMismatch(Frame, frozen=True):
    """Once per Game Turn a Mismatch of a roll to gain an Element counts as a Match."""


class EmboldenDefender(Frame, frozen=True):
    """Once per Game Turn a Defender in Range has more Power this turn."""

    n: int = 1


class ReviveOnce(Frame, frozen=True):
    """Once per game a dead hero is Revived beside the group; then it is discarded."""


# -- of the group: Discoveries, Lair Effects -----------------------------------------------------------


class GroupAcquire(Frame, frozen=True):
    n: int = 1


class GroupRange(Frame, frozen=True):
    n: int = 1


class GroupSpeed(Frame, frozen=True):
    n: int = 1


class ElementEachStage(Frame, frozen=True):
    """One roll to gain an Element at each end of a Harvest Stage."""


class DefendersRally(Frame, frozen=True):
    """All Defenders gain Resilience at each start of a Siege."""

    n: int = 1


class LairWeakens(Frame, frozen=True):
    """Siege Opponents within this many hexes of the lair have less Power."""

    within: int = 1
    n: int = 1


class LairSlows(Frame, frozen=True):
    """Banners that start their move within this many hexes of the lair move less."""

    within: int = 2
    n: int = 1


class LairShelters(Frame, frozen=True):
    """Defenders within this many hexes of the lair have Bulwark."""

    within: int = 2
    n: int = 1


class LairFeeds(Frame, frozen=True):
    """At each end of a Harvest Stage the group gains this."""

    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("passive-lair-feeds", what=say.clause(phrase(self.effects, say)))


class LairGuides(Frame, frozen=True):
    """The group cannot Wander within this many hexes of the lair, and moves 1 hex farther from there."""

    within: int = 3


AnyFrame: TypeAlias = Union[
    DefenderHas, DefenderMends, DefenderRallies, DefenderBulwark, DefenderElement, DefenderRerolls, DefenderShelters,
    DefenderSnares, DefenderMagnetic, WielderRank, OncePerTurn, RerollDie, HarvestReach, StrikeFromRange, TakeCondition,
    FavoredAlso,
    CheaperGear, MatchForMismatch, EmboldenDefender, ReviveOnce, GroupAcquire, GroupRange, GroupSpeed, ElementEachStage,
    DefendersRally, LairWeakens, LairSlows, LairShelters, LairFeeds, LairGuides,
]  # fmt: skip
