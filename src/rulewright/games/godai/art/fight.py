"""A combat beside the map: every opponent with its Vitals and its Action Key, and what each hero has declared."""

from __future__ import annotations

from rulewright.svg.elements import DISPLAY, at, circle, rect, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit, width
from rulewright.svg.palette import mix

from ..content.components import Action
from ..model.combat import Combat, Fighter, Opponent
from ..model.steps.combat import DeclareActions
from ..model.vocabulary import CONDITIONS, Element
from ..table.opponent_texts import actions_of, target
from .brush import Brush
from .column import Drawn
from .icons import stat_icon
from .landmarks import RED, seal
from .sheets import HEAD, PAD, bar, chips, crest, line, sheet

HEAD_ASIDE, SEAL = 92.0, 26.0
"""What the Level of an opponent, and each seal of its Elements, takes from the room for its name."""
LETTERS = ("attack", "defend", "first-mastery", "second-mastery")


def panel(brush: Brush, x: float, y: float, w: float) -> Drawn:
    """The whole combat: opponents, then allies and heroes."""
    fight = brush.state.combat
    parts: list[str] = []
    if fight is None:
        return parts, 0.0
    top = y
    for n, one in enumerate(fight.opponents):
        if n in fight.lost:
            continue
        drawn, h = opponent(brush, n, one, x, top, w)
        parts += drawn
        top += h + 10
    drawn, h = declared(brush, fight, x, top, w)
    return [*parts, *drawn], top + h - y


# -- opponents -----------------------------------------------------------------------------------------


