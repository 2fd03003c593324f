"""The verbs of Mysthea's components. Each is data that writes its own text; rules/effects.py performs it.

`say(id, **values)` gives words of the reader's language; the ids are `effect-<verb>` and friends in
locale/<language>/effects.ftl. A verb has two forms: as a request ("gain 3 Glory") and, with `TO`, as what follows
"to" or "you may"; many languages need both. `phrase` puts several effects together, costs first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .model.vocabulary import CardType, Operation, Per, Unit

TO = ".to"
"""The form of a verb after "to" and "you may"."""


def phrase(effects: Sequence[AnyEffect], say: Say, form: str = "") -> str:
    """Effects in one go: "pay 1 Energy to construct or deploy a Golem"."""
    chunks: list[tuple[list[AnyEffect], list[AnyEffect]]] = [([], [])]
    for effect in effects:
        if isinstance(effect, Pay | Discard | Trash):
            if chunks[-1][1]:
                chunks.append(([], []))
            chunks[-1][0].append(effect)
        else:
            chunks[-1][1].append(effect)
    return say.then([_for_a_price(costs, gains, say, form) for costs, gains in chunks])


def _for_a_price(costs: list[AnyEffect], gains: list[AnyEffect], say: Say, form: str) -> str:
    # "a and b or c" could be read in two ways.
    glue = say.then if len(gains) > 1 and any(isinstance(effect, OneOf | AnyOf) for effect in gains) else say.all
    if not costs:
        return join(gains, say, form, glue)
    cost = join(costs, say, form, say.all)
    return say("effect-for", cost=cost, what=join(gains, say, TO, glue)) if gains else cost


def join(effects: Sequence[AnyEffect], say: Say, form: str, glue: Callable[[list[str]], str]) -> str:
    """Verb phrases side by side; what they share, verb or object, is said once."""
    simple = [effect for effect in effects if isinstance(effect, Gain | Construct | Deploy | Pay)]
    if len(simple) == len(effects) > 1 and not any(isinstance(effect, Gain) and effect.per for effect in simple):
        verbs = list(dict.fromkeys([say(f"verb-{effect.verb}{form}") for effect in simple]))
        objects = list(dict.fromkeys([effect.what(say) for effect in simple]))
        if {len(verbs), len(objects)} == {1, len(simple)}:
            return say("effect-do", verb=glue(verbs), what=glue(objects))
    travels = [effect for effect in effects if isinstance(effect, Travel)]
    if len(travels) == len(effects) > 1 and len({(travel.anywhere, travel.carry) for travel in travels}) == 1:
        return Travel.together(travels, say, form, glue)
    return glue([effect.text(say, form) for effect in effects])


def amounts(say: Say, times: str = "", **numbers: int) -> str:
    """Amounts of this and that; what is 0 is left out."""
    return say.all([say(f"amount-{name}{times}", n=n) for name, n in numbers.items() if n])


class Gain(Effect, frozen=True):
    """Gain resources, once or for each of something."""

    energy: int = 0
    experience: int = 0
    glory: int = 0
    points: int = 0
    per: Per | None = None

    verb: ClassVar[str] = "gain"

    def what(self, say: Say) -> str:
        times = "-x" if self.per is Per.CARD else ""
        what = amounts(say, times, glory=self.glory, energy=self.energy, experience=self.experience, points=self.points)
        if self.per is None:
            return what
        if self.per is Per.CARD:
            return say("amount-x", what=what)
        return say("amount-per", what=what, per=say(f"per-{self.per}"))

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-do", verb=say(f"verb-gain{form}"), what=self.what(say))


class Recharge(Effect, frozen=True):
    """Turn the Artefact to its charged side."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-recharge{form}")


class Act(Effect, frozen=True):
    """Play another card from hand with all the rules of Act."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-act{form}")


class Develop(Effect, frozen=True):
    """Develop, at its usual price."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-develop{form}")


class Meditate(Effect, frozen=True):
    """Meditate."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-meditate{form}")


class Travel(Effect, frozen=True):
    """Travel with own units without paying Command Points."""

    unit: Unit
    count: int = 1
    anywhere: bool = False
    carry: bool = True
    """False: Upgrades that let a traveller carry a unit do not help here."""

    def text(self, say: Say, form: str = "") -> str:
        return Travel.together([self], say, form, say.all)

    @staticmethod
    def together(travels: Sequence[Travel], say: Say, form: str, glue: Callable[[list[str]], str]) -> str:
        """Several kinds of traveller in one phrase; they travel on the same terms."""
        first = travels[0]
        return say(
            f"effect-travel{form}",
            who=glue([say(f"travellers-{travel.unit}", n=travel.count) for travel in travels]),
            n=sum(travel.count for travel in travels),
            anywhere=int(first.anywhere),
            carry=int(first.carry),
        )


class March(Effect, frozen=True):
    """Travel with everybody from one region to one other region anywhere."""

    champion: bool = True
    carry: bool = False

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-march{form}", champion=int(self.champion), carry=int(self.carry))


class Battle(Effect, frozen=True):
    """Start a Battle in any region with an opponent."""

    strength: int = 0
    discharge: bool = False

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-battle{form}", strength=self.strength, discharge=int(self.discharge))


class Construct(Effect, frozen=True):
    """Construct a unit without paying Command Points."""

    unit: Unit

    verb: ClassVar[str] = "construct"

    def what(self, say: Say) -> str:
        return say(f"one-{self.unit}")

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-do", verb=say(f"verb-construct{form}"), what=self.what(say))


class Deploy(Effect, frozen=True):
    """Deploy a unit without paying Command Points."""

    unit: Unit

    verb: ClassVar[str] = "deploy"

    def what(self, say: Say) -> str:
        return say(f"one-{self.unit}")

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-do", verb=say(f"verb-deploy{form}"), what=self.what(say))


class RemoveEach(Effect, frozen=True):
    """Each opponent loses one unit of a kind: in one chosen region, or anywhere."""

    unit: Unit
    anywhere: bool = False

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-remove-each{form}", unit=str(self.unit), anywhere=int(self.anywhere))


class WoundAll(Effect, frozen=True):
    """All opposing Champions in a chosen region are wounded."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-wound-all{form}")


