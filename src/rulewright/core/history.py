"""History: a list that changes only at its end, for games of thousands of choices. Its older part is kept packed.

Copies share what is packed, so a copy costs next to nothing, however long the list is.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
CHUNK = 128
"""How many items are packed together."""
MOST_NEWEST = 4 * CHUNK
"""How many of the newest wait before the oldest of them are packed: most games end before that."""


class NotLoaded(LookupError):
    """Something lies before the checkpoint that a session was opened from, and has not been played again yet."""


class History(Generic[T]):
    """A sequence that grows and shrinks at its end. Its items are frozen; an old one may come back as an equal copy.

    The first `missing` items count, but are not here: asking for one of them raises `NotLoaded`.
    """

    __slots__ = ("_newest", "_packed", "_unpacked_from", "missing")

    def __init__(self, items: Iterable[T] = (), missing: int = 0) -> None:
        self.missing = missing
        self._unpacked_from = missing
        """The number of the first item that is not packed."""
        self._packed: list[bytes] = []
        self._newest: list[T] = []
        for item in items:
            self.append(item)

    def append(self, item: T) -> None:
        newest = self._newest
        newest.append(item)
        if len(newest) == MOST_NEWEST:
            self._packed.append(zlib.compress(pickle.dumps(newest[:CHUNK], pickle.HIGHEST_PROTOCOL), 1))
            del newest[:CHUNK]
            self._unpacked_from += CHUNK

    def cut(self, length: int) -> None:
        """Keep the first `length` items."""
        if length < self.missing:
            raise NotLoaded(f"the first {self.missing} items are not here")
        while self._packed and length < self._unpacked_from:
            self._newest[:0] = _unpacked(self._packed.pop())
            self._unpacked_from -= CHUNK
        del self._newest[length - self._unpacked_from :]

    def copy(self) -> History[T]:
        twin: History[T] = History(missing=self.missing)
        twin._unpacked_from = self._unpacked_from
        twin._packed = self._packed[:]
        twin._newest = self._newest[:]
        return twin

    def __len__(self) -> int:
        return self._unpacked_from + len(self._newest)

    def __iter__(self) -> Iterator[T]:
        if self.missing:
            raise NotLoaded(f"the first {self.missing} items are not here")
        return self.here()

    def here(self) -> Iterator[T]:
        """All items that are not missing, in order."""
        newest = self._newest[:]
        for packed in self._packed[:]:
            yield from _unpacked(packed)
        yield from newest

    def __reversed__(self) -> Iterator[T]:
        """From the last item back to the first that is not missing."""
        packed = self._packed[:]
        yield from self._newest[::-1]
        while packed:
            yield from reversed(_unpacked(packed.pop()))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        length = len(self)
        number = at + length if at < 0 else at
        if self._unpacked_from <= number < length:
            return self._newest[number - self._unpacked_from]
        if not 0 <= number < length:
            raise IndexError(f"there is no item {at} of {length}")
        if number < self.missing:
            raise NotLoaded(f"item {number} is not here; the first that is has number {self.missing}")
        chunk, within = divmod(number - self.missing, CHUNK)
        found: T = _unpacked(self._packed[chunk])[within]
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (History, list, tuple)):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"History({len(self)} items)"


@lru_cache(16)
def _unpacked(packed: bytes) -> tuple[Any, ...]:
    """Items that this process has packed itself: nothing that comes from outside is ever read by pickle."""
    return tuple(pickle.loads(zlib.decompress(packed)))
