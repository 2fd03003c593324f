"""Caravan: a small game of a party, to prove on it what no real game of the catalog asks for yet.

Two to four travellers decide together where to go, declare in the open what each will do, and throw dice. Nothing is
secret between them. It runs the whole conformance suite; `use` lets a server play it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright.catalog import add_game, remove_game

from .game import Caravan

CARAVAN = Caravan()
NAME = CARAVAN.name


def build(packs: list[Path]) -> Caravan:
    assert not packs, "the caravan takes no packs"
    return CARAVAN


def use() -> None:
    """Let this process load it by its name, as a server does."""
    add_game(NAME, __name__)


@contextmanager
def in_catalog() -> Iterator[str]:
    """For a while the catalog lists it, among the games that other tests in this process count."""
    use()
    try:
        yield NAME
    finally:
        remove_game(NAME)
