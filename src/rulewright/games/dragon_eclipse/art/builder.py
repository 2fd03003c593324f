"""The deck builder: the pool of cards, the deck so far, every rule of deck construction with a tick or a cross."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.core.record import Decision
from rulewright.svg.brush import THIN
from rulewright.svg.elements import at, group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import shorten
from rulewright.svg.palette import mix

from ..content.components import Card, Mystling
from ..model import choices, steps
from ..model.state import DragonState
from ..model.vocabulary import Pile, Rarity
from ..rules.decks import copies, pool_piles, suggest
from ..rules.decks_together import subtype_now
from .auras import aura
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines, tick
from .pieces import crest, figure
from .tickets import MARKS, badge, ticket

COLUMN = (58.0, 272.0)
"""Where the deck begins, right of the buttons that enlarge the page, and how wide it is."""
POOL = (372.0, 802.0)
"""Where the pool begins, and how wide it is."""
COLUMNS = 7
TOP, FOOT = 26.0, 976.0


def workshop(brush: Brush, state: DragonState, asked: Decision) -> list[str]:
    """The whole page."""
    step = state.agenda[-1]
    assert isinstance(step, steps.BuildDeck | steps.BuildTogether)
    seat = step.seat
    at_ = step.member if isinstance(step, steps.BuildDeck) else step.members[seat]
    mystling = brush.content.mystlings[state.players[seat].party[at_].mystling]
    deck = state.drafts[seat]
    offered = {choice.card for choice in asked.choices if isinstance(choice, choices.AddCard)}
    suggested = suggest(state, seat, at_, deck, subtype_now(state, step))
    rival = 1 - seat if isinstance(step, steps.BuildTogether) else -1
    if brush.narrow:
        return _narrow(brush, state, mystling, seat, offered, suggested, rival)
    parts = [
        _head(brush, seat, mystling, len(deck), *COLUMN, TOP),
        _rules(brush, state, mystling, deck, *COLUMN, TOP + 120),
    ]
    low = FOOT - (150 if rival >= 0 else 0)
    top = TOP + 144 + 26 * (5 + (mystling.subtype is not None))
    parts.append(_draft(brush, seat, deck, suggested, *COLUMN, top, low))
    if rival >= 0:
        parts.append(_rival(brush, rival, state.drafts[rival], *COLUMN, low + 8, FOOT))
    sections = _sections(brush, state, mystling)
    rows = sum([-(-len(cards) // COLUMNS) for _, _, cards in sections])
    step_ = min(72.0, (FOOT - TOP - 9 * len(sections)) / max(1, rows))
    y = TOP
    for sign, name, cards in sections:
        high = -(-len(cards) // COLUMNS) * step_
        parts.append(_strip(brush, sign, name, POOL[0] - 34, y, high - 5))
        parts += _tickets(brush, cards, Counter(deck), offered, suggested, COLUMNS, *POOL, y, step_)
        y += high + 9
    return parts


def _narrow(
    brush: Brush,
    state: DragonState,
    mystling: Mystling,
    seat: int,
    offered: set[str],
    suggested: Sequence[str],
    rival: int,
) -> list[str]:
    """The same for a phone, one below the other: how the deck stands, the pool, the deck card by card."""
    x, w = 6.0, NARROW - 12
    deck = state.drafts[seat]
    rules = _rules(brush, state, mystling, deck, x, w, 124)
    parts = [_head(brush, seat, mystling, len(deck), x, w, 6), rules]
    y = 124 + 26.0 * (5 + (mystling.subtype is not None)) + 24
    for sign, name, cards in _sections(brush, state, mystling):
        parts.append(icon(sign, x + 16, y + 14, 24, brush.scene.chrome.soft))
        parts.append(heading(x + 36, y + 21, name, w - 40, brush.scene, 20))
        parts += _tickets(brush, cards, Counter(deck), offered, suggested, 3, x, w, y + 32, 112)
        y += 38 + 112 * -(-len(cards) // 3)
    low = y + 50 + 28.0 * (len({*deck}) + len({*suggested}))
    parts.append(_draft(brush, seat, deck, suggested, x, w, y, low))
    if rival >= 0:
        parts.append(_rival(brush, rival, state.drafts[rival], x, w, low + 8, low + 158))
        low += 158
    brush.size = (NARROW, round(low + 8))
    return parts


# -- the deck so far -----------------------------------------------------------------------------------


def _head(brush: Brush, seat: int, mystling: Mystling, have: int, x: float, w: float, y: float) -> str:
    scene = brush.scene
    wash = scene.elements[mystling.element]
    most = brush.content.numbers.deck
    return group(
        leaf(x, y, w, 112, brush.theme, wash.base),
        at(x + 8, y + 8, aura(mystling.element, brush.theme), scale=0.48),
        figure(mystling.id, x + 6, y + 6, 100),
        heading(x + 112, y + 38, brush.name("mystling", mystling.id), w - 122, scene, 22),
        icon("deck", x + 124, y + 76, 28, scene.chrome.soft),
        text(x + 146, y + 86, f"{have} / {most}", 30, scene.chrome.ink, font_weight="bold"),
        crest(scene.seats[seat], x + w - 24, y + 84, 32) if brush.state.seats == 2 else "",
    )


def counted(
    brush: Brush, state: DragonState, mystling: Mystling, deck: Sequence[str]
) -> list[tuple[str, str, str, bool | None]]:
    """Every rule of deck construction: its id, how it stands in words and numbers, and whether it is kept."""
    numbers = brush.content.numbers
    cards = [brush.content.cards[card] for card in deck]
    specific = sum([card.pile is Pile.MYSTLING for card in cards])
    least, most = numbers.specific
    legendary = sum([card.rarity is Rarity.LEGENDARY for card in cards])
    foreign = sum([card.pile is Pile.ELEMENTAL and card.element is not mystling.element for card in cards])
    wrong = sum([_is_foreign(card, mystling) for card in cards])
    many = sum([n > copies(state, brush.content.cards[card]) for card, n in Counter(deck).items()])
    found: list[tuple[str, str, str, bool | None]] = [
        ("DRE-124", brush.say("board-rule-size"), f"{len(deck)}/{numbers.deck}",
         None if len(deck) < numbers.deck else len(deck) == numbers.deck),
        ("DRE-125", brush.say("board-rule-specific"), f"{specific} ({least}–{most})",
         None if specific < least else specific <= most),
        ("DRE-126", brush.say("board-rule-legendary"), f"{legendary}/{numbers.legendary}",
         legendary <= numbers.legendary),
        ("DRE-127", brush.say("board-rule-element"), str(wrong) if wrong else "", not wrong),
    ]  # fmt: skip
    if mystling.subtype is not None:
        name = brush.say("board-rule-subtype", element=brush.name("element", mystling.subtype))
        limit = mystling.subtype_cards
        found.append(("DRE-129", name, f"{foreign}/{limit}", foreign <= limit))
    found.append(("DRE-121", brush.say("board-rule-copies"), str(many) if many else "", not many))
    return found


def _is_foreign(card: Card, mystling: Mystling) -> bool:
    """A card of neither Element, or of another Mystling."""
    if card.pile is Pile.MYSTLING:
        return card.mystling != mystling.id
    return card.pile is Pile.ELEMENTAL and card.element not in (mystling.element, mystling.subtype)


def _rules(
    brush: Brush, state: DragonState, mystling: Mystling, deck: Sequence[str], x: float, w: float, top: float
) -> str:
    scene = brush.scene
    rows = counted(brush, state, mystling, deck)
    parts = [leaf(x, top, w, 26 * len(rows) + 16, brush.theme)]
    size = 17.0 if brush.narrow else 15.5
    for n, (rule, words, number, kept) in enumerate(rows):
        y = top + 21 + 26 * n
        drawn, _ = lines(x + 38, y + 5.5, words, w - 130, scene.chrome.ink, size, 1, 11)
        parts.append(
            group(
                title(f"{words} {number} · {rule}"),
                tick(x + 21, y, 20, kept, scene),
                drawn,
                text(x + w - 14, y + 5.5, number, size, scene.chrome.ink, "end", font_weight="bold"),
                id=f"deck-rule-{rule}",
            )
        )
    return "".join(parts)


def _draft(
    brush: Brush, seat: int, deck: Sequence[str], suggested: Sequence[str], x: float, w: float, top: float, low: float
) -> str:
    """The cards of the deck, then in faint ink what would be suggested to finish it."""
    scene = brush.scene
    id_ = f"draft-{seat + 1}"
    brush.glow_box(id_, x, top, w, low - top, 8)
    parts = [leaf(x, top, w, round(low - top), brush.theme)]
    held = [(card, n, True) for card, n in Counter(deck).items()]
    more = [(card, n, False) for card, n in Counter(suggested).items()]
    rows = [*held, *more]
    step = min(28.0 if brush.narrow else 27.0, (low - top - 44) / max(1, len(rows)))
    y = top + 8 + step / 2
    drawn = []
    for n, (card, count, mine) in enumerate(rows):
        if n == len(held) and more:
            drawn.append(icon("suggest", x + 20, y + 1, 20, scene.chrome.accent))
            drawn.append(lines(x + 36, y + 6, brush.say("board-suggested"), w - 50, scene.chrome.accent, 17, 1, 11)[0])
            y += 26
        drawn.append(_line(brush, seat, card, count, mine, x + 8, y, w - 16, step))
        y += step
    return group(title(brush.say("board-draft", n=len(deck))), *parts, *drawn, id=id_)


def _line(brush: Brush, seat: int, id_: str, count: int, mine: bool, x: float, y: float, w: float, step: float) -> str:
    scene = brush.scene
    card = brush.content.cards[id_]
    colour = scene.elements[card.element].base if card.element is not None else "#8a7447"
    size = min(17.0 if brush.narrow else 15.0, step * 0.66)
    words = shorten(brush.name("card", id_), w - 62, size)
    body = [
        rect(x, y - step / 2 + 1, w, step - 2, mix(scene.chrome.raised, colour, 0.22), r=5) if mine else "",
        rect(x, y - step / 2 + 1, 6, step - 2, colour, r=3),
        icon(MARKS[card.rarity], x + 18, y, size, scene.chrome.soft),
        text(x + 32, y + size * 0.36, words, size, scene.chrome.ink if mine else scene.chrome.soft),
        text(x + w - 8, y + size * 0.36, f"×{count}", size, scene.chrome.ink, "end", font_weight="bold")
        if count > 1
        else "",
    ]
    if not mine:
        return group(*body, opacity="0.75")
    spot = f"draft-{seat + 1}-{id_}"
    brush.glow_box(spot, x, y - step / 2 + 1, w, step - 2, 5, THIN)
    return group(title(brush.name("card", id_)), *body, id=spot)


def _rival(brush: Brush, seat: int, deck: Sequence[str], x: float, w: float, top: float, low: float) -> str:
    """PvP: what the other one has taken so far."""
    scene = brush.scene
    parts = [
        leaf(x, top, w, round(low - top), brush.theme, scene.seats[seat].base),
        crest(scene.seats[seat], x + 24, top + 24, 30),
        heading(x + 46, top + 31, brush.texts.seat(seat), w - 130, scene, 18),
        text(x + w - 14, top + 31, f"{len(deck)} / {brush.content.numbers.deck}", 18, scene.chrome.ink, "end",
             font_weight="bold"),
    ]  # fmt: skip
    for n, (card, count) in enumerate(Counter(deck).items()):
        column, row = divmod(n, 8)
        y = top + 54 + row * 11.2
        name = brush.name("card", card) + (f" ×{count}" if count > 1 else "")
        parts.append(text(x + 12 + column * 142, y, shorten(name, 138, 10.5), 10.5, scene.chrome.ink))
    return group(title(brush.say("board-draft", n=len(deck))), *parts, id=f"draft-{seat + 1}")


# -- the pool ------------------------------------------------------------------------------------------


def _tickets(
    brush: Brush,
    cards: Sequence[Card],
    held: Counter[str],
    offered: set[str],
    suggested: Sequence[str],
    columns: int,
    x: float,
    w: float,
    y: float,
    step: float,
) -> list[str]:
    """The cards of a section in rows; what cannot be added now lies in the shade."""
    wide = w / columns
    drawn = []
    for n, card in enumerate(cards):
        left, top = x + n % columns * wide, y + n // columns * step
        id_ = f"pick-{card.id}"
        brush.glow_box(id_, left, top, wide - 6, step - 5, 7, THIN)
        parts = [at(left, top, ticket(brush, card, wide - 6, step - 5))]
        if held[card.id]:
            parts.append(tick(left + wide - 17, top + step - 17, 19, True, brush.scene))
            if held[card.id] > 1:
                parts.append(badge(left + wide - 38, top + step - 17, held[card.id]))
        elif card.id in suggested and card.id in offered:
            parts.append(icon("suggest", left + wide - 16, top + step - 17, 15, "#8a4b0c"))
        faint = {} if card.id in offered or held[card.id] else {"opacity": "0.32"}
        about = brush.told(card.id)
        drawn.append(group(title(" · ".join([about.name, *about.rules])), *parts, id=id_, **faint))
    return drawn


def _strip(brush: Brush, sign: str, name: str, x: float, y: float, h: float) -> str:
    """The tab of a section, with its name along it where there is room."""
    scene = brush.scene
    label = shorten(name, h - 44, 13)
    return (
        rect(x, y, 28, h, scene.chrome.raised, r=6, stroke=scene.chrome.line, stroke_width=1.5)
        + icon(sign, x + 14, y + 18, 19, scene.chrome.soft)
        + text(0, 0, label, 13, scene.chrome.soft, transform=f"translate({x + 10:.1f} {y + 34:.1f}) rotate(90)")
    )


def _sections(brush: Brush, state: DragonState, mystling: Mystling) -> list[tuple[str, str, list[Card]]]:
    """Own cards, the Element, the subtype, then the neutral piles that this table has unlocked."""
    everything = brush.content.cards.values()
    piles = pool_piles(state)
    own = brush.name("mystling", mystling.id)
    found = [("specific", own, [card for card in everything if card.mystling == mystling.id])]
    for element in (mystling.element, mystling.subtype):
        if element is not None and Pile.ELEMENTAL in piles:
            of = [card for card in everything if card.pile is Pile.ELEMENTAL and card.element is element]
            found.append((str(element), brush.name("element", element), of))
    for pile, sign in ((Pile.STARTING, "one"), (Pile.ADVANCEMENT_A, "boost"), (Pile.ADVANCEMENT_B, "crowd")):
        if pile in piles:
            found.append((sign, brush.name("pile", pile), [card for card in everything if card.pile is pile]))
    return [(sign, name, cards) for sign, name, cards in found if cards]
