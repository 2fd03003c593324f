"""The cards of a seat: Upgrades, Accessories and the hand."""

from __future__ import annotations

from rulewright.svg.elements import circle, group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..model.vocabulary import SLOTS
from .brush import Brush
from .cards import back, card
from .panels import empty, spread
from .slices import Hand, Worn


def spaces(
    brush: Brush, worn: Worn, beside: Hand | None, seat: int, x: float, y: float, room: float, height: float
) -> str:
    """Five Upgrade spaces, the Accessories and, on a low board, the hand beside them."""
    number = len(SLOTS) + brush.facts.accessories
    wide = min(height / 1.4, (room - (88 if beside is not None else 0) - 14 - 4 * (number - 2)) / number)
    tall = min(height, wide * 1.42)
    top = y + (height - tall) / 2
    parts = []
    for n, slot in enumerate(SLOTS):
        mark = "hand" if slot == "card" else str(slot)
        id_, words = f"upgrade-{seat}-{slot}", brush.say("slot", slot)
        parts.append(_space(brush, worn.upgrades[n], id_, words, mark, x + n * (wide + 4), top, wide, tall, "#2f6cc0"))
    left = x + len(SLOTS) * (wide + 4) + 10
    for n in range(max(brush.facts.accessories, len(worn.accessories))):
        name = worn.accessories[n] if n < len(worn.accessories) else ""
        id_, words = f"accessory-{seat}-{n + 1}", brush.say("type", "accessory")
        parts.append(_space(brush, name, id_, words, "gear", left, top, wide, tall, "#3d8f4d"))
        left += wide + 4
    if beside is not None:
        parts.append(hand(brush, beside, seat, left + 8, y, x + room - left - 10, height))
    return "".join(parts)


def _space(
    brush: Brush, name: str, id_: str, words: str, mark: str, x: float, y: float, w: float, h: float, colour: str
) -> str:
    if name:
        return card(brush, name, x, y, w, h)
    chrome = brush.scene.chrome
    tint = mix(chrome.sunken, colour, 0.24)
    brush.glow_box(id_, x, y, w, h, 5)
    return group(
        title(words),
        rect(x, y, w, h, tint, 5, stroke=mix(chrome.line, colour, 0.4), stroke_width=1, stroke_dasharray="4 3"),
        icon(mark, x + w / 2, y + h / 2, min(w, h) * 0.5, mix(chrome.line, chrome.soft, 0.45)),
        id=id_,
    )


def hand(brush: Brush, held: Hand, seat: int, x: float, y: float, room: float, height: float) -> str:
    """The hand: faces where they may be seen, backs elsewhere."""
    number = held.number
    brush.glow_box(f"hand-{seat}", x, y, room, height)
    rows = 2 if number > 4 and height >= 180 else 1
    wide = min((height - 5 * (rows - 1)) / rows / 1.42, 100.0, room)
    tall = wide * 1.42
    top = y + (height - rows * tall - 5 * (rows - 1)) / 2
    first = -(-number // rows)
    spots = [
        (x + start, top + row * (tall + 5))
        for row, here in enumerate((first, number - first))
        for start in spread(here, room, wide, 5)
    ]
    if not number:
        parts = [empty(brush, x, top, wide, tall, "hand")]
    elif held.cards is not None:
        parts = []
        for n, (name, spot) in enumerate(zip(held.cards, spots, strict=True)):
            covered = n + 1 < number and spots[n + 1][1] == spot[1]
            seen = min(wide, spots[n + 1][0] - spot[0]) if covered else wide
            parts.append(card(brush, name, *spot, wide, tall, seen=seen))
    else:
        parts = _backs(brush, held.known, spots, wide, tall)
    return group(title(f"{brush.say('word', 'hand')}: {number}"), *parts, id=f"hand-{seat}")


def _backs(brush: Brush, known: tuple[str, ...], spots: list[tuple[float, float]], w: float, h: float) -> list[str]:
    """A hidden hand with its count; of a card that everybody has seen the back tells the type."""
    chrome = brush.scene.chrome
    parts = []
    for n, spot in enumerate(spots):
        if n < len(known):
            kind = brush.facts.card(known[n]).type
            name = title(brush.say("card", known[n]))
            parts.append(group(name, back(*spot, w, h, kind), id=f"card-{known[n]}", data_piece=""))
        else:
            parts.append(back(*spot, w, h))
    cx, cy = spots[-1][0] + w - 9, spots[-1][1] + h - 9
    parts.append(circle(cx, cy, 10.5, chrome.surface, stroke=chrome.accent, stroke_width=1.3))
    parts.append(text(cx, cy + 4.5, str(len(spots)), 12, chrome.ink, "middle", font_weight="700"))
    return parts
