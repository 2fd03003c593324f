"""Slots: moments of tables under names of their own, kept in a person's profile.

A table is on disk after every choice. A slot only marks a moment of it; whoever opens it goes on from there at a table
of its own, so that the first line stays, or at the same table where nothing has been chosen since.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from rulewright.catalog import game_names
from rulewright.core.errors import ForkError
from rulewright.store import clock
from rulewright.store.profiles import Profiles

from .live_table import LiveTable
from .names import clean

SLOT = "slot"
"""The kind of these records."""
LONGEST = 60
"""Letters of a slot's name."""


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a table with a name."""

    table: str
    at: int
    """How many of its choices stood."""
    name: str
    game: str
    mode: str
    made: float


def may_keep(table: LiveTable, at: int) -> None:
    """Raises `ForkError` where the table has agreed to keep only beginnings of chapters."""
    if not table.session.may_keep(at):
        raise ForkError("fork-strict")


async def keep_slot(profiles: Profiles, profile_id: str, table: LiveTable, at: int, name: str) -> str:
    """Mark a moment; returns the key of the slot."""
    may_keep(table, at)
    setup = table.session.setup
    called = clean(name, LONGEST) or str(at)
    slot = Slot(table.id, at, called, table.game.name, setup.mode or table.mode.name, clock.now())
    key = secrets.token_hex(6)
    await profiles.keep(profile_id, [(SLOT, key, msgspec.to_builtins(slot))])
    return key


async def slots_of(profiles: Profiles, profile_id: str) -> dict[str, Slot]:
    """The slots of a profile by key, the newest first."""
    rows = await profiles.records(profile_id, SLOT)
    read = {row["key"]: slot for row in rows if (slot := read_slot(row["body"])) is not None}
    return dict(sorted(read.items(), key=lambda one: -one[1].made))


def read_slot(body: Any) -> Slot | None:
    """A slot, if it is one of a game that we have."""
    try:
        slot = msgspec.convert(body, Slot)
    except msgspec.ValidationError:
        return None
    sound = slot.game in game_names() and slot.at >= 0 and len(slot.name) <= LONGEST and len(slot.table) <= 24
    return slot if sound else None
