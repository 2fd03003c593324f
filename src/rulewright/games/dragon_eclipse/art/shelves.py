"""Shelves: Mystlings, Enemies, Arena cards and maps as pictures to choose from, in the order of a field guide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from rulewright.core.record import Decision
from rulewright.svg.brush import THIN
from rulewright.svg.elements import at, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..components import Mystling, Nature, Scene, Stats
from ..model.state import DragonState
from ..words import Element, Side, Stat
from . import shorthand
from .arena import home, small_map, turf_of
from .auras import aura
from .brush import Brush
from .colours import SCENES
from .leaves import heading, leaf
from .pieces import crest, figure
from .terrain import drawn, icon_of, kind_of

Shelf: TypeAlias = Callable[[Brush, DragonState, Decision], list[str]]
LEFT, TOP, ROOM_W, ROOM_H = 40.0, 82.0, 1120.0, 890.0
STATS = (Stat.HEALTH, Stat.STRENGTH, Stat.SWIFTNESS, Stat.DEFENSE, Stat.WILLPOWER)


def mystlings(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """A column for each Element, from the lowest Tier to the highest."""
    offered = {str(getattr(choice, "mystling", "")) for choice in asked.choices}
    taken = {member["mystling"]: seat for seat, sheet in enumerate(brush.view["sheets"]) for member in sheet["party"]}
    drawn_ = []
    for id_, mystling, x, y, w, h in _by_element([(one.id, one) for one in brush.content.mystlings.values()]):
        id_ = f"pick-{id_}"
        brush.glow_box(id_, x, y, w, h, 9, THIN)
        stats = mystling.pvp if state.pvp else mystling.stats
        parts = [specimen(brush, mystling.id, mystling, stats, brush.name("mystling", mystling.id), x, y, w, h)]
        if mystling.id in taken:
            parts.append(crest(brush.scene.seats[taken[mystling.id]], x + w - 20, y + 22, 32))
        drawn_.append(_pick(brush, id_, mystling.id, mystling.id in offered, parts))
    return drawn_


def enemies(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """Everybody who may be fought, in the same order."""
    offered = {str(getattr(choice, "enemy", "")) for choice in asked.choices}
    content = brush.content
    drawn_ = []
    for enemy, nature, x, y, w, h in _by_element(list(content.nature_of.items())):
        id_ = f"pick-{enemy}"
        brush.glow_box(id_, x, y, w, h, 9, THIN)
        # The crest says that it is met in the wild; only another Enemy of the same Mystling needs its own name.
        who = content.figure_of[enemy]
        usual = content.enemy_of.get(who) == enemy
        name = brush.name("mystling", who) if usual else brush.name("enemy", enemy)
        parts = [specimen(brush, who, nature, content.stats_of[enemy], name, x, y, w, h)]
        parts.append(crest(brush.scene.foe, x + w - 20, y + 22, 30))
        drawn_.append(_pick(brush, id_, enemy, enemy in offered, parts))
    return drawn_


def _pick(brush: Brush, id_: str, component: str, offered: bool, parts: list[str]) -> str:
    """One thing on the shelf; what cannot be taken now lies in the shade."""
    faint = {} if offered else {"opacity": "0.3"}
    return group(title(" ".join(brush.told(component).lines()[:3])), *parts, id=id_, **faint)


N = TypeVar("N", Mystling, Nature)


def _by_element(several: Sequence[tuple[str, N]]) -> list[tuple[str, N, float, float, float, float]]:
    """A column for each Element, from the lowest Tier to the highest: ids, whose they are, and their boxes."""
    columns: dict[Element, list[tuple[str, N]]] = {}
    for id_, nature in sorted(several, key=lambda one: (list(Element).index(one[1].element), one[1].tier)):
        columns.setdefault(nature.element, []).append((id_, nature))
    tall = max([len(column) for column in columns.values()], default=1)
    w, h = ROOM_W / max(6, len(columns)), min(178.0, ROOM_H / max(1, tall))
    return [
        (id_, nature, LEFT + n * w + 4, TOP + row * h + 3, w - 8, h - 8)
        for n, column in enumerate(columns.values())
        for row, (id_, nature) in enumerate(column)
    ]


def specimen(
    brush: Brush, who: str, nature: Nature, stats: Stats, name: str, x: float, y: float, w: float, h: float
) -> str:
    """A page of the field guide: the creature before its Element, its Tier, its five statistics."""
    numbers = tuple([stats.of(stat) for stat in STATS])
    return at(
        x,
        y,
        _specimen(who, name, nature.element, nature.subtype, nature.tier, numbers, brush.theme, w, h),
    )


@lru_cache(maxsize=600)
def _specimen(
    id_: str,
    name: str,
    element: Element,
    subtype: Element | None,
    tier: int,
    numbers: tuple[int, ...],
    theme: str,
    w: float,
    h: float,
) -> str:
    scene = SCENES[theme]
    wash = scene.elements[element]
    size = min(h - 58, w * 0.62)
    parts = [
        leaf(0, 0, w, h, theme, wash.base),
        at((w - size) / 2, 6, aura(element, theme), scale=size / 200),
        figure(id_, (w - size) / 2 - 2, 4, size + 4),
        icon(str(element), 20, 22, 24, mix(wash.base, scene.chrome.ink, 0.2)),
        heading(w / 2, h - 33, name, w - 14, scene, 17, "middle"),
    ]
    if subtype is not None:
        parts.append(icon(str(subtype), 20, 48, 16, scene.elements[subtype].base))
    for n in range(tier):
        star = "M0-4.5 1.4-1.4 4.5 0 1.4 1.4 0 4.5-1.4 1.4-4.5 0-1.4-1.4z"
        parts.append(path(star, scene.chrome.accent, transform=f"translate(16 {h - 54 - 11 * n:.1f})"))
    step = (w - 26) / 5
    for n, (stat, number) in enumerate(zip(STATS, numbers, strict=True)):
        sx = 7 + step * n + (9 if n else 0)
        parts.append(icon(str(stat), sx + 8, h - 15, 14, "#b3261e" if stat is Stat.HEALTH else scene.chrome.soft))
        parts.append(text(sx + 16, h - 10, str(number), 14, scene.chrome.ink, font_weight="bold"))
    return "".join(parts)


# -- ground --------------------------------------------------------------------------------------------


def arenas(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """Arena cards with a picture of their Terrain."""
    offered = [choice.arena for choice in asked.choices if hasattr(choice, "arena")]
    columns = 7
    w = ROOM_W / columns
    h = min(170.0, ROOM_H / max(1, -(-len(offered) // columns)))
    drawn_ = []
    for n, id_ in enumerate(offered):
        x, y = LEFT + n % columns * w + 4, TOP + n // columns * h + 3
        arena = brush.content.arenas[id_]
        side = arena.pvp if state.pvp and arena.pvp is not None else arena.combat
        brush.glow_box(f"pick-{id_}", x, y, w - 8, h - 8, 9, THIN)
        parts = [
            leaf(x, y, w - 8, h - 8, brush.theme),
            vista(brush, side, home(id_), x + 8, y + 8, w - 24, h - 50),
            heading(x + w / 2 - 4, y + h - 20, brush.name("arena", id_), w - 20, brush.scene, 16, "middle"),
        ]
        drawn_.append(_pick(brush, f"pick-{id_}", id_, True, parts))
    return drawn_


def vista(brush: Brush, side: Scene, element: Element | None, x: float, y: float, w: float, h: float) -> str:
    """A strip of the Arena's ground with its BOON and BANE Terrain on it."""
    lit, shaded, rim = turf_of(brush.scene, element)
    parts = [
        rect(x, y, w, h, mix(lit, "#bfe0ea", 0.5) if brush.theme == "light" else mix(shaded, "#1b2436", 0.6), r=6),
        path(_hills(x, y + h * 0.62, w, h * 0.16, y + h), shaded, opacity="0.8"),
        path(_hills(x, y + h * 0.74, w, h * 0.1, y + h), lit, stroke=rim, stroke_width=1),
    ]
    shown = [(kind, terrain) for kind, terrain in ((Side.BOON, side.boon), (Side.BANE, side.bane)) if terrain]
    for n, (kind, terrain) in enumerate(shown):
        sign = icon_of(terrain.enter or terrain.broken) if terrain.enter or terrain.broken else ""
        place = x + w * (0.5 if len(shown) == 1 else 0.28 + 0.44 * n)
        parts.append(at(place, y + h * 0.72, drawn(kind_of(terrain), kind, sign, brush.theme), scale=h / 165))
    if not shown:
        parts.append(_stone(side, element, x + w / 2, y + h * 0.62, h * 0.4, mix(rim, shaded, 0.3), lit))
    if element is not None:
        parts.append(icon(str(element), x + 15, y + 15, 20, brush.scene.elements[element].deep))
    if side.bonus:
        parts.append(icon("bonus", x + w - 15, y + 15, 18, "#8a5c05"))
    if side.rules:
        parts.append(icon("passive", x + w - (36 if side.bonus else 15), y + 15, 17, rim))
    return "".join(parts)


