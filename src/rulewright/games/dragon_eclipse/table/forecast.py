"""What the Enemy would do if its turn came now: asked of the rules themselves, never a second opinion."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Event, bind

from ..model import events, steps
from ..model.state import DragonState
from ..rules.book import foe_of

_MOST_ANSWERS = 40
"""This many ties of one Enemy turn are broken; no Enemy needs a tenth of that."""


def forecast(state: DragonState) -> list[Event]:
    """What the Enemy would do if its turn came now, with the attack card that lies open; nothing if none does.

    Ties are broken by the first answer. A second card that the same turn would draw does not lie open yet, so the
    forecast ends before it.
    """
    combat = state.combat
    if combat is None or not combat.begun or combat.foe is None or not combat.foe.top:
        return []
    twin = state.copy()
    bind(twin, state.game)
    # What lies below the open card is not known; but the deck must not be refilled for that.
    foe_of(twin).deck = (combat.foe.top,) * 5
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
