"""Thinking is shared: who waits for whom, how long a thought may be, and where bots sleep."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulewright.store import clock
from rulewright.web import bot_runner, thinking_time
from rulewright.web.bot_runner import LEVELS, SAT_AT, level_of, measured
from rulewright.web.live_table import AWAY_AFTER
from rulewright.web.thinking_time import (
    EACH,
    EASY,
    HINTS,
    LEAST,
    MOST_HINTS,
    ONLOOKERS,
    PEOPLE,
    THINKERS,
    Overloaded,
    Thinking,
    timed,
)
from rulewright.web.token_buckets import CLIENT, Bucket, network_of

from .conftest import HOST, Site, bot, person, site


class Desk(Executor):
    """Threads that begin nothing by themselves: the test says who is finished, and after how many seconds."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, float]] = []
        self.open: list[tuple[Callable[[float], Any], float, Future[Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        work, measure = args
        assert fn is timed
        done: Future[Any] = Future()
        self.begun.append((work(measure), measure))
        self.open.append((work, measure, done))
        return done

    async def finish(self, seconds: float = 0.0) -> None:
        work, measure, done = self.open.pop(0)
        done.set_result((work(measure), seconds))
        for _ in range(3):
            await asyncio.sleep(0)

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.begun]


class Hall:
    """Rooms with desks of the test, and a clock that stands still."""

    def __init__(self, budget: tuple[float, float] = (60.0, 0.5)) -> None:
        self.now = 1000.0
        self.quick, self.deep = Desk(), Desk()
        self.thinking = Thinking(budget, lambda: self.now, self.quick, self.deep)

    async def ask(self, name: str, client: str, kind: str = PEOPLE, quick: bool = False) -> asyncio.Task[str]:
        """Something to think about for the table of that name, as the first in a row of its own."""
        task = asyncio.create_task(self.thinking.think(lambda measure: name, kind, client, name, quick))
        await asyncio.sleep(0)
        return task


def run(check: Callable[[], Any]) -> None:
    async def whole() -> None:
        await check()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(whole())


# -- turns ---------------------------------------------------------------------------------------------------------


def test_a_quick_bot_answers_at_once_however_many_deep_thoughts_wait() -> None:
    async def check() -> None:
        hall = Hall()
        for number in range(60):
            await hall.ask(f"crowd {number}", "crowd", ONLOOKERS)
        assert len(hall.deep.begun) == THINKERS - 1
        task = await hall.ask("elsewhere", "somebody", quick=True)
        assert hall.quick.begun == [("elsewhere", 1.0)]
        await hall.quick.finish()
        assert await task == "elsewhere"

    run(check)


def test_a_thread_is_kept_for_people_however_much_is_only_looked_at() -> None:
    async def check() -> None:
        hall = Hall()
        for number in range(60):
            await hall.ask(f"crowd {number}", "crowd", ONLOOKERS)
        await hall.ask("anna", "anna")
        assert hall.deep.names == [*(f"crowd {number}" for number in range(THINKERS - 1)), "anna"]
        await hall.deep.finish()
        await hall.deep.finish()
        assert hall.deep.names[THINKERS:] == [f"crowd {THINKERS - 1}"]

    run(check)


def test_clients_take_turns_and_then_their_tables() -> None:
    """Who comes with one table after sixty of another client waits for one thought of them."""

    async def check() -> None:
        hall = Hall()
        for number in range(60):
            await hall.ask(f"crowd {number}", "crowd")
        await hall.ask("anna", "anna")
        await hall.ask("ben", "ben")
        for _ in range(6):
            await hall.deep.finish()
        assert hall.deep.names[THINKERS : THINKERS + 6] == [
            "crowd 2",
            "anna",
            "ben",
            "crowd 3",
            "crowd 4",
            "crowd 5",
        ]
        # A second thought of a table waits until every other table of its client has had one.
        await hall.ask("crowd 0", "crowd")
        while hall.deep.open:
            await hall.deep.finish()
        assert hall.deep.names[-2:] == ["crowd 59", "crowd 0"]

    run(check)


def test_a_table_that_asks_much_waits_for_the_others_of_its_client() -> None:
    async def check() -> None:
        hall = Hall()
        for name in ("busy", "busy", "busy", "busy", "calm"):
            await hall.ask(name, "club", HINTS)
        while hall.deep.open:
            await hall.deep.finish()
        assert hall.deep.names == ["busy", "busy", "busy", "calm", "busy"]

    run(check)


def test_hints_people_and_onlookers_have_a_share_each() -> None:
    async def check() -> None:
        hall = Hall()
        for number in range(10):
            for kind in (ONLOOKERS, HINTS, PEOPLE):
                await hall.ask(f"{kind} {number}", f"client {number}", kind)
        for _ in range(12):
            await hall.deep.finish()
        later = [name.split()[0] for name in hall.deep.names[THINKERS:]]
        assert {kind: later.count(kind) for kind in (PEOPLE, HINTS, ONLOOKERS)} == {PEOPLE: 4, HINTS: 4, ONLOOKERS: 4}

    run(check)


def test_who_has_stopped_waiting_is_passed_over() -> None:
    async def check() -> None:
        hall = Hall()
        for number in range(THINKERS):
            await hall.ask(f"first {number}", "crowd")
        gone = await hall.ask("gone", "crowd")
        await hall.ask("next", "crowd")
        gone.cancel()
        await asyncio.sleep(0)
        await hall.deep.finish()
        assert hall.deep.names[THINKERS:] == ["next"]
        assert not +hall.thinking.deep.waiting

    run(check)


def test_a_thought_that_fails_fails_for_its_asker_and_frees_the_thread() -> None:
    async def check() -> None:
        hall = Hall()
        first = await hall.ask("first", "anna")
        for number in range(THINKERS):
            await hall.ask(f"next {number}", "anna")
        hall.deep.open.pop(0)[2].set_exception(ValueError("no idea"))
        with pytest.raises(ValueError, match="no idea"):
            await first
        assert len(hall.deep.begun) == THINKERS + 1

    run(check)


def test_only_so_many_hints_wait() -> None:
    async def check() -> None:
        hall = Hall()
        for number in range(THINKERS + MOST_HINTS):
            hall.thinking.check_hints()
            await hall.ask(f"hint {number}", f"client {number}", HINTS)
        with pytest.raises(Overloaded):
            hall.thinking.check_hints()
        await hall.deep.finish()
        hall.thinking.check_hints()

    run(check)


# -- how long ------------------------------------------------------------------------------------------------------


def test_thoughts_become_shorter_while_many_wait_and_long_again_afterwards() -> None:
    async def check() -> None:
        hall = Hall((1e9, 1e9))
        for number in range(THINKERS + 20):
            await hall.ask(f"table {number}", f"client {number}")
        assert [measure for _, measure in hall.deep.begun] == [1.0] * THINKERS
        while hall.deep.open:
            await hall.deep.finish()
        waiting = [max(0, 20 - 1 - number) for number in range(20)]
        expected = [max(LEAST, min(1.0, EASY / max(1, count))) for count in waiting]
        assert [measure for _, measure in hall.deep.begun[THINKERS:]] == expected
        assert expected[0] < 0.2
        assert expected[-1] == 1.0

    run(check)


def test_the_least_measure_is_not_undercut() -> None:
    async def check() -> None:
        hall = Hall((1e9, 1e9))
        for number in range(500):
            await hall.ask(f"table {number}", f"client {number}")
        await hall.deep.finish()
        assert hall.deep.begun[-1][1] == LEAST

    run(check)


def test_a_crowd_of_one_clients_own_shortens_only_its_own_thoughts() -> None:
    async def check() -> None:
        hall = Hall((1e9, 1e9))
        for number in range(60):
            await hall.ask(f"crowd {number}", "crowd")
        await hall.ask("anna", "anna")
        for _ in range(2):
            await hall.deep.finish()
        assert hall.deep.begun[-2] == ("crowd 2", max(LEAST, EASY / 57))
        assert hall.deep.begun[-1] == ("anna", 1.0)

    run(check)


def test_a_client_that_has_used_up_its_seconds_thinks_less_but_people_never_wait_for_ever() -> None:
    async def check() -> None:
        hall = Hall((60.0, 0.5))
        for seconds, expected in ((30.0 - EACH, 1.0), (15.0 - EACH, 1.0), (100.0, 0.5), (0.0, LEAST)):
            await hall.ask("table", "anna")
            assert hall.deep.begun[-1] == ("table", expected)
            await hall.deep.finish(seconds)
        await hall.ask("other", "ben")
        assert hall.deep.begun[-1] == ("other", 1.0), "everybody else has the whole measure"
        hall.now += 240
        await hall.ask("table", "anna")
        assert hall.deep.begun[-1] == ("table", 1.0), "the seconds come back by themselves"

    run(check)


def test_where_nobody_sits_a_client_without_seconds_waits_for_new_ones() -> None:
    async def check() -> None:
        hall = Hall((60.0, 0.5))
        await hall.ask("show", "crowd", ONLOOKERS)
        await hall.deep.finish(60)
        await hall.ask("show", "crowd", ONLOOKERS)
        assert hall.deep.names == ["show"]
        await hall.ask("people", "crowd", PEOPLE)
        await hall.ask("other", "anna", ONLOOKERS)
        assert hall.deep.names == ["show", "people", "other"], "only what nobody waits for is put off"
        await hall.deep.finish()
        await hall.deep.finish()
        hall.now += 2
        hall.thinking.look_again()
        assert hall.deep.names == ["show", "people", "other", "show"]

    run(check)


@pytest.mark.parametrize(
    ("spec", "measure", "expected"),
    [
        ("greedy", 0.1, "greedy"),
        ("search", 1.0, "search:sims=100,ms=5000,turns=2"),
        ("search", 0.25, "search:sims=25,ms=1250,turns=2"),
        ("search:ms=2000", 0.05, "search:sims=8,ms=100,turns=2"),
        ("search:sims=3,ms=20", 0.05, "search:sims=3,ms=20,turns=2"),
        ("expert:sims=2000", 0.1, "expert:sims=200,ms=500,turns=2"),
        ("planner:beam=16,worlds=16", 0.25, "planner:beam=4,worlds=4"),
        ("planner:beam=16", LEAST, "planner:beam=1,worlds=1"),
    ],
)
def test_a_bot_with_a_part_of_its_thinking(spec: str, measure: float, expected: str) -> None:
    assert measured(spec, measure) == expected
    assert bot_runner.make(expected, 0).name == level_of(spec)


def test_work_is_timed_by_the_processor() -> None:
    result, seconds = timed(lambda measure: sum(range(200_000)) * measure, 0.0)
    assert result == 0
    assert seconds > 0


# -- clients -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_a_network_of_one_owner_is_one_client(host: str, name: str) -> None:
    assert network_of(host) == name


def test_a_bucket_can_be_in_debt_but_not_for_ever() -> None:
    now = 0.0
    bucket = Bucket(10, 1, lambda: now)
    assert bucket.take("a", 10)
    assert not bucket.take("a", 1)
    bucket.charge("a", 1000)
    assert bucket.level("a") == -10
    assert bucket.take("b", 10), "everybody has a bucket"
    now = 21.0
    assert bucket.level("a") == 10
    assert bucket.take("a", 50), "a full bucket is enough for anything"
    assert bucket.level("a") == -10


def test_the_bots_of_a_table_think_at_the_expense_of_who_made_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            makers = here.commands.bot_runner.makers
            clients = [
                httpx.AsyncClient(
                    transport=httpx.ASGITransport(here.app, client=(address, 99)), base_url=f"http://{HOST}"
                )
                for address in ("192.0.2.1", "192.0.2.2")
            ]
            body = {"game": "mysthea", "seats": [person("Anna"), bot(), bot()]}
            made = (await clients[0].post("/api/tables", json=body)).json()
            table = here.commands.live[made["id"]]
            assert makers[table] == "192.0.2.1"
            await clients[1].get(f"/t/{table.id}")
            assert makers[table] == "192.0.2.1"
            assert CLIENT.get() == ""
            await here.quiet(table.id)
            assert set(here.commands.bot_runner.thinking.purse.levels) <= {"192.0.2.1"}
            for client in clients:
                await client.aclose()

    asyncio.run(check())


# -- who thinks at tables ------------------------------------------------------------------------------------------


def held_up(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """All search bots think until the event is set, and then choose at random."""
    free = threading.Event()
    usual = bot_runner.chosen

    def slowly(spec: str, *given: Any) -> Any:
        if level_of(spec) == "search":
            assert free.wait(60)
        return usual(LEVELS[0] if level_of(spec) == "search" else spec, *given)

    monkeypatch.setattr(bot_runner, "chosen", slowly)
    return free


async def bots_answer(here: Site, table: str, token: str) -> None:
    """Seat 0 chooses until a bot has answered."""
    live = await here.commands.get(table)
    while not any(move.seat != 0 for move in live.session.record):
        state = await here.state(table, token)
        if state["decision"]:
            assert (await here.choose(table, token, state["decision"]["choices"][0])).status_code == 200
        await asyncio.sleep(0.005)


def test_sixty_tables_of_deep_thinkers_hold_up_nobody_elses_greedy_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = held_up(monkeypatch)

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            try:
                for _ in range(60):
                    await here.make(*[bot("search:ms=2000")] * 5)
                assert sum(here.commands.bot_runner.thinking.deep.waiting.values()) > 50
                table, tokens = await here.make(person("Anna"), bot("greedy"), bot("greedy"))
                await bots_answer(here, table, tokens[0])
            finally:
                free.set()

    asyncio.run(check())


AGAIN = '<noscript><meta http-equiv="refresh"'
LOOK = '<noscript><a class="button'


@pytest.mark.parametrize(("other", "found"), [(bot("search"), (AGAIN,)), (person("Ben"), (LOOK,))])
def test_a_page_without_scripts_loads_itself_again_while_bots_think_and_offers_to_while_people_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: dict[str, str], found: tuple[str, ...]
) -> None:
    free = held_up(monkeypatch)

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), other)
            live = await here.commands.get(table)
            looking = {"cookie": f"rw_table_{table}={tokens[0]}"}
            asked = 0
            try:
                while live.waiting_for() != [1]:
                    page = (await here.http.get(f"/t/{table}", headers=looking)).text
                    assert AGAIN not in page
                    assert LOOK not in page
                    asked += 1
                    choice = str(live.session.state.decision.choices[0])
                    assert (await here.choose(table, tokens[0], choice)).status_code == 200
                page = (await here.http.get(f"/t/{table}", headers=looking)).text
                assert asked
                assert tuple(one for one in (AGAIN, LOOK) if one in page) == found
            finally:
                free.set()
            await here.quiet(table)

    asyncio.run(check())


