"""A database that does not answer, or takes nothing: told in the log once, and before a server starts in a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from rulewright.cli.main import call
from rulewright.store import store
from rulewright.store.database import tune_sqlite
from rulewright.store.outage import QUIET, Outage
from rulewright.web import server

from ..chaos.servers import unused_port
from .conftest import Clocks, Postgres, person, site


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert not any(record.exc_info for record in caplog.records)
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def fail(outage: Outage, error: Exception, writing: bool = False) -> None:
    with contextlib.suppress(type(error)), outage.watching(writing):
        raise error


def succeed(outage: Outage, writing: bool = False) -> None:
    with outage.watching(writing):
        pass


# -- one line when it begins, one when it is over ----------------------------------------------------------------------


def test_an_outage_is_told_once_and_so_is_its_end(clocks: Clocks, caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage()
    succeed(outage)
    for _ in range(50):
        fail(outage, ConnectionRefusedError("connection refused"))
        clocks.pass_by(2)
    assert lines(caplog) == ["the database does not answer: connection refused; this is told once, until it does"]
    succeed(outage)
    succeed(outage)
    assert lines(caplog)[1:] == ["the database answers again after 100 seconds; failures: 50"]


def test_what_cannot_be_written_is_over_when_something_is_written(
    clocks: Clocks, caplog: pytest.LogCaptureFixture
) -> None:
    outage = Outage()
    for _ in range(3):
        fail(outage, OSError("disk full"), writing=True)
        succeed(outage)
    assert len(lines(caplog)) == 1
    succeed(outage, writing=True)
    assert lines(caplog)[1:] == ["the database answers again after 0 seconds; failures: 3"]


def test_a_database_that_comes_and_goes_does_not_fill_the_log(clocks: Clocks, caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage()
    for _ in range(100):
        fail(outage, OSError("away"))
        succeed(outage)
        clocks.pass_by(1)
    assert len(lines(caplog)) == 2 * (1 + 99 // int(QUIET))


def test_our_own_mistakes_are_no_outage(caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage()
    fail(outage, IntegrityError("INSERT", {}, ValueError("twice")))
    fail(outage, ZeroDivisionError())
    assert (outage.failures, lines(caplog)) == (0, [])


def test_a_database_that_is_down_is_told_in_two_lines_however_many_ask(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with site(postgres.database()) as here:
            table, tokens = await here.make(person("Anna"), person("Ben"), person("Cleo"))
            await asyncio.to_thread(postgres.kill)
            try:
                answers: list[httpx.Response] = []
                wanted = {"game": "mysthea", "seats": [person("Anna"), person("Ben")]}
                for _ in range(10):
                    answers.append(await here.http.get("/"))
                    answers.append(await here.http.post("/api/tables", json=wanted))
                    answers.append(await here.choose(table, tokens[0], "dance", revision="old"))
                    answers.append(await here.http.get("/t/abcdefghijkl"))
            finally:
                await asyncio.to_thread(postgres.start)
            assert {answer.status_code for answer in answers} == {503}
            assert len(lines(caplog)) == 1
            assert len(lines(caplog)[0]) < 300
            seat = (await here.state(table))["waiting"][0]
            choice = (await here.state(table, tokens[seat]))["decision"]["choices"][0]
            assert (await here.choose(table, tokens[seat], choice)).status_code == 200
            assert ["answers again" in line for line in lines(caplog)] == [False, True]

    asyncio.run(check())


# -- a file that may only be read --------------------------------------------------------------------------------------


def test_a_database_that_can_only_be_read_is_told_before_the_server_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "tables.db")
    asyncio.run(server.check_database(path))
    monkeypatch.setattr(server, "serve", lambda *_, **__: print("serving all the same"))

    def tune(connection: Any, record: Any) -> None:
        tune_sqlite(connection, record)
        connection.execute("PRAGMA query_only=ON")

    monkeypatch.setattr(store, "tune_sqlite", tune)
    assert call(["serve", "--database", path, "--port", str(unused_port())]) == 2
    told = capsys.readouterr()
    assert "can be read but not written (attempt to write a readonly database)" in told.err
    assert "let the user who runs the server write into it" in told.err
    assert "serving" not in told.err + told.out
