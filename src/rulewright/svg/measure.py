"""How wide text will be, roughly and rather too wide than too narrow, and how to make it fit."""

from __future__ import annotations

import re
from functools import cache

_NARROW = frozenset("ijl.,:;'’|!()[] \u00a0fIrtі ї-І")
_WIDE = frozenset("mwMWШЩЖМЮФшщжмюфЫД@%ОQНП&—")


@cache
def _units(letter: str) -> float:
    """The width of a letter, in sizes."""
    if letter in _NARROW:
        return 0.4
    if letter in _WIDE:
        return 0.93
    if letter.isupper() or letter.isdigit():
        return 0.72
    return 1.05 if letter > "\u2e80" else 0.63


def width(text: str, size: float, bold: bool = False) -> float:
    """The width of a line in the widest face of our stacks (DejaVu)."""
    return sum(map(_units, text)) * size * (1.08 if bold else 1)


def shorten(text: str, room: float, size: float, bold: bool = False) -> str:
    """The text, or as much of it as fits followed by an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    while text and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def _words(text: str) -> list[str]:
    """What may stand on lines of their own; a space that does not break keeps its neighbours together."""
    if "\u00a0" not in text:
        return text.split()
    return [word.replace("\0", "\u00a0") for word in text.replace("\u00a0", "\0").split()]


def wrap(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """Lines no wider than `room`, broken between words and after hyphens; a word that is wider alone stays whole."""
    lines: list[str] = []
    for word in _words(text):
        glue = " "
        for part in re.findall(r"[^-]*-+|[^-]+", word):
            if lines and width(lines[-1] + glue + part, size, bold) <= room:
                lines[-1] += glue + part
            else:
                lines.append(part)
            glue = ""
    return lines


def fit(
    text: str, room: float, size: float, lines: int = 1, smallest: float = 7, bold: bool = False
) -> tuple[list[str], float]:
    """Lines and the largest size, from `size` down to `smallest`, at which the text fits; shortened if none does."""
    while size > smallest:
        found = wrap(text, room, size, bold)
        if len(found) <= lines and all(width(line, size, bold) <= room for line in found):
            return found or [""], size
        size = max(size - 0.5, smallest)
    found = wrap(text, room, size, bold) or [""]
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :]).replace("- ", "-")]
    return [shorten(line, room, size, bold) for line in found], size
