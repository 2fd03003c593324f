"""The table of Godai as a picture: everything that can be pointed at is there, named, and glows when it is asked to."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rulewright.core.drawing import Drawing, Pieces, faults
from rulewright.games.godai.model.geometry import NAMES, SLOTS
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import Element, Place
from rulewright.games.godai.table.spots import present

from . import tables
from .tables import POSITIONS, game, texts

SHAPES = [(theme, narrow) for theme in ("light", "dark") for narrow in (False, True)]
SVG = "{http://www.w3.org/2000/svg}"


def drawing(
    state: GodaiState, theme: str = "light", narrow: bool = False, language: str = "en", **more: object
) -> Drawing:
    found = game().table.draw_parts(state.view(0), texts(language), theme, narrow=narrow, **more)  # type: ignore[arg-type]
    assert isinstance(found, Drawing)
    return found


def whole(drawn: Drawing) -> str:
    return f"{drawn.opening}<defs>{drawn.definitions}</defs>{''.join(drawn.layers.values())}</svg>"


def titles(drawn: Drawing) -> dict[str, str]:
    """What a screen reader says for each part."""
    found = {}
    for svg in (whole(drawn), *drawn.mats):
        for element in ET.fromstring(svg).iter():
            child = element.find(f"{SVG}title")
            if child is not None and "id" in element.attrib:
                found[element.attrib["id"]] = child.text or ""
    return found


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(("theme", "narrow"), SHAPES)
def test_a_drawing_keeps_its_contract_with_the_pages(name: str, theme: str, narrow: bool) -> None:
    """All parts of the position and three hexes are asked to glow: each is there once, named, with its light."""
    state = POSITIONS[name]()
    spots = {*present(state), "hex-h14", f"hex-{NAMES[0]}", f"hex-{NAMES[-1]}"}
    drawn = drawing(state, theme, narrow, highlights=spots)
    assert faults(drawn, spots, spots) == []


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_drawing_is_well_formed_in_every_language(name: str, language: str) -> None:
    drawn = drawing(POSITIONS[name](), language=language)
    for svg in (whole(drawn), *drawn.mats):
        ET.fromstring(svg)
        assert "None" not in svg
    assert list(drawn.layers) == ["ground", "regions", "links", "locations", "pieces", "highlights", "labels"]


def test_nothing_glows_that_is_not_asked_to() -> None:
    drawn = drawing(tables.siege())
    assert "glow-" not in "".join([*drawn.layers.values(), *drawn.mats])


def test_every_hex_that_is_unrolled_can_be_pointed_at_and_says_what_it_is() -> None:
    state = tables.harvest()
    named = titles(drawing(state))
    known = {hex for slot, tile in zip(SLOTS, state.tiles, strict=False) if tile for hex in slot.hexes}
    assert {f"hex-{name}" for name in NAMES} <= set(named)
    rolled_up = re.findall(r'<g id="hex-(\w+)" display="none">', whole(drawing(state)))
    assert rolled_up
    assert known.isdisjoint([NAMES.index(name) for name in rolled_up])
    asked = whole(drawing(state, highlights=[f"hex-{rolled_up[0]}"]))
    assert f'<g id="hex-{rolled_up[0]}">' in asked, "what can be chosen is unrolled"
    assert "Settlement" in named["hex-h14"]
    assert "Nether" in named["hex-j10"], "a Nether tile lies on this hex"
    assert named["hex-f3"].endswith("Unexplored")


def test_a_defender_tells_its_four_numbers_with_what_the_turn_adds() -> None:
    named = titles(drawing(tables.harvest()))
    assert named["defender-tower-2"] == "Fortress 2: Potential 4, Power 7, Range 1, Resilience 3"
    assert named["defender-city-1"].startswith("Nimo Teptek")


def test_an_overrun_defender_has_no_numbers() -> None:
    named = titles(drawing(tables.siege()))
    assert named["defender-temple-1"] == "Temple 1: overrun"


def test_banners_and_jaethi_stand_on_the_map_with_their_resilience() -> None:
    named = titles(drawing(tables.siege()))
    assert named["banner-2"].endswith("Resilience 11")
    assert named["jaethi"] == "Jaethi, Resilience 23"
    assert "banner-4" not in named


def test_pieces_stand_from_north_to_south() -> None:
    layer = drawing(tables.harvest()).layers["pieces"]
    heights = [float(y) for y in re.findall(r'data-piece="tower"[^>]*translate\([-\d.]+ ([-\d.]+)\)', layer)]
    heights += [float(y) for y in re.findall(r'data-piece="fortress"[^>]*translate\([-\d.]+ ([-\d.]+)\)', layer)]
    assert heights == sorted(heights)
    assert len(heights) == 2


def test_tokens_of_one_kind_on_a_hex_are_counted() -> None:
    state = tables.harvest()
    named = titles(drawing(state))
    water = [id for id in named if id.startswith("token-elemental-") and id.endswith("-water")]
    assert len(water) == 1
    assert re.search(rf'id="{water[0]}".*?>2</text>', drawing(state).layers["pieces"])


def test_a_combat_shows_the_action_that_was_rolled_and_what_was_declared() -> None:
    state = tables.fight()
    named = titles(drawing(state))
    assert named["opponent-1"] == "Graveler: Health 7, Energy 7"
    assert named["fighter-1"] == "Mara: Attack · Health"
    assert named["fighter-3"] == "Chidi: still deciding"


def test_an_opponent_that_is_out_of_the_combat_is_not_drawn() -> None:
    state = POSITIONS["two"]()
    assert state.combat is not None
    state.combat.lost = (0,)
    named = titles(drawing(state))
    assert "opponent-1" not in named
    assert "opponent-2" in named


def test_a_mat_shows_ranks_with_boosts_and_gear() -> None:
    named = titles(drawing(tables.harvest()))
    ninja = tables.band()[2]
    assert named["stat-3-attack"] == f"Attack {ninja.ranks[2] + 2}, Gear 0 of 6"
    assert named["item-1-iron-rations"] == "Iron Rations × 2"
    assert named["kept-2-powerup-keen-edge"] == "Keen Edge"


def test_the_land_is_drawn_once_for_a_table_that_stays_the_same() -> None:
    kept = Pieces(rounds=2)
    state = tables.harvest()
    one = drawing(state, pieces=kept)
    made = len(kept.kept)
    other = drawing(state, pieces=kept)
    assert len(kept.kept) == made
    assert one.layers["ground"] == other.layers["ground"]


def test_a_siege_darkens_the_land() -> None:
    calm, storm = drawing(tables.harvest()), drawing(tables.siege())
    assert "#2a2f57" not in calm.layers["ground"]
    assert "#2a2f57" in storm.layers["ground"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_whole_picture_holds_the_mats_as_well(theme: str) -> None:
    picture = game().table.draw(tables.harvest().view(0), texts(), theme)
    root = ET.fromstring(picture)
    assert root.find(f"{SVG}g[@id='layer-mats']") is not None
    assert picture.count('id="hero-1"') == 1


def test_the_scene_has_no_letters_but_numbers() -> None:
    picture = game().table.scene(tables.siege().view(0), texts(), "light")
    words = [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]
    assert all(word.isdigit() for word in words), words


def test_elements_and_places_have_a_drawing_of_their_own() -> None:
    """Shape before colour: no two seals and no two buildings are alike."""
    from rulewright.games.godai.art.landmarks import seal
    from rulewright.games.godai.art.pieces import building, frame

    assert len({re.sub(r"#[0-9a-f]{6}", "", seal(one)) for one in Element}) == len(Element)
    assert len({building(one) for one in (Place.TOWER, Place.FORTRESS, Place.TEMPLE_FORTRESS)}) == 3
    shapes = {re.sub(r"#[0-9a-f]{6}", "", frame(stat, 10.0)) for stat in ("potential", "power", "range", "resilience")}
    assert len(shapes) == 4
