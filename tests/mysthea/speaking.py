"""What the tests of Mysthea's sentences share: the game, its speakers, and what a whole text looks like."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import rulewright
from rulewright.core.text import Texts
from rulewright.games.mysthea.game import SCHEMA, Mysthea
from rulewright.games.mysthea.table import texts

GAME = rulewright.load("mysthea")
assert isinstance(GAME, Mysthea)
RULES = Path(texts.__file__).parents[1] / "rules"
IDS = r"\b(amount|cards|choice|cost|effect|kind|line|log|moment|one|per|prompt|rule|setting|travellers|verb|why)-[a-z]"
INITIALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
SPOKEN = [table for table in SCHEMA.tables if table != "numbers"]


def speak(language: str, *names: str) -> Texts:
    return GAME.texts(language, names)


def clean(text: str) -> str:
    """The text, if it is whole: no placeholder, no message id, no untidy spacing."""
    assert text, "empty text"
    assert text == text.strip(), text
    assert not re.search(r"[{}⁨⁩]|  | [.,;:?]|\.\.|\?\.|(?<!or )\bnone\b|None|<", text), text
    assert not re.search(IDS, text), text
    return text


def sentence(text: str) -> str:
    """A clean text that ends like a sentence."""
    assert clean(text)[-1] in ".?”»", text
    return text


def with_tables(table: str, record: Any) -> Mysthea:
    """The game with one component changed."""
    tables = {name: dict(rows) for name, rows in GAME.content.tables.items()}
    tables[table][record.id] = record
    return Mysthea(tables, ())
