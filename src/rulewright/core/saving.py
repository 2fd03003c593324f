"""Saved states that outlive releases: what they were made with, and how older ones are brought up to date.

A save names the content that its state has met, table by table. Content that it has not met may change; where what it
has met is different now, the save is refused with what changed. When the records of a game change, its `save_version`
goes up by one and `upgrades` says how a state of the version before becomes one of today.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from .errors import SaveError
from .markers import Sight, parts_of, sights
from .record import R, shallow

SAVE_FORMAT = 2
LARGEST_SAVE = 4_000_000
LARGEST_OLDER = 1_000_000
"""A state of older records becomes plain data on its way to today's, which takes far more memory than its text."""
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""A state as plain data, made by one version of a game's records, as the next version has it."""
_ALL = (1 << 64) - 1
_PLACE = 96
"""The bits of a table in the sum of all marks: room for the marks of four thousand million rows."""
_WHOLE = (1 << _PLACE) - 1
_BETWEEN = b'],"'
"""Between the parts of a state: behind most of its lists."""
_LARGEST_PART = 2_000
_MOST_PARTS = 4_000
"""At most 8 MB, and seldom a tenth of it."""


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


def whole_save(state_type: type[Struct]) -> type[Struct]:
    """A save whose state is read together with its head."""
    typed = [("state", state_type)]
    return msgspec.defstruct("WholeSave", typed, bases=(Saved,), frozen=True, forbid_unknown_fields=True, kw_only=True)


class ContentMet:
    """Finds out what a state has met of a game's content, by the ids that are written in it."""

    def __init__(self, tables: Mapping[str, Mapping[str, Any]], always: tuple[str, ...]) -> None:
        self._tables = sorted([table for table, rows in tables.items() if rows])
        self._always = 0
        rows: dict[bytes, int] = {}
        for at, table in enumerate(self._tables):
            for id, row in tables[table].items():
                # Each table has its own place in one long number, so that all of them are added up in one go.
                mark = _mark(row) << (_PLACE * at)
                if table in always:
                    self._always += mark
                else:
                    rows[id.encode()] = mark
        self._marks = tuple(rows.values())
        self._parts = _Parts({id: 1 << at for at, id in enumerate(rows)})
        self._told: dict[int, dict[str, str]] = {}

    def hashes(self, body: bytes) -> dict[str, str]:
        """The hash of what was met of each table, by its name. `body` is the state as canonical JSON."""
        met = reduce(or_, map(self._parts.__getitem__, body.split(_BETWEEN)))
        found = self._told.get(met)
        if found is None:
            if len(self._told) >= _MOST_PARTS:
                self._told.clear()
            found = self._told[met] = self._hashes_of(met)
        return found

    def _hashes_of(self, met: int) -> dict[str, str]:
        total = sum(
            [mark for bit, mark in zip(f"{met:b}"[::-1], self._marks, strict=False) if bit == "1"], self._always
        )
        found = {}
        for at, table in enumerate(self._tables):
            mark = (total >> (_PLACE * at)) & _WHOLE
            if mark:
                found[table] = f"{mark & _ALL:016x}"
        return found


class _Parts(dict[bytes, int]):
    """The rows that a part of a saved state names, a bit for each: they follow from its text and the content alone.

    From one choice to the next most of a state stays as it is, so most of its parts are here already.
    """

    def __init__(self, bits: dict[bytes, int]) -> None:
        self._bits = bits

    def __missing__(self, part: bytes) -> int:
        met = reduce(or_, map(self._bits.__getitem__, self._bits.keys() & part.split(b'"')), 0)
        if len(part) <= _LARGEST_PART:
            if len(self) >= _MOST_PARTS:
                self.clear()
            self[part] = met
        return met


def _mark(row: Any) -> int:
    text = msgspec.json.encode(row, order="deterministic")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def read_save(text: str | bytes, game: str) -> Saved:
    """The head of a save, checked; raises `SaveError`."""
    if len(text) > LARGEST_SAVE:
        raise SaveError("save-large", size=len(text), most=LARGEST_SAVE)
    try:
        saved = _SAVED.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError("save-unreadable", error=error) from None
    if not 1 <= saved.format <= SAVE_FORMAT:
        raise SaveError("save-format", format=saved.format, most=SAVE_FORMAT)
    if saved.game != game:
        raise SaveError("save-other-game", game=saved.game, asked=game)
    return saved


def changed_content(saved: Saved, now: dict[str, str]) -> SaveError | None:
    """What the save has met and is different now; None if it is all the same."""
    if not saved.used:
        return SaveError("save-content-unknown", content=saved.content)
    changed = changed_tables(saved.used, now)
    return SaveError("save-content-changed", tables=", ".join(changed)) if changed else None


def changed_tables(used: dict[str, str], now: dict[str, str]) -> list[str]:
    """The tables of the content of which something that was met is different now."""
    return sorted(table for table in {*used, *now} if used.get(table) != now.get(table))


def version_of(digest: str) -> int:
    """The version of the records that a position's fingerprint was taken of."""
    version, dot, _ = digest.partition(".")
    return int(version) if dot and version.isdecimal() and len(version) < 9 else 1


def upgraded(state: bytes | msgspec.Raw, version: int, current: int, upgrades: Mapping[int, Upgrade]) -> bytes:
    """A saved state as today's records have it; raises `SaveError` if there is no way there."""
    if version > current:
        raise SaveError("save-version-newer", version=version, known=current)
    if len(bytes(state)) > LARGEST_OLDER:
        raise SaveError("save-large", size=len(bytes(state)), most=LARGEST_OLDER)
    try:
        data = msgspec.json.decode(state)
        for number in range(version, current):
            if number not in upgrades:
                raise SaveError("save-no-upgrade", version=version, start=number, end=number + 1)
            data = upgrades[number](data)
    except (msgspec.DecodeError, RecursionError, LookupError, TypeError, AttributeError) as error:
        raise SaveError("save-version-broken", version=version, error=error) from None
    return msgspec.json.encode(data)


_SAVED = msgspec.json.Decoder(Saved)


# -- what is saved of a record -------------------------------------------------------------------------


def without_transients(record: R) -> R:
    """A copy as it is saved and hashed: without what is marked as transient, however deep it lies."""
    twin = shallow(record)
    kind: Any = type(record)
    transients, parts = _left_out(kind)
    for name, default in transients:
        setattr(twin, name, default)
    for name in parts:
        value = getattr(record, name)
        if value is not None:
            many = isinstance(value, list)
            setattr(twin, name, [without_transients(one) for one in value] if many else without_transients(value))
    return twin


@cache
def _left_out(kind: Any) -> tuple[tuple[tuple[str, Any], ...], tuple[str, ...]]:
    """The transient fields of a record with what stands in for them, and its parts that have some, however deep."""
    defaults = {field.name: field.default for field in fields(kind)}
    own = tuple([(name, defaults[name]) for name, sight in sights(kind) if sight is Sight.TRANSIENT])
    return own, tuple([name for name, held in parts_of(kind).items() if any(any(_left_out(one)) for one in held)])
