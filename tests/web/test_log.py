"""The log of a table's page: its last lines, and older ones for whoever asks, as the asker may read them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from markupsafe import escape

from rulewright.bots import Seen, make
from rulewright.web.table_log import LOG_LINES

from .conftest import Site, person, site


async def play(here: Site, table_id: str, lines: int) -> None:
    """Random choices until the log has more lines than a page shows."""
    table = await here.commands.get(table_id)
    bot = make("random", 1)
    while table.session.log_length <= lines:
        decision = table.session.state.decisions[0]
        choice = bot.choose(Seen(table.session.state, decision.seat), decision)
        await here.commands.choose(table, decision.seat, str(choice), "")


def numbers(html: str) -> list[int]:
    return [int(number) for number in re.findall(r'data-n="(\d+)"', html)]


def test_older_lines_come_on_request_and_are_those_of_the_asker(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Anna"), person("Ben"))
            await play(here, table, LOG_LINES + 60)
            page = numbers((await here.http.get(f"/t/{table}")).text)
            assert len(page) == LOG_LINES
            older = await here.http.get(f"/t/{table}/log?part=1&before={page[0]}")
            assert numbers(older.text) == list(range(page[0]))
            whole = (await here.http.get(f"/t/{table}/log")).text
            assert numbers(whole) == list(range(page[-1] + 1))
            cookies = {"cookie": f"rw_table_{table}={tokens[0]}"}
            own = await here.http.get(f"/t/{table}/log", headers=cookies)
            live = await here.commands.get(table)
            assert len(numbers(own.text)) == live.session.log_length
            texts = live.game.texts("en", live.names)
            assert all(escape(texts.event(line.event)) in own.text for line in live.session.log(0))
            for wrong in ("-1", "x", "9" * 30):
                assert (await here.http.get(f"/t/{table}/log?part=1&before={wrong}")).status_code in (200, 422)

    asyncio.run(run())
