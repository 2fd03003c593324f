"""Company: the bots of one game in their seats. Each gets what has happened since it was last asked, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

from rulewright.core.record import Choice, Decision, Event, Outcome, State

from .base import Bot, Seen


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that wants to know what happens, and that may have something to report."""

    listens: bool

    def over(self, outcome: Outcome) -> None:
        """The game has ended."""
        ...

    def notes(self) -> tuple[str, ...]:
        """What went wrong, for whoever runs the game."""
        ...


class Company:
    """Bots by seat. Bots that do not listen cost nothing here."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = tuple(bots)
        self._listeners = tuple(bot for bot in bots if isinstance(bot, Listener))
        self._log: list[Event] = []
        self._told = [0] * len(self.bots)

    def choose(self, state: State, decision: Decision) -> Choice:
        """What the bot in the asked seat answers."""
        seat = decision.seat
        if not self._listeners:
            return self.bots[seat].choose(Seen(state, seat), decision)
        heard = self._log[self._told[seat] :]
        self._told[seat] = len(self._log)
        return self.bots[seat].choose(Seen(state, seat, heard), decision)

    def hear(self, events: Iterable[Event]) -> None:
        """Something has happened at the table: `state.events`, right after each choice."""
        if self._listeners:
            self._log.extend(events)

    def end(self, outcome: Outcome) -> None:
        """The game is over: tell those who want to know."""
        for bot in self._listeners:
            bot.over(outcome)

    def notes(self) -> tuple[str, ...]:
        """What there is to report, by seat."""
        return tuple(note for bot in self._listeners for note in bot.notes())

    def close(self) -> None:
        """Close every bot."""
        for bot in self.bots:
            bot.close()
