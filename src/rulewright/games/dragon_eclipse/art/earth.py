"""The creatures of Earth: hills that woke, meadows that walk, mud that wags."""

from __future__ import annotations

from .shapes import both, oval, ruffled, scalloped, shape, spike, tube
from .sketch import INK, Draw, Sketch

MOSS = "#7fb04a"
LEAF = "#4f8f3f"


def golomo(s: Sketch) -> None:
    """A layered hill with fists, a moss garden and a bird upon it."""
    stone, dark = "#a3978b", "#7d7168"
    s.pair("70,166 92,166 94,190 56,192 54,180", dark)
    s.part(both("100,22! 70,26! 42,54! 30,100! 40,150! 66,174! 100,178!"), stone, 0.8)
    for line in (
        "36,84 66,92 100,86 134,94 164,86",
        "34,122 70,130 104,124 138,132 166,124",
        "48,152 84,160 120,154 150,160",
    ):
        s.line(line, dark, 4)
    s.part("60,36 74,22 98,16 126,20 142,38 134,50 122,42 112,54 98,44 84,56 74,44", MOSS, 0.8)
    s.pair("34,86! 12,96! 4,128! 10,158! 30,168! 44,150! 42,118!", stone)
    s.lines("8,130 24,136 42,130", dark, 3.6)
    s.lines("18,156 20,166", width=3)
    s.lines("30,154 30,166", width=3)
    s.pair("58,72! 92,76! 90,84! 58,82!", dark, 0.6)
    s.eyes(76, 94, 15, "#e89a2a", lid=dark, tilt=18, closed=0.3)
    s.line("74,142 88,136 112,136 126,142", width=4.4)
    s.part("116,16 126,6 138,6 146,14 156,12! 148,24 134,28 120,24", "#e8624a", 0.7, 2.8)
    s.part("118,12 106,14! 117,18", "#ffd15a", 0, 2)
    s.dot(124, 13, 2.4, INK)


def young_gaiadon(s: Sketch) -> None:
    """A calf with horn buds and a clover patch on its back."""
    hide = "#cf9f68"
    s.part(tube(shape("156,120 176,124 184,142 178,158"), (10, 7, 6, 6)), hide)
    s.part(ruffled(178, 160, 10, 11, 6, 0.3), LEAF, 0.4)
    for x in (86, 134):
        s.part([(x, 140), (x + 20, 140), (x + 19, 184), (x + 22, 190), (x - 3, 190), (x, 182)], "#a87a4c")
    s.part("64,106 96,98 138,100 164,116 166,146 144,164 100,166 70,158", hide)
    s.part(
        "72,108 76,88 92,92 100,80 114,90 128,80 140,92 156,92 168,114 158,128 146,116 132,128 116,116 100,126 86,114",
        MOSS,
        0.8,
    )
    for x, y in ((94, 100), (120, 96), (146, 106), (108, 110)):
        for dx, dy in ((-4, 0), (4, 0), (0, -5)):
            s.flat(oval(x + dx, y + dy, 4.4, 4.4, points=6), LEAF)
    for x, y in ((108, 86), (134, 90)):
        s.part(scalloped(x, y, 7, 7, 5, 0.3), "#ffb3d1", 0, 2.2)
        s.dot(x, y, 2.4, "#ffe06b")
    for x in (104, 148):
        s.part([(x, 146), (x + 22, 144), (x + 22, 182), (x + 25, 190), (x - 4, 190), (x, 182)], hide)
    s.part("96,66 116,54 126,62 116,78 98,80", hide)
    s.part("30,62 14,50 6,60 16,76 32,78", hide)
    s.part(spike(48, 50, -112, 22, 20), "#f3e6cd")
    s.part(spike(82, 48, -68, 22, 20), "#f3e6cd")
    s.part("40,50 64,40 90,48 102,74 96,104 86,130 60,138 36,130 26,102 28,70", hide)
    s.part("36,112 60,104 84,112 86,128 62,138 38,130", "#f2d3ad", 0.7)
    s.dot(52, 118, 3.4, INK)
    s.dot(70, 118, 3.4, INK)
    s.line("50,129 61,132 72,129", width=2.6)
    s.eye(46, 84, 14, "#5f8f2f", look=(-0.2, 0.2))
    s.eye(81, 84, 14, "#5f8f2f", look=(-0.2, 0.2))
    s.line("56,46 60,36 64,46 68,34 72,46", LEAF, 4)


