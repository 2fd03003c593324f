"""Load: what is refused when there is too much to do, and what a request costs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.web import request_limits, server_load
from rulewright.web.request_limits import TRY_AGAIN_LATER, Guard
from rulewright.web.server_load import (
    DEAREST,
    ENOUGH,
    FREE,
    FRESH,
    LATELY,
    LATEST,
    LOOKING,
    NEW,
    NOW,
    PATIENCE,
    PATIENCE_FACTOR,
    PLAYING,
    SOONEST,
    UNIT,
    WARM,
    Load,
    Metered,
    Visit,
    kind_of,
    price_of,
    rest_of,
)
from rulewright.web.token_buckets import Bucket

from .conftest import Site, bot, person, site


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextlib.asynccontextmanager
async def pressed(database: Path, monkeypatch: pytest.MonkeyPatch, **given: Any) -> AsyncIterator[tuple[Site, Load]]:
    """The application, with a heart that the test beats and a clock that stands still."""

    async def never(self: Load) -> None:
        return

    monkeypatch.setattr(Load, "live", never)
    async with site(database, **given) as here:
        found: Load = here.app.state.load
        found.clock = lambda: 50.0
        yield here, found


def press(found: Load, seconds: float) -> None:
    """So much has been let in and is not done."""
    found.in_hand = seconds


BUSY = (PATIENCE[NEW] + 0.1, PATIENCE[LOOKING] + 0.1, PATIENCE[PLAYING] + 0.1)
"""Waits at which each kind, one after the other, is refused."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As servers are outside of tests."""
    monkeypatch.setenv(PATIENCE_FACTOR, "1")


# -- the measure ---------------------------------------------------------------------------------------------------


class Clock:
    """A clock of the test; the server has been running for long."""

    def __init__(self) -> None:
        self.now = 0.0
        self.load = Load(lambda: self.now)
        self.now = WARM


def test_a_heart_that_beats_late_tells_the_wait() -> None:
    clock = Clock()
    found = clock.load
    assert found.wait() == 0
    found.beat(30.0)
    assert found.wait() == 0, "something that is made for the first time is no crowd"
    for _ in range(10):
        found.beat(3.0)
    assert round(found.wait(), 3) == round(9 / 3.25, 3), "again and again"
    assert found.refuses(LOOKING)
    assert not found.refuses(PLAYING)
    for _ in range(NOW - 1):
        found.beat(-0.001)
    assert found.wait() > 0
    found.beat(0.01)
    assert found.wait() == 0, "now the loop is free"
    found.beat(9.0)
    found.beat(9.0)
    assert found.refuses(NEW)
    clock.now += LATELY
    found.beat(1.0)
    assert found.wait() == 0, "it is over"


def test_long_delays_count_more_than_many_short_ones() -> None:
    found = Clock().load
    for late in [0.2] * 30:
        found.beat(late)
    assert found.wait() < 0.1
    for late in (9.0, 0.0, 9.0, 0.0):
        found.beat(late)
    assert found.wait() > 3


def test_slow_answers_count_as_late_beats_do_and_are_forgotten() -> None:
    clock = Clock()
    found = clock.load
    for _ in range(ENOUGH - 1):
        found.answered(4.0)
    assert found.wait() == 0, "a few answers say nothing"
    found.answered(400.0)
    assert found.wait() == 4.0, "the slowest may have been the first of its kind"
    clock.now += FRESH
    assert found.wait() == 0


def test_in_the_first_minute_only_work_in_hand_counts() -> None:
    now = 0.0
    found = Load(lambda: now)
    for _ in range(10):
        found.beat(9.0)
        found.answered(9.0)
    assert found.wait() == 0
    found.in_hand = 2.0
    assert found.wait() == 2.0
    now = WARM
    for _ in range(10):
        found.beat(9.0)
    assert found.refuses(PLAYING)


def visit(found: Load, method: str, path: str, price: float = 4) -> Visit:
    return Visit(found, {"type": "http", "method": method, "path": path}, price)


