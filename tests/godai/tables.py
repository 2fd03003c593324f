"""Positions of Godai for its table: built by hand, with everything that the drawing and the words must show."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import rulewright.games.godai as package
from rulewright.content.loader import Tables, read_rows
from rulewright.core.errors import ContentError
from rulewright.core.game import Game
from rulewright.core.record import Luck
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.content.tables import FILES, gather
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.combat import Ally, Combat, Fighter, Opponent
from rulewright.games.godai.model.geometry import BY_NAME, SLOTS, triangles
from rulewright.games.godai.model.hero import NO_AUGMENTS, NO_CONDITIONS, NO_RANKS, Boost, Hero
from rulewright.games.godai.model.state import (
    NO_CARDS,
    NO_ELEMENTS,
    NO_HEXES,
    NO_NUMBERS,
    NO_STORES,
    Carried,
    Defender,
    Floating,
    GodaiState,
    Modifier,
    Options,
    Rulings,
    Tile,
    Token,
)
from rulewright.games.godai.model.vocabulary import CONDITIONS, STATS, Element, Place, Stat
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.table.face import GodaiTable
from rulewright.games.godai.table.land_shown import land_shown
from rulewright.games.godai.table.texts import GodaiTexts

FOLDER = Path(package.__file__).parent / "content"
NAMES = ("Mara", "Oleh", "Chidi", "Yuki")


@cache
def tables() -> Tables:
    problems: list[ContentError] = []
    found = {
        name: read_rows(FOLDER / f"{name}.toml", f"{name}.toml", key, kind, problems)
        for name, (key, kind) in FILES.items()
        if (FOLDER / f"{name}.toml").exists()
    }
    gathered, twice = gather(found)
    assert [*problems, *twice] == []
    return gathered


class Stand(Game[GodaiState, GodaiTexts]):
    """A game object as far as a table needs one."""

    name = "godai"
    book = BOOK
    state_type = GodaiState
    locales: tuple[Path, ...] = ()
    content: Any

    def __init__(self) -> None:
        self.content = Content(tables())
        self.table = GodaiTable(self)  # type: ignore[misc]


@cache
def game() -> Stand:
    return Stand()


def texts(language: str = "en", names: tuple[str, ...] = NAMES) -> GodaiTexts:
    return GodaiTexts(game(), language, names)


# -- heroes --------------------------------------------------------------------------------------------


def hero(role: str = "", race: str = "", **fields: Any) -> Hero:
    """A hero with the scores of its Role and Race."""
    held = tables()
    base = held["roles"][role].scores if role else NO_RANKS  # type: ignore[attr-defined]
    more = held["races"][race].modifiers if race else NO_RANKS  # type: ignore[attr-defined]
    ranks = tuple([one + other for one, other in zip(base, more, strict=True)])
    blank: dict[str, Any] = {
        "role": role, "race": race, "ranks": ranks, "starting": ranks, "gear": NO_RANKS, "augments": NO_AUGMENTS,
        "conditions": NO_CONDITIONS, "health": ranks[0], "energy": ranks[1], "gold": 10, "food": 5,
    }  # fmt: skip
    return Hero(**{**blank, **fields})


def bearing(**conditions: int) -> tuple[int, ...]:
    """A row of Conditions: `bearing(poisoned=1)`."""
    return tuple([conditions.get(str(one).replace("-", "_"), 0) for one in CONDITIONS])


def band() -> list[Hero]:
    """Four heroes in the middle of a game."""
    gear = tuple([n % 7 for n in range(len(STATS))])
    return [
        hero("samurai", "tengu", gear=gear, items=("iron-rations", "iron-rations", "jade-omamori"), gold=14,
             conditions=bearing(poisoned=1, bleeding=2)),
        hero("astrologist", "kobold", augments=(2, 0, 0, 1, 0), energy=3, kept=("powerup-keen-edge",)),
        hero("ninja", "tanuki", health=2, boosts=(Boost(Stat.ATTACK, 2, "turn"),), locked=(Stat.DEFEND,)),
        hero("wind-rider", "nagual", state="dead", health=0, energy=0, revives=9, unread=("",)),
    ]  # fmt: skip


# -- the map -------------------------------------------------------------------------------------------


def laid(*hex_tiles: str, west: str = "caprakan", east: str = "ishidan") -> tuple[Tile | None, ...]:
    """Both Empire Tiles, and HexTiles in the slots in order; the rest waits to be explored."""
    found: list[Tile | None] = [Tile("empire-a", west, 0), Tile("empire-b", east, 0)]
    for n, letter in enumerate(hex_tiles):
        found.append(Tile(f"hex-{letter}", west if n % 2 == 0 else east, n % 6))
    return (*found, *[None] * (len(SLOTS) - len(found)))


CITY_HEXES = tuple(
    [
        tuple([geometry.AT[geometry.moved(center, one)] for one in city])
        for center, city in zip(((0, 0), (9, -4)), geometry.CITY_STATES, strict=True)
    ]
)


def cities(names: tuple[str, str] = ("nimo-teptek", "hirono")) -> tuple[Defender, ...]:
    return tuple(
        [
            Defender(id=f"city-{n}", kind=Place.CITY_STATE, name=name, hexes=CITY_HEXES[n - 1], potential=3, power=6,
                     range=2, resilience=18)
            for n, name in enumerate(names, 1)
        ]
    )  # fmt: skip


def position(*heroes: Hero, **fields: Any) -> GodaiState:
    """A position in the Harvest Stage of wave 1."""
    blank: dict[str, Any] = {
        "options": Options(), "rulings": Rulings(), "stockpile": NO_STORES, "harvested": NO_STORES,
        "commissions": ((), ()), "offered": ((), ()), "commission_discards": ((), ()), "siege_decks": ((),) * 5,
        "slots": ((),) * 4, "fronts": NO_CARDS, "resilience": NO_NUMBERS, "front_power": NO_NUMBERS,
        "banners": NO_HEXES, "slowed": NO_NUMBERS, "imbalance": NO_ELEMENTS, "tiles": laid("c", "d"),
        "at": CITY_HEXES[0][0], "turn": 1, "phase": "movement", "defenders": cities(),
    }  # fmt: skip
    state = GodaiState(
        agenda=[], picks={}, luck=Luck(1, {}), heroes=list(heroes) or [hero("samurai", "tengu")], **{**blank, **fields}
    )  # fmt: skip
    state.game = game()
    return state


def places(state: GodaiState, place: Place) -> list[int]:
    """The hexes where such a location is printed."""
    return [hex for hex, one in sorted(land_shown(state, tables()).items()) if one.land.location is place]


def setup() -> GodaiState:
    """Before anything was chosen: no tiles, no heroes, nobody on the map."""
    return position(hero(), hero(), tiles=(), defenders=(), at=-1, turn=0, phase="setup")


def harvest() -> GodaiState:
    """A Harvest turn with six HexTiles, a Floating Mountain, a Nether, tokens of every kind and open cards."""
    state = position(*band(), tiles=laid("c", "d", "e", "f", "g", "h"))
    held = tables()
    center = [SLOTS[slot].center for slot in (2, 3, 4, 5, 6, 7)]
    temples, lairs = places(state, Place.TEMPLE), places(state, Place.BOSS_LAIR)
    sites, springs = places(state, Place.ANTIQUITY_SITE), places(state, Place.WELLSPRING_PORTAL)
    treasure = next(id for id, one in held["harvests"].items() if one.ribbon == "treasure")  # type: ignore[attr-defined]
    found = next(id for id, one in held["jaethi"].items() if one.kind == "discovery")  # type: ignore[attr-defined]
    changed: dict[str, Any] = {
        "sky": (Floating("sky-1", center[3], 1, riser=True), Floating("sky-2", center[1], 0, nether=True)),
        "cataclysms": (Floating("cataclysm-meteor", center[5], 0),),
        "at": springs[0],
        "phase": "event", "turn": 7, "calendar": 6, "wave": 2, "difficulty": 2,
        "stockpile": (5, 3, 2, 1, 0, 1, 0, 2, 1, 0, 3, 0, 1, 0, 12),
        "harvested": (2, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
        "imbalance": (2, 0, 5, 1, 3), "current": "fire",
        "hex_tokens": tuple(sites[:2]), "bosses": tuple([Token(hex, str(n)) for n, hex in enumerate(lairs[:2], 3)]),
        "imbalance_tokens": (Token(places(state, Place.SETTLEMENT)[0], "void"),),
        "elemental_tokens": (Token(center[0], "water"), Token(center[0], "water"), Token(center[4], "air")),
        "discovery_tokens": (Token(sites[-1], found),),
        "amplifiers": (center[2] + 1,), "closed_portals": (5,),
        "offered": (tuple(held["commissions"])[:2], tuple(held["commissions"])[25:27]),
        "played": tuple(held["harvests"])[:2], "treasures": (treasure,),
        "afflictions": tuple([id for id, one in held["jaethi"].items() if one.kind == "affliction"])[:1],  # type: ignore[attr-defined]
        "slots": (("fire", "water"), ("air",), (), ()),
        "modifiers": (Modifier("speed", 1, "turn"),),
        "defenders": (
            *cities(),
            *[Defender(id=f"temple-{n}", kind=Place.TEMPLE, hexes=(hex,), potential=2, power=3, range=1, resilience=9)
              for n, hex in enumerate(temples[:2], 1)],
            Defender(id="tower-1", kind=Place.TOWER, hexes=(center[0] + 4,), potential=2, power=4, range=1,
                     resilience=10),
            Defender(id="tower-2", kind=Place.FORTRESS, hexes=(center[4] + 3,), potential=3, power=5, range=1,
                     resilience=3, augments=(Element.FIRE, Element.AIR), turn=(1, 2, 0)),
        ),
    }  # fmt: skip
    for name, value in changed.items():
        setattr(state, name, value)
    return state


def siege() -> GodaiState:
    """A Siege turn: three Banners on the march, Jaethi Manifest, one Defender overrun."""
    state = harvest()
    cards = list(tables()["siege"])
    fronts = (cards[3], cards[33], cards[63], "")
    center = [SLOTS[slot].center for slot in range(8)]
    state.stage, state.phase, state.calendar, state.sieges = "siege", "villain", 11, 2
    state.fronts = fronts
    state.slots = (("fire", "fire", "water"), ("earth",), ("void",), ())
    state.resilience = (4, 11, 7, 0)
    state.front_power = (0, 2, 0, 0)
    state.banners = (center[2] - 3, center[5] + 6, BY_NAME["h14"], -1)
    state.jaethi = triangles(center[1] - 4)[0]
    state.jaethi_resilience = 23
    state.at = center[4] + 3
    fallen = [
        msgspec.structs.replace(one, fallen="flipped") if one.id == "temple-1" else one for one in state.defenders
    ]  # fmt: skip
    state.defenders = tuple(fallen)
    return state


def opponent(card: str, **fields: Any) -> Opponent:
    """An opponent as its card has it."""
    held = tables()
    record: Any = held["encounters"].get(card) or held["bosses"][card]
    blank: dict[str, Any] = {
        "card": card, "difficulty": 1, "health": record.health, "energy": record.energy, "influence": record.influence,
        "outlast": record.outlast, "most": (record.energy, *record.health), "conditions": NO_CONDITIONS,
    }  # fmt: skip
    return Opponent(**{**blank, **fields})


def fight(card: str = "encounter-graveler", *more: str) -> GodaiState:
    """A combat of four heroes, two of whom have declared; the opponent bears Conditions."""
    state = harvest()
    for one in state.heroes:
        if one.state == "dead":
            one.state, one.health, one.energy = "living", 4, 5
    first = opponent(card, conditions=bearing(burned=2, slowed=1), rolled=2)
    record: Any = tables()["encounters"].get(card) or tables()["bosses"][card]
    action = record.actions[0] if hasattr(record, "actions") else record.attack
    first = msgspec.structs.replace(first, action=action.id, health=tuple([max(1, n - 3) for n in first.health]))
    state.combat = Combat(
        opponents=(first, *[opponent(one) for one in more]),
        fighters=(
            Fighter(seat=0, action="attack", vital="health"),
            Fighter(seat=1, action="second-mastery"),
            Fighter(seat=2),
            Fighter(seat=3, fled=True),
        ),
        allies=(Ally(card=next(iter(tables()["escorts"])), health=4, most=6, conditions=NO_CONDITIONS),),
        round=2, phase="declaration",
    )  # fmt: skip
    state.carried = (Carried(state.offered[0][0], 0, 4),)
    return state


POSITIONS = {
    "setup": setup, "start": position, "harvest": harvest, "siege": siege, "fight": fight,
    "two": lambda: fight("encounter-graveler", "encounter-jade-shelled-crab"), "boss": lambda: fight("boss-2"),
    "jaethi": lambda: fight("boss-10"),
}  # fmt: skip
"""Positions by name."""
