"""Games of the day in the database: who has begun one, and how it went."""

from __future__ import annotations

from typing import Any

from . import clock, schema
from .database_errors import intact
from .profiles import Connected, Row

_DAILY = schema.daily_games
MOST_LISTED = 500


class DailyGames:
    """The games of each day, in the order in which they were begun."""

    def __init__(self, asking: Connected, writing: Connected) -> None:
        self._asking = asking
        self._writing = writing

    async def add(self, table_id: str, game: str, day: str, profile_id: str, name: str) -> None:
        row = {
            "table_id": table_id, "game": game, "day": day, "profile_id": profile_id, "name": name,
            "begun": clock.now(), "score": None, "won": None, "notes": None,
        }  # fmt: skip
        async with self._writing() as connection:
            await connection.execute(_DAILY.insert(), row)

    async def of_day(self, game: str, day: str) -> list[Row]:
        """All of them, the earliest first."""
        query = _DAILY.select().where(_DAILY.c.game == game, _DAILY.c.day == day).order_by(_DAILY.c.begun)
        with intact():
            async with self._asking() as connection:
                return [dict(row) for row in (await connection.execute(query.limit(MOST_LISTED))).mappings()]

    async def settle(self, table_id: str, score: int, won: bool, notes: dict[str, Any]) -> None:
        """How a game went; the first end counts."""
        mine = _DAILY.update().where(_DAILY.c.table_id == table_id, _DAILY.c.score.is_(None))
        async with self._writing() as connection:
            await connection.execute(mine.values(score=score, won=won, notes=notes))
