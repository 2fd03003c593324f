"""The table of Dragon Eclipse as SVG: what one seat may see, in layers, with an id for everything one can point at.

Draws views, never states: where the rules are asked something, they are asked about a state made of the view.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from rulewright.core.drawing import Drawing, Pieces
from rulewright.svg.elements import TEXT, group, tag, title
from rulewright.svg.icons import ICONS as SHARED_ICONS
from rulewright.svg.icons import define

from ..art import arena, lobby, mats, near, previews, run_side, slices, table, terrain
from ..art import pieces as figures
from ..art.brush import Brush, OpenTable
from ..art.colours import SCENES
from ..art.foe import zone as enemy_zone
from ..art.icons import ICONS
from ..art.icons import definitions as icons_in
from ..art.leaves import NARROW
from ..art.shapes import COARSE
from ..model.choices import ENEMY
from ..model.state import DragonState, Foe, Sheet, fight
from ..model.vocabulary import Side
from ..rules.book import ground as ground_of
from ..rules.book import nature_of, terrain_at
from ..rules.stats import terrain_damage
from .texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse

LAYERS = {
    "ground": {"aria_hidden": "true"},
    "links": {"pointer_events": "none"},
    "labels": {"pointer_events": "none"},
    "highlights": {"pointer_events": "none"},
}
"""Layers that are only looked at: what lies below them stays in reach."""
ORDER = ("ground", "regions", "links", "locations", "pieces", "highlights", "labels")
CROWD = 10
"""More creatures than this in one picture are drawn with fewer details."""
MATS = 620
"""The width of the column with what lies before the seats."""
_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


def draw(
    game: DragonEclipse, view: dict[str, Any], texts: DragonTexts, theme: str, highlights: Collection[str] = ()
) -> str:
    """The table and what lies before every seat as one SVG document."""
    brush = Brush(SCENES[theme], game, slices.open_table(view), texts, frozenset(highlights))
    drawn, size = layers(brush, game)
    drawn = in_the_middle(drawn, *size)
    before = [mats.mat(brush, seat, game) for seat in range(brush.state.seats)]
    return tag(
        "svg",
        title(texts.say("about-title")),
        tag("defs", definitions(brush, *before, *drawn.values())),
        *drawn.values(),
        group(*beside(before), id="layer-mats"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {table.WIDTH + MATS} {table.HEIGHT}",
        font_family=TEXT,
        class_=f"dragon-eclipse {theme}",
    )


def in_the_middle(drawn: dict[str, str], wide: float, high: float) -> dict[str, str]:
    """A page of a book in the place of the table, as large as fits: a document keeps its size at every moment."""
    if (wide, high) == (table.WIDTH, table.HEIGHT):
        return drawn
    share = min(table.WIDTH / wide, table.HEIGHT / high)
    place = (
        f"translate({(table.WIDTH - wide * share) / 2:.1f} {(table.HEIGHT - high * share) / 2:.1f}) scale({share:.4f})"
    )
    return {
        name: layer.replace(f'id="layer-{name}"', f'id="layer-{name}" transform="{place}"', 1)
        for name, layer in drawn.items()
    }


def beside(before: list[str]) -> list[str]:
    """The mats one below the other, right of the table, as large as there is room, and in the middle of it."""
    sizes = [tuple(float(n) for n in found.groups()) for mat in before if (found := _BOX.search(mat))]
    room = table.HEIGHT - 12 * (len(sizes) + 1)
    whole = sum([h * (MATS - 24) / w for w, h in sizes])
    share = min(1.0, room / whole)
    drawn, y = [], 12 + (room - whole * share) / 2
    for mat, (w, h) in zip(before, sizes, strict=True):
        wide = (MATS - 24) * share
        high = wide * h / w
        place = f'<svg x="{table.WIDTH + 12:g}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" '
        drawn.append(mat.replace("<svg ", place, 1))
        y += high + 12
    return drawn


def draw_parts(
    game: DragonEclipse,
    view: dict[str, Any],
    texts: DragonTexts,
    theme: str,
    highlights: Collection[str] = (),
    narrow: bool = False,
    pieces: Pieces | None = None,
) -> Drawing:
    """The table by itself, and the mat of each seat apart, for pages that arrange them."""
    seen, kept = slices.open_table(view), Pieces() if pieces is None else pieces
    brush = Brush(SCENES[theme], game, seen, texts, frozenset(highlights), kept, narrow=narrow)
    drawn, (wide, high) = layers(brush, game)
    before = tuple([mats.mat(brush, seat, game) for seat in range(brush.state.seats)])
    defined = definitions(brush, *before, *drawn.values())
    return Drawing(defined, opening_of(theme, wide, high), drawn, before)


@lru_cache(256)
def opening_of(theme: str, wide: float, high: float) -> str:
    """The opening tag of the table's picture."""
    made = tag(
        "svg",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:g} {high:g}",
        font_family=TEXT,
        class_=f"dragon-eclipse {theme}",
    )
    return made.removesuffix("/>") + ">"


