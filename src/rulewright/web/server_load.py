"""Load: how long an answer takes just now, what is refused then, and what a request costs.

Three figures make up the *wait*; the longest of them counts: how late a heartbeat in the loop that answers everything
is, how long the last answers took, and how much accepted work is not done yet. When the wait grows too long, requests
are refused before any work is done for them, so that the players at the tables get their answers: first what is new,
then who only looks, players last. As soon as the wait is short again, everything is accepted.
"""

from __future__ import annotations

import asyncio
import math
import os
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from starlette.types import Scope

BEAT = 0.25
"""Seconds between two heartbeats."""
LATELY, NOW, ON_TIME = 15.0, 4, 0.1
"""How many seconds of beats are looked at; how many beats within how many seconds mean that the loop is free."""
FRESH = 6.0
"""Seconds after which an answer says nothing about now any more."""
ANSWERS, ENOUGH = 25, 8
"""How many of the last answers are looked at, and below which number they say nothing."""
WARM = 60.0
"""Seconds after the start in which delays say nothing: much is made then that is made once for everybody."""
FREE, PLAYING, LOOKING, NEW = "free", "playing", "looking", "new"
PATIENCE = {NEW: 1.5, LOOKING: 2.5, PLAYING: 6.0, FREE: math.inf}
"""The wait in seconds beyond which each kind of request is refused."""
PATIENCE_FACTOR = "RULEWRIGHT_PATIENCE"
"""The environment's word on it: how many times as patient this server is, for slow machines and for tests."""
SOONEST, LATEST = 2, 20
"""The least and the most seconds after which a refused client is told to come back."""
UNIT = 0.005
"""Seconds of the processor that a request may take for the price of one."""
DEAREST = 60
DEAR, LONGEST_BREATH = 3, 1.0
"""A client gets pages that cost this much one by one, each followed by a break as long as it took, up to a limit:
however slow the machine is, half of the loop's time is left to everybody else."""

_NEW = re.compile(
    r"/api/tables|/(new|play)/.*|/(tutorial|learn)/.*/play|/replays/upload|/t/[^/]+/(rematch|report|fork)"
    r"|/replay/file/[^/]+/fork|/api/tables/[^/]+/forks"
)
"""What begins something, when it is sent and not only looked at."""
_LESSON = re.compile(r"/(learn|tutorial)(/.*)?|/t/[^/]+/hint")
_FREE = re.compile(r"/static/.*|/health|/favicon.ico")
PRICES = (
    (re.compile(r"POST /replays/upload"), 20),
    (re.compile(r"GET /replay/.+/moment"), 3),
    (re.compile(r"GET /replay/.+"), 6),
    (re.compile(r"GET /cards/[^/]+|GET /learn/[^/]+"), 6),
    (re.compile(r"GET /t/[^/]+/hint|POST /t/[^/]+/report"), 5),
    (re.compile(r"GET /(learn|tutorial)/.*"), 4),
    (re.compile(r"GET /rules/.+|GET /t/[^/]+(/live|/fork)?"), 3),
    (re.compile(r"POST /(api/tables|(new|play|learn|tutorial)/.*)|GET /art/.*|GET /companion/.*/setup"), 2),
    (re.compile(r"POST /(api/tables/[^/]+/forks|t/[^/]+/fork|replay/.*/fork)"), 2),
)
"""What a request is charged in advance, by its address: its usual time of the processor in units; else one.

What it really took is charged afterwards, if it was more. The time of other threads (replays) is counted only here."""


