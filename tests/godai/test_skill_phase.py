"""The Skill phase: who rolls what, what it gives, Starving, Critical Successes, Wandering."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai import effects
from rulewright.games.godai.model.events.group import NavigationFailed, PhaseSkipped
from rulewright.games.godai.model.events.heroes import HeroDied, StatTested
from rulewright.games.godai.model.events.visits import EscortTested
from rulewright.games.godai.model.state import Carried, GodaiState, Modifier
from rulewright.games.godai.model.steps.combat import DrawEncounters
from rulewright.games.godai.model.steps.gains import Perform
from rulewright.games.godai.model.steps.land import Wander
from rulewright.games.godai.model.steps.turn import SkillPhase
from rulewright.games.godai.model.vocabulary import Stat
from rulewright.games.godai.passives import RerollDie
from rulewright.games.godai.rules.any_time import between_turns
from rulewright.games.godai.rules.heroes import forget_meals
from rulewright.games.godai.rules.skill_rolls import rolled_by

from .positions import (
    BOOK,
    CITY_HEXES,
    Halt,
    answer,
    answer_only,
    content,
    faces,
    go_on,
    of_kind,
    offered,
    position,
    run,
    stock,
    take_until,
)

TANUKI = ("samurai", "tanuki")
"""Navigate 2, Explore 2, Survival 4, Food Rating 2."""
ALUX = ("samurai", "alux")
"""Navigate 2, Explore 3, Survival 2, Food Rating 0."""


def phase(*heroes: tuple[str, str], shown: tuple[int, ...], movement: str = "normal", **fields: Any) -> GodaiState:
    return position(*heroes, steps=[SkillPhase(), Halt()], script=faces(*shown), movement=movement, **fields)


# -- who rolls what --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-957", "GOD-961", "GOD-962", "GOD-413")
@pytest.mark.parametrize(
    ("movement", "rolled"),
    [
        ("camp", ["explore", "survival"]),
        ("cautious", ["explore", "survival"]),
        ("normal", ["navigate", "explore", "survival"]),
        ("reckless", ["navigate", "survival"]),
    ],
)
def test_the_movement_type_says_which_skills_are_rolled(movement: str, rolled: list[str]) -> None:
    state = phase(TANUKI, shown=(), movement=movement)
    assert [str(one) for one in rolled_by(state, 0, ())] == rolled


@pytest.mark.rule("GOD-964")
def test_reckless_heroes_choose_explore_or_survival_and_the_other_fails() -> None:
    state = phase(TANUKI, ALUX, shown=(2, 2, 2, 2), movement="reckless")
    go_on(state)
    assert [one.seat for one in state.decisions] == [0, 1]
    state.apply(state.decisions[0].parse("pick-stat explore"), 0)
    state.apply(state.decisions[0].parse("pick-stat survival"), 1)
    tested = [(one.seat, one.stat) for one in of_kind(state.events, StatTested)]
    assert tested == [(0, "navigate"), (0, "explore"), (1, "navigate"), (1, "survival")]
    assert [(hero.gold, hero.food) for hero in state.heroes] == [(12, 3), (10, 5)]


@pytest.mark.rule("GOD-411", "GOD-1056")
def test_there_is_no_skill_phase_in_a_city_state() -> None:
    state = phase(TANUKI, shown=(), at=CITY_HEXES[0][0])
    state.heroes[0].starving = 1
    take_until(state, Halt)
    assert [one.phase for one in of_kind(state.events, PhaseSkipped)] == ["skill"]
    assert state.heroes[0].food == 5
    assert state.heroes[0].starving == 1
    assert not state.rolls


# -- Explore and Survival --------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-412", "GOD-414", "GOD-419", "GOD-420")
def test_explore_gives_two_gold_or_nothing() -> None:
    state = phase(TANUKI, TANUKI, shown=(2, 2, 3, 2), movement="camp")
    take_until(state, Halt)
    assert [hero.gold for hero in state.heroes] == [12, 10]


@pytest.mark.rule("GOD-421", "GOD-422")
def test_survival_saves_food_or_costs_the_food_rating() -> None:
    state = phase(TANUKI, TANUKI, shown=(9, 4, 9, 5), movement="camp")
    take_until(state, Halt)
    assert [hero.food for hero in state.heroes] == [5, 3]


@pytest.mark.rule("GOD-423")
def test_a_hero_with_food_rating_0_never_eats() -> None:
    state = phase(ALUX, shown=(9, 9), movement="camp")
    take_until(state, Halt)
    assert state.heroes[0].food == 5
    assert not state.heroes[0].starving


@pytest.mark.rule("GOD-081", "GOD-422")
def test_who_declines_survival_eats() -> None:
    state = phase(TANUKI, shown=(9,), movement="camp")
    choice = next(one for one in between_turns(state) if str(one) == "decline-rolls 1 survival")
    BOOK.replacing[type(choice)](state, state.agenda.pop(), choice)
    take_until(state, Halt)
    assert state.heroes[0].food == 3
    assert len(state.rolls) == 1


# -- Navigate --------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-66")
@pytest.mark.rule("GOD-415", "GOD-416", "GOD-417")
@pytest.mark.parametrize(
    ("navigate", "wanders"), [((2, 9), False), ((2, 9, 9), True), ((1, 9, 9), False), ((9,), True), ((2,), False)]
)
def test_half_of_the_heroes_or_one_critical_find_the_way(navigate: tuple[int, ...], wanders: bool) -> None:
    shown = [face for one in navigate for face in (one, 9, 2)]
    state = phase(*[TANUKI] * len(navigate), shown=tuple(shown))
    if 1 in navigate:
        go_on(state)
        answer(state, "pick-resource ore")
    take_until(state, Wander if wanders else Halt)
    assert bool(of_kind(state.events, NavigationFailed)) == wanders


@pytest.mark.rule("GOD-418")
def test_nobody_wanders_after_moving_cautiously() -> None:
    state = phase(TANUKI, shown=(9, 2), cautious=True)
    take_until(state, Halt)


def test_a_card_may_forbid_wandering() -> None:
    state = phase(TANUKI, shown=(9, 9, 2), modifiers=(Modifier("no-wander"),))
    take_until(state, Halt)


@pytest.mark.rule("GOD-830")
def test_a_kept_power_up_stops_a_wander() -> None:
    state = phase(TANUKI, shown=(9, 9, 2))
    state.heroes[0].kept = ("powerup-old-road-song",)
    go_on(state)
    assert offered(state) == ["pick-hero 1", "decline"]
    answer(state, "pick-hero 1")
    take_until(state, Halt)
    assert state.heroes[0].kept == ()
    assert state.power_up_discards == ("powerup-old-road-song",)


# -- Starving --------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-67")
@pytest.mark.rule("GOD-424", "GOD-425", "GOD-428")
@pytest.mark.ruling("AMB-GOD-55")
def test_three_hungry_turns_kill() -> None:
    state = phase(TANUKI, shown=(9, 9), movement="camp")
    hero = state.heroes[0]
    hero.food = 1
    levels = []
    for _ in range(3):
        state.agenda = [Halt(), SkillPhase()]
        state.script = faces(9, 9)
        take_until(state, Halt)
        levels.append((hero.food, hero.starving))
        forget_meals(hero)
        hero.used = ()
    assert levels == [(0, 1), (0, 2), (0, 3)]
    assert hero.state == "dead"
    assert len(of_kind(state.events, HeroDied)) == 1


@pytest.mark.gold("GOLD-GOD-67")
@pytest.mark.rule("GOD-1059", "GOD-430")
def test_food_that_others_give_in_time_takes_a_level_away() -> None:
    state = phase(TANUKI, ("sage", "kobold"), shown=(9, 9, 9, 1), movement="camp")
    hero, other = state.heroes
    hero.food, hero.starving = 0, 1
    other.ranks = (4, 8, 1, 1, 2, 2, 3, 3, 9)
    state.script = faces(9, 9, 9, 5)
    go_on(state)
    assert state.decision.rule == "GOD-1059"
    assert offered(state) == ["pick-hero 2", "decline"]
    answer(state, "pick-hero 2")
    take_until(state, Halt)
    assert (hero.food, hero.starving, other.food) == (0, 0, 3)


@pytest.mark.rule("GOD-1059")
def test_nobody_is_asked_for_food_that_would_not_be_enough() -> None:
    state = phase(TANUKI, ("sage", "kobold"), shown=(9, 9, 9, 9), movement="camp")
    state.heroes[0].food, state.heroes[1].food = 0, 1
    take_until(state, Halt)
    assert [hero.starving for hero in state.heroes] == [1, 0]


@pytest.mark.rule("GOD-427")
def test_at_level_2_survival_cannot_be_rolled() -> None:
    state = phase(TANUKI, shown=(9,), movement="camp")
    state.heroes[0].starving = 2
    take_until(state, Halt)
    assert (state.heroes[0].starving, state.heroes[0].food) == (1, 3), "a full meal still helps (AMB-GOD-56)"
    assert len(state.rolls) == 1


# -- Critical Successes ----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-969", "GOD-970", "GOD-971")
def test_critical_successes_give_gold_food_and_tier_1_resources() -> None:
    state = phase(TANUKI, ALUX, shown=(1, 3, 9, 1), movement="camp")
    go_on(state)
    assert state.decision.about["n"] == 2
    answer(state, "pick-resource ore", "pick-resource lumber")
    assert stock(state) == {"ore": 1, "lumber": 1}
    assert [(hero.gold, hero.food) for hero in state.heroes] == [(15, 6), (10, 5)], "an Alux is full"


@pytest.mark.rule("GOD-972")
def test_two_criticals_of_one_hero_bring_a_tier_2_resource() -> None:
    state = phase(TANUKI, shown=(1, 1), movement="camp")
    go_on(state)
    answer(state, "pick-resource recruit", "pick-resource recruit")
    assert offered(state) == ["pick-resource essence", "pick-resource sky-metal", "pick-resource specialist"]


@pytest.mark.rule("GOD-968", "GOD-973")
@pytest.mark.ruling("AMB-GOD-182")
def test_three_criticals_of_one_hero_bring_a_prize() -> None:
    state = phase(TANUKI, shown=(1, 1, 1))
    go_on(state)
    answer(state, *["pick-resource ore"] * 3)
    assert offered(state) == [f"take-option {number}" for number in (1, 2, 3, 4)]
    answer(state, "take-option 2")
    assert offered(state) == ["pick-resource aetherial-ore", "pick-resource living-crystal"]


@pytest.mark.rule("GOD-974", "GOD-975", "GOD-976")
def test_an_encounter_may_be_drawn_for_each_critical() -> None:
    state = phase(TANUKI, shown=(1, 1), movement="camp", encounters=("a", "b", "c"))
    go_on(state)
    answer(state, "pick-resource ore", "pick-resource ore", "pick-resource essence")
    assert offered(state) == ["pick-number 0", "pick-number 1", "pick-number 2"]
    answer_only(state, "pick-number 2")
    assert state.agenda[-1] == DrawEncounters(2, optional=True, gold=2)


# -- what changes the dice -------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1060")
@pytest.mark.ruling("AMB-GOD-202")
def test_bonuses_are_named_before_the_roll() -> None:
    state = phase(TANUKI, shown=(5, 7), movement="camp")
    hero = state.heroes[0]
    hero.items = ("hairpin-of-intellect", "snail-tonic")
    go_on(state)
    assert len(offered(state)) == 5
    answer(state, "add-bonus hairpin-of-intellect explore")
    assert offered(state) == ["add-bonus snail-tonic explore", "add-bonus snail-tonic survival", "done"]
    answer(state, "add-bonus snail-tonic survival")
    assert [one.result for one in of_kind(state.events, StatTested)] == [2, 4]
    assert (hero.items, hero.gold, hero.food) == (("hairpin-of-intellect",), 12, 5)
    assert "hairpin-of-intellect" in hero.used


@pytest.mark.rule("GOD-1060")
def test_nobody_need_use_a_bonus() -> None:
    state = phase(TANUKI, shown=(9, 9), movement="camp")
    state.heroes[0].items = ("snail-tonic",)
    go_on(state)
    answer(state, "done")
    assert state.heroes[0].items == ("snail-tonic",)
    assert state.heroes[0].food == 3


@pytest.mark.rule("GOD-830")
def test_a_kept_power_up_rolls_one_die_again() -> None:
    state = phase(TANUKI, shown=(2, 9), movement="camp")
    state.heroes[0].kept = ("powerup-second-chance",)
    go_on(state)
    assert offered(state) == ["pick-stat explore", "pick-stat survival", "decline"]
    state.script = faces(3)
    answer(state, "pick-stat survival")
    assert state.heroes[0].food == 5
    assert state.heroes[0].kept == ()


@pytest.mark.rule("GOD-830")
def test_a_reroll_may_be_left_and_criticals_are_not_rolled_again() -> None:
    state = phase(TANUKI, shown=(1, 9), movement="camp")
    state.heroes[0].kept = ("powerup-second-chance",)
    go_on(state)
    assert offered(state) == ["pick-stat survival", "decline"]
    answer(state, "decline", "pick-resource ore")
    assert state.heroes[0].food == 3
    assert state.heroes[0].kept == ("powerup-second-chance",)


def test_a_treasure_rolls_one_die_again_each_turn() -> None:
    card = next(
        card.id for card in content().harvests.values() if any(isinstance(one, RerollDie) for one in card.treasure)
    )
    state = phase(TANUKI, shown=(2, 9), movement="camp")
    state.heroes[0].items = (card,)
    go_on(state)
    state.script = faces(9)
    answer(state, "pick-stat survival")
    assert "reroll-die" in state.heroes[0].used
    assert state.heroes[0].food == 3


# -- Escorts ---------------------------------------------------------------------------------------------------


def escorted(escort: str) -> Carried:
    """An Aid Commission on its way with this Escort."""
    found = next(one for one in content().commissions.values() if one.escort == escort)
    return Carried(found.id, 0, content().escorts[escort].health)


@pytest.mark.rule("GOD-634", "GOD-415")
@pytest.mark.ruling("AMB-GOD-95")
@pytest.mark.parametrize(
    ("escort", "die", "wanders"),
    [("escort-river-pilot", 8, False), ("escort-river-pilot", 9, True), ("escort-shrine-acolyte", 1, True)],
)
def test_an_escort_who_knows_the_way_saves_the_group_from_wandering(escort: str, die: int, wanders: bool) -> None:
    """p.84: its test counts as a success of a hero; whoever does not know the Skill does not roll."""
    state = phase(TANUKI, shown=(9, 9, 2, die), carried=(escorted(escort),))
    take_until(state, Wander if wanders else Halt)
    assert bool(of_kind(state.events, NavigationFailed)) == wanders


@pytest.mark.rule("GOD-634")
def test_an_escort_does_not_roll_where_the_heroes_find_the_way() -> None:
    state = phase(TANUKI, shown=(2, 9, 2), carried=(escorted("escort-river-pilot"),))
    take_until(state, Halt)
    assert not of_kind(state.events, EscortTested)


@pytest.mark.rule("GOD-634")
@pytest.mark.ruling("AMB-GOD-95")
@pytest.mark.parametrize(("die", "gold"), [(8, 3), (9, 0)])
def test_an_escort_helps_in_a_test_that_half_of_the_heroes_decide(die: int, gold: int) -> None:
    test = effects.Test(stat=Stat.NAVIGATE, together=True, success=(effects.GainGold(n=3),), failure=())
    state = position(TANUKI, script=faces(9, die), carried=(escorted("escort-river-pilot"),))
    had = state.heroes[0].gold
    run(state, Perform((test,), "harvest-test"))
    assert state.heroes[0].gold == had + gold
