"""Purchases: what is sold where, prices, limits, shares of Gold, trade, and what works at once."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.choices.visits import Buy, BuyGear, BuyTogether, FuseGear, Trade
from rulewright.games.godai.model.state import Defender, GodaiState, Modifier, Options, Rulings
from rulewright.games.godai.model.steps import visits as steps
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.shopping import buy, buy_gear, fuse_gear, goods, purchases, trade

from .positions import answer, content, offered, stock
from .visiting import CENTER, NEAR, SAGE, SAMURAI, bare, named, row, run, visit


def in_city(*heroes: tuple[str, str], name: str = "nimo-teptek", **fields: Any) -> GodaiState:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name=name, hexes=(CENTER,), resilience=18)
    return visit(*heroes, center="pC", **{"defenders": (city,), **fields})


def bought(state: GodaiState, item: str, hero: int = 1) -> GodaiState:
    """The state after a purchase that must be possible."""
    assert wanted(item, hero) in purchases(state)
    buy(state, item, hero - 1)
    return state


def wanted(item: str, hero: int) -> Buy | BuyTogether:
    return Buy(hero, item) if hero else BuyTogether(item)


# -- who sells what ------------------------------------------------------------------------------------------


def test_there_are_38_known_purchases_and_three_of_ours() -> None:
    items = content().items.values()
    counts = {shop: sum(item.shop == shop for item in items) for shop in ("caprakan", "ishidan", "empires", "ninja")}
    assert counts == {"caprakan": 9, "ishidan": 9, "empires": 1, "ninja": 1}
    emporium = [item for item in items if item.shop == "emporium"]
    assert len([item for item in emporium if not item.source.assumed]) == 18
    assert sorted(item.id for item in emporium if item.source.assumed) == [
        "armament-registry", "dugout-canoe", "wayfarers-supplies"
    ]  # fmt: skip


PRICES = {
    "iron-rations": 2, "weapon-coating": 3, "bulls-elixir": 3, "void-door": 4, "registry-recall": 4, "jade-omamori": 7,
    "absorbing-orb": 8, "fireheart-scepter": 8, "fulgurite-grounding-rod": 8, "wellspring-cloak": 8, "snail-tonic": 1,
    "xocolatl-elixir": 2, "black-jaguar-blood": 3, "vine-of-the-dead": 3, "sacred-mushrooms": 3, "viper-potion": 3,
    "bone-pendant": 5, "gryphon-mount": 7, "ring-of-the-dawnmaker": 8, "voidbane-tonic": 1, "jasmine-tea-leaves": 2,
    "iron-elixir": 3, "juzu-prayer-beads": 6, "clay-ocarina": 6, "ring-of-command": 6, "hairpin-of-intellect": 7,
    "peryton-mount": 7, "ninja-scroll": 2, "dugout-canoe": 5, "wayfarers-supplies": 9, "armament-registry": 4,
}  # fmt: skip
PLATINUM = {
    "wellspring-amplifier": 1, "ethereal-chain": 2, "cosmic-meditation": 2, "expedition-edict": 2,
    "oracles-guidance": 3, "charm-of-the-creator": 6, "leyline-compass": 8, "nexus-annihilator": 25,
    "speak-with-the-elders": 3,
}  # fmt: skip


def test_prices() -> None:
    items = content().items
    assert {id: item.gold for id, item in items.items() if item.gold} == PRICES
    assert {id: item.platinum for id, item in items.items() if item.platinum} == PLATINUM


def test_which_items_work_in_combat() -> None:
    found = {id for id, item in content().items.items() if item.combat}
    assert found == {
        "weapon-coating", "bulls-elixir", "snail-tonic", "xocolatl-elixir", "black-jaguar-blood", "viper-potion",
        "voidbane-tonic", "iron-elixir", "clay-ocarina",
    }  # fmt: skip


@pytest.mark.rule("GOD-1010", "GOD-462")
def test_the_list_of_an_empire_is_sold_in_its_own_city_states() -> None:
    caprakan = {item.id for item in goods(in_city(name="manchu-pakra"))}
    ishidan = {item.id for item in goods(in_city(name="takagura"))}
    assert "gryphon-mount" in caprakan - ishidan
    assert "kintsugi" in ishidan - caprakan
    assert {"iron-rations", "nexus-annihilator", "speak-with-the-elders"} <= caprakan & ishidan


@pytest.mark.rule("GOD-134")
@pytest.mark.ruling("AMB-GOD-143")
@pytest.mark.parametrize(("sold", "cheap"), [(True, True), (False, False)])
def test_cheap_items_are_sold_outside_city_states(sold: bool, cheap: bool) -> None:
    state = visit(SAMURAI, center="pS", rulings=Rulings(sold_outside=sold))
    found = {item.id for item in goods(state)}
    assert ("void-door" in found) is cheap
    assert not found & {"jade-omamori", "wellspring-amplifier", "armament-registry", "dugout-canoe", "kintsugi"}
    assert not [one for one in purchases(state) if isinstance(one, (BuyGear, Trade))]


@pytest.mark.rule("GOD-134")
def test_outside_only_empires_in_play_sell() -> None:
    state = visit(SAMURAI, center="pS", options=Options(west="caprakan", east="caprakan"))
    found = {item.id for item in goods(state)}
    assert "snail-tonic" in found
    assert "voidbane-tonic" not in found


def test_a_card_closes_settlements_and_nothing_is_sold_in_the_wild() -> None:
    assert goods(visit(SAMURAI, center="pS", modifiers=(Modifier("settlements-closed"),))) == []
    assert goods(visit(SAMURAI)) == []


def test_in_range_of_water_any_price_in_gold_is_sold() -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), resilience=10, augments=("water",))  # type: ignore[arg-type]
    found = {item.id for item in goods(visit(SAMURAI, defenders=(tower,)))}
    assert "jade-omamori" in found
    assert not found & {"wellspring-amplifier", "armament-registry"}


# -- paying --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-130", "GOD-1103")
def test_who_has_too_little_is_helped_by_the_others() -> None:
    state = in_city(SAMURAI, SAGE)
    state.heroes[0].gold, state.heroes[1].gold = 3, 10
    bought(state, "jade-omamori")
    assert [hero.gold for hero in state.heroes] == [0, 6]
    assert state.heroes[0].items == ("jade-omamori",)


@pytest.mark.rule("GOD-1103", "GOD-133")
def test_supplies_cost_for_every_hero_and_are_paid_together() -> None:
    state = in_city(SAMURAI, SAGE)
    state.heroes[0].gold, state.heroes[1].gold = 4, 20
    bought(state, "wayfarers-supplies", 0)
    assert [hero.gold for hero in state.heroes] == [0, 6]
    assert state.items == ("wayfarers-supplies",)
    assert BuyTogether("wayfarers-supplies") not in purchases(state)
    assert BuyTogether("dugout-canoe") not in purchases(state), "6 Gold are not 10"


def test_who_cannot_pay_cannot_buy() -> None:
    state = in_city(SAMURAI)
    bare(state)
    assert [one for one in purchases(state) if isinstance(one, (Buy, BuyTogether, BuyGear))] == []


def test_a_card_makes_items_dearer() -> None:
    state = in_city(SAMURAI, modifiers=(Modifier("item-price", 1),))
    state.heroes[0].gold = 2
    bought(state, "snail-tonic")
    assert state.heroes[0].gold == 0


# -- limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1011")
@pytest.mark.ruling("AMB-GOD-190")
@pytest.mark.parametrize(("item", "hero", "most"), [
    ("absorbing-orb", 1, 1), ("void-door", 1, 2), ("charm-of-the-creator", 0, 2), ("leyline-compass", 0, 3),
    ("expedition-edict", 0, 2),
])  # fmt: skip
def test_limits(item: str, hero: int, most: int) -> None:
    state = in_city(SAMURAI, SAGE, stockpile=row(platinum=100))
    for one in state.heroes:
        one.gold = 100
    for _ in range(most):
        bought(state, item, hero)
    assert wanted(item, hero) not in purchases(state)


@pytest.mark.rule("GOD-1011")
def test_a_limit_per_game_counts_purchases_not_what_is_held() -> None:
    state = in_city(SAMURAI, stockpile=row(platinum=100), bought=("leyline-compass",) * 3)
    assert BuyTogether("leyline-compass") not in purchases(state)


@pytest.mark.component("ninja-scroll", "scroll-trade")
def test_scrolls_are_for_ninjas() -> None:
    state = in_city(SAMURAI, ("ninja", "alux"))
    assert Buy(2, "ninja-scroll") in purchases(state)
    assert Buy(1, "ninja-scroll") not in purchases(state)


# -- Gear Upgrades and trade -----------------------------------------------------------------------------------


@pytest.mark.rule("GOD-107", "GOD-114")
@pytest.mark.ruling("AMB-GOD-176")
def test_gear_upgrades_are_bought_in_city_states() -> None:
    state = in_city(SAMURAI)
    state.heroes[0].gold = 9
    buy_gear(state, BuyGear(1, "attack"))
    buy_gear(state, BuyGear(1, "attack"))
    assert (state.heroes[0].gold, state.heroes[0].ranks[2], state.heroes[0].gear[2]) == (0, 5, 2)
    assert [one for one in purchases(state) if isinstance(one, BuyGear)] == []


@pytest.mark.rule("GOD-151", "GOD-121")
@pytest.mark.parametrize(("what", "stores", "left", "platinum"), [
    ("ore", {"ore": 12}, {"ore": 2}, 1), ("essence", {"essence": 2}, {"essence": 1}, 1),
    ("living-crystal", {"living_crystal": 1}, {}, 8), ("water", {"water": 1}, {}, 5),
])  # fmt: skip
def test_trade(what: str, stores: dict[str, int], left: dict[str, int], platinum: int) -> None:
    state = in_city(SAMURAI, stockpile=row(**stores))
    assert Trade(what) in purchases(state)
    trade(state, Trade(what))
    assert stock(state) == {**left, "platinum": platinum}


@pytest.mark.rule("GOD-121", "GOD-122")
def test_a_hundred_gold_is_one_platinum_and_void_is_not_traded() -> None:
    state = in_city(SAMURAI, SAGE, stockpile=row(void=3, ore=9))
    state.heroes[0].gold, state.heroes[1].gold = 60, 60
    assert [one for one in purchases(state) if isinstance(one, Trade)] == [Trade("gold")]
    trade(state, Trade("gold"))
    assert [hero.gold for hero in state.heroes] == [10, 10]
    assert stock(state) == {"void": 3, "ore": 9, "platinum": 1}


@pytest.mark.rule("GOD-151")
def test_ten_of_tier_one_may_be_mixed() -> None:
    state = in_city(SAMURAI, stockpile=row(ore=8, lumber=3))
    assert Trade("mixed") in purchases(state)
    trade(state, Trade("mixed"))
    run(state)
    answer(state, *["pick-resource lumber"] * 3)
    assert stock(state) == {"platinum": 1, "ore": 1}


@pytest.mark.rule("GOD-122")
def test_no_more_than_a_hundred_platinum() -> None:
    state = in_city(SAMURAI, stockpile=row(platinum=100, essence=1))
    assert [one for one in purchases(state) if isinstance(one, Trade)] == []


# -- what works at once --------------------------------------------------------------------------------------


@pytest.mark.component("iron-rations")
@pytest.mark.rule("GOD-1008")
def test_iron_rations_are_five_food() -> None:
    state = in_city(SAGE)
    bare(state).gold = 2
    bought(state, "iron-rations")
    assert (state.heroes[0].food, state.heroes[0].gold, state.heroes[0].items) == (5, 0, ())


@pytest.mark.component("registry-recall")
@pytest.mark.rule("GOD-1015")
@pytest.mark.ruling("AMB-GOD-144")
def test_registry_recall_moves_people_of_two_defenders() -> None:
    city = Defender(id="city-1", kind=Place.CITY_STATE, name="hirono", hexes=(CENTER,), recruits=1, specialists=1)
    towers = [
        Defender(id=f"tower-{n}", kind=Place.TOWER, hexes=(NEAR[n],), recruits=1, resilience=10) for n in (1, 2)
    ]  # fmt: skip
    state = in_city(SAMURAI, defenders=(city, *towers))
    bought(state, "registry-recall", 0)
    run(state)
    answer(state, "reassign recruit city-1 tower-1", "reassign specialist city-1 stockpile")
    answer(state, "reassign recruit tower-1 stockpile")
    assert not [one for one in offered(state) if one.startswith("reassign recruit tower-2")]
    assert [one.recruits for one in state.defenders] == [0, 1, 1]
    assert stock(state) == {"recruit": 1, "specialist": 1}


@pytest.mark.rule("GOD-1015")
def test_nobody_assigned_means_nothing_to_recall() -> None:
    assert BuyTogether("registry-recall") not in purchases(in_city(SAMURAI))


@pytest.mark.component("cosmic-meditation")
@pytest.mark.rule("GOD-1025")
def test_cosmic_meditation_only_in_a_siege_and_once() -> None:
    assert BuyTogether("cosmic-meditation") not in purchases(in_city(SAMURAI, stockpile=row(platinum=9)))
    state = in_city(SAMURAI, stockpile=row(platinum=9), stage="siege")
    bought(state, "cosmic-meditation", 0)
    assert "cosmic-meditation" in state.used
    assert BuyTogether("cosmic-meditation") not in purchases(state)


@pytest.mark.component("oracles-guidance")
@pytest.mark.rule("GOD-1027")
def test_oracles_guidance_rolls_a_portal_beforehand() -> None:
    slots = (("fire",), ("air",), (), ())
    state = in_city(SAMURAI, stockpile=row(platinum=3), slots=slots, closed_portals=(4,), script=[3, 6])
    bought(state, "oracles-guidance", 0)
    run(state)
    answer(state, "pick-number 2")
    assert state.foretold == (0, 7, 0, 0), "4 is closed and rolled again"


@pytest.mark.component("nexus-annihilator")
@pytest.mark.rule("GOD-1030")
@pytest.mark.ruling("AMB-GOD-174")
def test_a_nexus_annihilator_closes_a_portal() -> None:
    state = in_city(SAMURAI, stockpile=row(platinum=25), closed_portals=(1,))
    bought(state, "nexus-annihilator", 0)
    run(state)
    assert "pick-number 1" not in offered(state)
    answer(state, "pick-number 9")
    assert (state.closed_portals, stock(state)) == ((1, 9), {})


@pytest.mark.component("speak-with-the-elders")
@pytest.mark.rule("GOD-1031", "GOD-1032")
def test_the_elders_clear_a_site_and_reveal_commissions_once_per_turn() -> None:
    deck = ("commission-the-drowned-causeway",)
    other = ("commission-thieves-in-the-granary",)
    state = in_city(
        SAMURAI, near=("hA", "pS", "hB"), hex_tokens=(NEAR[0], NEAR[1], NEAR[2]), stockpile=row(platinum=6),
        commissions=(deck, other),
    )  # fmt: skip
    bought(state, "speak-with-the-elders", 0)
    assert state.offered == (deck, other)
    run(state)
    assert offered(state) == [f"pick-hex {named(NEAR[0])}", f"pick-hex {named(NEAR[1])}"]
    answer(state, f"pick-hex {named(NEAR[1])}")
    assert land.place_at(state, NEAR[1]) is Place.SETTLEMENT
    assert BuyTogether("speak-with-the-elders") not in purchases(state)


@pytest.mark.component("armament-registry")
@pytest.mark.rule("GOD-611")
@pytest.mark.ruling("AMB-GOD-144")
def test_the_armament_registry_swaps_a_commission() -> None:
    first, second = "commission-the-drowned-causeway", "commission-thieves-in-the-granary"
    state = in_city(SAMURAI, SAGE, offered=((first,), ()), commissions=((second,), ()))
    state.heroes[0].gold, state.heroes[1].gold = 2, 2
    bought(state, "armament-registry", 0)
    run(state)
    assert (state.offered, state.commission_discards) == (((second,), ()), ((first,), ()))
    assert [hero.gold for hero in state.heroes] == [0, 0]


@pytest.mark.component("kintsugi")
@pytest.mark.rule("GOD-1040", "GOD-1041", "GOD-1042")
@pytest.mark.ruling("AMB-GOD-192")
def test_kintsugi_fuses_gear_for_power_ups() -> None:
    state = in_city(SAMURAI, name="hirono")
    hero = state.heroes[0]
    hero.gold, hero.gear = 6, (0, 0, 3, 1, 0, 0, 0, 0, 1)
    cards = tuple(sorted(card for card, one in content().powerups.items() if not one.keep))[:3]
    state.power_up_discards = cards
    assert FuseGear(1, "vitals") not in purchases(state)
    assert FuseGear(1, "abilities") in purchases(state)
    ranks = hero.ranks
    fuse_gear(state, FuseGear(1, "abilities"))
    assert (hero.gold, hero.gear, hero.ranks) == (0, (0, 0, 0, 0, 0, 0, 0, 0, 1), ranks), "the third Attack slot: 6"
    assert state.agenda[-1] == steps.ChooseFused(0, 2)
    run(state)
    assert offered(state) == [f"pick-card {card}" for card in cards]
    answer(state, f"pick-card {cards[1]}")
    assert cards[1] not in state.power_up_discards


@pytest.mark.component("wellspring-amplifier")
@pytest.mark.rule("GOD-1021", "GOD-1022")
def test_an_amplifier_is_set_at_once_in_a_harvest_stage() -> None:
    state = in_city(SAMURAI, stockpile=row(platinum=2), near=("f", "pS"))
    bought(state, "wellspring-amplifier", 0)
    run(state)
    assert f"pick-hex {named(NEAR[1])}" not in offered(state), "a Settlement is no terrain hex"
    answer(state, f"pick-hex {named(NEAR[0])}")
    assert (state.amplifiers, state.items) == ((NEAR[0],), ())
    later = in_city(SAMURAI, stockpile=row(platinum=2), stage="siege")
    bought(later, "wellspring-amplifier", 0)
    assert (later.agenda, later.items) == ([], ("wellspring-amplifier",))


@pytest.mark.rule("GOD-1011")
def test_five_amplifiers_at_most() -> None:
    hexes = tuple(geometry.SLOTS[6].hexes[:4])
    state = in_city(SAMURAI, stockpile=row(platinum=2), amplifiers=hexes, items=("wellspring-amplifier",))
    assert BuyTogether("wellspring-amplifier") not in purchases(state)
