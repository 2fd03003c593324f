"""Why a hex cannot be picked: many questions ask for one, and each chapter explains its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulewright.core.record import Reason, Seat, Step
from rulewright.core.rulebook import register_once

from ...model.choices.common import PickHex
from ...model.geometry import BY_NAME
from ...model.state import GodaiState
from ..book import BOOK

Refusal: TypeAlias = Callable[[GodaiState, Any, int], list[Reason]]
REFUSALS: dict[type[Step], Refusal] = {}


def refuses_hex(*kinds: type[Step]) -> Callable[[Refusal], Refusal]:
    """This function tells why a hex is no answer to these steps."""

    def register(function: Refusal) -> Refusal:
        for kind in kinds:
            register_once(REFUSALS, kind, function, "refused")
        return function

    return register


@BOOK.refuses(PickHex)
def refuse_hex(state: GodaiState, seat: Seat, choice: PickHex) -> list[Reason]:
    """GOD-263: only hexes of the configuration can be named; what else is wrong depends on the question."""
    hex = BY_NAME.get(choice.hex)
    if hex is None:
        return [Reason("GOD-263", "why-no-hex", {"hex": choice.hex})]
    step = state.agenda[-1] if state.agenda else None
    refuse = REFUSALS.get(type(step)) if step is not None else None
    return refuse(state, step, hex) if refuse is not None else []
