"""The light on the table: bright for the Harvest, a storm for the Siege, by day and by night; and who wears what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Seal:
    """What tells whose something is: a colour and, never without it, a crest (a key of `svg.icons.CRESTS`)."""

    crest: str
    base: str
    ink: str


@dataclass(frozen=True)
class Scene:
    """Everything that changes with the light."""

    theme: str
    cloth: tuple[str, str]
    """The table under everything, from its top to its foot."""
    wave: str
    """The waves on it."""
    panel: str
    sunken: str
    line: str
    ink: str
    soft: str
    accent: str
    danger: str
    good: str
    glow: str
    storm: str
    """What darkens the land in a Siege; empty in a Harvest."""


_DAY = {
    "panel": "#fdf6e4", "sunken": "#eee0c2", "line": "#a98f62", "ink": "#2a1d1a", "soft": "#65523f",
    "accent": "#9a3412", "danger": "#a81c1c", "good": "#2c6b3f", "glow": "#d9480f",
}  # fmt: skip
_NIGHT = {
    "panel": "#1b1d33", "sunken": "#11132a", "line": "#565a86", "ink": "#f6eedb", "soft": "#b9b4c9",
    "accent": "#f0a85a", "danger": "#ff8f80", "good": "#86d3a0", "glow": "#ffd166",
}  # fmt: skip
_LIGHT: dict[tuple[str, bool], dict[str, object]] = {
    ("light", False): {"cloth": ("#e7d3a6", "#cfae76"), "wave": "#b99458", "storm": ""},
    ("light", True): {"cloth": ("#8f97ae", "#5d6079"), "wave": "#464a66", "storm": "#2a2f57"},
    ("dark", False): {"cloth": ("#20223f", "#14152b"), "wave": "#343863", "storm": ""},
    ("dark", True): {"cloth": ("#221833", "#0f0a1c"), "wave": "#43305f", "storm": "#12061f"},
}
SEATS = (
    Seal("red", "#b3372b", "#fff4ec"),
    Seal("blue", "#2b5fa3", "#f1f7ff"),
    Seal("yellow", "#d9a520", "#2c2105"),
    Seal("white", "#5f6b76", "#fafcff"),
)
VITALS = {"health": "#c0392b", "energy": "#d39b16", "influence": "#7a52b8", "outlast": "#2f7f86"}
"""The bars of Vitals; each carries its icon."""


@cache
def scene(theme: str, siege: bool) -> Scene:
    found = {**(_DAY if theme == "light" else _NIGHT), **_LIGHT[theme, siege]}
    return Scene(theme=theme, **found)  # type: ignore[arg-type]
