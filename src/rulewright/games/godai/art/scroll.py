"""The scroll that the map is painted on: as much of it as is unrolled, between two rollers."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.svg.elements import circle, path, rect

from ..model.geometry import HEXES, NAMES, SLOTS, distance
from ..model.state import GodaiState
from ..model.steps.land import RevealSlot
from ..model.steps.setup import TurnEmpireTile
from .brush import Box, Brush
from .concern import concerned
from .hexes import POINTS, bounds
from .land_colours import INK, lit

WHOLE = bounds(margin=66)
"""Where the whole map lies."""
AHEAD = 150.0
"""How much of the blank paper beyond the known land is unrolled: enough to see that there is more."""
ROLLER = 34.0
CLOSE = 900.0
"""On a phone the map is never shown larger than this part of it."""
WITH_GROUP = 5
"""The group is shown, too, if it is no farther from what is asked than this many hexes."""
_PAPER = {"light": ("#f7ecd2", "#e2cd9f"), "dark": ("#1d1f38", "#2a2d50")}
_PLACE = {name: hex for hex, name in enumerate(NAMES)}


def known(state: GodaiState) -> list[int]:
    """The hexes of tiles that lie on the map, and whatever stands elsewhere."""
    found = [hex for slot, tile in zip(SLOTS, state.tiles, strict=False) if tile is not None for hex in slot.hexes]
    found += [hex for hex in (state.at, *state.banners, *state.jaethi) if 0 <= hex < HEXES]
    return found


def asked(wanted: Iterable[str], state: GodaiState) -> list[int]:
    """The hexes that can be chosen now, and those of whoever can."""
    standing = {f"defender-{one.id}": one.hexes for one in state.defenders}
    standing |= {f"banner-{n}": (hex,) for n, hex in enumerate(state.banners, 1)}
    standing["jaethi"] = state.jaethi
    found: list[int] = []
    for id in wanted:
        place = [*id.split("-"), "", ""][2 if id.startswith("token-") else 1]
        found += standing.get(id, (_PLACE[place],) if id.startswith(("hex-", "token-")) and place in _PLACE else ())
    return [hex for hex in found if 0 <= hex < HEXES]


def asked_slot(state: GodaiState) -> int:
    """The slot that a tile is placed in by the open question, or -1."""
    step = state.agenda[-1] if state.agenda else None
    return step.slot if isinstance(step, (RevealSlot, TurnEmpireTile)) else -1


def unrolled(brush: Brush) -> Box:
    """The part of the map that is shown: from the northernmost to the southernmost known land, and what is asked."""
    state = brush.state
    x, y, w, h = WHOLE
    hexes = known(state)
    if not hexes:
        # Before the first tile the middle of the map is all that matters: the Siege Portals lie there.
        hexes = [hex for slot in SLOTS[:4] for hex in slot.hexes]
    slot = asked_slot(state)
    hexes += SLOTS[slot].hexes if slot >= 0 else ()
    choose = asked(brush.wanted, state)
    rows = [POINTS[hex][1] for hex in hexes]
    edges = [POINTS[hex][1] for hex in choose]
    top = max(y, min([min(rows) - AHEAD, *[one - 70 for one in edges]]))
    bottom = min(y + h, max([max(rows) + AHEAD, *[one + 70 for one in edges]]))
    if brush.narrow and len(choose) > 1:
        about = [*choose, *[hex for hexes in concerned(state) for hex in hexes]]
        # A group far away would be all that is seen of a question about the other end of the map.
        if 0 <= state.at < HEXES and min([distance(state.at, hex) for hex in about]) <= WITH_GROUP:
            about.append(state.at)
        return near_by(about)
    return x, top, w, bottom - top


def farther(box: Box, more: float) -> Box:
    """A part of the map with this much more of the paper unrolled, north and south, as far as there is any."""
    x, y, w, h = box
    _, north, _, whole = WHOLE
    h = min(h + more, whole)
    return x, min(max(y - more / 2, north), north + whole - h), w, h


def near_by(hexes: list[int]) -> Box:
    """On a phone: the land around the hexes that can be chosen, so large that a finger meets one of them."""
    x, y, w, h = bounds(hexes, margin=70)
    more = max(0.0, CLOSE - w)
    x, w = x - more / 2, w + more
    tall = max(0.0, w * 0.62 - h)
    left, width = WHOLE[0], WHOLE[2]
    w = min(w, width)
    return min(max(x, left), left + width - w), y - tall / 2, w, h + tall


def paper(box: Box, theme: str, wave: str) -> str:
    """The unrolled paper with the sea of a woodblock print on it."""
    x, y, w, h = box
    base, edge = _PAPER[theme]
    return (
        rect(x, y, w, h, base)
        + rect(x, y, w, h, "url(#m-waves)", opacity="0.55")
        + path(f"M{x + 14:.1f} {y:.1f}V{y + h:.1f}M{x + w - 14:.1f} {y:.1f}V{y + h:.1f}", stroke=edge, stroke_width=9)
        + path(f"M{x + 26:.1f} {y:.1f}V{y + h:.1f}M{x + w - 26:.1f} {y:.1f}V{y + h:.1f}", stroke=wave, stroke_width=2)
    )


def rollers(box: Box, theme: str) -> str:
    """The two wooden rods, with knobs; their shadow lies on the paper."""
    x, y, w, h = box
    wood, shine, knob = (lit(one, theme, 0.25) for one in ("#7c3a22", "#b8683f", "#d9a441"))
    found = ""
    for at, shadow in ((y, y + ROLLER / 2), (y + h, y + h - ROLLER / 2 - 12)):
        found += rect(x, shadow, w, 12, "#000000", opacity="0.22")
        found += rect(x, at - ROLLER / 2, w, ROLLER, wood, r=9, stroke=INK, stroke_width=2.4)
        found += rect(x + 16, at - ROLLER / 2 + 6, w - 32, 6, shine, r=3, opacity="0.8")
        for end in (x + 24, x + w - 24):
            found += circle(end, at, ROLLER * 0.56, knob, stroke=INK, stroke_width=2.4)
            found += circle(end, at, ROLLER * 0.22, wood)
    return found
