"""Answers about the map are pictures: each shows another outcome, with nothing but what the table's drawing defines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest

from rulewright.bots import Seen, make
from rulewright.catalog import load
from rulewright.core.record import Choice, Decision
from rulewright.games.godai.art.concern import concerned
from rulewright.games.godai.model.choices.common import PickNumber
from rulewright.games.godai.model.choices.defenders import Improve
from rulewright.games.godai.model.choices.land import LayTile, PlaceTile, StandJaethi
from rulewright.games.godai.model.geometry import NAMES, SLOTS
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps import siege
from rulewright.games.godai.model.steps.defenders import DefenderFalls, EnterAgain
from rulewright.games.godai.model.steps.land import RevealSlot
from rulewright.games.godai.model.steps.visits import ClosePortal, ForetellPortal, Yield
from rulewright.games.godai.rules.land import portal_hex

from . import tables
from .tables import game, texts

ABOUT_LAND = (PlaceTile, LayTile, StandJaethi)


def questions(seed: int, players: int) -> Iterator[tuple[GodaiState, Decision]]:
    """Every question of a game of `random`."""
    state = load("godai").new(players, seed)
    bot = make("random", seed)
    while state.decisions:
        decision = state.decisions[0]
        yield state, decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


def picture(choice: Choice, state: GodaiState, theme: str = "light") -> str:
    return game().table.picture(choice, state.view(0), theme)


@pytest.mark.parametrize(("seed", "players"), [(4, 2), (5, 1)])
def test_every_answer_about_tiles_and_jaethi_has_a_picture_of_its_own(seed: int, players: int) -> None:
    seen: set[type] = set()
    ids = set(re.findall(r'id="([^"]+)"', game().table.draw_parts(tables.siege().view(0), texts()).definitions))
    for state, decision in questions(seed, players):
        about_land = [choice for choice in decision.choices if isinstance(choice, ABOUT_LAND)]
        if {type(choice) for choice in about_land} <= seen:
            continue
        seen |= {type(choice) for choice in about_land}
        drawn = [picture(choice, state) for choice in about_land]
        assert len(set(drawn)) == len(drawn)
        for one in drawn:
            ET.fromstring(one)
            assert set(re.findall(r'href="#([^"]+)"', one)) <= ids
            assert " id=" not in one
        assert picture(about_land[0], state, "dark") != drawn[0]
    assert seen >= {PlaceTile, LayTile}


def test_jaethi_is_shown_where_each_way_leads() -> None:
    state = tables.siege()
    state.agenda.append(siege.JaethiActs(left=1, target=state.defenders[0].hexes[0]))
    drawn = {picture(PickNumber(n), state) for n in range(1, 7)}
    assert len(drawn) == 6
    assert all(drawn)


def test_what_needs_no_picture_has_none() -> None:
    state = tables.siege()
    assert all(picture(choice, state) == "" for decision in state.decisions for choice in decision.choices)
    assert picture(PickNumber(3), state) == ""


def test_a_tile_lies_where_its_slot_shines() -> None:
    state = tables.siege()
    state.agenda.append(RevealSlot(5, "hex-c"))
    choice = PlaceTile("ishidan", 2)
    assert game().table.spots(choice, 0, state.view(0)) == (f"hex-{NAMES[SLOTS[5].center]}",)


@pytest.mark.parametrize("step", [ClosePortal(), EnterAgain(0)])
def test_a_siege_portal_is_clicked_where_it_lies(step: ClosePortal | EnterAgain) -> None:
    state = tables.siege()
    state.agenda.append(step)
    assert game().table.spots(PickNumber(7), 0, state.view(0)) == (f"hex-{NAMES[portal_hex(state, 7)]}",)


def test_a_number_of_a_siege_slot_is_clicked_on_the_slot() -> None:
    state = tables.siege()
    state.agenda.append(ForetellPortal())
    assert game().table.spots(PickNumber(2), 0, state.view(0)) == ("slot-2",)


def test_the_map_marks_what_a_question_is_about() -> None:
    state = tables.siege()
    tower = next(one for one in state.defenders if one.id == "tower-1")
    for step, hexes in (
        (siege.MoveBanner(1), (state.banners[1],)),
        (DefenderFalls("tower-1"), tower.hexes),
        (siege.JaethiActs(), state.jaethi),
        (Yield(40), (40,)),
    ):
        state.agenda.append(step)
        assert concerned(state) == [hexes]


def test_an_improvement_says_what_it_gives() -> None:
    state = tables.siege()
    remark = game().table.remark(Improve("tower-1", "ore", 6), 0, state.view(0), texts())
    assert remark == "+5"
    named = game().table.remark(Improve("city-1", "lumber", 9), 0, state.view(0), texts())
    assert named.endswith(", +5")


def test_what_is_declared_is_heard_before_all_stand_by_it() -> None:
    state = next(
        state for state, decision in questions(4, 2)
        if decision.prompt == "prompt-declare" and len(state.decisions) == 2
    )  # fmt: skip
    decision = state.decisions[0]
    choice = next(one for one in decision.choices if str(one).startswith("declare defend"))
    state.apply(choice, decision.seat)
    seen = load("godai").table.seen(state.view(1 - decision.seat))
    assert [one.action for one in seen.combat.fighters if one.seat == decision.seat] == ["defend"]
    assert [one.action for one in seen.combat.fighters if one.seat != decision.seat] == [""]
    drawn = load("godai").table.draw_parts(state.view(0), load("godai").texts("en", ("Ada", "Ben")))
    told = f"<title>{('Ada', 'Ben')[decision.seat]}: Defend</title>"
    assert any(told in layer for layer in drawn.layers.values())
