"""One damaged table hurts only itself: it says so in a sentence, and everybody else goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from rulewright.web.commands import TableCommands

from .conftest import Site, person, site
from .tabling import kept

CANNOT_BE_READ = "is damaged and cannot be read"
WRONG = [
    ("UPDATE entries SET body = '{' WHERE table_id = :id AND n = 2", CANNOT_BE_READ),
    ("UPDATE entries SET body = '\"x\"' WHERE table_id = :id AND n = 2", CANNOT_BE_READ),
    ('UPDATE entries SET body = \'{"kind": "?"}\' WHERE table_id = :id AND n = 2', CANNOT_BE_READ),
    ('UPDATE entries SET body = \'{"kind": "move"}\' WHERE table_id = :id AND n = 2', CANNOT_BE_READ),
    ("UPDATE entries SET body = CAST(X'7bff' AS TEXT) WHERE table_id = :id AND n = 2", CANNOT_BE_READ),
    ("UPDATE tables SET setup = '{' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE tables SET setup = '[]' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE tables SET opening = '7' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE tables SET settings = '[]' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE tables SET settings = '{\"request\": 5}' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE tables SET secret = 'not hexadecimal' WHERE id = :id", CANNOT_BE_READ),
    ("UPDATE seats SET kind = 'ghost' WHERE table_id = :id AND seat = 1", CANNOT_BE_READ),
    ("UPDATE seats SET name = X'ff' WHERE table_id = :id AND seat = 1", CANNOT_BE_READ),
    ("UPDATE seats SET seen = 'yesterday' WHERE table_id = :id AND seat = 1", CANNOT_BE_READ),
    ("DELETE FROM seats WHERE table_id = :id AND seat = 1", CANNOT_BE_READ),
    ("DELETE FROM entries WHERE table_id = :id AND n = 2", "has a gap: choice 2 is missing"),
]


async def two_tables(path: Path) -> tuple[str, str, list[str]]:
    """Two listed tables with some choices each; the tokens of the first."""
    async with site(path) as here:
        made = [await here.make(person("Anna"), person("Ben"), listed=True) for _ in range(2)]
        for table, tokens in made:
            for _ in range(4):
                seat = (await here.state(table))["waiting"][0]
                choice = (await here.state(table, tokens[seat]))["decision"]["choices"][0]
                assert (await here.choose(table, tokens[seat], choice)).status_code == 200
    return made[0][0], made[1][0], made[0][1]


def change(path: Path, statement: str, table: str) -> None:
    with sqlite3.connect(path) as connection:
        assert connection.execute(statement, {"id": table}).rowcount == 1
    connection.close()


async def lists(here: Site, damaged: str, whole: str, token: str = "") -> None:
    """Everybody's lists stand, with the other table in them."""
    for where in ("/", "/replays"):
        page = await here.http.get(where, headers={"cookie": f"rw_table_{damaged}={token}"})
        assert page.status_code == 200, where
    page = await here.http.get("/")
    assert f"/t/{whole}" in page.text
    assert f"/t/{damaged}" not in page.text
    found = await here.http.get("/api/tables")
    assert whole in [one["id"] for one in found.json()["tables"]]


