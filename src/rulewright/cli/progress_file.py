"""A record that outlives a game, in a file: a game begins with it, and what the game has added goes back into it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rulewright.core.errors import SetupError
from rulewright.core.game import Game
from rulewright.core.progress import LONGEST_KEEPSAKE, Keepsake
from rulewright.core.session import Session


def keepsake_of(game: Game, mode: str | None) -> Keepsake:
    """The record of a mode. Raises `SetupError` where there is none."""
    found = game.progress.kept_in(game.mode(mode or None).name)
    if found is None:
        raise SetupError("progress-none", game=game.name, mode=game.mode(mode or None).name)
    return found


def read(game: Game, keepsake: Keepsake, file: Path) -> str:
    """What the file says; a file that is not there yet is a blank record."""
    if not file.exists():
        return game.progress.blank(keepsake)
    try:
        text = file.read_text(encoding="utf-8")[: LONGEST_KEEPSAKE + 1].strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError("progress-unread", file=file, reason=str(error)) from None
    game.progress.check(keepsake, text)
    return text


def begin(game: Game, mode: str | None, options: dict[str, Any], file: Path) -> dict[str, Any]:
    """Options that begin with what the file says. Raises `SetupError` if the option was given as well."""
    keepsake = keepsake_of(game, mode)
    known = next(option for option in game.options if option.name == keepsake.option)
    if options.get(keepsake.option, known.default) != known.default:
        raise SetupError("progress-twice", option=keepsake.option)
    return {**options, keepsake.option: read(game, keepsake, file)}


def write_back(session: Session, file: Path) -> bool:
    """Once the game is over, add what it has added; False while it is not."""
    game, setup = session.game, session.setup
    if not session.state.over:
        return False
    keepsake = keepsake_of(game, setup.mode)
    before = str(setup.options.get(keepsake.option, game.progress.blank(keepsake)))
    now = read(game, keepsake, file)
    grown = game.progress.merged(keepsake, now, before, game.progress.left(keepsake, session.state))
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_text(grown + "\n", encoding="utf-8")
        os.replace(fresh, file)
    except OSError as error:
        raise SetupError("progress-unwritten", file=file, reason=str(error)) from None
    return True
