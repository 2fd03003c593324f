"""The creatures of Dark: an eye, two cats, a tail, and what stayed of the eclipse."""

from __future__ import annotations

from math import cos, radians, sin

from .shapes import Shape, both, moved, oval, ribs, ruffled, scalloped, shape, spike, tube
from .sketch import INK, Draw, Sketch

VIOLET = "#8a5fd8"


def eldrithia(s: Sketch) -> None:
    """Nine arms, or eight and a thought, around an eye without a lid."""
    skin, tip = "#4f7f6a", "#b8f0a8"
    for i in range(9):
        long = 1.0 if i % 2 else 0.9
        arm = [(44.0, 0.0), (64.0, -6.0), (80.0, 2.0), (90.0, 18.0), (80.0, 30.0)]
        spine = moved(arm, 100, 102, long, i * 40 - 100)
        thought = i == 8
        s.part(tube(spine, (30, 22, 15, 10, 5)), "#b9a6e6" if thought else skin, 0.9)
        for sucker in spine[1:4]:
            s.dot(sucker[0], sucker[1], 3, "#f4ecff" if thought else tip)
    s.part(ruffled(100, 102, 56, 54, 14, 0.06, 0.1), skin)
    s.part(oval(100, 102, 41, 39), "#f4ffe8", 0.7)
    for angle in (160, 200, 20, -20, 130, 50):
        x, y = 100 + 39 * cos(radians(angle)), 102 + 36 * sin(radians(angle))
        s.line([(x, y), (x + (100 - x) * 0.24, y + (102 - y) * 0.12)], "#d05a7a", 2)
    s.dot(98, 103, 26, VIOLET)
    s.dot(98, 103, 20, "#b895f5")
    s.flat([(98, 80), (98, 80), (107, 103), (98, 126), (98, 126), (89, 103)], INK)
    s.dot(88, 92, 7, "#ffffff")
    s.dot(107, 115, 3, "#ffffff")


def young_shadeclaw(s: Sketch) -> None:
    """A black kitten about to pounce, with one shadow too many."""
    coat, blush = "#3d3358", "#c06ae0"
    s.part("120,184 150,172 188,176 197,188 160,196 110,194", "#6a4fa8", 0.3)
    s.part("80,188 50,174 12,180 4,190 40,197 90,196", "#9a7fd8", 0.3)
    s.part(tube(shape("150,120 176,104 178,70 160,46 172,26"), (20, 18, 17, 16, 12), pointed=False), coat)
    s.part("84,130 112,108 146,104 168,124 170,160 160,184 128,188 96,186", coat)
    s.part("136,146 160,142 174,164 168,186 130,188 128,168", coat)
    s.pair("68,140 88,144 92,176 84,190 58,190 56,176", coat)
    for x in (62, 72, 82, 118, 128, 138):
        s.flat(spike(x, 184, 100, 11, 6), "#f4ecff", stroke=INK, stroke_width=1.6)
    s.part("34,82 14,22! 74,46", coat)
    s.part("114,46 162,16! 146,80", coat)
    s.flat("36,68 24,36! 58,50", blush)
    s.flat("126,48 152,30! 142,66", blush)
    s.part("56,44 92,36 128,44 150,74 146,112 122,136 88,142 54,134 32,110 34,70", coat)
    s.eye(64, 88, 22, "#e8d84a", slit=True)
    s.eye(118, 88, 22, "#e8d84a", slit=True)
    s.flat(oval(46, 114, 10, 6), blush)
    s.flat(oval(136, 114, 10, 6), blush)
    s.part("84,110 98,110 91,118", "#f09ad0", 0.3, 2.4)
    s.line("78,122 86,126 91,120 97,126 105,122", width=2.8)
    s.flat(spike(84, 125, 90, 9, 6), "#ffffff")


def shadeclaw(s: Sketch) -> None:
    """The grown cat, low in the grass: shoulder blades, a mask, and claws like sickles."""
    coat, deep, glow = "#2b2145", "#1f1636", "#ff5fb0"
    s.part(tube(shape("160,104 186,92 192,60 176,40 184,18"), (18, 16, 15, 14, 7)), coat)
    s.part("136,92 160,74 178,92 184,130 176,176 148,180 140,140", deep)
    s.part("58,84 76,54 96,66 112,54 136,70 158,76 174,104 164,140 100,150 60,140", coat)
    for line in ("120,72 130,86 126,104", "138,80 148,96 144,114", "154,88 162,104 158,122"):
        s.line(line, VIOLET, 4.4)
    for x, y, lean in ((28, 150, -1), (120, 152, 1)):
        s.part([(x + 6, 112), (x + 34, 110), (x + 42, 150), (x + 38, 172), (x + 2, 174), (x - 2, 150)], coat)
        for k in range(4):
            s.part(spike(x + 3 + k * 11, y + 18, 96 + lean * 4, 28, 11, -9), "#e9dcff", 0.4, 2.6)
    s.part("40,84 24,46! 66,66", coat)
    s.part("106,66 142,44! 128,84", coat)
    s.part("36,86 60,66 86,62 112,66 134,88 130,118 112,140 86,150 60,140 42,118", coat)
    s.flat("86,66! 80,84 86,104! 92,84", VIOLET)
    s.flat("58,122 86,112 114,122 104,140 86,146 68,140", "#4a3a70")
    s.eye(64, 100, 14.5, glow, slit=True, white="#ffe0f2", lid=deep, tilt=24, closed=0.28)
    s.eye(108, 100, 14.5, glow, slit=True, white="#ffe0f2", lid=deep, tilt=-24, closed=0.28)
    s.part("78,114 94,114 86,124", glow, 0.3, 2.2)
    s.line("66,132 78,134 86,126 94,134 106,132", "#0d0718", 3)
    for x in (74, 98):
        s.flat(spike(x, 132, 90, 15, 8), "#ffffff", stroke=INK, stroke_width=1.6)