def test_bots_alone_sleep_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "LOOKED_AT", -1.0)  # whoever asked for something is gone at once

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, _ = await here.make(bot(), bot())
            live = here.commands.live[table]
            assert (live.bots_running, live.written) == (False, 0)
            for opened in (here.stream, here.socket):
                before = live.written
                wire = await opened(table)
                while live.written < before + 5:
                    await asyncio.sleep(0.005)
                await wire.close()
                while live.bots_running:
                    await asyncio.sleep(0.005)
                assert not live.session.state.over
            assert live.idle, "a sleeping table may leave the memory"

    asyncio.run(check())


def test_who_asks_again_and_again_never_finds_a_sleeping_bot(tmp_path: Path) -> None:
    """A program that plays by REST, without any stream: every question is a sign of life."""

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            show, _ = await here.make(bot(), bot())
            table, tokens = await here.make(person("Anna"), bot(), bot())
            for id in (show, table):
                live = here.commands.live[id]
                live.used = -1e9
                for seat in range(len(live.seats)):
                    live.hear(seat, 1e9)
                assert not here.commands.bot_runner.awake(live)
                while live.bots_running:
                    await asyncio.sleep(0.005)
            before = here.commands.live[show].written
            await here.state(show)
            while here.commands.live[show].written == before:
                await asyncio.sleep(0.005)
            await bots_answer(here, table, tokens[0])

    asyncio.run(check())


