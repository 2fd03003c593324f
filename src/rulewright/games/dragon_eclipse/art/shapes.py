"""The geometry of portraits: shapes as lists of points, soft all around except at their cusps (points set twice)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin

from rulewright.svg.elements import num

Point = tuple[float, float]
Shape = list[Point]

MIDDLE = 100.0
"""The axis of symmetry of creatures that look at us."""
LIGHT = (-0.64, -0.77)
"""Towards the light: upper left, for every creature."""


def shape(words: str) -> Shape:
    """Points written as `x,y`; `x,y!` is a cusp."""
    found: Shape = []
    for word in words.split():
        x, y = word.rstrip("!").split(",")
        found += [(float(x), float(y))] * (2 if word.endswith("!") else 1)
    return found


class _Written(dict[int, str]):
    """Coordinates as they are written inside a path, counted in steps of its grid: `-.5`, or ` 12.3` after a gap."""

    def __init__(self, grid: int) -> None:
        super().__init__()
        self.grid = grid

    def __missing__(self, steps: int) -> str:
        shown = num(steps / self.grid)
        bare = shown.replace("0.", ".", 1) if shown.startswith(("0.", "-0.")) else shown
        found = self[steps] = bare if steps < 0 else f" {bare}"
        return found


FINE, COARSE = 10, 1
"""Steps per unit: tenths for what may be drawn large, whole units for what is only seen small."""
_WRITTEN = {grid: _Written(grid) for grid in (FINE, COARSE)}


def curve(points: Shape, closed: bool = True, grid: int = FINE) -> str:
    """The `d` of the shape: soft through its points, with true corners at its cusps.

    Written from point to point and with mirrored handles left out, in half the letters of absolute curves.
    """
    if grid == COARSE and closed and _lumpy(points):
        return edged(points)
    at = _WRITTEN[grid]
    whole = [(x * grid, y * grid) for x, y in points]
    before, after = (whole[-1], whole[0]) if closed else (whole[0], whole[-1])
    px, py = round(whole[0][0]), round(whole[0][1])
    d = [f"M{at[px].lstrip()}{at[py]}"]
    last = ""
    ends = [*whole[1:], *((whole[0], whole[1]) if closed else (after,))]
    a, b = before, whole[0]
    for c, e in pairwise(ends):
        if b != c:
            cx, cy = round(c[0]), round(c[1])
            if a == b and c == e:
                command, told = "l", ""
            else:
                told = at[round(c[0] - (e[0] - b[0]) / 6) - px] + at[round(c[1] - (e[1] - b[1]) / 6) - py]
                command = "s"
                if a == b or (last != "s" and last != "c"):
                    command = "c"
                    told = at[round(b[0] + (c[0] - a[0]) / 6) - px] + at[round(b[1] + (c[1] - a[1]) / 6) - py] + told
            told += at[cx - px] + at[cy - py]
            # A command that follows its like needs no letter.
            d.append(told if command == last else command + told.lstrip())
            last, px, py = command, cx, cy
        a, b = b, c
    return "".join(d) + ("Z" if closed else "")


def _lumpy(points: Shape) -> bool:
    """Whether the points lie so close that nobody sees small whether the line between them is bent."""
    around = sum([hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)])
    return around < 6.5 * (len(points) - 1)


def edged(points: Shape, grid: int = COARSE) -> str:
    """The `d` of the shape with straight edges: for what lies behind it and is only seen as a rim."""
    at = _WRITTEN[grid]
    way = list(dict.fromkeys([(round(x * grid), round(y * grid)) for x, y in points]))
    steps = [at[bx - ax] + at[by - ay] for (ax, ay), (bx, by) in pairwise(way)]
    return f"M{at[way[0][0]].lstrip()}{at[way[0][1]]}l{''.join(steps).lstrip()}Z"


def mirrored(points: Shape, axis: float = MIDDLE) -> Shape:
    return [(2 * axis - x, y) for x, y in reversed(points)]


def both(words: str, axis: float = MIDDLE) -> Shape:
    """A symmetric shape from its left half, written from the top down; points on the axis are not doubled."""
    half = shape(words)
    return half + [(x, y) for x, y in mirrored(half, axis) if abs(x - axis) > 0.01]


def moved(points: Shape, dx: float, dy: float, scale: float = 1, turn: float = 0) -> Shape:
    """The shape turned (in degrees) and scaled around its origin, then moved."""
    c, s = cos(radians(turn)) * scale, sin(radians(turn)) * scale
    return [(dx + x * c - y * s, dy + x * s + y * c) for x, y in points]


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0, points: int = 10) -> Shape:
    ring = [(rx * cos(2 * pi * i / points), ry * sin(2 * pi * i / points)) for i in range(points)]
    return moved(ring, x, y, turn=turn)


def ruffled(x: float, y: float, rx: float, ry: float, tufts: int, depth: float, lean: float = 0.3) -> Shape:
    """An oval of fur, fleece or feathers: tufts end in cusps and lean clockwise."""
    found: Shape = []
    for i in range(tufts):
        a = 2 * pi * i / tufts - pi / 2
        b = a + 2 * pi * (0.5 + lean) / tufts
        found += [(x + rx * (1 - depth) * cos(a), y + ry * (1 - depth) * sin(a))]
        found += [(x + rx * cos(b), y + ry * sin(b))] * 2
    return found


def scalloped(x: float, y: float, rx: float, ry: float, lobes: int, depth: float, start: float = 0) -> Shape:
    """An oval of round lobes, as clouds and fleeces have."""
    found: Shape = []
    for i in range(lobes):
        for part, share in ((0.0, 1 - depth), (0.3, 1.0), (0.7, 1.0)):
            a = 2 * pi * (i + part) / lobes + radians(start)
            point = (x + rx * share * cos(a), y + ry * share * sin(a))
            found += [point] * (2 if part == 0 else 1)
    return found


def tube(spine: Shape, widths: Sequence[float], pointed: bool = True) -> Shape:
    """A body along a spine: tails, necks, arms. Widths are spread evenly from the first point to the last."""
    fine = _refined(spine)
    last = len(fine) - 1
    left: Shape = []
    right: Shape = []
    for i, (x, y) in enumerate(fine):
        ax, ay = fine[max(i - 1, 0)]
        bx, by = fine[min(i + 1, last)]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / length, (bx - ax) / length
        half = _between(widths, i / last) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    tip = [fine[-1]] * 2 if pointed else []
    return (left[:-1] if pointed else left) + tip + (right[:-1] if pointed else right)[::-1]


def ribs(spine: Shape, widths: Sequence[float], inner: float, outer: float) -> list[Shape]:
    """Short lines across a tube; -1 is its left edge (seen along the spine), 1 its right one."""
    fine = _refined(spine)
    last = len(fine) - 1
    found = []
    for i in range(1, last):
        (ax, ay), (x, y), (bx, by) = fine[i - 1], fine[i], fine[i + 1]
        length = hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length, -(bx - ax) / length
        half = _between(widths, i / last) / 2
        found.append([(x + nx * half * k, y + ny * half * k) for k in (inner, outer)])
    return found


def _between(values: Sequence[float], share: float) -> float:
    place = share * (len(values) - 1)
    i = min(int(place), len(values) - 2)
    return values[i] + (values[i + 1] - values[i]) * (place - i)


def _refined(spine: Shape) -> Shape:
    """The same soft line with a point between every two."""
    found: Shape = []
    last = len(spine) - 1
    for i, (b, c) in enumerate(pairwise(spine)):
        a, e = spine[max(i - 1, 0)], spine[min(i + 2, last)]
        found.append(b)
        found.append(((9 * (b[0] + c[0]) - a[0] - e[0]) / 16, (9 * (b[1] + c[1]) - a[1] - e[1]) / 16))
    return [*found, spine[-1]]


def spike(x: float, y: float, angle: float, length: float, width: float, bend: float = 0) -> Shape:
    """A horn, claw, tooth or shard: its base is at x, y; it points where the angle says (0 is right, -90 up)."""
    a = radians(angle)
    c, s = cos(a), sin(a)
    raw = [(0.0, -width / 2), (length * 0.55, -width * 0.28 + bend * 0.5), (length, bend), (length, bend)]
    raw += [(length * 0.5, width * 0.3 + bend * 0.45), (0.0, width / 2)]
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in raw]


def shard(x: float, y: float, angle: float, length: float, width: float) -> Shape:
    """A crystal with straight edges; every point is a cusp."""
    raw = [(0.0, -width * 0.35), (length * 0.62, -width / 2), (length, 0.0), (length * 0.7, width * 0.45)]
    raw += [(0.0, width * 0.4)]
    return [point for corner in moved(raw, x, y, turn=angle) for point in (corner, corner)]


def flame(x: float, y: float, width: float, height: float, lean: float = 0) -> Shape:
    """A tongue of fire standing on x, y."""
    w, h = width, height
    raw = [(0, 0), (-w * 0.42, -h * 0.12), (-w * 0.46, -h * 0.38), (-w * 0.2, -h * 0.62), (-w * 0.24, -h * 0.84)]
    raw += [(lean, -h), (lean, -h), (w * 0.24, -h * 0.66), (w * 0.46, -h * 0.36), (w * 0.4, -h * 0.1)]
    return [(x + u, y + v) for u, v in raw]


def fan(x: float, y: float, start: float, end: float, reach: Sequence[float], notch: float = 0.78) -> Shape:
    """A fin, frill or spread tail around x, y: one ray per reach, with the skin drawn in between the rays."""
    found: Shape = [(x, y), (x, y)]
    step = radians(end - start) / (len(reach) - 1)
    for i, length in enumerate(reach):
        a = radians(start) + step * i
        found += [(x + length * cos(a), y + length * sin(a))] * 2
        if i + 1 < len(reach):
            middle = (length + reach[i + 1]) / 2 * notch
            found.append((x + middle * cos(a + step / 2), y + middle * sin(a + step / 2)))
    return found


def feathers(
    root: Point, arm: Shape, length: Sequence[float], angle: Sequence[float], width: float = 12
) -> list[Shape]:
    """Feathers along the arm of a wing, from its tip inward, each with its own length and direction."""
    found = []
    line = [root, *arm]
    for i in range(len(length)):
        share = 1 - i / len(length)
        place = share * (len(line) - 1)
        j = min(int(place), len(line) - 2)
        part = place - j
        x = line[j][0] + (line[j + 1][0] - line[j][0]) * part
        y = line[j][1] + (line[j + 1][1] - line[j][1]) * part
        found.append(feather(x, y, angle[i], length[i], width))
    return found


def feather(x: float, y: float, angle: float, length: float, width: float) -> Shape:
    raw = [(-width * 0.3, 0.0), (length * 0.15, -width * 0.5), (length * 0.7, -width * 0.5), (length, 0.0)]
    raw += [(length * 0.9, width * 0.36), (length * 0.5, width * 0.5), (length * 0.1, width * 0.42)]
    return moved(raw, x, y, turn=angle)


def area(points: Shape) -> float:
    """Signed: positive if the points run clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def thickness(points: Shape) -> float:
    """How wide a shape is on the whole: the width of a long one, half the diameter of a round one."""
    around = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, [*points[1:], points[0]], strict=True))
    return 2 * abs(area(points)) / (around or 1)