def young_bolb(s: Sketch) -> None:
    """Half puddle, half puppy, with a tongue that is also its foot."""
    mud = "#b5793f"
    s.part("6,182 20,166 50,168 100,160 150,168 182,166 194,182 170,194 100,197 30,194", "#8f5b2d", 0.7)
    s.part("142,150 158,128 172,132 176,116! 184,138 176,158 156,170", mud)
    s.part(both("100,58 66,64 46,96 40,140 30,172 60,182 100,182"), mud)
    s.pair("64,70 44,52 24,66 18,104 28,126 42,118 48,94", "#7d4a25")
    s.flat("58,88 68,74 84,68 76,80 66,96", "#e3b57c")
    s.eyes(78, 98, 18, "#6b3c1c", look=(0, -0.2))
    s.part(both("100,118 90,118 92,126 100,130"), "#4a2916", 0.4)
    s.part("74,134 100,140 126,134 120,156 100,162 80,156", "#5a2417", 0.4)
    s.part("84,146 100,142 116,146 122,176 112,194 90,194 80,176", "#ff8fa0")
    s.line("100,150 101,184", "#d85b74", 3)
    s.part(oval(176, 60, 8, 9, points=8), mud, 0.7)
    s.part(oval(160, 40, 6, 7, points=8), mud, 0.5, 2.8)


def bolb(s: Sketch) -> None:
    """A heap of lumps with a mind in each."""
    clay, wet = "#7a6a3a", "#57603f"
    s.part("8,184 40,172 100,178 160,170 194,184 160,196 40,196", "#4d4a34", 0.6)
    s.part(tube(shape("58,126 30,112 22,84 34,58"), (34, 28, 22, 22), pointed=False), wet)
    s.part(oval(36, 44, 25, 22), wet)
    s.part(tube(shape("142,124 168,108 174,84"), (32, 26, 20), pointed=False), wet)
    s.part(oval(170, 72, 22, 20), wet)
    s.part(oval(56, 156, 42, 32), wet)
    s.part(oval(150, 156, 38, 32), wet)
    s.part(both("100,44 72,52 60,84 58,126 50,160 66,184 100,188"), clay)
    s.flat("68,86 74,66 90,56 82,72 76,92", "#c9bb7d")
    s.eye(100, 84, 21, "#e0a52a", look=(0, 0.1))
    s.part("66,122 84,128 100,124 116,128 134,122 126,154 100,162 74,154", "#2e2216", 0.3)
    for x in (78, 94, 110, 124):
        s.part(spike(x, 127, 90, 11, 10), "#f4ead0", 0, 2)
    s.flat("84,152 100,144 116,152 100,159", "#d9667a")
    s.eye(34, 40, 10, "#e0a52a", look=(-0.3, 0))
    s.line("24,56 35,60 46,56", width=3)
    s.eye(170, 68, 9, "#e0a52a", look=(0.4, 0))
    s.line("160,83 170,86 180,82", width=3)
    s.eye(38, 152, 11, "#e0a52a", look=(-0.4, 0.2))
    s.line("26,170 38,174 50,170", width=3)
    s.eye(164, 152, 11, "#e0a52a", look=(0.4, 0.2))
    s.line("154,170 164,174 176,169", width=3)
    s.part(oval(132, 30, 13, 12, points=8), clay)
    s.eye(132, 28, 6, "#e0a52a", look=(0, 0.4))
    s.part(oval(78, 20, 9, 8, points=8), clay, 0.7)


