"""Saves of a campaign: slots with names, chapters, lines that are told, one file for all of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from rulewright.core.errors import UndoError
from rulewright.web.live_table import LiveTable

from .conftest import Site, bot, person, site
from .test_profiles import browser


async def begin(person: httpx.AsyncClient, **options: str) -> str:
    """A solo campaign of this browser; returns the table."""
    form = {"mode": "campaign", "seats": "1", "seat-0": "me", "name-0": "Anna", **options}
    answer = await person.post("/new/dragon_eclipse", data=form)
    assert answer.status_code == 200, answer.text[:2000]
    return str(answer.url).rsplit("/", 1)[1]


async def play(here: Site, table_id: str, count: int = 10_000, until: str = "") -> LiveTable:
    """Play on at random, so many choices, or until a Scenario begins."""
    table = await here.commands.get(table_id)
    luck = Random(3)
    for _ in range(count):
        state = table.session.state
        if state.over or (until and state.campaign.adventure is not None and state.campaign.adventure.letter == until):
            break
        async with here.commands.writing(table):
            decision = state.decisions[0]
            session = table.session.copy()
            session.apply(luck.choice(decision.choices), decision.seat)
            await here.commands.write(table, session, "")
    return table


def run(tmp_path: Path, check: Any) -> None:
    async def inside() -> None:
        async with site(tmp_path / "t.db") as here, browser(here) as one, browser(here) as two:
            await check(here, one, two)

    asyncio.run(inside())


def table_in(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text[:2000]
    return str(answer.url).split("/t/")[1].split("/")[0]


def test_undo_never_reaches_into_the_scenario_before(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await play(here, await begin(one), until="B")
        table = await play(here, table.id, 2)
        standing, began = len(table.session.line), table.session.chapter
        assert 0 < began == standing - 2
        with pytest.raises(UndoError, match="this chapter began 2 choices ago"):
            await here.commands.undo(table, 0, 3)
        await here.commands.undo(table, 0, 2)
        assert len(table.session.line) == began
        assert table.session.state.campaign.adventure.letter == "B"

    run(tmp_path, check)


def test_a_slot_with_a_name_goes_on_at_a_table_of_its_own_and_the_first_line_stays(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one)
        table = await play(here, first, 6)
        saved = table.game.encode(table.session.state)
        page = await one.post(f"/t/{first}/slots", data={"name": "Before the <bridge>"})
        assert "Before the &lt;bridge&gt;" in page.text
        assert "Before the &lt;bridge&gt;" in (await one.get("/me")).text
        key = page.text.split("/me/slots/")[1].split("/")[0]
        # Nothing was chosen since: it is the same table.
        assert table_in(await one.post(f"/me/slots/{key}/open")) == first
        await play(here, first, 5)
        second = table_in(await one.post(f"/me/slots/{key}/open"))
        assert second != first
        fork = await here.commands.get(second)
        assert fork.origin is not None
        assert (fork.origin.parent, fork.origin.at) == (first, 6)
        assert fork.session.state.campaign == table.session.state_at(6).campaign
        assert len(table.session.line) == 11
        assert table.game.encode(table.session.state_at(6)) == saved
        # It is nobody else's.
        assert (await two.post(f"/me/slots/{key}/open")).status_code == 403
        assert (await two.post(f"/t/{first}/slots", data={"name": "x"})).status_code == 403
        await one.post(f"/me/slots/{key}/drop")
        assert "Before the" not in (await one.get("/me")).text

    run(tmp_path, check)


def test_back_to_the_beginning_of_the_scenario_also_from_a_fork_of_it(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one)
        table = await play(here, first, until="B")
        began = len(table.session.line)
        await play(here, first, 8)
        await one.post(f"/t/{first}/fork", data={"at": str(began + 5), "seat-0": "me"})
        inner = table_in(await one.post(f"/t/{first}/fork", data={"at": str(began + 5), "seat-0": "me"}))
        for start in (first, inner):
            again = await here.commands.get(table_in(await one.post(f"/t/{start}/chapter")))
            assert again.origin is not None
            assert (again.origin.parent, again.origin.at) == (first, began)
            assert again.session.state.campaign.adventure.letter == "B"
            assert len(again.session.state.campaign.adventure.read) == len(
                table.session.state_at(began).campaign.adventure.read
            )

    run(tmp_path, check)


def test_the_tree_tells_what_was_decided_where_to_who_sits_there_alone(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one)
        table = await play(here, first, 3)
        taken = next(event.label for played in table.session.line for event in played.events if hasattr(event, "label"))
        label = table.game.texts("en").say.journal(taken)
        page = (await one.get(f"/t/{first}/forks")).text
        assert label.split("“")[0][:12] in page
        assert f"/t/{first}/fork?at=" in page
        assert "decision" in page
        other = (await two.get(f"/t/{first}/forks")).text
        assert "fork?at=" not in other
        assert "Back to the beginning" not in other

    run(tmp_path, check)


def test_all_lines_travel_in_one_file_and_go_on_with_the_same_luck(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one)
        table = await play(here, first, 12)
        await one.post(f"/t/{first}/slots", data={"name": "At the square"})
        second = table_in(await one.post(f"/t/{first}/fork", data={"at": "5", "seat-0": "me"}))
        await play(here, second, 4)
        file = await one.get(f"/t/{first}/lines")
        assert len(json.loads(file.content)["lines"]) == 2
        assert (await two.get(f"/t/{first}/lines")).status_code == 403
        answer = await two.post("/me/lines", files={"file": ("lines.json", file.content)})
        page = answer.text
        assert answer.status_code == 200
        assert "At the square" in page
        newest = await here.commands.get(table_in(answer))
        assert newest.origin is not None
        assert newest.origin.at == 5
        older = await here.commands.get(newest.origin.parent)
        assert older.id not in (first, second)
        assert older.game.encode(older.session.state) == table.game.encode(table.session.state)
        assert list(older.session.record) == list(table.session.record)
        # Its luck is still the one that it was committed to.
        for one_table in (older, table):
            await play(here, one_table.id, 40)
        assert older.game.encode(older.session.state) == table.game.encode(table.session.state)

    run(tmp_path, check)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"{}", "no file with lines"),
        (b'{"format": "rulewright-profile", "version": 1, "lines": []}', "rulewright-profile"),
        (b'{"format": "rulewright-lines", "version": 1, "lines": []}', "1 to 40 lines"),
        (
            b'{"format": "rulewright-lines", "version": 1, "lines": [{"id": "a", "seats": [], "replay": "nonsense"}]}',
            "not the header of a replay",
        ),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_reason(tmp_path: Path, text: bytes, problem: str) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        answer = await one.post("/me/lines", files={"file": ("lines.json", text)})
        assert answer.status_code == 422
        assert problem in answer.text

    run(tmp_path, check)


def test_lines_of_a_file_with_another_secret_go_on_with_luck_of_their_own(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await play(here, await begin(one), 12)
        file = json.loads((await one.get(f"/t/{table.id}/lines")).content)
        file["lines"][0]["secret"] = "00" * 32
        answer = await two.post("/me/lines", files={"file": ("lines.json", json.dumps(file).encode())})
        made = await here.commands.get(table_in(answer))
        assert len(made.session.line) == 0
        assert made.session.state.campaign == table.session.state.campaign
        assert made.session.setup.commitment != table.session.setup.commitment

    run(tmp_path, check)


def test_a_strict_campaign_is_kept_only_where_a_scenario_begins(tmp_path: Path) -> None:
    """DRE-509"""

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one, **{"option-strict": "True"})
        table = await play(here, first, until="B")
        began = len(table.session.line)
        assert table.session.state.options.strict
        assert (await one.post(f"/t/{first}/slots", data={"name": "B"})).status_code == 200
        await play(here, first, 3)
        refused = await one.post(f"/t/{first}/slots", data={"name": "inside"})
        assert refused.status_code == 400
        assert "only beginnings of chapters" in refused.text
        assert (await one.post(f"/t/{first}/fork", data={"at": str(began + 2), "seat-0": "me"})).status_code == 422
        assert (await here.commands.get(table_in(await one.post(f"/t/{first}/chapter")))).origin.at == began

    run(tmp_path, check)


def test_a_bot_takes_the_second_seat_of_a_campaign(tmp_path: Path) -> None:
    """DRE-830: it answers every question of the Journal beside the person, and the story goes on."""

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table_id, tokens = await here.make(
            person("Anna"), bot("greedy"), game="dragon_eclipse", mode="campaign", options={"deck": "ready"}
        )
        table = await here.commands.get(table_id)
        luck = Random(5)
        for _ in range(40):
            await here.quiet(table_id)
            decision = table.decision(0)
            if decision is None or len(table.session.state.campaign.adventure.read) > 12:
                break
            choice = decision.choices[0] if decision.confirming else luck.choice(decision.choices)
            answer = await here.choose(table_id, tokens[0], str(choice))
            assert answer.status_code == 200, answer.text
        assert len(table.session.state.campaign.adventure.read) > 12
        assert {played.move.seat for played in table.session.line} == {0, 1}

    run(tmp_path, check)
