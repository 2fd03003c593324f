"""The table of Mysthea as SVG: what one seat may see, drawn in layers with an id for everything that can be pointed at.

Draws views, never states, so that nothing hidden can slip onto the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from rulewright.core.drawing import Drawing, Pieces
from rulewright.svg.elements import TEXT, group, path, rect, tag, title

from ..art import cards, islands, monsters, panels, places, scenery, seats, slices, units, vistas
from ..art.brush import Brush, plain_label
from ..art.colours import SCENES
from ..art.facts import printed
from ..art.icons import DEFINITIONS
from ..art.islands import region_shape
from ..model.geography import REGIONS
from ..model.state import MystheaState
from ..model.steps import SetDownIsland
from .control_shown import holders
from .hands_shown import hands

if TYPE_CHECKING:
    from ..game import Mysthea

BACK_TO_FRONT = (0, 4, 1, 3, 2)
"""The places of the ring in the order in which they are painted."""

LAYERS = {
    "ground": {"aria_hidden": "true"},
    "labels": {"pointer_events": "none"},
    "highlights": {"pointer_events": "none"},
}
"""Layers that are only looked at: what lies below them stays in reach."""


def draw(
    game: Mysthea,
    view: dict[str, Any],
    label: Callable[[str, str], str] | None = None,
    names: Sequence[str] = (),
    theme: str = "dark",
    highlights: Collection[str] = (),
) -> str:
    """The table as one SVG document, 1600 by 1000.

    `view` is what a seat or an onlooker may know; the hand in it, if any, is shown face up. `label(kind, id)` gives
    names in the reader's language, `names` those of the players by seat. `theme` is dark or light. `highlights`
    are ids of the drawing, such as `region-tree.forest` or `card-C026`, that are to glow.
    """
    state, glowing = game.table.seen(view), frozenset(highlights)
    brush = Brush(SCENES[theme], printed(game.content), label or plain_label, tuple(names), glowing)
    drawn = layers(brush, state, boards_in(state, view))
    return tag(
        "svg",
        title(brush.say("word", "mysthea")),
        tag("defs", definitions(state.monsters, colours(state), theme)),
        *(group(*parts, id=f"layer-{name}", **LAYERS.get(name, {})) for name, parts in drawn.items()),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {scenery.WIDTH} {scenery.HEIGHT}",
        font_family=TEXT,
        class_=f"mysthea {theme}",
    )


def draw_parts(
    game: Mysthea,
    view: dict[str, Any],
    label: Callable[[str, str], str],
    names: Sequence[str],
    theme: str,
    highlights: Collection[str],
    language: str,
    pieces: Pieces,
) -> Drawing:
    """The table without the boards of the seats, and each board apart, for pages that arrange them."""
    state, glowing = game.table.seen(view), frozenset(highlights)
    brush = Brush(SCENES[theme], printed(game.content), label, tuple(names), glowing, language, pieces)
    parts = layers(brush, state)
    table_glows = frozenset(brush.glows)
    waiting = waited_for(state)
    mats = tuple([mat(brush, own, seat, seat in waiting) for seat, own in enumerate(boards_in(state, view))])
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
    defined = definitions(state.monsters, colours(state), theme)
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


def boards_in(state: MystheaState, view: dict[str, Any]) -> list[slices.Board]:
    """The Player Boards as a viewer knows them; `state` is made of the view."""
    return [slices.board(board, hand) for board, hand in zip(state.boards, hands(view), strict=True)]


def mat(brush: Brush, own: slices.Board, seat: int, waiting: bool) -> str:
    """One seat's board as a picture of its own, with the glow of what is on it."""
    before = frozenset(brush.glows)
    plan = seats.OTHER_MAT if own.hand.cards is None else seats.OWN_MAT
    height = seats.mat_height(plan)
    body = brush.piece(seats.board, own, seat, 14, 3, height, waiting, plan)
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