def definitions(brush: Brush, *drawn: str) -> str:
    """What the parts of the drawing refer to: icons, light, and the creatures that are in sight."""
    seen = sorted({*figures.figures_in(brush.state, brush.content), *lobby.figures_in(brush)})
    if len(seen) <= CROWD:
        return brush.pieces.join(fixed_definitions(brush.theme), *[figures.figure_symbol(one) for one in seen])
    # A shelf of many is seen once, each of them is small, and most icons are not on it.
    crowd = [figures.figure_symbol(mystling, COARSE) for mystling in seen]
    return brush.pieces.join(icons_in(*drawn), table.definitions(brush.scene), *crowd)


@cache
def fixed_definitions(theme: str) -> str:
    scene = SCENES[theme]
    return define({**ICONS, **SHARED_ICONS}) + table.definitions(scene) + previews.definitions(scene)


def in_arena(state: DragonState) -> bool:
    """Whether a Combat is set up: somebody stands in an Arena."""
    return state.combat is not None and any(sheet.space >= 0 for sheet in state.combat.sheets)


def layers(brush: Brush, game: DragonEclipse) -> tuple[dict[str, str], tuple[float, float]]:
    """The drawing from the ground up, and how wide and high it is."""
    found, size = brush.piece(lay, brush.whole, game)
    # Every part has noted by now how it glows.
    shining = [group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items())]
    found = {**found, "highlights": layer("highlights", shining)}
    return {name: found[name] for name in ORDER}, size


def layer(name: str, parts: list[str]) -> str:
    return group(*parts, id=f"layer-{name}", **LAYERS.get(name, {}))


def lay(brush: Brush, whole: OpenTable, game: DragonEclipse) -> tuple[dict[str, str], tuple[float, float]]:
    """All layers but the one that glows, and how wide and high they are."""
    brush = brush.seeing(whole)
    drawn: dict[str, list[str]] = {name: [] for name in ORDER if name != "highlights"}
    drawn["ground"].append(table.cloth(brush.theme))
    state = brush.state
    if in_arena(state):
        combat(brush, state, drawn)
    else:
        lobby.shelf(brush, game, drawn)
    return {name: layer(name, parts) for name, parts in drawn.items()}, brush.size


def combat(brush: Brush, state: DragonState, drawn: dict[str, list[str]]) -> None:
    """A Combat: the Enemy zone, the Arena, and everything in it."""
    plan = (narrow_place if brush.narrow else place)(brush, state, drawn)
    ground = ground_of(state)
    element = arena.home(fight(state).arena)
    drawn["ground"].append(arena.diorama(ground, plan, element, brush.theme))
    drawn["regions"] += brush.piece(arena.spaces, ground, plan, element)
    found = previews.threats(state)
    seen = previews.preview(state)
    drawn["links"].append(previews.paint_threats(brush, found, plan))
    drawn["links"].append(previews.paint_preview(brush, seen, state, ground, plan))
    drawn["links"].append(previews.paint_way(brush, state, previews.headed_for(state), plan))
    drawn["links"].append(previews.paint_rings(brush, seen, state, plan))
    drawn["pieces"] += standing(brush, state, plan, previews.tags(brush, found, seen, plan))
    drawn["pieces"] += healths(brush, state, plan)
    tray = lobby.tray(brush)
    drawn["pieces"] += tray
    if not tray:
        drawn["labels"].append(previews.paint_dangers(brush, found, plan))
        drawn["labels"].append(previews.paint_targets(brush, seen, state, plan))
        drawn["labels"].append(previews.paint_range(brush, seen, state, ground, plan))


