"""What Champions can do and how Monsters behave. Each is data that writes its own text, like a verb of effects.py.

Nobody performs them: the rules of Battle, Encounters, Islands, Monsters and Eras look them up where they matter.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Effect
from rulewright.core.text import Say

from .model.vocabulary import Terrain

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


Ability: TypeAlias = Union[FightStrength, DoubleReward, GloryPerLoss, EraEnergy, ControlGlory, DrawFirst, AnyAttunement]
"""What a Champion can do while unwounded."""

Behaviour: TypeAlias = Union[
    PunishAbsent, IgnoreFortifications, StrongerOn, Collect, StayUndefeated, AttackAgain, SwapIslands
]
"""How a Monster's attack differs from the others'."""
