"""The chapters of the rule book: importing them writes their rules into it (rules/book.py).

The modules are found in their folder, so that a chapter cannot be forgotten; their order makes no difference, because
every rule has a place of its own in the book.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from . import rules


def _chapters() -> Iterator[ModuleType]:
    for found in walk_packages(rules.__path__, f"{rules.__name__}."):
        yield import_module(found.name)


CHAPTERS = tuple(_chapters())
"""Every module with rules, in the order of their names."""
