"""What programs look at when they play Godai (`game.bots`)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.core.evaluation import BotFace, Observer, Variant
from rulewright.core.record import Choice, Decision, Outcome

from ..model.choices.combat import Declare, UsePower
from ..model.state import GodaiState
from ..model.steps.combat import ChooseAims, DeclareActions
from .evaluation import Judge, remaining
from .follow_ups import COMPLETING, IDLE, MATTERS_OF_TASTE
from .variants import stop

if TYPE_CHECKING:
    from ..game import Godai


class GodaiBots(BotFace[GodaiState]):
    """Features of positions, the turn they belong to, and numbers for learners."""

    game: Godai

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.game.content)

    def measure(self, state: GodaiState) -> Sequence[Sequence[float]]:
        return self._judge.measure(state)

    def remaining(self, state: GodaiState) -> float:
        return remaining(state)

    def goes_on(self, state: GodaiState) -> bool:
        return bool(state.agenda) and type(state.agenda[-1]) in COMPLETING

    def worth_trying(self, decision: Decision) -> Sequence[Choice]:
        return [choice for choice in decision.aside if not isinstance(choice, MATTERS_OF_TASTE)]

    def in_parts(self, state: GodaiState) -> bool:
        """Aims; and declarations in a round in which somebody has declared or tried to Flee already."""
        step, combat = state.agenda[-1], state.combat
        if isinstance(step, DeclareActions) and combat is not None:
            return any(one.action or "defend" in one.bars for one in combat.fighters)
        return isinstance(step, ChooseAims)

    def prepares(self, choice: Choice) -> bool:
        return isinstance(choice, UsePower)

    def likely(self, decision: Decision) -> Sequence[Choice]:
        """Others fight on: neither a flight nor a power, after which everybody declares again."""
        if decision.prompt != "prompt-declare":
            return decision.choices
        found = [one for one in decision.choices if isinstance(one, Declare) and one.action not in IDLE]
        return found or decision.choices

    def turn(self, state: GodaiState) -> Hashable:
        combat = state.combat
        return state.turn, state.phase, combat.round if combat is not None else -1

    def observer(self, players: int) -> Observer[GodaiState]:
        from .observation import GodaiObserver

        return GodaiObserver(self.game.content, players)

    def stop(self, state: GodaiState, variant: Variant) -> Outcome | None:
        return stop(state, variant)

    def standing(self, state: GodaiState) -> Sequence[float]:
        """Sieges that were held, and City-States that stand: the same for all, who win together."""
        cities = sum([one.id.startswith("city-") and not one.fallen for one in state.defenders])
        return [float(state.wave - 1 + cities)] * state.seats
