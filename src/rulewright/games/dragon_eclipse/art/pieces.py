"""What stands in the Arena: Mystlings, the Enemy, Summons and Elemental tokens, each readable from across the table."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin

from rulewright.svg.elements import at, circle, ellipse, group, num, outline, path, polygon, rect, tag, text, title
from rulewright.svg.icons import CRESTS, icon
from rulewright.svg.palette import mix

from ..content.components import Content
from ..model.choices import ENEMY
from ..model.state import DragonState, Minion, Sheet, fight
from ..model.vocabulary import CONDITIONS, Condition, Element, Stat
from ..rules.book import sheet_of
from ..rules.stats import base, value
from .arena import SQUASH
from .brush import Brush
from .colours import Scene, Seal
from .portraits import PORTRAITS, SIZE, creature
from .shapes import FINE

INK = "#2b2118"
PAPER = "#fffaf0"


# -- definitions ---------------------------------------------------------------------------------------


@cache
def figure_symbol(mystling: str, grid: int = FINE) -> str:
    """A creature as a symbol, so that a drawing may show it several times."""
    drawn = creature(mystling, "#fff8e8", grid) if mystling in PORTRAITS else circle(100, 110, 70, "#8d8796")
    return tag("symbol", drawn, id=f"m-{mystling}", viewBox=f"0 0 {SIZE} {SIZE}")


def figure(mystling: str, x: float, y: float, size: float) -> str:
    """A creature whose square begins at x, y."""
    return (
        f'<use href="#m-{mystling}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}" '
        'pointer-events="none"/>'
    )


# -- small signs ---------------------------------------------------------------------------------------


def crest(seal: Seal, x: float, y: float, size: float) -> str:
    """Whose it is: the crest on a disc of the colour."""
    half = size / 2
    k = size * 0.66 / 24
    return circle(x, y, half, seal.base, stroke=PAPER, stroke_width=max(1.5, size / 14)) + path(
        CRESTS[seal.crest], seal.ink, transform=f"translate({num(x - 12 * k)} {num(y - 12 * k)}) scale({k:.3f})"
    )


def guard(stat: Stat, x: float, y: float, size: float, shown: int, plus: int) -> str:
    """Defense as a shield, Willpower as a lozenge, with the number in it; an arrow if it is not the printed one."""
    half = size / 2
    if stat is Stat.DEFENSE:
        shape, fill, edge = _SHIELD, "#7d8794", "#2d343c"
    else:
        shape, fill, edge = _LOZENGE, "#7a5aa0", "#33204c"
    return (
        at(
            x,
            y,
            path(shape, fill, stroke=PAPER, stroke_width=4, stroke_linejoin="round"),
            path(shape, fill, stroke=edge, stroke_width=1.5, stroke_linejoin="round"),
            scale=size / 24,
        )
        + text(x, y + size * 0.27, str(shown), size * 0.72, "#ffffff", "middle", font_weight="bold")
        + (arrow(x + half * 0.95, y - half * 0.9, size * 0.34, plus) if plus else "")
    )


_SHIELD = "M0-12C4-9 8-9 11-9 11 2 8 9 0 13-8 9-11 2-11-9-8-9-4-9 0-12z"
_LOZENGE = "M0-13.5 13.5 0 0 13.5-13.5 0z"


def arrow(x: float, y: float, size: float, plus: int) -> str:
    """Up for more than printed, down for less."""
    k = size / 2 if plus > 0 else -size / 2
    fill = "#2c8a3c" if plus > 0 else "#c02617"
    return polygon([(x, y - k), (x + size / 2, y + k), (x - size / 2, y + k)], fill, stroke=PAPER, stroke_width=2)


def condition_badge(scene: Scene, condition: Condition, n: int, x: float, y: float, size: float) -> str:
    """A Condition token; the number only where there can be several."""
    wash = scene.conditions[condition]
    half = size / 2
    parts = [
        circle(x, y, half, wash.base, stroke=PAPER, stroke_width=size / 12),
        icon(str(condition), x, y, size * 0.68, wash.ink),
    ]
    if n > 1:
        parts.append(circle(x + half * 0.75, y + half * 0.7, size * 0.27, PAPER, stroke=wash.deep, stroke_width=1.5))
        parts.append(
            text(x + half * 0.75, y + half * 0.7 + size * 0.16, str(n), size * 0.46, INK, "middle", font_weight="bold")
        )
    return "".join(parts)


def health_plate(x: float, y: float, r: float, left: int, whole: int, edge: str) -> str:
    """Heart and number on a plate that empties with the damage."""
    w, h = r * 1.06, r * 0.41
    share = max(0.0, min(1.0, left / whole)) if whole else 0
    colour = "#3c8a45" if share > 0.5 else "#c98a12" if share > 0.25 else "#c02617"
    return (
        rect(x - w / 2, y - h / 2, w, h, PAPER, r=h / 2, stroke=edge, stroke_width=2.5)
        + rect(x - w / 2 + 4, y + h / 2 - 9, max(0.0, (w - 8) * share), 5, colour, r=2.5)
        + icon("health", x - w * 0.26, y - h * 0.06, h * 0.72, "#b3261e")
        + text(x + w * 0.16, y + h * 0.22, str(left), h * 0.86, INK, "middle", font_weight="bold")
    )


# -- bases ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def pedestal(seal: Seal, r: float, jagged: bool, scene_shadow: float) -> str:
    """A round base for players; a jagged one for the Enemy's side."""
    if jagged:
        count = 18
        points = [
            (
                r * (0.72 if i % 2 else 0.58) * cos(2 * pi * i / count),
                r * (0.72 if i % 2 else 0.58) * sin(2 * pi * i / count) * SQUASH,
            )
            for i in range(count)
        ]
        top = outline(points)
        foot = outline([(x, y + r * 0.1) for x, y in points])
        body = path(foot, seal.shade, stroke=seal.shade, stroke_width=2, stroke_linejoin="round") + path(
            top, seal.base, stroke=seal.light, stroke_width=2.5, stroke_linejoin="round"
        )
    else:
        rx, ry = r * 0.66, r * 0.66 * SQUASH
        body = (
            ellipse(0, r * 0.1, rx, ry, seal.shade)
            + ellipse(0, 0, rx, ry, seal.base, stroke=seal.light, stroke_width=3)
            + ellipse(0, -1, rx * 0.8, ry * 0.8, mix(seal.base, seal.light, 0.35))
        )
    return ellipse(0, r * 0.16, r * 0.74, r * 0.6, "#000000", opacity=f"{scene_shadow:g}") + body


