"""Who is at a table: pages that open and close, and signs of life."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.core.record import Seat
from rulewright.store import clock

from .live_table import AWAY_AFTER, GRACE, LiveTable
from .table_cache import TableCache

SEEN_EVERY = 15.0
"""Signs of life of a seat that has no open page are written down at most this often."""


class Presence(TableCache):
    """Notes who has come and gone."""

    async def arrived(self, table: LiveTable, seats: Collection[Seat]) -> None:
        """Somebody has opened a page (or a stream): as a spectator, or for these seats."""
        for seat in seats:
            table.online[seat] = table.online.get(seat, 0) + 1
        table.spectators += not seats
        self._seen(table, seats)
        if seats:
            table.touch()
        self.bot_runner.wake(table, patient=True)

    async def left(self, table: LiveTable, seats: Collection[Seat]) -> None:
        """A page was closed. Whoever comes back within a few seconds has only loaded it again."""
        gone = []
        for seat in seats:
            table.online[seat] -= 1
            if not table.online[seat]:
                del table.online[seat]
                gone.append(seat)
        table.spectators -= not seats
        if gone:
            table.touch()
        self._seen(table, gone, AWAY_AFTER - GRACE)

    def sign_of_life(self, table: LiveTable, seats: Collection[Seat]) -> None:
        """Somebody has done or asked for something in these seats, with or without an open page: nobody has left.

        The store need not hear of every one: other processes learn of it soon enough.
        """
        now = clock.ticks()
        due = [seat for seat in seats if now - table.noted.get(seat, -SEEN_EVERY) >= SEEN_EVERY]
        for seat in seats:
            table.hear(seat)
        self._seen(table, due)

    def _seen(self, table: LiveTable, seats: Collection[Seat], ago: float = 0.0) -> None:
        for seat in seats:
            table.hear(seat, ago)
            table.noted[seat] = clock.ticks()
        if seats:
            # In the background: who leaves is often being cancelled, and that must not cut a line to the database.
            self.spawn(self.store.note_seen([(table.id, seat) for seat in seats], clock.now() - ago))
