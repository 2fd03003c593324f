"""Smaller rules of heroes, Resources, Elements and rewards."""

from __future__ import annotations

import pytest

from rulewright.games.godai import effects as verbs
from rulewright.games.godai.model.hero import Boost
from rulewright.games.godai.model.state import Options
from rulewright.games.godai.model.steps import gains as steps
from rulewright.games.godai.model.vocabulary import ELEMENTS, STATS, Element, Face, Resource, Stat, Vital, Who
from rulewright.games.godai.rules.any_time import gifts
from rulewright.games.godai.rules.elements import faces as sides
from rulewright.games.godai.rules.elements import opposes, roll_die
from rulewright.games.godai.rules.gains import tier_of
from rulewright.games.godai.rules.gear import price, raise_rank, upgrade
from rulewright.games.godai.rules.heroes import create, eat_from_backpack, food_need, lose_food, lose_gold
from rulewright.games.godai.rules.rewards import close_portal, is_single, reward_steps
from rulewright.games.godai.rules.stat_tests import judge, rank
from rulewright.games.godai.rules.vitals import heal, maximum
from rulewright.games.godai.setup import jaethi_piles

from .positions import content, done, faces, position, run, stock, texts

SAMURAI, SAGE = ("samurai", "kobold"), ("sage", "tanuki")


@pytest.mark.rule("GOD-058", "GOD-075")
def test_any_role_goes_with_any_race() -> None:
    for role in content().roles:
        for race in content().races:
            hero = create(content(), role, race)
            assert len(hero.ranks) == len(STATS) == 9
            assert min(hero.ranks) >= 1


@pytest.mark.rule("GOD-078")
def test_a_rank_of_a_vital_is_its_maximum_and_the_current_value_stays() -> None:
    state = position(SAMURAI)
    raise_rank(state, 0, Stat.HEALTH, 2)
    assert (maximum(state, 0, Vital.HEALTH), state.heroes[0].health) == (12, 10)
    assert heal(state, 0, 5, rule="GOD-104") == 2


@pytest.mark.rule("GOD-076")
def test_ranks_have_no_maximum() -> None:
    state = position(SAMURAI)
    raise_rank(state, 0, Stat.ATTACK, 40)
    assert rank(state, 0, Stat.ATTACK) == 43


@pytest.mark.rule("GOD-086")
def test_effects_widen_critical_failures() -> None:
    assert (judge(8, 9).success, judge(8, 9, 1).failed_badly) == (True, True)


@pytest.mark.rule("GOD-106", "GOD-112")
def test_rings_have_six_slots_and_gear_is_never_given_away() -> None:
    state = position(SAMURAI, SAGE)
    for _ in range(6):
        upgrade(state, 0, Stat.ATTACK)
    assert price(state, 0, Stat.ATTACK) is None
    assert {one.split()[0] for one in texts(gifts(state))} == {"give-gold", "give-food"}


@pytest.mark.rule("GOD-068", "GOD-128")
def test_the_food_rating_is_what_a_meal_takes() -> None:
    state = position(SAGE)
    assert food_need(state, 0) == 2
    assert eat_from_backpack(state, 0)
    assert state.heroes[0].food == 3


@pytest.mark.rule("GOD-118")
def test_each_hero_has_an_own_purse() -> None:
    state = position(SAMURAI, SAGE)
    run(state, steps.Perform((verbs.LoseGold(4, Who.LOWEST, Stat.HEALTH), verbs.LoseFood(1)), "c"))
    assert [(hero.gold, hero.food) for hero in state.heroes] == [(10, 4), (6, 4)]
    assert (lose_gold(state, 0, 3, "GOD-118"), lose_food(state, 1, 9, "GOD-118")) == (3, 4)


@pytest.mark.rule("GOD-120", "GOD-150", "GOD-816")
def test_the_group_gains_platinum_and_elements_once() -> None:
    state = position(SAMURAI, SAGE)
    run(state, steps.Perform((verbs.Gain(Resource.PLATINUM, 3), verbs.Gain(Resource.FIRE)), "c"))
    assert stock(state) == {"platinum": 3, "fire": 1}


