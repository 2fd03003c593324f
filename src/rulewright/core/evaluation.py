"""Evaluation: what a game provides so that programs can judge its positions, plan turns and learn (`game.bots`).

Nothing here is a rule: a game without any of it can still be played by `random` and by people.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .display import Face
from .record import Choice, Decision, Outcome, S, Seat, State

if TYPE_CHECKING:
    from typing_extensions import TypeVar as VarWithDefault

    Watched = VarWithDefault("Watched", bound=State, contravariant=True, default=State)
else:
    Watched = TypeVar("Watched", bound=State, contravariant=True)
"""The State that an observer reads. Where no type is named, any State will do."""


class Observer(Protocol[Watched]):
    """Turns what a seat may know into numbers, always as many and in the same order."""

    names: tuple[str, ...]
    """What each number says, in order: the documented layout."""

    def read(self, state: Watched, seat: Seat) -> list[float]:
        """The numbers for one seat, mostly from -1 to 1 and never beyond -10 and 10.

        Two states that look the same to the seat give the same numbers.
        """
        ...

    def write(self, state: Watched, seat: Seat, row: MutableSequence[float]) -> None:
        """The same numbers into a row of zeros: learners read millions of states."""
        ...


class Variant(Struct, frozen=True):
    """A smaller table of the same game, for learners. Its rules are the game's; it only begins or stops differently."""

    name: str
    about: str
    """What makes it smaller, in one sentence."""
    players: int
    mode: str | None = None
    options: dict[str, Any] = {}
    rulings: dict[str, Any] = {}
    parts: int | None = None
    """After how many of the game's largest parts (eras, chapters) it stops; None goes to the end."""
    deal: int | None = None
    """The seed of the setup, if every game begins with the same one; the luck after it still differs."""


class BotFace(Face, Generic[S]):
    """What bots, tuners and learners ask of a game."""

    def measure(self, state: S) -> Sequence[Sequence[float]]:
        """The features of every seat, by seat, in the order of `features`.

        May look at everything in the state: bots measure imagined states, never the true one.
        """
        return [()] * state.seats

    def holdings_by_name(self, state: S) -> Sequence[Sequence[tuple[str, float]]]:
        """What every seat holds by name, by seat, and how much of it: cards, abilities, anything unique.

        The same name always stands for the same thing, amounts are about 1. What such things are worth beside the
        features can only be learned. Like `measure`, it may look at everything in the state.
        """
        return [()] * state.seats

    def price_holdings(self, prices: Mapping[str, float]) -> Callable[[S], Sequence[float]]:
        """What `things` with these prices are worth to every seat, as a function: bots ask it of millions of states."""

        def worths(state: S) -> Sequence[float]:
            return [
                sum([prices.get(name, 0.0) * amount for name, amount in held]) for held in self.holdings_by_name(state)
            ]

        return worths

    def remaining(self, state: S) -> float:
        """How much of the game is still to come: 1 at its beginning, 0 at its end."""
        return 0.0

    def success(self, state: S) -> float:
        """How good a win from here would be in a game that is played together: 1 is the best possible.

        When the game is over, how good the win was.
        """
        return 1.0

    def final(self, state: S, won: bool) -> float:
        """What the end of a game is worth that was won or lost by all together, 0 to 1."""
        return self.success(state) if won else 0.0

    def goes_on(self, state: S) -> bool:
        """Whether the open question only completes the last choice: which of a menu, where to, what for.

        Such a choice is worth what its best completion is worth, and programs that look one choice ahead look through.
        """
        return False

    def worth_trying(self, decision: Decision) -> Sequence[Choice]:
        """Of the answers aside those that a program should think of, too; none of them can be given forever."""
        return ()

    def gives_up(self, state: S, decision: Decision) -> Choice | None:
        """What a program answers where the game has stood still for too long; None as long as it goes on.

        Rules need not end a game in which two sides keep away from each other: whoever plays it has to.
        """
        return None

    def in_parts(self, state: S) -> bool:
        """Whether the open question is asked again until all parts of an answer are given; menus just come back."""
        return False

    def prepares(self, choice: Choice) -> bool:
        """Whether a choice only prepares the answer, so that the same question follows and must be looked through."""
        return False

    def likely(self, decision: Decision) -> Sequence[Choice]:
        """Of the choices of a seat those that a program supposes it to make while another seat is thinking."""
        return decision.choices

    def turn(self, state: S) -> Hashable:
        """Names the turn that is being taken; another value, another turn. Planners stop where it changes."""
        return None

    def observer(self, players: int) -> Observer[S]:
        """The numeric observation of a table with this number of seats."""
        raise NotImplementedError

    def stop(self, state: S, variant: Variant) -> Outcome | None:
        """How a variant that is shorter than the game has ended, by the game's own scoring; None while it goes on."""
        return None

    def standing(self, state: S) -> Sequence[float]:
        """The points of every seat as the table shows them now, by seat: shaped rewards are based on them."""
        raise NotImplementedError
