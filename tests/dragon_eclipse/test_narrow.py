"""The table on a phone: a drawing of its own, with the same parts, in letters that can be read without zooming."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from rulewright.core.drawing import Drawing
from rulewright.games.dragon_eclipse.art.leaves import NARROW
from rulewright.games.dragon_eclipse.art.table import WIDTH
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import Condition
from rulewright.games.dragon_eclipse.positions import base_game, perform, position

from .drawings import MODES, ids_in, is_whole, questions
from .lettering import lines

PHONE = 390
"""A usual phone, in pixels."""
SMALLEST = 11
"""Pixels that a letter needs there."""


def narrow(state: DragonState, language: str = "en", spots: set[str] | None = None) -> Drawing:
    game = base_game()
    seat = state.decision.seat if state.decisions else 0
    return game.table.draw_parts(state.view(seat), game.texts(language, ("Mara", "Oleh")), "light", spots or (), True)


def letters(drawing: Drawing, *ids: str) -> dict[str, float]:
    """What is written in these parts of the drawing, with its size in pixels on a phone."""
    root = ET.fromstring(f"<svg>{''.join(drawing.layers.values())}</svg>")
    share = PHONE / drawing.box[2]
    return {
        "".join(text.itertext()): float(text.attrib["font-size"]) * share
        for part in root.iter()
        if any(part.attrib.get("id", "").startswith(id_) for id_ in ids)
        for text in part.iter("text")
    }


def too_small(drawing: Drawing) -> set[str]:
    """Whatever cannot be read on a phone, on the table and on the mats."""
    parts = [f"{drawing.opening}{''.join(drawing.layers.values())}</svg>", *drawing.mats]
    found = set()
    for root in map(ET.fromstring, parts):
        share = PHONE / float(root.attrib["viewBox"].split()[2])
        found |= {words for words, *_, size in lines(root) if words and size * share < SMALLEST}
    return found


def _inside(drawing: Drawing, spot: str) -> bool:
    """Whether a part that lies on the table glows inside of it."""
    glow = ET.fromstring(f"<svg>{drawing.layers['highlights']}</svg>").find(f".//g[@id='glow-{spot}']")
    assert glow is not None
    rim = glow[-1]
    if rim.tag == "rect":
        x, y, w, h = (float(rim.attrib[name]) for name in ("x", "y", "width", "height"))
        across, down = [x, x + w], [y, y + h]
    else:
        moved = re.findall(r"[-\d.]+", rim.attrib.get("transform", "0 0"))[:2]
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", rim.attrib["d"])]
        across = [number + float(moved[0]) for number in numbers[::2]]
        down = [number + float(moved[1]) for number in numbers[1::2]]
    _, _, wide, high = drawing.box
    return min(across) >= -2 and max(across) <= wide + 2 and min(down) >= -2 and max(down) <= high + 2


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_whatever_can_be_chosen_is_on_a_phone_too_and_inside_its_page(mode: str, players: int) -> None:
    for state, decision, spots in questions(mode, players):
        drawing = narrow(state, spots=spots)
        whole = "".join([drawing.definitions, *drawing.layers.values(), *drawing.mats])
        assert is_whole(whole), decision.prompt
        assert spots | {f"glow-{spot}" for spot in spots} <= set(ids_in(whole)), decision.prompt
        _, _, wide, high = drawing.box
        assert wide == NARROW
        assert high >= wide, decision.prompt
        assert too_small(drawing) == set(), decision.prompt
        assert too_small(narrow(state, "uk")) == set(), decision.prompt
        lying = "".join([drawing.layers["regions"], drawing.layers["locations"], drawing.layers["pieces"]])
        for spot in spots & set(ids_in(lying)):
            assert _inside(drawing, spot), (decision.prompt, spot)


def test_all_cards_of_a_search_between_players_are_on_the_page() -> None:
    """Without an Enemy above the Arena the page is short; the cards lie over it."""
    long = ("kill-in-the-reeds", "from-the-ashes", "lava-lash", "guardian-stance", "opening", "firestorm")
    state = position(mode="pvp_quick", players=2, sheets={0: {"deck": long, "slots": ("strike",) * 4}})
    perform(state, 0, {"do": "search", "n": 6})
    spots = {f"pick-{card}" for card in long}
    drawing = narrow(state, spots=spots)
    assert spots <= set(ids_in("".join(drawing.layers.values())))
    for spot in spots:
        assert _inside(drawing, spot), spot


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("players", [1, 2])
def test_the_enemy_can_be_read_on_a_phone(language: str, players: int) -> None:
    state = position(players=players)
    assert state.combat.foe is not None
    foe = state.combat.foe
    foe.conditions = tuple(1 + (condition is Condition.BURN) for condition in Condition)  # type: ignore[assignment]
    found = letters(narrow(state, language), "enemy-", "condition-enemy", "taming", "arena")
    left = state.combat.foe.health - state.combat.foe.damage
    assert f"{left} / {state.combat.foe.health}" in found
    assert {text: size for text, size in found.items() if size < SMALLEST} == {}


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_tickets_of_the_deck_builder_can_be_read_on_a_phone(language: str) -> None:
    options = {"mystling": "blazereef", "enemy": "wild-firple", "deck": "build"}
    state = base_game().new(1, 3, options, "duel")
    assert isinstance(state, DragonState)
    found = letters(narrow(state, language), "pick-", "draft-", "deck-rule-")
    assert len(found) > 60
    assert {text: size for text, size in found.items() if size < SMALLEST} == {}


def test_a_wide_page_is_drawn_as_before() -> None:
    state = position()
    game = base_game()
    drawing = game.table.draw_parts(state.view(0), game.texts("en", ("Mara",)), "light")
    assert drawing.box[2] == WIDTH
    together = "".join(drawing.layers.values())
    phone = "".join(narrow(state).layers.values())
    assert set(ids_in(together)) == set(ids_in(phone))