def test_work_in_hand_is_what_has_been_let_in_and_is_not_answered() -> None:
    now = 50.0
    found = Load(lambda: now)
    reading, writing = visit(found, "GET", "/t/abc"), visit(found, "POST", "/t/abc/choose")
    assert found.wait() == 4 * UNIT, "of the form nothing has come in yet"
    writing.asked()
    writing.asked()
    assert found.wait() == 8 * UNIT
    now += 3
    for one in (reading, writing):
        one.answered()
        one.answered()
        one.end()
    assert found.in_hand == 0
    assert [seconds for _, seconds in found.answers] == [3, 3]
    socket = Visit(found, {"type": "websocket", "path": "/t/abc/live"}, 3)
    assert found.in_hand == 3 * UNIT
    socket.end()
    assert found.in_hand == 0
    for path in ("/t/abc/hint", "/replays/upload", "/static/table.css"):
        visit(found, "GET", path).answered()
    assert len(found.answers) == 2, "what may take its time, or none, says nothing about the others"


def test_who_is_refused_hears_when_to_come_back() -> None:
    found = Load(lambda: 50.0)
    for wait, expected in ((0.1, SOONEST), (1.6, 4), (3.3, 7), (500.0, LATEST)):
        press(found, wait)
        assert found.retry_after() == expected


def test_a_heart_beats_and_knows_how_late_it_is() -> None:
    async def check() -> None:
        now = iter((0.0, 10.0, 10.0 + server_load.BEAT + 3.0, 15.0, 20.0, 20.0 + server_load.BEAT, 25.0, 30.0))
        found = Load(lambda: next(now))
        task = asyncio.create_task(found.live())
        while len(found.beats) < 2:
            await asyncio.sleep(0.01)
        task.cancel()
        assert [round(late, 6) for _, late in found.beats] == [3.0, 0.0]

    asyncio.run(check())


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/tables", NEW),
        ("GET", "/api/tables", LOOKING),
        ("POST", "/new/mysthea", NEW),
        ("GET", "/new/mysthea", LOOKING),
        ("POST", "/play/mysthea", NEW),
        ("POST", "/t/abc/rematch", NEW),
        ("POST", "/t/abc/report", NEW),
        ("POST", "/t/abc/fork", NEW),
        ("POST", "/replay/file/0123/fork", NEW),
        ("POST", "/api/tables/abc/forks", NEW),
        ("GET", "/t/abc/fork", LOOKING),
        ("POST", "/replays/upload", NEW),
        ("GET", "/t/abc/hint", NEW),
        ("GET", "/learn/mysthea/MYS-042", NEW),
        ("POST", "/learn/mysthea/MYS-042/play", NEW),
        ("GET", "/tutorial/mysthea/3", NEW),
        ("GET", "/", LOOKING),
        ("GET", "/t/abc", LOOKING),
        ("POST", "/t/abc/choose", LOOKING),
        ("POST", "/api/tables/abc/choices", LOOKING),
        ("GET", "/static/table.css", FREE),
        ("GET", "/health", FREE),
    ],
)
def test_what_a_request_is_for(method: str, path: str, kind: str) -> None:
    """Whether who looks at a table plays there is another question."""
    assert kind_of({"type": "http", "method": method, "path": path}) == kind


# -- at the door ---------------------------------------------------------------------------------------------------


