"""Why some rules are never seen in a log: a game's `unseen_rules.toml`, read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rulewright.core.errors import ContentError
from rulewright.core.studying import Unseen

from .loader import read_toml


def read_unseen(path: Path) -> Unseen:
    """The reasons in a file; raises `ContentError` with what is wrong in it."""
    problems: list[str] = []
    data = read_toml(path, path.name, problems)
    if data is None:
        raise ContentError(problems)
    try:
        return msgspec.convert(data, Unseen)
    except msgspec.ValidationError as error:
        raise ContentError([f"{path.name}: {error}"]) from None
