"""The creatures of Air: quiet paws, warm down, glass antlers, great wings, a river of scales."""

from __future__ import annotations

from .shapes import both, feathers, mirrored, oval, ribs, ruffled, scalloped, shape, spike, tube
from .sketch import INK, Draw, Sketch

CLOUD = "#eef6f8"


def _cloud(s: Sketch, x: float, y: float, r: float) -> None:
    s.part(scalloped(x, y, r, r * 0.62, 7, 0.14), CLOUD, 0.5)


def prowler(s: Sketch) -> None:
    """A lean cat that walks on thick air, low in front, its tail a question."""
    coat, stripe = "#7f93b8", "#4b5c86"
    s.part(tube(shape("152,92 178,84 186,56 168,34 150,44"), (20, 15, 14, 14, 10), pointed=False), coat)
    s.part("134,110 152,112 148,144 158,166 136,168 130,144", stripe)
    s.part("76,130 92,130 80,152 70,170 52,168 62,150", stripe)
    s.part("60,112 86,98 116,92 142,78 164,86 168,112 150,132 112,136 78,142 58,134", coat)
    for line in ("104,96 110,110 106,120", "122,90 128,106 124,118", "142,80 148,96 144,108"):
        s.line(line, stripe, 5)
    s.part("146,104 168,104 174,130 162,146 172,168 148,170 148,148 138,130", coat)
    s.part("62,126 86,130 90,152 84,170 60,172 64,154 56,140", coat)
    s.part("66,80 78,50! 92,86", coat)
    s.part("30,86 24,54! 50,78", coat)
    s.flat("70,78 77,60! 84,80", "#e8a9b8")
    s.flat("33,80 28,64! 42,77", "#e8a9b8")
    s.part("30,84 56,74 82,78 96,100 92,126 68,140 44,142 22,130 16,106", coat)
    s.flat("24,124 48,112 72,122 66,136 44,140 30,134", "#e9eef6")
    s.eye(38, 104, 13, "#b8f04a", slit=True, look=(-0.2, 0.1))
    s.eye(70, 104, 13, "#b8f04a", slit=True, look=(-0.2, 0.1))
    s.part("44,116 56,116 50,124", "#e07f98", 0.3, 2.4)
    s.line("40,130 50,126 58,130", width=2.4)
    for whisker in ("32,122 14,118 2,124", "32,128 16,130 6,138", "74,122 94,116 108,118", "74,128 92,130 104,136"):
        s.line(whisker, INK, 2.2)
    for x, y, r in ((72, 182, 26), (160, 180, 28), (116, 190, 16)):
        _cloud(s, x, y, r)


def furwing(s: Sketch) -> None:
    """Nine tenths fluff: a ball with two small wings and a great deal of brow."""
    down = "#f4d9e6"
    for wing in feathers((62, 100), [(44, 84), (36, 72)], (34, 38, 34), (228, 202, 176), 20):
        s.pair(wing, "#b58fd0", 0.7)
    s.part(tube(shape("140,150 172,162 186,144 178,124"), (26, 24, 24, 14), pointed=False), "#d8aac8")
    s.part(ruffled(178, 120, 19, 19, 9, 0.25), "#b58fd0", 0.7)
    s.pair("72,44 56,16! 92,32", "#d8aac8")
    s.part(ruffled(100, 106, 68, 70, 26, 0.1), down)
    s.flat(ruffled(96, 100, 54, 54, 20, 0.12), "#fdf0f5")
    s.flat(ruffled(100, 100, 44, 36, 16, 0.12), "#fffafc")
    s.eyes(78, 94, 19, "#7a4fc0", lid="#d8aac8", tilt=26, closed=0.24)
    s.part(both("100,106 90,108 100,122!"), "#f0a040", 0.4)
    s.line("88,132 100,127 112,132", width=3)
    s.flats(oval(62, 118, 8, 5), "#f5a9c2")
    s.lines("78,178 76,188 66,192", "#f0a040", 4.6)
    for x, y in ((20, 150), (14, 34), (172, 26)):
        s.part(ruffled(x, y, 8, 10, 5, 0.5), down, 0, 2.2)


def elkthorn(s: Sketch) -> None:
    """The head of an elk under antlers of lightning glass."""
    hide, mane, glass = "#5a5f9e", "#33386e", "#ffe45c"
    antler = (
        "84,66! 62,58! 44,62! 22,44! 26,24! 36,40! 46,46! 42,20! 56,2! 54,26! 60,42! 72,44! 74,22! 86,8! 82,32! 92,58!"
    )
    s.pair(antler, glass, 0.9)
    s.lines("86,60 66,50 46,54 30,38", "#ff9f3a", 3)
    s.part(ruffled(100, 150, 58, 48, 15, 0.16), mane)
    s.part(ruffled(100, 146, 40, 36, 13, 0.18), "#474c8c", 0.6)
    s.pair("70,78 44,70 28,84! 46,98 70,96", hide)
    s.flats("62,82 46,78 38,84 50,90 62,90", "#c4a8e0")
    s.part(both("100,54 78,58 66,80 72,110 80,140 86,158 100,164"), hide)
    s.part(both("100,126 84,130 82,150 90,162 100,165"), "#c3c6ee", 0.7)
    s.flat(both("100,60 94,70 96,92 100,112"), "#9fa6e8")
    s.flats(oval(92, 146, 4, 3), INK)
    s.line("92,156 100,158 108,156", width=2.6)
    s.eyes(78, 98, 14, "#5cf0ff", lid=hide, tilt=14, closed=0.22)
    for bolt in ("14,100! 30,112! 22,116! 36,132!", "10,60! 18,72! 12,74! 20,86!"):
        s.lines(bolt, INK, 6.5)
        s.lines(bolt, glass, 3.2)


