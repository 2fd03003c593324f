"""Progress: a record that outlives a game begins a table, is written back once, and two games at once lose nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulewright.catalog import load
from rulewright.core.record import State
from rulewright.core.seed_words import seed_of, word_of
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import read_sheet, write_sheet
from rulewright.store.store import Store, opened
from rulewright.web import dailies, progress
from rulewright.web.profiles import open_profile, settle

from .conftest import Site
from .test_profiles import browser, finish, run, secret_of

GAME: Any = load("dragon_eclipse")
SHEET = GAME.progress.keepsakes[0]
KEY = "dragon_eclipse.sheet.1"
FORM = {"mode": "roguelite", "seat-0": "me", "name-0": "Ada", "option-mystling": "young-iceling"}


async def begin_run(person: httpx.AsyncClient, **form: str) -> str:
    """A Run with the person's own sheet; returns the table."""
    answer = await person.post("/new/dragon_eclipse", data={**FORM, "option-sheet": "mine", **form})
    assert answer.status_code == 200, answer.text
    return str(answer.url).rsplit("/", 1)[1]


async def mark(here: Site, table_id: str, **marks: Any) -> None:
    """Leave these marks on the sheet of a Run, which then ends."""
    table = await here.commands.get(table_id)
    await finish(here, table_id)
    state: State = table.session.state
    state.save = read_sheet(GAME.content, write_sheet(state.save))  # type: ignore[attr-defined]
    state.save = json_sheet(state.save, **marks)  # type: ignore[attr-defined]


def json_sheet(sheet: Any, **marks: Any) -> Any:
    body = {**json.loads(write_sheet(sheet)), **marks}
    return read_sheet(GAME.content, json.dumps(body))


async def sheet_of(here: Site, person: httpx.AsyncClient) -> Any:
    profile = await open_profile(here.commands, secret_of(person))
    assert profile is not None
    await settle(here.commands, profile)
    text = await progress.own_record(here.commands.store.profiles, profile.id, GAME, SHEET)
    return read_sheet(GAME.content, text)


