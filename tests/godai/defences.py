"""Positions for Enhancing, Temples and Dedications: the whole map with its City-States, Temples and Boss tokens."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.state import Defender, GodaiState
from rulewright.games.godai.model.vocabulary import BASIC, Place
from rulewright.games.godai.rules import (  # noqa: F401  each of them registers its rules
    building,
    dedications,
    destroying,
    enhancing,
    temples,
)
from rulewright.games.godai.rules.refusals import defenders as refusals  # noqa: F401

from .maps import full_map
from .sieges import SAGE, SAMURAI, stores

NEAR = "e13"
"""A Terrain hex in the Range of a group with a Sage on e14."""
AWAY = "p20"
"""A Terrain hex far from there."""


def here(*heroes: tuple[str, str], towers: tuple[Defender, ...] = (), at: str = "e14", **fields: Any) -> GodaiState:
    """The group stands between City-State 1 and the middle, with a Range of 2; nothing else is on the map."""
    amounts = fields.pop("stock", {})
    blank: dict[str, Any] = {"phase": "event", "stockpile": stores(**amounts)}
    state = full_map(*(heroes or (SAGE, SAMURAI)), at=at, **{**blank, **fields})
    state.defenders = (*state.defenders, *towers)
    return state


def tower(hex: str = NEAR, number: int = 1, **fields: Any) -> Defender:
    stats = {"kind": Place.TOWER, "potential": 2, "power": 4, "range": 1, "resilience": 10, **fields}
    return Defender(id=f"tower-{number}", hexes=(g.BY_NAME[hex],), **stats)


def one(state: GodaiState, id: str) -> Defender:
    return next(one for one in state.defenders if one.id == id)


def stats(state: GodaiState, id: str) -> tuple[int, int, int, int]:
    """Potential, Power, Range, Resilience as they are written."""
    found = one(state, id)
    return found.potential, found.power, found.range, found.resilience


def change(state: GodaiState, id: str, **fields: Any) -> None:
    state.defenders = tuple([replace(one, **fields) if one.id == id else one for one in state.defenders])


def augmented_temples(state: GodaiState) -> None:
    """All four basic Elements are on the Temples."""
    state.defenders = tuple(
        [replace(one, augments=BASIC) if one.kind is Place.TEMPLE else one for one in state.defenders]
    )


def starting(state: GodaiState, *names: str) -> list[str]:
    """The offered answers of these kinds."""
    return [str(one) for one in state.decision.choices if str(one).split()[0] in names]
