"""The documentation of the environments leaves nothing out: observations, actions, ids, settings.

Something differs? `python -m tests.envs.writing` writes the tables anew.
"""

from __future__ import annotations

import inspect
import re

import rulewright
from rulewright import envs
from rulewright.envs.gymnasium_env import LearnerEnv

from .tables import each_game
from .writing import PAGE, actions_of, counts, every_id, numbers_of


@each_game
def test_the_layout_of_every_observation_is_told_number_by_number(name: str) -> None:
    assert "\n".join(numbers_of(name)) in PAGE.read_text("utf-8")


@each_game
def test_every_kind_of_action_is_told(name: str) -> None:
    told = actions_of(name)
    assert "\n".join(told) in PAGE.read_text("utf-8")
    assert sum(int(line.split(" | ")[1]) for line in told[2:]) == len(rulewright.load(name).action_space())


def test_the_number_of_numbers_is_told_for_each_number_of_players() -> None:
    assert "\n".join(counts()) in PAGE.read_text("utf-8")


def test_every_id_is_listed_with_what_it_stands_for() -> None:
    assert "\n".join(every_id()) in PAGE.read_text("utf-8")


def test_every_setting_is_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    for made in (envs.aec, envs.gym, envs.vector, envs.spiel, LearnerEnv.__init__):
        for setting in inspect.signature(made).parameters:
            if setting not in ("self", "settings"):
                assert setting in rows, f"{made.__name__} {setting}"
