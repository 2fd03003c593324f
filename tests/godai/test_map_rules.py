"""The map as a whole: what is in the box, who expands it, how the setup lays it, and how turns treat it."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.games.godai.content.map_parts import CataclysmTile, EmpireTile, HexTile, SkyTile, Tile
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.events.land import BossTokenPlaced
from rulewright.games.godai.model.state import NOWHERE, Floating, Token
from rulewright.games.godai.model.steps import land as steps
from rulewright.games.godai.model.steps import setup, turn
from rulewright.games.godai.model.vocabulary import Condition, Element, Empire, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.ground import Layer, ground
from rulewright.games.godai.rules.stat_tests import dissonance
from rulewright.games.godai.rules.vitals import cure, inflict

from .maps import SAGE, SAMURAI, on_map
from .positions import answer, content, done, faces, of_kind, offered, position, run


def locations(side: Empire) -> Counter[Place]:
    """All that is printed on one side of all tiles, the Floating Mountains included."""
    found: Counter[Place] = Counter()
    for tile in content().tiles.values():
        if isinstance(tile, (EmpireTile, HexTile)):
            found.update([one.location for one in tile.side(side) if one.location is not None])
        elif isinstance(tile, SkyTile):
            found.update([one.location for one in tile.side(False) if one.location is not None])
    return found


@pytest.mark.parametrize("side", list(Empire))
def test_how_often_each_location_is_printed(side: Empire) -> None:
    """GOD-259 to GOD-262."""
    found = locations(side)
    wanted = {
        Place.TEMPLE: 5, Place.ANTIQUITY_SITE: 11, Place.SETTLEMENT: 12, Place.WELLSPRING_PORTAL: 7,
    }  # fmt: skip
    assert {place: found[place] for place in wanted} == wanted
    temples = [tile.temple for tile in content().tiles.values() if isinstance(tile, HexTile) and tile.temple]
    assert sorted(temples) == [1, 2, 3, 4, 5]


def test_sides_and_sizes_of_tiles() -> None:
    """GOD-249, GOD-251, GOD-252, GOD-297."""
    sizes: Counter[tuple[type[Tile], int, int]] = Counter()
    for tile in content().tiles.values():
        if isinstance(tile, (EmpireTile, HexTile)):
            assert tile.caprakan != tile.ishidan
            sizes[type(tile), len(tile.side(Empire.CAPRAKAN)), len(tile.side(Empire.ISHIDAN))] += 1
        elif isinstance(tile, SkyTile):
            sizes[type(tile), len(tile.side(False)), len(tile.side(True))] += 1
        else:
            assert isinstance(tile, CataclysmTile)
            assert tile.side()[3].location is Place.ELEMENTAL_PORTAL, "in its center"
            sizes[type(tile), len(tile.side()), 0] += 1
    assert sizes == {(EmpireTile, 37, 37): 2, (HexTile, 19, 19): 12, (SkyTile, 7, 7): 13, (CataclysmTile, 7, 0): 4}
    nether = [tile.nether_element for tile in content().tiles.values() if isinstance(tile, SkyTile)]
    assert 0 < nether.count(None) < 13, "not all Nether sides have a portal"


def test_four_portals_on_the_bars_and_six_in_the_middle() -> None:
    """GOD-303."""
    bars = [number for number, hex in g.PORTALS.items() if len(g.BESIDE[hex]) < 6]
    assert sorted(bars) == [1, 4, 7, 10]
    assert len(g.PORTALS) == 10


@pytest.mark.rule("GOD-327", "GOD-329", "GOD-330", "GOD-264")
def test_the_board_of_the_setup() -> None:
    state = position(
        SAMURAI, tiles=(None,) * len(g.SLOTS), hex_tiles=content().hex_tiles, sky_tiles=content().sky_tiles,
        boss_tokens=tuple(range(1, 9)), defenders=(), at=NOWHERE,
    )  # fmt: skip
    # HexTile N with a lair, HexTile C with a Temple and a lair; then portal 2 to the south-west, and the first SkyTile.
    state.script = [11, 0, 0, 0, *faces(2, 4), 0]
    run(
        state, setup.TurnEmpireTile(0), setup.TurnEmpireTile(1), steps.RevealSlot(2), steps.RevealSlot(3),
        steps.PlaceSky(),
    )  # fmt: skip
    answer(state, "place-tile caprakan 0", "place-tile ishidan 0", "place-tile caprakan 0")
    answer(state, "place-tile ishidan 0")
    assert state.decision.prompt == "prompt-lay-tile"
    assert [token.what for token in state.bosses] == ["1", "2"]
    answer(state, offered(state)[0])
    assert done(state)
    assert len(state.sky) == 1
    assert (len(state.hex_tiles), len(state.sky_tiles), len(state.boss_tokens)) == (10, 12, 6)
    assert [one.id for one in state.defenders] == ["city-1", "city-2", "temple-1"]


@pytest.mark.rule("GOD-270", "GOD-410")
def test_a_banner_expands_the_map_when_it_drifts_to_the_border() -> None:
    banners = (g.BY_NAME["h18"], NOWHERE, NOWHERE, NOWHERE)
    state = on_map(at="e14", banners=banners, script=faces(3))
    run(state, steps.Wander(0))
    assert state.decision.prompt == "prompt-place-tile"
    while not done(state):
        answer(state, "place-tile caprakan 0")
    assert g.NAMES[state.banners[0]] == "h19"
    assert not {slot for slot in g.SLOTS_BESIDE[state.banners[0]] if state.tiles[slot] is None}


@pytest.mark.rule("GOD-276", "GOD-296", "GOD-304")
def test_tiles_on_top_lift_what_was_below_and_expand_nothing() -> None:
    state = on_map(at="h13", script=faces(2, 4), hex_tokens=(g.BY_NAME["h14"],))
    before = state.tiles
    run(state, steps.PlaceCataclysmTile(Element.EARTH))
    answer(state, "lay-tile g14 0")
    assert state.tiles is before
    assert (g.NAMES[state.at], state.hex_tokens) == ("h13", (g.BY_NAME["h14"],))
    assert ground(state).layer[state.at] is Layer.CATACLYSM


@pytest.mark.rule("GOD-286", "GOD-287")
def test_nothing_negates_dissonant_on_nether() -> None:
    state = on_map(SAMURAI, SAGE, sky=(Floating("sky-1", g.BY_NAME["e14"], 0, nether=True),))
    state.heroes[1].augments = (0, 0, 0, 0, 1)
    inflict(state, 0, Condition.DISSONANT)
    assert [dissonance(state, seat) for seat in range(2)] == [2, 0]
    cure(state, 0, Condition.DISSONANT)
    assert dissonance(state, 0) == 1, "what comes from the place stays"
    state.at = g.BY_NAME["h14"]
    assert dissonance(state, 0) == 0


@pytest.mark.rule("GOD-398")
def test_reaching_into_a_hazard_costs_nothing() -> None:
    state = on_map(SAGE, at="h14", cataclysms=(Floating("cataclysm-meteor", g.BY_NAME["e14"], 0),))
    assert any(land.hazardous(state, hex) for hex in land.in_range(state))
    before = state.heroes[0].energy
    run(state, turn.ChooseMovement(), turn.EndMovement())
    answer(state, "choose-movement-type normal", "done")
    assert state.heroes[0].energy == before


@pytest.mark.rule("GOD-966")
def test_a_reckless_move_along_a_road_is_nothing_else() -> None:
    state = run(on_map(), turn.ChooseMovement(), turn.EndMovement())
    answer(state, "choose-movement-type reckless", "pick-hex h14", "done")
    assert (state.off_road, state.cautious, state.stays) == (False, False, 0)


@pytest.mark.rule("GOD-404", "GOD-390")
def test_who_wanders_into_a_location_has_entered_it() -> None:
    """GOD-405: its Event follows as usual."""
    state = run(on_map(at="h13", script=faces(3)), steps.Wander())
    assert land.place_at(state, state.at) is Place.SETTLEMENT
    assert state.entered


@pytest.mark.rule("GOD-271")
def test_each_boss_has_one_lair() -> None:
    state = on_map(slots={}, script=[])
    seen: list[str] = []
    for slot in g.HEX_SLOTS:
        run(state, steps.RevealSlot(slot))
        answer(state, "place-tile ishidan 0")
        seen += [str(event.boss) for event in of_kind(state.events, BossTokenPlaced)]
    assert sorted(seen) == [str(number) for number in range(1, 9)]
    assert all(isinstance(token, Token) for token in state.bosses)
    assert not state.hex_tiles
