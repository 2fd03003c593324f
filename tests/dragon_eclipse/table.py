"""A table whose Arena never changes: the game's own content with a map and Arena cards that only tests use."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rulewright.content.loader import Tables, load_tables
from rulewright.content.source import Source
from rulewright.games.dragon_eclipse import positions
from rulewright.games.dragon_eclipse.components import Arena, ArenaMap
from rulewright.games.dragon_eclipse.game import FOLDER, SCHEMA, DragonEclipse
from rulewright.games.dragon_eclipse.model.state import DragonState

OURS = {"author": "tests"}
RING = {
    "id": "ring",
    "source": OURS,
    "solo": ["_ . I .", ". 1 . 2", ". . 3 . .", ". 2 . 1", "_ . II ."],
    "duo": ["_ . I . .", ". 1 . 2 .", ". . 3 3 . .", ". 2 . 1 .", "_ II . . III"],
}
HOLE = {
    "id": "hole",
    "source": OURS,
    "solo": ["_ . I .", ". 1 . 2", ". 3 o 3 .", ". 2 . 1", "_ . II ."],
    "duo": ["_ . I . .", ". 1 . 2 .", ". 3 o . 3 .", ". 2 . 1 .", "_ II . . III"],
}
POWER = [{"do": "gain-power", "n": 2}]
BURN = [{"do": "gain-condition", "conditions": {"burn": 1}}]
PILLARS = {"at": ["mark-3"], "blocks": "all", "line": True, "health": 3, "broken": POWER}
WELLS = {"at": ["mark-1"], "fades": True, "affects": "players", "enter": POWER}
DRINK = {"id": "drink", "power": 1, "effects": [{"do": "heal", "n": 2}]}
SHELTER = {"do": "raise", "stats": {"defense": 1}, "on": ["mark-2"]}
ARENAS = [
    {"id": "bare", "source": OURS, "combat": {}, "pvp": {}},
    {"id": "pillars", "source": OURS, "combat": {"bane": PILLARS}},
    {"id": "wells", "source": OURS, "combat": {"boon": WELLS, "bonus": [DRINK]}},
    {
        "id": "embers",
        "source": OURS,
        "combat": {"bane": {"at": ["mark-1", "mark-3"], "enter": BURN}, "rules": [SHELTER]},
    },
]


@cache
def files() -> Tables:
    """The files of the game with the Arenas of tests."""
    found = load_tables(FOLDER / "content", SCHEMA)
    for row in (RING, HOLE):
        found["maps"][str(row["id"])] = msgspec.convert(row, ArenaMap)
    for row in ARENAS:
        found["arenas"][str(row["id"])] = msgspec.convert(row, Arena)
    assert isinstance(next(iter(found["maps"].values())).source, Source)
    return found


@cache
def table() -> DragonEclipse:
    return DragonEclipse(files())


def change(id: str, **changes: Any) -> DragonEclipse:
    """The same table with one component changed."""
    found = {name: dict(rows) for name, rows in files().items()}
    file = next(name for name, rows in found.items() if id in rows)
    record = found[file][id]
    fields = {**msgspec.to_builtins(record), **msgspec.to_builtins(changes)}
    found[file][id] = msgspec.convert(fields, type(record))
    return DragonEclipse(found)


def position(*, options: dict[str, Any] | None = None, **given: Any) -> DragonState:
    """A position on the ring, in the bare Arena unless it says otherwise."""
    asked = {"map": "ring", "arena": "bare", **(options or {})}
    return positions.position(options=asked, **{"game": table(), **given})
