"""The desk: uploaded games are played again here, within a time limit.

They are played in threads of their own, a few at once and one for each client, so that no file holds up the pages, and
nobody keeps the others from the desk. Within a choice the rule book bounds the steps (`MOST_STEPS`); a `Clock`
bounds the time between choices.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from rulewright.core.errors import ReplayError, RulewrightError

READERS = 2
"""Threads for reading: more of them would only take time from the pages."""
MOST_AT_THE_DESK = 16
"""What is read or waits for it, of all clients together."""
MOST_OF_A_CLIENT = 4
"""What of it may be one client's."""
MOST_SECONDS = 10.0
"""Computing time for one file. The longest that may be uploaded takes two seconds on a usual machine."""
T = TypeVar("T")


class TakesTooLong(ReplayError):
    """A stranger's game that cannot be played again within bounds."""


class Busy(RulewrightError):
    """The desk has enough to read for now."""


class Clock:
    """How long something may go on; it is created and asked in the thread that does the work.

    It counts the thread's own computing time: a file is not to blame for what else the machine has to do.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = MOST_SECONDS if seconds is None else seconds
        self.end = time.thread_time() + self.seconds

    def check(self) -> None:
        """Raises `TakesTooLong` when the time is over."""
        if time.thread_time() >= self.end:
            raise TakesTooLong("takes-too-long", seconds=f"{self.seconds:g}")


class Desk:
    """Reads what strangers bring, one thing after the other for each client.

    Whoever asks for what is being read already waits for the same reading.
    """

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(READERS, "desk")
        self.reading: dict[str, asyncio.Task[Any]] = {}
        self.waiting: Counter[str] = Counter()
        """How many things are being read or wait for it, by client."""
        self.turns: dict[str, asyncio.Lock] = {}
        """Held by the client's work that is being done."""

    async def read(self, who: str, key: str, work: Callable[[], T]) -> T:
        """Do this work for this client; raises `Busy` if there is too much of it. Who stops waiting stops nothing."""
        task = self.reading.get(key)
        if task is None:
            if self.waiting[who] >= MOST_OF_A_CLIENT:
                raise Busy("still-reading")
            if len(self.reading) >= MOST_AT_THE_DESK:
                raise Busy("too-many-files")
            task = asyncio.get_running_loop().create_task(self._in_turn(who, work))
            self.reading[key] = task
            self.waiting[who] += 1
            task.add_done_callback(lambda done: self._read(who, key, done))
        result: T = await asyncio.shield(task)
        return result

    async def _in_turn(self, who: str, work: Callable[[], T]) -> T:
        async with self.turns.setdefault(who, asyncio.Lock()):
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def _read(self, who: str, key: str, done: asyncio.Task[Any]) -> None:
        # Only now: as long as the thread works, its place is taken, whether or not somebody still waits for it.
        del self.reading[key]
        self.waiting[who] -= 1
        if not self.waiting[who]:
            del self.waiting[who]
            self.turns.pop(who, None)
        if not done.cancelled():
            done.exception()  # whoever waited was told; what nobody waits for any more needs no traceback
