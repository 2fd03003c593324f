"""The table around the Islands: the next Encounter, the Development Area, the Eras, the Events Path, a Battle."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.vocabulary import Terrain
from .brush import Brush
from .cards import INK, card, pile
from .colours import MATERIALS
from .facts import ROMAN
from .icons import ICONS
from .monsters import NIGHT, glow, silhouette
from .slices import Development, Encounters, Eras, Events, Fight
from .units import badge
from .vistas import vista

GOLD = "#e3b25a"


def panel(brush: Brush, x: float, y: float, w: float, h: float) -> str:
    chrome = brush.scene.chrome
    return rect(x, y, w, h, chrome.surface, 12, opacity="0.72") + rect(
        x, y, w, h, r=12, stroke=chrome.line, stroke_width=1.2, opacity="0.9"
    )


def spread(number: int, room: float, wide: float, gap: float) -> list[float]:
    """Where cards of this width begin, side by side or, if they are many, one over the other."""
    if number < 2:
        return [0.0] * number
    step = min(wide + gap, (room - wide) / (number - 1))
    return [n * step for n in range(number)]


# -- the next Encounter ---------------------------------------------------------------------------------


def encounter(brush: Brush, seen: Encounters, x: float, y: float) -> str:
    """The front of the top Encounter and the pile below it, 372 by 156."""
    chrome = brush.scene.chrome
    name, left = seen.top, seen.below
    parts = [panel(brush, x, y, 372, 156)]
    parts.append(
        group(
            title(f"{brush.say('word', 'encounters')}: {left}"),
            *(
                rect(x + 12 + n * 2, y + 20 - n * 2, 58, 118, "#203a52", 6, stroke="#0b0a1c", stroke_width=1)
                for n in range(min(left, 4))
            ),
            icon("compass", x + 44, y + 64, 40, GOLD) if left else icon("compass", x + 44, y + 64, 40, chrome.line),
            circle(x + 44, y + 110, 13, "#12132e", stroke=GOLD, stroke_width=1.3),
            text(x + 44, y + 115, str(left), 14, "#fff3d6", "middle", font_weight="700"),
            id="encounters",
        )
    )
    if name:
        parts.append(_front(brush, name, x + 88, y + 12))
    return "".join(parts)


def _front(brush: Brush, name: str, x: float, y: float) -> str:
    face = brush.facts.encounter(name)
    w, h = 272, 132
    scene_words = brush.say("encounter", name)
    lines, size = fit(scene_words, w - 32, 14, 2, smallest=10, bold=True)
    brush.glow_box(f"encounter-{name}", x, y, w, h, 8)
    parts = [
        title(f"{scene_words} · {face.glory} · " + ", ".join(brush.say("approach", way) for way in face.approaches)),
        rect(x, y, w, h, "#17304a", 8, stroke="#0b0a1c", stroke_width=1.2),
        at(x + 4, y + 4, vista(name, w - 8, 76)),
        path(f"M{x + 12:.1f} {y + 4}h34v42l-17 -10l-17 10z", "#7a2430", stroke=GOLD, stroke_width=1.4),
        icon("glory", x + 29, y + 15, 16, "#ffe9bd"),
        text(x + 29, y + 35, str(face.glory), 15, "#ffffff", "middle", font_weight="700"),
        rect(x + 4, y + 82, w - 8, h - 86, "url(#m-paper)", 5),
    ]
    top = y + 104.5 - (len(lines) - 1) * size * 0.58
    for n, line in enumerate(lines):
        parts.append(
            text(
                x + w / 2,
                top + n * size * 1.16 + size * 0.36,
                line,
                size,
                INK,
                "middle",
                font_family=DISPLAY,
                font_weight="700",
            )
        )
    for n, way in enumerate(face.approaches):
        cx = x + w - 66 + n * 40
        parts.append(circle(cx, y + 70, 17, "#fdf1d0", stroke="#7a2430", stroke_width=2.2))
        parts.append(icon(way if way in ICONS else "compass", cx, y + 70, 21, "#4a1620"))
    return group(*parts, id=f"encounter-{name}")


# -- the Development Area --------------------------------------------------------------------------------


def development(brush: Brush, seen: Development, x: float, y: float) -> str:
    """The Era Deck and the face-up cards, 372 by 156; before the game, the open draft."""
    shown = seen.display or seen.draft
    parts = [panel(brush, x, y, 372, 156)]
    begin = 12 if seen.draft else 100
    if not seen.draft:
        parts.append(pile(x + 12, y + 26, 74, 106, seen.deck, brush, "deck", brush.say("word", "deck")))
    room = 372 - begin - 12
    places = max(len(shown), brush.facts.display)
    wide = min(84.0, max(56.0, (room - 6 * (places - 1)) / places))
    tall = min(132.0, wide * 1.55)
    top = y + (156 - tall) / 2
    starts = spread(places, room, wide, 6)
    for n, start in enumerate(starts):
        if n >= len(shown):
            parts.append(empty(brush, x + begin + start, top, wide, tall))
    for name, start in zip(shown, starts, strict=False):
        parts.append(card(brush, name, x + begin + start, top, wide, tall, drafted=name in seen.draft))
    return "".join(parts)


def empty(brush: Brush, x: float, y: float, w: float, h: float, mark: str = "") -> str:
    """A place where nothing lies now."""
    chrome = brush.scene.chrome
    hole = rect(
        x, y, w, h, chrome.sunken, 5, stroke=chrome.line, stroke_width=1, stroke_dasharray="4 4", opacity="0.75"
    )
    return hole + (icon(mark, x + w / 2, y + h / 2, min(w, h) * 0.5, chrome.line) if mark else "")


# -- Eras and events ----------------------------------------------------------------------------------------


def eras(brush: Brush, seen: Eras, x: float, y: float) -> str:
    """The three Eras with their Monsters, and how many Region cards are still missing to end this one, 296 by 110."""
    chrome = brush.scene.chrome
    parts = [panel(brush, x, y, 296, 110)]
    for n, monster in enumerate(seen.monsters):
        parts.append(_era(brush, seen, n, monster, x + 46 + n * 80, y))
    parts.append(
        group(
            title(f"{brush.say('word', 'round')}: {seen.round}"),
            icon("round", x + 268, y + 22, 20, chrome.accent),
            text(x + 268, y + 52, str(seen.round), 20, chrome.ink, "middle", font_weight="700"),
            id="round",
        )
    )
    whole = brush.facts.regions_to_end
    pips = "".join(
        path(
            f"M{x + 256 + (n % 3) * 12:.1f} {y + 70 + (n // 3) * 14:.1f}l5 -6l5 6l-5 6z",
            chrome.accent if n < seen.regions else chrome.sunken,
            stroke=chrome.accent,
            stroke_width=1.2,
        )
        for n in range(whole)
    )
    parts.append(group(title(f"{brush.say('word', 'regions')}: {seen.regions} / {whole}"), pips, id="regions-placed"))
    return "".join(parts)


def _era(brush: Brush, seen: Eras, n: int, monster: str, x: float, y: float) -> str:
    chrome = brush.scene.chrome
    now = seen.era == n + 1
    gone = seen.era > n and not seen.lurking[n]
    shown = brush.say("monster", monster)
    (line,), size = fit(shown, 76, 11, smallest=8)
    strength = brush.facts.strength.get(monster)
    ring = GOLD if now else chrome.line
    clip = f"m-era-{n}"
    return group(
        title(f"{brush.say('era', str(n + 1))}: {shown}"),
        f'<clipPath id="{clip}"><circle cx="{x}" cy="{y + 48}" r="31"/></clipPath>',
        circle(x, y + 48, 36, GOLD, opacity="0.25") if now else "",
        circle(x, y + 48, 31, mix(glow(monster), NIGHT, 0.72)),
        group(
            at(x, y + 80, silhouette(monster, n), scale=0.52),
            clip_path=f"url(#{clip})",
            opacity="0.35" if gone else "1",
        ),
        circle(x, y + 48, 31, stroke=ring, stroke_width=2.6 if now else 1.6),
        path(
            f"M{x - 14} {y + 34}l28 28M{x + 14} {y + 34}l-28 28",
            stroke=chrome.danger,
            stroke_width=4,
            stroke_linecap="round",
        )
        if gone
        else "",
        rect(x - 13, y + 7, 26, 17, GOLD if now else chrome.raised, 8, stroke=ring, stroke_width=1.2),
        text(
            x,
            y + 20,
            ROMAN[n + 1],
            12,
            "#2a1a00" if now else chrome.ink,
            "middle",
            font_family=DISPLAY,
            font_weight="700",
        ),
        circle(x + 25, y + 71, 10.5, NIGHT, stroke=glow(monster), stroke_width=1.4) if strength is not None else "",
        text(x + 25, y + 75, str(strength), 11, "#ffffff", "middle", font_weight="700") if strength is not None else "",
        text(x, y + 98, line, size, chrome.ink if now else chrome.soft, "middle", font_family=DISPLAY),
        id=f"era-{n + 1}",
    )


def events(brush: Brush, seen: Events, x: float, y: float) -> str:
    """The Events Path: the next card, then nine spaces with their Glory, 832 by 110."""
    chrome = brush.scene.chrome
    parts = [panel(brush, x, y, 832, 110)]
    spaces = brush.facts.path
    step = (832 - 98 - 8) / len(spaces)
    line = "".join(f"L{x + 98 + step * (n + 0.5):.1f} {y + 60 + (-5 if n % 2 else 5)}" for n in range(len(spaces)))
    parts.append(
        path(
            f"M{x + 48} {y + 60}{line}",
            stroke=chrome.accent,
            stroke_width=3,
            stroke_dasharray="1 8",
            stroke_linecap="round",
            opacity="0.9",
        )
    )
    parts.append(_next(brush, seen, x + 12, y + 10))
    for n, glory in enumerate(spaces):
        left = x + 98 + step * n + (step - 70) / 2
        top = y + 11 + (-3 if n % 2 else 3)
        parts.append(_space(brush, seen, n, glory, left, top))
    return "".join(parts)


def _space(brush: Brush, seen: Events, n: int, glory: int, x: float, y: float) -> str:
    chrome = brush.scene.chrome
    placed = seen.path[n] if n < len(seen.path) else ""
    recharge = seen.recharge == n + 1
    parts = [
        title(f"{n + 1}: {glory}"),
        rect(
            x,
            y,
            70,
            88,
            chrome.sunken,
            9,
            stroke=chrome.accent_soft if recharge else chrome.line,
            stroke_width=2 if recharge else 1.2,
            opacity="0.92",
        ),
    ]
    if placed:
        parts.append(event_card(brush, placed, seen.monsters, x + 3, y + 3, 64, 82, placed in seen.face_down))
    else:
        parts.append(
            text(x + 35, y + 46, str(glory), 22, chrome.soft, "middle", font_family=DISPLAY, font_weight="700")
        )
        parts.append(
            icon(
                "recharge" if recharge else "glory", x + 35, y + 66, 22, chrome.accent_soft if recharge else chrome.line
            )
        )
    if placed:
        parts.append(circle(x + 60, y + 6, 11, "#12132e", stroke=GOLD, stroke_width=1.3))
        parts.append(text(x + 60, y + 10.5, str(glory), 12, "#fff3d6", "middle", font_weight="700"))
        if recharge:
            parts.append(
                circle(x + 9, y + 7, 10.5, "#0f3a40", stroke=chrome.accent_soft, stroke_width=1.2)
                + icon("recharge", x + 9, y + 7, 14, "#9ff5ea")
            )
    return group(*parts, id=f"space-{n + 1}")


def _next(brush: Brush, seen: Events, x: float, y: float) -> str:
    chrome, name, left = brush.scene.chrome, seen.next, seen.left
    under = "".join(
        rect(x + 4 - n * 2, y + 5 - n * 2, 68, 84, "#20264f", 8, stroke="#0b0a1c", stroke_width=1)
        for n in range(min(left, 3))
    )
    top = event_card(brush, name, seen.monsters, x, y, 68, 84, False) if name else empty(brush, x, y, 68, 84, "storm")
    number = circle(x + 5, y + 6, 10.5, "#12132e", stroke=GOLD, stroke_width=1.2) + text(
        x + 5, y + 10, str(left + bool(name)), 11, "#fff3d6", "middle", font_weight="700"
    )
    arrow = path(
        f"M{x + 76} {y + 38}l7 6l-7 6",
        stroke=chrome.accent,
        stroke_width=3,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group(title(f"{brush.say('word', 'events')}: {left + bool(name)}"), under, top, number, arrow, id="events")


def event_card(
    brush: Brush, name: str, monsters: tuple[str, ...], x: float, y: float, w: float, h: float, turned: bool
) -> str:
    """A Region card, the Storm or a Monster's card."""
    kind = "monster" if name in monsters else "event"
    shown = brush.say(kind, name)
    brush.glow_box(f"event-{name}", x, y, w, h)
    parts = [title(shown)]
    cx, cy = x + w / 2, y + h * 0.42
    if turned:
        parts.append(
            rect(x, y, w, h, "#20264f", 7, stroke="#0b0a1c", stroke_width=1)
            + icon("storm", cx, y + h / 2, 26, "#46508c")
        )
    elif name in tuple(Terrain):
        colours = brush.scene.grounds[Terrain(name)]
        parts.append(rect(x, y, w, h, f"url(#m-{name})", 7, stroke=colours.shade, stroke_width=1.4))
        parts.append(
            circle(cx, cy, w * 0.34, colours.shade, opacity="0.55") + icon(name, cx, cy, w * 0.5, colours.glint)
        )
    elif kind == "monster":
        parts.append(rect(x, y, w, h, mix(glow(name), NIGHT, 0.78), 7, stroke=glow(name), stroke_width=1.2))
        parts.append(at(cx, y + h * 0.72, silhouette(name, monsters.index(name)), scale=w / 150))
    else:
        parts.append(
            rect(x, y, w, h, "#43507c", 7, stroke="#b9c7f2", stroke_width=1.2)
            + icon("storm", cx, cy, w * 0.54, "#f0f4ff")
        )
    if not turned:
        name_words = brush.say("terrain", name) if name in tuple(Terrain) else shown
        lines, size = fit(name_words, w - 6, 10, 2, smallest=7.5)
        for n, line in enumerate(lines):
            parts.append(text(cx, y + h - 6 - (len(lines) - 1 - n) * size * 1.05, line, size, "#ffffff", "middle"))
    return group(*parts, id=f"event-{name}")


