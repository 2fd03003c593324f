"""Positions that tables keep beside their record, and what has changed since in the content that they have met."""

from __future__ import annotations

from rulewright.core.errors import SaveError
from rulewright.core.game import Game
from rulewright.core.record import State
from rulewright.core.saving import changed_tables, read_save
from rulewright.store.store import Store

from .live_table import LiveTable

_SAVE = '{"format":'
"""How a save begins. Positions that were kept before this was written down are a state without a head."""


def write_kept(game: Game, state: State) -> str:
    """A position with the version of its records and what it has met of the content."""
    return game.dump(state)


def read_kept(game: Game, text: str) -> State:
    """A position that this program has kept, whatever the content is now; raises `SaveError`."""
    if not text.startswith(_SAVE):
        return game.decode(text.encode(), trusted=True)
    saved = read_save(text, game.name)
    return game.decode(game.up_to_date(saved.state, saved.version), trusted=True)


def changed_since(game: Game, text: str) -> list[str]:
    """The tables of the content of which a kept position has met something that is different now."""
    if not text.startswith(_SAVE):
        return []
    try:
        saved = read_save(text, game.name)
    except SaveError:
        return []  # only a cache: whoever needs the position finds out what is wrong with it
    if saved.content == game.content_hash:
        return []
    return changed_tables(saved.used, game.met.hashes(bytes(saved.state)))


async def note_changed_content(store: Store, table: LiveTable) -> None:
    """Write down once that what a running game has met of the content is different now: its pages say so from then on.

    The record cannot tell. It comes out as before as long as the card that has changed is still in a hand.
    """
    if table.session.state.over:
        return
    kept = await store.snapshot(table.id)
    found = [] if kept is None else changed_since(table.game, kept["state"])
    if not set(found) <= set(table.other_content):
        change = table.row["changes"]
        settings = {**table.row["settings"], "changed": sorted({*table.other_content, *found})}
        if await store.update_settings(table.id, change, settings):
            table.row.update(settings=settings, changes=change + 1)