class ProvokeMonster(Effect, frozen=True):
    """A Monster whose card was placed on the Events Path this Era attacks now."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-provoke-monster{form}")


class Draw(Effect, frozen=True):
    """Draw cards from the current Era Deck."""

    count: int = 1
    up_to: bool = False

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-draw{form}", n=self.count, upto=int(self.up_to))


class Pay(Effect, frozen=True):
    """Pay a price; without it what follows is lost."""

    energy: int = 0
    experience: int = 0

    verb: ClassVar[str] = "pay"

    def what(self, say: Say) -> str:
        return amounts(say, energy=self.energy, experience=self.experience)

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-do", verb=say(f"verb-pay{form}"), what=self.what(say))


class Discard(Effect, frozen=True):
    """Pay with a card from hand that goes to one's own discard pile."""

    type: CardType | None = None

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-discard{form}", what=say(f"cards-{self.type or 'any'}", n=1))


class Trash(Effect, frozen=True):
    """Pay with cards from hand that leave the game: of these types, and this many of any type."""

    types: tuple[CardType, ...] = ()
    any: int = 0

    def text(self, say: Say, form: str = "") -> str:
        counts = {str(kind): self.types.count(kind) for kind in self.types}
        if self.any:
            counts["any"] = self.any
        what = say.all([say(f"cards-{kind}", n=n) for kind, n in counts.items()])
        return say(f"effect-trash{form}", what=what)


class OneOf(Effect, frozen=True):
    """Choose one of several effects."""

    options: tuple[AnyEffect, ...]

    def text(self, say: Say, form: str = "") -> str:
        return join(self.options, say, form, say.either)


class AnyOf(Effect, frozen=True):
    """Choose any of several effects, each at most once."""

    options: tuple[AnyEffect, ...]

    def text(self, say: Say, form: str = "") -> str:
        return join(self.options, say, form, say.and_or)


class FaceEncounter(Effect, frozen=True):
    """Face an Encounter for no Experience, wherever Champion and token are."""

    def text(self, say: Say, form: str = "") -> str:
        return say(f"effect-face-encounter{form}")


# -- what Upgrades do while they are in play -----------------------------------------------------------


class Strengthen(Effect, frozen=True):
    """Units of a kind are stronger."""

    unit: Unit
    plus: int

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-strengthen", unit=str(self.unit), n=self.plus)


class Waive(Effect, frozen=True):
    """Cards of a type need no Energy for their effect or placement."""

    type: CardType

    def text(self, say: Say, form: str = "") -> str:
        return say("effect-waive", type=str(self.type))


class Carry(Effect, frozen=True):
    """A traveller of this kind may take one other unit along."""

    carrier: Unit
    carries: tuple[Unit, ...]

    def text(self, say: Say, form: str = "") -> str:
        return say(
            "effect-carry", carrier=str(self.carrier), what=say.either([say(f"cargo-{unit}") for unit in self.carries])
        )


class When(Effect, frozen=True):
    """Something more happens whenever a unit is constructed or deployed, or an Encounter is faced."""

    on: Operation
    effect: AnyEffect
    unit: Unit | None = None
    may: bool = False

    def text(self, say: Say, form: str = "") -> str:
        form = TO if self.may else ""
        same = isinstance(self.effect, Deploy) and self.on is Operation.CONSTRUCT and self.effect.unit is self.unit
        what = say(f"effect-deploy-it{form}") if same else self.effect.text(say, form)
        return say("effect-when", on=str(self.on), unit=str(self.unit or "none"), may=int(self.may), what=what)


Instant: TypeAlias = Union[
    Gain, Recharge, Act, Develop, Meditate, Travel, March, Battle, Construct, Deploy, RemoveEach, WoundAll,
    ProvokeMonster, Draw, Pay, Discard, Trash, OneOf, AnyOf, FaceEncounter,
]  # fmt: skip
"""What happens once: cards when used, Encounters, rewards."""

Constant: TypeAlias = Union[Strengthen, Waive, Carry, When]
"""What an Upgrade does while it lies on the board."""

AnyEffect: TypeAlias = Union[
    Gain, Recharge, Act, Develop, Meditate, Travel, March, Battle, Construct, Deploy, RemoveEach, WoundAll,
    ProvokeMonster, Draw, Pay, Discard, Trash, OneOf, AnyOf, FaceEncounter, Strengthen, Waive, Carry, When,
]  # fmt: skip
