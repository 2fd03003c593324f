"""Campaigns are counted in the profile while they last, whatever else the table does, and carried in the one file."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulewright.store import clock
from rulewright.web import counted_games
from rulewright.web.profiles import open_profile

from .conftest import Site
from .test_profiles import run, secret_of, sit_down

FORM = {"mode": "campaign", "seat-0": "me", "name-0": "Ada"}


async def begin(person: httpx.AsyncClient) -> str:
    answer = await person.post("/new/dragon_eclipse", data=FORM)
    assert answer.status_code == 200, answer.text
    return str(answer.url).rsplit("/", 1)[1]


async def counts(here: Site, person: httpx.AsyncClient) -> list[counted_games.Counted]:
    profile = await open_profile(here.commands, secret_of(person))
    assert profile is not None
    return await counted_games.count_games(here.commands, profile.id)


async def play_on(here: Site, table_id: str, until: str) -> None:
    """Any answer, until an event of this kind has happened."""
    table, dice = await here.commands.get(table_id), random.Random(4)
    async with here.commands.writing(table):
        for _ in range(3000):
            decision = table.session.state.decisions[0]
            session = table.session.copy()
            happened = session.apply(dice.choice(decision.choices), decision.seat)
            await here.commands.write(table, session, "")
            if any(type(event).__name__ == until for event in happened):
                return
    raise AssertionError(f"{until} never happens")


def test_a_campaign_counts_from_its_beginning_and_grows(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await sit_down(one)
        assert await counts(here, one) == []
        table = await begin(one)
        (found,) = await counts(here, one)
        assert found.figures == {"begun": {"A": 1}}
        await play_on(here, table, "CombatEnded")
        (found,) = await counts(here, one)
        assert sum(found.figures["met"].values()) == 1
        page = (await one.get("/me")).text
        assert re.search(r"Campaigns begun</dt><dd>1<", page)
        assert re.search(r"Scenarios finished</dt><dd>0 / \d+<", page)
        assert "Кампаній розпочато" in (await one.get("/me", headers={"accept-language": "uk"})).text
        assert re.search(r"met 1, beaten [01]", (await one.get("/me/bestiary/dragon_eclipse")).text)

    run(tmp_path, check)


def test_a_table_that_is_gone_still_counts_and_a_long_one_never_counts_less(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table_id = await begin(one)
        profile = await open_profile(here.commands, secret_of(one))
        assert profile is not None
        table = await here.commands.get(table_id)
        old = counted_games.Counted("dragon_eclipse", {"ending": {"A31": 1}, "met": {"wild-firple": 2}}, 1.0)
        assert counted_games.joined(old.figures, {"met": {"wild-firple": 1, "wild-siren": 3}}) == {
            "ending": {"A31": 1},
            "met": {"wild-firple": 2, "wild-siren": 3},
        }
        counted = counted_games.count(here.commands, table, 5.0, old)
        assert counted.touched == 5.0, "a whole table is counted anew: what was taken back is gone"
        assert "ending" not in counted.figures
        await counts(here, one)
        await here.commands.store.forget_tables(clock.now() + 1)
        assert [one.figures for one in await counts(here, one)] == [{"begun": {"A": 1}}]

    run(tmp_path, check)


def test_counts_are_in_the_file_and_two_devices_are_joined(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await begin(one)
        await counts(here, one)
        file = json.loads((await one.get("/me/file")).content)
        (record,) = [row for row in file["records"] if row["kind"] == "figures"]
        await sit_down(two)
        file["records"] = [record]
        await two.post("/me/file", files={"file": ("p.json", json.dumps(file).encode())})
        record["body"]["figures"] = {"tamed": {"firple": 1}}
        await two.post("/me/file", files={"file": ("p.json", json.dumps(file).encode())})
        assert [one.figures for one in await counts(here, two)] == [{"begun": {"A": 1}, "tamed": {"firple": 1}}]

    run(tmp_path, check)


@pytest.mark.parametrize(
    "body",
    [
        7,
        {"game": "mysthea", "figures": {"begun": {"A": 1}}},
        {"game": "dragon_eclipse", "figures": {"begun": {"A": -1}}},
        {"game": "dragon_eclipse", "figures": {str(n): {} for n in range(30)}},
        {"game": "dragon_eclipse", "figures": {"begun": {"x" * 90: 1}}},
    ],
)
def test_broken_counts_are_not_read(body: Any) -> None:
    assert counted_games.read_counted(body) is None
