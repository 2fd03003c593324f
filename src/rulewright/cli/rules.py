"""`rulewright rules`: the rules with ids and pages, searchable, and the tests that prove them."""

from __future__ import annotations

import contextlib
import io
import textwrap
from collections import Counter
from pathlib import Path
from typing import Any

import click

from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError
from rulewright.core.game import Game

from .common import language_option, write_json

_MARKS = ("rule", "gold", "ruling", "component")


def collect_marks(tests: Path) -> Counter[str]:
    """How many collected tests carry each id. Counted from the tests themselves, never from a list."""
    try:
        import pytest
    except ImportError:
        raise SetupError("coverage needs pytest; install it with: pip install 'rulewright[test]'") from None
    carried: Counter[str] = Counter()

    class Collector:
        def pytest_collection_modifyitems(self, items: list[Any]) -> None:
            for item in items:
                ids = {name for mark in _MARKS for found in item.iter_markers(mark) for name in found.args}
                carried.update(ids)

    silent = io.StringIO()
    with contextlib.redirect_stdout(silent), contextlib.redirect_stderr(silent):
        code = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", f"--rootdir={tests.parent}", str(tests)],
            plugins=[Collector()],
        )
    if code not in (0, 5):
        tail = " ".join(silent.getvalue().split()[-40:])
        raise SetupError(f"the tests in {tests.name}/ could not be collected: {tail}")
    return carried


def tests_folder() -> Path:
    """The tests of a source checkout: here, or where the package lies."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "tests" / "conformance").is_dir():
            return root / "tests"
    raise SetupError("coverage is counted from the tests; run it in a source checkout")


def coverage(game: Game, carried: Counter[str]) -> dict[str, Any]:
    ids = list(game.register().rules)
    missing = [name for name in ids if not carried[name]]
    return {"rules": len(ids), "proved": len(ids) - len(missing), "missing": missing}


def _show_coverage(games: list[Game], summary: bool, as_json: bool) -> None:
    carried = collect_marks(tests_folder())
    figures = {game.name: coverage(game, carried) for game in games}
    if as_json:
        write_json(None, figures)
        return
    for game in games:
        found = figures[game.name]
        register = game.register()
        click.echo(f"{game.name}: {found['proved']} of {found['rules']} rules proved by tests")
        rulings = [name for name in register.rulings if carried[name]]
        click.echo(f"  rulings tested: {len(rulings)} of {len(register.rulings)}")
        parts = [name for table in game.content.tables.values() for name in table]
        tested = [name for name in parts if carried[name]]
        click.echo(f"  components with a test of their own: {len(tested)} of {len(parts)}")
        if found["missing"]:
            click.echo(textwrap.fill("  missing: " + " ".join(found["missing"]), 110, subsequent_indent="    "))
        if not summary:
            for name in register.rules:
                click.echo(f"  {name}  {carried[name]:>3} tests")


def _show_rules(game: Game, search: str | None, language: str, as_json: bool) -> None:
    register = game.register()
    found = register.search(search, language) if search else list(register.rules.values())
    if as_json:
        rows = [
            {
                "id": rule.id,
                "page": rule.page,
                "section": rule.section,
                "basis": rule.basis,
                "refs": list(rule.refs),
                "text": rule.text.in_(language),
            }
            for rule in found
        ]
        write_json(None, {game.name: rows})
        return
    if not found:
        click.echo(f"no rule of {game.name} holds {search!r}")
    chapter = ""
    for rule in found:
        title = rule.chapter.in_(language)
        if title != chapter:
            chapter = title
            click.secho(f"\n{chapter}", bold=True)
        body = textwrap.fill(
            rule.text.in_(language), 100, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
        )
        refs = f"  ({', '.join(rule.refs)})" if rule.refs else ""
        click.echo(f"{rule.id}  p.{rule.page}  {rule.basis}{refs}\n{body}")


@click.command("rules")
@click.argument("name", required=False, metavar="[GAME]")
@click.option("--search", default=None, metavar="TEXT", help="rules that hold all of these words, or an id")
@click.option("--coverage", "as_coverage", is_flag=True, help="how many tests prove each rule")
@click.option("--summary", is_flag=True, help="with --coverage: totals and what is missing, not every rule")
@click.option("--json", "as_json", is_flag=True, help="stable data instead of text")
@language_option
def command(
    name: str | None, search: str | None, as_coverage: bool, summary: bool, as_json: bool, language: str
) -> None:
    """The rules of a game (or of all), in our words, with their ids and pages."""
    games = [load(name)] if name else [load(every) for every in game_names()]
    if as_coverage:
        _show_coverage(games, summary, as_json)
        return
    for game in games:
        _show_rules(game, search, language, as_json)
