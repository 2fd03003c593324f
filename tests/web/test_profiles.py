"""Profiles: seats and results of a person, opened by a secret that the server does not keep."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from rulewright.store import schema
from rulewright.store.profiles import MOST_RECORDS
from rulewright.store.store import Store, opened
from rulewright.web import profiles
from rulewright.web.live_table import hashed

from .conftest import HOST, Site, site

PASSPHRASE = "two moons over Oru"


def browser(here: Site) -> httpx.AsyncClient:
    """Another browser, with cookies of its own."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=here.app, raise_app_exceptions=True),
        base_url=f"http://{HOST}",
        headers={"accept-language": "en"},
        follow_redirects=True,
    )


async def sit_down(person: httpx.AsyncClient, game: str = "mysthea") -> str:
    """A new game in one click; returns the table."""
    answer = await person.post(f"/play/{game}")
    assert answer.status_code == 200
    return str(answer.url).rsplit("/", 1)[1]


def secret_of(person: httpx.AsyncClient) -> str:
    return person.cookies["rw_profile"]


async def finish(here: Site, table_id: str) -> None:
    """Play a game to its end, always by the first choice, while its bots have to wait."""
    table = await here.commands.get(table_id)
    async with here.commands.writing(table):
        while not table.session.state.over:
            decision = table.session.state.decisions[0]
            session = table.session.copy()
            session.apply(decision.choices[0], decision.seat)
            await here.commands.write(table, session, "")


def run(tmp_path: Path, check: Any) -> None:
    async def inside() -> None:
        async with site(tmp_path / "t.db") as here, browser(here) as one, browser(here) as two:
            await check(here, one, two)

    asyncio.run(inside())


