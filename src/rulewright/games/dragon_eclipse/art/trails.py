"""The page of a Run: the map with its arrows, what lies beside it, the cards to choose from, the Save sheet."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision
from rulewright.svg.elements import DISPLAY, at, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..content.roguelite import Space, Trail
from ..model import choices
from ..model.run import Run
from ..model.state import DragonState
from ..model.vocabulary import PERKS, Ground
from ..rules.party import health_of
from ..table.run_texts import achievement, where_to
from . import table
from .brush import Brush
from .leaves import NARROW, caption, heading, leaf, lines
from .tickets import big_size, big_ticket

SIGNS = {Ground.CAMP: "flag", Ground.TIER: "claw", Ground.BOSS: "star", Ground.MYSTERY: "search"}
ROMAN = ("", "I", "II", "III", "IV", "V")
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


def page(brush: Brush, state: DragonState, run: Run, asked: Decision | None) -> list[str]:
    """The map, and under it the cards to choose from or what the party has."""
    trail = brush.content.trails[run.trail]
    if brush.narrow:
        return _narrow(brush, state, run, trail, asked)
    parts: list[str] = []
    for stage in range(3):
        parts.extend(_part(brush, run, trail, stage, 60, 96 + stage * 172, table.WIDTH - 120, 156))
    picked = cards(brush, state, asked, 60, 632, table.WIDTH - 120)
    parts.extend(picked or beside(brush, state, run, 60, 632, table.WIDTH - 120))
    return [group(*parts, id="run")]


def _narrow(brush: Brush, state: DragonState, run: Run, trail: Trail, asked: Decision | None) -> list[str]:
    """For a phone: the part of the map that the party is in, then the cards, then what it has."""
    stage = min(2, max(0, trail.stage.get(run.space, 1) - 1))
    parts = list(_part(brush, run, trail, stage, 8, 10, NARROW - 16, 230))
    y = 260.0
    picked = cards(brush, state, asked, 10, y, NARROW - 20)
    if picked:
        parts.extend(picked)
        y = max(y, brush.size[1])
    parts.extend(beside(brush, state, run, 10, y, NARROW - 20))
    brush.size = (NARROW, max(brush.size[1], 900))
    return [group(*parts, id="run")]


# -- the map -----------------------------------------------------------------------------------------------


def _places(trail: Trail, stage: int, x: float, y: float, w: float, h: float) -> dict[str, tuple[float, float]]:
    """Where each space of a part lies: a column for each step from its Camp."""
    spaces = [space for space in trail.spaces if trail.stage.get(space.id) == stage + 1]
    first = min(trail.depth[space.id] for space in spaces)
    last = max(trail.depth[space.id] for space in spaces)
    columns: dict[int, list[str]] = {}
    for space in spaces:
        columns.setdefault(trail.depth[space.id] - first, []).append(space.id)
    wide = w / max(1, last - first)
    return {
        id: (x + column * wide, y + h * (row + 0.5) / len(ids))
        for column, ids in columns.items()
        for row, id in enumerate(ids)
    }


def _part(brush: Brush, run: Run, trail: Trail, stage: int, x: float, y: float, w: float, h: float) -> list[str]:
    scene = brush.scene
    places = _places(trail, stage, x + 44, y + 26, w - 88, h - 34)
    rows = max([len([1 for other in places.values() if other[0] == place[0]]) for place in places.values()])
    parts = [leaf(x, y, w, h, brush.theme)]
    if run.awaiting:
        boss = brush.name("enemy", run.awaiting[stage])
        parts.append(heading(x + w - 16, y + 26, boss, w - 32 if brush.narrow else w / 2, scene, 17, "end"))
    walked = set(zip(run.path, run.path[1:], strict=False))
    for id, (x1, y1) in places.items():
        for to in trail.space[id].to:
            if to in places:
                x2, y2 = places[to]
                half = (x1 + x2) / 2
                gone = (id, to) in walked
                colour = scene.chrome.ink if gone else scene.chrome.soft
                parts.append(
                    path(
                        f"M{x1:.0f} {y1:.0f}C{half:.0f} {y1:.0f} {half:.0f} {y2:.0f} {x2:.0f} {y2:.0f}",
                        stroke=colour,
                        stroke_width=4 if gone else 1.8,
                        opacity="0.9" if gone else "0.55",
                    )
                )
    for id, (cx, cy) in places.items():
        size = min(26.0 if brush.narrow else 22.0, (h - 40) / 2 / rows)
        parts.append(_node(brush, run, trail, trail.space[id], cx, cy, size))
    return parts


def _node(brush: Brush, run: Run, trail: Trail, space: Space, x: float, y: float, r: float) -> str:
    scene = brush.scene
    tints = {
        Ground.CAMP: scene.chrome.good,
        Ground.TIER: scene.chrome.danger,
        Ground.BOSS: scene.chrome.danger,
        Ground.MYSTERY: scene.glow,
    }
    here = run.space == space.id
    size = r * (1.25 if space.kind is Ground.BOSS else 1.0)
    id_ = f"place-{space.id}"
    brush.glow_box(id_, x - size - 3, y - size - 3, 2 * size + 6, 2 * size + 6, size)
    words = where_to(brush.texts, space, trail, run.letters, run.awaiting) if run.awaiting else space.id
    mark = ROMAN[space.tier] if space.fights else space.letter or ("×2" if space.cards == 2 else "")
    fill = mix(scene.chrome.raised, tints[space.kind], 0.28 if space.id not in run.path else 0.08)
    ring = scene.chrome.ink if here else tints[space.kind]
    return group(
        title(words),
        circle(x, y, size, fill, stroke=ring, stroke_width=4 if here else 2),
        icon(SIGNS[space.kind], x, y - (size * 0.22 if mark else 0), size * (0.9 if mark else 1.2), scene.chrome.ink),
        text(
            x,
            y + size * 0.78,
            mark,
            brush.least(size * 0.7, 16),
            scene.chrome.ink,
            "middle",
            font_family=DISPLAY,
            font_weight="bold",
        )
        if mark
        else "",
        circle(
            x + size * 0.8, y - size * 0.8, size * 0.32, scene.seats[0].base, stroke=scene.chrome.ink, stroke_width=1
        )
        if here
        else "",
        id=id_,
    )


# -- cards to choose from ------------------------------------------------------------------------------------


def shown_cards(asked: Decision) -> list[Any]:
    """The answers that are cards on the page: few Action cards, or cards of the Run."""
    actions = [one for one in asked.choices if isinstance(one, (choices.AddCard, choices.PutOnTop))]
    if actions:
        return actions if len(actions) <= 6 else []
    found = [one for one in asked.choices if type(one) in PICKED]
    return found if len(found) <= 12 else []


def cards(brush: Brush, state: DragonState, asked: Decision | None, x: float, y: float, w: float) -> list[str]:
    """The cards that are asked about: Action cards as on a mat, everything else with its words."""
    if asked is None:
        return []
    found = shown_cards(asked)
    if found and type(found[0]) not in PICKED:
        return _tickets(brush, [one.card for one in found], x, y, w)
    kinds = [(one, PICKED[type(one)]) for one in found]
    if not kinds:
        return []
    columns = 2 if brush.narrow else min(len(kinds), 4)
    wide = (w - 12 * (columns - 1)) / columns
    rows = -(-len(kinds) // columns)
    high = min(300.0, (940 - y - 12 * (rows - 1)) / rows) if not brush.narrow else 300.0
    parts = []
    for n, (one, (kind, field)) in enumerate(kinds):
        left, top = x + n % columns * (wide + 12), y + n // columns * (high + 12)
        parts.append(leaflet(brush, kind, getattr(one, field), asked, left, top, wide, high))
    if brush.narrow:
        brush.size = (NARROW, y + rows * (high + 12))
    return parts


def leaflet(brush: Brush, kind: str, id: str, asked: Decision, x: float, y: float, w: float, h: float) -> str:
    """A card with its name and what it says; of a locked Artifact only the Achievement (DRE-596)."""
    scene = brush.scene
    told = brush.told(id)
    rules: tuple[str, ...] = tuple(told.rules)
    if kind == "artifact" and asked.about.get("locked"):
        rules = (achievement(brush.texts, brush.content.artifacts[id]),)
    id_ = f"pick-{id}"
    brush.glow_box(id_, x - 2, y - 2, w + 4, h + 4, 9)
    words, _ = lines(
        x + 14, y + 54, " ".join(rules), w - 28, scene.chrome.ink, 16, int((h - 60) // 19), 16 if brush.narrow else 11
    )
    return group(
        title(f"{told.name}. {' '.join(rules)}"),
        leaf(x, y, w, h, brush.theme),
        caption(x + w / 2, y + 32, told.name, w - 28, scene, 20, 16),
        words,
        id=id_,
    )


def _tickets(brush: Brush, found: list[str], x: float, y: float, w: float) -> list[str]:
    wide, high = big_size(brush, found)
    columns = min(len(found), 2 if brush.narrow else 5)
    gap = 14
    left = x + (w - columns * (wide + gap) + gap) / 2
    parts = []
    for n, card in enumerate(found):
        a, b = left + n % columns * (wide + gap), y + n // columns * (high + gap)
        id_ = f"pick-{card}"
        brush.glow_box(id_, a - 2, b - 2, wide + 4, high + 4, 12)
        told = " ".join(brush.told(card).lines())
        parts.append(group(title(told), at(a, b, big_ticket(brush, card, wide, high)), id=id_))
    if brush.narrow:
        brush.size = (NARROW, y + -(-len(found) // columns) * (high + gap))
    return parts


# -- what the party has --------------------------------------------------------------------------------------


def beside(brush: Brush, state: DragonState, run: Run, x: float, y: float, w: float) -> list[str]:
    """Mystlings, belongings, Artifacts, trophies on one leaf; the Save sheet on another."""
    scene = brush.scene
    columns = 1 if brush.narrow else 2
    wide = (w - 16 * (columns - 1)) / columns
    high = 330.0
    parts = [leaf(x, y, wide, high, brush.theme)]
    foot = y + 34
    for words in _holdings(brush, state, run):
        drawn, took = lines(x + 18, foot, words, wide - 36, scene.chrome.ink, 17, 3 if brush.narrow else 2, 16)
        parts.append(drawn)
        foot += took + 7
    if brush.narrow:
        # The sheet is read in words there: its marks would be too small to tell apart.
        brush.size = (NARROW, y + high + 20)
        return parts
    parts.append(leaf(x + wide + 16, y, wide, high, brush.theme))
    parts.extend(sheet(brush, state, x + wide + 34, y + 30, wide - 36))
    return parts


def _holdings(brush: Brush, state: DragonState, run: Run) -> list[str]:
    from ..table.text_run import holdings

    texts = brush.texts
    found = []
    for player in state.players:
        for member in player.party:
            health = health_of(state, member)
            found.append(
                brush.say(
                    "run-member",
                    mystling=member.mystling,
                    left=max(0, health - member.damage),
                    health=health,
                    cards=len(member.cards) - len(member.removed),
                    fatigue=member.fatigue,
                    power=member.power,
                )
            )
    found.extend(holdings(state, run, texts))
    return found


def sheet(brush: Brush, state: DragonState, x: float, y: float, w: float) -> list[str]:
    """DRE-602: the six sections: boxes of every Mystling, Artifacts, Starting Perks, maps, Darkness."""
    save, scene, content = state.save, brush.scene, brush.content
    if save is None:
        return []
    parts: list[str] = [heading(x, y, brush.say("table-sheet").rstrip(":"), w, scene, 20)]
    side = w / 15
    for n, mystling in enumerate(content.mystlings):
        cx, cy = x + side * (n % 15 + 0.5), y + 28 + n // 15 * 30
        known = mystling in save.mystlings
        colour = scene.elements[content.mystlings[mystling].element].base
        marks = [
            rect(cx - 11 + 8 * box, cy + 6, 6, 6, colour if box < save.boxes.get(mystling, 0) else "none",
                 stroke=scene.chrome.line, stroke_width=1)
            for box in range(3)
        ]  # fmt: skip
        parts.append(
            group(
                title(brush.name("mystling", mystling)),
                circle(cx, cy - 4, 8, colour if known else "none", stroke=colour, stroke_width=1.6),
                *marks,
            )
        )
    foot = y + 104
    parts.append(_row(brush, x, foot, w, list(content.artifacts), save.artifacts, "artifact"))
    for n, (perk, step) in enumerate(zip(PERKS, save.perks, strict=True)):
        row, column = n // 2, n % 2
        px, py = x + column * w / 2, foot + 52 + row * 26
        words = fit(brush.name("perk", perk), w / 2 - 84, 14, 1, 9)
        parts.append(text(px, py, words[0][0], words[1], scene.chrome.ink))
        parts.extend(
            [
                circle(px + w / 2 - 66 + 18 * at_, py - 5, 6, scene.chrome.good if at_ < step else "none",
                       stroke=scene.chrome.line, stroke_width=1.4)
                for at_ in range(3)
            ]
        )  # fmt: skip
    foot += 138
    parts.append(_row(brush, x, foot, w * 0.4, list(content.trails), save.maps, "trail"))
    tiers = [str(n) for n in range(1, 11)]
    parts.append(_row(brush, x + w * 0.45, foot, w * 0.55, tiers, tuple(tiers[: save.darkness]), ""))
    return parts


def _row(brush: Brush, x: float, y: float, w: float, all_: list[str], marked: Any, kind: str) -> str:
    """Marks side by side: filled where something is unlocked."""
    scene = brush.scene
    step = w / max(1, len(all_))
    return "".join(
        [
            group(
                title(brush.name(kind, one) if kind else one),
                rect(x + step * n + 2, y - 9, step - 4, 18, scene.glow if one in marked else "none", r=5,
                     stroke=scene.chrome.line, stroke_width=1.4),
                text(x + step * (n + 0.5), y + 5, "" if kind else one, 12, scene.chrome.ink, "middle"),
            )
            for n, one in enumerate(all_)
        ]
    )  # fmt: skip