# -- bodies --------------------------------------------------------------------------------------------


def mystling(brush: Brush, state: DragonState, body: int, x: float, y: float, r: float) -> str:
    """A Mystling or the Enemy on its base, with what one needs to know before hitting it; `health` comes later."""
    enemy = body == ENEMY
    combat = fight(state)
    sheet = sheet_of(state, body)
    seal = brush.seal(body)
    id_ = "enemy" if enemy else f"mystling-{body + 1}"
    who = sheet.mystling if isinstance(sheet, Sheet) else brush.content.figure_of[sheet.enemy]
    left = max(0, sheet.health - sheet.damage)
    legible = brush.least(r, 58)
    parts = []
    if combat.turn == body:
        parts.append(
            ellipse(0, r * 0.05, r * 0.8, r * 0.68, stroke=brush.scene.glow, stroke_width=5, stroke_dasharray="14 8")
        )
    parts.append(pedestal(seal, r, enemy, brush.scene.shadow))
    parts.append(figure(who, -r * 0.76, -r * 1.22, r * 1.52))
    for stat, up in ((Stat.DEFENSE, 0.42), (Stat.WILLPOWER, -0.02)):
        now = value(state, body, stat)
        plus = now - base(state, body, stat)
        if now or plus:
            parts.append(guard(stat, r * 0.68, -r * up, legible * 0.38, now, plus))
    held = [(condition, n) for condition, n in zip(CONDITIONS, sheet.conditions, strict=True) if n]
    taunts = not enemy and combat.foe is not None and state.seats == 2 and combat.taunt == body
    over = -r * 0.2 * (len(held) + bool(taunts) - 1)
    if taunts:
        parts.append(circle(over, -r * 1.3, r * 0.19, PAPER, stroke=seal.shade, stroke_width=2))
        parts.append(icon("taunt", over, -r * 1.3, r * 0.27, seal.base))
        over += r * 0.4
    for condition, n in held:
        parts.append(condition_badge(brush.scene, condition, n, over, -r * 1.3, r * 0.37))
        over += r * 0.4
    brush.glow(id_, f"M{num(-r * 0.75)} {num(r * 0.1)}a{num(r * 0.75)} {num(r * 0.62)} 0 1 0 {num(r * 1.5)} 0"
               f"c0 {num(-r)}-{num(r * 0.3)}-{num(r * 1.5)}-{num(r * 0.75)}-{num(r * 1.5)}"
               f"s-{num(r * 0.75)} {num(r * 0.5)}-{num(r * 0.75)} {num(r * 1.5)}z", x, y)  # fmt: skip
    named = brush.name("mystling", who) if isinstance(sheet, Sheet) else brush.name("enemy", sheet.enemy)
    return group(
        title(brush.say("board-body", name=named, left=left, health=sheet.health)),
        *parts,
        id=id_,
        transform=f"translate({num(x)} {num(y)})",
    )


def health(brush: Brush, state: DragonState, body: int, x: float, y: float, r: float) -> str:
    """The Health and the crest of a Mystling or the Enemy, apart from its figure: nobody who stands nearer hides it."""
    sheet, seal, legible = sheet_of(state, body), brush.seal(body), brush.least(r, 58)
    left = max(0, sheet.health - sheet.damage)
    return group(
        health_plate(legible * 0.08, r * 0.5, legible * 0.86, left, sheet.health, seal.shade),
        crest(seal, -legible * 0.46, r * 0.5, legible * 0.4),
        id="enemy-health" if body == ENEMY else f"mystling-{body + 1}-health",
        transform=f"translate({num(x)} {num(y)})",
        pointer_events="none",
    )


