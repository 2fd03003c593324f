"""Roles, Races, ranks, rings, Gold, Food, Items and sharing."""

from __future__ import annotations

import pytest

from rulewright.games.godai.effects import GearKind
from rulewright.games.godai.model.choices.heroes import GiveFood, GiveGold, GiveItem
from rulewright.games.godai.model.events.heroes import Overflowed, Shared
from rulewright.games.godai.model.steps import gains, setup
from rulewright.games.godai.model.steps.turn import ChooseSkill
from rulewright.games.godai.model.vocabulary import STATS, Element, Kind, RoleType, Stat, Vital
from rulewright.games.godai.rules.any_time import gifts
from rulewright.games.godai.rules.gear import eligible, fuse, price, raise_rank, slot_value, upgrade
from rulewright.games.godai.rules.heroes import (
    can_augment,
    create,
    food_limit,
    gain_food,
    gain_gold,
    gain_item,
    gold_limit,
    lose_food,
    lose_gold,
    lose_item,
)
from rulewright.games.godai.rules.stat_tests import rank

from .positions import answer, content, faces, go_on, of_kind, offered, position

ROLES = {
    "astrologist": (RoleType.HEALER, (3, 8, 1, 2, 2, 1, 4, 2, 1)),
    "dragoon": (RoleType.STRIKER, (7, 4, 2, 3, 1, 1, 1, 1, 4)),
    "magician": (RoleType.SAPPER, (4, 10, 1, 1, 3, 3, 1, 1, 1)),
    "mesmer": (RoleType.SAPPER, (6, 8, 1, 1, 2, 2, 1, 4, 1)),
    "ninja": (RoleType.UTILITY, (5, 7, 2, 1, 2, 2, 2, 2, 2)),
    "sage": (RoleType.HEALER, (4, 8, 1, 1, 2, 2, 3, 3, 1)),
    "samurai": (RoleType.STRIKER, (7, 5, 2, 2, 1, 1, 2, 2, 2)),
    "spear-master": (RoleType.ASSIST, (5, 6, 2, 1, 2, 2, 2, 2, 2)),
    "wind-rider": (RoleType.UTILITY, (7, 7, 2, 2, 1, 1, 3, 1, 1)),
}
RACES = {
    "kobold": (1, Kind.MONSTROUS_HUMANOID, (3, 0, 1, 1, 0, 0, 0, 3, 0)),
    "nakaharan": (2, Kind.CONSTRUCT, (3, 1, 1, 0, 1, 1, 1, 1, 0)),
    "alux": (0, Kind.UNDEAD, (0, 5, 0, 1, 1, 0, 0, 1, 0)),
    "voldwari": (2, Kind.SPIRIT, (2, 3, 0, 0, 2, 2, 0, 0, 0)),
    "jademar": (3, Kind.MAGICAL_NATURE, (3, 0, 1, 1, 0, 0, 0, 2, 3)),
    "nagual": (3, Kind.HUMANOID, (3, 1, 0, 3, 0, 0, 1, 1, 1)),
    "tengu": (1, Kind.MONSTROUS_HUMANOID, (3, 2, 1, 1, 0, 0, 1, 0, 1)),
    "tanuki": (2, Kind.MAGICAL_NATURE, (0, 1, 0, 0, 2, 2, 0, 0, 2)),
    "xumucane": (2, Kind.CREATURE, (1, 3, 1, 1, 1, 0, 1, 0, 1)),
}


@pytest.mark.parametrize("role", ROLES)
def test_role_placards(role: str) -> None:
    found = content().roles[role]
    assert (found.type, found.scores) == ROLES[role]


def test_attacks_of_roles() -> None:
    roles = content().roles
    assert [role for role in roles if roles[role].bribery] == ["mesmer"]
    assert [role for role in roles if roles[role].soar] == ["wind-rider"]
    assert roles["dragoon"].vitals == (Vital.HEALTH, Vital.OUTLAST)
    assert roles["samurai"].vitals == (Vital.HEALTH,)


@pytest.mark.parametrize("race", RACES)
def test_race_cards(race: str) -> None:
    found = content().races[race]
    assert (found.food, found.favored, found.modifiers) == RACES[race]


