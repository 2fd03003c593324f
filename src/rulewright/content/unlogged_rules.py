"""Why some rules are never seen in a log: a game's `unseen_rules.toml`, read."""

from __future__ import annotations

from pathlib import Path

from rulewright.core.statistics import Unseen

from .loader import read_record


def read_unseen(path: Path) -> Unseen:
    """The reasons in a file; raises `ContentError` with what is wrong in it."""
    return read_record(path, Unseen)
