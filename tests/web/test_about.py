"""Every part of a table tells what it is: to whoever points at it, before anything about what it cannot be used for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rulewright.catalog import load
from rulewright.web.commands import PERSON, Place
from rulewright.web.pages.options import grouped
from rulewright.web.table_prompt import show_prompt

from .conftest import person, site
from .tabling import kept

TOLD = {
    "monster-{monster}": ("{name}", "attacks the Island where it is"),
    "era-1": ("{name}", "attacks the Island where it is"),
    "event-{monster}": ("{name}", "attacks the Island where it is"),
    "space-1": ("from the first space", "Region card: for each region"),
    "space-6": ("may recharge their Artefact",),
    "event-storm": ("all Monsters on the Game Board move",),
    "event-forest": ("gains the Glory value",),
    "henakor": ("lift the Island",),
    "regions-placed": ("5th Region card",),
    "island-tree": ("Great Tree", "Forest: "),
}


def test_what_lies_on_the_board_says_what_it_is(tmp_path: Path) -> None:
    async def check() -> None:
        async with site(tmp_path / "t.db") as here:
            table_id, _ = await here.make(person("Ada"), person("Ben"), person("Chi"))
            table = await here.commands.get(table_id)
            view = table.view(None)
            monster = view["monsters"][0]
            values = {"monster": monster, "name": table.game.texts("en").name("monster", monster)}
            for spot, words in TOLD.items():
                query = {"spot": spot.format(**values)}
                answer = await here.http.get(f"/t/{table_id}/about", params=query, headers={"accept-language": "en"})
                for word in words:
                    assert word.format(**values) in answer.text, spot

    asyncio.run(check())


@pytest.mark.parametrize(
    ("language", "gives", "held"), [("en", "bonus: ", "controlled by "), ("uk", "Бонус", "контролює ")]
)
def test_a_region_tells_what_it_gives_and_who_controls_it_before_why_not(
    tmp_path: Path, language: str, gives: str, held: str
) -> None:
    async def check() -> None:
        async with site(tmp_path / "t.db") as here:
            table_id, tokens = await here.make(person("Ada"), person("Ben"))
            table = await here.commands.get(table_id)
            seat = table.session.state.decision.seat
            choice = str(table.session.state.decision.choices[0])
            await here.choose(table_id, tokens[seat], choice)
            spot = table.game.table.spots(table.game.parse(choice), seat)[0]
            headers = {"accept-language": language, "cookie": f"rw_table_{table_id}={tokens[seat]}"}
            text = (await here.http.get(f"/t/{table_id}/about", params={"spot": spot}, headers=headers)).text
            assert "answer-label" in text
            assert -1 < text.index(held) < text.index(gives) < text.index("answer-label")
            assert table.names[seat] in text[: text.index(gives)]

    asyncio.run(check())


def test_enemies_stand_in_the_order_of_their_tiers(tmp_path: Path) -> None:
    tiers = ["Tier I", "Tier II", "Tier III", "Tier IV", "Tier V"]
    game = load("dragon_eclipse")
    enemy = next(option for option in game.options if option.name == "enemy")
    values = tuple((str(value), str(value)) for value in game.values(enemy, "duel"))
    assert [title for title, _ in grouped(game, "en", values)] == ["", *tiers]

    async def check() -> None:
        async with kept(tmp_path / "tables.db") as commands:
            table, _ = await commands.create(game.name, [Place(PERSON, "Ada")], 5, {}, mode="duel")
            while True:
                decision = table.session.state.decision
                if str(decision.choices[0]).startswith("pick-enemy"):
                    break
                await commands.choose(table, 0, str(decision.choices[0]), table.revision(0))
            shown = show_prompt(table, decision, table.view(0), game.texts("en"), "dark")
            assert [group.title for group in shown.groups if group.title] == tiers

    asyncio.run(check())
