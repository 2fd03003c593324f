"""What Items do outside combat, as data that writes its own text; what they do in combat is told by their abilities.

Texts are made as in effects/; the ids are `item-does-<verb>` in locale/<language>/items.ftl.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import sentence_value
from .model.vocabulary import Element, Terrain


class ItemEffect(Effect, frozen=True):
    """A verb whose sentence takes its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: sentence_value(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"item-does-{self.__struct_config__.tag}", **fields)


# -- while it is carried, or belongs to the group --------------------------------------------------------


class GivesSoar(ItemEffect, frozen=True):
    """Its bearer has Soar (GOD-395)."""


class RangeTogether(ItemEffect, frozen=True):
    """Group Range rises when every hero has Soar by this Item (GOD-1035)."""

    n: int = 1


class SpeedTogether(ItemEffect, frozen=True):
    """The normal speed rises when every hero has Soar by this Item (GOD-1036)."""

    n: int = 1


class Crosses(ItemEffect, frozen=True):
    """The group may enter this terrain (GOD-392, AMB-GOD-47)."""

    terrain: Terrain


class RaisesAcquire(ItemEffect, frozen=True):
    n: int = 1


class EasesHarvest(ItemEffect, frozen=True):
    """Harvest rolls are this much lower (GOD-1028)."""

    n: int = 2


class RaisesRange(ItemEffect, frozen=True):
    n: int = 1


class HealsInMovement(ItemEffect, frozen=True):
    """In each Movement phase the bearer Heals, more for each Tier of an Element (GOD-1019)."""

    n: int = 1
    more: int = 2
    element: Element = Element.WATER


class HalvesDrain(ItemEffect, frozen=True):
    """Energy Drain of Siege damage and Hazardous Terrain is halved for the bearer (GOD-1020)."""


class HoldsCharges(ItemEffect, frozen=True):
    """A charge Negates this much damage; one charge and one for each Tier of an Element, filled again in a Temple."""

    n: int = 10
    element: Element = Element.EARTH


class BolstersMore(ItemEffect, frozen=True):
    """A hero who Bolsters tests this many more Skills for the same Energy (GOD-1039)."""

    n: int = 1


class EchoesElement(ItemEffect, frozen=True):
    """Once per Harvest Stage the group also gains the Element that opposes the one it gains (GOD-1037)."""


class RerollsElement(ItemEffect, frozen=True):
    """Once per Game Turn an Element die is rolled again for Energy, 1 less for each Tier of its Element (GOD-1038)."""

    energy: int = 3


class TurnsElement(ItemEffect, frozen=True):
    """After a success on any Skill an Element die shows a basic Element of choice (GOD-1033)."""


class ShiftsDie(ItemEffect, frozen=True):
    """Once per Game Turn a rolled Hex or Core die is shifted for Energy (GOD-1016)."""

    energy: int = 2


# -- what somebody uses it for ---------------------------------------------------------------------------


class HealsAll(ItemEffect, frozen=True):
    """In the Movement phase: all Vitals."""


class HealsWounds(ItemEffect, frozen=True):
    """This much Health, even after Corrosive damage."""

    n: int = 3


class HealsEnergy(ItemEffect, frozen=True):
    """This much Energy; with Earth one Condition is Negated, with Water Health is Raised (AMB-GOD-191)."""

    n: int = 2
    raised: int = 3


class NegatesCondition(ItemEffect, frozen=True):
    n: int = 1


class EasesSkill(ItemEffect, frozen=True):
    """The next Skill roll is this much lower."""

    n: int = 3


class EasesTest(ItemEffect, frozen=True):
    """Once per Game Turn the next Stat Test is this much lower."""

    n: int = 3


class NegatesHazard(ItemEffect, frozen=True):
    """Hazardous Terrain has no effect on the group this Game Turn (GOD-1012)."""


class OpensDoor(ItemEffect, frozen=True):
    """The group Teleports; with a Wellspring Portal in Range Energy may be paid instead of the Item (GOD-1013)."""

    energy: int = 1


class GroundsMountain(ItemEffect, frozen=True):
    """Adds or removes a Riser, or shifts a Floating Mountain, farther for each Tier of an Element (GOD-1017)."""

    n: int = 1
    element: Element = Element.AIR


class SetsAmplifier(ItemEffect, frozen=True):
    """A Magnetic token for a terrain hex (GOD-1021)."""


class ChainsMountain(ItemEffect, frozen=True):
    """A Floating Mountain keeps its Riser and its side (GOD-1024)."""


class SecuresAfar(ItemEffect, frozen=True):
    """A revealed Discovery or Treasure is Secured wherever the group is (GOD-1026)."""


class ArrangesHarvest(ItemEffect, frozen=True):
    """Of this many discarded Harvest cards all but a few go on top of the deck (GOD-1034)."""

    n: int = 5
    most: int = 2


# -- what works when it is bought ------------------------------------------------------------------------


class Feeds(ItemEffect, frozen=True):
    n: int = 5


class RecallsAssigned(ItemEffect, frozen=True):
    """Recruits and Specialists of this many Defenders are moved (GOD-1015)."""

    n: int = 2


class ImprovesFreely(ItemEffect, frozen=True):
    """In a Siege, Defenders are Improved as in a Harvest Stage (GOD-1025)."""


class ForetellsPortal(ItemEffect, frozen=True):
    """The Siege Portal of a Slot's Banner is rolled now (GOD-1027)."""


class ClosesPortal(ItemEffect, frozen=True):
    """A Siege Portal of choice is closed (GOD-1030)."""


class ClearsSite(ItemEffect, frozen=True):
    """The Hex Token of an Antiquity Site or Settlement is removed (GOD-1031)."""


class RevealsCommissions(ItemEffect, frozen=True):
    """This many cards of each Commission deck are turned face up (GOD-1032)."""

    n: int = 1


class SwapsCommission(ItemEffect, frozen=True):
    """A face-up Commission is discarded and the next one turned up (GOD-611)."""


class FusesGear(ItemEffect, frozen=True):
    """Gear Upgrades are Fused; each group of this many gives a Power Up of the discard pile (GOD-1040, GOD-1041)."""

    n: int = 2


SOMETIMES = (Feeds, RecallsAssigned, ImprovesFreely, ForetellsPortal, ClosesPortal, SwapsCommission)
"""What does something only now and then (GOD-1008)."""
BESIDE = (HealsAll, HealsWounds, HealsEnergy, NegatesCondition, EasesSkill, EasesTest, NegatesHazard)
"""What Items may be used for beside any question of the group."""
AMONG_EVENTS = (OpensDoor, GroundsMountain, SetsAmplifier, ChainsMountain, SecuresAfar, ArrangesHarvest)
"""What Items may be used for among the Events."""
AnyItemEffect: TypeAlias = Union[
    GivesSoar, RangeTogether, SpeedTogether, Crosses, RaisesAcquire, EasesHarvest, RaisesRange, HealsInMovement,
    HalvesDrain, HoldsCharges, BolstersMore, EchoesElement, RerollsElement, TurnsElement, ShiftsDie, HealsAll,
    HealsWounds, HealsEnergy, NegatesCondition, EasesSkill, EasesTest, NegatesHazard, OpensDoor, GroundsMountain,
    SetsAmplifier, ChainsMountain, SecuresAfar, ArrangesHarvest, Feeds, RecallsAssigned, ImprovesFreely,
    ForetellsPortal, ClosesPortal, ClearsSite, RevealsCommissions, SwapsCommission, FusesGear,
]  # fmt: skip
