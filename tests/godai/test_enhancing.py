"""Enhancing: Build, Upgrade, Rebuild, Improve, Assign, Promote, Equip, the limit of a Siege turn, factories."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.choices import defenders as answers
from rulewright.games.godai.model.events.defenders import TowerPlaced
from rulewright.games.godai.model.state import GodaiState, Rulings
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.gains import DrawPowerUp, PickResource
from rulewright.games.godai.model.steps.setup import PlaceFirstTower
from rulewright.games.godai.model.vocabulary import Element, Place
from rulewright.games.godai.rules import building
from rulewright.games.godai.rules.book import BOOK

from .defences import AWAY, NEAR, change, here, one, starting, stats, tower
from .positions import answer, answer_only, done, of_kind, offered, run, stock, take_until
from .sieges import SAMURAI, stores

QUIET = Rulings(build_power_up=False)


def enhanced(state: GodaiState, *words: str) -> GodaiState:
    run(state, Enhance())
    answer(state, *words)
    return state


def why(state: GodaiState, choice: object) -> list[str]:
    """The sentences that refuse an answer."""
    return [reason.message for reason in BOOK.why_not(state, state.decision.seat, choice)]  # type: ignore[arg-type]


# -- Build, Upgrade --------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-10")
@pytest.mark.rule("GOD-200", "GOD-201", "GOD-202", "GOD-205")
def test_the_first_tower_costs_six_platinum_and_has_its_base_stats() -> None:
    state = enhanced(here(stock={"platinum": 6}, rulings=QUIET), f"build-tower {NEAR}")
    assert stock(state) == {}
    assert one(state, "tower-1").kind is Place.TOWER
    assert stats(state, "tower-1") == (2, 4, 1, 10)
    assert done(state)


@pytest.mark.rule("GOD-201")
@pytest.mark.ruling("AMB-GOD-142")
@pytest.mark.parametrize("drawn", [True, False])
def test_each_hero_draws_a_power_up_for_a_tower_unless_the_table_plays_otherwise(drawn: bool) -> None:
    state = here(stock={"platinum": 6}, rulings=Rulings(build_power_up=drawn))
    state.then(Enhance())
    answer_only(state, f"build-tower {NEAR}")
    assert [step.seat for step in state.agenda if isinstance(step, DrawPowerUp)] == ([1, 0] if drawn else [])


@pytest.mark.rule("GOD-202", "GOD-203", "GOD-255")
def test_a_tower_needs_a_terrain_hex_in_range_in_both_stages() -> None:
    for stage in ("harvest", "siege"):
        state = run(here(stock={"platinum": 6}, stage=stage), Enhance())
        assert f"build-tower {NEAR}" in offered(state)
        assert "build-tower d15" not in offered(state)
        assert why(state, answers.BuildTower("d15")) == ["why-location-there"]
        assert why(state, answers.BuildTower("g18")) == ["why-hex-out-of-range"]
    short = run(here(stock={"platinum": 5, "recruit": 3}), Enhance())
    assert why(short, answers.BuildTower(NEAR)) == ["why-too-few-resources"]


@pytest.mark.rule("GOD-204", "GOD-1108")
@pytest.mark.ruling("AMB-GOD-227")
def test_a_tower_takes_the_hex_token_below_it_away() -> None:
    state = here(stock={"platinum": 6}, rulings=QUIET)
    settlement = building.BY_NAME["d15"]
    state.hex_tokens = (settlement,)
    enhanced(state, "build-tower d15")
    assert state.hex_tokens == ()
    assert one(state, "tower-1").hexes == (settlement,)


@pytest.mark.rule("GOD-202", "GOD-206")
@pytest.mark.ruling("AMB-GOD-24")
def test_the_lowest_free_number_comes_next_and_there_are_four() -> None:
    towers = (tower("e13", 1), tower("d13", 3), tower("f14", 4))
    state = enhanced(here(stock={"platinum": 12}, towers=towers, rulings=QUIET), "build-tower d14")
    assert one(state, "tower-2").hexes == (building.BY_NAME["d14"],)
    assert why(state, answers.BuildTower("e12")) == ["why-no-tower-left"]


@pytest.mark.gold("GOLD-GOD-11", "GOLD-GOD-12")
@pytest.mark.rule("GOD-194", "GOD-196", "GOD-207", "GOD-209")
@pytest.mark.parametrize("number", [1, 2])
def test_a_tower_becomes_the_fortress_of_its_number_and_three_stats_rise(number: int) -> None:
    old = tower(NEAR, number, potential=5, power=6, range=2, resilience=7, recruits=2, augments=(Element.AIR,))
    state = enhanced(here(stock={"platinum": 10}, towers=(old,)), f"upgrade-tower tower-{number}")
    new = one(state, f"tower-{number}")
    assert stock(state) == {}
    assert new.kind is Place.FORTRESS
    assert new.hexes == old.hexes
    assert stats(state, new.id) == (6, 7, 2, 12)
    assert (new.recruits, new.augments) == (2, (Element.AIR,))
    assert building.next_tower(state) == (2 if number == 1 else 1)


@pytest.mark.rule("GOD-206", "GOD-208")
@pytest.mark.ruling("AMB-GOD-23")
def test_the_fourth_tower_cannot_be_upgraded() -> None:
    state = run(here(stock={"platinum": 10}, towers=(tower(NEAR, 4),)), Enhance())
    assert why(state, answers.UpgradeTower("tower-4")) == ["why-no-upgrade"]


@pytest.mark.rule("GOD-185", "GOD-209")
def test_potential_never_exceeds_nine() -> None:
    state = enhanced(here(stock={"platinum": 10}, towers=(tower(potential=9),)), "upgrade-tower tower-1")
    assert stats(state, "tower-1") == (9, 5, 1, 15)


# -- Rebuild ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-211", "GOD-212", "GOD-216")
@pytest.mark.ruling("AMB-GOD-26", "AMB-GOD-27")
@pytest.mark.parametrize(("kind", "price", "resilience"), [(Place.TOWER, 3, 10), (Place.FORTRESS, 6, 15)])
def test_a_flipped_token_is_rebuilt_on_its_hex(kind: Place, price: int, resilience: int) -> None:
    old = tower(kind=kind, fallen="flipped", resilience=0, potential=6, power=8, augments=(Element.FIRE,))
    state = enhanced(here(stock={"platinum": price}, towers=(old,)), "rebuild tower-1")
    assert stock(state) == {}
    assert one(state, "tower-1") == replace(old, fallen="", rebuilt=True, resilience=resilience)


@pytest.mark.rule("GOD-212", "GOD-214", "GOD-215", "GOD-248")
@pytest.mark.ruling("AMB-GOD-25")
def test_each_city_state_is_rebuilt_once_while_the_other_stands() -> None:
    state = here(stock={"platinum": 16})
    change(state, "city-1", fallen="destroyed", resilience=0, potential=7)
    enhanced(state, "rebuild city-1")
    assert stats(state, "city-1") == (7, 6, 2, 18)
    assert stock(state) == {"platinum": 8}
    change(state, "city-1", fallen="destroyed", resilience=0)
    assert why(state, answers.Rebuild("city-1")) == ["why-rebuilt-before"]
    change(state, "city-1", rebuilt=False)
    change(state, "city-2", fallen="destroyed", resilience=0)
    assert why(state, answers.Rebuild("city-1")) == ["why-no-city-left"]
    assert why(state, answers.Rebuild("temple-1")) == ["why-not-destroyed"]


# -- Improve ---------------------------------------------------------------------------------------------------


ORE, LUMBER, ESSENCE, METAL = (pytest.mark.rule(id) for id in ("GOD-159", "GOD-160", "GOD-166", "GOD-168"))


@pytest.mark.rule("GOD-217", "GOD-229")
@pytest.mark.ruling("AMB-GOD-15")
@pytest.mark.parametrize(
    ("resource", "n", "expected"),
    [
        pytest.param("ore", 3, (2, 4, 1, 12), marks=ORE),
        pytest.param("ore", 6, (2, 4, 1, 15), marks=ORE),
        pytest.param("ore", 9, (2, 4, 1, 18), marks=ORE),
        pytest.param("lumber", 3, (3, 4, 1, 10), marks=LUMBER),
        pytest.param("lumber", 6, (5, 4, 1, 10), marks=LUMBER),
        pytest.param("lumber", 9, (7, 4, 1, 10), marks=LUMBER),
        pytest.param("essence", 2, (2, 4, 2, 10), marks=ESSENCE),
        pytest.param("sky-metal", 2, (2, 5, 1, 10), marks=METAL),
    ],
)
def test_what_each_bundle_gives_wherever_the_tower_is(resource: str, n: int, expected: tuple[int, ...]) -> None:
    state = here(stock={resource.replace("-", "_"): n}, towers=(tower(AWAY),))
    enhanced(state, f"improve tower-1 {resource} {n}")
    assert stats(state, "tower-1") == expected
    assert stock(state) == {}


@pytest.mark.rule("GOD-185", "GOD-188")
def test_no_larger_bundle_than_the_stat_can_take() -> None:
    state = run(here(stock={"lumber": 9, "essence": 2}, towers=(tower(potential=8, range=4),)), Enhance())
    assert starting(state, "improve") == ["improve tower-1 lumber 3"]
    assert why(state, answers.Improve("tower-1", "lumber", 6)) == ["why-stat-full"]
    assert why(state, answers.Improve("tower-1", "lumber", 4)) == ["why-no-bundle"]


@pytest.mark.rule("GOD-152", "GOD-217", "GOD-232")
@pytest.mark.ruling("AMB-GOD-199")
def test_nothing_destroyed_is_improved_and_the_yield_is_no_help() -> None:
    flipped = tower(fallen="flipped", resilience=0)
    state = run(here(stock={"ore": 3, "recruit": 3}, towers=(flipped,), harvested=stores(ore=9, platinum=9)), Enhance())
    assert why(state, answers.Improve("tower-1", "ore", 3)) == ["why-not-standing"]
    assert why(state, answers.Improve("city-1", "ore", 3)) == ["why-too-few-resources"]


@pytest.mark.gold("GOLD-GOD-14")
@pytest.mark.rule("GOD-163", "GOD-171", "GOD-219", "GOD-220")
@pytest.mark.ruling("AMB-GOD-17")
def test_one_surcharge_for_all_that_is_spent_on_a_city_state_at_once() -> None:
    state = here(stock={"recruit": 5, "platinum": 1})
    enhanced(state, "promote", "assign city-1 specialist", "assign city-1 recruit", "assign city-1 recruit")
    assert (one(state, "city-1").recruits, one(state, "city-1").specialists) == (2, 1)
    assert stock(state) == {}


@pytest.mark.rule("GOD-219", "GOD-220")
def test_another_city_state_has_its_own_surcharge() -> None:
    state = enhanced(here(stock={"recruit": 3, "platinum": 1}), "assign city-1 recruit", "assign city-1 recruit")
    assert why(state, answers.Assign("city-2", "recruit")) == ["why-too-few-resources"]


@pytest.mark.rule("GOD-192", "GOD-218", "GOD-219")
def test_temples_are_improved_as_one_but_each_has_its_own_resilience() -> None:
    state = here(stock={"lumber": 6, "ore": 3, "recruit": 1, "platinum": 1})
    enhanced(state, "improve temples lumber 6", "assign temples recruit", "improve temple-2 ore 3")
    rows = [stats(state, f"temple-{n}") for n in range(1, 6)]
    assert rows == [(5, 5, 2, 8), (5, 5, 2, 10), (5, 5, 2, 8), (5, 5, 2, 8), (5, 5, 2, 8)]
    assert [one(state, f"temple-{n}").recruits for n in range(1, 6)] == [1] * 5
    assert state.temple_tracker is not None
    assert (state.temple_tracker.potential, state.temple_tracker.recruits) == (5, 1)
    assert stock(state) == {}


# -- the Siege -------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-75")
@pytest.mark.rule("GOD-161", "GOD-231")
@pytest.mark.ruling("AMB-GOD-31")
def test_a_siege_turn_allows_as_many_units_as_there_are_recruits_and_platinum_is_no_unit() -> None:
    state = here(
        stock={"recruit": 3, "ore": 6, "platinum": 6, "air": 1}, stage="siege", towers=(tower(),), rulings=QUIET
    )
    enhanced(state, "improve tower-1 ore 3")
    assert stats(state, "tower-1")[3] == 12
    assert why(state, answers.Improve("tower-1", "ore", 3)) == ["why-siege-limit"]
    assert why(state, answers.Assign("tower-1", "recruit")) == ["why-siege-limit"]
    assert set(starting(state, "improve", "assign", "promote", "augment-defender")) == set()
    answer(state, "build-tower d13")
    assert stock(state) == {"recruit": 3, "ore": 3, "air": 1}


@pytest.mark.rule("GOD-231")
@pytest.mark.ruling("AMB-GOD-31")
def test_by_the_other_reading_platinum_counts() -> None:
    rulings = Rulings(platinum_counts=True, build_power_up=False)
    short = run(here(stock={"recruit": 5, "platinum": 6}, stage="siege", rulings=rulings, towers=(tower(),)), Enhance())
    assert why(short, answers.BuildTower("d13")) == ["why-siege-limit"]
    enough = enhanced(here(stock={"recruit": 6, "platinum": 6}, stage="siege", rulings=rulings), "build-tower d13")
    assert stock(enough) == {"recruit": 6}


@pytest.mark.rule("GOD-231")
def test_recruits_that_are_assigned_count_but_the_limit_stays_as_it_was() -> None:
    state = enhanced(here(stock={"recruit": 2}, stage="siege", towers=(tower(),)), "assign tower-1 recruit")
    assert state.decision.about["left"] == 1
    answer(state, "assign tower-1 recruit")
    assert done(state)
    assert one(state, "tower-1").recruits == 2


@pytest.mark.rule("GOD-230", "GOD-442")
def test_in_a_siege_only_defenders_in_range_are_enhanced() -> None:
    state = here(stock={"recruit": 9, "ore": 3}, stage="siege", towers=(tower(NEAR), tower(AWAY, 2)))
    run(state, Enhance())
    assert why(state, answers.Improve("tower-2", "ore", 3)) == ["why-defender-out-of-range"]
    assert starting(state, "improve") == ["improve tower-1 ore 3"]


@pytest.mark.rule("GOD-1025")
def test_cosmic_meditation_gives_the_harvest_stages_rule() -> None:
    state = here(stock={"ore": 3}, stage="siege", towers=(tower(AWAY),), used=("cosmic-meditation",))
    enhanced(state, "improve tower-1 ore 3")
    assert stats(state, "tower-1")[3] == 12


@pytest.mark.rule("GOD-199", "GOD-460")
def test_nobody_is_asked_where_nothing_can_be_done() -> None:
    assert done(run(here(stock={"ore": 2, "lumber": 2, "platinum": 2}), Enhance()))
    assert not done(run(here(stock={"ore": 3}, towers=(tower(),)), Enhance()))


# -- relocating ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-199")
@pytest.mark.ruling("AMB-GOD-140")
def test_towers_stay_where_they_are_unless_the_table_plays_otherwise() -> None:
    state = run(here(stock={"platinum": 1, "ore": 3}, towers=(tower(),)), Enhance())
    assert why(state, answers.Relocate("tower-1")) == ["why-no-relocation"]
    state = here(stock={"platinum": 2, "ore": 3}, towers=(tower(),), rulings=Rulings(relocating=True))
    enhanced(state, "relocate tower-1", "pick-hex d13")
    assert one(state, "tower-1").hexes == (building.BY_NAME["d13"],)
    assert stock(state) == {"platinum": 1, "ore": 3}
    assert why(state, answers.Relocate("tower-1")) == ["why-moved-before"]
    assert why(state, answers.Relocate("city-1")) == ["why-no-relocation"]


# -- factories -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-174", "GOD-175")
@pytest.mark.ruling("AMB-GOD-18")
@pytest.mark.parametrize("always", [False, True])
def test_a_living_crystal_makes_a_factory_of_each_kind_once(always: bool) -> None:
    stage = "harvest" if always else "siege"
    stored = {"living_crystal": 2, "essence": 2, "void": 1, "ore": 3}
    state = here(stock=stored, stage=stage, towers=(tower(),), rulings=Rulings(factory_in_harvest=always))
    enhanced(state, "make-factory essence")
    assert state.factories == ("essence",)
    assert stock(state) == {"living-crystal": 1, "essence": 1, "void": 1, "ore": 3}
    assert why(state, answers.MakeFactory("essence")) == ["why-factory-twice"]
    assert starting(state, "make-factory") == ["make-factory void"]


@pytest.mark.rule("GOD-174")
@pytest.mark.ruling("AMB-GOD-18")
def test_no_factory_in_the_harvest_stage_by_the_printed_rule() -> None:
    state = run(here(stock={"living_crystal": 1, "essence": 1, "ore": 3}, towers=(tower(),)), Enhance())
    assert why(state, answers.MakeFactory("essence")) == ["why-factory-siege"]


# -- the first Tower -------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-60")
@pytest.mark.rule("GOD-352", "GOD-353")
@pytest.mark.ruling("AMB-GOD-32")
def test_the_first_tower_is_free_and_has_half_of_its_resilience() -> None:
    state = run(here(SAMURAI, stock={}), PlaceFirstTower())
    assert "build-tower d15" not in offered(state)
    answer(state, "build-tower p20")
    assert stats(state, "tower-1") == (2, 4, 1, 5)
    assert stock(state) == {}
    assert not of_kind(state.events, DrawPowerUp)  # type: ignore[arg-type]
    assert [one.defender for one in of_kind(state.events, TowerPlaced)] == ["tower-1"]
    assert done(state)


@pytest.mark.rule("GOD-354")
def test_without_it_there_are_four_platinum_and_a_basic_element() -> None:
    state = here(stock={})
    state.then(PlaceFirstTower())
    answer_only(state, "decline")
    take_until(state, PickResource)
    assert stock(state) == {"platinum": 4}


@pytest.mark.rule("GOD-361")
@pytest.mark.ruling("AMB-GOD-225")
def test_the_setups_enhancing_is_one_of_the_harvest_stage() -> None:
    state = here(stock={"platinum": 7, "lumber": 3}, at="c14", phase="setup", rulings=QUIET)
    enhanced(state, "build-tower c13", "improve city-2 lumber 3")
    assert stats(state, "city-2")[0] == 4
    assert stock(state) == {}
