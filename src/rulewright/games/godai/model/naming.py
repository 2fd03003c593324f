"""What Defenders are called where players read of them: a Tower that was Upgraded is the Fortress of its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rulewright.core.record import Event

from .vocabulary import Place

if TYPE_CHECKING:
    from .state import Defender

TOWER, FORTRESS = "tower-", "fortress-"
NAMED = ("defender", "to", "goal")
"""Fields that may hold the id of a Defender."""


def fortresses(defenders: Iterable[Defender]) -> str:
    """The numbers of all Fortresses in a row of words; empty without any."""
    return " ".join([one.id.removeprefix(TOWER) for one in defenders if one.kind is Place.FORTRESS])


def called(id: str, numbers: str) -> str:
    """GOD-209: `fortress-2` for `tower-2`, if that is among the Fortresses."""
    number = id.removeprefix(TOWER)
    return FORTRESS + number if number != id and number in numbers.split() else id


def piece(id: str) -> str:
    """The id of the piece that is called so."""
    return TOWER + id.removeprefix(FORTRESS) if id.startswith(FORTRESS) else id


def renamed(event: Event, defenders: tuple[Defender, ...]) -> Event:
    """An event as the log tells it."""
    changed: dict[str, str] = {}
    for field in NAMED:
        id = getattr(event, field, None)
        if isinstance(id, str) and id.startswith(TOWER):
            name = called(id, fortresses(defenders))
            if name != id:
                changed[field] = name
    return replace(event, **changed) if changed else event
