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
"""In any entry, up or down: a card that says a billion would keep the rules busy forever."""
MOST_ITEMS = 200
"""In any list of an entry."""
MOST_DOTS = 100
"""In one line. The parser takes the square of their number for the dots of a key."""
Tables = dict[str, dict[str, Component]]
T = TypeVar("T")


class Schema(Struct, frozen=True):
    """Which files a game's content has: file name → (key of its entries, record type)."""

    tables: dict[str, tuple[str, type[Component]]]
    folders: dict[str, dict[str, type[Component]]] = {}
    """Folders whose files may have any name and hold entries of several kinds: folder → key → record type.

    The entries of one kind are one table, `folder.key`, whatever file they stand in.
    """


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


def read_plain(path: Path, shown: str, problems: list[ContentError]) -> str | None:
    """The text of a plain file that is not too large, or None with the problem noted."""
    try:
        if path.is_symlink():
            problems.append(ContentError("file-link", file=shown))
        elif not path.exists():
            problems.append(ContentError("file-absent", file=shown))
        elif not path.is_file():
            # A pipe would be waited for, or a device read, forever.
            problems.append(ContentError("file-not-plain", file=shown))
        elif (size := path.stat().st_size) > LARGEST_FILE:
            problems.append(ContentError("file-large", file=shown, size=size, most=LARGEST_FILE))
        else:
            return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        problems.append(ContentError("file-not-text", file=shown, byte=error.start))
    except OSError as error:
        problems.append(ContentError("file-unreadable", file=shown, reason=error.strerror))
    return None


def read_toml(path: Path, shown: str, problems: list[ContentError]) -> dict[str, Any] | None:
    """A TOML file as plain data, or None with the problem noted."""
    text = read_plain(path, shown, problems)
    if text is None:
        return None
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            problems.append(ContentError("file-dots", file=shown, line=number, most=MOST_DOTS))
            return None
    try:
        return tomllib.loads(text)
    except RecursionError:
        problems.append(ContentError("nested-deeply", where=shown))
    except ValueError as error:  # also a number with more digits than Python reads
        problems.append(ContentError("file-not-toml", file=shown, error=error))
    return None


def read_record(path: Path, kind: type[T]) -> T:
    """A TOML file as a record of this kind; raises `ContentError` with what is wrong in it."""
    problems: list[ContentError] = []
    data = read_toml(path, path.name, problems)
    if data is None:
        raise ContentError.of(problems)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError("in-file", file=path.name, error=error) from None


def read_rows(
    path: Path, shown: str, key: str, kind: type[Component], problems: list[ContentError]
) -> dict[str, Component]:
    """The entries of one file as records, each checked on its own."""
    data = read_toml(path, shown, problems)
    if data is None:
        return {}
    for unknown in sorted(set(data) - {key}):
        problems.append(ContentError("file-unknown-key", file=shown, key=unknown, expected=key))
    return _rows_of(data.get(key, []), shown, key, kind, problems)


def read_folder(
    folder: Path, name: str, kinds: dict[str, type[Component]], problems: list[ContentError]
) -> tuple[Tables, dict[str, str]]:
    """The tables of a folder whose files hold entries of several kinds, and the file of each entry (`script A35`)."""
    tables: Tables = {f"{name}.{key}": {} for key in kinds}
    origins: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else []:
        shown = f"{name}/{path.name}"
        data = read_toml(path, shown, problems)
        for key in data or {}:
            if key not in kinds:
                problems.append(ContentError("file-unknown-key", file=shown, key=key, expected=", ".join(kinds)))
                continue
            rows = _rows_of((data or {})[key], shown, key, kinds[key], problems)
            table = tables[f"{name}.{key}"]
            for id, row in rows.items():
                if id in table:
                    problems.append(ContentError("id-elsewhere", file=shown, id=id))
                table[id] = row
                origins[f"{key} {id}"] = shown
    return tables, origins


def _rows_of(
    rows: Any, shown: str, key: str, kind: type[Component], problems: list[ContentError]
) -> dict[str, Component]:
    """The entries of one key of a file, each checked on its own."""
    found: dict[str, Component] = {}
    if not isinstance(rows, list):
        problems.append(ContentError("file-not-entries", file=shown, key=key, kind=type(rows).__name__))
        return found
    if len(rows) > MOST_ROWS:
        problems.append(ContentError("file-many-entries", file=shown, count=len(rows), most=MOST_ROWS))
        return found
    for at, row in enumerate(rows):
        name = row.get("id", f"#{at + 1}") if isinstance(row, dict) else f"#{at + 1}"
        where = f"{shown}: {key} {name}"
        try:
            record = msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            found_in_row = list(_every_problem(row, kind)) or [_explain(error, row)]
            problems.extend(ContentError("in-entry", where=where, problem=problem) for problem in found_in_row)
            continue
        except RecursionError:
            problems.append(ContentError("nested-deeply", where=where))
            continue
        problems.extend(ContentError("in-entry", where=where, problem=problem) for problem in _out_of_bounds(row))
        if record.source.is_empty():
            problems.append(ContentError("source-empty", where=where))
        if record.id in found:
            problems.append(ContentError("id-twice", where=where))
        found[record.id] = record
    return found


