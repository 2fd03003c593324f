"""Positions: the states of a game that is being played, without keeping them all.

Kept are the first one, those near the end (undo is usually short), and, packed, one now and then. Any other is played
again from the nearest one before it, with the luck that is on record.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from .history import NotLoaded
from .record import State, bind
from .replay import Move

if TYPE_CHECKING:
    from .game import Game

NEAR = 24
"""How many states are kept as they are, back from the end."""
EVERY = 64
"""One position in this many is kept, packed."""
RECALLED = 4
"""How many states that were played again are remembered: whoever looks at the past looks at its neighbours next."""
Recalled: TypeAlias = tuple[tuple[int, State], ...]


class Positions:
    """The states of a game, each by the number of choices that stood. They are looked at, never changed."""

    __slots__ = ("_kept", "_near", "_recalled", "first", "game")

    def __init__(self, game: Game, number: int, state: State) -> None:
        self.game = game
        self.first = number
        """The earliest that can be given."""
        # By-products, such as the events of the setup, are not in a packed position.
        self._near: dict[int, State] = {number: state.copy()}
        self._kept: dict[int, bytes] = {}
        self.pack(number, state)
        self._recalled: Recalled = ()
        """Replaced, never changed: several threads may look at a game that is over."""

    def copy(self) -> Positions:
        """A copy that shares the states. Both may go on independently."""
        twin = object.__new__(Positions)
        twin.game, twin.first = self.game, self.first
        twin._near = self._near.copy()
        twin._kept = self._kept.copy()
        twin._recalled = self._recalled
        return twin

    def keep(self, number: int, state: State) -> None:
        """The state in which `number` choices stood, now that it belongs to the past."""
        self._near[number] = state
        old = number - NEAR
        if old > self.first:
            self._near.pop(old, None)

    def pack(self, number: int, state: State) -> None:
        """Keep a position for good."""
        self._kept[number] = zlib.compress(self.game.encode(state), 1)

    def replace(self, number: int, state: State) -> None:
        """From here on the game has other luck than before: what follows must be played from this position."""
        self._near[number] = state.copy()
        self.pack(number, state)

    def cut(self, number: int) -> None:
        """Forget what came after `number` choices."""
        self._near = {at: state for at, state in self._near.items() if at < number or at == self.first}
        self._kept = {at: body for at, body in self._kept.items() if at <= number}
        self._recalled = ()

    def at(self, number: int, move: Callable[[int], Move]) -> State:
        """The state in which `number` choices stood. `move` gives the choice of a number, to play it again."""
        start, state = self._nearest(number)
        if start == number:
            return state
        state = bind(state.copy(), self.game)
        for at in range(start, number):
            play_again(state, move(at))
        self._recalled = ((number, state), *self._recalled[: RECALLED - 1])
        return state

    def _nearest(self, number: int) -> tuple[int, State]:
        """The last state at hand in which at most `number` choices stood."""
        if number < self.first:
            raise NotLoaded(f"the position after {number} choices is not here; the first that is has {self.first}")
        packed = max(at for at in self._kept if at <= number)
        states = [one for one in (*self._near.items(), *self._recalled) if packed <= one[0] <= number]
        if states:
            return max(states, key=lambda one: one[0])
        # Our own packing: nobody has to be asked whether it is possible.
        return packed, self.game.read(zlib.decompress(self._kept[packed]))

    def join(self, earlier: Positions) -> None:
        """Add what came before our first position."""
        first = self.first
        self.first = earlier.first
        self._kept = {**{at: body for at, body in earlier._kept.items() if at <= first}, **self._kept}
        self._near = {earlier.first: earlier._near[earlier.first], **self._near}


def play_again(state: State, move: Move) -> None:
    """A choice that was legal once, with the luck that it had."""
    decision = state.decision_for(move.seat)
    assert decision is not None
    state.script = [roll.got for roll in move.rolls]
    state.apply(decision.parse(move.choice), move.seat)
    state.script = None
