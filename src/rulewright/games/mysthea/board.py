"""The table of Mysthea as SVG: what one seat may see, drawn in layers with an id for everything that can be pointed at.

Draws views, never states, so that nothing hidden can slip onto the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from rulewright.core.drawing import Drawing, Pieces
from rulewright.svg.elements import TEXT, group, path, rect, tag, title
from rulewright.svg.icons import symbols

from .art import cards, islands, monsters, panels, places, scenery, seats, slices, units, vistas
from .art.brush import Brush, plain_label
from .art.colours import SCENES
from .art.facts import printed
from .art.islands import region_shape
from .geography import REGIONS

if TYPE_CHECKING:
    from .components import Content

BACK_TO_FRONT = (0, 4, 1, 3, 2)
"""The places of the ring in the order in which they are painted."""

LAYERS = {
    "ground": {"aria_hidden": "true"},
    "labels": {"pointer_events": "none"},
    "highlights": {"pointer_events": "none"},
}
"""Layers that are only looked at: what lies below them stays in reach."""


def draw(
    view: dict[str, Any],
    label: Callable[[str, str], str] | None = None,
    names: Sequence[str] = (),
    theme: str = "dark",
    highlights: Collection[str] = (),
    content: Content | None = None,
) -> str:
    """The table as one SVG document, 1600 by 1000.

    `view` is what a seat or an onlooker may know; the hand in it, if any, is shown face up. `label(kind, id)` gives
    names in the reader's language, `names` those of the players by seat. `theme` is dark or light. `highlights`
    are ids of the drawing, such as `region-tree.forest` or `card-C026`, that shall glow. `content` is that of a
    game with packs; without it, the cards of a pack have plain faces.
    """
    brush = Brush(SCENES[theme], printed(content), view, label or plain_label, tuple(names), frozenset(highlights))
    return tag(
        "svg",
        title("Mysthea"),
        tag("defs", definitions(tuple(view["monsters"]), colours(view), theme)),
        *(group(*parts, id=f"layer-{name}", **LAYERS.get(name, {})) for name, parts in layers(brush).items()),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {scenery.WIDTH} {scenery.HEIGHT}",
        font_family=TEXT,
        class_=f"mysthea {theme}",
    )


def draw_parts(
    view: dict[str, Any],
    label: Callable[[str, str], str],
    names: Sequence[str],
    theme: str,
    highlights: Collection[str],
    content: Content,
    language: str,
    pieces: Pieces,
) -> Drawing:
    """The table without the boards of the seats, and each board apart, for pages that arrange them."""
    glowing = frozenset(highlights)
    brush = Brush(SCENES[theme], printed(content), view, label, tuple(names), glowing, language, pieces)
    parts = layers(brush, boards=False)
    table_glows = frozenset(brush.glows)
    mats = tuple([mat(brush, seat) for seat in range(len(view["boards"]))])
    parts["ground"] = [horizon(theme)]
    parts["highlights"] = [
        group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items()) if id_ in table_glows
    ]
    drawn = {name: pieces.join(opening_of(name), *found, "</g>") for name, found in parts.items()}
    opening = tag(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {scenery.TABLE} {scenery.HEIGHT}",
        font_family=TEXT,
        class_=f"mysthea {theme}",
    )
    defined = definitions(tuple(view["monsters"]), colours(view), theme)
    return Drawing(defined, opening.removesuffix("/>").removesuffix("></svg>") + ">", drawn, mats)


@cache
def opening_of(layer: str) -> str:
    """The opening tag of a layer's group."""
    return group(id=f"layer-{layer}", **LAYERS.get(layer, {})).removesuffix("</g>")


@cache
def horizon(theme: str) -> str:
    """The ground, and beyond its edges what a window of another shape sees of it."""
    sky = SCENES[theme].sky
    return "".join(
        (
            rect(-1600, -1600, 3200 + scenery.WIDTH, 1601, sky[0]),
            rect(-1600, scenery.HEIGHT - 1, 3200 + scenery.WIDTH, 1600, sky[-1]),
            tag("svg", scenery.ground(theme), id="ground-scene", width=scenery.WIDTH, height=scenery.HEIGHT),
            tag("use", href="#ground-scene", transform="translate(1.5 0) scale(-1 1)"),
        )
    )


def mat(brush: Brush, seat: int) -> str:
    """One seat's board as a picture of its own, with the glow of what is on it."""
    before = frozenset(brush.glows)
    plan = seats.OWN_MAT if "hand" in brush.view["boards"][seat] else seats.OTHER_MAT
    height = seats.mat_height(plan)
    waiting = seat in waited_for(brush.view)
    body = brush.piece(seats.board, slices.board(brush.view, seat), seat, 14, 3, height, waiting, plan)
    shining = [group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items()) if id_ not in before]
    opening = tag(
        "svg",
        "",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {seats.WIDE + 20:g} {height + 6:g}",
        font_family=TEXT,
        class_=f"mat {brush.scene.name}",
    )
    return brush.pieces.join(opening.removesuffix("</svg>"), body, group(*shining, pointer_events="none"), "</svg>")


