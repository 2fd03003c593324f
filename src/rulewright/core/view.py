"""Views: what one seat may know of a state, by the markers on its fields.

There is no second description of what is secret: a field says who sees it, and every outlet (views, logs,
pages, environments) goes through the functions below. A field without a marker is a programming error.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .markers import Sight, sights
from .record import EVERYBODY, Event, Seat, State

_PUBLIC, _OWNER, _COUNTED, _PER_SEAT, _RECORD = (
    Sight.PUBLIC, Sight.OWNER, Sight.COUNTED, Sight.PER_SEAT, Sight.RECORD,
)  # fmt: skip
"""Looked up once: every field of every record asks for them."""


def plain(value: Any) -> Any:
    """A value as plain JSON-able data."""
    return msgspec.to_builtins(value, str_keys=True)


def show(record: Any, viewer: Seat | None, owner: Seat | None) -> dict[str, Any]:
    """One record as `viewer` may see it; the fields of its owner are whole only for the owner."""
    seen: dict[str, Any] = plain(_visible(record, viewer, owner))
    return seen


def _visible(record: Any, viewer: Seat | None, owner: Seat | None) -> dict[str, Any]:
    """The same with values as they are: they become plain data all at once, which takes a third of the time."""
    seen: dict[str, Any] = {}
    kind: Any = type(record)
    own = owner is not None and viewer in (owner, EVERYBODY)
    for field, sight in sights(kind):
        if sight is _PUBLIC or (own and sight is _OWNER):
            seen[field] = getattr(record, field)
        elif sight is _OWNER or sight is _COUNTED:
            seen[field + "_count"] = len(getattr(record, field))
        elif sight is _PER_SEAT:
            seen[field] = [_visible(part, viewer, seat) for seat, part in enumerate(getattr(record, field))]
        elif sight is _RECORD:
            value = getattr(record, field)
            seen[field] = None if value is None else _visible(value, viewer, owner)
    return seen


def view(state: State, seat: Seat | None) -> dict[str, Any]:
    """Everything that a seat may know of a state: open answers, and of the sealed ones its own."""
    seen = show(state, seat, None)
    if state.picks:
        if state.game.book.gathers_openly(state):
            seen["answers"] = {who: str(state.picks[who]) for who in sorted(state.picks)}
        elif seat is not None and seat in state.picks:
            seen["sealed"] = str(state.picks[seat])
    return seen


def redact(event: Event, viewer: Seat | None) -> dict[str, Any]:
    """An event as `viewer` may see it."""
    return {"type": type(event).__struct_config__.tag, **show(event, viewer, event.seat)}
