"""Glow: where the parts of a drawing note how each of them shines when somebody points at it."""

from __future__ import annotations

from collections.abc import Collection

from .elements import path, rect

Rims = tuple[tuple[float, str], ...]
RIMS: Rims = ((14, "0.18"), (8, "0.35"), (3, "1"))
"""Width and opacity of the rims of a glow, from the faint outer one to the bright edge."""
THIN: Rims = ((7, "0.25"), (2.5, "1"))
"""For parts that lie side by side, many of them glowing at once."""


class Glowing:
    """The part of a game's brush that knows what shall glow. Parts note their outlines while they are drawn."""

    wanted: Collection[str]
    """The ids that shall glow."""
    glows: dict[str, str]
    """The outlines that were noted, by id."""

    @property
    def glow_colour(self) -> str:
        raise NotImplementedError

    def glow(self, id_: str, d: str, x: float = 0, y: float = 0) -> None:
        """Note the outline that shines when this id is highlighted."""
        if id_ in self.wanted:
            place = {"transform": f"translate({x:.1f} {y:.1f})"} if x or y else {}
            self.glows[id_] = "".join(
                path(d, stroke=self.glow_colour, stroke_width=width, opacity=opacity, stroke_linejoin="round", **place)
                for width, opacity in RIMS
            )

    def glow_box(self, id_: str, x: float, y: float, w: float, h: float, r: float = 6, rims: Rims = RIMS) -> None:
        if id_ in self.wanted:
            self.glows[id_] = "".join(
                rect(x, y, w, h, r=r, stroke=self.glow_colour, stroke_width=width, opacity=opacity)
                for width, opacity in rims
            )
