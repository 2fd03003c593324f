"""Batches over processes: they are nothing but single environments side by side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from rulewright.core.errors import IllegalChoice, RulewrightError, SetupError
from rulewright.envs import gym, vector

from .tables import SMALLEST, each_small

TABLES = 5


@pytest.fixture
def batches() -> Iterator[list[Any]]:
    made: list[Any] = []
    yield made
    for batch in made:
        batch.close()


@each_small
def test_a_batch_equals_single_environments(id: str, batches: list[Any]) -> None:
    batch = vector(id, TABLES, jobs=2, skip_forced=True)
    batches.append(batch)
    singles = [gym(id, skip_forced=True) for _ in range(TABLES)]
    seen, infos = batch.reset(seed=30)
    begun = [env.reset(seed=30 + number) for number, env in enumerate(singles)]
    luck = Random(1)
    ended = 0
    for step in range(220):
        if ended > 1 and step > 60:
            break
        assert (seen == np.stack([observation for observation, _ in begun])).all()
        assert (infos["action_mask"] == np.stack([info["action_mask"] for _, info in begun])).all()
        assert (batch.action_masks() == infos["action_mask"]).all()
        assert batch.observation_space.contains(seen)
        actions = [int(luck.choice(np.flatnonzero(mask).tolist())) for mask in infos["action_mask"]]
        seen, rewards, over, cut, infos = batch.step(np.array(actions))
        assert not cut.any()
        begun = []
        for number, (env, action) in enumerate(zip(singles, actions, strict=True)):
            observation, reward, done, _, info = env.step(action)
            assert (rewards[number], over[number]) == (reward, done)
            if done:
                ended += 1
                assert infos["_final_obs"][number]
                assert (infos["final_obs"][number] == observation).all()
                observation, info = env.reset()
            begun.append((observation, info))
    assert ended > 0


@each_small
def test_the_number_of_processes_changes_nothing(id: str, batches: list[Any]) -> None:
    trails = []
    for jobs in (1, 3):
        batch = vector(id, 3, jobs=jobs)
        batches.append(batch)
        luck = Random(2)
        seen, infos = batch.reset(seed=[7, 8, 9])
        trail = [seen.tobytes()]
        for _ in range(30):
            actions = [int(luck.choice(np.flatnonzero(mask).tolist())) for mask in infos["action_mask"]]
            seen, _, _, _, infos = batch.step(np.array(actions))
            trail.append(seen.tobytes())
        trails.append(trail)
    assert trails[0] == trails[1]


def test_an_illegal_action_names_its_table_and_a_dead_process_is_noticed(batches: list[Any]) -> None:
    batch = vector(SMALLEST[0], 2, jobs=2)
    batches.append(batch)
    batch.reset(seed=1)
    masks = batch.action_masks()
    legal = [int(np.flatnonzero(mask)[0]) for mask in masks]
    wrong = int(np.flatnonzero(~masks[1])[0])
    with pytest.raises(IllegalChoice, match="table 1"):
        batch.step(np.array([legal[0], wrong]))
    batch._processes[0].kill()
    batch._processes[0].join()
    with pytest.raises(RulewrightError, match="has ended"):
        batch.reset(seed=1)


def test_what_cannot_be_is_refused_in_one_sentence() -> None:
    for message, tables, jobs in (("at least at 1", 0, None), ("cannot be shared", 2, 3), ("cannot be shared", 2, 0)):
        with pytest.raises(SetupError, match=message):
            vector(SMALLEST[0], tables, jobs)


def test_seeds_must_fit_the_tables(batches: list[Any]) -> None:
    batch = vector(SMALLEST[0], 2, jobs=1)
    batches.append(batch)
    with pytest.raises(SetupError, match="3 seeds do not fit 2 tables"):
        batch.reset(seed=[1, 2, 3])
