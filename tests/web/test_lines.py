"""Lines: names and headers of requests, and connections that somebody blocks."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path
from typing import Any

import pytest

from rulewright.web import connection_limits, server
from rulewright.web.connection_limits import (
    HEAD_SECONDS,
    LARGEST_HEAD,
    STUCK,
    STUCK_CLOSING,
    HttpConnection,
    SocketConnection,
)
from rulewright.web.request_limits import LARGEST_HEADERS, MOST_HEADERS, at_home

from .conftest import HOST, Process, Site, Wire, person, site


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- names and headers ---------------------------------------------------------------------------------------------


async def asked(here: Site, headers: list[tuple[bytes, bytes]], path: str = "/api/tables", **more: Any) -> int:
    """The status for a request with exactly these headers."""
    scope = {**here.scope("http", path, {}), "headers": headers, **more}
    wire = Wire(here.app, scope)
    await wire.to_app.put({"type": "http.request", "body": b"", "more_body": False})
    status: int = (await wire.next())["status"]
    await wire.task
    return status


def test_a_request_names_its_server_once_and_has_few_headers(database: Path) -> None:
    async def check() -> None:
        host = (b"host", HOST.encode())
        async with site(database) as here:
            assert await asked(here, [host]) == 200
            assert await asked(here, []) == 400
            assert await asked(here, [], http_version="1.0") == 200
            assert await asked(here, [host, host]) == 400
            assert await asked(here, [host, (b"host", b"evil.example")]) == 400
            for name in (b"", b"a b", b"evil.example/x", b"a@b", b"[::1", b"x:99999999", b"\xff", b"a,b"):
                assert await asked(here, [(b"host", name)]) == 400, name
            for name in (b"[::1]:8137", b"192.0.2.1", b"my_tables.example:80"):
                assert await asked(here, [(b"host", name)]) == 200, name
            assert await asked(here, [host, *[(b"x", b"y")] * (MOST_HEADERS - 1)]) == 200
            assert await asked(here, [host, *[(b"x", b"y")] * MOST_HEADERS]) == 431
            assert await asked(here, [host, (b"cookie", b"x" * LARGEST_HEADERS)]) == 431

    asyncio.run(check())


def test_links_and_redirects_do_not_repeat_what_the_host_header_says(database: Path) -> None:
    async def check() -> None:
        evil = {"host": "evil.example"}
        async with site(database) as here:
            table, tokens = await here.make(person("Anna"), person())
            cookie = f"rw_table_{table}={tokens[0]}; rw_invite_{table}=1~{tokens[1]}"
            for page in ("invite", "link"):
                mine = await here.http.get(f"/t/{table}/{page}", headers={"cookie": cookie})
                assert f'value="http://{HOST}/t/{table}' in mine.text, "the address that the connection came to"
                strange = await here.http.get(f"/t/{table}/{page}", headers={"cookie": cookie, **evil})
                assert "evil.example" not in strange.text
                assert f'value="/t/{table}/sit/' in strange.text
            for headers in ({}, evil):
                slash = await here.http.get("/api/tables/?x=1", headers=headers)
                assert (slash.status_code, slash.headers["location"]) == (307, "/api/tables?x=1")
        async with site(database.with_name("named.db"), hosts=("tables.example.org", "localhost")) as here:
            named = {"host": "tables.example.org"}
            answer = await here.http.post(
                "/api/tables", json={"game": "mysthea", "seats": [person("A"), person()]}, headers=named
            )
            made = answer.json()
            cookie = f"rw_table_{made['id']}={made['tokens'][0]}"
            page = await here.http.get(f"/t/{made['id']}/link", headers={"cookie": cookie, **named})
            assert f'value="http://tables.example.org/t/{made["id"]}/sit/' in page.text

    asyncio.run(check())


def test_a_redirect_never_leads_to_another_server() -> None:
    scope = {"type": "http", "headers": [(b"host", b"table.test")]}
    assert at_home("http://table.test//evil.example/x?y=1", scope) == "/evil.example/x?y=1"
    assert at_home("/t/abc", scope) == "/t/abc"


def test_a_token_is_no_excuse_for_a_form_of_another_site(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))
            foreign = {"origin": "https://evil.example", "authorization": f"Bearer {tokens[0]}"}
            form = await here.http.post(f"/t/{table}/say", data={"text": "x"}, headers=foreign)
            assert form.status_code == 403
            said = await here.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=foreign)
            assert said.status_code == 204

    asyncio.run(check())


# -- lines ---------------------------------------------------------------------------------------------------------


class Wall:
    """A transport whose other end takes nothing, or as much as the test says."""

    def __init__(self, protocol: asyncio.Protocol) -> None:
        self.protocol = protocol
        self.waiting = 0
        self.closing = self.aborted = False
        self.written = b""

    def get_extra_info(self, name: str) -> Any:
        return None

    def get_protocol(self) -> asyncio.Protocol:
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing

    def write(self, text: bytes) -> None:
        self.written += text

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


def line_of(kind: type[Any]) -> tuple[Any, Wall]:
    """A connection of the server, at a wall."""
    from uvicorn import Config
    from uvicorn.server import ServerState

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    config = Config(app, log_config=None, lifespan="off")
    config.load()
    line = kind(config, ServerState(), {})
    wall = Wall(line)
    line.connection_made(wall)
    return line, wall


@pytest.mark.parametrize("kind", [HttpConnection, SocketConnection])
def test_who_takes_nothing_loses_the_line(kind: type[Any]) -> None:
    async def check() -> None:
        line, wall = line_of(kind)
        for _ in range(3):
            line.look_after()
        assert not wall.aborted, "nothing waits"
        for waiting in (90_000, 60_000, 30_000, 29_000, 0, 20_000, 90_000, 80_000):
            wall.waiting = waiting
            line.look_after()
        assert not wall.aborted, "slow, but it goes on"
        for _ in range(STUCK):
            assert not wall.aborted
            line.look_after()
        assert wall.aborted
        line.connection_lost(None)

        line, wall = line_of(kind)
        wall.waiting, wall.closing = 10, True
        for _ in range(STUCK_CLOSING):
            assert not wall.aborted
            line.look_after()
        assert wall.aborted, "what is closed need not wait as long"
        line.connection_lost(None)

    asyncio.run(check())


def test_the_head_of_a_request_must_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        line, wall = line_of(HttpConnection)
        line.look_after()
        assert not wall.closing
        line.since -= HEAD_SECONDS + 1
        line.look_after()
        assert wall.closing
        assert wall.written.startswith(b"HTTP/1.1 408 ")

        line, wall = line_of(HttpConnection)
        line.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.since is None, "now it is our turn"
        line.look_after()
        assert not wall.closing

        line, wall = line_of(HttpConnection)
        line.data_received(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        for _ in range(LARGEST_HEAD // 1000 + 1):
            line.data_received(b"y" * 1000)
        assert wall.closing
        assert wall.written.startswith(b"HTTP/1.1 431 ")
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(check())


def test_the_server_uses_these_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    monkeypatch.setattr(server.uvicorn, "run", lambda *_, **settings: given.update(settings))
    monkeypatch.setenv(server._SETTINGS, "")
    server.serve("sqlite://", "127.0.0.1", 1)
    assert (given["http"], given["ws"]) == (HttpConnection, SocketConnection)
    assert connection_limits.LOOK_SECONDS * STUCK <= 30


def test_real_requests_without_or_with_two_names_or_a_flood_of_headers_are_refused(process: Process) -> None:
    process.start()

    def status(head: bytes) -> int:
        with socket.create_connection(("127.0.0.1", process.port), 20) as line:
            # The server hangs up as soon as it has seen enough; what was not read by then is lost.
            with contextlib.suppress(ConnectionError):
                line.sendall(head)
            answer = b""
            with contextlib.suppress(ConnectionError):
                while b"\r\n" not in answer and (more := line.recv(100)):
                    answer += more
        return int(answer[9:12]) if answer else 0

    host = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"
    assert status(host + b"\r\n") == 200
    assert status(b"GET /api/tables HTTP/1.1\r\n\r\n") == 400
    assert status(host + b"Host: y\r\n\r\n") == 400
    assert status(host + b"X: y\r\n" * 200 + b"\r\n") == 431
    assert status(host + b"Cookie: " + b"x" * 40_000 + b"\r\n\r\n") == 431
    assert status(host + b"".join(b"X-%d: y\r\n" % n for n in range(20_000))) in (431, 0)
    assert status(host + b"Cookie: " + b"x" * 500_000) in (431, 0)
    assert status(host + b"\r\n") == 200
