"""A Combat for phones, to be read without looking closer: the Enemy in strips above the Arena, the rest below it."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..effects import AnyEffect
from ..model.geometry import Ground
from ..model.state import DragonState, fight
from ..model.vocabulary import CONDITIONS
from ..rules.book import foe_of
from ..rules.taming import needed
from . import foe, shorthand, slices, table
from .arena import SQUASH, THICK, Plan, plan
from .auras import aura
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines, tick
from .pieces import crest, figure

LEFT, WIDE = 6.0, NARROW - 12
LETTERS = 16.5
"""The smallest letters: 11 pixels on a phone of 360."""
SIGNS = 19.2
"""The smallest signs: the numbers beside them are a little smaller."""
GAP = 5.0
HEADROOM = 62.0
"""What stands on the farthest row needs this much above it."""


def above(brush: Brush, state: DragonState) -> tuple[list[str], float]:
    """What one looks at all the time: how the Enemy is, what comes next, how far it is tamed; and where that ends."""
    sheet, y = _sheet(brush, state, GAP)
    coming, y = _coming(brush, y + GAP)
    return [sheet, coming], y + GAP


def ground(ground: Ground, y: float, most: float) -> tuple[Plan, float]:
    """The Arena across the width, at most so high, and where it ends."""
    room = (10.0, y, NARROW - 20, most)
    found = plan(ground, room, HEADROOM)
    # As high as its map, and no higher.
    spare = min([row for _, row in found.middles]) - found.radius * SQUASH - HEADROOM - y
    if spare > 0:
        found = plan(ground, (room[0], y - spare, *room[2:]), HEADROOM)
    return found, max([row for _, row in found.middles]) + found.radius * SQUASH + THICK + 12


def below(brush: Brush, state: DragonState, y: float) -> tuple[list[str], float]:
    """What one looks up: the Arena card and the Help cards, every attack and the track, all that taming asks for."""
    found, y = chips(brush, state, y)
    if fight(state).foe is not None:
        attack, y = _attack(brush, y)
        taming, y = _taming(brush, y + GAP)
        found += [attack, taming]
    return found, y + GAP


def chips(brush: Brush, state: DragonState, y: float) -> tuple[list[str], float]:
    """The Arena card, how far the game has come, the Help cards; and where they end."""
    scene, fighting = brush.scene, slices.fighters(state)
    helps = table.helps(brush, fighting, LEFT + WIDE - 38, y + 28, across=True)
    count = table.helps_in(brush, fighting)
    arena = brush.content.arenas[fight(state).arena]
    told = brush.told(arena.id, back=state.pvp and arena.pvp is not None)
    room = WIDE - 58 * len(count) - 108
    written, tall = [], 0.0
    for rule in told.rules:
        drawn, high = lines(LEFT + 14, y + 74 + tall, rule, WIDE - 28, scene.chrome.ink, 17, 6, LETTERS)
        written.append(drawn)
        tall += high + 4
    high = 54 + tall + (8 if written else 0)
    brush.glow_box("arena", LEFT, y, WIDE, high, 8)
    card = group(
        title(" ".join([told.name, *told.rules])),
        leaf(LEFT, y, WIDE, round(high), brush.theme),
        icon("terrain", LEFT + 22, y + 28, 26, scene.chrome.soft),
        _name(brush, told.name, LEFT + 42, y + 28, room - 48, 20),
        *written,
        id="arena",
    )
    return [card, table.progress(brush, LEFT + room + 16, y + 28, across=True), helps], y + high + GAP


def _sheet(brush: Brush, state: DragonState, y: float) -> tuple[str, float]:
    """Portrait, name, Health, statistics and what the Enemy suffers."""
    scene = brush.scene
    card = brush.content.enemies[foe_of(state).enemy]
    nature = brush.content.nature_of[card.id]
    wash = scene.elements[nature.element]
    left = LEFT + 94
    high = 82.0
    parts = [
        leaf(LEFT, y, WIDE, round(high), brush.theme, wash.base),
        at(LEFT + 8, y + 5, aura(nature.element, brush.theme), scale=0.37),
        figure(brush.content.figure_of[card.id], LEFT + 5, y + 2, 80),
        crest(scene.foe, LEFT + 16, y + 16, 22),
        foe.health(brush, left, y + 44, 176),
    ]
    marks, room = _suffered(brush, y + 23)
    parts.append(_name(brush, brush.name("enemy", card.id), left, y + 23, room - left))
    parts.append(foe.statistics(brush, state, left + 204, y + 57, 58))
    return group(title(brush.name("enemy", card.id)), *parts, marks, id="enemy-sheet"), y + high


def _name(brush: Brush, words: str, x: float, middle: float, room: float, size: float = 23) -> str:
    """A name on one line, or on two smaller ones."""
    found, size = fit(words, room, size, 1, min(size, 19), bold=True)
    if found[0].endswith("…"):
        found, size = fit(words, room, 19, 2, LETTERS, bold=True)
    first = middle + size * 0.36 - (len(found) - 1) * size * 0.52
    return "".join(
        [
            text(
                x, first + n * size * 1.04, line, size, brush.scene.chrome.ink, font_family=DISPLAY, font_weight="bold"
            )
            for n, line in enumerate(found)
        ]
    )


def _suffered(brush: Brush, y: float) -> tuple[str, float]:
    """Conditions, held tokens and Corruption from the right edge; and where they begin."""
    seen = foe_of(brush.state)
    x = LEFT + WIDE - 24
    parts = []
    for id_ in seen.corruptions:
        parts.append(foe.corruption(brush, id_, x, y))
        x -= 38
    for condition, n in zip(CONDITIONS, seen.conditions, strict=True):
        if n:
            parts.append(foe.suffered(brush, condition, n, x, y, 36))
            x -= 44
    if seen.held:
        parts.append(foe.held(brush, x - 28, y))
        x -= 68
    return "".join(parts), x + 12


def _coming(brush: Brush, y: float) -> tuple[str, float]:
    """The next attack in signs, a star if the Special Ability follows, and how many conditions are fulfilled."""
    scene, seen = brush.scene, foe_of(brush.state)
    high = 44.0
    right = LEFT + WIDE
    asked = len(brush.content.taming_of[seen.enemy].conditions) if seen.tameable else 0
    parts = [leaf(LEFT, y, WIDE, high, brush.theme)]
    if asked:
        done = f"{seen.tamed}/{asked}"
        parts.append(icon("taming", right - 62, y + 22, 26, scene.chrome.good))
        parts.append(text(right - 44, y + 29, done, 20, scene.chrome.ink, font_weight="bold"))
    room = right - LEFT - 60 - (86 if asked else 12)
    card = brush.content.enemies[seen.enemy]
    hot = [(sign, effects) for sign, effects, comes, _ in foe.told(brush, card) if comes]
    if seen.top:
        parts.append(foe.card_face(brush.content.attacks[seen.top].symbol, LEFT + 12, y + 5, 28, 34))
    else:
        parts.append(foe.card_back(LEFT + 12, y + 5, 28, 34))
    found = [one for sign, effects in hot for one in _told(sign, effects)]
    size = 22.0
    while size > SIGNS and len(shorthand.broken(found, room, size)) > 1:
        size -= 0.5
    lines_ = shorthand.broken(found, room, size)
    shift = (len(lines_) - 1) * size * 0.5
    for n, line in enumerate(lines_[:2]):
        middle = y + 22 - shift + n * size
        parts.append(shorthand.draw_signs(line, LEFT + 52, middle, size, scene.chrome.ink, scene.chrome.raised))
    words = brush.say("board-coming") + ": " + " ".join([brush.does(effects) for _, effects in hot])
    return group(title(words), *parts), y + high


def _told(sign: str, effects: tuple[AnyEffect, ...]) -> list[shorthand.Sign]:
    """Effects in signs; those of the Special Ability after its star."""
    found = [one for effect in effects for one in shorthand.signs(effect)]
    return [shorthand.Sign("special"), *found] if sign == "special" else found


def _attack(brush: Brush, y: float) -> tuple[str, float]:
    """The card that comes next, what each symbol does, the track, and the Enemy's Passive in words."""
    scene, seen = brush.scene, foe_of(brush.state)
    card = brush.content.enemies[seen.enemy]
    track = LEFT + WIDE - 180
    x, w = LEFT + 100, track - LEFT - 112
    rows = []
    low = y + 8
    for sign, effects, hot, ink in foe.told(brush, card):
        found = [one for effect in effects for one in shorthand.signs(effect)]
        broken = shorthand.broken(found, w - 34, 20)
        high = 27.0 if len(broken) == 1 else 6 + 23.0 * len(broken)
        colour = mix(ink, "#ffffff", 0.5) if scene.name == "dark" else ink
        if hot:
            rows.append(rect(x - 2, low, w + 4, high - 1, scene.threat, r=7, opacity="0.2"))
            rows.append(rect(x - 2, low, w + 4, high - 1, r=7, stroke=scene.threat, stroke_width=2))
        drawn = [
            shorthand.draw_signs(line, x + 32, low + 13 + 23 * n, 20, scene.chrome.ink, scene.chrome.raised)
            for n, line in enumerate(broken)
        ]
        rows.append(group(title(brush.does(effects)), icon(sign, x + 13, low + 13, 22, colour), *drawn))
        low += high
    low = max(low + 6, y + 122)
    if card.passive:
        drawn_, tall = lines(
            LEFT + 42, low + 14, brush.lasts(card.passive), WIDE - 60, scene.chrome.ink, 17, 4, LETTERS
        )
        rows.append(icon("passive", LEFT + 24, low + tall / 2, 22, scene.chrome.soft) + drawn_)
        low += tall + 12
    count = len(seen.deck) + bool(seen.top)
    step = 35
    parts = [
        leaf(LEFT, y, WIDE, round(low - y), brush.theme),
        foe.deck(brush, LEFT + 10, y + 9, 74, 96),
        *rows,
        *[foe.slot(brush, n, id_, track + (n - 1) * step, y + 42, 29, 40) for n, id_ in enumerate(seen.track, 1)],
        foe.marker(brush, track + (seen.marker - 1) * step + 14.5, y + 22),
        icon("deck", track + 12, y + 102, 20, scene.chrome.soft),
        text(track + 26, y + 108, str(count), 18, scene.chrome.ink, font_weight="bold"),
        icon("discard", track + 72, y + 102, 20, scene.chrome.soft),
        text(track + 86, y + 108, str(len(seen.discard)), 18, scene.chrome.ink, font_weight="bold"),
    ]
    return group(*parts, id="enemy-attack"), low