def windraiser(s: Sketch) -> None:
    """The great bird on its perch, both wings up, waiting for something to lean on them."""
    back, pale = "#2f7fc4", "#e9f4fb"
    s.part([(84, 178), (116, 178), (114, 198), (86, 198)], "#9a6b42")
    s.part([(58, 172), (142, 172), (142, 182), (58, 182)], "#c08a58")
    for angle in (70, 90, 110):
        s.part(feathers((100, 150), [(100, 150)], (36,), (angle,), 18)[0], back, 0.6)
    wing = feathers(
        (80, 112), [(58, 88), (48, 56)], (50, 56, 58, 58, 54, 48, 40), (266, 248, 231, 215, 200, 184, 168), 20
    )
    for shape_ in wing[::-1]:
        s.part(shape_, back, 0.8)
        s.part(mirrored(shape_), back, 0.8)
    s.pair(tube(shape("86,124 60,96 50,58"), (30, 26, 18), pointed=False), "#63b3ea")
    s.part(both("100,62 76,80 70,116 78,146 100,164"), pale)
    for y in (118, 130, 142):
        for x in (90, 110) if y != 130 else (100,):
            s.line([(x - 6, y - 3), (x, y + 3), (x + 6, y - 3)], "#8fbfe0", 2.8)
    s.part("78,52 72,28! 90,38 100,16! 110,38 128,28! 122,52", back)
    s.part(both("100,38 78,44 70,64 80,86 100,92"), back)
    s.flat(both("100,58 84,60 76,72 86,86 100,89"), pale)
    s.eyes(84, 66, 12.5, "#f5b52e", lid=back, tilt=22, closed=0.25)
    s.part(both("100,70 91,74 94,84 100,98!"), "#f0a030", 0.6)
    s.lines("88,164 88,174", "#f0a030", 7)


def vogandr(s: Sketch) -> None:
    """A sky serpent that ties itself through the clouds."""
    scale, belly = "#3fb7b0", "#d8fbe9"
    tail = shape("190,28 170,48 150,36 134,50 142,76")
    s.part(tube(tail, (4, 14, 20, 26, 32), pointed=False), scale)
    lower, girth = shape("60,120 70,164 120,178 164,160 172,120 138,98 100,112"), (44, 46, 46, 44, 42, 38, 36)
    s.part(tube(lower, girth, pointed=False), scale)
    for rib in ribs(lower, girth, 0.05, 0.72):
        s.line(rib, belly, 4)
    _cloud(s, 174, 96, 26)
    for x, y, angle in ((158, 84, -10), (152, 116, 30), (118, 146, 76), (80, 140, 112)):
        s.part(spike(x, y, angle, 17, 20), "#ffffff", 0.4, 2.8)
    upper, neck = shape("142,64 150,96 128,128 92,132 62,108 60,72"), (32, 36, 40, 42, 42, 38)
    s.part(tube(upper, neck, pointed=False), scale)
    for rib in ribs(upper, neck, -0.05, -0.72):
        s.line(rib, belly, 4)
    for x, y, a in ((96, 38, -20), (98, 52, 8), (86, 24, -46)):
        s.part(spike(x, y, a, 38, 20, 5), "#f7fdff")
    s.part("44,26 70,20 94,34 96,62 78,82 54,84 36,80 8,82! 4,62 20,50 32,40", scale)
    s.flat("8,76 30,70 56,80 40,80", belly)
    s.line("8,70 30,66 46,70", width=3)
    s.dot(16, 60, 2.6, INK)
    s.eye(58, 50, 16, "#ffd84a", slit=True, look=(-0.4, 0.1), lid=scale, tilt=-12, closed=0.2)
    for whisker in ("14,82 8,100 16,114", "30,82 28,98 38,108"):
        s.line(whisker, INK, 5)
        s.line(whisker, "#f7fdff", 2.2)
    _cloud(s, 40, 176, 34)
    _cloud(s, 158, 190, 24)


CREATURES: dict[str, Draw] = {
    "prowler": prowler,
    "furwing": furwing,
    "elkthorn": elkthorn,
    "windraiser": windraiser,
    "vogandr": vogandr,
}
