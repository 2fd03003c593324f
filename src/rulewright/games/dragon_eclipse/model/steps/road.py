"""Pending work outside Combat: what the party carries, and what effects of the road ask."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Step

from ...road import AnyRoad

OURS = -1
"""No seat of its own: the party decides together."""


class Travel(Step, frozen=True):
    """Carry out effects outside Combat in order; with a seat for that seat's Mystling and deck."""

    effects: tuple[AnyRoad, ...]
    rule: str
    cause: str = ""
    who: int = OURS


class ChooseRoad(Step, frozen=True):
    """One of several lists of effects."""

    options: tuple[tuple[AnyRoad, ...], ...]
    rule: str
    cause: str = ""
    who: int = OURS


class OfferRoad(Step, frozen=True):
    """Effects that may be taken for damage or Fatigue, or left."""

    effects: tuple[AnyRoad, ...]
    rule: str
    cause: str = ""
    damage: int = 0
    fatigue: int = 0
    who: int = OURS


class Share(Step, frozen=True):
    """Heal, damage, Power or Fatigue for one of several Mystlings, point by point (AMB-DRE-119)."""

    what: str
    n: int
    rule: str


class TrimBag(Step, frozen=True):
    """DRE-225, DRE-232: more than may be carried: use something or let one go."""

    what: str


class KeepFound(Step, frozen=True):
    """Which of the cards that were looked at are kept."""

    what: str
    found: tuple[str, ...]
    keep: int


class TakeDiscarded(Step, frozen=True):
    """Which Item comes back from the discard pile."""


AnyRoadStep: TypeAlias = Union[Travel, ChooseRoad, OfferRoad, Share, TrimBag, KeepFound, TakeDiscarded]
