"""Encounters for tests: a card that is faced, what it gave, and the rule that its case proves."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model.geography import ISLANDS
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import base_game, play, position, region


def facing(card: str, others: dict[int, dict[str, Any]] | None = None, table: Any = None, **own: Any) -> MystheaState:
    """Seat 0 stands on the Shard with its token, 1 Glory and 1 Experience, and faces the first Encounter."""
    board = {"at": region("shard.myst"), "token": ISLANDS.index("shard"), "experience": 1, **own}
    state = position(turn=0, next_encounter=card, boards={0: board, **(others or {})}, **(table or {}))
    return play(state, "face-encounter")


def tally(state: MystheaState) -> tuple[int, int, int, str]:
    """Glory, Energy and Experience of seat 0, and the Island of its token."""
    board = state.boards[0]
    return board.glory, board.energy, board.experience, ISLANDS[board.token]


def of(card: str, *values: Any, marks: tuple[pytest.MarkDecorator, ...] = ()) -> Any:
    """A case that proves the rule of its card."""
    rule = pytest.mark.rule(base_game().content.encounters[card].rule)
    return pytest.param(card, *values, marks=(pytest.mark.component(card), rule, *marks))