def gaiadon(s: Sketch) -> None:
    """A range of hills on pillars, horns first, with a forest along the spine."""
    hide, rock = "#8a8f6a", "#6a6f58"
    for x, y, top in ((186, 96, 62), (92, 76, 30), (164, 76, 34), (114, 66, 14), (140, 64, 6)):
        s.line([(x, y + 10), (x, top + 14)], INK, 9)
        s.line([(x, y + 10), (x, top + 14)], "#8a5f3a", 4.5)
        s.part(scalloped(x, top + 16, 17, 18, 6, 0.16, 20), LEAF if x in (92, 140, 186) else "#6fae45", 0.9)
    for x in (96, 150):
        s.part([(x, 130), (x + 24, 130), (x + 26, 190), (x - 4, 190)], rock)
    s.part("60,96 84,72 122,62 162,74 188,104 194,138 176,156 130,152 90,158 66,148", hide)
    s.part("74,82 96,66 128,60 162,72 186,98 176,104 160,92 142,100 122,88 102,98 86,88", MOSS, 0.6)
    s.line("96,72 112,82 132,76 150,86 170,90", "#e8d9a8", 3.4)
    for x in (72, 168):
        s.part([(x - 2, 132), (x + 24, 130), (x + 24, 166), (x + 28, 192), (x - 8, 192), (x - 2, 166)], hide)
        for dx in (0, 10, 20):
            s.part(oval(x + dx, 188, 5, 5, points=6), "#d8d0b0", 0.4, 2.4)
    s.part("88,112! 100,128! 92,148! 76,150! 70,128!", rock, 0.8)
    s.part(tube(shape("70,88 84,58 70,30 44,22"), (24, 20, 14, 8)), "#efe4c6")
    s.part("26,78 50,70 78,80 90,104 82,132 62,156 36,160 18,148 10,120 14,94", hide)
    s.part(tube(shape("34,84 12,64 8,36 26,12"), (24, 19, 13, 8)), "#efe4c6")
    s.part("14,132 40,124 66,132 60,154 36,162 18,150", rock, 0.7)
    s.part(spike(30, 128, -100, 26, 20), "#efe4c6")
    s.eye(56, 104, 13, "#d98a24", look=(-0.4, 0.2), lid=rock, tilt=-8, closed=0.36)
    s.eye(26, 106, 10, "#d98a24", look=(-0.3, 0.2), lid=rock, tilt=8, closed=0.36)
    s.line("24,150 38,152 52,148", width=3)


def barrow_warden(s: Sketch) -> None:
    """A dolmen that looks back: two uprights, a lintel, and something in the gap between them."""
    slate, cap, night, glow = "#8296a6", "#6d8092", "#18202c", "#8ff0d0"
    s.part(both("100,60! 58,60! 54,120 58,184! 100,188!"), night, 0.3)
    s.pair("58,62! 34,66! 24,108 28,132 14,190! 58,194! 68,150 62,110", slate)
    s.part("6,62! 14,40! 56,32 112,36 176,28! 194,44! 190,66! 140,72 96,66 48,74", cap)
    s.part("62,32! 72,14! 108,10 134,16! 140,34! 104,40", slate)
    s.part("88,12! 94,2! 114,2! 118,12!", cap, 0.6)
    s.flat("20,44 40,36 66,36 54,44 34,50", "#c9a83a")
    s.flat("134,36 160,34 170,42 148,46", "#c9a83a")
    s.flats("36,150 48,144 54,158 44,168", "#c9a83a")
    s.lines("40,92 50,102 40,112 48,124", glow, 3.4)
    s.lines("34,132 50,134", glow, 3.4)
    s.eyes(82, 104, 14, "#2fb894", white="#d8fff2", lid=night, tilt=14, closed=0.26)
    s.line("78,138 90,142 100,136 110,142 122,138", glow, 3.4)
    for x, y, r in ((84, 182, 15), (116, 184, 13), (101, 170, 10)):
        s.part(oval(x, y, r, r * 0.8, points=7), "#a98a5c", 0.8, 2.8)
    s.dot(80, 180, 2.4, INK)
    s.dot(88, 180, 2.4, INK)
    s.dot(113, 182, 2.2, INK)
    s.dot(120, 182, 2.2, INK)


CREATURES: dict[str, Draw] = {
    "golomo": golomo,
    "young-gaiadon": young_gaiadon,
    "young-bolb": young_bolb,
    "bolb": bolb,
    "gaiadon": gaiadon,
    "barrow-warden": barrow_warden,
}
