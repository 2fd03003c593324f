"""From files to records: a game's own tables, and content packs laid over them.

Every mistake is collected with file, key, value and what was expected; nothing stops at the first one, and
nothing that a file holds is ever run.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct

from rulewright.core.errors import ContentError
from rulewright.core.numbers import whole_number

from .source import Component

LARGEST_FILE = 1_000_000
LARGEST_PACK = 5_000_000
"""All files of a pack together; a whole game with two languages has a tenth of it."""
MOST_FILES = 200
MOST_ROWS = 5_000
"""Entries in one file: more of them would only make a list of mistakes that nobody reads."""
LARGEST_NUMBER = 1_000
"""In any entry, up or down: a card that says a billion would keep the rules busy for ever."""
MOST_ITEMS = 200
"""In any list of an entry."""
MOST_DOTS = 100
"""In one line. The parser takes the square of their number for the dots of a key."""
Tables = dict[str, dict[str, Component]]
T = TypeVar("T")


class Schema(Struct, frozen=True):
    """Which files a game's content has: file name → (key of its entries, record type)."""

    tables: dict[str, tuple[str, type[Component]]]


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: what a content pack is and what it is for."""

    id: str
    version: str
    game: str
    title: str
    authors: tuple[str, ...]
    licence: str
    needs: str = "0"
    """The lowest engine version that understands it."""


class Pack(Struct, frozen=True):
    """A content pack that was read."""

    manifest: Manifest
    folder: Path
    tables: Tables


def read_plain(path: Path, shown: str, problems: list[str]) -> str | None:
    """The text of a plain file that is not too large, or None with the problem noted."""
    try:
        if path.is_symlink():
            problems.append(f"{shown}: is a link; expected a plain file")
        elif not path.exists():
            problems.append(f"{shown}: missing")
        elif not path.is_file():
            # A pipe would be waited for, a device read, for ever.
            problems.append(f"{shown}: is not a plain file")
        elif (size := path.stat().st_size) > LARGEST_FILE:
            problems.append(f"{shown}: {size} bytes; expected at most {LARGEST_FILE}")
        else:
            return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        problems.append(f"{shown}: byte {error.start} is not UTF-8; expected a text file in UTF-8")
    except OSError as error:
        problems.append(f"{shown}: cannot be read: {error.strerror}")
    return None


def read_toml(path: Path, shown: str, problems: list[str]) -> dict[str, Any] | None:
    """A TOML file as plain data, or None with the problem noted."""
    text = read_plain(path, shown, problems)
    if text is None:
        return None
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            problems.append(f"{shown}: line {number} has more than {MOST_DOTS} dots; break it up")
            return None
    try:
        return tomllib.loads(text)
    except RecursionError:
        problems.append(f"{shown}: nested too deeply")
    except ValueError as error:  # also a number with more digits than Python reads
        problems.append(f"{shown}: not TOML: {error}")
    return None


def read_record(path: Path, kind: type[T]) -> T:
    """A TOML file as a record of this kind; raises `ContentError` with what is wrong in it."""
    problems: list[str] = []
    data = read_toml(path, path.name, problems)
    if data is None:
        raise ContentError(problems)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError([f"{path.name}: {error}"]) from None


def read_rows(path: Path, shown: str, key: str, kind: type[Component], problems: list[str]) -> dict[str, Component]:
    """The entries of one file as records, each checked on its own."""
    data = read_toml(path, shown, problems)
    found: dict[str, Component] = {}
    if data is None:
        return found
    for unknown in sorted(set(data) - {key}):
        problems.append(f"{shown}: unknown key {unknown!r}; expected [[{key}]] entries only")
    rows = data.get(key, [])
    if not isinstance(rows, list):
        problems.append(f"{shown}: {key} is a {type(rows).__name__}; expected [[{key}]] entries")
        return found
    if len(rows) > MOST_ROWS:
        problems.append(f"{shown}: {len(rows)} entries; expected at most {MOST_ROWS}")
        return found
    for at, row in enumerate(rows):
        name = row.get("id", f"number {at + 1}") if isinstance(row, dict) else f"number {at + 1}"
        where = f"{shown}: {key} {name}"
        try:
            record = msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            found_in_row = list(_every_problem(row, kind)) or [_explain(error, row)]
            problems.extend(f"{where}: {problem}" for problem in found_in_row)
            continue
        except RecursionError:
            problems.append(f"{where}: nested too deeply")
            continue
        problems.extend(f"{where}: {problem}" for problem in _out_of_bounds(row))
        if record.source.is_empty():
            problems.append(f"{where}: source is empty; expected a page, known or assumed gaps, or an author")
        if record.id in found:
            problems.append(f"{where}: the id stands twice in this file")
        found[record.id] = record
    return found


def _every_problem(row: Any, kind: type[Component]) -> Iterator[str]:
    """All mistakes of an entry, field by field and item by item: msgspec itself stops at the first."""
    if not isinstance(row, dict):
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in row:
        if name not in fields:
            yield f"{name}: unknown key; expected {', '.join(fields)}"
    for name, field in fields.items():
        if name in row:
            yield from _problems_of(row[name], field.type, name)
        elif field.required:
            yield f"{name}: missing"


def _out_of_bounds(value: Any, path: str = "") -> Iterator[str]:
    """Numbers and lists that no board or card could show."""
    if isinstance(value, int) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        yield f"{path} is {_short(value)}; expected {-LARGEST_NUMBER} to {LARGEST_NUMBER}"
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _out_of_bounds(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and len(value) > MOST_ITEMS:
        yield f"{path} has {len(value)} items; expected at most {MOST_ITEMS}"
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _out_of_bounds(inner, f"{path}[{at}]")


def _problems_of(value: Any, kind: Any, path: str) -> Iterator[str]:
    arguments = get_args(kind)
    if isinstance(value, list) and get_origin(kind) is tuple and arguments[-1:] == (...,):
        for at, item in enumerate(value):
            yield from _problems_of(item, arguments[0], f"{path}[{at}]")
        return
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        told = _explain(error, value)
        inner, colon, rest = told.partition(": ")
        nested = bool(colon) and " - at " not in told and not inner.startswith(("Expected", "Invalid", "Object"))
        yield f"{path}.{inner}: {rest}" if nested else f"{path}: {told} (found {_short(value)})"


def _explain(error: msgspec.ValidationError, row: Any) -> str:
    """msgspec's message, with the value that was found at its path."""
    message = str(error)
    text, _, path = message.partition(" - at `")
    path = path.rstrip("`")
    if not path:
        return text
    value = _value_at(row, path)
    shown = "" if value is _NOTHING else f" (found {_short(value)})"
    return f"{path.removeprefix('$').lstrip('.') or 'entry'}: {text}{shown}"


