"""What effects do or ask: hits, moves, tokens and Summons."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ...effects import AnyEffect
from ..vocabulary import Condition, Moment, Whom


class Perform(Step, frozen=True):
    """Carry out effects in order, one atomic effect at a time."""

    body: int
    effects: tuple[AnyEffect, ...]
    rule: str
    slot: int = 0
    card: str = ""


class OfferEffects(Step, frozen=True):
    """Effects that may be taken for a price or left (DRE-392)."""

    body: int
    effects: tuple[AnyEffect, ...]
    rule: str
    slot: int = 0
    card: str = ""
    power: int = 0
    tokens: int = 0


class ChooseOption(Step, frozen=True):
    body: int
    options: tuple[tuple[AnyEffect, ...], ...]
    rule: str
    slot: int = 0
    card: str = ""


class Together(Step, frozen=True):
    """Effects at the same time: the player says which is next (DRE-353)."""

    body: int
    moment: Moment
    pending: tuple[tuple[AnyEffect, ...], ...]
    rules: tuple[str, ...]
    targets: tuple[int, ...] = ()
    """A hit and the answer to it: who was hit."""
    n: int = 0
    """With a target: the first `n` effects are the body's, the others the target's."""


class Strike(Step, frozen=True):
    """An Attack or Deal against one of several possible opponents, or each of them in turn."""

    body: int
    targets: tuple[int, ...]
    attack: bool
    value: int
    """Attack: the plus; Deal: the damage, already summed up."""
    pierce: int
    drain: bool
    inflict: dict[Condition, int]
    whom: Whom
    rule: str
    damage: bool = True
    """False for Conditions alone."""
    shares: tuple[int, ...] = ()
    """What each target gets if it is not the same for all."""


class CleanseTokens(Step, frozen=True):
    body: int
    n: int
    rule: str


class MoveMystling(Step, frozen=True):
    """A seat's Move: where it goes with the spaces that are left."""

    seat: Seat
    left: int
    rule: str
    line: bool = False
    direction: int = -1
    """In line: the direction that was taken; -1 before the first step."""


class BlinkTo(Step, frozen=True):
    body: int
    range: int
    rule: str
    away: bool = False


class EnemyMoves(Step, frozen=True):
    """Rush or Retreat: the best spaces; the player breaks ties."""

    body: int
    left: int
    rule: str
    away: bool = False
    line: bool = False


class EnemyWalks(Step, frozen=True):
    """On the way to a space; the player chooses between ways through and around Terrain (AMB-DRE-66)."""

    body: int
    goal: int
    rule: str


class PlaceTokens(Step, frozen=True):
    """Place the next of `n` Elemental tokens."""

    body: int
    n: int
    range: int
    rule: str
    lifted: int = -1
    """The space of the token that was taken because of the limit; -1 before that."""


class DiscardTokens(Step, frozen=True):
    """Discard own tokens from the Arena."""

    body: int
    n: int
    range: int
    rule: str


class PlaceSummon(Step, frozen=True):
    summon: str
    range: int
    rule: str
    lifted: int = -1
    """The space of the Summon that is placed again because of the limit; -1 before that."""


class SummonsAct(Step, frozen=True):
    """Which Summon acts next (DRE-727)."""

    spaces: tuple[int, ...]
    effects: tuple[AnyEffect, ...]
    rule: str


AnyEffectStep: TypeAlias = Union[
    Perform, OfferEffects, ChooseOption, Together, Strike, CleanseTokens, MoveMystling, BlinkTo, EnemyMoves,
    EnemyWalks, PlaceTokens, DiscardTokens, PlaceSummon, SummonsAct,
]  # fmt: skip
