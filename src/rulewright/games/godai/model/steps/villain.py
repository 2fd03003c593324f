"""The Villain phase of the Harvest Stage, and the nine steps that end it."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Step

from ..vocabulary import Element, Face


class DrawJaethiCard(Step, frozen=True):
    """GOD-483."""


class RollSiegeDie(Step, frozen=True):
    """The Element die of a Jaethi card names the Siege deck (GOD-485); the group may choose the die."""

    card: str


class ReadSiegeDie(Step, frozen=True):
    """The Element die for the next Siege card, as it lies there in the end (GOD-485)."""

    face: Face
    element: Element


class PlaceSiegeCard(Step, frozen=True):
    """A card of an Element goes face down on a Slot (GOD-501)."""

    element: Element
    slot: int


class EndHarvest(Step, frozen=True):
    """The nine steps (GOD-515 to GOD-529); `step` is the next one, 1 to 9."""

    step: int = 1


class TakeBonuses(Step, frozen=True):
    """Resource Bonuses of the played cards are taken, or the cards kept (GOD-375)."""

    left: tuple[str, ...]


class StayAfflicted(Step, frozen=True):
    """An Affliction stays in effect from the next Game Turn on (GOD-496)."""

    card: str


class PlaceDiscovery(Step, frozen=True):
    """The token of a Discovery is put on the map (GOD-493); among equally near places the group chooses."""

    card: str
    hexes: tuple[int, ...] = ()
    """Where it can go, once the Siege Portal is rolled."""


AnyVillainStep: TypeAlias = Union[
    DrawJaethiCard, RollSiegeDie, ReadSiegeDie, PlaceSiegeCard, EndHarvest, TakeBonuses, StayAfflicted, PlaceDiscovery
]
