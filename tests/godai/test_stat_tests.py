"""Stat Tests, criticals, ranks, and what changes them."""

from __future__ import annotations

import pytest

from rulewright.core.dice import tell_dice, throw
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.hero import Boost
from rulewright.games.godai.model.state import Floating, Modifier
from rulewright.games.godai.model.vocabulary import STATS, Condition, Element, Stat
from rulewright.games.godai.rules import elements
from rulewright.games.godai.rules.stat_tests import judge, rank, roll_test, target_dice, value_in_test
from rulewright.games.godai.rules.stat_tests import test_modifiers as modifiers_of
from rulewright.games.godai.rules.vitals import inflict

from .positions import content, faces, position

SAMURAI = ("samurai", "kobold")


def rolled(bonus: int, face: int, at: int) -> tuple[bool, bool, bool]:
    state = position(SAMURAI, script=faces(face))
    state.heroes[0].ranks = (at,) * 9
    found = roll_test(state, 0, Stat.EXPLORE, "GOD-079", "card", (("card", bonus),) if bonus else ())
    return found.success, found.critical, found.failed_badly


@pytest.mark.gold("GOLD-GOD-01")
@pytest.mark.rule("GOD-082", "GOD-085", "GOD-087")
def test_a_bonus_makes_a_critical_success() -> None:
    assert rolled(-3, 4, 2) == (True, True, False)


@pytest.mark.gold("GOLD-GOD-02")
@pytest.mark.rule("GOD-084")
def test_a_penalty_makes_a_critical_failure_despite_a_high_rank() -> None:
    assert rolled(2, 9, 12) == (False, False, True)


@pytest.mark.gold("GOLD-GOD-03")
@pytest.mark.rule("GOD-083", "GOD-084")
@pytest.mark.parametrize(("at", "last"), [(11, 1), (12, 2), (13, 3), (14, 4)])
def test_the_critical_range_grows_from_rank_12_on(at: int, last: int) -> None:
    assert [judge(face, at).critical for face in range(1, 6)] == [face <= last for face in range(1, 6)]
    assert judge(10, at).failed_badly
    assert not judge(10, at).success


@pytest.mark.ruling("AMB-GOD-07")
@pytest.mark.rule("GOD-084")
def test_where_both_critical_ranges_meet_the_failure_counts() -> None:
    assert judge(10, 25).failed_badly


@pytest.mark.gold("GOLD-GOD-04")
@pytest.mark.rule("GOD-054")
def test_the_eight_faces_of_the_fire_die() -> None:
    shown = elements.faces(Element.FIRE)
    assert [str(face) for face, element in shown if element is Element.FIRE] == ["match"] * 2 + ["surge"] * 2
    others = sorted(str(element) for face, element in shown if face == "mismatch")
    assert others == ["air", "earth", "void", "water"]


@pytest.mark.rule("GOD-079")
@pytest.mark.parametrize(("face", "passed"), [(2, True), (3, True), (4, False), (9, False)])
def test_a_roll_up_to_the_rank_succeeds(face: int, passed: bool) -> None:
    assert rolled(0, face, 3) == (passed, False, False)


@pytest.mark.rule("GOD-080")
def test_a_vital_is_tested_by_its_current_value() -> None:
    state = position(SAMURAI, script=faces(5))
    state.heroes[0].health = 4
    assert value_in_test(state, 0, Stat.HEALTH) == 4
    assert rank(state, 0, Stat.HEALTH) == 10
    assert not roll_test(state, 0, Stat.HEALTH, "GOD-080", "card").success


@pytest.mark.rule("GOD-081")
@pytest.mark.ruling("AMB-GOD-09")
def test_who_declines_to_roll_fails_critically_and_rolls_nothing() -> None:
    state = position(SAMURAI)
    found = roll_test(state, 0, Stat.SURVIVAL, "GOD-081", "card", declined=True)
    assert found.failed_badly
    assert state.rolls == []


@pytest.mark.rule("GOD-077")
def test_a_skill_at_rank_0_cannot_be_used() -> None:
    state = position(SAMURAI)
    state.heroes[0].ranks = (5,) * 8 + (0,)
    assert roll_test(state, 0, Stat.SURVIVAL, "GOD-077", "card").failed_badly
    assert state.rolls == []


@pytest.mark.rule("GOD-896")
@pytest.mark.parametrize(("times", "first"), [(0, 10), (1, 8), (2, 6), (3, 6)])
def test_disoriented_widens_critical_failures(times: int, first: int) -> None:
    assert [face for face in range(2, 11) if judge(face, 9, times).failed_badly] == list(range(first, 11))