def _taming(brush: Brush, y: float) -> tuple[str, float]:
    """The ordered conditions: fulfilled, current with its progress, to come."""
    seen, scene = foe_of(brush.state), brush.scene
    sign = icon("taming", LEFT + 22, y + 24, 28, scene.chrome.good if seen.tameable else scene.chrome.line)
    if not seen.tameable:
        words, _ = lines(LEFT + 44, y + 30, brush.say("board-no-taming"), WIDE - 60, scene.chrome.soft, 17, 1, LETTERS)
        brush.glow_box("taming", LEFT, y, WIDE, 46, 8)
        body = leaf(LEFT, y, WIDE, 46, brush.theme) + sign + words
        return group(title(brush.say("board-taming")), body, id="taming"), y + 46
    parts = [sign, heading(LEFT + 44, y + 32, brush.say("board-taming"), WIDE - 60, scene, 21)]
    low = y + 46
    for n, condition in enumerate(brush.content.taming_of[seen.enemy].conditions):
        done, now = n < seen.tamed, n == seen.tamed
        most = needed(condition)
        counted = f"{seen.progress}/{most}" if now and most > 1 else ""
        ink = scene.chrome.ink if now else scene.chrome.soft
        found, size = fit(brush.asks(condition), WIDE - (128 if counted else 66), 17, 4, LETTERS)
        high = max(36.0, len(found) * size * 1.18 + 14)
        if now:
            parts.append(rect(LEFT + 8, low, WIDE - 16, high - 3, scene.chrome.accent, r=7, opacity="0.16"))
            parts.append(rect(LEFT + 8, low, WIDE - 16, high - 3, r=7, stroke=scene.chrome.accent, stroke_width=1.8))
        parts.append(tick(LEFT + 30, low + high / 2 - 1.5, 26, True if done else None, scene))
        if not done:
            parts.append(text(LEFT + 30, low + high / 2 + 4.5, str(n + 1), 17, ink, "middle", font_weight="bold"))
        first = low + high / 2 - 1.5 - len(found) * size * 0.59 + size * 0.95
        parts += [text(LEFT + 50, first + i * size * 1.18, line, size, ink) for i, line in enumerate(found)]
        if counted:
            parts.append(
                text(LEFT + WIDE - 20, low + high / 2 + 6, counted, 21, scene.chrome.accent, "end", font_weight="bold")
            )
        low += high
    high = low - y + 4
    brush.glow_box("taming", LEFT, y, WIDE, high, 8)
    body = leaf(LEFT, y, WIDE, round(high), brush.theme, scene.boon.base)
    return group(title(brush.say("board-taming")), body, *parts, id="taming"), y + high
