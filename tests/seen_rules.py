"""What a test sees of the rules while it runs: noted as cheaply as possible, for tests/claimed_rules.py.

A rule has been seen when

- an event of the log named it, or a question, a refusal ("why not?") or an outcome did, or
- a function of a game's package ran whose docstring names it (`DRE-375`, or `DRE-464 to DRE-468`), or
- a step, a choice or an effect was handled whose record names it in its docstring, or
- it is the rule of a component (`rule = "MYS-363"` in its data) and the game looked that component up.

The last one costs more than a byte and is watched only where a test claims the rule of a component.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from itertools import compress
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from rulewright.core.record import Decision, State
from rulewright.core.rulebook import RuleBook

GAMES = "rulewright.games."
_ID = re.compile(r"(?<![\w-])((?:AMB-)?([A-Z]{3})-(\d{2,4}))(?: to ((?:AMB-)?\2-(\d{2,4})))?")

named: set[str] = set()
"""Ids that events, questions, refusals and outcomes have named since the test began."""
hits = bytearray()
"""One byte for each function whose docstring names ids: whether it ran. No note is cheaper than writing a byte."""
documented: list[frozenset[str]] = []
"""The ids of the function behind each byte."""


def ids_in(text: str | None) -> frozenset[str]:
    """The ids that a docstring names, spans spelled out."""
    found: set[str] = set()
    for one, _, first, end, last in _ID.findall(text or ""):
        found.add(one)
        if end:
            name = one.rpartition("-")[0]
            found.update(f"{name}-{number:0{len(first)}}" for number in range(int(first), int(last) + 1))
    return frozenset(found)


def place_for(ids: frozenset[str]) -> int:
    """The byte that stands for these ids."""
    documented.append(ids)
    hits.append(0)
    return len(hits) - 1


def forget() -> None:
    """A test begins."""
    named.clear()
    hits[:] = bytes(len(hits))


def seen() -> frozenset[str]:
    """Everything that was seen since the test began."""
    return frozenset(named).union(*compress(documented, hits))


# -- functions that note that they ran -------------------------------------------------------------------------------


class _Noting(ast.NodeTransformer):
    """Puts `__hits__[__first__ + 7] = 1` in front of every function whose docstring names ids.

    Not in front of functions that remember their results: whether those run depends on the tests before.
    """

    def __init__(self) -> None:
        self.found: list[tuple[str, ...]] = []
        """The ids of each of these functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        ids = ids_in(ast.get_docstring(node))
        if ids and not any("cache" in ast.unparse(decorator) for decorator in node.decorator_list):
            node.body.insert(1, _placed(f"__hits__[__first__ + {len(self.found)}] = 1", node.body[0]))
            self.found.append(tuple(sorted(ids)))
        return node


def _placed(code: str, where: ast.AST) -> ast.stmt:
    """A statement that tracebacks show at the place of another node."""
    statement = ast.parse(code).body[0]
    for part in ast.walk(statement):
        ast.copy_location(part, where)
    return statement


def _first_place(ids: Sequence[Iterable[str]]) -> int:
    """Bytes for the functions of a module, one after the other; where they begin."""
    first = len(hits)
    for one in ids:
        place_for(frozenset(one))
    return first


class _Loader(importlib.machinery.SourceFileLoader):
    """Compiles a module so that it notes what runs, and keeps that beside Python's own cache of the module."""

    def source_to_code(self, data: Any, path: Any, *, _optimization: int = -1) -> CodeType:
        tree, noting = ast.parse(data, path), _Noting()
        noting.visit(tree)
        begins = 0
        while begins < len(tree.body) and _comes_first(tree.body[begins]):
            begins += 1
        if noting.found:
            tree.body.insert(begins, _placed(f"__first__ = __first_place__({noting.found!r})", tree.body[0]))
        return compile(tree, path, "exec", dont_inherit=True)

    def get_data(self, path: Any) -> bytes:
        return super().get_data(_own_cache(str(path)))

    def set_data(self, path: Any, data: Any, *, _mode: int = 0o666) -> None:
        super().set_data(_own_cache(str(path)), data, _mode=_mode)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(__hits__=hits, __first_place__=_first_place)
        super().exec_module(module)


