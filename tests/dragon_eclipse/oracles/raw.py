"""The content files as plain data, read anew: no component, no look-up and no rule of the game stands between."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

Row = dict[str, Any]


@cache
def table(name: str) -> dict[str, Row]:
    """Every row of one kind (`card`, `arena`, `taming` …), by id."""
    found: dict[str, Row] = {}
    for file in sorted((files("rulewright.games.dragon_eclipse") / "content").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            rows = tomllib.loads(file.read_text("utf-8")).get(name, [])
            found.update({row["id"]: row for row in rows})
    assert found, name
    return found


def stat_card(enemy: str) -> Row:
    """What belongs to an Enemy besides its Enemy Ability card: the card of a Mystling, or one of its own."""
    row = table("enemy")[enemy]
    own: Row = row.get("card") or table("mystling")[row["mystling"]]
    return {**own, **({"stats": row["stats"]} if "stats" in row else {})}


def scene(arena: str, pvp: bool) -> Row:
    """The side of an Arena card that is in use."""
    side: Row = table("arena")[arena]["pvp" if pvp else "combat"]
    return side


@cache
def taming(enemy: str) -> tuple[Row, ...]:
    """The conditions of an Enemy's Taming card; none if it has no such card."""
    return next((tuple(row["conditions"]) for row in table("taming").values() if row["enemy"] == enemy), ())
