"""Rulings about heroes, combat, Items and rewards: each test depends on the reading that was chosen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import Has, Mend, Strike
from rulewright.games.godai.effects import ChangeCalendar, DrawPowerUps, GainGold
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor, UsePower
from rulewright.games.godai.model.combat import Ally, Ward
from rulewright.games.godai.model.events.combat import CombatEnded
from rulewright.games.godai.model.hero import NO_CONDITIONS
from rulewright.games.godai.model.state import Carried, GodaiState
from rulewright.games.godai.model.steps.land import Wander
from rulewright.games.godai.model.vocabulary import CONDITIONS, SUBTYPES, TYPES, Condition, Element, Keyword, Kind, Stat
from rulewright.games.godai.rules.combat.conditions import afflict
from rulewright.games.godai.rules.combat.damage import weak_points
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.favored import matches
from rulewright.games.godai.rules.combat.hits import Affliction, Hit
from rulewright.games.godai.rules.combat.rounds import MOST_ROUNDS, turn_form
from rulewright.games.godai.rules.combat.who import change, fighter_of, give
from rulewright.games.godai.rules.gear import price, upgrade
from rulewright.games.godai.rules.heroes import hand_over
from rulewright.games.godai.rules.stat_tests import judge, rank, roll_test

from . import foes
from .battlefield import make_hero, quiet_book
from .fights import (
    ATTACK,
    DEFEND,
    FIRST,
    FLEE,
    SECOND,
    action,
    answer,
    borne,
    combat_in,
    fight,
    foe,
    opponent,
    with_energy,
)
from .positions import content, faces, of_kind, position

QUIET = 5
BITE = foe(health=(60,), energy=30, attack=action("bite", Strike(n=5)))
REST = foe(health=(60,), energy=30, attack=action("rest", Mend(health=0)))


def bearing(*conditions: Condition) -> tuple[int, ...]:
    return tuple([int(one in conditions) for one in CONDITIONS])


# -- heroes ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-08")
@pytest.mark.parametrize(
    ("die", "modifier", "critical", "failed"), [(1, 2, False, False), (10, -1, False, False), (3, -2, True, False)]
)
def test_the_modified_roll_decides_criticals(die: int, modifier: int, critical: bool, failed: bool) -> None:
    state = position(("samurai", "kobold"), script=faces(die))
    state.heroes[0].ranks = (9,) * 9
    found = roll_test(state, 0, Stat.EXPLORE, "GOD-085", "card", (("card", modifier),))
    assert (found.success, found.critical, found.failed_badly) == (True, critical, failed)
    assert judge(10, 20).failed_badly


@pytest.mark.ruling("AMB-GOD-11")
def test_a_free_gear_upgrade_fills_the_next_slot_so_the_next_one_is_dearer() -> None:
    state = position(("samurai", "kobold"))
    assert price(state, 0, Stat.ATTACK) == 4
    upgrade(state, 0, Stat.ATTACK)
    assert (state.heroes[0].gear[2], price(state, 0, Stat.ATTACK)) == (1, 5)


@pytest.mark.ruling("AMB-GOD-12")
def test_regen_comes_in_the_declaration_phase_up_to_the_maximum() -> None:
    state = fight([make_hero(health=15)], REST)
    for n in (2, 2):
        give(state, 0, Ward("regen-health", n, left=0))
    answer(state, DEFEND, dice=(QUIET,))
    assert state.heroes[0].health == 15 + 4
    answer(state, DEFEND, dice=(QUIET,))
    assert state.heroes[0].health == 20


@pytest.mark.ruling("AMB-GOD-124")
def test_a_treasure_takes_its_wielder_bonus_along() -> None:
    state = position(("samurai", "kobold"), ("sage", "tanuki"))
    fang = "harvest-fang-of-the-first-duel"
    before = [rank(state, seat, Stat.ATTACK) for seat in (0, 1)]
    state.heroes[0].items = (fang,)
    assert rank(state, 0, Stat.ATTACK) == before[0] + 2
    from rulewright.games.godai.rules.any_time import gifts

    assert any(str(one).endswith(fang) for one in gifts(state))
    hand_over(state, 0, 1, fang, 1)
    assert [rank(state, seat, Stat.ATTACK) for seat in (0, 1)] == [before[0], before[1] + 2]


@pytest.mark.ruling("AMB-GOD-216")
def test_a_great_cat_keeps_gear_and_power_ups_but_not_the_modifiers() -> None:
    """As a human a Nagual has Attack 0 and Defend 3, as a cat Attack 3 and Defend 0; every combat begins as a human."""
    state = fight([make_hero("", "nagual", ranks=(20, 20, 4, 6, 3, 3, 5, 5, 5), form="cat")], REST)
    assert state.heroes[0].form == ""
    turn_form(state, 0)
    assert [rank(state, 0, one) for one in (Stat.ATTACK, Stat.DEFEND)] == [4 + 3, 6 - 3]


# -- opponents -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-99")
@pytest.mark.parametrize("subtype", SUBTYPES)
def test_all_four_subtypes_can_be_favored(subtype: Kind) -> None:
    """p.87 speaks of three subtypes and names four."""
    assert len(SUBTYPES) == 4
    assert len(TYPES) == 8
    state = fight([make_hero(favored=(subtype,))], msgspec.structs.replace(REST, kinds=(Kind.CREATURE, subtype)))
    assert matches(state, 0, 20) == 1


@pytest.mark.ruling("AMB-GOD-122")
def test_what_miquipapalotl_gives() -> None:
    """The icons -1, 2, +, +, 6: Calendar, Portal, two Power Ups, and Gold."""
    state = position(("samurai", "kobold"))
    reward_for(state, "boss-2", "health", 0, double=False, gold=0, without=())
    boss = content().bosses["boss-2"]
    assert boss.group_reward == (ChangeCalendar(n=-1), DrawPowerUps(n=2), GainGold(n=6))
    assert state.closed_portals == (2,)


@pytest.mark.ruling("AMB-GOD-125")
def test_without_energy_the_attack_is_made_as_pages_89_and_91_say() -> None:
    """The reference to page 63 leads nowhere."""
    state = fight([make_hero()], BITE)
    with_energy(state, 2)
    answer(state, ATTACK, dice=(3,))
    assert (opponent(state).energy, state.heroes[0].health) == (2, 20 - 2)


@pytest.mark.ruling("AMB-GOD-109")
@pytest.mark.parametrize(("lent", "dice"), [(0, 0), (1, 1)])
def test_who_is_attuned_is_augmented(lent: int, dice: int) -> None:
    """Earth damage finds a Weakness in an Augment of Water, also in one that Attune has lent."""
    state = fight([make_hero()], BITE)
    if lent:
        give(state, 0, Ward("augment", 1, Element.WATER))
    assert weak_points(state, 0, Hit(3, elements=(Element.EARTH,))) == dice


# -- rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-108")
def test_healing_is_weighed_against_the_damage_of_the_same_phase() -> None:
    """At full Health a Heal would be lost if it came first; it takes the damage off instead."""
    sage = make_hero("sage", ranks=(20, 20, 1, 3, 3, 3, 5, 5, 5))
    state = fight([sage], BITE)
    answer(state, FIRST, dice=(1,))
    if state.decision.prompt == "prompt-aim":
        answer(state, AimAt("heal", 0))
    assert sage.health == 20 - 5 + 4


@pytest.mark.ruling("AMB-GOD-210")
@pytest.mark.parametrize(("choice", "health"), [(Favor(1, "health"), 20), (Favor(0), 20 - 5)])
def test_a_favored_effect_now_can_vanquish_before_the_opponent_acts(choice: Favor, health: int) -> None:
    weak = msgspec.structs.replace(BITE, health=(4,))
    state = fight([make_hero(favored=(Kind.CREATURE,))], weak)
    answer(state, DEFEND)
    if choice.opponent:
        answer(state, choice, dice=(4,))
    else:
        answer(state, choice, dice=(1,))
        answer(state, Favor(1, "health"), dice=(4,))
    assert state.combat is None
    assert state.heroes[0].health == (health if choice.opponent else 20 - 3)


@pytest.mark.ruling("AMB-GOD-213")
def test_tests_to_flee_come_before_the_others_declare() -> None:
    state = fight([make_hero(), make_hero()], BITE)
    answer(state, FLEE, ATTACK, dice=(3,))
    assert [one.seat for one in state.decisions] == [1], "the hero who is left declares anew"
    assert fighter_of(state, 1).action == ""


@pytest.mark.ruling("AMB-GOD-159")
@pytest.mark.parametrize(("declared", "energy", "friend"), [(DEFEND, 20 - 1, 20), (Declare("charmed"), 20, 20 - 4)])
def test_the_charmed_choose_between_an_ally_and_their_energy(declared: Declare, energy: int, friend: int) -> None:
    state = fight([make_hero(conditions=bearing(Condition.CHARMED)), make_hero()], REST)
    change(state, 0, charmer=1)
    answer(state, declared, ATTACK, dice=(QUIET,))
    assert state.heroes[0].energy == energy
    assert state.heroes[1].health == friend
    assert not borne(state, 0, Condition.CHARMED)


@pytest.mark.ruling("AMB-GOD-152")
@pytest.mark.parametrize(("rounds", "lost"), [(2, 8), (4, 8 + 9)])
def test_strengthen_without_a_stat_raises_the_damage_of_that_ability_in_this_combat(rounds: int, lost: int) -> None:
    dragoon = make_hero("dragoon", ranks=(20, 20, 4, 6, 4, 4, 5, 5, 5))
    state = fight([dragoon], REST)
    for number in range(rounds):
        answer(state, SECOND if number % 2 else FIRST, dice=(QUIET,))
    assert opponent(state).health == (60 - lost,)
    assert dragoon.ranks == dragoon.starting, "no rank rises for good"


# -- Conditions ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-GOD-156")
@pytest.mark.parametrize(("die", "offered"), [(3, True), (9, False)])
def test_conditions_that_bar_actions_are_tested_before_the_choice(die: int, offered: bool) -> None:
    """A success frees for this round and does not end Trapped."""
    state = fight([make_hero(conditions=bearing(Condition.TRAPPED)), make_hero()], REST, dice=(die,))
    assert [one.seat for one in state.decisions] == ([0, 1] if offered else [1]), "who may only Defend is not asked"
    assert fighter_of(state, 0).bars == (() if offered else ("defend",))
    assert borne(state, 0, Condition.TRAPPED)


@pytest.mark.ruling("AMB-GOD-194")
def test_who_is_disarmed_deals_starting_damage_but_tests_the_present_attack() -> None:
    hero = make_hero(conditions=bearing(Condition.DISARMED), ranks=(20, 20, 9, 2, 3, 3, 5, 5, 5))
    hero.starting = (20, 20, 2, 2, 3, 3, 5, 5, 5)
    state = fight([hero], REST)
    answer(state, ATTACK, dice=(QUIET,))
    assert opponent(state).health == (60 - 2,)
    answer(state, DEFEND, dice=(QUIET, 8))
    assert not borne(state, 0, Condition.DISARMED)


@pytest.mark.ruling("AMB-GOD-194")
def test_the_defend_of_the_knocked_down_has_its_normal_value() -> None:
    state = fight([make_hero(conditions=bearing(Condition.KNOCKED_DOWN))], BITE, dice=(1,))
    assert state.heroes[0].health == 20 - (5 - 2)
    assert not borne(state, 0, Condition.KNOCKED_DOWN)


@pytest.mark.ruling("AMB-GOD-194")
@pytest.mark.parametrize(("die", "asleep"), [(6, 0), (5, 1)])
def test_the_first_die_that_wakes_falls_at_the_end_of_the_same_round(die: int, asleep: int) -> None:
    state = fight([make_hero(), make_hero()], REST)
    afflict(state, 0, Affliction(Condition.UNCONSCIOUS), 20)
    answer(state, ATTACK, ATTACK, dice=(QUIET, die))
    assert borne(state, 0, Condition.UNCONSCIOUS) == asleep


@pytest.mark.ruling("AMB-GOD-194")
@pytest.mark.parametrize(("die", "alive"), [(3, "living"), (9, "dead")])
def test_after_the_combat_a_success_ends_petrified(die: int, alive: str) -> None:
    weak = msgspec.structs.replace(REST, health=(4,))
    state = fight([make_hero(conditions=bearing(Condition.PETRIFIED)), make_hero()], weak)
    answer(state, ATTACK, dice=(QUIET, die))
    assert (state.heroes[0].state, borne(state, 0, Condition.PETRIFIED)) == (alive, 0)


@pytest.mark.ruling("AMB-GOD-195")
def test_blows_on_a_shell_add_up_over_the_rounds_and_ignore_defences() -> None:
    state = fight([make_hero(), make_hero()], REST)
    afflict(state, 0, Affliction(Condition.ENCASED, 7), 20)
    give(state, 0, Ward(Keyword.BLOCK, 9, left=0))
    for left in (3, 0):
        answer(state, ATTACK, dice=(QUIET,))
        if state.decision.prompt == "prompt-aim":
            answer(state, AimAt("attack", 20, "health"))
        assert fighter_of(state, 0).shell == left


@pytest.mark.ruling("AMB-GOD-195")
def test_with_the_opponent_swallowed_and_soul_laced_end() -> None:
    weak = msgspec.structs.replace(REST, health=(4,))
    other = msgspec.structs.replace(REST, id="encounter-other")
    state = fight([make_hero(), make_hero()], weak, other)
    afflict(state, 0, Affliction(Condition.SWALLOWED, 9, 1), 20)
    afflict(state, 0, Affliction(Condition.SOUL_LACED), 20)
    answer(state, ATTACK, dice=(QUIET, QUIET))
    while state.decision.prompt == "prompt-aim":
        answer(state, AimAt("attack", 20, "health"))
    assert not borne(state, 0, Condition.SWALLOWED)
    assert not borne(state, 0, Condition.SOUL_LACED)


@pytest.mark.ruling("AMB-GOD-196")
def test_irradiated_acts_once_and_ends() -> None:
    state = fight([make_hero(food_rating=2)], REST)
    afflict(state, 0, Affliction(Condition.IRRADIATED, 6), 20)
    assert (state.heroes[0].energy, borne(state, 0, Condition.IRRADIATED)) == (20 - 4, 0)
    cards = [*content().encounters.values(), *content().bosses.values()]
    assert not any("irradiated" in str(card) or "imprisoned" in str(card) for card in cards)


# -- the end of a combat ---------------------------------------------------------------------------------------


def watched() -> tuple[Any, list[object]]:
    wandered: list[object] = []
    book = quiet_book()
    book.resolving[Wander] = lambda state, step, choice: wandered.append(step)
    book._handling[Wander] = (None, book.resolving[Wander])
    return book, wandered


@pytest.mark.ruling("AMB-GOD-112")
@pytest.mark.parametrize(("first", "times"), [(FLEE, 1), (ATTACK, 0)])
def test_the_group_wanders_once_if_anybody_fled(first: Declare, times: int) -> None:
    weak = msgspec.structs.replace(REST, health=(8,))
    book, wandered = watched()
    state = fight([make_hero(), make_hero(ranks=(20, 20, 9, 2, 3, 3, 5, 5, 5))], weak, book=book)
    if first == FLEE:
        answer(state, FLEE, ATTACK, dice=(2,))
        answer(state, ATTACK, dice=(QUIET,))
    else:
        answer(state, ATTACK, ATTACK, dice=(QUIET,))
    assert state.combat is None
    assert len(wandered) == times


@pytest.mark.ruling("AMB-GOD-112")
def test_escorts_leave_with_the_last_hero() -> None:
    card = "commission-x"
    state = fight([make_hero()], REST)
    combat_in(state).allies = (Ally(card="escort-young-heir", health=7, most=10, conditions=NO_CONDITIONS),)
    commission = next(one for one in foes.commissions().values() if one.escort == "escort-young-heir")
    state.game.content.tables.update(commissions=foes.commissions(), escorts=foes.escorts())
    state.carried = (Carried(commission.id, 0, 10),)
    answer(state, FLEE, dice=(2,))
    assert state.combat is None
    assert state.carried == (Carried(commission.id, 0, 7),)
    assert card != commission.id


@pytest.mark.ruling("AMB-GOD-230")
@pytest.mark.parametrize(("at_round", "over"), [(MOST_ROUNDS, True), (MOST_ROUNDS - 1, False)])
def test_a_combat_that_nobody_can_end_is_over_after_a_hundred_rounds(at_round: int, over: bool) -> None:
    """Block keeps the opponent whole, and nobody Flees from the Tenacious."""
    wall = foe(traits=(Has(keyword=Keyword.BLOCK, n=99), Has(keyword=Keyword.TENACIOUS)))
    book, wandered = watched()
    state = fight([make_hero()], wall, book=book)
    combat_in(state).round = at_round
    answer(state, DEFEND, dice=(QUIET,))
    assert (state.combat is None) == over
    assert len(wandered) == over
    if over:
        assert [event.result for event in of_kind(state.events, CombatEnded)] == ["fled"]
        assert state.encounter_discards == ("encounter-foe",)


# -- Powers that Items give in combat --------------------------------------------------------------------------


def wielding(card: str, *heroes: Any) -> GodaiState:
    state = fight(list(heroes), REST)
    state.game.content.tables["harvests"] = {id: one for id, one in content().harvests.items() if one.treasure}
    state.heroes[0].items = (card,)
    state.asked = None
    return state


@pytest.mark.component("harvest-bowl-of-shared-pain")
@pytest.mark.rule("GOD-381")
def test_a_treasure_takes_a_condition_over_once_per_combat() -> None:
    sick = make_hero(conditions=tuple([2 * n for n in bearing(Condition.VULNERABLE)]))
    state = wielding("harvest-bowl-of-shared-pain", make_hero(), sick)
    power = UsePower("harvest-bowl-of-shared-pain", "take.vulnerable", 1)
    answer(state, power, DEFEND)
    assert [borne(state, seat, Condition.VULNERABLE) for seat in (0, 1)] == [2, 0]
    afflict(state, 1, Affliction(Condition.VULNERABLE), 20)
    state.asked = None
    assert not any(decision.allows(power) for decision in state.decisions)


@pytest.mark.rule("GOD-1060")
def test_a_hairpin_helps_one_test_of_a_combat_in_a_game_turn() -> None:
    state = wielding("hairpin-of-intellect", make_hero())
    answer(state, UsePower("hairpin-of-intellect", "test"))
    answer(state, FLEE, dice=(10,))
    assert state.combat is None, "10 - 2 - 3 is 5"
    assert "hairpin-of-intellect" in state.heroes[0].used
