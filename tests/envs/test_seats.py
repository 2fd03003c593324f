"""Every number of seats that a game allows, through PettingZoo, Gymnasium and OpenSpiel, with the documented sizes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import rulewright
from rulewright.envs import aec, gym, layout, spiel

from .test_aec import marked
from .test_gym import Obedient

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in rulewright.game_names()
    for seats in rulewright.load(name).modes[0].seats
]
STEPS = 40


@marked
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_number_of_seats(name: str, seats: int) -> None:
    env = aec(name, players=seats)
    api_test(env, num_cycles=STEPS)
    assert len(env.possible_agents) == seats
    assert env.action_space("player_0").n == len(rulewright.load(name).action_space())


@pytest.mark.filterwarnings("ignore:.*The environment .* is different from the unwrapped version")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_accepts_every_number_of_seats(name: str, seats: int) -> None:
    env: Any = gym(name, players=seats)
    check_env(Obedient(env), skip_render_check=True)
    assert env.observation_space.shape == (sum(len(group.items) for group in layout(name, seats)),)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_walks_with_every_number_of_seats(name: str, seats: int) -> None:
    state = spiel(name, players=seats).new_initial_state()
    luck = Random(seats)
    asked = set()
    for _ in range(STEPS * 4):
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        if not state.is_chance_node():
            asked.add(state.current_player())
        state.apply_action(luck.choice(actions))
        if state.is_terminal():
            break
    assert asked
    assert asked <= set(range(seats))