def test_a_profile_begins_without_a_name_and_gets_one_later(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        begun = await one.post("/me", data={"name": ""}, follow_redirects=True)
        assert "Your profile has begun." in begun.text
        named = await one.post("/me", data={"name": "Anna"}, follow_redirects=True)
        assert "Your name is kept." in named.text
        assert "<h1>Anna</h1>" in named.text

    run(tmp_path, check)


def test_whoever_sits_down_has_a_profile_and_its_link_opens_the_seats_elsewhere(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        assert "Begin a profile" in (await one.get("/me")).text
        table = await sit_down(one)
        secret = secret_of(one)
        page = await one.get("/me")
        assert f"/me/open/{secret}" in page.text
        asked = await two.get(f"/me/open/{secret}")
        assert "Use this profile" in asked.text
        assert f"rw_table_{table}" not in two.cookies
        await two.post(f"/me/open/{secret}")
        assert two.cookies[f"rw_table_{table}"] == one.cookies[f"rw_table_{table}"]
        # And what is taken on one device later, the other finds when it next comes home.
        later = await sit_down(two)
        home = await one.get("/")
        assert f'href="/t/{later}"' in home.text
        assert one.cookies[f"rw_table_{later}"] == two.cookies[f"rw_table_{later}"]

    run(tmp_path, check)


def test_the_secret_stands_in_no_other_page_and_not_in_the_database(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await sit_down(one)
        secret, token = secret_of(one), one.cookies[f"rw_table_{table}"]
        for address in ("/", f"/t/{table}", f"/t/{table}/link", f"/t/{table}/forks", "/replays", "/new/mysthea"):
            assert secret not in (await one.get(address)).text
        async with here.commands.store.engine.connect() as connection:
            rows = [
                str(tuple(row))
                for kept in schema.metadata.sorted_tables
                for row in await connection.execute(sa.select(kept))
            ]
        assert any(hashed(secret) in row for row in rows)
        assert not any(secret in row or token in row for row in rows)

    run(tmp_path, check)


def test_finished_games_are_counted_once_and_lead_to_their_replays(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table, running = await sit_down(one), await sit_down(one)
        assert "No game has ended yet." in (await one.get("/me")).text
        await finish(here, table)
        state = (await here.commands.get(table)).session.state
        for _ in range(2):
            page = (await one.get("/me")).text
            assert re.search(r"<dt>Games</dt><dd>1</dd>.*<dt>Won</dt><dd>(\d)</dd>.*<dt>Best score</dt>", page)
            assert f'href="/replay/{table}"' in page
            assert running not in page
        assert f"<dt>Won</dt><dd>{int(0 in state.outcome.winners)}</dd>" in page
        assert f"<dt>Best score</dt><dd>{state.outcome.scores[0]}</dd>" in page

    run(tmp_path, check)


def test_a_cooperative_game_is_won_or_lost_without_a_best_score(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await sit_down(one, "dragon_eclipse")
        await finish(here, table)
        page = (await one.get("/me")).text
        assert "<dt>Games</dt><dd>1</dd>" in page
        assert "Best score" not in page

    run(tmp_path, check)


def test_a_new_link_makes_the_old_one_void_and_keeps_the_seats(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await sit_down(one)
        old = secret_of(one)
        await one.post("/me/link")
        assert secret_of(one) != old
        assert (await two.get(f"/me/open/{old}")).status_code == 403
        assert (await two.post(f"/me/open/{old}")).status_code == 403
        await two.post(f"/me/open/{secret_of(one)}")
        assert two.cookies[f"rw_table_{table}"] == one.cookies[f"rw_table_{table}"]

    run(tmp_path, check)


def test_a_passphrase_is_asked_for_where_the_link_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "_TRIES", profiles.Bucket(4, 0))

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await sit_down(one)
        address = f"/me/open/{secret_of(one)}"
        short = await one.post("/me/passphrase", data={"passphrase": "short"})
        assert short.status_code == 422
        assert "at least 6 characters" in short.text
        assert (await one.post("/me/passphrase", data={"passphrase": PASSPHRASE})).status_code == 200
        assert 'name="passphrase"' in (await two.get(address)).text
        wrong = await two.post(address, data={"passphrase": "one moon"})
        assert "is not the passphrase" in wrong.text
        assert "rw_profile" not in two.cookies
        # Whoever found the browser open can neither take the passphrase away nor delete the profile.
        assert (await one.post("/me/passphrase", data={"old": "", "passphrase": ""})).status_code == 422
        await two.post(address, data={"passphrase": PASSPHRASE})
        assert secret_of(two) == secret_of(one)
        assert (await two.post("/me/passphrase", data={"old": PASSPHRASE, "passphrase": ""})).status_code == 200
        async with browser(here) as third:
            assert 'name="passphrase"' not in (await third.get(address)).text

    run(tmp_path, check)


def test_who_guesses_too_often_must_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "_TRIES", profiles.Bucket(2, 0))

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await sit_down(one)
        await one.post("/me/passphrase", data={"passphrase": PASSPHRASE})
        address = f"/me/open/{secret_of(one)}"
        for _ in range(2):
            assert "is not the passphrase" in (await two.post(address, data={"passphrase": "x"})).text
        late = await two.post(address, data={"passphrase": PASSPHRASE})
        assert "oo many wrong passphrases" in late.text
        assert "rw_profile" not in two.cookies

    run(tmp_path, check)


def test_a_file_carries_everything_to_another_profile(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await sit_down(one)
        await finish(here, table)
        await one.get("/me")
        saved = await one.get("/me/file")
        assert "attachment" in saved.headers["content-disposition"]
        kept = json.loads(saved.content)
        assert [record["kind"] for record in kept["records"]] == ["seat", "result"]
        brought = await two.post("/me/file", files={"file": ("p.json", saved.content)})
        assert "part of your profile now" in brought.text
        assert secret_of(two) != secret_of(one)
        assert two.cookies[f"rw_table_{table}"] == one.cookies[f"rw_table_{table}"]
        assert "<dt>Games</dt><dd>1</dd>" in brought.text
        # A second time changes nothing.
        again = await two.post("/me/file", files={"file": ("p.json", saved.content)})
        assert "<dt>Games</dt><dd>1</dd>" in again.text

    run(tmp_path, check)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "is no profile"),
        (b"{}", "is no profile"),
        (b"\xff\xfe", "is no profile"),
        (b"[" * 5000, "is no profile"),
        (b'{"format":"other","version":1,"name":"","records":[]}', "no profile that this version knows"),
        (b'{"format":"rulewright-profile","version":9,"name":"","records":[]}', "version 9"),
        (b" " * (profiles.LARGEST_FILE + 1), "too large"),
    ],
    ids=["empty", "another object", "no text", "deep", "another format", "a later version", "large"],
)
def test_a_file_that_is_no_profile_is_refused_and_leaves_none_behind(tmp_path: Path, text: bytes, said: str) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        answer = await one.post("/me/file", files={"file": ("p.json", text)})
        assert answer.status_code == 422
        assert said in answer.text
        assert "rw_profile" not in one.cookies

    run(tmp_path, check)


def test_records_that_we_would_not_have_written_are_left_out(tmp_path: Path) -> None:
    good = {
        "game": "mysthea",
        "mode": "",
        "players": 2,
        "score": 3,
        "place": 1,
        "won": True,
        "choices": 9,
        "ended": 5.0,
    }
    records = [
        {"kind": "result", "key": "good1", "body": good},
        {"kind": "result", "key": "bad1", "body": {**good, "game": "chess"}},
        {"kind": "result", "key": "bad2", "body": {**good, "score": "many"}},
        {"kind": "result", "key": "../../x", "body": good},
        {"kind": "seat", "key": "bad3", "body": ["a"]},
        {"kind": "seat", "key": "bad4", "body": "x" * 2000},
        {"kind": "other", "key": "bad5", "body": 1},
    ]
    file = json.dumps({"format": "rulewright-profile", "version": 1, "name": "", "records": records}).encode()

    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        assert (await one.post("/me/file", files={"file": ("p.json", file)})).status_code == 200
        profile = await profiles.open_profile(here.commands, secret_of(one))
        assert profile is not None
        assert [row["key"] for row in await here.commands.store.profiles.records(profile.id)] == ["good1"]

    run(tmp_path, check)


def test_what_was_played_on_a_device_can_be_brought_along(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await sit_down(one)
        own = await sit_down(two)
        address = f"/me/open/{secret_of(one)}"
        assert "This device has a profile of its own" in (await two.get(address)).text
        await two.post(address, data={"bring": "yes"})
        profile = await profiles.open_profile(here.commands, secret_of(one))
        assert profile is not None
        assert own in await profiles.seats_of(here.commands, profile, 9)

    run(tmp_path, check)


def test_leaving_a_device_keeps_the_profile_and_forgetting_does_not(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await sit_down(one)
        secret = secret_of(one)
        await one.post("/me/leave")
        assert "rw_profile" not in one.cookies
        assert f"rw_table_{table}" not in one.cookies
        await one.post(f"/me/open/{secret}")
        assert f"rw_table_{table}" in one.cookies
        await one.post("/me/forget")
        assert (await two.get(f"/me/open/{secret}")).status_code == 200
        await one.post("/me/forget", data={"sure": "yes"})
        assert (await two.get(f"/me/open/{secret}")).status_code == 403
        assert f"rw_table_{table}" in one.cookies

    run(tmp_path, check)


def test_without_a_profile_nothing_can_be_asked_of_it(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        one.cookies.set("rw_profile", "x" * 500)
        for path in ("link", "passphrase", "leave", "forget"):
            assert (await one.post(f"/me/{path}")).status_code == 403
        assert (await one.get("/me/file")).status_code == 403
        assert (await one.get("/me/open/nonsense")).status_code == 403
        assert (await one.get("/")).status_code == 200

    run(tmp_path, check)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    found: str = request.getfixturevalue("postgres").database()
    return found


def test_records_are_written_over_and_the_oldest_make_room(database: str, clocks: Any) -> None:
    async def check(store: Store) -> None:
        mine, other = await store.profiles.create("k1", "Ada"), await store.profiles.create("k2", "Ben")
        await store.profiles.keep(mine, [("result", "a", 1), ("seat", "a", "s")], name="Adele")
        await store.profiles.keep(other, [("result", "a", 7)])
        clocks.pass_by(5)
        await store.profiles.keep(mine, [("result", "a", 2)])
        assert [(row["kind"], row["key"], row["body"]) for row in await store.profiles.records(mine)] == [
            ("result", "a", 2),
            ("seat", "a", "s"),
        ]
        found = await store.profiles.find("k1")
        assert found is not None
        assert found["name"] == "Adele"
        clocks.pass_by(5)
        await store.profiles.keep(mine, [("result", f"b{n}", n) for n in range(MOST_RECORDS)])
        kept = await store.profiles.records(mine, "result")
        assert len(kept) == MOST_RECORDS
        assert "a" not in {row["key"] for row in kept}
        await store.profiles.forget(mine)
        assert await store.profiles.records(mine) == []
        assert [row["body"] for row in await store.profiles.records(other)] == [7]

    async def run_it() -> None:
        async with opened(database) as store:
            await check(store)

    asyncio.run(run_it())
