"""Thinking: what a game brings so that programs can judge its positions, plan its turns and learn it.

Nothing here is a rule: a game without any of it is played by `random` and by people all the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Protocol

from .record import Seat, State


class Observer(Protocol):
    """Turns what a seat may know into numbers, always as many and in the same order."""

    names: tuple[str, ...]
    """What each number says, in order: the documented layout."""

    def read(self, state: State, seat: Seat) -> list[float]:
        """The numbers for one seat. Two states that look the same to the seat give the same numbers."""
        ...


class Thinking:
    """The part of a Game that bots, tuners and learners look at. Subclasses fill in what is theirs."""

    bot_folder: Path | None = None
    """Where the game keeps what its bots know: `bot.toml` with weights, `expert.npz` with what was learned."""

    features: tuple[str, ...] = ()
    """What positions are judged by; each has a name `feature-…` in the game's language files."""

    def measure(self, state: State) -> Sequence[Sequence[float]]:
        """The features of every seat, by seat, in the order of `features`.

        May look at everything in the state: bots measure imagined states, never the true one.
        """
        return [()] * state.seats

    def turn(self, state: State) -> Hashable:
        """Names the turn that is being taken; another value, another turn. Planners stop where it changes."""
        return None

    def observer(self, players: int) -> Observer:
        """The numeric observation of a table of so many seats."""
        raise NotImplementedError
