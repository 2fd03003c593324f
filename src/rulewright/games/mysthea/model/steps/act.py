"""Act and Command Points."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ..vocabulary import Unit


class ChooseCard(Step, frozen=True):
    """Act: play a card from hand."""

    seat: Seat


class ChooseUse(Step, frozen=True):
    """Act: the two options of a played card, each at most once, in either order."""

    seat: Seat
    card: str
    spent: bool = False
    used: bool = False


class PlaceCard(Step, frozen=True):
    """Put a paid Accessory or Upgrade on the board, making room for it."""

    seat: Seat
    card: str


class SpendPoints(Step, frozen=True):
    seat: Seat
    points: int
    crystal: bool = False
    """From Crystal Fields: only to construct and deploy."""


class DeployFortification(Step, frozen=True):
    seat: Seat
    rule: str
    optional: bool = False


class TravelUnits(Step, frozen=True):
    """Travel by an effect: this many units of a kind, no Command Points."""

    seat: Seat
    unit: Unit
    count: int
    anywhere: bool
    carry: bool


class MarchFrom(Step, frozen=True):
    """Choose the region that everybody leaves."""

    seat: Seat
    champion: bool
    carry: bool


class MarchTo(Step, frozen=True):
    seat: Seat
    origin: int
    champion: bool
    carry: bool


class CarryUnits(Step, frozen=True):
    """Units that have moved may take others along: `troops` and `golems` count the carriers left."""

    seat: Seat
    origin: int
    target: int
    champion: bool = False
    troops: int = 0
    golems: int = 0


AnyActStep: TypeAlias = Union[
    ChooseCard, ChooseUse, PlaceCard, SpendPoints, DeployFortification, TravelUnits, MarchFrom, MarchTo, CarryUnits,
]  # fmt: skip
