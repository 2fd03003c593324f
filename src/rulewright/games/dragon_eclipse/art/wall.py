"""The Save sheet as a wall of progress: Mystlings with boxes, Artifacts, perks, maps, Darkness (DRE-602)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.svg.elements import DISPLAY, circle, group, path, rect, text, title
from rulewright.svg.icons import icon
from rulewright.svg.measure import fit
from rulewright.svg.palette import mix

from ..model.run import SaveSheet
from ..model.vocabulary import PERK_COSTS, PERKS
from ..rules.roguelite.sheet import BOXES, MOST_DARKNESS, cost_of
from .brush import Brush
from .leaves import NARROW, caption, heading, leaf
from .pieces import figure

ARTIFACT_PERKS = 10
_SHADE = {"dark": "filter:brightness(0) invert(1)", "light": "filter:brightness(0)"}
"""Who is locked is only a shape."""


class Room(NamedTuple):
    """How much goes side by side, and how high it is: on a desk and on a phone."""

    mystlings: int
    face: float
    artifacts: int
    plate: float
    perks: int
    row: float
    letters: float


DESK, PHONE = Room(10, 116, 10, 92, 3, 48, 14), Room(5, 146, 2, 62, 1, 50, 16.5)


def wall(brush: Brush, save: SaveSheet, x: float, y: float, w: float) -> tuple[list[str], float]:
    """All six sections, and where they end."""
    room = PHONE if brush.narrow else DESK
    parts: list[str] = []
    for part in (_mystlings, _artifacts, _perks, _last):
        drawn, y = part(brush, save, room, x, y, w)
        parts.extend(drawn)
    return [group(*parts, id="wall")], y


def _title(brush: Brush, message: str, n: int, most: int, x: float, y: float, w: float) -> list[str]:
    """The name of a section, and how much of it is done, in numbers and as a bar."""
    scene = brush.scene
    told = brush.say("wall-of", n=n, most=most)
    wide = min(150.0, w * 0.3)
    return [
        heading(x, y + 20, brush.say(message), w - wide - 110, scene, 20),
        text(x + w - wide - 12, y + 19, told, brush.least(15, 16.5), scene.chrome.soft, "end"),
        rect(x + w - wide, y + 7, wide, 12, mix(scene.chrome.raised, scene.chrome.line, 0.4), r=6),
        rect(x + w - wide, y + 7, wide * n / most, 12, scene.chrome.good, r=6) if n else "",
    ]


def _cells(count: int, columns: int, x: float, y: float, w: float, h: float) -> Iterator[tuple[float, float, float]]:
    wide = (w - 6 * (columns - 1)) / columns
    for n in range(count):
        yield x + n % columns * (wide + 6), y + n // columns * (h + 6), wide


def _mystlings(brush: Brush, save: SaveSheet, room: Room, x: float, y: float, w: float) -> tuple[list[str], float]:
    """DRE-603 to DRE-611: a portrait each; a silhouette and its price while it is locked."""
    content, scene = brush.content, brush.scene
    marked = sum(save.boxes.values())
    parts = _title(brush, "wall-mystlings", len(save.mystlings), len(content.mystlings), x, y, w * 0.49)
    right = x + w * 0.51
    y_boxes = y
    if brush.narrow:
        parts = _title(brush, "wall-mystlings", len(save.mystlings), len(content.mystlings), x, y, w)
        y_boxes, right, y = y + 28, x, y + 28
    parts += _title(brush, "wall-boxes", marked, BOXES * len(content.mystlings), right, y_boxes,
                    w if brush.narrow else w * 0.49)  # fmt: skip
    y += 34
    ordered = sorted(content.mystlings, key=lambda one: (content.mystlings[one].tier, content.mystlings[one].element))
    for id_, (cx, cy, wide) in zip(ordered, _cells(len(ordered), room.mystlings, x, y, w, room.face), strict=True):
        wash = scene.elements[content.mystlings[id_].element]
        known, boxes = id_ in save.mystlings, save.boxes.get(id_, 0)
        cost = cost_of(content, id_)
        spot = f"pick-{id_}"
        brush.glow_box(spot, cx, cy, wide, room.face, 8)
        # On a phone most names take two lines.
        size = room.face - (64 if brush.narrow else 46)
        told = (
            brush.say("wall-open", mystling=id_, n=boxes)
            if known
            else brush.say("wall-locked", mystling=id_, cost=cost)
        )
        face = figure(id_, cx + (wide - size) / 2, cy + 3, size)
        marks = [
            rect(cx + wide / 2 - 26 + 19 * box, cy + room.face - 18, 14, 12,
                 wash.base if box < boxes else "none", r=3, stroke=wash.base if known else scene.chrome.line,
                 stroke_width=1.8)
            + (path(f"M{cx + wide / 2 - 23 + 19 * box:.1f} {cy + room.face - 12:.1f}l3 3.4 5.4-6.6", stroke="#ffffff",
                    stroke_width=2.2, stroke_linecap="round") if box < boxes else "")
            for box in range(BOXES)
        ]  # fmt: skip
        price = (
            [
                circle(cx + wide - 16, cy + 17, 13, scene.chrome.raised, stroke=scene.chrome.line, stroke_width=1.5),
                text(cx + wide - 16, cy + 23, str(cost), 17, scene.chrome.ink, "middle", font_weight="bold"),
            ]
            if not known
            else []
        )
        parts.append(
            group(
                title(told),
                rect(cx, cy, wide, room.face, mix(scene.chrome.raised, wash.base, 0.24 if known else 0.05), r=8,
                     stroke=wash.base if known else scene.chrome.line, stroke_width=1.6 if known else 1),
                face if known else group(face, style=_SHADE[brush.theme], opacity="0.3"),
                caption(cx + wide / 2, cy + room.face - 24, brush.name("mystling", id_), wide - 8, scene,
                        room.letters if brush.narrow else 13, brush.least(10.5, 16)),
                *(marks if known else []),
                *price,
                id=spot,
            )
        )  # fmt: skip
    rows = -(-len(ordered) // room.mystlings)
    return parts, y + rows * (room.face + 6) + 8


def _artifacts(brush: Brush, save: SaveSheet, room: Room, x: float, y: float, w: float) -> tuple[list[str], float]:
    """DRE-612 to DRE-624: ten Artifacts, and under them the ten perks that they open, in order."""
    content = brush.content
    parts = _title(brush, "wall-artifacts", len(save.artifacts), len(content.artifacts), x, y, w)
    y += 32
    all_ = list(content.artifacts)
    high = 52.0 if not brush.narrow else 54.0
    for id_, (cx, cy, wide) in zip(all_, _cells(len(all_), room.artifacts, x, y, w, high), strict=True):
        open_ = id_ in save.artifacts
        told = brush.say("wall-artifact-open" if open_ else "wall-artifact-locked", artifact=id_)
        parts.append(
            group(
                title(" ".join([told, *brush.told(id_).rules])),
                _plate(brush, cx, cy, wide, high, open_),
                _words(brush, brush.name("artifact", id_), cx, cy, wide, high, room.letters, open_),
            )
        )
    y += -(-len(all_) // room.artifacts) * (high + 6) + 4
    parts += _title(brush, "wall-artifact-perks", save.artifact_perks, ARTIFACT_PERKS, x, y, w)
    y += 32
    for n, (cx, cy, wide) in enumerate(_cells(ARTIFACT_PERKS, room.artifacts, x, y, w, high), 1):
        open_ = n <= save.artifact_perks
        told = brush.say(f"artifact-perk-{n}")
        parts.append(
            group(
                title(f"{n}. {told}"),
                _plate(brush, cx, cy, wide, high, open_),
                _words(brush, told, cx, cy, wide, high, room.letters, open_),
            )
        )
    return parts, y + -(-ARTIFACT_PERKS // room.artifacts) * (high + 6) + 6


def _words(
    brush: Brush, words: str, x: float, y: float, w: float, h: float, size: float, open_: bool, inset: float = 0
) -> str:
    """Words in the middle of a plate, on as many lines as they need."""
    scene = brush.scene
    found, size = fit(words, w - 12 - inset, size, 3, brush.least(11, 16))
    ink = scene.chrome.ink if open_ else scene.chrome.soft
    middle, first = x + inset + (w - inset) / 2, y + h / 2 + size * (0.36 - 0.54 * (len(found) - 1))
    return "".join([text(middle, first + size * 1.08 * n, line, size, ink, "middle") for n, line in enumerate(found)])


def _plate(brush: Brush, x: float, y: float, w: float, h: float, open_: bool) -> str:
    """A plate that is filled when it is earned, and only outlined before."""
    scene = brush.scene
    return rect(
        x, y, w, h, mix(scene.chrome.raised, scene.glow, 0.3) if open_ else "none", r=7,
        stroke=scene.glow if open_ else scene.chrome.line, stroke_width=1.8 if open_ else 1.2,
        stroke_dasharray="" if open_ else "5 4",
    )  # fmt: skip


def _perks(brush: Brush, save: SaveSheet, room: Room, x: float, y: float, w: float) -> tuple[list[str], float]:
    """DRE-630 to DRE-633: six Starting Perks in three steps, each with its price in Silver."""
    scene = brush.scene
    parts = _title(brush, "wall-perks", sum(save.perks), BOXES * len(PERKS), x, y, w)
    y += 32
    cells = _cells(len(PERKS), room.perks, x, y, w, room.row)
    for perk, step, (cx, cy, wide) in zip(PERKS, save.perks, cells, strict=True):
        spot = f"perk-{perk}"
        brush.glow_box(spot, cx, cy, wide, room.row, 8)
        words, size = fit(brush.name("perk", perk), wide - 152, room.letters + 1, 2, brush.least(11, 16))
        discs = []
        for n, cost in enumerate(PERK_COSTS):
            dx, bought = cx + wide - 112 + 44 * n, n < step
            discs.append(
                circle(dx, cy + room.row / 2, 18, scene.chrome.good if bought else "none",
                       stroke=scene.chrome.good if n <= step else scene.chrome.line,
                       stroke_width=2.4 if n == step else 1.4)
                + text(dx, cy + room.row / 2 + 5.5, str(cost), 16.5,
                       scene.chrome.raised if bought else scene.chrome.ink, "middle", font_weight="bold")
            )  # fmt: skip
        parts.append(
            group(
                title(brush.say("wall-perk", perk=str(perk), n=step)),
                leaf(round(cx), round(cy), round(wide), round(room.row), brush.theme),
                *[
                    text(cx + 14, cy + room.row / 2 + size * (0.36 + 1.05 * (n - (len(words) - 1) / 2)), line, size,
                         scene.chrome.ink)
                    for n, line in enumerate(words)
                ],
                *discs,
                id=spot,
            )
        )  # fmt: skip
    return parts, y + -(-len(PERKS) // room.perks) * (room.row + 6) + 8


def _last(brush: Brush, save: SaveSheet, room: Room, x: float, y: float, w: float) -> tuple[list[str], float]:
    """DRE-634 to DRE-649: four maps and ten steps of Darkness, side by side where there is room."""
    content, scene = brush.content, brush.scene
    half = w if brush.narrow else w * 0.49
    parts = _title(brush, "wall-maps", len(save.completed), len(content.trails), x, y, half)
    high = 52.0
    columns = 2 if brush.narrow else max(4, len(content.trails))
    cells = _cells(len(content.trails), columns, x, y + 32, half, high)
    for id_, (cx, cy, wide) in zip(content.trails, cells, strict=True):
        done, open_ = id_ in save.completed, id_ in save.maps
        state = "done" if done else "open" if open_ else "locked"
        parts.append(
            group(
                title(brush.say(f"wall-map-{state}", trail=id_)),
                _plate(brush, cx, cy, wide, high, done or open_),
                icon("star" if done else "flag" if open_ else "map", cx + 17, cy + high / 2, 20, scene.chrome.ink),
                _words(brush, brush.name("trail", id_), cx, cy, wide, high, room.letters, open_, 26),
            )
        )
    left, top = (x + w * 0.51, y) if not brush.narrow else (x, y + 40 + -(-len(content.trails) // columns) * (high + 6))
    parts += _title(brush, "wall-darkness", save.darkness, MOST_DARKNESS, left, top, half)
    for n, (cx, cy, wide) in enumerate(_cells(MOST_DARKNESS, 10, left, top + 32, half, high), 1):
        dark = n <= save.darkness
        parts.append(
            group(
                title(f"{n}. {brush.say(f'darkness-{n}')}"),
                rect(cx, cy, wide, high, "#2b1f4a" if dark else "none", r=7,
                     stroke="#8d74d6" if dark else scene.chrome.line, stroke_width=1.6),
                text(cx + wide / 2, cy + high / 2 + 7, str(n), 19, "#efe6ff" if dark else scene.chrome.soft, "middle",
                     font_family=DISPLAY, font_weight="bold"),
            )
        )  # fmt: skip
    return parts, top + 32 + high + 10


def size_of(brush: Brush) -> tuple[float, float, float]:
    """Where a wall begins and how wide it is, on a page of its own."""
    return (10, 10, NARROW - 20) if brush.narrow else (40, 24, 1120)
