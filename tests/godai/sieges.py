"""Positions of a Siege: Banners, Defenders and cards where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Step
from rulewright.games.godai.content.components import SiegeAbility, SiegeCard
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.state import Defender, GodaiState, Tile
from rulewright.games.godai.model.vocabulary import ELEMENTS, RESOURCES, Element, Place, Resource, SiegeKeyword
from rulewright.games.godai.rules import banners as _banners  # noqa: F401
from rulewright.games.godai.rules import (  # noqa: F401  each of them registers its rules
    bolstering,
    defending,
    discoveries,
    emerging,
    harvest_end,
    jaethi,
    siege_damage,
    siege_turn,
    siege_verbs,
    sky,
    strikes,
    tiles,
    villain,
    wandering,
)
from rulewright.games.godai.rules.refusals import siege as refusals  # noqa: F401

from .positions import cities, content, position

SAMURAI, SAGE = ("samurai", "kobold"), ("sage", "tanuki")
PLAIN, GIANTS = "siege-fire-ashwalkers", "siege-fire-brazier-giants"
"""Two Siege Opponents without Keywords: 4 Resilience and Power 1, 7 Resilience and Power 2; both with Range 1."""
FAR = geometry.SLOTS[7].center
"""A hex where the group is far from everything."""


def at(q: int, r: int) -> int:
    return geometry.AT[(q, r)]


def row(values: dict[int, Any], blank: Any) -> tuple[Any, ...]:
    """Four values by Slot, counted from 0."""
    return tuple([values.get(slot, blank) for slot in range(4)])


def whole_map() -> tuple[Tile, ...]:
    """Every slot has its tile; those of the Empires lie as before any rotation."""
    letters = ["empire-a", "empire-b", *[f"hex-{letter}" for letter in "cdefghijklmn"]]
    return tuple([Tile(id, "caprakan", 0) for id in letters])


def stores(**amounts: int) -> tuple[int, ...]:
    """A row of Resources: `sky_metal=4`."""
    return tuple([amounts.get(str(one).replace("-", "_"), 0) for one in RESOURCES])


def imbalance(**values: int) -> tuple[int, ...]:
    return tuple([values.get(str(element), 0) for element in ELEMENTS])


def tower(hex: int, number: int = 1, **fields: Any) -> Defender:
    row = {"potential": 2, "power": 4, "range": 1, "resilience": 10, **fields}
    return Defender(id=f"tower-{number}", kind=row.pop("kind", Place.TOWER), hexes=(hex,), **row)


def with_abilities(card: str, *abilities: SiegeAbility, **fields: Any) -> Content:
    """The content with other Siege Keywords on a card."""
    tables = dict(content().tables)
    changed = replace(content().siege[card], abilities=abilities, **fields)
    tables["siege"] = {**tables["siege"], card: changed}
    return Content(tables)


def keyword(word: str, n: int = 0, **fields: Any) -> SiegeAbility:
    return SiegeAbility(SiegeKeyword(word), n, **fields)


def besieged(
    *heroes: tuple[str, str],
    fronts: dict[int, str] | None = None,
    banners: dict[int, int] | None = None,
    resilience: dict[int, int] | None = None,
    towers: Sequence[Defender] = (),
    steps: Sequence[Step] = (),
    **fields: Any,
) -> GodaiState:
    """A Siege Villain phase; Slots are counted from 0. A card has its printed Resilience unless another is given."""
    cards: dict[str, SiegeCard] = content().siege
    fronts = fronts or {}
    full = {slot: cards[card].resilience for slot, card in fronts.items()}
    decks = tuple([tuple([id for id in deck if id not in fronts.values()]) for deck in content().siege_ids])
    blank: dict[str, Any] = {
        "stage": "siege", "phase": "villain", "wave": 2, "calendar": 5, "at": FAR,
        "fronts": row(fronts, ""), "banners": row(banners or {}, -1),
        "resilience": row({**full, **(resilience or {})}, 0),
        "defenders": (*cities(), *towers), "siege_decks": decks, "jaethi_resilience": 75, "tiles": whole_map(),
    }  # fmt: skip
    return position(*(heroes or (SAMURAI,)), steps=steps, **{**blank, **fields})


def city(state: GodaiState, number: int = 1) -> Defender:
    return defender(state, f"city-{number}")


def defender(state: GodaiState, id: str) -> Defender:
    return next(one for one in state.defenders if one.id == id)


def held(state: GodaiState, resource: str) -> int:
    return state.stockpile[RESOURCES.index(Resource(resource))]


def element(word: str) -> Element:
    return Element(word)
