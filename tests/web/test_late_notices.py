"""Two servers on one database whose notices are late: nobody is refused for what the other server knows already.

Two keepers (or applications) on one SQLite file stand for two processes; the lock of the file is lifted for them, and
SQLite sends no notices at all, which is as late as they can be.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rulewright.core.errors import IllegalChoice
from rulewright.store.database import FileLock
from rulewright.store.store import Store
from rulewright.web.commands import BOT, Place, Stale, TableCommands

from .conftest import person, site
from .tabling import PEOPLE, everything, play


@contextlib.asynccontextmanager
async def two_keepers(path: Path) -> AsyncIterator[tuple[TableCommands, TableCommands]]:
    one, two = TableCommands(Store(str(path))), TableCommands(Store(str(path)))
    for keeper in (one, two):
        keeper.store._lock = None
        await keeper.open()
    try:
        yield one, two
    finally:
        await one.close()
        await two.close()
        assert one.failures == two.failures == []


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_a_choice_sent_again_to_a_server_that_is_behind_is_done_already(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, _ = await one.create("mysthea", PEOPLE, seed=4)
            theirs = await two.get(mine.id)
            decision = mine.session.state.decisions[0]
            first = (decision.seat, str(decision.choices[0]), mine.revision(decision.seat), "first")
            await one.choose(mine, *first)
            await play(one, mine, 1)
            assert (mine.written, theirs.written) == (2, 0)
            await two.choose(theirs, *first)
            assert everything(theirs) == everything(mine)

    asyncio.run(check())


def test_an_answer_to_a_page_that_is_newer_than_the_server_is_taken(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, _ = await one.create("mysthea", PEOPLE, seed=4)
            theirs = await two.get(mine.id)
            await play(one, mine, 2)
            decision = mine.session.state.decisions[0]
            wanted = str(decision.choices[0])
            with pytest.raises(Stale):
                await two.choose(theirs, decision.seat, wanted, "no such page", "third")
            await play(one, mine, 1)
            decision = mine.session.state.decisions[0]
            await two.choose(theirs, decision.seat, str(decision.choices[0]), mine.revision(decision.seat), "fourth")
            assert theirs.written == 4
            with pytest.raises(IllegalChoice):
                await two.choose(theirs, theirs.session.state.decisions[0].seat, "dance", "", "fifth")

    asyncio.run(check())


@pytest.mark.parametrize("known", [0, 1], ids=["two behind", "one behind"])
def test_an_undo_sent_again_to_a_server_that_is_behind_is_done_already(path: Path, known: int) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, _ = await one.create("mysthea", PEOPLE, seed=4)
            theirs = None if known else await two.get(mine.id)
            decision = mine.session.state.decisions[0]
            await one.choose(mine, decision.seat, str(decision.choices[0]), "", "choice")
            theirs = theirs or await two.get(mine.id)
            assert theirs.written == known
            take_back = (decision.seat, 1, mine.revision(decision.seat), "undo")
            await one.undo(mine, *take_back)
            await two.undo(theirs, *take_back)
            assert everything(theirs) == everything(mine)
            assert theirs.written == 2

    asyncio.run(check())


def test_an_undo_that_asks_the_table_asks_once_and_is_done_once(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, _ = await one.create("mysthea", PEOPLE, seed=4)
            await play(one, mine, 12)
            theirs = await two.get(mine.id)
            wanted = (0, 10, mine.revision(0), "undo")
            await one.undo(mine, *wanted)
            await two.undo(theirs, *wanted)
            assert theirs.request is not None
            assert theirs.request.agreed == (0,)
            await two.answer(theirs, 1, True)
            await one.answer(mine, 2, True)  # knows nothing of seat 1's answer yet
            await two.undo(theirs, *wanted)
            theirs.dirty = True  # the notice comes
            await two.undo(theirs, *wanted)
            assert everything(theirs) == everything(mine)
            assert (theirs.written, theirs.standing(0), theirs.request) == (13, 2, None)

    asyncio.run(check())


def test_a_seat_that_a_bot_has_given_back_at_the_other_server_may_choose(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, _ = await one.create("mysthea", PEOPLE, seed=4)
            seat = mine.session.state.decisions[0].seat
            two.bot_runner.wake = lambda *_, **__: None  # type: ignore[method-assign]
            one.bot_runner.wake = lambda *_, **__: None  # type: ignore[method-assign]
            await one.seat_bot(mine, seat)
            theirs = await two.get(mine.id)
            assert theirs.is_bot(seat)
            await one.give_back(mine, seat)
            await two.choose(theirs, seat, str(mine.session.state.decisions[0].choices[0]), mine.revision(seat), "x")
            assert theirs.written == 1

    asyncio.run(check())


def test_sitting_down_twice_with_one_key_at_two_servers_is_sitting_down_once(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, two):
            mine, tokens = await one.create("mysthea", [Place(), Place(BOT), Place()], seed=4, listed=True)
            theirs = await two.get(mine.id)
            key, other = "k" * 30, "o" * 30
            assert await one.claim(mine, tokens[0], "Anna", key) == (0, key)
            assert await two.claim(theirs, tokens[0], "Anna", key) == (0, key)
            assert await one.join(mine, 2, "Ben", other) == other
            assert await two.join(theirs, 2, "Ben", other) == other

    asyncio.run(check())


def test_who_has_sat_down_at_one_server_is_seated_at_the_other(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the API, on a page and over its live line."""
    monkeypatch.setattr(FileLock, "take", lambda lock: None)

    async def check() -> None:
        async with site(path) as one, site(path) as two:
            for here in (one, two):
                here.commands.store._lock = None
            for way in ("api", "page", "link", "line"):
                table, links = await one.make(person(), person("Ben"), person("Cleo"))
                await two.commands.get(table)
                sat = await one.http.post(
                    f"/api/tables/{table}/sit", json={"name": "Anna"}, headers={"authorization": f"Bearer {links[0]}"}
                )
                token = sat.json()["token"]
                if way == "api":
                    assert (await two.state(table, token))["seat"] == 0
                elif way == "page":
                    shown = await two.http.get(f"/t/{table}", headers={"cookie": f"rw_table_{table}={token}"})
                    assert "Anna" in shown.text
                elif way == "link":
                    shown = await two.http.get(f"/t/{table}/link", headers={"cookie": f"rw_table_{table}={token}"})
                    assert shown.status_code == 200
                else:
                    line = await two.socket(table, token)
                    await line.until("table")
                    assert (await two.commands.get(table)).online == {0: 1}
                    await line.close()
            refused = await two.http.get(f"/api/tables/{table}", headers={"authorization": "Bearer nobody"})
            assert refused.status_code == 403

    asyncio.run(check())


