"""The butler: lets bots answer what is asked of them, at a pace that people can follow.

Bots think in a few threads of their own. However many tables have bots, pages are answered in between, and the
tables take turns: each of them waits for a thread again for every single choice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from rulewright.bots import DEFAULT_LEVEL, LEVELS, Advice, Seen, advise, make
from rulewright.bots.making import parameters
from rulewright.core.chance import private_seed
from rulewright.core.errors import SetupError
from rulewright.core.record import Choice, Decision, Seat, State

from .loading import fork
from .table import PACES, LiveTable, Stale

if TYPE_CHECKING:
    from .house import House

PATIENCE = 3.0
"""Seconds that a process leaves to another one that has already begun to play a table's bots."""
THINKERS = 2
"""Threads for thinking: more of them would only take time from the pages."""
MOST_THINKING = {"sims": 2000, "ms": 2000, "beam": 16, "worlds": 16, "turns": 6}
"""What a visitor may ask of a bot; a program on the command line may ask for more."""
T = TypeVar("T")


def allowed_bot(spec: str) -> str:
    """A bot that a visitor may ask for: one of the levels, with bounded thinking; raises `SetupError`.

    Programs of the server's machine (`exec:…`) are never started for a visitor.
    """
    level, _, words = spec.strip().partition(":")
    if level not in LEVELS:
        raise SetupError(f"there is no bot {spec[:60]!r} at a table; bots: {', '.join(LEVELS)}")
    known = {name: limits for name, limits in parameters(level).items() if name in MOST_THINKING}
    kept = []
    for word in filter(None, words.split(",")):
        name, _, value = word.strip().partition("=")
        if name not in known:
            raise SetupError(f"bot {level}: there is no parameter {name[:20]!r}; known: {', '.join(known) or 'none'}")
        low, most = known[name][0], min(known[name][1], MOST_THINKING[name])
        if not (value.isascii() and value.isdecimal() and len(value) < 10 and low <= int(value) <= most):
            raise SetupError(f"bot {level}: at a table {name} is a whole number from {low} to {most}")
        kept.append(f"{name}={int(value)}")
    return f"{level}:{','.join(kept)}" if kept else level


def playing_bot(bot: str) -> str:
    """The bot that plays for a seat as the database has it: levels that are gone, and programs, are replaced."""
    return bot if level_of(bot) in LEVELS else DEFAULT_LEVEL


def level_of(bot: str) -> str:
    """The level of a bot, without its parameters."""
    return bot.partition(":")[0]


class Butler:
    """Plays the bots of one server process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.threads = ThreadPoolExecutor(THINKERS, "bot")

    def close(self) -> None:
        """No thought is begun any more; who is thinking is not waited for."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: LiveTable, patient: bool = False) -> None:
        """Play the table's bots until a person is asked.

        Who is `patient` has only heard of the table's change: the process that made it plays the bots, and we
        step in if it does not. Nothing breaks if both play, since only one can write each choice.
        """
        if not patient:
            table.hurry.set()
        if not table.bots_running and self.decision(table) is not None:
            table.bots_running = True
            if patient:
                table.hurry.clear()
            wait = PATIENCE if patient and self.house.store.is_postgres else 0
            self.house.spawn(self._play(table, wait))

    def decision(self, table: LiveTable) -> Decision | None:
        """What is asked of a bot; nothing while the people talk about an undo."""
        state = table.session.state
        if state.over or not table.ready:
            return None
        request = table.request
        if request is not None and request.kind == "undo":
            return None
        return next((decision for decision in state.decisions if table.is_bot(decision.seat)), None)

    async def think(self, work: Callable[[], T]) -> T:
        """Something that takes a while, in one of the threads for it."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def advice(self, table: LiveTable, decision: Decision) -> Advice:
        """What a strong bot would do in this seat. It sees what the seat sees; who asks twice gets the same answer."""
        seat = decision.seat
        twin, seed = table.session.state.copy(), int(table.revision(seat)[:8], 16)

        def ask() -> asyncio.Task[Advice]:
            return self.house.spawn(self.think(lambda: advise(Seen(twin, seat), decision, seed)))

        return await asyncio.shield(table.cached(("advice", seat), ask))

    async def _play(self, table: LiveTable, wait: float) -> None:
        try:
            while wait and not table.hurry.is_set():
                before = table.written
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.hurry.wait(), wait)
                if table.written == before:
                    wait = 0
            while (decision := self.decision(table)) is not None:
                await self._answer(table, decision)
                await asyncio.sleep(0)
        finally:
            table.bots_running = False

    async def _answer(self, table: LiveTable, decision: Decision) -> None:
        session, written, seat = table.session, table.written, decision.seat
        bot = playing_bot(table.seats[seat]["bot"])
        # The same bot in the same position answers the same, in whatever process.
        seed = private_seed(table.secret, seat, written)
        # A twin: the bot thinks in a thread of its own, while people look at the table.
        twin = session.state.copy()
        begun = time.monotonic()
        try:
            choice = await self.think(lambda: chosen(bot, seed, twin, seat, decision))
        except Exception as error:
            # A bot that fails must not hold up the people: whatever is legal goes on.
            self.house.failed(error)
            choice = chosen(LEVELS[0], seed, twin, seat, decision)
        await self._linger(table, decision, begun)
        async with self.house.writing(table):
            if table.session is not session or not table.is_bot(seat) or self.decision(table) is None:
                return
            moved = fork(session)
            moved.apply(choice, seat)
            try:
                await self.house.write(table, moved)
            except Stale:
                return

    async def _linger(self, table: LiveTable, decision: Decision, begun: float) -> None:
        """People see one choice after the other. Nobody waits for a choice without an alternative."""
        while len(decision.choices) > 1:
            left = begun + PACES[table.pace] - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.2))


def chosen(bot: str, seed: int, state: State, seat: Seat, decision: Decision) -> Choice:
    """A bot's choice; the bot is there for this choice alone."""
    player = make(bot, seed)
    try:
        return player.choose(Seen(state, seat), decision)
    finally:
        player.close()