def _comes_first(statement: ast.stmt) -> bool:
    """Docstrings and `from __future__` stay in front."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module == "__future__"
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


_THIS = f"{zlib.crc32(Path(__file__).read_bytes()):08x}"
"""What is compiled otherwise than today has another name."""


def _own_cache(path: str) -> str:
    return f"{path.removesuffix('.pyc')}-noting-{_THIS}.pyc" if path.endswith(".pyc") else path


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith(GAMES):
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


# -- what the engine names -------------------------------------------------------------------------------------------


def _note_decisions(asked: Iterable[Decision]) -> None:
    named.update([decision.rule for decision in asked])


def _watch_engine() -> None:
    """Look at the log, the questions and the refusals whenever the engine has gone on."""
    advances, decides, refuses = RuleBook.advance, RuleBook.decisions, RuleBook.why_not

    def advance(book: RuleBook, state: State) -> None:
        advances(book, state)
        named.update([event.rule for event in state.events])
        if state.outcome is not None:
            named.add(state.outcome.rule)
        else:
            _note_decisions(state.asked)

    def decisions(book: RuleBook, state: State) -> tuple[Decision, ...]:
        asked = decides(book, state)
        _note_decisions(asked)
        return asked

    def why_not(book: RuleBook, *args: Any) -> Any:
        reasons = refuses(book, *args)
        named.update([reason.rule for reason in reasons])
        return reasons

    RuleBook.advance = advance  # type: ignore[method-assign]
    RuleBook.decisions = decisions  # type: ignore[method-assign]
    RuleBook.why_not = why_not  # type: ignore[method-assign]
    for door in ("asks", "resolves", "reveals", "replaces", "performs"):
        setattr(RuleBook, door, _noting_records(getattr(RuleBook, door)))


def _noting_records(registers: Callable[..., Any]) -> Callable[..., Any]:
    """A registration whose functions note the ids of the record that they handle."""

    def door(book: RuleBook, kind: type) -> Callable[..., Any]:
        register = registers(book, kind)
        ids = ids_in(kind.__doc__)
        if not ids:
            return register  # type: ignore[no-any-return]
        place = place_for(ids)

        def registered(function: Callable[..., Any]) -> Callable[..., Any]:
            @wraps(function)
            def noting(*args: Any) -> Any:
                hits[place] = 1
                return function(*args)

            register(noting)
            return function

        return registered

    return door


# -- components that are looked up -----------------------------------------------------------------------------------


class _Asked(dict[Any, Any]):
    """A table of the content that notes which of its entries were asked for."""

    def __init__(self, table: dict[Any, Any], asked: set[str]) -> None:
        super().__init__(table)
        self.asked = asked

    def note(self, key: Any) -> None:
        self.asked.update(one for one in (key if isinstance(key, tuple) else (key,)) if isinstance(one, str))

    def __getitem__(self, key: Any) -> Any:
        self.note(key)
        return super().__getitem__(key)

    def get(self, key: Any, default: Any = None) -> Any:
        self.note(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.note(key)
        return super().__contains__(key)


@contextmanager
def watching(content: type, parts: set[str], entries: set[str]) -> Iterator[None]:
    """Note what is read from contents of this type: its parts by name, and the entries of its tables by id."""
    tables: dict[int, tuple[Any, _Asked]] = {}
    making: list[Any] = []
    makes = content.__init__  # type: ignore[misc]

    def make(self: Any, *args: Any) -> None:
        making.append(self)
        makes(self, *args)
        making.pop()

    def read(self: Any, name: str) -> Any:
        value = object.__getattribute__(self, name)
        if name.startswith("_") or making:
            return value
        parts.add(name)
        if type(value) is not dict:
            return value
        if id(value) not in tables:
            tables[id(value)] = (value, _Asked(value, entries))
        return tables[id(value)][1]

    content.__init__ = make  # type: ignore[misc]
    content.__getattribute__ = read  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        content.__init__ = makes  # type: ignore[misc]
        del content.__getattribute__


def install() -> None:
    """Before any game is imported."""
    early = [name for name in sys.modules if name.startswith(GAMES)]
    if early:
        raise pytest.UsageError(f"{early[0]} was imported before tests/seen_rules.py could watch it")
    sys.meta_path.insert(0, _Finder())
    _watch_engine()
