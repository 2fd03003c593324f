"""Cards of a Run to choose from: Action cards with what they would change in the deck, and everything else in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.core.record import Decision
from rulewright.svg.elements import at, group, path, title
from rulewright.svg.measure import wrap

from ..model import choices
from ..model.state import DragonState
from ..rules.roguelite.deck import deck_of
from ..table.planning import open_mystery
from ..table.remarks import change_told
from ..table.run_texts import achievement
from . import run_side, table
from .brush import Brush
from .leaves import NARROW, caption, leaf, lines
from .tickets import badge, big_size, big_ticket, ticket

PICKED: dict[type, tuple[str, str]] = {
    choices.TakeMystery: ("mystery", "mystery"),
    choices.TakeArtifact: ("artifact", "artifact"),
    choices.KeepItem: ("item", "item"),
    choices.KeepEquipment: ("equipment", "equipment"),
    choices.DropItem: ("item", "item"),
    choices.DropEquipment: ("equipment", "equipment"),
    choices.PickTrail: ("trail", "trail"),
}
"""Answers that are cards of a Run: their kind and the field with the id."""
BETWEEN = 20.0
"""From the last line of a section to the first of the next."""


ACTIONS = (choices.AddCard, choices.TakeOut, choices.PutOnTop)
"""Answers that are Action cards."""
MOST_LARGE = 6
"""More Action cards than this lie as small ones in a grid."""


def shown_cards(asked: Decision | None) -> list[Any]:
    """The answers that are cards on the page: Action cards, or cards of the Run."""
    if asked is None:
        return []
    actions = [one for one in asked.choices if isinstance(one, ACTIONS)]
    if actions:
        return actions
    found = [one for one in asked.choices if type(one) in PICKED]
    return found if len(found) <= 12 else []


def cards(brush: Brush, state: DragonState, asked: Decision | None, x: float, y: float, w: float) -> list[str]:
    """The cards that are asked about: Action cards as on a mat, everything else with its words."""
    if asked is None:
        return []
    found = shown_cards(asked)
    if found and type(found[0]) not in PICKED:
        lay = _tickets if len(found) <= MOST_LARGE else _pool
        return lay(brush, state, asked, x, y, w)
    kinds = [(one, PICKED[type(one)]) for one in found]
    if not kinds:
        return []
    columns = 2 if brush.narrow else min(len(kinds), 4)
    wide = (w - 12 * (columns - 1)) / columns
    rows = -(-len(kinds) // columns)
    high = min(300.0, (table.HEIGHT - 26 - y - 12 * (rows - 1)) / rows) if not brush.narrow else 300.0
    parts = []
    for n, (one, (kind, field)) in enumerate(kinds):
        left, top = x + n % columns * (wide + 12), y + n // columns * (high + 12)
        parts.append(_leaflet(brush, kind, getattr(one, field), asked, left, top, wide, high))
    if brush.narrow:
        brush.size = (NARROW, y + rows * (high + 12))
    else:
        parts.extend(_beneath(brush, state, asked, x, y + rows * (high + 12), w))
    return parts


def _beneath(brush: Brush, state: DragonState, asked: Decision, x: float, y: float, w: float) -> list[str]:
    """On a desk, where there is room: the deck that the cards are for, and what the party has."""
    run, room = state.run, table.HEIGHT - y - 26
    if run is None or room <= 150 or not state.players[asked.seat].party:
        return []
    high = min(260.0, room)
    return [
        run_side.deck(brush, state, run, asked.seat, x, y, w / 2 - 6, high),
        *(
            open_card(brush, state, x + w / 2 + 6, y, w / 2 - 6, high)
            or run_side.goals(brush, state, run, x + w / 2 + 6, y, w / 2 - 6, high)
        ),
    ]


def open_card(brush: Brush, state: DragonState, x: float, y: float, w: float, h: float) -> list[str]:
    """The Mystery card that is being resolved, with both of its sections; nothing at any other moment."""
    found = open_mystery(state)
    if not found:
        return []
    told = brush.told(found)
    return [
        group(
            title(" ".join([told.name, *told.rules])),
            leaf(x, y, w, h, brush.theme, brush.scene.glow),
            caption(x + w / 2, y + 32, told.name, w - 28, brush.scene, 20, 16),
            *_sections(brush, tuple(told.rules), x + 16, y + 58, w - 32, h - 66),
            id="mystery",
        )
    ]


def open_height(brush: Brush, state: DragonState, w: float) -> float:
    """How much of a phone that card takes."""
    rows = sum([len(wrap(words, w - 32, 16.0)) for words in brush.told(open_mystery(state)).rules])
    return 58 + rows * 16 * 1.18 + BETWEEN + 10


def _leaflet(brush: Brush, kind: str, id: str, asked: Decision, x: float, y: float, w: float, h: float) -> str:
    """A card with its name and what it says; of a locked Artifact only the Achievement (DRE-596)."""
    scene = brush.scene
    told = brush.told(id)
    # Every card of a Run has the mark; of Equipment that is only held, the symbols are what it is for.
    rules = tuple([words for words in told.rules if words != brush.say("rule-roguelite")])
    if kind == "equipment":
        rules = (told.line, *rules)
    if kind == "artifact" and asked.about.get("locked"):
        rules = (achievement(brush.texts, brush.content.artifacts[id]),)
    id_ = f"pick-{id}"
    brush.glow_box(id_, x - 2, y - 2, w + 4, h + 4, 9)
    return group(
        title(f"{told.name}. {' '.join(rules)}"),
        leaf(x, y, w, h, brush.theme),
        caption(x + w / 2, y + 32, told.name, w - 28, scene, 20, 16),
        *_sections(brush, rules, x + 14, y + 58, w - 28, h - 66),
        id=id_,
    )


def _sections(brush: Brush, rules: tuple[str, ...], x: float, y: float, w: float, h: float) -> list[str]:
    """What a card says, section by section, with a line between them: the top and the bottom of a Mystery card."""
    scene = brush.scene
    size = size_for(rules, w, h, 16.0 if brush.narrow else 18.0 if w > 240 else 16.0, 16.0 if brush.narrow else 11.0)
    parts = []
    foot = y + h
    for n, words in enumerate(rules):
        room = foot - y - BETWEEN * (len(rules) - n - 1)
        drawn, high = lines(x, y, words, w, scene.chrome.ink, size, max(1, int((room + size) // (size * 1.18))), size)
        parts.append(drawn)
        y += high + 6
        if n + 1 < len(rules):
            parts.append(path(f"M{x:.0f} {y - 10:.0f}h{w:.0f}", stroke=scene.chrome.line, stroke_width=1.5))
            y += BETWEEN - 6
    return parts


def size_for(rules: tuple[str, ...], w: float, h: float, size: float, least: float) -> float:
    """The largest letters, the same in all sections, at which everything that a card says has room."""
    while size > least:
        rows = sum([len(wrap(words, w, size)) for words in rules])
        if rows * size * 1.18 + BETWEEN * (len(rules) - 1) <= h:
            break
        size -= 0.5
    return max(size, least)


def _changed(brush: Brush, state: DragonState, asked: Decision, one: Any) -> str:
    """What an answer would change in the deck; a card that is only laid ready changes nothing."""
    if isinstance(one, choices.PutOnTop):
        return ""
    return change_told(state, asked.seat, one.card, isinstance(one, choices.AddCard), brush.texts)


def _tickets(brush: Brush, state: DragonState, asked: Decision, x: float, y: float, w: float) -> list[str]:
    """Action cards side by side, each with what it would change in the deck, and the deck as it is beside them."""
    found = shown_cards(asked)
    wide, high = big_size(brush, [one.card for one in found])
    columns = min(len(found), 2 if brush.narrow else 4)
    gap, foot = 14.0, 76.0 if brush.narrow else 46.0
    left = x + max(0.0, (w - columns * (wide + gap) + gap) / 2)
    parts = []
    for n, one in enumerate(found):
        a, b = left + n % columns * (wide + gap), y + n // columns * (high + foot + gap)
        id_ = f"pick-{one.card}"
        brush.glow_box(id_, a - 2, b - 2, wide + 4, high + 4, 12)
        told = " ".join(brush.told(one.card).lines())
        changed = _changed(brush, state, asked, one)
        words, _ = lines(
            a + wide / 2, b + high + 20, changed, wide, brush.scene.chrome.ink, brush.least(13.5, 16.5), 3,
            brush.least(11, 16.5), "middle",
        )  # fmt: skip
        parts.append(
            group(title(f"{told} {changed}"), at(a, b, big_ticket(brush, one.card, wide, high)), words, id=id_)
        )
    if brush.narrow:
        brush.size = (NARROW, y + -(-len(found) // columns) * (high + foot + gap))
    else:
        low = y + -(-len(found) // columns) * (high + foot + gap)
        parts.extend(_beneath(brush, state, asked, x, low, w))
    return parts


def _pool(brush: Brush, state: DragonState, asked: Decision, x: float, y: float, w: float) -> list[str]:
    """Many Action cards as small ones in rows, each with how many of it the deck has, and the deck below them."""
    found = shown_cards(asked)
    deck = Counter(deck_of(state, asked.seat)) if state.players[asked.seat].party else Counter()
    columns = 3 if brush.narrow else 5 if len(found) <= 20 else 6
    rows = -(-len(found) // columns)
    # On a desk the deck's shape keeps its room below.
    high = 132.0 if brush.narrow else min(112.0, (table.HEIGHT - 26 - y - 190) / rows)
    wide = w / columns
    parts = []
    for n, one in enumerate(found):
        left, top = x + n % columns * wide, y + n // columns * high
        id_ = f"pick-{one.card}"
        brush.glow_box(id_, left, top, wide - 8, high - 8, 7)
        held = deck[one.card]
        about = " ".join([*brush.told(one.card).lines(), _changed(brush, state, asked, one)])
        parts.append(
            group(
                title(about.strip()),
                at(left, top, ticket(brush, brush.content.cards[one.card], wide - 8, high - 8, roomy=True)),
                badge(left + wide - 22, top + high - 22, held) if held > 1 else "",
                id=id_,
            )
        )
    low = y + rows * high
    if brush.narrow:
        brush.size = (NARROW, low + 8)
    else:
        parts.extend(_beneath(brush, state, asked, x, low + 8, w))
    return parts
