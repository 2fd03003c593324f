"""A game from its own content and the packs laid over it: read, checked and put together in the same way for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from rulewright.core.errors import ContentError

from .loader import Pack, Schema, Tables, lay_over, load_tables, read_pack
from .messages import broken_messages
from .rules import Register, read_register, unknown_texts

G = TypeVar("G")


def build(
    make: Callable[[Tables, tuple[str, ...], tuple[Path, ...]], G],
    game: str,
    folder: Path,
    schema: Schema,
    packs: Sequence[Path],
    check: Callable[[Tables], list[ContentError]],
    printed: Mapping[str, str] = {},
) -> G:
    """The game `make(tables, names of packs, their folders of languages)`; raises `ContentError` with every problem.

    `folder` holds the game's `content/`. `check` finds what is wrong with the tables as a whole. `printed` names tables
    that no pack may change, each with the id of the message that says so.
    """
    base = load_tables(folder / "content", schema)
    read: list[Pack] = []
    problems: list[ContentError] = []
    for one in packs:
        pack, found = read_pack(one, game, schema)
        problems.extend(found)
        if pack is not None:
            read.append(pack)
            problems.extend(ContentError(printed[name]) for name in pack.tables if name in printed)
            problems.extend(broken_messages(pack.folder / "locale"))
            problems.extend(unknown_texts(pack.folder / "locale", read_register(folder / "content")))
    if problems:
        raise ContentError.of(problems)
    tables = lay_over(base, read)
    problems = [*check(tables), *(_unknown_rules(read, read_register(folder / "content")) if read else ())]
    if problems:
        raise ContentError.of(problems)
    names = tuple(f"{pack.manifest.id} {pack.manifest.version}" for pack in read)
    return make(tables, names, tuple(pack.folder / "locale" for pack in read))


def _unknown_rules(packs: list[Pack], register: Register) -> list[ContentError]:
    """Entries of packs whose rule id is not in the register: the log could not explain them."""
    known = register.rules
    example = next(iter(known))
    return [
        ContentError("rule-of-pack", file=f"{name}.toml", id=row.id, rule=rule, example=example)
        for pack in packs
        for name, rows in pack.tables.items()
        for row in rows.values()
        if (rule := getattr(row, "rule", None)) is not None and rule not in known
    ]