def test_what_hurts_least_is_refused_first_and_players_last(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with pressed(database, monkeypatch) as (here, found):
            table, tokens = await here.make(person("Anna"), person("Ben"), bot())
            cookie = {"cookie": f"rw_table_{table}={tokens[0]}"}
            forged = {"cookie": f"rw_table_{table}=nonsense"}
            token = {"authorization": f"Bearer {tokens[0]}"}

            async def statuses() -> dict[str, list[int]]:
                http = here.http
                body = {"game": "mysthea", "seats": [person("A"), bot()]}
                return {
                    "free": [
                        (await http.get("/static/table.css")).status_code,
                        (await http.get("/health")).status_code,
                    ],
                    "new": [
                        (await http.post("/api/tables", json=body)).status_code // 100,
                        (await http.post("/play/mysthea")).status_code // 100,
                        (await http.get("/learn/mysthea")).status_code // 100,
                    ],
                    "looking": [
                        (await http.get("/")).status_code,
                        (await http.get(f"/t/{table}")).status_code,
                        (await http.get(f"/t/{table}", headers=forged)).status_code,
                        (await http.get(f"/api/tables/{table}")).status_code,
                    ],
                    "playing": [
                        (await http.get(f"/t/{table}", headers=cookie)).status_code,
                        (await http.get(f"/api/tables/{table}", headers=token)).status_code,
                        # Not now, or not any more: but that is for the table to say, not for the door.
                        (await http.post(f"/t/{table}/choose", data={"choice": "x"}, headers=cookie)).status_code
                        // 100
                        * 100,
                    ],
                }

            everything = {"free": [200] * 2, "new": [2, 3, 2], "looking": [200] * 4, "playing": [200, 200, 400]}
            assert await statuses() == everything
            for wait, refused in zip(BUSY, ("new", "looking", "playing"), strict=True):
                press(found, wait)
                everything[refused] = [5] * 3 if refused == "new" else [503] * len(everything[refused])
                if refused == "playing":
                    everything["playing"][2] = 500
                assert await statuses() == everything
            press(found, 0.0)
            assert (await statuses())["new"] == [2, 3, 2], "it recovers by itself"

    asyncio.run(check())


def test_a_refusal_says_when_to_come_back_in_the_visitors_language(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with pressed(database, monkeypatch) as (here, found):
            press(found, BUSY[1])
            program = await here.http.get("/api/tables", headers={"accept-language": "uk"})
            assert program.status_code == 503
            assert program.headers["retry-after"] == str(found.retry_after())
            assert program.json() == {
                "error": "Overloaded",
                "message": "the server is busy and has done nothing; try again in a moment",
                "id": "server-busy",
                "values": {},
            }
            for headers in ({"accept-language": "uk"}, {"cookie": "rw_lang=uk"}):
                page = await here.http.get("/", headers=headers)
                assert page.status_code == 503
                assert page.headers["retry-after"] == str(found.retry_after())
                assert "Сервер зараз перевантажений" in page.text
                assert f'http-equiv="refresh" content="{found.retry_after()}"' in page.text
                assert "default-src 'none'" in page.headers["content-security-policy"]
            form = await here.http.post("/play/mysthea", headers={"accept-language": "en"})
            assert "The server is busy and has done nothing" in form.text
            assert "refresh" not in form.text, "a form is not sent again by itself"
            assert (await here.http.get("/health")).json() == {"status": "busy"}
            press(found, 0.0)
            assert (await here.http.get("/health")).json() == {"status": "ok"}

    asyncio.run(check())


def test_a_refused_page_is_told_to_connect_again_later(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with pressed(database, monkeypatch) as (here, found):
            table, tokens = await here.make(person("Anna"), person("Ben"), bot())
            press(found, BUSY[1])
            onlooker = await here.socket(table)
            closed = await onlooker.next()
            assert (closed["type"], closed["code"]) == ("websocket.close", TRY_AGAIN_LATER)
            assert "busy" in closed["reason"]
            await onlooker.task
            player = await here.socket(table, tokens[0])
            await player.until("table")
            press(found, BUSY[2])
            await player.send({"type": "ping"})
            await player.until("pong")
            await player.close()
            refused = await here.socket(table, tokens[0])
            assert (await refused.next())["code"] == TRY_AGAIN_LATER
            await refused.task

    asyncio.run(check())


# -- costs ---------------------------------------------------------------------------------------------------------


def test_dear_addresses_are_charged_at_the_door(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_limits, "rest_of", lambda price, seconds: 0.0)  # however long it takes here

    async def check() -> None:
        async with site(database, burst=20, per_second=1e-9) as here:
            dear = [(await here.http.get("/cards/mysthea")).status_code for _ in range(5)]
            assert dear == [200, 200, 200, 429, 429]
            assert (await here.http.get("/api/tables")).status_code == 200, "there is some left for what is cheap"

    asyncio.run(check())


def test_what_a_request_really_took_is_charged_afterwards(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_load, "UNIT", 1e-12)  # everything is very dear

    async def check() -> None:
        async with site(database, burst=2 * DEAREST, per_second=1e-9) as here:
            assert [(await here.http.get("/api/tables")).status_code for _ in range(3)] == [200, 200, 429]

    asyncio.run(check())


def test_dear_pages_of_one_client_wait_for_each_other_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        now = 50.0
        inside: list[str] = []
        free = asyncio.Semaphore(0)
        breaks: list[float] = []
        loop = asyncio.get_running_loop()
        usual = loop.call_later

        def sooner(delay: float, *given: Any) -> Any:
            breaks.append(delay)
            return usual(0, *given)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal now
            inside.append(f"{scope['client'][0]} {scope['path']}")
            await free.acquire()
            now += 0.25

        monkeypatch.setattr(loop, "call_later", sooner)
        guard = Guard(app, load=Load(lambda: now))

        def ask(client: str, path: str) -> asyncio.Task[None]:
            headers = [(b"host", b"table.test")]
            scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "client": (client, 1)}
            return asyncio.create_task(guard(scope, None, None))  # type: ignore[arg-type]

        tasks = [ask("192.0.2.1", "/cards/mysthea") for _ in range(6)]
        tasks += [ask("192.0.2.1", "/t/abc/hint"), ask("192.0.2.1", "/api/tables"), ask("192.0.2.2", "/cards/mysthea")]
        while len(inside) < 4:
            await asyncio.sleep(0)
        assert inside == [
            "192.0.2.1 /cards/mysthea",
            "192.0.2.1 /t/abc/hint",
            "192.0.2.1 /api/tables",
            "192.0.2.2 /cards/mysthea",
        ]
        assert len(guard.load.answers) == 0, "who waits for oneself says nothing about the load"
        for _ in tasks:
            free.release()
        await asyncio.gather(*tasks)
        assert len(inside) == 9
        assert len(breaks) == 7
        assert set(breaks[-5:]) == {0.25}, "a break as long as the page took"
        assert not guard.open
        assert abs(guard.load.in_hand) < 1e-9, "what ends without an answer is done as well"
        while guard.rows:
            await asyncio.sleep(0)

    asyncio.run(check())


def test_prices() -> None:
    def price(method: str, path: str) -> float:
        return price_of({"type": "http", "method": method, "path": path})

    assert price("GET", "/api/tables") == 1
    assert price("GET", "/api/tables") < price("POST", "/api/tables")
    assert price("GET", "/t/abc") < price("GET", "/t/abc/hint") < price("GET", "/cards/mysthea")
    assert price_of({"type": "websocket", "path": "/t/abc/live"}) == price("GET", "/t/abc")
    assert rest_of(3, 2 * UNIT) == 0
    assert rest_of(3, 10 * UNIT) == 7
    assert rest_of(3, 1000.0) == DEAREST - 3


def test_only_own_steps_are_metered() -> None:
    async def check() -> None:
        now = 0.0

        async def work() -> str:
            nonlocal now
            now += 3
            await asyncio.sleep(0)
            now += 4
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.Event().wait(), 0.001)
            now += 5
            return "done"

        async def others() -> None:
            nonlocal now
            for _ in range(3):
                now += 100
                await asyncio.sleep(0)

        metered = Metered(work(), lambda: now)
        other = asyncio.create_task(others())
        assert await metered == "done"
        await other
        assert metered.seconds == 12

    asyncio.run(check())


def test_metered_work_fails_and_is_cancelled_as_any_other() -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def whole(work: Any) -> None:
        await Metered(work)

    async def check() -> None:
        with pytest.raises(ValueError, match="no"):
            await whole(failing())
        endless = asyncio.create_task(whole(asyncio.Event().wait()))
        await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless

    asyncio.run(check())


def test_messages_of_a_clients_pages_are_read_more_slowly_when_there_are_too_many() -> None:
    async def check() -> None:
        now = 0.0
        guard = Guard(app=None)  # type: ignore[arg-type]
        guard.bucket = Bucket(2, 1, lambda: now)
        sent = asyncio.Queue[dict[str, Any]]()
        for text in "abc":
            sent.put_nowait({"type": "websocket.receive", "text": text})
        read = guard.messages(sent.get, "192.0.2.1")
        other = guard.messages(sent.get, "192.0.2.2")
        assert [(await read())["text"] for _ in "ab"] == ["a", "b"]
        third = asyncio.create_task(read())
        while not sent.empty():
            await asyncio.sleep(0)
        sent.put_nowait({"type": "websocket.receive", "text": "d"})
        assert (await other())["text"] == "d", "others are not held up"
        assert not third.done()
        now = 1.0
        assert (await third)["text"] == "c"
        sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert (await read())["type"] == "websocket.disconnect", "who leaves need not wait"

    asyncio.run(check())
