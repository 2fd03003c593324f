"""What everybody watches in a Combat: how much Health is left on either side."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.presenting import Reading

from .model.state import DragonState
from .spots import COLOURS
from .texts import DragonTexts
from .words import Result

ENEMY_COLOUR = "black"


def course(state: DragonState, texts: DragonTexts) -> tuple[Reading, ...]:
    """The Health of everybody who fights; after the last Combat that of whoever has lost it."""
    return tuple(fallen(state, texts) if state.over else fighting(state, texts))


def fighting(state: DragonState, texts: DragonTexts) -> Iterator[Reading]:
    if not state.fighting:
        return
    for seat, sheet in enumerate(state.sheets):
        yield Reading(texts.seat(seat), COLOURS[seat], max(0, sheet.health - sheet.damage))
    if state.foe is not None:
        yield Reading(enemy_name(texts), ENEMY_COLOUR, max(0, state.foe.health - state.foe.damage))


def fallen(state: DragonState, texts: DragonTexts) -> Iterator[Reading]:
    """The sheets are cleared by then: who lost had no Health left, who won keeps what was there before."""
    assert state.outcome is not None
    if state.pvp:
        losers = [seat for seat in range(len(state.sheets)) if seat not in state.outcome.winners]
    else:
        losers = list(range(len(state.sheets))) if state.result == Result.LOSE else []
        if state.result == Result.WIN:
            yield Reading(enemy_name(texts), ENEMY_COLOUR, 0)
    for seat in losers:
        yield Reading(texts.seat(seat), COLOURS[seat], 0)


def enemy_name(texts: DragonTexts) -> str:
    return texts.say.sentence(texts.say("body-enemy")).removesuffix(".")
