"""Forks of tables: what becomes of a moment, who may go on from which, what nobody learns by it, and the tree."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rulewright.core import replay as replays
from rulewright.core.errors import ForkError
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.store import clock
from rulewright.web.commands import PERSON, LiveTable, Origin, Place
from rulewright.web.forkable import fork as make_fork
from rulewright.web.forkable import forkable

from .conftest import Site, bot, person, site
from .tabling import play_until_sealed

PEOPLE = (person("Anna"), person("Ben"), person("Cleo"))


def in_a_loop(check: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(check)
    def test(**given: Any) -> None:
        asyncio.run(check(**given))

    return test


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


async def play(web: Site, table_id: str, tokens: list[str], count: int) -> LiveTable:
    """So many choices, each the middle one."""
    table = await web.commands.get(table_id)
    for _ in range(count):
        decision = table.session.state.decision
        choice = decision.choices[len(decision.choices) // 2]
        answer = await web.choose(table_id, tokens[decision.seat], str(choice))
        assert answer.status_code == 200, answer.text
    return table


async def fork(web: Site, table_id: str, token: str = "", **wanted: Any) -> tuple[str, list[str]]:
    """A fork; of onlookers, with bots that do not think."""
    given = wanted if token else {"seats": [bot()] * 3, **wanted}
    answer = await web.http.post(f"/api/tables/{table_id}/forks", json=given, headers=bearer(token))
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["tokens"]


async def tree(web: Site, table_id: str, token: str = "") -> dict[str, Any]:
    answer = await web.http.get(f"/api/tables/{table_id}/forks", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def hands(table: LiveTable, at: int | None = None) -> list[tuple[str, ...]]:
    state = table.session.state if at is None else table.session.state_at(at)
    return [board.hand for board in cast(MystheaState, state).boards]


async def finished(web: Site, **given: Any) -> str:
    table_id, _ = await web.make(bot(), bot(), bot(), **given)
    await web.quiet(table_id)
    return table_id


# -- what a fork is ------------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_fork_goes_on_from_what_its_maker_sees_and_leaves_the_parent_alone(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE)
        table = await play(web, table_id, tokens, 12)
        before = (await web.commands.store.entries(table_id), dict(table.row))
        made, own = await fork(web, table_id, tokens[1], at=8)
        twin = await web.commands.get(made)
        assert twin.session.state.view(1) == table.session.state_at(8).view(1)
        assert [bool(token) for token in own] == [False, True, False]
        assert twin.names[1] == "Ben"
        assert twin.origin is not None
        assert (twin.origin.parent, twin.origin.at, twin.origin.maker) == (table_id, 8, "Ben")
        await web.quiet(made)
        assert (await web.commands.store.entries(table_id), dict(table.row)) == before


@in_a_loop
async def test_a_fork_survives_a_restart_and_is_played_on(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE)
        await play(web, table_id, tokens, 10)
        made, own = await fork(web, table_id, tokens[0], seats=[*PEOPLE])
        twin = await play(web, made, own, 5)
        before = twin.session.state.view(0)
    async with site(tmp_path / "t.db") as web:
        twin = await web.commands.get(made)
        assert twin.session.state.view(0) == before
        assert twin.origin is not None
        assert not twin.drift
        await play(web, made, own, 5)


@in_a_loop
async def test_luck_is_committed_to_a_secret_of_its_own(tmp_path: Path) -> None:
    """Also where the seed of the parent was chosen: whoever knows it knows nothing about the fork."""
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE, seed=4)
        made, _ = await fork(web, table_id, tokens[0])
        table, twin = await web.commands.get(table_id), await web.commands.get(made)
        assert table.luck.chosen
        assert not twin.luck.chosen
        assert twin.secret
        assert twin.secret != table.secret
        assert twin.session.state.luck.counts == {}


# -- nothing leaks ---------------------------------------------------------------------------------------------------


@in_a_loop
async def test_what_others_hold_is_dealt_anew_while_the_game_runs(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE)
        table = await play(web, table_id, tokens, 6)
        dealt = []
        for hidden in ("dealt", "kept", "kept", "kept"):
            made, _ = await fork(web, table_id, tokens[0], at=6, hidden=hidden, seats=[*PEOPLE])
            dealt.append(hands(await web.commands.get(made)))
        assert all(one[0] == hands(table)[0] for one in dealt)
        assert any(one[1:] != hands(table)[1:] for one in dealt)
        assert len({str(one) for one in dealt}) > 1


@pytest.mark.parametrize("viewer", [None, 0, 1])
@in_a_loop
async def test_two_tables_that_look_the_same_give_the_same_fork(
    tmp_path: Path, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other world differs in all that the viewer cannot see; with the same secret the fork is the same."""
    known = SimpleNamespace(**{**vars(secrets), "token_bytes": lambda count: bytes(range(count))})
    monkeypatch.setattr("rulewright.web.commands.secrets", known)
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE)
        table = await play(web, table_id, tokens, 9)
        token = "" if viewer is None else tokens[viewer]
        made = []
        true = table.session
        for seed in (None, 5, 6):
            if seed is not None:
                other = true.copy()
                other.state = true.state.resample(viewer, seed)
                table.session = other
            twin_id, _ = await fork(web, table_id, token, seats=[*PEOPLE])
            twin = await web.commands.get(twin_id)
            made.append(msgspec.to_builtins(twin.session.setup))
        table.session = true
        assert made[0] == made[1] == made[2]


