"""The creatures of Light: a small king, noon, lamps, gold, and the winter sky."""

from __future__ import annotations

from math import cos, pi, radians, sin

from .shapes import Shape, both, fan, oval, ruffled, scalloped, shape, spike, tube
from .sketch import INK, Draw, Sketch

GOLD = "#f5b82e"
CREAM = "#fff3d0"


def _star(x: float, y: float, r: float) -> Shape:
    return ruffled(x, y, r, r, 4, 0.62, 0)


def regalian(s: Sketch) -> None:
    """A small king with a crown of horn and a sceptre for a tail, seated and waiting its turn."""
    coat, mane = "#f2a93b", "#fff0c9"
    s.part(tube(shape("132,172 164,176 180,152 174,112"), (14, 11, 10, 9), pointed=False), coat)
    s.part(oval(174, 98, 13, 13), "#e0437a")
    s.part("160,108 174,112 188,108 184,118 164,118", GOLD, 0.4)
    s.part(both("100,110 66,118 52,150 50,180 66,190 100,190"), coat)
    s.pair("48,182 68,174 86,182 84,194 50,194", coat)
    s.part(both("100,112 72,116 60,136 74,142 70,156 86,154 100,176!"), mane)
    s.part(ruffled(100, 84, 66, 56, 18, 0.14), mane, 0.9)
    for angle, length in ((-126, 40), (-108, 48), (-72, 48), (-54, 40), (-90, 56)):
        x, y = 100 + 34 * cos(radians(angle)), 70 + 34 * sin(radians(angle))
        s.part(spike(x, y, angle, length * 0.66, 22), GOLD)
    s.part("62,42 80,34 100,32 120,34 138,42 136,54 118,48 100,46 82,48 64,54", GOLD, 0.8)
    s.dot(100, 40, 4.5, "#e0437a", stroke=INK, stroke_width=2)
    s.part(both("100,46 70,54 58,82 70,108 100,116"), coat)
    s.part(both("100,90 84,92 78,106 88,116 100,118"), CREAM, 0.6)
    s.eyes(80, 78, 15.5, "#7a4a12", lid="#d98a24", closed=0.34)
    s.part(both("100,90 92,90 94,96 100,100"), "#a3402f", 0.3, 2.4)
    s.line("90,106 100,103 110,106", width=2.6)


def glarexus(s: Sketch) -> None:
    """Noon, wearing a lizard: a frill like the sun, and a hat that somebody bought for it."""
    frill, skin = "#ff7a3c", "#ffd94f"
    s.part(tube(shape("110,168 150,186 184,176 190,150"), (28, 22, 14, 8)), skin)
    s.pair("76,158 58,166 50,188 66,194 84,190 92,176", skin)
    s.part(both("100,120 80,130 74,160 82,184 100,188"), skin)
    s.flat(both("100,138 90,146 86,168 92,182 100,184"), "#fff6c8")
    reach = [86 if i % 2 else 78 for i in range(17)]
    s.part(fan(100, 92, 118, 422, reach, 0.86), frill)
    s.flat(fan(100, 92, 120, 420, [66 if i % 2 else 60 for i in range(17)], 0.88), "#ffe9a6")
    for i in range(17):
        a = radians(122 + i * 296 / 16)
        s.line([(100 + 38 * cos(a), 92 + 38 * sin(a)), (100 + 64 * cos(a), 92 + 64 * sin(a))], "#f0552b", 4)
    s.part(both("100,54 74,60 60,84 68,108 86,124 100,126"), skin)
    s.eyes(72, 82, 18, "#e0437a", slit=True)
    s.lines("94,108 93,112", width=3.4)
    s.line("78,114 100,120 122,114", width=3)
    s.part("98,118 110,118 112,136 104,132 98,136", "#f0558a", 0.4, 2.6)
    s.part("76,54 100,46 126,52 138,56 122,64 96,62 66,62", "#3a6fc0", 0.6)
    s.part("84,52 86,28 112,26 118,50 102,54", "#3a6fc0")
    s.line("86,46 102,48 117,44", "#ffffff", 5)


def luminesca(s: Sketch) -> None:
    """A swimming chandelier that leaves its lamps behind."""
    bell, trim = "#e7a0e0", "#b56fd0"
    for x, top, end, sway in (
        (56, 100, 166, -14),
        (78, 108, 184, -6),
        (122, 108, 180, 8),
        (144, 100, 158, 16),
        (100, 110, 160, 0),
    ):
        line = [(x, top), (x + sway, (top + end) / 2 - 8), (x + sway * 0.4, end - 10)]
        s.line(line, INK, 7.5)
        s.line(line, trim, 3.6)
        s.part(oval(x + sway * 0.4, end, 13, 14), "#ffe36b", 0.8)
        s.flat(oval(x + sway * 0.4 - 3, end - 4, 4.5, 5, points=6), "#fffbe0")
    for x, y in ((18, 176), (184, 120), (16, 112)):
        s.part(oval(x, y, 8.5, 9.5, points=8), "#ffe36b", 0.7, 2.8)
    for side in (-1, 1):
        frill: Shape = [(100 + side * dx, y) for dx, y in ((12, 96), (22, 122), (12, 138), (26, 152), (18, 170))]
        s.part(tube(frill, (20, 18, 16, 14, 8)), "#fbd3f2", 0.7)
    s.part(both("100,12 62,20 34,54 28,94 44,108 58,98 72,114 86,100 100,116"), bell)
    s.flat("50,66 58,42 78,26 72,44 62,66", "#fff0fb")
    s.flats(oval(58, 92, 7, 5), "#ffe36b")
    s.flats(oval(42, 82, 4, 6), "#ffe36b")
    s.eyes(80, 68, 16, "#7a3fb0")
    s.line("92,92 100,96 108,92", width=2.8)
    s.flats(oval(62, 80, 7, 4), "#ff8fc0")
    s.part(_star(100, 16, 13), "#ffe36b", 0.3, 2.8)


