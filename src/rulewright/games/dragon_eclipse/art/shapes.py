"""The geometry of portraits: shapes as lists of points, soft all around except at their cusps (points set twice)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin

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


def curve(points: Shape, closed: bool = True) -> str:
    """The `d` of the shape: soft through its points, with true corners at its cusps."""
    ends = list(pairwise(points))
    if closed:
        ends.append((points[-1], points[0]))
    count = len(points)
    d = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i, (b, c) in enumerate(ends):
        if b == c:
            continue
        a = points[i - 1] if closed or i else b
        e = points[(i + 2) % count] if closed or i + 2 < count else c
        if a == b and c == e:
            d.append(f"L{num(c[0])} {num(c[1])}")
            continue
        x1, y1 = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        x2, y2 = c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6
        d.append(f"C{num(x1)} {num(y1)} {num(x2)} {num(y2)} {num(c[0])} {num(c[1])}")
    return "".join(d) + ("Z" if closed else "")


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


def sunk(points: Shape, edge: float, lit: float, shaded: float) -> Shape:
    """The shape drawn in: everywhere by `edge`, and by more where its rim faces the light or turns away from it."""
    side = 1 if area(points) > 0 else -1
    count = len(points)
    found: Shape = []
    for i, point in enumerate(points):
        before = next((q for q in (points[(i - k) % count] for k in range(1, count)) if q != point), point)
        after = next((q for q in (points[(i + k) % count] for k in range(1, count)) if q != point), point)
        direction = atan2(after[1] - before[1], after[0] - before[0]) - side * pi / 2
        nx, ny = cos(direction), sin(direction)
        facing = nx * LIGHT[0] + ny * LIGHT[1]
        depth = edge + (lit * facing if facing > 0 else -shaded * facing)
        found.append((point[0] - nx * depth, point[1] - ny * depth))
    return found
