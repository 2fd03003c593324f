"""Why some rules are never seen in a log: a game's `unlogged_rules.toml`, read."""

from __future__ import annotations

from pathlib import Path

from rulewright.core.statistics import Unlogged

from .loader import read_record


def read_unlogged(path: Path) -> Unlogged:
    """The reasons in a file; raises `ContentError` with what is wrong in it."""
    return read_record(path, Unlogged)