def _every_problem(row: Any, kind: type[Component]) -> Iterator[ContentError]:
    """All mistakes of an entry, field by field and item by item: msgspec itself stops at the first."""
    if not isinstance(row, dict):
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in row:
        if name not in fields:
            yield ContentError("key-unknown", key=name, known=", ".join(fields))
    for name, field in fields.items():
        if name in row:
            yield from _problems_of(row[name], field.type, name)
        elif field.required:
            yield ContentError("file-absent", file=name)


def _out_of_bounds(value: Any, path: str = "") -> Iterator[ContentError]:
    """Numbers and lists that no board or card could show."""
    if isinstance(value, int) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        yield ContentError("value-range", key=path, value=_short(value), low=-LARGEST_NUMBER, high=LARGEST_NUMBER)
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _out_of_bounds(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and len(value) > MOST_ITEMS:
        yield ContentError("list-long", key=path, count=len(value), most=MOST_ITEMS)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _out_of_bounds(inner, f"{path}[{at}]")


def _problems_of(value: Any, kind: Any, path: str) -> Iterator[ContentError]:
    arguments = get_args(kind)
    if isinstance(value, list) and get_origin(kind) is tuple and arguments[-1:] == (...,):
        for at, item in enumerate(value):
            yield from _problems_of(item, arguments[0], f"{path}[{at}]")
        return
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        yield _explain(error, value, path)


def _explain(error: msgspec.ValidationError, row: Any, within: str = "") -> ContentError:
    """msgspec's message, with the value that was found at its path, which begins with `within`."""
    text, _, path = str(error).partition(" - at `")
    inner = path.rstrip("`").removeprefix("$").lstrip(".")
    value = _value_at(row, path.rstrip("`")) if path else row
    joint = "." if within and inner and not inner.startswith("[") else ""
    where = f"{within}{joint}{inner}" or "entry"
    if not path and not within:
        return ContentError("entry-misread", error=text)
    if value is _NOTHING:
        return ContentError("value-misread", key=where, error=text)
    return ContentError("value-found", key=where, error=text, value=_short(value))


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
    problems: list[ContentError] = []
    tables: Tables = {}
    for name, (key, kind) in schema.tables.items():
        tables[name] = read_rows(folder / f"{name}.toml", f"{shown}{name}.toml", key, kind, problems)
    for name, kinds in schema.folders.items():
        tables.update(read_folder(folder / name, name, kinds, problems)[0])
    if problems:
        raise ContentError.of(problems)
    return tables


def read_manifest(folder: Path, problems: list[ContentError]) -> Manifest | None:
    """A pack's `pack.toml`."""
    data = read_toml(folder / "pack.toml", "pack.toml", problems)
    if data is None:
        return None
    try:
        return msgspec.convert(data, Manifest)
    except msgspec.ValidationError as error:
        problems.append(ContentError("pack-manifest", problem=_explain(error, data)))
        return None


def read_pack(folder: Path, game: str, schema: Schema) -> tuple[Pack | None, list[ContentError]]:
    """A content pack and everything that is wrong with it."""
    problems: list[ContentError] = []
    if not folder.is_dir():
        return None, [ContentError("pack-folder", folder=folder)]
    heavy = _too_heavy(folder)
    if heavy is not None:
        return None, [heavy]
    manifest = read_manifest(folder, problems)
    if manifest is not None and manifest.game != game:
        problems.append(ContentError("pack-other-game", game=manifest.game, expected=game))
    if manifest is not None:
        problems.extend(_too_new(manifest.needs))
    tables: Tables = {}
    for path in sorted(folder.iterdir()):
        if path.name == "pack.toml" or path.name.startswith(".") or path.suffix in (".md", ".txt"):
            continue
        if path.is_dir() and path.name == "locale":
            continue
        if path.is_dir() and path.name in schema.folders:
            tables.update(read_folder(path, path.name, schema.folders[path.name], problems)[0])
            continue
        known = schema.tables.get(path.stem) if path.suffix == ".toml" else None
        if known is None and path.stem.split("-")[0] in ("rules", "rulings", "gaps", "waiting"):
            problems.append(ContentError("pack-rules", file=path.name))
            continue
        if known is None:
            expected = ", ".join(f"{name}.toml" for name in schema.tables)
            problems.append(ContentError("pack-file-unknown", file=path.name, known=expected))
            continue
        tables[path.stem] = read_rows(path, path.name, known[0], known[1], problems)
    if manifest is None:
        return None, problems
    return Pack(manifest, folder, tables), problems


def _too_heavy(folder: Path) -> ContentError | None:
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
                        return ContentError("pack-many-files", file=folder.name, most=MOST_FILES)
                    if one.is_dir(follow_symlinks=False):
                        folders.append(one.path)
                    else:
                        size += one.stat(follow_symlinks=False).st_size
    except OSError as error:
        return ContentError("file-unreadable", file=folder.name, reason=error.strerror)
    if size > LARGEST_PACK:
        return ContentError("pack-large", folder=folder.name, size=size, most=LARGEST_PACK)
    return None


def _too_new(needs: str) -> Iterator[ContentError]:
    """A pack may need a newer engine than this one."""
    parts = [whole_number(part) for part in needs.split(".")]
    if None in parts:
        yield ContentError("pack-needs-form", needs=needs)
        return
    own = version("rulewright")
    if parts > [whole_number(part) for part in own.split(".") if part.isdecimal()]:
        yield ContentError("pack-needs-newer", needs=needs, version=own)


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
