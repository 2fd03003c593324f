"""Marks must be true: the ids exist, and a test has seen each rule that it claims. Registered by tests/conftest.py.

`@pytest.mark.rule("MYS-176")` says that a test proves the rule. The test fails if it did not see the rule at work
(tests/seen_rules.py says what counts). Rules about what is in the box or how it is worded have no moment of their own.
Their marks name what they are about, and the test must have looked at that:

- `rule("DRE-001", about="mystlings")`: a part of the game's content, which the test has to read;
- `rule("MYS-022", about="Terrain")`: a name of the game's package, which the test's own code has to use;
- `rule("DRE-303", about="texts")`: something that the game itself has (texts, options, modes, register), likewise.

A ruling is seen with its own id or with any rule that refers to it. Worked examples and components have to exist.
A case claims few rules: whoever breaks one of them should not have to guess which.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from rulewright.catalog import game_names, load
from rulewright.content.rules import Register
from rulewright.core.game import Game

from . import seen_rules

MARKS = ("rule", "ruling", "gold", "component")
MOST = 4
"""How many rules a single case may claim."""


class Claim(NamedTuple):
    """One id of a mark, and what it is about, if the mark says so."""

    kind: str
    id: str
    about: str | None


def claims(item: pytest.Item) -> list[Claim]:
    """Everything that the marks of a test say."""
    return [
        Claim(kind, id, mark.kwargs.get("about"))
        for kind in MARKS
        for mark in item.iter_markers(kind)
        for id in mark.args
    ]


# -- what there is -----------------------------------------------------------------------------------------------------


@cache
def games() -> dict[str, Game]:
    """By the letters in the ids: `MYS`, `DRE`."""
    found = [load(name) for name in game_names()]
    return {game.register().ledger.rules[0].partition("-")[0]: game for game in found}


def game_of(id: str) -> Game:
    return games()[id.split("-")[-2]]


@cache
def registers() -> dict[str, Register]:
    """By the letters in the ids."""
    return {letters: game.register() for letters, game in games().items()}


@cache
def known() -> dict[str, frozenset[str]]:
    """The ids that each kind of mark may name, over all games."""
    tables = [table for game in games().values() for table in game.content.tables.values()]
    return {
        "rule": frozenset(id for register in registers().values() for id in register.rules),
        "ruling": frozenset(id for register in registers().values() for id in register.ledger.rulings),
        "gold": frozenset(id for register in registers().values() for id in register.ledger.golds),
        "component": frozenset(id for table in tables for id in table),
    }


@cache
def component_of() -> dict[str, str]:
    """The rules that stand on a single component, each with its component."""
    tables = [table for game in games().values() for table in game.content.tables.values()]
    rows = [(row.rule, id) for table in tables for id, row in table.items() if hasattr(row, "rule")]
    times = Counter(rule for rule, _ in rows)
    return {rule: id for rule, id in rows if times[rule] == 1}


@cache
def names_of(game: Game) -> frozenset[str]:
    """What a game itself has (`options`, `modes`, `texts`), and the public names in the modules of its package."""
    package = importlib.import_module(type(game).__module__.rpartition(".")[0])
    found = {name for name in dir(game) if not name.startswith("_")}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        found.update(name for name in vars(importlib.import_module(module.name)) if not name.startswith("_"))
    return frozenset(found)


# -- marks that cannot be true -----------------------------------------------------------------------------------------


def wrong_marks(item: pytest.Item) -> list[str]:
    """Everything in a test's marks that does not exist, with the file and the line of the test."""
    path, line, name = item.location
    where = f"{path}:{(line or 0) + 1}: {name}"
    found = [problem for mark in item.iter_markers() if mark.name in MARKS for problem in _wrong(mark)]
    rules = [claim.id for claim in claims(item) if claim.kind == "rule"]
    if len(rules) > MOST:
        found.append(f"{len(rules)} rules are too many for one case; spread them over cases of at most {MOST}")
    return [f"{where}: {problem}" for problem in found]


def _wrong(mark: pytest.Mark) -> Iterator[str]:
    unknown = [id for id in mark.args if id not in known()[mark.name]]
    for id in unknown:
        yield f"there is no {mark.name} {id!r}"
    allowed = {"about"} if mark.name in ("rule", "ruling") else set()
    for key in mark.kwargs.keys() - allowed:
        yield f"a mark {mark.name} cannot say {key!r}"
    about = mark.kwargs.get("about")
    if about is not None and not unknown:
        game = game_of(mark.args[0])
        if not hasattr(game.content, about) and about not in names_of(game):
            yield f"{game.name} has no {about!r} that a rule could be about"


# -- claims that were not seen -----------------------------------------------------------------------------------------


def uses(test: Callable[..., Any], name: str) -> bool:
    """Whether a test's own code uses a name, itself or in a function of the tests that it calls."""
    asked: list[Any] = [test]
    met: set[int] = set()
    while asked:
        function = asked.pop()
        if id(function) in met:
            continue
        met.add(id(function))
        names = set(_names(function.__code__))
        if name in names:
            return True
        called = [function.__globals__.get(other) for other in names]
        asked.extend(one for one in called if isinstance(one, FunctionType) and one.__module__.startswith("tests."))
    return False


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def unseen(item: pytest.Function, seen: frozenset[str], parts: set[str], entries: set[str]) -> list[str]:
    """Each claim of a test that nothing in its run stands for."""
    problems: list[str] = []
    proved = set(seen)
    for kind, id, about in claims(item):
        if about is not None:
            if about in parts or (about in names_of(game_of(id)) and uses(item.function, about)):
                proved.add(id)
            else:
                problems.append(f"{id}, which is about {about!r}, and did not look at that")
        elif kind == "rule" and id not in seen and component_of().get(id) not in entries:
            problems.append(f"{id}, which it did not see")
    for kind, id, about in claims(item):
        if kind == "ruling" and about is None and id not in proved:
            rules = [rule.id for rule in registers()[id.split("-")[-2]].rules.values() if id in rule.refs]
            if not proved & set(rules):
                problems.append(f"{id}, and saw neither it nor a rule that refers to it ({', '.join(rules) or 'none'})")
    return problems


# -- hooks -------------------------------------------------------------------------------------------------------------


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    problems = dict.fromkeys(problem for item in items for problem in wrong_marks(item))
    if problems:
        raise pytest.UsageError("\n".join(["marks that are not true:", *problems]))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """What fixtures see counts too."""
    seen_rules.forget()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    claimed = [claim for claim in claims(item) if claim.kind in ("rule", "ruling")]
    if not isinstance(item, pytest.Function) or not claimed:
        return (yield)
    parts: set[str] = set()
    entries: set[str] = set()
    looked = {type(game_of(one.id).content) for one in claimed if one.about or one.id in component_of()}
    with ExitStack() as stack:
        for content in looked:
            stack.enter_context(seen_rules.watching(content, parts, entries))
        result = yield
    problems = unseen(item, seen_rules.seen(), parts, entries)
    if problems:
        pytest.fail("this test claims " + "; ".join(problems), pytrace=False)
    return result
