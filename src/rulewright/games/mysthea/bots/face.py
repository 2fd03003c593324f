"""What programs look at when they play Mysthea (`game.bots`)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.core.evaluation import BotFace, Observer, Variant
from rulewright.core.record import Outcome

from ..model.state import MystheaState
from .evaluation import Judge, remaining
from .variants import stop

if TYPE_CHECKING:
    from ..game import Mysthea


class MystheaBots(BotFace[MystheaState]):
    """Features of positions, the turn they belong to, and numbers for learners."""

    game: Mysthea

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.game.content)

    def measure(self, state: MystheaState) -> Sequence[Sequence[float]]:
        return self._judge.measure(state)

    def remaining(self, state: MystheaState) -> float:
        return remaining(state)

    def turn(self, state: MystheaState) -> Hashable:
        return state.era, state.phase, state.round, state.active

    def observer(self, players: int) -> Observer[MystheaState]:
        from .observation import MystheaObserver

        return MystheaObserver(self.game.content, players)

    def stop(self, state: MystheaState, variant: Variant) -> Outcome | None:
        return stop(state, variant)

    def standing(self, state: MystheaState) -> Sequence[float]:
        return [board.glory for board in state.boards]