def chrysomallon(s: Sketch) -> None:
    """The golden ram on a ledge that nobody else can reach."""
    skin, horn = "#5d4038", "#fff0c2"
    s.part("46,176! 66,168! 168,170! 196,182! 186,198! 60,198!", "#8d8577", 0.7)
    for x in (86, 132):
        s.part([(x, 140), (x + 14, 140), (x + 13, 172), (x - 1, 172)], "#3f2a26")
    for x in (102, 148):
        s.part([(x, 140), (x + 15, 140), (x + 14, 176), (x - 1, 176)], skin)
    s.part(scalloped(172, 98, 15, 14, 6, 0.16), GOLD, 0.7)
    s.part(scalloped(122, 112, 58, 46, 12, 0.12, 10), GOLD)
    for x, y in ((108, 92), (132, 86), (120, 110), (144, 108), (98, 116), (132, 132), (156, 124), (110, 134)):
        s.line([(x - 7, y), (x - 3, y - 6), (x + 4, y - 4), (x + 4, y + 3), (x - 1, y + 4)], "#b5771a", 3)
    s.part(scalloped(74, 108, 30, 34, 8, 0.14), "#ffd25c", 0.8)
    s.part("30,58 54,44 76,54 82,80 66,104 48,122 28,122 18,108 24,84", skin)
    s.flat("20,108 34,100 50,112 44,121 28,121", "#8a6353")
    s.line("24,112 34,116 44,112", width=2.4)
    s.part(scalloped(54, 40, 27, 17, 7, 0.16), GOLD, 0.7)
    s.eye(42, 76, 13.5, GOLD, look=(-0.4, 0.1), lid=skin, tilt=-4, closed=0.32)
    spiral = [(78 + r * cos(a), 66 + r * sin(a)) for a, r in ((-2.0 + i * pi / 4, 34 - i * 2.5) for i in range(12))]
    s.part(tube(spiral, (30, 24, 20, 15, 10, 5)), horn)
    for i in range(1, 8):
        a, r = -2.0 + i * pi / 4, 34 - i * 2.5
        w = 12 - i * 0.9
        s.line([(78 + k * cos(a), 66 + k * sin(a)) for k in (r - w, r + w)], "#b98f4a", 2.6)
    s.part(tube(shape("34,50 16,44 6,60 14,76"), (20, 17, 12, 6)), horn)


def artios(s: Sketch) -> None:
    """The bear that carries the winter sky, with the pole star on its shoulder."""
    coat, snow = "#2c3d86", "#f4f8ff"
    s.part("124,130 150,130 150,166 154,186 122,188 126,160", "#1f2b66")
    s.part("62,134 86,134 86,166 88,186 60,188 62,162", "#1f2b66")
    s.part("44,96 74,62 110,46 152,58 184,96 190,136 170,154 120,154 84,158 56,150", coat)
    s.part("66,68 88,48 116,38 150,48 178,80 166,78 152,70 140,80 122,66 108,76 94,66 80,78", snow, 0.7)
    s.part("148,124 178,122 186,148 178,166 186,190 146,190 148,166 140,146", coat)
    s.part("74,130 104,134 104,164 110,190 72,190 76,166 66,148", coat)
    for x in (80, 92, 104, 154, 166, 178):
        s.line([(x, 190), (x - 1, 184)], snow, 3.4)
    stars = [(92, 96), (114, 90), (132, 102), (128, 122), (152, 112), (168, 98)]
    s.line("92,96! 114,90! 132,102! 128,122! 152,112! 168,98!", "#a9c4ff", 2)
    for x, y in stars:
        s.flat(_star(x, y, 7), "#fff3a8")
    s.part("76,66 80,46 98,44 104,60 92,74", coat)
    s.part("28,76 24,56 42,50 52,66", coat)
    s.part("34,66 60,56 88,66 98,94 88,122 62,140 34,140 12,128 8,112 22,96 26,80", coat)
    s.part("10,114 28,104 48,112 54,130 34,140 14,130", "#8fa3dd", 0.7)
    s.part("8,112 20,104 28,110 20,120", INK, 0.2)
    s.line("18,130 32,130 44,124", width=2.8)
    s.eye(60, 94, 14.5, "#ffd84a", look=(-0.4, 0.1), lid=coat, tilt=6, closed=0.32)
    s.part(_star(106, 22, 20), "#ffe36b", 0.3)
    for x, y, r in ((30, 30, 4), (172, 34, 5), (188, 60, 3), (62, 22, 3)):
        s.dot(x, y, r, snow)


CREATURES: dict[str, Draw] = {
    "regalian": regalian,
    "glarexus": glarexus,
    "luminesca": luminesca,
    "chrysomallon": chrysomallon,
    "artios": artios,
}
