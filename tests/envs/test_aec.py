"""PettingZoo: its own tests, masks, rewards, illegal actions, the other forms."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.test import performance_benchmark as benchmark_function
from pettingzoo.test.seed_test import parallel_seed_test

import rulewright
from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.core.record import Outcome
from rulewright.envs import aec, parallel, shaped
from rulewright.envs.numbered_table import share_out

from .tables import each_game, each_id, each_small, illegal_action, walk

ours_is_a_dict = [
    # PettingZoo knows its own environments with masks by name, and says this of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent that has finished has nothing to choose.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def marked(function: Any) -> Any:
    for mark in ours_is_a_dict:
        function = mark(function)
    return function


# -- PettingZoo's own tests ---------------------------------------------------------------------------------------


@marked
@each_id
def test_the_api_test_passes(id: str) -> None:
    api_test(aec(id), num_cycles=400)


@marked
@each_small
def test_the_api_test_passes_with_shaped_rewards_and_with_illegal_actions_ending_the_game(id: str) -> None:
    api_test(shaped(aec(id)), num_cycles=60)
    api_test(aec(id, illegal="terminate"), num_cycles=60)


@each_game
def test_the_seed_test_passes(name: str) -> None:
    seed_test(lambda: aec(name), num_cycles=150)


@marked
@each_small
def test_the_parallel_tests_pass(id: str) -> None:
    parallel_api_test(parallel(id), num_cycles=150)
    # This one hands in actions without looking at the masks.
    parallel_seed_test(lambda: parallel(id, illegal="terminate"), num_cycles=20)


@each_small
def test_the_performance_benchmark_runs(
    id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Clock:
        now = 0.0

        def time(self) -> float:
            self.now += 0.02
            return self.now

    import sys

    monkeypatch.setattr(sys.modules[benchmark_function.__module__], "time", Clock())
    random.seed(1)
    performance_benchmark(aec(id))
    assert "turns per second" in capsys.readouterr().out


# -- what a step shows ----------------------------------------------------------------------------------------------


@each_game
def test_masks_are_what_the_decision_offers_and_nobody_else_has_any(name: str) -> None:
    env = aec(name)
    steps = 0
    for agent, observation, _ in walk(env, 3):
        table = env.table
        decision = table.state.decision
        assert agent == f"player_{decision.seat}"
        offered = {table.actions.names[action] for action in observation["action_mask"].nonzero()[0]}
        assert offered == {str(choice) for choice in decision.choices}
        assert env.infos[agent]["action_mask"] is observation["action_mask"]
        asked = {f"player_{one.seat}" for one in table.state.decisions}
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other in asked)
            assert other == agent or not env.infos[other]["action_mask"].any()
        steps += 1
    assert steps > 50


@each_game
def test_the_actions_are_the_choices_of_the_game_and_each_has_one_number(name: str) -> None:
    game = rulewright.load(name)
    env = aec(name)
    actions = env.table.actions
    assert env.action_space("player_0").n == len(game.action_space()) == len(set(actions.names))
    for number, choice in enumerate(game.action_space()):
        assert actions.number(choice) == number
        assert actions.number(game.parse(str(choice))) == number


@each_small
def test_the_same_seed_gives_the_same_trajectory_and_another_one_does_not(id: str) -> None:
    def trajectory(seed: int) -> list[Any]:
        return [(agent, seen["observation"].tobytes(), action) for agent, seen, action in walk(aec(id), seed)]

    assert trajectory(5) == trajectory(5)
    assert trajectory(5) != trajectory(6)


@each_game
def test_a_reset_without_a_seed_goes_on_from_the_last_seed(name: str) -> None:
    one, two = aec(name), aec(name)
    one.reset(seed=4)
    two.reset(seed=4)
    seen = []
    for _ in range(3):
        one.reset()
        two.reset()
        assert one.table.game.digest(one.table.state) == two.table.game.digest(two.table.state)
        seen.append(one.table.game.digest(one.table.state))
    assert len(set(seen)) == 3


@each_game
def test_the_seed_is_the_seed_of_the_game(name: str) -> None:
    env = aec(name)
    env.reset(seed=11)
    game = env.table.game
    assert game.digest(env.table.state) == game.digest(game.new(env.table.players, 11))


@each_game
def test_seats_that_choose_in_secret_act_one_after_the_other_and_see_nothing_of_each_other(name: str) -> None:
    """Only games that have such questions show them; the walk goes through several games to meet one."""
    met = 0
    for seed in range(4):
        env = aec(name, players=rulewright.load(name).mode(None).seats[-1])
        before: dict[str, Any] = {}
        for agent, observation, _ in walk(env, seed):
            if agent in before:
                assert observation["observation"].tobytes() == before[agent]
                met += 1
            asked = [f"player_{one.seat}" for one in env.table.state.decisions[1:] if one.sealed]
            before = {other: env.observe(other)["observation"].tobytes() for other in asked}
    assert met > 0 or not rulewright.load(name).book.revealing


# -- rewards --------------------------------------------------------------------------------------------------------


@each_small
@pytest.mark.parametrize("reward", ["win", "zero-sum"])
def test_the_outcome_is_the_only_reward(id: str, reward: str) -> None:
    together = aec(id).table.cooperative
    if together and reward == "zero-sum":
        with pytest.raises(SetupError, match="needs opponents"):
            aec(id, reward=reward)
        return
    env = aec(id, reward=reward)
    for _ in walk(env, 2):
        assert not any(env.rewards.values())
    outcome = env.table.outcome
    assert outcome is not None
    winners = {f"player_{seat}" for seat in outcome.winners}
    for agent, got in env.rewards.items():
        assert (
            got == (1 if agent in winners else -1)
            if together
            else (got == max(env.rewards.values())) == (agent in winners)
        )
        assert env._cumulative_rewards[agent] == got
        assert env.terminations[agent]
    if not together:
        assert sum(env.rewards.values()) == pytest.approx(0 if reward == "zero-sum" else 1)
    while env.agents:
        env.step(None)


def test_shared_wins_are_split_and_common_wins_are_not() -> None:
    def won(*winners: int) -> Outcome:
        return Outcome(scores=(0, 0, 0), ranking=(0, 1, 2), winners=winners, rule="")

    assert share_out(won(1), 3, False) == [0, 1, 0]
    assert share_out(won(0, 2), 3, False) == [0.5, 0, 0.5]
    assert share_out(won(0), 3, False, "zero-sum") == [1, -0.5, -0.5]
    assert share_out(won(0, 1), 3, False, "zero-sum") == [0.25, 0.25, -0.5]
    assert share_out(won(0, 1, 2), 3, True) == [1, 1, 1]
    assert share_out(won(), 3, True) == [-1, -1, -1]


@each_small
def test_shaped_rewards_add_up_to_the_outcome_and_the_final_lead(id: str) -> None:
    env = shaped(aec(id), scale=0.1)
    env.reset(seed=8)
    total = dict.fromkeys(env.possible_agents, 0.0)
    first = env.unwrapped.table.game.bots.standing(env.unwrapped.table.state)
    luck = Random(8)
    while not all(env.terminations.values()):
        env.step(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
        for agent, got in env.rewards.items():
            total[agent] += got
    table = env.unwrapped.table
    last = table.game.bots.standing(table.state)
    rewards = table.rewards()
    assert any(total[agent] != rewards[seat] for seat, agent in enumerate(env.possible_agents))
    for seat, agent in enumerate(env.possible_agents):
        gained = [after - before for before, after in zip(first, last, strict=True)]
        if not table.cooperative:
            others = [other for other in range(table.players) if other != seat]
            ahead = [points[seat] - max(points[other] for other in others) for points in (first, last)]
            gained[seat] = ahead[1] - ahead[0]
        assert total[agent] == pytest.approx(rewards[seat] + 0.1 * gained[seat])


# -- mistakes -------------------------------------------------------------------------------------------------------


@each_game
def test_an_illegal_action_names_the_rules_that_forbid_it_and_changes_nothing(name: str) -> None:
    env = aec(name)
    env.reset(seed=1)
    game, state = env.table.game, env.table.state
    before = game.digest(state)
    rules = game.register().rules
    with pytest.raises(IllegalChoice) as caught:
        env.step(illegal_action(env))
    assert any(rule in str(caught.value) for rule in rules)
    for wrong in (-1, env.action_space("player_0").n):
        with pytest.raises(IllegalChoice, match="actions are 0 to"):
            env.step(wrong)
    with pytest.raises(SetupError, match="must act"):
        env.step(None)
    assert game.digest(state) == before


@each_small
def test_an_illegal_action_can_end_the_game_instead(id: str) -> None:
    env = aec(id, illegal="terminate", illegal_reward=-3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal_action(env.unwrapped))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -3
    assert sum(env.rewards.values()) == -3


@each_game
def test_what_cannot_be_is_refused_in_one_sentence(name: str) -> None:
    small, modes = rulewright.load(name).variants, rulewright.load(name).modes
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("no game and no id", {"game": "nothing"}),
        ("cannot be played by 99", {"game": name, "players": 99}),
        ("has no variant", {"game": name, "variant": "nothing"}),
        ("reward is", {"game": name, "reward": "nothing"}),
        ("illegal is", {"game": name, "illegal": "nothing"}),
        ("render_mode is", {"game": name, "render_mode": "nothing"}),
    ]
    if small:
        wrong.append(("is for", {"game": name, "variant": small[0].name, "players": 99}))
        wrong.append(("is not the variant", {"game": f"{name}-v0", "variant": small[0].name}))
    if len(modes) > 1:
        wrong.append(("is not the mode", {"game": f"{name}-{modes[0].name}-v0", "mode": modes[1].name}))
        wrong.append(("is of the mode", {"game": f"{name}-{small[0].name}-v0", "mode": modes[-1].name}))
    for message, settings in wrong:
        with pytest.raises(SetupError, match=message):
            aec(**settings)


def test_a_missing_library_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.envs.find_spec", lambda name: None)
    for make, extra in ((rulewright.envs.aec, "rl"), (rulewright.envs.gym, "rl"), (rulewright.envs.spiel, "spiel")):
        with pytest.raises(SetupError, match=rf"pip install 'rulewright\[{extra}\]'"):
            make(rulewright.game_names()[0])


# -- other forms ----------------------------------------------------------------------------------------------------


@each_game
def test_the_struct_and_the_text_show_what_the_agent_may_know_and_choose(name: str) -> None:
    env = aec(name)
    for number, (agent, observation, _) in enumerate(walk(env, 5, most=60)):
        if number % 20:
            continue
        seat = env.possible_agents.index(agent)
        struct = env.struct(agent)
        assert struct["view"] == env.table.state.view(seat)
        assert list(struct["decision"]["choices"]) == env.table.legal(seat)
        lines = env.text(agent).splitlines()
        for action in observation["action_mask"].nonzero()[0]:
            assert any(line.startswith(f"{action:>5}  ") for line in lines)
        for other in env.agents:
            assert (env.struct(other)["decision"] is not None) == env.observe(other)["action_mask"].any()


@each_small
def test_the_table_can_be_drawn_in_every_render_mode(id: str) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = aec(id, render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        if mode == "rgb_array":
            assert drawn.dtype == np.uint8
            assert drawn.ndim == 3
            assert drawn.shape[2] == 3
            assert drawn.std() > 1
        else:
            assert drawn.startswith("<svg") if mode == "svg" else len(drawn) > 100
    assert aec(id).render() is None


@each_small
def test_the_state_for_a_common_critic_is_what_all_seats_see(id: str) -> None:
    env = aec(id)
    env.reset(seed=2)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (env.state() == np.stack(seen)).all()
    assert env.state_space.contains(env.state())
