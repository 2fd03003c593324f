"""What people are called and what they say: printable, on one line, and no two people at a table alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from .bot_runner import level_of
from .live_table import BOT, Place

LONGEST_NAME = 40
_DRAWN_LIKE = {
    "a": "аɑα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еєε", "f": "ғ", "g": "ɡԍ", "h": "һнη", "i": "іιı",
    "j": "ј", "k": "кκ", "l": "ӏ", "m": "мμ", "n": "пν", "o": "оο0", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ",
    "t": "тτ", "v": "ѵ", "w": "ԝшω", "x": "хχ", "y": "уүυ", "z": "ζ",
}  # fmt: skip
"""Cyrillic, Greek and odd letters by the Latin one that they look like, as a large or as a small letter."""
_ALIKE = str.maketrans({other: letter for letter, others in _DRAWN_LIKE.items() for other in others})


def clean(text: str, most: int) -> str:
    """Words of people: printable, on one line, not too long."""
    words = " ".join(text.split())
    return "".join(character for character in words if character.isprintable())[:most].strip()


def distinct_names(places: list[Place]) -> list[str]:
    """Everybody has a name of their own; nameless people are called by their seat until they sit down."""
    names: list[str] = []
    for number, place in enumerate(places, 1):
        name = place.name or (f"{level_of(place.bot)} {number}" if place.kind == BOT else f"Player {number}")
        while name in names:
            name = f"{name[:36]} {number}"
        names.append(name)
    return names


def likeness(name: str) -> str:
    """What a name looks like at a glance: two names with the same likeness can be taken for each other.

    Large and small letters, accents, blanks, marks and letters of other scripts make no difference. It is no name to
    be shown.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if letter.isalnum()).translate(_ALIKE)
    # An l, an i and a 1 are one stroke; two strokes of an r and an n are an m.
    return letters.replace("1", "l").replace("i", "l").replace("rn", "m").replace("vv", "w")


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be taken for one of these."""
    wanted = likeness(name)
    return bool(wanted) and any(likeness(other) == wanted for other in others)