@in_a_loop
async def test_others_sealed_answers_are_neither_counted_nor_copied(tmp_path: Path) -> None:
    places = [Place(PERSON, name) for name in ("Anna", "Ben", "Cleo")]
    async with site(tmp_path / "t.db") as web:
        commands = web.commands
        table, (first, second) = await play_until_sealed(commands)
        known = table.standing(second)
        asked = table.session.state.decision_for(first)
        assert asked is not None
        await commands.choose(table, first, str(asked.choices[0]), "")
        for seat, last in ((first, known + 1), (second, known), (None, known)):
            found = await forkable(commands, table, seat, None)
            assert found[1] == last
            with pytest.raises(ForkError, match=f"to choice {last}$"):
                await make_fork(commands, found, seat, places, Origin(table.id, last + 1, ""), kept=False)
            twin, _ = await make_fork(commands, found, seat, places, Origin(table.id, last, ""), kept=False)
            assert twin.session.state.picks == {}
            assert [one.seat for one in twin.session.state.decisions] == [first, second]


@in_a_loop
async def test_a_fork_of_a_running_game_is_shown_to_nobody_else(tmp_path: Path) -> None:
    """Its end reveals what its maker knew: an opponent must not find it."""
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE, listed=True)
        made, own = await fork(web, table_id, tokens[0])
        deeper, _ = await fork(web, made, own[0])
        for token in ("", *tokens):
            assert (await tree(web, table_id, token))["forks"] == []
        listed = await web.http.get("/api/tables")
        assert made not in listed.text
        assert deeper not in listed.text
        for cookies in ("", f"rw_table_{table_id}={tokens[1]}", f"rw_table_{table_id}={tokens[1]}; rw_table_{made}=x"):
            page = await web.http.get(f"/t/{table_id}/forks", headers={"cookie": cookies})
            assert made not in page.text
            assert deeper not in page.text
        mine = await web.http.get(f"/t/{table_id}/forks", headers={"cookie": f"rw_table_{made}={own[0]}"})
        assert f"/t/{made}" in mine.text
        assert deeper not in mine.text


# -- games that are over ---------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_finished_game_is_forked_with_its_cards_as_they_were_or_dealt_anew(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id = await finished(web)
        table = await web.commands.get(table_id)
        kept, _ = await fork(web, table_id, at=20, seats=[*PEOPLE])
        assert hands(await web.commands.get(kept)) == hands(table, 20)
        dealt = [
            hands(await web.commands.get((await fork(web, table_id, at=20, hidden="dealt", seats=[*PEOPLE]))[0]))
            for _ in range(4)
        ]
        assert any(one != hands(table, 20) for one in dealt)


