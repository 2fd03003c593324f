"""The colours of the land: warm jungle for Caprakan, cool rock for Ishidan, thin air above and Nether below."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Empire, Terrain

Cover: TypeAlias = Terrain | None
"""What covers a hex; None is barren ground."""
CAPRAKAN, ISHIDAN = str(Empire.CAPRAKAN), str(Empire.ISHIDAN)
SKY, NETHER = "sky", "nether"
STYLES = (CAPRAKAN, ISHIDAN, SKY, NETHER)
"""The manners in which land is drawn. A Cataclysm has the name of its Element."""


@dataclass(frozen=True)
class Wash:
    """The colours of one terrain."""

    base: str
    light: str
    shade: str
    ink: str
    """Outlines and hatching."""
    accent: str
    """The small bright thing: snow, maize, foam, embers."""


_DAY: dict[str, dict[Cover, Wash]] = {
    CAPRAKAN: {
        Terrain.HIGHLAND: Wash("#cf9a5c", "#e6c08a", "#a06a38", "#5e3a1c", "#f3dcae"),
        Terrain.FOREST: Wash("#5c9c4c", "#7fb95f", "#2d6a39", "#173b22", "#b8d877"),
        Terrain.PLAINS: Wash("#e3cc77", "#f2e2a2", "#c4a148", "#7f6222", "#fff4c4"),
        Terrain.MARSH: Wash("#8d9a55", "#aab873", "#5d6d3a", "#343f22", "#e58aa8"),
        Terrain.WATER: Wash("#3aa6a6", "#79cdc3", "#1f7584", "#0f4a5a", "#e9fbf2"),
        Terrain.GREAT_TREE: Wash("#79a851", "#93c564", "#2f7a3c", "#173b22", "#f2c14e"),
        Terrain.PEAK: Wash("#b07a55", "#c79470", "#744136", "#3b1d18", "#ff8a3c"),
        None: Wash("#b9a58c", "#d3c4ae", "#86735c", "#4a3d2f", "#efe4d2"),
    },
    ISHIDAN: {
        Terrain.HIGHLAND: Wash("#a9b09f", "#c8cdbd", "#767f78", "#3c4545", "#e9ebdf"),
        Terrain.FOREST: Wash("#6d9a86", "#8fb59f", "#2c5f57", "#15383a", "#b9d6bd"),
        Terrain.PLAINS: Wash("#c6d3a0", "#dde6c0", "#9bad70", "#5f7046", "#f6f8df"),
        Terrain.MARSH: Wash("#93a9a2", "#b3c5bd", "#617a76", "#364b4c", "#c9a45f"),
        Terrain.WATER: Wash("#376fae", "#7fb2dc", "#1f4a86", "#12305f", "#f2f7fb"),
        Terrain.GREAT_TREE: Wash("#8fb39a", "#6aa287", "#255c4c", "#12322f", "#fff8ea"),
        Terrain.PEAK: Wash("#9aa6ad", "#c3ccd2", "#4e6480", "#26364c", "#ffffff"),
        None: Wash("#b3b0a6", "#cfccc2", "#7d7b74", "#45444a", "#ecebe4"),
    },
    SKY: {
        Terrain.HIGHLAND: Wash("#d3b8a0", "#ead6c2", "#a08271", "#574456", "#fff3e4"),
        Terrain.FOREST: Wash("#8fbf8a", "#b1d7a0", "#4c8a6c", "#25505a", "#def0b9"),
        Terrain.PLAINS: Wash("#d6dfa6", "#ecf1c8", "#a9b878", "#6a7450", "#fdfbe2"),
        Terrain.MARSH: Wash("#a5bda6", "#c4d6be", "#708f86", "#3c5560", "#f0b8c8"),
        Terrain.WATER: Wash("#63a9d2", "#a4d4ec", "#3a79ad", "#1e4c7c", "#ffffff"),
        Terrain.GREAT_TREE: Wash("#a9cf92", "#9ccb80", "#4f8c5e", "#25505a", "#ffd56b"),
        Terrain.PEAK: Wash("#c6b3ad", "#e5d6d0", "#7f6f86", "#45395a", "#ffffff"),
        None: Wash("#cdbfb4", "#e4d9cf", "#998a86", "#574c5c", "#fff8ee"),
    },
    NETHER: {
        Terrain.HIGHLAND: Wash("#4a3a66", "#6a548c", "#2c2145", "#140d24", "#e86bd0"),
        Terrain.FOREST: Wash("#443a60", "#5c4f80", "#241c3a", "#140d24", "#8be0d0"),
        Terrain.PLAINS: Wash("#4d4069", "#67588a", "#2e2448", "#140d24", "#e86bd0"),
        Terrain.MARSH: Wash("#3a4466", "#52608c", "#232a46", "#0f1226", "#8be0d0"),
        Terrain.WATER: Wash("#2f2f66", "#4b4b94", "#1c1c44", "#0f0f28", "#a7a1ff"),
        Terrain.GREAT_TREE: Wash("#443a60", "#5c4f80", "#241c3a", "#140d24", "#e86bd0"),
        Terrain.PEAK: Wash("#453658", "#6b5590", "#251a38", "#120a1f", "#ff7ae0"),
        None: Wash("#41345c", "#5a4a7a", "#281d40", "#140d24", "#e86bd0"),
    },
    str(Element.FIRE): {None: Wash("#6b5750", "#86706a", "#43342f", "#1f1512", "#ff8a3c")},
    str(Element.WATER): {None: Wash("#5f97a6", "#8fbcc4", "#3a6f82", "#1d4557", "#f0fbfb")},
    str(Element.AIR): {None: Wash("#ddd3b8", "#efe8d4", "#b3a688", "#756a52", "#ffffff")},
    str(Element.EARTH): {None: Wash("#9a7350", "#b89270", "#684a32", "#35251a", "#dcc39a")},
}

_NIGHT = "#0b1230"

INK = "#241a1c"
ELEMENTS: dict[Element, tuple[str, str]] = {
    Element.AIR: ("#e8d06a", "#5b4a08"),
    Element.EARTH: ("#7fa552", "#24390f"),
    Element.FIRE: ("#e2572f", "#5a1405"),
    Element.WATER: ("#4a8fd6", "#0e2f5c"),
    Element.VOID: ("#8a5fc0", "#2a1148"),
}
"""The colour of each Element's seal and of the ink on it."""
ROADS = {CAPRAKAN: ("#f6ead0", "#7c5630"), ISHIDAN: ("#ece7dc", "#57534f")}
RIVERS = {CAPRAKAN: ("#57bdbb", "#1d6d7c", "#d9f6ee"), ISHIDAN: ("#5b95d0", "#1f4a86", "#e6f2fc")}
BAR = {"light": ("#e9dcc0", "#cdb98f"), "dark": ("#1a1c30", "#3a3a58")}
"""The Game Bars around the map, and the ornament on them."""
UNKNOWN = {"light": ("#f4e9d0", "#c9b48a"), "dark": ("#242642", "#4c4c70")}
"""A slot that nobody has explored."""


def lit(colour: str, theme: str, share: float = 0.34) -> str:
    """A colour by day, or as the night has it."""
    return colour if theme == "light" else mix(colour, _NIGHT, share)


@cache
def wash(style: str, terrain: Cover, theme: str) -> Wash:
    """The colours of a terrain in this manner and this light."""
    found = _DAY[style][terrain]
    night = 0.14 if style == NETHER else 0.36
    return Wash(
        base=lit(found.base, theme, night),
        light=lit(found.light, theme, night),
        shade=lit(found.shade, theme, night),
        ink=lit(found.ink, theme, 0.5),
        accent=lit(found.accent, theme, 0.12),
    )
