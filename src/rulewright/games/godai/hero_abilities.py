"""The verbs of heroes: what Attacks, Defends, Masteries, Specials, Racial Abilities and combat Items do, as data.

An Ability has modes; a hero chooses one of them, and its aim, in the Resolution phase. Numbers are formulas of the
hero's ranks (formulas.py). Texts are made as in effects/; the ids are `power-<verb>`, in
locale/<language>/abilities.ftl.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct

from rulewright.content.source import Component
from rulewright.core.record import Effect
from rulewright.core.text import Say

from .effects import sentence_value
from .formulas import parse, tell
from .model.vocabulary import MASTERIES, Condition, Element, Keyword, RoleType, Stat, Vital


class To(StrEnum):
    """Whom a verb is for."""

    AIM = "aim"
    SELF = "self"
    GROUP = "group"


class Aim(StrEnum):
    """Whom a mode can be aimed at (GOD-744 to GOD-748)."""

    NOBODY = "nobody"
    OPPONENT = "opponent"
    ALLY = "ally"
    """Another member of the group."""
    MEMBER = "member"
    """Any member of the group, oneself too."""
    HERO = "hero"
    """Any hero, oneself too."""
    ANYBODY = "anybody"
    """Members of the group, and opponents (whose Influence a Heal lowers)."""


class Verb(Effect, frozen=True, kw_only=True):
    """What every verb may depend on; its sentence takes its fields, formulas in words."""

    rank: int = 0
    """Only from this rank of the Mastery on (GOD-097)."""
    after: str = ""
    """Only after this action in the last round: a stat; `-` for any but a First Mastery."""
    stance: str = ""
    """Only in this stance."""

    def text(self, say: Say) -> str:
        fields: dict[str, object] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name in FORMULAS and value and isinstance(value, str):
                fields[name] = int(value) if value.isdigit() else tell(value, say)
            else:
                fields[name] = "none" if value == "" else sentence_value(value)
        words = say(f"power-{self.__struct_config__.tag}", **fields)
        if self.stance:
            words = say("power-in-stance", stance="no" if self.stance == "-" else self.stance, what=say.clause(words))
        if self.after:
            words = say("power-after", action="no" if self.after == "-" else self.after, what=say.clause(words))
        return say("power-from-rank", rank=self.rank, what=say.clause(words)) if self.rank else words


FORMULAS = ("n", "health", "energy", "best")


class Deal(Verb, frozen=True, kw_only=True):
    """Damage to the aim; `either`: on Health or Energy by choice."""

    n: str
    vital: Vital = Vital.HEALTH
    either: bool = False
    drain: bool = False
    piercing: bool = False
    corrosive: bool = False
    elements: tuple[Element, ...] = ()
    half: bool = False
    """Half of the number."""
    doubled: bool = False
    """Twice, if the hero evaded an attack in the last round."""

    def text(self, say: Say) -> str:
        words = super().text(say)
        if not self.elements:
            return words
        elements = say.all([say(f"element-{one}") for one in self.elements])
        return say("power-elemental", what=say.clause(words), elements=elements)


class Cure(Verb, frozen=True, kw_only=True):
    """Heals, or Raises, Vitals."""

    health: str = ""
    energy: str = ""
    to: To = To.AIM
    raising: bool = False
    later: bool = False
    """In the next Declaration phase."""
    despite: bool = False
    """Even after Corrosive damage."""


class Shield(Verb, frozen=True, kw_only=True):
    """A defence or a bonus for some rounds; 0 for the whole combat."""

    what: Keyword
    n: str = "0"
    to: To = To.SELF
    rounds: int = 1
    sustain: bool = False
    vital: Vital = Vital.HEALTH
    """Of a Counterattack."""
    immune_to: str = ""


class Ready(Verb, frozen=True, kw_only=True):
    """A bonus: on Target dice, on damage, on Healing, on tests, Regen; now or in the next round."""

    what: str
    """`target-die`, `damage`, `heal`, `test`, `regen-health`, `regen-energy`, `cannot-heal`."""
    n: str
    to: To = To.SELF
    rounds: int = 1
    next_round: bool = False


class Lift(Verb, frozen=True, kw_only=True):
    """A Boost of ranks: of a stat, of the stat that the mode names, or of all Skills."""

    stat: str
    n: str
    sustain: bool = False


class Match(Verb, frozen=True, kw_only=True):
    """The stat that the mode names becomes as high as the hero's best of that kind, or as an ally's."""

    ally: bool = False


class Curse(Verb, frozen=True, kw_only=True):
    """The aim gains a Condition, or the hero itself."""

    condition: Condition
    n: str = "1"
    to: To = To.AIM
    sustain: bool = False


class Weaken(Verb, frozen=True, kw_only=True):
    """The aim's damage, and perhaps its Block and Defend, are lower this round."""

    n: str
    defences: bool = False
    damage: bool = True


