"""What heroes have declared in a combat before all of them stand by it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rulewright.core.record import Choice, Seat

from ..model.choices.combat import NONE, Declare
from ..model.combat import Fighter
from ..model.state import GodaiState


def hear(state: GodaiState, answers: Mapping[Seat, Choice]) -> None:
    """Note open answers with the fighters who gave them."""
    if state.combat is not None and answers:
        fighters = tuple([heard(one, answers.get(one.seat)) for one in state.combat.fighters])
        state.combat = replace(state.combat, fighters=fighters)


def heard(one: Fighter, answer: Choice | None) -> Fighter:
    if not isinstance(answer, Declare) or one.action:
        return one
    vital = "" if answer.vital == NONE else answer.vital
    return replace(one, action=answer.action, vital=vital, times=answer.times)
