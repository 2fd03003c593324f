"""A Run outside of Combats: the map with the way that was gone, what lies open on it, and what is beside it."""

from __future__ import annotations

from rulewright.core.record import Decision
from rulewright.svg.elements import DISPLAY, at, circle, group, path, text, title
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..content.roguelite import Space, Trail
from ..model.run import Run
from ..model.state import DragonState
from ..model.vocabulary import Ground
from ..table.planning import open_mystery, tier_of, ways_from
from ..table.remarks import told_at
from ..table.run_texts import met_name
from . import run_end, run_side, table, wall
from .auras import aura
from .brush import Brush
from .leaves import NARROW, heading, leaf, lines
from .pieces import figure
from .run_cards import cards, open_card, open_height, shown_cards
from .trail_places import places, trace

SIGNS = {Ground.CAMP: "flag", Ground.TIER: "claw", Ground.BOSS: "star", Ground.MYSTERY: "search"}
ROMAN = ("", "I", "II", "III", "IV", "V")
SPENDING = ("prompt-spend", "prompt-free")
"""Questions that are answered on the Save sheet."""
PART, GAP = 190.0, 8.0
"""How high a part of the map is on a desk, and how far from the next."""
PHONE_PART = 284.0
POINTED = 1.12
"""How far the points of a diamond reach, as part of the radius of a circle."""


def page(brush: Brush, state: DragonState, run: Run, asked: Decision | None) -> list[str]:
    """The map, and under it the cards to choose from or what the party has; the wall, where something is bought."""
    trail = brush.content.trails[run.trail]
    if asked is not None and asked.prompt in SPENDING and state.save is not None:
        return spending(brush, state, run)
    if brush.narrow:
        return _narrow(brush, state, run, trail, asked)
    room = table.WIDTH - 88
    if shown_cards(asked):
        # While cards are chosen, only the part of the map counts that they are for.
        stage = min(2, max(0, trail.stage.get(run.space, 1) - 1))
        parts = list(part_of(brush, run, trail, stage, 44, 76, room, PART))
        return [group(*parts, *cards(brush, state, asked, 44, 76 + PART + 16, room), id="run")]
    parts = []
    for stage in range(3):
        parts.extend(part_of(brush, run, trail, stage, 44, 76 + stage * (PART + GAP), room, PART))
    low = 76 + 3 * (PART + GAP) + 6
    if state.over:
        parts.extend(run_end.story(brush, state, run, 44, low, room, table.HEIGHT - low - 26))
    else:
        parts.extend(beside(brush, state, run, 44, low, room, table.HEIGHT - low - 26))
    return [group(*parts, id="run")]


def beside(brush: Brush, state: DragonState, run: Run, x: float, y: float, w: float, h: float) -> list[str]:
    """Decks, goals and the Save sheet in short, on leaves side by side."""
    decks = state.seats
    wide = (w - 12 * (decks + 1)) / (decks + 1.75)
    parts = [run_side.deck(brush, state, run, seat, x + seat * (wide + 12), y, wide, h) for seat in range(decks)]
    left = x + decks * (wide + 12)
    parts.extend(run_side.goals(brush, state, run, left, y, wide, h))
    last = left + wide + 12
    # While a Mystery card is resolved, it is what counts.
    parts.extend(
        open_card(brush, state, last, y, x + w - last, h) or [run_side.tallies(brush, state, last, y, x + w - last, h)]
    )
    return parts


def spending(brush: Brush, state: DragonState, run: Run) -> list[str]:
    """DRE-686: the wall; what the Silver and Essence are enough for glows."""
    assert state.save is not None
    x, w = (10.0, NARROW - 20) if brush.narrow else (40.0, table.WIDTH - 80.0)
    if not brush.narrow:
        return [group(*wall.wall(brush, state.save, x, 84, w)[0], id="run")]
    words = brush.say("wall-purse", silver=run.silver, essence=run.essence)
    purse = heading(x, 34, words, w, brush.scene, 19)
    drawn, foot = wall.wall(brush, state.save, x, 46, w)
    brush.size = (NARROW, foot + 10)
    return [group(purse, *drawn, id="run")]


