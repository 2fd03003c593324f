"""How the open question is written into the observation: its step, whose it is, and the numbers that it names."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.observation import Fields, Layout, Row, Writer, seat_names

from ..model.vocabulary import ELEMENTS, STATS
from ..rules.book import BOOK

AMOUNTS = ("left", "count", "n", "number", "most", "times", "each", "reach", "portal", "health", "reduced")
"""Fields that say how many, or how far."""
WORDS = {"element": [str(one) for one in ELEMENTS], "stat": [str(one) for one in STATS]}
MOST_SLOTS = 5


def fields_of(layout: Layout, players: int) -> Fields:
    """The fields of every step that asks; steps share the places of fields with the same name."""
    seats = layout.start("asked about the hero of", seat_names(players))
    slots = layout.start("asked about the siege slot", [str(slot + 1) for slot in range(MOST_SLOTS)])
    amounts = layout.add("asked about / 10", AMOUNTS)
    words = {field: layout.add(f"asked about the {field}", values) for field, values in WORDS.items()}
    writers: dict[str, Writer] = {"seat": _seat(seats), "slot": _slot(slots)}
    writers.update({field: _amount(place) for field, place in amounts.items()})
    writers.update({field: _word(places) for field, places in words.items()})
    return {
        kind: [(field, writers[field]) for field in kind.__struct_fields__ if field in writers] for kind in BOOK.asking
    }


def _seat(start: int) -> Writer:
    def write(row: Row, value: object, far: Sequence[int]) -> None:
        if isinstance(value, int) and 0 <= value < len(far):
            row[start + far[value]] = 1.0

    return write


def _slot(start: int) -> Writer:
    def write(row: Row, value: object, far: Sequence[int]) -> None:
        if isinstance(value, int) and 0 <= value < MOST_SLOTS:
            row[start + value] = 1.0

    return write


def _amount(place: int) -> Writer:
    def write(row: Row, value: object, far: Sequence[int]) -> None:
        if isinstance(value, int):
            row[place] = max(-10.0, min(10.0, value / 10))

    return write


def _word(places: dict[str, int]) -> Writer:
    def write(row: Row, value: object, far: Sequence[int]) -> None:
        if isinstance(value, str) and value in places:
            row[places[value]] = 1.0

    return write
