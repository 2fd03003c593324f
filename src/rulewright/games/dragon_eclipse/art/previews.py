"""Previews: what the visible Enemy attack threatens, and where the open question leads. The rules themselves say it."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from rulewright.core.record import bind
from rulewright.svg.elements import circle, ellipse, group, num, outline, path, rect, tag, text
from rulewright.svg.icons import icon

from ..effects import Attack, Deal, Heal, Inflict, Retreat, Rush
from ..model import events, steps
from ..model.choices import ENEMY, AimAt
from ..model.geometry import Ground
from ..model.state import DragonState, fight
from ..model.vocabulary import Aim
from ..rules.book import content, enemy_card, foe_of, ground, main_opponent, space_of
from ..rules.movement import closed, enemy_goals, line_steps, steps_to
from ..rules.stats import moves
from ..rules.targets import in_line
from ..table.forecast import forecast
from .arena import Plan
from .brush import Brush
from .colours import Scene

PAPER = "#fffaf0"
TAG = 21.5
"""The smallest tag with a number on a phone."""
_KEPT = 64
_known: dict[bytes, dict[int, dict[int, int]]] = {}
_encode = msgspec.json.Encoder().encode


# -- what is threatened --------------------------------------------------------------------------------


def threats(state: DragonState) -> dict[int, dict[int, int]]:
    """For each seat: the damage that the visible attack would do to its Mystling, by the space that it stands on.

    With two players nobody knows yet whom the Enemy will aim at (DRE-852), so each seat is told its own danger.
    """
    combat = state.combat
    if combat is None or not combat.begun or combat.turn == ENEMY:
        return {}
    foe = combat.foe
    if foe is None or not foe.top or foe.space < 0:
        return {}
    key = _key(state)
    found = _known.get(key)
    if found is None:
        found = {seat: _danger(state, seat) for seat in range(len(state.players))}
        if len(_known) >= _KEPT:
            _known.clear()
        _known[key] = found
    return found


def _key(state: DragonState) -> bytes:
    """The position without what an attack cannot depend on; the same for every viewer."""
    twin = state.copy()
    twin.game = twin.asked = None
    twin.agenda = []
    twin.events = twin.rolls = ()
    for sheet in fight(twin).sheets:
        sheet.deck = sheet.top = sheet.bottom = sheet.looking = ()
    for player in twin.players:
        player.party = ()
    known: str = state.game.content_hash
    return known.encode() + _encode(twin)


def _danger(state: DragonState, seat: int) -> dict[int, int]:
    aim = content(state).attacks[foe_of(state).top].aim
    shut = closed(state, seat)
    found = {}
    for space in range(ground(state).spaces):
        if space in shut:
            continue
        twin = state.copy()
        bind(twin, state.game)
        imagined = fight(twin)
        imagined.sheets[seat].space = space
        imagined.taunt = seat if aim is Aim.TAUNT else len(state.players) - 1 - seat
        hurt = sum(
            [
                event.n
                for event in forecast(twin)
                if isinstance(event, events.DamageDealt) and event.body == seat and event.by >= ENEMY
            ]
        )
        if hurt:
            found[space] = hurt
    return found


def headed_for(state: DragonState) -> list[int]:
    """Where the visible attack takes the Enemy: its equally good spaces, as things stand.

    Nothing if it does not move, if something that changes its way comes first, or if nobody knows its target yet.
    """
    combat = state.combat
    if combat is None or not combat.begun or combat.turn == ENEMY or len(state.players) > 1:
        return []
    foe = combat.foe
    if foe is None or not foe.top:
        return []
    twin = state.copy()
    bind(twin, state.game)
    foe_of(twin).boost = (0, 0, 0, 0)
    for effect in enemy_card(state).attacks[content(state).attacks[foe.top].symbol]:
        if isinstance(effect, Rush | Retreat):
            left = moves(twin, ENEMY, effect.plus)
            line = isinstance(effect, Rush) and effect.line
            moving = steps.EnemyMoves(ENEMY, left, "DRE-439", isinstance(effect, Retreat), line)
            return list(enemy_goals(twin, moving))
        if not isinstance(effect, Attack | Deal | Inflict | Heal):
            break
    return []


# -- where the question leads --------------------------------------------------------------------------


@dataclass
class Preview:
    """What the open question is about."""

    seat: int = -1
    body: int = -1
    """Who moves, places or aims."""
    spaces: dict[int, int] = field(default_factory=dict)
    """Spaces that may be chosen, with the number of steps; 0 where steps do not matter."""
    targets: dict[int, int] = field(default_factory=dict)
    """Bodies that may be aimed at, with the damage that they would get."""
    gauge: int = -1
    """The opponent whose range and line are shown."""


_SPATIAL = (
    steps.BlinkTo,
    steps.EnemyMoves,
    steps.EnemyWalks,
    steps.PlaceTokens,
    steps.DiscardTokens,
    steps.PlaceSummon,
)


def preview(state: DragonState) -> Preview:
    """What is asked now, as far as it has a place in the Arena."""
    step = state.agenda[-1] if state.agenda else None
    if not state.fighting or step is None:
        return Preview()
    if isinstance(step, steps.MoveMystling):
        reached = (
            line_steps(state, step.seat, step.left, step.direction)
            if step.line
            else steps_to(state, step.seat, step.left)
        )
        return Preview(step.seat, step.seat, {space: far for space, far in reached.items() if far})
    if isinstance(step, _SPATIAL):
        body = getattr(step, "body", ENEMY)
        decisions = state.decisions
        offered = decisions[0].choices if decisions else ()
        spaces = {choice.space: 0 for choice in offered if hasattr(choice, "space")}
        return Preview(decisions[0].seat if decisions else -1, body, spaces)
    if isinstance(step, steps.Strike):
        decisions = state.decisions
        offered = decisions[0].choices if decisions else ()
        targets = {choice.target: _hurt(state, choice) for choice in offered if isinstance(choice, AimAt)}
        return Preview(decisions[0].seat if decisions else -1, step.body, {}, targets)
    if isinstance(step, steps.Act | steps.ActAfter):
        return Preview(step.seat, step.seat, gauge=main_opponent(state, step.seat))
    return Preview()


def _hurt(state: DragonState, choice: AimAt) -> int:
    """What the target would get, by the rules."""
    twin = state.copy()
    bind(twin, state.game)
    # The twin is not allowed to end a Combat: whatever comes after it needs cards that nobody sees.
    fight(twin).begun = False
    step = twin.agenda[-1]
    twin.agenda = []
    twin.events, twin.rolls = [], []
    state.game.book.resolving[type(step)](twin, step, choice)
    return sum([event.n for event in twin.events if isinstance(event, events.DamageDealt)])


# -- drawn ---------------------------------------------------------------------------------------------


def definitions(scene: Scene) -> str:
    """The hatching of threatened spaces."""
    line = path("M-2 12 12-2M4 18 18 4", stroke=scene.threat, stroke_width=3)
    return tag("pattern", line, id="threat-hatch", width=14, height=14, patternUnits="userSpaceOnUse")


def worst(found: dict[int, dict[int, int]]) -> dict[int, int]:
    """The most damage that any seat would get on a space."""
    most: dict[int, int] = {}
    for danger in found.values():
        for space, hurt in danger.items():
            most[space] = max(hurt, most.get(space, 0))
    return most


def paint_threats(brush: Brush, found: dict[int, dict[int, int]], plan: Plan) -> str:
    """Threatened spaces are hatched."""
    scene = brush.scene
    parts = []
    for space in sorted(worst(found)):
        shape = outline(plan.hexagon(space, 0.9))
        parts.append(path(shape, "url(#threat-hatch)", opacity="0.5"))
        parts.append(path(shape, stroke=scene.threat, stroke_width=2.4, stroke_dasharray="10 6", opacity="0.8"))
    return group(*parts, id="threats")


def paint_way(brush: Brush, state: DragonState, goals: list[int], plan: Plan) -> str:
    """Claw marks where the Enemy is headed, and a dashed way there."""
    if not goals:
        return ""
    x1, y1 = plan.middles[space_of(state, ENEMY)]
    colour = brush.scene.threat
    parts = []
    for goal in goals:
        x, y = plan.middles[goal]
        d = f"M{num(x1)} {num(y1)}Q{num((x1 + x) / 2)} {num(min(y1, y) - plan.radius * 0.25)} {num(x)} {num(y)}"
        parts.append(path(d, stroke=PAPER, stroke_width=8, opacity="0.5", stroke_linecap="round"))
        parts.append(path(d, stroke=colour, stroke_width=4, stroke_dasharray="2 10", stroke_linecap="round"))
        parts.append(circle(x, y, plan.radius * 0.26, PAPER, stroke=colour, stroke_width=3, opacity="0.92"))
        parts.append(icon("claw", x, y, plan.radius * 0.36, brush.scene.foe.base))
    return group(*parts, id="enemy-way")


def tags(brush: Brush, found: dict[int, dict[int, int]], seen: Preview, plan: Plan) -> list[tuple[float, str]]:
    """The numbers on the spaces, with the y of their rows: damage in a drop, steps in a disc."""
    r = plan.radius
    drawn = []
    stood_on = {sheet.space for sheet in fight(brush.state).sheets}
    for space, hurt in worst(found).items():
        if space in stood_on:
            continue
        x, y = plan.middles[space]
        drawn.append((y, wound_tag(x + r * 0.5, y - r * 0.4, brush.least(r * 0.36, TAG), hurt)))
    for space, far in seen.spaces.items():
        x, y = plan.middles[space]
        drawn.append((y, _step_tag(x - r * 0.5, y - r * 0.36, brush.least(r * 0.4, TAG), far)))
    return [(y, group(tag_, pointer_events="none")) for y, tag_ in drawn]


def paint_dangers(brush: Brush, found: dict[int, dict[int, int]], plan: Plan) -> str:
    """What every seat's Mystling would get where it stands now."""
    r = plan.radius
    parts = []
    for seat, danger in found.items():
        space = fight(brush.state).sheets[seat].space
        if space in danger:
            x, y = plan.middles[space]
            parts.append(wound_tag(x - r * 0.66, y - r * 0.2, brush.least(r * 0.46, TAG), danger[space]))
    return group(*parts, id="dangers")


