"""Rewards, Power Ups, Element dice, Loot, and the verbs of cards."""

from __future__ import annotations

from typing import get_args

import pytest

from rulewright.games.godai import effects as verbs
from rulewright.games.godai.effects import Counted, Fact, Pick, Store
from rulewright.games.godai.model.events.group import DifficultyRaised
from rulewright.games.godai.model.hero import NO_CONDITIONS
from rulewright.games.godai.model.state import Modifier, Options, Rulings
from rulewright.games.godai.model.steps import gains as steps
from rulewright.games.godai.model.steps.combat import DrawEncounters
from rulewright.games.godai.model.steps.land import ChangeMap, PlaceSky
from rulewright.games.godai.model.steps.siege import ChangeSiege
from rulewright.games.godai.model.vocabulary import Condition, Element, Place, Resource, Stat, Who
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.decks import draw_jaethi, jaethi_left
from rulewright.games.godai.rules.gains import gain, held, pay
from rulewright.games.godai.rules.harvest_rolls import harvest_modifiers
from rulewright.games.godai.rules.rewards import reward_steps
from rulewright.games.godai.rules.vitals import bears, inflict

from .positions import (
    BOOK,
    answer,
    content,
    done,
    faces,
    go_on,
    of_kind,
    offered,
    position,
    run,
    stock,
    take_until,
)

SAMURAI, SAGE, NINJA = ("samurai", "kobold"), ("sage", "tanuki"), ("ninja", "alux")


def deck(*cards: str) -> tuple[str, ...]:
    return tuple(f"powerup-{card}" for card in cards)


# -- Group and Single Rewards ----------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-57")
@pytest.mark.rule("GOD-810", "GOD-817", "GOD-829", "GOD-835")
def test_asura_gives_each_hero_a_power_up_and_the_group_its_resources_once() -> None:
    reward = (
        verbs.DrawPowerUps(),
        verbs.Gain(Resource.ESSENCE, 2),
        verbs.Gain(Resource.SKY_METAL, 2),
    )
    state = position(SAMURAI, SAGE, NINJA, power_ups=deck("keen-edge", "heavy-hand", "strong-heart", "deep-breath"))
    run(state, *reward_steps(reward, "encounter-asura"))
    assert done(state)
    assert stock(state) == {"essence": 2, "sky-metal": 2}
    assert len(state.power_up_discards) == 3


@pytest.mark.gold("GOLD-GOD-58")
@pytest.mark.rule("GOD-818", "GOD-819", "GOD-827", "GOD-828")
def test_atlecuhtli() -> None:
    cards = deck("strong-heart", "mountain-lungs", "deep-breath", "inner-fire", "keen-edge")
    state = position(("samurai", "nagual"), ("sage", "nagual"), calendar=5, power_ups=cards)
    state.script = [0, 0, 0, 0, *faces(3, 8)]
    state.then(*reward_for(state, "boss-4", "health", 0, False, 0, ()))
    go_on(state)
    assert (state.calendar, state.closed_portals) == (4, (4,))
    assert [(hero.gold, hero.food) for hero in state.heroes] == [(15, 10), (15, 10)]
    assert len(state.power_up_discards) == 4
    assert [hero.ranks[2] for hero in state.heroes] == [2, 1 + 3], "the highest Target die"
    assert state.heroes[0].items == ("viper-potion",) * 3


@pytest.mark.rule("GOD-820")
def test_the_group_may_choose_who_gets_single_rewards() -> None:
    state = position(SAMURAI, SAGE, options=Options(single_rewards="choice"))
    run(state, steps.GiveSingles((verbs.GainItem("bone-pendant"),), "boss-2"))
    assert offered(state) == ["pick-hero 1", "pick-hero 2"]
    assert state.decision.party == (0, 1)
    answer(state, "pick-hero 2")
    assert state.heroes[1].items == ("bone-pendant",)


