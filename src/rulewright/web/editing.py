"""Texts told by means of older ones: of a drawing or a part of a page only what is new has to travel."""

from __future__ import annotations

from itertools import accumulate

SHORT = 600
"""A text that is not longer is told as it is."""
BARE = 16
"""How many characters it takes to say from where to where."""
Edit = str | tuple[int, int]
"""Something new; or from where to where in the old text."""


def edits(old: str, new: str) -> list[Edit] | str:
    """How to make one text of another: pieces of the old one, and between them what is new.

    The new text itself where that is not much longer, and where a browser, which counts in UTF-16, would miscount.
    """
    if len(new) < SHORT or not (countable(old) and countable(new)):
        return new
    start = common(old, new)
    most = min(len(old), len(new)) - start
    end = common_end(old, new, most)
    telling = Telling(old)
    telling.copy(0, start)
    telling.tell(start, len(old) - end, new[start : len(new) - end])
    telling.copy(len(old) - end, len(old))
    return telling.told if telling.cost < len(new) // 2 else new


def edited(old: str, told: list[Edit] | str) -> str:
    """The new text, made of the old one: what pages do."""
    if isinstance(told, str):
        return told
    return "".join([edit if isinstance(edit, str) else old[edit[0] : edit[1]] for edit in told])


def countable(text: str) -> bool:
    """Whether every character counts as one in UTF-16."""
    return text.isascii() or len(text.encode("utf-16-le", "replace")) == 2 * len(text)


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
    """How many characters, of so many at most, two texts share at their ends."""
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
