"""The stamp of the program: its version and a hash of the rules' source, for the header of replays."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path

from rulewright.core.game import Game


def engine_stamp(game: Game) -> str:
    """Which program played this game."""
    return _stamp(game.name)


@cache
def _stamp(name: str) -> str:
    digest = hashlib.blake2b(digest_size=6)
    root = files("rulewright")
    for room in ("core", f"games/{name}"):
        for path in sorted(Path(str(root / room)).rglob("*.py")):
            digest.update(path.read_bytes())
    try:
        number = version("rulewright")
    except PackageNotFoundError:
        number = "0"
    return f"{number}+{digest.hexdigest()}"
