"""One component as a picture of its own, large enough to read: what a card says stands on it.

Cards are 300 by 420; Encounters and Islands, which are wider than high, 420 by 300.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from rulewright.svg.elements import (
    DISPLAY,
    at,
    circle,
    ellipse,
    group,
    linear,
    outline,
    path,
    radial,
    rect,
    text,
)
from rulewright.svg.face import document, paragraphs
from rulewright.svg.icons import define, icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.geography import ISLANDS
from ..model.vocabulary import SLOTS, CardType, Side, Unit
from . import cards, islands, scenery, vistas
from .brush import Brush
from .champions import figure
from .colours import FRAMES, MARKS, SCENES
from .facts import printed
from .icons import ICONS
from .landmarks import landmark
from .monsters import NIGHT, glow, silhouette
from .monsters import definitions as monster_definitions
from .places import names_of
from .slices import NO_CRESTS

if TYPE_CHECKING:
    from rulewright.core.text import ComponentText, Texts

    from ..content.components import Content

W, H = 300, 420
INK, SOFT, GOLD = cards.INK, "#5b4f63", "#e3b25a"
LEFT, ROOM = 22, W - 44
_USED = re.compile(r"#i-([a-z]+)")


def portrait(content: Content, id: str, told: ComponentText, texts: Texts, theme: str, back: bool) -> str:
    """The component with what it says; `told` is its text, with the back's if the back is to be shown."""
    if id in content.cards:
        return _command_card(content, id, told)
    if id in content.champions:
        return _champion(content, id, told)
    if id in content.monsters:
        return _monster(content, id, told)
    if id in content.attunements:
        return _attunement(content, id, told, theme)
    if id in content.encounters:
        return _encounter(content, id, told, back)
    return _island(id, told, texts, theme)


# -- common parts -----------------------------------------------------------------------------------------


def _document(name: str, body: str, definitions: str, w: int = W, h: int = H) -> str:
    """A drawing that stands alone and carries only the icons it shows."""
    used = tuple(sorted({*_USED.findall(body), *_USED.findall(definitions)} & ICONS.keys()))
    paper = linear("m-paper", (0, "#fdf6e6", 1), (1, "#ecdfc2", 1))
    return document(name, body, define({name: ICONS[name] for name in used}) + paper + definitions, w, h)


def _frame(base: str, shade: str, w: int = W, h: int = H) -> tuple[str, str]:
    """The border of a card with a thin line of gold, and the gradient that it needs."""
    gradient = linear("p-frame", (0, mix(base, "#ffffff", 0.28), 1), (0.35, base, 1), (1, shade, 1))
    drawn = rect(1, 1, w - 2, h - 2, "url(#p-frame)", 18, stroke="#0b0a1c", stroke_width=2) + rect(
        7, 7, w - 14, h - 14, r=13, stroke=GOLD, stroke_width=1.4, opacity="0.85"
    )
    return drawn, gradient


def _window(y: float, h: float, fill: str, *inside: str, w: int = W) -> str:
    """The picture of a card, cut to its frame."""
    clip = f'<clipPath id="p-window"><rect x="13" y="{y:g}" width="{w - 26}" height="{h:g}" rx="9"/></clipPath>'
    return (
        clip
        + group(rect(13, y, w - 26, h, fill), *inside, clip_path="url(#p-window)")
        + rect(13, y, w - 26, h, r=9, stroke="#0b0a1c", stroke_width=1.2, opacity="0.7")
    )


def _ridges(seed: str, top: float, foot: float, colours: Sequence[str], w: int = W) -> str:
    """Hills behind each other, from the farthest to the nearest."""
    chance = Random(seed)
    drawn = []
    for depth, colour in enumerate(colours):
        level = top + (foot - top) * (depth + 0.4) / len(colours)
        points = [(w * step / 9, level + chance.uniform(-16, 16)) for step in range(10)]
        drawn.append(path(outline([(0, foot + 2), *points, (w, foot + 2)]), colour))
        drawn.append(ellipse(w * chance.uniform(0.2, 0.8), level + 20, w * 0.36, 7, "#e8f6f5", opacity="0.2"))
    return "".join(drawn)


