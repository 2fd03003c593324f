"""The butler: lets bots answer what is asked of them, one choice after the other, without keeping anybody waiting."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from rulewright.bots import Seen, make
from rulewright.core.record import Choice, Decision

from .loading import fork
from .table import LiveTable, Stale

if TYPE_CHECKING:
    from .house import House

PATIENCE = 3.0
"""Seconds that a process leaves to another one that has already begun to play a table's bots."""


class Butler:
    """Plays the bots of one server process."""

    def __init__(self, house: House) -> None:
        self.house = house

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
        name = table.seats[seat]["bot"]
        # The same bot in the same position answers the same, in whatever process.
        seed = session.setup.seed * 31 + seat + 7919 * written
        # A twin: the bot thinks in a thread of its own, while people look at the table.
        twin = session.state.copy()

        def think() -> Choice:
            return make(name, seed).choose(Seen(twin, seat), decision)

        choice = await asyncio.to_thread(think)
        async with self.house.writing(table):
            if table.session is not session or not table.is_bot(seat) or self.decision(table) is None:
                return
            moved = fork(session)
            moved.apply(choice, seat)
            try:
                await self.house.write(table, moved)
            except Stale:
                return
