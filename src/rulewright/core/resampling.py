"""Other worlds that a seat thinks possible: whatever it cannot see is redealt, and the luck to come differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import mix
from .record import S, Seat, State, bind
from .text import T

if TYPE_CHECKING:
    from .game import Game

MOST_ATTEMPTS = 100
"""How often hidden cards are dealt until the same questions can be open."""


def resample(game: Game[S, T], state: S, seat: Seat | None, seed: int) -> S:
    """A world in which the same is asked; where none is found, those who are asked keep their hands."""
    twin = game.dealt_anew(state, seat, seed)
    if twin is not None:
        return twin
    asked = questions(state) or ()
    twin = imagined(game, state, seat, seed)
    game.redeal_unseen(twin, seat, seed, tuple([question[0] for question in asked]))
    return twin


def dealt_anew(game: Game[S, T], state: S, seat: Seat | None, seed: int, attempts: int) -> S | None:
    """A world in which the same is asked although nobody has kept a card, or None."""
    asked = questions(state)
    for attempt in range(attempts):
        twin = imagined(game, state, seat, seed)
        game.redeal_unseen(twin, seat, mix(seed + attempt), ())
        if questions(twin) == asked:
            return twin
    return None


def imagined(game: Game[S, T], state: S, seat: Seat | None, seed: int) -> S:
    """A copy with luck of its own, in which only the seat's sealed answers are known."""
    twin = state.copy()
    bind(twin, game)
    if not game.book.gathers_openly(state):
        twin.picks = {who: pick for who, pick in state.picks.items() if who == seat}
    twin.luck.seed = seed
    twin.luck.counts = {}
    return twin


def questions(state: State) -> list[tuple[Seat, str]] | None:
    """Who is asked what, sealed answers or not; None if somebody is asked without having an answer."""
    if state.outcome is not None or not state.agenda:
        return []
    asked = state.game.book.ask(state, state.agenda[-1]) if state.picks else state.decisions
    if not asked or not all(decision.choices for decision in asked):
        return None
    return [(decision.seat, decision.prompt) for decision in asked]