def _plate(shown: str, y: float, h: float = 40, w: int = W) -> str:
    """The name on parchment."""
    lines, size = fit(shown, w - 60, 20, 2 if h > 36 else 1, smallest=12, bold=True)
    if len(lines) > 1:
        lines, size = fit(shown, w - 56, 15, 2, smallest=10, bold=True)
    first = y + h / 2 + size * 0.36 - (len(lines) - 1) * size * 0.55
    return rect(13, y, w - 26, h, "url(#m-paper)", 8, stroke="#0b0a1c", stroke_width=1) + "".join(
        text(w / 2, first + n * size * 1.1, line, size, INK, "middle", font_family=DISPLAY, font_weight="700")
        for n, line in enumerate(lines)
    )


def _words(words: Sequence[str], y: float, h: float, room: float = ROOM, x: float = LEFT, most: float = 15) -> str:
    return paragraphs(words, x, y, room, h, INK, most)


def _page(y: float, h: float, w: int = W) -> str:
    return rect(13, y, w - 26, h, "url(#m-paper)", 8, stroke="#0b0a1c", stroke_width=1)


def _small_print(id: str, y: float, colour: str, w: int = W) -> str:
    return text(w - 20, y, id, 10, colour, "end", opacity="0.9")


def _coin(x: float, y: float, number: str, edge: str, r: float = 23) -> str:
    size = r * (1.25 if len(number) < 2 else 1.05)
    return circle(x, y, r, cards.PAPER, stroke=edge, stroke_width=3) + text(
        x, y + size * 0.36, number, size, INK, "middle", font_family=DISPLAY, font_weight="700"
    )


def _seal(x: float, y: float, mark: str, ground: str, light: str, r: float = 19) -> str:
    return circle(x, y, r, ground, stroke=light, stroke_width=2) + icon(mark, x, y, r * 1.3, light)


# -- the six kinds -----------------------------------------------------------------------------------------


def _command_card(content: Content, id: str, told: ComponentText) -> str:
    face = printed(content).card(id)
    kind = face.type or CardType.TACTIC
    base, shade, light = FRAMES[kind]
    frame, gradient = _frame(base, shade)
    sky = linear("p-sky", (0, shade, 1), (0.6, mix(base, shade, 0.25), 1), (1, mix(base, light, 0.5), 1))
    hills = [mix(base, shade, share) for share in (0.35, 0.65, 0.9)]
    cx, cy = 150, 102
    art = (
        circle(cx, cy, 84, "url(#p-glow)"),
        circle(cx, cy, 58, light, opacity="0.16"),
        _ridges(id, 128, 198, hills),
        icon(face.art, cx + 2, cy + 3, 104, shade, "0.6"),
        icon(face.art, cx, cy, 104, light),
    )
    pips = "".join(circle(W - 26 - n * 12, 184, 4, light, stroke=shade, stroke_width=1.2) for n in range(face.era))
    slot = ""
    if face.slot is not None:
        unit = SLOTS[face.slot]
        slot = _seal(W - 36, 38, "hand" if unit == "card" else unit, shade, light)
    body = (
        frame
        + _window(13, 185, "url(#p-sky)", *art)
        + pips
        + slot
        + _coin(38, 40, str(face.points), shade)
        + _seal(38, 88, MARKS[kind], shade, light)
        + _plate(told.name, 190)
        + _page(234, 158)
        + _kind_line(told.line, 252)
        + _words(told.rules, 262, 124)
        + _small_print(id, 406, light)
    )
    return _document(told.name, body, gradient + sky + radial("p-glow", (0, light, 0.55), (1, light, 0)))