@lru_cache(64)
def definitions(lurking: tuple[str, ...], seated: tuple[str, ...], theme: str) -> str:
    """What the parts of the drawing refer to: some for these Monsters, and for the colours of the seats."""
    return fixed_definitions(theme) + monsters.definitions(lurking) + units.definitions(seated)


def layers(brush: Brush, boards: bool = True) -> dict[str, list[str]]:
    """The drawing from the ground up; `boards` with those of the seats."""
    view, theme, piece = brush.view, brush.scene.name, brush.piece
    spots = island_spots(view)
    lifted = lifted_island(view)
    painted = [view["ring"][place] for place in BACK_TO_FRONT]
    drawn = {
        "ground": [scenery.ground(theme)],
        "links": [scenery.ring(theme)],
        "regions": [
            piece(places.island, slices.island(view, island, brush.holders), island, *spots[island], island == lifted)
            for island in painted
        ],
        "locations": [
            scenery.henakor(theme),
            *[piece(places.mirage, {}, region, *spots[region // 3]) for region in view["mirages"]],
            *[piece(places.markers, slices.markers(view, island), island, *spots[island]) for island in painted],
            *table(brush),
        ],
        "pieces": [
            piece(places.units, slices.units(view, 3 * island + n), 3 * island + n, *spots[island])
            for island in painted
            for n in (1, 0, 2)
        ],
        "labels": [
            piece(places.names_of, slices.held(view, island, brush.holders), island, *spots[island])
            for island in painted
        ],
        "boards": player_boards(brush) if boards else [],
    }
    if view["battle"]:
        drawn["pieces"].append(clash(brush, spots))
        drawn["boards"].append(piece(panels.battle, slices.battle(view), scenery.MIDDLE[0], 556))
    # Last, because every part has noted by now how it glows.
    drawn["highlights"] = [group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items())]
    return drawn


def island_spots(view: dict[str, Any]) -> dict[int, tuple[float, float]]:
    """Where each Island lies; one that is being moved has left the ring upwards."""
    spots = {island: scenery.spot(place) for place, island in enumerate(view["ring"])}
    lifted = lifted_island(view)
    if lifted is not None:
        x, y = spots[lifted]
        spots[lifted] = (x, y - 22)
    return spots


@cache
def fixed_definitions(theme: str) -> str:
    scene = SCENES[theme]
    return (
        symbols()
        + scenery.definitions(scene)
        + islands.definitions(scene)
        + cards.definitions(scene)
        + vistas.definitions()
    )


def colours(view: dict[str, Any]) -> tuple[str, ...]:
    return tuple(sorted({str(board["colour"]) for board in view["boards"]}))


def table(brush: Brush) -> list[str]:
    """What lies around the Islands."""
    view = brush.view
    return [
        brush.piece(panels.encounter, slices.fields(view, slices.ENCOUNTER), 12, 12),
        brush.piece(panels.development, slices.fields(view, slices.DEVELOPMENT), 764, 12),
        brush.piece(panels.eras, slices.fields(view, slices.ERAS), 12, 882),
        brush.piece(panels.events, slices.fields(view, slices.EVENTS), 316, 882),
    ]


def player_boards(brush: Brush) -> list[str]:
    """One board per seat, from the top of the right side to its foot, in the order of the seats."""
    boards = brush.view["boards"]
    shown = next((seat for seat, board in enumerate(boards) if "hand" in board), None)
    waiting = waited_for(brush.view)
    drawn, top = [], 10.0
    for seat, height in enumerate(seats.heights(len(boards), shown, scenery.HEIGHT - 20)):
        drawn.append(seats.board(brush, seat, scenery.TABLE + 12, top, height, seat in waiting))
        top += height + seats.GAP
    return drawn


def waited_for(view: dict[str, Any]) -> tuple[int, ...]:
    """The seat whose turn it is; outside of turns, whoever the next step of the game asks."""
    if view["outcome"]:
        return tuple(view["outcome"]["winners"])
    if view["active"] >= 0:
        return (view["active"],)
    if view["agenda"]:
        seat = view["agenda"][-1].get("seat")
        return () if seat is None else (seat,)
    return ()


def lifted_island(view: dict[str, Any]) -> int | None:
    """The Island that is being moved."""
    for step in view["agenda"]:
        if step["type"] == "set-down-island":
            return int(step["island"])
    return None


def clash(brush: Brush, spots: dict[int, tuple[float, float]]) -> str:
    """The region where a Battle is fought burns at its edge."""
    island, place = divmod(brush.view["battle"]["region"], 3)
    x, y = spots[island]
    d = region_shape(island, place)
    burning = "".join(
        path(d, stroke=brush.scene.chrome.danger, stroke_width=width, opacity=opacity, stroke_linejoin="round")
        for width, opacity in ((12, "0.25"), (6, "0.5"), (2.5, "1"))
    )
    return group(
        burning, transform=f"translate({x:.1f} {y:.1f})", id=f"clash-{REGIONS[brush.view['battle']['region']]}"
    )
