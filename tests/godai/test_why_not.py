"""Why a hex cannot be Harvested, and why a Tower that costs nothing cannot stand there."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.choices.defenders import BuildTower
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.defenders import PlaceTower
from rulewright.games.godai.model.steps.setup import PlaceFirstTower
from rulewright.games.godai.model.steps.visits import Harvest
from rulewright.games.godai.rules.refusals import defenders, visits  # noqa: F401  they register their refusals

from .maps import full_map
from .positions import BOOK, answer, cities, offered, run
from .sieges import tower
from .visiting import CENTER, FAR, NEAR, SPEAR, named, visit


def why(state: GodaiState, choice: PickHex | BuildTower) -> list[tuple[str, str]]:
    return [(one.rule, one.message) for one in BOOK.why_not(state, state.decision.seat, choice)]


@pytest.mark.rule("GOD-433", "GOD-435", "GOD-437", "GOD-443")
def test_why_a_hex_is_not_harvested() -> None:
    state = visit(SPEAR, center="h", near=("f", "f", "h", "w", "p", "t"))
    run(state, Harvest())
    assert offered(state) == [f"pick-hex {named(hex)}" for hex in (CENTER, NEAR[0], NEAR[5])]
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
