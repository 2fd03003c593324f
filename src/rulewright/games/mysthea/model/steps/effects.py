"""What effects do or ask."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ...effects import Instant
from ..vocabulary import CardType, Unit


class Perform(Step, frozen=True):
    """Carry out effects in order. `offered` ones may each be declined."""

    seat: Seat
    effects: tuple[Instant, ...]
    rule: str
    offered: bool = False
    card: int = 0
    """Command Points of the card that was paid with."""
    partly: bool = False
    """An accepted part of a reward, of which again only a part may be used."""


class Offer(Step, frozen=True):
    """Effects that the seat may take or leave as a whole."""

    seat: Seat
    effects: tuple[Instant, ...]
    rule: str
    card: int = 0


class ChooseOption(Step, frozen=True):
    """One of several effects, or (`several`) any of them in any order."""

    seat: Seat
    options: tuple[Instant, ...]
    rule: str
    several: bool = False
    optional: bool = False
    taken: tuple[int, ...] = ()


class PayWithCards(Step, frozen=True):
    """Pay with cards of these types from hand, then carry out the rest."""

    seat: Seat
    types: tuple[CardType | None, ...]
    trash: bool
    rest: tuple[Instant, ...]
    rule: str
    optional: bool = False
    paid: int = 0
    """Command Points of the cards paid so far."""


class ChooseTarget(Step, frozen=True):
    """The region that an effect against every opponent there strikes; a Champion is wounded."""

    seat: Seat
    unit: Unit
    rule: str


class StrikeUnit(Step, frozen=True):
    """The active seat picks which unit of `owner` an effect removes."""

    seat: Seat
    owner: Seat
    unit: Unit
    rule: str


class ChooseMonster(Step, frozen=True):
    """Which Monster attacks at once."""

    seat: Seat
    rule: str


AnyEffectStep: TypeAlias = Union[Perform, Offer, ChooseOption, PayWithCards, ChooseTarget, StrikeUnit, ChooseMonster]
