"""What taming cards, quests and cards ask for. Facts are true or not; deeds happen, and may have to add up.

A Fact counts as soon as it holds, a Deed needs something new to happen (AMB-DRE-71). "You" is the player whose
Mystling does it: for taming either player (AMB-DRE-80), for a quest the one whose quest it is.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from msgspec import Struct

from rulewright.core.record import kebab
from rulewright.core.text import Say

from .model.vocabulary import Condition, Element, Mark


class Asked(Struct, frozen=True, tag=kebab, tag_field="is", forbid_unknown_fields=True):
    """Something that is asked for. It writes its own text."""

    def text(self, say: Say, of_both: bool = False) -> str:
        """As the middle of a sentence: "the Enemy has 5 or less Health left".

        `of_both` is for effects, which Enemies have too: there nobody is called "you".
        """
        message = f"asked-{type(self).__struct_config__.tag}"
        if of_both and isinstance(self, (OwnHealth, TokensNear, HeldTokens, InRange, OutOfRange, OnMark)):
            message += ".own"
        fields = {field: getattr(self, field) for field in self.__struct_fields__}
        return say(message, **{name: _word(value) for name, value in fields.items()})


def _word(value: object) -> object:
    return value if isinstance(value, int) else str(value)


# -- facts ---------------------------------------------------------------------------------------------


class EnemyHealth(Asked, frozen=True):
    """The opponent has at most this much Health left."""

    at_most: int


class OwnHealth(Asked, frozen=True):
    """You have at most this much Health left."""

    at_most: int


class EnemyHas(Asked, frozen=True):
    """The opponent has Condition tokens of a type."""

    condition: Condition
    n: int = 1


class YouHave(Asked, frozen=True):
    """You have Condition tokens of a type."""

    condition: Condition
    n: int = 1


class HasPower(Asked, frozen=True):
    """You have at least this much Power."""

    n: int


class TokensNear(Asked, frozen=True):
    """This many of your tokens lie within range of the opponent."""

    n: int
    range: int


class HeldTokens(Asked, frozen=True):
    """You have this many tokens on your sheet."""

    n: int


class InRange(Asked, frozen=True):
    """You are within range of the opponent."""

    range: int


class OutOfRange(Asked, frozen=True):
    """You are not within range of the opponent."""

    range: int


class OnMark(Asked, frozen=True):
    """You stand on a space with this mark."""

    mark: Mark


class OpponentIs(Asked, frozen=True):
    """The opponent has this Element."""

    element: Element


# -- deeds ---------------------------------------------------------------------------------------------


class EndTurnInRange(Asked, frozen=True):
    """End a turn within range of the opponent, this many times."""

    range: int
    times: int = 1


class EndTurnOutOfRange(Asked, frozen=True):
    """End a turn farther away than that, this many times."""

    range: int
    times: int = 1


class EndTurnOnMark(Asked, frozen=True):
    """End a turn on a space with this mark, this many times."""

    mark: Mark
    times: int = 1


class DealNothing(Asked, frozen=True):
    """End turns in which you dealt no damage to the opponent."""

    times: int = 1


class SpendPower(Asked, frozen=True):
    """Spend this much Power in all."""

    n: int


class SurviveSpecial(Asked, frozen=True):
    """The Enemy's Special Ability is resolved and you still stand."""

    times: int = 1


class DealAtOnce(Asked, frozen=True):
    """Deal at least this much damage to the opponent by one effect."""

    n: int


class Block(Asked, frozen=True):
    """Take no damage from an opponent's Attack or Deal that reached you, this many times."""

    times: int = 1


class HealUp(Asked, frozen=True):
    """Heal this much in all."""

    n: int


class InterruptTrack(Asked, frozen=True):
    """Discard this many cards from the opponent's track."""

    n: int = 1


class ResolveSlot(Asked, frozen=True):
    """Resolve the Action card of this slot, this many times."""

    slot: int
    times: int = 1


class GiveCondition(Asked, frozen=True):
    """Give the opponent this many Condition tokens of a type in all."""

    condition: Condition
    n: int = 1


class PlaceTokens(Asked, frozen=True):
    """Place this many of your tokens in all."""

    n: int


class UseSpecial(Asked, frozen=True):
    """Use a Special Ability, this many times."""

    times: int = 1


class WinCombat(Asked, frozen=True):
    """Win or tame (for quests): checked when the Combat ends."""


Fact: TypeAlias = Union[
    EnemyHealth, OwnHealth, EnemyHas, YouHave, HasPower, TokensNear, HeldTokens, InRange, OutOfRange, OnMark, OpponentIs
]
"""True or not at any moment."""

Deed: TypeAlias = Union[
    EndTurnInRange, EndTurnOutOfRange, EndTurnOnMark, DealNothing, SpendPower, SurviveSpecial, DealAtOnce, Block,
    HealUp, InterruptTrack, ResolveSlot, GiveCondition, PlaceTokens, UseSpecial, WinCombat,
]  # fmt: skip
"""Happens, and may have to add up."""

AnyAsked: TypeAlias = Union[
    EnemyHealth, OwnHealth, EnemyHas, YouHave, HasPower, TokensNear, HeldTokens, InRange, OutOfRange, OnMark,
    OpponentIs, EndTurnInRange, EndTurnOutOfRange, EndTurnOnMark, DealNothing, SpendPower, SurviveSpecial, DealAtOnce,
    Block, HealUp, InterruptTrack, ResolveSlot, GiveCondition, PlaceTokens, UseSpecial, WinCombat,
]  # fmt: skip
FACTS = (
    EnemyHealth, OwnHealth, EnemyHas, YouHave, HasPower, TokensNear, HeldTokens, InRange, OutOfRange, OnMark,
    OpponentIs,
)  # fmt: skip
