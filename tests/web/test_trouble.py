"""A full disk and our own mistakes: one clear answer, one line in the log, the connection stays, nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import os
import resource
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI

from rulewright.store.entry_writer import SqliteEntryWriter
from rulewright.store.store import opened
from rulewright.web.app import create_app
from rulewright.web.server import from_environment
from tests.chaos.servers import unused_port

from .conftest import PATIENCE, Process, Site, Wire, bot, person, site

ENDLESS = 1_000_000_000


# -- a full disk -------------------------------------------------------------------------------------------------------


class Room:
    """How many pages the file may have: one that has more already takes no page any more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pages = ENDLESS
        write = SqliteEntryWriter._write

        def limited(writer: SqliteEntryWriter, batch: list[Any]) -> list[bool]:
            if writer.connection is not None:
                writer.connection.execute(f"PRAGMA max_page_count={self.pages}")
            return write(writer, batch)

        monkeypatch.setattr(SqliteEntryWriter, "_write", limited)

    def limit(self, here: Site) -> None:
        """The store's other connections as well."""
        engine = here.commands.store.engine.sync_engine
        sa.event.listen(engine, "begin", lambda line: line.exec_driver_sql(f"PRAGMA max_page_count={self.pages}"))


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    return Room(monkeypatch)


async def next_choice(here: Site, table: str, tokens: list[str]) -> tuple[str, str]:
    """Somebody who is asked, and the first of the choices."""
    for token in tokens:
        decision = (await here.state(table, token))["decision"]
        if decision is not None:
            return token, decision["choices"][0]
    raise AssertionError("nobody is asked")


def no_room(answer: httpx.Response) -> bool:
    """Whether it was refused, as a full disk is: come again."""
    if answer.status_code < 400:
        return False
    assert answer.status_code == 503, answer.text
    assert answer.headers["retry-after"]
    assert answer.json() == {
        "error": "Unavailable",
        "message": "the table cannot be reached just now; try again in a moment",
        "id": "database-silent",
        "values": {},
    }
    return True


