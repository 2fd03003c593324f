"""The luck of a table: nobody can compute it, nothing tells the secret before the end, then anybody can check it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.catalog import load
from rulewright.cli.main import run as command_line
from rulewright.core import replay as replays
from rulewright.core.chance import commitment
from rulewright.core.fairness import check_luck
from rulewright.core.session import Session
from rulewright.core.view import plain
from rulewright.web import bot_runner
from rulewright.web.commands import PERSON, LiveTable, Place, TableCommands

from .conftest import bot, person, site
from .tabling import PEOPLE, kept, play

SMALL = 2**10
"""Seeds that the attacker tries: with 31 bits it is a matter of seconds in a faster language."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- the attack ----------------------------------------------------------------------------------------------------


def fitting(seen: dict[str, Any]) -> list[int]:
    """Every small seed whose setup looks to a spectator as this table does."""
    game = load("mysthea")
    return [seed for seed in range(SMALL) if sent(game.new(3, seed).view(None)) == seen]


def sent(view: dict[str, Any]) -> Any:
    """A view as it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(plain(view)))


def test_a_spectator_finds_a_small_seed_and_with_it_every_hand(path: Path) -> None:
    """The attack works where luck comes from a seed: this is why a table's does not."""

    async def check() -> None:
        async with site(path) as here:
            table_id, tokens = await here.make(person("A"), person("B"), person("C"), seed=777)
            seen = (await here.state(table_id))["view"]
            (seed,) = fitting(seen)
            foretold = load("mysthea").new(3, seed)
            for seat, token in enumerate(tokens):
                assert sent(foretold.view(seat)) == (await here.state(table_id, token))["view"]

    asyncio.run(check())


def test_the_attack_finds_nothing_at_a_table_with_a_secret(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table_id, _ = await here.make(person("A"), person("B"), person("C"), seed=None)
            assert fitting((await here.state(table_id))["view"]) == []
            table = await here.commands.get(table_id)
            # All that the state itself says of its luck is public, and deals another game.
            assert table.session.setup.seed == table.session.state.luck.seed == 0
            assert len(table.secret) == 32
            assert load("mysthea").digest(load("mysthea").new(3, 0)) != table.session.start

    asyncio.run(check())


def test_every_table_has_a_secret_of_its_own_also_a_rematch(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            first, _ = await commands.create("mysthea", PEOPLE)
            second, _ = await commands.create("mysthea", PEOPLE)
            await play(commands, first, 2000)
            again = await commands.rematch(first)
            assert len({first.secret, second.secret, again.secret}) == 3
            assert again.session.setup.commitment == commitment(again.secret)

    asyncio.run(check())


# -- nothing tells the secret before the end ---------------------------------------------------------------------------


def test_the_secret_is_in_nothing_that_leaves_the_store_while_the_game_runs(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "rulewright")

    async def check() -> None:
        async with site(path) as here:
            table_id, tokens = await here.make(person("A"), person("B"), bot(), seed=None, listed=True)
            table = await here.commands.get(table_id)
            secret = table.secret.hex()
            said = []
            for cookies in ({}, {f"rw_table_{table_id}": tokens[0]}):
                for address in (
                    f"/t/{table_id}", f"/t/{table_id}/luck", f"/t/{table_id}/log", f"/t/{table_id}/link",
                    f"/t/{table_id}/invite", f"/t/{table_id}/report", f"/replay/{table_id}", "/", "/replays",
                    f"/api/tables/{table_id}", f"/api/tables/{table_id}/replay", "/api/tables",
                ):  # fmt: skip
                    answer = await here.http.get(address, headers=cookie(cookies))
                    said.append(answer.text + str(answer.headers))
                form = {"words": "x", "screen": "{}"}
                saved = await here.http.post(f"/t/{table_id}/report", data=form, headers=cookie(cookies))
                said.append(saved.text)
                bundle = await here.http.get(re.findall(r"/report/\w+", saved.text)[0])
                with zipfile.ZipFile(io.BytesIO(bundle.content)) as archive:
                    said.extend(archive.read(name).decode() for name in archive.namelist())
            wire = await here.socket(table_id, tokens[0])
            said.append(json.dumps(await wire.read()))
            await wire.close()
            said.append(caplog.text)
            assert all(secret not in text and secret[:16] not in text for text in said)
            assert secret not in repr(table.row) + repr(table.seats)
            rows = await here.commands.store.find_tables(listed=True)
            assert rows
            assert all("secret" not in row for row in [*rows, await here.commands.store.table(table_id)])
            state = await here.state(table_id)
            assert state["luck"] == {"commitment": commitment(table.secret), "secret": "", "seed": None}

    asyncio.run(check())


def cookie(given: dict[str, str]) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in given.items())}


# -- and then anybody can check it -----------------------------------------------------------------------------------


async def finished(commands: TableCommands, **given: Any) -> LiveTable:
    """A game of two people to the end, with an undo that both agreed to."""
    table, _ = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(PERSON, "Ben")], **given)
    await play(commands, table, 40)
    while table.session.state.picks:
        await play(commands, table, 1)
    await commands.undo(table, 0, 5)
    await commands.answer(table, 1, True)
    await play(commands, table, 2000, seed=2)
    assert table.session.state.over
    return table


