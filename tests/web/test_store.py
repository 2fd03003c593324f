"""The store: what is written is there, once; databases of older versions are brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rulewright.core.errors import SetupError
from rulewright.store import schema
from rulewright.store.database import InUse, async_url
from rulewright.store.store import MOST_CHAT, MOST_OF_ONLOOKERS, Conflict, Store, opened

TABLE: dict[str, Any] = {
    "id": "T1",
    "game": "mysthea",
    "setup": {},
    "opening": [],
    "start": "",
    "engine": "",
    "content": "",
    "listed": True,
    "status": "playing",
    "settings": {},
    "rematch": None,
}
SEAT: dict[str, Any] = {
    "table_id": "T1",
    "seat": 0,
    "kind": "person",
    "name": "A",
    "bot": "",
    "token": "x",
    "claimed": False,
    "seen": 0.0,
}


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    found: str = request.getfixturevalue("postgres").database()
    return found


def test_of_several_rematches_one_is_made(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT])
            made = [
                store.create_table({**TABLE, "id": f"R{n}"}, [{**SEAT, "table_id": f"R{n}"}], after="T1")
                for n in range(4)
            ]
            ends = await asyncio.gather(*made, return_exceptions=True)
            assert [type(end) for end in ends if end is not None] == [Conflict] * 3
            row = await store.table("T1")
            assert row is not None
            assert [one["id"] for one in await store.find_tables([f"R{n}" for n in range(4)])] == [row["rematch"]]

    asyncio.run(check())


def test_an_entry_is_written_once_however_many_try(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT], "{}")
            tries = [store.add_entry("T1", 1, {"kind": "move", "seat": n}, f"c{n}", "playing") for n in range(8)]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(end is None for end in ends) == 1
            assert sum(isinstance(end, Conflict) for end in ends) == 7
            written = await store.entries("T1")
            assert [row["n"] for row in written] == [1]
            assert ends[written[0]["body"]["seat"]] is None
        async with opened(url) as store:
            assert await store.entries("T1") == written

    asyncio.run(check())


def test_an_unclaimed_seat_goes_to_exactly_one(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT])
            tries = [store.update_seat("T1", 0, True, claimed=True, name=f"N{n}") for n in range(8)]
            assert sorted(await asyncio.gather(*tries)) == [False] * 7 + [True]

    asyncio.run(check())


def test_settings_are_changed_only_from_what_was_read(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT])
            assert await store.update_settings("T1", 0, {"a": 1})
            assert not await store.update_settings("T1", 0, {"b": 1})
            assert await store.update_settings("T1", 1, {"c": 1})
            row = await store.table("T1")
            assert row is not None
            assert (row["settings"], row["changes"]) == ({"c": 1}, 2)

    asyncio.run(check())


def test_chat_is_numbered_without_gaps_and_the_oldest_lines_make_room(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player can always speak; what onlookers say takes no room from the players."""
    monkeypatch.setattr("rulewright.store.store.MOST_CHAT", 12)
    monkeypatch.setattr("rulewright.store.store.MOST_OF_ONLOOKERS", 3)

    async def check() -> None:
        async with opened(url) as store:
            for name in ("T1", "T2"):
                await store.create_table({**TABLE, "id": name}, [{**SEAT, "table_id": name}])
                await asyncio.gather(*[store.add_chat(name, "A", 0, f"line {n}") for n in range(12)])
                assert [row["n"] for row in await store.chat(name)] == list(range(1, 13))
            for _ in range(5):
                await store.add_chat("T1", "Eve", None, "me too")
            assert [row["n"] for row in await store.chat("T1")] == [*range(1, 13), 15, 16, 17]
            for _ in range(4):
                await store.add_chat("T1", "A", 0, "as before")
            assert [row["n"] for row in await store.chat("T1")] == [*range(5, 13), 15, 16, 17, *range(18, 22)]
            assert len(await store.chat("T2")) == 12, "other tables keep theirs"

    assert MOST_OF_ONLOOKERS < 200 < MOST_CHAT, "some lines of players are always among those that are shown"
    asyncio.run(check())


def test_an_older_snapshot_never_replaces_a_newer_one(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT], "first")
            await store.keep_snapshot("T1", 20, "newer")
            await store.keep_snapshot("T1", 10, "older")
            await store.keep_snapshot("gone", 10, "nobody's")
            kept = await store.snapshot("T1")
            assert kept is not None
            assert (kept["n"], kept["state"]) == (20, "newer")
            assert await store.snapshot("gone") is None

    asyncio.run(check())


