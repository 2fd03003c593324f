"""The colours of Dragon Eclipse: paper and ink of a field guide, Elements, seats, ground, in dark and light."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.svg.palette import Palette

from ..model.vocabulary import Condition, Element, Mark, Rarity


@dataclass(frozen=True)
class Wash:
    """A watercolour: how it pools, how it lies, how it thins out, and ink that can be read on the thin part."""

    deep: str
    base: str
    pale: str
    ink: str


@dataclass(frozen=True)
class Seal:
    """What tells whose something is: a colour and, never without it, a crest (a key of `svg.icons.CRESTS`)."""

    crest: str
    base: str
    light: str
    shade: str
    ink: str
    """On the base."""


@dataclass(frozen=True)
class Scene:
    """Everything that changes between daylight and lamplight."""

    name: str
    chrome: Palette
    """Paper and ink: `raised` is a sheet on the table, `sunken` an empty place on it."""
    table: tuple[str, str]
    """The cloth under everything, from its middle to its edge."""
    page: tuple[str, str, str]
    """The open page under the Arena, from its middle to its edge."""
    stain: str
    """Old stains and fibres of the paper."""
    turf: tuple[str, str, str]
    """Spaces of the Arena: lit, shaded, and their rims."""
    meadow: str
    """What grows where no Element rules."""
    cliff: tuple[str, str]
    """The side of the diorama, from top to foot."""
    hole: str
    glow: str
    """Around what can be chosen."""
    threat: str
    reach: str
    boon: Wash
    bane: Wash
    elements: dict[Element, Wash]
    conditions: dict[Condition, Wash]
    seats: tuple[Seal, Seal]
    foe: Seal
    shadow: float


_ELEMENTS = {
    Element.FIRE: Wash("#8f2a12", "#d9532c", "#f9cfae", "#7a2410"),
    Element.WATER: Wash("#174f86", "#3a86c8", "#c3e1f4", "#123f6d"),
    Element.EARTH: Wash("#574a1c", "#8f8034", "#e2dbb0", "#453a12"),
    Element.AIR: Wash("#1a6a68", "#3fa8a0", "#c6ebe4", "#0f4f4d"),
    Element.LIGHT: Wash("#8a5c05", "#dda520", "#fae9ad", "#694503"),
    Element.DARK: Wash("#432579", "#7a52b8", "#dac9ef", "#371b69"),
}
_CONDITIONS = {
    Condition.BURN: Wash("#8f2a12", "#e0582a", "#ffd9bd", "#fff4ea"),
    Condition.SLOW: Wash("#1b4f78", "#3f86b8", "#cfe6f5", "#f2faff"),
    Condition.WEAK: Wash("#5b4a66", "#8d7799", "#e6dcec", "#fdf8ff"),
    Condition.SILENCE: Wash("#33343f", "#5d6070", "#d9dae2", "#f8f8fc"),
}
_SEATS = (
    Seal("red", "#b8362b", "#f2a08e", "#6d1712", "#fff3ea"),
    Seal("blue", "#2a63b5", "#9cc3f2", "#123268", "#f2f7ff"),
)
_FOE = Seal("black", "#3a2b3f", "#8f7c94", "#17101b", "#fbf2ff")

LIGHT = Scene(
    name="light",
    chrome=Palette(
        surface="#efe3c8",
        raised="#fbf4e2",
        sunken="#ecdfc2",
        line="#a98f63",
        ink="#2c2117",
        soft="#62503a",
        accent="#8a4b0c",
        accent_soft="#1d6b66",
        good="#2c6b34",
        warn="#855600",
        danger="#a82a1c",
    ),
    table=("#e9d9b6", "#c9b083"),
    page=("#fdf6e4", "#efe3c8", "#ddc79c"),
    stain="#b7935a",
    turf=("#f3e8c9", "#e2d2a5", "#8a7444"),
    meadow="#a9c47c",
    cliff=("#b3925a", "#6f5530"),
    hole="#5c4630",
    glow="#00796d",
    threat="#c02617",
    reach="#1d7f6d",
    boon=Wash("#1f6b3a", "#4a9d5c", "#d3ecc9", "#15502a"),
    bane=Wash("#7a2440", "#b24a6a", "#f2cdd8", "#5f1730"),
    elements=_ELEMENTS,
    conditions=_CONDITIONS,
    seats=_SEATS,
    foe=_FOE,
    shadow=0.28,
)
DARK = Scene(
    name="dark",
    chrome=Palette(
        surface="#211a15",
        raised="#33291f",
        sunken="#1b1510",
        line="#7d6747",
        ink="#f7ecd6",
        soft="#cdb997",
        accent="#f2b45c",
        accent_soft="#66cdbf",
        good="#8fd08a",
        warn="#f3c75c",
        danger="#ff9580",
    ),
    table=("#2d241d", "#120d0a"),
    page=("#5b4936", "#41342a", "#2c221b"),
    stain="#c79a5a",
    turf=("#cdbb8c", "#a9986a", "#4a3c26"),
    meadow="#7f9a58",
    cliff=("#6b5433", "#2c2013"),
    hole="#140f0a",
    glow="#ffe27a",
    threat="#ff6a52",
    reach="#7ff0d6",
    boon=Wash("#1f6b3a", "#4fae66", "#c4e8ba", "#103f20"),
    bane=Wash("#7a2440", "#c9557a", "#f2c3d1", "#521228"),
    elements=_ELEMENTS,
    conditions=_CONDITIONS,
    seats=_SEATS,
    foe=_FOE,
    shadow=0.5,
)
SCENES = {"dark": DARK, "light": LIGHT}

RARITIES = {
    Rarity.COMMON: "#8c7a5c",
    Rarity.RARE: "#3f74a8",
    Rarity.ULTRA_RARE: "#8a4fb0",
    Rarity.LEGENDARY: "#c98a12",
    Rarity.SPECIFIC: "#4d7d3c",
}
"""The seal of a card's rarity."""
MARKS = {
    Mark.ONE: "1",
    Mark.TWO: "2",
    Mark.THREE: "3",
    Mark.START_1: "I",
    Mark.START_2: "II",
    Mark.START_3: "III",
}
"""How marks are written on a map: the same in every language."""
