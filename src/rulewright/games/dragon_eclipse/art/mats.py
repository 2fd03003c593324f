"""The mat before a seat: the Mystling's sheet, four slots, piles, Bonus Actions, quest and party.

Draws views; what the numbers are, the rules say about a state made of the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.svg.elements import DISPLAY, TEXT, at, circle, group, path, rect, tag, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.state import DragonState, Sheet, fight
from ..model.vocabulary import CONDITIONS, Stat
from ..rules.stats import base, slot_power, value
from .auras import aura
from .bonuses import bonuses, foot_row
from .brush import Brush, OpenTable
from .cuts import SHEET, Cut, Place, cut_for
from .leaves import leaf
from .party import resting
from .pieces import arrow, condition_badge, crest, figure
from .shorthand import gem
from .small import small_back, small_card
from .story_mat import belongings

if TYPE_CHECKING:
    from ..game import DragonEclipse


def mat(brush: Brush, seat: int, game: DragonEclipse) -> str:
    """What lies before one seat as a picture of its own, with the glow of what is on it."""
    before = frozenset(brush.glows)
    opening, body = brush.piece(bare_mat, brush.whole, seat, game)
    shining = [group(shape, id=f"glow-{id_}") for id_, shape in sorted(brush.glows.items()) if id_ not in before]
    return brush.pieces.join(opening, body, group(*shining, pointer_events="none"), "</svg>")


def bare_mat(brush: Brush, whole: OpenTable, seat: int, game: DragonEclipse) -> tuple[str, str]:
    """The opening tag of the picture, and what is in it."""
    brush = brush.seeing(whole)
    cut = cut_for(brush)
    state = brush.state
    if state.combat is not None and state.combat.sheets[seat].mystling:
        body, high = _combat(brush, cut, state, seat)
    else:
        body, high = resting(brush, state, seat, cut.left, cut.room)
        # What a party carries belongs to all of it: it lies before the first seat.
        if state.campaign is not None and seat == 0:
            more, high = belongings(brush, state, state.campaign, cut.left, high, cut.room)
            body += more
    waiting = seat in waited_for(state)
    edge = rect(3, 3, cut.wide - 6, high - 6, r=9, stroke=brush.scene.chrome.accent, stroke_width=3) if waiting else ""
    seal = brush.scene.seats[seat]
    opening = tag(
        "svg",
        "",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {cut.wide:g} {high:g}",
        font_family=TEXT,
        class_=f"mat {brush.theme}",
    )
    return opening.removesuffix("</svg>"), group(
        title(brush.texts.seat(seat)),
        leaf(3, 3, cut.wide - 6, high - 6, brush.theme),
        path(f"M3 14a10 10 0 0 1 7 -10v{high - 8:.1f}a10 10 0 0 1 -7 -10z", seal.base),
        edge,
        body,
        id=f"mat-{seat + 1}",
        class_="board",
    )


def waited_for(state: DragonState) -> tuple[int, ...]:
    """Whose turn it is; outside of turns, whoever the next step asks."""
    if state.outcome is not None:
        return state.outcome.winners
    step = state.agenda[-1] if state.agenda else None
    asked: int = getattr(step, "seat", getattr(step, "first", -1))
    turn = state.combat.turn if state.combat is not None and state.combat.begun else asked
    return (turn,) if 0 <= turn < state.seats else ()


def _combat(brush: Brush, cut: Cut, state: DragonState, seat: int) -> tuple[str, float]:
    """The mat of somebody who fights, and how high it is: Bonus Actions may need a second row."""
    chips, low = bonuses(brush, cut, state, seat)
    places = cut.piles(low)
    foot = max(low, places.foot)
    drawn = (
        _sheet(brush, cut, state, seat)
        + _upgrade(brush, seat, places.upgrade)
        + _slots(brush, cut, state, seat)
        + _deck(brush, seat, places.deck)
        + _discard(brush, seat, places.discard)
        + chips
        + foot_row(brush, cut, state, seat, foot + 12)
    )
    return drawn, foot + 34


# -- the sheet ---------------------------------------------------------------------------------------------


def _sheet(brush: Brush, cut: Cut, state: DragonState, seat: int) -> str:
    """Portrait, name, Health, statistics, Conditions, tokens and Power."""
    own, scene = fight(brush.state).sheets[seat], brush.scene
    mystling = brush.content.mystlings[own.mystling]
    exalted = state.players[seat].party[own.active].exalted
    x, y = cut.left + 4, SHEET
    parts = [
        at(x, y + 2, aura(mystling.element, brush.theme), scale=0.44),
        figure(mystling.id, x + 1, y, 88),
        crest(scene.seats[seat], x + 11, y + 13, 20),
    ]
    if exalted:
        parts.append(group(title(brush.say("mat-exalted")), icon("exalted", x + 78, y + 14, 20, "#b5811d")))
    left = x + 96
    room = cut.sheet - left
    names = f"{brush.name('mystling', mystling.id)} · {brush.texts.seat(seat)}"
    (line,), size = fit(names, room, 16, 1, smallest=cut.letters, bold=True)
    parts.append(text(left, y + 16, line, size, scene.chrome.ink, font_family=DISPLAY, font_weight="700"))
    parts.append(_health(brush, own, left, y + 22, room))
    parts.append(_stats(brush, state, seat, left, y + 55, room))
    parts.append(_conditions(brush, seat, left, y + 79))
    parts.append(_tokens(brush, seat, left + room, y + 79))
    return group(*parts, id=f"sheet-{seat + 1}")


def _health(brush: Brush, own: Sheet, x: float, y: float, w: float) -> str:
    """A bar that empties; the number says it exactly."""
    scene = brush.scene
    left = max(0, own.health - own.damage)
    share = left / own.health if own.health else 0
    colour = "#3c8a45" if share > 0.5 else "#b97a08" if share > 0.25 else "#c02617"
    bar = rect(x + 20, y, w - 20, 17, scene.chrome.sunken, 8, stroke=scene.chrome.line, stroke_width=1)
    if left:
        bar += rect(x + 22, y + 2, max(10.0, (w - 24) * share), 13, colour, 6)
    words = f"{left}/{own.health}"
    label = rect(x + w / 2 - 26, y - 1, 52, 19, "#fffaf0", 9, stroke=colour, stroke_width=1.4) + text(
        x + w / 2, y + 13.5, words, 13, "#2c2117", "middle", font_weight="700"
    )
    told = title(brush.say("mat-health", left=left, of=own.health))
    return group(told, icon("health", x + 8, y + 8.5, 18, "#c02617"), bar, label)


def _stats(brush: Brush, state: DragonState, seat: int, x: float, y: float, w: float) -> str:
    chrome = brush.scene.chrome
    parts = []
    for n, stat in enumerate((Stat.STRENGTH, Stat.SWIFTNESS, Stat.DEFENSE, Stat.WILLPOWER)):
        printed = base(state, seat, stat)
        now = value(state, seat, stat)
        sx = x + n * w / 4
        told = brush.say("mat-stat", stat=str(stat), n=now, base=printed, changed=now - printed)
        parts.append(
            group(
                title(told),
                icon(str(stat), sx + 8, y, 18, chrome.soft),
                text(sx + 21, y + 6, str(now), 18, chrome.ink, font_weight="700"),
                arrow(sx + 40, y, 10, now - printed) if now != printed else "",
            )
        )
    return "".join(parts)


def _conditions(brush: Brush, seat: int, x: float, y: float) -> str:
    """Condition tokens; an empty place where there are none."""
    parts = []
    held = [(one, n) for one, n in zip(CONDITIONS, fight(brush.state).sheets[seat].conditions, strict=True) if n]
    for place, (condition, n) in enumerate(held):
        id_ = f"condition-{seat + 1}-{condition}"
        cx = x + 11 + place * 30
        brush.glow_box(id_, cx - 13, y - 13, 26, 26, 13)
        badge = condition_badge(brush.scene, condition, n, cx, y, brush.least(23, 25))
        parts.append(group(title(brush.say("mat-condition", condition=str(condition), n=n)), badge, id=id_))
    return "".join(parts)


def _tokens(brush: Brush, seat: int, right: float, y: float) -> str:
    """Power as a large gem, and Elemental tokens on the sheet; both end at the right."""
    own = fight(brush.state).sheets[seat]
    mystling = brush.content.mystlings[own.mystling]
    most = brush.content.numbers.most_power
    id_ = f"power-{seat + 1}"
    power = group(
        title(brush.say("mat-power", n=own.power, most=most)), gem(right - 14, y - 1, 15, str(own.power)), id=id_
    )
    if not mystling.tokens and not own.held and not own.tokens:
        return power
    wash = brush.scene.elements[mystling.element]
    told = brush.say("mat-held", n=own.held, laid=len(own.tokens), most=mystling.tokens, element=str(mystling.element))
    x = right - 68
    shown = (
        icon("token", x, y, 24, wash.deep)
        + icon(str(mystling.element), x, y, 13, "#fffaf0")
        + text(x + 12, y + 4.5, f"×{own.held}", 12, brush.scene.chrome.ink, font_weight="700")
    )
    return group(title(told), shown, id=f"held-{seat + 1}") + power


def _upgrade(brush: Brush, seat: int, place: Place) -> str:
    """The attached Upgrade, or the place for it."""
    card = fight(brush.state).sheets[seat].upgrade
    id_ = f"upgrade-{seat + 1}"
    x, y, w, h = place
    brush.glow_box(id_, x, y, w, h)
    if card:
        return brush.piece(small_card, card, x, y, w, h, id_)
    return _empty(brush, x, y, w, h, "upgrade", brush.say("mat-no-upgrade"), id_)


def _empty(brush: Brush, x: float, y: float, w: float, h: float, sign: str, told: str, id_: str) -> str:
    chrome = brush.scene.chrome
    return group(
        title(told),
        rect(x, y, w, h, chrome.sunken, 7, stroke=chrome.line, stroke_width=1, stroke_dasharray="4 3"),
        icon(sign, x + w / 2, y + h / 2, min(w, h) * 0.4, mix(chrome.line, chrome.sunken, 0.35)),
        id=id_,
    )


# -- slots and piles ------------------------------------------------------------------------------------------


def _slots(brush: Brush, cut: Cut, state: DragonState, seat: int) -> str:
    """Four slots with the Power above them; the card being resolved is lifted."""
    own, chrome = fight(brush.state).sheets[seat], brush.scene.chrome
    parts = []
    for n, card in enumerate(own.slots):
        slot = n + 1
        x, y, w, h = cut.slot(n)
        id_ = f"slot-{seat + 1}-{slot}"
        power = slot_power(state, seat, slot)
        told = brush.say("mat-slot", slot=slot, power=power)
        tab = path(f"M{x + 8:.1f} {y:.1f}v-15a5 5 0 0 1 5 -5h{w - 26:.1f}a5 5 0 0 1 5 5v15z", chrome.sunken)
        tab += text(x + 20, y - 5, str(slot), 14, chrome.ink, "middle", font_family=DISPLAY, font_weight="700")
        tab += gem(x + w - 25, y - 10, cut.letters + 0.5, f"+{power}")
        parts.append(group(title(told), tab))
        if slot in own.resolving:
            y -= 6
            parts.append(rect(x - 2, y - 2, w + 4, h + 4, r=9, stroke=chrome.accent, stroke_width=3))
        brush.glow_box(id_, x, y, w, h, 7)
        if card:
            parts.append(brush.piece(small_card, card, x, y, w, h, id_))
        else:
            empty = brush.say("mat-slot-empty", slot=slot, power=power)
            parts.append(_empty(brush, x, y, w, h, "deck", empty, id_))
    return "".join(parts)


def _deck(brush: Brush, seat: int, place: Place) -> str:
    """The deck by its number."""
    own = fight(brush.state).sheets[seat]
    x, y, w, h = place
    number = len(own.deck) + len(own.top) + len(own.bottom)
    id_, told = f"deck-{seat + 1}", brush.say("mat-deck", n=number)
    brush.glow_box(id_, x, y, w, h)
    if not number:
        return _empty(brush, x, y, w, h, "deck", told, id_)
    thick = min(number // 4, 3)
    backs = "".join(at(x + n * 1.2, y - n * 1.2, small_back(w - 4, h - 2)) for n in range(thick + 1))
    return group(title(told), backs, _count(x + w / 2, y + h - 14, number), id=id_)


def _discard(brush: Brush, seat: int, place: Place) -> str:
    """The discard pile by its top card and its number."""
    pile = fight(brush.state).sheets[seat].discard
    x, y, w, h = place
    id_, told = f"discard-{seat + 1}", brush.say("mat-discard", n=len(pile))
    brush.glow_box(id_, x, y, w, h)
    if not pile:
        return _empty(brush, x, y, w, h, "discard", told, id_)
    top = brush.piece(small_card, pile[-1], x, y, w, h)
    return group(title(told), top, _count(x + w - 9, y + h - 8, len(pile)), id=id_)


def _count(x: float, y: float, number: int) -> str:
    return circle(x, y, 10.5, "#2c2117", stroke="#f0cf86", stroke_width=1.2) + text(
        x, y + 4.5, str(number), 12, "#fff6e0", "middle", font_weight="700"
    )
