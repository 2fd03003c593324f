"""The column beside the map: time, Imbalance, Siege Slots, what the group owns, what lies open, Defenders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rulewright.svg.elements import DISPLAY, at, circle, group, path, polygon, rect, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit, width
from rulewright.svg.palette import mix

from ..model.state import Defender
from ..model.vocabulary import DIFFICULTIES, ELEMENTS, RESOURCES, Element, Resource
from .brush import Brush
from .land_colours import ELEMENTS as SEALS
from .land_colours import INK
from .landmarks import RED, seal
from .pieces import STATS, front_element, number, numbers, told
from .sheets import HEAD, PAD, line, sheet

BUBBLES = 11
"""GOD-485: the bubbles of the Calendar."""
PHASES = ("movement", "skill", "event", "villain")
Drawn = tuple[list[str], float]
"""Parts, and how high they are."""
Draws = Callable[[Brush, float, float, float], Drawn]
"""What draws a sheet: where it begins, and how wide it is."""
WIDE = 520.0
"""From this width on, sheets have two columns."""
_BASIC = tuple([one for one in RESOURCES if str(one) not in {*map(str, ELEMENTS)}])


# -- time ----------------------------------------------------------------------------------------------


def time(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """Wave and Stage, the phases of a turn, and the Calendar."""
    state, scene, size = brush.state, brush.scene, brush.size
    heading = brush.say("panel-wave", wave=state.wave, of=state.options.waves, stage=brush.name("stage", state.stage))
    step = min((w - 2 * PAD) / (BUBBLES + 1.6), 46.0)
    r = step * 0.4
    h = HEAD + size * 2 + 2 * r + 26
    hard = brush.name("difficulty", DIFFICULTIES[state.difficulty])
    drawn = sheet(brush, x, y, w, h, heading, min(width(hard, size - 2), w * 0.3))
    drawn += line(
        brush,
        x + w - PAD - 6,
        y + 24,
        hard,
        w * 0.3,
        size - 2,
        ink=scene.soft,
        anchor="end",
    )
    drawn += phases(brush, x + PAD, y + HEAD + 4, w - 2 * PAD)
    drawn += calendar(brush, x + PAD, y + HEAD + size * 2 + 12, step, r)
    brush.box("calendar", (x, y, w, h))
    return [brush.part("calendar", brush.say("part-calendar", n=state.calendar, of=BUBBLES), drawn)], h


def phases(brush: Brush, x: float, y: float, w: float) -> str:
    """The phases of a Game Turn as arrows, the current one lit."""
    state, scene, size = brush.state, brush.scene, brush.size - (2 if w >= WIDE else 4)
    each, high = (w - 8) / len(PHASES), size * 1.9
    found = ""
    for n, phase in enumerate(PHASES):
        left = x + n * each
        now = state.phase == phase
        tip = high * 0.35
        edge = [
            (left, y),
            (left + each - 4, y),
            (left + each - 4 + tip, y + high / 2),
            (left + each - 4, y + high),
            (left, y + high),
            (left + tip * (n > 0), y + high / 2),
        ]
        found += polygon(edge, scene.accent if now else scene.sunken, stroke=scene.line, stroke_width=1)
        ink = scene.panel if now else scene.soft
        found += line(
            brush,
            left + each / 2 + 2,
            y + high * 0.68,
            brush.say(f"panel-phase-{phase}"),
            each - 16,
            size,
            now,
            ink,
            "middle",
        )
    return found


def calendar(brush: Brush, x: float, y: float, step: float, r: float) -> str:
    """Eleven bubbles: those that are full, the next one, and the serpent's eye at the end."""
    scene, full = brush.scene, brush.state.calendar
    icon_ = icon("calendar", x + r, y + r, r * 1.7, scene.soft)
    found = ""
    for n in range(BUBBLES):
        cx, cy = x + step * (n + 1.5), y + r
        last = n == BUBBLES - 1
        if n:
            found = path(f"M{cx - step:.1f} {cy:.1f}H{cx:.1f}", stroke=scene.line, stroke_width=3) + found
        fill = (RED if last else scene.accent) if n < full else scene.sunken
        found += circle(cx, cy, r, fill, stroke=RED if last else scene.line, stroke_width=2.4)
        if last:
            a, b = r * 0.6, r * 0.7
            eye = f"M{-a:.1f} 0Q0 {-b:.1f} {a:.1f} 0Q0 {b:.1f} {-a:.1f} 0Z"
            found += at(cx, cy, path(eye, "#ffe27a", stroke=INK, stroke_width=1))
            found += circle(cx, cy, r * 0.2, INK)
        elif n == full - 1:
            found += text(
                cx, cy + r * 0.42, str(full), r * 1.15, scene.panel, "middle", font_family=DISPLAY, font_weight="700"
            )
    return icon_ + found