def test_the_replay_of_a_finished_table_proves_that_its_luck_was_fixed(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the first moment the table shows a commitment; the secret that it reveals at the end belongs to it."""
    file = tmp_path / "game.rwreplay"

    async def check() -> str:
        async with site(path) as here:
            table = await finished(here.commands)
            before = commitment(table.secret)
            answer = await here.http.get(f"/api/tables/{table.id}/replay")
            file.write_text(answer.text)
            found = replays.read(answer.text.splitlines())
            assert any(isinstance(entry, replays.Undo) and entry.consent for entry in found.entries)
            assert bytes.fromhex(found.secret) == table.secret
            check_luck(table.game, found)
            state = await here.state(table.id)
            assert state["luck"] == {"commitment": before, "secret": table.secret.hex(), "seed": None}
            page = (await here.http.get(f"/t/{table.id}/luck")).text
            assert before in page
            assert table.secret.hex() in page
            assert "outcomes of chance in this game follow from it" in page
            return before

    before = asyncio.run(check())
    with pytest.raises(SystemExit) as ended:
        command_line(["replay", str(file), "--verify"])
    assert ended.value.code == 0
    assert f"every outcome follows from the secret behind {before}" in capsys.readouterr().out


def test_a_server_that_bends_a_roll_is_found_out(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table = await finished(here.commands)
            secret = bytes(32)
            bent = Session(table.game, table.session.setup, state=table.session.state, secret=secret)
            bent.record, bent.opening, bent.start = table.session.record, table.session.opening, table.session.start
            table.session = bent
            table.touch()
            page = (await here.http.get(f"/t/{table.id}/luck")).text
            assert "could not be confirmed" in page
            assert "not the one that the table was committed to" in page

    asyncio.run(check())


def test_a_table_goes_on_with_the_same_luck_after_a_restart(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE)
            await play(commands, table, 30)
            secret, table_id = table.secret, table.id
        async with kept(path) as commands:
            table = await commands.get(table_id)
            assert table.secret == table.session.secret == table.session.state.secret == secret
            await play(commands, table, 2000, seed=3)
            check_luck(table.game, table.replay())

    asyncio.run(check())


# -- a chosen seed is told ---------------------------------------------------------------------------------------------


CHOSEN = "The seed of this table was chosen"


def test_everybody_is_told_that_a_seed_was_chosen_but_not_which(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            table_id, tokens = await here.make(person("A"), person(), seed=424242)
            for address, cookies in (
                (f"/t/{table_id}", {}),
                (f"/t/{table_id}", {f"rw_table_{table_id}": tokens[0]}),
                (f"/t/{table_id}/sit/{tokens[1]}", {}),
                (f"/t/{table_id}/invite", {}),
                (f"/t/{table_id}/luck", {}),
            ):
                page = (await here.http.get(address, headers=cookie(cookies))).text
                assert CHOSEN in page, address
                assert "424242" not in page
            state = await here.state(table_id)
            assert state["luck"] == {"commitment": "", "secret": "", "seed": None}
            secret_id, tokens = await here.make(person("A"), person(), seed=None)
            for address in (f"/t/{secret_id}", f"/t/{secret_id}/sit/{tokens[1]}", f"/t/{secret_id}/luck"):
                assert CHOSEN not in (await here.http.get(address)).text

    asyncio.run(check())


def test_a_chosen_seed_deals_the_same_game_and_is_shown_at_the_end(path: Path) -> None:
    async def check() -> None:
        async with site(path) as here:
            one = await finished(here.commands, seed=9)
            two = await finished(here.commands, seed=9)
            assert one.session.start == two.session.start
            assert one.session.secret == b""
            assert one.replay().secret == ""
            assert (await here.state(one.id))["luck"] == {"commitment": "", "secret": "", "seed": 9}
            page = (await here.http.get(f"/t/{one.id}/luck")).text
            assert '<code class="number">9</code>' in page
            assert "outcomes of chance in this game follow from it" in page

    asyncio.run(check())


def test_bots_think_by_the_tables_secret_not_by_its_luck(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with one seed deal the same game; their bots do not think the same."""
    seeds: list[int] = []

    async def check() -> None:
        usual = bot_runner.chosen

        def noted(name: str, seed: int, *rest: Any) -> Any:
            seeds.append(seed)
            return usual(name, seed, *rest)

        monkeypatch.setattr(bot_runner, "chosen", noted)
        async with site(path) as here:
            starts = set()
            for _ in range(2):
                table_id, (_, token) = await here.make(bot(), person("A"), seed=5, game="mysthea")
                thought = len(seeds)
                while len(seeds) == thought:
                    await here.quiet(table_id)
                    decision = (await here.state(table_id, token))["decision"]
                    await here.choose(table_id, token, decision["choices"][0])
                starts.add((await here.commands.get(table_id)).session.start)
            assert len(starts) == 1

    asyncio.run(check())
    assert len(set(seeds)) == len(seeds) >= 2


def test_tables_from_before_get_a_secret_for_their_bots_and_keep_their_seed(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=3)
            await play(commands, table, 5)
        with sqlite3.connect(path) as connection:
            for table_name in ("checkpoints", "daily_games", "profile_records", "profiles"):
                connection.execute(f"DROP TABLE {table_name}")
            connection.execute("DROP INDEX ix_tables_parent")
            for column in ("secret", "parent", "forked_at", "forked_by"):
                connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
            connection.execute("UPDATE alembic_version SET version_num = '0002'")
            setup = json.loads(connection.execute("SELECT setup FROM tables").fetchone()[0])
            del setup["commitment"]
            connection.execute("UPDATE tables SET setup = ?", (json.dumps(setup),))
        connection.close()
        async with kept(path) as commands:
            again = await commands.get(table.id)
            assert len(again.secret) == 32
            assert again.session.secret == b""
            assert again.luck.chosen
            assert again.written == 5
            await play(commands, again, 3)

    asyncio.run(check())
