"""Long tables: opened from a checkpoint, with their past played again behind it. Long means a dozen choices here."""

from __future__ import annotations

import asyncio
import importlib
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rulewright.core import replay as replays
from rulewright.core.errors import UndoError
from rulewright.core.replay import Undo
from rulewright.store import schema
from rulewright.store.store import Store
from rulewright.web import past, table_loading
from rulewright.web.commands import Request, TableCommands

from .tabling import PEOPLE, everything, kept, play

EVERY = 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table_loading, past):
        monkeypatch.setattr(module, "CHECKPOINT_EVERY", EVERY)
    monkeypatch.setattr(past, "PIECE", 7)
    monkeypatch.setattr(past, "ROWS", 16)
    monkeypatch.setattr(past, "REST", 0.0)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """The past is not played again before this is set."""
    may, play_past = asyncio.Event(), past.PastPlayer._play

    async def wait(self: Any, *given: Any) -> Any:
        await may.wait()
        return await play_past(self, *given)

    monkeypatch.setattr(past.PastPlayer, "_play", wait)
    return may


async def settled(commands: TableCommands) -> None:
    """All that is written in the background is on disk."""
    while tasks := [task for task in commands.tasks if task.get_coro().__qualname__ != "TableCache._make_rounds"]:  # type: ignore[union-attr]
        await asyncio.wait(tasks)


async def long_table(path: Path, choices: int = 50) -> Any:
    """A table of some dozen choices, closed; and all that could be seen of it."""
    async with kept(path) as commands:
        table, _ = await commands.create("mysthea", PEOPLE, seed=4)
        await play(commands, table, choices)
        await settled(commands)
        return table.id, everything(table)


def run(check: Callable[[], Any]) -> None:
    asyncio.run(check())


def test_a_long_table_opens_from_a_checkpoint_and_gets_its_past_behind_it(path: Path, held: asyncio.Event) -> None:
    async def check() -> None:
        table_id, before = await long_table(path)
        async with kept(path) as commands:
            late = await commands.get(table_id)
            session = late.session
            assert not session.whole
            assert EVERY <= session.reach <= 2 * EVERY + 1, "enough for undo and for the newest part of the log"
            assert (late.game.encode(session.state), [late.revision(seat) for seat in (None, 0, 1, 2)]) == before[:2]
            assert [late.horizon(seat) for seat in (None, 0, 1, 2)] == before[3]
            first, lines = late.last_lines(0, 10**6)
            assert 0 < first == session.log_begins
            assert lines == before[2][1][first:]
            held.set()
            await commands.past.complete(late)
            assert late.session.whole
            assert everything(late) == before

    run(check)


def test_who_plays_on_meanwhile_loses_nothing(path: Path, held: asyncio.Event) -> None:
    async def check() -> None:
        table_id, _ = await long_table(path)
        async with kept(path) as commands:
            late = await commands.get(table_id)
            await play(commands, late, 30, seed=7)
            assert not late.session.whole
            held.set()
            await commands.past.complete(late)
            now = everything(late)
        async with kept(path) as commands:
            again = await commands.get(table_id)
            await commands.past.complete(again)
            assert everything(again) == now
            assert len(again.session.record) == 80

    run(check)


def test_whoever_is_writing_when_the_past_comes_keeps_it(path: Path, held: asyncio.Event) -> None:
    """A choice is made from a session without its past; when it is on disk, the past must not be gone again."""

    async def check() -> None:
        table_id, _ = await long_table(path)
        async with kept(path) as commands:
            late = await commands.get(table_id)
            async with late.lock:
                held.set()
                while not late.completing.done() and commands.past.turn.locked():  # type: ignore[union-attr]
                    await asyncio.sleep(0)
                assert not late.session.whole, "whoever holds the table is not disturbed"
            await commands.past.complete(late)
            await play(commands, late, 1, seed=3)
            assert late.session.whole

    run(check)


def test_an_undo_beyond_the_checkpoint_waits_for_the_past(path: Path, held: asyncio.Event) -> None:
    async def check() -> None:
        table_id, _ = await long_table(path)
        async with kept(path) as commands:
            late = await commands.get(table_id)
            count = late.session.reach + 5
            asking = asyncio.ensure_future(commands.ask_table(late, Request("undo", 0, 0, count, (0, 1, 2))))
            await asyncio.sleep(0)
            assert not asking.done()
            held.set()
            await asking
            assert len(late.session.line) == 50 - count
            with pytest.raises(UndoError):
                await commands.undo(late, 0, 1000)
            now = everything(late)
        async with kept(path) as commands:
            again = await commands.get(table_id)
            assert isinstance(again.session.record[-1], Undo)
            assert everything(again) == now

    run(check)


def test_an_undo_behind_the_checkpoint_is_played_from_the_beginning(path: Path) -> None:
    """The newest checkpoint but one lies before the undo, and the undo reaches back behind it."""

    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 50)
            await commands.ask_table(table, Request("undo", 0, 0, 45, (0, 1, 2)))
            await settled(commands)
            now = everything(table)
        async with kept(path) as commands:
            again = await commands.get(table.id)
            assert again.session.whole
            assert everything(again) == now

    run(check)


async def alter(path: Path, *statements: sa.Executable) -> None:
    store = Store(str(path))
    await store.open()
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(statement)
    await store.close()


