"""Run Setup before there is a Mystling: the maps to choose from, and what each step of Darkness does."""

from __future__ import annotations

from rulewright.core.record import Decision
from rulewright.svg.elements import DISPLAY, at, circle, group, path, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..content.roguelite import Space, Trail
from ..model.choices import PickTrail
from ..model.state import DragonState
from ..model.vocabulary import Ground
from ..rules.roguelite.sheet import MOST_DARKNESS
from ..table.planning import ways_from
from ..table.run_texts import met_name
from . import table
from .auras import aura
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines
from .pieces import figure
from .trail_places import places, trace

ROMAN = ("", "I", "II", "III", "IV", "V")
GAP = 12.0


def maps(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """DRE-654: every map on offer with its three parts, so that its length and its fights can be compared."""
    found = [one.trail for one in asked.choices if isinstance(one, PickTrail)]
    if brush.narrow:
        x, y, w, h = 8.0, 8.0, NARROW - 16.0, 402.0
        columns = 1
    else:
        columns = min(2, len(found))
        rows = -(-len(found) // columns)
        x, y = 44.0, 84.0
        w = (table.WIDTH - 88.0 - GAP * (columns - 1)) / columns
        h = min(400.0, (table.HEIGHT - y - 26 - GAP * (rows - 1)) / rows)
    parts = []
    for n, id in enumerate(found):
        parts.append(_map(brush, state, id, x + n % columns * (w + GAP), y + n // columns * (h + GAP), w, h))
    if brush.narrow:
        brush.size = (NARROW, y + len(found) * (h + GAP))
    return parts


def _map(brush: Brush, state: DragonState, id: str, x: float, y: float, w: float, h: float) -> str:
    scene, trail = brush.scene, brush.content.trails[id]
    id_ = f"pick-{id}"
    brush.glow_box(id_, x - 2, y - 2, w + 4, h + 4, 10)
    name = brush.name("trail", id)
    done = state.save is not None and id in state.save.completed
    parts = [leaf(x, y, w, h, brush.theme), heading(x + 18, y + 36, name, w - 80, scene, 24)]
    if done:
        parts.append(icon("check", x + w - 32, y + 28, 24, scene.chrome.good))
    high = (h - 54) / 3
    told = []
    for stage in range(3):
        words = _sum(brush, trail, stage)
        told.append(words)
        parts.extend(_part(brush, trail, stage, words, x + 16, y + 48 + stage * high, w - 32, high))
    return group(title(". ".join([name, *told])), *parts, id=id_)


def _sum(brush: Brush, trail: Trail, stage: int) -> str:
    """What the ways of a part come to."""
    way = ways_from(trail, trail.camps[stage], 0)
    told = brush.say(
        "run-way-sum",
        n=way.routes,
        fights=way.fights.told(),
        mysteries=way.mysteries.told(),
        silver=way.silver.told(),
    )
    return f"{brush.say('run-ways-part', n=stage + 1)} · {told}"


def _part(brush: Brush, trail: Trail, stage: int, words: str, x: float, y: float, w: float, h: float) -> list[str]:
    """A part in small: its lanes, and its Boss; one that is drawn in every Run only by its Tier."""
    scene = brush.scene
    small = brush.least(13.5, 16.5)
    head = 44.0 if brush.narrow else 22.0
    told, _ = lines(x, y + small, words, w, scene.chrome.soft, small, 2 if brush.narrow else 1, brush.least(11, 16))
    boss = min(62.0, h - head - 4)
    laid = places(trail, stage, x + 12, y + head, w - boss - 52, h - head - 6)
    found = laid.spaces
    end = trail.bosses[stage]
    found[end.id] = (x + w - boss / 2 - 4, y + head - 2 + (h - head - 2) / 2)
    parts = [told]
    for id in found:
        for to in trail.space[id].to:
            if to in found:
                parts.append(path(trace(laid, id, to), stroke=scene.chrome.ink, stroke_width=1.4, opacity="0.45"))
    for id, (cx, cy) in found.items():
        if id == end.id:
            parts.append(_boss(brush, end, cx, cy, boss / 2 - 2))
        else:
            parts.append(_dot(brush, trail.space[id], cx, cy))
    return parts


def _dot(brush: Brush, space: Space, x: float, y: float) -> str:
    """Fights are diamonds, Mysteries circles, those with two cards or a letter larger ones."""
    scene = brush.scene
    if space.kind is Ground.TIER:
        d = 9.5
        shape = f"M{x:.1f} {y - d:.1f}l{d} {d}-{d} {d}-{d}-{d}z"
        sign = text(
            x, y + 4.2, ROMAN[space.tier], 11, scene.chrome.ink, "middle", font_family=DISPLAY, font_weight="bold"
        )
        red = mix(scene.chrome.raised, scene.chrome.danger, 0.35)
        return path(shape, red, stroke=scene.chrome.danger, stroke_width=1.5) + ("" if brush.narrow else sign)
    if space.kind is Ground.CAMP:
        return circle(x, y, 8, scene.chrome.good)
    r = 8.5 if space.cards == 2 or space.letter else 6.0
    fill = scene.glow if space.cards == 2 else mix(scene.chrome.raised, scene.glow, 0.4)
    return circle(x, y, r, fill, stroke=scene.glow, stroke_width=1.5)


def _boss(brush: Brush, space: Space, x: float, y: float, r: float) -> str:
    scene = brush.scene
    tint = scene.chrome.danger
    ring = circle(x, y, r, mix(scene.chrome.raised, tint, 0.2), stroke=tint, stroke_width=2.5)
    if not space.enemy:
        tier = text(
            x, y + 7, ROMAN[space.tier], 20, scene.chrome.ink, "middle", font_family=DISPLAY, font_weight="bold"
        )
        return group(title(brush.say("ground-boss")), ring, tier)
    nature = brush.content.nature_of[space.enemy]
    return group(
        title(met_name(brush.texts, space.enemy)),
        ring,
        at(x - r * 0.86, y - r * 0.86, aura(nature.element, brush.theme), scale=r * 1.72 / 200),
        figure(brush.content.figure_of[space.enemy], x - r * 0.92, y - r * 0.98, r * 1.84),
    )


def darkness(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """DRE-638 to DRE-648: what every step does; those that are marked come together or not at all."""
    scene = brush.scene
    marked = int(asked.about.get("n", 0))
    columns = 1 if brush.narrow else 2
    x, y, w = (8.0, 8.0, NARROW - 16.0) if brush.narrow else (44.0, 90.0, table.WIDTH - 88.0)
    wide = (w - GAP * (columns - 1)) / columns
    high = 62.0 if brush.narrow else 132.0
    parts = []
    for n in range(1, MOST_DARKNESS + 1):
        left = x + (n - 1) % columns * (wide + GAP)
        top = y + (n - 1) // columns * (high + 10)
        force = n <= marked
        told, size = fit(brush.say(f"darkness-{n}"), wide - 96, brush.least(22, 18), 2, brush.least(13, 16))
        middle = top + high / 2 + size * (0.34 - 0.59 * (len(told) - 1))
        words = "".join(
            [text(left + 76, middle + size * 1.18 * row, line, size, scene.chrome.ink) for row, line in enumerate(told)]
        )
        number = text(
            left + 38, top + high / 2 + 8, str(n), 24, scene.chrome.ink, "middle", font_family=DISPLAY,
            font_weight="bold",
        )  # fmt: skip
        ring = circle(left + 38, top + high / 2, 22, "none", stroke=scene.glow, stroke_width=2.5 if force else 1)
        sheet = leaf(left, top, wide, high, brush.theme, scene.glow if force else "")
        parts.append(group(sheet, ring, number, words, **({} if force else {"opacity": "0.5"})))
    if brush.narrow:
        brush.size = (NARROW, y + MOST_DARKNESS * (high + 10) + 8)
    return parts


PAGES = {"prompt-trail": maps, "prompt-darkness": darkness}
"""What is drawn for questions of Run Setup that come before anything lies on the table."""