def test_an_undo_over_the_live_line_keeps_its_id(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table_id, tokens = await here.make(person("Anna"), person("Ben"), person("Cleo"))
            table = await here.commands.get(table_id)
            seat = table.session.state.decisions[0].seat
            first, second = (str(choice) for choice in table.session.state.decisions[0].choices[:2])
            await here.choose(table_id, tokens[seat], first)
            line = await here.socket(table_id, tokens[seat])
            shown = await line.until("table")
            message = {"type": "undo", "rev": shown["rev"], "client": "undo-1", "count": 1}
            await line.send(message)
            assert (await line.until("ack"))["client"] == "undo-1"
            await here.choose(table_id, tokens[seat], second)
            await line.send(message)
            assert (await line.until("ack"))["client"] == "undo-1"
            assert (table.written, table.standing(seat)) == (3, 1)
            await line.close()

    asyncio.run(check())


def test_a_wrong_token_does_not_have_everything_drawn_again(path: Path) -> None:
    async def check() -> None:
        async with two_keepers(path) as (one, _):
            table, _tokens = await one.create("mysthea", PEOPLE, seed=4)
            assert await one.seats_of(table, ["nobody"]) == ()
            version = table.version
            assert await one.seats_of(table, ["nobody"]) == ()
            assert table.version == version

    asyncio.run(check())