def _narrow(brush: Brush, state: DragonState, run: Run, trail: Trail, asked: Decision | None) -> list[str]:
    """For a phone: the part of the map that the party is in, the cards, what it has, then the rest of the map."""
    stage = min(2, max(0, trail.stage.get(run.space, 1) - 1))
    x, w = 8.0, NARROW - 16
    parts = list(part_of(brush, run, trail, stage, x, 8, w, PHONE_PART))
    y = 8 + PHONE_PART + GAP
    if state.over:
        parts.extend(run_end.story(brush, state, run, x, y, w, 0))
        y = brush.size[1] + GAP
    else:
        picked = cards(brush, state, asked, 10, y, NARROW - 20)
        if picked:
            parts.extend(picked)
            y = brush.size[1] + GAP
        if open_mystery(state):
            high = open_height(brush, state, w)
            parts.extend(open_card(brush, state, x, y, w, high))
            y += high + GAP
        for seat in range(state.seats):
            parts.append(run_side.deck(brush, state, run, seat, x, y, w, 262))
            y += 262 + GAP
        high = run_side.goals_height(brush, state, run, w)
        parts.extend(run_side.goals(brush, state, run, x, y, w, high))
        y += high + GAP
    for other in range(3):
        if other != stage:
            parts.extend(part_of(brush, run, trail, other, x, y, w, PHONE_PART))
            y += PHONE_PART + GAP
    parts.append(run_side.tallies(brush, state, x, y, w, 300))
    brush.size = (NARROW, y + 310)
    return [group(*parts, id="run")]


# -- the map -----------------------------------------------------------------------------------------------


def part_of(brush: Brush, run: Run, trail: Trail, stage: int, x: float, y: float, w: float, h: float) -> list[str]:
    """One part of the map: what its ways come to, its spaces, and its Boss as a picture at the end."""
    scene = brush.scene
    head = 80.0 if brush.narrow else 34.0
    boss = 104.0 if brush.narrow else 128.0
    before = 44.0 if brush.narrow else 104.0
    laid = places(trail, stage, x + 30, y + head, w - boss - 30 - before, h - head - 8)
    found = laid.spaces
    end = trail.bosses[stage].id
    found[end] = (x + w - boss / 2 - 6, y + h / 2 + (4 if brush.narrow else 6))
    now = trail.stage.get(run.space, 1) - 1 == stage and not run.ended
    parts = [leaf(x, y, w, h, brush.theme, scene.glow if now else "")]
    parts.append(_summary(brush, run, trail, stage, x, y, w))
    walked = set(zip(run.path, run.path[1:], strict=False))
    ahead = _ahead(run, trail)
    for id in found:
        for to in trail.space[id].to:
            if to in found:
                gone = (id, to) in walked
                open_ = gone or id in ahead or (now and id == run.space)
                parts.append(_arrow(brush, trace(laid, id, to), gone, bool(open_)))
    # Diamonds are wider than circles: also these keep apart where three lie below each other.
    size = min(22.0 if brush.narrow else 21.0, ((h - head - 8) / 2 / laid.rows - 3) / POINTED)
    for id, (cx, cy) in found.items():
        if id == end:
            parts.append(_boss(brush, run, trail, stage, cx, cy, boss))
        else:
            parts.append(_node(brush, run, trail, trail.space[id], cx, cy, size, id in ahead or id in run.path))
    return parts


def _ahead(run: Run, trail: Trail) -> set[str]:
    """The spaces that can still be reached."""
    found: set[str] = set()
    waiting = [] if run.ended else [run.space]
    while waiting:
        for to in trail.space[waiting.pop()].to:
            if to not in found:
                found.add(to)
                waiting.append(to)
    return found


def _summary(brush: Brush, run: Run, trail: Trail, stage: int, x: float, y: float, w: float) -> str:
    """Which part it is, what its ways come to from here on, and which Mysteries lie on its letters."""
    scene = brush.scene
    here = trail.stage.get(run.space, 1) - 1 == stage and run.path
    start = run.space if here and not run.ended else trail.camps[stage]
    small = brush.least(14, 16.5)
    told = brush.say("run-ways-part", n=stage + 1)
    if trail.space[start].kind is not Ground.BOSS and not (run.ended or stage < run.bosses):
        way = ways_from(trail, start, run.darkness)
        told += " · " + brush.say(
            "run-way-sum",
            n=way.routes,
            fights=way.fights.told(),
            mysteries=way.mysteries.told(),
            silver=way.silver.told(),
        )
    letters = sorted(
        {space.letter for space in trail.spaces if space.letter and trail.stage.get(space.id) == stage + 1}
    )
    cards_ = [
        brush.say("table-run-letter", letter=letter, mystery=run.letters[trail.letters.index(letter)])
        for letter in letters
    ]
    if brush.narrow:
        first, _ = lines(x + 14, y + 24, told, w - 28, scene.chrome.ink, small, 2, 16, bold=True)
        second, _ = lines(x + 14, y + 66, " · ".join(cards_), w - 28, scene.chrome.soft, small, 1, 16)
        return first + second
    words = " · ".join([told, *cards_])
    drawn, _ = lines(x + 16, y + 21, words, w - 24, scene.chrome.ink, small, 1, 11)
    return drawn


