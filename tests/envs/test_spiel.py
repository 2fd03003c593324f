"""OpenSpiel: its simulation test, explicit chance, observations, copies, and one of its own bots at the table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import rulewright
from rulewright.envs import spiel

from .tables import each_game, each_small, smallest

SHORTEST = [smallest(name)[0] for name in rulewright.game_names()]


def walk(game: Any, seed: int, most: int = 100_000) -> Any:
    """A state after so many random choices and outcomes."""
    luck = Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@each_small
def test_the_random_simulation_test_passes(id: str) -> None:
    """Saving at every node plays the whole history again each time, so long games are saved in the test below."""
    pyspiel.random_sim_test(spiel(id), num_sims=1, serialize=id in SHORTEST, verbose=False)


@each_game
def test_the_whole_game_ends_with_returns_for_its_winners(name: str) -> None:
    """Against each other they sum to nothing; together all get the same."""
    game = spiel(name)
    assert pyspiel.load_game(f"rulewright_{name}").num_players() == game.num_players()
    state = walk(game, 1)
    assert state.is_terminal()
    table = state.held.table
    if table.cooperative:
        assert set(state.returns()) in ({1.0}, {-1.0})
    else:
        assert sum(state.returns()) == pytest.approx(0)
        assert max(state.returns()) == 1.0
    assert game.num_distinct_actions() == table.actions.size
    winners = {seat for seat, got in enumerate(state.returns()) if got == 1.0}
    assert winners == set(state.held.state.outcome.winners)


@each_game
def test_every_random_outcome_is_a_chance_node_with_its_true_odds(name: str) -> None:
    """Answering each node as the game's own luck would gives the very game that the seed gives."""
    loaded = rulewright.load(name)
    luck = Random(4)
    state = spiel(name).new_initial_state()
    true = loaded.new(seed=9)
    rolls = list(true.rolls)
    nodes = 0
    while not true.over or rolls:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            roll = rolls.pop(0)
            assert len(outcomes) == roll.of
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            state.apply_action(roll.got)
            nodes += 1
        else:
            assert not rolls
            assert [state.held.state.view(seat) for seat in range(true.seats)] == [
                true.view(seat) for seat in range(true.seats)
            ]
            assert state.current_player() == true.decision.seat
            action = luck.choice(state.legal_actions())
            true.apply(state.held.table.actions.choices[action], true.decision.seat)
            rolls = list(true.rolls)
            state.apply_action(action)
    assert state.is_terminal()
    assert nodes > 10


@each_small
def test_observations_are_those_of_the_seat(id: str) -> None:
    game = spiel(id)
    state = walk(game, 3, most=80)
    luck = Random(3)
    while state.is_chance_node():
        # Not always the same: dice that are tied are rolled again.
        state.apply_action(luck.choice([outcome for outcome, _ in state.chance_outcomes()]))
    held = state.held
    assert game.observation_tensor_shape() == [held.table.width]
    for seat in range(game.num_players()):
        numbers = np.array(held.table.observer.read(held.state, seat), np.float32)
        assert (np.array(state.observation_tensor(seat), np.float32) == numbers).all()
        assert (np.array(state.information_state_tensor(seat), np.float32) == numbers).all()
        hidden = held.state.resample(seat, 5)
        assert hidden.view(seat) == held.state.view(seat)
    shown = [state.information_state_string(seat) for seat in range(game.num_players())]
    assert len(set(shown)) == len(shown)
    assert state.observation_string(0) in shown[0]


@each_small
def test_a_copy_is_independent_and_a_saved_state_is_the_same(id: str) -> None:
    game = spiel(id)
    state = walk(game, 6, most=25)
    text = str(state)
    twin = state.clone()
    for _ in range(10):
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text
    assert str(twin) != text
    saved = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(saved)
    assert str(again) == text
    assert again.legal_actions() == state.legal_actions()


@each_small
def test_a_search_of_openspiel_can_sit_at_the_table(id: str) -> None:
    from open_spiel.python.algorithms import mcts

    game = spiel(id)
    state = walk(game, 2, most=25)
    while state.is_chance_node():
        state.apply_action(0)
    assert not state.is_terminal()
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), solve=False)
    assert bot.step(state) in state.legal_actions()
