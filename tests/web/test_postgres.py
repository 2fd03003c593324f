"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from rulewright.store.store import Store, opened
from rulewright.web import bot_runner
from rulewright.web.commands import BOT, PERSON, Place, TableCommands

from .conftest import Postgres, Process, bot, person

SLOW = 30.0
"""How long to wait on a busy machine; nothing here is timed."""


def make(url: str, *seats: dict[str, str]) -> tuple[str, list[str]]:
    body = {"game": "mysthea", "seed": 3, "seats": list(seats)}
    answer = httpx.post(f"{url}/api/tables", json=body, timeout=SLOW)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["tokens"]


def state(url: str, table: str, token: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    found: dict[str, Any] = httpx.get(f"{url}/api/tables/{table}", headers=headers, timeout=SLOW).json()
    return found


def choose(url: str, table: str, token: str, choice: str, **given: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"}
    body = {"choice": choice, **given}
    return httpx.post(f"{url}/api/tables/{table}/choices", json=body, headers=headers, timeout=SLOW)


def test_a_choice_made_on_one_server_is_seen_on_the_pages_of_the_other(pair: list[Process]) -> None:
    one, two = pair[0].url, pair[1].url
    table, tokens = make(one, person("A"), person("B"), person("C"))

    async def check() -> None:
        address = f"{two.replace('http', 'ws')}/t/{table}/live"
        async with connect(address, origin=two, max_size=None) as page:  # type: ignore[arg-type]
            first = json.loads(await asyncio.wait_for(page.recv(), SLOW))
            revision = first["rev"]
            for number in range(6):
                seat = state(one, table)["waiting"][0]
                choice = state(one, table, tokens[seat])["decision"]["choices"][0]
                answer = await asyncio.to_thread(choose, one, table, tokens[seat], choice, client=f"c{number}")
                assert answer.status_code == 200, answer.text
                wanted = state(one, table)["revision"]
                while revision != wanted:
                    message = json.loads(await asyncio.wait_for(page.recv(), SLOW))
                    revision = message["rev"]
        assert state(two, table)["revision"] == state(one, table)["revision"]

    asyncio.run(check())


def test_the_same_choice_by_two_servers_counts_once_and_two_different_ones_conflict(pair: list[Process]) -> None:
    one, two = pair[0].url, pair[1].url
    table, tokens = make(one, person("A"), person("B"), person("C"))
    seat = state(two, table)["waiting"][0]
    mine = state(two, table, tokens[seat])

    async def both(choices: list[str], clients: list[str], revision: str) -> list[int]:
        tries = [
            asyncio.to_thread(choose, url, table, tokens[seat], choice, client=client, revision=revision)
            for url, choice, client in zip((one, two), choices, clients, strict=True)
        ]
        return sorted(answer.status_code for answer in await asyncio.gather(*tries))

    offered = mine["decision"]["choices"]
    assert asyncio.run(both([offered[0]] * 2, ["same", "same"], mine["revision"])) == [200, 200]
    mine = state(two, table, tokens[seat])
    if mine["decision"] and len(mine["decision"]["choices"]) > 1:
        offered = mine["decision"]["choices"]
        assert asyncio.run(both(offered[:2], ["x", "y"], mine["revision"])) == [200, 409]

    async def count() -> int:
        async with opened(pair[0].database) as store:
            return len(await store.entries(table))

    assert asyncio.run(count()) <= 2


def test_bots_play_once_though_both_servers_know_the_table(pair: list[Process]) -> None:
    one, two = pair[0].url, pair[1].url
    table, _ = make(one, bot(), bot(), bot())
    end = time.monotonic() + 120
    while state(two, table)["outcome"] is None:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert state(one, table)["outcome"] == state(two, table)["outcome"]
    replay = httpx.get(f"{two}/api/tables/{table}/replay", timeout=SLOW)
    assert replay.text == httpx.get(f"{one}/api/tables/{table}/replay", timeout=SLOW).text
    lines = [json.loads(line) for line in replay.text.splitlines()]
    numbers = [line["n"] for line in lines if "n" in line]
    assert numbers == list(range(1, len(numbers) + 1))


def test_another_server_goes_on_with_the_bots_of_one_that_was_killed(pair: list[Process]) -> None:
    one, two = pair
    table, _ = make(one.url, bot(), bot(), bot())
    state(two.url, table)
    one.kill()
    end = time.monotonic() + 120
    while state(two.url, table)["outcome"] is None:
        assert time.monotonic() < end
        time.sleep(0.2)


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@contextlib.asynccontextmanager
async def two_keepers(database: str) -> AsyncIterator[tuple[TableCommands, TableCommands]]:
    """Two keepers in one process stand for two processes."""
    keepers = TableCommands(Store(database)), TableCommands(Store(database))
    for commands in keepers:
        await commands.open()
    try:
        yield keepers
    finally:
        for commands in keepers:
            await commands.close()
    assert [commands.failures for commands in keepers] == [[], []]


async def come_true(question: Any) -> None:
    for _ in range(int(SLOW * 50)):
        if question():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never comes true")


def test_seats_requests_and_chat_are_heard_by_the_other_server(database: str) -> None:
    async def check() -> None:
        async with two_keepers(database) as (one, two):
            places = [Place(PERSON, "Anna"), Place(PERSON, "Ben"), Place()]
            mine, tokens = await one.create("mysthea", places, seed=2, listed=True)
            theirs = await two.get(mine.id)
            joins = [
                commands.join(table, 2, f"N{n}") for n, (commands, table) in enumerate(((one, mine), (two, theirs)))
            ]
            ends = await asyncio.gather(*joins, return_exceptions=True)
            assert sum(isinstance(end, str) for end in ends) == 1
            await come_true(lambda: mine.ready and theirs.ready and mine.names == theirs.names)
            await one.say(mine, "Anna", 0, "hello")
            await come_true(lambda: [line["text"] for line in theirs.chat] == ["hello"])
            for _ in range(12):
                decision = mine.session.state.decisions[0]
                await one.choose(mine, decision.seat, str(decision.choices[0]), "")
            await come_true(lambda: theirs.written == mine.written)
            await one.undo(mine, 0, 10)
            await come_true(lambda: theirs.request is not None)
            # Both agree at the same moment, each by another server: no answer is lost.
            seats = [(one, mine, 1), (two, theirs, 2)]
            ends = await asyncio.gather(*[k.answer(t, seat, True) for k, t, seat in seats], return_exceptions=True)
            for (commands, table, seat), end in zip(seats, ends, strict=True):
                if isinstance(end, Exception):
                    await commands.answer(table, seat, True)
            await come_true(lambda: mine.request is None and theirs.request is None and mine.written == theirs.written)
            assert mine.standing(0) == theirs.standing(0) == 2
            assert mine.game.encode(mine.session.state) == theirs.game.encode(theirs.session.state)
            assert tokens

    asyncio.run(check())


def test_the_server_that_only_hears_of_bots_leaves_them_to_the_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "PATIENCE", 30.0)

    async def check() -> None:
        async with two_keepers(database) as (one, two):
            thought: list[TableCommands] = []
            for commands in (one, two):
                answer = commands.bot_runner._answer

                async def counted(
                    table: Any, decision: Any, commands: TableCommands = commands, answer: Any = answer
                ) -> None:
                    thought.append(commands)
                    await answer(table, decision)

                monkeypatch.setattr(commands.bot_runner, "_answer", counted)
            mine, _ = await one.create("mysthea", [Place(PERSON, "Anna"), Place(BOT), Place(BOT)], seed=2)
            theirs = await two.get(mine.id)
            for _ in range(5):
                await come_true(lambda: not mine.bots_running)
                decision = mine.session.state.decision_for(0)
                if decision is None:
                    break
                await one.choose(mine, 0, str(decision.choices[0]), "")
            await come_true(lambda: not mine.bots_running and theirs.written == mine.written)
            assert thought
            assert two not in thought

    asyncio.run(check())


def test_notices_that_were_missed_are_made_up_for(database: str) -> None:
    async def check() -> None:
        async with two_keepers(database) as (one, two), two_keepers(database) as (three, _):
            mine, _ = await one.create("mysthea", [Place(PERSON, name) for name in "ABC"], seed=2)
            theirs, others = await two.get(mine.id), await three.get(mine.id)
            assert two.store._listener is not None
            two.store._listener.cancel()
            await asyncio.gather(two.store._listener, return_exceptions=True)
            decision = mine.session.state.decisions[0]
            await one.choose(mine, decision.seat, str(decision.choices[0]), "")
            await come_true(lambda: others.written == 1)
            assert theirs.written == 0, "whoever listens has heard of it by now"
            two.heard("")  # what the listener says when its line was cut and is back
            await come_true(lambda: theirs.written == 1)

    asyncio.run(check())


def test_a_cut_line_to_the_database_is_mended(database: str, postgres: Postgres) -> None:
    async def check() -> None:
        async with two_keepers(database) as (one, two):
            mine, _ = await one.create("mysthea", [Place(PERSON, name) for name in "ABC"], seed=2)
            theirs = await two.get(mine.id)
            await asyncio.to_thread(postgres.restart)
            decision = mine.session.state.decisions[0]
            for _ in range(int(SLOW * 10)):
                try:
                    await one.choose(await one.get(mine.id), decision.seat, str(decision.choices[0]), "", "mine")
                    break
                except Exception:
                    await asyncio.sleep(0.1)
            await come_true(lambda: theirs.written == 1)

    asyncio.run(check())
