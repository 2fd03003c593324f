"""What a bot is given, what it must answer, and how it explains itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from rulewright.core.chance import mix
from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Event, Seat, State


class Seen:
    """What a bot may see: its seat's view, and imagined states it cannot tell from the true one. Made on demand."""

    __slots__ = ("_heard", "_seat", "_state")

    def __init__(self, state: State, seat: Seat, heard: Sequence[Event] = ()) -> None:
        self._state = state
        self._seat = seat
        self._heard = heard

    @property
    def seat(self) -> Seat:
        return self._seat

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data."""
        return self._state.view(self._seat)

    @property
    def heard(self) -> list[dict[str, Any]]:
        """What has happened since this seat was last asked, as it may see it; for bots that listen, else nothing."""
        return self.game.log(self._heard, self._seat)

    @property
    def game(self) -> Game:
        """Which game it is: its rules and components, nothing of this position."""
        return self._state.game  # type: ignore[no-any-return]

    @property
    def players(self) -> int:
        """How many seats are at the table."""
        return self._state.seats

    @property
    def terms(self) -> dict[str, Any]:
        """What the table has agreed on: options and rulings."""
        return self.game.terms(self._state)

    def imagine(self, seed: int) -> State:
        """A state to search in: consistent with the view, with luck of its own."""
        return self._state.resample(self._seat, seed)


class Weighed(Struct, frozen=True):
    """A choice that a bot thought about."""

    choice: Choice
    value: float
    """How good it expects the game to become: 0 is lost, 1 is won."""
    share: float
    """The part of its thinking that went into it, 0 to 1."""


class Advice(Struct, frozen=True):
    """What a bot would do, and why."""

    bot: str
    choice: Choice
    considered: tuple[Weighed, ...] = ()
    """The best first; empty for bots that do not compare."""
    gains: tuple[tuple[str, float], ...] = ()
    """What the choice changes by the features of the game (`Game.features`), in points, the largest first, compared
    with the next best choice."""
    plan: tuple[Choice, ...] = ()
    """What it means to choose after that, as far as it has planned."""
    sims: int = 0
    """How many futures it played through."""


class Bot(Protocol):
    """A program that answers for a seat."""

    name: str

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        """A legal answer, offered or aside (`Decision.allows`). The same seed and view give the same one."""
        ...

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        """The same choice, and what the bot considered."""
        ...

    def close(self) -> None:
        """The game is over, or the bot leaves its seat."""
        ...


class Thinker:
    """A bot that makes its choice while explaining it; most do."""

    name = ""
    seed = 0

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        if len(decision.choices) == 1:
            return decision.choices[0]
        return self.explain(seen, decision).choice

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        last = seen.game.bots.gives_up(seen.imagine(mix(self.seed)), decision)
        return self.think(seen, decision) if last is None else Advice(self.name, last)

    def think(self, seen: Seen, decision: Decision) -> Advice:
        """What it considers, and its choice, in a game that goes on."""
        raise NotImplementedError

    def close(self) -> None:
        """Holds nothing that must be released."""
