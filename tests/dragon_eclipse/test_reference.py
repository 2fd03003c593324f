"""The reference and the guided setup: everything in the box is found, and every mode is set up by its rules."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.companion import Exhibit, SetupStep
from rulewright.games.dragon_eclipse.box.reference import mentioned
from rulewright.games.dragon_eclipse.game import DragonEclipse, build
from rulewright.games.dragon_eclipse.model.vocabulary import Element

GAME: DragonEclipse = build([])
DRAWN = {"mystling": "draw", "partner": "draw", "enemy": "draw", "arena": "draw", "map": "draw"}


def shelf(language: str = "en") -> dict[str, Exhibit]:
    return {exhibit.id: exhibit for exhibit in GAME.box.exhibits(GAME.texts(language))}


def facets(exhibit: Exhibit) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in exhibit.facets:
        found.setdefault(name, []).append(value)
    return found


def guide(mode: str, players: int, language: str = "en", seed: int = 11, **options: Any) -> list[SetupStep]:
    chosen = {option.name: option.default for option in GAME.options} | options
    state = GAME.new(players, seed, chosen, mode)
    return GAME.box.setup_guide(players, chosen, state, GAME.texts(language, ["Ann", "Bob"]))


def told(steps: list[SetupStep]) -> set[str]:
    """The rules of the steps after the first, which only says what was agreed on."""
    return {rule for step in steps[1:] for rule in step.rules}


# -- the reference ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_on_a_shelf_with_rules_of_the_register(language: str) -> None:
    found = shelf(language)
    known = GAME.register().rules
    tables = [rows for table, rows in GAME.content.tables.items() if table not in GAME.silent_tables]
    assert set(found) == {id for rows in tables for id in rows}
    for exhibit in found.values():
        assert exhibit.shelf
        assert exhibit.rules
        assert set(exhibit.rules) <= set(known), exhibit.id


def test_shelves_are_not_torn_apart() -> None:
    order = [exhibit.shelf for exhibit in GAME.box.exhibits(GAME.texts("en"))]
    changes = sum(one != other for one, other in pairwise(order))
    assert changes + 1 == len(set(order))


def test_components_can_be_filtered_by_what_players_ask_for() -> None:
    found = shelf()
    bolb = facets(found["young-bolb"])
    assert bolb["Component"] == ["Mystling"]
    assert bolb["Element"] == ["Earth"]
    assert bolb["Subtype"] == ["Water"]
    assert bolb["Tier"] == ["Tier III"]
    lash = facets(found["lava-lash"])
    assert lash["Mystling"] == ["Young Emberling"]
    assert lash["Pile"] == ["Mystling"]
    assert lash["Type"] == ["Active effects", "Trigger"]
    assert facets(found["fang-1"])["Symbol"] == ["Fang"]
    assert facets(found["moss-ring"])["PvP side"] == ["yes"]
    for element in Element:
        name = GAME.texts("en").name("element", element)
        cards = [one for one in found.values() if facets(one).get("Element") == [name] and one.id in GAME.content.cards]
        assert len(cards) >= 40


@pytest.mark.rule("DRE-113", about="quests")
def test_both_sides_of_a_quest_may_be_looked_at() -> None:
    found = shelf()
    assert all(found[id].sides and not found[id].turned for id in GAME.content.quests)


@pytest.mark.rule("DRE-533", about="arenas")
def test_arena_cards_show_a_second_side_only_if_it_is_for_pvp() -> None:
    found = shelf()
    assert {id: found[id].sides for id in GAME.content.arenas} == {
        id: arena.pvp is not None for id, arena in GAME.content.arenas.items()
    }


def test_a_component_leads_to_the_rules_that_name_it() -> None:
    found = shelf()
    assert "DRE-400" in found["dash"].rules
    assert {"DRE-401", "DRE-402"} <= set(found["prepare"].rules)
    assert "DRE-380" in found["lava-lash"].rules
    # A plain word is no name: a rule about an Attack's reach says nothing about the card.
    assert "reach" not in mentioned(GAME)


# -- the guided setup ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("mode", "players"),
    [("duel", 1), ("duel", 2), ("gauntlet", 1), ("gauntlet", 2), ("pvp_quick", 2), ("pvp_challenge", 2)],
)
def test_every_mode_has_a_guide_whose_steps_have_words_rules_and_known_components(
    mode: str, players: int, language: str
) -> None:
    known = GAME.register().rules
    components = set(shelf(language))
    for options in ({}, DRAWN, {"deck": "build", "corruption": True, "taming": False, "unpredictable": players == 1}):
        steps = guide(mode, players, language, **options)
        assert len(steps) >= 9
        for step in steps:
            assert step.title
            assert all(step.lines)
            assert set(step.rules) <= set(known)
            assert {drawn.component for drawn in step.drawn if drawn.component} <= components


@pytest.mark.rule("DRE-325")
def test_a_duel_is_set_up_in_the_order_of_the_rulebook() -> None:
    rules = [rule for step in guide("duel", 1, **DRAWN)[1:] for rule in step.rules]
    order = ["DRE-326", "DRE-327", "DRE-328", "DRE-329", "DRE-333", "DRE-337", "DRE-346", "DRE-344"]
    places = [rules.index(rule) for rule in order]
    assert places == sorted(places)


def test_the_guide_covers_the_chapters_of_setup() -> None:
    setup = {id for id, rule in GAME.register().rules.items() if rule.chapter.in_("en") == "Combat setup"}
    one = told(guide("duel", 1))
    assert not setup - one, setup - one
    two = told(guide("duel", 2))
    assert {f"DRE-{number}" for number in range(836, 846)} <= two
    assert {f"DRE-{number}" for number in range(538, 553)} <= told(guide("pvp_quick", 2, deck="build"))
    assert {f"DRE-{number}" for number in range(553, 578)} <= told(guide("pvp_challenge", 2, deck="build"))


def test_the_draws_of_the_guide_are_those_of_the_game() -> None:
    chosen = {option.name: option.default for option in GAME.options} | DRAWN
    state = GAME.new(1, 5, chosen, "duel")
    assert state.combat.foe is not None
    steps = guide("duel", 1, seed=5, **DRAWN)
    drawn = {one.component for step in steps for one in step.drawn}
    assert {
        state.combat.foe.enemy,
        state.combat.foe.top,
        state.combat.map,
        state.combat.arena,
        state.combat.sheets[0].mystling,
    } <= drawn
    assert set(state.combat.sheets[0].slots) <= drawn
    battle = GAME.new(2, 5, {option.name: option.default for option in GAME.options}, "pvp_quick")
    first = next(step for step in guide("pvp_quick", 2, seed=5) if "DRE-538" in step.rules)
    assert [one.name for one in first.drawn] == [("Ann", "Bob")[battle.first]]


@pytest.mark.rule("DRE-556", "DRE-564")
def test_the_guide_of_a_challenge_tells_the_host_from_the_first_player() -> None:
    apart = 0
    for seed in range(8):
        open_state = GAME.new(2, seed, {}, "pvp_challenge")
        host = ("Ann", "Bob")[open_state.decision.seat]
        for options in ({}, {"mystling": "draw", "partner": "draw"}):
            steps = {step.rules[0]: step for step in guide("pvp_challenge", 2, seed=seed, **options)[1:]}
            assert [one.name for one in steps["DRE-556"].drawn] == [host]
            assert steps["DRE-557"].lines[0].startswith(host)
            first = [one.name for one in steps["DRE-564"].drawn]
            if not options:
                assert first == [], "chance has not named anybody yet"
                assert steps["DRE-571"].lines[1] == "The first player takes the first turn."
                continue
            drawn = GAME.new(2, seed, options, "pvp_challenge")
            assert first == [("Ann", "Bob")[drawn.first]]
            assert steps["DRE-566"].lines[0].startswith(first[0])
            apart += first != [host]
    assert apart


@pytest.mark.rule("DRE-525", "DRE-840", "DRE-527", about="texts")
def test_hard_modes_and_two_players_change_the_setup() -> None:
    assert "DRE-525" in told(guide("duel", 1, unpredictable=True))
    assert "DRE-525" not in told(guide("duel", 1))
    assert "DRE-840" in told(guide("duel", 2))
    assert "DRE-522" in told(guide("duel", 1, corruption=True))
    assert "DRE-527" in told(guide("gauntlet", 1, steel=True))
    assert "DRE-844" not in told(guide("duel", 1))
