"""Player Boards: who has what, and whose turn it is. A board takes the height it is given and fills it."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.svg.elements import DISPLAY, at, circle, group, path, polygon, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.vocabulary import Unit
from . import tableau
from .brush import Brush
from .champions import banner
from .colours import MATERIALS
from .facts import ROMAN
from .places import attunement_card
from .slices import Board, Honours, Stock
from .units import badge, token

WIDE = 432.0
GAP, PAD = 8.0, 8.0
OWN_HAND = 112.0
"""How much higher a board is that shows its hand; less where two boards have room enough."""


class Layout(NamedTuple):
    """Heights of the rows of one board."""

    name: float
    track: float
    units: float
    cards: float
    hand: float
    """0 if the hand lies in the row of the cards."""


def heights(seats: int, shown: int | None, room: float) -> list[float]:
    """The height of each board; the one whose hand is visible gets more."""
    extra = 0 if shown is None else (OWN_HAND if seats > 2 else 30)
    each = (room - GAP * (seats - 1) - extra) / seats
    return [each + (extra if seat == shown else 0) for seat in range(seats)]


def layout(height: float, open_hand: bool) -> Layout:
    inner = height - 2 * PAD
    rows = 2 if open_hand or inner > 240 else 1
    wanted = 60.0 if rows == 1 else (160.0 if open_hand else 150.0)
    ease = max(0.0, min(2.0, (inner - 88 - 5 * (rows + 1) - wanted) / 36))
    name, track, units = 26 + 12 * ease, 16 + 6 * ease, 30 + 12 * ease
    left = inner - name - 2 * track - units - 5 * (rows + 1)
    if rows == 1:
        return Layout(name, track, units, min(left, 70), 0)
    cards = max(50.0, min(70.0, left * 0.42))
    return Layout(name, track, units, cards, min(left - cards, 230))


OWN_MAT = Layout(36, 20, 40, 60, 130)
"""The own board on a screen: the hand is large enough to be read."""
OTHER_MAT = Layout(36, 20, 38, 58, 0)


def mat_height(plan: Layout) -> float:
    """How high a board with these rows is."""
    return plan.name + 2 * plan.track + plan.units + plan.cards + plan.hand + 2 * PAD + (15 if plan.hand else 10)


def board(
    brush: Brush, own: Board, seat: int, x: float, y: float, height: float, waiting: bool, plan: Layout | None = None
) -> str:
    """One seat's board; `waiting` if the table waits for this seat. Without a plan its rows follow its height."""
    chrome, made = brush.scene.chrome, MATERIALS[own.colour]
    plan = plan or layout(height, own.hand.cards is not None)
    brush.glow_box(f"board-{seat}", x, y, WIDE, height, 12)
    frame = [rect(x, y, WIDE, height, chrome.raised, 12, opacity="0.93")]
    if waiting:
        frame.append(rect(x, y, WIDE, height, r=12, stroke=chrome.accent, stroke_width=9, opacity="0.3"))
        frame.append(
            polygon(
                ((x - 12, y + 26), (x + 5, y + 38), (x - 12, y + 50)),
                chrome.accent,
                stroke=chrome.surface,
                stroke_width=1.5,
            )
        )
    frame.append(
        rect(
            x,
            y,
            WIDE,
            height,
            r=12,
            stroke=chrome.accent if waiting else chrome.line,
            stroke_width=3 if waiting else 1.2,
        )
    )
    frame.append(
        path(
            f"M{x + 7} {y + 3}a9 9 0 0 0 -5 8v{height - 22:.1f}a9 9 0 0 0 5 8z",
            made.base,
            stroke=made.edge,
            stroke_width=0.8,
        )
    )
    top = y + PAD
    block = plan.name + 2 * plan.track
    parts = [title(brush.seat_name(seat, own.colour)), *frame, _portrait(brush, own, x + 14, top, block)]
    left = x + 20 + max(40.0, block * 0.66)
    parts.append(_head(brush, seat, own, left, top, x + WIDE - 132 - left, plan.name))
    parts.append(brush.piece(_honours, own.honours, seat, x + WIDE - 126, top, block))
    top += plan.name
    scene = brush.scene
    for kind, value, colour in (("energy", own.energy, scene.energy), ("experience", own.experience, scene.experience)):
        room = x + WIDE - 132 - left
        parts.append(brush.piece(_track, seat, kind, value, left, top, room, plan.track, colour))
        top += plan.track
    top += 5
    parts.append(brush.piece(_stock, own.stock, seat, x + 14, top, plan.units))
    top += plan.units + 5
    beside = None if plan.hand else own.hand
    parts.append(brush.piece(tableau.spaces, own.worn, beside, seat, x + 14, top, WIDE - 24, plan.cards))
    if plan.hand:
        top += plan.cards + 5
        parts.append(brush.piece(tableau.hand, own.hand, seat, x + 14, top, WIDE - 24, plan.hand))
    return group(*parts, id=f"board-{seat}", class_="board")