@in_a_loop
async def test_nobody_goes_on_from_the_end_or_from_beyond(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id = await finished(web)
        last = len((await web.commands.get(table_id)).session.line)
        for at in (last, last + 1, 1_000_000):
            answer = await web.http.post(f"/api/tables/{table_id}/forks", json={"at": at})
            assert answer.status_code == 400, at
            assert answer.json()["id"] == "fork-unseen"
        await fork(web, table_id, at=last - 1)
        answer = await web.http.post(f"/api/tables/{table_id}/forks", json={"seats": [bot()]})
        assert (answer.status_code, answer.json()["id"]) == (400, "fork-seats")
        assert (await web.http.post("/api/tables/nosuch/forks", json={})).status_code == 404


@in_a_loop
async def test_the_replay_of_a_fork_is_a_file_that_can_be_brought_and_forked(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        made, _ = await fork(web, await finished(web), at=150)
        await web.quiet(made)
        text = (await web.http.get(f"/api/tables/{made}/replay")).text
        assert replays.read(text.splitlines()).header.setup.position
        answer = await web.http.post("/replays/upload", files={"file": ("fork.jsonl", text.encode())})
        assert answer.status_code == 303, answer.text
        address = answer.headers["location"]
        page = await web.http.get(f"{address}/fork?at=5")
        assert page.status_code == 200
        answer = await web.http.post(f"{address}/fork", data={"at": "5", "seat-0": "me", "name-0": "Dora"})
        assert answer.status_code == 303
        again = await web.commands.get(answer.headers["location"].removeprefix("/t/"))
        assert again.origin is not None
        assert again.origin.parent == address.removeprefix("/replay/")
        assert again.names[0] == "Dora"
    async with site(tmp_path / "t.db") as web:
        reloaded = await web.commands.get(again.id)
        assert reloaded.session.setup.position == again.session.setup.position


# -- the pages ---------------------------------------------------------------------------------------------------


@in_a_loop
async def test_the_form_shows_the_moment_and_makes_the_table(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id, tokens = await web.make(*PEOPLE)
        table = await play(web, table_id, tokens, 12)
        cookie = {"cookie": f"rw_table_{table_id}={tokens[2]}"}
        page = await web.http.get(f"/t/{table_id}/fork?at=7", headers=cookie)
        assert page.status_code == 200
        assert "After choice 7" in page.text
        assert 'value="7"' in page.text
        assert "The game still runs." in page.text
        assert 'name="hidden"' not in page.text
        assert re.search(r'name="name-2" value="Cleo"', page.text)
        form = {"at": "7", "seat-0": "friend", "seat-1": "bot", "seat-2": "me", "name-2": "Cleo"}
        made = await web.http.post(f"/t/{table_id}/fork", data={**form, "hidden": "kept"}, headers=cookie)
        assert made.status_code == 303
        where = made.headers["location"]
        twin = await web.commands.get(where.split("/")[2])
        assert where == f"/t/{twin.id}/invite"
        assert [row["kind"] for row in twin.seats] == ["person", "bot", "person"]
        assert twin.session.state.view(2) == table.session.state_at(7).view(2)
        assert f"rw_table_{twin.id}=" in made.headers["set-cookie"]
        both = {"cookie": f"{cookie['cookie']}; {made.headers['set-cookie'].split(';')[0]}"}
        shown = await web.http.get(f"/t/{twin.id}", headers=both)
        assert "goes on from after choice 7" in shown.text
        assert f'href="/t/{table_id}"' in shown.text
        stranger = await web.http.get(f"/t/{twin.id}")
        assert "goes on from after choice 7" in stranger.text
        assert table_id not in stranger.text


@in_a_loop
async def test_a_moment_that_is_not_there_is_refused_in_the_visitors_words(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        table_id, _ = await web.make(*PEOPLE)
        for at in ("", "99", "-1", "x"):
            answer = await web.http.post(f"/t/{table_id}/fork", data={"at": at}, headers={"accept-language": "uk"})
            assert answer.status_code == 422, at
            assert "Такої миті немає" in answer.text
        assert (await web.http.get(f"/t/{table_id}/fork?at=99")).status_code == 200


@in_a_loop
async def test_the_tree_shows_parents_siblings_and_children_once_all_is_over(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        root = await finished(web, listed=True)
        first, _ = await fork(web, root, at=30)
        second, _ = await fork(web, root, at=60)
        await web.quiet(first)
        third, _ = await fork(web, first, at=2)
        found = await tree(web, third)
        assert (found["id"], found["status"], found["at"]) == (root, "over", None)
        assert [(one["id"], one["at"]) for one in found["forks"]] == [(first, 30), (second, 60)]
        (child,) = found["forks"][0]["forks"]
        assert (child["id"], child["here"], child["at"]) == (third, True, 2)
        page = await web.http.get(f"/t/{second}/forks")
        for table_id in (root, first, second, third):
            assert f'href="/t/{table_id}"' in page.text
        assert page.text.count('aria-current="page"') == 1


@in_a_loop
async def test_a_parent_that_is_forgotten_leaves_its_forks_whole(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        root = await finished(web)
        made, _ = await fork(web, root, at=30)
        await web.quiet(made)
        await web.commands.store.forget_tables(clock.now() + 1, [made])
        web.commands.live.pop(root, None)
        assert (await web.http.get(f"/t/{root}")).status_code == 404
        found = await tree(web, made)
        assert (found["id"], found["status"]) == ("", "gone")
        assert found["forks"][0]["id"] == made
        page = await web.http.get(f"/t/{made}/forks")
        assert "A table that is not kept any more" in page.text
        assert (await web.http.get(f"/t/{made}")).status_code == 200


@in_a_loop
async def test_a_rematch_of_a_fork_is_a_fork_of_the_same_moment(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as web:
        root = await finished(web)
        made, _ = await fork(web, root, at=150)
        await web.quiet(made)
        again = await web.commands.rematch(await web.commands.get(made))
        assert again.origin == (await web.commands.get(made)).origin