def _stone(side: Scene, element: Element | None, x: float, y: float, size: float, dark: str, pale: str) -> str:
    """Where no Terrain lies, a standing stone with the sign of the Arena's rule or Bonus Action."""
    effects = (*side.rules, *[effect for bonus in side.bonus for effect in bonus.effects])
    sign = shorthand.signs(effects[0])[0].icon if effects else str(element or "arena")
    k = size / 2
    rock = f"M{x - k:.1f} {y + k:.1f}q{-k * 0.1:.1f} {-k * 2.2:.1f} {k:.1f} {-k * 2.2:.1f}t{k:.1f} {k * 2.2:.1f}z"
    return path(rock, dark, stroke="#2b2118", stroke_width=1.5) + icon(sign, x, y, size * 0.62, pale)


def _hills(x: float, y: float, w: float, rise: float, foot: float) -> str:
    return f"M{x:g} {y:.1f}q{w / 4:.1f}-{rise:.1f} {w / 2:.1f} 0t{w / 2:.1f} 0V{foot:.1f}H{x:g}z"


def maps(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """Arena maps as they will be fought on."""
    offered = [choice.map for choice in asked.choices if hasattr(choice, "map")]
    duo = len(brush.view["sheets"]) == 2
    drawn_ = []
    for n, id_ in enumerate(offered):
        rows = brush.content.maps[id_].duo if duo else brush.content.maps[id_].solo
        w, h = 360.0, 420.0
        in_row = min(3, len(offered) - n // 3 * 3)
        x = (1200 - in_row * (w + 12)) / 2 + n % 3 * (w + 12)
        y = TOP + n // 3 * (h + 16)
        brush.glow_box(f"pick-{id_}", x, y, w, h, 9, THIN)
        parts = [
            leaf(x, y, w, h, brush.theme),
            at(x + w / 2, y + h / 2 + 2, small_map(rows, brush.theme, None, w - 30, h - 76)),
            heading(x + w / 2, y + h - 18, brush.name("map", id_), w - 20, brush.scene, 20, "middle"),
        ]
        drawn_.append(_pick(brush, f"pick-{id_}", id_, True, parts))
    return drawn_
