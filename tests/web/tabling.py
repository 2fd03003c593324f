"""What the tests of the commands share: a commands on disk, random play, and all that a table shows."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from rulewright.bots import Seen, make
from rulewright.core.record import Seat
from rulewright.store.store import Store
from rulewright.web.commands import PERSON, LiveTable, Place, TableCommands

PEOPLE = [Place(PERSON, "Anna"), Place(PERSON, "Ben"), Place(PERSON, "Cleo")]


@contextlib.asynccontextmanager
async def kept(path: Path) -> Any:
    commands = TableCommands(Store(str(path)))
    await commands.open()
    try:
        yield commands
    finally:
        await commands.close()
        assert commands.failures == []


async def play(commands: TableCommands, table: LiveTable, count: int, seed: int = 1) -> None:
    """Random choices by everybody."""
    bot = make("random", seed)
    for _ in range(count):
        if table.session.state.over:
            return
        decision = table.session.state.decisions[0]
        choice = bot.choose(Seen(table.session.state, decision.seat), decision)
        await commands.choose(table, decision.seat, str(choice), table.revision(decision.seat), f"c{table.written}")


async def play_until_sealed(commands: TableCommands) -> tuple[LiveTable, list[Seat]]:
    """Random games until a secret question is open to several people; whom it asks."""
    for seed in range(1, 20):
        table, _ = await commands.create("mysthea", PEOPLE, seed=seed)
        bot = make("random", seed)
        while not table.session.state.over:
            asked = table.asked()
            if len(asked) > 1 and asked[0].sealed:
                return table, [decision.seat for decision in asked]
            decision = table.session.state.decisions[0]
            choice = bot.choose(Seen(table.session.state, decision.seat), decision)
            await commands.choose(table, decision.seat, str(choice), "")
    raise AssertionError("no secret question in many games")


def everything(table: LiveTable) -> Any:
    """What anybody can see of a table, and what it truly is."""
    seats: list[Seat | None] = [None, *range(len(table.seats))]
    return (
        table.game.encode(table.session.state),
        [table.revision(seat) for seat in seats],
        [table.session.log(seat) for seat in seats],
        [table.horizon(seat) for seat in seats],
        table.session.record,
        table.names,
    )