def test_old_tables_are_forgotten_with_all_that_is_theirs(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT], "{}")
            await store.create_table({**TABLE, "id": "T2"}, [{**SEAT, "table_id": "T2"}], "{}")
            await store.add_entry("T1", 1, {"kind": "move"}, "", "playing")
            await store.add_chat("T1", "A", 0, "hello")
            async with store.engine.begin() as connection:
                await connection.execute(schema.tables.update().where(schema.tables.c.id == "T1").values(touched=5.0))
            assert await store.forget_tables(untouched_since=6.0) == 1
            assert await store.read("T1") is None
            assert await store.entries("T1") == []
            assert await store.chat("T1") == []
            assert await store.snapshot("T1") is None
            assert await store.read("T2") is not None

    asyncio.run(check())


# -- migrations --------------------------------------------------------------------------------------------------


def columns(connection: sa.Connection) -> dict[str, set[str]]:
    look = sa.inspect(connection)
    return {name: {column["name"] for column in look.get_columns(name)} for name in look.get_table_names()}


def test_an_empty_database_gets_the_schema(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store, store.engine.connect() as connection:
            found = await connection.run_sync(columns)
        for table in schema.metadata.tables.values():
            assert found[table.name] == {column.name for column in table.columns}

    asyncio.run(check())


def test_a_database_of_the_first_version_is_upgraded_and_keeps_what_it_holds(url: str) -> None:
    old_table = {key: value for key, value in TABLE.items() if key not in ("changes", "secret")}
    old_seat = {key: value for key, value in SEAT.items() if key != "seen"}

    async def check() -> None:
        old = Store(url)
        await old.open("0001")
        async with old.engine.begin() as connection:
            known = {*old_table, "created", "touched"}
            tables = sa.Table("tables", sa.MetaData(), *[c._copy() for c in schema.tables.c if c.name in known])
            seats = sa.Table("seats", sa.MetaData(), *[c._copy() for c in schema.seats.c if c.name != "seen"])
            await connection.execute(tables.insert(), {**old_table, "created": 1.0, "touched": 1.0})
            await connection.execute(seats.insert(), old_seat)
        await old.close()
        async with opened(url) as store:
            record = await store.read("T1")
            assert record is not None
            assert record.table["changes"] == 0
            assert record.seats[0]["name"] == "A"
            assert record.seats[0]["seen"] == 0
            assert await store.update_settings("T1", 0, {"a": 1})

    asyncio.run(check())


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def check() -> None:
        async with opened(str(path)):
            pass
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(SetupError, match="another version"):
            await Store(str(path)).open()

    asyncio.run(check())


def test_several_servers_may_start_at_once_on_one_empty_postgres(postgres: Any) -> None:
    url = postgres.database()

    async def check() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(check())


# -- opening -----------------------------------------------------------------------------------------------------


def test_a_sqlite_file_has_one_server_and_says_where_it_is(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")

    async def check() -> None:
        async with opened(path) as store:
            store.tell_address("http://127.0.0.1:8137/")
            with pytest.raises(InUse) as busy:
                await Store(path).open()
            assert busy.value.address == "http://127.0.0.1:8137/"
        async with opened(path):
            pass

    asyncio.run(check())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://root@localhost/x", "not supported"),
        ("postgresql://u:hunter2@host:port/x", "not a URL"),
        ("sqlite://", "no file name"),
        ("/no/such/folder/tables.db", "cannot be opened"),
        ("postgresql://u:hunter2@127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence_without_its_password(url: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence) as told:
        asyncio.run(Store(url).open())
    assert "hunter2" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("this is not a database, but it is long enough to be looked at " * 50)
    with pytest.raises(SetupError, match="cannot be opened: file is not a database"):
        asyncio.run(Store(str(path)).open())


def test_urls_get_our_drivers() -> None:
    assert async_url("tables.db") == "sqlite+aiosqlite:///tables.db"
    assert async_url("postgres://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"


def test_sqlite_writes_survive_a_power_cut(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(str(tmp_path / "tables.db")) as store, store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar_one() == value

    asyncio.run(check())


def test_the_error_of_a_statement_does_not_tell_what_it_carries(url: str) -> None:
    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT], "{}")
            with pytest.raises(sa.exc.IntegrityError) as failed:
                await store.create_table({**TABLE, "settings": {"note": "a hidden card"}}, [SEAT], "{}")
            assert "INSERT INTO tables" in str(failed.value)
            assert "a hidden card" not in str(failed.value)

    asyncio.run(check())


def test_what_is_being_written_is_finished_though_nobody_waits_for_it(url: str) -> None:
    """Who is cancelled in the middle of a write cuts no line to the database, and a store that closes waits for it."""

    async def check() -> None:
        async with opened(url) as store:
            await store.create_table(TABLE, [SEAT])
            noting = asyncio.create_task(store.note_seen([("T1", 0)], 7.0))
            await asyncio.sleep(0)
            noting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await noting
        async with opened(url) as store:
            assert (await store.seats("T1"))[0]["seen"] == 7.0

    asyncio.run(check())