def _portrait(brush: Brush, own: Board, x: float, y: float, height: float) -> str:
    scale = height / 64
    words = brush.say("champion", own.champion) if own.champion else brush.say("unit", "champion")
    return at(
        x + 21 * scale,
        y + 62 * scale,
        title(words),
        banner(own.champion, own.colour, own.wounded),
        scale=scale,
    )


def _head(brush: Brush, seat: int, own: Board, x: float, y: float, room: float, height: float) -> str:
    chrome = brush.scene.chrome
    tall = height >= 36
    (line,), size = fit(brush.seat_name(seat, own.colour), room - 26, 17, smallest=11, bold=True)
    middle = y + (height * 0.36 if tall else height / 2 - 2)
    parts = [badge(own.colour, x + 9, middle, 9)]
    parts.append(text(x + 24, middle + size * 0.36, line, size, chrome.ink, font_family=DISPLAY, font_weight="700"))
    if tall and own.champion:
        (line,), size = fit(brush.say("champion", own.champion), room - 26, 12, smallest=9)
        parts.append(text(x + 24, y + height * 0.36 + 17, line, size, chrome.soft))
    return "".join(parts)


def _honours(brush: Brush, own: Honours, seat: int, x: float, y: float, height: float) -> str:
    """Glory, large, and the Artefact, bright or dark, with its number."""
    chrome = brush.scene.chrome
    middle = y + height / 2
    size = 28 if own.glory < 100 else 23
    brush.glow_box(f"artefact-{seat}", x + 74, y, 44, height, 8)
    glory = group(
        title(f"{brush.say('word', 'glory')}: {own.glory}"),
        icon("glory", x + 34, middle - 17, 20, chrome.accent),
        text(x + 34, middle + 21, str(own.glory), size, chrome.ink, "middle", font_family=DISPLAY, font_weight="700"),
        id=f"glory-{seat}",
    )
    state = brush.say("word", "charged" if own.charged else "discharged")
    number = ROMAN[own.artefact] if own.artefact else ""
    return glory + group(
        title(f"{brush.say('word', 'artefact')} {number} · {state}"),
        _gem(x + 96, middle, own.charged),
        text(
            x + 96,
            middle + 5,
            number,
            14,
            "#04343a" if own.charged else "#b9bbd0",
            "middle",
            font_family=DISPLAY,
            font_weight="700",
        ),
        id=f"artefact-{seat}",
    )


def _gem(x: float, y: float, charged: bool) -> str:
    light, body, deep, edge = (
        ("#e9fffb", "#7ff0ea", "#2fb3c4", "#f2c566") if charged else ("#5a5f7d", "#3b3f5a", "#24273c", "#6b6f8e")
    )
    shape = ((x, y - 29), (x + 19, y - 10), (x + 12, y + 20), (x, y + 29), (x - 12, y + 20), (x - 19, y - 10))
    halo = circle(x, y, 34, "url(#m-halo)") if charged else ""
    return "".join(
        (
            halo,
            polygon(shape, body, stroke=edge, stroke_width=2.4, stroke_linejoin="round"),
            polygon((shape[0], shape[1], (x, y - 12), shape[5]), light, opacity="0.8"),
            polygon((shape[1], shape[2], shape[3], (x, y - 12)), deep, opacity="0.55"),
            circle(x, y, 11, "#d9fffa" if charged else "#1a1c2e", opacity="0.85"),
        )
    )


def _track(
    brush: Brush, seat: int, kind: str, value: int, x: float, y: float, room: float, height: float, colour: str
) -> str:
    """Twelve cells and the number."""
    chrome = brush.scene.chrome
    limit = brush.facts.track
    cell = (room - 22 - 26) / limit
    tall = min(height - 5, 14)
    top = y + (height - tall) / 2
    brush.glow_box(f"{kind}-{seat}", x, y, room + 2, height, 5)
    full, bare = (
        "".join(f"M{x + 22 + n * cell:.1f} {top:.1f}h{cell - 2:.1f}v{tall:.1f}h{2 - cell:.1f}z" for n in cells)
        for cells in (range(value), range(value, limit))
    )
    return group(
        title(f"{brush.say('word', kind)}: {value} / {limit}"),
        icon(kind, x + 9, y + height / 2, min(height - 1, 17), colour),
        path(bare, chrome.sunken, stroke=chrome.line, stroke_width=0.8, stroke_linejoin="round"),
        path(full, colour, stroke=colour, stroke_width=1.4, stroke_linejoin="round"),
        text(x + room - 2, y + height / 2 + 5, str(value), 14, chrome.ink, "end", font_weight="700"),
        id=f"{kind}-{seat}",
    )