def imbalance(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """The five Elements as seals, each with its Imbalance; the current one is ringed."""
    state, scene, size = brush.state, brush.scene, brush.size
    r = 23.0 if w >= WIDE else 18.0
    h = HEAD + 2 * r + 22
    parts = [sheet(brush, x, y, w, h, brush.name("word", "imbalance"))]
    each = (w - 2 * PAD) / len(ELEMENTS)
    for n, element in enumerate(ELEMENTS):
        cx, cy = x + PAD + each * (n + 0.5) - r * 0.8, y + HEAD + r + 6
        ring = circle(cx, cy, r + 5, stroke=scene.accent, stroke_width=3.5) if state.current == element else ""
        value = text(
            cx + r + 8,
            cy + size * 0.5,
            str(state.imbalance[n]),
            size * 1.45,
            scene.ink,
            font_family=DISPLAY,
            font_weight="700",
        )
        id = f"element-{element}"
        brush.box(id, (cx - r - 6, cy - r - 6, each - 4, 2 * r + 12))
        name = brush.say("part-imbalance", element=brush.name("element", element), n=state.imbalance[n])
        parts.append(brush.part(id, name, ring, at(cx, cy, seal(element, r)), value))
    return parts, h


# -- Siege Slots ---------------------------------------------------------------------------------------


def slots(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """The Siege Slots of this game: the pile face down, and before it who fights."""
    state = brush.state
    count = max(
        state.options.waves,
        max([n + 1 for n in range(len(state.slots)) if state.slots[n] or state.fronts[n]], default=1),
    )
    count = min(count, len(state.slots))
    columns = min(count, 2) if brush.narrow else count
    rows = -(-count // columns)
    each, high = (w - 2 * PAD - 8 * (columns - 1)) / columns, 108.0
    h = HEAD + rows * (high + 8) + 8
    parts = [sheet(brush, x, y, w, h, brush.name("word", "slots"))]
    for n in range(count):
        left, top = x + PAD + (n % columns) * (each + 8), y + HEAD + 2 + (n // columns) * (high + 8)
        parts.append(slot(brush, n, left, top, each, high))
    return parts, h


def slot(brush: Brush, n: int, x: float, y: float, w: float, h: float) -> str:
    """One Slot: a card in its Element's colour, or an empty place with its number."""
    state, scene, size = brush.state, brush.scene, brush.size
    id, front, pile = f"slot-{n + 1}", state.fronts[n], state.slots[n]
    brush.box(id, (x, y, w, h))
    drawn = rect(x, y, w, h, scene.sunken, r=8, stroke=scene.line, stroke_width=1.4)
    if not front and not pile:
        drawn += text(
            x + w / 2, y + h / 2 + 14, str(n + 1), 40, scene.line, "middle", font_family=DISPLAY, font_weight="700"
        )
        return brush.part(id, brush.say("part-slot-empty", n=n + 1), drawn)
    element = front_element(brush, n)
    fill, _ = SEALS[element]
    ink = "#fff6e6" if scene.theme == "dark" else "#1d1412"
    tint = mix(fill, scene.panel, 0.55)
    back = min(len(pile), 3)
    drawn += "".join(
        [
            rect(x + 4 + 3 * k, y + 4 + 2 * k, w - 12, h - 12, mix(fill, INK, 0.4), r=6, stroke=INK, stroke_width=1)
            for k in range(back)
        ]
    )
    drawn += rect(
        x + 3, y + 3, w - 12, h - 10, tint if front else mix(fill, INK, 0.25), r=6, stroke=INK, stroke_width=1.4
    )
    drawn += at(x + 20, y + 21, seal(element, 13))
    drawn += text(
        x + w - 18, y + 27, str(n + 1), 20, ink if front else "#fff6e6", "end", font_family=DISPLAY, font_weight="700"
    )
    if front:
        lines, letter = fit(brush.name("card", front), w - 24, size - 3, 1, size - 6, True)
        if len(lines) > 1 or lines[0] != brush.name("card", front):
            lines, letter = fit(brush.name("card", front), w - 24, size - 5, 2, 9, True)
        dark = "#1d1412"
        row = mix(tint, "#ffffff", 0.45)
        drawn += rect(x + 6, y + 40, w - 18, 34, row, r=4, opacity="0.85")
        drawn += "".join(
            [
                text(
                    x + w / 2 - 3,
                    y + 50 + k * letter * 1.1 + (10 if len(lines) == 1 else 2),
                    one,
                    letter,
                    dark,
                    "middle",
                    font_weight="700",
                )
                for k, one in enumerate(lines)
            ]
        )
        drawn += front_numbers(brush, n, x, y + h - 23, w)
        told_ = brush.say(
            "part-slot", n=n + 1, card=brush.name("card", front), resilience=state.resilience[n], pile=len(pile)
        )
    else:
        drawn += pile_seals(pile, x + 10, y + h - 30, w - 22)
        told_ = brush.say("part-slot-waiting", n=n + 1, pile=len(pile))
    if front and pile:
        drawn += text(x + w - 40, y + 27, f"+{len(pile)}", 15, ink, "end", font_weight="700")
    return brush.part(id, told_, drawn)


def front_numbers(brush: Brush, n: int, x: float, y: float, w: float) -> str:
    """Power, Range and Resilience of who fights in a Slot."""
    card = brush.record("siege", brush.state.fronts[n])
    power = (card.power if card is not None else 0) + brush.state.front_power[n]
    reach = card.range if card is not None else 1
    r = min(12.5, w / 9)
    return (
        number("power", power, x + w * 0.17, y, r)
        + number("range", reach, x + w * 0.43, y, r)
        + number("resilience", brush.state.resilience[n], x + w * 0.73, y - 1, r * 1.25)
    )


def pile_seals(pile: tuple[str, ...], x: float, y: float, w: float) -> str:
    """The Elements of cards that lie face down: their backs show them."""
    known = Counter([one if one in set(Element) else "known" for one in pile])
    found = ""
    for k, (what, n) in enumerate(known.items()):
        left = x + 14 + k * 36
        mark = seal(Element(what), 11) if what != "known" else circle(0, 0, 11, "#fff6e6", stroke=INK, stroke_width=2)
        found += at(left, y + 8, mark) + text(left + 13, y + 14, str(n), 15, "#fff6e6", font_weight="700")
    return found


# -- what the group owns -------------------------------------------------------------------------------


def stores(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """The Stockpile by Resource, and what the Harvest Yield adds."""
    state, scene, size = brush.state, brush.scene, brush.size
    columns = 5
    each, high = (w - 2 * PAD) / columns, size * 2.3
    rows = -(-len(RESOURCES) // columns)
    h = HEAD + rows * high + 10
    heading = brush.say("panel-stores")
    parts = [sheet(brush, x, y, w, h, heading)]
    for n, resource in enumerate((*_BASIC[:8], _BASIC[9], _BASIC[8], *ELEMENTS)):
        left, top = x + PAD + (n % columns) * each, y + HEAD + (n // columns) * high
        at_ = RESOURCES.index(Resource(resource))
        have, more = state.stockpile[at_], state.harvested[at_]
        faint = "1" if have or more else "0.42"
        mark = (
            at(left + 15, top + high / 2 - 2, seal(Element(resource), size * 0.72))
            if resource in ELEMENTS
            else icon(str(resource), left + 15, top + high / 2 - 2, size * 1.5, scene.accent)
        )
        # What is harvested stands below what is there: side by side they would run into the next one.
        low = top + high / 2 + size * (0.0 if more else 0.32)
        words = text(left + 31, low, str(have), size * 1.15, scene.ink, font_weight="700")
        if more:
            words += text(left + 31, low + size * 0.92, f"+{more}", size * 0.82, scene.good, font_weight="700")
        id = f"resource-{resource}"
        brush.box(id, (left - 2, top, each - 4, high - 4))
        name = brush.say("part-resource", resource=brush.name("resource", resource), n=have, more=more)
        hit = rect(left - 2, top, each - 4, high - 4, scene.panel, r=6, opacity="0.01")
        parts.append(brush.part(id, name, hit, group(mark, words, opacity=faint)))
    return parts, h


# -- what lies open ------------------------------------------------------------------------------------


def open_cards(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """Commissions, Harvest cards, Treasures, Afflictions: each a strip with its name."""
    state = brush.state
    rows = [
        ("commissions", [card for deck in state.offered for card in deck], "#b5482f"),
        ("harvests", [*state.played, *state.resource_cards, *state.treasures], "#5c7f2f"),
        ("afflictions", list(state.afflictions), "#6b3a8c"),
    ]
    rows = [row for row in rows if row[1]]
    if not rows:
        return [], 0.0
    size = brush.size - 2
    columns = 2 if w >= WIDE else 1
    each = (w - 2 * PAD - 8 * (columns - 1)) / columns
    parts: list[str] = []
    top = y + 6.0
    drawn: set[str] = set()
    for name, cards, fill in rows:
        parts.append(
            line(brush, x + PAD, top + size + 4, brush.name("word", name), w - 2 * PAD, size, True, brush.scene.accent)
        )
        top += size * 1.75
        shown = [card for card in dict.fromkeys(cards) if card not in drawn]
        drawn.update(shown)
        # Where a Commission is attempted stands below its name, if there is no room beside it.
        high = size * (3.0 if name == "commissions" and columns > 1 else 1.9)
        for n, card in enumerate(shown):
            left, down = x + PAD + (n % columns) * (each + 8), top + (n // columns) * (high + 4)
            parts.append(strip(brush, card, fill, left, down, each, high, size))
        top += -(-len(shown) // columns) * (high + 4) + 4
    h = top - y + 6
    return [sheet(brush, x, y, w, h), *parts], h


def strip(brush: Brush, card: str, fill: str, x: float, y: float, w: float, h: float, size: float) -> str:
    """A card that lies open, as a strip with its name."""
    scene = brush.scene
    id = f"card-{card}"
    brush.box(id, (x, y, w, h), 5)
    commission = brush.record("commissions", card)
    mark = brush.name("place", commission.place) if commission is not None else ""
    name = brush.name("card", card)
    drawn = rect(x, y, w, h, scene.sunken, r=5, stroke=fill, stroke_width=1.6) + rect(x, y, 7, h, fill, r=3)
    below = h > 2 * size
    room = w - 18 if not mark or below else w * 0.62
    drawn += line(brush, x + 13, y + (size * 1.3 if below else h * 0.68), name, room, size, True)
    if mark and below:
        drawn += line(brush, x + 13, y + size * 2.5, mark, room, size - 2, ink=scene.soft)
    elif mark:
        drawn += line(brush, x + w - 7, y + h * 0.66, mark, w * 0.32, size - 3, ink=scene.soft, anchor="end")
    return brush.part(id, name, drawn)


def trackers(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """Every Defender that stands, with its four numbers: the trackers of the box."""
    state, size = brush.state, brush.size - 2
    shown: list[Defender] = [one for one in state.defenders if one.hexes]
    columns = 2 if w >= WIDE else 1
    high = size * 2.15
    rows = -(-len(shown) // columns)
    if not shown:
        return [], 0.0
    each = (w - 2 * PAD - 10 * (columns - 1)) / columns
    h = HEAD + rows * high + 8
    parts = [sheet(brush, x, y, w, h, brush.name("word", "defenders"))]
    for n, one in enumerate(shown):
        left, top = x + PAD + (n % columns) * (each + 10), y + HEAD + (n // columns) * high
        row = line(brush, left, top + size * 1.3, brush.texts.begun(brush.texts.defender(one)), each - 128, size, True)
        if one.fallen:
            row += line(
                brush,
                left + each,
                top + size * 1.3,
                brush.say(f"fallen-{one.fallen}"),
                118,
                size - 2,
                ink=brush.scene.danger,
                anchor="end",
            )
        else:
            found = numbers(one)
            row += "".join(
                [
                    number(stat, found[stat], left + each - 108 + 30 * k, top + size * 0.95, 12.5)
                    for k, stat in enumerate(STATS)
                ]
            )
        id = f"tracker-{one.id}"
        brush.box(id, (left - 4, top - 1, each + 8, high - 2))
        parts.append(brush.part(id, told(brush, one), row))
    return parts, h