class Load:
    """How long answers take in this process. Tests give the `clock`, and beat the heart themselves."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.warm = clock() + WARM
        self.patience = float(os.environ.get(PATIENCE_FACTOR, "1"))
        self.beats: deque[tuple[float, float]] = deque(maxlen=math.ceil(LATELY / BEAT))
        self.answers: deque[tuple[float, float]] = deque(maxlen=ANSWERS)
        self.in_hand = 0.0
        """Seconds of work that was let in and is not done, by what such requests usually take."""

    async def live(self) -> None:
        """Beat until cancelled."""
        while True:
            due = self.clock() + BEAT
            await asyncio.sleep(BEAT)
            self.beat(self.clock() - due)

    def beat(self, late: float) -> None:
        """The heart has beaten, late by this many seconds."""
        self.beats.append((self.clock(), max(0.0, late)))

    def answered(self, seconds: float) -> None:
        """A request was answered after this many seconds; those that may take their time are not counted."""
        self.answers.append((self.clock(), seconds))

    def wait(self) -> float:
        """Seconds that an answer takes just now."""
        if self.clock() < self.warm:
            return self.in_hand
        return max(self.lag(), self.slowness(), self.in_hand)

    def lag(self) -> float:
        """How late the heart beats, where long delays count as long as they last: more come to meet them.

        The worst does not count: something that is made for the first time is no crowd.
        """
        late = sorted(late for at, late in self.beats if at > self.clock() - LATELY)
        if all(late <= ON_TIME for _, late in list(self.beats)[-NOW:]):
            return 0.0
        return sum(one * one for one in late[:-1]) / max(LATELY, sum(one + BEAT for one in late[:-1]))

    def slowness(self) -> float:
        """How long the last answers took on average, all but the slowest."""
        lately = sorted(seconds for at, seconds in self.answers if at > self.clock() - FRESH)
        return sum(lately[:-1]) / (len(lately) - 1) if len(lately) >= ENOUGH else 0.0

    def refuses(self, kind: str) -> bool:
        """Whether a request of this kind has to come back later."""
        return self.wait() > PATIENCE[kind] * self.patience

    def retry_after(self) -> int:
        """The seconds after which a refused client may try again."""
        return max(SOONEST, min(LATEST, math.ceil(2 * self.wait())))


def kind_of(scope: Scope) -> str:
    """What a request is for. Whether who looks at a table also plays there is asked only when it matters."""
    path: str = scope["path"]
    if _FREE.fullmatch(path):
        return FREE
    reads = scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD", "OPTIONS")
    return NEW if _LESSON.fullmatch(path) or (not reads and _NEW.fullmatch(path)) else LOOKING


def price_of(scope: Scope) -> float:
    """What a request is charged in advance."""
    line = f"{scope.get('method', 'GET')} {scope['path']}"
    return next((price for pattern, price in PRICES if pattern.fullmatch(line)), 1)


def is_patient(scope: Scope) -> bool:
    """Whether a request takes long without much work for the loop: others think for it."""
    return str(scope["path"]).endswith(("/hint", "/upload"))


def queues(scope: Scope, price: float) -> bool:
    """Whether a request waits for others of the same client."""
    return price >= DEAR and scope["type"] == "http" and scope["method"] == "GET" and not is_patient(scope)


def rest_of(price: float, seconds: float) -> float:
    """What is still to be charged for a request that took this many seconds of the processor.

    Not more than `DEAREST` in all: who comes first after a start waits for much that is made once for everybody.
    """
    return max(0.0, min(DEAREST, seconds / UNIT) - price)


class Visit:
    """One request that was let in: from when all of it is here until its answer begins."""

    def __init__(self, load: Load, scope: Scope, price: float) -> None:
        self.load = load
        self.counts = not is_patient(scope) and kind_of(scope) != FREE
        self.seconds = price * UNIT if self.counts else 0.0
        self.begun: float | None = None
        self.ended = False
        if scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            self.asked()

    def asked(self) -> None:
        """All of the request is here: how slowly a client sends is no matter of ours."""
        if self.begun is None:
            self.begun = self.load.clock()
            self.load.in_hand += self.seconds

    def answered(self) -> None:
        """The answer has begun."""
        if self.counts and self.begun is not None and not self.ended:
            self.load.answered(self.load.clock() - self.begun)
        self.end()

    def end(self) -> None:
        """Nothing is left to do, answered or not."""
        if self.begun is not None and not self.ended:
            self.load.in_hand -= self.seconds
        self.ended = True


class Metered:
    """Awaits something and counts the seconds of the processor that its own steps take."""

    def __init__(self, work: Awaitable[Any], clock: Callable[[], float] = time.thread_time) -> None:
        self.work = work
        self.clock = clock
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self.work.__await__()
        error: BaseException | None = None
        while True:
            begun = self.clock()
            try:
                wanted = next(steps) if error is None else steps.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                self.seconds += self.clock() - begun
            error = None
            try:
                yield wanted
            except BaseException as raised:
                error = raised
