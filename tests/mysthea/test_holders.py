"""Who controls a region is seen on the table: by its edge, by a crest, in its title and in words. Rulebook p.13."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.art.colours import MATERIALS
from rulewright.games.mysthea.model.geography import REGIONS
from rulewright.games.mysthea.model.vocabulary import Colour
from rulewright.games.mysthea.positions import base_game, position, region
from rulewright.games.mysthea.rules.control import controller, strength_in
from rulewright.games.mysthea.table.control_shown import holders
from rulewright.svg.icons import CRESTS

from .oracles.watching import crowded_table
from .test_board import SVG, draw, ids, parsed, titles

FOREST, MOUNTAIN = region("tree.forest"), region("tree.mountain")


def contested(**table: Any) -> Any:
    """Red and yellow are equally strong in the forest; yellow holds the mountain alone."""
    boards = {
        0: {"golems": (FOREST,), "at": region("arch.forest")},
        1: {"troops": (FOREST, FOREST, MOUNTAIN), "at": region("sphere.river"), "wounded": True},
        2: {"at": region("sphere.river")},
    }
    return position(turn=0, boards=boards, **table)


@pytest.mark.rule("MYS-298", "MYS-299", "MYS-300", "MYS-305")
@pytest.mark.parametrize("seed", range(40))
def test_what_is_shown_is_what_the_rules_say(seed: int) -> None:
    """A view hides nothing of what control depends on."""
    state, luck = crowded_table(seed)
    for _ in range(30):
        shown = holders(state.game.seen(state.view(None)))
        for place in range(15):
            seat = controller(state, place)
            held = None if seat is None else (seat, state.boards[seat].colour, strength_in(state, seat, place))
            assert shown.get(place) == held
        if state.over:
            break
        decision = luck.choice(state.decisions)
        state.apply(luck.choice(decision.choices), decision.seat)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_region_has_an_edge_in_the_colour_and_a_plate_with_the_crest_of_its_holder(theme: str) -> None:
    state = contested()
    drawing = draw(state.view(None), theme=theme)
    parts = {element.attrib["id"]: element for element in parsed(drawing).iter() if "id" in element.attrib}
    for place, colour in ((FOREST, Colour.RED), (MOUNTAIN, Colour.YELLOW)):
        name = REGIONS[place]
        edge = [path.attrib.get("stroke") for path in parts[f"region-{name}"].findall(f"{SVG}path")]
        assert MATERIALS[colour].base in edge
        crest = [path.attrib["d"] for path in parts[f"control-{name}"].iter(f"{SVG}path")]
        assert crest == [CRESTS[colour]]
    empty = parts["region-tree.crystal"]
    assert not {made.base for made in MATERIALS.values()} & {
        p.attrib.get("stroke") for p in empty.findall(f"{SVG}path")
    }
    held = {id_ for id_ in ids(drawing) if id_.startswith("control-")}
    assert held == {f"control-{name}" for name in ("tree.forest", "tree.mountain", "arch.forest", "sphere.river")}


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Great Tree · Forest · Control: Anna (Strength 2)"),
        ("uk", "Велике Дерево · Ліс · Контроль: Anna (Сила 2)"),
    ],
)
def test_the_title_of_a_region_names_its_holder(language: str, says: str) -> None:
    game = base_game()
    drawing = game.table.draw(contested().view(None), game.texts(language, ["Anna", "Ben", "Cleo"]))
    assert titles(drawing)["region-tree.forest"] == says
    assert "Control" not in titles(drawing)["region-tree.crystal"]


@pytest.mark.parametrize(
    ("language", "forest", "mountain"),
    [
        (
            "en",
            "Forest: Anna Golem; Ben 2 Troops; controlled by Anna (Strength 2)",
            "Mountain: Ben Troop; controlled by Ben (Strength 1)",
        ),
        (
            "uk",
            "Ліс: Anna Голем; Ben 2 Військові; контролює Anna (Сила 2)",
            "Гора: Ben Військовий; контролює Ben (Сила 1)",
        ),
    ],
    ids=["en", "uk"],
)
def test_the_table_in_words_names_the_holder_of_every_region(language: str, forest: str, mountain: str) -> None:
    game = base_game()
    texts = game.texts(language, ["Anna", "Ben", "Cleo"])
    lines = [line.strip() for line in game.table.describe(contested().view(None), texts, full=True)]
    assert {forest, mountain} <= set(lines)


def test_in_short_the_holder_is_named_where_several_stand() -> None:
    game = base_game()
    texts = game.texts("en", ["Anna", "Ben", "Cleo"])
    (tree,) = [line for line in game.table.describe(contested().view(None), texts) if line.startswith("Great Tree")]
    assert "Forest [Anna Golem; Ben 2 Troops; controlled by Anna (Strength 2)]" in tree
    assert "Mountain [Ben Troop]" in tree


@pytest.mark.ruling("AMB-MYS-78", about="describe")
def test_a_monster_that_a_storm_leaves_alone_is_told() -> None:
    table = {"monsters": ("caerulas", "utcoro", "boulron"), "lairs": (3, -1, -1), "rooted": ("caerulas",)}
    view = contested(rulings={"storm_moves_all": False}, **table).view(None)
    game = base_game()
    lines = game.table.describe(view, game.texts("en"))
    assert any("Caerulas (Strength 15, no Storm moves it)" in line for line in lines)
    assert titles(game.table.draw(view, game.texts("en")))["monster-caerulas"] == "Caerulas · 15 · no Storm moves it"
