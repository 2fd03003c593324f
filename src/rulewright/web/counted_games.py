"""Games that are counted while they last: what a campaign has come to so far is part of a profile's statistics."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.catalog import game_names, load
from rulewright.core.errors import RulewrightError
from rulewright.core.progress import Figures
from rulewright.store.store import Row

from .commands import LiveTable, TableCommands

FIGURES = "figures"
"""The kind of these records; their keys are tables."""
MOST_OPENED = 12
"""This many tables that have gone on are counted again during one visit; the others wait for the next."""
MOST_KINDS, MOST_IDS = 20, 1000
NEVER = -1.0


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one game has come to."""

    game: str
    figures: Figures
    touched: float = 0.0
    """When the table was changed that this was counted from; 0 to count it again, `NEVER` where nothing counts."""


def read_counted(body: Any) -> Counted | None:
    """Figures, if they are of a game that we have and that counts."""
    try:
        found = msgspec.convert(body, Counted)
    except msgspec.ValidationError:
        return None
    if found.game not in game_names() or not load(found.game).progress.counted:
        return None
    small = len(found.figures) <= MOST_KINDS and all(len(of) <= MOST_IDS for of in found.figures.values())
    sound = all(0 <= n < 10**6 and len(id) <= 80 for of in found.figures.values() for id, n in of.items())
    return found if small and sound else None


def joined(one: Figures, other: Figures) -> Figures:
    """Of two counts of the same game what either has seen."""
    return {
        kind: {id: max(one.get(kind, {}).get(id, 0), other.get(kind, {}).get(id, 0)) for id in ids}
        for kind in sorted({*one, *other})
        if (ids := sorted({*one.get(kind, {}), *other.get(kind, {})}))
    }


async def count_games(commands: TableCommands, profile_id: str) -> list[Counted]:
    """The counts of a profile's games, with what has happened at its tables since."""
    rows = await commands.store.profiles.records(profile_id)
    known = {row["key"]: one for row in rows if row["kind"] == FIGURES and (one := read_counted(row["body"]))}
    seats = [row["key"] for row in rows if row["kind"] == "seat"]
    opened = 0
    for row in await commands.find(seats, limit=len(seats)):
        old = known.get(row["id"])
        if not has_counts(row) or (old is not None and old.touched in (NEVER, row["touched"])):
            continue
        opened += 1
        if opened > MOST_OPENED:
            break
        try:
            fresh = count(commands, await commands.get(row["id"]), row["touched"], old)
        except RulewrightError:
            continue  # the table cannot be opened any more; what was counted stays
        known[row["id"]] = fresh
        await commands.store.profiles.keep(profile_id, [(FIGURES, row["id"], msgspec.to_builtins(fresh))])
    return [one for one in known.values() if one.figures]


def has_counts(row: Row) -> bool:
    return row["game"] in game_names() and bool(load(row["game"]).progress.counted)


def count(commands: TableCommands, table: LiveTable, touched: float, old: Counted | None) -> Counted:
    """A table that was opened in the middle is counted as far as it is there, and again when its past is there too."""
    if table.mode.name not in table.game.progress.counted:
        return Counted(table.game.name, {}, NEVER)
    happened = [event for played in table.session.line.here() for event in played.events]
    if table.session.whole:
        first = list(table.session.state_at(0).events)
        return Counted(table.game.name, table.game.progress.figures([*first, *happened]), touched)
    commands.past.begin(table)
    found = table.game.progress.figures(happened)
    return Counted(table.game.name, joined(old.figures if old is not None else {}, found))
