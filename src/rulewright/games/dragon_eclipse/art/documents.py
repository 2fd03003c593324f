"""Pictures of Runs that stand on their own: the Save sheet, the end of a Run, the way of a remembered one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.svg.elements import TEXT, circle, group, path, rect, tag, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..model.run import SaveSheet
from ..model.vocabulary import Ground
from . import pieces, table, trails
from . import wall as walls
from .brush import Brush
from .colours import SCENES
from .icons import definitions
from .leaves import NARROW
from .shapes import COARSE
from .trails import ROMAN, SIGNS

if TYPE_CHECKING:
    from ..game import DragonEclipse
    from ..table.run_notes import RunNotes
    from ..table.texts import DragonTexts


def document(brush: Brush, name: str, drawn: list[str], figures: set[str], w: float, h: float) -> str:
    """An SVG of its own with everything that it refers to."""
    symbols = [pieces.figure_symbol(one, COARSE) for one in sorted(figures)]
    return tag(
        "svg",
        title(name),
        tag("defs", definitions(*drawn), table.definitions(brush.scene), *symbols),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {w:g} {h:g}",
        font_family=TEXT,
        role="img",
        class_=f"dragon-eclipse {brush.theme}",
    )


def wall(game: DragonEclipse, save: SaveSheet, texts: DragonTexts, theme: str, narrow: bool) -> str:
    """The Save sheet."""
    brush = Brush(SCENES[theme], game, {}, texts, narrow=narrow)
    x, y, w = walls.size_of(brush)
    drawn, foot = walls.wall(brush, save, x, y, w)
    wide = NARROW if narrow else float(table.WIDTH)
    paper = rect(0, 0, wide, foot + 14, brush.scene.page[1], r=14)
    return document(brush, brush.say("wall-title"), [paper, *drawn], set(game.content.mystlings), wide, foot + 14)


def run_end(game: DragonEclipse, view: dict[str, Any], texts: DragonTexts, theme: str, narrow: bool) -> str:
    """The map with the way that was gone, and the story of the Run."""
    brush = Brush(SCENES[theme], game, view, texts, narrow=narrow)
    state = brush.state
    run, content = state.run, game.content
    if run is None or not run.trail or not run.letters:
        return ""
    drawn = trails.page(brush, state, run, None)
    wide, high = brush.size
    met = {content.figure_of[enemy] for enemy in (*run.awaiting, *[bout.enemy for bout in run.bouts])}
    met |= {player.party[0].mystling for player in state.players if player.party}
    # A desk has a margin above the map where the question would stand.
    top = 0.0 if narrow else 62.0
    paper = rect(0, 0, wide, high - top, brush.scene.page[1], r=14)
    body = group(*drawn, transform=f"translate(0 {-top:g})")
    name = texts.say("ending-run", how=run.ended, bosses=run.bosses, points=state.points)
    return document(brush, name, [paper, body], met, wide, high - top)


def strip(game: DragonEclipse, notes: RunNotes, texts: DragonTexts, theme: str) -> str:
    """A remembered way, space by space: whom it met, the damage of each fight as a bar, the deck as a line."""
    brush = Brush(SCENES[theme], game, {}, texts)
    scene, content = brush.scene, game.content
    trail = content.trails[notes.trail]
    bouts = {bout.space: bout for bout in notes.bouts}
    step, base, room = 64.0, 150.0, 74.0
    wide = max(1060.0, step * len(notes.path) + 40)
    most = max([1, *[_harm(bout.damage) for bout in notes.bouts]])
    parts = [
        rect(0, 0, wide, 220, scene.page[1], r=12),
        path(
            f"M{20 + step / 2:g} {base:g}H{20 + step * (len(notes.path) - 0.5):g}",
            stroke=scene.chrome.soft,
            stroke_width=3,
        ),
        text(18, 24, brush.say("run-damage"), 14, scene.chrome.soft),
        text(18, 208, brush.say("run-deck-size"), 14, scene.chrome.soft),
    ]
    for n, id_ in enumerate(notes.path):
        space, x = trail.space[id_], 20 + step * (n + 0.5)
        bout = bouts.get(id_)
        tint = scene.chrome.good if space.kind is Ground.CAMP else scene.chrome.danger if space.fights else scene.glow
        parts.append(circle(x, base, 17, mix(scene.chrome.raised, tint, 0.3), stroke=tint, stroke_width=2))
        if bout is None:
            parts.append(icon(SIGNS[space.kind], x, base, 19, scene.chrome.ink))
            continue
        harm = _harm(bout.damage)
        tall = max(3.0, (room - 8) * harm / most)
        lost = bout.result == "lose"
        colour = scene.chrome.danger if lost else scene.glow if bout.boss else scene.chrome.good
        told = f"{brush.name('enemy', bout.enemy)} ({brush.name('tier', str(bout.tier))}): {harm}"
        parts.append(
            group(
                title(told),
                rect(x - 13, base - 26 - tall, 26, tall, colour, r=4),
                text(x, base - 31 - tall, str(harm), 15, scene.chrome.ink, "middle", font_weight="bold"),
                pieces.figure(content.figure_of[bout.enemy], x - 21, base - 23, 42),
                text(x, base + 36, ROMAN[bout.tier], 14, scene.chrome.ink, "middle"),
                text(x, 208, "/".join([str(size) for size in bout.deck]), 15, scene.chrome.ink, "middle"),
                path(f"M{x - 10:g} {base - 10:g}l20 20m0-20l-20 20", stroke=scene.chrome.danger, stroke_width=4)
                if lost
                else "",
            )
        )
    met = {content.figure_of[bout.enemy] for bout in notes.bouts}
    return document(brush, brush.say("run-fights"), parts, met, wide, 220)


def _harm(damage: tuple[int, ...]) -> int:
    return sum([max(0, n) for n in damage])
