"""Faces of the ground that is fought on: Arena maps, one side each, and Arena cards with their Terrain."""

from __future__ import annotations

from math import cos, pi, sin

from rulewright.svg.elements import DISPLAY, at, circle, outline, path, rect, text
from rulewright.svg.face import Block, Row, flow
from rulewright.svg.palette import mix

from ..content.components import Arena, ArenaMap, Scene, Terrain
from ..model.vocabulary import Side
from ..table.component_texts import terrain_text
from . import paper
from .arena import HEADROOM, diorama, home, plan, tile, turf_of
from .colours import MARKS, SCENES
from .faces import Subject, mark
from .paper import INK, SOFT, wash_of
from .shorthand import Sign
from .terrain import drawn, icon_of, kind_of
from .vignettes import weather

W, H = 420, 300


def arena_map(subject: Subject) -> str:
    """A map as the diorama that is played on."""
    record: ArenaMap = subject.record
    wash = wash_of(None)
    ground = subject.content.ground(record.id, subject.back)
    board, defined = paper.sheet(wash, subject.theme, W, H)
    players = paper.seal(W - 38, 34, 16, "crowd" if subject.back else "one", wash)
    head = paper.heading(subject.told.name, wash, paper.seal(38, 34, 16, "map", wash), players, W, 34)
    scale = 0.36
    found = plan(ground, (0, 8 - HEADROOM, 372 / scale, 200 / scale + HEADROOM - 16))
    spaces = "".join(tile(ground, found, space, None, subject.theme) for space in range(ground.spaces))
    scenery = at(24, 54, rect(0, 0, 372, 200, mix(SCENES[subject.theme].table[0], "#fffaf0", 0.35)))
    scenery += at(24, 54, diorama(ground, found, None, subject.theme).replace(' id="diorama"', ""), spaces, scale=scale)
    body = (
        board
        + head
        + paper.window(24, 54, 372, 200, scenery, wash)
        + paper.caption(subject.told.line, 266, W, size=9.5)
        + subject.ends(W, H)
    )
    return paper.finish(subject.told.name, body, defined, W, H)


def arena(subject: Subject) -> str:
    """An Arena card: what its tokens are, its rules and Bonus Actions."""
    record: Arena = subject.record
    element = home(record.id)
    wash = wash_of(element)
    board, defined = paper.sheet(wash, subject.theme, W, H)
    scene = record.pvp if subject.back else record.combat
    right = paper.seal(W - 38, 34, 16, "sword" if subject.back else "claw", wash)
    head = paper.heading(subject.told.name, wash, paper.seal(38, 34, 16, str(element or "arena"), wash), right, W, 34)
    picture = at(24, 56, weather(element, record.id, 132, 204))
    if scene is not None:
        picture += _stage(subject, scene, 24, 56)
    body = (
        board
        + head
        + paper.window(24, 56, 132, 204, picture, wash)
        + flow(_told(subject, scene), 164, 56, W - 164 - 22, 206, INK, 15, 7.5)
        + subject.ends(W, H)
    )
    return paper.finish(subject.told.name, body, defined, W, H)


def _told(subject: Subject, scene: Scene | None) -> list[Block]:
    light = SCENES["light"]
    if scene is None:
        return [Block((Row(subject.say("face-no-pvp"), italic=True, ink=SOFT),))]
    blocks = []
    for side, terrain, wash in ((Side.BOON, scene.boon, light.boon), (Side.BANE, scene.bane, light.bane)):
        if terrain is not None:
            rows = (Row(terrain_text(subject.texts, str(side), terrain)),)
            blocks.append(paper.zone(subject.say(f"face-{side}"), mark(Sign(str(side)), wash.deep), rows, wash))
    if scene.rules:
        blocks.append(Block(subject.rows(scene.rules)))
    blocks.extend(subject.bonus(bonus, wash_of(None)) for bonus in scene.bonus)
    if not blocks:
        blocks.append(Block((Row(subject.say("face-no-terrain")),)))
    if subject.told.flavour:
        blocks.append(Block((Row(subject.told.flavour, italic=True, ink=SOFT),)))
    return blocks


def _stage(subject: Subject, scene: Scene, x: float, y: float) -> str:
    """Terrain on hexagons of the Arena's own turf, each with the marks that it lies on."""
    placed = [(Side.BOON, scene.boon), (Side.BANE, scene.bane)]
    shown = [(side, terrain) for side, terrain in placed if terrain is not None]
    turf = turf_of(SCENES[subject.theme], home(subject.id))
    middles = [(66, 112)] if len(shown) < 2 else [(66, 62), (66, 156)]
    parts = []
    for n, (cx, cy) in enumerate(middles):
        parts.append(_hexagon(x + cx, y + cy, 46, turf))
        if n < len(shown):
            parts.append(_piece(shown[n][0], shown[n][1], x + cx, y + cy, subject.theme))
    return "".join(parts)


def _piece(side: Side, terrain: Terrain, x: float, y: float, theme: str) -> str:
    sign = icon_of(terrain.enter) if terrain.enter else ""
    wash = SCENES["light"].boon if side is Side.BOON else SCENES["light"].bane
    labels = "".join(
        circle(x + 40 - n * 19, y + 30, 9, "#fffaf0", stroke=wash.deep, stroke_width=1.4)
        + text(x + 40 - n * 19, y + 34.5, MARKS[one], 12, wash.deep, "middle", font_family=DISPLAY, font_weight="700")
        for n, one in enumerate(terrain.at)
    )
    return at(x, y, drawn(kind_of(terrain), side, sign, theme), scale=0.48) + labels


def _hexagon(x: float, y: float, r: float, turf: tuple[str, str, str]) -> str:
    lit, shaded, rim = turf
    corners = [(x + r * cos(pi * (n / 3 - 0.5)), y + r * 0.82 * sin(pi * (n / 3 - 0.5))) for n in range(6)]
    foot = [(a, b + 9) for a, b in corners]
    return path(outline(foot), mix(shaded, rim, 0.6)) + path(outline(corners), lit, stroke=rim, stroke_width=1.6)