@pytest.mark.rule("GOD-825")
@pytest.mark.ruling("AMB-GOD-218")
def test_a_single_hero_gets_everything_without_dice() -> None:
    state = position(SAMURAI)
    run(state, steps.GiveSingles((verbs.GainRank(Stat.ATTACK, 3), verbs.GainItem("viper-potion")), "boss-4"))
    assert state.heroes[0].ranks[2] == 6
    assert state.heroes[0].items == ("viper-potion",)
    assert not state.rolls


@pytest.mark.rule("GOD-811", "GOD-812")
@pytest.mark.rule("GOD-791")
def test_what_dead_heroes_would_get_is_divided() -> None:
    state = position(SAMURAI, ("sage", "nagual"), ("ninja", "nagual"))
    state.heroes[0].state = "dead"
    run(state, steps.Perform((verbs.GainGold(3), verbs.GainFood(2)), "boss-2"))
    assert [hero.gold for hero in state.heroes] == [10, 10 + 5, 10 + 4]
    assert [hero.food for hero in state.heroes] == [5, 8, 8]


@pytest.mark.rule("GOD-814", "GOD-123")
def test_the_group_holds_at_most_100_platinum() -> None:
    state = position(SAMURAI, SAGE)
    gain(state, Resource.PLATINUM, 95)
    run(state, steps.Perform((verbs.Gain(Resource.PLATINUM, 10),), "boss-1"))
    assert stock(state) == {"platinum": 100}


@pytest.mark.rule("GOD-144")
def test_other_resources_have_no_limit_and_go_where_the_card_says() -> None:
    state = position(SAMURAI)
    gain(state, Resource.ORE, 250)
    gain(state, Resource.ORE, 3, Store.YIELD)
    assert (held(state, Resource.ORE), held(state, Resource.ORE, Store.YIELD)) == (250, 3)


@pytest.mark.ruling("AMB-GOD-59")
@pytest.mark.rule("GOD-371")
def test_losses_of_the_yield_stop_at_nothing() -> None:
    state = position(SAMURAI)
    gain(state, Resource.LUMBER, 4, Store.YIELD)
    assert pay(state, Resource.LUMBER, 9, Store.YIELD, "GOD-371") == 4
    gain(state, Resource.ORE, 7, Store.YIELD)
    run(state, steps.Perform((verbs.LoseThird(Resource.ORE),), "harvest-x"))
    assert held(state, Resource.ORE, Store.YIELD) == 4


@pytest.mark.rule("GOD-628")
@pytest.mark.ruling("AMB-GOD-94")
def test_a_doubled_reward_doubles_numbers() -> None:
    state = position(SAMURAI, power_ups=deck("strong-heart", "mountain-lungs", "keen-edge"))
    run(state, steps.Perform((verbs.Gain(Resource.ORE, 2), verbs.DrawPowerUps(), verbs.GainGold(3)), "c", times=2))
    assert stock(state) == {"ore": 4}
    assert state.heroes[0].gold == 16
    assert len(state.power_up_discards) == 2


# -- Power Ups -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-830")
def test_a_power_up_is_gained_and_discarded() -> None:
    state = position(SAMURAI, power_ups=deck("war-cry", "keen-edge"), script=[0])
    run(state, steps.DrawPowerUp(0))
    assert state.heroes[0].ranks[2] == 4
    assert state.heroes[0].gold == 11
    assert state.power_up_discards == deck("war-cry")
    assert state.power_ups == deck("keen-edge")


@pytest.mark.rule("GOD-830")
def test_some_power_ups_are_kept_until_they_are_used() -> None:
    state = position(SAMURAI, power_ups=deck("clean-bandage", "keen-edge"), script=[0])
    run(state, steps.DrawPowerUp(0))
    assert state.heroes[0].kept == deck("clean-bandage")
    assert not state.power_up_discards


@pytest.mark.rule("GOD-701", "GOD-831", "GOD-1100")
def test_the_last_power_up_raises_the_difficulty_and_brings_the_discards_back() -> None:
    state = position(SAMURAI, SAGE, power_ups=deck("keen-edge"), power_up_discards=deck("heavy-hand", "strong-heart"))
    state.script = [0, 0]
    run(state, steps.DrawPowerUp(0), steps.DrawPowerUp(1))
    assert [one.difficulty for one in of_kind(state.events, DifficultyRaised)] == ["moderate"]
    assert state.difficulty == 2
    assert state.power_ups == deck("strong-heart")
    assert state.power_up_discards == deck("keen-edge", "heavy-hand")


