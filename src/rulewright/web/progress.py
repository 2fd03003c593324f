"""Progress of a person: records that outlive a game, kept in the profile, begun with and written back by tables.

A table that begins with a person's record says so in its settings (`AT_TABLE`). When its game is over, every profile
that sits there gains what the game has added to the record (`ProgressFace.merged`), once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.catalog import game_names, load
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.core.progress import LONGEST_KEEPSAKE, Keepsake
from rulewright.core.record import Seat
from rulewright.store.profiles import Profiles

from .live_table import LiveTable

PROGRESS = "progress"
"""The kind of these records."""
MINE = "mine"
"""The answer to an option: the visitor's own record."""
AT_TABLE = "keepsake"


class Begun(msgspec.Struct, frozen=True):
    """Which record of a person a table has begun with."""

    name: str
    number: int = 1


def record_key(game: str, keepsake: Keepsake, number: int = 1) -> str:
    """Where a profile keeps a record: `dragon_eclipse.sheet.1`."""
    return f"{game}.{keepsake.name}.{number}"


def place_of(key: str) -> tuple[Game, Keepsake, int] | None:
    """The game, the record and its number that a key stands for; None if there is none."""
    name, _, rest = key.partition(".")
    kind, _, digits = rest.partition(".")
    number = whole_number(digits, 1, 99)
    if name not in game_names() or number is None:
        return None
    game = load(name)
    keepsake = game.progress.keepsake(kind)
    return None if keepsake is None or number > keepsake.most else (game, keepsake, number)


async def kept(profiles: Profiles, profile_id: str) -> dict[str, str]:
    """All records of a profile that can be read, by key."""
    rows = await profiles.records(profile_id, PROGRESS)
    return {row["key"]: row["body"] for row in rows if is_sound(row["key"], row["body"])}


async def own_record(profiles: Profiles, profile_id: str, game: Game, keepsake: Keepsake, number: int = 1) -> str:
    """A person's record, or a blank one."""
    found = (await kept(profiles, profile_id)).get(record_key(game.name, keepsake, number))
    return game.progress.blank(keepsake) if found is None else found


async def keep_record(
    profiles: Profiles, profile_id: str, game: Game, keepsake: Keepsake, text: str, number: int = 1
) -> None:
    """Write a record in the place of the one that was there. Raises `SetupError` for what is none."""
    check(game, keepsake, text)
    await profiles.keep(profile_id, [(PROGRESS, record_key(game.name, keepsake, number), text)])


async def drop_record(profiles: Profiles, profile_id: str, game: Game, keepsake: Keepsake, number: int = 1) -> None:
    """Start over: the record is gone."""
    await profiles.drop(profile_id, PROGRESS, record_key(game.name, keepsake, number))


def check(game: Game, keepsake: Keepsake, text: Any) -> None:
    """Raises `SetupError` for what is no such record."""
    if not isinstance(text, str) or len(text) > LONGEST_KEEPSAKE:
        raise SetupError("keepsake-long", most=LONGEST_KEEPSAKE)
    game.progress.check(keepsake, text)


def is_sound(key: str, text: Any) -> bool:
    """Whether a record is one that we would have written."""
    place = place_of(key)
    if place is None:
        return False
    try:
        check(place[0], place[1], text)
    except SetupError:
        return False
    return True


async def join_record(profiles: Profiles, profile_id: str, key: str, text: str) -> None:
    """A record that comes from elsewhere: joined with the one that is there."""
    place = place_of(key)
    if place is not None:
        game, keepsake, _ = place
        await profiles.advance(
            profile_id,
            None,
            PROGRESS,
            key,
            lambda old: game.progress.joined(keepsake, old, text) if is_sound(key, old) else text,
        )


# -- tables ---------------------------------------------------------------------------------------------------------


def begun_with(settings: dict[str, Any]) -> Begun | None:
    """The record that a table has begun with, as its settings say."""
    try:
        return msgspec.convert(settings.get(AT_TABLE), Begun | None)
    except msgspec.ValidationError:
        return None


def at_table(table: LiveTable) -> tuple[Keepsake, int] | None:
    """The record that a table has begun with; None if it was nobody's."""
    begun = begun_with(table.row["settings"])
    keepsake = table.game.progress.keepsake(begun.name) if begun is not None else None
    return None if begun is None or keepsake is None else (keepsake, begun.number)


def options_after(table: LiveTable) -> dict[str, Any]:
    """The options for a game after this one: a record goes on as it was left."""
    options = table.session.setup.options
    found = at_table(table)
    if found is None or not table.session.state.over:
        return options
    keepsake, _ = found
    return {**options, keepsake.option: table.game.progress.left(keepsake, table.session.state)}


async def write_back(
    profiles: Profiles, profile_id: str, table: LiveTable, mine: set[Seat], mark: tuple[str, str, Any]
) -> None:
    """What a finished game has added to the record that it began with joins the profile, with its mark; once.

    Of records that a person may have several of, the table's is that of who made it, and of nobody else.
    """
    found = at_table(table)
    if found is None or (found[0].most > 1 and table.row["settings"].get("host") not in mine):
        await profiles.keep(profile_id, [mark])
        return
    keepsake, number = found
    progress = table.game.progress
    before = str(table.session.setup.options.get(keepsake.option, ""))

    def grown(now: Any) -> Any:
        key = record_key(table.game.name, keepsake, number)
        held = now if is_sound(key, now) else progress.blank(keepsake)
        try:
            return progress.merged(keepsake, held, before, progress.left(keepsake, table.session.state))
        except RulewrightError:
            return held  # a record of other content: what is there stays

    await profiles.advance(profile_id, mark, PROGRESS, record_key(table.game.name, keepsake, number), grown)
