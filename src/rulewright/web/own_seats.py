"""A visitor's own seats: which one looks at the table, which ones may act, and what is asked of them."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat

from .live_table import LiveTable, NotYours
from .proposals import Screen
from .visitor import Visitor


def facing_seat(table: LiveTable, visitor: Visitor) -> tuple[Seat | None, tuple[Seat, ...], Seat | None]:
    """Which of the visitor's seats looks at the table, all of them, and whom to hand the screen to, if anybody.

    None of several seats at one screen looks while somebody elsewhere is waited for: their hands are covered. In a mode
    that hides nothing between seats there is nothing to cover.
    """
    mine = table.seats_of(visitor.tokens.get(table.id, ()))
    people = tuple(seat for seat in mine if not table.is_bot(seat))
    if not people:
        return (mine[0] if mine else None), mine, None
    chosen = visitor.facing.get(table.id, people[0])
    facing = chosen if chosen in people else people[0]
    if len(people) == 1 or table.mode.open or table.decision(facing) is not None or table.session.state.over:
        return facing, mine, None
    waiting = [seat for seat in people if table.decision(seat) is not None]
    # Somebody elsewhere may think for long: meanwhile no hand lies open on the shared screen, unless it was asked for.
    elsewhere = [seat for seat in table.waiting_for() if seat not in mine and not table.is_bot(seat)]
    if not waiting and elsewhere and visitor.peeks.get(table.id) != table.revision(None):
        return None, mine, None
    return facing, mine, (waiting[0] if waiting else None)


def acting_seat(table: LiveTable, visitor: Visitor, wanted: int = -1) -> tuple[Seat, Screen]:
    """The own seat that somebody acts for, and the screen they sit at; raises `NotYours` if there is none.

    It is the seat that looks at the table. Where nothing is hidden between the own seats, it may be any of them.
    """
    facing, mine, handover = facing_seat(table, visitor)
    if facing is None or facing not in mine or handover is not None:
        raise NotYours("not-seated")
    screen = Screen(facing, mine)
    if wanted < 0 or wanted == facing:
        return facing, screen
    if wanted not in mine or not table.mode.open:
        raise NotYours("not-your-seat")
    return wanted, screen


def own_questions(table: LiveTable, facing: Seat | None, mine: tuple[Seat, ...]) -> tuple[Decision, ...]:
    """What is asked of the seat that looks, and in an open mode of all own seats; a party's question once."""
    if facing is None:
        return ()
    seats = sorted(mine, key=lambda seat: seat != facing) if table.mode.open and facing in mine else [facing]
    asked = [decision for seat in seats if not table.is_bot(seat) and (decision := table.decision(seat)) is not None]
    if asked and asked[0].party:
        return (asked[0],)
    return tuple(sorted(asked, key=lambda decision: decision.seat))
