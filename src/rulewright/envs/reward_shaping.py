"""Shaped rewards, for those who ask for them: how a seat's lead over the best other seat changes.

Nothing is shaped without this wrapper. The sum over a game is the final lead times the scale, on top of the outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
from pettingzoo.utils.wrappers import BaseWrapper

from rulewright.core.errors import SetupError
from rulewright.core.record import Seat

from .gymnasium_env import LearnerEnv
from .numbered_table import Table
from .pettingzoo_env import TurnEnv

SCALE = 0.02


def lead(points: Sequence[float], seat: Seat, cooperative: bool) -> float:
    """How far a seat is ahead of the best of the others (below 0: behind); together, how much it has."""
    if cooperative or len(points) == 1:
        return points[seat]
    return points[seat] - max(other for place, other in enumerate(points) if place != seat)


def leads(table: Table) -> list[float]:
    points = table.game.bots.standing(table.state)
    return [lead(points, seat, table.cooperative) for seat in range(table.players)]


class ShapedLearner(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A Gymnasium environment whose rewards also tell how the lead has changed."""

    def __init__(self, env: gymnasium.Env[Any, Any], scale: float = SCALE) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, LearnerEnv):
            raise SetupError("env-shaping")
        self._learner = env.unwrapped
        self.scale = scale
        self._before = 0.0

    def _lead(self) -> float:
        return leads(self._learner.table)[self._learner.seat]

    def action_masks(self) -> Any:
        """The actions that the learner may choose now."""
        return self._learner.action_masks()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        found = self.env.reset(seed=seed, options=options)
        self._before = self._lead()
        return found

    def step(self, action: Any) -> tuple[Any, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, info = self.env.step(action)
        now = self._lead()
        shaped = float(reward) + self.scale * (now - self._before)
        self._before = now
        return observation, shaped, over, cut, info


class ShapedTurns(BaseWrapper[str, Any, Any]):  # type: ignore[misc]
    """A PettingZoo environment whose rewards also tell how the leads have changed."""

    def __init__(self, env: Any, scale: float = SCALE) -> None:
        super().__init__(env)
        if not isinstance(env.unwrapped, TurnEnv):
            raise SetupError("env-shaping")
        self._turns = env.unwrapped
        self.scale = scale
        self._before: list[float] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)
        self._before = leads(self._turns.table)

    def step(self, action: Any) -> None:
        turns = self._turns
        dead = turns.terminations[turns.agent_selection]
        super().step(action)
        if dead:
            return
        now = leads(turns.table)
        for seat, agent in enumerate(turns.possible_agents):
            gained = self.scale * (now[seat] - self._before[seat])
            turns.rewards[agent] = gained + (turns.rewards[agent] if turns.terminations[agent] else 0.0)
            turns._cumulative_rewards[agent] += gained
        self._before = now


def shaped(env: Any, scale: float = SCALE) -> Any:
    """The environment with shaped rewards, whatever its kind."""
    return ShapedLearner(env, scale) if isinstance(env, gymnasium.Env) else ShapedTurns(env, scale)
