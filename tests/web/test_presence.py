"""Who is still there, and which tables may go: told by what people do, and not by a clock that somebody has set."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rulewright.web import presence, table_cache
from rulewright.web.commands import NoTable, Request
from rulewright.web.live_table import AWAY_AFTER, GRACE

from .conftest import Clocks, Site, person, site
from .tabling import PEOPLE, kept, play

DAY = 86400.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- a choice is a sign of life ----------------------------------------------------------------------------------------


async def ask_takeover(here: Site, table: str, seat: int, token: str) -> str:
    """Seat 0 wants a bot in another's place; who plays there then."""
    asked = await here.http.post(
        f"/api/tables/{table}/takeover", json={"seat": seat}, headers={"authorization": f"Bearer {token}"}
    )
    assert asked.status_code == 200, asked.text
    return str(asked.json()["seats"][seat]["kind"])


@pytest.mark.parametrize(
    ("method", "where", "body"),
    [
        ("GET", "/api/tables/{table}", None),
        ("POST", "/api/tables/{table}/choices", {"choice": "nothing of the kind"}),
        ("POST", "/api/tables/{table}/undo", {}),
        ("POST", "/api/tables/{table}/chat", {"text": "I am thinking"}),
        ("POST", "/api/tables/{table}/answer", {"agree": True}),
        ("GET", "/api/tables/{table}/why?choice=pass", None),
        ("GET", "/t/{table}", None),
        ("GET", "/t/{table}/why?choice=pass", None),
        ("POST", "/t/{table}/choose", {"choice": "nothing of the kind"}),
        ("POST", "/t/{table}/undo", {}),
        ("POST", "/t/{table}/say", {"text": "I am thinking"}),
        ("POST", "/t/{table}/answer", {"agree": "yes"}),
        ("POST", "/t/{table}/face", {"seat": "1"}),
    ],
)
def test_whoever_does_anything_with_a_seats_token_is_there(
    path: Path, clocks: Clocks, method: str, where: str, body: dict[str, object] | None
) -> None:
    """Also over REST and by forms without a script, where no page stays open."""

    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))
            clocks.pass_by(AWAY_AFTER + 1)
            headers = {"authorization": f"Bearer {tokens[1]}"}
            if where.startswith("/t/"):
                headers = {"cookie": f"rw_table_{table}={tokens[1]}"}
            given = {"json": body} if where.startswith("/api") and body is not None else {"data": body}
            await here.http.request(method, where.format(table=table), headers=headers, **given)
            clocks.pass_by(AWAY_AFTER - 1)
            assert await ask_takeover(here, table, 1, tokens[0]) == "person", "he was here and must be asked"
            assert (await here.state(table))["request"]["agreed"] == [0]

    asyncio.run(check())


def test_who_does_nothing_for_long_has_left(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))
            await here.state(table, tokens[1])
            clocks.pass_by(AWAY_AFTER + 1)
            assert await ask_takeover(here, table, 1, tokens[0]) == "bot"

    asyncio.run(check())


def test_a_link_of_the_wrong_seat_or_none_is_no_sign_of_life(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with site(path) as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))
            clocks.pass_by(AWAY_AFTER + 1)
            for token in ("", "x", tokens[0]):
                await here.http.get(f"/t/{table}", headers={"cookie": f"rw_table_{table}={token}"})
            assert await ask_takeover(here, table, 1, tokens[0]) == "bot"

    asyncio.run(check())


def test_signs_of_life_are_written_down_now_and_then_and_read_by_other_processes(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE)
            noted: list[float] = []
            write = commands.store.note_seen

            async def note(seats: list[tuple[str, int]], at: float) -> None:
                noted.append(at)
                await write(seats, at)

            commands.store.note_seen = note
            begun = clocks.day
            for _ in range(40):
                commands.sign_of_life(table, (1,))
                clocks.pass_by(1)
            await asyncio.gather(*[task for task in commands.tasks if "note" in str(task.get_coro())])
            assert noted == [begun, begun + presence.SEEN_EVERY, begun + 2 * presence.SEEN_EVERY]
            # Another process has heard nothing itself; before it throws anybody out, it looks at what is written.
            other = table_cache.TableCache(commands.store)
            there = await other.get(table.id)
            there.hear(1, ago=1000)
            there.hear(0)
            clocks.pass_by(AWAY_AFTER - presence.SEEN_EVERY)
            assert there.is_away(1)
            there.settle(await commands.store.seats(table.id))
            assert not there.is_away(1)

    asyncio.run(check())


