"""The Enemy zone: its sheet, the attack that is coming, the track with the Special marker, taming, Corruption."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, group, num, path, polygon, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import wrap
from rulewright.svg.palette import mix

from ..content.components import Enemy
from ..effects import AnyEffect
from ..model.choices import ENEMY
from ..model.state import DragonState, Foe
from ..model.vocabulary import CONDITIONS, Aim, Condition, Stat, Symbol
from ..rules.book import foe_of
from ..rules.stats import base, value
from ..rules.taming import needed
from . import shorthand
from .auras import aura
from .brush import Brush
from .leaves import heading, leaf, lines, tick
from .pieces import arrow, condition_badge, crest, figure

TOP, HEIGHT = 10, 226
SHEET = (12, 384)
"""Where a leaf begins, and how wide it is."""
ATTACK = (406, 462)
TAMING = (878, 310)
SYMBOL_INK = {Symbol.FANG: "#8f2a12", Symbol.EYE: "#174f86", Symbol.SPIRAL: "#432579"}


def zone(brush: Brush, state: DragonState) -> list[str]:
    """Everything of the Enemy that does not stand in the Arena."""
    card = brush.content.enemies[foe_of(brush.state).enemy]
    return [sheet(brush, state, card), attack(brush, state, card), taming(brush, state)]


# -- the sheet -----------------------------------------------------------------------------------------


def sheet(brush: Brush, state: DragonState, card: Enemy) -> str:
    """Portrait, Health, statistics, Conditions, Corruption, Passive."""
    scene = brush.scene
    x, w = SHEET
    nature = brush.content.nature_of[card.id]
    wash = scene.elements[nature.element]
    parts = [leaf(x, TOP, w, HEIGHT, brush.theme, wash.base)]
    parts.append(at(x + 10, TOP + 14, aura(nature.element, brush.theme), scale=0.66))
    parts.append(figure(brush.content.figure_of[card.id], x + 8, TOP + 10, 138))
    parts.append(crest(scene.foe, x + 26, TOP + 28, 32))
    left = x + 152
    parts.append(heading(left, TOP + 34, brush.name("enemy", card.id), w - 164, scene, 23))
    parts.append(icon(str(nature.element), left + 9, TOP + 51, 18, mix(wash.base, scene.chrome.ink, 0.25)))
    kind = f"{brush.name('element', nature.element)} · {brush.name('tier', str(nature.tier))}"
    parts.append(text(left + 22, TOP + 56, kind, 14, scene.chrome.soft))
    parts.append(health(brush, left, TOP + 66, w - 166))
    parts.append(statistics(brush, state, left + 12, TOP + 117, 55))
    parts.append(_conditions(brush, left))
    parts.append(_below(brush, card, x, w))
    return group(title(brush.name("enemy", card.id)), *parts, id="enemy-sheet")


def statistics(brush: Brush, state: DragonState, x: float, y: float, apart: float) -> str:
    """The four numbers beside Health as they are now, each with an arrow where it is not the printed one."""
    chrome = brush.scene.chrome
    parts = []
    for n, stat in enumerate((Stat.STRENGTH, Stat.SWIFTNESS, Stat.DEFENSE, Stat.WILLPOWER)):
        now = value(state, ENEMY, stat)
        plus = now - base(state, ENEMY, stat)
        left = x + n * apart
        parts.append(
            group(
                title(brush.name("stat", stat)),
                icon(str(stat), left, y, 23, chrome.soft),
                text(left + 15, y + 8, str(now), 23, chrome.ink, font_weight="bold"),
                arrow(left + 36, y - 7, 11, plus) if plus else "",
            )
        )
    return "".join(parts)


def health(brush: Brush, x: float, y: float, w: float) -> str:
    foe, scene = foe_of(brush.state), brush.scene
    left = max(0, foe.health - foe.damage)
    share = left / foe.health if foe.health else 0
    colour = "#3c8a45" if share > 0.5 else "#c98a12" if share > 0.25 else "#c02617"
    return (
        rect(x, y, w, 26, scene.chrome.sunken, r=13, stroke=scene.chrome.line, stroke_width=1.5)
        + (rect(x + 3, y + 3, max(20.0, (w - 6) * share), 20, colour, r=10) if left else "")
        + circle(x + 13, y + 13, 15, "#fffaf0", stroke="#7a1a14", stroke_width=2)
        + icon("health", x + 13, y + 13.5, 20, "#b3261e")
        + text(x + w / 2 + 10, y + 20, f"{left} / {foe.health}", 19, "#ffffff", "middle", font_weight="bold",
               stroke="#1d1510", stroke_width=3.2, paint_order="stroke", stroke_linejoin="round")
    )  # fmt: skip


def _conditions(brush: Brush, x: float) -> str:
    """Condition tokens and held Elemental tokens in one row; Corruption cards at the foot of the portrait."""
    foe = foe_of(brush.state)
    parts = []
    x += 16
    y = TOP + 156
    for condition, n in zip(CONDITIONS, foe.conditions, strict=True):
        if n:
            parts.append(suffered(brush, condition, n, x, y))
            x += 40
    if foe.held:
        parts.append(held(brush, x, y))
    x, y = SHEET[0] + 128, TOP + 142
    for id_ in foe.corruptions:
        parts.append(corruption(brush, id_, x, y))
        x -= 36
    return "".join(parts)


def suffered(brush: Brush, condition: Condition, n: int, x: float, y: float, size: float = 32) -> str:
    """A Condition of the Enemy."""
    id_ = f"condition-enemy-{condition}"
    brush.glow_box(id_, x - 18, y - 18, 36, 36, 18)
    name = brush.say("board-condition", condition=brush.name("condition", condition), n=n)
    return group(title(name), condition_badge(brush.scene, condition, n, x, y, size), id=id_)


def corruption(brush: Brush, id_: str, x: float, y: float) -> str:
    """A Corruption card of the Enemy."""
    brush.glow_box(f"corruption-{id_}", x - 18, y - 20, 36, 40, 8)
    letter = brush.content.corruptions[id_].letter
    what = brush.told(id_)
    return group(
        title(" ".join([what.name, *what.rules])),
        rect(x - 16, y - 18, 32, 36, "#3d1f3c", r=6, stroke="#d48ad0", stroke_width=2),
        icon("corruption", x, y - (6 if letter else 0), 18 if letter else 24, "#f0b8ee"),
        text(x, y + 16, letter, 16, "#f9dcf8", "middle", font_weight="bold") if letter else "",
        id=f"corruption-{id_}",
    )


def held(brush: Brush, x: float, y: float) -> str:
    """The Elemental tokens that the Enemy has not placed."""
    foe, scene = foe_of(brush.state), brush.scene
    element = brush.content.nature_of[foe.enemy].element
    wash = scene.elements[element]
    return (
        circle(x, y, 16, wash.base, stroke=scene.foe.base, stroke_width=3)
        + icon(str(element), x, y, 20, wash.pale)
        + text(x + 19, y + 7, f"×{foe.held}", 18, scene.chrome.ink, font_weight="bold")
    )


def _below(brush: Brush, card: Enemy, x: float, w: float) -> str:
    """The Passive of the Enemy in words."""
    if not card.passive:
        return ""
    drawn, high = lines(0, 0, brush.lasts(card.passive), w - 56, brush.scene.chrome.ink, 15, 3, smallest=10.5)
    top = TOP + HEIGHT - 12 - high
    return icon("passive", x + 25, top + high / 2, 22, brush.scene.chrome.soft) + at(x + 40, top + 13, drawn)


# -- the attack ----------------------------------------------------------------------------------------


def fires_next(foe: Foe, slot: int) -> bool:
    """Whether the next slide brings a card to the Special marker (DRE-425, DRE-433)."""
    return slot == 1 or bool(foe.track[slot - 2])


def told(brush: Brush, card: Enemy) -> list[tuple[str, tuple[AnyEffect, ...], bool, str]]:
    """What each symbol means for this Enemy: its icon, its effects, whether it comes next, its ink."""
    foe = foe_of(brush.state)
    coming = brush.content.attacks[foe.top].symbol if foe.top else None
    found = [(str(symbol), effects, symbol is coming, SYMBOL_INK[symbol]) for symbol, effects in card.attacks.items()]
    return [*found, ("special", card.special, fires(brush), "#8a5c05")]


def fires(brush: Brush) -> bool:
    """Whether the next attack wakes the Special Ability."""
    foe = foe_of(brush.state)
    return bool(fires_next(foe, foe.marker) and brush.state.fighting)


def attack(brush: Brush, state: DragonState, card: Enemy) -> str:
    """The visible card, where it will go, and what each symbol means for this Enemy."""
    foe = foe_of(brush.state)
    x, w = ATTACK
    parts = [leaf(x, TOP, w, HEIGHT, brush.theme)]
    parts.append(deck(brush, x + 12, TOP + 12, 96, 134) + _caption(brush, x + 12, TOP + 12))
    start, step = x + 122, 66
    for n, id_ in enumerate(foe.track, 1):
        parts.append(slot(brush, n, id_, start + (n - 1) * step, TOP + 30, 56, 72))
    parts.append(marker(brush, start + (foe.marker - 1) * step + 28, TOP + 26))
    y = TOP + 120.0
    for sign, effects, hot, ink in told(brush, card):
        parts.append(row(brush, sign, effects, hot, ink, x + 122, y, w - 132))
        y += 27
    return group(*parts, id="enemy-attack")


def card_face(symbol: Symbol, x: float, y: float, w: float, h: float, aim: Aim | None = None) -> str:
    """An Enemy Attack card: its symbol, and with two players whom it points at."""
    ink = SYMBOL_INK[symbol]
    parts = [
        rect(x, y, w, h, "#f7ead0", r=w * 0.1, stroke=ink, stroke_width=2.5),
        rect(x + w * 0.07, y + w * 0.07, w * 0.86, h - w * 0.14, mix("#f7ead0", ink, 0.12), r=w * 0.06),
        icon(str(symbol), x + w / 2, y + h * (0.42 if aim else 0.5), w * 0.66, ink),
    ]
    if aim is not None:
        sign = "taunt" if aim is Aim.TAUNT else "target"
        parts.append(icon(sign, x + w / 2, y + h * 0.82, w * 0.3, "#2c2117"))
    return "".join(parts)


def card_back(x: float, y: float, w: float, h: float) -> str:
    return (
        rect(x, y, w, h, "#3a2b3f", r=w * 0.1, stroke="#8f7c94", stroke_width=2.5)
        + polygon(
            [(x + w / 2, y + h * 0.2), (x + w * 0.82, y + h / 2), (x + w / 2, y + h * 0.8), (x + w * 0.18, y + h / 2)],
            "#55415c",
        )
        + text(x + w / 2, y + h / 2 + w * 0.16, "?", w * 0.46, "#fbf2ff", "middle", font_family=DISPLAY,
               font_weight="bold")
    )  # fmt: skip


def deck(brush: Brush, x: float, y: float, w: float, h: float) -> str:
    """The Enemy deck with the attack that comes next, or its back."""
    foe, scene = foe_of(brush.state), brush.scene
    count = len(foe.deck) + bool(foe.top)
    under = [
        rect(x + 4 * n, y + 4 * n, w, h, "#3a2b3f", r=9, stroke="#17101b", stroke_width=1.5)
        for n in range(min(2, max(0, count - 1)), 0, -1)
    ]
    if foe.top:
        attack_card = brush.content.attacks[foe.top]
        two = brush.state.seats == 2
        face = card_face(attack_card.symbol, x, y, w, h, attack_card.aim if two else None)
        name = brush.say("board-enemy-deck", symbol=brush.name("symbol", attack_card.symbol), n=count)
    else:
        face = card_back(x, y, w, h) if count else rect(x, y, w, h, scene.chrome.sunken, r=9, stroke=scene.chrome.line)
        name = brush.say("board-enemy-deck-hidden", n=count)
    brush.glow_box("enemy-deck", x - 2, y - 2, w + 4, h + 4, 10)
    return group(title(name), *under, face, id="enemy-deck")


def _caption(brush: Brush, x: float, y: float) -> str:
    """Under the deck: that it comes next, and how many cards are in it and in the discard pile."""
    foe, scene = foe_of(brush.state), brush.scene
    w, h = 96, 134
    count = len(foe.deck) + bool(foe.top)
    caption, _ = lines(x + w / 2, y + h + 26, brush.say("board-coming"), w + 14, scene.chrome.ink, 16, 1, 11, "middle")
    left = icon("deck", x + w / 2 - 30, y + h + 46, 17, scene.chrome.soft) + text(
        x + w / 2 - 18, y + h + 51, str(count), 16, scene.chrome.ink, font_weight="bold"
    )
    gone = icon("discard", x + w / 2 + 14, y + h + 46, 17, scene.chrome.soft) + text(
        x + w / 2 + 26, y + h + 51, str(len(foe.discard)), 16, scene.chrome.ink, font_weight="bold"
    )
    return caption + left + gone


def slot(brush: Brush, n: int, id_: str, x: float, y: float, w: float, h: float) -> str:
    """A slot of the track with the card that has come there."""
    scene = brush.scene
    brush.glow_box(f"enemy-track-{n}", x - 1, y - 1, w + 2, h + 2, 8)
    empty = rect(
        x, y, w, h, scene.chrome.sunken, r=7, stroke=scene.chrome.line, stroke_width=1.5, stroke_dasharray="5 4"
    ) + text(
        x + w / 2, y + h / 2 + h * 0.125, str(n), max(16.0, h / 3), scene.chrome.line, "middle", font_family=DISPLAY
    )
    inside = card_face(brush.content.attacks[id_].symbol, x, y, w, h) if id_ else ""
    tail = "" if n == 5 else path(f"M{num(x + w + 1.5)} {num(y + h / 2 - 5)}l6 5-6 5", scene.chrome.line)
    name = brush.say("board-track", n=n, symbol=str(brush.content.attacks[id_].symbol) if id_ else "none")
    return group(title(name), empty, inside, tail, id=f"enemy-track-{n}")


def marker(brush: Brush, x: float, y: float) -> str:
    """The Special marker hangs over its slot; it burns when the next attack wakes it."""
    scene = brush.scene
    burns = fires(brush)
    fill, edge = ("#c02617", "#fff0d8") if burns else ("#e3b23c", "#5f3f05")
    brush.glow_box("enemy-special", x - 17, y - 15, 34, 34, 8)
    rays = circle(x, y + 2, 23, "none", stroke=scene.threat, stroke_width=3, stroke_dasharray="4 5") if burns else ""
    return group(
        title(brush.say("board-special", n=foe_of(brush.state).marker, fires=int(burns))),
        rays,
        polygon([(x, y - 15), (x + 16, y + 2), (x, y + 19), (x - 16, y + 2)], fill, stroke=edge, stroke_width=2.5),
        icon("star", x, y + 2, 18, edge),
        id="enemy-special",
    )


def row(
    brush: Brush, sign: str, effects: tuple[AnyEffect, ...], hot: bool, ink: str, x: float, y: float, w: float
) -> str:
    """One symbol and what it does, in signs; the whole sentence for whoever points at it."""
    scene = brush.scene
    ground = rect(x - 2, y - 12.5, w + 4, 25, scene.threat, r=7, opacity="0.2") if hot else ""
    rim = rect(x - 2, y - 12.5, w + 4, 25, r=7, stroke=scene.threat, stroke_width=2) if hot else ""
    dark = scene.name == "dark"
    colour = mix(ink, "#ffffff", 0.5) if dark else ink
    found = [one for effect in effects for one in shorthand.signs(effect)]
    size = 19.0
    while size > 11 and len(shorthand.broken(found, w - 34, size)) > 1:
        size -= 1
    body = shorthand.draw_signs(found, x + 32, y, size, scene.chrome.ink, scene.chrome.raised)
    return group(title(brush.does(effects)), ground, rim, icon(sign, x + 13, y, 21, colour), body)


# -- taming --------------------------------------------------------------------------------------------


def taming(brush: Brush, state: DragonState) -> str:
    """The ordered conditions: fulfilled, current with its progress, to come."""
    foe, scene = foe_of(brush.state), brush.scene
    x, w = TAMING
    parts = [leaf(x, TOP, w, HEIGHT, brush.theme, scene.boon.base if foe.tameable else "")]
    parts.append(icon("taming", x + 26, TOP + 27, 28, scene.chrome.good if foe.tameable else scene.chrome.line))
    parts.append(heading(x + 46, TOP + 34, brush.say("board-taming"), w - 60, scene, 22))
    brush.glow_box("taming", x, TOP, w, HEIGHT, 8)
    if not foe.tameable:
        drawn, _ = lines(x + 16, TOP + 70, brush.say("board-no-taming"), w - 32, scene.chrome.soft, 16, 3)
        return group(title(brush.say("board-taming")), *parts, drawn, id="taming")
    asked = brush.content.taming_of[foe.enemy].conditions
    room = (HEIGHT - 54) / max(2, len(asked))
    for n, condition in enumerate(asked):
        y = TOP + 48 + n * room
        done, now = n < foe.tamed, n == foe.tamed
        if now:
            parts.append(rect(x + 8, y, w - 16, room - 4, scene.chrome.accent, r=7, opacity="0.16"))
            parts.append(rect(x + 8, y, w - 16, room - 4, r=7, stroke=scene.chrome.accent, stroke_width=1.8))
        parts.append(tick(x + 28, y + room / 2 - 2, 26, True if done else None, scene))
        if not done:
            parts.append(text(x + 28, y + room / 2 + 4, str(n + 1), 16, scene.chrome.ink, "middle", font_weight="bold"))
        most = needed(condition)
        counted = now and most > 1
        ink = scene.chrome.ink if now else scene.chrome.soft
        words = brush.asks(condition)
        most_lines = 2 if room < 50 else 3
        size = min(16.0, (room - 8) / most_lines / 1.18)
        wide = w - (112 if counted else 62)
        if len(wrap(words, wide, 16)) < most_lines:
            size = 16.0
        drawn, high = lines(0, 0, words, wide, ink, size, most_lines, 11.5)
        shift = y + room / 2 - 2 - high / 2 + 13
        parts.append(at(x + 48, shift, drawn))
        if counted:
            parts.append(
                text(x + w - 20, y + room / 2 + 5, f"{foe.progress}/{most}", 20, scene.chrome.accent, "end",
                     font_weight="bold")
            )  # fmt: skip
    return group(title(brush.say("board-taming")), *parts, id="taming")
