"""The server for tests: in this process without a network, or as real processes to be killed; and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fastapi import FastAPI

from rulewright.store import clock
from rulewright.web.app import create_app
from rulewright.web.commands import TableCommands

from ..chaos.servers import Nursery, Postgres, Process, running_nursery, running_postgres

HOST = "table.test"
MARK = "up to here"
PATIENCE = 120.0
"""Seconds for what must come, however busy the machine is."""


# -- in this process ---------------------------------------------------------------------------------------------


class Wire:
    """One open connection into the application: a WebSocket, or a response that is read while it is being sent."""

    def __init__(self, app: FastAPI, scope: dict[str, Any]) -> None:
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task = asyncio.create_task(app(scope, self.to_app.get, self.from_app.put))

    async def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of the application; its death is ours."""
        getting = asyncio.create_task(self.from_app.get())
        done, _ = await asyncio.wait({getting, self.task}, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
        if getting not in done and not self.from_app.empty():
            return await getting
        if getting not in done:
            getting.cancel()
            if self.task.done():
                self.task.result()
            raise TimeoutError("nothing comes")
        return getting.result()

    async def send(self, message: Any) -> None:
        """A WebSocket message: text, bytes, or anything that becomes JSON."""
        if isinstance(message, bytes):
            await self.to_app.put({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
            await self.to_app.put({"type": "websocket.receive", "text": text})

    async def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next WebSocket message as JSON; a closed one is `{"type": "closed"}`."""
        message = await self.next(timeout)
        if message["type"] == "websocket.close":
            return {"type": "closed", "code": message.get("code", 1000)}
        decoded: dict[str, Any] = msgspec.json.decode(message["text"])
        return decoded

    async def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.read(timeout)
            if message["type"] == kind:
                return message

    async def rest(self) -> list[bytes]:
        """All that a socket has been sent until now: messages are answered one by one, and this asks for an answer."""
        await self.send({"type": "no intent", "client": MARK})
        found = []
        while True:
            message = await self.next()
            assert message["type"] == "websocket.send", message
            said = message["text"].encode()
            if msgspec.json.decode(said).get("client") == MARK:
                return found
            found.append(said)

    def lying(self) -> list[bytes]:
        """What has come and was not read yet."""
        found = []
        while not self.from_app.empty():
            message = self.from_app.get_nowait()
            found.append((message.get("text") or "").encode() or message.get("body", b""))
        return found

    async def close(self) -> None:
        kind = "websocket.disconnect" if self.is_socket else "http.disconnect"
        await self.to_app.put({"type": kind, "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE)

    is_socket = True


class Site:
    """The application with its commands, spoken to as browsers and programs do."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")

    @property
    def commands(self) -> TableCommands:
        commands: TableCommands = self.app.state.commands
        return commands

    def scope(self, kind: str, path: str, headers: dict[str, str], query: str = "") -> dict[str, Any]:
        raw = [(name.lower().encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()]
        base = {"asgi": {"version": "3.0"}, "http_version": "1.1", "path": path, "raw_path": path.encode()}
        more = {"query_string": query.encode(), "root_path": "", "client": ("127.0.0.9", 9), "server": (HOST, 80)}
        if kind == "websocket":
            return {"type": kind, "scheme": "ws", "headers": raw, "subprotocols": [], **base, **more}
        return {"type": kind, "scheme": "http", "method": "GET", "headers": raw, **base, **more}

    async def socket(self, table_id: str, tokens: str = "", **headers: str) -> Wire:
        """The live layer of a table's page, as one who has these tokens."""
        given = {"origin": f"http://{HOST}", **headers}
        if tokens:
            given["cookie"] = f"rw_table_{table_id}={tokens}"
        wire = Wire(self.app, self.scope("websocket", f"/t/{table_id}/live", given))
        await wire.to_app.put({"type": "websocket.connect"})
        first = await wire.next()
        assert first["type"] == "websocket.accept", first
        return wire

    async def stream(self, table_id: str, token: str = "") -> Wire:
        """The NDJSON stream of a table."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        wire = Wire(self.app, self.scope("http", f"/api/tables/{table_id}/stream", headers))
        wire.is_socket = False
        await wire.to_app.put({"type": "http.request", "body": b"", "more_body": False})
        first = await wire.next()
        assert first["status"] == 200, first
        return wire

    async def make(self, *seats: dict[str, str], **given: Any) -> tuple[str, list[str]]:
        """A table and its tokens."""
        body = {"game": "mysthea", "seed": 1, "seats": list(seats), **given}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return found["id"], found["tokens"]

    async def state(self, table_id: str, token: str = "") -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.get(f"/api/tables/{table_id}", headers=headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def choose(self, table_id: str, token: str, choice: str, **given: Any) -> httpx.Response:
        body = {"choice": choice, **given}
        headers = {"authorization": f"Bearer {token}"}
        return await self.http.post(f"/api/tables/{table_id}/choices", json=body, headers=headers)

    async def quiet(self, table_id: str) -> None:
        """Wait until the table's bots have nothing to do."""
        table = await self.commands.get(table_id)
        for _ in range(int(PATIENCE * 100)):
            if not table.bots_running:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("the bots never come to an end")


@contextlib.asynccontextmanager
async def site(database: str | Path, **given: Any) -> AsyncIterator[Site]:
    """The whole application. Background work that died in it fails the test."""
    given = {"burst": 1e9, "per_second": 1e9, "new_tables": (1e9, 1e9), "thinking": (1e9, 1e9), **given}
    app = create_app(str(database), **given)
    async with app.router.lifespan_context(app):
        found = Site(app)
        async with found.http:
            yield found
        assert found.commands.failures == []


def person(name: str = "") -> dict[str, str]:
    return {"kind": "person", "name": name}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


# -- time ---------------------------------------------------------------------------------------------------------


@dataclass
class Clocks:
    """The time of day and the ticks of this process, as a test says."""

    day: float = 1_000_000_000.0
    tick: float = 5_000.0

    def pass_by(self, seconds: float) -> None:
        """Time goes on as it should."""
        self.day += seconds
        self.tick += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    found = Clocks()
    monkeypatch.setattr(clock, "now", lambda: found.day)
    monkeypatch.setattr(clock, "ticks", lambda: found.tick)
    return found


# -- real processes ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with running_nursery() as found:
        yield found


@pytest.fixture
def process(nursery: Nursery, tmp_path: Path) -> Iterator[Process]:
    """A server process on a SQLite file of its own."""
    found = Process(nursery, str(tmp_path / "tables.db"))
    yield found
    found.stop()


@pytest.fixture
def pair(nursery: Nursery, postgres: Postgres) -> Iterator[list[Process]]:
    """Two server processes on one PostgreSQL."""
    database = postgres.database()
    found = [Process(nursery, database).start() for _ in range(2)]
    yield found
    for one in found:
        one.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres(fsync="off") as found:  # processes are killed, the power is not cut
        yield found