@pytest.mark.gold("GOLD-GOD-07")
@pytest.mark.rule("GOD-063", "GOD-064", "GOD-119", "GOD-125")
def test_the_dragoon_kobold() -> None:
    hero = create(content(), "dragoon", "kobold")
    assert hero.favored == (Kind.MONSTROUS_HUMANOID,)
    assert hero.food_rating == 1
    assert hero.ranks == hero.starting == (10, 4, 3, 4, 1, 1, 1, 4, 4)
    assert (gold_limit(hero), food_limit(hero)) == (100, 5)
    assert (hero.health, hero.energy) == (10, 4)


@pytest.mark.gold("GOLD-GOD-07")
@pytest.mark.rule("GOD-065")
def test_a_kobold_chooses_an_element_and_has_one_tier_of_it() -> None:
    state = position(("dragoon", "kobold"), steps=[setup.ChooseBirthElement(0)])
    go_on(state)
    assert offered(state) == [f"pick-element {one}" for one in ("air", "earth", "fire", "water")]
    answer(state, "pick-element fire")
    assert state.heroes[0].augments == (0, 0, 1, 0, 0)
    assert state.heroes[0].chosen == "fire"
    assert (content().races["kobold"].cost, content().races["kobold"].per) == (2, "turn")


@pytest.mark.rule("GOD-072")
def test_every_hero_starts_with_10_gold_and_5_food() -> None:
    heroes = [create(content(), "sage", race) for race in RACES]
    assert {(hero.gold, hero.food) for hero in heroes} == {(10, 5)}


@pytest.mark.rule("GOD-119", "GOD-125", "GOD-126", "GOD-127")
def test_limits_go_by_the_first_food_rating() -> None:
    alux, nagual = create(content(), "sage", "alux"), create(content(), "sage", "nagual")
    assert (gold_limit(alux), food_limit(alux)) == (100, 5)
    assert (gold_limit(nagual), food_limit(nagual)) == (300, 15)
    nagual.food_rating = alux.food_rating = 4
    assert (gold_limit(nagual), food_limit(nagual), food_limit(alux)) == (300, 20, 25)


# -- choosing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-057", "GOD-059")
@pytest.mark.ruling("AMB-GOD-05")
def test_roles_are_unique_and_races_are_not() -> None:
    state = position(("sage", "tanuki"), ("ninja", "alux"), phase="setup")
    state.then(setup.ChooseRole(0), setup.ChooseRace(0), setup.ChooseRole(1), setup.ChooseRace(1))
    for hero in state.heroes:
        hero.role = ""
    go_on(state)
    answer(state, "pick-role samurai", "pick-race tengu")
    assert "pick-role samurai" not in offered(state)
    assert len(offered(state)) == 8
    answer(state, "pick-role sage")
    assert len(offered(state)) == 9
    answer(state, "pick-race tengu")
    assert [(hero.role, hero.race, hero.state) for hero in state.heroes] == [
        ("samurai", "tengu", "living"),
        ("sage", "tengu", "living"),
    ]


@pytest.mark.rule("GOD-073", "GOD-074")
def test_rolled_heroes_reroll_tens_and_taken_roles() -> None:
    state = position(("sage", "tanuki"), ("samurai", "tanuki"), phase="setup")
    state.heroes[0].role = ""
    state.script = faces(10, 2, 8, 10, 9)
    state.then(setup.RollHero(0))
    go_on(state)
    assert (state.heroes[0].role, state.heroes[0].race) == ("ninja", "xumucane")


def test_the_tables_of_random_heroes() -> None:
    roles = ["dragoon", "samurai", "astrologist", "sage", "magician", "mesmer", "spear-master", "ninja", "wind-rider"]
    races = ["kobold", "nakaharan", "alux", "voldwari", "jademar", "nagual", "tengu", "tanuki", "xumucane"]
    assert [content().rolled_roles[face] for face in range(1, 10)] == roles
    assert [content().rolled_races[face] for face in range(1, 10)] == races


# -- rings -----------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-06")
@pytest.mark.rule("GOD-107", "GOD-111")
def test_two_upgrades_of_an_ability_cost_4_and_5_gold() -> None:
    state = position(("samurai", "kobold"))
    paid = []
    for _ in range(2):
        paid.append(price(state, 0, Stat.ATTACK))
        upgrade(state, 0, Stat.ATTACK)
    assert paid == [4, 5]
    assert rank(state, 0, Stat.ATTACK) == 3 + 2


