"""Texts as edits of older ones: of a drawing or a part of a page only what is new has to be sent."""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import accumulate

SHORT = 600
"""A text that is not longer is sent as it is."""
BARE = 16
"""How many characters it takes to say from where to where."""
Edit = str | tuple[int, int]
"""Something new; or from where to where in the old text, counted as browsers do, in UTF-16."""
_TWICE = re.compile("[\U00010000-\U0010ffff]")
"""Characters that count twice there."""


def edits(old: str, new: str) -> list[Edit] | str:
    """How to make one text of another: pieces of the old one, and between them what is new.

    The new text itself where that is not much longer.
    """
    if len(new) < SHORT:
        return new
    start = common(old, new)
    most = min(len(old), len(new)) - start
    end = common_end(old, new, most)
    telling = Telling(old)
    telling.copy(0, start)
    telling.tell(start, len(old) - end, new[start : len(new) - end])
    telling.copy(len(old) - end, len(old))
    return as_browsers_count(old, telling.told) if telling.cost < len(new) // 2 else new


def as_browsers_count(old: str, told: list[Edit]) -> list[Edit]:
    if old.isascii() or len(old.encode("utf-16-le", "replace")) == 2 * len(old):
        return told
    twice = [found.start() for found in _TWICE.finditer(old)]

    def counted(at: int) -> int:
        return at + bisect_left(twice, at)

    return [edit if isinstance(edit, str) else (counted(edit[0]), counted(edit[1])) for edit in told]


def common(one: str, other: str) -> int:
    """How many characters two texts share at their beginnings."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def common_end(one: str, other: str, most: int) -> int:
    """How many characters, up to a limit, two texts share at their ends."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if one[len(one) - middle : len(one) - low] == other[len(other) - middle : len(other) - low]:
            low = middle
        else:
            high = middle - 1
    return low


class Telling:
    """A text told from its beginning to its end, by means of an old one."""

    def __init__(self, old: str) -> None:
        self.old = old
        self.told: list[Edit] = []
        self.cost = 0

    def copy(self, start: int, end: int) -> None:
        """As in the old text from here to there; a few characters are rather written out."""
        if end - start < BARE:
            self.write(self.old[start:end])
        else:
            self.told.append((start, end))
            self.cost += BARE

    def write(self, text: str) -> None:
        self.cost += len(text)
        if self.told and isinstance(self.told[-1], str):
            self.told[-1] += text
        elif text:
            self.told.append(text)

    def tell(self, start: int, end: int, new: str) -> None:
        """A text that lies where this stretch of the old one was, tag by tag.

        A tag may come after the one that it came after before; or stand elsewhere in the old stretch; or be new, and
        then most likely in the place of another.
        """
        had, has = self.old[start:end].split("<"), new.split("<")
        places = list(accumulate((len(tag) + 1 for tag in had[:-1]), initial=start))
        where = {tag: number for number, tag in enumerate(had[:-1]) if len(tag) >= BARE}
        since = here = 0
        for tag in has[:-1]:
            if here < len(had) - 1 and had[here] == tag:
                here += 1
                continue
            if since < here:
                self.copy(places[since], places[here])
            since = where.get(tag, -1)
            here += 1
            if since < 0:
                self.write(f"{tag}<")
                since = here
            else:
                here = since + 1
        if since < here:
            self.copy(places[since], places[here])
        self.write(has[-1])
