"""Thinking: what a game brings so that programs can judge its positions, plan its turns and learn it.

Nothing here is a rule: a game without any of it is played by `random` and by people all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, MutableSequence, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from .record import Outcome, Seat, State


class Observer(Protocol):
    """Turns what a seat may know into numbers, always as many and in the same order."""

    names: tuple[str, ...]
    """What each number says, in order: the documented layout."""

    def read(self, state: State, seat: Seat) -> list[float]:
        """The numbers for one seat, mostly from -1 to 1 and never beyond -10 and 10.

        Two states that look the same to the seat give the same numbers.
        """
        ...

    def write(self, state: State, seat: Seat, row: MutableSequence[float]) -> None:
        """The same numbers into a row of zeros: learners read millions of states."""
        ...


class Variant(Struct, frozen=True):
    """A smaller table of the same game, for learners. Its rules are the game's; it only begins or stops differently."""

    name: str
    about: str
    """What is smaller about it, in one sentence."""
    players: int
    mode: str | None = None
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    parts: int | None = None
    """After how many of the game's largest parts (eras, chapters) it stops; None goes to the end."""
    deal: int | None = None
    """The seed of the setup, if every game begins with the same one; the luck after it differs all the same."""


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

    def things(self, state: State) -> Sequence[Sequence[tuple[str, float]]]:
        """What every seat holds by name, by seat, and how much of it: cards, abilities, whatever is unlike any other.

        The same name always stands for the same thing, amounts are about 1. What such things are worth beside the
        features can only be learned. Like `measure`, it may look at everything in the state.
        """
        return [()] * state.seats

    def priced(self, prices: Mapping[str, float]) -> Callable[[State], Sequence[float]]:
        """What `things` with these prices are worth to every seat, as a function: bots ask it of millions of states."""

        def worths(state: State) -> Sequence[float]:
            return [sum([prices.get(name, 0.0) * amount for name, amount in held]) for held in self.things(state)]

        return worths

    def remaining(self, state: State) -> float:
        """How much of the game is still to come: 1 at its beginning, 0 at its end."""
        return 0.0

    def success(self, state: State) -> float:
        """How well a game that is played together goes if it is won from here: 1 is as well as can be.

        When it is over, how well it was won.
        """
        return 1.0

    def turn(self, state: State) -> Hashable:
        """Names the turn that is being taken; another value, another turn. Planners stop where it changes."""
        return None

    def terms(self, state: State) -> dict[str, Any]:
        """What the table has agreed on, as plain data: `{"options": {…}, "rulings": {…}}`, for programs that play."""
        return {"options": {}, "rulings": {}}

    def observer(self, players: int) -> Observer:
        """The numeric observation of a table of so many seats."""
        raise NotImplementedError

    variants: tuple[Variant, ...] = ()
    """Smaller tables for learners; environments are registered for each."""

    def stop(self, state: State, variant: Variant) -> Outcome | None:
        """How a variant that is shorter than the game has ended, by the game's own scoring; None while it goes on."""
        return None

    def standing(self, state: State) -> Sequence[float]:
        """The points of every seat as they lie on the table now, by seat: what shaped rewards go by."""
        raise NotImplementedError
