"""Colours by role, in dark and light. Text keeps a contrast of 4.5 to its surface, graphics one of 3."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True)
class Palette:
    """The colours of the chrome: everything that is not art."""

    surface: str
    raised: str
    """Panels that lie on the surface."""
    sunken: str
    """Empty places in a panel."""
    line: str
    ink: str
    soft: str
    """Secondary ink."""
    accent: str
    accent_soft: str
    good: str
    warn: str
    danger: str


DARK = Palette(
    surface="#101229",
    raised="#1a1d3c",
    sunken="#0b0d20",
    line="#454b7d",
    ink="#f6f1e4",
    soft="#b8b9d6",
    accent="#f5b95f",
    accent_soft="#58d6c9",
    good="#7ad69a",
    warn="#f5cc5f",
    danger="#ff8a7a",
)
LIGHT = Palette(
    surface="#f7f1e6",
    raised="#fffbf3",
    sunken="#e9e0d0",
    line="#b5a88f",
    ink="#231f3d",
    soft="#57526f",
    accent="#99560a",
    accent_soft="#0c6f69",
    good="#1c7040",
    warn="#8a5a00",
    danger="#b3261e",
)
THEMES = {"dark": DARK, "light": LIGHT}


def _linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, as WCAG defines it."""
    red, green, blue = (_linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=4096)
def mix(one: str, other: str, share: float) -> str:
    """A colour between two, `share` of the way to the other."""
    parts = (round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