@pytest.mark.rule("GOD-792")
def test_dead_heroes_get_their_power_ups_face_down() -> None:
    state = position(SAMURAI, SAGE, power_ups=deck("keen-edge", "heavy-hand", "strong-heart"), script=[0])
    state.heroes[1].state = "dead"
    run(state, steps.Perform((verbs.DrawPowerUps(),), "boss-1"))
    assert state.heroes[1].unread == ("",)
    assert state.power_ups == deck("heavy-hand", "strong-heart"), "nobody can count which one it is"
    assert state.heroes[1].ranks[2] == 1


@pytest.mark.rule("GOD-832", "GOD-833")
def test_an_elemental_power_up_may_be_augmented_at_once_or_stored() -> None:
    state = position(SAMURAI, power_ups=deck("ember", "keen-edge"), script=[0, *faces(3)])
    run(state, steps.DrawPowerUp(0))
    assert offered(state) == ["accept", "decline"]
    answer(state, "accept", "decline")
    assert state.heroes[0].augments == (0, 0, 1, 0, 0)
    assert stock(state) == {"fire": 1}


@pytest.mark.rule("GOD-833")
def test_nobody_is_asked_where_no_augment_is_possible() -> None:
    state = position(SAMURAI, power_ups=deck("ember", "keen-edge"), script=[0, *faces(1)])
    state.heroes[0].augments = (1, 1, 0, 0, 0)
    run(state, steps.DrawPowerUp(0))
    assert done(state)
    assert stock(state) == {"fire": 1}


@pytest.mark.rule("GOD-834")
def test_a_resource_power_up_goes_to_the_stockpile() -> None:
    state = position(SAMURAI, power_ups=deck("fallen-star", "keen-edge"), script=[0])
    run(state, steps.DrawPowerUp(0))
    assert stock(state) == {"sky-metal": 1}


# -- Element dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-363", "GOD-364", "GOD-365")
@pytest.mark.parametrize(("face", "gained"), [(5, {}), (1, {"water": 1}), (4, {"water": 2})])
def test_a_basic_die(face: int, gained: dict[str, int]) -> None:
    state = position(SAMURAI, script=faces(face))
    run(state, steps.RollForElement(verbs.Die.WATER))
    assert stock(state) == gained


@pytest.mark.rule("GOD-366", "GOD-367", "GOD-368")
@pytest.mark.ruling("AMB-GOD-49")
@pytest.mark.parametrize(
    ("shown", "gained"), [((5,), {"air": 1}), ((2,), {"void": 1}), ((3, 3), {"void": 2}), ((4, 8), {"void": 1})]
)
def test_the_void_die(shown: tuple[int, ...], gained: dict[str, int]) -> None:
    state = position(SAMURAI, script=faces(*shown))
    run(state, steps.RollForElement(verbs.Die.VOID))
    assert stock(state) == gained


@pytest.mark.rule("GOD-362", "GOD-815")
@pytest.mark.ruling("AMB-GOD-220")
@pytest.mark.parametrize(("basic", "count"), [(False, 5), (True, 4)])
def test_any_die_may_be_chosen_unless_the_table_wants_basic_ones(basic: bool, count: int) -> None:
    state = position(SAMURAI, rulings=Rulings(basic_dice_only=basic))
    run(state, steps.Perform((verbs.RollElement(),), "encounter-x"))
    assert len(offered(state)) == count
    assert ("pick-element void" in offered(state)) != basic


# -- Loot ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-875", "GOD-1011")
def test_loot_is_an_item_of_own_choice_up_to_a_price() -> None:
    state = position(SAMURAI)
    run(state, steps.Perform((verbs.Loot(8),), "encounter-x"))
    items = content().items
    assert all(0 < items[one.split()[1]].gold <= 8 for one in offered(state))
    answer(state, "pick-item gryphon-mount")
    assert state.heroes[0].items == ("gryphon-mount",)
    run(state, steps.ChooseLoot(0, 8))
    assert "pick-item gryphon-mount" not in offered(state)
    answer(state, "pick-item iron-rations")
    assert state.heroes[0].food == 5, "no more fits in"


