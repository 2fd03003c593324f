"""The one list of games. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.core.errors import UnknownGame

if TYPE_CHECKING:
    from rulewright.core.game import Game

_GAMES = {
    "mysthea": "rulewright.games.mysthea",
    "dragon_eclipse": "rulewright.games.dragon_eclipse",
    "godai": "rulewright.games.godai",
}
_LOADED: dict[str, Game] = {}


def add_game(name: str, module: str) -> None:
    """Let a game of your own be loaded by its name: a package whose `build(packs)` returns it.

    A name that is taken is refused with `UnknownGame`.
    """
    if _GAMES.get(name, module) != module:
        raise UnknownGame("game-name-taken", name=name, module=_GAMES[name])
    _GAMES[name] = module


def remove_game(name: str) -> None:
    """Forget a game that was added."""
    del _GAMES[name]
    _LOADED.pop(name, None)


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def load(name: str, packs: Sequence[str | Path] = ()) -> Game:
    """A game by name, with content packs (folders) laid over its own content."""
    if name not in _GAMES:
        raise UnknownGame("game-unknown", name=name, known=", ".join(_GAMES))
    module = import_module(_GAMES[name])
    if packs:
        game: Game = module.build([Path(pack) for pack in packs])
        return game
    if name not in _LOADED:
        _LOADED[name] = module.build([])
    return _LOADED[name]
