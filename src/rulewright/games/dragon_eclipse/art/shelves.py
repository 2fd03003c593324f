"""Shelves: Mystlings, Enemies, Arena cards and maps as pictures to choose from, in the order of a field guide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from rulewright.core.record import Decision
from rulewright.svg.brush import THIN
from rulewright.svg.elements import at, group, path, rect, tag, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.components import Mystling, Nature, Scene, Stats
from ..model.state import DragonState
from ..model.vocabulary import Element, Side, Stat
from . import shorthand
from .arena import home, small_map, turf_of
from .auras import aura
from .brush import Brush
from .colours import SCENES
from .leaves import NARROW, caption, heading, leaf
from .pieces import crest, figure
from .terrain import drawn, icon_of, kind_of

Shelf: TypeAlias = Callable[[Brush, DragonState, Decision], list[str]]
LEFT, TOP, ROOM_W, ROOM_H = 40.0, 82.0, 1120.0, 890.0
STATS = (Stat.HEALTH, Stat.STRENGTH, Stat.SWIFTNESS, Stat.DEFENSE, Stat.WILLPOWER)


def mystlings(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """A column for each Element, from the lowest Tier to the highest."""
    offered = {str(getattr(choice, "mystling", "")) for choice in asked.choices}
    taken = {member.mystling: seat for seat, player in enumerate(state.players) for member in player.party}
    boxes = _by_element(brush, [(one.id, one) for one in brush.content.mystlings.values()])
    drawn_ = [pages(brush.theme, *boxes[0][4:])]
    for id_, mystling, x, y, w, h in boxes:
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
    boxes = _by_element(brush, list(content.nature_of.items()))
    drawn_ = [pages(brush.theme, *boxes[0][4:])]
    for enemy, nature, x, y, w, h in boxes:
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


def _by_element(brush: Brush, several: Sequence[tuple[str, N]]) -> list[tuple[str, N, float, float, float, float]]:
    """A column for each Element, from the lowest Tier to the highest: ids, whose they are, and their boxes.

    On a phone in rows, in the same order.
    """
    columns: dict[Element, list[tuple[str, N]]] = {}
    ordered = sorted(several, key=lambda one: (list(Element).index(one[1].element), one[1].tier))
    if brush.narrow:
        boxes = _rows(brush, len(ordered), 3, 178.0)
        return [(id_, nature, x, y, w, h) for (id_, nature), (x, y, w, h) in zip(ordered, boxes, strict=True)]
    for id_, nature in ordered:
        columns.setdefault(nature.element, []).append((id_, nature))
    tall = max([len(column) for column in columns.values()], default=1)
    w, h = ROOM_W / max(6, len(columns)), min(178.0, ROOM_H / max(1, tall))
    return [
        (id_, nature, LEFT + n * w + 4, TOP + row * h + 3, w - 8, h - 8)
        for n, column in enumerate(columns.values())
        for row, (id_, nature) in enumerate(column)
    ]


def _rows(brush: Brush, count: int, columns: int, h: float) -> list[tuple[float, float, float, float]]:
    """Boxes in rows across a phone; the drawing becomes as high as they are."""
    w = (NARROW - 12) / columns
    brush.size = (NARROW, round(12 + h * -(-count // columns)))
    return [(6 + n % columns * w + 3, 6 + n // columns * h + 3, w - 6, h - 7) for n in range(count)]


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
    size = _picture(w, h)
    parts = [
        f'<use href="#specimen-{element}"/>',
        figure(id_, (w - size) / 2 - 2, 4, size + 4),
        caption(w / 2, h - 33, name, w - 14, scene, 17, 15.5 if tall(w, h) else 11),
    ]
    if subtype is not None:
        parts.append(icon(str(subtype), 20, 48, 16, scene.elements[subtype].base))
    stars = "".join(
        [f"M16 {h - 58.5 - 11 * n:.1f}l1.4 3.1 3.1 1.4-3.1 1.4-1.4 3.1-1.4-3.1-3.1-1.4 3.1-1.4z" for n in range(tier)]
    )
    parts.append(path(stars, scene.chrome.accent))
    shown = [
        tag("tspan", str(number), **({"x": x} if n else {}))
        for n, (x, number) in enumerate(zip(_columns(w), numbers, strict=True))
    ]
    parts.append(
        tag("text", *shown, x=_columns(w)[0], y=h - 10, font_size=15.5, fill=scene.chrome.ink, font_weight="bold")
    )
    return "".join(parts)


def tall(w: float, h: float) -> bool:
    """Whether there is room for two lines below the picture, as on a phone."""
    return h - 58 - _picture(w, h) >= 6


def _picture(w: float, h: float) -> float:
    """The side of the picture on a page of this size."""
    return min(h - 58, w * 0.62)


def _columns(w: float) -> list[float]:
    """Where the numbers of the statistics begin."""
    return [23 + (w - 26) / 5 * n + (9 if n else 0) for n in range(len(STATS))]


@lru_cache(maxsize=8)
def pages(theme: str, w: float, h: float) -> str:
    """What the pages of an Element have in common, defined once: paper, aura, and the icons of the statistics."""
    scene = SCENES[theme]
    size = _picture(w, h)
    signs = [
        icon(str(stat), x - 8, h - 15, 14, "#b3261e" if stat is Stat.HEALTH else scene.chrome.soft)
        for stat, x in zip(STATS, _columns(w), strict=True)
    ]
    found = []
    for element, wash in scene.elements.items():
        sign = icon(str(element), 20, 22, 24, mix(wash.base, scene.chrome.ink, 0.2))
        behind = at((w - size) / 2, 6, aura(element, theme), scale=size / 200)
        found.append(group(leaf(0, 0, w, h, theme, wash.base), behind, sign, *signs, id=f"specimen-{element}"))
    return tag("defs", *found)


# -- ground --------------------------------------------------------------------------------------------


def arenas(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """Arena cards with a picture of their Terrain."""
    offered = [choice.arena for choice in asked.choices if hasattr(choice, "arena")]
    columns = 7
    w = ROOM_W / columns
    h = min(170.0, ROOM_H / max(1, -(-len(offered) // columns)))
    boxes = (
        [(LEFT + n % columns * w + 4, TOP + n // columns * h + 3, w - 8, h - 8) for n in range(len(offered))]
        if not brush.narrow
        else _rows(brush, len(offered), 3, 172.0)
    )
    drawn_ = []
    for id_, (x, y, w, h) in zip(offered, boxes, strict=True):
        arena = brush.content.arenas[id_]
        side = arena.pvp if state.pvp and arena.pvp is not None else arena.combat
        brush.glow_box(f"pick-{id_}", x, y, w, h, 9, THIN)
        parts = [
            leaf(x, y, w, h, brush.theme),
            vista(brush, side, home(id_), x + 8, y + 8, w - 16, h - (58 if brush.narrow else 42)),
            caption(x + w / 2, y + h - 12, brush.name("arena", id_), w - 12, brush.scene, 17, brush.least(11, 15.5)),
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
    duo = state.seats == 2
    drawn_ = []
    narrow = _rows(brush, len(offered), 2, 290.0) if brush.narrow else []
    for n, id_ in enumerate(offered):
        rows = brush.content.maps[id_].duo if duo else brush.content.maps[id_].solo
        w, h = 360.0, 420.0
        in_row = min(3, len(offered) - n // 3 * 3)
        x = (1200 - in_row * (w + 12)) / 2 + n % 3 * (w + 12)
        y = TOP + n // 3 * (h + 16)
        if narrow:
            x, y, w, h = narrow[n]
        brush.glow_box(f"pick-{id_}", x, y, w, h, 9, THIN)
        parts = [
            leaf(x, y, w, h, brush.theme),
            at(x + w / 2, y + h / 2 + 2, small_map(rows, brush.theme, None, w - 30, h - 76)),
            heading(x + w / 2, y + h - 18, brush.name("map", id_), w - 20, brush.scene, 20, "middle"),
        ]
        drawn_.append(_pick(brush, f"pick-{id_}", id_, True, parts))
    return drawn_
