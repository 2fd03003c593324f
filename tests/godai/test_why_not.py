"""Why something is refused: hexes that are Harvested, free Towers, Temples, Dedications, cards, Bribes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.core.record import Choice
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.combat import Meet, UsePower
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.choices.defenders import Assign, BoostDefender, BuildTower, Improve
from rulewright.games.godai.model.choices.siege import BolsterWith, PickSiegeCard
from rulewright.games.godai.model.choices.visits import CallDedication
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import DeclareActions, MeetEncounters
from rulewright.games.godai.model.steps.defenders import PlaceTower
from rulewright.games.godai.model.steps.setup import PlaceFirstTower
from rulewright.games.godai.model.steps.visits import Harvest
from rulewright.games.godai.rules.refusals import defenders, visits  # noqa: F401  they register their refusals

from .maps import full_map
from .positions import BOOK, answer, cities, content, offered, run
from .refusing import CASES, bolstering, enhancing, fighting, group, shopping
from .setting import alter, store
from .sieges import tower
from .visiting import CENTER, FAR, NEAR, SPEAR, named, visit


def why(state: GodaiState, choice: Choice) -> list[tuple[str, str]]:
    state.asked = None  # a test may have changed the position by hand
    return [(one.rule, one.message) for one in BOOK.why_not(state, state.decision.seat, choice)]


@pytest.mark.rule("GOD-433", "GOD-435", "GOD-437", "GOD-443")
def test_why_a_hex_is_not_harvested() -> None:
    state = visit(SPEAR, center="h", near=("f", "f", "h", "w", "p", "t"))
    run(state, Harvest())
    single = [f"pick-hex {named(hex)}" for hex in (CENTER, NEAR[0], NEAR[5])]
    assert offered(state) == [*single, "harvest-most highland none", "harvest-most forest none"]
    assert why(state, PickHex(named(FAR[0]))) == [("GOD-437", "why-harvest-far")]
    assert why(state, PickHex(named(NEAR[3]))) == [("GOD-392", "why-water")]
    assert why(state, PickHex(named(NEAR[4]))) == [("GOD-443", "why-harvest-nothing")]
    assert why(state, PickHex(named(NEAR[1]))) == [("GOD-433", "why-harvest-same")]
    answer(state, f"pick-hex {named(CENTER)}")
    assert why(state, PickHex(named(CENTER))) == [("GOD-435", "why-harvest-chosen")]


@pytest.mark.rule("GOD-1104")
def test_why_a_tower_is_not_harvested_twice() -> None:
    built = tower(CENTER)
    state = visit(SPEAR, near=("f", "h", "t", "f", "h", "f"), defenders=(*cities(), built), used=(f"gear-{CENTER}",))
    run(state, Harvest())
    assert why(state, PickHex(named(CENTER))) == [("GOD-1104", "why-harvest-gear")]


@pytest.mark.rule("GOD-203", "GOD-352")
def test_a_first_tower_is_refused_for_its_place_and_never_for_its_price() -> None:
    state = full_map(SPEAR, phase="setup", turn=0)
    run(state, PlaceFirstTower())
    city = next(one for one in state.defenders if one.id == "city-1")
    assert why(state, BuildTower(g.NAMES[city.hexes[0]])) == [("GOD-1068", "why-defender-there")]
    assert why(state, BuildTower("d15")) == [("GOD-203", "why-location-there")]
    portal = g.NAMES[g.PORTALS[5]]
    assert why(state, BuildTower(portal)) == [("GOD-255", "why-no-ground")]
    assert why(state, BuildTower("e13")) == [], "any Terrain hex, without Range and Platinum"


@pytest.mark.rule("GOD-995")
def test_a_tower_of_a_dedication_is_refused_outside_its_area() -> None:
    state = full_map(SPEAR, phase="event", stage="siege")
    run(state, PlaceTower((g.BY_NAME["e13"], g.BY_NAME["e14"])))
    assert why(state, BuildTower("e12")) == [("GOD-995", "why-outside-area")]


@pytest.mark.rule("GOD-433")
def test_in_the_variant_with_bundles_no_single_hex_is_asked_for() -> None:
    state = visit(SPEAR, center="h", near=("f", "f", "h", "w", "p", "t"))
    state.options = replace(state.options, harvest="bundle")
    run(state, Harvest())
    assert [reason for _, reason in why(state, PickHex(named(NEAR[1])))] == ["why-other-question"]


@pytest.mark.rule("GOD-192", "GOD-218")
def test_temples_are_improved_together_and_mended_one_by_one() -> None:
    state = enhancing()
    assert "temple-1" in [one.id for one in state.defenders]
    assert why(state, Assign("temple-1", "recruit")) == [("GOD-218", "why-all-temples")]
    assert why(state, Improve("temples", "ore", 3)) == [("GOD-192", "why-one-temple")]
    assert why(state, Assign("tower-2", "recruit")) == [("GOD-217", "why-not-standing")]


@pytest.mark.rule("GOD-172")
def test_aetherial_ore_is_of_no_use_to_what_does_not_stand() -> None:
    state = enhancing()
    store(state, "aetherial-ore", 1)
    alter(state, "city-1", fallen="destroyed", resilience=0)
    assert why(state, BoostDefender("city-1", "power")) == [("GOD-172", "why-not-standing")]


@pytest.mark.rule("GOD-463")
def test_a_temple_without_anything_to_do_was_not_visited() -> None:
    state, choice = CASES["why-temple-idle"]()
    assert why(state, choice) == [("GOD-463", "why-temple-idle")]
    state, choice = CASES["why-temple-visited"]()
    assert why(state, choice) == [("GOD-463", "why-temple-visited")]


@pytest.mark.rule("GOD-987", "GOD-989", "GOD-990")
def test_why_a_dedication_is_not_used() -> None:
    state = shopping()
    assert why(state, CallDedication(8)) == [("GOD-987", "why-not-dedicated")]
    state.dedicated = (2, 8)
    assert why(state, CallDedication(8)) == [("GOD-989", "why-no-siege")]
    state.stage, state.used = "siege", ("dedication",)
    assert why(state, CallDedication(8)) == [("GOD-989", "why-dedication-used")]
    state.used = ()
    assert why(state, CallDedication(2)) == [("GOD-990", "why-no-area")], "there is no Banner to strike"


@pytest.mark.rule("GOD-500")
def test_a_card_that_lies_face_down_is_not_said_to_be_missing() -> None:
    state = shopping()
    state.slots = (("fire", "siege-fire-ashwalkers"), (), (), ())
    assert why(state, PickSiegeCard(1, 1))[0][1] == "why-other-question"
    assert why(state, PickSiegeCard(1, 2))[0][1] == "why-other-question", "also one that everybody knows"
    assert why(state, PickSiegeCard(1, 3)) == [("GOD-500", "why-no-such-card")]


@pytest.mark.rule("GOD-766")
def test_a_bribe_is_refused_by_the_card_or_by_the_gold_that_is_missing() -> None:
    cards = content().encounters.values()
    dear, proud = (next(one.id for one in cards if bool(one.bribe) is bribed) for bribed in (True, False))
    state = run(group(cautious=True), MeetEncounters((proud,)))
    assert why(state, Meet("bribe")) == [("GOD-766", "why-no-bribe")]
    state = run(group(cautious=True), MeetEncounters((dear,), bribe=30))
    assert [(one.message, one.values) for one in BOOK.why_not(state, 0, Meet("bribe"))] == [
        ("why-no-gold", {"need": 30, "have": 20})
    ]


@pytest.mark.rule("GOD-597", "GOD-426")
def test_whoever_starves_is_told_so_and_not_that_energy_is_missing() -> None:
    state = bolstering()
    state.heroes[0].starving = 1
    state.asked = None
    found = [(one.rule, one.message) for one in BOOK.why_not(state, 0, BolsterWith("explore"))]
    assert found == [("GOD-596", "why-not-asked"), ("GOD-426", "why-starving")]


@pytest.mark.rule("GOD-067")
def test_a_power_of_combat_is_not_said_to_be_used_up_outside_of_it() -> None:
    state = fighting(("samurai", "kobold"), ("sage", "tanuki"))
    assert state.combat is not None
    state.combat.fighters = state.combat.fighters[:1]
    own = [one for one in content().tables["abilities"].values() if one.owner == "tanuki"]
    state.asked, state.agenda[-1] = None, DeclareActions((0,))
    asked = [BOOK.why_not(state, 1, UsePower(one.id)) for one in own]
    assert {reason.message for found in asked for reason in found} == {"why-not-asked"}
