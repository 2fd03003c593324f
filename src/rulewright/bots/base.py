"""What a bot is given, what it must answer, and the two simplest ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rulewright.core.chance import mix
from rulewright.core.errors import SetupError
from rulewright.core.record import Choice, Decision, Seat, State


class Seen:
    """A seat's eyes: its view, and imagined states that it cannot tell from the truth. Made only when asked for."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._seat = seat

    @property
    def seat(self) -> Seat:
        return self._seat

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may know, as plain data."""
        return self._state.view(self._seat)

    def imagine(self, seed: int) -> State:
        """A state to search in: consistent with the view, with luck of its own."""
        return self._state.resample(self._seat, seed)


class Bot(Protocol):
    """An occupant of a seat that answers by itself."""

    name: str

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        """One of the decision's choices."""
        ...


class RandomBot:
    """Every legal choice is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._state = mix(seed + 0x5EED)

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        # A small multiplicative generator of its own: bots must not touch the game's luck.
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        choices = decision.choices
        return choices[(self._state >> 33) * len(choices) >> 31]


class FirstBot:
    """Always the first choice on the list."""

    name = "first"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        return decision.choices[0]


_BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "first": FirstBot}


def names() -> tuple[str, ...]:
    """The bots that there are."""
    return tuple(_BOTS)


def make(spec: str, seed: int = 0) -> Bot:
    """A bot from its name. The same name and seed play the same game."""
    bot = _BOTS.get(spec.strip())
    if bot is None:
        raise SetupError(f"there is no bot {spec!r}; bots: {', '.join(_BOTS)}")
    return bot(seed)


STRONGEST = "random"
"""The bot that is asked for hints: the best player among those above."""


def explain(seen: Seen, decision: Decision, seed: int = 0) -> tuple[Choice, str]:
    """What the strongest bot would do here, and the id of the sentence that tells honestly why."""
    bot = make(STRONGEST, seed)
    choice = bot.choose(seen, decision)
    if len(decision.choices) == 1:
        return choice, "hint-only-choice"
    return choice, f"hint-by-{bot.name}"
