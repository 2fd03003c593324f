"""A release changes components under a running table: pages say so where the game has met them, and only there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import rulewright
from rulewright.core.game import Game
from rulewright.store import schema
from rulewright.web import table_loading
from rulewright.web.commands import TableCommands
from rulewright.web.kept_positions import changed_since, read_kept, write_kept
from tests.core.test_older_saves import Renewed, met, with_changed
from tests.core.toy import TOY

from .conftest import person, site
from .tabling import PEOPLE, kept, play

SENTENCE = "Components that this game has met have changed in the program since: champions."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def begin(commands: TableCommands) -> tuple[str, str, str]:
    """A table that is played for a while, a champion that it has met, and one that it has not."""
    table, _ = await commands.create("mysthea", PEOPLE, seed=4)
    await play(commands, table, 25)
    return table.id, *met(table.game, table.session.state, "champions")


def release(monkeypatch: pytest.MonkeyPatch, id: str) -> Game:
    """From now on tables are loaded with a champion that is different."""
    later = with_changed(rulewright.load("mysthea"), "champions", id, rule="MYS-001")
    monkeypatch.setattr(table_loading, "load", lambda name: later)
    return later


def test_what_a_table_has_not_met_may_change(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            id, _, unknown = await begin(commands)
        release(monkeypatch, unknown)
        async with kept(path) as commands:
            table = await commands.get(id)
            assert (table.other_content, table.drift) == ((), "")

    asyncio.run(check())


def test_what_a_table_has_met_and_is_different_is_told_from_then_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record comes out as before: only what the table has written down of the content can tell."""

    async def check() -> None:
        async with kept(path) as commands:
            id, known, _ = await begin(commands)
        release(monkeypatch, known)
        for _ in range(2):  # the second time the newest position has been kept with the new content
            async with kept(path) as commands:
                table = await commands.get(id)
                assert (table.other_content, table.drift) == (("champions",), "")
                assert len(table.session.line) == table.written, "all of it is still there"
                await play(commands, table, 10, seed=table.written)

    asyncio.run(check())


def test_the_page_says_what_has_changed_until_the_game_is_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with site(path) as here:
            id, tokens = await here.make(person("Anna"), person("Ben"))
            table = await here.commands.get(id)
            known, _ = met(table.game, table.session.state, "champions")
        release(monkeypatch, known)
        async with site(path) as here:
            header = {"cookie": f"rw_table_{id}={tokens[0]}; rw_lang=en"}
            assert SENTENCE in (await here.http.get(f"/t/{id}", headers=header)).text
            await play(here.commands, await here.commands.get(id), 10_000)
            assert SENTENCE not in (await here.http.get(f"/t/{id}", headers=header)).text

    asyncio.run(check())


def test_a_position_that_was_kept_without_a_head_is_still_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            id, known, _ = await begin(commands)
            table = await commands.get(id)
            bare = table.game.encode(table.session.state).decode()
            commands.live.clear()  # nothing is kept on closing
            async with commands.store.engine.begin() as connection:
                await connection.execute(schema.snapshots.update().values(state=bare, n=table.written))
        later = release(monkeypatch, known)
        assert later.encode(read_kept(later, bare)) == bare.encode()
        async with kept(path) as commands:
            assert (await commands.get(id)).other_content == (), "it does not say what it has met"

    asyncio.run(check())


def test_a_kept_position_of_older_records_is_brought_up_to_date() -> None:
    saved = json.loads(write_kept(TOY, TOY.new(2, 1)))
    del saved["state"]["settled"]
    found = read_kept(Renewed(), json.dumps({**saved, "version": 2}, separators=(",", ":")))
    assert found.settled == 7  # type: ignore[attr-defined]


def test_a_kept_position_that_cannot_be_read_tells_nothing() -> None:
    assert changed_since(TOY, '{"format":') == []
