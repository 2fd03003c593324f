"""kill -9 under load, many times: no acknowledged choice is lost or doubled, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import threading
import time

from rulewright.store.store import opened
from rulewright.web.loading import load_table

from .conftest import Postgres, Process
from .players import Diary, Players

TABLES = 4
KILLS = 12


def kill_under_load(processes: list[Process], kills: int) -> list[Diary]:
    """Play many tables, kill servers at random moments and start them again; what the players remember."""
    stop = threading.Event()
    players = [Players([process.url for process in processes], seed, stop) for seed in range(TABLES)]
    for one in players:
        one.start()
    luck = random.Random(7)
    for number in range(kills):
        time.sleep(luck.uniform(0.3, 0.9))
        victim = processes[number % len(processes)]
        victim.kill()
        victim.start()
    time.sleep(0.5)
    stop.set()
    for one in players:
        one.join(30)
        assert not one.is_alive()
    return [one.diary for one in players]


def check(database: str, diaries: list[Diary]) -> None:
    """Compare the players' memories with what is on disk."""

    async def compare() -> None:
        async with opened(database) as store:
            for diary in diaries:
                assert not diary.problem, diary.problem
                on_disk = [row["client"] for row in await store.entries(diary.table) if row["client"]]
                assert len(on_disk) == len(set(on_disk)), "a choice was doubled"
                certain = [client for client in on_disk if client != diary.pending]
                assert certain == diary.acknowledged, "a choice was lost, or came in another order"
                table = await load_table(store, diary.table)
                assert table.drift == ""
                if diary.pending not in on_disk:
                    assert diary.revision in {table.revision(seat) for seat in range(3)}

    asyncio.run(compare())
    assert sum(len(diary.acknowledged) for diary in diaries) > 10 * TABLES
    assert any(diary.retries for diary in diaries)


def test_nothing_is_lost_or_doubled_on_sqlite(process: Process) -> None:
    process.start()
    diaries = kill_under_load([process], KILLS)
    process.stop()
    check(process.database, diaries)


def test_nothing_is_lost_or_doubled_on_postgres_with_two_servers(pair: list[Process]) -> None:
    diaries = kill_under_load(pair, KILLS)
    for one in pair:
        one.stop()
    check(pair[0].database, diaries)


def test_nothing_is_lost_or_doubled_when_postgres_itself_goes_down(pair: list[Process], postgres: Postgres) -> None:
    stop = threading.Event()
    players = [Players([process.url for process in pair], seed, stop) for seed in range(TABLES)]
    for one in players:
        one.start()
    for _ in range(2):
        time.sleep(1)
        postgres.restart()
    time.sleep(2)
    stop.set()
    for one in players:
        one.join(30)
    for process in pair:
        process.stop()
    check(pair[0].database, [one.diary for one in players])
