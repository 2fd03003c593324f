"""The refusals that the engine itself tells, whatever the game: none of them can be mended by changing a position."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat, State

from .repairing import Never, Repairs, Values, claim

ENGINE = Repairs()
mends = ENGINE.mends


def known_to(repairs: Repairs) -> None:
    """Let the repairs of a game hold these, too."""
    for message, repair in ENGINE.known.items():
        repairs.mends(message)(repair)


@mends("why-game-over")
def the_end(state: State, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.over)
    raise Never("an ended game stays ended")


@mends("why-not-asked")
def somebody_else(state: State, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.decision_for(seat) is None, "this seat is asked")
    claim(sorted(said.seats) == sorted([decision.seat for decision in state.decisions]), "others are asked")
    raise Never("whose turn it is follows from the course of the game")


@mends("why-answered")
def an_answer_that_stands(state: State, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.picks[seat] == choice and state.seats > 1)
    raise Never("it is what this seat has answered")


@mends("why-other-question")
def another_question(state: State, seat: Seat, choice: Any, said: Values) -> None:
    claim(not _alike(_open(state, seat, said), choice), "such an answer is asked for")
    raise Never("what is asked follows from the course of the game")


@mends("why-not-offered")
def another_answer(state: State, seat: Seat, choice: Any, said: Values) -> None:
    decision = _open(state, seat, said)
    claim(not decision.allows(choice), "it is an answer")
    claim(_alike(decision, choice), "no such answer is asked for")
    raise Never("what there is to choose from follows from the position as a whole")


def _open(state: State, seat: Seat, said: Values) -> Decision:
    """The question that the reason names, which is open to this seat."""
    decision = state.decision_for(seat)
    claim(decision is not None and decision.prompt == said.prompt)
    assert decision is not None
    return decision


def _alike(decision: Decision, choice: Any) -> bool:
    """Whether answers of this kind are offered."""
    return any(type(one) is type(choice) for one in (*decision.choices, *decision.aside))
