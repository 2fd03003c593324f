"""What the parts of the board are: how a region stands, the Monster of an Era, and the rules that a part is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.geography import ISLANDS, ON_ISLAND, REGIONS, TERRAIN, island_of
from ..model.state import MystheaState
from ..model.vocabulary import Terrain
from .text_board import region_line

if TYPE_CHECKING:
    from .texts import MystheaTexts

BONUS = {
    Terrain.FOREST: "MYS-180",
    Terrain.RIVER: "MYS-181",
    Terrain.MYST: "MYS-182",
    Terrain.MOUNTAIN: "MYS-183",
    Terrain.CRYSTAL: "MYS-184",
}
"""What whoever Meditates with a unit there gains."""
RULES = {
    "henakor": ("MYS-245",),
    "round": ("MYS-110",),
    "regions-placed": ("MYS-122",),
    "events": ("MYS-110", "MYS-111"),
    "event-storm": ("MYS-276",),
}
RULES_OF_KIND = {
    "era": ("MYS-277",),
    "monster": ("MYS-277",),
    "space": ("MYS-271", "MYS-273"),
    "event": ("MYS-273",),
    "artefact": ("MYS-194",),
}


def component_at(spot: str, view: MystheaState) -> str:
    """A part is named after its component; an Era shows its Monster."""
    kind, _, rest = spot.partition("-")
    if kind == "era" and rest in ("1", "2", "3"):
        return str(view.monsters[int(rest) - 1])
    return rest


def told_at(spot: str, view: MystheaState, texts: MystheaTexts) -> tuple[str, ...]:
    """A region or an Island, and who stands there and controls what."""
    kind, _, rest = spot.partition("-")
    if kind in ("region", "mirage") and rest in REGIONS:
        region = REGIONS.index(rest)
        name = f"{texts.name('island', ISLANDS[island_of(region)])} · {texts.name('terrain', TERRAIN[region])}"
        regions: tuple[int, ...] = (region,)
    elif kind == "island" and rest in ISLANDS:
        name, regions = texts.name("island", rest), tuple(ON_ISLAND[ISLANDS.index(rest)])
    else:
        return ()
    return name, *(region_line(view, texts, region) for region in regions)


def rules_at(spot: str, view: MystheaState) -> tuple[str, ...]:
    """The rules that say what a part is for."""
    kind, _, rest = spot.partition("-")
    if kind == "region" and rest in REGIONS:
        return (BONUS[Terrain(TERRAIN[REGIONS.index(rest)])], "MYS-273")
    if kind == "space" and rest == str(view.rulings.recharge_space):
        return ("MYS-112", *RULES_OF_KIND[kind])
    if kind == "event" and rest in view.monsters:
        kind = "monster"
    return RULES.get(spot, RULES_OF_KIND.get(kind, ()))
