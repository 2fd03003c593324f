"""The table of Godai as SVG: what everybody sees, in layers, with an id for everything one can point at.

Draws views, never states. The map is drawn in its own measure; what lies beside or below it in a smaller one.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rulewright.core.drawing import Drawing, Pieces
from rulewright.svg.elements import TEXT, group, linear, outline, path, rect, tag, title

from ..art import concern, hexes, icons, mats, scroll
from ..art import pieces as figures
from ..art.brush import Box, Brush
from ..art.hexes import POINTS, DrawnHex, rim
from ..art.terrain import HEXAGON
from ..art.tokens import lift
from ..model.geometry import COORDINATES, HEXES, NAMES, PORTALS, SLOTS, patch
from ..model.state import GodaiState
from ..model.vocabulary import Empire, Place
from ..rules.land import portal_hex
from .land_shown import land_shown, overlay_shown, top_shown
from .layout import laid_out, view_box
from .remarks import hex_told
from .texts import GodaiTexts

ORDER = ("ground", "regions", "links", "locations", "pieces", "highlights", "labels")
QUIET = {
    "ground": {"aria_hidden": "true"},
    "links": {"pointer_events": "none"},
    "labels": {"pointer_events": "none"},
    "highlights": {"pointer_events": "none"},
}
"""Layers that are only looked at: what lies below them stays in reach."""


def draw(game: Any, view: dict[str, Any], texts: GodaiTexts, theme: str, highlights: Collection[str] = ()) -> str:
    """The table and what lies before every seat as one SVG document."""
    brush = brush_for(game, view, texts, theme, highlights, False, None)
    layers, (x, y, w, h) = laid(brush)
    before = [mats.mat(brush, seat) for seat in range(brush.state.seats)]
    layers = shining(brush, layers)
    # As one document it is looked at in a picture: the mats lie side by side below the table.
    each = min((w - 40) / len(before), w / 3)
    boxes = [float(one.split('viewBox="0 0 ', 1)[1].split('"', 1)[0].split()[1]) for one in before]
    high = max(boxes) * (each - 20) / mats.WIDTH
    put = [
        one.replace(
            "<svg ",
            f'<svg x="{x + 20 + n * each:.1f}" y="{y + h + 10:.1f}" width="{each - 20:.1f}"'
            f' height="{boxes[n] * (each - 20) / mats.WIDTH:.1f}" ',
            1,
        )
        for n, one in enumerate(before)
    ]
    return tag(
        "svg",
        title(texts.say("about-title")),
        tag("defs", definitions(theme, brush)),
        *layers.values(),
        rect(x, y + h, w, high + 20, brush.scene.cloth[1]),
        group(*put, id="layer-mats"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{x:g} {y:g} {w:g} {h + high + 20:g}",
        font_family=TEXT,
        class_=f"godai {theme}",
    )


def draw_parts(
    game: Any,
    view: dict[str, Any],
    texts: GodaiTexts,
    theme: str,
    highlights: Collection[str] = (),
    narrow: bool = False,
    pieces: Pieces | None = None,
) -> Drawing:
    """The table by itself, and the mat of each seat apart, for pages that arrange them."""
    brush = brush_for(game, view, texts, theme, highlights, narrow, pieces)
    layers, box = laid(brush)
    before = tuple([mats.mat(brush, seat) for seat in range(brush.state.seats)])
    return Drawing(definitions(theme, brush), opening(theme, box), shining(brush, layers), before)


def brush_for(
    game: Any,
    view: dict[str, Any],
    texts: GodaiTexts,
    theme: str,
    highlights: Collection[str],
    narrow: bool,
    pieces: Pieces | None,
) -> Brush:
    kept = Pieces() if pieces is None else pieces
    return Brush(
        theme, game.content.tables, game.table.seen(view), texts, frozenset(highlights), kept, narrow=narrow
    )  # fmt: skip


def opening(theme: str, box: Box) -> str:
    """The opening tag of the table's picture."""
    made = tag(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join([f"{n:g}" for n in box]),
        font_family=TEXT,
        class_=f"godai {theme}",
    )
    return made.removesuffix("/>") + ">"


def definitions(theme: str, brush: Brush) -> str:
    """What the parts of the drawing refer to: icons, land, symbols, the cloth."""
    light, dark = brush.scene.cloth
    made = linear("m-cloth", (0, light, 1), (1, dark, 1)) + waves(brush.scene.wave)
    return brush.pieces.join(icons.definitions(), hexes.definitions(theme), made)


def waves(ink: str) -> str:
    """Waves of a woodblock print, as a pattern."""
    arcs = "".join(
        [
            path(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}", stroke=ink, stroke_width=2.2)
            for x, y in ((0, 40), (80, 40), (40, 20), (40, 60), (0, 0), (80, 0))
            for r in (34, 25, 16, 7)
        ]
    )
    return tag("pattern", arcs, id="m-waves", width=80, height=40, patternUnits="userSpaceOnUse")


# -- layers --------------------------------------------------------------------------------------------


def layer(name: str, parts: list[str]) -> str:
    return group(*parts, id=f"layer-{name}", **QUIET.get(name, {}))