@pytest.mark.rule("GOD-108", "GOD-109", "GOD-110")
@pytest.mark.parametrize(("stat", "first"), [(Stat.HEALTH, 2), (Stat.EXPLORE, 3), (Stat.SECOND, 4)])
def test_each_slot_costs_one_more_and_there_are_six(stat: Stat, first: int) -> None:
    state = position(("samurai", "kobold"))
    found = []
    for _ in range(7):
        found.append(price(state, 0, stat))
        upgrade(state, 0, stat)
    assert found == [*range(first, first + 6), None]
    assert slot_value(stat, 5) == first + 5


@pytest.mark.rule("GOD-115", "GOD-116")
def test_a_free_upgrade_fills_a_slot_and_raises_the_rank_even_of_a_full_ring() -> None:
    state = position(("samurai", "kobold"))
    for _ in range(7):
        upgrade(state, 0, Stat.ATTACK)
    assert state.heroes[0].gear[2] == 6
    assert state.heroes[0].ranks[2] == 10
    assert state.heroes[0].attack_gear == 7


@pytest.mark.rule("GOD-113")
def test_other_ranks_fill_no_slot() -> None:
    state = position(("samurai", "kobold"))
    raise_rank(state, 0, Stat.ATTACK, 3)
    assert state.heroes[0].ranks[2] == 6
    assert state.heroes[0].gear == (0,) * 9


@pytest.mark.rule("GOD-117")
@pytest.mark.ruling("AMB-GOD-165")
def test_fusing_empties_slots_and_keeps_the_rank() -> None:
    state = position(("samurai", "kobold"))
    for _ in range(3):
        upgrade(state, 0, Stat.ATTACK)
    assert fuse(state, 0, Stat.ATTACK, 2) == 2
    assert (state.heroes[0].gear[2], state.heroes[0].ranks[2], state.heroes[0].attack_gear) == (1, 6, 3)
    assert price(state, 0, Stat.ATTACK) == 5


@pytest.mark.ruling("AMB-GOD-10")
@pytest.mark.rule("GOD-115")
def test_the_lowest_stat_is_chosen_among_equals() -> None:
    state = position(("samurai", "kobold"), steps=[gains.GainGearUpgrade(0, GearKind.LOWEST)])
    assert eligible(state, 0, GearKind.LOWEST) == (Stat.FIRST, Stat.SECOND)
    go_on(state)
    answer(state, "pick-stat second-mastery")
    assert state.heroes[0].ranks[5] == 2
    state.then(gains.GainGearUpgrade(0, GearKind.LOWEST))
    go_on(state)
    assert state.heroes[0].ranks[4] == 2, "nobody is asked where there is one lowest stat"


@pytest.mark.rule("GOD-813")
def test_all_choose_their_upgrades_at_the_same_time() -> None:
    state = position(("samurai", "kobold"), ("sage", "tanuki"), steps=[gains.GainGearTogether(GearKind.SKILL)])
    go_on(state)
    assert [one.seat for one in state.decisions] == [0, 1]
    state.apply(state.decisions[1].parse("pick-stat survival"), 1)
    assert [one.seat for one in state.decisions] == [0], "an answer stands: nobody confirms"
    state.apply(state.decisions[0].parse("pick-stat explore"), 0)
    assert state.heroes[0].gear[7] == 1
    assert state.heroes[1].gear[8] == 1


@pytest.mark.rule("GOD-822")
def test_a_magician_may_put_a_mastery_of_a_power_up_on_either() -> None:
    state = position(("magician", "kobold"), steps=[gains.GainStatRank(0, Stat.FIRST, 1, power_up=True)])
    go_on(state)
    assert offered(state) == ["pick-stat first-mastery", "pick-stat second-mastery"]


