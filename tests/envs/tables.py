"""What the tests of environments share: the games, their smallest tables, and random walks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import IllegalChoice
from rulewright.envs import ids

IDS = tuple(ids())


def smallest(name: str) -> list[str]:
    """The ids of a game's shortest tables, one for each mode that has variants; without any, the game itself."""
    game = rulewright.load(name)
    last = {game.mode(variant.mode).name: variant.name for variant in game.variants}
    return [f"{name}-{variant}-v0" for variant in last.values()] or [f"{name}-v0"]


SMALLEST = tuple(id for name in rulewright.game_names() for id in smallest(name))
"""For tests that play many games to the end."""

each_game = pytest.mark.parametrize("name", rulewright.game_names())
each_small = pytest.mark.parametrize("id", SMALLEST)
each_id = pytest.mark.parametrize("id", IDS)


def walk(env: Any, seed: int, most: int = 100_000) -> Iterator[tuple[str, Any, int]]:
    """A random game through a PettingZoo environment: agent, observation and action before each step."""
    luck = Random(seed)
    env.reset(seed=seed)
    for _ in range(most):
        agent = env.agent_selection
        observation, _, over, _, _ = env.last()
        if over:
            return
        action = luck.choice(observation["action_mask"].nonzero()[0].tolist())
        yield agent, observation, action
        env.step(action)


def illegal_action(env: Any) -> int:
    """An action that the asked agent of a PettingZoo environment may not choose."""
    mask = env.mask(env.agent_selection)
    return next(action for action in range(len(mask)) if not mask[action])


__all__ = ["IDS", "SMALLEST", "IllegalChoice", "each_game", "each_id", "each_small", "illegal_action", "walk"]
