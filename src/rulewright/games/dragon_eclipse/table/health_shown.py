"""What everybody watches in a Combat: how much Health is left on either side."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.display import Reading

from ..model.state import DragonState
from ..model.vocabulary import Result
from .spots import COLOURS
from .texts import DragonTexts

ENEMY_COLOUR = "black"


def course(state: DragonState, texts: DragonTexts) -> tuple[Reading, ...]:
    """The Health of everybody who fights; after the last Combat that of whoever has lost it."""
    return tuple(fallen(state, texts) if state.over else fighting(state, texts))


def fighting(state: DragonState, texts: DragonTexts) -> Iterator[Reading]:
    combat = state.combat
    if combat is None or not combat.begun:
        return
    for seat, sheet in enumerate(combat.sheets):
        yield Reading(texts.seat(seat), COLOURS[seat], max(0, sheet.health - sheet.damage))
    if combat.foe is not None:
        yield Reading(enemy_name(texts), ENEMY_COLOUR, max(0, combat.foe.health - combat.foe.damage))


def fallen(state: DragonState, texts: DragonTexts) -> Iterator[Reading]:
    """The sheets are cleared by then: who lost had no Health left, who won keeps what was there before."""
    assert state.outcome is not None
    if state.pvp:
        losers = [seat for seat in range(len(state.players)) if seat not in state.outcome.winners]
    else:
        losers = list(range(len(state.players))) if state.result == Result.LOSE else []
        if state.result == Result.WIN:
            yield Reading(enemy_name(texts), ENEMY_COLOUR, 0)
    for seat in losers:
        yield Reading(texts.seat(seat), COLOURS[seat], 0)


def enemy_name(texts: DragonTexts) -> str:
    return texts.say.sentence(texts.say("body-enemy")).removesuffix(".")