def test_a_run_begins_with_the_sheet_of_the_profile_and_marks_it(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await begin_run(one)
        await mark(here, table, perks=[1, 0, 0, 0, 0, 0], boxes={"young-iceling": 1})
        sheet = await sheet_of(here, one)
        assert sheet.perks == (1, 0, 0, 0, 0, 0)
        following = await here.commands.get(await begin_run(one))
        assert following.session.state.save == sheet
        # A sheet that is nobody's marks nothing.
        free = await begin_run(one, **{"option-sheet": "complete"})
        await finish(here, free)
        assert await sheet_of(here, one) == sheet

    run(tmp_path, check)


def test_two_runs_at_once_lose_no_mark(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first, second = await begin_run(one), await begin_run(one)
        await mark(here, first, perks=[1, 0, 0, 0, 0, 0], artifacts=["spare-soul"])
        assert (await sheet_of(here, one)).perks == (1, 0, 0, 0, 0, 0)
        await mark(here, second, perks=[1, 2, 0, 0, 0, 0], boxes={"young-iceling": 2})
        sheet = await sheet_of(here, one)
        assert sheet.perks == (1, 2, 0, 0, 0, 0)
        assert sheet.artifacts == ("spare-soul",)
        assert sheet.boxes == {"young-iceling": 2}
        # Looking again adds nothing again.
        assert await sheet_of(here, one) == sheet

    run(tmp_path, check)


def test_play_again_goes_on_with_the_sheet_as_it_was_left(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await begin_run(one)
        await mark(here, table, perks=[0, 0, 1, 0, 0, 0])
        answer = await one.post(f"/t/{table}/rematch")
        again = await here.commands.get(str(answer.url).rsplit("/", 1)[1])
        save: Any = again.session.state
        assert save.save.perks == (0, 0, 1, 0, 0, 0)
        await mark(here, again.id, perks=[0, 0, 2, 0, 0, 0])
        assert (await sheet_of(here, one)).perks == (0, 0, 2, 0, 0, 0)

    run(tmp_path, check)


def test_a_guest_gains_what_the_run_has_added_and_not_the_rest_of_the_sheet(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await mark(here, await begin_run(one), perks=[2, 0, 0, 0, 0, 0], artifacts=["spare-soul"])
        form = {"seat-1": "friend", "option-partner": "prowler"}
        answer = await one.post("/new/dragon_eclipse", data={**FORM, "option-sheet": "mine", **form})
        assert answer.status_code == 200
        table = str(answer.url).split("/t/")[1].partition("/")[0]
        link = next(part for part in answer.text.split('"') if "/sit/" in part)
        address = "/" + link.split("/", 3)[3] if link.startswith("http") else link
        await two.post(address, data={"name": "Ben"})
        await mark(here, table, perks=[3, 0, 0, 0, 0, 0], boxes={"young-iceling": 1, "prowler": 1})
        assert (await sheet_of(here, one)).perks == (3, 0, 0, 0, 0, 0)
        guest = await sheet_of(here, two)
        assert guest.perks == (1, 0, 0, 0, 0, 0)
        assert guest.artifacts == ()
        assert guest.boxes == {"young-iceling": 1, "prowler": 1}

    run(tmp_path, check)


def test_a_file_joins_its_sheet_with_the_one_that_is_there(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await mark(here, await begin_run(one), perks=[2, 0, 0, 0, 0, 0], boxes={"young-iceling": 1})
        await sheet_of(here, one)
        await mark(here, await begin_run(two), perks=[0, 1, 0, 0, 0, 0], artifacts=["spare-soul"])
        await sheet_of(here, two)
        saved = (await one.get("/me/file")).content
        for _ in range(2):
            await two.post("/me/file", files={"file": ("p.json", saved)})
            sheet = await sheet_of(here, two)
            assert sheet.perks == (2, 1, 0, 0, 0, 0)
            assert sheet.artifacts == ("spare-soul",)
            assert sheet.boxes == {"young-iceling": 1}

    run(tmp_path, check)


@pytest.mark.parametrize(
    ("key", "body"),
    [
        (KEY, "no sheet"),
        (KEY, 7),
        (KEY, "x" * (progress.LONGEST_KEEPSAKE + 1)),
        ("dragon_eclipse.sheet.2", "new"),
        ("dragon_eclipse.other.1", "new"),
        ("mysthea.sheet.1", "new"),
        ("nothing.sheet.1", "new"),
        ("dragon_eclipse.sheet", "new"),
    ],
)
def test_records_that_no_game_has_written_are_left_out(tmp_path: Path, key: str, body: Any) -> None:
    records = [{"kind": "progress", "key": key, "body": body}]
    file = json.dumps({"format": "rulewright-profile", "version": 1, "name": "", "records": records}).encode()

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        assert (await one.post("/me/file", files={"file": ("p.json", file)})).status_code == 200
        profile = await open_profile(here.commands, secret_of(one))
        assert profile is not None
        assert await here.commands.store.profiles.records(profile.id) == []

    run(tmp_path, check)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    found: str = request.getfixturevalue("postgres").database()
    return found


def test_of_many_writers_at_once_none_is_lost_and_each_mark_counts_once(database: str) -> None:
    async def check(store: Store) -> None:
        mine = await store.profiles.create("k1", "Ada")

        async def add(n: int) -> bool:
            mark = ("result", f"t{n % 10}", n)
            return await store.profiles.advance(mine, mark, "progress", "a.b.1", lambda old: (old or 0) + 1)

        done = await asyncio.gather(*[add(n) for n in range(20)])
        assert sum(done) == 10
        assert [row["body"] for row in await store.profiles.records(mine, "progress")] == [10]

    async def inside() -> None:
        async with opened(database) as store:
            await check(store)

    asyncio.run(inside())


def test_the_profile_shows_the_sheet_the_history_and_the_bestiary(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        assert "Save sheet" in (await two.get("/me/progress/dragon_eclipse/sheet")).text
        assert (await two.get("/me/progress/dragon_eclipse/other")).status_code == 404
        table = await begin_run(one, seed="4")
        await finish(here, table)
        await finish(here, await begin_run(one, seed="4"))
        profile = (await one.get("/me")).text
        assert 'href="/me/progress/dragon_eclipse/sheet?number=1"' in profile
        assert 'href="/me/history/dragon_eclipse"' in profile
        wall = (await one.get("/me/progress/dragon_eclipse/sheet")).text
        assert "Young Iceling: 0 of 3 boxes marked" in wall
        saved = (await one.get("/me/progress/dragon_eclipse/sheet/file")).text
        assert read_sheet(GAME.content, saved) == await sheet_of(here, one)
        history = (await one.get("/me/history/dragon_eclipse")).text
        assert "Young Iceling on The Long Pasture" in history
        assert f'href="/replay/{table}"' in history
        assert "What ended it: " in history
        # The same Run twice, lost in its only fight.
        assert "met 2, beaten 0" in (await one.get("/me/bestiary/dragon_eclipse")).text
        # Whoever begins anew has a blank sheet and keeps the history.
        await one.post("/me/progress/dragon_eclipse/sheet/forget", data={"sure": "yes"})
        assert 'href="/me/progress/dragon_eclipse/sheet?number=1"' not in (await one.get("/me")).text
        assert "Young Iceling on The Long Pasture" in (await one.get("/me/history/dragon_eclipse")).text

    run(tmp_path, check)


def test_the_run_of_the_day_is_the_same_for_all_and_the_first_try_counts(tmp_path: Path, clocks: Any) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        assert "Nobody has finished it yet." in (await one.get("/daily/dragon_eclipse")).text
        tables = []
        for person in (one, two, one):
            answer = await person.post("/daily/dragon_eclipse")
            tables.append(await here.commands.get(str(answer.url).rsplit("/", 1)[1]))
        first = [table.game.encode(table.session.state) for table in tables]
        assert first[0] == first[1] == first[2]
        assert "3 games are still under way." in (await one.get("/daily/dragon_eclipse")).text
        for table in tables[1:]:
            await finish(here, table.id)
        # Of the one who has tried twice, only the first try is waited for.
        early = (await one.get("/daily/dragon_eclipse")).text
        assert early.count('<td class="number">1</td>') == 1
        await finish(here, tables[0].id)
        late = (await one.get("/daily/dragon_eclipse")).text
        assert late.count('<td class="number">1</td>') == 2
        assert "Play it again, for practice" in late
        # Another day has another seed, and nobody has played it.
        clocks.pass_by(86_400)
        assert "Nobody has finished it yet." in (await one.get("/daily/dragon_eclipse")).text
        assert (await one.get("/daily/mysthea")).status_code == 404
        # What has not come yet is not shown.
        assert dailies.read_day("2999-01-01") == dailies.today()

    run(tmp_path, check)


def test_a_seed_can_be_a_word(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        tables = [
            await here.commands.get(await begin_run(one, seed=text)) for text in (word_of(12345), "Ember Wager", "")
        ]
        assert tables[0].session.setup.seed == 12345
        assert tables[1].session.setup.seed == seed_of("ember wager")
        assert tables[2].session.setup.commitment

    run(tmp_path, check)


__all__ = ["browser"]
