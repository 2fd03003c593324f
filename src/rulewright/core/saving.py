"""Saved states that outlive releases: what they were made with, and how older ones are brought up to date.

A save names the content that its state has met, table by table. Content that it has not met may change; where what it
has met is different now, the save is refused with what changed. When the records of a game change, its `save_version`
goes up by one and `upgrades` says how a state of the version before becomes one of today.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from .errors import SaveError

SAVE_FORMAT = 2
LARGEST_SAVE = 4_000_000
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""A state as plain data, made by one version of a game's records, as the next version has it."""
_ALL = (1 << 64) - 1


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved state: which game and which content it belongs to, and the state itself."""

    format: int
    game: str
    content: str
    """The hash of all content that was there."""
    state: msgspec.Raw
    version: int = 1
    """Of the game's records."""
    used: dict[str, str] = {}
    """What the state has met of each table of the content, as a hash."""


class ContentMet:
    """Finds out what a state has met of a game's content, by the ids that are written in it."""

    def __init__(self, tables: Mapping[str, Mapping[str, Any]], always: tuple[str, ...]) -> None:
        self._rows: dict[bytes, tuple[str, int]] = {}
        self._always: dict[str, int] = {}
        for table, rows in tables.items():
            for id, row in rows.items():
                mark = _mark(row)
                if table in always:
                    self._always[table] = (self._always.get(table, 0) + mark) & _ALL
                else:
                    self._rows[id.encode()] = (table, mark)

    def hashes(self, body: bytes) -> dict[str, str]:
        """The hash of what was met of each table, by its name. `body` is the state as canonical JSON."""
        found = dict(self._always)
        rows = self._rows
        for word in set(body.split(b'"')[1::2]):
            known = rows.get(word)
            if known is not None:
                table, mark = known
                found[table] = (found.get(table, 0) + mark) & _ALL
        return {table: f"{found[table]:016x}" for table in sorted(found)}


def _mark(row: Any) -> int:
    text = msgspec.json.encode(row, order="deterministic")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def read_save(text: str | bytes, game: str) -> Saved:
    """The head of a save, checked; raises `SaveError`."""
    if len(text) > LARGEST_SAVE:
        raise SaveError(f"save of {len(text)} characters is too large; the most is {LARGEST_SAVE}")
    try:
        saved = _SAVED.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"not a saved state: {error}") from None
    if not 1 <= saved.format <= SAVE_FORMAT:
        raise SaveError(f"save has format {saved.format}; this program reads formats 1 to {SAVE_FORMAT}")
    if saved.game != game:
        raise SaveError(f"save belongs to {saved.game!r}, not to {game!r}")
    return saved


def changed_content(saved: Saved, now: dict[str, str]) -> str | None:
    """What the save has met and is different now, in a sentence; None if it is all the same."""
    if not saved.used:
        return f"save was made with other content ({saved.content}) and does not say what it has met of it"
    changed = sorted(table for table in {*saved.used, *now} if saved.used.get(table) != now.get(table))
    return f"save has met content that is different now: {', '.join(changed)}" if changed else None


def upgraded(state: msgspec.Raw, version: int, current: int, upgrades: Mapping[int, Upgrade]) -> bytes:
    """A saved state as today's records have it; raises `SaveError` if there is no way there."""
    if version > current:
        raise SaveError(f"save has version {version}; this program knows versions up to {current}. Use a newer program")
    try:
        data = msgspec.json.decode(state)
        for number in range(version, current):
            if number not in upgrades:
                raise SaveError(f"save has version {version}; there is no way from version {number} to {number + 1}")
            data = upgrades[number](data)
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError, AttributeError) as error:
        raise SaveError(f"saved state of version {version} is broken: {error!r}") from None
    return msgspec.json.encode(data)


_SAVED = msgspec.json.Decoder(Saved)
