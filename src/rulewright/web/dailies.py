"""Games of the day: one seed for everybody, the same start, and a table of results on this server."""

from __future__ import annotations

import datetime as dt
import hashlib
from typing import Any

import msgspec

from rulewright.core.errors import RulewrightError
from rulewright.core.game import Game
from rulewright.core.progress import Chapter, Daily
from rulewright.store import clock
from rulewright.store.store import Row

from .commands import TableCommands
from .profiles import MOST_SETTLED, short_notes

SEEDS = 2**31
"""Few enough for a short word."""
FIRST_DAY = "2020-01-01"


class Standing(msgspec.Struct, frozen=True):
    """A place in the table of results."""

    place: int
    table: str
    name: str
    score: int
    won: bool
    mine: bool
    chapter: Chapter | None


def today() -> str:
    """The day, as it is in Greenwich: the same for everybody."""
    return dt.datetime.fromtimestamp(clock.now(), dt.UTC).strftime("%Y-%m-%d")


def read_day(text: str) -> str:
    """A day that has begun; anything else is today."""
    try:
        day = dt.date.fromisoformat(text).isoformat()
    except ValueError:
        return today()
    return min(max(day, FIRST_DAY), today())


def day_before(day: str) -> str:
    return (dt.date.fromisoformat(day) - dt.timedelta(days=1)).isoformat()


def seed_of_day(game: str, day: str) -> int:
    """The seed of a game on a day, on every server."""
    return int.from_bytes(hashlib.blake2b(f"{game} {day}".encode(), digest_size=8).digest(), "big") % SEEDS


def daily_of(game: Game, day: str) -> Daily | None:
    return game.progress.daily(seed_of_day(game.name, day))


async def results(commands: TableCommands, game: Game, day: str) -> list[Row]:
    """The games of a day; those that have ended since are settled."""
    rows = await commands.store.daily_games.of_day(game.name, day)
    waiting = [row["table_id"] for row in rows if row["score"] is None]
    found = await commands.find(waiting, limit=len(waiting)) if waiting else []
    ended = [row["id"] for row in found if row["status"] == "over"][:MOST_SETTLED]
    for table_id in ended:
        await settle(commands, table_id)
    return await commands.store.daily_games.of_day(game.name, day) if ended else rows


async def settle(commands: TableCommands, table_id: str) -> None:
    """Write down how a game of the day went."""
    try:
        table = await commands.get(table_id)
    except RulewrightError:
        return
    outcome = table.session.state.outcome
    if outcome is not None:
        notes = short_notes(table)
        chapter = table.game.progress.chapter(notes, table.game.texts("en"))
        score = chapter.score if chapter is not None else int(max(outcome.scores, default=0))
        await commands.store.daily_games.settle(table_id, score, bool(outcome.winners), notes)


def ranking(rows: list[Row], profile_id: str, game: Game, code: str, theme: str) -> list[Standing]:
    """The first try of everybody that is over, the best first; equals in the order in which they began."""
    first: dict[str, Row] = {}
    for row in rows:
        first.setdefault(row["profile_id"], row)
    done = sorted([row for row in first.values() if row["score"] is not None], key=lambda row: -int(row["score"]))
    texts = game.texts(code)

    def told(notes: Any) -> Chapter | None:
        return game.progress.chapter(notes, texts, theme) if isinstance(notes, dict) else None

    return [
        Standing(
            1 + sum(int(other["score"]) > int(row["score"]) for other in done),
            row["table_id"],
            row["name"],
            int(row["score"]),
            bool(row["won"]),
            row["profile_id"] == profile_id,
            told(row["notes"]),
        )
        for row in done
    ]
