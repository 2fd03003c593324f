"""A party in the research environments: open answers, a party's questions, and whoever is first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test

from rulewright.envs import aec, gym, parallel
from rulewright.envs.numbered_table import Table
from tests import caravan
from tests.caravan.model import CaravanState

from .test_aec import marked


@pytest.fixture(autouse=True)
def catalog() -> Iterator[None]:
    with caravan.in_catalog():
        yield


@marked
def test_pettingzoo_accepts_a_party() -> None:
    api_test(aec(caravan.NAME, players=3), num_cycles=120)
    parallel_api_test(parallel(caravan.NAME, players=3), num_cycles=60)


def test_an_agent_answers_once_and_stands_by_it() -> None:
    """The other agents see the answers that have come; nobody is asked to confirm."""
    table = Table(caravan.NAME, players=3)
    luck = Random(2)
    asked: list[tuple[str, int]] = []
    while table.outcome is None and len(asked) < 200:
        decision = table.state.decision
        asked.append((decision.prompt, table.seat))
        assert not decision.confirming
        assert set(table.legal(table.seat)) == set(table.actions.numbers(decision))
        table.play(luck.choice(table.legal(table.seat)), table.seat)
    first = [seat for prompt, seat in asked if prompt == "prompt-deed"][:3]
    assert first == [0, 1, 2]


def test_every_agent_may_answer_for_the_party() -> None:
    table = Table(caravan.NAME, players=3)
    assert isinstance(table.state, CaravanState)
    legal = [table.legal(seat) for seat in range(3)]
    assert legal[0] == legal[1] == legal[2] != []
    table.play(legal[2][1], 2)
    assert table.state.road == "hills"


def test_a_learner_plays_among_bots() -> None:
    env: Any = gym(caravan.NAME, players=2, bots=["greedy"])
    luck = Random(4)
    _, info = env.reset(seed=4)
    for _ in range(300):
        _, _, over, _, info = env.step(luck.choice(info["action_mask"].nonzero()[0]))
        if over:
            return
    raise AssertionError("the game does not end")


def test_openspiel_plays_a_party_to_the_end() -> None:
    import pyspiel

    from rulewright.envs import openspiel

    openspiel.register()
    game = pyspiel.load_game(f"{openspiel.PREFIX}{caravan.NAME}", {"players": 3})
    state = game.new_initial_state()
    luck = Random(5)
    for _ in range(2000):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert state.is_terminal()
    assert len(set(state.returns())) == 1, "they win or lose together"
