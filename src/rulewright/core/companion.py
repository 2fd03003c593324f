"""What a game tells the owners of its box: the steps of the setup, the reference of components, the tracker.

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


class Note(Struct, frozen=True):
    """A sentence with the rule behind it."""

    text: str
    rule: str


class Crest(Struct, frozen=True):
    """A player colour and its name; pages have a crest for it."""

    id: str
    name: str


class Occasion(Struct, frozen=True):
    """An event card that may come up; `since` is the first stage that has it, counted from 1."""

    id: str
    name: str
    icon: str
    since: int = 1
    counts: bool = False
    """It brings the end of the stage nearer, and its space scores."""


class Tracker(Struct, frozen=True):
    """All that a score sheet for the table needs to know."""

    score: str
    start: int
    lowest: int
    players: tuple[int, ...]
    crests: tuple[Crest, ...]
    stages: tuple[str, ...]
    path: str
    """The name of the row of spaces that event cards are placed on."""
    spaces: tuple[int, ...]
    """What each space is worth."""
    events: tuple[Occasion, ...]
    enough: int
    """So many counting events end a stage."""
    counted: str
    """What they are called when they are counted."""
    special: int
    """The space with a note of its own, counted from 1."""
    order: str
    """What decides the order of play."""
    ordinals: tuple[str, ...]
    gifts: tuple[str, ...]
    """What each place in the order receives when a stage begins."""
    notes: dict[str, Note]
    """`place`, `special`, `last`, `resolve`, `award`, `order`, `gift` and `win`."""