class Slip(Verb, frozen=True, kw_only=True):
    """The aim cannot be targeted this round."""


class TakeOver(Verb, frozen=True, kw_only=True):
    """An attack on a single target hits the hero instead."""


class MoveOutlast(Verb, frozen=True, kw_only=True):
    """The Outlast of the aim changes; `either`: up or down by choice."""

    n: str
    either: bool = False
    best: str = ""
    """Another formula that counts if it is higher."""
    up: bool = False


class Harden(Verb, frozen=True, kw_only=True):
    """Strengthen: the damage of this Ability rises until the combat ends (GOD-844)."""

    n: str = "1"
    third: bool = False
    """On the third use in a round."""


class TakeStance(Verb, frozen=True, kw_only=True):
    """A stance, kept for the combat or until the next one (Samurai)."""

    id: str
    sustain: bool = False


class Favors(Verb, frozen=True, kw_only=True):
    """The aim has Elementals of the mode's Element as Favored Opponents for this combat."""


class Attunes(Verb, frozen=True, kw_only=True):
    """The aim has an Augment of the mode's Element, of a Tier that grows with the rank."""

    n: str


class Cancels(Verb, frozen=True, kw_only=True):
    """A Keyword of the aim is Negated this round: the one that the mode names."""


class SharesRegen(Verb, frozen=True, kw_only=True):
    """A Regen of the aim is doubled, and the group has it too."""


class Mirrors(Verb, frozen=True, kw_only=True):
    """When the aim is targeted it answers: it drains Energy, or lowers Outlast by 1."""

    n: str = "0"


class Bends(Verb, frozen=True, kw_only=True):
    """The aim's Target dice and Evasion dice are shifted; a result of 0 or less dodges."""

    n: str
    down: bool = False


class Rescues(Verb, frozen=True, kw_only=True):
    """A Critical Success on Defend saves the hero from death."""


class Negates(Verb, frozen=True, kw_only=True):
    """One Condition of the aim ends; `immune`: and cannot come back in this combat."""

    immune: bool = False


class Drinks(Verb, frozen=True, kw_only=True):
    """More actions: this round at a lower rank, or Attacks in the next one."""

    actions: int = 1
    next_round: bool = False
    less: int = 0


class ByAugment(Verb, frozen=True, kw_only=True):
    """What the hero's own Augments add (Voidbane Tonic)."""


class Coats(Verb, frozen=True, kw_only=True):
    """For the whole combat own damage is Piercing, or Corrosive, or Energy Drain: as the mode says."""


class TurnsForm(Verb, frozen=True, kw_only=True):
    """The hero changes between human and great cat."""


class RaisesTiers(Verb, frozen=True, kw_only=True):
    """Every Augment of the hero is one Tier higher until the end of the Game Turn."""


class Lasts(Verb, frozen=True, kw_only=True):
    """Vipers: each opponent that targets the hero becomes Vulnerable, for the whole combat."""


# -- outside combat ------------------------------------------------------------------------------------


class Soars(Verb, frozen=True, kw_only=True):
    """Soar for this Game Turn."""


class Moves(Verb, frozen=True, kw_only=True):
    """The group may move this many hexes, or Teleport that far."""

    n: str
    teleport: bool = False


class Peeks(Verb, frozen=True, kw_only=True):
    """This many cards on top of the mode's deck become known."""

    n: str


class Revives(Verb, frozen=True, kw_only=True):
    """While Camping a dead hero is Revived and loses ranks of a Vital."""


class Helps(Verb, frozen=True, kw_only=True):
    """A Harvest roll of this turn is easier."""

    n: int


