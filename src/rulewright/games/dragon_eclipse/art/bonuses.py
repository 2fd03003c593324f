"""Bonus Actions on the mat before a seat, and the row at its foot: Trigger, Taunt, quest and party."""

from __future__ import annotations

from rulewright.svg.elements import circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit

from ..model.state import DragonState, fight
from ..rules.taming import quest_conditions
from ..rules.turn import bonus_actions, is_silenced
from .brush import Brush
from .cuts import Cut, Place
from .party import party
from .shorthand import gem, lead


def bonuses(brush: Brush, cut: Cut, state: DragonState, seat: int) -> tuple[str, float]:
    """Every Bonus Action as a chip, and where they end. Only who is on turn can point at them."""
    known = bonus_actions(state, seat)
    pointed = fight(state).turn == seat or state.seats == 1
    drawn = [_chip(brush, cut, state, seat, bonus, cut.bonus(n), pointed) for n, bonus in enumerate(known)]
    return "".join(drawn), cut.bonuses + -(-len(known) // cut.chips) * (cut.chip + 4) + 4


def _chip(brush: Brush, cut: Cut, state: DragonState, seat: int, bonus: str, place: Place, pointed: bool) -> str:
    """Ready, used, silenced or too expensive; on a phone there is room for a sign of what it does."""
    own, chrome = fight(state).sheets[seat], brush.scene.chrome
    x, y, w, h = place
    record = brush.content.bonuses[bonus]
    how = (
        "used" if bonus in own.used
        else "silenced" if is_silenced(state, seat, bonus)
        else "poor" if record.power > own.power
        else "ready"
    )  # fmt: skip
    ready = how == "ready"
    ink = chrome.ink if ready else chrome.soft
    mark = {"used": "may", "silenced": "silence"}.get(how, "")
    words, size = fit(brush.name("bonus", bonus), w - (62 if cut.tall else 32), 14 if cut.tall else 12, 2, cut.letters)
    top = y + h / 2 + size * 0.36 - (len(words) - 1) * size * 0.52
    parts = [
        title(f"{brush.say('mat-bonus', bonus=bonus, state=how)}. {brush.does(record.effects)}"),
        rect(x, y, w, h, chrome.raised if ready else chrome.sunken, 12, stroke=chrome.accent if ready else chrome.line,
             stroke_width=1.6 if ready else 1, **({} if ready else {"stroke_dasharray": "4 3"})),
        icon(mark, x + 14, y + h / 2, 16, ink) if mark else gem(x + 14, y + h / 2, cut.letters + 1, str(record.power)),
        *(text(x + 27, top + n * size * 1.04, line, size, ink) for n, line in enumerate(words)),
    ]  # fmt: skip
    if cut.tall:
        sign = lead(record.effects[0]).icon
        parts.append(icon("bonus" if sign in ("slot", "cost") else sign, x + w - 18, y + h / 2, 20, ink))
    if not pointed:
        return group(*parts)
    brush.glow_box(f"bonus-{bonus}", x, y, w, h, 12)
    return group(*parts, id=f"bonus-{bonus}")


def foot_row(brush: Brush, cut: Cut, state: DragonState, seat: int, y: float) -> str:
    """Trigger, Taunt, quest and party."""
    combat = fight(state)
    own, chrome = combat.sheets[seat], brush.scene.chrome
    x = cut.left + 16.0
    used = own.triggered
    parts = [
        group(
            title(brush.say("mat-trigger", used=int(used))),
            circle(x, y, 12, chrome.sunken if used else "#fff0c4", stroke=chrome.line, stroke_width=1.2),
            icon("trigger", x, y, 17, chrome.line if used else "#8a5a05"),
            path(f"M{x - 9:.1f} {y + 9:.1f}l18 -18", stroke=chrome.danger, stroke_width=2.4) if used else "",
            id=f"trigger-{seat + 1}",
        )
    ]
    x += 32
    if combat.foe is not None and len(state.players) == 2 and combat.taunt == seat:
        parts.append(
            group(title(brush.say("mat-taunt")), circle(x, y, 12, "#a82a1c"), icon("taunt", x, y, 16, "#fff6ee"))
        )
        x += 32
    wanted = quest_conditions(state, seat)
    if wanted:
        told = brush.say("mat-quest", done=own.quest, of=len(wanted))
        pips = "".join(
            circle(
                x + 20 + n * 13, y, 4.8, "#3c8a45" if n < own.quest else "none", stroke=chrome.soft, stroke_width=1.4
            )
            for n in range(len(wanted))
        )
        parts.append(group(title(told), icon("quest", x, y, 18, chrome.soft), pips, id=f"quest-{seat + 1}"))
    parts.append(party(brush, state, seat, cut.wide - cut.left, y))
    return "".join(parts)