# -- verbs -----------------------------------------------------------------------------------------------------


def test_every_verb_is_performed() -> None:
    missing = [kind.__name__ for kind in get_args(verbs.AnyEffect) if kind not in BOOK.performing]
    assert not missing


def test_effects_happen_in_reading_order_even_if_one_asks() -> None:
    state = position(SAMURAI)
    run(state, steps.Perform((verbs.GainChosen(Pick.TIER_1), verbs.Lose(Resource.ORE, 1)), "c"))
    answer(state, "pick-resource ore")
    assert done(state)
    assert stock(state) == {}


@pytest.mark.parametrize(
    ("per", "n"),
    [
        (Counted.ONCE, 2), (Counted.HERO, 4), (Counted.WAVE, 6), (Counted.CALENDAR, 8), (Counted.CAMP, 10),
        (Counted.HEX_TOKEN, 2), (Counted.TOWER, 0), (Counted.THREE_IN_YIELD, 4), (Counted.SKY_TILE, 0),
        (Counted.TEMPLE, 0), (Counted.SETTLEMENT_IN_RANGE, 0),
    ],
)  # fmt: skip
def test_amounts_are_counted(per: Counted, n: int) -> None:
    state = position(SAMURAI, SAGE, wave=3, calendar=4, camps=5, hex_tokens=(7,))
    gain(state, Resource.ORE, 8, Store.YIELD)
    run(state, steps.Perform((verbs.Gain(Resource.ORE, 2, per),), "c"))
    assert stock(state) == ({"ore": n} if n else {})


def test_the_lowest_hero_is_meant_and_equals_are_chosen() -> None:
    state = position(SAMURAI, SAGE, NINJA)
    run(state, steps.Perform((verbs.Hurt(1, who=Who.LOWEST, stat=Stat.HEALTH),), "c"))
    assert [hero.health for hero in state.heroes] == [10, 3, 5]
    state.heroes[0].health = 3
    run(state, steps.Perform((verbs.Hurt(1, who=Who.LOWEST, stat=Stat.HEALTH),), "c"))
    assert offered(state) == ["pick-hero 1", "pick-hero 2"]


@pytest.mark.rule("GOD-079")
@pytest.mark.ruling("AMB-GOD-118")
def test_a_test_of_the_group_needs_half_of_the_heroes() -> None:
    together = verbs.Test(
        Stat.EXPLORE, success=(verbs.Gain(Resource.ORE),), failure=(verbs.Lose(Resource.LUMBER),), together=True
    )
    state = position(SAMURAI, SAGE, NINJA, script=faces(2, 2, 9))
    run(state, steps.Perform((together,), "c"))
    assert stock(state) == {"ore": 1}
    each = verbs.Test(Stat.EXPLORE, failure=(verbs.Hurt(1),))
    state.script = faces(9, 2, 9)
    run(state, steps.Perform((each,), "c"))
    assert [hero.health for hero in state.heroes] == [9, 4, 4]


@pytest.mark.rule("GOD-858")
def test_a_hero_with_several_conditions_chooses_which_is_negated() -> None:
    state = position(SAMURAI)
    inflict(state, 0, Condition.POISONED)
    inflict(state, 0, Condition.CURSED)
    run(state, steps.Perform((verbs.Cure(),), "c"))
    answer(state, "pick-condition cursed")
    assert bears(state, 0, Condition.POISONED)
    assert not bears(state, 0, Condition.CURSED)
    run(state, steps.Perform((verbs.Cure(),), "c"))
    assert done(state)
    assert state.heroes[0].conditions == NO_CONDITIONS


