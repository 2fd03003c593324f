"""Positions for the Event phase: a group in the middle of a tile that is drawn for the test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.content.source import Source
from rulewright.core.record import Event, Step
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.content.map_parts import HexTile, widths
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import GodaiState, Tile
from rulewright.games.godai.model.vocabulary import RESOURCES
from rulewright.games.godai.rules import events, harvesting  # noqa: F401  they register their rules
from rulewright.games.godai.rules.book import BOOK

from .positions import content, position

SLOT = 4
CENTER = geometry.SLOTS[SLOT].center
NEAR = geometry.ring(CENTER, 1)
"""The six hexes beside the group, in the order of `near`."""
FAR = tuple([hex for hex in geometry.ring(CENTER, 2) if geometry.SLOT_OF[hex] == SLOT])
SAMURAI, SPEAR, SAGE, MESMER = ("samurai", "kobold"), ("spear-master", "kobold"), ("sage", "tanuki"), ("mesmer", "alux")
"""Range 0, 1, 2 and 2."""


def drawn(center: str, near: Sequence[str] = (), far: Sequence[str] = ()) -> Content:
    """All components, and a tile that is plains but for these words."""
    words = dict.fromkeys(geometry.SLOT_HEXES[SLOT][0], "p")
    words[CENTER] = center
    words.update(zip(NEAR, near, strict=False))
    words.update(zip(FAR, far, strict=False))
    flat = [words[hex] for hex in geometry.SLOT_HEXES[SLOT][0]]
    rows = []
    for width in widths(geometry.HEX_RADIUS):
        rows.append(" ".join(flat[:width]))
        flat = flat[width:]
    tile = HexTile(
        id="hex-test", source=Source(assumed=("GAP-GOD-19",)), letter="Z", caprakan=tuple(rows), ishidan=tuple(rows)
    )  # fmt: skip
    tables = content().tables
    return Content({**tables, "tiles": {**tables["tiles"], "hex-test": tile}})


def visit(
    *heroes: tuple[str, str],
    center: str = "p",
    near: Sequence[str] = (),
    far: Sequence[str] = (),
    steps: Sequence[Step] = (),
    script: Sequence[int] = (),
    **fields: Any,
) -> GodaiState:
    """A group in the Event phase, in the middle of such a tile."""
    tiles: list[Tile | None] = [None] * len(geometry.SLOTS)
    tiles[SLOT] = Tile("hex-test", "caprakan", 0)
    held = drawn(center, near, far)
    blank = {"tiles": tuple(tiles), "phase": "event", "movement": "normal"}
    return position(*(heroes or (SAMURAI,)), steps=steps, script=script, held=held, **{**blank, **fields})


def harvested(state: GodaiState) -> dict[str, int]:
    """What the Harvest Yield holds, without what is not there."""
    return {str(one): n for one, n in zip(RESOURCES, state.harvested, strict=True) if n}


def row(**amounts: int) -> tuple[int, ...]:
    """Resources in their order; `sky_metal=2`."""
    return tuple([amounts.get(str(one).replace("-", "_"), 0) for one in RESOURCES])


def bare(state: GodaiState, seat: int = 0) -> Hero:
    """A hero without anything."""
    hero = state.heroes[seat]
    hero.gold = hero.food = 0
    hero.items = ()
    return hero


def named(hex: int) -> str:
    return geometry.NAMES[hex]


def run(state: GodaiState, *steps: Step) -> list[Event]:
    """These steps come next, and all that is pending is taken on as far as nobody is asked; what that tells."""
    state.then(*steps)
    state.events = []
    BOOK.advance(state)
    return list(state.events)
