"""What a table of thousands of choices costs: memory, and the time to open it; now, and with every state kept.

Games of this length do not exist yet, so random games are played one after the other, as one: when one is over, the
next begins in the same state. "All states" is a list with a copy of the state before every choice, and a table that is
opened by playing it again from its first choice.

    python benchmarks/sessions.py [--choices 20000]
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import gc
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import rulewright
from rulewright.core.chance import mix
from rulewright.core.game import Game
from rulewright.core.markers import Sight, sights
from rulewright.core.record import Choice, Seat, State
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.store import schema
from rulewright.store.store import Store
from rulewright.web import past, table_loading
from rulewright.web.commands import PERSON, Place, TableCommands

GAMES = (
    ("mysthea", 3, "standard"),
    ("dragon_eclipse", 2, "gauntlet"),
    ("dragon_eclipse", 2, "pvp_challenge"),
    ("dragon_eclipse", 1, "campaign"),
    ("godai", 2, "sieges"),
)


class OneAfterTheOther:
    """A rule book that begins the next game when one is over."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game, self.setup, self.book = game, setup, game.book
        kept = [name for name, sight in sights(game.state_type) if sight is not Sight.TRANSIENT]
        self.fields = [name for name in kept if name != "luck"]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.book, name)

    def apply(self, state: State, choice: Choice, seat: Seat | None) -> None:
        self.book.apply(state, choice, seat)
        self._begin_next(state)

    def apply_carefully(self, state: State, choice: Choice, seat: Seat | None) -> None:
        """A position that was read from a checkpoint is played with care."""
        self.book.apply_carefully(state, choice, seat)
        self._begin_next(state)

    def _begin_next(self, state: State) -> None:
        if state.outcome is not None:
            setup = self.setup
            fresh = self.game.new(setup.players, mix(state.luck.seed) % 2**32, setup.options, setup.mode)
            for name in self.fields:
                setattr(state, name, getattr(fresh, name))
            state.luck = fresh.luck
            state.asked = None


def endless(name: str, players: int, mode: str) -> tuple[Game, Setup]:
    game = copy.copy(rulewright.load(name))
    setup = Setup(name, players, 1, mode)
    game.book = OneAfterTheOther(game, setup)  # type: ignore[assignment]
    return game, setup


def play(game: Game, setup: Setup, choices: int) -> Session:
    session, luck = Session(game, setup), Random(1)
    for _ in range(choices):
        decision = session.state.decision
        session.apply(luck.choice(decision.choices), decision.seat)
    return session


def play_keeping_all(game: Game, setup: Setup, choices: int) -> list[Any]:
    """The same game, with a copy of every state."""
    state, luck, kept = Session(game, setup).state, Random(1), []
    for _ in range(choices):
        before, decision = state.copy(), state.decision
        choice = luck.choice(decision.choices)
        state.apply(choice, decision.seat)
        entry = (decision.seat, str(choice), tuple(state.rolls), game.digest(state))
        kept.append((before, entry, tuple(state.events), state.revealed))
    return kept


def measured(work: Callable[[], Any]) -> tuple[Any, float]:
    """What comes of it, and how many MB it holds."""
    gc.collect()
    tracemalloc.start()
    found = work()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return found, size / 1e6


async def write(path: Path, session: Session) -> str:
    """A table with this record, as if it had been played by people."""
    table_loading.load = lambda name: session.game  # type: ignore[assignment]
    commands = TableCommands(Store(str(path)))
    await commands.open()
    places = [Place(PERSON, f"P{seat}") for seat in range(session.setup.players)]
    table, _ = await commands.create(session.setup.game, places, session.setup.seed, mode=session.setup.mode)
    rows = []
    for number, entry in enumerate(session.record, 1):
        body = table_loading.write_entry(entry)
        rows.append({"table_id": table.id, "n": number, "body": body, "client": f"client-{number:020}"})
    async with commands.store.engine.begin() as connection:
        changes = {"start": session.start, "opening": [msgspec.to_builtins(roll) for roll in session.opening]}
        await connection.execute(schema.tables.update().values(setup=msgspec.to_builtins(session.setup), **changes))
        for first in range(0, len(rows), 500):
            await connection.execute(schema.entries.insert(), rows[first : first + 500])
    commands.live.clear()
    await commands.close()
    return table.id


async def opened(path: Path, table_id: str, trace: bool) -> dict[str, float]:
    """Open a table in a server that does not have it in memory yet."""
    commands = TableCommands(Store(str(path)))
    await commands.open()
    await commands.store.table(table_id)  # the first look at a database takes a while, whatever it is for
    found: dict[str, float] = {}
    gc.collect()
    if trace:
        tracemalloc.start()
    wall, cpu = time.perf_counter(), time.process_time()
    table = await commands._load(table_id)
    table.last_lines(None, 200)
    found["wall ms"], found["cpu ms"] = (time.perf_counter() - wall) * 1e3, (time.process_time() - cpu) * 1e3
    found["whole"] = table.session.whole
    cpu = time.process_time()
    await commands.past.complete(table)
    found["behind cpu s"] = time.process_time() - cpu
    assert table.session.whole
    assert not table.drift, table.drift
    if trace:
        gc.collect()
        found["MB"] = tracemalloc.get_traced_memory()[0] / 1e6
        tracemalloc.stop()
    while tasks := [task for task in commands.tasks if "_make_rounds" not in repr(task.get_coro())]:
        await asyncio.wait(tasks)
    await commands.close()
    return found


def show(name: str, players: int, mode: str, choices: int) -> None:
    game, setup = endless(name, players, mode)
    play(game, setup, 500)
    begun = time.process_time()
    play(game, setup, choices)
    seconds = time.process_time() - begun
    _, all_mb = measured(lambda: play_keeping_all(game, setup, choices))
    session, now_mb = measured(lambda: play(game, setup, choices))
    past.REST = 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        table_id = asyncio.run(write(path, session))
        del session
        slow = asyncio.run(opened(path, table_id, False))
        assert slow["whole"]
        quick = min((asyncio.run(opened(path, table_id, False)) for _ in range(5)), key=lambda one: one["wall ms"])
        assert not quick["whole"]
        table_mb = asyncio.run(opened(path, table_id, True))["MB"]
    print(f"\n{name}, {mode}, {players} seats, {choices} choices")
    print(f"  memory of the session   all states {all_mb:7.1f} MB   now {now_mb:5.1f} MB")
    print(f"  memory of a table that was opened, with its past      {table_mb:5.1f} MB")
    print(f"  a choice (CPU)                                        {seconds / choices * 1e6:5.1f} us")
    print(f"  opening (wall)          all states {slow['wall ms']:7.0f} ms   now {quick['wall ms']:5.0f} ms")
    print(f"  opening (CPU)           all states {slow['cpu ms']:7.0f} ms   now {quick['cpu ms']:5.0f} ms")
    print(f"  the past, played in the background (CPU)              {quick['behind cpu s']:5.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--choices", type=int, default=20_000)
    choices = parser.parse_args().choices
    for name, players, mode in GAMES:
        show(name, players, mode, choices)


if __name__ == "__main__":
    main()
