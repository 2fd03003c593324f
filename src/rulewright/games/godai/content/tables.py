"""Which files hold which components, and the tables that they become."""

from __future__ import annotations

from rulewright.content.loader import Schema, Tables
from rulewright.content.source import Component
from rulewright.core.errors import ContentError

from ..hero_abilities import Ability
from ..model.vocabulary import ELEMENTS, Empire
from .components import (
    Augment,
    Boss,
    Commission,
    Encounter,
    Escort,
    HarvestCard,
    JaethiCard,
    PowerUp,
    SiegeCard,
    Tracker,
)
from .heroes import Race, Role
from .items import Item, ResourceAid
from .map_parts import TILE_FILES

FILES: dict[str, tuple[str, type[Component]]] = {
    **{f"siege-{element}": ("siege", SiegeCard) for element in ELEMENTS},
    **{f"encounters-{level}": ("encounter", Encounter) for level in range(1, 6)},
    "bosses": ("boss", Boss),
    "escorts": ("escort", Escort),
    **{f"commissions-{empire}": ("commission", Commission) for empire in Empire},
    "harvests-resource": ("harvest", HarvestCard),
    "harvests-treasure": ("harvest", HarvestCard),
    "jaethi-siege": ("jaethi", JaethiCard),
    "jaethi-afflictions": ("jaethi", JaethiCard),
    "jaethi-plain": ("jaethi", JaethiCard),
    "roles": ("role", Role),
    "races": ("race", Race),
    "items": ("item", Item),
    "aid": ("aid", ResourceAid),
    "powerups": ("powerup", PowerUp),
    "augments": ("augment", Augment),
    "trackers": ("tracker", Tracker),
    **TILE_FILES,
    **{f"abilities-{part}": ("ability", Ability) for part in ("basic", "masteries", "specials", "races", "items")},
}
"""Large decks are spread over several files; the first word of a file's name is its table."""
SCHEMA = Schema(FILES)


def gather(read: Tables) -> tuple[Tables, list[ContentError]]:
    """The tables of the game from its files, and ids that stand in two of them."""
    found: Tables = {}
    problems: list[ContentError] = []
    for file, rows in read.items():
        table = found.setdefault(file.partition("-")[0], {})
        problems.extend([ContentError("id-elsewhere", file=f"{file}.toml", id=id) for id in rows if id in table])
        table.update(rows)
    return found, problems