@pytest.mark.rule("GOD-145", "GOD-146", "GOD-147", "GOD-148")
def test_tiers() -> None:
    found = [[str(one) for one in Resource if tier_of(one) == tier] for tier in (1, 2, 3)]
    assert found == [
        ["ore", "lumber", "recruit"],
        ["essence", "sky-metal", "specialist"],
        ["aetherial-ore", "living-crystal"],
    ]
    assert [tier_of(Resource(str(one))) for one in ELEMENTS] == [0] * 5


@pytest.mark.rule("GOD-153", "GOD-154", "GOD-155", "GOD-156")
@pytest.mark.ruling("AMB-GOD-128")
def test_basic_elements_oppose_each_other_in_a_circle() -> None:
    circle = (Element.AIR, Element.EARTH, Element.WATER, Element.FIRE)
    for at, element in enumerate(circle):
        assert [one for one in ELEMENTS if opposes(element, one)] == [circle[(at + 1) % 4]]


@pytest.mark.rule("GOD-157", "GOD-158")
def test_void_opposes_every_basic_element_and_nothing_opposes_it() -> None:
    assert [opposes(Element.VOID, one) for one in ELEMENTS] == [True] * 4 + [False]
    assert not any(opposes(one, Element.VOID) for one in ELEMENTS)


@pytest.mark.rule("GOD-053", "GOD-055", "GOD-056")
@pytest.mark.parametrize("die", ELEMENTS)
def test_a_surge_is_of_the_own_element_and_a_mismatch_of_the_one_shown(die: Element) -> None:
    for number, shown in enumerate(sides(die), 1):
        state = position(SAMURAI, script=faces(number))
        face, element = roll_die(state, die, "GOD-053")
        assert (face, element) == shown
        assert (element is die) == (face is not Face.MISMATCH)


@pytest.mark.rule("GOD-036")
def test_a_destroyed_portal_is_closed_once() -> None:
    state = position(SAMURAI, closed_portals=(7,))
    close_portal(state, 4)
    close_portal(state, 4)
    close_portal(state, 0)
    assert state.closed_portals == (4, 7)
    assert len(state.events) == 1


@pytest.mark.rule("GOD-135", "GOD-337", "GOD-339", "GOD-341")
@pytest.mark.parametrize(("waves", "piles"), [(3, (2, 5, 5, 5)), (4, (2, 5, 5, 5, 5))])
def test_a_pile_for_each_wave(waves: int, piles: tuple[int, ...]) -> None:
    assert jaethi_piles(Options(waves=waves)) == piles


@pytest.mark.rule("GOD-809", "GOD-823", "GOD-824")
def test_which_rewards_are_single_ones() -> None:
    single = (verbs.GainRank(Stat.ATTACK), verbs.GainItem("bone-pendant"), verbs.GainGear(who=Who.RANDOM))
    group = (verbs.DrawPowerUps(), verbs.GainGold(2), verbs.GainGear(), verbs.Gain(Resource.ORE))
    assert [is_single(one) for one in (*single, *group)] == [True] * 3 + [False] * 4
    found = reward_steps((group[0], single[0], group[1], single[1]), "boss-1")
    assert found == [steps.Perform((group[0], group[1]), "boss-1"), steps.GiveSingles((single[0], single[1]), "boss-1")]


@pytest.mark.rule("GOD-823")
def test_a_gear_upgrade_for_one_hero() -> None:
    state = position(SAMURAI, SAGE, script=faces(3, 9))
    run(state, steps.GiveSingles((verbs.GainGear(kind=verbs.GearKind.VITAL, who=Who.RANDOM),), "boss-1"))
    assert not done(state)
    assert state.decision.seat == 1


@pytest.mark.rule("GOD-843")
def test_boosts_of_the_same_stat_add_up() -> None:
    state = position(SAMURAI)
    state.heroes[0].boosts = (Boost(Stat.ATTACK, 1, "phase"), Boost(Stat.ATTACK, 2, "turn"))
    assert rank(state, 0, Stat.ATTACK) == 6