Rim = list[tuple[float, float, float, float, float]]
"""Every point of a shape, where its rim looks there, and how much it faces the light (1) or turns away from it (-1)."""


def rim(points: Shape) -> Rim:
    side = 1 if area(points) > 0 else -1
    count = len(points)
    found: Rim = []
    for i, point in enumerate(points):
        x, y = point
        before, after = points[i - 1], points[i + 1 - count]
        if before == point:
            before = _other(points, i, -1)
        if after == point:
            after = _other(points, i - count, 1)
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = (hypot(dx, dy) or 1) * side
        nx, ny = dy / length, -dx / length
        found.append((x, y, nx, ny, nx * LIGHT[0] + ny * LIGHT[1]))
    return found


def _other(points: Shape, i: int, step: int) -> Point:
    """The next point that is another one."""
    for k in range(1, len(points)):
        if points[i + step * k] != points[i]:
            return points[i + step * k]
    return points[i]


def sunk(rim: Rim, edge: float, lit: float, shaded: float) -> Shape:
    """The shape drawn in: everywhere by `edge`, and by more where its rim faces the light or turns away from it."""
    found = []
    for x, y, nx, ny, facing in rim:
        depth = edge + (lit * facing if facing > 0 else -shaded * facing)
        found.append((x - nx * depth, y - ny * depth))
    return found
