"""The commands of tables: durable before shown, exact after a restart, counted once; bots and background work."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.core.errors import IllegalChoice, UndoError
from rulewright.store.store import Store
from rulewright.web import table_cache
from rulewright.web.commands import BOT, NoTable, Place, Request, Stale, TableCommands, Unplayable

from .tabling import PEOPLE, everything, kept, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- durability ----------------------------------------------------------------------------------------------------


def test_a_restart_resumes_exactly_there(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 60)
            seat = table.session.line[-1].move.seat
            await commands.ask_table(table, Request("undo", seat, seat, 3, (0, 1, 2)))
            await play(commands, table, 15, seed=2)
            before = everything(table)
        async with kept(path) as commands:
            again = await commands.get(table.id)
            assert again is not table
            assert everything(again) == before
            assert again.drift == ""

    asyncio.run(check())


def test_nobody_sees_a_choice_that_is_not_on_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            before = everything(table)
            writing, go_on = asyncio.Event(), asyncio.Event()
            add_entry = commands.store.add_entry

            async def slow(*given: Any) -> None:
                writing.set()
                await go_on.wait()
                await add_entry(*given)

            monkeypatch.setattr(commands.store, "add_entry", slow)
            choosing = asyncio.create_task(commands.choose(table, decision.seat, str(decision.choices[0]), "", "x"))
            await writing.wait()
            assert everything(table) == before
            assert not choosing.done()
            go_on.set()
            await choosing
            assert everything(table) != before
            assert len(await commands.store.entries(table.id)) == 1

    asyncio.run(check())


@pytest.mark.parametrize("written", [False, True])
def test_a_write_that_fails_leaves_memory_and_disk_in_step(
    path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """Whether or not the failing write reached the disk: the next one who comes sees what is there."""

    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            text = str(decision.choices[0])
            add_entry = commands.store.add_entry

            async def failing(*given: Any) -> None:
                if written:
                    await add_entry(*given)
                raise OSError("the line is cut")

            monkeypatch.setattr(commands.store, "add_entry", failing)
            with pytest.raises(OSError, match="cut"):
                await commands.choose(table, decision.seat, text, "", "once")
            monkeypatch.undo()
            again = await commands.get(table.id)
            assert len(again.session.record) == again.written == int(written)
            await commands.choose(again, decision.seat, text, "", "once")
            assert len(await commands.store.entries(table.id)) == 1

    asyncio.run(check())


def test_a_choice_sent_twice_counts_once_also_after_a_restart(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            text = str(decision.choices[0])
            answer = (table, decision.seat, text, table.revision(decision.seat), "mine")
            both = [commands.choose(*answer) for _ in range(2)]
            await asyncio.gather(*both)
            assert table.written == 1
        async with kept(path) as commands:
            table = await commands.get(table.id)
            await commands.choose(table, decision.seat, text, "an old revision", "mine")
            assert table.written == 1
            other = (decision.seat + 1) % 3
            with pytest.raises(Stale):  # the id belongs to the seat that gave it
                await commands.choose(table, other, text, "an old revision", "mine")

    asyncio.run(check())


def test_an_undo_sent_twice_counts_once(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            for _ in range(300):
                await play(commands, table, 1, seed=table.written)
                free = [seat for seat in range(3) if table.horizon(seat) >= 2]
                if free:
                    break
            seat = free[0]
            written = table.written
            for _ in range(2):
                await commands.undo(table, seat, 1, "", "back")
            assert table.written == written + 1

    asyncio.run(check())


def test_stale_illegal_and_foreign_answers_change_nothing(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            seat = table.session.state.decisions[0].seat
            other = (seat + 1) % 3
            first = str(table.session.state.decisions[0].choices[0])
            before = everything(table)
            with pytest.raises(Stale):
                await commands.choose(table, seat, first, "0" * 18)
            with pytest.raises(IllegalChoice):
                await commands.choose(table, seat, "fly to the moon", "")
            with pytest.raises(IllegalChoice):
                await commands.choose(table, other, first, "")
            with pytest.raises(UndoError):
                await commands.undo(table, seat, 1)
            assert everything(table) == before
            assert await commands.store.entries(table.id) == []

    asyncio.run(check())


def test_of_two_writers_one_wins_and_the_other_is_told(path: Path) -> None:
    """Two keepers stand for two processes; the file lock is lifted for them."""

    async def check() -> None:
        one, two = TableCommands(Store(str(path))), TableCommands(Store(str(path)))
        two.store._lock = None
        await one.open()
        await two.open()
        mine, _ = await one.create("mysthea", PEOPLE, seed=4)
        theirs = await two.get(mine.id)
        seat = mine.session.state.decisions[0].seat
        texts = [str(choice) for choice in mine.session.state.decisions[0].choices[:2]]
        await one.choose(mine, seat, texts[0], mine.revision(seat), "a")
        with pytest.raises(Stale):
            await two.choose(theirs, seat, texts[1], theirs.revision(seat), "b")
        assert everything(theirs) == everything(mine)
        # The same choice by way of the other process is the same choice.
        await two.choose(theirs, seat, texts[0], "whatever", "a")
        assert theirs.written == mine.written == 1
        await one.close()
        await two.close()
        assert one.failures == two.failures == []

    asyncio.run(check())


# -- changed rules ---------------------------------------------------------------------------------------------------


def test_a_game_whose_rules_have_changed_goes_on_from_its_last_position_and_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 37)
            position = table.game.encode(table.session.state)
        # A changed digest stands for changed rules: the record no longer gives the positions that it names.
        digest = type(table.game).digest
        monkeypatch.setattr(type(table.game), "digest", lambda game, state: digest(game, state)[::-1])
        for _ in range(2):  # the first load finds the drift, the second starts from what the first has written
            async with kept(path) as commands:
                again = await commands.get(table.id)
                assert again.drift
                assert again.game.encode(again.session.state) == position
                await play(commands, again, 3, seed=again.written)
                position = again.game.encode(again.session.state)
        async with kept(path) as commands:
            again = await commands.get(table.id)
            await play(commands, again, 10_000, seed=9)
            with pytest.raises(Unplayable, match="other rules"):
                again.replay()

    asyncio.run(check())


def test_a_killed_server_has_no_newest_snapshot_but_the_choices_since(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 37)
            position = table.game.encode(table.session.state)
            kept_at = await commands.store.snapshot(table.id)
            assert kept_at is not None
            assert 0 < kept_at["n"] < 37
            commands.live.clear()  # nothing is kept on closing
        digest = type(table.game).digest
        monkeypatch.setattr(type(table.game), "digest", lambda game, state: digest(game, state)[::-1])
        async with kept(path) as commands:
            again = await commands.get(table.id)
            assert again.drift
            assert again.game.encode(again.session.state) == position

    asyncio.run(check())


# -- bots and background work ---------------------------------------------------------------------------------------


def test_bots_play_to_the_end(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", [Place(BOT)] * 3, seed=11)
            while table.bots_running:
                await asyncio.sleep(0.01)
            assert table.session.state.over
            assert table.row["status"] == "over"
            assert table.replay().outcome is not None

    asyncio.run(check())


def test_background_work_that_dies_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> list[BaseException]:
        commands = TableCommands(Store(str(path)))
        await commands.open()
        monkeypatch.setattr("rulewright.web.bot_runner.make", lambda name, seed: 1 / 0)
        await commands.create("mysthea", [Place(BOT)] * 3, seed=11)
        while not commands.failures:
            await asyncio.sleep(0.01)
        await commands.close()
        return commands.failures

    assert isinstance(asyncio.run(check())[0], ZeroDivisionError)


def test_idle_tables_are_forgotten_and_watched_ones_are_not(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "MOST_TABLES_IN_MEMORY", 5)

    async def check() -> None:
        async with kept(path) as commands:
            watched, _ = await commands.create("mysthea", PEOPLE, seed=1)
            watching = watched.watch()
            await anext(watching)
            old = [(await commands.create("mysthea", PEOPLE, seed=n))[0] for n in range(12)]
            while len(commands.live) > 6:
                await asyncio.sleep(0.01)
            assert commands.live[watched.id] is watched
            assert old[0].id not in commands.live
            # Somebody still holds a table that was forgotten: what is done there is seen by all.
            again = await commands.get(old[0].id)
            decision = old[0].session.state.decisions[0]
            await commands.choose(old[0], decision.seat, str(decision.choices[0]), "")
            while again.written != 1:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(table_cache, "IDLE_SECONDS", -1.0)
            await commands.make_round()
            assert list(commands.live) == [watched.id]
            await watching.aclose()  # type: ignore[attr-defined]

    asyncio.run(check())


def test_a_table_is_loaded_once_however_many_ask(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=1)
            commands.live.clear()
            found = await asyncio.gather(*[commands.get(table.id) for _ in range(20)])
            assert len({id(one) for one in found}) == 1
            for wrong in ("nothere", "", "a/b", "x" * 5000, "\x00", "é"):
                with pytest.raises(NoTable):
                    await commands.get(wrong)
            assert commands.loading == {}

    asyncio.run(check())


def test_the_log_that_is_kept_is_the_log(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=6)
            for number in range(80):
                await play(commands, table, 1, seed=number)
                for seat in (None, 0, 1, 2):
                    for most in (7, 10**6):
                        first, lines = table.last_lines(seat, most)
                        assert lines == table.session.log(seat)[first:]
                for seat in range(3):
                    if number % 5 == 4 and table.horizon(seat):
                        await commands.undo(table, seat, 1)
                if number % 20 == 19:
                    await commands.ask_table(table, Request("undo", 0, 0, 6, (0, 1, 2)))

    asyncio.run(check())


def test_requests_survive_as_data() -> None:
    request = Request("undo", 1, 1, 4, (1, 2), 9)
    assert msgspec.convert(msgspec.to_builtins(request), Request) == request
