"""What a choice would do: told only as far as nothing is left to chance."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rulewright.bots import Seen, make
from rulewright.catalog import load

from .conftest import person, site

GAME = "dragon_eclipse"
OPTIONS = {"mystling": "prowler", "sheet": "new"}
CHOICE = "go-space 1d"
"""Into a Combat against one of three Enemies."""


def test_an_outcome_of_chance_is_not_told_because_a_few_worlds_agree_on_it(tmp_path: Path) -> None:
    """Here the first three worlds draw the same Enemy for the same Arena."""

    async def run() -> None:
        state = load(GAME).new(1, 3, OPTIONS, "roguelite")
        bot = make("random", 3)
        async with site(tmp_path / "tables.db") as here:
            table, tokens = await here.make(person("Ada"), game=GAME, mode="roguelite", seed=3, options=OPTIONS)
            while CHOICE not in [str(choice) for choice in state.decision.choices]:
                choice = bot.choose(Seen(state, 0), state.decision)
                assert (await here.choose(table, tokens[0], str(choice))).status_code == 200
                state.apply(choice, 0)
            cookie = {"cookie": f"rw_table_{table}={tokens[0]}; rw_lang=en"}
            answer = await here.http.get(f"/t/{table}/preview", params={"choice": CHOICE}, headers=cookie)
            told = answer.json()
            assert [line["text"] for line in told["lines"]] == ["You go on: a Combat of Tier II."]
            assert not told["certain"]

    asyncio.run(run())
