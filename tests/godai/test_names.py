"""Defenders have one name each, wherever players read of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.core.record import Event, kebab
from rulewright.games.godai.game import build
from rulewright.games.godai.model.choices.defenders import Improve, Rebuild
from rulewright.games.godai.model.events.group import ResourceGained
from rulewright.games.godai.model.events.siege import DefenderStrengthened
from rulewright.games.godai.table.spots import place

from .positions import answer, cities
from .refusing import enhancing, group
from .setting import elsewhere
from .sieges import tower as a_tower


@pytest.mark.rule("GOD-209")
@pytest.mark.parametrize(
    ("language", "tower", "fortress"), [("en", "Tower 2", "Fortress 2"), ("uk", "вежа 2", "фортеця 2")]
)
def test_an_upgraded_tower_is_a_fortress_in_every_text(language: str, tower: str, fortress: str) -> None:
    """One name on the sheet, in the log, in questions, answers and refusals; the piece stays where it is drawn."""
    hex = elsewhere(group())
    state = enhancing(at=hex, defenders=(*cities(), a_tower(hex, 2)))
    game = build([])
    words = game.texts(language)
    improve = Improve("tower-2", "ore", 3)
    assert tower in words.choice(improve, state.decision).replace("В", "в")
    answer(state, "upgrade-tower tower-2")
    told = [words.event(event_of(one)) for one in state.events]
    assert any(tower in line.replace("В", "в") for line in told), "it was a Tower until now"
    assert fortress not in "".join(told).replace("Ф", "ф")
    answer(state, "improve tower-2 ore 3")
    (line,) = [words.event(event_of(one)) for one in state.events if isinstance(one, DefenderStrengthened)]
    one = next(one for one in state.defenders if one.id == "tower-2")
    reason = game.why_not(state, 0, Rebuild("tower-2"))[0]
    for text in (line, words.defender(one), words.choice(improve, state.decision), words.reason(reason)):
        assert fortress in text.replace("Ф", "ф"), text
    assert place(event_of(DefenderStrengthened(rule="GOD-159", defender="fortress-2", stat="power", n=1, now=2))) == (
        "defender-tower-2"
    )


def event_of(event: Event) -> dict[str, Any]:
    return {"type": kebab(type(event).__name__), **msgspec.to_builtins(event)}


def test_what_lies_in_the_stockpile_is_named_as_it_lies_there() -> None:
    """In Ukrainian what is there and what is given have different forms."""
    words = build([]).texts("uk")
    assert words.stores((1, 1, 2, 1, *[0] * 10, 1)) == "1 руда, 1 деревина, 2 рекрути, 1 есенція, 1 платина"
    assert words.stores((5, 21, 1, 0, *[0] * 11)) == "5 руди, 21 деревина, 1 рекрут"
    gained = ResourceGained(rule="GOD-456", resource="ore", n=1, store="stockpile")
    assert words.event(event_of(gained)) == "Загін отримує 1 руду."
    assert words.event(event_of(msgspec.structs.replace(gained, store="yield"))) == "До врожаю: 1 руда."
