"""Thinking: which bot or hint may think next, and how long. Everybody gets a fair share of a few threads.

There are two rooms. In the quick one, bots answer that need a few milliseconds, so nobody ever waits there for a deep
thought. In the deep one everybody takes turns: first the three kinds of work (bots that people wait for, hints, bots
that are only looked at), then the clients within a kind, then the tables of a client. Whoever makes sixty
tables waits for their own tables; others do not.

How long a thought may take is a *measure* between `LEAST` and 1, by which the bot's simulations and milliseconds are
multiplied. It shrinks with the queue, as far as it is the client's own: with the number of clients who wait or the
number of its own thoughts that wait, whichever is more. And it shrinks with what the client has left of its seconds of
thinking; where no person sits, a client that has used them up waits until there are some again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from rulewright.core.errors import RulewrightError

from .token_buckets import Bucket

THINKERS = 2
"""Threads for deep thought: more of them would only take time from the pages."""
LEAST = 0.05
"""The smallest measure: a twentieth of the thinking that was asked for."""
EASY = 2
"""How many may wait for the deep room before thoughts become shorter: others, or one's own."""
MOST_HINTS = 40
"""More hints do not wait: who asks then is told to try again."""
USUAL_BUDGET = (60.0, 0.5)
"""Seconds of the processor that a client's bots may think: at once, and a second."""
EACH = 0.005
"""Seconds that a thought costs besides itself: its choice is written down and shown."""
LOOK_AGAIN = 1.0
"""Seconds after which those who have used up their share are looked at again."""
PEOPLE, HINTS, ONLOOKERS = "people", "hints", "onlookers"
T = TypeVar("T")


class Overloaded(RulewrightError):
    """There is more to do than can be done in time."""


class Thought(Generic[T]):
    """Something to think about: for whom, at which table, and where the answer goes."""

    def __init__(self, kind: str, client: str, table: str, work: Callable[[float], T]) -> None:
        self.kind = kind
        self.client = client
        self.table = table
        self.work = work
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()


class Turns:
    """Rows of those who wait, within rows: whoever has had a turn goes to the end of the row."""

    def __init__(self) -> None:
        self.rows: OrderedDict[str, Turns] = OrderedDict()
        self.thoughts: deque[Thought[Any]] = deque()

    def add(self, path: tuple[str, ...], thought: Thought[Any]) -> None:
        if path:
            self.rows.setdefault(path[0], Turns()).add(path[1:], thought)
        else:
            self.thoughts.append(thought)

    def take(self, may: Callable[[Thought[Any]], bool]) -> Thought[Any] | None:
        """The next one that may think now."""
        if self.thoughts:
            return self.thoughts.popleft() if may(self.thoughts[0]) else None
        for name, row in list(self.rows.items()):
            thought = row.take(may)
            if thought is not None:
                del self.rows[name]
                if row.rows or row.thoughts:
                    self.rows[name] = row
                return thought
        return None

    def count(self, kind: str) -> int:
        """How many of a kind wait."""
        return self.rows[kind]._all() if kind in self.rows else 0

    def _all(self) -> int:
        return len(self.thoughts) + sum(row._all() for row in self.rows.values())


class Room:
    """A few threads and those who wait for them."""

    def __init__(self, size: int, threads: Executor) -> None:
        self.size = size
        self.threads = threads
        self.turns = Turns()
        self.thinking = 0
        self.shown = 0
        """How many of those who think do it for onlookers."""
        self.waiting: Counter[str] = Counter()
        """How many thoughts of each client wait."""


