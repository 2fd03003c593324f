"""The verbs of Mysthea's components. Each is data that writes its own sentence; rules/effects.py performs it.

`say(id, **values)` gives a sentence of the reader's language; the ids are `effect-<verb>` and friends in
locale/<language>/effects.ftl.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .words import CardType, Operation, Per, Terrain, Unit


class Gain(Effect, frozen=True):
    """Gain resources, once or for each of something."""

    energy: int = 0
    experience: int = 0
    glory: int = 0
    points: int = 0
    per: Per | None = None

    def text(self, say: Say) -> str:
        amounts = [
            ("energy", self.energy),
            ("experience", self.experience),
            ("glory", self.glory),
            ("points", self.points),
        ]
        what = say.all([say(f"amount-{name}", n=n) for name, n in amounts if n])
        if self.per is Per.CARD:
            what = say.all([say(f"amount-{name}-x", n=n) for name, n in amounts if n])
            return say("effect-gain-x", what=what)
        if self.per is None:
            return say("effect-gain", what=what)
        return say("effect-gain-per", what=what, per=say(f"per-{self.per}"))


class Recharge(Effect, frozen=True):
    """Turn the Artefact to its charged side."""

    def text(self, say: Say) -> str:
        return say("effect-recharge")


class Act(Effect, frozen=True):
    """Play another card from hand with all the rules of Act."""

    def text(self, say: Say) -> str:
        return say("effect-act")


class Develop(Effect, frozen=True):
    """Develop, at its usual price."""

    def text(self, say: Say) -> str:
        return say("effect-develop")


class Meditate(Effect, frozen=True):
    """Meditate."""

    def text(self, say: Say) -> str:
        return say("effect-meditate")


class Travel(Effect, frozen=True):
    """Travel with own units without paying Command Points."""

    unit: Unit
    count: int = 1
    anywhere: bool = False
    carry: bool = True
    """False: Upgrades that let a traveller carry a unit do not help here."""

    def text(self, say: Say) -> str:
        text = say("effect-travel", unit=str(self.unit), n=self.count, anywhere=int(self.anywhere))
        return text if self.carry else say.sentences([text, say("effect-no-carry", n=self.count)])


class March(Effect, frozen=True):
    """Travel with everybody from one region to one other region anywhere."""

    champion: bool = True
    carry: bool = False

    def text(self, say: Say) -> str:
        return say("effect-march", champion=int(self.champion))


class Battle(Effect, frozen=True):
    """Start a Battle in any region with an opponent."""

    strength: int = 0
    discharge: bool = False

    def text(self, say: Say) -> str:
        parts = [say("effect-battle", strength=self.strength)]
        parts.append(say("effect-battle-discharge" if self.discharge else "effect-battle-free"))
        return say.sentences(parts)


class Construct(Effect, frozen=True):
    """Construct a unit without paying Command Points."""

    unit: Unit

    def text(self, say: Say) -> str:
        return say("effect-construct", unit=str(self.unit))


class Deploy(Effect, frozen=True):
    """Deploy a unit without paying Command Points."""

    unit: Unit

    def text(self, say: Say) -> str:
        return say("effect-deploy", unit=str(self.unit))


class RemoveEach(Effect, frozen=True):
    """Each opponent loses one unit of a kind: in one chosen region, or anywhere."""

    unit: Unit
    anywhere: bool = False

    def text(self, say: Say) -> str:
        return say("effect-remove-each", unit=str(self.unit), anywhere=int(self.anywhere))


class WoundAll(Effect, frozen=True):
    """All opposing Champions in a chosen region are wounded."""

    def text(self, say: Say) -> str:
        return say("effect-wound-all")


class ProvokeMonster(Effect, frozen=True):
    """A Monster whose card was placed on the Events Path this Era attacks now."""

    def text(self, say: Say) -> str:
        return say("effect-provoke-monster")


class Draw(Effect, frozen=True):
    """Draw cards from the current Era Deck."""

    count: int = 1
    up_to: bool = False

    def text(self, say: Say) -> str:
        return say("effect-draw", n=self.count, upto=int(self.up_to))


class Pay(Effect, frozen=True):
    """Pay a price; without it what follows is lost."""

    energy: int = 0
    experience: int = 0

    def text(self, say: Say) -> str:
        amounts = [("energy", self.energy), ("experience", self.experience)]
        return say("effect-pay", what=say.all([say(f"amount-{name}", n=n) for name, n in amounts if n]))


class Discard(Effect, frozen=True):
    """Pay with a card from hand that goes to the own discard pile."""

    type: CardType | None = None

    def text(self, say: Say) -> str:
        return say("effect-discard", type=str(self.type or "any"))


class Trash(Effect, frozen=True):
    """Pay with cards from hand that leave the game: of these types, and so many of any type."""

    types: tuple[CardType, ...] = ()
    any: int = 0

    def text(self, say: Say) -> str:
        if not self.types:
            return say("effect-trash", type="any", n=self.any)
        if len(set(self.types)) == 1:
            return say("effect-trash", type=str(self.types[0]), n=len(self.types))
        return say("effect-trash-each", what=say.all([say(f"one-{kind}") for kind in self.types]))


class OneOf(Effect, frozen=True):
    """Choose one of several effects."""

    options: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say.either([say.clause(option.text(say)) for option in self.options])


class AnyOf(Effect, frozen=True):
    """Choose any of several effects, each at most once."""

    options: tuple[AnyEffect, ...]

    def text(self, say: Say) -> str:
        return say.and_or([say.clause(option.text(say)) for option in self.options])


class FaceEncounter(Effect, frozen=True):
    """Face an Encounter for no Experience, wherever Champion and token are."""

    def text(self, say: Say) -> str:
        return say("effect-face-encounter")


# -- what Upgrades do while they are in play -----------------------------------------------------------


class Strengthen(Effect, frozen=True):
    """Units of a kind are stronger."""

    unit: Unit
    plus: int

    def text(self, say: Say) -> str:
        return say("effect-strengthen", unit=str(self.unit), n=self.plus)


class Waive(Effect, frozen=True):
    """Cards of a type need no Energy for their effect or placement."""

    type: CardType

    def text(self, say: Say) -> str:
        return say("effect-waive", type=str(self.type))


class Carry(Effect, frozen=True):
    """A traveller of this kind may take one other unit along."""

    carrier: Unit
    carries: tuple[Unit, ...]

    def text(self, say: Say) -> str:
        return say(
            "effect-carry", carrier=str(self.carrier), what=say.either([say(f"one-{unit}") for unit in self.carries])
        )


class When(Effect, frozen=True):
    """Something more happens whenever a unit is constructed or deployed, or an Encounter is faced."""

    on: Operation
    effect: AnyEffect
    unit: Unit | None = None
    may: bool = False

    def text(self, say: Say) -> str:
        what = say.clause(self.effect.text(say))
        return say("effect-when", on=str(self.on), unit=str(self.unit or "none"), may=int(self.may), what=what)


# -- what Champions do ------------------------------------------------------------------------------


class FightStrength(Effect, frozen=True):
    """Stronger in Battles that his own player starts in his region, and against Monsters on his Island."""

    plus: int

    def text(self, say: Say) -> str:
        return say("effect-fight-strength", n=self.plus)


class DoubleReward(Effect, frozen=True):
    """The reward for a Monster defeated on her Island is doubled."""

    def text(self, say: Say) -> str:
        return say("effect-double-reward")


class GloryPerLoss(Effect, frozen=True):
    """Glory for every unit removed or retreated and every Champion wounded in a Battle you start."""

    glory: int

    def text(self, say: Say) -> str:
        return say("effect-glory-per-loss", n=self.glory)


class EraEnergy(Effect, frozen=True):
    """Energy at the very start of each Era if the Champion is not wounded."""

    energy: int

    def text(self, say: Say) -> str:
        return say("effect-era-energy", n=self.energy)


class ControlGlory(Effect, frozen=True):
    """Glory at the end of each Era for every full group of controlled regions."""

    glory: int
    regions: int

    def text(self, say: Say) -> str:
        return say("effect-control-glory", n=self.glory, regions=self.regions)


class DrawFirst(Effect, frozen=True):
    """May draw from the Era Deck before a Battle that you start or an Encounter that you face."""

    def text(self, say: Say) -> str:
        return say("effect-draw-first")


class AnyAttunement(Effect, frozen=True):
    """Moving any Island lets you claim any available Attunement."""

    def text(self, say: Say) -> str:
        return say("effect-any-attunement")


# -- how Monsters behave -----------------------------------------------------------------------------


class PunishAbsent(Effect, frozen=True):
    """Whoever has no unit on the attacked Island loses Glory."""

    glory: int

    def text(self, say: Say) -> str:
        return say("effect-punish-absent", n=self.glory)


class IgnoreFortifications(Effect, frozen=True):
    """Fortifications on the attacked Island give no Strength."""

    def text(self, say: Say) -> str:
        return say("effect-ignore-fortifications")


class StrongerOn(Effect, frozen=True):
    """Stronger on Islands with a region of one type."""

    terrain: Terrain
    plus: int

    def text(self, say: Say) -> str:
        return say("effect-stronger-on", terrain=say(f"terrain-{self.terrain}"), n=self.plus)


class Collect(Effect, frozen=True):
    """Every player loses a random card of the discard pile, or Glory if they say so beforehand."""

    glory: int

    def text(self, say: Say) -> str:
        return say("effect-collect", n=self.glory)


class StayUndefeated(Effect, frozen=True):
    """Stays on the attacked Island when it is not defeated."""

    def text(self, say: Say) -> str:
        return say("effect-stay-undefeated")


class AttackAgain(Effect, frozen=True):
    """When not defeated it moves on, attacks once more and stays there."""

    def text(self, say: Say) -> str:
        return say("effect-attack-again")


class SwapIslands(Effect, frozen=True):
    """Moves by swapping its Island with the next one; leaves the game once defeated."""

    def text(self, say: Say) -> str:
        return say("effect-swap-islands")


Instant: TypeAlias = Union[
    Gain, Recharge, Act, Develop, Meditate, Travel, March, Battle, Construct, Deploy, RemoveEach, WoundAll,
    ProvokeMonster, Draw, Pay, Discard, Trash, OneOf, AnyOf, FaceEncounter,
]  # fmt: skip
"""What happens once: cards when used, Encounters, rewards."""

Constant: TypeAlias = Union[Strengthen, Waive, Carry, When]
"""What an Upgrade does while it lies on the board."""

Ability: TypeAlias = Union[FightStrength, DoubleReward, GloryPerLoss, EraEnergy, ControlGlory, DrawFirst, AnyAttunement]
"""What a Champion can do while unwounded."""

Behaviour: TypeAlias = Union[
    PunishAbsent, IgnoreFortifications, StrongerOn, Collect, StayUndefeated, AttackAgain, SwapIslands
]
"""How a Monster's attack differs from the others'."""

AnyEffect: TypeAlias = Union[
    Gain, Recharge, Act, Develop, Meditate, Travel, March, Battle, Construct, Deploy, RemoveEach, WoundAll,
    ProvokeMonster, Draw, Pay, Discard, Trash, OneOf, AnyOf, FaceEncounter, Strengthen, Waive, Carry, When,
]  # fmt: skip
