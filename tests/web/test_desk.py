"""What strangers bring is played within bounds: no file keeps a thread for ever, nobody keeps the desk from others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from rulewright.catalog import load
from rulewright.core import replay as replays
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.mysthea.model import steps
from rulewright.web import recorded_games
from rulewright.web import untrusted_games as desks
from rulewright.web.recorded_games import Library, Recorded
from rulewright.web.untrusted_games import MOST_AT_THE_DESK, MOST_OF_A_CLIENT, READERS, Busy, Clock, Desk, TakesTooLong
from tests.spinning import let_spin

from .conftest import Site, person, site

GAME = load("mysthea")


def recorded(choices: int, seed: int = 3) -> Session:
    """The beginning of a game: Champions are placed first."""
    session = Session(GAME, Setup("mysthea", 2, seed))
    for _ in range(choices):
        decision = session.state.decision
        session.apply(decision.choices[0], decision.seat)
    return session


def file_of(session: Session) -> bytes:
    return "".join(line + "\n" for line in replays.write(session.replay())).encode()


async def upload(here: Site, raw: bytes, language: str = "en") -> httpx.Response:
    files = {"file": ("game.jsonl", raw)}
    return await here.http.post("/replays/upload", files=files, headers={"accept-language": language})


def served(tmp_path: Path, story: Callable[[Site], Any]) -> None:
    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            await story(here)

    asyncio.run(run())


# -- files ------------------------------------------------------------------------------------------------------


def test_files_that_send_the_rules_in_circles_are_refused_and_the_next_one_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = file_of(recorded(6))

    async def story(here: Site) -> None:
        with monkeypatch.context() as patched:
            let_spin(patched, GAME, steps.PlaceChampion)
            for language, words in (
                ("en", "With entry 1 of this file the rules never come to an end"),
                ("uk", "На записі 1 цього файлу правила ніколи не доходять до кінця"),
                ("en", "With entry 1 of this file"),
            ):
                answer = await upload(here, raw, language)
                assert answer.status_code == 422
                assert words in answer.text
        assert (await upload(here, raw)).status_code == 303
        assert here.app.state.shelves.desk.reading == {}

    served(tmp_path, story)


def test_a_file_that_takes_too_long_is_refused_with_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Site) -> None:
        raw = file_of(recorded(6))
        with monkeypatch.context() as patched:
            patched.setattr(desks, "MOST_SECONDS", 0.0)
            for language, words in (("en", "more than 0 seconds of computing"), ("uk", "понад 0 с обчислень")):
                answer = await upload(here, raw, language)
                assert answer.status_code == 422
                assert words in answer.text
        assert (await upload(here, raw)).status_code == 303

    served(tmp_path, story)


def test_the_time_is_looked_at_between_any_two_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs out in the midst of a game: no entry after that is played."""
    session = recorded(6)
    asked = 0

    def check(clock: Clock) -> None:
        nonlocal asked
        asked += 1
        if asked == 4:
            raise TakesTooLong("the game takes more than 1 seconds to play again")

    played = []
    repeat = Session.repeat
    monkeypatch.setattr(Clock, "check", check)
    monkeypatch.setattr(
        Session, "repeat", lambda self, number, entry: played.append(number) or repeat(self, number, entry)
    )
    with pytest.raises(TakesTooLong):
        recorded_games.open_upload(file_of(session))
    assert played == [1, 2, 3]


def test_a_clock_counts_the_time_of_its_own_work_only() -> None:
    now = Clock(0)
    with pytest.raises(TakesTooLong, match="more than 0 seconds"):
        now.check()
    worked = threading.Event()

    def work() -> None:
        sum(range(2_000_000))
        worked.set()

    patient = Clock(0.02)
    threading.Thread(target=work).start()
    worked.wait()
    patient.check()


def test_a_finished_table_with_other_rules_is_played_off_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where = []
    monkeypatch.setattr(recorded_games, "play_again", lambda *given: where.append(threading.current_thread()))

    async def entries(table: str) -> list[Any]:
        return []

    setup = {"game": "mysthea", "players": 2, "seed": 1}
    row = {"engine": "", "content": "", "start": "", "opening": [], "setup": setup}
    commands: Any = SimpleNamespace(store=SimpleNamespace(entries=entries))
    table: Any = SimpleNamespace(id="x", drift="other rules", game=GAME, names=(), row=row)
    asyncio.run(recorded_games.open_table(commands, table))
    assert where
    assert where[0] is not threading.main_thread()


def test_the_library_keeps_so_many_positions_and_always_the_newest_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorded_games, "MOST_MOMENTS", 10)
    library = Library(most=4)
    games = {name: Recorded(name, recorded(count), ()) for name, count in (("a", 4), ("b", 4), ("c", 3), ("d", 12))}
    for name, kept in (("a", ["a"]), ("b", ["a", "b"]), ("a", ["b", "a"]), ("c", ["a", "c"]), ("d", ["d"])):
        library.keep(games[name])
        assert list(library.games) == kept


# -- the desk ---------------------------------------------------------------------------------------------------


