"""The scene on the front of each Encounter: a landscape in one of three lights, with what waits there before it."""

from __future__ import annotations

from functools import lru_cache

from rulewright.svg.elements import at, circle, ellipse, linear, path
from rulewright.svg.icons import icon

from .champions import FIGURES, figure
from .icons import ICONS

WAITING = {
    "EN01": "crystal crystal crystal",
    "EN02": "telron shard",
    "EN03": "golem golem crystal",
    "EN04": "forest tree forest",
    "EN05": "arch arch",
    "EN06": "shard crystal shard",
    "EN07": "mountain flag mountain",
    "EN08": "leheir celethe",
    "EN09": "chest",
    "EN10": "myst sun myst",
    "EN11": "golem eye",
    "EN12": "storm shard",
    "EN13": "arch experience",
    "EN14": "golem golem golem",
    "EN15": "sphere gear",
    "EN16": "tree sanya tree",
    "EN17": "mountain boots mountain",
    "EN18": "volcano gear",
    "EN19": "telron crystal",
    "EN20": "claw",
    "EN21": "anuth golem",
    "EN22": "arch artefact",
    "EN23": "sanya compass",
    "EN24": "river river",
    "EN25": "shard",
    "EN26": "river sun",
    "EN27": "mountain claw",
    "EN28": "fortification forest",
    "EN29": "anuth",
    "EN30": "telron sanya leheir",
}
"""Icons and figures, from left to right."""
_SHADE = "#12163a"
_HILLS = (
    ("#7a5488", "#454279", "#262f60"),
    ("#4d7f95", "#2d5678", "#1c3558"),
    ("#9a5a50", "#5f3f5c", "#2f2a50"),
)


def definitions() -> str:
    return (
        linear("m-vista-0", (0, "#2a2462", 1), (0.6, "#c06a7c", 1), (1, "#f5b265", 1))
        + linear("m-vista-1", (0, "#17305c", 1), (0.6, "#4f9db0", 1), (1, "#c8efe6", 1))
        + linear("m-vista-2", (0, "#35204f", 1), (0.55, "#d0704a", 1), (1, "#ffd98a", 1))
    )


@lru_cache(64)
def vista(name: str, w: float, h: float) -> str:
    """The scene of one Encounter."""
    seed = sum(ord(letter) * (n + 7) for n, letter in enumerate(name)) * 7919
    light = seed % 3
    parts = [
        path(f"M5 0H{w - 5}a5 5 0 0 1 5 5V{h}H0V5a5 5 0 0 1 5 -5Z", f"url(#m-vista-{light})"),
        circle(80 + seed % int(w - 200), h * 0.42, 15, "#fff0c4", opacity="0.9"),
    ]
    for depth, colour in enumerate(_HILLS[light]):
        heights = []
        for _ in range(9):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            heights.append(h * (0.36 + 0.19 * depth) + (seed >> 9) % (26 - 6 * depth))
        ridge = "L".join(f"{w * step / 8:.0f} {height:.0f}" for step, height in enumerate(heights))
        parts.append(path(f"M0 {h}L{ridge}L{w} {h}Z", colour, opacity="0.94"))
        parts.append(
            ellipse(w * (0.3 + 0.2 * depth), h * (0.56 + 0.17 * depth), w * 0.24, 5, "#dff3f2", opacity="0.22")
        )
    waiting = WAITING.get(name, "compass").split()
    for n, what in enumerate(waiting):
        x = w * 0.42 + (n - (len(waiting) - 1) / 2) * 50
        parts.append(_silhouette(what, x - 1.4, h - 3, "#ffe2b0", 0.55) + _silhouette(what, x, h - 2, _SHADE, 1))
    return "".join(parts)


def _silhouette(what: str, x: float, foot: float, colour: str, opacity: float) -> str:
    if what in FIGURES:
        return at(x, foot, figure(what, colour), scale=1.12, opacity=f"{opacity:g}")
    return icon(what if what in ICONS else "compass", x, foot - 25, 50, colour, f"{opacity:g}")
