"""Positions built by hand: a group of heroes, a small content, and a book in which other chapters are silent."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import rulewright.games.godai.content as content_package
import rulewright.games.godai.rules.combat as combat_rules
from rulewright.content.loader import read_rows
from rulewright.content.source import Component, Source
from rulewright.core.record import Luck, Step
from rulewright.core.rulebook import RuleBook
from rulewright.games.godai.content.tables import SCHEMA
from rulewright.games.godai.model.hero import NO_AUGMENTS, NO_CONDITIONS, Hero
from rulewright.games.godai.model.state import (
    NO_CARDS,
    NO_ELEMENTS,
    NO_HEXES,
    NO_NUMBERS,
    NO_STORES,
    GodaiState,
    Options,
    Rulings,
)
from rulewright.games.godai.model.steps import combat, gains, land
from rulewright.games.godai.rules.book import BOOK

from .positions import content

assert combat_rules
FOLDER = Path(content_package.__file__).parent
OURS = Source(assumed=("GAP-GOD-08",))


class Content:
    """Tables by name, as a game's content has them."""

    def __init__(self, tables: dict[str, dict[str, Component]]) -> None:
        self.tables = tables
        self.tiles = content().tiles
        self.items = content().items
        self.limited = content().limited
        self.bosses = tables.get("bosses", {})
        self.laid: dict[Any, Any] = {}
        self.bare_maps: dict[Any, Any] = {}
        self.grounds: dict[Any, Any] = {}
        self.keyworded: dict[Any, Any] = {}
        self.wielder_ranks: dict[str, tuple[int, ...]] = {}
        self.races = {"nagual": SimpleNamespace(cat=(3, 0), modifiers=(3, 1, 0, 3, 0, 0, 1, 1, 1))}


class Stub:
    """What rules need of a game: its book and its content."""

    def __init__(self, book: RuleBook, content: Content) -> None:
        self.book = book
        self.content = content


def read_table(*files: str) -> dict[str, Component]:
    """Entries of the game's own files."""
    found: dict[str, Component] = {}
    for file in files:
        key, kind = SCHEMA.tables[file]
        problems: list[Any] = []
        rows = read_rows(FOLDER / f"{file}.toml", file, key, kind, problems)
        assert not problems, problems
        found.update(rows if isinstance(rows, dict) else {row.id: row for row in rows})
    return found


ABILITIES = read_table(*[f"abilities-{part}" for part in ("basic", "masteries", "specials", "races", "items")])


def quiet_book(*silent: type[Step]) -> RuleBook:
    """The book of Godai; steps of other chapters do nothing but what the combat needs to see of them."""
    book = RuleBook()
    for name in ("asking", "resolving", "hearing", "revealing", "gathering", "refusing", "performing", "_handling"):
        getattr(book, name).update(getattr(BOOK, name))
    others: tuple[type[Step], ...] = (
        gains.Perform,
        gains.GiveSingles,
        gains.PickResource,
        land.Wander,
        combat.PutIntoCity,
        *silent,
    )
    for kind in others:
        forget(book, kind)
        book.resolves(kind)(lambda state, step, choice: None)
    forget(book, gains.HeroDies)
    book.resolves(gains.HeroDies)(bury)
    return book


def forget(book: RuleBook, kind: type[Step]) -> None:
    for known in (book.asking, book.resolving, book.hearing, book.revealing, book.gathering, book._handling):
        known.pop(kind, None)


def bury(state: GodaiState, step: gains.HeroDies, choice: None) -> None:
    """As in the whole game, nobody dies who has Health left."""
    if state.heroes[step.seat].health <= 0:
        state.heroes[step.seat].state = "dead"


def make_hero(
    role: str = "", race: str = "", ranks: Iterable[int] = (20, 20, 4, 2, 3, 3, 5, 5, 5), **more: Any
) -> Hero:
    nine = tuple(ranks)
    fields: dict[str, Any] = {
        "role": role,
        "race": race,
        "ranks": nine,
        "starting": nine,
        "gear": (0,) * 9,
        "augments": NO_AUGMENTS,
        "conditions": NO_CONDITIONS,
        "health": nine[0],
        "energy": nine[1],
        "gold": 10,
        "food": 5,
        "food_rating": 2,
        "first_food_rating": 2,
    }
    return Hero(**{**fields, **more})


def make_state(
    heroes: list[Hero], tables: dict[str, dict[str, Any]], book: RuleBook | None = None, **more: Any
) -> GodaiState:
    fields: dict[str, Any] = {
        "agenda": [],
        "picks": {},
        "luck": Luck(1, {}),
        "options": Options(),
        "rulings": Rulings(),
        "stockpile": NO_STORES,
        "harvested": NO_STORES,
        "commissions": ((), ()),
        "offered": ((), ()),
        "commission_discards": ((), ()),
        "siege_decks": ((), (), (), (), ()),
        "slots": ((), (), (), ()),
        "fronts": NO_CARDS,
        "resilience": NO_NUMBERS,
        "front_power": NO_NUMBERS,
        "banners": NO_HEXES,
        "slowed": NO_NUMBERS,
        "imbalance": NO_ELEMENTS,
        "at": 0,
        "turn": 1,
    }
    state = GodaiState(heroes=heroes, **{**fields, **more})
    state.game = Stub(book or quiet_book(), Content({"abilities": ABILITIES, **tables}))
    state.events, state.rolls = [], []
    return state
