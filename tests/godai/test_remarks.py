"""What stands beside choices and questions, and the map in letters."""

from __future__ import annotations

import pytest

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.game import Game
from rulewright.core.record import Decision
from rulewright.core.text import Texts
from rulewright.games.godai.model.choices.combat import AimAt, Declare
from rulewright.games.godai.model.choices.common import Done, PickDefender, PickHex
from rulewright.games.godai.model.choices.visits import Buy, BuyGear
from rulewright.games.godai.model.geometry import NAMES

from . import tables

LANGUAGES = ("en", "uk")


def game() -> Game:
    return load("godai")


def texts(language: str) -> Texts:
    return game().texts(language)


def beside(choice: object, language: str = "en", seat: int = 0) -> str:
    return game().table.remark(choice, seat, tables.harvest().view(seat), texts(language))  # type: ignore[arg-type]


def test_a_hex_is_told_by_its_land_and_a_city_by_its_name() -> None:
    assert "Settlement" in beside(PickHex("h14"))
    city = next(one for one in tables.harvest().defenders if one.name)
    assert beside(PickHex(NAMES[city.hexes[0]])) == "Nimo Teptek"
    assert beside(PickDefender(city.id)) == "Nimo Teptek"


def test_an_action_is_told_by_the_ability_of_the_role() -> None:
    role = game().content.tables["roles"][tables.harvest().heroes[0].role]
    assert beside(Declare("first-mastery")) == texts("en").say.name("ability", role.first)
    assert beside(Declare("flee")) == ""
    view = tables.harvest().view(0)
    assert game().table.component_of(Declare("attack", "health"), 0, view) == role.attack


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_for_sale_has_its_price(language: str) -> None:
    assert any(letter.isdigit() for letter in beside(Buy(1, "snail-tonic"), language))
    assert any(letter.isdigit() for letter in beside(BuyGear(1, "attack"), language))


def test_long_lists_stand_under_the_names_of_the_heroes() -> None:
    view, table = tables.harvest().view(0), game().table
    named = texts("en").seat(1)
    assert table.heading(Buy(2, "snail-tonic"), 0, view, texts("en")) == named
    assert table.heading(Done(), 0, view, texts("en")) == ""


def test_a_target_is_called_by_the_name_of_the_player() -> None:
    label = texts("en").choice(AimAt("heal", 1, "health"))
    assert label.endswith(f"→ {texts('en').seat(1)}")


def test_a_question_about_a_card_says_what_the_card_says() -> None:
    asked = Decision(0, "prompt-deal", "GOD-369", (Done(),), {"card": "encounter-graveler"})
    view = tables.harvest().view(0)
    assert game().table.asked_about(asked, view) == "encounter-graveler"
    assert game().table.asked_about(Decision(0, "prompt-walk", "GOD-384", (Done(),)), view) == ""


def test_a_hex_that_is_pointed_at_tells_who_stands_there() -> None:
    state = tables.harvest()
    tower = next(one for one in state.defenders if one.id == "tower-2")
    told = game().table.told_at(f"hex-{NAMES[tower.hexes[0]]}", state.view(0), texts("en"))
    assert any("Resilience 3" in line for line in told)
    assert game().table.told_at("calendar", state.view(0), texts("en")) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_in_letters_shows_the_group_in_its_row_and_column(language: str) -> None:
    state = tables.harvest()
    lines = game().table.chart(state.view(0), texts(language))
    head = next(line for line in lines if line.startswith("·"))
    name = NAMES[state.at]
    row = next(line for line in lines if line.startswith(f"{name[1:]} ") and "@" in line)
    assert row.index("@") == head.index(f" {name[0]} ")
    assert max(map(len, lines[: lines.index(row)])) <= 80


def test_a_whole_game_can_be_told_in_letters() -> None:
    state = game().new(2, 8)
    bot = make("random", 3)
    charted = 0
    for _ in range(200):
        if state.over:
            break
        decision = state.decisions[0]
        view = state.view(decision.seat)
        for choice in (*decision.choices, *decision.aside):
            game().table.remark(choice, decision.seat, view, texts("uk"))
            game().table.heading(choice, decision.seat, view, texts("uk"))
        charted += any("@" in line for line in game().table.chart(view, texts("en")))
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
    assert charted > 100, "the group is on the map by then"
