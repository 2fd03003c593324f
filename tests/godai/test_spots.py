"""Where choices lie on the drawing, and what a click may mean: both ways fit together."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.record import Choice
from rulewright.games.godai.model.choices import common
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.table.spots import present

from . import tables
from .tables import game


def spots(choice: Choice, state: GodaiState, seat: int = 0) -> tuple[str, ...]:
    return game().table.spots(choice, seat, state.view(seat))


class Buy(Choice, frozen=True):
    """A choice of another chapter: only the names of its fields are known here."""

    hero: int
    item: str


class AimAt(Choice, frozen=True):
    mode: str
    target: int = -1


SIEGE: list[tuple[Choice, tuple[str, ...]]] = [
    (common.PickHex("h14"), ("hex-h14",)),
    (common.PickDefender("tower-1"), ("defender-tower-1",)),
    (common.PickHero(3), ("hero-3",)),
    (common.PickStat("attack"), ("stat-1-attack",)),
    (common.PickResource("ore"), ("resource-ore",)),
    (common.PickElement("fire"), ("element-fire",)),
    (common.PickItem("jade-omamori"), ("item-1-jade-omamori",)),
    (common.PickOpponent(2), ("banner-2",)),
    (common.PickOpponent(5), ("jaethi",)),
    (Buy(1, "jade-omamori"), ("item-1-jade-omamori",)),
    (Buy(2, "void-door"), ("hero-2",)),
    (common.Accept(), ()),
    (common.PickCard("no-such-card"), ()),
    (common.PickDefender("tower-4"), ()),
]


@pytest.mark.parametrize(("choice", "expected"), SIEGE, ids=str)
def test_a_choice_lies_where_its_fields_say(choice: Choice, expected: tuple[str, ...]) -> None:
    assert spots(choice, tables.siege()) == expected


def test_a_card_lies_where_it_is_shown() -> None:
    state = tables.siege()
    assert spots(common.PickCard(state.offered[0][0]), state) == (f"card-{state.offered[0][0]}",)
    assert spots(common.PickCard(state.fronts[1]), state) == ("slot-2",)
    assert spots(common.PickCard("powerup-keen-edge"), state, 1) == ("kept-2-powerup-keen-edge",)
    discovery = state.discovery_tokens[0].what
    assert spots(common.PickCard(discovery), state)[0].startswith("token-discovery-")


def test_in_a_combat_numbers_are_those_of_its_cards() -> None:
    state = tables.fight()
    assert spots(common.PickOpponent(1), state) == ("opponent-1",)
    assert spots(AimAt("hit", 20), state) == ("opponent-1",)
    assert spots(AimAt("help", 10), state) == ("ally-1",)
    assert spots(AimAt("help", 1), state) == ("fighter-2",)
    assert spots(AimAt("hit"), state) == ()


def test_without_a_view_nothing_is_known() -> None:
    assert game().table.spots(common.PickHex("h14"), 0) == ()


@pytest.mark.parametrize("name", tables.POSITIONS)
def test_a_click_on_any_part_means_something(name: str) -> None:
    """For every part of a position: there is a choice that it may stand for, unless nobody would mean one."""
    state = tables.POSITIONS[name]()
    view = state.view(0)
    table = game().table
    silent = ("calendar", "group", "ally-", "token-hex", "token-amplifier", "token-imbalance", "token-elemental")
    for spot in sorted(present(state)):
        meant = table.intents(spot, 0, view)
        own = spot.split("-")[0] not in ("stat", "item", "kept") or spot.split("-")[1] == "1"
        assert meant or spot.startswith(silent) or not own, spot


def test_intents_are_written_as_choices() -> None:
    view = tables.siege().view(0)
    table = game().table
    assert table.intents("hex-h14", 0, view)[0] == str(common.PickHex("h14"))
    assert str(common.PickDefender("city-1")) in table.intents("hex-b13", 0, view)
    assert table.intents("jaethi", 0, view) == (str(common.PickOpponent(5)),)
    assert table.intents("hero-2", 0, view) == (str(common.PickHero(2)),)
    assert table.intents("stat-2-attack", 0, view) == ()
    assert table.intents("hex-z99", 0, view) == ()
    assert table.intents("nonsense", 0, view) == ()


def test_a_part_shows_its_component() -> None:
    siege, fight = tables.siege(), tables.fight()
    table = game().table

    def shown(spot: str, state: GodaiState) -> Any:
        return table.component_at(spot, state.view(0))

    assert shown("slot-1", siege) == siege.fronts[0]
    assert shown("banner-3", siege) == siege.fronts[2]
    assert shown("jaethi", siege) == "boss-10"
    assert shown("opponent-1", fight) == "encounter-graveler"
    assert shown("hero-1", siege) == "samurai"
    assert shown("item-1-jade-omamori", siege) == "jade-omamori"
    assert shown("defender-tower-1", siege) == "tracker-tower"
    assert shown("defender-city-1", siege) == "tracker-nimo-teptek"
    assert shown("hex-h14", siege) == ""
    boss = next(spot for spot in present(siege) if spot.startswith("token-boss-"))
    assert shown(boss, siege) in ("boss-3", "boss-4")


def test_every_component_that_a_part_shows_has_a_text() -> None:
    for state in (tables.siege(), tables.fight()):
        for spot in present(state):
            id = game().table.component_at(spot, state.view(0))
            if id:
                assert tables.texts().component(id).name, spot


def test_events_happen_somewhere() -> None:
    place = game().table.place
    assert place({"type": "x", "hex": "h14"}) == "hex-h14"
    assert place({"type": "x", "hex": 0}) == "hex-e11"
    assert place({"type": "x", "defender": "tower-1"}) == "defender-tower-1"
    assert place({"type": "x", "slot": 2}) == "slot-2"
    assert place({"type": "x", "card": "boss-1"}) == "card-boss-1"
    assert place({"type": "x", "seat": 1}) == "hero-2"
    assert place({"type": "x"}) == ""
