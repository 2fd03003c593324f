"""The party of a seat: small beside a Combat, large while nobody of it fights."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit

from ..model.state import DragonState, Member, fight
from ..rules.party import health_of
from .auras import aura
from .brush import Brush
from .pieces import crest, figure

CAMP = 3
"""How many of those in camp are shown between Scenarios; an album shows all."""
_MEMBER = 84.0
"""The height of a resting Mystling's row."""


def left_of(state: DragonState, member: Member) -> tuple[int, int]:
    """Health that is left, and all of it."""
    whole = health_of(state, member)
    return max(0, whole - member.damage), whole


def party(brush: Brush, state: DragonState, seat: int, right: float, y: float) -> str:
    """Small portraits from the right: who fights is framed, who has won is ticked, the bar is Health."""
    own, chrome = fight(state).sheets[seat], brush.scene.chrome
    members = state.players[seat].party
    if len(members) < 2:
        return ""
    parts = []
    for n, member in enumerate(members):
        x = right - 15 - (len(members) - 1 - n) * 32
        fights = n == own.active
        left, whole = (own.health - own.damage, own.health) if fights else left_of(state, member)
        message = "mat-member-out" if member.retired else "mat-member-fights" if fights else "mat-member"
        values = {} if member.retired or fights else {"left": left, "of": whole}
        parts.append(
            group(
                title(brush.say(message, mystling=member.mystling, **values)),
                circle(x, y - 3, 14, chrome.sunken, stroke=chrome.accent if fights else chrome.line, stroke_width=1.6),
                figure(member.mystling, x - 13, y - 16, 26),
                rect(x - 12, y + 10, 24, 4, chrome.sunken, 2),
                rect(x - 12, y + 10, 24 * max(0, left) / whole, 4, "#3c8a45", 2) if left > 0 else "",
                icon("may", x + 9, y - 12, 13, chrome.good) if member.retired else "",
            )
        )
    return group(*parts, id=f"party-{seat + 1}")


def resting(brush: Brush, state: DragonState, seat: int, x: float, w: float) -> tuple[str, float]:
    """The mat between Combats: every member with Health, deck and Fatigue; and how high that is."""
    own, scene = state.players[seat], brush.scene
    head = crest(scene.seats[seat], x + 16, 26, 24)
    (line,), size = fit(brush.texts.seat(seat), w - 120, 18, 1, smallest=10, bold=True)
    head += text(x + 36, 32, line, size, scene.chrome.ink, font_family=DISPLAY, font_weight="700")
    if state.mode == "pvp_challenge":
        stars = "".join(
            icon("star", x + w - 16 - n * 22, 26, 18, "#c98a12" if n < own.wins else scene.chrome.line)
            for n in range(2)
        )
        head += group(title(brush.say("mat-wins", n=own.wins)), stars)
    members = own.party or (state.campaign.camp[:CAMP] if state.campaign is not None and seat == 0 else ())
    if not members:
        words = brush.say("mat-none")
        return head + text(x + 36, 58, words, 14, scene.chrome.soft, font_style="italic"), 76.0
    rows = [_member(brush, state, member, x, 44 + n * _MEMBER, w) for n, member in enumerate(members)]
    return head + group(*rows, id=f"party-{seat + 1}"), 54 + _MEMBER * len(members)


def _member(brush: Brush, state: DragonState, member: Member, x: float, y: float, w: float) -> str:
    chrome = brush.scene.chrome
    mystling = brush.content.mystlings[member.mystling]
    left, whole = left_of(state, member)
    name = brush.name("mystling", mystling.id)
    (line,), size = fit(name, w - 210, 16, 1, smallest=9, bold=True)
    wash = brush.scene.elements[mystling.element]
    bar = rect(x + 104, y + 42, 150, 12, chrome.sunken, 6, stroke=chrome.line, stroke_width=1)
    if left:
        bar += rect(x + 105.5, y + 43.5, 147 * left / whole, 9, "#3c8a45", 4.5)
    told = [brush.say("mat-member", mystling=mystling.id, left=left, of=whole)]
    right = []
    if member.cards:
        told.append(brush.say("mat-cards", n=len(member.cards) - len(member.removed)))
        right.append(("deck", str(len(member.cards) - len(member.removed))))
    if member.fatigue:
        told.append(brush.say("mat-fatigue", n=member.fatigue))
        right.append(("fatigue", str(member.fatigue)))
    if member.retired:
        told.append(brush.say("mat-member-out", mystling=mystling.id))
        right.append(("may", ""))
    if member.exalted:
        told.append(brush.say("mat-exalted"))
        right.append(("exalted", ""))
    signs = "".join(
        icon(sign, x + 112 + n * 52, y + 66, 17, chrome.soft)
        + text(x + 125 + n * 52, y + 71, words, 14, chrome.ink, font_weight="700")
        for n, (sign, words) in enumerate(right)
    )
    return group(
        title(". ".join(told)),
        at(x + 8, y, aura(mystling.element, brush.theme), scale=0.4),
        figure(mystling.id, x + 8, y, 80),
        icon(str(mystling.element), x + 112, y + 22, 18, wash.base),
        text(x + 126, y + 28, line, size, chrome.ink, font_family=DISPLAY, font_weight="700"),
        icon("health", x + 268, y + 48, 16, "#c02617"),
        text(x + 280, y + 53, f"{left}/{whole}", 13, chrome.ink, font_weight="700"),
        bar,
        signs,
    )
