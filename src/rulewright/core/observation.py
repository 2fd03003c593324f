"""Observations: how a game writes what a seat may know into a row of numbers, and names each of them.

Everything that is not named stays 0, so reading a state means writing the few numbers that are not: learners read
millions of states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any, TypeAlias

from .record import Step, kebab

Row: TypeAlias = MutableSequence[float]
Writer: TypeAlias = Callable[[Row, Any, Sequence[int]], None]
"""Writes one field of a step: the row, the value, and how far each seat is from the observing one."""


class Layout:
    """Names the numbers of a row in order, group by group."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, group: str, items: Sequence[str]) -> dict[str, int]:
        """The places of these items, which follow each other."""
        first = len(self.names)
        self.names.extend([f"{group}: {item}" for item in items])
        return {item: first + number for number, item in enumerate(items)}

    def start(self, group: str, items: Sequence[str]) -> int:
        """The place of the first of these items."""
        return min(self.add(group, items).values())


def seat_names(players: int) -> list[str]:
    """The observing seat, then how far the others come after it in order of play."""
    return ["own", *[f"+{place}" for place in range(1, players)]]


def tag_of(kind: type[Step]) -> str:
    """What a kind of step is called in a layout."""
    return kebab(kind.__name__)


def tags_of(kinds: Iterable[type[Step]]) -> list[str]:
    """The names of kinds of steps, in order."""
    return sorted([tag_of(kind) for kind in kinds])


# -- writers of single fields ------------------------------------------------------------------------------------


def share(place: int, factor: float) -> Writer:
    """A number, scaled down."""

    def write(row: Row, value: int, far: Sequence[int]) -> None:
        row[place] = value * factor

    return write


def flag(place: int) -> Writer:
    """Whether something is so."""

    def write(row: Row, value: object, far: Sequence[int]) -> None:
        if value:
            row[place] = 1.0

    return write


def seat_from(start: int) -> Writer:
    """A seat, counted from the observing one."""

    def write(row: Row, value: int, far: Sequence[int]) -> None:
        row[start + far[value]] = 1.0

    return write


def one_of(places: Mapping[str, int]) -> Writer:
    """A word that has a place of its own; others are left out."""

    def write(row: Row, value: str, far: Sequence[int]) -> None:
        if value in places:
            row[places[value]] = 1.0

    return write


def some_of(places: Mapping[str, int]) -> Writer:
    """Words that have places of their own."""

    def write(row: Row, value: Iterable[str], far: Sequence[int]) -> None:
        for one in value:
            row[places[one]] = 1.0

    return write


def numbered(start: int) -> Writer:
    """A number from 0 that has a place of its own; below 0 is nothing."""

    def write(row: Row, value: int, far: Sequence[int]) -> None:
        if value >= 0:
            row[start + value] = 1.0

    return write


def several(start: int, part: float = 1.0) -> Writer:
    """Numbers from 0, each with a place of its own."""

    def write(row: Row, value: Iterable[int], far: Sequence[int]) -> None:
        for one in value:
            row[start + one] += part

    return write


# -- the agenda ----------------------------------------------------------------------------------------------------


Fields: TypeAlias = Mapping[type[Step], Sequence[tuple[str, Writer]]]
"""Which fields of each kind of step are written, and how."""


class AgendaWriter:
    """Writes what is asked, with the fields of the open step, and how often each kind of step is pending."""

    def __init__(
        self,
        layout: Layout,
        asking: Iterable[type[Step]],
        steps: Iterable[type[Step]],
        fields: Callable[[Layout], Fields],
    ) -> None:
        """`fields` gives the fields of the steps that ask their places."""
        asked, pending = list(asking), list(steps)
        opened = layout.add("open step", tags_of(asked))
        self.opened = {kind: opened[tag_of(kind)] for kind in asked}
        self.writers = fields(layout)
        waiting = layout.add("pending steps / 4", tags_of(pending))
        self.waiting = {kind: waiting[tag_of(kind)] for kind in pending}

    def write(self, row: Row, agenda: Sequence[Step], far: Sequence[int]) -> None:
        """The agenda, which is not empty; `far` says how far each seat is from the observing one."""
        waiting = self.waiting
        for step in agenda:
            row[waiting[type(step)]] += 0.25
        kind = type(step)
        row[waiting[kind]] -= 0.25
        row[self.opened[kind]] = 1.0
        for field, write in self.writers[kind]:
            write(row, getattr(step, field), far)
