"""The verbs of opponents: what an action of an Encounter, a Boss or an Escort does to its targets, as data.

An action has a targeting type; its deeds are done to each of the targets that it finds, or to the opponent itself where
the verb says so. Texts are made as in effects/; the ids are `deed-<verb>`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import sentence_value
from .model.vocabulary import Condition, Element, Keyword, RoleType, Stat, Vital

ALL = -1
"""Piercing without a number covers all of the damage (GOD-860), Reflect without one sends back all of it (GOD-862)."""


class Aim(StrEnum):
    """How a Multi action finds its targets (GOD-751): all group members who share the extreme, or whom it names."""

    LOWEST_HEALTH = "lowest-health"
    HIGHEST_HEALTH = "highest-health"
    LOWEST_ENERGY = "lowest-energy"
    HIGHEST_ENERGY = "highest-energy"
    RICHEST = "richest"
    BEARERS = "bearers"
    """Those who bear `condition`."""
    ROLE_TYPE = "role-type"
    AUGMENTED = "augmented"
    NOT_DEFENDING = "not-defending"
    ATTACKERS = "attackers"
    """Those who declared Attack or a Mastery that deals damage."""


class Size(StrEnum):
    """GOD-867: what Size Matters does with a number and the Food Rating of a target."""

    EQUAL = "equal"
    PLUS = "plus"
    MINUS = "minus"
    TIMES = "times"


class Deed(Effect, frozen=True):
    """A verb whose sentence takes its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: sentence_value(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"deed-{self.__struct_config__.tag}", **fields)


class Strike(Deed, frozen=True):
    """Damage to each target; several Elements make one hit of all of them (GOD-679)."""

    n: int
    vital: Vital = Vital.HEALTH
    drain: bool = False
    elements: tuple[Element, ...] = ()
    piercing: int = 0
    corrosive: bool = False
    critical: bool = False
    nonlethal: bool = False
    per_condition: Condition | None = None
    """1 more for each of these that the target bears."""
    piercing_on: str = ""
    """A Battlefield: all of the damage is Piercing against targets there."""
    size: Size | None = None
    """Size Matters: each target's Food Rating changes the number."""

    def text(self, say: Say) -> str:
        words = [say("deed-strike", n=self.n, vital="drain" if self.drain else str(self.vital))]
        if self.elements:
            words.append(say("strike-elements", elements=say.all([say(f"element-{one}") for one in self.elements])))
        tags = []
        if self.piercing:
            tags.append(say("tag-piercing", n=self.piercing))
        if self.piercing_on:
            tags.append(say("tag-piercing-on", battlefield=say(f"battlefield-{self.piercing_on}")))
        tags += [say(f"tag-{tag}") for tag in ("corrosive", "critical", "nonlethal") if getattr(self, tag)]
        if self.per_condition is not None:
            tags.append(say("tag-per-condition", condition=str(self.per_condition)))
        if self.size is not None:
            tags.append(say("tag-size", sign=str(self.size)))
        if tags:
            words.append(f"({say.all(tags)})")
        return " ".join(words)


class Afflict(Deed, frozen=True):
    """Each target gains a Condition; with a test, only who fails it (GOD-674)."""

    condition: Condition
    n: int = 1
    m: int = 0
    """The second number of Swallowed."""
    test: Stat | None = None
    mod: int = 0
    mod_per: Condition | None = None
    """The test is 1 harder for each of these that the target bears."""


class TestOr(Effect, frozen=True):
    """Each target tests a stat; whoever fails suffers the deeds."""

    stat: Stat
    deeds: tuple[AnyDeed, ...]
    mod: int = 0

    def text(self, say: Say) -> str:
        parts = say.all([say.clause(one.text(say)) for one in self.deeds])
        return say("deed-test-or", stat=str(self.stat), mod=self.mod, deeds=parts)


class Guard(Deed, frozen=True):
    """The opponent itself gains a defence until the end of the round, or of the combat."""

    keyword: Keyword
    n: int = 0
    combat: bool = False
    element: Element | None = None
    """What it is Immune to."""


class Thorns(Deed, frozen=True):
    """Whoever damages the opponent this round gains a Condition, or suffers damage."""

    condition: Condition | None = None
    n: int = 0
    element: Element | None = None


class Mend(Deed, frozen=True):
    """The opponent Heals, or Raises, its Vitals; `per_hero`: for each hero who targets it this round."""

    health: int = 0
    energy: int = 0
    raising: bool = False
    per_hero: bool = False


class MendOthers(Deed, frozen=True):
    """Every other opponent in the combat Heals."""

    health: int


class ForHealed(Deed, frozen=True):
    """Heroes who are Healed this round gain a Condition."""

    condition: Condition
    n: int = 1


class Rob(Deed, frozen=True):
    """Each target loses Gold or Food, as far as it has any."""

    gold: int = 0
    food: int = 0


class ChangeOutlast(Deed, frozen=True):
    """The opponent's Outlast changes."""

    n: int


class SwitchBattlefield(Deed, frozen=True):
    """A hero may switch Battlefields: one of the group's choice, or a random one (Target dice)."""

    random: bool = False


class Enrage(Deed, frozen=True):
    """The opponent's damage rises for the rest of the combat."""

    n: int = 1
    double: bool = False
    """It is doubled instead."""