# -- a Battle ------------------------------------------------------------------------------------------------


def battle(brush: Brush, fight: Fight, x: float, y: float) -> str:
    """The sides of the Battle that is being fought, around the given middle."""
    chrome = brush.scene.chrome
    w = 60 + 78 * len(fight.sides)
    left = x - w / 2
    parts = [
        title(f"{brush.say('word', 'battle')}: {brush.region_name(fight.region)}"),
        rect(left, y - 52, w, 104, "#2a0f16", 14, opacity="0.92"),
        rect(left, y - 52, w, 104, r=14, stroke=chrome.danger, stroke_width=2.2),
        icon("strength", left + 32, y, 40, "#ffd9cf"),
    ]
    for n, side in enumerate(fight.sides):
        cx = left + 60 + 78 * n + 36
        parts.append(badge(side.colour, cx - 18, y - 30, 13))
        parts.append(text(cx + 14, y - 23, str(side.strength), 20, "#ffffff", "middle", font_weight="700"))
        if side.reaction:
            parts.append(card(brush, side.reaction, cx - 20, y - 12, 44, 58, id_=f"reaction-{side.seat}"))
        else:
            parts.append(empty(brush, cx - 20, y - 12, 44, 58, "hand"))
        if side.starter:
            parts.append(
                path(
                    f"M{cx - 30} {y - 48}h24",
                    stroke=MATERIALS[side.colour].light,
                    stroke_width=3,
                    stroke_linecap="round",
                )
            )
    return group(*parts, id="battle")
