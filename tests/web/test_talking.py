"""Talk: onlookers are told apart from players whatever they call themselves, and nobody is shouted down."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from rulewright.web import table_chat
from rulewright.web.live_table import TooFast
from rulewright.web.names import looks_like

from .conftest import Site, bot, person, site
from .tabling import PEOPLE, kept


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.mark.parametrize(
    "name",
    ["Bob", "bob", " B o b ", "BOB", "B\u200bob", "Ｂｏｂ", "𝐁𝐨𝐛", "Bоb", "Воb", "Βοb", "Böb", "B.o.b.", "B0b", "Bob!"],
)
def test_names_that_can_be_taken_for_a_players(name: str) -> None:
    assert looks_like(name, ["Anna", "Bob"])


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("Bill", ["Bi11", "Anna"]),
        ("Оля", ["оля"]),
        ("Марко", ["МАРКО"]),
        ("Ганна", ["Гaнна"]),
        ("Arnold", ["Amold"]),
    ],
)
def test_names_of_all_scripts_are_compared(name: str, others: list[str]) -> None:
    assert looks_like(name, others)


@pytest.mark.parametrize("name", ["Rob", "Bobby", "Ann", "Anna B", "Олег", "", "!!!", "👀"])
def test_other_names_are_other_names(name: str) -> None:
    assert not looks_like(name, ["Anna", "Bob", "Оля", "👁"])


# -- who says it -----------------------------------------------------------------------------------------------------


async def say(here: Site, table: str, text: str, token: str = "", name: str = "") -> int:
    """A line by the form of a page: of a seat, or of somebody who looks on."""
    held = f"rw_table_{table}={token}; rw_name={name}"
    answer = await here.http.post(f"/t/{table}/say", data={"text": text}, headers={"cookie": held})
    return answer.status_code


async def chat(here: Site, table: str) -> list[dict[str, Any]]:
    found = await here.http.get(f"/api/tables/{table}/chat")
    assert found.status_code == 200
    lines: list[dict[str, Any]] = found.json()["lines"]
    return lines


@pytest.mark.parametrize(("code", "word"), [("en", "onlooker"), ("uk", "глядач")])
def test_an_onlooker_with_a_players_name_is_seen_to_be_an_onlooker(path: Path, code: str, word: str) -> None:
    """By a word and a shape, in the page, over its line and for programs."""

    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Bob"), person("Ann"))
            wire = await here.socket(table, cookie=f"rw_lang={code}")
            await wire.until("table")
            assert await say(here, table, "I am Bob", tokens[0]) == 303
            assert await say(here, table, "I am Bob too", name="Bob") == 303
            assert await say(here, table, "I am not", name="Kim") == 303
            lines = await chat(here, table)
            assert [(line["name"], line["seat"], line["onlooker"], line["mistakable"]) for line in lines] == [
                ("Bob", 0, False, False),
                ("Bob", None, True, True),
                ("Kim", None, True, False),
            ]
            page = await here.http.get(f"/t/{table}", headers={"accept-language": code})
            html = ""
            while "I am not" not in html:
                html = (await wire.until("table"))["parts"].get("chat", "")
            for text in (page.text, html):
                player, double, other = re.findall(
                    r'<li data-n="\d+"[^\n]*by-onlooker[^\n]*|<li data-n="\d+">[^\n]*crest[^\n]*', text
                )
                assert "crest" in player
                assert word not in player
                assert "<b>Bob</b>" in player
                assert f"<b>Bob ({word})</b>" in double
                assert "<b>Kim</b>" in other
                for line in (double, other):
                    assert "by-onlooker" in line
                    assert "#i-eye" in line
                    assert word in line
                    assert "crest" not in line
            await wire.close()

    asyncio.run(check())


def test_a_seat_that_is_named_later_is_told_apart_from_lines_before(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Ann"), person(), bot())
            await say(here, table, "first", name="Bob")
            assert not (await chat(here, table))[0]["mistakable"]
            await here.http.post(f"/t/{table}/sit/{tokens[1]}", data={"name": "bob"})
            assert (await chat(here, table))[0]["mistakable"]

    asyncio.run(check())


# -- how much ----------------------------------------------------------------------------------------------------------


def test_onlookers_may_say_less_than_players_and_never_silence_them(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a rate of their own; all onlookers of a table together have one as well."""
    for name in ("PLAYER", "ONLOOKER", "ONLOOKERS"):
        monkeypatch.setattr(table_chat, name, (getattr(table_chat, name)[0], 0))  # nothing comes back in this test

    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE)
            other, _ = await commands.create("mysthea", PEOPLE)

            async def lines(seat: int | None, client: str = "", where: Any = table) -> int:
                """How many lines in a row are taken."""
                for count in range(100):
                    try:
                        await commands.say(where, "X", seat, f"line {count}", client)
                    except TooFast:
                        return count
                return 100

            assert await lines(None, "10.0.0.1") == table_chat.ONLOOKER[0]
            assert await lines(None, "10.0.0.2") == table_chat.ONLOOKER[0], "another one has a voice too"
            rest = table_chat.ONLOOKERS[0] - 2 * table_chat.ONLOOKER[0]
            assert sum([await lines(None, f"10.0.1.{n}") for n in range(9)]) == rest, "but not ever more of them"
            assert await lines(None, "10.0.0.1", other) == table_chat.ONLOOKER[0], "elsewhere they have said nothing"
            assert await lines(0) == await lines(1) == table_chat.PLAYER[0]
            assert table_chat.PLAYER[0] > table_chat.ONLOOKER[0]

    asyncio.run(check())


