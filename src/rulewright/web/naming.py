"""What people are called and what they say: printable, on one line, and everybody at a table told apart."""

from __future__ import annotations

from .bots import level_of
from .table import BOT, Place

LONGEST_NAME = 40


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