def test_bargains_are_offered_only_if_they_can_be_paid() -> None:
    bargain = verbs.May((verbs.Lose(Resource.ORE, 2),), (verbs.Gain(Resource.ESSENCE),))
    state = position(SAMURAI)
    run(state, steps.Perform((bargain,), "c"))
    assert done(state)
    gain(state, Resource.ORE, 2)
    run(state, steps.Perform((bargain,), "c"))
    answer(state, "accept")
    assert stock(state) == {"essence": 1}


def test_conversions_and_lines_are_chosen() -> None:
    state = position(SAMURAI)
    gain(state, Resource.ORE, 9, Store.YIELD)
    run(state, steps.Perform((verbs.Convert(Resource.ORE, 4, Resource.ESSENCE, times=3, store=Store.YIELD),), "c"))
    assert offered(state) == ["pick-number 0", "pick-number 1", "pick-number 2"]
    answer(state, "pick-number 2")
    assert (held(state, Resource.ORE, Store.YIELD), held(state, Resource.ESSENCE, Store.YIELD)) == (1, 2)
    run(state, steps.Perform((verbs.ChooseOne(((verbs.Gain(Resource.ORE),), (verbs.GainGold(2),))),), "c"))
    answer(state, "take-option 2")
    assert state.heroes[0].gold == 12


@pytest.mark.parametrize(
    ("fact", "fields", "told"),
    [
        (Fact.STAGE_SIEGE, {}, False), (Fact.WAVE_AT_LEAST, {"n": 2}, True), (Fact.CALENDAR_AT_LEAST, {"n": 4}, False),
        (Fact.IMBALANCE_AT_LEAST, {"n": 3}, True), (Fact.CAMPED, {}, True), (Fact.CAUTIOUS, {}, True),
        (Fact.RECKLESS, {}, False), (Fact.HOLDS, {"n": 2, "what": Resource.ORE}, True),
        (Fact.YIELD_HOLDS, {"n": 1, "what": Resource.ORE}, False), (Fact.HAS_SOAR, {}, False),
        (Fact.AUGMENTED, {"element": Element.FIRE}, True), (Fact.AUGMENTED, {"element": Element.AIR}, False),
        (Fact.COMMISSION_DONE, {}, True), (Fact.ENCOUNTER_WON, {}, False), (Fact.TOWER_STANDS, {}, False),
        (Fact.STANDING_ON, {"place": Place.CITY_STATE}, False), (Fact.PLACE_IN_RANGE, {"place": Place.TEMPLE}, False),
    ],
)  # fmt: skip
def test_facts(fact: Fact, fields: dict[str, object], told: bool) -> None:
    state = position(
        SAMURAI, wave=2, calendar=3, imbalance=(0, 3, 0, 0, 0), movement="camp", used_this_stage=("commission-done",)
    )
    gain(state, Resource.ORE, 2)
    state.heroes[0].augments = (0, 0, 1, 0, 0)
    asked = verbs.If(fact, (verbs.GainGold(1),), (verbs.LoseGold(1),), **fields)  # type: ignore[arg-type]
    run(state, steps.Perform((asked,), "c"))
    assert state.heroes[0].gold == (11 if told else 9)


@pytest.mark.rule("GOD-548")
def test_imbalance_stays_between_0_and_9_and_equals_are_chosen() -> None:
    state = position(SAMURAI, imbalance=(9, 0, 0, 4, 4))
    run(state, steps.Perform((verbs.ChangeImbalance(2, Element.AIR), verbs.ChangeImbalance(-1)), "c"))
    assert state.imbalance == (8, 0, 0, 4, 4)
    run(state, steps.Perform((verbs.ChangeImbalance(1),), "c"))
    assert offered(state) == ["pick-element earth", "pick-element fire"]


def test_a_lasting_card_becomes_a_modifier() -> None:
    state = position(SAMURAI)
    run(state, steps.Perform((verbs.Modify(verbs.Modified.SKILL_TEST, 2, turns=2, stat=Stat.SURVIVAL),), "jaethi-x"))
    one = state.modifiers[0]
    assert (one.what, one.n, one.only, one.card) == ("skill-test", 2, "survival", "jaethi-x")


