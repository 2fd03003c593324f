"""Markers: who may see a field of a State, of its parts and of an Event, and which fields hold records of their own."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct


class Sight(Enum):
    """Who may see a field. Every field of a State, of its parts and of an Event carries one."""

    PUBLIC = "public"
    OWNER = "owner"
    """The seat that owns the record sees it; all others see how much it holds."""
    COUNTED = "counted"
    """Nobody sees it, everybody sees how much it holds."""
    HIDDEN = "hidden"
    """Nobody sees it."""
    PER_SEAT = "per seat"
    """One record for each seat, in seat order; each has its own markers."""
    RECORD = "record"
    """A nested record (or nothing) with its own markers."""
    TRANSIENT = "transient"
    """Not part of the position: a cache or a by-product of the last choice, never saved."""


Public = Sight.PUBLIC
OwnerOnly = Sight.OWNER
Counted = Sight.COUNTED
Hidden = Sight.HIDDEN
PerSeat = Sight.PER_SEAT
Nested = Sight.RECORD
Transient = Sight.TRANSIENT


@cache
def sights(kind: Any) -> tuple[tuple[str, Sight], ...]:
    """The marker of each field of a record; raises `TypeError` for a field without one."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in kind.__struct_fields__:
        hint = hints[field]
        marks = (
            [mark for mark in get_args(hint)[1:] if isinstance(mark, Sight)] if get_origin(hint) is Annotated else []
        )
        if len(marks) != 1:
            raise TypeError(f"{kind.__name__}.{field} does not say who sees it: mark it with one Sight")
        found.append((field, marks[0]))
    return tuple(found)


def per_seat(kind: Any) -> tuple[str, ...]:
    """The fields of a State that hold one record for each seat."""
    return tuple(name for name, sight in sights(kind) if sight is Sight.PER_SEAT)


@cache
def parts_of(kind: Any) -> dict[str, list[Any]]:
    """The fields of a record that hold mutable records, by their markers, and which records each may hold."""
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, list[Any]] = {}
    for name, sight in sights(kind):
        if sight in (Sight.PER_SEAT, Sight.RECORD):
            held = records_in(hints[name])
            if not all(one.__struct_config__.frozen for one in held):
                found[name] = held
    return found


def records_in(hint: Any) -> list[Any]:
    """The records that a field may hold."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [found for one in get_args(hint) for found in records_in(one)]
