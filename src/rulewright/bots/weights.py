"""The weights of a game's `bot.toml`: what its features are worth.

A weight has two ends: what one of the feature is worth in points at the end of the game (`now`) and at its beginning
(`later`); in between it goes straight from the one to the other. The same for `spread`: the lead in points that
makes one side clearly the favourite.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from rulewright.core.errors import ContentError
from rulewright.core.game import Game


class Ends(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that changes over the game: at its end, and at its beginning."""

    now: float
    later: float


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's features are worth, as it stands in `bot.toml`."""

    spread: Ends
    weights: dict[str, Ends]


def read_weights(path: Path, features: tuple[str, ...]) -> Weights:
    """The weights of a file; raises `ContentError` with what is wrong and where."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Weights)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError([f"{path.name}: {error}"]) from None
    unknown = [name for name in found.weights if name not in features]
    missing = [name for name in features if name not in found.weights]
    if unknown or missing:
        raise ContentError([f"{path.name}: unknown features {unknown}, features without weight {missing}"])
    if min(found.spread.now, found.spread.later) <= 0:
        raise ContentError([f"{path.name}: spread must be above 0"])
    return found


def weights_of(game: Game) -> Weights:
    """The weights that a game ships; without any, only finished games differ."""
    path = game.bot_folder / "bot.toml" if game.bot_folder is not None else None
    if path is None or not path.exists():
        return Weights(Ends(1.0, 1.0), dict.fromkeys(game.features, Ends(0.0, 0.0)))
    return read_weights(path, game.features)
