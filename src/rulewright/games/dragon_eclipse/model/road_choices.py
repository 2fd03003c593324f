"""What may be answered outside Combat, and with what the party carries."""

from __future__ import annotations

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