@pytest.mark.parametrize(("statement", "sentence"), WRONG)
def test_a_damaged_table_says_so_and_everybody_else_goes_on(
    tmp_path: Path, statement: str, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        damaged, whole, tokens = await two_tables(path)
        change(path, statement, damaged)
        async with site(path) as here:
            for _ in range(2):
                await lists(here, damaged, whole, tokens[0])
                answer = await here.http.get(f"/api/tables/{damaged}")
                assert (answer.status_code, answer.json()["error"]) == (410, "Damaged")
                assert sentence in answer.json()["message"]
                assert "retry-after" not in answer.headers
                page = await here.http.get(f"/t/{damaged}", headers={"accept-language": "en"})
                assert page.status_code == 410
                assert "The record of this table is damaged" in page.text
                assert sentence in page.text
                assert "Look again" not in page.text
                wire = await here.socket(damaged)
                assert sentence in (await wire.read())["message"]
                await wire.task
            assert (await here.http.get(f"/t/{whole}")).status_code == 200
        told = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(told) == 1, [record.getMessage() for record in told]
        assert damaged in told[0].getMessage()
        assert told[0].exc_info is None

    asyncio.run(check())


def test_a_broken_line_of_chat_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        table, _, tokens = await two_tables(path)
        async with site(path) as here:
            for text in ("one", "two"):
                headers = {"authorization": f"Bearer {tokens[0]}"}
                await here.http.post(f"/api/tables/{table}/chat", json={"text": text}, headers=headers)
        change(path, "UPDATE chat SET text = X'ff' WHERE table_id = :id AND n = 1", table)
        async with site(path) as here:
            found = await here.commands.get(table)
            assert [line["text"] for line in found.chat] == ["two"]
            assert (await here.http.get(f"/t/{table}")).status_code == 200

    asyncio.run(check())


def spoil(path: Path, name: str) -> None:
    """Overwrite the first page of a table in the file, as a dying disk does."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa7" * size)


@pytest.mark.parametrize("name", ["entries", "seats", "tables", "ix_tables_touched"])
def test_a_damaged_file_is_called_damaged_and_the_home_page_stands(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        table, _, _ = await two_tables(path)
        spoil(path, name)
        async with site(path) as here:
            for _ in range(3):
                for where in ("/", "/replays", "/api/tables"):
                    assert (await here.http.get(where)).status_code == 200, where
                answer = await here.http.get(f"/api/tables/{table}")
                if name == "ix_tables_touched":
                    assert answer.status_code == 200, "only lists need it"
                    continue
                assert (answer.status_code, answer.json()["error"]) == (410, "Damaged")
                assert CANNOT_BE_READ in answer.json()["message"]
        told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(told) == len(set(told)) <= 3, told
        assert any("malformed" in line for line in told)
        assert not any(record.exc_info for record in caplog.records)

    asyncio.run(check())


def test_what_cannot_be_written_because_the_file_is_damaged_is_not_to_be_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        table, _, tokens = await two_tables(path)
        async with site(path) as here:
            await here.state(table)  # in memory from here on

            def broken(*_: object) -> None:
                error = sqlite3.DatabaseError("database disk image is malformed")
                error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT  # type: ignore[misc]
                raise error

            here.commands.store.entry_writer._write = broken  # type: ignore[union-attr,method-assign]
            seat = (await here.state(table))["waiting"][0]
            choice = (await here.state(table, tokens[seat]))["decision"]["choices"][0]
            answer = await here.choose(table, tokens[seat], choice)
            assert (answer.status_code, answer.json()["error"]) == (410, "Damaged")
            assert "repair" in answer.json()["message"]
        assert not any(record.exc_info for record in caplog.records)

    asyncio.run(check())


def test_damage_that_comes_while_a_table_is_in_memory_is_told_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        async with site(path) as here:
            table, _ = await here.make(person("Anna"), person("Ben"))
            change(path, "UPDATE tables SET settings = '[]' WHERE id = :id", table)
            (await here.commands.get(table)).dirty = True
            for _ in range(3):
                answer = await here.http.get(f"/api/tables/{table}")
                assert (answer.status_code, answer.json()["error"]) == (410, "Damaged")
            change(path, "UPDATE tables SET settings = '{}' WHERE id = :id", table)
            assert (await here.http.get(f"/api/tables/{table}")).status_code == 200, "repaired, it goes on"
        assert sum(table in record.getMessage() for record in caplog.records) == 1

    asyncio.run(check())


def test_what_nobody_foresaw_while_loading_is_logged_once_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        damaged, whole, _ = await two_tables(path)
        async with kept(path) as commands:
            assert isinstance(commands, TableCommands)
            monkeypatch.setattr("rulewright.web.table_loading.resume", lambda *_: 1 // 0)
            for _ in range(2):
                with pytest.raises(Exception, match=CANNOT_BE_READ):
                    await commands.get(damaged)
            monkeypatch.undo()
            await commands.get(damaged)
            await commands.get(whole)
        told = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert len(told) == 1
        assert told[0].exc_info is not None
        assert told[0].exc_info[0] is ZeroDivisionError

    asyncio.run(check())
