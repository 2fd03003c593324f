"""A State made of a view: typed records for whoever draws or describes a table, so that they can ask the rules.

What the viewer cannot see is there by number alone: four hidden cards are four empty names.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from .markers import Sight, records_in, sights
from .record import Luck, S, bind

if TYPE_CHECKING:
    from .game import Game

UNKNOWN = ""
"""What stands for a card or a name that the viewer cannot see."""


def state_from_view(view: dict[str, Any], game: Game[S, Any]) -> S:
    """The position as far as the viewer knows it. Nothing of what is missing can be found in it."""
    known = _known(view, game.state_type)
    known["picks"], known["luck"] = {}, {"seed": 0, "counts": {}}
    state = msgspec.convert(known, game.state_type)
    state.luck = Luck(0, {})
    return bind(state, game)


@cache
def _parts(kind: Any) -> tuple[tuple[str, Sight, Any], ...]:
    """The fields of a record with their markers, and the record that is in each that holds one."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field, sight in sights(kind):
        held = records_in(hints[field]) if sight in (Sight.PER_SEAT, Sight.RECORD) else [None]
        found.append((field, sight, held[0]))
    return tuple(found)


def _known(view: dict[str, Any], kind: Any) -> dict[str, Any]:
    """The fields of one record that a view shows."""
    found: dict[str, Any] = {}
    for field, sight, part in _parts(kind):
        if sight is Sight.PER_SEAT:
            found[field] = [_known(one, part) for one in view[field]]
        elif sight is Sight.RECORD:
            found[field] = None if view[field] is None else _known(view[field], part)
        elif field in view:
            found[field] = view[field]
        elif sight in (Sight.OWNER, Sight.COUNTED):
            found[field] = [UNKNOWN] * view[f"{field}_count"]
    return found