def test_before_somebody_is_thrown_out_the_store_is_asked(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE[:2])
            clocks.pass_by(AWAY_AFTER + 1)
            await commands.store.note_seen([(table.id, 1)], clocks.day - 10)  # by another process
            assert table.is_away(1)
            await commands.ask_table(table, Request("takeover", 1, 0, 0, (0,)))
            assert not table.is_bot(1)

    asyncio.run(check())


def test_who_closes_the_page_may_load_it_again(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE)
            await commands.arrived(table, (1,))
            clocks.pass_by(1000)
            assert not table.is_away(1)
            await commands.left(table, (1,))
            clocks.pass_by(GRACE - 1)
            assert not table.is_away(1)
            clocks.pass_by(2)
            assert table.is_away(1)

    asyncio.run(check())


@pytest.mark.parametrize("jump", [-10 * DAY, -1000.0, 1000.0, 10 * DAY])
def test_a_clock_that_is_set_makes_nobody_leave_and_keeps_nobody_for_ever(
    path: Path, clocks: Clocks, jump: float
) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE)
            commands.sign_of_life(table, (0, 1))
            clocks.day += jump
            assert not table.is_away(1)
            clocks.pass_by(AWAY_AFTER - 1)
            commands.sign_of_life(table, (0,))
            table.settle(await commands.store.seats(table.id))
            clocks.pass_by(2)
            assert table.is_away(1), "gone by the ticks, whatever the time of day"
            assert not table.is_away(0)

    asyncio.run(check())


# -- old tables ----------------------------------------------------------------------------------------------------


def test_tables_that_nobody_touched_for_long_are_deleted(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            commands.keep_days = 7
            await commands.make_round()
            table, _ = await commands.create("mysthea", PEOPLE, seed=1)
            clocks.pass_by(7 * DAY - 60)
            await commands.make_round()
            assert await commands.store.read(table.id) is not None
            fresh, _ = await commands.create("mysthea", PEOPLE, seed=2)
            clocks.pass_by(table_cache.IDLE_SECONDS + 1)
            await commands.make_round()
            assert await commands.store.read(table.id) is None
            assert await commands.store.read(fresh.id) is not None
            decision = table.session.state.decisions[0]
            with pytest.raises(NoTable):
                await commands.choose(table, decision.seat, str(decision.choices[0]), "")

    asyncio.run(check())


@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_that_was_set_forward_deletes_no_table_in_play(path: Path, clocks: Clocks, restart: bool) -> None:
    """Also if the server was started anew after that, and somebody plays on with the new time elsewhere."""

    async def check() -> None:
        async with kept(path) as commands:
            commands.keep_days = 7
            await commands.make_round()
            quiet, _ = await commands.create("mysthea", PEOPLE, seed=1)
            busy, _ = await commands.create("mysthea", PEOPLE, seed=2)
            clocks.pass_by(8)
            if not restart:
                clocks.day += 10 * DAY
                await play(commands, busy, 1)
                commands.live.clear()
                await commands.make_round()
                clocks.pass_by(DAY)
                await commands.make_round()
                assert await commands.store.read(quiet.id) is not None
                clocks.pass_by(6 * DAY + 60)
                await commands.make_round()
                assert await commands.store.read(quiet.id) is None, "seven days by the ticks are seven days"
                return
        clocks.day += 10 * DAY
        clocks.tick = 3.0
        async with kept(path) as commands:
            commands.keep_days = 7
            await commands.make_round()
            await play(commands, await commands.get(busy.id), 1)
            clocks.pass_by(DAY)
            commands.live.clear()
            await commands.make_round()
            assert await commands.store.read(quiet.id) is not None

    asyncio.run(check())


def test_a_table_that_somebody_looks_at_is_not_deleted(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            commands.keep_days = 7
            await commands.make_round()
            table, _ = await commands.create("mysthea", PEOPLE, seed=1)
            await commands.arrived(table, ())
            clocks.pass_by(30 * DAY)
            await commands.make_round()
            assert await commands.store.read(table.id) is not None
            await commands.left(table, ())
            await commands.make_round()
            assert await commands.store.read(table.id) is None

    asyncio.run(check())


def test_a_clock_that_was_set_back_and_right_again_deletes_no_table_in_memory(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            commands.keep_days = 7
            await commands.make_round()
            clocks.day -= 10 * DAY
            table, _ = await commands.create("mysthea", PEOPLE, seed=1)
            await commands.make_round()
            clocks.day += 10 * DAY
            await commands.make_round()
            assert await commands.store.read(table.id) is not None

    asyncio.run(check())
