"""When a choice belongs to another moment: the part of a refusal that is alike for every kind of choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias, TypeVar

from rulewright.core.record import Choice, Reason, Seat, Step, kebab

from ...model import choices
from ...model.state import MystheaState
from ..book import BOOK

S = TypeVar("S", bound=Step)
Rule: TypeAlias = str | Callable[[MystheaState, Seat], str]
Explain: TypeAlias = Callable[[MystheaState, Seat, Any, Step | None], Iterator[Reason]]

_OF_SETUP = (choices.ChooseColour, choices.DraftCard, choices.PlaceChampion, choices.PlaceToken)


def waits(state: MystheaState, seat: Seat) -> Reason:
    """MYS-114: it is for others to answer. Who has answered a sealed question already is not told (MYS-200)."""
    if state.over:
        return Reason("MYS-085", "why-game-over")
    step = state.agenda[-1]
    asked = BOOK.asking[type(step)](state, step) or ()
    decisions = asked if isinstance(asked, tuple) else (asked,)
    return Reason("MYS-114", "why-not-asked", {"seats": [one.seat for one in decisions if one.seat != seat]})


BOOK.idle = waits


def open_step(state: MystheaState, seat: Seat) -> Step | None:
    """The step that asks this seat something now."""
    return state.agenda[-1] if state.decision_for(seat) is not None else None


def pending(state: MystheaState, seat: Seat, kind: type[S]) -> S | None:
    """The nearest step of a kind that lies on the agenda for a seat, open or still to come."""
    for step in reversed(state.agenda):
        if isinstance(step, kind) and getattr(step, "seat", None) == seat:
            return step
    return None


def not_now(state: MystheaState, seat: Seat, kind: type[Choice], home: type[Step], rule: Rule) -> Reason:
    """Something else is asked; MYS-063: until everybody has placed, only the setup is."""
    decision = state.decision_for(seat)
    assert decision is not None
    if state.era == 0 and kind not in _OF_SETUP:
        rule = "MYS-063"
    found = rule if isinstance(rule, str) else rule(state, seat)
    return Reason(found, "why-not-now", {"when": kebab(home.__name__), "prompt": decision.prompt})


def refuses(kind: type[Choice], rule: Rule, home: type[Step], *others: type[Step]) -> Callable[[Explain], Explain]:
    """This function tells which conditions of a choice fail; that it belongs to `home` is told here.

    The function gets the step that asks the seat, or None if nothing is asked of it (then core says so), and
    must find a reason whenever that step is the home of the choice or one of the others.
    """
    homes = (home, *others)

    def register(explain: Explain) -> Explain:
        def refuse(state: MystheaState, seat: Seat, choice: Choice) -> list[Reason]:
            if state.over or seat not in range(len(state.boards)):
                return []
            step = open_step(state, seat)
            elsewhere = step is not None and type(step) not in homes
            reasons = [not_now(state, seat, kind, home, rule)] if elsewhere else []
            reasons.extend(explain(state, seat, choice, step))
            return reasons

        BOOK.refuses(kind)(refuse)
        return explain

    return register