# -- Gold, Food, Items -----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-119", "GOD-130")
@pytest.mark.ruling("AMB-GOD-14")
def test_gold_beyond_the_limit_goes_to_others_and_the_rest_is_lost() -> None:
    state = position(("samurai", "kobold"), ("sage", "kobold"))
    state.heroes[0].gold, state.heroes[1].gold = 95, 97
    gain_gold(state, 0, 10, "GOD-811")
    assert [hero.gold for hero in state.heroes] == [100, 100]
    assert [(one.n, one.hero) for one in of_kind(state.events, Shared)] == [(3, 2)]
    assert [(one.what, one.n) for one in of_kind(state.events, Overflowed)] == [("gold", 2)]


@pytest.mark.rule("GOD-125")
def test_food_beyond_the_limit_goes_to_others() -> None:
    state = position(("samurai", "kobold"), ("sage", "tanuki"))
    gain_food(state, 0, 3, "GOD-812")
    assert [hero.food for hero in state.heroes] == [5, 8]


@pytest.mark.rule("GOD-429", "GOD-430", "GOD-431")
def test_a_starving_hero_eats_what_it_gets_and_loses_one_level_a_turn() -> None:
    state = position(("samurai", "tanuki"))
    hero = state.heroes[0]
    hero.food, hero.starving = 0, 2
    gain_food(state, 0, 1, "GOD-812")
    assert (hero.food, hero.starving) == (0, 2)
    gain_food(state, 0, 4, "GOD-812")
    assert (hero.food, hero.starving) == (0, 1), "the second meal of a turn helps nobody, and is eaten all the same"


@pytest.mark.rule("GOD-430")
def test_who_no_longer_starves_keeps_the_rest() -> None:
    state = position(("samurai", "tanuki"))
    hero = state.heroes[0]
    hero.food, hero.starving = 0, 1
    gain_food(state, 0, 5, "GOD-812")
    assert (hero.food, hero.starving) == (3, 0)


def test_losses_stop_at_nothing() -> None:
    state = position(("samurai", "tanuki"))
    assert (lose_gold(state, 0, 30, "GOD-118"), lose_food(state, 0, 30, "GOD-118")) == (10, 5)


@pytest.mark.rule("GOD-129", "GOD-133")
def test_items_are_sorted_and_those_of_the_group_lie_with_the_group() -> None:
    state = position(("samurai", "tanuki"))
    gain_item(state, 0, "viper-potion", "GOD-824", 2)
    gain_item(state, 0, "snail-tonic", "GOD-824")
    gain_item(state, 0, "leyline-compass", "GOD-824")
    assert state.heroes[0].items == ("snail-tonic", "viper-potion", "viper-potion")
    assert state.items == ("leyline-compass",)
    lose_item(state, 0, "viper-potion", "GOD-1008")
    assert state.heroes[0].items == ("snail-tonic", "viper-potion")


@pytest.mark.rule("GOD-130", "GOD-790")
def test_heroes_share_outside_combat_and_take_from_the_dead() -> None:
    state = position(("samurai", "tanuki"), ("sage", "tanuki"), steps=[ChooseSkill()])
    state.heroes[1].items = ("snail-tonic",)
    state.heroes[1].state = "dead"
    assert {str(one) for one in gifts(state)} == {
        "give-gold 2 1 1", "give-gold 2 1 5", "give-food 2 1 1", "give-food 2 1 5", "give-item 2 1 snail-tonic",
    }  # fmt: skip
    book = state.game.book
    for choice in (GiveGold(2, 1, 5), GiveFood(2, 1, 5), GiveItem(2, 1, "snail-tonic")):
        step = state.agenda.pop()
        book.replacing[type(choice)](state, step, choice)
        assert state.agenda[-1] == step, "what was asked is asked again"
    first, second = state.heroes
    assert (first.gold, first.food, first.items) == (15, 10, ("snail-tonic",))
    assert (second.gold, second.food, second.items) == (5, 0, ())


@pytest.mark.rule("GOD-1105")
def test_a_hero_holds_two_elements_with_three_tiers() -> None:
    hero = create(content(), "sage", "tanuki")
    assert can_augment(hero, Element.VOID)
    hero.augments = (3, 1, 0, 0, 0)
    assert [can_augment(hero, one) for one in Element] == [False, True, False, False, False]


def test_nine_stats() -> None:
    assert len(STATS) == 9
    assert all(len(role.scores) == 9 for role in content().roles.values())