def test_a_past_that_does_not_lead_to_the_checkpoint_is_told_as_drift(path: Path) -> None:
    """Somebody has changed the digest of the third choice: as if rules had changed since."""

    async def check() -> None:
        table_id, before = await long_table(path)
        third = sa.and_(schema.entries.c.table_id == table_id, schema.entries.c.n == 3)
        store = Store(str(path))
        await store.open()
        body = (await store.entries(table_id, 2, 1))[0]["body"]
        await store.close()
        await alter(path, schema.entries.update().where(third).values(body={**body, "digest": "0" * 16}))
        async with kept(path) as commands:
            table = await commands.get(table_id)
            assert table.drift == "", "it is open, and nothing is known yet"
            await commands.past.complete(table)
            assert "move 3" in table.drift
            assert table.game.encode(table.session.state) == before[0], "nobody loses what was played since"
            await play(commands, table, 40, seed=8)
            await settled(commands)
            now = table.game.encode(table.session.state)
        async with kept(path) as commands:
            again = await commands.get(table_id)
            assert "move 3" in again.drift
            assert again.begun == 51
            assert not again.session.whole, "checkpoints go on after that"
            await commands.past.complete(again)
            assert again.session.whole
            assert again.game.encode(again.session.state) == now

    run(check)


@pytest.mark.parametrize("wrong", ["state", "broken"])
def test_a_checkpoint_that_is_not_the_recorded_position_is_not_used(path: Path, wrong: str) -> None:
    async def check() -> None:
        table_id, before = await long_table(path)
        store = Store(str(path))
        await store.open()
        (_, _), (n, body), *_ = await store.checkpoints.newest(table_id)
        (_, newer), *_ = await store.checkpoints.newest(table_id)
        await store.close()
        mark = json.loads(body)
        mark["checkpoint"]["state"] = json.loads(newer)["checkpoint"]["state"]
        text = json.dumps(mark) if wrong == "state" else body[:-9]
        where = sa.and_(schema.checkpoints.c.table_id == table_id, schema.checkpoints.c.n == n)
        await alter(path, schema.checkpoints.update().where(where).values(body=text))
        async with kept(path) as commands:
            table = await commands.get(table_id)
            assert table.session.whole
            assert everything(table) == before

    run(check)


@pytest.mark.parametrize("field", ["choices", "events", "notes"])
def test_a_checkpoint_with_false_numbers_is_found_out(path: Path, field: str) -> None:
    async def check() -> None:
        table_id, before = await long_table(path)
        store = Store(str(path))
        await store.open()
        (_, _), (n, body), *_ = await store.checkpoints.newest(table_id)
        await store.close()
        mark = json.loads(body)
        mark["checkpoint"][field] += 1
        where = sa.and_(schema.checkpoints.c.table_id == table_id, schema.checkpoints.c.n == n)
        await alter(path, schema.checkpoints.update().where(where).values(body=json.dumps(mark)))
        async with kept(path) as commands:
            table = await commands.get(table_id)
            await commands.past.complete(table)
            assert f"entry {n}" in table.drift
            assert table.game.encode(table.session.state) == before[0]

    run(check)


def test_a_table_without_checkpoints_opens_and_gets_some(path: Path) -> None:
    async def check() -> None:
        table_id, before = await long_table(path)
        await alter(path, schema.checkpoints.delete())
        async with kept(path) as commands:
            table = await commands.get(table_id)
            assert table.session.whole
            assert everything(table) == before
            await settled(commands)
        async with kept(path) as commands:
            late = await commands.get(table_id)
            assert late.completing is not None
            await commands.past.complete(late)
            assert everything(late) == before

    run(check)


def test_a_gap_behind_the_checkpoint_is_told_and_the_table_goes_on(path: Path) -> None:
    async def check() -> None:
        table_id, _ = await long_table(path)
        await alter(path, schema.entries.delete().where(schema.entries.c.n == 5))
        async with kept(path) as commands:
            table = await commands.get(table_id)
            with pytest.raises(table_loading.Damaged, match="choice 5 is missing"):
                await commands.past.complete(table)
            assert table_id in commands.damaged
            await play(commands, table, 3, seed=2)
            assert not table.session.whole

    run(check)


def test_a_finished_table_gives_its_replay_when_its_past_is_there(path: Path) -> None:
    async def check() -> None:
        table_id, _ = await long_table(path, 10_000)
        async with kept(path) as commands:
            table = await commands.get(table_id)
            await commands.past.complete(table)
            lines = list(replays.write(table.replay()))
        again = replays.read(lines)
        assert len(again.entries) == table.written

    run(check)


def test_only_the_newest_checkpoints_are_kept(path: Path) -> None:
    async def check() -> None:
        table_id, _ = await long_table(path, 130)
        store = Store(str(path))
        await store.open()
        numbers = [n for n, _ in await store.checkpoints.newest(table_id)]
        await store.close()
        assert len(numbers) == 6
        assert all(EVERY <= newer - older <= EVERY + 3 for newer, older in pairwise(numbers))

    run(check)


def test_a_choice_does_not_wait_for_snapshots(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    async def keep(*given: Any) -> None:
        await never.wait()

    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            monkeypatch.setattr(commands.store, "keep_snapshot", keep)
            monkeypatch.setattr(commands.store.checkpoints, "keep", keep)
            await play(commands, table, 30)
            assert table.written == 30
            never.set()
            await settled(commands)

    run(check)


def test_the_benchmark_of_long_tables_measures_one_that_opens_from_its_checkpoint(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games are played one after the other as one, and the next begins behind a checkpoint as well."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "benchmarks")
    sessions = importlib.import_module("sessions")
    monkeypatch.setattr(table_loading, "load", table_loading.load)  # the benchmark puts its own in this place
    for module in (table_loading, past):
        monkeypatch.setattr(module, "CHECKPOINT_EVERY", 200)  # far enough for a game to end behind it
    session = sessions.play(*sessions.endless(*sessions.GAMES[0]), 2_000)
    table_id = asyncio.run(sessions.write(path, session))
    whole = [asyncio.run(sessions.opened(path, table_id, False))["whole"] for _ in range(2)]
    assert whole == [True, False], "the first opening writes checkpoints, the second one uses them"