def test_choices_on_a_full_disk_are_refused_until_there_is_room_and_nothing_is_lost(
    tmp_path: Path, room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def play(here: Site, table: str, tokens: list[str], most: int) -> tuple[int, bool]:
        """How many choices were acknowledged, and whether one was refused."""
        for done in range(most):
            token, choice = await next_choice(here, table, tokens)
            if no_room(await here.choose(table, token, choice, client=f"{done} of {most}")):
                return done, True
        return most, False

    async def check() -> None:
        async with site(path) as here:
            room.limit(here)
            table, tokens = await here.make(person("Anna"), person("Ben"))
            await play(here, table, tokens, 3)
            room.pages = 1
            done, refused = await play(here, table, tokens, 400)
            assert refused
            again, refused = await play(here, table, tokens, 399)
            assert (again, refused) == (0, True)
            assert (await here.http.get(f"/t/{table}")).status_code == 200
            assert (await here.commands.get(table)).written == 3 + done
            # One line in the log tells of everything that was refused meanwhile, and one that it is over.
            told = [record for record in caplog.records if record.levelno >= logging.WARNING]
            assert [record.getMessage().partition(":")[0] for record in told] == ["the database does not answer"]
            assert "full" in told[0].getMessage()
            room.pages = ENDLESS
            more, refused = await play(here, table, tokens, 5)
            assert (more, refused) == (5, False)
            told = [record for record in caplog.records if record.levelno >= logging.WARNING]
            assert [record.exc_info for record in told] == [None, None]
            assert "answers again" in told[1].getMessage()
        async with opened(str(path)) as store:
            assert [row["n"] for row in await store.entries(table)] == list(range(1, 3 + done + 5 + 1))

    asyncio.run(check())


def test_a_snapshot_that_has_no_room_does_not_refuse_the_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The choice is on disk when the snapshot is made: to say otherwise would be wrong."""

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))

            async def full(*_: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            keep = here.commands.store.keep_snapshot
            monkeypatch.setattr(here.commands.store, "keep_snapshot", full)
            for number in range(1, 12):
                token, choice = await next_choice(here, table, tokens)
                assert (await here.choose(table, token, choice)).status_code == 200, number
            found = await here.commands.get(table)
            assert found.kept == 0
            assert [record.exc_info for record in caplog.records if "snapshot" in record.getMessage()] == [None]
            monkeypatch.setattr(here.commands.store, "keep_snapshot", keep)
            await here.commands._keep_snapshot(found)
            assert found.kept == 11

    asyncio.run(check())


def ask(line: http.client.HTTPConnection, method: str, where: str, token: str = "", body: Any = None) -> Any:
    """One request on an open connection, and its answer."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    line.request(method, where, None if body is None else json.dumps(body), headers)
    answer = line.getresponse()
    raw = answer.read()
    assert answer.getheader("connection") != "close"
    if answer.status == 503:
        assert answer.getheader("retry-after")
    return answer.status, json.loads(raw) if raw[:1] == b"{" else raw


def test_no_kind_of_write_breaks_on_a_full_disk_and_all_go_on_afterwards(process: Process) -> None:
    """A real server that may not write a byte more, all over one connection that stays open."""
    process.start()
    line = http.client.HTTPConnection("127.0.0.1", process.port, timeout=30)
    seats = [person("Anna"), person("Ben"), person()]
    made = ask(line, "POST", "/api/tables", body={"game": "mysthea", "seed": 1, "seats": seats, "listed": True})[1]
    table, tokens = made["id"], made["tokens"]
    ready = ask(line, "POST", "/api/tables", body={"game": "mysthea", "seed": 1, "seats": seats[:2]})[1]
    playing = f"/api/tables/{ready['id']}"
    seat = ask(line, "GET", playing)[1]["waiting"][0]
    mine = ready["tokens"][seat]
    choices = ask(line, "GET", playing, mine)[1]["decision"]["choices"]
    assert ask(line, "POST", f"{playing}/choices", mine, {"choice": choices[0]})[0] == 200
    before = ask(line, "GET", playing, mine)[1]
    next_seat = before["waiting"][0]
    choice = ask(line, "GET", playing, ready["tokens"][next_seat])[1]["decision"]["choices"][0]
    assert before["undo"] == 1
    writes = [
        (f"{playing}/choices", ready["tokens"][next_seat], {"choice": choice, "client": "one"}),
        (f"{playing}/chat", mine, {"text": "hello"}),
        (f"{playing}/takeover", mine, {"seat": 1 - seat}),
        (f"/api/tables/{table}/sit", tokens[2], {"name": "Cleo", "key": "k" * 30}),
        ("/api/tables", "", {"game": "mysthea", "seats": [person("A"), bot()]}),
    ]
    allowed = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    size = os.path.getsize(f"{process.database}-wal")
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, allowed[1]))
    undo = (f"{playing}/undo", mine, {"count": 1, "client": "two"})
    refused = [ask(line, "POST", *write) for write in (undo, *writes)]
    assert [status for status, _ in refused] == [503] * len(refused), refused
    assert {told["error"] for _, told in refused} == {"Unavailable"}
    assert ask(line, "GET", playing, mine)[1]["view"] == before["view"]
    assert ask(line, "GET", "/")[0] == 200
    assert ask(line, "GET", f"/api/tables/{table}")[1]["seats"][2]["name"] != "Cleo"
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, allowed)
    done = [ask(line, "POST", *write) for write in writes]
    assert [status for status, _ in done] == [200, 204, 200, 200, 201], done
    assert ask(line, "GET", f"/api/tables/{table}", "k" * 30)[1]["seats"][2]["name"] == "Cleo"
    # Killed and started again: what was acknowledged is there, what was refused is not there twice.
    line.close()
    process.kill()

    async def entries() -> list[dict[str, Any]]:
        async with opened(process.database) as store:
            return [row["body"]["choice"] for row in await store.entries(ready["id"])]

    assert asyncio.run(entries())[:2] == [choices[0], choice]
    with contextlib.closing(sqlite3.connect(process.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT count(*) FROM chat").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)


def test_a_server_that_runs_writes_no_compiled_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk half of one would be left, and no later start could read it."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    settings = {"database": f"sqlite:///{tmp_path}/tables.db", "hosts": [], "new_tables": [200, 1], "thinking": [1, 1]}
    monkeypatch.setenv("RULEWRIGHT_SERVE", json.dumps(settings))
    assert isinstance(from_environment(), FastAPI)
    assert sys.dont_write_bytecode


# -- our own mistakes --------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def served(app: FastAPI) -> Iterator[int]:
    """The application behind a real server in a thread; yields its port."""
    port = unused_port()
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=port, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield port
    finally:
        server.should_exit = True
        thread.join()


def test_a_broken_request_gets_one_answer_and_the_connection_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A client that keeps its connection would otherwise meet a second error, one of the line."""
    app = create_app(str(tmp_path / "tables.db"))

    async def mistake() -> None:
        raise ZeroDivisionError("xyzzy")

    async def driver() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    app.add_api_route("/api/mistake", mistake)
    app.add_api_route("/mistake", mistake)
    app.add_api_route("/api/driver", driver)
    with served(app) as port, contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as line:
        line.connect()
        socket = line.sock
        for where, status in (("/api/mistake", 500), ("/api/driver", 503), ("/mistake", 500), ("/api/games", 200)):
            line.request("GET", where)
            answer = line.getresponse()
            body = answer.read()
            assert answer.status == status
            assert answer.getheader("content-security-policy"), "the last answer has all headers too"
            assert b"xyzzy" not in body
            assert line.sock is socket, f"the connection was closed after {where}"
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.getMessage(), bool(record.exc_info)) for record in told] == [
        ("a request broke", True),
        ("the database does not answer: disk I/O error", False),
        ("a request broke", True),
    ]


def test_who_hangs_up_in_the_middle_of_a_form_is_no_mistake_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            scope = here.scope("http", "/settings", {"content-type": "application/x-www-form-urlencoded"})
            wire = Wire(here.app, {**scope, "method": "POST"})
            await wire.to_app.put({"type": "http.request", "body": b"theme=", "more_body": True})
            await wire.to_app.put({"type": "http.disconnect"})
            await asyncio.wait_for(wire.task, PATIENCE)
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []

    asyncio.run(check())


def test_an_answer_that_breaks_in_the_middle_is_cut_off(tmp_path: Path) -> None:
    """Half an answer must not look like a whole one."""
    from starlette.responses import StreamingResponse

    app = create_app(str(tmp_path / "tables.db"))

    async def half() -> StreamingResponse:
        async def lines() -> Any:
            yield b"one\n"
            raise ZeroDivisionError

        return StreamingResponse(lines())

    app.add_api_route("/half/stream", half)
    with served(app) as port, pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"http://127.0.0.1:{port}/half/stream", timeout=30)
