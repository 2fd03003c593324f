"""Racial Abilities outside combat."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model.choices.heroes import BrewItem, UseRacial
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps import gains as steps
from rulewright.games.godai.model.steps.turn import ChooseMovement
from rulewright.games.godai.model.vocabulary import Condition, Element, Stat
from rulewright.games.godai.rules.any_time import asides
from rulewright.games.godai.rules.belongings import tier
from rulewright.games.godai.rules.races import brews
from rulewright.games.godai.rules.stat_tests import rank
from rulewright.games.godai.rules.turn import begin_phase
from rulewright.games.godai.rules.vitals import inflict

from .positions import BOOK, Halt, answer, done, faces, go_on, offered, position, run, texts


def racials(state: GodaiState) -> list[str]:
    return [one for one in texts(asides(state)) if one.startswith("use-racial")]


def use(state: GodaiState, stat: str = "none") -> None:
    BOOK.replacing[UseRacial](state, Halt(), UseRacial(1, stat))
    go_on(state)


@pytest.mark.component("nagual-racial")
@pytest.mark.rule("GOD-066", "GOD-067")
def test_a_nagual_changes_form_and_heals_once_a_turn() -> None:
    state = position(("samurai", "nagual"))
    hero = state.heroes[0]
    hero.health = 3
    assert racials(state) == ["use-racial 1 none"]
    use(state)
    assert (hero.form, hero.health, hero.energy) == ("cat", 7, 4)
    assert racials(state) == []


@pytest.mark.component("kobold-racial")
@pytest.mark.rule("GOD-1106", "GOD-1105")
def test_a_kobold_raises_its_tiers_beyond_3_for_siege_damage_only() -> None:
    state = position(("samurai", "kobold"))
    assert racials(state) == []
    state.heroes[0].augments = (0, 3, 1, 0, 0)
    use(state)
    found = [(tier(state, 0, one), tier(state, 0, one, siege=True)) for one in Element]
    assert found == [(0, 0), (3, 4), (2, 2), (0, 0), (0, 0)]
    assert state.heroes[0].energy == 3


@pytest.mark.component("nakaharan-racial")
@pytest.mark.rule("GOD-067")
def test_a_nakaharan_lifts_a_stat_to_the_best_of_its_kind_for_a_phase() -> None:
    state = position(("samurai", "nakaharan"))
    assert racials(state) == [
        f"use-racial 1 {stat}" for stat in ("defend", "first-mastery", "second-mastery", "survival")
    ]
    use(state, "survival")
    assert rank(state, 0, Stat.SURVIVAL) == 3
    begin_phase(state, "event")
    assert rank(state, 0, Stat.SURVIVAL) == 2


@pytest.mark.component("jademar-racial")
@pytest.mark.rule("GOD-067")
def test_a_jademar_gets_two_more_and_may_borrow_a_rank() -> None:
    state = position(("samurai", "jademar"), ("sage", "tanuki"))
    use(state, "explore")
    assert rank(state, 0, Stat.EXPLORE) == 6
    assert offered(state)[-1] == "decline"
    answer(state, "pick-stat second-mastery")
    assert rank(state, 0, Stat.SECOND) == 4
    assert done(state)


@pytest.mark.rule("GOD-895")
def test_a_failed_test_of_the_diseased_costs_the_use_but_no_energy() -> None:
    state = position(("samurai", "nagual"), script=faces(9))
    inflict(state, 0, Condition.DISEASED)
    use(state)
    assert state.heroes[0].form == ""
    assert state.heroes[0].energy == 6
    assert racials(state) == []


@pytest.mark.component("xumucane-racial")
@pytest.mark.rule("GOD-066", "GOD-067")
@pytest.mark.parametrize(("where", "top", "bottom"), [(1, ("powerup-keen-edge",), ()), (2, (), ("powerup-keen-edge",))])
def test_a_xumucane_keeps_one_of_two_power_ups(where: int, top: tuple[str, ...], bottom: tuple[str, ...]) -> None:
    cards = ("powerup-keen-edge", "powerup-strong-heart", "powerup-deep-breath")
    state = position(("samurai", "xumucane"), power_ups=cards, script=[0, 0])
    run(state, steps.DrawPowerUp(0))
    answer(state, "accept", "pick-card powerup-strong-heart", f"take-option {where}")
    assert (state.power_up_top, state.power_up_bottom) == (top, bottom)
    assert state.heroes[0].ranks[0] == 10
    assert state.heroes[0].health == 6
    run(state, steps.DrawPowerUp(0))
    assert done(state), "once per Game Turn"
    assert state.heroes[0].ranks[2] == (4 if top else 3)


@pytest.mark.rule("GOD-067")
def test_a_xumucane_may_take_the_first_card() -> None:
    state = position(("samurai", "xumucane"), power_ups=("powerup-keen-edge", "powerup-deep-breath"), script=[0])
    run(state, steps.DrawPowerUp(0))
    answer(state, "decline")
    assert state.heroes[0].ranks[2] == 4
    assert state.heroes[0].health == 8


# -- Tanuki ----------------------------------------------------------------------------------------------------


def tanuki(lowest: int) -> GodaiState:
    state = position(("sage", "tanuki"), steps=[ChooseMovement()])
    hero = state.heroes[0]
    hero.ranks = (9, 9, 1, 1, lowest, 6, 3, 3, 3)
    hero.health, hero.energy = 2, 9
    return state


@pytest.mark.component("tanuki-racial")
@pytest.mark.rule("GOD-067")
def test_a_tanuki_brews_an_item_outside_combat_and_uses_it_at_once() -> None:
    state = tanuki(2)
    BOOK.advance(state)
    answer(state, "brew-item 1 jasmine-tea-leaves 1")
    hero = state.heroes[0]
    assert (hero.health, hero.energy, hero.items) == (9, 9, ())
    assert brews(state) == [], "once per Game Turn"


@pytest.mark.rule("GOD-067")
@pytest.mark.parametrize(("lowest", "known"), [(1, False), (2, True)])
def test_what_a_tanuki_brews_costs_at_most_the_lowest_mastery_rank(lowest: int, known: bool) -> None:
    assert (BrewItem(1, "jasmine-tea-leaves", 1) in brews(tanuki(lowest))) == known
