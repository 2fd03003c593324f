"""Icons that only Godai has, on the grid that all share: stats, Siege icons, Resources, Role types."""

from __future__ import annotations

from functools import cache

from rulewright.svg.icons import CRESTS, define, dot, mass, ring, stroke
from rulewright.svg.icons import ICONS as SHARED

ICONS: dict[str, str] = {
    # heroes
    "hero-health": mass("M12 20.5C5 15.5 2.5 12 2.5 8.300A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2.300C21.5 12 19 15.5 12 20.5z"),
    "hero-energy": mass("M13.5 2 5 13.5h5.5L9.5 22 19 9.5h-6z"),
    "influence": stroke("M4 5h16v10h-8l-5 4.5V15H4z") + mass("M8 8.5h8v3H8z"),
    "outlast": SHARED["round"],
    "attack": SHARED["sword"],
    "defend": mass("M12 2.5 20 5.5v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6z"),
    "first-mastery": stroke("M6 4h11v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 0 7.5 18V6A2 2 0 0 0 4 6v2h3")
    + mass("M10 8h4.5v3H10z"),
    "second-mastery": stroke("M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5") + mass("M12 7.5 16.5 12 12 16.5 7.5 12z"),
    "navigate": SHARED["compass"],
    "explore": SHARED["eye"],
    "survival": stroke("M3 20.5h18M12 3 3.5 20M12 3l8.5 17") + mass("M12 11l4 9.5H8z"),
    "gold": ring(12, 12, 8.5) + mass("M12 7.5 16.5 12 12 16.5 7.5 12z"),
    "food": stroke("M9 3c-1.5 2 1.5 3 0 5M14 3c-1.5 2 1.5 3 0 5") + mass("M3 11.5h18c0 5-4 9-9 9s-9-4-9-9z"),
    # Defenders
    "potential": stroke("M5 5h14v14H5z") + dot(9, 9, 1.7) + dot(15, 15, 1.7) + dot(12, 12, 1.7),
    "siege-power": mass("M12 2 14.5 8 21 6l-3.5 5.5L22 16l-6.5.5L14 22.5 10.5 17 4 19l2.5-6L2 8l6.5.5z"),
    "range": ring(12, 12, 9) + ring(12, 12, 5) + dot(12, 12, 1.8),
    "resilience": stroke("M3 20.5h18M3 14.5h18M3 8.5h18M8 14.5v6M16 14.5v6M12 8.5v6")
    + mass("M3 3h4v4h3V3h4v4h3V3h4v5.5H3z"),
    # Resources
    "ore": mass("M3 18 7 9l5-4 6 3 3 8-4 4H7z") + stroke("M9 12l3-2 3 3"),
    "lumber": stroke("M4 9l12-4 4 3-12 4zM4 9v7l4 3v-7M20 8v7L8 19") + dot(6, 13.5, 1.6),
    "recruit": dot(12, 7, 4) + mass("M4 21c0-5 3.5-8 8-8s8 3 8 8z"),
    "essence": mass("M12 2c5 6 7 9 7 12.5a7 7 0 0 1-14 0C5 11 7 8 12 2z") + stroke("M12 21.5c-3 0-4-2-4-4"),
    "sky-metal": mass("M4 15 8 8h8l4 7z") + stroke("M4 15v4h16v-4M12 2v3M5 4l2 2M19 4l-2 2"),
    "specialist": dot(12, 8, 3.6) + mass("M4.5 21.5c0-5 3-8 7.5-8s7.5 3 7.5 8z") + stroke("M6.5 4 9 1.5h6L17.5 4"),
    "aetherial-ore": mass("M12 2.5 19 9l-3 12H8L5 9z") + stroke("M2 5l1.5 1.5M22 5l-1.5 1.5M2.5 16H5M19 16h2.5"),
    "living-crystal": mass("M12 2l4 6v9l-4 5-4-5V8z") + stroke("M5 11 3 14v4l2.5 2M19 11l2 3v4l-2.5 2"),
    "element": stroke("M12 2.5 21 9l-3.5 11h-11L3 9z") + dot(12, 12, 3),
    "platinum": stroke("M3 9h18l-3 10H6z") + mass("M7 5h10l4 4H3z"),
    # Role types, by what they bear
    "striker": SHARED["strength"],
    "assist": stroke("M7 21.5V3") + mass("M7 3.5h12l-3.5 4 3.5 4H7z"),
    "healer": mass("M12 21C7 17 4 13 5 8c4 0 6 2 7 5 1-3 3-5 7-5 1 5-2 9-7 13z") + stroke("M12 9V3M9 5l3-2.5L15 5"),
    "sapper": stroke("M2.5 12C5 7 8.5 5 12 5s7 2 9.5 7c-2.5 5-6 7-9.5 7s-7-2-9.5-7z")
    + mass("M12 7.5l2 4.5-2 4.5-2-4.5z"),
    "utility": stroke("M4 20 14 10M12 4a6 6 0 0 1 8 8M17 3l4 4") + dot(6.5, 17.5, 2.6),
    "calendar": stroke("M4 6h16v14H4zM8 3v5M16 3v5M4 11h16") + mass("M8 14h4v3H8z"),
}  # fmt: skip


def stat_icon(name: str) -> str:
    """The icon of a stat or Vital: Health and Energy look otherwise in other games, and all share one sheet."""
    return f"hero-{name}" if name in ("health", "energy") else name


@cache
def definitions() -> str:
    """Every icon that a drawing of Godai shows."""
    return define({**SHARED, **ICONS, **{f"crest-{name}": mass(d) for name, d in CRESTS.items()}})