def _kind_line(line: str, y: float, lines: int = 1) -> str:
    """What the card is: type, points, Era."""
    shown, size = fit(line, W - 44, 11.5 if lines == 1 else 10.5, lines, smallest=7.5)
    return "".join(
        text(W / 2, y + n * size * 1.15, one, size, SOFT, "middle", font_style="italic") for n, one in enumerate(shown)
    )


def _champion(content: Content, id: str, told: ComponentText) -> str:
    numbers = content.numbers
    frame, gradient = _frame("#3c3a86", "#16163c")
    light = "#ffe6bd"
    art = (
        circle(150, 92, 105, "url(#p-glow)"),
        circle(150, 84, 46, "#fff0c4", opacity="0.55"),
        _ridges(id, 118, 208, ("#6b4f8c", "#3a3a72", "#1e2450")),
        at(150, 200, figure(id, mix(light, "#0b0a1c", 0.75)), scale=3.55, opacity="0.6"),
        at(147, 197, figure(id, "#17173d"), scale=3.55),
        at(149.5, 196, figure(id, light), scale=3.42),
    )
    body = (
        frame
        + _window(13, 200, "url(#p-sky)", *art)
        + _coin(38, 40, str(numbers.strength[Unit.CHAMPION]), "#16163c")
        + icon("strength", 38, 76, 22, light)
        + _plate(told.name, 200)
        + _page(244, 148)
        + _kind_line(told.line, 262)
        + _words((*told.rules, told.flavour), 270, 116, most=14)
        + _small_print(id, 406, light)
    )
    sky = linear("p-sky", (0, "#1d1b4d", 1), (0.5, "#7d4a83", 1), (1, "#f5b265", 1))
    return _document(told.name, body, gradient + sky + radial("p-glow", (0, "#ffb45e", 0.8), (1, "#ffb45e", 0)))


def _monster(content: Content, id: str, told: ComponentText) -> str:
    monster = content.monsters[id]
    light = glow(id)
    frame, gradient = _frame(mix(light, NIGHT, 0.62), NIGHT)
    art = (
        circle(150, 84, 108, "url(#p-glow)"),
        _ridges(id, 104, 180, [mix(light, NIGHT, share) for share in (0.72, 0.84, 0.93)]),
        at(150, 176, silhouette(id, 0), scale=1.32),
    )
    body = (
        frame
        + _window(13, 166, "url(#p-sky)", *art)
        + _coin(38, 40, str(monster.strength), NIGHT)
        + icon("strength", 38, 76, 22, light)
        + _seal(W - 36, 38, monster.island if monster.island in ICONS else "compass", NIGHT, light)
        + _plate(told.name, 166, 36)
        + _page(206, 188)
        + _kind_line(told.line, 221, 2)
        + _words(told.rules, 238, 152, most=13.5)
        + _small_print(id, 406, light)
    )
    sky = linear("p-sky", (0, NIGHT, 1), (1, mix(light, NIGHT, 0.55), 1))
    made = gradient + sky + radial("p-glow", (0, light, 0.5), (1, light, 0)) + monster_definitions((id,))
    return _document(told.name, body, made)


def _attunement(content: Content, id: str, told: ComponentText, theme: str) -> str:
    face = printed(content).attunement(id)
    day = face.side is Side.DAY
    frame, gradient = _frame("#c9923a" if day else "#34407f", "#6b4410" if day else "#12163a")
    light = "#fff3cf" if day else "#cfd8ff"
    dark = "#6b4410" if day else "#12163a"
    hills = ("#b98ac0", "#7a7fb5", "#4d5f97") if day else ("#2c3a72", "#1f2a58", "#141c40")
    art = (
        icon("sun" if day else "moon", 228, 62, 60, light),
        _ridges(id, 132, 208, hills),
        at(112, 196, landmark(face.island, theme), scale=2.35),
    )
    body = (
        frame
        + _window(13, 200, "url(#p-sky)", *art)
        + rect(W - 132, 158, 112, 40, dark, 20, stroke=light, stroke_width=1.6)
        + icon("glory", W - 108, 178, 22, light)
        + text(W - 90, 185, str(face.glory), 20, light, font_weight="700", font_family=DISPLAY)
        + text(W - 66, 184, "×", 16, light)
        + icon(face.icon, W - 40, 178, 24, light)
        + _seal(38, 40, face.island if face.island in ICONS else "compass", dark, light)
        + _plate(told.name, 204)
        + _page(248, 144)
        + _kind_line(told.line, 266)
        + _words(told.rules, 274, 112)
        + _small_print(id, 406, light)
    )
    sky = (
        linear("p-sky", (0, "#6fa6e0", 1), (0.6, "#ffd9a8", 1), (1, "#ffc27a", 1))
        if day
        else linear("p-sky", (0, "#070a24", 1), (0.7, "#2b2f6e", 1), (1, "#5d5796", 1))
    )
    return _document(told.name, body, gradient + sky + scenery.definitions(SCENES[theme]))


