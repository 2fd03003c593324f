"""What programs look at when they play Dragon Eclipse (`game.bots`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.core.evaluation import BotFace, Observer, Variant
from rulewright.core.record import Choice, Decision, Outcome

from ..model.state import DragonState
from . import outlook
from .evaluation import Judge
from .holdings import Naming, Prices
from .variants import standing, stop

if TYPE_CHECKING:
    from ..game import DragonEclipse

LEGACY = 0.1
"""The part of the worth of a Run that is on the Save sheet."""
FAIR = 10.0
"""What a fair Run leaves there (`run_value.marks`)."""


class DragonBots(BotFace[DragonState]):
    """Features of positions, what seats hold by name, the turn they belong to, and numbers for learners."""

    game: DragonEclipse

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.game.content)

    def measure(self, state: DragonState) -> Sequence[Sequence[float]]:
        return self._judge.measure(state)

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self.game.content)

    def holdings_by_name(self, state: DragonState) -> Sequence[Sequence[tuple[str, float]]]:
        return self._naming.holdings_by_name(state)

    def price_holdings(self, prices: Mapping[str, float]) -> Callable[[DragonState], Sequence[float]]:
        return Prices(self._naming, prices)

    def remaining(self, state: DragonState) -> float:
        return outlook.remaining(state)

    def success(self, state: DragonState) -> float:
        return outlook.success(state)

    def final(self, state: DragonState, won: bool) -> float:
        """What a Run leaves on the Save sheet counts, whether it is won or lost, but less than a win."""
        plain = super().final(state, won)
        if state.run is None:
            return plain
        gained = self._judge.run_value.unlocked(state, state.run)
        return (1 - LEGACY) * plain + LEGACY * gained / (gained + FAIR)

    def gives_up(self, state: DragonState, decision: Decision) -> Choice | None:
        return outlook.gives_up(state, decision)

    def turn(self, state: DragonState) -> Hashable:
        return outlook.turn(state)

    def observer(self, players: int) -> Observer[DragonState]:
        from .observation import DragonObserver

        return DragonObserver(self.game.content, players)

    def stop(self, state: DragonState, variant: Variant) -> Outcome | None:
        return stop(state, variant)

    def standing(self, state: DragonState) -> Sequence[float]:
        return standing(state)
