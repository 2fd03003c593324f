"""What may be answered outside Combat, and with what the party carries."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Choice


class UseItem(Choice, frozen=True):
    item: str


class UseEquipment(Choice, frozen=True):
    equipment: str


class DropItem(Choice, frozen=True):
    """Let an Item go because there are too many."""

    item: str


class DropEquipment(Choice, frozen=True):
    equipment: str


class KeepItem(Choice, frozen=True):
    """Of the cards that were looked at, this one is kept."""

    item: str


class KeepEquipment(Choice, frozen=True):
    equipment: str


class PickTrail(Choice, frozen=True):
    """The map of a Run."""

    trail: str


class TakeArtifact(Choice, frozen=True):
    """Put it into a slot, make it ready, or try to unlock it."""

    artifact: str


class UseArtifact(Choice, frozen=True):
    artifact: str


class StartAt(Choice, frozen=True):
    """The Camp where the Run starts; 0 is the first space of the map."""

    camp: int


class GoSpace(Choice, frozen=True):
    """Follow the arrow to this space."""

    place: str


class TakeMystery(Choice, frozen=True):
    mystery: str


class PickTier(Choice, frozen=True):
    tier: int


class SaveRun(Choice, frozen=True):
    """The printed save: everything but decks, marks and trophies is dealt anew."""


class EndRun(Choice, frozen=True):
    """End the Run; its trophies are scored."""


class BuyPerk(Choice, frozen=True):
    perk: str


class UnlockMystling(Choice, frozen=True):
    mystling: str


AnyRoadChoice: TypeAlias = Union[
    UseItem, UseEquipment, DropItem, DropEquipment, KeepItem, KeepEquipment, PickTrail, TakeArtifact, UseArtifact,
    StartAt, GoSpace, TakeMystery, PickTier, SaveRun, EndRun, BuyPerk, UnlockMystling,
]  # fmt: skip
