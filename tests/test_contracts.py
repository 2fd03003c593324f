"""The rules for imports in `pyproject.toml` hold for every game of the catalog, those to come included."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from rulewright import catalog

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
CONTRACTS = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]


@pytest.mark.parametrize("name", catalog.game_names())
def test_every_game_stands_in_the_contracts(name: str) -> None:
    package = f"rulewright.games.{name}"
    rooms = next(one for one in CONTRACTS if one["name"] == "Every game has the same rooms")
    apart = next(one for one in CONTRACTS if one["type"] == "independence")
    assert any(fnmatch(package, pattern) for pattern in rooms["containers"])
    assert any(fnmatch(package, pattern) for pattern in apart["modules"])
    assert (Path(catalog.__file__).parent / "games" / name).is_dir()