_STEP = 41.0
"""From one pile of units to the next."""


def _stock(brush: Brush, own: Stock, seat: int, x: float, y: float, height: float) -> str:
    """Constructed units, the supply, faced Encounters, the discard pile, the claimed Attunement."""
    right = x + 5 * _STEP + 26
    faced = [brush.say("encounter", name) for name in own.faced]
    spent = [brush.say("card", name) for name in own.discard]
    return "".join(
        [
            _piles(brush, own, seat, x, y, height),
            _chip(brush, "compass", str(len(faced)), right, y, 42, height, f"faced-{seat}", "encounters", faced),
            _chip(brush, "discard", str(len(spent)), right + 46, y, 42, height, f"discard-{seat}", "discard", spent),
            _claimed(brush, own.attunement, seat, right + 94, y, height),
        ]
    )


def _piles(brush: Brush, own: Stock, seat: int, x: float, y: float, height: float) -> str:
    """The units that a seat has constructed, and those in its supply."""
    chrome = brush.scene.chrome
    scale = min(0.95, (height - 5) / 38)
    raised = mix(chrome.raised, chrome.accent_soft, 0.16)
    ready, supply = 2 * _STEP + 6, 3 * _STEP + 6
    parts = [
        rect(x, y, ready, height, raised, 7, stroke=chrome.accent_soft, stroke_width=1.2),
        rect(
            x + ready + 6, y, supply, height, chrome.sunken, 7,
            stroke=chrome.line, stroke_width=1, stroke_dasharray="3 3",
        ),
    ]  # fmt: skip
    places = (
        ("constructed", Unit.TROOP, own.constructed_troops, 4.0),
        ("constructed", Unit.GOLEM, own.constructed_golems, 4.0 + _STEP),
        ("supply", Unit.TROOP, own.supply_troops, 16.0 + 2 * _STEP),
        ("supply", Unit.GOLEM, own.supply_golems, 16.0 + 3 * _STEP),
        ("supply", Unit.FORTIFICATION, own.supply_fortifications, 16.0 + 4 * _STEP),
    )
    for place, unit, number, dx in places:
        id_ = f"{place}-{seat}-{unit}"
        brush.glow_box(id_, x + dx - 1, y + 2, _STEP - 3, height - 4, 5)
        words = f"{brush.say('word', place)} · {brush.say('unit', unit)}: {number}"
        faded = "1" if place == "constructed" and number else ("0.72" if number else "0.25")
        piece = token(unit, own.colour, x + dx + 13, y + height / 2 + 17 * scale, scale * 0.86, opacity=faded)
        ink = chrome.ink if number else chrome.line
        count = text(x + dx + 26, y + height / 2 + 5, str(number), 14, ink, font_weight="700")
        parts.append(group(title(words), piece, count, id=id_, data_piece=f"{seat}-{unit}"))
    return "".join(parts)


def _claimed(brush: Brush, claimed: str, seat: int, x: float, y: float, height: float) -> str:
    """The Attunement card that a seat has claimed, or the place for it."""
    chrome = brush.scene.chrome
    if not claimed:
        place = rect(x, y + 1, 66, height - 2, chrome.sunken, 5, stroke=chrome.line, stroke_dasharray="3 3")
        return place + icon("sun", x + 33, y + height / 2, min(18, height - 10), chrome.line)
    size = min(1.1, height / 37)
    card = attunement_card(brush, claimed, 0, 0)
    words = title(brush.say("attunement", claimed))
    return at(x, y + (height - 36 * size) / 2, words, card, scale=size, id=f"claimed-{seat}")


def _chip(
    brush: Brush, mark: str, number: str, x: float, y: float, w: float, h: float, id_: str, word: str, names: list[str]
) -> str:
    chrome = brush.scene.chrome
    brush.glow_box(id_, x, y, w, h, 6)
    words = f"{brush.say('word', word)}: {number}" + (f" ({', '.join(names)})" if names else "")
    return group(
        title(words),
        rect(x, y, w, h, chrome.sunken, 6),
        icon(mark, x + 13, y + h / 2, 17, chrome.soft),
        text(x + 32, y + h / 2 + 5, number, 14, chrome.ink, "middle", font_weight="700"),
        id=id_,
    )