def _encounter(content: Content, id: str, told: ComponentText, back: bool) -> str:
    w, h = 420, 300
    face = printed(content).encounter(id)
    frame, gradient = _frame("#2b5a74", "#122a40", w, h)
    window = 74 if back else 128
    scene = at(13, 13, vistas.vista(id, w - 26, 128))
    if back:
        scene = at(13, 13 - 54, vistas.vista(id, w - 26, 128))
    top = window + 17
    rows = []
    room = (h - 26 - top - 44) / 2
    for n, (way, line) in enumerate(zip(face.approaches, told.rules, strict=False)):
        y = top + 44 + n * room
        rows.append(_page(y, room - 5, w))
        rows.append(circle(40, y + room / 2 - 2.5, 17, "#fdf1d0", stroke="#7a2430", stroke_width=2.2))
        rows.append(icon(way if way in ICONS else "compass", 40, y + room / 2 - 2.5, 22, "#4a1620"))
        rows.append(_words((line,), y + 2, room - 9, w - 26 - 62, 66, 15))
    body = (
        frame
        + _window(13, window, "#17304a", scene, w=w)
        + path("M26 13h42v50l-21 -12l-21 12z", "#7a2430", stroke=GOLD, stroke_width=1.6)
        + icon("glory", 47, 24, 18, "#ffe9bd")
        + text(47, 50, str(face.glory), 18, "#ffffff", "middle", font_weight="700", font_family=DISPLAY)
        + _plate(told.name, top, 38, w)
        + "".join(rows)
        + _small_print(id, h - 10, "#d9eef5", w)
    )
    return _document(told.name, body, gradient + vistas.definitions(), w, h)


def _island(id: str, told: ComponentText, texts: Texts, theme: str) -> str:
    w, h = 420, 300
    scene = SCENES[theme]
    number = ISLANDS.index(id)
    frame, gradient = _frame("#3c3a86", "#16163c", w, h)
    brush = Brush(scene, printed(), texts.name, (), frozenset())
    stars = "".join(
        circle(x, y, 1, "#ffffff", opacity="0.7")
        for x, y in [(40, 40), (92, 66), (150, 34), (260, 52), (330, 36), (380, 74), (60, 110), (362, 120)]
    )
    ground = "".join(islands.region_art(number, place, theme) for place in (1, 0, 2))
    top = at(*islands.HUB, islands.heart(number, theme), scale=0.82)
    body = frame + _window(
        13,
        h - 26,
        "url(#m-sky)",
        stars if scene.stars else "",
        ellipse(210, 90, 230, 110, "url(#m-dawn)", opacity="0.55"),
        ellipse(210, 292, 250, 40, "url(#m-puff)"),
        at(210, 128, islands.stone(number, theme), ground, top, names_of(brush, NO_CRESTS, number, 0, 0), scale=0.98),
        w=w,
    )
    body += _small_print(id, h - 20, scene.chrome.ink, w)
    return _document(told.name, body, gradient + scenery.definitions(scene) + islands.definitions(scene), w, h)