def darktailen(s: Sketch) -> None:
    """A slight beast in front of a tail that has no other end."""
    coat, tail, dusk = "#5566b8", "#2a2f6b", "#ff9d7a"
    coil = shape("128,150 172,146 188,100 164,46 108,18 48,30 16,78 24,134 60,170 112,186 164,182 194,160")
    girth = (20, 30, 34, 36, 36, 34, 34, 32, 28, 24, 18, 6)
    s.part(tube(coil, girth), tail)
    for band in ribs(coil, girth, -0.7, 0.7)[1::2]:
        s.line(band, "#5f4fb0", 5)
    for x, y in ((180, 80), (134, 26), (74, 20), (20, 100)):
        s.flat(ruffled(x, y, 6, 6, 4, 0.6, 0), "#ffe9b0")
    s.part("84,112 116,102 140,118 146,146 134,166 92,168 78,146", coat)
    s.part("112,138 136,136 146,154 140,172 108,172", coat)
    s.part("78,134 96,136 98,160 100,174 74,174 76,156", coat)
    s.flat("80,128 92,122 98,138 90,152 82,144", "#cfd6ff")
    s.part("72,74 64,34! 94,62", coat)
    s.part("104,62 128,32! 126,74", coat)
    s.flat("76,68 70,46! 88,62", dusk)
    s.flat("110,62 122,46! 121,68", dusk)
    s.part("70,76 94,60 122,68 132,92 116,114 92,120 70,118 48,112! 52,100 62,90", coat)
    s.flat("52,108 68,102 92,112 88,118 68,116", "#cfd6ff")
    s.part("48,112! 50,104 58,104 58,111", INK, 0)
    s.eye(90, 90, 15, dusk, look=(-0.5, 0), lid=coat, tilt=-10, closed=0.24)
    s.line("62,114 74,114 82,110", width=2.4)


def umbra(s: Sketch) -> None:
    """What stayed of the eclipse: a black sun with a corona, and long careful hands."""
    night, corona = "#241a3d", "#ffcf6b"
    rays: Shape = []
    for i in range(20):
        for r, turn in ((58, 0), (80 if i % 2 else 69, 9)):
            a = radians(i * 18 + turn)
            rays += [(100 + r * cos(a), 76 + r * sin(a))] * (1 if turn == 0 else 2)
    s.part(rays, corona, 0.6)
    s.flat(oval(100, 76, 61, 61), "#fff3c4")
    s.part(
        both("100,110 64,112 54,140 40,160 22,190! 52,180 66,196! 84,182 100,198"),
        night,
    )
    s.pair("62,124 36,122 16,138 8,158! 20,154 18,168! 30,158 32,172! 42,156 64,150", night)
    s.part(oval(100, 76, 55, 55, points=14), night)
    s.flat("52,66 60,46 78,30 100,24 78,40 64,60 60,84", "#8f78c8")
    s.eyes(79, 80, 18, "#c9a5ff", white="#fff6da", lid=night, tilt=-14, closed=0.24)
    s.part("88,128 100,120 114,128 108,132 100,130 96,134 100,142 112,146 98,150 86,142", "#f4ecff", 0.4, 2.6)
    for x, y in ((70, 160), (128, 166), (98, 176)):
        s.flat(scalloped(x, y, 4, 4, 4, 0.4), "#8f78c8")


def sunless_wyrm(s: Sketch) -> None:
    """What is left of a dragon: torn sails, a crown of horns, and the hole where its sun was."""
    husk, sail, bone, ember = "#5b4a63", "#8c3f3a", "#e9ddc9", "#ff9a3c"
    s.part(tube(shape("108,150 140,166 150,186 124,194 88,190"), (34, 26, 18, 12, 5)), husk)
    s.pair("86,104 66,70 40,10! 34,46 8,28! 14,66 0,74! 14,92 2,112! 24,112 22,138! 46,122 56,150! 70,128 84,136", sail)
    s.lines("80,104 60,72 42,20", bone, 5)
    s.lines("60,74 38,76 12,72", bone, 4)
    s.lines("62,80 44,98 26,130", bone, 4)
    s.part(both("100,78 80,86 68,112 72,142 84,166 100,174"), husk)
    s.pair("78,150 64,158 58,184! 68,178 74,192! 80,180 90,188! 92,162", husk)
    s.part(oval(100, 124, 22, 23), ember, 0.5)
    s.flat(oval(100, 124, 16, 17), "#0d0716")
    for line in ("100,101 96,92 101,86", "80,132 74,138 76,146", "118,136 125,142 122,150", "92,145 90,156 95,162"):
        s.line(line, ember, 3)
    for angle, long in ((-142, 34), (-112, 40)):
        s.part(spike(86, 34, angle, long, 15, 5), bone, 0.7, 2.8)
        s.part(spike(114, 34, -180 - angle, long, 15, -5), bone, 0.7, 2.8)
    s.part(both("100,22 82,28 72,48 78,66 86,84 92,98 100,100"), husk)
    s.flat(both("100,66 92,70 90,88 96,96 100,97"), "#7c6884")
    s.eyes(84, 54, 12, ember, slit=True, white="#fff1d0", lid=husk, tilt=24, closed=0.3)
    s.dot(95, 84, 2.2, INK)
    s.dot(105, 84, 2.2, INK)


CREATURES: dict[str, Draw] = {
    "eldrithia": eldrithia,
    "young-shadeclaw": young_shadeclaw,
    "shadeclaw": shadeclaw,
    "darktailen": darktailen,
    "umbra": umbra,
    "sunless-wyrm": sunless_wyrm,
}
