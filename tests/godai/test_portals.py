"""The Siege Portal procedure: SkyTiles, Cataclysm Tiles, Banners, Jaethi; flips, Risers, cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai import effects as verbs
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.land import LayTile, PlaceTile, StandJaethi
from rulewright.games.godai.model.events.land import (
    NothingPlaced,
    PlacementRepeated,
    RiserRemoved,
    SkyTileFlipped,
    TargetFound,
)
from rulewright.games.godai.model.state import NOWHERE, Defender, Floating, GodaiState, Rulings, Token
from rulewright.games.godai.model.steps import land as steps
from rulewright.games.godai.model.steps import setup
from rulewright.games.godai.model.vocabulary import Element, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.ground import Layer, ground
from rulewright.games.godai.rules.sky import RISERS, different_turns, front_of, legal_centers

from .maps import SAGE, SAMURAI, full_map, hexes, on_map
from .positions import answer, content, done, faces, of_kind, offered, run

H13, H14 = hexes("h13", "h14")


def siege_card(soar: bool) -> str:
    return next(id for id, card in content().siege.items() if card.soar is soar)


def besieged(slot: int = 0, soar: bool = False, **fields: Any) -> GodaiState:
    fronts = ["", "", "", ""]
    fronts[slot] = siege_card(soar)
    return on_map(SAMURAI, fronts=tuple(fronts), **fields)


def mountain(id: str = "sky-2", center: str = "g14", **fields: Any) -> Floating:
    return Floating(id, g.BY_NAME[center], 0, **{"riser": True, **fields})


def causes(state: GodaiState) -> list[str]:
    return [event.cause for event in of_kind(state.events, PlacementRepeated)]


# -- Banners ---------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-17")
@pytest.mark.rule("GOD-305", "GOD-306", "GOD-527")
def test_a_banner_is_put_on_exactly_the_hex_that_was_rolled() -> None:
    state = run(besieged(script=faces(2, 4)), steps.PlaceBanner(0))
    assert done(state)
    assert state.banners == (H13, NOWHERE, NOWHERE, NOWHERE)
    target = of_kind(state.events, TargetFound)[0]
    assert (target.portal, target.direction, target.hex) == (2, "sw", "h13")


@pytest.mark.gold("GOLD-GOD-22")
@pytest.mark.rule("GOD-315", "GOD-317")
def test_a_banner_emerges_far_from_all_revealed_tiles() -> None:
    state = besieged(script=[*faces(4, 1), 0])
    assert not {slot for slot in (9, 10, 12) if state.tiles[slot] is not None}
    run(state, steps.PlaceBanner(0))
    assert state.decision.prompt == "prompt-place-tile"
    answer(state, "place-tile caprakan 0")
    assert done(state)
    assert [slot for slot, tile in enumerate(state.tiles) if tile is not None] == [0, 1, 2, 3, 12]
    assert state.banners[0] == g.BY_NAME["i3"]


@pytest.mark.rule("GOD-312", "GOD-313")
def test_bars_and_other_portals_only_turn_the_direction() -> None:
    state = run(besieged(script=faces(2, 2, 3, 4)), steps.PlaceBanner(0))
    assert state.banners[0] == H13
    assert causes(state) == ["portal", "portal"]
    state = run(besieged(script=[*faces(4, 6, 6, 1), 0]), steps.PlaceBanner(0))
    assert causes(state) == ["bar", "bar"]


@pytest.mark.rule("GOD-314", "GOD-1073")
def test_no_two_miniatures_and_no_defender_on_one_hex() -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(g.BY_NAME["h12"],), resilience=10)
    state = besieged(script=faces(2, 4, 5, 6), at="h13")
    state.defenders = (*state.defenders, tower)
    run(state, steps.PlaceBanner(0))
    assert causes(state) == ["miniature", "defender"]
    assert state.banners[0] == g.BY_NAME["i12"]
    second = besieged(1, script=faces(2, 4, 5), banners=(H13, NOWHERE, NOWHERE, NOWHERE))
    run(second, steps.PlaceBanner(1))
    assert second.banners[:2] == (H13, g.BY_NAME["h12"])
    queen = besieged(1, script=faces(2, 4, 6), jaethi=g.triangle(H13, False))
    run(queen, steps.PlaceBanner(1))
    assert queen.banners[1] == g.BY_NAME["i12"]


@pytest.mark.rule("GOD-1073")
@pytest.mark.ruling("AMB-GOD-44")
def test_a_portal_from_which_nothing_can_go_is_rolled_again() -> None:
    """Both hexes beside portal 1 belong to the City-State."""
    state = run(besieged(script=faces(1, 2, 4)), steps.PlaceBanner(0))
    assert causes(state) == ["no-direction"]
    assert state.banners[0] == H13


@pytest.mark.rule("GOD-1073", "GOD-315")
def test_a_temple_that_is_revealed_under_a_banner_turns_its_direction() -> None:
    """HexTile G, Caprakan side up and not turned, has its Temple on i3."""
    state = besieged()
    state.script = [*faces(4, 1), state.hex_tiles.index("hex-g"), 0, *faces(2)]
    run(state, steps.PlaceBanner(0))
    answer(state, "place-tile caprakan 0")
    assert land.place_at(state, g.BY_NAME["i3"]) is Place.TEMPLE
    assert state.banners[0] == g.BY_NAME["i4"]
    assert "defender" in causes(state)


@pytest.mark.rule("GOD-1073", "GOD-528")
def test_a_temple_that_is_revealed_under_jaethi_turns_her_direction() -> None:
    state = on_map()
    state.script = [*faces(4, 1), state.hex_tiles.index("hex-g"), 0, *faces(2)]
    run(state, steps.PlaceJaethi())
    answer(state, "place-tile caprakan 0")
    assert state.decision.about == {"hex": "i4"}


@pytest.mark.rule("GOD-308", "GOD-560")
def test_only_a_banner_with_soar_comes_onto_a_floating_mountain() -> None:
    state = besieged(sky=(mountain(),), script=faces(2, 4, 9, 3))
    run(state, steps.PlaceBanner(0))
    assert causes(state) == ["mountain"]
    assert state.banners[0] == g.BY_NAME["j16"]
    flying = run(besieged(soar=True, sky=(mountain(),), script=faces(2, 4)), steps.PlaceBanner(0))
    assert flying.banners[0] == H13
    fallen = run(besieged(sky=(mountain(riser=False),), script=faces(2, 4)), steps.PlaceBanner(0))
    assert fallen.banners[0] == H13


@pytest.mark.rule("GOD-036", "GOD-305")
def test_a_destroyed_portal_is_rolled_again() -> None:
    state = run(besieged(closed_portals=(2, 3), script=faces(2, 3, 5, 5)), steps.PlaceBanner(0))
    assert state.banners[0] == H13
    assert of_kind(state.events, TargetFound)[0].portal == 5


@pytest.mark.rule("GOD-1027")
def test_with_oracles_guidance_only_the_direction_is_rolled() -> None:
    state = run(besieged(script=faces(4)), steps.PlaceBanner(0, 2))
    assert state.banners[0] == H13
    assert len(state.rolls) == 1


@pytest.mark.rule("GOD-266")
def test_a_turned_tile_swaps_its_portals() -> None:
    state = run(besieged(turned_portals=(0,), script=faces(3, 4)), steps.PlaceBanner(0))
    assert state.banners[0] == H13


@pytest.mark.rule("GOD-305")
def test_nothing_is_placed_if_no_portal_leads_anywhere() -> None:
    state = run(besieged(closed_portals=tuple(range(2, 11))), steps.PlaceBanner(0))
    assert state.banners[0] == NOWHERE
    assert of_kind(state.events, NothingPlaced)[0].cause == "no-place"
    assert not state.rolls


# -- Jaethi ----------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-18")
@pytest.mark.rule("GOD-307", "GOD-315", "GOD-528")
def test_jaethi_emerges_on_an_empty_slot() -> None:
    state = run(on_map(script=[*faces(10, 2), 0]), steps.PlaceJaethi())
    assert state.decision.prompt == "prompt-place-tile"
    answer(state, "place-tile ishidan 0")
    assert state.tiles[8] is not None
    ways = [g.BY_NAME["l25"] in g.triangle(g.BY_NAME[one.split()[1]], one.endswith("east")) for one in offered(state)]
    assert len(ways) > 1
    assert all(ways)
    answer(state, offered(state)[-1])
    assert done(state)
    assert len(state.jaethi) == 3
    assert g.BY_NAME["l25"] in state.jaethi


@pytest.mark.gold("GOLD-GOD-21")
@pytest.mark.rule("GOD-316", "GOD-1067")
def test_jaethi_may_need_two_new_tiles() -> None:
    state = run(on_map(script=[*faces(4, 3), 0, 0]), steps.PlaceJaethi())
    answer(state, "place-tile caprakan 0")
    assert [slot for slot in range(4, 14) if state.tiles[slot] is not None] == [10]
    answer(state, "stand-jaethi h4 east", "place-tile caprakan 0")
    assert done(state)
    assert [slot for slot in range(4, 14) if state.tiles[slot] is not None] == [10, 12]
    assert {*state.jaethi} == {*hexes("h4", "i4", "i5")}


@pytest.mark.rule("GOD-545", "GOD-1075", "GOD-289")
def test_a_mountain_under_jaethi_falls_once() -> None:
    state = on_map(sky=(mountain(),), script=faces(2, 4))
    run(state, steps.PlaceJaethi())
    layer = ground(state).layer
    ways = {one: g.triangle(g.BY_NAME[one.split()[1]], "east" in one) for one in offered(state)}
    answer(state, next(one for one, way in ways.items() if all(layer[hex] is Layer.MOUNTAIN for hex in way)))
    assert not state.sky[0].riser
    assert len(of_kind(state.events, RiserRemoved)) == 1
    assert [one.resilience for one in state.defenders] == [17, 20]


@pytest.mark.rule("GOD-314", "GOD-255")
def test_why_jaethi_cannot_stand_there() -> None:
    state = on_map(script=faces(2, 4), at="h14")
    run(state, steps.PlaceJaethi())
    refused = {one: BOOK.why_not(state, 0, StandJaethi(*one.split())) for one in ("g14 east", "e14 east", "h13 east")}
    assert [reasons[0].message for reasons in refused.values()] == [
        "why-hex-taken",
        "why-off-target",
        "why-over-portal",
    ]


# -- SkyTiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-278", "GOD-280", "GOD-307", "GOD-1066")
def test_a_sky_tile_covers_the_target_on_a_riser() -> None:
    state = run(on_map(script=[*faces(2, 4), 0]), steps.PlaceSky())
    assert state.decision.about == {"tile": "sky-1", "hex": "h13"}
    assert {one.split()[1] for one in offered(state)} == {"g13", "g14"}
    assert len(offered(state)) == 12
    answer(state, "lay-tile g14 3")
    assert state.sky == (Floating("sky-1", g.BY_NAME["g14"], 3, riser=True),)
    assert "sky-1" not in state.sky_tiles
    assert ground(state).layer[H13] is Layer.MOUNTAIN
    assert land.place_at(state, H14) is None, "the Settlement below is out of play"


@pytest.mark.rule("GOD-275", "GOD-298")
def test_an_elemental_portal_gets_its_token() -> None:
    state = run(on_map(script=[*faces(2, 4), 0]), steps.PlaceSky())
    answer(state, "lay-tile g14 0")
    assert state.elemental_tokens == (Token(g.patch(g.BY_NAME["g14"])[0], "air"),)
    assert land.place_at(state, state.elemental_tokens[0].hex) is Place.ELEMENTAL_PORTAL


@pytest.mark.rule("GOD-281")
def test_what_was_below_stands_on_top() -> None:
    state = on_map(SAGE, script=[*faces(2, 4), 0], at="h13", banners=(H14, NOWHERE, NOWHERE, NOWHERE))
    run(state, steps.PlaceSky())
    answer(state, "lay-tile g14 0")
    assert (state.at, state.banners[0]) == (H13, H14)
    assert ground(state).layer[state.at] is Layer.MOUNTAIN


@pytest.mark.gold("GOLD-GOD-19")
@pytest.mark.rule("GOD-282", "GOD-310", "GOD-288")
def test_on_a_floating_mountain_nothing_new_is_placed_and_it_flips() -> None:
    state = on_map(sky=(mountain(),), script=faces(2, 4))
    left = len(state.sky_tiles)
    run(state, steps.PlaceSky())
    assert done(state)
    assert state.sky == (mountain(nether=True, riser=False),)
    assert len(state.sky_tiles) == left
    assert of_kind(state.events, SkyTileFlipped)
    assert [one.resilience for one in state.defenders] == [18, 21], "a flip costs nothing"


@pytest.mark.ruling("AMB-GOD-38")
@pytest.mark.rule("GOD-289")
def test_by_the_other_reading_a_flip_shakes_every_defender() -> None:
    state = on_map(sky=(mountain(),), script=faces(2, 4), rulings=Rulings(flip_shakes=True))
    run(state, steps.PlaceSky())
    assert [one.resilience for one in state.defenders] == [17, 20]


@pytest.mark.gold("GOLD-GOD-23")
@pytest.mark.rule("GOD-311")
@pytest.mark.ruling("AMB-GOD-37")
def test_on_nether_the_placement_is_rolled_again_or_lost() -> None:
    nether = mountain(nether=True, riser=False)
    state = run(on_map(sky=(nether,), script=[*faces(2, 4, 9, 3), 0]), steps.PlaceSky())
    assert causes(state) == ["nether"]
    assert state.decision.about["hex"] == "j16"
    other = on_map(sky=(nether,), script=faces(2, 4), rulings=Rulings(nether_rerolls=False))
    run(other, steps.PlaceSky())
    assert done(other)
    assert other.sky == (nether,)
    assert of_kind(other.events, NothingPlaced)[0].cause == "nether"


@pytest.mark.rule("GOD-1065", "GOD-298")
@pytest.mark.ruling("AMB-GOD-203")
def test_a_flip_changes_the_token_of_the_portal_and_leaves_the_rest() -> None:
    """sky-2 has Earth in front and Fire on the back, both in the middle."""
    center = g.BY_NAME["g14"]
    tokens = (Token(center, "earth"), Token(center, "water"), Token(H14, "air"))
    state = on_map(sky=(mountain(),), elemental_tokens=tokens, hex_tokens=(H14,), script=faces(2, 4), at="h14")
    run(state, steps.PlaceSky())
    assert state.elemental_tokens == (Token(center, "water"), Token(H14, "air"), Token(center, "fire"))
    assert (state.hex_tokens, state.at) == ((H14,), H14)


@pytest.mark.rule("GOD-045")
@pytest.mark.ruling("AMB-GOD-06")
def test_the_ninth_boss_has_its_lair_on_a_sky_tile() -> None:
    id = next(id for id in content().sky_tiles if content().tiles[id].boss == 9)  # type: ignore[union-attr]
    state = run(on_map(script=[*faces(2, 4), content().sky_tiles.index(id)]), steps.PlaceSky())
    answer(state, "lay-tile g14 0")
    lair = next(token for token in state.bosses if token.what == "9")
    assert land.place_at(state, lair.hex) is Place.BOSS_LAIR
    state.script = faces(2, 4)
    run(state, steps.PlaceSky())
    assert state.sky[0].nether
    assert not any(token.what == "9" for token in state.bosses)


@pytest.mark.rule("GOD-279")
def test_without_a_sky_tile_nothing_happens() -> None:
    state = run(on_map(sky=(mountain(),), sky_tiles=()), steps.PlaceSky())
    assert done(state)
    assert not state.sky[0].nether
    assert not state.rolls


@pytest.mark.ruling("AMB-GOD-38", "AMB-GOD-39")
@pytest.mark.rule("GOD-290")
def test_the_ninth_mountain_has_no_riser() -> None:
    state = full_map(SAMURAI, at="h14")
    far = [hex for hex in range(g.TILE_HEXES) if g.distance(hex, g.BY_NAME["g14"]) > 2]
    ids = iter(content().sky_tiles)
    for hex in far:
        if len(state.sky) < RISERS and legal_centers(state, hex) and hex in legal_centers(state, hex):
            state.sky = (*state.sky, Floating(next(ids), hex, 0, riser=True))
    state.sky_tiles = tuple(ids)
    state.script = [*faces(2, 4), 0]
    run(state, steps.PlaceSky())
    answer(state, "lay-tile g14 0")
    assert [one.riser for one in state.sky] == [True] * RISERS + [False]
    assert land.can_enter(state, H13)


@pytest.mark.rule("GOD-1066")
@pytest.mark.ruling("AMB-GOD-35", "AMB-GOD-36")
def test_what_is_never_covered() -> None:
    state = on_map()
    assert not legal_centers(state, g.BY_NAME["b13"]), "beside portal 1 every tile would cover the City-State"
    assert legal_centers(state, H13)
    state.sky = (mountain(center="f14"),)
    assert legal_centers(state, H13) == [], "neither over another tile"
    state.sky = ()
    fortress = Defender(id="temple-fortress", kind=Place.TEMPLE_FORTRESS, hexes=(g.BY_NAME["g14"],), resilience=8)
    state.defenders = (*state.defenders, fortress)
    assert legal_centers(state, H13) == []


@pytest.mark.rule("GOD-1066")
def test_a_direction_without_room_is_rolled_again() -> None:
    state = run(on_map(sky=(mountain(center="f14"),), script=[*faces(2, 4, 6), 0]), steps.PlaceSky())
    assert causes(state) == ["no-room"]
    assert state.decision.about["hex"] == "i12"


@pytest.mark.rule("GOD-1066", "GOD-307")
def test_why_a_tile_cannot_lie_so() -> None:
    state = run(on_map(script=[*faces(2, 4), 0]), steps.PlaceSky())
    reasons = {hex: BOOK.why_not(state, 0, LayTile(hex, 0))[0].message for hex in ("d14", "h12", "h14")}
    assert reasons == {"d14": "why-off-target", "h12": "why-over-portal", "h14": "why-over-portal"}
    crowded = run(on_map(sky=(mountain(center="f15"),), script=[*faces(2, 4), 0]), steps.PlaceSky())
    assert BOOK.why_not(crowded, 0, LayTile("g14", 0))[0].message == "why-over-tile"


# -- Cataclysm Tiles -------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-20")
@pytest.mark.rule("GOD-294", "GOD-316", "GOD-1067")
def test_a_cataclysm_may_overhang_an_empty_slot() -> None:
    state = run(on_map(script=[*faces(4, 3), 0, 0]), steps.PlaceCataclysmTile(Element.FIRE))
    assert state.decision.about["slot"] == "9"
    answer(state, "place-tile caprakan 0")
    assert offered(state) == ["pick-hex g5", "pick-hex i5", "lay-tile h5 0"]
    answer(state, "pick-hex i5")
    assert state.decision.about["slot"] == "11"
    answer(state, "place-tile caprakan 0")
    assert done(state), "turned or not, it looks the same"
    assert state.cataclysms == (Floating("cataclysm-meteor", g.BY_NAME["i5"], 0),)
    assert g.BY_NAME["h4"] in g.patch(g.BY_NAME["i5"])
    assert all(ground(state).layer[hex] is Layer.CATACLYSM for hex in g.patch(g.BY_NAME["i5"]))


@pytest.mark.rule("GOD-507", "GOD-298", "GOD-295", "GOD-513")
@pytest.mark.ruling("AMB-GOD-41")
def test_a_cataclysm_brings_two_tokens_and_covers_locations() -> None:
    state = run(on_map(script=faces(2, 4)), steps.PlaceCataclysmTile(Element.WATER))
    answer(state, "lay-tile g14 0")
    assert state.elemental_tokens == (Token(g.BY_NAME["g14"], "water"),) * 2
    assert land.place_at(state, H14) is None
    assert land.place_at(state, g.BY_NAME["g14"]) is Place.ELEMENTAL_PORTAL


@pytest.mark.rule("GOD-309", "GOD-506")
@pytest.mark.parametrize("lying", [{}, {"riser": False}, {"riser": False, "nether": True}])
def test_a_cataclysm_never_lands_on_a_sky_tile(lying: dict[str, Any]) -> None:
    state = on_map(sky=(mountain(**lying),), script=faces(2, 4, 9, 3))
    run(state, steps.PlaceCataclysmTile(Element.AIR))
    assert causes(state) == ["sky-tile"]
    assert state.decision.about["hex"] == "j16"


@pytest.mark.rule("GOD-293")
def test_there_is_one_cataclysm_tile_of_each_element() -> None:
    lying = (Floating("cataclysm-meteor", g.BY_NAME["g14"], 0),)
    state = run(on_map(cataclysms=lying), steps.PlaceCataclysmTile(Element.FIRE))
    assert done(state)
    assert state.cataclysms == lying


def test_equal_rotations_are_offered_once() -> None:
    state = on_map()
    assert different_turns(front_of(state, "cataclysm-deluge")) == (0,)
    assert different_turns(front_of(state, "sky-1")) == (0, 1, 2, 3, 4, 5)


# -- cards -----------------------------------------------------------------------------------------------------


def change(state: GodaiState, effect: Any) -> GodaiState:
    return run(state, steps.ChangeMap(effect, "card"))


@pytest.mark.rule("GOD-277", "GOD-1024")
def test_a_random_mountain_flips_unless_it_is_chained() -> None:
    pair = (mountain(), mountain("sky-5", "n14"))
    state = change(on_map(sky=pair, script=[1]), verbs.FlipSkyTile())
    assert [one.nether for one in state.sky] == [False, True]
    chained = change(on_map(sky=(replace(pair[0], chained=True),)), verbs.FlipSkyTile())
    assert not chained.sky[0].nether
    assert of_kind(chained.events, NothingPlaced)[0].cause == "no-mountain"


@pytest.mark.rule("GOD-289", "GOD-1024")
def test_a_riser_is_removed_and_every_defender_shaken() -> None:
    pair = (mountain(), mountain("sky-5", "n14"))
    state = change(on_map(sky=pair), verbs.RemoveRiser(random=False))
    assert offered(state) == ["pick-hex g14", "pick-hex n14"]
    answer(state, "pick-hex n14")
    assert [one.riser for one in state.sky] == [True, False]
    assert [one.resilience for one in state.defenders] == [17, 20]
    held = change(on_map(sky=(replace(pair[0], chained=True),)), verbs.RemoveRiser())
    assert held.sky[0].riser


@pytest.mark.rule("GOD-275")
def test_a_card_places_an_elemental_token() -> None:
    state = change(on_map(SAMURAI), verbs.PlaceElementalToken())
    answer(state, "pick-element fire")
    assert state.elemental_tokens == (Token(state.at, "fire"),), "Range 0 is the own hex"
    state = change(on_map(SAGE, at="h14"), verbs.PlaceElementalToken(element=Element.AIR))
    assert "pick-hex h14" not in offered(state), "only on terrain"
    answer(state, "pick-hex g14")
    assert state.elemental_tokens == (Token(g.BY_NAME["g14"], "air"),)


@pytest.mark.rule("GOD-038")
def test_cards_place_move_and_remove_hex_tokens() -> None:
    state = change(on_map(SAMURAI), verbs.PlaceHexToken(Place.ANTIQUITY_SITE))
    assert state.hex_tokens == (g.BY_NAME["f12"],), "the nearest one"
    change(state, verbs.MoveToken())
    assert "pick-hex f12" not in offered(state)
    answer(state, "pick-hex m12")
    assert state.hex_tokens == (g.BY_NAME["m12"],)
    assert land.place_at(state, g.BY_NAME["f12"]) is Place.ANTIQUITY_SITE
    change(state, verbs.RemoveHexToken())
    assert state.hex_tokens, "out of Range"
    change(state, verbs.RemoveHexToken(anywhere=True))
    assert not state.hex_tokens


@pytest.mark.rule("GOD-245")
@pytest.mark.ruling("AMB-GOD-29")
def test_a_temple_returns_when_its_token_is_removed() -> None:
    state = full_map()
    temple = next(one for one in state.defenders if one.kind is Place.TEMPLE)
    state.defenders = tuple([replace(one, fallen="destroyed", resilience=0) if one is temple else one
                             for one in state.defenders])  # fmt: skip
    state.hex_tokens = temple.hexes
    assert land.place_at(state, temple.hexes[0]) is None
    change(state, verbs.RemoveHexToken(anywhere=True))
    again = land.defender_at(state, temple.hexes[0])
    assert again is not None
    assert again.resilience == 8


@pytest.mark.rule("GOD-267")
def test_a_card_reveals_a_tile_beside_a_revealed_one() -> None:
    state = change(on_map(script=[0]), verbs.RevealTile())
    assert offered(state) == [f"pick-hex {g.NAMES[g.SLOTS[slot].center]}" for slot in (4, 5, 9, 10)]
    answer(state, "pick-hex m7", "place-tile ishidan 3")
    assert state.tiles[9] is not None


@pytest.mark.rule("GOD-876")
def test_a_card_teleports_to_a_place() -> None:
    state = change(on_map(), verbs.TeleportGroup(Place.WELLSPRING_PORTAL))
    assert "decline" in offered(state)
    answer(state, "pick-hex o17")
    assert state.at == g.BY_NAME["o17"]


@pytest.mark.rule("GOD-265", "GOD-325")
def test_why_an_empire_tile_cannot_lie_so() -> None:
    state = run(on_map(), setup.TurnEmpireTile(0))
    assert BOOK.why_not(state, 0, PlaceTile("caprakan", 3))[0].message == "why-city-inside"
    assert BOOK.why_not(state, 0, PlaceTile("ishidan", 0))[0].message == "why-other-empire"