def _step_tag(x: float, y: float, size: float, far: int) -> str:
    """How many steps it is to a space; a ring where steps do not matter."""
    disc = circle(x, y, size * 0.5, "#12685c", stroke=PAPER, stroke_width=2.4)
    if not far:
        return disc + icon("mark", x, y, size * 0.62, "#ffffff")
    return disc + text(x, y + size * 0.27, str(far), size * 0.76, "#ffffff", "middle", font_weight="bold")


def wound_tag(x: float, y: float, size: float, n: int) -> str:
    """This much damage: a drop with the number."""
    dark = "#a82a1c"
    k = size / 24
    drop = "M0-15C6-7 11-2 11 5A11 11 0 0 1-11 5C-11-2-6-7 0-15z"
    return path(
        drop,
        dark,
        stroke=PAPER,
        stroke_width=2.5,
        transform=f"translate({num(x)} {num(y)}) scale({k * 1.15:.3f})",
    ) + text(x, y + size * 0.4, str(n), size * (0.74 if n < 10 else 0.6), "#ffffff", "middle", font_weight="bold")


def paint_preview(brush: Brush, seen: Preview, state: DragonState, ground: Ground, plan: Plan) -> str:
    """The spaces within reach, or a measuring line to the opponent."""
    scene = brush.scene
    parts = []
    for space in sorted(seen.spaces):
        shape = outline(plan.hexagon(space, 0.8))
        parts.append(path(shape, scene.reach, opacity="0.28"))
        parts.append(path(shape, stroke=scene.reach, stroke_width=3, opacity="0.9"))
    if seen.gauge >= 0:
        parts.append(_gauge(brush, seen, state, ground, plan))
    return group(*parts, id="preview")


