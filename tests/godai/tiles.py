"""The tiles of the map as the files have them, and with one thing changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import rulewright.games.godai.content as content
from rulewright.content.loader import Schema, Tables, load_tables
from rulewright.games.godai.content.map_checks import map_problems
from rulewright.games.godai.content.map_parts import TILE_FILES, CataclysmTile, EmpireTile, HexTile, SkyTile


@cache
def tables() -> Tables:
    return load_tables(Path(content.__file__).parent, Schema(TILE_FILES))


def empire_tiles() -> dict[str, EmpireTile]:
    return {id: one for id, one in tables()["tiles-empire"].items() if isinstance(one, EmpireTile)}


def hex_tiles() -> dict[str, HexTile]:
    return {id: one for id, one in tables()["tiles-hex"].items() if isinstance(one, HexTile)}


def sky_tiles() -> dict[str, SkyTile]:
    return {id: one for id, one in tables()["tiles-sky"].items() if isinstance(one, SkyTile)}


def cataclysm_tiles() -> dict[str, CataclysmTile]:
    return {id: one for id, one in tables()["tiles-cataclysm"].items() if isinstance(one, CataclysmTile)}


def with_word(rows: tuple[str, ...], place: tuple[int, int], word: str) -> tuple[str, ...]:
    """A drawing with another word in a row, both counted from 0."""
    row, at = place
    words = rows[row].split()
    words[at] = word
    return (*rows[:row], " ".join(words), *rows[row + 1 :])


def problems(**changed: Any) -> set[str]:
    """The ids of all problems, with fields of tiles changed: `hex_c={"temple": 2}`."""
    parts: list[Any] = [empire_tiles(), hex_tiles(), sky_tiles(), cataclysm_tiles()]
    for name, fields in changed.items():
        id = name.replace("_", "-")
        for part in parts:
            if id in part:
                part[id] = msgspec.structs.replace(part[id], **fields)
    return {problem.message for problem in map_problems(*parts)}