def place(brush: Brush, state: DragonState, drawn: dict[str, list[str]]) -> arena.Plan:
    """What lies around the Arena on a table, and where the Arena is."""
    foe = fight(state).foe
    top = 244.0 if foe is not None else 14.0
    spread = foe is None or state.seats == 2
    box = (150.0, top, 900.0, table.HEIGHT - top - 22) if spread else (222.0, top, 830.0, table.HEIGHT - top - 22)
    drawn["ground"].append(table.page(brush.theme, top))
    drawn["locations"].append(table.arena_card(brush, state, 34, top + 12, 196, 250 if spread else 420))
    if state.run is not None:
        low = top + (272 if spread else 442)
        drawn["locations"].append(run_side.in_combat(brush, state, state.run, 34, low, 196 if not spread else 150))
    drawn["locations"].append(brush.piece(table.helps, slices.fighters(state), table.WIDTH - 62, top + 48))
    if foe is not None:
        drawn["locations"] += enemy_zone(brush, state)
    drawn["labels"].append(table.progress(brush, table.WIDTH - 170, top + 46))
    return arena.plan(ground_of(state), box)


def narrow_place(brush: Brush, state: DragonState, drawn: dict[str, list[str]]) -> arena.Plan:
    """The same on a phone, one below the other."""
    top, foe = 6.0, fight(state).foe
    if foe is not None:
        strips, top = near.above(brush, state)
        drawn["locations"] += strips
    # What comes below the Enemy shows its upper edge, so that one knows that there is more.
    plan, low = near.ground(ground_of(state), top, 430 if foe is not None else 500)
    drawn["ground"].append(table.page(brush.theme, top, NARROW, low + 14))
    rest, high = near.below(brush, state, low + near.GAP)
    drawn["locations"] += rest
    if state.run is not None and any(state.run.locked):
        tall = run_side.goals_height(brush, state, state.run, NARROW - 12)
        drawn["locations"] += run_side.goals(brush, state, state.run, 6, high, NARROW - 12, tall)
        high += tall + near.GAP
    brush.size = (NARROW, max(round(high), NARROW + 1))
    return plan


def standing(brush: Brush, state: DragonState, plan: arena.Plan, tags: Sequence[tuple[float, str]] = ()) -> list[str]:
    """Terrain, tokens and bodies from the farthest row to the nearest, so that nothing is hidden by what is behind.

    `tags` are numbers on the spaces: they lie on Terrain, and bodies stand before them.
    """
    combat, r = fight(state), plan.radius
    found: list[tuple[float, int, str]] = [(y, 1, tag_) for y, tag_ in tags]
    for side, spaces in ((Side.BOON, combat.boons), (Side.BANE, combat.banes)):
        for space in spaces:
            what = terrain_at(state, space)
            x, y = plan.middles[space]
            if what is not None:
                piece = terrain.token(brush, what, side, space, x, y, r, terrain_damage(state, space))
                found.append((y, 0, piece))
    bodies: list[tuple[int, Sheet | Foe]] = list(enumerate(combat.sheets))
    if combat.foe is not None:
        bodies.append((ENEMY, combat.foe))
    for body, sheet in bodies:
        element = nature_of(state, body).element
        for space in sheet.tokens:
            x, y = plan.middles[space]
            found.append((y, 1, figures.element_token(brush, element, space, body, x, y, r)))
        if sheet.space >= 0:
            x, y = plan.middles[sheet.space]
            found.append((y, 2, figures.mystling(brush, state, body, x, y, r)))
    for minion in combat.foe.minions if combat.foe is not None else ():
        x, y = plan.middles[minion.space]
        found.append((y, 2, figures.summon(brush, minion, x, y, r)))
    return [piece for _, _, piece in sorted(found, key=lambda one: one[:2])]


def healths(brush: Brush, state: DragonState, plan: arena.Plan) -> list[str]:
    """The Health of all who stand in the Arena, in front of every figure."""
    combat, r = fight(state), plan.radius
    bodies = [(seat, sheet.space) for seat, sheet in enumerate(combat.sheets)]
    if combat.foe is not None:
        bodies.append((ENEMY, combat.foe.space))
    found = []
    for body, space in bodies:
        if space >= 0:
            x, y = plan.middles[space]
            found.append(figures.health(brush, state, body, x, y, r))
    for minion in combat.foe.minions if combat.foe is not None else ():
        x, y = plan.middles[minion.space]
        found.append(figures.summon_health(brush, minion, x, y, r))
    return found
