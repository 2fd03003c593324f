"""The colours of Mysthea: sky, stone, terrains, seats and cards, in dark and light."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.svg.palette import THEMES, Palette

from ..model.vocabulary import CardType, Colour, Terrain


@dataclass(frozen=True)
class Ground:
    """The colours of one terrain, from shade to light, and the ink of its name."""

    shade: str
    base: str
    light: str
    glint: str


@dataclass(frozen=True)
class Material:
    """What the tokens of one colour are carved from."""

    base: str
    light: str
    shade: str
    crest: str
    """The colour of the crest on it."""
    edge: str
    """An outline that stands out against every ground."""


@dataclass(frozen=True)
class Scene:
    """Everything that changes between the two lights of the day."""

    name: str
    chrome: Palette
    sky: tuple[str, str, str, str, str]
    """From the zenith to the depth of the mist."""
    dawn: str
    mist: str
    mist_deep: str
    stars: float
    rock: tuple[str, str]
    """Shade and light of the stone."""
    soil: str
    root: str
    vein: str
    crystal: tuple[str, str, str, str]
    shadow: float
    glow: str
    """Around what can be chosen."""
    energy: str
    experience: str
    grounds: dict[Terrain, Ground]


DARK = Scene(
    name="dark",
    chrome=THEMES["dark"],
    sky=("#0b0f2e", "#2a2462", "#7d4a83", "#3b5a8a", "#123247"),
    dawn="#ffb45e",
    mist="#9fd0d8",
    mist_deep="#0e2a40",
    stars=0.9,
    rock=("#191a36", "#7a6a86"),
    soil="#3a2c3c",
    root="#6d5140",
    vein="#66f2e4",
    crystal=("#e9fffb", "#7ff0ea", "#2fb3c4", "#1b5f86"),
    shadow=0.5,
    glow="#ffe27a",
    energy="#f7b955",
    experience="#58d6c9",
    grounds={
        Terrain.FOREST: Ground("#123f2c", "#1f6a43", "#47a563", "#a7e08a"),
        Terrain.RIVER: Ground("#123a72", "#2267b4", "#53a6e6", "#bfe6ff"),
        Terrain.MYST: Ground("#35205f", "#5f3c9e", "#9d79d8", "#e3ceff"),
        Terrain.CRYSTAL: Ground("#0d4a58", "#178594", "#55d3d6", "#d6fffb"),
        Terrain.MOUNTAIN: Ground("#5a3a1a", "#9a6c30", "#d6a75c", "#fff0cf"),
    },
)
LIGHT = Scene(
    name="light",
    chrome=THEMES["light"],
    sky=("#a9c4ea", "#cfd3ef", "#ffd9b8", "#e3ecf0", "#b9d6dc"),
    dawn="#fff0c4",
    mist="#ffffff",
    mist_deep="#9cc3cc",
    stars=0.0,
    rock=("#5a5070", "#cbb9b4"),
    soil="#7d6157",
    root="#7a5a42",
    vein="#18b7b0",
    crystal=("#ffffff", "#a6f3ee", "#43bdc9", "#2a7ea6"),
    shadow=0.28,
    glow="#d9480f",
    energy="#d27f0c",
    experience="#12908a",
    grounds={
        Terrain.FOREST: Ground("#2c6a45", "#4f9a62", "#86c482", "#dff5c4"),
        Terrain.RIVER: Ground("#2a66ad", "#4f97d8", "#95cdf5", "#eaf7ff"),
        Terrain.MYST: Ground("#5b3f98", "#8a68c4", "#bda2e8", "#f2e6ff"),
        Terrain.CRYSTAL: Ground("#1c7f8c", "#41b3bb", "#93e6e4", "#f0fffe"),
        Terrain.MOUNTAIN: Ground("#8a5d26", "#bf8f48", "#e6c07c", "#fff6df"),
    },
)
SCENES = {"dark": DARK, "light": LIGHT}

MATERIALS = {
    Colour.RED: Material("#c5362c", "#ffa597", "#6f1512", "#fff0e6", "#2a0606"),
    Colour.YELLOW: Material("#eab526", "#fff0a0", "#8a5f05", "#3d2700", "#2b1b00"),
    Colour.BLUE: Material("#2c68cf", "#8fbcff", "#123274", "#f0f6ff", "#04102e"),
    Colour.BLACK: Material("#2b2b36", "#6d6c80", "#08080d", "#f0edff", "#d5d1ea"),
    Colour.WHITE: Material("#efebe0", "#ffffff", "#9b9483", "#3b3752", "#1d1a30"),
}

FRAMES = {
    CardType.TACTIC: ("#b3342b", "#5c1512", "#ffd9cf"),
    CardType.OBJECTIVE: ("#d9a11d", "#6b4703", "#fff0c2"),
    CardType.ACCESSORY: ("#3d8f4d", "#164622", "#d8f5d6"),
    CardType.UPGRADE: ("#2f6cc0", "#12305f", "#d6e8ff"),
}
"""Frame, its shade, and the light in its art, by type."""
MARKS = {
    CardType.TACTIC: "sword",
    CardType.OBJECTIVE: "flag",
    CardType.ACCESSORY: "gear",
    CardType.UPGRADE: "star",
}
