"""Portraits: one per mystling and other Enemy, in one family, to be told apart at card size, and safe on any page."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from PIL import Image, ImageChops, ImageStat

from rulewright.games.dragon_eclipse.art.auras import aura_of
from rulewright.games.dragon_eclipse.art.portraits import (
    PORTRAITS,
    SIZE,
    creature,
    portrait,
    portrait_document,
    silhouette,
)
from rulewright.games.dragon_eclipse.art.shapes import oval
from rulewright.games.dragon_eclipse.art.sketch import INK, Sketch
from rulewright.games.dragon_eclipse.game import build
from rulewright.games.dragon_eclipse.model.vocabulary import Element
from rulewright.svg.elements import group
from rulewright.svg.palette import THEMES, contrast

CARD = 70
"""The width of a portrait on a card, in pixels."""
SAME_SHAPE = 0.8
"""Two figures share this much of what either covers: too much."""
SAME_COLOURS = 15
"""Two cards differ by so little, of 255, in what one sees at a glance: too little."""


def raster(drawing: str, width: int, box: str = f"0 0 {SIZE} {SIZE}") -> Image.Image:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawing}</svg>'
    return Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")


@cache
def figure(mystling: str) -> Image.Image:
    """What of a card the creature covers: white where it is."""
    return raster(silhouette(mystling, "#000000"), CARD).getchannel("A").point(lambda level: 255 * (level > 127))


@cache
def card(mystling: str) -> Image.Image:
    """The creature at card size on grey, blurred by halves to what one sees at a glance."""
    ground = Image.new("RGBA", (CARD, CARD), "#808080")
    ground.alpha_composite(raster(creature(mystling, "#808080"), CARD))
    return ground.convert("RGB").resize((CARD // 5, CARD // 5), Image.Resampling.BOX)


def covered(image: Image.Image) -> float:
    return float(ImageStat.Stat(image).mean[0]) / 255


def test_every_mystling_and_every_other_enemy_has_a_portrait_of_its_element() -> None:
    content = build([]).content
    wild = {content.figure_of[enemy]: nature.element for enemy, nature in content.nature_of.items()}
    assert {mystling.id: mystling.element for mystling in content.mystlings.values()} | wild == PORTRAITS
    assert len(PORTRAITS) == 30 + 2


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("mystling", sorted(PORTRAITS))
def test_a_portrait_is_well_formed_small_and_defines_nothing(mystling: str, theme: str) -> None:
    drawing = portrait_document(mystling, theme)
    root = ET.fromstring(drawing)
    assert root.attrib["viewBox"] == f"0 0 {SIZE} {SIZE}"
    # Without ids, and without what refers to ids, any number of portraits can stand on one page.
    names = {name for element in root.iter() for name in element.attrib}
    assert not {name for name in names if name == "id" or name.endswith("href") or name.startswith("on")}
    assert "url(" not in drawing
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        "svg", "title", "g", "path", "circle", "ellipse",
    }  # fmt: skip
    assert "nan" not in drawing.replace("</title>", "").lower()
    assert len(drawing) < 36_000
    assert portrait(mystling, theme) in drawing


@pytest.mark.parametrize("mystling", sorted(PORTRAITS))
def test_a_creature_fills_its_square_and_stays_inside(mystling: str) -> None:
    margin = 20
    wide = raster(creature(mystling, "#ffffff"), 120, f"{-margin} {-margin} {SIZE + 2 * margin} {SIZE + 2 * margin}")
    left, top, right, bottom = wide.getchannel("A").getbbox() or (0, 0, 0, 0)
    assert min(left, top) >= margin / 2 - 1
    assert max(right, bottom) <= (SIZE + margin) / 2 + 1
    assert bottom - top >= SIZE / 2 * 0.7
    assert 0.25 < covered(figure(mystling)) < 0.75


def test_no_two_creatures_look_alike_at_card_size() -> None:
    alike = []
    for one, other in combinations(sorted(PORTRAITS), 2):
        shared = covered(ImageChops.darker(figure(one), figure(other)))
        either = covered(ImageChops.lighter(figure(one), figure(other)))
        colours = sum(ImageStat.Stat(ImageChops.difference(card(one), card(other))).mean) / 3
        if shared / either > SAME_SHAPE or colours < SAME_COLOURS:
            alike.append((one, other, round(shared / either, 2), round(colours, 1)))
    assert alike == []


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("element", list(Element))
def test_outline_and_halo_free_a_creature_from_any_ground(element: Element, theme: str) -> None:
    colours = aura_of(element, theme)
    assert contrast(INK, colours.halo) >= 4.5
    for ground in (THEMES[theme].surface, THEMES[theme].raised):
        assert max(contrast(ground, INK), contrast(ground, colours.halo)) >= 4.5
    assert max(contrast(colours.near, INK), contrast(colours.near, colours.halo)) >= 3


def test_auras_of_elements_differ() -> None:
    for theme in THEMES:
        assert len({aura_of(element, theme) for element in Element}) == len(Element)


def test_light_comes_from_the_upper_left_whichever_way_a_creature_looks() -> None:
    for turned in (False, True):
        sketch = Sketch()
        sketch.turned = turned
        sketch.part(oval(100, 100, 40, 40), "#808080")
        drawn = raster(group(*sketch.drawn), SIZE).convert("L")
        upper_left, lower_right = (int(str(drawn.getpixel(at))) for at in ((75, 75), (125, 125)))
        assert upper_left > lower_right + 40


def test_a_portrait_says_whom_it_shows() -> None:
    assert "<title>Young Bolb</title>" in portrait_document("young-bolb")
    assert "<title>Молодий &lt;Болб&gt;</title>" in portrait_document("young-bolb", name="Молодий <Болб>")


def test_an_unknown_mystling_or_theme_is_named() -> None:
    with pytest.raises(LookupError, match=r"no portrait of 'bulb'; there are .*bolb"):
        portrait("bulb")
    with pytest.raises(LookupError, match="no theme 'sepia'; there are dark, light"):
        portrait("bolb", "sepia")
