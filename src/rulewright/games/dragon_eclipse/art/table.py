"""The table itself: cloth, the open page under the Arena, and the cards that lie beside it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from rulewright.svg.elements import circle, group, num, path, radial, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import wrap
from rulewright.svg.palette import mix

from ..content.components import Help
from ..model.state import DragonState, fight
from ..model.vocabulary import Side
from ..rules.book import scene as scene_of
from . import shorthand
from .arena import home
from .brush import Brush
from .colours import SCENES, Scene
from .leaves import heading, leaf, lines
from .pieces import crest
from .shapes import FINE, edged
from .terrain import drawn, icon_of, kind_of

WIDTH, HEIGHT = 1200, 1000


def definitions(scene: Scene) -> str:
    return (
        radial("cloth", (0, scene.table[0], 1), (1, scene.table[1], 1), cx=0.5, cy=0.45, r=0.75)
        + radial("page-light", (0, scene.page[0], 1), (0.7, scene.page[1], 1), (1, scene.page[2], 1), cx=0.5, cy=0.5,
                 r=0.72)
    )  # fmt: skip


@cache
def cloth(theme: str) -> str:
    """What lies under everything, and beyond the edges what a window of another shape sees."""
    scene = SCENES[theme]
    threads = "M2800-1522" + "m-4400 22h4400" * 187
    return (
        rect(-1600, -1600, 4400, 4200, scene.table[1])
        + rect(-600, -600, WIDTH + 1200, HEIGHT + 1200, "url(#cloth)")
        + path(threads, stroke=scene.stain, stroke_width=1, opacity="0.1")
    )


@cache
def page(theme: str, top: float, wide: float = WIDTH, high: float = HEIGHT) -> str:
    """The open page of the field guide that the Arena stands on; without margins where there is no room for them."""
    scene = SCENES[theme]
    margin = 22.0 if wide == WIDTH else 4.0
    x, y, w, h = margin, top, wide - 2 * margin, high - top - 14
    edge = _deckle(x, y, w, h)
    ink = mix(scene.stain, scene.chrome.ink, 0.35)
    return group(
        path(edge, "#000000", opacity=f"{scene.shadow * 0.7:g}", transform="translate(4 7)"),
        path(edge, "url(#page-light)", stroke=scene.chrome.line, stroke_width=1.5),
        _ornaments(x, y, w, h, ink, scene) if wide == WIDTH else "",
    )


def _deckle(x: float, y: float, w: float, h: float) -> str:
    """The outline of a sheet whose edges were torn by hand."""
    points = []
    for n in range(60):
        points.append((x + w * n / 60, y + 2.2 * sin(n * 2.1) + 1.4 * sin(n * 5.3)))
    for n in range(44):
        points.append((x + w + 2.4 * sin(n * 1.7) + 1.2 * cos(n * 4.1), y + h * n / 44))
    for n in range(60, 0, -1):
        points.append((x + w * n / 60, y + h + 2.2 * sin(n * 1.9) + 1.3 * sin(n * 4.7)))
    for n in range(44, 0, -1):
        points.append((x + 2.3 * sin(n * 2.3) + 1.2 * cos(n * 3.7), y + h * n / 44))
    return edged(points, FINE)


def _ornaments(x: float, y: float, w: float, h: float, ink: str, scene: Scene) -> str:
    """Stains, a compass rose, faint notes and leaves in the margins: ink on paper."""
    parts = [
        circle(x + w * 0.88, y + h * 0.9, 46, stroke=scene.stain, stroke_width=5, opacity="0.16"),
        circle(x + w * 0.875, y + h * 0.905, 43, stroke=scene.stain, stroke_width=2, opacity="0.2"),
        circle(x + w * 0.1, y + h * 0.93, 8, scene.stain, opacity="0.14"),
        circle(x + w * 0.115, y + h * 0.95, 4, scene.stain, opacity="0.16"),
    ]
    cx, cy = x + w - 78, y + h - 92
    star = []
    for i in range(16):
        r = 52 if i % 4 == 0 else 30 if i % 4 == 2 else 12
        star.append((cx + r * sin(pi * i / 8), cy - r * cos(pi * i / 8)))
    d = "M" + "L".join([f"{num(a)} {num(b)}" for a, b in star]) + "Z"
    parts.append(path(d, stroke=ink, stroke_width=1.6, opacity="0.4"))
    parts.append(circle(cx, cy, 38, stroke=ink, stroke_width=1.2, opacity="0.35"))
    parts.append(circle(cx, cy, 42, stroke=ink, stroke_width=0.8, opacity="0.35", stroke_dasharray="2 4"))
    for n, length in enumerate((112, 88, 104, 64)):
        line = f"M{num(x + 26)} {num(y + h - 84 + n * 15)}q{num(length / 4)}-5 {num(length / 2)} 0t{num(length / 2)} 0"
        parts.append(path(line, stroke=ink, stroke_width=1.4, opacity="0.3", stroke_linecap="round"))
    sprig = f"M{num(x + 30)} {num(y + h - 112)}c20-30 30-60 26-104"
    parts.append(path(sprig, stroke=ink, stroke_width=1.6, opacity="0.35"))
    for n in range(6):
        lx, ly = x + 38 + 3 * n, y + h - 126 - 14 * n
        parts.append(
            path(f"M{num(lx)} {num(ly)}c-16-2-20-12-20-18 14 0 20 8 20 18c4-14 14-18 22-16-2 12-12 16-22 16z",
                 scene.boon.base, stroke=ink, stroke_width=1, opacity="0.22")
        )  # fmt: skip
    return "".join(parts)


# -- beside the Arena ----------------------------------------------------------------------------------


def arena_card(brush: Brush, state: DragonState, x: float, y: float, w: float, high: float) -> str:
    """The Arena card: its name, its Terrain by picture and words, its rules and Bonus Actions."""
    scene = brush.scene
    arena = brush.content.arenas[fight(state).arena]
    side = scene_of(state)
    what = brush.told(arena.id, back=state.pvp and arena.pvp is not None)
    element = home(arena.id)
    tint = scene.elements[element].base if element is not None else scene.boon.base
    rules = list(what.rules)
    pictures = [(kind, terrain) for kind, terrain in ((Side.BOON, side.boon), (Side.BANE, side.bane)) if terrain]
    size, spans = _spread(rules, [52 if n < len(pictures) else 30 for n in range(len(rules))], w, high)
    body = []
    top = y + 50.0
    for n, (rule, most) in enumerate(zip(rules, spans, strict=True)):
        shown = pictures[n] if n < len(pictures) else None
        inset = 52 if shown else 30
        written, tall = lines(x + inset, top + 12, rule, w - inset - 10, scene.chrome.ink, size, most, size)
        if shown:
            kind, terrain = shown
            sign = icon_of(terrain.enter or terrain.broken) if terrain.enter or terrain.broken else ""
            figure = drawn(kind_of(terrain), kind, sign, brush.theme)
            body.append(group(figure, transform=f"translate({num(x + 28)} {num(top + 20)}) scale(0.34)"))
        else:
            last = n >= len(rules) - len(side.bonus)
            body.append(icon("bonus" if last else "passive", x + 17, top + 8, 18, scene.chrome.soft))
        body.append(written)
        top += max(tall, 40 if shown else 20) + 7
    height = max(62.0, top - y + 2)
    brush.glow_box("arena", x, y, w, height, 8)
    return group(
        title(" ".join([what.name, *rules])),
        leaf(x, y, w, round(height), brush.theme, tint),
        icon("terrain", x + 20, y + 25, 24, scene.chrome.soft),
        heading(x + 38, y + 32, what.name, w - 54, scene, 20),
        *body,
        id="arena",
    )


def _spread(rules: list[str], insets: list[int], w: float, high: float) -> tuple[float, list[int]]:
    """The largest size at which all rules fit under each other, and the lines that each of them gets."""
    size = 14.0
    while True:
        spans = [len(wrap(rule, w - inset - 10, size)) for rule, inset in zip(rules, insets, strict=True)]
        if sum(spans) * size * 1.18 + 7 * len(rules) + 56 <= high or size <= 9.5:
            return size, spans
        size -= 0.5


def progress(brush: Brush, x: float, y: float, across: bool = False) -> str:
    """Round and, in a series, which Combat of how many: on the edge of the page; `across` in little height."""
    state, scene = brush.state, brush.scene
    combat = fight(state)
    parts = [
        icon("round", x, y, 26, scene.chrome.soft),
        text(x + 18, y + 9, str(combat.round), 26, scene.chrome.ink, font_weight="bold"),
    ]
    name = [brush.say("board-round", n=combat.round)]
    if across:
        if state.mode == "gauntlet":
            name.append(brush.say("board-duel", n=state.duel, most=state.options.duels))
            parts.append(text(x + 46, y + 9, f"{state.duel}/{state.options.duels}", 20, scene.chrome.accent))
    elif state.mode == "gauntlet":
        name.append(brush.say("board-duel", n=state.duel, most=state.options.duels))
        for n in range(state.options.duels):
            fill = scene.chrome.accent if n < state.duel else "none"
            parts.append(circle(x - 4 + 19 * n, y + 34, 7, fill, stroke=scene.chrome.accent, stroke_width=2))
        for n in range(state.options.lives):
            kept = n < state.options.lives - state.lost
            parts.append(icon("health", x - 3 + 22 * n, y + 62, 20, "#b3261e" if kept else scene.chrome.line))
    elif state.mode == "pvp_challenge":
        for seat, player in enumerate(state.players):
            parts.append(crest(scene.seats[seat], x, y + 38 + 32 * seat, 26))
            parts.append(text(x + 20, y + 46 + 32 * seat, str(player.wins), 24, scene.chrome.ink, font_weight="bold"))
    return group(title(" · ".join(name)), *parts, id="progress")


def helps_in(brush: Brush, fighters: tuple[str, ...]) -> list[Help]:
    """The Help cards in use: what everybody can do for Power, and what the Elements of the fighters can."""
    elements = {brush.content.mystlings[mystling].element for mystling in fighters}
    return [help for help in brush.content.helps.values() if help.element is None or help.element in elements]


def helps(brush: Brush, fighters: tuple[str, ...], right: float, top: float, across: bool = False) -> str:
    """The Help cards in use, one below the other, or `across` from the right."""
    parts = []
    shown = helps_in(brush, fighters)
    for n, help in enumerate(shown):
        x, cy = (right - 58 * (len(shown) - 1 - n), top) if across else (right, top + 58 * n)
        wash = brush.scene.elements[help.element] if help.element is not None else None
        what = brush.told(help.id)
        sign = str(help.element) if help.element is not None else shorthand.signs(help.effects[0])[0].icon
        brush.glow_box(f"help-{help.id}", x - 25, cy - 25, 50, 50, 10)
        parts.append(
            group(
                title(" ".join([what.name, *what.rules])),
                rect(
                    x - 23,
                    cy - 23,
                    46,
                    46,
                    wash.pale if wash else "#f4e6c6",
                    r=8,
                    stroke=wash.deep if wash else "#6b5228",
                    stroke_width=2,
                ),
                icon(sign, x, cy, 29, wash.deep if wash else "#4b3818"),
                shorthand.gem(x + 19, cy + 17, 13, str(help.power)),
                id=f"help-{help.id}",
            )
        )
    return "".join(parts)
