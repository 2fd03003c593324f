"""Makes the pseudo-language: "Choose a card" becomes "Çĥöööšéé åå çåŕðð", accented and a third longer.

A copy of the package gets one more folder in every `locale`, and nothing else: that is all that a language needs.
"""

from __future__ import annotations

import re
import shutil
from math import ceil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import rulewright

CODE = "eo"
"""A code that browsers and number formats know; its plurals are those of English."""
LONGER = 0.3
_ACCENTS = str.maketrans(
    "acdefghijklnorstuwyzACDEFGHIJKLNORSTUWYZ",
    "åçðéƒĝĥîĵķļñöŕšţûŵýžÅÇÐÉƑĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ",
)
_VOWELS = "åéîöûýÅÉÎÖÛÝ"
_KEPT = re.compile(r"(\b(?:[A-Z]{3}-)?[A-Z]{3}-\d+\b|\b(?:C|EN|A)\d{2,3}\b|\b[IVX]+\b|\b\w+\.rwreplay\b|\W\[y/n\])")
"""What is the same in every language: ids, Roman numbers, names of files, keys."""


def pseudo(text: str) -> str:
    """A text as the pseudo-language says it."""
    parts = _KEPT.split(text)
    return "".join(part if at % 2 else _longer(part.translate(_ACCENTS), len(part)) for at, part in enumerate(parts))


def _longer(text: str, length: int) -> str:
    """With vowels drawn out, from left to right and again, until a third is added."""
    vowels = sum(letter in _VOWELS for letter in text)
    more = ceil(length * LONGER) if vowels and length > 1 else 0  # a letter on a map stays one letter
    found = []
    for letter in text:
        times = 0
        if letter in _VOWELS:
            times = ceil(more / vowels)
            more, vowels = more - times, vowels - 1
        found.append(letter + letter.lower() * times)
    return "".join(found)


class _Pseudo(Transformer):
    """Changes the words of a message and leaves its values, functions and cases alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = pseudo(node.value)
        return node


def translate(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(_Pseudo().visit(resource))


def add_language(package: Path) -> None:
    """One folder beside every `en`."""
    for english in sorted(package.rglob("locale/en")):
        for path in sorted(english.rglob("*.ftl")):
            place = english.parent / CODE / path.relative_to(english)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(translate(path.read_text("utf-8")), "utf-8")


def make(folder: Path) -> Path:
    """The whole package with the language, to be put on PYTHONPATH."""
    package = Path(rulewright.__file__).parent
    copy = Path(shutil.copytree(package, folder / "rulewright"))
    add_language(copy)
    return folder