def shining(brush: Brush, layers: dict[str, str]) -> dict[str, str]:
    """The layers with the one that glows: every part has noted by now how it does."""
    lights = [group(shape, id=f"glow-{id}") for id, shape in sorted(brush.glows.items())]
    return {name: layer(name, lights) if name == "highlights" else layers[name] for name in ORDER}


def laid(brush: Brush) -> tuple[dict[str, str], Box]:
    """All layers, and where the table begins, how wide and how high it is."""
    drawn: dict[str, list[str]] = {name: [] for name in ORDER}
    beside, part, box = laid_out(brush)
    x, y, w, h = brush.window = part
    land = tag("svg", scroll.paper(part, brush.theme, brush.scene.wave), *ground(brush),
               x=x, y=y, width=w, height=h, viewBox=view_box(part))  # fmt: skip
    drawn["ground"] += [rect(*box, "url(#m-cloth)"), land, scroll.rollers(part, brush.theme)]
    drawn["regions"] += regions(brush, part)
    drawn["pieces"] += figures.standing(brush)
    drawn["locations"] += beside
    drawn["labels"] += [*concern.marks(brush), *figures.labels(brush)]
    return {name: layer(name, parts) for name, parts in drawn.items()}, box


def ground(brush: Brush) -> list[str]:
    """The land: bars, slots that wait, tiles, cities, portals, and what floats above; symbols last."""
    state, theme = brush.state, brush.theme
    key = (
        "land", theme, state.tiles, state.sky, state.cataclysms, state.bosses, state.closed_portals,
        state.turned_portals, state.stage,
    )  # fmt: skip
    return brush.pieces.keep(key, lambda: land(brush, state))


def land(brush: Brush, state: GodaiState) -> list[str]:
    theme, tables = brush.theme, brush.tables
    shown = land_shown(state, tables)
    over = sorted((*state.cataclysms, *state.sky), key=lambda one: POINTS[one.center][1])
    covered = {hex for one in over for hex in patch(one.center, one.rotation)}
    found = [hexes.bars(theme)]
    found += [
        hexes.unknown(slot, theme)
        for slot in range(len(SLOTS))
        if slot >= len(state.tiles) or state.tiles[slot] is None
    ]
    found.append(hexes.land_layer(shown, theme, covered))
    for empire, number, at_hexes in cities(shown):
        found.append(hexes.city(empire, number, at_hexes, theme))
    found += [hexes.portal(portal_hex(state, n), n, n in state.closed_portals, theme) for n in PORTALS]
    if brush.scene.storm:
        found.append(rect(*scroll.WHOLE, brush.scene.storm, opacity="0.2"))
    found += [hexes.location(one, *POINTS[hex]) for hex, one in shown.items() if hex not in covered]
    for one in over:
        at_hexes, tops = overlay_shown(one, tables)
        found.append(hexes.overlay(at_hexes, tops, theme, one.riser and not one.nether))
    return found


def cities(shown: dict[int, DrawnHex]) -> list[tuple[Empire, int, tuple[int, ...]]]:
    """The City-States on the map: whose, which, and where."""
    found: dict[tuple[str, int], list[int]] = {}
    for hex, one in shown.items():
        if one.land.location is Place.CITY_STATE:
            found.setdefault((one.style, one.number or 1), []).append(hex)
    return [(Empire(style), number, tuple(at_hexes)) for (style, number), at_hexes in found.items()]


def regions(brush: Brush, part: Box) -> list[str]:
    """Every hex as something to point at."""
    state = brush.state
    slot = scroll.asked_slot(state)
    for id in brush.wanted:
        hex = NAMES.index(id.removeprefix("hex-")) if id.removeprefix("hex-") in NAMES else -1
        if hex >= 0 and slot >= 0 and hex == SLOTS[slot].center:
            brush.shape(id, outline(rim(tuple([COORDINATES[one] for one in SLOTS[slot].hexes]))), 0, 0)
        elif hex >= 0:
            brush.shape(id, HEXAGON, POINTS[hex][0], POINTS[hex][1] - lift(state, hex))
    key = (
        "regions",
        part,
        brush.texts.language,
        state.tiles,
        state.sky,
        state.cataclysms,
        state.bosses,
        state.closed_portals,
        state.turned_portals,
    )
    return brush.pieces.keep(key, lambda: [region(brush, hex, one) for hex, one in all_hexes(brush)])


def all_hexes(brush: Brush) -> list[tuple[int, DrawnHex | None]]:
    top = top_shown(brush.state, brush.tables)
    return [(hex, top.get(hex)) for hex in range(HEXES)]


def region(brush: Brush, hex: int, shown: DrawnHex | None) -> str:
    x, y = POINTS[hex]
    y -= lift(brush.state, hex)
    face = path(HEXAGON, "#ffffff", opacity="0", transform=f"translate({x:.1f} {y:.1f})")
    # What is still rolled up is there, but out of reach; it is unrolled as soon as it can be chosen.
    more = {} if brush.sees(x, y) else {"display": "none"}
    return brush.part(
        f"hex-{NAMES[hex]}",
        brush.say("part-hex", hex=NAMES[hex], what=hex_told(brush.texts, brush.state, hex, shown)),
        face,
        **more,
    )
