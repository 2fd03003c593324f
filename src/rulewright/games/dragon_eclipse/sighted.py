"""A State made of a view: so that drawings and texts ask the rules themselves, and never a second opinion.

What the viewer cannot see is empty or stands in for itself by number alone. Nothing of it is told to anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from rulewright.core.record import Event, Luck, bind

from .model import events, steps
from .model.state import DragonState

if TYPE_CHECKING:
    from .game import DragonEclipse

_MOST_ANSWERS = 40
"""So many ties of one Enemy turn are broken; no Enemy needs a tenth of that."""


def sighted(view: dict[str, Any], game: DragonEclipse) -> DragonState:
    """The position as far as a viewer knows it."""
    fields = {name: value for name, value in view.items() if name != "sealed"}
    sheets = [_without_counts(sheet) for sheet in fields.pop("sheets")]
    foe = fields.pop("foe")
    fields["sheets"] = sheets
    fields["foe"] = None if foe is None else _without_counts(foe)
    fields["picks"], fields["luck"] = {}, {"seed": 0, "counts": {}}
    state = msgspec.convert(fields, DragonState)
    state.luck = Luck(0, {})
    bind(state, game)
    return state


def _without_counts(record: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in record.items() if not name.endswith("_count")}


def forecast(state: DragonState) -> list[Event]:
    """What the Enemy would do if its turn came now, with the attack card that lies open; nothing if none does.

    Ties are broken by the first answer. A second card that the same turn would draw does not lie open yet, so the
    forecast ends before it.
    """
    foe = state.foe
    if foe is None or not foe.top or not state.fighting:
        return []
    twin = state.copy()
    bind(twin, state.game)
    assert twin.foe is not None
    # What lies below the open card is not known; but the deck must not be refilled for that.
    twin.foe.deck = (foe.top,) * 5
    end = next(step for step in twin.agenda if isinstance(step, steps.AfterCombat))
    # The question below the Enemy's turn holds the rules up when it is over.
    twin.agenda = [end, steps.GiveTaunt(0), steps.EnemyTurn()]
    book = state.game.book
    book.advance(twin)
    found = list(twin.events)
    for _ in range(_MOST_ANSWERS):
        if not twin.fighting or len(twin.agenda) <= 2:
            break
        decision = twin.decision
        twin.apply(decision.choices[0], decision.seat)
        found.extend(twin.events)
    return list(_told(found))


def _told(found: list[Event]) -> Iterator[Event]:
    """Up to the end of the Combat, or to a second attack card."""
    drawn = 0
    for event in found:
        drawn += isinstance(event, events.AttackDrawn)
        if drawn > 1:
            return
        yield event
        if isinstance(event, events.CombatEnded):
            return