@pytest.mark.rule("GOD-709")
@pytest.mark.parametrize(("difficulty", "penalty"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_difficulty_makes_tests_harder_from_difficult_on(difficulty: int, penalty: int) -> None:
    state = position(SAMURAI, difficulty=difficulty)
    assert sum(n for _, n in modifiers_of(state, 0, Stat.ATTACK)) == penalty


@pytest.mark.rule("GOD-388", "GOD-389")
def test_each_turn_of_camping_helps_by_one_more() -> None:
    state = position(SAMURAI, camps=3, movement="camp")
    assert modifiers_of(state, 0, Stat.EXPLORE) == (("camp", -3),)
    state.movement = "normal"
    assert modifiers_of(state, 0, Stat.EXPLORE) == ()


@pytest.mark.rule("GOD-898")
def test_each_dissonant_adds_two() -> None:
    state = position(SAMURAI)
    inflict(state, 0, Condition.DISSONANT, 2)
    assert modifiers_of(state, 0, Stat.EXPLORE) == (("dissonant", 4),)


@pytest.mark.rule("GOD-898")
@pytest.mark.ruling("AMB-GOD-164")
def test_nether_makes_dissonant_as_long_as_the_group_is_there_but_not_with_void() -> None:
    center = geometry.SLOTS[4].center
    state = position(SAMURAI, SAMURAI, sky=(Floating("sky-1", center, 0, nether=True),))
    state.heroes[1].augments = (0, 0, 0, 0, 1)
    assert modifiers_of(state, 0, Stat.EXPLORE) == (("dissonant", 2),)
    assert modifiers_of(state, 1, Stat.EXPLORE) == ()
    state.at = geometry.SLOTS[5].center
    assert modifiers_of(state, 0, Stat.EXPLORE) == ()


def test_cards_change_all_skill_tests_or_one() -> None:
    every = Modifier("skill-test", 2)
    one = Modifier("skill-test", 1, only="survival")
    state = position(SAMURAI, modifiers=(every, one))
    assert [sum(n for _, n in modifiers_of(state, 0, stat)) for stat in STATS[5:]] == [0, 2, 2, 3]


@pytest.mark.rule("GOD-916")
def test_wounded_lowers_abilities_and_skills_by_two_each_time() -> None:
    state = position(SAMURAI)
    before = [rank(state, 0, stat) for stat in STATS]
    inflict(state, 0, Condition.WOUNDED, 1)
    after = [rank(state, 0, stat) for stat in STATS]
    assert after == [*before[:2], *[max(0, one - 2) for one in before[2:]]]


@pytest.mark.rule("GOD-843")
def test_a_boost_counts_while_it_lasts() -> None:
    state = position(SAMURAI)
    state.heroes[0].boosts = (Boost(Stat.ATTACK, 2, "phase"),)
    assert rank(state, 0, Stat.ATTACK) == 3 + 2


@pytest.mark.rule("GOD-826")
def test_a_treasure_gives_its_ranks_while_it_is_carried() -> None:
    cards = [card for card in content().harvests.values() if card.wielder]
    assert cards, "Treasures have Wielder Bonuses"
    item, row = next(iter(content().wielder_ranks.items()))
    state = position(SAMURAI)
    before = [rank(state, 0, stat) for stat in STATS]
    state.heroes[0].items = (item,)
    assert [rank(state, 0, stat) for stat in STATS] == [a + b for a, b in zip(before, row, strict=True)]


@pytest.mark.rule("GOD-1107")
def test_a_great_cat_attacks_better_and_defends_worse() -> None:
    state = position(("samurai", "nagual"))
    assert (rank(state, 0, Stat.ATTACK), rank(state, 0, Stat.DEFEND)) == (2, 5)
    state.heroes[0].form = "cat"
    assert (rank(state, 0, Stat.ATTACK), rank(state, 0, Stat.DEFEND)) == (5, 2)


@pytest.mark.rule("GOD-827", "GOD-051")
def test_target_dice_put_the_highest_first_and_equals_roll_again() -> None:
    state = position(SAMURAI, ("sage", "tanuki"), ("ninja", "alux"), script=faces(4, 7, 7, 2, 9))
    assert target_dice(state, [0, 1, 2], "GOD-827") == [2, 1, 0]


def test_a_card_may_add_to_the_target_die_of_the_richest() -> None:
    state = position(SAMURAI, ("sage", "tanuki"), script=faces(5, 6), modifiers=(Modifier("target-die", 2),))
    state.heroes[0].gold = 11
    assert target_dice(state, [0, 1], "GOD-827") == [0, 1]


@pytest.mark.gold("GOLD-GOD-05")
def test_an_exploding_hex_die_adds_up() -> None:
    state = position(SAMURAI, script=faces(6, 6, 2))
    thrown = throw(state, (6,), explodes=True)
    assert tell_dice(state, "GOD-079", 0, "card", thrown).result == 14
