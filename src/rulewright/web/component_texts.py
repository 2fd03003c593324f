"""What components say and where they belong, made once for each game and language: pages ask for it all the time."""

from __future__ import annotations

from functools import lru_cache

from rulewright.catalog import load
from rulewright.core.errors import ContentError
from rulewright.core.text import ComponentText


@lru_cache(4096)
def component_text(game: str, language: str, id: str) -> ComponentText | None:
    """What a component says; None if there is none with this id."""
    try:
        return load(game).texts(language).component(id)
    except ContentError:
        return None


@lru_cache(4096)
def heading_place(game: str, id: str) -> int:
    """Where its heading stands among the others."""
    return load(game).box.heading_place(id)


@lru_cache(4096)
def heading(game: str, language: str, id: str) -> str:
    """Under which heading a component stands in a long list; may be empty."""
    found = load(game)
    return found.box.heading(id, found.texts(language))