@pytest.mark.rule("GOD-1081")
def test_effects_on_heroes_do_nothing_while_all_are_dead() -> None:
    state = position(SAMURAI)
    state.heroes[0].state = "dead"
    line = (verbs.Hurt(3), verbs.GainGold(3), verbs.Heal(2), verbs.DrawEncounter(), verbs.GainGear())
    run(state, steps.Perform(line, "c"))
    assert done(state)
    assert state.heroes[0].gold == 10


def test_map_and_siege_get_steps_of_their_own() -> None:
    flip, hit = verbs.FlipSkyTile(), verbs.HitDefender(1, verbs.Victim.WEAKEST)
    state = position(SAMURAI)
    for effect, step in (
        (flip, ChangeMap(flip, "c")),
        (hit, ChangeSiege(hit, "c")),
        (verbs.PlaceSkyTile(), PlaceSky()),
        (verbs.DrawEncounter(2, dangerous=1), DrawEncounters(2, 1)),
    ):
        state.then(steps.Perform((effect,), "c"))
        take_until(state, type(step))
        assert state.agenda.pop() == step


@pytest.mark.rule("GOD-344")
def test_cards_of_jaethi_that_were_seen_are_drawn_in_that_order() -> None:
    state = position(SAMURAI, jaethi_cards=("a", "b", "c"), siege_cards=("s",), piles=(2, 2), script=[2, 0])
    run(state, steps.Perform((verbs.PeekJaethi(2),), "c"))
    assert state.jaethi_top == ("c", "a")
    assert jaethi_left(state) == 4
    state.script = [0, 0]
    assert [draw_jaethi(state) for _ in range(4)] == ["c", "a", "s", "b"]
    assert jaethi_left(state) == 0


def test_a_harvest_card_comes_back_on_top() -> None:
    state = position(SAMURAI, harvest_discards=("harvest-a", "harvest-b"))
    run(state, steps.Perform((verbs.RecallHarvest(),), "c"))
    answer(state, "pick-card harvest-b")
    assert state.harvest_top == ("harvest-b",)
    assert state.harvest_discards == ("harvest-a",)


# -- Harvest rolls ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-445", "GOD-454")
@pytest.mark.ruling("AMB-GOD-101")
@pytest.mark.parametrize(
    ("face", "difficulty", "gained"), [(6, -1, True), (7, -1, False), (9, 4, True), (10, 4, False)]
)
def test_a_reward_may_depend_on_a_harvest_roll(face: int, difficulty: int, gained: bool) -> None:
    reward = (verbs.HarvestFor(6, (verbs.Gain(Resource.ESSENCE),)),)
    state = position(SAMURAI, script=faces(face))
    run(state, *reward_steps(reward, "encounter-x", difficulty=difficulty))
    assert stock(state) == ({"essence": 1} if gained else {})


@pytest.mark.rule("GOD-452", "GOD-453")
@pytest.mark.ruling("AMB-GOD-52")
@pytest.mark.parametrize(
    ("movement", "stays", "adds_up", "bonus"),
    [
        ("normal", 0, False, 0), ("cautious", 1, False, -2), ("camp", 2, False, -4), ("camp", 3, False, -6),
        ("cautious", 1, True, -2), ("camp", 2, True, -4), ("camp", 3, True, -4),
    ],
)  # fmt: skip
def test_care_helps_harvest_rolls(movement: str, stays: int, adds_up: bool, bonus: int) -> None:
    state = position(SAMURAI, movement=movement, stays=stays, rulings=Rulings(camp_adds_up=adds_up))
    assert sum(n for _, n in harvest_modifiers(state)) == bonus


def test_charms_and_cards_change_harvest_rolls() -> None:
    cards = (Modifier("harvest-roll", 2, only="tier-2"), Modifier("harvest-roll", -1, only="forest"))
    state = position(SAMURAI, items=("charm-of-the-creator",) * 2, modifiers=cards)
    assert sum(n for _, n in harvest_modifiers(state, terrain="forest", tier=1)) == -4 - 1
    assert sum(n for _, n in harvest_modifiers(state, terrain="marsh", tier=2)) == -4 + 2
