"""Where an entry comes from. Nothing loads without saying so."""

from __future__ import annotations

from msgspec import Struct


class Source(Struct, frozen=True, forbid_unknown_fields=True):
    """At least one of: a rulebook page, gaps filled from the components, gaps filled by us, an author."""

    page: int | None = None
    known: tuple[str, ...] = ()
    """GAP ids whose value was read off the published components."""
    assumed: tuple[str, ...] = ()
    """GAP ids whose value is ours."""
    author: str | None = None
    """For content packs: who made it up."""

    def is_empty(self) -> bool:
        return self.page is None and not self.known and not self.assumed and not self.author


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything in a content file: an id and a source, and whatever the game adds."""

    id: str
    source: Source
