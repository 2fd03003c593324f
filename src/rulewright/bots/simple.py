"""Bots that do not think, to compare others with."""

from __future__ import annotations

from rulewright.core.chance import mix
from rulewright.core.record import Choice, Decision

from .base import Advice, Seen


class RandomBot:
    """Every legal choice is equally likely; an answer once given is confirmed."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._state = mix(seed + 0x5EED)

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        if decision.confirming:
            return decision.choices[0]
        # A small multiplicative generator of its own: bots must not touch the game's luck.
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        choices = decision.choices
        return choices[(self._state >> 33) * len(choices) >> 31]

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        return Advice(self.name, self.choose(seen, decision))

    def close(self) -> None:
        """Nothing to give back."""


class FirstBot:
    """Always the first choice on the list."""

    name = "first"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        return decision.choices[0]

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        return Advice(self.name, decision.choices[0])

    def close(self) -> None:
        """Nothing to give back."""
