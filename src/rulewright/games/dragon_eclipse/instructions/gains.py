"""Gains and losses: Silver, Items, damage, statuses, Secrets and tokens."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.text import Say

from ..model.story_words import Token
from ..model.vocabulary import Kept
from ..requirements import status_text
from .plain import Instruction

GAINS = ("silver", "essence", "item", "equipment", "power", "damage", "fatigue")

LOSSES = ("silver", "essence", "item", "equipment")


class Gain(Instruction, frozen=True, omit_defaults=True):
    """DRE-179, DRE-189, DRE-202, DRE-206, DRE-212, DRE-227, DRE-234, DRE-763 to DRE-767."""

    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0
    power: int = 0
    damage: int = 0
    fatigue: int = 0
    who: str = ""
    """DRE-183: the mystling that gets Power, damage or Fatigue, if the Journal names it."""

    def text(self, say: Say) -> str:
        told = say.all([say(f"amount-gained-{name}", n=n) for name in GAINS if (n := getattr(self, name))])
        return say("do-gain-who", what=told, mystling=self.who) if self.who else say("do-gain", what=told)


class Heal(Instruction, frozen=True):
    """DRE-185: split between the mystlings of the tray."""

    n: int


class Rest(Instruction, frozen=True):
    """DRE-191: Fatigue leaves the decks."""

    n: int


class Lose(Instruction, frozen=True, omit_defaults=True):
    """DRE-207, DRE-228, DRE-235: as much as there is."""

    silver: int = 0
    essence: int = 0
    item: int = 0
    equipment: int = 0

    def text(self, say: Say) -> str:
        return say(
            "do-lose", what=say.all([say(f"price-{name}", n=n) for name in LOSSES if (n := getattr(self, name))])
        )


class Shop(Instruction, frozen=True):
    """DRE-161, AMB-DRE-20: of the top three cards of a deck one is gained."""

    deck: Kept


class Status(Instruction, frozen=True):
    """DRE-165 to DRE-168, DRE-770."""

    gain: str

    def text(self, say: Say) -> str:
        return say("do-status", what=status_text(say, self.gain))


class Secret(Instruction, frozen=True):
    """DRE-195 to DRE-198, DRE-768, DRE-769."""

    gain: int


class ReturnSecret(Instruction, frozen=True):
    """DRE-200, DRE-761."""

    secret: int


class Front(Instruction, frozen=True):
    """DRE-172, DRE-177, DRE-777: a token in front of the party."""

    token: Token

    def text(self, say: Say) -> str:
        return say("do-front", token=say(f"laid-{self.token}"))


class Tray(Instruction, frozen=True):
    """DRE-778, DRE-878: a token in the pocket of one mystling, which the party chooses."""

    token: Token

    def text(self, say: Say) -> str:
        return say("do-tray", token=say(f"laid-{self.token}"))


AnyGain: TypeAlias = Union[Gain, Heal, Rest, Lose, Shop, Status, Secret, ReturnSecret, Front, Tray]
