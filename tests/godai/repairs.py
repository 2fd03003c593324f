"""For every sentence of Godai's refusals: what it claims about a position, and what would make it untrue.

The claims are read off the sheets, trackers, tiles and the open step. Each chapter has a module of its own;
what the engine tells is in `tests/repairs_of_any_game.py`. How pieces are put where a repair wants them is in
`setting.py`.
"""

from __future__ import annotations

from .. import repairs_of_any_game
from ..repairing import Repairs
from . import (
    repairs_of_combat,
    repairs_of_defenders,
    repairs_of_heroes,
    repairs_of_land,
    repairs_of_temples,
    repairs_of_visits,
)

REPAIRS = Repairs()
repairs_of_any_game.known_to(REPAIRS)
for chapter in (
    repairs_of_combat,
    repairs_of_defenders,
    repairs_of_heroes,
    repairs_of_land,
    repairs_of_temples,
    repairs_of_visits,
):
    for message, repair in chapter.CHAPTER.known.items():
        REPAIRS.mends(message)(repair)
