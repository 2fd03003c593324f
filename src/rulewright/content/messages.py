"""Language files on disk: messages by name, what is not Fluent, what is not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.core.error_texts import split
from rulewright.core.errors import ContentError

from .loader import MOST_FILES, read_plain

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH = "en"
RULES = "rules"
"""The folder inside a language that holds the texts of rules, rulings and gaps: long, and read by few pages."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)
_PLAIN = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *(\S.*)")


@cache
def entries_of(folder: Path) -> dict[str, str]:
    """The source of every message and term in a folder, by its name; nothing is parsed yet."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        found.update(split(path.read_text("utf-8")))
    return found


def plain_parts(entry: str) -> dict[str, str] | None:
    """The text ("") and the attributes of a message without values, each on one line; None if it is more than that.

    Most messages and all rules are like that, and a page does not wait for Fluent to parse them.
    """
    if "{" in entry or "}" in entry:
        return None
    first, *lines = entry.rstrip().split("\n")
    value = first.partition("=")[2].strip()
    found = {"": value} if value else {}
    over = False
    for line in lines:
        if not line.strip() or line.startswith("#"):
            over = True
            continue
        match = None if over else _PLAIN.fullmatch(line)
        if match is None:
            return None
        found[match.group(1)] = match.group(2).rstrip()
    return found


def read_messages(folder: Path, shown: str = "") -> list[ast.Resource]:
    """The Fluent files of one folder; raises `ContentError` with every place that is not Fluent."""
    from fluent.syntax import ast

    paths = sorted(folder.glob("*.ftl"))
    problems: list[ContentError] = []
    if len(paths) > MOST_FILES:
        raise ContentError("files-many", file=folder.name, count=len(paths), most=MOST_FILES)
    found: list[ast.Resource] = []
    seen: dict[str, str] = {}
    for path in paths:
        place = f"locale/{shown or folder.name}/{path.name}"
        resource = _read(path, place, problems)
        if resource is None:
            continue
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                wrong = (entry.content or "").strip().splitlines()
                problems.append(ContentError("not-fluent", file=place, text=wrong[0][:60] if wrong else ""))
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in seen:
                    problems.append(ContentError("message-twice", file=place, name=name, other=seen[name]))
                seen[name] = path.name
        found.append(resource)
    if problems:
        raise ContentError.of(problems)
    return found


def _read(path: Path, shown: str, problems: list[ContentError]) -> ast.Resource | None:
    """One Fluent file, or None with the problem noted."""
    from fluent.runtime import FluentResource

    text = read_plain(path, shown, problems)
    if text is None:
        return None
    try:
        return FluentResource(text)
    except RecursionError:
        problems.append(ContentError("nested-deeply", where=shown))
    return None


def broken_messages(locale: Path) -> list[ContentError]:
    """Everything in a folder of languages that is not Fluent; empty if there is no such folder."""
    problems: list[ContentError] = []
    if locale.is_symlink():
        return [ContentError("locale-is-link")]
    for folder in sorted(locale.iterdir()) if locale.is_dir() else []:
        inner = sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
        for room, shown in ((folder, folder.name), *[(one, f"{folder.name}/{one.name}") for one in inner]):
            if room.is_symlink():
                problems.append(ContentError("locale-link", folder=shown))
                break
            try:
                read_messages(room, shown)
            except ContentError as error:
                problems.extend(error.problems)
    return problems


def untranslated(locale: Path) -> Iterator[ContentError]:
    """What the languages of a pack lack of its English messages, one line for each file that misses some."""
    for folder in sorted(locale.iterdir()) if locale.is_dir() else []:
        for room in ("", *sorted(path.name for path in (locale / ENGLISH).glob("*") if path.is_dir())):
            there = set(entries_of(folder / room))
            for path in sorted((locale / ENGLISH / room).glob("*.ftl")):
                wanted = _ENTRY.findall(path.read_text("utf-8"))
                missing = [name for name in wanted if name not in there]
                if missing:
                    shown = Path(folder.name, room, path.name).as_posix()
                    yield ContentError("not-translated", file=f"locale/{shown}", names=", ".join(missing))
