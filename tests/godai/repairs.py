"""For every sentence of Godai's refusals: what it claims about a position, and what would make it untrue.

The claims are read off the sheets, trackers, tiles and the open step. This module holds what is told whatever is
asked; each chapter has a module of its own. How pieces are put where a repair wants them is in `setting.py`.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat
from rulewright.games.godai.model.state import GodaiState

from ..repairing import Never, Repairs, Values, claim
from . import (
    repairs_of_combat,
    repairs_of_defenders,
    repairs_of_heroes,
    repairs_of_land,
    repairs_of_temples,
    repairs_of_visits,
)

REPAIRS = Repairs()
mends = REPAIRS.mends
for chapter in (
    repairs_of_combat,
    repairs_of_defenders,
    repairs_of_heroes,
    repairs_of_land,
    repairs_of_temples,
    repairs_of_visits,
):
    for message, repair in chapter.CHAPTER.known.items():
        mends(message)(repair)


@mends("why-game-over")
def the_end(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.over)
    raise Never("an ended game stays ended")


@mends("why-not-asked")
def somebody_else(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.decision_for(seat) is None, "this seat is asked")
    claim(sorted(said.seats) == sorted(decision.seat for decision in state.decisions), "others are asked")
    raise Never("whose turn it is follows from the course of the game")


@mends("why-answered")
def an_answer_that_stands(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.picks[seat] == choice and len(state.heroes) > 1)
    raise Never("it is what this seat has answered")


@mends("why-other-question")
def another_question(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(decision is not None and decision.prompt == said.prompt)
    assert decision is not None
    offered = (*decision.choices, *decision.aside)
    claim(all(type(one) is not type(choice) for one in offered), "such an answer is asked for")
    raise Never("what is asked follows from the course of the game")


@mends("why-not-offered")
def another_answer(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    decision = state.decision_for(seat)
    claim(decision is not None and decision.prompt == said.prompt)
    assert decision is not None
    claim(not decision.allows(choice), "it is an answer")
    claim(any(type(one) is type(choice) for one in (*decision.choices, *decision.aside)), "another kind is asked for")
    raise Never("what there is to choose from follows from the position as a whole")