AnyVerb: TypeAlias = Union[
    Deal, Cure, Shield, Ready, Lift, Match, Curse, Weaken, Slip, TakeOver, MoveOutlast, Harden, TakeStance, Favors,
    Attunes, Cancels, SharesRegen, Mirrors, Bends, Rescues, Negates, Drinks, ByAugment, Coats, TurnsForm, RaisesTiers,
    Lasts, Soars, Moves, Peeks, Revives, Helps,
]  # fmt: skip


class Mode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One way to use an Ability; its name is `mode-<id>`."""

    id: str
    verbs: tuple[AnyVerb, ...]
    aim: Aim = Aim.NOBODY
    rank: int = 0
    cost: int = 0
    """Energy on top, paid when the mode is chosen."""
    scrolls: tuple[Element, ...] = ()
    """Ninja Scrolls that it uses up, by the Element that each brings."""
    element: Element | None = None
    stat: Stat | None = None
    keyword: Keyword | None = None
    deck: str = ""
    """The deck that it looks at: a word of rules/decks.py."""


class Ability(Component, frozen=True, kw_only=True):
    """GOD-088: what a hero can do, by Role, Race or Item."""

    owner: str
    """A Role, a Race or an Item."""
    slot: str
    """`attack`, `defend`, `first-mastery`, `second-mastery`, `special`, `racial` or `item`."""
    types: tuple[RoleType, ...] = ()
    """Of an Attack: the types of its Role (GOD-061)."""
    cost: int = 0
    """Energy for each use."""
    health: int = 0
    """Health instead of Energy (GOD-066)."""
    drains: int = 0
    """Energy Drain that its user suffers for it: what no Energy is left for is taken from Health (GOD-851)."""
    most: int = 1
    """Uses in one round."""
    twice_from: int = 0
    """From this rank on one more use in a round."""
    targets: int = 1
    """How often it is aimed."""
    second: int = 0
    """From this rank on a second mode may be chosen, for `second_cost` more Energy."""
    second_cost: int = 0
    again_in: str = ""
    """The stance in which it is aimed once more."""
    per: str = ""
    """`turn` or `combat`: how often it may be used at all."""
    limit: int = 1
    vitals: tuple[Vital, ...] = ()
    """Of an Attack: what it can damage (GOD-090)."""
    drain: bool = False
    bribes: bool = False
    """Of a Defend: Bribery Proficiency (GOD-093)."""
    target_die_per: int = 0
    """Of a Special: own Target die +1 for every so many ranks of Defend."""
    modes: tuple[Mode, ...] = ()
    outside: tuple[Mode, ...] = ()
    price: int = 0
    kept: bool = False
    """Of an Item: it is not used up."""
    own: bool = False
    """Of an Item: only for oneself."""
    before: bool = False
    """Of an Item: used before the first round."""
    rule: str = "GOD-088"

    def touches(self) -> tuple[Stat, ...]:
        """GOD-098: the Abilities and Skills that this one goes by, and those that it changes."""
        found: list[Stat] = []
        for mode in (*self.modes, *self.outside):
            for verb in mode.verbs:
                for name in FORMULAS:
                    formula = getattr(verb, name, "")
                    if isinstance(formula, str) and formula:
                        found += [term.stat for term in parse(formula) if term.stat is not None]
                if isinstance(verb, (Lift, Match)):
                    found += [Stat(verb.stat)] if isinstance(verb, Lift) and verb.stat in list(Stat) else []
                    found += [mode.stat] if mode.stat is not None else []
        return tuple([stat for stat in Stat if stat in found and stat != self.slot])

    def rules(self, say: Say) -> list[str]:
        """What it does: a line for each mode, in combat and outside."""
        lines = []
        if self.slot in MASTERIES and self.touches():
            stats = say.all([say(f"stat-{stat}") for stat in self.touches()])
            lines.append(say("power-touches", stats=stats))
        for where, modes in (("combat", self.modes), ("outside", self.outside)):
            for mode in modes:
                what = say.sentences([verb.text(say) for verb in mode.verbs])
                lines.append(
                    say("power-mode", where=where, mode=mode.id, rank=mode.rank, cost=mode.cost, what=what)
                )  # fmt: skip
        return lines