def layers(brush: Brush, state: MystheaState, boards: Sequence[slices.Board] = ()) -> dict[str, list[str]]:
    """The drawing from the ground up; `boards` are those that lie on the table itself."""
    theme, piece = brush.scene.name, brush.piece
    spots, held = island_spots(state), holders(state)
    lifted = lifted_island(state)
    painted = [state.ring[place] for place in BACK_TO_FRONT]
    regions = [3 * island + n for island in painted for n in (1, 0, 2)]
    drawn = {
        "ground": [scenery.ground(theme)],
        "links": [scenery.ring(theme)],
        "regions": [
            piece(places.island, slices.island(state, island, held), island, *spots[island], island == lifted)
            for island in painted
        ],
        "locations": [
            scenery.henakor(theme, brush.say("word", "henakor")),
            *[piece(places.mirage, region, *spots[region // 3]) for region in state.mirages],
            *[piece(places.markers, slices.markers(state, island), island, *spots[island]) for island in painted],
            *table(brush, state),
        ],
        "pieces": [piece(places.units, slices.units(state, region), region, *spots[region // 3]) for region in regions],
        "labels": [piece(places.names_of, slices.crests(island, held), island, *spots[island]) for island in painted],
        "boards": player_boards(brush, state, boards),
    }
    if state.battle is not None:
        drawn["pieces"].append(clash(brush, state.battle.region, spots))
        drawn["boards"].append(piece(panels.battle, slices.fight(state, state.battle), scenery.MIDDLE[0], 556))
    # Last, because every part has noted by now how it glows.
    drawn["highlights"] = [group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items())]
    return drawn


def island_spots(state: MystheaState) -> dict[int, tuple[float, float]]:
    """Where each Island lies; one that is being moved has left the ring upwards."""
    spots = {island: scenery.spot(place) for place, island in enumerate(state.ring)}
    lifted = lifted_island(state)
    if lifted is not None:
        x, y = spots[lifted]
        spots[lifted] = (x, y - 22)
    return spots


@cache
def fixed_definitions(theme: str) -> str:
    scene = SCENES[theme]
    return (
        DEFINITIONS
        + scenery.definitions(scene)
        + islands.definitions(scene)
        + cards.definitions(scene)
        + vistas.definitions()
    )


def colours(state: MystheaState) -> tuple[str, ...]:
    return tuple(sorted({str(board.colour) for board in state.boards}))


def table(brush: Brush, state: MystheaState) -> list[str]:
    """What lies around the Islands."""
    return [
        brush.piece(panels.encounter, slices.encounters(state), 12, 12),
        brush.piece(panels.development, slices.development(state), 764, 12),
        brush.piece(panels.eras, slices.eras(state), 12, 882),
        brush.piece(panels.events, slices.events(state), 316, 882),
    ]


def player_boards(brush: Brush, state: MystheaState, boards: Sequence[slices.Board]) -> list[str]:
    """One board per seat, from the top of the right side to its foot, in the order of the seats."""
    if not boards:
        return []
    shown = next((seat for seat, board in enumerate(boards) if board.hand.cards is not None), None)
    waiting = waited_for(state)
    drawn, top = [], 10.0
    high = seats.heights(len(boards), shown, scenery.HEIGHT - 20)
    for seat, (own, height) in enumerate(zip(boards, high, strict=True)):
        drawn.append(seats.board(brush, own, seat, scenery.TABLE + 12, top, height, seat in waiting))
        top += height + seats.GAP
    return drawn


def waited_for(state: MystheaState) -> tuple[int, ...]:
    """The seat whose turn it is; outside of turns, whoever the next step of the game asks."""
    if state.outcome is not None:
        return state.outcome.winners
    if state.active >= 0:
        return (state.active,)
    seat: int | None = getattr(state.agenda[-1], "seat", None) if state.agenda else None
    return () if seat is None else (seat,)


def lifted_island(state: MystheaState) -> int | None:
    """The Island that is being moved."""
    return next((step.island for step in state.agenda if isinstance(step, SetDownIsland)), None)


def clash(brush: Brush, region: int, spots: dict[int, tuple[float, float]]) -> str:
    """The region where a Battle is fought burns at its edge."""
    island, place = divmod(region, 3)
    x, y = spots[island]
    d = region_shape(island, place)
    burning = "".join(
        path(d, stroke=brush.scene.chrome.danger, stroke_width=width, opacity=opacity, stroke_linejoin="round")
        for width, opacity in ((12, "0.25"), (6, "0.5"), (2.5, "1"))
    )
    return group(burning, transform=f"translate({x:.1f} {y:.1f})", id=f"clash-{REGIONS[region]}")