class Thinking:
    """Shares the rooms for thinking between all tables of a server process.

    `quick`, `deep` and `clock` are given by tests; `budget` is what each client has (at once, a second).
    """

    def __init__(
        self,
        budget: tuple[float, float] = USUAL_BUDGET,
        clock: Callable[[], float] = time.monotonic,
        quick: Executor | None = None,
        deep: Executor | None = None,
    ) -> None:
        self.purse = Bucket(*budget, clock)
        self.quick = Room(1, quick or ThreadPoolExecutor(1, "quick bot"))
        self.deep = Room(THINKERS, deep or ThreadPoolExecutor(THINKERS, "bot"))
        self._again: asyncio.TimerHandle | None = None

    def close(self) -> None:
        """No thought is begun any more; who is thinking is not waited for."""
        if self._again is not None:
            self._again.cancel()
        for room in (self.quick, self.deep):
            room.threads.shutdown(wait=False, cancel_futures=True)

    def check_hints(self) -> None:
        """Raises `Overloaded` if too many wait for a hint for another one to come in time."""
        if self.deep.turns.count(HINTS) >= MOST_HINTS:
            raise Overloaded("server-busy")

    async def think(
        self, work: Callable[[float], T], kind: str = PEOPLE, client: str = "", table: str = "", quick: bool = False
    ) -> T:
        """Do this work, which is told its measure, in a thread when it is its turn."""
        room = self.quick if quick else self.deep
        thought = Thought(kind, client, table, work)
        room.turns.add((kind, client, table), thought)
        room.waiting[client] += 1
        self.go_on(room)
        return await thought.answer

    def go_on(self, room: Room) -> None:
        """Let those think who may, as long as there is a free thread."""
        while room.thinking < room.size:
            thought = room.turns.take(lambda thought: self._may(room, thought))
            if thought is None:
                break
            room.waiting[thought.client] -= 1
            room.waiting += Counter()  # forgets who waits for nothing
            # Whoever has stopped waiting (the table is gone, the server stops) needs no answer.
            if not thought.answer.cancelled():
                self._begin(room, thought)
        if room.waiting and not room.thinking and self._again is None:
            self._again = asyncio.get_running_loop().call_later(LOOK_AGAIN, self.look_again)

    def look_again(self) -> None:
        """Clients that had used up their share may have some again."""
        self._again = None
        self.go_on(self.quick)
        self.go_on(self.deep)

    def measure(self, room: Room, client: str) -> float:
        """How much of the usual thinking there is now for a client's bot."""
        if room is self.quick:
            return 1.0
        crowd = max(len(room.waiting), room.waiting[client])
        left = 2 * self.purse.level(client) / self.purse.burst
        return max(LEAST, min(1.0, EASY / max(1, crowd), left))

    def _may(self, room: Room, thought: Thought[Any]) -> bool:
        """People's bots always think, if only a little; where nobody sits, only what the client has left.

        One thread of the deep room is never taken by what is only looked at: people need not wait for its end.
        """
        if thought.kind != ONLOOKERS or thought.answer.cancelled():
            return True
        return room.shown < max(1, room.size - 1) and self.purse.level(thought.client) > 0

    def _begin(self, room: Room, thought: Thought[Any]) -> None:
        loop = asyncio.get_running_loop()
        measure = self.measure(room, thought.client)
        room.thinking += 1
        room.shown += thought.kind == ONLOOKERS
        done = room.threads.submit(timed, thought.work, measure)

        def tell(future: Future[tuple[Any, float]]) -> None:
            # The loop is closed when a server has stopped without waiting for who was thinking.
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._end, room, thought, future)

        done.add_done_callback(tell)

    def _end(self, room: Room, thought: Thought[Any], future: Future[tuple[Any, float]]) -> None:
        room.thinking -= 1
        room.shown -= thought.kind == ONLOOKERS
        error: BaseException | None = None
        if future.cancelled():
            thought.answer.cancel()
        elif (error := future.exception()) is None:
            result, seconds = future.result()
            self.purse.charge(thought.client, EACH + seconds)
            if not thought.answer.done():
                thought.answer.set_result(result)
        elif not thought.answer.done():
            thought.answer.set_exception(error)
        self.go_on(room)


def timed(work: Callable[[float], T], measure: float) -> tuple[T, float]:
    """Do something and say how many seconds of the processor it took."""
    begun = time.thread_time()
    result = work(measure)
    return result, time.thread_time() - begun
