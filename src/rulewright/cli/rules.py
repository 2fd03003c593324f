"""`rulewright rules`: the rules with ids and pages, searchable, and the tests that prove them."""

from __future__ import annotations

import contextlib
import io
import textwrap
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from rulewright.catalog import game_names, load
from rulewright.content.rules import Register, Rule
from rulewright.core.errors import SetupError
from rulewright.core.game import Game

from .common import language_option, own_words, working, write_json

_MARKS = ("rule", "gold", "ruling", "component")


def collect_marks(tests: Path) -> Counter[str]:
    """How many collected tests carry each id. Counted from the tests themselves, never from a list."""
    try:
        import pytest
    except ImportError:
        raise SetupError("coverage-needs-pytest") from None
    carried: Counter[str] = Counter()

    class Collector:
        def pytest_collection_modifyitems(self, items: list[Any]) -> None:
            for item in items:
                ids = {name for mark in _MARKS for found in item.iter_markers(mark) for name in found.args}
                carried.update(ids)

    silent = io.StringIO()
    with contextlib.redirect_stdout(silent), contextlib.redirect_stderr(silent):
        code = pytest.main(
            [
                "--collect-only",
                "-q",
                "--assert=plain",
                "-p",
                "no:cacheprovider",
                f"--rootdir={tests.parent}",
                str(tests),
            ],
            plugins=[Collector()],
        )
    if code not in (0, 5):
        tail = " ".join(silent.getvalue().split()[-40:])
        raise SetupError("coverage-uncollected", folder=tests.name, reason=tail)
    return carried


def find_tests() -> Path:
    """The tests of a source checkout: here, or where the package lies."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "tests" / "conformance").is_dir():
            return root / "tests"
    raise SetupError("coverage-needs-source")


def coverage(game: Game, carried: Counter[str]) -> dict[str, Any]:
    """Every rule of the whole ledger once: proved by tests, waiting for a reason that the game states, or missing."""
    register = game.register()
    ids = register.ledger.rules
    excused = {name for one in register.waiting for name in one.rules}
    waiting = [name for name in ids if not carried[name] and name in excused]
    missing = [name for name in ids if not carried[name] and name not in excused]
    proved = len(ids) - len(missing) - len(waiting)
    return {"rules": len(ids), "proved": proved, "waiting": waiting, "missing": missing}


def _show_coverage(games: list[Game], carried: Counter[str], summary: bool, as_json: bool, language: str) -> None:
    figures = {game.name: coverage(game, carried) for game in games}
    if as_json:
        write_json(None, figures)
        return
    for game in games:
        found = figures[game.name]
        register = game.register()
        waiting, missing = found["waiting"], found["missing"]
        click.echo(
            f"{game.name}: {found['proved']} of {found['rules']} rules proved by tests, "
            f"{len(waiting)} waiting, {len(missing)} missing"
        )
        for title, ids in (("rulings", register.ledger.rulings), ("worked examples", register.ledger.golds)):
            click.echo(f"  {title} tested: {sum(1 for name in ids if carried[name])} of {len(ids)}")
        parts = [name for table in game.content.tables.values() for name in table]
        tested = [name for name in parts if carried[name]]
        click.echo(f"  components with a test of their own: {len(tested)} of {len(parts)}")
        for one in register.waiting:
            names = [name for name in waiting if name in one.rules]
            line = f"  waiting: {len(names)}, {one.kind}: {one.why.in_(language)}"
            click.echo(textwrap.fill(f"{line} {' '.join(names)}", 110, subsequent_indent="    "))
        if missing:
            click.echo(textwrap.fill("  missing: " + " ".join(missing), 110, subsequent_indent="    "))
        if not summary:
            for name in register.ledger.rules:
                click.echo(f"  {name}  {carried[name]:>3} tests")


def _found(game: Game, search: str | None, language: str) -> list[Rule]:
    register: Register = game.register()
    return register.search(search, language) if search else list(register.rules.values())


def _as_data(rule: Rule, language: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "page": rule.page,
        "section": rule.section,
        "basis": rule.basis,
        "refs": list(rule.refs),
        "text": rule.text.in_(language),
    }


def _show_rules(game: Game, found: list[Rule], language: str) -> None:
    waiting, say = game.register().later, own_words(language)
    for title, rules in groupby(found, key=lambda rule: rule.chapter.in_(language)):
        click.secho(f"\n{title}", bold=True)
        for rule in rules:
            body = textwrap.fill(
                rule.text.in_(language), 100, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
            )
            refs = f"  ({', '.join(rule.refs)})" if rule.refs else ""
            later = f"  {say('rules-waits', kind=waiting[rule.id].short.in_(language))}" if rule.id in waiting else ""
            basis, page = say(f"rules-{rule.basis}"), say("rules-page", page=rule.page)
            click.echo(f"{rule.id}  {page}  {basis}{refs}{later}\n{body}")


def _show_summary(game: Game, found: list[Rule], language: str) -> None:
    say = own_words(language)
    click.secho(say("rules-count", game=game.name, count=len(found)), bold=True)
    for title, rules in groupby(found, key=lambda rule: rule.chapter.in_(language)):
        held = list(rules)
        span = say("rules-span", first=held[0].id, last=held[-1].id)
        click.echo(f"  {len(held):>4}  {title}  ({span})")


@click.command("rules")
@click.argument("name", required=False, metavar="[GAME]")
@click.option("--search", default=None, metavar="TEXT", help="rules that hold all of these words, or an id")
@click.option("--coverage", "as_coverage", is_flag=True, help="how many tests prove each rule")
@click.option("--summary", is_flag=True, help="the chapters, not every rule; with --coverage the totals")
@click.option("--json", "as_json", is_flag=True, help="stable data instead of text")
@language_option
def command(
    name: str | None, search: str | None, as_coverage: bool, summary: bool, as_json: bool, language: str
) -> None:
    """The rules of a game (or of all), in our words, with their ids and pages."""
    names = [name] if name else game_names()
    carried: Counter[str] = Counter()
    if as_coverage and set(names) <= set(game_names()):
        # The tests watch a game from its first import on, so they are collected before any game is loaded.
        with working("collecting the tests"):
            carried = collect_marks(find_tests())
    games = [load(one) for one in names]
    if as_coverage:
        _show_coverage(games, carried, summary, as_json, language)
        return
    found = {game.name: _found(game, search, language) for game in games}
    if as_json:
        write_json(None, {name: [_as_data(rule, language) for rule in rules] for name, rules in found.items()})
        return
    for game in games:
        if not found[game.name]:
            click.echo(f"no rule of {game.name} holds {search!r}")
        elif summary:
            _show_summary(game, found[game.name], language)
        else:
            _show_rules(game, found[game.name], language)