def _arrow(brush: Brush, line: str, gone: bool, open_: bool) -> str:
    scene = brush.scene
    return path(
        line,
        stroke=scene.glow if gone else scene.chrome.ink if open_ else scene.chrome.soft,
        stroke_width=5 if gone else 2.2 if open_ else 1.4,
        opacity="0.95" if gone else "0.6" if open_ else "0.3",
        stroke_dasharray="" if gone or open_ else "3 5",
    )


def _tint(brush: Brush, kind: Ground) -> str:
    scene = brush.scene
    tints = {Ground.CAMP: scene.chrome.good, Ground.TIER: scene.chrome.danger, Ground.BOSS: scene.chrome.danger}
    return tints.get(kind, scene.glow)


def _node(brush: Brush, run: Run, trail: Trail, space: Space, x: float, y: float, r: float, open_: bool) -> str:
    """A space: its shape tells its kind before its colour does, then its Tier, letter or number of cards."""
    scene = brush.scene
    here = run.space == space.id and not run.ended
    tint = _tint(brush, space.kind)
    id_ = f"place-{space.id}"
    brush.glow_box(id_, x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6, r)
    told = " ".join(told_at(id_, brush.state, brush.texts)) or brush.say(f"ground-{space.kind}")
    mark = ROMAN[tier_of(space, run.darkness)] if space.fights else space.letter or ("×2" if space.cards == 2 else "")
    fill = mix(scene.chrome.raised, tint, 0.3 if open_ else 0.1)
    edge = {"stroke": scene.chrome.ink if here else tint, "stroke_width": 4 if here else 2}
    d = r * POINTED
    diamond = f"M{x:.1f} {y - d:.1f}l{d:.1f} {d:.1f}-{d:.1f} {d:.1f}-{d:.1f}-{d:.1f}z"
    shape = path(diamond, fill, **edge) if space.kind is Ground.TIER else circle(x, y, r, fill, **edge)
    sign = icon(SIGNS[space.kind], x, y - (r * 0.26 if mark else 0), r * (0.85 if mark else 1.2), scene.chrome.ink)
    word = text(
        x, y + r * 0.72, mark, brush.least(r * 0.72, 16.5), scene.chrome.ink, "middle",
        font_family=DISPLAY, font_weight="bold",
    )  # fmt: skip
    pawn = ""
    if here:
        party = [player.party[0].mystling for player in brush.state.players if player.party]
        pawn = "".join([figure(one, x - r * 1.05 + 14 * n, y - r * 1.9, r * 1.8) for n, one in enumerate(party)])
    faint = {} if open_ or here else {"opacity": "0.5"}
    return group(title(told), shape, sign, word if mark else "", pawn, id=id_, **faint)


def _boss(brush: Brush, run: Run, trail: Trail, stage: int, x: float, y: float, size: float) -> str:
    """The Boss at the end of a part: a picture before its Element, its name, its Tier; a tick once it is defeated."""
    scene, content = brush.scene, brush.content
    space = trail.bosses[stage]
    id_ = f"place-{space.id}"
    r = size / 2 - 12
    brush.glow_box(id_, x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8, r)
    beaten = stage < run.bosses
    if not run.awaiting:
        return group(
            title(brush.say("ground-boss")),
            circle(x, y, r, scene.chrome.raised, stroke=scene.chrome.danger, stroke_width=2, stroke_dasharray="6 5"),
            icon("star", x, y, r, scene.chrome.danger),
            id=id_,
        )
    enemy = run.awaiting[stage]
    nature = content.nature_of[enemy]
    wash = scene.elements[nature.element]
    words = " ".join(told_at(id_, brush.state, brush.texts))
    name = met_name(brush.texts, enemy)
    return group(
        title(words),
        circle(x, y, r, mix(scene.chrome.raised, wash.base, 0.35), stroke=wash.base, stroke_width=3),
        at(x - r * 0.86, y - r * 0.86, aura(nature.element, brush.theme), scale=r * 1.72 / 200),
        figure(content.figure_of[enemy], x - r * 0.92, y - r * 0.98, r * 1.84),
        circle(x + r * 0.8, y - r * 0.74, 15, scene.chrome.danger if not beaten else scene.chrome.good),
        text(
            x + r * 0.8, y - r * 0.74 + 5.5, "✓" if beaten else ROMAN[tier_of(space, run.darkness)],
            brush.least(15, 16.5), "#ffffff", "middle", font_family=DISPLAY, font_weight="bold",
        ),
        lines(
            x, y + r + 14, name, size + 8, scene.chrome.ink, brush.least(14, 16.5), 2 if brush.narrow else 1,
            brush.least(11, 16.5), "middle", bold=True,
        )[0],
        id=id_,
    )  # fmt: skip