def summon_health(brush: Brush, minion: Minion, x: float, y: float, r: float) -> str:
    """The Health of a Summon, apart from it for the same reason."""
    whole = brush.content.summons[minion.summon].stats.health
    return group(
        health_plate(0, r * 0.42, brush.least(r * 0.72, 50), whole - minion.damage, whole, brush.scene.foe.shade),
        id=f"summon-{minion.space + 1}-health",
        transform=f"translate({num(x)} {num(y)})",
        pointer_events="none",
    )


def summon(brush: Brush, minion: Minion, x: float, y: float, r: float) -> str:
    """A Summon: its Element's symbol as a small standing stone on the Enemy's jagged base."""
    card = brush.content.summons[minion.summon]
    id_ = f"summon-{minion.space + 1}"
    wash = brush.scene.elements[card.element]
    left = card.stats.health - minion.damage
    k = r * 0.01
    parts = [
        pedestal(brush.scene.foe, r * 0.72, True, brush.scene.shadow),
        at(0, 0, _stone(card.element, wash.base, wash.deep, wash.pale), scale=k),
        strength_tag(r * 0.5, -r * 0.34, brush.least(r * 0.34, 21.5), card.stats.strength),
    ]
    brush.glow_box(id_, x - r * 0.52, y - r * 0.8, r * 1.04, r * 1.2, r * 0.3)
    return group(
        title(brush.say("board-body", name=brush.name("summon", card.id), left=left, health=card.stats.health)),
        *parts,
        id=id_,
        transform=f"translate({num(x)} {num(y)})",
    )


@cache
def _stone(element: Element, base_: str, deep: str, pale: str) -> str:
    return (
        path("M-34 6C-40-30-26-76 0-84 26-76 40-30 34 6 22 18-22 18-34 6z", base_, stroke=INK, stroke_width=3)
        + path("M-22-8C-26-36-14-64 0-70", stroke=pale, stroke_width=5, stroke_linecap="round")
        + path("M-14-64-24-84-4-76M14-64 24-84 4-76", deep, stroke=INK, stroke_width=2.5, stroke_linejoin="round")
        + circle(-11, -46, 6.5, PAPER)
        + circle(11, -46, 6.5, PAPER)
        + circle(-10, -45, 3, INK)
        + circle(12, -45, 3, INK)
        + icon(str(element), 0, -14, 34, pale)
    )


def strength_tag(x: float, y: float, size: float, n: int) -> str:
    return circle(x, y, size / 2, "#8a3a22", stroke=PAPER, stroke_width=2) + text(
        x, y + size * 0.27, str(n), size * 0.74, "#ffffff", "middle", font_weight="bold"
    )


def element_token(brush: Brush, element: Element, space: int, owner: int, x: float, y: float, r: float) -> str:
    """An Elemental token: the Element's symbol on a drop of its colour; the rim and the tab say whose it is."""
    whose = "enemy" if owner == ENEMY else str(owner + 1)
    id_ = f"token-{space + 1}-{whose}"
    seal = brush.seal(owner)
    wash = brush.scene.elements[element]
    dx = {0: -0.42, 1: 0.0, ENEMY: 0.42}[owner] * r
    dy = {0: 0.3, 1: 0.46, ENEMY: 0.3}[owner] * r
    size = r * 0.5
    shape = circle(0, 0, size / 2, wash.base, stroke=seal.base, stroke_width=size * 0.12)
    if owner == ENEMY:
        points = [
            (size * (0.6 if i % 2 else 0.5) * cos(pi * i / 9), size * (0.6 if i % 2 else 0.5) * sin(pi * i / 9))
            for i in range(18)
        ]
        shape = polygon(points, wash.base, stroke=seal.base, stroke_width=size * 0.1, stroke_linejoin="round")
    brush.glow_box(id_, x + dx - size * 0.6, y + dy - size * 0.6, size * 1.2, size * 1.2, size * 0.6)
    name = brush.say("board-token", token=brush.name("token", str(element)), n=space + 1, whose=whose)
    return group(
        title(name),
        ellipse(0, size * 0.2, size * 0.6, size * 0.45, "#000000", opacity="0.25"),
        shape,
        circle(0, 0, size * 0.37, wash.pale),
        icon(str(element), 0, 0, size * 0.62, wash.deep),
        id=id_,
        data_piece="",
        transform=f"translate({num(x + dx)} {num(y + dy)})",
    )


def figures_in(state: DragonState, content: Content) -> tuple[str, ...]:
    """The Mystlings whose pictures a Combat needs."""
    combat = state.combat
    if combat is None:
        return ()
    found = {sheet.mystling for sheet in combat.sheets if sheet.mystling}
    if combat.foe is not None:
        found.add(content.figure_of[combat.foe.enemy])
    return tuple(sorted(found))
