"""Which effect a step really carries out, after slots, advantages and conditions around it."""

from __future__ import annotations

import msgspec

from rulewright.core.record import Step
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.state import DragonState

from .figures import ENEMY, SUMMON, elements, holds, opponent
from .raw import Row


def first_effect(state: DragonState, step: Step) -> Row | None:
    """The atomic effect that a `Perform` carries out now, as the content files write it; None if it is held back."""
    if not isinstance(step, steps.Perform):
        return None
    effect: Row = msgspec.to_builtins(step.effects[0])
    while True:
        verb = effect["do"]
        if verb == "in-slot":
            if effect["slot"] != step.slot:
                return None
        elif verb == "advantage":
            if effect["element"] not in elements(state, opponent(state, step.body)):
                return None
        elif verb == "when":
            if not holds(state, ENEMY if step.body >= SUMMON else step.body, effect["holds"]):
                return None
        else:
            return effect
        effect = effect["effects"][0]
