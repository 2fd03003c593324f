"""Tokens on the map, each told by its shape, and where pieces stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin

from rulewright.svg.elements import at, circle, path, polygon

from ..model.geometry import HEXES, NAMES, patch
from ..model.state import GodaiState
from ..model.vocabulary import Element
from .brush import Brush
from .hexes import LIFT, POINTS, Point, spot
from .land_colours import INK
from .landmarks import HALO, RED, badge, seal
from .terrain import HEXAGON


def lift(state: GodaiState, hex: int) -> float:
    """How much higher than the ground a piece stands: on a Floating Mountain with its Riser."""
    return (
        LIFT if any(one.riser and not one.nether and hex in patch(one.center, one.rotation) for one in state.sky) else 0
    )


def place(state: GodaiState, hex: int) -> Point:
    """Where a piece on a hex stands in the drawing."""
    x, y = POINTS[hex] if hex < len(POINTS) else spot((0, 0))
    return x, y - lift(state, hex)


@cache
def token(kind: str, what: str) -> str:
    """A token about 40 wide: its shape says what it is."""
    if kind == "hex":
        edge = [(cos(radians(60 * n)) * 24, sin(radians(60 * n)) * 24) for n in range(6)]
        return polygon(edge, "#2b1a3a", stroke=HALO, stroke_width=4) + path(
            "M-13 0C-6-9 6-9 13 0 6 9-6 9-13 0Z", "#f2c14e", stroke=INK, stroke_width=1.5
        ) + circle(0, 0, 4, INK)  # fmt: skip
    if kind == "imbalance":
        jag = [
            (cos(radians(18 * n)) * (26 if n % 2 else 20), sin(radians(18 * n)) * (26 if n % 2 else 20))
            for n in range(20)
        ]
        return polygon(jag, "#2a1d1a", stroke=HALO, stroke_width=2.5) + seal(Element(what), 15)
    if kind == "elemental":
        return circle(0, 0, 22, HALO, stroke=INK, stroke_width=2) + seal(Element(what), 17)
    if kind == "boss":
        skull = "M-15 2C-17-16 17-16 15 2L10 8V15H-10V8Z"
        return (
            circle(0, 0, 25, RED, stroke=HALO, stroke_width=4)
            + path(skull, "#fff6e6", stroke=INK, stroke_width=2)
            + circle(-6, -1, 4, INK) + circle(6, -1, 4, INK)
            + badge(18, 18, what, "#2a1216", "#fff6e6", 12)
        )  # fmt: skip
    if kind == "dedication":
        return circle(0, 0, 20, "#f2c14e", stroke=INK, stroke_width=2.5) + path(
            "M0-13 4-4 13 0 4 4 0 13-4 4-13 0-4-4Z", "#7a1f16"
        )
    if kind == "amplifier":
        return circle(0, 0, 21, "#38a3c4", stroke=HALO, stroke_width=4) + path(
            "M-10 12 0-14 10 12M-6 3H6M-15-8A15 15 0 0 1 15-8",
            stroke="#effcff",
            stroke_width=3.5,
            stroke_linecap="round",
        )
    scroll = path("M-18-12H12A6 6 0 0 1 12 0H-8V14H-18A6 6 0 0 0-18 2Z", "#fff3d2", stroke=INK, stroke_width=2.2)
    return circle(0, 0, 24, "#7a52b8", stroke=HALO, stroke_width=4) + at(3, 0, scroll)


def token_parts(state: GodaiState) -> Iterator[tuple[str, str, int, int]]:
    """Every token on the map: its kind, what it shows, its hex, and how many alike lie there."""
    yield from [("hex", "", hex, n) for hex, n in Counter(state.hex_tokens).items()]
    for kind, tokens in (
        ("imbalance", state.imbalance_tokens),
        ("elemental", state.elemental_tokens),
        ("boss", state.bosses),
        ("discovery", state.discovery_tokens),
    ):
        count = Counter([(one.hex, one.what) for one in tokens])
        yield from [(kind, what, hex, n) for (hex, what), n in count.items()]
    yield from [("amplifier", "", hex, n) for hex, n in Counter(state.amplifiers).items()]


def token_id(kind: str, what: str, hex: int) -> str:
    name = NAMES[hex] if 0 <= hex < HEXES else "bar"
    return f"token-{kind}-{name}-{what}" if kind in ("imbalance", "elemental") else f"token-{kind}-{name}"


def tokens(brush: Brush) -> list[tuple[float, str]]:
    """Every token with the height at which it stands; several on a hex lie beside each other."""
    state = brush.state
    beside: Counter[int] = Counter()
    found = []
    for kind, what, hex, n in token_parts(state):
        if not 0 <= hex < HEXES or not brush.sees(*place(state, hex)):
            continue
        x, y = place(state, hex)
        dx, dy = ((-19, -17), (19, -17), (19, 17), (-19, 17))[beside[hex] % 4]
        beside[hex] += 1
        if kind in ("hex", "boss"):
            dx, dy = 0, 0
        many = badge(16, -16, str(n), INK, HALO, 11) if n > 1 else ""
        id = token_id(kind, what, hex)
        brush.shape(id, HEXAGON, x, y)
        name = brush.say(f"part-token-{kind}", hex=NAMES[hex], what=token_name(brush, kind, what), n=n)
        drawn = brush.part(
            id, name, token(kind, what), many, transform=f"translate({x + dx:.1f} {y + dy:.1f})", piece=f"token-{kind}"
        )
        found.append((y, drawn))
    return found


def token_name(brush: Brush, kind: str, what: str) -> str:
    if kind in ("imbalance", "elemental"):
        return brush.texts.say.name("element", what)
    if kind == "boss":
        return brush.texts.say.name("card", f"boss-{what}")
    return brush.texts.say.name("card", what) if kind == "discovery" else what
