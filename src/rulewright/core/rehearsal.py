"""Rehearsal: a position that comes from a file is played on a little, on copies, before anybody relies on it.

A game's `check` finds what it knows to be impossible. A position can still be one that the rules never met: a step that
waits for something that is not there. Nobody lists all of these; instead the rules themselves are asked. Every choice
that is offered is tried once, and a few random games go on for a while. The luck is fixed by the position, so the same
file always gets the same answer.
"""

from __future__ import annotations

from typing import Final

from .chance import mix
from .record import State, kebab

MOST_CHOICES: Final = 30
"""This many of the offered choices are tried, spread over all that are offered."""
WALKS: Final = 6
MOVES: Final = 60
"""Of each walk."""
MOST_WORK: Final = 600
"""A walk ends when this much has been done along it, whatever the game: an answer that is offered counts as 1, an event
that happens as 10, about what they take. The clock would not give the same file the same answer. All in all a rehearsal
takes from one to ten milliseconds.
"""


def rehearse(state: State) -> str | None:
    """Where the rules fail if somebody plays on from here, in a few words; None if they do not."""
    at = state
    try:
        for seat in (None, *range(state.seats)):
            state.view(seat)
        tried = [(decision.seat, choice) for decision in state.decisions for choice in decision.choices]
        step = max(1, len(tried) // MOST_CHOICES)
        for seat, choice in tried[::step]:
            at = state.copy()
            at.apply(choice, seat)
        for number in range(WALKS):
            at = state.copy()
            _walk(at, mix(state.luck.seed + number))
    except Exception as error:  # whatever a forged position makes of the rules
        doing = kebab(type(at.agenda[-1]).__name__) if at.agenda else "the end"
        told = f"{type(error).__name__}: {error}"[:200]
        return f"agenda: played on from here, the rules fail at {doing} ({told})"
    return None


def _walk(state: State, seed: int) -> None:
    """Some choices at random."""
    work = 0
    for _ in range(MOVES):
        if state.over or work > MOST_WORK:
            return
        seed = mix(seed + 1)
        decisions = state.decisions
        work += sum([len(decision.choices) for decision in decisions])
        decision = decisions[seed % len(decisions)]
        state.apply(decision.choices[(seed >> 16) % len(decision.choices)], decision.seat)
        work += 10 * len(state.events)
