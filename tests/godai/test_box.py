"""What the box holds: counts of cards, tiles and tokens, and what happens when there are no more of them."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.content.content import Content
from rulewright.games.godai.content.map_checks import location_problems
from rulewright.games.godai.content.map_parts import drawings, lands
from rulewright.games.godai.model.choices import defenders as answers
from rulewright.games.godai.model.choices.visits import BuyTogether
from rulewright.games.godai.model.events.land import HexTokenPlaced
from rulewright.games.godai.model.state import Floating, Token
from rulewright.games.godai.model.steps.defenders import DefenderFalls, Enhance
from rulewright.games.godai.model.vocabulary import Empire, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.building import next_tower
from rulewright.games.godai.rules.combat.ending import vanquish_boss
from rulewright.games.godai.rules.dedicating import dedicable
from rulewright.games.godai.rules.item_map import can_switch
from rulewright.games.godai.rules.map_verbs import put_hex_token
from rulewright.games.godai.rules.shopping import purchases
from rulewright.games.godai.rules.sky import put_tile

from .defences import change, here, one, tower
from .maps import full_map, hexes, on_map
from .positions import content, of_kind, run
from .sieges import stores


def without(table: str, id: str) -> list[tuple[Any, ...]]:
    """What is wrong with a box that lacks one component: which rule, how many there are, how many there should be."""
    tables = dict(content().tables)
    tables[table] = {other: row for other, row in tables[table].items() if other != id}
    problems = [one.values for one in Content(tables).check()]
    return [(one["rule"], one["count"], one["wanted"]) for one in problems]


# -- cards and placards ----------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-013")
def test_ten_bosses_have_the_levels_one_to_ten() -> None:
    assert content().check() == []
    assert sorted(boss.level for boss in content().bosses.values()) == list(range(1, 11))
    assert without("bosses", "boss-3") == [("GOD-013", 9, 10)]


@pytest.mark.rule("GOD-018")
def test_the_encounter_deck_has_forty_cards() -> None:
    assert len(content().encounters) == 40
    assert without("encounters", next(iter(content().encounters))) == [("GOD-018", 39, 40)]


@pytest.mark.rule("GOD-019")
def test_each_empire_has_twenty_commissions() -> None:
    assert [len(content().commissions_of(empire)) for empire in Empire] == [20, 20]
    assert without("commissions", content().commissions_of(Empire.ISHIDAN)[0]) == [
        ("GOD-019", 39, 40),
        ("GOD-019", 19, 20),
    ]


@pytest.mark.rule("GOD-020")
def test_the_harvest_deck_has_forty_cards() -> None:
    assert len(content().harvests) == 40
    assert without("harvests", next(iter(content().harvests))) == [("GOD-020", 39, 40)]


# -- tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-024")
def test_the_ninth_mountain_has_no_riser() -> None:
    far = land.portal_hex(on_map(), 10)
    for risen, more in ((7, True), (8, False)):
        state = full_map(sky=tuple([Floating(f"sky-{n}", far, 0, riser=True) for n in range(1, risen + 1)]))
        put_tile(state, "sky-12", hexes("e14")[0], 0)
        assert state.sky[-1].riser is more
        fallen = Floating("sky-13", far, 0)
        state.sky = (*state.sky[:risen], fallen)
        assert can_switch(state, fallen) is more


@pytest.mark.rule("GOD-025", "GOD-210")
def test_a_fortress_keeps_the_number_of_its_tower_until_it_is_gone() -> None:
    fortress = tower("e13", 1, kind=Place.FORTRESS)
    others = (tower("d13", 2), tower("f14", 3), tower("d14", 4))
    state = here(stock={"platinum": 6}, towers=(fortress, *others))
    run(state, Enhance())
    assert next_tower(state) == 0
    reasons = BOOK.why_not(state, state.decision.seat, answers.BuildTower("e12"))
    assert [reason.message for reason in reasons] == ["why-no-tower-left"]
    change(state, "tower-1", fallen="flipped", resilience=0)
    assert next_tower(state) == 0, "its token still lies there"
    state.defenders = tuple([other for other in state.defenders if other.id != "tower-1"])
    assert next_tower(state) == 1


@pytest.mark.rule("GOD-025")
@pytest.mark.parametrize(("number", "refused"), [(1, []), (2, []), (3, []), (4, ["why-no-upgrade"])])
def test_three_towers_can_become_fortresses(number: int, refused: list[str]) -> None:
    state = run(here(stock={"platinum": 10}, towers=(tower("e13", number),)), Enhance())
    reasons = BOOK.why_not(state, state.decision.seat, answers.UpgradeTower(f"tower-{number}"))
    assert [reason.message for reason in reasons] == refused


@pytest.mark.rule("GOD-026", "GOD-475")
def test_seven_bosses_destroy_a_portal_and_each_leaves_a_hex_token_on_its_lair() -> None:
    state = full_map()
    state.bosses = (*state.bosses, Token(hexes("e13")[0], "9"))
    lairs = sorted(token.hex for token in state.bosses)
    for boss in content().bosses.values():
        vanquish_boss(state, boss)
    assert state.closed_portals == (2, 3, 4, 5, 6, 7, 8)
    assert sorted(state.hex_tokens) == lairs
    assert [event.rule for event in of_kind(state.events, HexTokenPlaced)] == ["GOD-475"] * 9
    assert (state.bosses, {land.place_at(state, hex) for hex in lairs}) == ((), {None})


@pytest.mark.rule("GOD-027", "GOD-037")
def test_each_city_state_is_marked_when_it_is_destroyed() -> None:
    state = here()
    for id in ("city-1", "city-2"):
        hex = one(state, id).hexes[0]
        assert land.place_at(state, hex) is Place.CITY_STATE
        change(state, id, resilience=0)
        run(state, DefenderFalls(id))
        assert one(state, id).fallen == "destroyed"
        assert land.place_at(state, hex) is None


@pytest.mark.rule("GOD-028", "GOD-041")
def test_there_are_23_hex_tokens_and_nobody_sees_their_backs() -> None:
    state = full_map()
    settlement = land.places(state, Place.SETTLEMENT)[0]
    state.hex_tokens = tuple(range(50, 70))
    state.imbalance_tokens = (Token(70, "fire"), Token(71, "air"), Token(72, "void"))
    put_hex_token(state, settlement, "GOD-038")
    assert land.place_at(state, settlement) is Place.SETTLEMENT, "all of them lie on the map"
    state.imbalance_tokens = state.imbalance_tokens[1:]
    state.script = []
    put_hex_token(state, settlement, "GOD-038")
    assert state.hex_tokens[-1] == settlement, "a hex is all that is known; no Element was drawn"
    assert state.rolls == []


@pytest.mark.rule("GOD-029", "GOD-043")
@pytest.mark.parametrize(("kept", "placed", "sold"), [(1, 3, True), (1, 4, False), (0, 5, False), (0, 4, True)])
def test_a_sixth_amplifier_is_not_for_sale(kept: int, placed: int, sold: bool) -> None:
    state = here(at="b13", stock={"platinum": 5})
    state.amplifiers = tuple(range(40, 40 + placed))
    state.items = ("wellspring-amplifier",) * kept
    assert (BuyTogether("wellspring-amplifier") in purchases(state)) is sold


@pytest.mark.rule("GOD-030")
def test_the_lairs_of_the_map_take_the_boss_tokens_one_to_eight() -> None:
    state = full_map()
    assert sorted(int(token.what) for token in state.bosses) == list(range(1, 9))
    assert state.boss_tokens == ()


@pytest.mark.rule("GOD-033")
def test_eight_bosses_take_dedications() -> None:
    state = full_map(stockpile=stores(living_crystal=1))
    state.bosses = tuple([Token(hex, str(n)) for n, hex in enumerate(range(20, 30), 1)])
    assert dedicable(state) == [2, 3, 4, 5, 6, 7, 8, 9]
    areas = {boss.level: boss.area for boss in content().bosses.values() if boss.area}
    assert areas == {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 4, 9: 4}


# -- the map ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-259", "GOD-260", "GOD-261", "GOD-262")
def test_all_tiles_together_have_their_locations() -> None:
    """On the map and on the Floating Mountains."""
    assert list(location_problems(list(content().tiles.values()))) == []
    wanted = {Place.TEMPLE: 5, Place.ANTIQUITY_SITE: 11, Place.SETTLEMENT: 12, Place.WELLSPRING_PORTAL: 7}
    fronts = [lands(next(iter(drawings(tile).values()))) for tile in content().tiles.values()]
    assert {place: sum(one.location is place for side in fronts for one in side) for place in wanted} == wanted
    temples = [one.id for one in full_map().defenders if one.kind is Place.TEMPLE]
    assert sorted(temples) == [f"temple-{n}" for n in range(1, 6)]


@pytest.mark.rule("GOD-259")
def test_a_sixth_temple_is_a_fault_of_the_tiles() -> None:
    tiles = [*content().tiles.values(), content().tiles["hex-c"]]
    found = {problem.values["location"]: problem.values["count"] for problem in location_problems(tiles)}
    assert found[Place.TEMPLE] == 6