def opponent(brush: Brush, n: int, one: Opponent, x: float, y: float, w: float) -> Drawn:
    """An opponent: name and Level, bars, the six faces of its die with the actions, Conditions."""
    record = brush.record("encounters", one.card) or brush.record("bosses", one.card)
    scene, size = brush.scene, brush.size
    bars = [(vital, now, most) for vital, now, most in vitals(one, record) if most]
    tall = size * 1.25
    inner = ""
    top = y + HEAD + 2
    each = (w - 2 * PAD - 12) / 2
    for k, (vital, now, most) in enumerate(bars):
        inner += bar(brush, vital, now, most, x + PAD + (k % 2) * (each + 12), top + (k // 2) * (tall + 7), each, tall)
    top += -(-len(bars) // 2) * (tall + 7) + 4
    for face, action in actions_of(record) if record is not None else []:
        now = one.action == action.id or (not one.action and one.rolled and str(one.rolled) in face)
        row, high = _action(brush, face, action, bool(now), x, top, w)
        inner += row
        top += high + 4
    worn = [
        f"{brush.name('condition', c)}{f' ×{k}' if k > 1 else ''}"
        for c, k in zip(CONDITIONS, one.conditions, strict=False)
        if k
    ]
    if worn:
        plates, high = chips(brush, worn, x + PAD, top + 4, w - 2 * PAD, "#5b2a6e", "#fff4ff", size - 3)
        inner += plates
        top += high + 4
    h = top - y + 8
    id = f"opponent-{n + 1}"
    brush.box(id, (x, y, w, h), 10)
    name = brush.name("card", one.card)
    elements = [Element(one.element)] if one.element else list(record.elements) if record is not None else []
    level = brush.say("panel-level", n=record.level) if record is not None else ""
    head = sheet(brush, x, y, w, h, name, HEAD_ASIDE + SEAL * len(elements[:3]))
    head += line(brush, x + w - PAD - 8, y + 24, level, w * 0.24, size - 2, ink=scene.soft, anchor="end")
    head += "".join(
        [at(x + w - PAD - 96 - SEAL * k, y + 19, seal(element, 11)) for k, element in enumerate(elements[:3])]
    )
    told = (
        brush.texts.say.row([f"{brush.texts.say.name('vital', vital)} {now}" for vital, now, _ in bars]) if bars else ""
    )
    return [brush.part(id, brush.say("part-opponent", card=name, vitals=told), head, inner)], h


def _action(brush: Brush, face: str, action: Action, now: bool, x: float, top: float, w: float) -> tuple[str, float]:
    """A row of an opponent's Action Key: the faces of the die, what the action is called and does, its cost."""
    scene, size = brush.scene, brush.size
    high = size * 1.7
    words, whom = brush.texts.deeds(action.deeds), brush.texts.begun(target(brush.texts, action))
    called = brush.name("action", action.id)
    cost = 44.0 if action.cost else 8.0
    room = w - 2 * PAD - size * 3.2 - cost
    if width(called, size - 1, True) + width(whom, size - 3) + 10 > room:
        # Too long for one line: whom it meets stands before what it does.
        words, whom = f"{whom} · {words}", ""
    lines, letter = fit(words, w - 2 * PAD - size * 3.2, size - 3, 3, size * 0.66)
    whole = high + len(lines) * letter * 1.25 + 3
    drawn = ""
    if now:
        paper = mix(scene.danger, scene.panel, 0.72)
        drawn += rect(
            x + PAD - 4, top - 1, w - 2 * PAD + 8, whole, paper, r=6, stroke=scene.danger, stroke_width=1.6
        )  # fmt: skip
    drawn += die(brush, face, x + PAD + 4, top + high / 2 - 1, size)
    left, base = x + PAD + size * 3.2, top + high * 0.66
    drawn += line(brush, left, base, called, room, size - 1, True)
    drawn += line(brush, x + w - PAD - cost, base, whom, room, size - 3, ink=scene.soft, anchor="end")
    if action.cost:
        drawn += icon(stat_icon("energy"), x + w - PAD - 26, top + high / 2 - 1, size, "#d39b16")
        drawn += text(x + w - PAD - 2, base, str(action.cost), size, scene.ink, "end", font_weight="700")
    for k, one_line in enumerate(lines):
        drawn += text(left, top + high + k * letter * 1.25 + letter * 0.6, one_line, letter, scene.soft)
    return drawn, whole


def vitals(one: Opponent, record: object) -> list[tuple[str, int, int]]:
    """The Vitals that an opponent has: now, and at its start."""
    healths = one.most[1:] or one.health
    found = [("health", now, most) for now, most in zip(one.health, healths, strict=False)]
    found.append(("energy", one.energy, one.most[0] if one.most else one.energy))
    for vital in ("influence", "outlast"):
        now = getattr(one, vital)
        most = max(getattr(record, vital, 0), now)
        found.append((vital, now, most))
    return found


def die(brush: Brush, face: str, x: float, y: float, size: float) -> str:
    """The faces of the Hex die that choose an action."""
    w = size * 2.5
    return rect(x - 4, y - size * 0.7, w, size * 1.4, "#2b1a3a", r=5, stroke=brush.scene.line, stroke_width=1) + text(
        x - 4 + w / 2, y + size * 0.34, face, size * 0.92, "#f6e8c8", "middle", font_family=DISPLAY, font_weight="700"
    )


# -- heroes --------------------------------------------------------------------------------------------


def declared(brush: Brush, fight: Combat, x: float, y: float, w: float) -> Drawn:
    """Every hero in the combat with what it does this round, and the allies beside them."""
    scene, size = brush.scene, brush.size
    high = size * 2.2
    h = HEAD + high * (len(fight.fighters) + len(fight.allies)) + 8
    parts = [sheet(brush, x, y, w, h, brush.say("panel-combat", round=max(fight.round, 1)))]
    top = y + HEAD
    for one in fight.fighters:
        hero = brush.state.heroes[one.seat]
        row = crest(brush, one.seat, x + PAD + 12, top + high / 2 - 2, size * 1.4)
        row += line(brush, x + PAD + 34, top + high * 0.6, brush.texts.seat(one.seat), w * 0.18, size - 1, True)
        row += small_vital(brush, "health", hero.health, x + w * 0.335, top + high / 2)
        row += small_vital(brush, "energy", hero.energy, x + w * 0.485, top + high / 2)
        row += action(brush, one, x + w * 0.6, top, w * 0.4 - PAD, high)
        brush.box(f"fighter-{one.seat + 1}", (x + 5, top - 2, w - 10, high - 2))
        parts.append(brush.part(f"fighter-{one.seat + 1}", f"{brush.texts.seat(one.seat)}: {deed(brush, one)}", row))
        top += high
    for n, ally in enumerate(fight.allies, 1):
        name = brush.name("card", ally.card)
        row = circle(x + PAD + 12, top + high / 2 - 2, size * 0.7, scene.good) + line(
            brush, x + PAD + 34, top + high * 0.6, name, w * 0.36, size - 1
        )
        row += small_vital(brush, "health", ally.health, x + w * 0.48, top + high / 2)
        brush.box(f"ally-{n}", (x + 5, top - 2, w - 10, high - 2))
        parts.append(brush.part(f"ally-{n}", brush.say("part-ally", card=name, n=ally.health), row))
        top += high
    return parts, h


def small_vital(brush: Brush, vital: str, n: int, x: float, y: float) -> str:
    size = brush.size
    colour = {"health": RED, "energy": "#d39b16"}[vital]
    return icon(stat_icon(vital), x, y - 2, size * 1.1, colour) + text(
        x + size * 0.8, y + size * 0.28, str(n), size, brush.scene.ink, font_weight="700"
    )


def deed(brush: Brush, one: Fighter) -> str:
    """What a hero has declared, in a word or two."""
    if one.fled:
        return brush.say("panel-fled")
    if not one.action:
        return brush.say("panel-undecided")
    name = brush.name("stat", one.action) if one.action in LETTERS else brush.say(f"declared-{one.action}")
    name += f" ×\u00a0{one.times}" if one.times > 1 else ""
    return (
        f"{name} · {brush.texts.say.name('vital', one.vital)}"
        if one.vital in ("health", "energy", "influence", "outlast")
        else name
    )


def action(brush: Brush, one: Fighter, x: float, y: float, w: float, h: float) -> str:
    scene, size = brush.scene, brush.size
    # What may still be changed stands there in fainter letters.
    open_ = bool(brush.state.agenda) and isinstance(brush.state.agenda[-1], DeclareActions)
    sure = bool(one.action) and not one.fled and (not open_ or one.seat in brush.state.confirmed)
    plate = rect(x, y + 2, w, h - 8, mix(scene.accent, scene.panel, 0.75) if sure else scene.sunken, r=6)
    mark = icon(one.action, x + size, y + h / 2 - 2, size * 1.1, scene.accent) if one.action in LETTERS else ""
    left = size * 1.9 if mark else 10.0
    return (
        plate
        + mark
        + line(
            brush,
            x + left,
            y + h * 0.58,
            deed(brush, one),
            w - left - 8,
            size - 2,
            sure,
            scene.ink if sure else scene.soft,
        )
    )
