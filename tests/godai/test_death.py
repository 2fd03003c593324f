"""Death, revival, new heroes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.choices.heroes import ReplaceHero
from rulewright.games.godai.model.events.group import PhaseSkipped
from rulewright.games.godai.model.state import NOWHERE, GodaiState
from rulewright.games.godai.model.steps import gains
from rulewright.games.godai.model.steps import turn as steps
from rulewright.games.godai.model.vocabulary import Condition, Place
from rulewright.games.godai.rules.any_time import between_turns
from rulewright.games.godai.rules.death import join_new, rejoin, revive_beside_group, turn_up
from rulewright.games.godai.rules.vitals import hurt, inflict

from .positions import BOOK, CITY_HEXES, answer, cities, content, go_on, of_kind, offered, position, take_until, texts

HEROES = (("samurai", "kobold"), ("sage", "tanuki"), ("ninja", "alux"), ("dragoon", "tengu"))


def dying(*seats: int, **fields: Any) -> GodaiState:
    """These heroes of four suffer more than they have."""
    state = position(*HEROES[: fields.pop("count", 4)], **fields)
    for seat in seats:
        hurt(state, seat, 99, rule="GOD-103")
    go_on(state)
    return state


def next_turn(state: GodaiState) -> None:
    state.agenda = [steps.BeginTurn()]
    go_on_to_movement(state)


def go_on_to_movement(state: GodaiState) -> None:
    """Until somebody is asked, the Movement or the Villain phase is next."""
    while not isinstance(state.agenda[-1], (steps.ChooseMovement, steps.VillainPhase)):
        step = state.agenda[-1]
        ask = BOOK.asking.get(type(step))
        if ask is not None and (asked := ask(state, step)):
            state.asked = asked if isinstance(asked, tuple) else (asked,)
            return
        state.agenda.pop()
        BOOK.resolving[type(step)](state, step, None)


def pick(state: GodaiState, text: str) -> None:
    """Answer, and go on to the Movement phase."""
    step = state.agenda.pop()
    BOOK.resolving[type(step)](state, step, state.asked[0].parse(text))
    go_on_to_movement(state)


@pytest.mark.rule("GOD-101")
@pytest.mark.ruling("AMB-GOD-114")
def test_a_hero_with_0_health_dies() -> None:
    state = dying(0)
    assert [hero.state for hero in state.heroes] == ["dead", "living", "living", "living"]


@pytest.mark.gold("GOLD-GOD-55")
@pytest.mark.rule("GOD-801", "GOD-802", "GOD-803")
@pytest.mark.ruling("AMB-GOD-116")
def test_three_of_four_die_in_wave_2() -> None:
    state = dying(0, 1, 2, wave=2, turn=7, stage="siege")
    assert [hero.revives for hero in state.heroes[:3]] == [9, 9, 9]
    next_turn(state)
    assert state.turn == 8
    assert [hero.state for hero in state.heroes] == ["dead", "dead", "dead", "living"]
    next_turn(state)
    assert state.turn == 9
    assert offered(state) == ["pick-defender city-1", "pick-defender city-2"]
    for city, stat in (("city-1", "attack"), ("city-2", "survival"), ("city-1", "defend")):
        pick(state, f"pick-defender {city}")
        pick(state, f"pick-stat {stat}")
    assert [(hero.state, hero.city) for hero in state.heroes[:3]] == [("waiting", 1), ("waiting", 2), ("waiting", 1)]
    assert (state.heroes[0].gear[2], state.heroes[1].gear[8], state.heroes[2].gear[3]) == (1, 1, 1)
    assert state.heroes[1].health == 4
    assert state.heroes[1].energy == 9
    state.at = geometry.within(CITY_HEXES[0][0], 2)[-1]
    rejoin(state)
    assert [hero.state for hero in state.heroes] == ["living", "waiting", "living", "living"]


@pytest.mark.gold("GOLD-GOD-56")
@pytest.mark.rule("GOD-793", "GOD-805", "GOD-806", "GOD-807")
def test_all_die_in_wave_2() -> None:
    state = dying(0, 1, count=2, wave=2, turn=7, stage="siege")
    assert state.at == NOWHERE
    next_turn(state)
    assert isinstance(state.agenda[-1], steps.VillainPhase)
    assert len(state.agenda) == 2
    assert [one.rule for one in of_kind(state.events, PhaseSkipped)] == ["GOD-793"]
    next_turn(state)
    assert state.turn == 9
    assert offered(state) == ["pick-defender city-1", "pick-defender city-2"]
    assert state.asked[0].party == (0, 1)
    pick(state, "pick-defender city-2")
    assert offered(state) == [f"pick-hex {geometry.NAMES[hex]}" for hex in CITY_HEXES[1]]
    pick(state, f"pick-hex {geometry.NAMES[CITY_HEXES[1][2]]}")
    pick(state, "pick-stat explore")
    pick(state, "pick-stat survival")
    assert isinstance(state.agenda[-1], steps.ChooseMovement)
    assert state.at == CITY_HEXES[1][2]
    assert [hero.state for hero in state.heroes] == ["living", "living"]


@pytest.mark.rule("GOD-794")
def test_no_harvest_card_is_drawn_while_all_are_dead() -> None:
    state = dying(0, count=1, wave=2, harvests=tuple(content().harvests))
    next_turn(state)
    assert isinstance(state.agenda[-1], steps.VillainPhase)
    assert not state.played
    assert not state.treasures


@pytest.mark.gold("GOLD-GOD-74")
@pytest.mark.rule("GOD-801", "GOD-804", "GOD-1049")
@pytest.mark.ruling("AMB-GOD-115")
def test_a_hero_who_dies_in_wave_1_is_back_in_the_next_turn_with_full_vitals() -> None:
    state = position(*HEROES[:2], turn=4, phase="villain", stage="siege")
    state.defenders = (cities()[0], replace(cities()[1], fallen="flipped"))
    hero = state.heroes[0]
    inflict(state, 0, Condition.WOUNDED, 2)
    hero.starving, hero.wounds = 1, 2
    hurt(state, 0, 99, rule="GOD-103")
    go_on(state)
    next_turn(state)
    assert offered(state) == ["pick-stat attack", "pick-stat defend"], "only one City-State stands"
    pick(state, "pick-stat attack")
    assert (hero.state, hero.health, hero.energy, hero.starving, hero.wounds) == ("waiting", 10, 5, 0, 0)
    assert not any(hero.conditions)
    assert hero.gear[2] == 1
    assert state.turn == 5


@pytest.mark.rule("GOD-804")
@pytest.mark.parametrize(
    ("name", "kind"),
    [("nimo-teptek", "ability"), ("manchu-pakra", "vital"), ("takagura", "mastery"), ("hirono", "skill")],
)
def test_every_city_state_gives_another_kind_of_gear(name: str, kind: str) -> None:
    state = position(HEROES[0], HEROES[1], defenders=cities((name, "hirono"))[:1], turn=5, stage="siege")
    state.heroes[0].state = "dead"
    state.then(gains.ReviveHero(0))
    go_on(state)
    assert state.decision.about == {"kind": kind}


@pytest.mark.rule("GOD-792", "GOD-803")
def test_face_down_power_ups_are_read_when_the_hero_is_back() -> None:
    state = position(*HEROES[:2], at=CITY_HEXES[0][0])
    state.heroes[1].state, state.heroes[1].city = "waiting", 1
    state.heroes[1].unread = ("powerup-heavy-hand", "powerup-strong-heart")
    rejoin(state)
    turn_up(state)
    go_on(state)
    assert state.heroes[1].unread == ()
    assert state.heroes[1].ranks[:3] == (6, 9, 2)


@pytest.mark.rule("GOD-800", "GOD-1049")
def test_items_revive_beside_the_group() -> None:
    state = dying(0, count=2)
    revive_beside_group(state, 0)
    assert state.heroes[0].state == "living"
    assert state.heroes[0].health == 10


@pytest.mark.rule("GOD-806")
def test_who_waits_in_a_city_state_goes_on_when_the_others_die() -> None:
    state = position(*HEROES[:2], turn=4, stage="siege")
    state.heroes[1].state, state.heroes[1].city = "waiting", 2
    hurt(state, 0, 99, rule="GOD-103")
    go_on(state)
    assert state.at != NOWHERE
    next_turn(state)
    assert state.at == CITY_HEXES[1][0]
    assert state.heroes[1].state == "living"


# -- new heroes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-795", "GOD-796", "GOD-797", "GOD-1102")
@pytest.mark.ruling("AMB-GOD-117")
def test_a_new_hero_takes_the_place_of_a_dead_one() -> None:
    state = dying(1, count=2, wave=2)
    state.heroes[1].unread = ("powerup-heavy-hand",)
    assert "replace-hero 2" in texts(between_turns(state))
    assert "replace-hero 1" not in texts(between_turns(state))
    state.agenda = []
    BOOK.replacing[ReplaceHero](state, gains.Perform((), "c"), ReplaceHero(2))
    go_on(state)
    answer(state, "pick-role ninja", "pick-race nagual")
    hero = state.heroes[1]
    assert (hero.role, hero.race, hero.state) == ("ninja", "nagual", "new")
    assert (hero.gold, hero.food, hero.unread, hero.kept) == (10, 9, (), ())


@pytest.mark.rule("GOD-798", "GOD-799")
def test_it_joins_in_the_right_place_and_draws_three_power_ups_for_each_wave() -> None:
    state = position(*HEROES[:2], wave=2)
    state.heroes[1].state = "new"
    join_new(state)
    assert state.heroes[1].state == "new"
    state.at = CITY_HEXES[0][0]
    join_new(state)
    assert state.heroes[1].state == "living"
    assert state.agenda == [gains.DrawPowerUp(1)] * 6


@pytest.mark.rule("GOD-799")
def test_a_tower_is_a_right_place() -> None:
    state = position(*HEROES[:2])
    state.defenders = (replace(cities()[0], id="tower-1", kind=Place.TOWER, hexes=(state.at,)),)
    state.heroes[1].state = "new"
    join_new(state)
    assert state.heroes[1].state == "living"


def test_take_until_stops_at_the_movement_phase() -> None:
    state = position(HEROES[0], steps=[steps.BeginTurn()], stage="siege")
    take_until(state, steps.ChooseMovement)
    assert state.phase == "movement"
