"""Bots at tables: who may be asked for, how fast they are, and that their thinking never holds anybody up."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from rulewright.bots import DEFAULT_LEVEL, LEVELS, adviser_of
from rulewright.core.errors import SetupError
from rulewright.web import bot_runner
from rulewright.web.bot_runner import allowed_bot, level_of, playing_bot
from rulewright.web.live_table import PACES
from rulewright.web.thinking_time import THINKERS

from .conftest import bot, person, site


@pytest.mark.parametrize("spec", [*LEVELS, "search:sims=50", "expert:sims=20,ms=300"])
def test_levels_and_bounded_thinking_may_be_asked_for(spec: str) -> None:
    assert allowed_bot(spec) == spec
    assert level_of(spec) in LEVELS


@pytest.mark.parametrize(
    "spec",
    [
        "exec:true",
        " exec:/bin/sh -c true",
        "first",
        "",
        "Random",
        "search:sims=999999",
        "search:ms=2001",
        "search:sims=-1",
        "search:sims=1e3",
        "search:sims=٣",
        "search:program=x",
        "greedy:sims=5",
    ],
)
def test_programs_and_boundless_thinking_are_refused_everywhere(tmp_path: Path, spec: str) -> None:
    """A visitor must never start a program on the server, nor keep it thinking for long."""
    with pytest.raises(SetupError):
        allowed_bot(spec)

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            body = {"game": "mysthea", "seats": [person("Anna"), {"kind": "bot", "bot": spec}]}
            answer = await here.http.post("/api/tables", json=body)
            assert answer.status_code == 400, answer.text
            form = {"seat-0": "me", "seat-1": "bot", "bot-1": spec}
            page = await here.http.post("/new/mysthea", data=form)
            assert page.status_code == 422
            assert await here.commands.store.find_tables(listed=True) == []
            assert here.commands.live == {}

    asyncio.run(run())


def test_a_seat_that_says_exec_in_the_database_is_played_by_a_level() -> None:
    assert playing_bot("exec:true") == DEFAULT_LEVEL
    assert playing_bot("first") == DEFAULT_LEVEL
    assert playing_bot("search:sims=9") == "search:sims=9"


def test_pages_are_answered_while_all_bots_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables have bots: only so many think at once, and nobody else waits for them.

    Where only bots sit, one thread stays free for those that people wait for.
    """
    thinkers = THINKERS - 1
    free = threading.Event()
    begun: list[str] = []
    usual = bot_runner.chosen

    def slowly(*given: Any) -> Any:
        if level_of(given[0]) == "search":
            begun.append(given[0])
            assert free.wait(120)
        return usual(LEVELS[0], *given[1:])

    monkeypatch.setattr(bot_runner, "chosen", slowly)

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            try:
                tables = [(await here.make(bot("search"), bot("search")))[0] for _ in range(THINKERS + 3)]
                while len(begun) < thinkers:
                    await asyncio.sleep(0.01)
                for table in tables:
                    assert (await here.http.get(f"/t/{table}")).status_code == 200
                assert len(begun) == thinkers
                page = await here.http.get(f"/t/{tables[0]}", headers={"accept-language": "en"})
                assert "thinking" in page.text
            finally:
                free.set()
            # They take turns: each table gets its first choice before any gets many.
            for table in tables:
                live = await here.commands.get(table)
                while not live.written:
                    await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = bot_runner.chosen

    def failing(spec: str, *given: Any) -> Any:
        if spec == DEFAULT_LEVEL:
            raise RuntimeError("this bot is broken")
        return usual(spec, *given)

    monkeypatch.setattr(bot_runner, "chosen", failing)

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), bot(DEFAULT_LEVEL))
            while (await here.state(table, tokens[0]))["decision"] is None:
                await asyncio.sleep(0.01)
            live = await here.commands.get(table)
            while not any(move.seat == 1 for move in live.session.record):
                state = await here.state(table, tokens[0])
                if state["decision"]:
                    await here.choose(table, tokens[0], state["decision"]["choices"][0])
                await asyncio.sleep(0.01)
            assert str(here.commands.failures[0]) == "this bot is broken"
            here.commands.failures.clear()

    asyncio.run(run())


def test_the_slowest_player_sets_the_pace(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), person("Ben"), bot())
            live = await here.commands.get(table)
            assert live.pace == "quick", "nobody looks"
            seat = f"rw_table_{table}="
            onlooker = await here.socket(table, cookie="rw_pace=slow")
            assert live.pace == "quick", "an onlooker keeps nobody waiting"
            anna = await here.socket(table, cookie=f"{seat}{tokens[0]}; rw_pace=quick")
            assert live.pace == "quick"
            ben = await here.socket(table, cookie=f"{seat}{tokens[1]}")
            assert live.pace == "calm"
            await anna.send({"type": "pace", "text": "slow"})
            await anna.send({"type": "ping"})
            await anna.until("pong")
            assert live.pace == "slow"
            await anna.send({"type": "pace", "text": "never"})
            await anna.send({"type": "ping"})
            await anna.until("pong")
            assert live.pace == "slow"
            for wire in (anna, ben, onlooker):
                await wire.close()
            assert live.pace == "quick"

            table, _ = await here.make(bot(), bot())
            watcher = await here.socket(table, cookie="rw_pace=slow")
            assert (await here.commands.get(table)).pace == "slow", "where only bots play, onlookers want to follow"
            await watcher.close()

    asyncio.run(run())


def test_a_bot_waits_as_long_as_the_pace_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an endless pace nothing is chosen; whoever then wants it quick gets it at once."""
    looked = 0

    class Watched(dict[str, float]):
        def __getitem__(self, pace: str) -> float:
            nonlocal looked
            looked += 1
            return super().__getitem__(pace)

    monkeypatch.setattr(bot_runner, "PACES", Watched({**PACES, "slow": 3600.0}))

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(bot(), person("Anna"))
            live = await here.commands.get(table)
            anna = await here.socket(table, cookie=f"rw_table_{table}={tokens[1]}; rw_pace=slow")
            while (asked := live.session.state.decision).seat == 1 or len(asked.choices) == 1:
                if asked.seat == 1:
                    await here.choose(table, tokens[1], str(asked.choices[0]))
                await asyncio.sleep(0.01)
            standing = live.written
            # The bot has looked at the pace several times, and still waits.
            begun = looked
            while looked < begun + 3:
                await asyncio.sleep(0.01)
            assert live.written == standing
            await anna.send({"type": "pace", "text": "quick"})
            while live.written == standing:
                await asyncio.sleep(0.01)
            await anna.close()

    asyncio.run(run())


def test_a_hint_is_thought_of_once_and_told_in_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    usual = bot_runner.advise

    def counted(seen: Any, decision: Any, seed: int, adviser: str) -> Any:
        assert level_of(adviser) == adviser_of(seen.game)
        asked.append(seen.seat)
        return usual(seen, decision, seed, DEFAULT_LEVEL)

    monkeypatch.setattr(bot_runner, "advise", counted)

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), bot())
            while not (offered := (await here.state(table, tokens[0]))["decision"]):
                await asyncio.sleep(0.01)
            cookies = {"cookie": f"rw_table_{table}={tokens[0]}; rw_lang=uk"}
            both = [here.http.get(f"/t/{table}/hint", headers=cookies) for _ in range(2)]
            first, second = [answer.json() for answer in await asyncio.gather(*both)]
            assert first == second
            assert asked == [0]
            assert first["choice"] in offered["choices"]
            assert len(first["lines"]) > 1
            assert (await here.http.get(f"/t/{table}/hint")).status_code == 403

    asyncio.run(run())