def _gauge(brush: Brush, seen: Preview, state: DragonState, ground: Ground, plan: Plan) -> str:
    """A line to the opponent: whole where they are in line, dashed where not."""
    ends = _measured(seen, state, ground)
    if ends is None:
        return ""
    (x1, y1), (x2, y2) = plan.middles[ends[0]], plan.middles[ends[1]]
    dash = {} if seen.gauge in in_line(state, seen.body) else {"stroke_dasharray": "3 11"}
    d = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return path(d, stroke=PAPER, stroke_width=9, opacity="0.55", stroke_linecap="round", **dash) + path(
        d, stroke=brush.scene.reach, stroke_width=5, stroke_linecap="round", **dash
    )


def _measured(seen: Preview, state: DragonState, ground: Ground) -> tuple[int, int] | None:
    """The spaces whose range is worth telling: neighbours need no measure."""
    if seen.gauge < 0:
        return None
    one, other = space_of(state, seen.body), space_of(state, seen.gauge)
    return None if one < 0 or other < 0 or ground.range[one][other] < 2 else (one, other)


def paint_range(brush: Brush, seen: Preview, state: DragonState, ground: Ground, plan: Plan) -> str:
    """The range between two bodies on a plate, nearer to the one that asks; a target if it is in line."""
    ends = _measured(seen, state, ground)
    if ends is None:
        return ""
    (x1, y1), (x2, y2) = plan.middles[ends[0]], plan.middles[ends[1]]
    x, y = x1 + (x2 - x1) * 0.44, y1 + (y2 - y1) * 0.44
    size = brush.least(plan.radius * 0.36, 16.5)
    sign = "target" if seen.gauge in in_line(state, seen.body) else "compass"
    return group(
        rect(x - size, y - size * 0.6, size * 2, size * 1.2, PAPER, r=size * 0.6, stroke="#12685c", stroke_width=2.5),
        icon(sign, x - size * 0.45, y, size * 0.8, "#12685c"),
        text(x + size * 0.42, y + size * 0.34, str(ground.range[ends[0]][ends[1]]), size * 0.98, "#2b2118", "middle",
             font_weight="bold"),
        id="range",
    )  # fmt: skip


def paint_rings(brush: Brush, seen: Preview, state: DragonState, plan: Plan) -> str:
    """A ring under everybody who may be aimed at."""
    r = plan.radius
    parts = []
    for body in sorted(seen.targets):
        x, y = plan.middles[space_of(state, body)]
        colour = brush.scene.threat
        parts.append(ellipse(x, y + r * 0.04, r * 0.84, r * 0.7, colour, opacity="0.25"))
        parts.append(
            ellipse(x, y + r * 0.04, r * 0.84, r * 0.7, stroke=colour, stroke_width=6, stroke_dasharray="22 10")
        )
    return group(*parts, id="rings")


def paint_targets(brush: Brush, seen: Preview, state: DragonState, plan: Plan) -> str:
    """The damage over the head of everybody who may be aimed at."""
    parts = []
    for body, hurt in sorted(seen.targets.items()):
        x, y = plan.middles[space_of(state, body)]
        parts.append(wound_tag(x, y - plan.radius * 1.2, brush.least(plan.radius * 0.5, TAG), hurt))
    return group(*parts, id="targets")