def test_too_many_lines_are_refused_clearly_in_pages_and_to_programs(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Bob"), person("Ann"))
            statuses = [await say(here, table, f"line {n}", name="Eve") for n in range(8)]
            assert statuses == [303] * table_chat.ONLOOKER[0] + [429] * (8 - table_chat.ONLOOKER[0])
            headers = {"authorization": f"Bearer {tokens[0]}"}
            answers = [
                await here.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=headers)
                for _ in range(table_chat.PLAYER[0] * 3)
            ]
            assert answers[0].status_code == 204
            assert answers[-1].status_code == 429
            assert answers[-1].json() == {
                "error": "TooFast",
                "message": "too many lines of chat; wait a moment",
                "id": "chat-fast",
                "values": {},
            }
            wire = await here.socket(table)
            for _ in range(table_chat.ONLOOKER[0] + 1):
                await wire.send({"type": "chat", "text": "x"})
            assert (await wire.until("refused"))["message"] == "Too many lines of chat; wait a moment."
            await wire.close()

    asyncio.run(check())


def test_talk_makes_nobodys_choice_come_too_late(path: Path) -> None:
    """An onlooker who never stops talking would otherwise keep the players from playing."""

    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Bob"), person("Ann"))
            seat = (await here.state(table))["waiting"][0]
            before = await here.state(table, tokens[seat])
            await say(here, table, "hurry up", name="Eve")
            choice = before["decision"]["choices"][0]
            done = await here.choose(table, tokens[seat], choice, revision=before["revision"])
            assert done.status_code == 200

    asyncio.run(check())


# -- muting ------------------------------------------------------------------------------------------------------------


def test_a_player_mutes_onlookers_for_all_to_see_and_lets_them_speak_again(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Bob"), person("Ann"))
            wire = await here.socket(table)
            await say(here, table, "from outside", name="Eve")
            await say(here, table, "from inside", tokens[0])
            held = {"cookie": f"rw_table_{table}={tokens[0]}", "accept-language": "en"}
            assert "Mute onlookers" in (await here.http.get(f"/t/{table}", headers=held)).text
            assert (await here.http.post(f"/t/{table}/hush", data={"agree": "yes"}, headers=held)).status_code == 303
            assert await say(here, table, "still here", name="Eve") == 403
            await wire.send({"type": "chat", "text": "and here"})
            assert "have muted onlookers" in (await wire.until("refused"))["message"]
            found = (await here.http.get(f"/api/tables/{table}/chat")).json()
            assert found["quiet"]
            assert [line["text"] for line in found["lines"]] == ["from inside"]
            mine = (await here.http.get(f"/t/{table}", headers=held)).text
            assert "Onlookers are muted at this table." in mine
            assert "Let onlookers speak" in mine
            theirs = (await here.http.get(f"/t/{table}", headers={"accept-language": "en"})).text
            assert "you can read along, but not speak" in theirs
            assert "Let onlookers speak" not in theirs
            assert "from outside" not in theirs
            assert await say(here, table, "we hear each other", tokens[1]) == 303
            headers = {"authorization": f"Bearer {tokens[1]}"}
            opened = await here.http.post(f"/api/tables/{table}/hush", json={"quiet": False}, headers=headers)
            assert opened.status_code == 204
            said = ["from outside", "from inside", "we hear each other"]
            assert [line["text"] for line in await chat(here, table)] == said
            await wire.close()

    asyncio.run(check())


def test_only_players_mute(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Bob"), person("Ann"))
            for token in ("", "x"):
                held = {"cookie": f"rw_table_{table}={token}"}
                asked = await here.http.post(f"/t/{table}/hush", data={"agree": "yes"}, headers=held)
                assert asked.status_code == 403
                headers = {"authorization": f"Bearer {token}"}
                asked = await here.http.post(f"/api/tables/{table}/hush", json={"quiet": True}, headers=headers)
                assert asked.status_code == 403
            wire = await here.socket(table)
            await wire.send({"type": "hush", "agree": True})
            assert "not seated" in (await wire.until("refused"))["message"]
            await wire.close()
            assert not (await here.commands.get(table)).quiet
            wire = await here.socket(table, tokens[1])
            await wire.send({"type": "hush", "agree": True})
            while not (await here.commands.get(table)).quiet:
                await wire.until("table")
            await wire.close()

    asyncio.run(check())


def test_muting_outlasts_requests_restarts_and_rematches(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await commands.hush(table, True)
            await commands._set_request(table, None)
            await commands._play_again(table)
        async with kept(path) as commands:
            table = await commands.get(table.id)
            assert table.quiet
            assert (await commands.get(table.row["rematch"])).quiet

    asyncio.run(check())
