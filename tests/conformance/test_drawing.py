"""Every game draws its table as the pages rely on it: see `rulewright.core.drawing`."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random

import pytest

from rulewright.core.display import TableFace
from rulewright.core.drawing import Drawing, faults
from rulewright.core.game import Game, Mode
from rulewright.core.record import Decision, State

from .walks import every_game, walk

MODES = [pytest.param(game, mode, id=f"{game.name}-{mode.name}") for game in every_game() for mode in game.modes]
EVERY = 11
"""A position is drawn after so many choices; a prime number, so that all kinds of turns come by."""
MOST = 12
"""Of one table; drawings take their time."""


def moments(game: Game, mode: Mode) -> Iterator[tuple[State, Decision]]:
    """Positions of the smallest and of the largest table."""
    for players in sorted({mode.seats[0], mode.seats[-1]}):
        state = game.new(players, 11, mode=mode.name)
        course = ((state, decision) for decision, _ in walk(state, Random(5)))
        yield from islice(course, 0, EVERY * MOST, EVERY)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_every_offered_choice_can_be_pointed_at(game: Game, mode: Mode) -> None:
    """In both lights, with and without glow, on a table and on a phone."""
    looks = cycle(product(("dark", "light"), (True, False), (False, True)))
    pointed = 0
    for (state, decision), (theme, glowing, narrow) in zip(moments(game, mode), looks, strict=False):
        view, texts = state.view(decision.seat), game.texts("uk" if narrow else "en")
        answers = (*decision.choices, *decision.aside)
        spots = {spot for choice in answers for spot in game.table.spots(choice, decision.seat, view)}
        lit = sorted(spots) if glowing else []
        drawing = game.table.draw_parts(view, texts, theme, lit, narrow)
        assert faults(drawing, spots, lit) == [], f"{decision.prompt}, {theme}, narrow: {narrow}"
        assert well_formed(drawing)
        pointed += len(spots)
    assert pointed > 0 or type(game.table).spots is TableFace.spots


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_same_parts_are_there_in_every_light(game: Game, mode: Mode) -> None:
    state = game.new(mode.seats[0], 3, mode=mode.name)
    texts = game.texts("en")
    for _ in range(40):
        if not state.over:
            state.apply(state.decision.choices[0], state.decision.seat)
    looks = [
        game.table.draw_parts(state.view(0), texts, theme, (), narrow)
        for theme in ("dark", "light")
        for narrow in (False, True)
    ]
    for look in looks:
        assert faults(look, (), ()) == []
    assert list(looks[0].layers) == list(looks[2].layers)
    assert list(looks[1].layers) == list(looks[3].layers)


def well_formed(drawing: Drawing) -> bool:
    """Whether browsers read all of it as it is meant."""
    whole = f"{drawing.opening}<defs>{drawing.definitions}</defs>{''.join(drawing.layers.values())}</svg>"
    return all(ET.fromstring(svg) is not None for svg in (whole, *drawing.mats))


GOOD = Drawing(
    "",
    "<svg>",
    {
        "ground": '<g id="layer-ground"></g>',
        "pieces": '<g id="layer-pieces"><g id="a"><title>A</title></g><g id="glow-a"/></g>',
    },
)


@pytest.mark.parametrize(
    ("layers", "spots", "lit", "fault"),
    [
        ({}, ("b",), ("a",), "there is no part b"),
        ({"pieces": '<g id="layer-pieces"><g id="a"></g><g id="glow-a"/></g>'}, ("a",), ("a",), "part a has no title"),
        ({"pieces": '<g id="layer-pieces"><g id="a"><title>A</title></g></g>'}, ("a",), ("a",), "part a does not glow"),
        ({}, ("a",), (), "a glows without being asked to"),
        ({"regions": '<g id="layer-regions"><g id="a"/></g>'}, ("a",), ("a",), "a stands 2 times"),
        ({"regions": '<g id="layer-regions"></g>'}, ("a",), ("a",), "layers out of order: ['pieces', 'regions']"),
        ({"labels": '<g id="names"></g>'}, ("a",), ("a",), "layer labels does not begin with its group"),
    ],
)
def test_what_is_wrong_is_found(
    layers: dict[str, str], spots: tuple[str, ...], lit: tuple[str, ...], fault: str
) -> None:
    assert faults(GOOD, ("a",), ("a",)) == []
    drawing = Drawing("", "<svg>", {**GOOD.layers, **layers})
    assert fault in faults(drawing, spots, lit)
