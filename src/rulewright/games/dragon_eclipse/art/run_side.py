"""What lies under the map of a Run: the deck's shape, Artifacts and Achievements, belongings, the sheet."""

from __future__ import annotations

from rulewright.svg.elements import circle, group, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..model.run import Run
from ..model.state import DragonState
from ..model.vocabulary import Element
from ..rules.roguelite.deck import deck_of
from ..rules.roguelite.sheet import BOXES, MOST_DARKNESS
from ..table.planning import NEUTRAL, answers, lacks, shape_of, standing
from ..table.run_texts import achievement, artifact_effects
from .brush import Brush
from .leaves import heading, leaf, lines
from .pieces import crest

ROLE_ICONS = {
    "attack": "attack", "deal": "deal", "move": "move", "heal": "heal", "power": "power", "interrupt": "interrupt",
    "search": "search",
}  # fmt: skip
AT_MOST = ("emptying-book", "blinking-stone")
"""Achievements that ask for no more than this many."""
LEAST = 16.5
"""Letters on a phone."""


def deck(brush: Brush, state: DragonState, run: Run, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A deck at a glance: how many of each Element and for what, the Power it gives, what it lacks.

    Nothing, as long as the seat has no Mystling: Artifacts are taken before.
    """
    if not state.players[seat].party:
        return ""
    scene, content = brush.scene, brush.content
    cards = deck_of(state, seat)
    shape = shape_of(content, cards)
    small = brush.least(14, LEAST)
    name = f"{brush.say('shape-title')}: {shape.cards}"
    if state.seats == 2:
        name = f"{brush.texts.seat(seat)} · {name}"
    parts = [leaf(x, y, w, h, brush.theme), heading(x + 16, y + 30, name, w - 32, scene, 20)]
    # Elements: one bar, cut by their shares.
    left, top, wide = x + 16, y + 42, w - 32
    for part, n in shape.elements.items():
        share = wide * n / max(1, shape.cards)
        wash = scene.elements[Element(part)] if part != NEUTRAL else None
        colour = wash.base if wash is not None else scene.chrome.soft
        part_told = brush.texts.name("element", part) if part != NEUTRAL else brush.say("shape-neutral")
        ink = "#ffffff" if wash is not None else scene.chrome.raised
        parts.append(
            group(
                title(f"{part_told}: {n}"),
                rect(left, top, share, 26, colour, stroke=scene.chrome.raised, stroke_width=2, r=5),
                icon(part if wash is not None else "common", left + 15, top + 13, 17, ink) if share > 56 else "",
                text(left + (28 if share > 56 else share / 2), top + 19, str(n), 17, ink,
                     "start" if share > 56 else "middle", font_weight="bold"),
            )
        )  # fmt: skip
        left += share
    top += 36
    few = set(lacks(shape))
    columns = 4 if w > 330 else 3
    step, tall = wide / columns, 40.0 if brush.narrow else 47.0
    for n, (role, count) in enumerate(shape.roles.items()):
        cx, cy = x + 16 + n % columns * step, top + n // columns * tall
        ink = scene.chrome.danger if role in few else scene.chrome.ink
        parts.append(
            group(
                title(f"{brush.say(f'role-{role}')}: {count}"),
                circle(cx + 15, cy + 15, 14, mix(scene.chrome.raised, ink, 0.16), stroke=ink,
                       stroke_width=2 if role in few else 1, stroke_dasharray="3 3" if role in few else ""),
                icon(ROLE_ICONS[role], cx + 15, cy + 15, 19, ink),
                text(cx + 34, cy + 21, str(count), 18, ink, font_weight="bold"),
                lines(cx, cy + 41, brush.say(f"role-{role}"), step - 3, scene.chrome.soft, 12, 1, 9)[0]
                if not brush.narrow
                else "",
            )
        )  # fmt: skip
    top += -(-len(shape.roles) // columns) * tall + small + 4
    told = [brush.say("shape-power", n=shape.power, spend=sum(shape.costs[1:]))]
    told.append(
        brush.say("shape-lacks", what=brush.texts.say.row([brush.say(f"role-{role}") for role in sorted(few)]))
        if few
        else brush.say("shape-whole")
    )
    if run.bosses < len(run.awaiting) and not run.ended:
        enemy = run.awaiting[run.bosses]
        told.append(brush.say("shape-answers", n=answers(content, cards, enemy), enemy=enemy))
    for words in told:
        most = max(1, int((y + h - 8 - top + small) // (small * 1.18)))
        drawn, took = lines(x + 16, top, words, wide, scene.chrome.ink, small, min(2, most), brush.least(11, LEAST))
        if top > y + h - 6:
            break
        parts.append(drawn)
        top += took + 3
    return group(*parts, id=f"shape-{seat + 1}")


def goals(brush: Brush, state: DragonState, run: Run, x: float, y: float, w: float, h: float) -> list[str]:
    """Each player's Achievement with how far it is, Artifacts in use, what is carried, trophies."""
    scene, texts, content = brush.scene, brush.texts, brush.content
    small = brush.least(14.5, LEAST)
    parts = [leaf(x, y, w, h, brush.theme)]
    foot = y + 30
    for seat, locked in enumerate(run.locked):
        if not locked:
            continue
        # Two names would not fit beside how far it is: the seat is told by its crest.
        sign = (
            group(title(texts.seat(seat)), crest(scene.seats[seat], x + 25, foot - 6, 22))
            if state.seats == 2
            else icon("quest", x + 24, foot - 6, 20, scene.glow)
        )
        parts.append(sign)
        found = standing(state, seat)
        room = w - (56 if found is None else 160)
        parts.append(heading(x + 40, foot, brush.name("artifact", locked), room, scene, 18))
        if found is not None:
            now, of = found
            parts.append(
                rect(x + w - 106, foot - 13, 90, 12, mix(scene.chrome.raised, scene.chrome.line, 0.4), r=6)
                + rect(x + w - 106, foot - 13, 90 * min(1.0, now / max(1, of)), 12, _good(brush, locked, now, of), r=6)
                + text(x + w - 61, foot - 18, brush.say("run-progress", now=now, of=of), brush.least(12.5, LEAST),
                       scene.chrome.soft, "middle")
            )  # fmt: skip
        drawn, took = lines(
            x + 18, foot + 22, achievement(texts, content.artifacts[locked]), w - 36, scene.chrome.ink, small, 3, small
        )
        parts.append(drawn)
        foot += took + 36
    for artifact in run.artifacts:
        tired = artifact in run.exhausted
        ink = scene.chrome.soft if tired else scene.chrome.ink
        parts.append(icon("legendary", x + 24, foot - 5, 20, ink))
        name = brush.say("table-run-artifact", artifact=artifact, tired=int(tired))
        parts.append(heading(x + 40, foot, name, w - 60, scene, 16))
        effect = " ".join(artifact_effects(texts, content.artifacts[artifact]))
        drawn, took = lines(
            x + 40, foot + 19, effect, w - 56, ink, small if brush.narrow else 13.5, 2, brush.least(11, LEAST)
        )
        parts.append(drawn)
        foot += took + 28
    rest: list[tuple[str, str]] = []
    bag = state.bag
    if bag is not None and (bag.items or bag.equipment):
        carried = [
            *[texts.name("item", one) for one in bag.items],
            *[texts.name("equipment", one) for one in bag.equipment],
        ]
        rest.append((brush.say("run-carried"), ", ".join(carried)))
    if run.trophies:
        told = [f"{texts.name('enemy', one.enemy)} ({one.tier})" for one in run.trophies]
        rest.append((brush.say("run-trophies"), ", ".join(told)))
    for name, words in rest:
        drawn, took = lines(
            x + 18,
            foot,
            f"{name}: {words}",
            w - 36,
            scene.chrome.ink,
            small,
            3 if brush.narrow else 4,
            brush.least(11, LEAST),
        )
        parts.append(drawn)
        foot += took + 8
    brush.size = (brush.size[0], max(brush.size[1], foot)) if brush.narrow else brush.size
    return [group(*parts, id="goals")]


def _good(brush: Brush, artifact: str, now: int, of: int) -> str:
    """The colour of progress; that of danger where fewer are asked for than there are."""
    return brush.scene.chrome.danger if artifact in AT_MOST and now > of else brush.scene.chrome.good


def in_combat(brush: Brush, state: DragonState, run: Run, x: float, y: float, w: float) -> str:
    """The Achievements beside a Combat, with how far they are."""
    scene, parts, foot = brush.scene, [], y + 26
    for seat, locked in enumerate(run.locked):
        if not locked:
            continue
        words = achievement(brush.texts, brush.content.artifacts[locked])
        found = standing(state, seat)
        told = f"{brush.name('artifact', locked)}" + (f" {found[0]}/{found[1]}" if found is not None else "")
        drawn, took = lines(x + 12, foot + 18, words, w - 24, scene.chrome.soft, 13, 6, 10.5)
        parts.append(group(title(words), heading(x + 12, foot, told, w - 24, scene, 16), drawn))
        foot += took + 38
    return group(leaf(x, y, w, round(foot - y - 14), brush.theme), *parts, id="goals") if parts else ""


def goals_height(brush: Brush, state: DragonState, run: Run, w: float) -> float:
    """How much of a phone the goals take."""
    found, brush.size = brush.size, (brush.size[0], 0.0)
    goals(brush, state, run, 0, 0, w, 0)
    high = brush.size[1]
    brush.size = found
    return max(60.0, high + 6)


def tallies(brush: Brush, state: DragonState, x: float, y: float, w: float, h: float) -> str:
    """The Save sheet in short: six bars."""
    save, scene, content = state.save, brush.scene, brush.content
    if save is None:
        return ""
    rows = (
        ("wall-mystlings", len(save.mystlings), len(content.mystlings)),
        ("wall-boxes", sum(save.boxes.values()), BOXES * len(content.mystlings)),
        ("wall-artifacts", len(save.artifacts), len(content.artifacts)),
        ("wall-perks", sum(save.perks), BOXES * len(save.perks)),
        ("wall-maps", len(save.completed), len(content.trails)),
        ("wall-darkness", save.darkness, MOST_DARKNESS),
    )
    small = brush.least(14, LEAST)
    parts = [leaf(x, y, w, h, brush.theme), heading(x + 16, y + 30, brush.say("wall-title"), w - 32, scene, 20)]
    step = (h - 52) / len(rows)
    for n, (message, have, most) in enumerate(rows):
        foot = y + 44 + step * n
        share = (w - 32) * min(1.0, have / most)
        parts += [
            text(x + 16, foot + small, brush.say(message), small, scene.chrome.ink),
            text(x + w - 16, foot + small, f"{have}/{most}", small, scene.chrome.ink, "end", font_weight="bold"),
            rect(x + 16, foot + small + 6, w - 32, 7, mix(scene.chrome.raised, scene.chrome.line, 0.4), r=3.5),
            rect(x + 16, foot + small + 6, share, 7, scene.chrome.good, r=3.5) if share else "",
        ]
    return group(*parts, id="sheet")
