"""The past of long tables: they open from a checkpoint, and what lies before is played again in the background.

That is the check that the checkpoint is right, and it gives back what the checkpoint does not have: the older log,
the record, undo as far as the beginning. Where today's rules differ from the record, the table says so, as always.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

from rulewright.core.errors import ReplayDrift, SaveError
from rulewright.core.session import Checkpoint, Session
from rulewright.store.database_errors import Damaged, is_database_error
from rulewright.store.store import Conflict

from .kept_positions import write_kept
from .live_table import LiveTable, Marked
from .table_loading import CHECKPOINT_EVERY, Rebase, first_session, keep_mark, read_entries, repeat, write_entry

if TYPE_CHECKING:
    from .table_cache import TableCache

PIECE = 50
"""Entries that are played again at a time: a few milliseconds. Nobody else is held up for longer than that."""
ROWS = 500
"""Entries that are read from the store at a time."""
REST = 2.0
"""After each piece there is a rest, this many times as long as the piece took."""


class PastPlayer:
    """Keeps checkpoints of tables, and plays again what lies before those that tables were opened from."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.turn = asyncio.Lock()
        """One table after the other."""

    # -- checkpoints -----------------------------------------------------------------------------------------

    def keep(self, table: LiveTable) -> None:
        """Write a checkpoint down if it is time. Nobody waits for it; it is not due while answers can be withdrawn."""
        if table.written - table.marked < CHECKPOINT_EVERY:
            return
        mark = table.session.mark()
        if mark is not None:
            table.marked = table.written
            self.cache.spawn(self._keep(table.id, [Marked(table.written, table.begun, mark)]))

    def keep_found(self, table: LiveTable) -> None:
        """A long table from before there were checkpoints, or whose past had to be played to open it."""
        if table.marks:
            marks, table.marks = table.marks, []
            table.marked = marks[-1].n
            self.cache.spawn(self._keep(table.id, marks))

    async def _keep(self, table_id: str, marks: list[Marked]) -> None:
        try:
            for mark in marks:
                await keep_mark(self.cache.store, table_id, mark)
        except Exception as error:
            if not is_database_error(error):
                raise
            self.cache.failed(error, f"no checkpoint of table {table_id}")

    # -- what lies before ------------------------------------------------------------------------------------

    def begin(self, table: LiveTable) -> asyncio.Task[Any] | None:
        """See to it that the past of a table is played again, once; returns who does that, if anybody must."""
        if table.session.whole:
            return None
        if table.completing is None or table.completing.done():
            table.completing = self.cache.spawn(self._complete(table))
        return table.completing

    async def complete(self, table: LiveTable) -> None:
        """Wait until a table has all of its past. Raises `Damaged` if that cannot be read."""
        task = self.begin(table)
        if task is not None:
            await asyncio.shield(task)

    async def _complete(self, table: LiveTable) -> None:
        while True:
            checkpoint = table.session.checkpoint
            if checkpoint is None:
                return
            try:
                async with self.turn:
                    past = await self._play(table, checkpoint)
            except Damaged as error:
                self.cache.tell_damage(table.id, error)
                raise
            except (ReplayDrift, SaveError) as error:
                await self._say_drift(table, checkpoint, str(error))
                continue
            async with self.cache.writing(table):
                if table.session.checkpoint is checkpoint:
                    table.session = table.session.completed(past)
                    table.touch()

    async def _play(self, table: LiveTable, checkpoint: Checkpoint) -> Session:
        """The game from its beginning to a checkpoint. Raises `ReplayDrift` if it does not lead there."""
        store, game, begun = self.cache.store, table.game, table.begun
        last = begun + checkpoint.entries
        rebase = read_entries(table.id, await store.entries(table.id, begun - 1, 1), begun - 1)[0] if begun else None
        past = await asyncio.to_thread(first_session, game, table.row, rebase, table.secret)
        after = begun
        while after < last:
            rows = await store.entries(table.id, after, min(ROWS, last - after))
            entries = read_entries(table.id, rows, after)
            if not entries:
                raise Damaged("record-gap", table=table.id, number=after + 1)
            for first in range(0, len(entries), PIECE):
                started = time.monotonic()
                await asyncio.to_thread(repeat, past, entries[first : first + PIECE], after + first)
                await asyncio.sleep(REST * (time.monotonic() - started))
            after += len(entries)
        if past.mark() != checkpoint:
            raise ReplayDrift("drift-opened", move=last)
        return past

    async def _say_drift(self, table: LiveTable, checkpoint: Checkpoint, drift: str) -> None:
        """The record does not lead to where the table is: it goes on from there, and says so."""
        async with self.cache.writing(table):
            if table.session.checkpoint is not checkpoint:
                return
            entry = write_entry(Rebase(write_kept(table.game, table.session.state), drift))
            with contextlib.suppress(Conflict):
                await self.cache.store.add_entry(table.id, table.written + 1, entry, "", table.row["status"])
            table.dirty = True
        async with self.cache.writing(table):
            pass  # reads it again, now with the position to go on from
