"""Answers that lie in a table's menu: legal at any time, apart from the ordinary choices, on only where people sit."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulewright.catalog import load
from rulewright.core.record import Decision
from rulewright.web.commands import BOT, PERSON, LiveTable, Place
from rulewright.web.page_parts import table_parts
from rulewright.web.pages.options import shown_options
from rulewright.web.table_page import show
from rulewright.web.visitor import PREFERENCES, Visitor

from .tabling import kept

GAME = "dragon_eclipse"
AGREED = {"mystling": "firple", "partner": "siren", "enemy": "wild-golomo"}
ANNA = Place(PERSON, "Anna")


async def fighting(commands: Any, places: list[Place], **options: Any) -> tuple[LiveTable, list[str]]:
    """A duel at its first turn."""
    table, tokens = await commands.create(GAME, places, 5, {**AGREED, **options}, mode="duel")
    while not table.session.state.fighting:
        decision: Decision = table.session.state.decision
        seat = decision.seat
        await commands.choose(table, seat, str(decision.choices[0]), table.revision(seat))
    return table, tokens


def seen(table: LiveTable, tokens: list[str], language: str = "en") -> dict[str, str]:
    """The parts of the page that the first seat sees."""
    settings = {name: allowed[0] for name, allowed in PREFERENCES.items()}
    visitor = Visitor(language, settings, {table.id: (tokens[0],)})
    return table_parts(table, visitor, show(table, visitor))


@pytest.mark.ruling("AMB-DRE-113")
@pytest.mark.rule("DRE-475")
@pytest.mark.parametrize(("language", "label"), [("en", "Concede the Combat"), ("uk", "Здати Битву")])
def test_conceding_is_in_the_menu_and_not_among_the_choices(tmp_path: Path, language: str, label: str) -> None:
    async def check() -> None:
        async with kept(tmp_path / "tables.db") as commands:
            table, tokens = await fighting(commands, [ANNA])
            parts = seen(table, tokens, language)
            assert 'value="concede"' in parts["menu"]
            assert label in parts["menu"]
            assert "concede" not in parts["prompt"]
            await commands.choose(table, 0, "concede", table.revision(0))
            assert table.session.state.result == "lose"
            assert "concede" not in seen(table, tokens, language)["menu"]

    asyncio.run(check())


@pytest.mark.ruling("AMB-DRE-113")
@pytest.mark.rule("DRE-475")
def test_people_may_agree_not_to_concede_and_bots_are_not_asked(tmp_path: Path) -> None:
    async def check() -> None:
        async with kept(tmp_path / "tables.db") as commands:
            firm, tokens = await fighting(commands, [ANNA], conceding=False)
            assert firm.session.state.decision.aside == ()
            assert "concede" not in seen(firm, tokens)["menu"]
            usual, _ = await commands.create(GAME, [ANNA, Place(BOT, "", "random")], 5, mode="pvp_quick")
            assert usual.session.setup.options["conceding"] is True
            alone, _ = await commands.create(GAME, [Place(BOT, "", "random")], 5, AGREED, mode="duel")
            assert "conceding" not in alone.session.setup.options

    asyncio.run(check())


@pytest.mark.ruling("AMB-DRE-113", about="options")
def test_the_form_of_a_new_table_begins_with_what_people_usually_want() -> None:
    game = load(GAME)
    asked = {one.field: one for one in shown_options(game, "duel", game.options, "option-", {}, game.texts("en"))}
    assert (asked["option-conceding"].chosen, asked["option-conceding"].changed) == ("True", False)
    assert (asked["option-corruption"].chosen, asked["option-corruption"].changed) == ("False", False)


@pytest.mark.ruling("AMB-DRE-113")
def test_simulations_and_environments_do_not_concede() -> None:
    state = load(GAME).new(1, 5, AGREED, "duel")
    while not state.fighting:  # type: ignore[attr-defined]
        state.apply(state.decision.choices[0])
    assert state.decision.aside == ()
    assert load(GAME).with_people({"conceding": False}) == {"conceding": False}
