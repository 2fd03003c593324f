"""Say: how a record asks for a sentence in the reader's language. The files are read elsewhere."""

from __future__ import annotations

from typing import Any, Protocol


class Say(Protocol):
    """A language: sentences by id, and the glue between them."""

    def __call__(self, message: str, /, **values: Any) -> str: ...

    def all(self, parts: list[str]) -> str:
        """a, b and c"""
        ...

    def either(self, parts: list[str]) -> str:
        """a or b"""
        ...

    def and_or(self, parts: list[str]) -> str:
        """a and/or b"""
        ...

    def sentences(self, parts: list[str]) -> str:
        """Sentences after each other."""
        ...

    def clause(self, sentence: str) -> str:
        """A sentence as part of another: no capital, no full stop."""
        ...