class Work:
    """Something that takes as long as a test wants."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> str:
        self.begun.set()
        self.may_end.wait()
        return "read"

    async def begins(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, 30)


def test_a_client_has_one_thread_and_the_others_need_not_wait_for_it() -> None:
    async def run() -> None:
        desk = Desk()
        mine, yours = [Work() for _ in range(MOST_OF_A_CLIENT)], Work()
        reading = [asyncio.create_task(desk.read("me", str(at), work)) for at, work in enumerate(mine)]
        await mine[0].begins()
        with pytest.raises(Busy, match="your address"):
            await desk.read("me", "one more", Work())
        other = asyncio.create_task(desk.read("you", "yours", yours))
        await yours.begins()
        assert not any(work.begun.is_set() for work in mine[1:]), "one after the other, though a thread was free"
        yours.may_end.set()
        assert await other == "read"
        for work in mine:
            await work.begins()
            work.may_end.set()
        assert await asyncio.gather(*reading) == ["read"] * MOST_OF_A_CLIENT
        await asyncio.sleep(0)
        assert (desk.reading, dict(desk.waiting), desk.turns) == ({}, {}, {})

    asyncio.run(run())


def test_the_desk_is_full_at_some_point_and_says_so() -> None:
    async def run() -> None:
        desk = Desk()
        works = [Work() for _ in range(MOST_AT_THE_DESK)]
        reading = [asyncio.create_task(desk.read(f"client {at}", str(at), work)) for at, work in enumerate(works)]
        for work in works[:READERS]:
            await work.begins()
        with pytest.raises(Busy, match="too many files"):
            await desk.read("somebody else", "more", Work())
        for work in works:
            work.may_end.set()
        assert await asyncio.gather(*reading) == ["read"] * MOST_AT_THE_DESK

    asyncio.run(run())


def test_what_is_being_read_is_read_once_and_who_leaves_does_not_free_the_place() -> None:
    async def run() -> None:
        desk = Desk()
        work, never = Work(), Work()
        first = asyncio.create_task(desk.read("me", "file", work))
        await work.begins()
        second = asyncio.create_task(desk.read("you", "file", never))
        await asyncio.sleep(0)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert list(desk.reading) == ["file"]
        assert dict(desk.waiting) == {"me": 1}
        work.may_end.set()
        assert await second == "read"
        assert not never.begun.is_set()

    asyncio.run(run())


def test_work_that_fails_is_told_and_gives_its_place_back() -> None:
    def fail() -> None:
        raise TakesTooLong("no")

    async def run() -> None:
        desk = Desk()
        for _ in range(MOST_OF_A_CLIENT + 1):
            with pytest.raises(TakesTooLong):
                await desk.read("me", "file", fail)
            await asyncio.sleep(0)
        assert desk.reading == {}

    asyncio.run(run())


def test_who_brings_too_much_at_once_gets_a_clear_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(self: Desk, who: str, key: str, work: Any) -> Any:
        raise Busy("still-reading")

    async def story(here: Site) -> None:
        sent = await upload(here, file_of(recorded(2)))
        where = sent.headers["location"]
        with monkeypatch.context() as patched:
            patched.setattr(Desk, "read", busy)
            for language, words in (("en", "are still being read; wait a moment."), ("uk", "ще читаються; зачекайте")):
                answer = await upload(here, file_of(recorded(3)), language)
                assert answer.status_code == 429
                assert words in answer.text
                page = await here.http.get(where, headers={"accept-language": language})
                assert page.status_code == 429
                assert words in page.text
            here.app.state.shelves.library.games.clear()
            assert (await here.http.get(f"{where}/moment")).status_code == 429
        assert (await here.http.get(where)).status_code == 200

    served(tmp_path, story)


# -- pages that play what an address says, and tables -----------------------------------------------------------


def test_a_lesson_is_played_off_the_loop_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = GAME.lessons()
    assert lessons is not None
    lesson = next(one for one in lessons.by_rule.values() if one.moves)
    address = f"/learn/mysthea/{lesson.rule}"
    path = {"do": lesson.moves[0].choice}

    async def story(here: Site) -> None:
        assert (await here.http.get(address, params=path)).status_code == 200
        with monkeypatch.context() as patched:
            patched.setattr(desks, "MOST_SECONDS", 0.0)
            answer = await here.http.get(address, params=path, headers={"accept-language": "uk"})
            assert answer.status_code == 422
            assert "понад 0 с обчислень" in answer.text
            played = await here.http.post(f"{address}/play", data=path, headers={"origin": "http://table.test"})
            assert played.status_code == 422

    served(tmp_path, story)


def test_a_choice_that_sends_the_rules_in_circles_leaves_table_and_server_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Site) -> None:
        table, tokens = await here.make(person("Anna"), person("Ben"))
        seat = (await here.state(table))["waiting"][0]
        before = await here.state(table, tokens[seat])
        choice = before["decision"]["choices"][0]
        with monkeypatch.context() as patched:
            let_spin(patched, GAME, steps.PlaceChampion)
            answer = await here.choose(table, tokens[seat], choice)
            assert answer.status_code == 500
            assert answer.json()["error"] == "EndlessRules"
            wire = await here.socket(table, tokens[seat], **{"accept-language": "uk"})
            await wire.send({"type": "choose", "choice": choice, "rev": before["revision"], "client": "c1"})
            refused = await wire.until("refused")
            assert "Правила ходять по колу: після" in refused["message"]
            await wire.close()
            assert await here.state(table, tokens[seat]) == before
        answer = await here.choose(table, tokens[seat], choice)
        assert answer.status_code == 200

    served(tmp_path, story)


def test_a_table_whose_record_sends_todays_rules_in_circles_goes_on_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Site) -> None:
        table, tokens = await here.make(person("Anna"), person("Ben"))
        for _ in range(12):
            seat = (await here.state(table))["waiting"][0]
            state = await here.state(table, tokens[seat])
            choice = state["decision"]["choices"][0]
            assert (await here.choose(table, tokens[seat], choice)).status_code == 200
        here.commands.live.clear()
        with monkeypatch.context() as patched:
            let_spin(patched, GAME, steps.PlaceChampion)
            found = await here.commands.get(table)
            assert "the rules go round in circles" in found.drift
            assert not found.session.state.over

    served(tmp_path, story)