_NOTHING = object()


def _value_at(row: Any, path: str) -> Any:
    value = row
    for part in path.replace("[", ".[").split(".")[1:]:
        try:
            value = value[int(part[1:-1])] if part.startswith("[") else value[part]
        except (KeyError, IndexError, TypeError, ValueError):
            return _NOTHING
    return value


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python does not write numbers with thousands of digits
        return "something far too large"
    return text if len(text) <= 60 else text[:57] + "..."


def load_tables(folder: Path, schema: Schema, shown: str = "") -> Tables:
    """A game's own content. Raises `ContentError` with every problem."""
    problems: list[str] = []
    tables: Tables = {}
    for name, (key, kind) in schema.tables.items():
        tables[name] = read_rows(folder / f"{name}.toml", f"{shown}{name}.toml", key, kind, problems)
    if problems:
        raise ContentError(problems)
    return tables


def read_manifest(folder: Path, problems: list[str]) -> Manifest | None:
    """A pack's `pack.toml`."""
    data = read_toml(folder / "pack.toml", "pack.toml", problems)
    if data is None:
        return None
    try:
        return msgspec.convert(data, Manifest)
    except msgspec.ValidationError as error:
        problems.append(f"pack.toml: {_explain(error, data)}")
        return None


def read_pack(folder: Path, game: str, schema: Schema) -> tuple[Pack | None, list[str]]:
    """A content pack and everything that is wrong with it."""
    problems: list[str] = []
    if not folder.is_dir():
        return None, [f"{folder}: no such folder; expected a folder with a pack.toml"]
    heavy = _too_heavy(folder)
    if heavy:
        return None, [heavy]
    manifest = read_manifest(folder, problems)
    if manifest is not None and manifest.game != game:
        problems.append(f"pack.toml: game is {manifest.game!r}; expected {game!r}")
    if manifest is not None:
        problems.extend(_too_new(manifest.needs))
    tables: Tables = {}
    for path in sorted(folder.iterdir()):
        if path.name == "pack.toml" or path.name.startswith(".") or path.suffix in (".md", ".txt"):
            continue
        if path.is_dir() and path.name == "locale":
            continue
        known = schema.tables.get(path.stem) if path.suffix == ".toml" else None
        if known is None:
            expected = ", ".join(f"{name}.toml" for name in schema.tables)
            problems.append(f"{path.name}: unknown file; expected {expected}, locale/ or notes in .md")
            continue
        tables[path.stem] = read_rows(path, path.name, known[0], known[1], problems)
    if manifest is None:
        return None, problems
    return Pack(manifest, folder, tables), problems


def _too_heavy(folder: Path) -> str:
    """What is too much about a pack, before any of its files is read. Links are not followed, hidden files ignored."""
    count = size = 0
    folders = [str(folder)]
    try:
        while folders:
            with os.scandir(folders.pop()) as found:
                for one in found:
                    if one.name.startswith("."):
                        continue
                    count += 1
                    if count > MOST_FILES:
                        return f"{folder.name}: too many files; expected at most {MOST_FILES}"
                    if one.is_dir(follow_symlinks=False):
                        folders.append(one.path)
                    else:
                        size += one.stat(follow_symlinks=False).st_size
    except OSError as error:
        return f"{folder.name}: cannot be read: {error.strerror}"
    return f"{folder.name}: {size} bytes in all; expected at most {LARGEST_PACK}" if size > LARGEST_PACK else ""


def _too_new(needs: str) -> Iterator[str]:
    """A pack may need a newer engine than this one."""
    parts = [whole_number(part) for part in needs.split(".")]
    if None in parts:
        yield f"pack.toml: needs is {needs!r}; expected a version such as 0.1"
        return
    own = version("rulewright")
    if parts > [whole_number(part) for part in own.split(".") if part.isdecimal()]:
        yield f"pack.toml: needs is {needs!r}; this is version {own}"


def lay_over(base: Tables, packs: list[Pack]) -> Tables:
    """The tables with every pack's entries added, or put in the place of those with the same id."""
    tables = {name: dict(rows) for name, rows in base.items()}
    for pack in packs:
        for name, rows in pack.tables.items():
            tables[name].update(rows)
    return tables


def fingerprint(tables: Tables) -> str:
    """A short hash of everything that behaviour depends on."""
    text = msgspec.json.encode({name: tables[name] for name in sorted(tables)}, order="deterministic")
    return hashlib.blake2b(text, digest_size=8).hexdigest()
