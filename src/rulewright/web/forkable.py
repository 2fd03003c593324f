"""Which moments of a table somebody may go on from, and what they may know of them."""

from __future__ import annotations

from rulewright.core.errors import ForkError
from rulewright.core.record import EVERYBODY, Seat

from .commands import LiveTable, Origin, Place, TableCommands
from .parties import led_before, way_of
from .recorded_games import Recorded, open_table

KEPT, DEALT = "kept", "dealt"
"""What becomes of hidden cards: they stay where they were, or are dealt anew."""


async def forkable(
    commands: TableCommands, table: LiveTable, viewer: Seat | None, at: int | None
) -> tuple[Recorded, int]:
    """A table's game with its past, at least as far back as `at`; and the last moment from which it can go on.

    Of a running game that is the last one that `viewer` knows of: who has answered in secret stays secret.
    """
    over = table.session.state.over
    if over or (table.standing(viewer) if at is None else at) <= table.session.line.missing:
        await commands.past.complete(table)
    if over:
        recorded = await open_table(commands, table)
        return recorded, recorded.last - recorded.over
    return Recorded(table.id, table.session, table.names), table.standing(viewer)


async def fork(
    commands: TableCommands,
    found: tuple[Recorded, int],
    viewer: Seat | None,
    places: list[Place],
    origin: Origin,
    kept: bool,
    host: Seat | None = None,
) -> tuple[LiveTable, list[str]]:
    """Make the table. Hidden cards are `kept` only where everybody may know them. Raises `ForkError`.

    Who decides for a party is settled as at the table that it goes on from; the `host` is the seat of who makes it.
    """
    recorded, last = found
    if not 0 <= origin.at <= last:
        raise ForkError("fork-unseen", last=last)
    if not recorded.session.may_keep(origin.at):
        raise ForkError("fork-strict")
    seen_by = EVERYBODY if kept else viewer
    if origin.is_file:
        return await commands.fork(recorded.session, seen_by, places, origin, host=host)
    parent = await commands.get(origin.parent)
    way, led = way_of(parent), led_before(parent, origin.at)
    return await commands.fork(recorded.session, seen_by, places, origin, way, host, led)
