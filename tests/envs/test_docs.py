"""The documentation of the environments leaves nothing out: the layout of every observation, ids, settings."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import rulewright
from rulewright import envs
from rulewright.envs import ids, layout
from rulewright.envs.gymnasium_env import LearnerEnv

from .tables import each_game

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def table_of(name: str) -> list[str]:
    """The layout of a game's smallest table, one line for each group."""
    lines = ["| numbers | what | about |", "| --- | --- | --- |"]
    for group in layout(name):
        about = list(group.items)
        shown = ", ".join(about) if len(about) <= 8 else f"{', '.join(about[:3])} … {about[-1]} ({len(about)})"
        place = str(group.first) if group.first == group.last else f"{group.first}–{group.last}"
        lines.append(f"| {place} | {group.name} | {shown} |")
    return lines


@each_game
def test_the_layout_of_every_observation_is_told_number_by_number(name: str) -> None:
    assert "\n".join(table_of(name)) in PAGE.read_text("utf-8")


@each_game
def test_the_number_of_numbers_is_told_for_each_number_of_players(name: str) -> None:
    game = rulewright.load(name)
    seats = {seats for mode in game.modes for seats in mode.seats}
    counts = [str(len(game.bots.observer(players).names)) if players in seats else "–" for players in range(1, 6)]
    assert f"| {name} | {len(game.action_space())} | {' | '.join(counts)} |" in PAGE.read_text("utf-8")


def test_every_id_is_listed_with_what_it_stands_for() -> None:
    text = PAGE.read_text("utf-8")
    for id, entry in ids().items():
        assert f"| `{id}` | {entry.about} |" in text


def test_every_setting_is_explained() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    for made in (envs.aec, envs.gym, envs.vector, envs.spiel, LearnerEnv.__init__):
        for setting in inspect.signature(made).parameters:
            if setting not in ("self", "settings"):
                assert setting in rows, f"{made.__name__} {setting}"
