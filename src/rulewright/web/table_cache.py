"""The table cache: all tables that one server process has in memory, kept in step with the store.

The store's list of choices is the record; what is in memory can be thrown away at any moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from typing import Any, TypeVar

from rulewright.core.errors import EndlessRules, IllegalChoice, ReplayDrift, RulewrightError, UndoError
from rulewright.core.game import Game
from rulewright.core.history import NotLoaded
from rulewright.core.record import Seat
from rulewright.core.session import Session
from rulewright.store import clock
from rulewright.store.database_errors import Damaged, is_database_error, is_mistake, reason
from rulewright.store.store import Conflict, Row, Store

from .bot_runner import BotRunner
from .kept_positions import write_kept
from .live_table import LiveTable, NoTable, NotYours, Stale
from .past import PastPlayer
from .table_loading import check_record, client_ids, load_table, read_entries, repeat, write_entry
from .thinking_time import USUAL_BUDGET

SNAPSHOT_EVERY = 10
MOST_TABLES_IN_MEMORY = 500
IDLE_SECONDS = 900.0
ROUND_SECONDS = 30.0
MOST_DAMAGED = 1000
_TABLE_ID = re.compile(r"[A-Za-z0-9]{1,16}")
_LOG = logging.getLogger("rulewright.web")
T = TypeVar("T")


class TableCache:
    """Finds, loads, refreshes, writes and forgets tables, and looks after what runs in the background."""

    def __init__(
        self,
        store: Store,
        engine_of: Callable[[Game], str] | None = None,
        keep_days: float = 0,
        thinking: tuple[float, float] = USUAL_BUDGET,
    ) -> None:
        self.store = store
        self.engine_of = engine_of or (lambda game: "")
        self.keep_days = keep_days
        """Tables that nobody has touched for this long are deleted; 0 keeps them forever."""
        self._since: float | None = None
        """The time of day at our tick 0, as far as it is believed when tables are deleted."""
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.failures: list[BaseException] = []
        """What background work has died of: written to the log, and looked at by tests."""
        self.damaged: dict[str, None] = {}
        """Tables whose damage has been logged already, the oldest first."""
        self.bot_runner = BotRunner(self, thinking)
        self.past = PastPlayer(self)

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self.heard)
        self.spawn(self._make_rounds())

    async def close(self) -> None:
        """Stop in order: background work ends, every position is kept for the next version's rules."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_runner.close()
        for table in self.live.values():
            with contextlib.suppress(Exception):
                await self._keep_snapshot(table)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background. If it dies, that is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and (isinstance(error, EndlessRules) or not isinstance(error, RulewrightError)):
            self.failed(error)

    def failed(self, error: BaseException, what: str = "background work died") -> None:
        """Something died that nobody waits for, or that nobody has foreseen."""
        if is_database_error(error) and not is_mistake(error):
            if not self.store.outage.failures:  # an outage is logged once, by the store
                _LOG.error("%s: the database does not answer: %s", what, reason(error))
            return
        self.failures.append(error)
        del self.failures[:-20]
        _LOG.error(what, exc_info=error)

    # -- finding tables ------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """A table, loaded or brought up to date; raises `NoTable`."""
        table = self.live.get(table_id)
        if table is None:
            table = await self._load(table_id)
        elif table.dirty:
            async with self.writing(table):
                pass  # brings it up to date
        table = self.live.setdefault(table_id, table)
        self.live.move_to_end(table_id)
        table.used = clock.ticks()
        self.bot_runner.wake(table, patient=True)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        """Load once, however many ask; whoever gives up waiting does not stop the others."""
        if not _TABLE_ID.fullmatch(table_id):
            raise NoTable("table-unknown", table=table_id[:40])
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = self.spawn(self._load_alone(table_id))
        return await asyncio.shield(task)

    async def _load_alone(self, table_id: str) -> LiveTable:
        try:
            table = await load_table(self.store, table_id)
            self.live[table_id] = table
            self._forget_some()
            self.past.keep_found(table)
            self.past.begin(table)
            return table
        except Damaged as error:
            self.tell_damage(table_id, error)
            raise
        except Exception as error:
            if isinstance(error, RulewrightError) or is_database_error(error):
                raise
            self.tell_damage(table_id, error)
            raise Damaged("record-damaged", table=table_id) from None
        finally:
            del self.loading[table_id]

    async def find(self, ids: list[str] | None = None, listed: bool = False, limit: int = 60) -> list[Row]:
        """Tables for a list, newest first. A list that cannot be read is empty: everything else goes on."""
        try:
            return await self.store.find_tables(ids, listed, limit)
        except Damaged as error:
            self.tell_damage("", error)
            return []

    def tell_damage(self, table_id: str, error: Exception) -> None:
        """Write down once what is wrong with a table (nameless: with the list of all); who asks again is not news."""
        if table_id in self.damaged:
            return
        self.damaged[table_id] = None
        while len(self.damaged) > MOST_DAMAGED:
            del self.damaged[next(iter(self.damaged))]
        what = f"table {table_id}" if table_id else "the list of tables"
        if isinstance(error, Damaged):
            _LOG.error("%s is damaged: %s", what, error.reason)
        else:
            _LOG.error("%s cannot be read", what, exc_info=error)

    @contextlib.asynccontextmanager
    async def writing(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table that is as new as the store, to change it."""
        async with table.lock:
            if table.dirty:
                await self._refresh(table)
            yield

    async def surely(self, table: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something at a table whose lock is held; nothing is refused because a notice is late.

        Another process may have changed the table a moment ago. So what is refused is tried once more with the table as
        the store has it.
        """
        try:
            return await work()
        except (IllegalChoice, NotYours, Stale, UndoError):
            if not self.store.shared:
                raise
            await self._refresh(table)
            return await work()

    async def seats_of(self, table: LiveTable, tokens: Collection[str]) -> tuple[Seat, ...]:
        """The seats that these tokens open; one that opens none may be a moment old, from another process."""
        found = table.seats_of(tokens)
        if len(found) < len(tokens) and self.store.shared:
            async with table.lock:
                await self._refresh(table)
            found = table.seats_of(tokens)
        return found

    async def _refresh(self, table: LiveTable) -> None:
        """Read what is new on disk. The table's lock is held."""
        table.dirty = False
        before = table.session, table.row, table.seats, table.chat
        try:
            record = await self.store.read(table.id, table.written)
            if record is None:
                self.live.pop(table.id, None)
                raise NoTable("table-gone", table=table.id)
            check_record(record)
            entries = read_entries(table.id, record.entries, table.written)
            session = table.session.copy()
            try:
                repeat(session, entries, table.written)
                drift = table.drift
            except (ReplayDrift, NotLoaded):
                fresh = await load_table(self.store, table.id)
                session, drift = fresh.session, fresh.drift
                table.written = fresh.written - len(record.entries)
                table.clients = fresh.clients
                table.begun, table.marked = fresh.begun, fresh.marked
        except BaseException as error:
            table.dirty = True
            if isinstance(error, Damaged):
                self.tell_damage(table.id, error)
            raise
        if not record.entries:
            session = table.session
        table.row, table.chat = record.table, record.chat
        table.settle(record.seats)
        table.session, table.drift = session, drift
        table.written += len(record.entries)
        table.clients |= client_ids(record.entries)
        if before != (table.session, table.row, table.seats, table.chat):
            table.touch()  # who only comes with a wrong token does not have everything drawn again
        self.past.begin(table)

    def heard(self, table_id: str) -> None:
        """The database says that another process has changed a table, or (nameless) that we may have missed it."""
        for table in list(self.live.values()) if not table_id else [self.live.get(table_id)]:
            if table is not None and not table.dirty:
                table.dirty = True
                self.spawn(self._catch_up(table))

    async def _catch_up(self, table: LiveTable) -> None:
        async with self.writing(table):
            pass
        self.bot_runner.wake(table, patient=True)

    # -- rounds ----------------------------------------------------------------------------------------------

    async def _make_rounds(self) -> None:
        """Every now and then: who is still here, what nobody looks at any more, what is old."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.make_round()
            except Exception as error:
                self.failed(error)

    async def make_round(self) -> None:
        here = [(table.id, seat) for table in self.live.values() for seat in table.online]
        if here:
            await self.store.note_seen(here, clock.now())
            for table_id, seat in here:
                known = self.live.get(table_id)
                if known is not None and seat in known.online:  # nobody who left meanwhile
                    known.hear(seat)
        now = clock.ticks()
        for table in list(self.live.values()):
            if table.idle and table.used < now - IDLE_SECONDS:
                await self._forget(table)
        if self.keep_days:
            await self._delete_old()

    async def _delete_old(self) -> None:
        """Delete what nobody has touched for `keep_days`; never what somebody has in memory and may look at.

        The time of day may have been set forward, before we started or since. So time begins with the newest touch
        that the store knows of, and goes on by our own ticks.
        """
        if self._since is None:
            self._since = await self.store.newest_touch() - clock.ticks()
        today = min(clock.now(), self._since + clock.ticks())
        await self.store.forget_tables(today - self.keep_days * 86400, keep=list(self.live))

    def _forget_some(self) -> None:
        """Keep memory bounded: the longest unused tables go first."""
        spare = len(self.live) - MOST_TABLES_IN_MEMORY
        for table in [table for table in self.live.values() if table.idle][: max(0, spare)]:
            self.spawn(self._forget(table))

    async def _forget(self, table: LiveTable) -> None:
        await self._keep_snapshot(table)
        if table.idle and self.live.get(table.id) is table:
            del self.live[table.id]

    # -- writing ---------------------------------------------------------------------------------------------

    async def write(self, table: LiveTable, session: Session, client: str = "") -> None:
        """Put a session's newest entry on disk, and only then show it; the table's lock is held."""
        entry = session.record[-1]
        status = "over" if session.state.over else "playing"
        try:
            await self.store.add_entry(
                table.id, table.written + 1, write_entry(entry), client, status, bool(session.state.picks)
            )
        except Conflict:
            await self._refresh(table)
            raise Stale("too-late") from None
        except BaseException:
            # Written or not, nobody knows: the next one who comes reads it from disk.
            table.dirty = True
            raise
        table.session = session
        table.written += 1
        table.row["status"] = status
        if client:
            table.clients.add((entry.seat, client))
        table.touch()
        self._told_here(table)
        if table.written % SNAPSHOT_EVERY == 0 or session.state.over:
            self.spawn(self._keep_snapshot(table))
        self.past.keep(table)

    async def change_settings(self, table: LiveTable, **changes: Any) -> None:
        """Change something that holds for the whole table; its lock is held. Of two who do so at once, one succeeds."""
        settings = {**table.row["settings"], **changes}
        change = table.row["changes"]
        if not await self.store.update_settings(table.id, change, settings):
            await self._refresh(table)
            raise Stale("too-late")
        table.row.update(settings=settings, changes=change + 1)
        table.touch()
        self._told_here(table)

    def _told_here(self, table: LiveTable) -> None:
        """A table that was forgotten and loaded again while somebody still held the old one."""
        if self.live.get(table.id, table) is not table:
            self.heard(table.id)

    async def _keep_snapshot(self, table: LiveTable) -> None:
        """A cache: if it cannot be written now, the choice that it belongs to is on disk all the same."""
        if table.kept != table.written:
            written, state = table.written, write_kept(table.game, table.session.state)
            try:
                await self.store.keep_snapshot(table.id, written, state)
            except Exception as error:
                if not is_database_error(error):
                    raise
                self.failed(error, f"no snapshot of table {table.id}")
            else:
                table.kept = written

    def wake_bots(self, table: LiveTable) -> None:
        """Let bots answer what is asked of them."""
        self.bot_runner.wake(table)
