"""A table whose Arena never changes: the game's own content with a map and Arena cards that only tests use."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rulewright.content.lessons import Played
from rulewright.content.loader import Tables, load_tables
from rulewright.content.source import Source
from rulewright.core.record import Reason
from rulewright.games.dragon_eclipse import positions
from rulewright.games.dragon_eclipse.conditions import AnyAsked
from rulewright.games.dragon_eclipse.content.components import Arena, ArenaMap
from rulewright.games.dragon_eclipse.effects import AnyEffect
from rulewright.games.dragon_eclipse.game import FOLDER, SCHEMA, DragonEclipse
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.choices import ACCEPT
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


def near(**foe: Any) -> DragonState:
    """Young Emberling on C3, the Enemy beside it on C4, without any statistics of its own."""
    given = {"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False, **foe}
    return position(sheets={0: {"space": "C3", "damage": 0, "power": 0}}, foe=given)


def far(**foe: Any) -> DragonState:
    """Young Emberling on C1, the Enemy far away on C5, without any statistics of its own."""
    given = {"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False, **foe}
    return position(sheets={0: {"space": "C1", "damage": 0}}, foe=given)


PRINTED = {
    "ring": "map-1",
    "hole": "map-5",
    "bare": "moss-ring",
    "pillars": "brittle-pillars",
    "wells": "humming-shrine",
    "embers": "cinder-field",
}
"""The printed map or Arena card that is most like one of the tests; on the side for one the spaces are the same."""


def as_printed(body: dict[str, Any]) -> dict[str, Any]:
    """A position, as plain data, in the game's own components: for lessons."""
    told = {**body, **{part: {**body[part]} for part in ("options", "combat") if part in body}}
    for part in [told[part] for part in ("options", "combat") if part in told]:
        for field in ("map", "arena"):
            if field in part:
                part[field] = PRINTED.get(part[field], part[field])
    return told


_DRAWN = {"mystling": "draw", "partner": "draw", "enemy": "draw", "arena": "draw", "map": "draw"}
GAMES = tuple(
    {"players": players, "seed": seed, "mode": mode, "options": {**_DRAWN, **options}}
    for seed in range(4)
    for mode, players, options in (
        ("duel", 1, {"conceding": seed == 3}),
        ("duel", 2, {}),
        ("gauntlet", 1, {"corruption": True, "steel": seed > 1}),
        ("gauntlet", 2, {"deck": "build"}),
        ("pvp_quick", 2, {"deck": "build"}),
        ("pvp_challenge", 2, {}),
    )
)
"""Whole games in which lessons look for rules that no test shows by a choice."""


def run(state: DragonState, *plan: Any) -> DragonState:
    """Carry steps out before anything else, with the events of nothing but them."""
    state.events = []
    state.then(*plan)
    state.game.book.advance(state)
    return state


def fill_both(state: DragonState) -> DragonState:
    """PvP: both decks that are being built are filled with what is suggested."""
    positions.play(state, "fill-deck")
    while state.drafts != ((), ()):
        positions.play(state, "fill-deck")
    return state


def win(state: DragonState) -> DragonState:
    """The Enemy falls, and cannot be tamed any more."""
    assert state.combat.foe is not None
    state.combat.foe.tameable = state.combat.foe.fact = False
    state.combat.foe.damage = state.combat.foe.health
    return positions.perform(state, 0, {"do": "gain-power", "n": 1})


def beat(state: DragonState, loser: int) -> DragonState:
    """The loser's Mystling has as much damage as Health."""
    state.combat.sheets[loser].damage = state.combat.sheets[loser].health
    return run(state)


def of(state: DragonState, *kinds: type) -> list[Any]:
    """The events of these kinds."""
    return [event for event in state.events if isinstance(event, kinds)]


def rules(reasons: list[Reason]) -> list[str]:
    """The rules that refusals name."""
    return [reason.rule for reason in reasons]


def asked(*wanted: Any) -> tuple[AnyAsked, ...]:
    """Conditions of a Taming card or a quest, written as in the content files."""
    return msgspec.convert(list(wanted), tuple[AnyAsked, ...])


def as_offer(
    state: DragonState, body: int, *effects: dict[str, Any], slot: int = 0, card: str = ""
) -> tuple[DragonState, Played] | None:
    """Effects of a player's Mystling as a free offer, and the answer that takes it: for lessons."""
    if body > 1 or not state.fighting:
        return None
    found = msgspec.convert(list(effects), tuple[AnyEffect, ...])
    state.agenda.append(steps.OfferEffects(body, found, "DRE-391", slot, card))
    state.asked = None
    return state, Played(body, str(ACCEPT))


def spaces(state: DragonState) -> set[str]:
    """The spaces that are offered, by name."""
    names = state.game.content.ground(state.combat.map, state.seats == 2).names
    return {names[int(text.split()[1]) - 1] for text in positions.offered(state)}
