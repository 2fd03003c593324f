"""The rules for imports in `pyproject.toml` hold for every game of the catalog, those to come included."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
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


def imported(source: str, package: str) -> Iterator[str]:
    """Every module that a file of this package imports, wherever in the file, with names that may be modules too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{one.name}" for one in node.names)


def games_imported(source: str, package: str) -> set[str]:
    found = [name.split(".") for name in imported(source, package)]
    return {parts[2] for parts in found if parts[:2] == ["rulewright", "games"]}


@pytest.mark.parametrize("name", catalog.game_names())
def test_no_game_imports_another_not_even_for_types(name: str) -> None:
    """`lint-imports` leaves out what is imported for types alone, because the layers need that."""
    package = Path(catalog.__file__).parent
    strays = [
        path.name
        for path in (package / "games" / name).rglob("*.py")
        if games_imported(path.read_text("utf-8"), ".".join(path.parent.relative_to(package.parent).parts)) - {name}
    ]
    assert strays == []


@pytest.mark.parametrize(
    "line",
    [
        "from rulewright.games.mysthea.effects import Gain",
        "from rulewright.games import mysthea",
        "import rulewright.games.mysthea.effects",
        "from ...mysthea import effects",
        "from ... import mysthea",
        "if TYPE_CHECKING:\n    from rulewright.games.mysthea.effects import Gain",
    ],
)
def test_such_an_import_is_found(line: str) -> None:
    assert games_imported(line, "rulewright.games.godai.rules") == {"mysthea"}