def test_people_who_have_not_left_keep_their_bots_awake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, _ = await here.make(person("Anna"), bot(), bot())
            live, bot_runner = here.commands.live[table], here.commands.bot_runner
            live.used = -1e9
            assert bot_runner.awake(live), "Anna has just sat down"
            live.hear(0, AWAY_AFTER + 1)
            assert not bot_runner.awake(live)
            live.online[0] = 1
            assert bot_runner.awake(live)
            del live.online[0]
            live.used = clock.ticks() - SAT_AT + 60
            assert bot_runner.awake(live), "bots finish their turns for people who come back"
            live.used -= 120
            assert not bot_runner.awake(live)

    asyncio.run(check())


def test_a_hint_that_comes_too_late_is_refused_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), bot())
            while not (await here.state(table, tokens[0]))["decision"]:
                await asyncio.sleep(0.005)
            cookies = {"cookie": f"rw_table_{table}={tokens[0]}; rw_lang=uk"}
            monkeypatch.setattr(thinking_time, "MOST_HINTS", 0)
            refused = await here.http.get(f"/t/{table}/hint", headers=cookies)
            assert refused.status_code == 503
            assert int(refused.headers["retry-after"]) > 0
            assert "перевантажений" in refused.text
            monkeypatch.undo()
            assert (await here.http.get(f"/t/{table}/hint", headers=cookies)).status_code == 200

    asyncio.run(check())
