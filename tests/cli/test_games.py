"""`games` and `cards`: what there is to play, and what every component says."""

from __future__ import annotations

import json
from itertools import takewhile

import pytest

import rulewright
from rulewright.bots import names
from rulewright.catalog import game_names

from .tables import AURORA, Run

GAME = rulewright.load("mysthea")


def _part(lines: list[str], game: str) -> list[str]:
    """What is told of one game: options of different games may have the same name."""
    below = lines[lines.index(game) + 1 :]
    return list(takewhile(lambda line: line.startswith(" "), below))


def test_games_lists_modes_options_rulings_and_bots(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "mysthea",
        "  standard: 2-5 seats",
        "        The game of the rulebook. Three Eras, everybody for themselves.",
        "  options:",
    ]
    assert "    expert = no  (yes, no)  [MYS-068]" in lines
    assert "    attunements = day  (day, night, mixed, DNDND)  [MYS-067]" in lines
    assert "    recharge_space = 6  (6, 5)  [AMB-MYS-04]" in lines
    assert lines[-1] == f"  bots: {', '.join(names())}"
    for game in map(rulewright.load, game_names()):
        for option in (*game.options, *game.rulings):
            assert sum(line.startswith(f"    {option.name} = ") for line in _part(lines, game.name)) == 1
        for mode in game.modes:
            title, told = game.texts("en").mode(mode.name)
            assert f"        {title}. {told}" in lines


def test_games_tells_where_an_option_belongs_and_what_it_may_be(run: Run) -> None:
    lines = run("games").out.splitlines()
    for game in map(rulewright.load, game_names()):
        for option in (*game.options, *game.rulings):
            (line,) = [line for line in _part(lines, game.name) if line.startswith(f"    {option.name} = ")]
            assert line.endswith(f"(only: {', '.join(option.modes)})") == bool(option.modes)
            assert (f"{option.table}, such as" in line) == bool(option.table)


def test_games_explains_options_in_ukrainian(run: Run) -> None:
    assert "        Уміння Чемпіонів. Чи має кожен Чемпіон власне уміння." in run("games", "--lang", "uk").out


def test_games_as_data(run: Run) -> None:
    game, *others = json.loads(run("games", "--json").out)["games"]
    assert [game["name"], *(other["name"] for other in others)] == list(game_names())
    assert game["name"] == "mysthea"
    assert game["content"] == GAME.content_hash
    assert game["modes"] == [{"name": "standard", "seats": [2, 3, 4, 5], "cooperative": False}]
    assert game["bots"] == list(names())
    assert [option["name"] for option in game["options"]] == [option.name for option in GAME.options]
    assert next(ruling for ruling in game["rulings"] if ruling["name"] == "recharge_space") == {
        "name": "recharge_space",
        "default": 6,
        "allowed": [6, 5],
        "examples": [],
        "rule": "AMB-MYS-04",
        "modes": [],
        "table": "",
    }


def test_cards_tells_every_component_that_has_a_text(run: Run) -> None:
    ran = run("cards", "mysthea")
    assert ran.code == 0
    heads = [line.split("  ")[0] for line in ran.out.splitlines() if not line.startswith(" ")]
    expected = [one for table, rows in GAME.content.tables.items() if table not in GAME.silent_tables for one in rows]
    assert heads == expected
    assert len(heads) > 120


def test_one_card_with_its_source_whatever_its_capitals(run: Run) -> None:
    ran = run("cards", "mysthea", "C004")
    assert ran.out.splitlines()[0] == "C004  Sudden Skirmish"
    assert "Pay 2 Energy to start a Battle" in ran.out
    assert "MYS-363" in ran.out
    assert run("cards", "mysthea", "c004").out == ran.out


def test_a_card_in_ukrainian(run: Run) -> None:
    assert run("cards", "mysthea", "C004", "--lang", "uk").out.startswith("C004  Раптова сутичка\n")


def test_cards_as_data(run: Run) -> None:
    (card,) = json.loads(run("cards", "mysthea", "C004", "--json").out)["mysthea"]
    assert list(card) == ["id", "kind", "name", "line", "rules", "source"]
    assert (card["id"], card["kind"], card["name"]) == ("C004", "card", "Sudden Skirmish")
    assert len(json.loads(run("cards", "mysthea", "--json").out)["mysthea"]) > 120


def test_the_cards_of_a_pack(run: Run) -> None:
    assert run("cards", "mysthea", "AUR1").code == 2
    ran = run("cards", "mysthea", "AUR1", "--pack", str(AURORA))
    assert ran.code == 0
    assert ran.out.startswith("AUR1  ")


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("elkhorn", "elkthorn"),
        ("Elkthorn", "elkthorn"),
        ("gaidon", "gaiadon"),
        ("young-gaidon", "young-gaiadon"),
        ("wild-elkhorn", "wild-elkthorn"),
    ],
)
def test_a_component_is_found_by_either_spelling_of_its_name(run: Run, asked: str, found: str) -> None:
    """The text copy of the rulebook spells some names in another way than its cards."""
    ran = run("cards", "dragon_eclipse", asked)
    assert (ran.code, ran.out) == (0, run("cards", "dragon_eclipse", found).out)
    assert ran.out.startswith(f"{found}  ")
