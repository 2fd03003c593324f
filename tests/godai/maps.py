"""Maps of Godai, built by hand: tiles in their slots, the pieces on them, and walks over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.core.record import Step
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.land import PlaceTile
from rulewright.games.godai.model.state import GodaiState, Tile
from rulewright.games.godai.rules import (  # noqa: F401  each of them registers its rules
    emerging,
    map_verbs,
    movement,
    wandering,
)
from rulewright.games.godai.rules.refusals import land as refusals  # noqa: F401
from rulewright.games.godai.rules.tiles import lay_in_slot

from .positions import content, position

SAMURAI, SAGE = ("samurai", "kobold"), ("sage", "tanuki")
"""Without Soar; Range 0 and 2."""
FIRST = ("hex-d", "hex-m")
"""HexTiles in the slots of the setup."""


def on_map(
    *heroes: tuple[str, str],
    slots: Mapping[int, str] | None = None,
    steps: Sequence[Step] = (),
    script: Sequence[int] = (),
    at: str = "e14",
    **fields: Any,
) -> GodaiState:
    """Both Empire Tiles and HexTiles in the given slots (those of the setup if none are named), Caprakan side up."""
    laid = dict(enumerate(FIRST, 2)) if slots is None else dict(slots)
    rest = tuple([id for id in content().hex_tiles if id not in laid.values()])
    blank: dict[str, Any] = {
        "tiles": (None,) * len(g.SLOTS), "hex_tiles": rest, "sky_tiles": content().sky_tiles,
        "boss_tokens": tuple(range(1, 9)), "defenders": (), "at": g.BY_NAME[at],
    }  # fmt: skip
    state = position(*(heroes or (SAMURAI,)), steps=steps, **{**blank, **fields})
    for slot, id in {0: "empire-a", 1: "empire-b", **laid}.items():
        lay_in_slot(state, slot, id, PlaceTile("caprakan", 0), "GOD-264")
    state.events = []
    state.rolls = []
    state.script = list(script)
    return state


def full_map(*heroes: tuple[str, str], **fields: Any) -> GodaiState:
    """Every slot has its tile."""
    return on_map(*heroes, slots=dict(enumerate(content().hex_tiles, 2)), **fields)


def tile(id: str, side: str = "caprakan", rotation: int = 0) -> Tile:
    return Tile(id, side, rotation)


def hexes(*names: str) -> list[int]:
    return [g.BY_NAME[name] for name in names]


def name(hex: int) -> str:
    return g.NAMES[hex]