class SummonOpponent(Deed, frozen=True):
    """An Encounter of this Level joins the combat, if there are not two opponents besides this one."""

    level: int = 1


class ChangeElement(Deed, frozen=True):
    """The opponent takes another Element, found by a die; its damage and its Immunity are of it."""

    in_turn: bool = False
    """Not by a die: the next one in the order of the book, Air again after Void."""


class Confuse(Deed, frozen=True):
    """Target dice of the next round are rerolled with +n for each target of this action."""

    n: int


class CallOff(Deed, frozen=True):
    """One Boost, Block or Sustained effect of each target ends."""


class Assist(Deed, frozen=True):
    """Escorts only: each target, a member of the group, Heals or gains a defence until the end of the round."""

    health: int = 0
    energy: int = 0
    keyword: Keyword | None = None
    n: int = 0


class WhenTarget(Effect, frozen=True):
    """Deeds for a target that the action has brought to so little of a Vital, or that bears a Condition."""

    deeds: tuple[AnyDeed, ...]
    vital: Vital = Vital.ENERGY
    at_most: int = 0
    condition: Condition | None = None

    def text(self, say: Say) -> str:
        parts = say.all([say.clause(one.text(say)) for one in self.deeds])
        if self.condition is not None:
            return say("deed-when-bearing", condition=str(self.condition), deeds=parts)
        return say("deed-when-target", vital=str(self.vital), n=self.at_most, deeds=parts)


class Energetic(Effect, frozen=True):
    """Deeds only while the opponent has at least half of its Energy (GOD-850)."""

    deeds: tuple[AnyDeed, ...]

    def text(self, say: Say) -> str:
        return say("deed-energetic", deeds=say.all([say.clause(one.text(say)) for one in self.deeds]))


class Reinforce(Effect, frozen=True):
    """Deeds only against a group of four or more heroes (GOD-866)."""

    deeds: tuple[AnyDeed, ...]

    def text(self, say: Say) -> str:
        return say("deed-reinforce", deeds=say.all([say.clause(one.text(say)) for one in self.deeds]))


AnyDeed: TypeAlias = Union[
    Strike, Afflict, TestOr, Guard, Thorns, Mend, MendOthers, ForHealed, Rob, ChangeOutlast, SwitchBattlefield, Enrage,
    SummonOpponent, ChangeElement, Confuse, CallOff, Assist, WhenTarget, Energetic, Reinforce,
]  # fmt: skip


# -- what an opponent always has -----------------------------------------------------------------------


class Has(Deed, frozen=True):
    """A Keyword that an opponent always has: Block 4, Soulless, Tenacious, Weakness to an Element."""

    keyword: Keyword
    n: int = 0
    element: Element | None = None
    role_type: RoleType | None = None
    """Whom its Hatred is for."""
    corrosive: bool = False
    """Weakness Corrosive."""


class Regains(Deed, frozen=True):
    """At the start of each Declaration phase."""

    health: int = 0
    energy: int = 0


class ImmuneToConditions(Deed, frozen=True):
    """It cannot bear Conditions."""


class StartsWith(Deed, frozen=True):
    """Every hero begins the combat with a Condition."""

    condition: Condition


class OnBattlefield(Deed, frozen=True):
    """A Battlefield of a Boss: what targets on it suffer less, and what the Boss has against them."""

    id: str
    less_damage: int = 0
    reflect: int = 0
    piercing: bool = False
    """Its Strikes are Piercing against targets here."""
    first: bool = False
    """Where everybody begins."""


class WhenAfflicted(Deed, frozen=True):
    """Whenever a target gains this Condition, the opponent Raises its Vitals."""

    condition: Condition
    health: int = 0
    energy: int = 0


class AtHalf(Effect, frozen=True):
    """Once, when its Health first falls to half or less."""

    deeds: tuple[AnyDeed, ...]

    def text(self, say: Say) -> str:
        return say("deed-at-half", deeds=say.all([say.clause(one.text(say)) for one in self.deeds]))


class EveryRound(Effect, frozen=True):
    """At the end of every n-th round, to every hero."""

    n: int
    deeds: tuple[AnyDeed, ...]

    def text(self, say: Say) -> str:
        return say("deed-every-round", n=self.n, deeds=say.all([say.clause(one.text(say)) for one in self.deeds]))


class AtZeroOutlast(Effect, frozen=True):
    """When its Outlast reaches 0: a clock that is no victory (GOD-1095), so tests against it raise it (GOD-780)."""

    deeds: tuple[AnyDeed, ...]

    def text(self, say: Say) -> str:
        return say("deed-at-zero-outlast", deeds=say.all([say.clause(one.text(say)) for one in self.deeds]))


class TakesOver(Deed, frozen=True):
    """Damage to other opponents, or of its Vital, is taken by this one instead, up to n each round."""

    n: int


class FewHeroes(Deed, frozen=True):
    """Its damage is n lower in a group of one or two heroes."""

    n: int = 1


class Imbalanced(Deed, frozen=True):
    """It is of the Element of the last SIEGE! card; each Imbalance of at least this much raises its damage by n."""

    at_least: int = 4
    n: int = 1


AnyTrait: TypeAlias = Union[
    Has, Regains, ImmuneToConditions, StartsWith, OnBattlefield, WhenAfflicted, AtHalf, EveryRound, AtZeroOutlast,
    TakesOver, FewHeroes, Imbalanced,
]  # fmt: skip
