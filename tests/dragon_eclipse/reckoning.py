"""What effects must come to between two that stand side by side, reckoned from their data and not by the rules' code.

Nobody has Defense or Willpower, nobody moves unless told to; the player says yes to everything, stays where he may,
and takes the last of several options. Where that does not settle the outcome there is none to compare with.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright.games.dragon_eclipse import conditions as facts
from rulewright.games.dragon_eclipse import effects as verbs
from rulewright.games.dragon_eclipse.model.vocabulary import LIMITS, Condition, Per, Stat

UNTOUCHED = (
    verbs.Cleanse, verbs.DiscardCard, verbs.DiscardPower, verbs.DiscardToken, verbs.DiscardTop, verbs.Draw,
    verbs.GainPower, verbs.GainToken, verbs.Interrupt, verbs.Move, verbs.Place, verbs.RemoveThis, verbs.Reshuffle,
    verbs.ResolveTop, verbs.Rush, verbs.Search, verbs.Shuffle, verbs.Slide,
)  # fmt: skip
"""They change nothing that is reckoned here: side by side there is nowhere to rush to."""


class Open(Exception):
    """The data alone do not settle it."""


@dataclass
class Reckoning:
    """One side acts; damage and Conditions of both, as they are before and after."""

    strength: int
    own_health: int
    own_damage: int
    health: int
    slot: int = 0
    power: int = 0
    elements: Collection[Any] = ()
    """Those of the opponent."""
    nested: Sequence[Any] = ()
    """What a Trigger resolves."""
    damage: int = 0
    suffered: dict[Condition, int] = field(default_factory=dict)
    """Conditions of the opponent."""
    willpower: int = 0
    moved: bool = False
    triggered: bool = False

    def do(self, effects: Sequence[Any]) -> Reckoning:
        for effect in effects:
            self.one(effect)
        return self

    def one(self, effect: Any) -> None:
        if isinstance(effect, (verbs.Attack, verbs.Deal)):
            self.hit(effect)
        elif isinstance(effect, verbs.Inflict):
            self.reach(effect)
            self.inflict(effect.conditions)
        elif isinstance(effect, verbs.Suffer):
            self.own_damage += max(0, effect.n - self.willpower)
        elif isinstance(effect, verbs.Heal):
            self.own_damage = max(0, self.own_damage - effect.n * self.times(effect.per))
        elif isinstance(effect, verbs.Boost):
            self.strength += effect.stats.get(Stat.STRENGTH, 0)
            self.willpower += effect.stats.get(Stat.WILLPOWER, 0)
        elif isinstance(effect, (verbs.Blink, verbs.Retreat)):
            self.moved = True
        elif isinstance(effect, verbs.GainCondition) and Condition.WEAK not in effect.conditions:
            pass
        elif not isinstance(effect, UNTOUCHED):
            self.inside(effect)
        if isinstance(effect, verbs.Rush) and self.moved:
            raise Open

    def inside(self, effect: Any) -> None:
        """Effects around other effects."""
        if isinstance(effect, verbs.InSlot):
            self.do(effect.effects if effect.slot == self.slot else ())
        elif isinstance(effect, verbs.Advantage):
            self.do(effect.effects if effect.element in self.elements else ())
        elif isinstance(effect, verbs.OneOf):
            self.do(effect.options[-1])
        elif isinstance(effect, verbs.When):
            self.do(effect.effects if self.holds(effect.holds) else ())
        elif isinstance(effect, verbs.May) and effect.power <= self.power and not effect.tokens:
            self.power -= effect.power
            self.do(effect.effects)
        elif isinstance(effect, verbs.Trigger) and self.nested and not self.triggered:
            self.triggered = True
            self.do(self.nested)
        else:
            raise Open

    def hit(self, effect: Any) -> None:
        """Damage without any reduction, what it Drains, and its Conditions."""
        self.reach(effect)
        attack = isinstance(effect, verbs.Attack)
        done = (self.strength + effect.plus * self.times(effect.per)) if attack else effect.n * self.times(effect.per)
        done = max(0, done)
        self.damage += done
        if effect.drain:
            self.own_damage = max(0, self.own_damage - done)
        self.inflict(effect.inflict)

    def reach(self, effect: Any) -> None:
        """Side by side everything reaches; farther away only what has any range."""
        if getattr(effect, "on", ()) or (self.moved and (effect.range or effect.line)):
            raise Open

    def inflict(self, conditions: dict[Condition, int]) -> None:
        for condition, n in conditions.items():
            self.suffered[condition] = min(LIMITS[condition], self.suffered.get(condition, 0) + n)

    def times(self, per: Per | None) -> int:
        if per is None or (per is Per.SPACE and not self.moved):
            return 1
        if per is Per.BURN:
            return self.suffered.get(Condition.BURN, 0)
        if per is Per.CONDITION:
            return sum(1 for n in self.suffered.values() if n)
        raise Open

    def holds(self, fact: Any) -> bool:
        if isinstance(fact, facts.OwnHealth):
            return self.own_health - self.own_damage <= fact.at_most
        if isinstance(fact, facts.EnemyHealth):
            return self.health - self.damage <= fact.at_most
        if isinstance(fact, facts.EnemyHas):
            return self.suffered.get(fact.condition, 0) >= fact.n
        if isinstance(fact, (facts.InRange, facts.OutOfRange)) and not self.moved:
            return isinstance(fact, facts.InRange) == (fact.range >= 1)
        raise Open


def outcome(effects: Sequence[Any], **given: Any) -> Reckoning | None:
    """How it must end; None if the data alone do not say it."""
    try:
        return Reckoning(**given).do(effects)
    except Open:
        return None
