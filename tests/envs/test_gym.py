"""Gymnasium: its own checks, bots in the other seats, masks, shaping; every id can be made."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.envs import gym, ids, shaped
from rulewright.envs.gymnasium_env import LearnerEnv
from rulewright.envs.numbered_table import share_out

from .tables import IDS, each_game, each_id, each_small


class Obedient(gymnasium.ActionWrapper[Any, Any, Any]):
    """Turns any action into a legal one, for checks that do not look at masks."""

    def action(self, action: Any) -> Any:
        legal = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return legal[int(action) % len(legal)]


def chosen(env: Any, luck: Random) -> int:
    return int(luck.choice(np.flatnonzero(env.action_masks()).tolist()))


@each_small
@pytest.mark.filterwarnings("ignore:.*The environment .* is different from the unwrapped version")
def test_the_check_of_gymnasium_passes(id: str) -> None:
    check_env(gymnasium.make(f"rulewright/{id}", illegal="terminate", render_mode="ansi").unwrapped)
    check_env(Obedient(gym(id)), skip_render_check=True)


@each_id
def test_every_id_can_be_made_and_played(id: str) -> None:
    env = gymnasium.make(f"rulewright/{id}", bots=["first"], skip_forced=True)
    assert env.spec is not None
    assert env.spec.id == f"rulewright/{id}"
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    luck = Random(1)
    masks = env.get_wrapper_attr("action_masks")
    assert isinstance(env.unwrapped, LearnerEnv)
    assert (masks() == info["action_mask"]).all()
    for _ in range(10):
        observation, _, _, cut, _ = env.step(chosen(env.unwrapped, luck))
        assert env.observation_space.contains(observation)
        assert not cut
    env.close()


def test_there_is_an_id_for_every_game_and_for_each_of_its_modes_and_variants() -> None:
    wanted = set()
    for name in rulewright.game_names():
        game = rulewright.load(name)
        wanted |= {f"{name}-v0", *[f"{name}-{variant.name}-v0" for variant in game.variants]}
        if len(game.modes) > 1:
            wanted |= {f"{name}-{mode.name}-v0" for mode in game.modes}
    assert set(IDS) == wanted
    assert {f"rulewright/{id}" for id in IDS} <= set(gymnasium.registry)
    assert all(entry.about for entry in ids().values())


@each_game
def test_a_game_is_the_one_that_the_same_bots_play_elsewhere(name: str) -> None:
    """The learner chooses what a bot in its seat would: then the game is that of bots alone with the same seeds."""
    game = rulewright.load(name)
    mode = game.mode(None)
    players = mode.seats[-1]
    seed = 21
    state = game.new(players, seed)
    bots = [make("random", seed * 31 + seat) for seat in range(players)]
    while not state.over:
        decision = state.decision
        state.apply(bots[decision.seat].choose(Seen(state, decision.seat), decision), decision.seat)
    env = gym(name, players, ["random"] * (players - 1), seat=1)
    env.reset(seed=seed)
    own = make("random", seed * 31 + 1)
    over = False
    reward: Any = 0.0
    while not over:
        table = env.table
        decision = table.state.decision
        assert decision.seat == 1
        choice = own.choose(Seen(table.state, 1), decision)
        _, reward, over, _, _ = env.step(table.actions.number(choice))
    assert game.digest(env.table.state) == game.digest(state)
    assert state.outcome is not None
    assert reward == share_out(state.outcome, players, mode.cooperative)[1]


@each_small
def test_masks_are_what_the_learner_is_offered(id: str) -> None:
    env = gym(id, skip_forced=True)
    luck = Random(3)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        decision = env.table.state.decision_for(env.seat)
        assert decision is not None
        assert len(decision.choices) > 1
        offered = {env.table.actions.names[action] for action in np.flatnonzero(env.action_masks())}
        assert offered == {str(choice) for choice in decision.choices}
        assert (info["action_mask"] == env.action_masks()).all()
        _, _, over, _, info = env.step(chosen(env, luck))
    assert not env.action_masks().any()


@each_small
def test_the_seat_can_be_fixed_or_drawn(id: str) -> None:
    drawn = gym(id, seat=None)
    seats = set()
    for seed in range(12):
        drawn.reset(seed=seed)
        seats.add(drawn.seat)
    assert seats == set(range(drawn.table.players))
    last = drawn.table.players - 1
    fixed = gym(id, seat=last)
    fixed.reset(seed=1)
    assert fixed.seat == last
    assert fixed.struct()["seat"] == last
    assert fixed.text()


@each_small
def test_a_shaped_learner_gets_the_outcome_and_what_it_gained_on_the_others(id: str) -> None:
    env = shaped(gym(id, seat=0), scale=0.5)
    luck = Random(4)
    env.reset(seed=4)
    table = env.unwrapped.table

    def lead() -> float:
        points = table.game.bots.standing(table.state)
        return float(points[0] if table.cooperative else points[0] - max(points[1:]))

    first, total, over = lead(), 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(chosen(env, luck))
        total += reward
    assert lead() != first
    assert total == pytest.approx(table.rewards()[0] + 0.5 * (lead() - first))


def test_only_our_environments_can_be_shaped() -> None:
    with pytest.raises(SetupError, match="who leads"):
        shaped(gymnasium.make("CartPole-v1"))


@each_small
def test_an_illegal_action_raises_or_ends_the_game(id: str) -> None:
    env = gym(id)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    with pytest.raises(IllegalChoice):
        env.step(wrong)
    env = gym(id, illegal="terminate", illegal_reward=-2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-2, True)
    assert not info["action_mask"].any()


@each_game
def test_what_cannot_be_is_refused_in_one_sentence(name: str) -> None:
    seats = rulewright.load(name).mode(None).seats
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("do not fit", {"players": seats[-1], "bots": ["random"] * (seats[-1] + 1)}),
        ("name a list", {"bots": "random"}),
        ("there is no bot", {"bots": ["nobody"]}),
        ("there is no seat", {"seat": 99}),
        ("illegal is", {"illegal": "nothing"}),
        ("render_mode is", {"render_mode": "nothing"}),
    ]
    for message, settings in wrong:
        with pytest.raises(SetupError, match=message):
            gym(name, **settings)
