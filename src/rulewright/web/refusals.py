"""Refusals in the visitor's language, as whole sentences."""

from __future__ import annotations

from typing import Any

from rulewright.core.error_texts import is_known
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.game import Game

from .render import language


def refusal_text(error: RulewrightError, code: str) -> str:
    """What an error says, as a sentence in a language."""
    return language(code).sentence(error.text(code))


def setup_refusal(game: Game, error: SetupError, code: str) -> str:
    """Why a table cannot be made, in a language; the game and its components are called by their names, not by ids."""
    texts = game.texts(code)
    if error.values.get("game") == game.name:
        error = SetupError(error.message, **{**error.values, "game": game.table.about(texts)[0]})
    return texts.refusal(error)


def plain_error(error: RulewrightError) -> dict[str, Any]:
    """An error for programs: the English sentence, its id, and the values in it. A sentence without an id has none."""
    known = is_known(error.message)
    values = {
        name: plain_error(value) if isinstance(value, RulewrightError) else value
        for name, value in error.values.items()
    }
    return {"message": str(error), "id": error.message if known else "", "values": values if known else {}}
