"""Damage, Healing and Conditions outside combat."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model.events.heroes import HealRefused
from rulewright.games.godai.model.state import Modifier
from rulewright.games.godai.model.steps.gains import HeroDies
from rulewright.games.godai.model.vocabulary import Condition, Vital
from rulewright.games.godai.rules.vitals import (
    bears,
    can_use_energy,
    cure,
    cure_all,
    give_wound,
    heal,
    heal_fully,
    hurt,
    inflict,
    lose_surplus,
    lose_wound,
    maximum,
    suffer_at_movement,
    use_energy,
)

from .positions import faces, of_kind, position

SAMURAI = ("samurai", "kobold")
"""Health 10, Energy 5."""


@pytest.mark.rule("GOD-104", "GOD-103")
def test_damage_lowers_the_current_value_only() -> None:
    state = position(SAMURAI)
    assert hurt(state, 0, 4, rule="GOD-103") == 4
    assert hurt(state, 0, 2, Vital.ENERGY, rule="GOD-103") == 2
    assert (state.heroes[0].health, state.heroes[0].energy) == (6, 3)
    assert maximum(state, 0, Vital.HEALTH) == 10


@pytest.mark.rule("GOD-851")
@pytest.mark.ruling("AMB-GOD-106")
def test_energy_drain_goes_on_with_health() -> None:
    state = position(SAMURAI)
    assert hurt(state, 0, 8, drain=True, rule="GOD-851") == 8
    assert (state.heroes[0].energy, state.heroes[0].health) == (0, 7)


@pytest.mark.rule("GOD-851")
def test_a_siege_hit_kills_a_fresh_hero() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 24, drain=True, rule="GOD-851")
    assert state.heroes[0].health == 0
    assert state.agenda == [HeroDies(0)]


@pytest.mark.rule("GOD-859")
def test_nonlethal_damage_leaves_one() -> None:
    state = position(SAMURAI)
    assert hurt(state, 0, 30, rule="GOD-859", nonlethal=True) == 9
    assert state.heroes[0].health == 1
    assert not state.agenda


@pytest.mark.rule("GOD-897")
def test_dissonant_heroes_suffer_energy_damage_again_as_nonlethal_health_damage() -> None:
    state = position(SAMURAI)
    inflict(state, 0, Condition.DISSONANT, 2)
    hurt(state, 0, 3, Vital.ENERGY, rule="GOD-103")
    assert (state.heroes[0].energy, state.heroes[0].health) == (2, 7)


@pytest.mark.rule("GOD-845")
def test_corrosive_damage_forbids_healing_for_the_rest_of_the_turn() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 4, rule="GOD-845", corrosive=True)
    assert heal(state, 0, 3, rule="GOD-104") == 0
    assert [one.cause for one in of_kind(state.events, HealRefused)] == ["corrosive"]
    state.heroes[0].used = ()
    assert heal(state, 0, 3, rule="GOD-104") == 3


@pytest.mark.rule("GOD-861")
def test_raise_goes_beyond_the_maximum_until_the_end_of_the_turn() -> None:
    state = position(SAMURAI)
    assert heal(state, 0, 4, 2, raising=True, rule="GOD-861") == 6
    assert heal(state, 0, 4, rule="GOD-104") == 0, "a Heal never goes beyond, and takes nothing away"
    assert (state.heroes[0].health, state.heroes[0].energy) == (14, 7)
    lose_surplus(state, 0)
    assert (state.heroes[0].health, state.heroes[0].energy) == (10, 5)


@pytest.mark.rule("GOD-892")
def test_a_cursed_hero_cannot_be_healed() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 4, rule="GOD-103")
    inflict(state, 0, Condition.CURSED)
    assert heal_fully(state, 0, "GOD-104") == 0


@pytest.mark.rule("GOD-887", "GOD-900")
def test_burned_and_drained_make_healing_smaller() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 9, rule="GOD-103")
    hurt(state, 0, 5, Vital.ENERGY, rule="GOD-103")
    inflict(state, 0, Condition.BURNED, 2)
    inflict(state, 0, Condition.DRAINED)
    assert heal(state, 0, 8, 4, rule="GOD-104") == (8 - 6) + (4 - 3)


@pytest.mark.ruling("AMB-GOD-158")
@pytest.mark.rule("GOD-916")
def test_one_point_of_healing_ends_bleeding_and_wounded() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 1, rule="GOD-103")
    inflict(state, 0, Condition.BLEEDING, 3)
    inflict(state, 0, Condition.WOUNDED, 2)
    heal(state, 0, 0, 3, rule="GOD-104")
    assert bears(state, 0, Condition.BLEEDING) == 3
    heal(state, 0, 1, rule="GOD-104")
    assert not bears(state, 0, Condition.BLEEDING)
    assert not bears(state, 0, Condition.WOUNDED)


@pytest.mark.rule("GOD-956")
@pytest.mark.ruling("AMB-GOD-157")
def test_only_the_healing_of_a_place_ends_diseased() -> None:
    state = position(SAMURAI)
    inflict(state, 0, Condition.DISEASED)
    heal(state, 0, 5, 5, rule="GOD-104")
    assert bears(state, 0, Condition.DISEASED)
    heal_fully(state, 0, "GOD-462", place=True)
    assert not bears(state, 0, Condition.DISEASED)


@pytest.mark.rule("GOD-879")
def test_only_some_conditions_can_be_borne_twice() -> None:
    state = position(SAMURAI)
    for condition in (Condition.POISONED, Condition.WOUNDED, Condition.DEBILITATED):
        inflict(state, 0, condition, 5)
    found = [bears(state, 0, one) for one in (Condition.POISONED, Condition.WOUNDED, Condition.DEBILITATED)]
    assert found == [1, 5, 3]


@pytest.mark.rule("GOD-858")
def test_negating_ends_a_condition_however_often_it_is_borne() -> None:
    state = position(SAMURAI)
    inflict(state, 0, Condition.WOUNDED, 3)
    assert cure(state, 0, Condition.WOUNDED)
    assert not cure(state, 0, Condition.WOUNDED)


@pytest.mark.rule("GOD-432")
def test_no_cure_touches_starving() -> None:
    state = position(SAMURAI)
    state.heroes[0].starving = 2
    inflict(state, 0, Condition.CURSED)
    cure_all(state, 0, "GOD-462")
    assert state.heroes[0].starving == 2
    assert not any(state.heroes[0].conditions)


@pytest.mark.rule("GOD-906")
def test_poison_takes_one_health_in_each_movement_phase() -> None:
    state = position(SAMURAI, ("sage", "tanuki"))
    inflict(state, 0, Condition.POISONED)
    suffer_at_movement(state)
    assert [hero.health for hero in state.heroes] == [9, 4]


@pytest.mark.rule("GOD-893")
@pytest.mark.parametrize(("shown", "ended"), [((2, 5, 2), True), ((2, 6, 2), False), ((3, 2, 2), False)])
def test_three_successes_in_one_roll_end_cursed(shown: tuple[int, ...], ended: bool) -> None:
    state = position(SAMURAI, script=faces(*shown))
    inflict(state, 0, Condition.CURSED)
    suffer_at_movement(state)
    assert bears(state, 0, Condition.CURSED) == (not ended)


@pytest.mark.rule("GOD-846", "GOD-847")
def test_one_critical_wound_too_many_kills() -> None:
    state = position(SAMURAI)
    for _ in range(4):
        give_wound(state, 0)
    assert not state.agenda
    give_wound(state, 0)
    assert state.agenda == [HeroDies(0)]


@pytest.mark.rule("GOD-847")
def test_nobody_bears_more_than_six_critical_wounds() -> None:
    state = position(("samurai", "nagual"))
    state.heroes[0].food_rating = 9
    for _ in range(6):
        give_wound(state, 0)
    assert not state.agenda
    give_wound(state, 0)
    assert state.agenda == [HeroDies(0)]


@pytest.mark.rule("GOD-846")
def test_critical_damage_gives_a_wound_only_if_it_takes_something() -> None:
    state = position(SAMURAI)
    hurt(state, 0, 1, rule="GOD-846", critical=True)
    hurt(state, 0, 0, rule="GOD-846", critical=True)
    assert state.heroes[0].wounds == 1


@pytest.mark.rule("GOD-959")
def test_a_camp_takes_one_critical_wound_away() -> None:
    state = position(SAMURAI)
    state.heroes[0].wounds = 2
    lose_wound(state, 0)
    assert state.heroes[0].wounds == 1


@pytest.mark.rule("GOD-102", "GOD-426")
def test_energy_must_be_there_and_starving_heroes_use_none() -> None:
    state = position(SAMURAI)
    assert can_use_energy(state, 0, 5)
    assert not can_use_energy(state, 0, 6)
    state.heroes[0].starving = 1
    assert not can_use_energy(state, 0, 1)


@pytest.mark.rule("GOD-895", "GOD-907", "GOD-908")
def test_sick_heroes_must_survive_before_they_use_energy() -> None:
    state = position(SAMURAI, script=faces(2, 2, 9))
    inflict(state, 0, Condition.DISEASED)
    inflict(state, 0, Condition.POISONED)
    assert use_energy(state, 0, 1, "GOD-102")
    assert state.heroes[0].energy == 4
    assert use_energy(state, 0, 1, "GOD-102"), "a success frees for the turn"
    assert state.heroes[0].progress == (("poisoned", 1),)
    state.heroes[0].used = ()
    assert not use_energy(state, 0, 1, "GOD-102")
    assert state.heroes[0].energy == 3
    assert not can_use_energy(state, 0, 1)


@pytest.mark.rule("GOD-908")
def test_the_third_success_ends_poisoned() -> None:
    state = position(SAMURAI, script=faces(2, 2, 2))
    inflict(state, 0, Condition.POISONED)
    for _ in range(3):
        use_energy(state, 0, 1, "GOD-102")
        state.heroes[0].used = ()
    assert not bears(state, 0, Condition.POISONED)
    assert state.heroes[0].progress == ()


def test_a_card_may_make_every_healing_larger() -> None:
    state = position(SAMURAI, modifiers=(Modifier("heal-more", 2),))
    hurt(state, 0, 9, rule="GOD-103")
    assert heal(state, 0, 3, rule="GOD-104") == 5


def test_the_dead_neither_suffer_nor_heal() -> None:
    state = position(SAMURAI)
    state.heroes[0].state = "dead"
    assert hurt(state, 0, 3, rule="GOD-103") == 0
    assert heal(state, 0, 3, rule="GOD-104") == 0
