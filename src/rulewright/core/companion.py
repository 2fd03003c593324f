"""What a game offers the owners of its box: the steps of the setup, the reference of components.

Plain records with words in the reader's language; pages show them without knowing the game.
"""

from __future__ import annotations

from msgspec import Struct


class Drawn(Struct, frozen=True):
    """One thing that chance decided: where it goes or whose it is, what it is, and its component, if it has one."""

    place: str
    name: str
    component: str = ""
    secret: bool = False
    """Only the player in `place` should look."""


class SetupStep(Struct, frozen=True):
    """One step of setting the box up on a real table."""

    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]
    drawn: tuple[Drawn, ...] = ()


class Exhibit(Struct, frozen=True):
    """A component in the reference: under which heading it stands, and what it can be filtered by."""

    id: str
    shelf: str
    """The heading, in words."""
    facets: tuple[tuple[str, str], ...] = ()
    """Name and value of each, in words."""
    rules: tuple[str, ...] = ()
    """The rules that it touches, its own first."""
    wide: bool = False
    """The picture is wider than high."""
    turned: bool = False
    """It has a back that players do not see before they choose."""
    sides: bool = False
    """Both of its sides are printed for all to see, and differ."""
    lot: bool = False
    """Players draw it at random: the companion can do it for them."""
