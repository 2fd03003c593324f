"""The verbs of Action cards, Bonus Actions, Enemies and Arenas: what is done once, as data that writes its own text.

`say(id, **values)` gives words of the reader's language; the ids are `effect-<verb>` and friends in
locale/<language>/effects.ftl. Texts are terse, as on printed cards: "Deal 3 in range 3 (Pierce 1)". What lasts
(Passives, Upgrades, Enemy Passives, Arena rules) is in passives.py; what taming and quests ask for in conditions.py.
A range of 0 is "any range".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .conditions import Fact
from .model.vocabulary import Around, Condition, Element, Mark, Per, Stat, Toward, Whom


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


def reach_text(say: Say, range: int, line: bool) -> str:
    """in range 3 in line"""
    where = say("reach-any") if range == 0 else say("reach-range", n=range)
    return say("reach-line", where=where) if line else where


def tags_text(say: Say, pierce: int, drain: bool) -> str:
    """(Pierce 1, Drain); empty if there are none."""
    if pierce and drain:
        return say("tags-both", n=pierce)
    if pierce:
        return say("tags-pierce", n=pierce)
    return say("tags-drain") if drain else ""


def tokens_text(say: Say, conditions: dict[Condition, int]) -> str:
    """2 Burn and Slow, as what somebody gives or gets."""
    return say.all([say(f"amount-{condition}.given", n=n) for condition, n in conditions.items()])


def per_text(say: Say, per: Per, within: int, around: Around) -> str:
    """for each of your tokens within range 2 of the opponent"""
    where = "any" if not within else str(around)
    return say(f"per-{per}", n=within, where=where)


def words(*parts: str) -> str:
    """Parts of a sentence that may be empty."""
    return " ".join([part for part in parts if part])


class Plain(Effect, frozen=True):
    """A verb whose sentence has its own name and tells its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return say(f"effect-{self.__struct_config__.tag}", **fields)


# -- damage and Conditions -----------------------------------------------------------------------------


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
    """So much damage, reduced by Willpower (DRE-376); "for each" adds up before that (DRE-378)."""

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
    """Discard so many Condition tokens from one's own sheet, of any types or of one (DRE-788, DRE-789)."""

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


def stats_text(say: Say, stats: dict[Stat, int]) -> str:
    """+2 Defense and −1 Swiftness"""
    return say.all([say("stat-plus" if n > 0 else "stat-minus", stat=str(stat), n=abs(n)) for stat, n in stats.items()])


# -- movement ------------------------------------------------------------------------------------------


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


# -- Power, cards and slots ----------------------------------------------------------------------------


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


# -- Elemental tokens and Summons ----------------------------------------------------------------------


class Place(Effect, frozen=True):
    """Elemental tokens onto spaces in range (DRE-455, DRE-456)."""

    n: int = 1
    range: int = 1

    def text(self, say: Say) -> str:
        return words(say("effect-place", n=self.n), reach_text(say, self.range, line=False))


class GainToken(Plain, frozen=True):
    """Elemental tokens onto one's own sheet (DRE-454)."""

    n: int = 1


class DiscardToken(Effect, frozen=True):
    """Own Elemental tokens leave: from the sheet, or (`arena`) from the Arena in range."""

    n: int = 1
    arena: bool = False
    range: int = 0

    def text(self, say: Say) -> str:
        if not self.arena:
            return say("effect-discard-token", n=self.n)
        return words(say("effect-discard-arena-token", n=self.n), reach_text(say, self.range, line=False))


class SummonUp(Effect, frozen=True):
    """The Enemy places a Summon in range, as near to its target as it can (DRE-726)."""

    summon: str
    range: int = 1

    def text(self, say: Say) -> str:
        return words(say("effect-summon", summon=self.summon), reach_text(say, self.range, line=False))


class SummonsAct(Effect, frozen=True):
    """Every Summon does this, one after the other in the player's order (DRE-725, DRE-727)."""

    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-summons-act", what=clause(self.effects, say))


# -- structure -----------------------------------------------------------------------------------------


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
        told = [clause(option, say) for option in self.options]
        text = told[0]
        for option in told[1:]:
            text = say("option-or", first=text, second=option)
        return say("effect-one-of", what=text)


class When(Effect, frozen=True):
    """Only while something holds (a Fact of conditions.py)."""

    holds: Fact
    effects: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say("effect-when", condition=self.holds.text(say, of_both=True), what=clause(self.effects, say))


AnyEffect: TypeAlias = Union[
    Attack, Deal, Inflict, Suffer, SufferBurn, GainCondition, Heal, Cleanse, Boost, Move, Blink, Rush, Retreat,
    GainPower, DiscardPower, Draw, DiscardCard, DiscardTop, Search, Slide, Reshuffle, Shuffle, Interrupt, Trigger,
    ResolveTop, RemoveThis, Place, GainToken, DiscardToken, SummonUp, SummonsAct, May, InSlot, Advantage, OneOf, When,
]  # fmt: skip
"""Everything that can be done once."""
CONDITIONAL = (InSlot, Advantage, When)
"""Effects that hold others back until something is so."""
Effects: TypeAlias = tuple[AnyEffect, ...]
"""From top to bottom."""
