"""Recorded games come out as they are written down, word for word."""

from __future__ import annotations

import pytest

from rulewright.core.game import Game

from .writing import FOLDER, file_name, kinds, written


@pytest.mark.parametrize(("game", "mode", "players"), kinds(), ids=[file_name(*kind) for kind in kinds()])
def test_a_recorded_game_comes_out_as_written(game: Game, mode: str, players: int) -> None:
    """If a rule or a text was meant to change: `make playthroughs`, and read the difference."""
    recorded = (FOLDER / file_name(game, mode, players)).read_text(encoding="utf-8")
    found = written(game, mode, players)
    for number, (now, then) in enumerate(zip(found.splitlines(), recorded.splitlines(), strict=False), 1):
        assert now == then, f"line {number} of {file_name(game, mode, players)}"
    assert found == recorded


def test_there_is_a_file_for_every_mode_and_number_of_players_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*")} == {file_name(*kind) for kind in kinds()}
