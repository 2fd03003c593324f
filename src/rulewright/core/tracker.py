"""What people keep count of at a table with the box: counters, totals, rows of cards, the order of play, tokens.

A game describes its trackers as data, with words in the reader's language; pages draw any of them without knowing the
game. Counters have ids that are unique in their tracker, so that totals, moves and rows can name them.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from msgspec import Struct


class Note(Struct, frozen=True):
    """A sentence with the rule behind it."""

    text: str
    rule: str


class Crest(Struct, frozen=True):
    """A player colour, for which pages have a crest. Colours with names are chosen, others go by seat."""

    id: str
    name: str = ""


class Counter(Struct, frozen=True):
    """A number that changes during the game."""

    id: str
    name: str
    icon: str = ""
    start: int = 0
    lowest: int = 0
    highest: int | None = None
    """With a lowest of 0 and a highest of 1 it is a token that somebody has or has not."""
    steps: tuple[int, ...] = (-1, 1)
    """By how much a tap changes it, one button for each."""
    asked: bool = False
    """Asked for before the game: it stands on a card that only the owner of the box can read."""


class Total(Struct, frozen=True):
    """A number that follows from counters of the same holder: the sum of some less the sum of others, at least 0."""

    id: str
    name: str
    plus: tuple[str, ...]
    minus: tuple[str, ...] = ()
    icon: str = ""
    empty: Note | None = None
    """What it means that nothing is left."""


class Change(Struct, frozen=True):
    """What a move does to one counter: adds `by`, and what some counters are more than others, if they are."""

    counter: str
    by: int = 0
    plus: tuple[str, ...] = ()
    minus: tuple[str, ...] = ()


class Move(Struct, frozen=True):
    """Several changes with one tap, all computed from the numbers before it."""

    id: str
    name: str
    changes: tuple[Change, ...]
    note: Note


class Group(Struct, frozen=True, tag="group"):
    """Counters that belong together: every player has them, or the table has them once."""

    id: str
    name: str
    each: bool
    """Whether every player has them."""
    counters: tuple[Counter, ...]
    main: str = ""
    """The counter or total that is drawn large."""
    totals: tuple[Total, ...] = ()
    moves: tuple[Move, ...] = ()
    aside: str = ""
    """The heading of the counters that hardly ever change."""
    rare: tuple[Counter, ...] = ()


class Occasion(Struct, frozen=True):
    """A card that may be placed on a row; `since` is the first stage that has it, counted from 1."""

    id: str
    name: str
    icon: str
    since: int = 1
    counts: bool = False
    """It brings the end of the stage nearer, and its space scores."""


class Row(Struct, frozen=True, tag="row"):
    """A row of spaces on which a card is placed each round; the cards that count end the stage, and score."""

    id: str
    name: str
    spaces: tuple[int, ...]
    """What each space is worth."""
    cards: tuple[Occasion, ...]
    enough: int
    """The number of counting cards that ends a stage."""
    counted: str
    """What they are called when they are counted."""
    scores: str
    """The counter that a space adds to."""
    special: int
    """The space with a note of its own, counted from 1."""
    placing: Note
    arriving: Note
    """Told when a card lies on the special space."""
    ending: Note
    """Told when enough cards count."""
    resolving: tuple[Note, ...]
    """How the row is scored."""


class Order(Struct, frozen=True, tag="order"):
    """The order of play, by a counter; sorted again at every stage, ties as they were."""

    id: str
    name: str
    by: str
    ordinals: tuple[str, ...]
    gifts: tuple[str, ...]
    """What each place receives when a stage begins."""
    notes: tuple[Note, ...]


class Holding(Struct, frozen=True, tag="holding"):
    """A token that exactly one player has; with one player nobody asks."""

    id: str
    name: str
    icon: str
    note: Note


Section: TypeAlias = Union[Group, Row, Order, Holding]


class Tracker(Struct, frozen=True):
    """One sheet: who plays, what is counted from top to bottom, and how time passes."""

    id: str
    name: str
    icon: str
    players: tuple[int, ...]
    crests: tuple[Crest, ...]
    sections: tuple[Section, ...]
    modes: tuple[str, ...] = ()
    """The modes of the game that it is for; empty for all of them."""
    seating: str = ""
    """What to know about the order in which players are entered."""
    stages: tuple[str, ...] = ()
    """Parts of the game, by name; the last one ends it."""
    rounds: bool = False
    """Whether rounds are counted by hand; a row counts them by its cards."""
    score: str = ""
    """The counter that ranks players at the end."""
    winning: Note | None = None


def groups(tracker: Tracker) -> list[Group]:
    return [section for section in tracker.sections if isinstance(section, Group)]


def notes(tracker: Tracker) -> list[Note]:
    """Every sentence of a tracker that names a rule."""
    found = [] if tracker.winning is None else [tracker.winning]
    for section in tracker.sections:
        if isinstance(section, Group):
            found += [total.empty for total in section.totals if total.empty is not None]
            found += [move.note for move in section.moves]
        elif isinstance(section, Row):
            found += [section.placing, section.arriving, section.ending, *section.resolving]
        elif isinstance(section, Order):
            found += section.notes
        else:
            found.append(section.note)
    return found
