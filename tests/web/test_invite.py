"""Links for friends lead to this server from where the friends are, or say that they do not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rulewright.web import visitor

from .conftest import person, site


@pytest.mark.parametrize(
    ("listening", "came_by", "begins", "warned"),
    [
        ("http://127.0.0.1:8137/", "127.0.0.1", "", True),
        ("http://0.0.0.0:8137/", "127.0.0.1", "http://192.168.7.7:8137", False),
        ("http://:::8137/", "localhost", "http://192.168.7.7:8137", False),
        ("http://0.0.0.0:8137/", "tables.example.org", "", False),
    ],
)
def test_links_are_not_made_of_an_address_that_only_this_machine_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listening: str, came_by: str, begins: str, warned: bool
) -> None:
    monkeypatch.setattr(visitor, "this_machine", lambda: "192.168.7.7")

    async def check() -> None:
        async with site(tmp_path / "t.db", address=listening) as here:
            table, _ = await here.make(person("Ada"), person(), person())
            headers = {"host": came_by, "accept-language": "en"}
            answer = await here.http.get(f"http://{came_by}/t/{table}/invite", headers=headers)
            assert answer.status_code == 200
            assert ("open nothing on other devices" in answer.text) is warned
            assert (f'value="{begins}/t/{table}"' in answer.text) or not begins

    asyncio.run(check())


def test_this_machine_is_not_called_by_an_address_that_everybody_has() -> None:
    assert visitor.this_machine() not in (*visitor.LOOPBACK, *visitor.EVERYWHERE)
