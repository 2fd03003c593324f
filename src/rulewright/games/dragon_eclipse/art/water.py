"""The creatures of Water: thieves of warmth, patient leeches, and one who sings."""

from __future__ import annotations

from .shapes import both, moved, oval, shape, shard, spike, tube
from .sketch import INK, Draw, Sketch

ICE = "#bfe8fb"
FROST = "#eefaff"
STONE = "#2f6fe0"


def _stone(s: Sketch, x: float, y: float, r: float) -> None:
    """The blue stone in which an Iceling keeps stolen warmth."""
    s.part([(x, y - r)] * 2 + [(x + r * 0.9, y)] * 2 + [(x, y + r * 1.2)] * 2 + [(x - r * 0.9, y)] * 2, STONE, 0.6)
    s.flat([(x, y - r * 0.6), (x - r * 0.5, y), (x, y + r * 0.2)], "#a9cdff")


def young_iceling(s: Sketch) -> None:
    """A cold cub with a cold nose, hugging the stone under its chin."""
    coat = "#a6dcf5"
    s.pair(shard(62, 62, -128, 44, 24), FROST)
    s.pair(shard(82, 48, -104, 42, 20), FROST)
    s.part(shard(100, 46, -90, 40, 20), FROST)
    s.part(tube([(144, 168), (172, 172), (186, 156)], (24, 18, 10)), coat)
    s.part(both("100,104 70,112 52,140 48,170 62,186 100,188"), coat)
    s.flat(both("100,124 80,136 74,160 84,180 100,182"), FROST)
    s.pair("52,176 72,170 88,178 88,190 54,192", coat)
    s.part(both("100,44 66,50 46,76 48,104 70,126 100,130"), coat)
    s.flat(both("100,92 82,94 72,106 82,122 100,125"), FROST)
    s.flats(oval(58, 104, 7, 4.5), "#7fb4ee")
    s.eyes(76, 84, 17, STONE, lid=coat, tilt=20, closed=0.2)
    s.part(both("100,98 91,98 92,106 100,110"), "#4b63b8", 0.4)
    s.line("92,116 100,112 108,116", width=2.8)
    _stone(s, 100, 142, 13)
    s.pair("66,130 84,134 92,148 84,156 70,150 58,146", coat)


def young_alukah(s: Sketch) -> None:
    """A small leech that only wants to be close: one bend, one sucker, one eye."""
    skin, belly = "#9c2f57", "#f0a3a8"
    spine = shape("150,186 174,164 168,132 132,122 98,130 66,124 54,94 72,62")
    s.part(tube(spine, (20, 32, 40, 44, 46, 46, 46, 44), pointed=False), skin)
    for x, y, turn in ((168, 148, 150), (146, 122, 100), (116, 126, 80), (86, 128, 60), (60, 108, 20)):
        s.line(moved([(0, -18), (5, 0), (0, 18)], x, y, turn=turn - 90), "#6a1c44", 3.2)
    s.part(oval(144, 186, 24, 9), "#7a2148")
    s.part(oval(82, 50, 46, 38, -28), skin)
    s.part(oval(50, 54, 19, 25, -20), belly)
    s.flat(oval(48, 55, 11, 16, -20), "#5a1233")
    for angle in range(0, 360, 60):
        (tx, ty), *_ = moved([(13.0, 0.0)], 49, 54, turn=angle)
        s.flat(spike(tx, ty, angle + 180, 8, 6), "#fff7ea")
    s.eye(92, 42, 18, "#f2b63a", look=(-0.5, 0.2))
    s.flat(oval(96, 70, 8, 5), belly)
    s.part(both("146,44 134,34 122,44 126,58 146,76!", axis=146), "#ff5f7a", 0.6)
    s.part(both("172,28 165,22 158,28 160,37 172,48!", axis=172), "#ff8fa3", 0.5, 2.8)


def siren(s: Sketch) -> None:
    """The singer: a swan's neck, a veil of fin, a tail like a lyre."""
    skin, fin = "#39b7a6", "#7a6be0"
    s.part(tube(shape("168,82 158,58 168,32 192,18"), (8, 22, 20, 8)), fin)
    s.part(tube(shape("168,82 182,70 192,74 197,58"), (8, 18, 14, 6)), fin)
    s.part(tube(shape("92,134 112,170 150,170 174,132 168,76"), (54, 52, 42, 28, 12), pointed=False), skin)
    s.part("104,62 128,50 146,66 138,88 148,104 132,118 108,122 92,112", fin, 0.8)
    for line in ("98,76 118,70 138,72", "96,90 116,92 134,94", "96,102 112,108 128,110"):
        s.line(line, "#4b3fae", 2.6)
    s.part(tube(shape("100,160 68,146 60,108 78,66"), (40, 50, 34, 30), pointed=False), skin)
    s.flat(tube(shape("92,178 60,150 50,112 66,84"), (4, 18, 14, 8), pointed=False), "#bff2dc")
    for x, y in ((120, 164), (138, 168), (152, 154), (132, 154), (162, 134)):
        s.line([(x - 6, y - 2), (x, y + 5), (x + 6, y - 2)], "#1f7f80", 2.6)
    s.part("66,150 42,152 20,170 14,186! 44,182 72,176 84,162", fin, 0.8)
    s.part("60,26 78,6 108,6 128,22! 112,28 126,40! 106,48 84,44", fin, 0.8)
    s.part("62,24 88,20 108,36 110,62 92,80 70,82 52,74 34,74! 20,68! 32,56! 16,40! 40,40 50,32", skin)
    s.flat("24,66! 34,57! 24,47! 42,50 50,60 40,67", "#c2335a")
    s.part("98,52 112,46 122,54 114,62 122,72 108,76 98,68", "#b8acff", 0.6)
    s.eye(76, 48, 17, fin, look=(-0.5, -0.2), lid="#2a9388", tilt=-8, closed=0.22)
    for x, y in ((10, 108), (32, 126), (12, 28)):
        s.line([(x + 5, y), (x + 5, y - 20), (x + 14, y - 14)], INK, 3.4)
        s.part(oval(x, y, 7, 5.4, -20, 6), "#ffd86b", 0.3, 2.6)


def iceling(s: Sketch) -> None:
    """Winter on four legs: a long low hunter under a ridge of ice."""
    coat, deep = "#7db8e8", "#3a6fb5"
    s.part(shard(150, 112, 12, 50, 22), FROST)
    s.part(shard(156, 122, 40, 34, 18), ICE)
    for x, y, angle, length, width in (
        (146, 100, -38, 56, 24), (130, 90, -60, 70, 26), (110, 84, -82, 80, 28), (90, 86, -100, 66, 26),
    ):  # fmt: skip
        s.part(shard(x, y, angle, length, width), FROST if length > 60 else ICE)
    s.part("122,124 142,124 142,162 146,186 120,186 122,160", deep)
    s.part("58,128 78,128 72,162 74,186 48,186 52,162", deep)
    s.part("56,100 84,80 122,82 156,100 166,126 152,142 116,140 84,150 62,146 50,124", coat)
    s.flat("70,146 86,132 118,130 148,136 116,138 86,147", FROST)
    s.part("138,118 164,120 168,148 160,164 168,188 136,188 140,164 132,142", coat)
    s.part("64,130 92,132 92,160 98,188 66,188 68,162 58,146", coat)
    for x, y in ((76, 166), (148, 166)):
        s.part(shard(x, y + 22, -90, 28, 26), ICE, 0.6)
    for angle, length in ((-60, 40), (-86, 44), (-20, 34)):
        s.part(shard(80, 68, angle, length, 18), FROST)
    s.part("52,52 74,46 96,64 98,96 80,120 56,124 38,116 14,112! 8,98! 24,84 38,72", coat)
    s.flat("12,102 30,100 50,110 64,122 40,114 18,110", FROST)
    s.part("8,98! 22,88 28,96 18,104", "#2c3f86", 0.4)
    s.line("18,109 40,106 54,100", width=3)
    for x in (26, 38):
        s.flat(shard(x, 107, 90, 13, 8), "#ffffff", stroke=INK, stroke_width=1.6)
    s.eye(54, 82, 13, "#8ff0ff", look=(-0.5, 0.1), slit=True, white="#123a7a", lid=coat, tilt=-18, closed=0.25)
    _stone(s, 66, 134, 11)


def alukah(s: Sketch) -> None:
    """The old one: a hill in the marsh, reeds on top, a ring of teeth in front."""
    skin, lip = "#6b2f4f", "#c95a6a"
    for x, top, lean in ((112, 20, 6), (132, 8, 12), (150, 28, 16), (96, 36, -4), (166, 52, 18)):
        s.line([(x, 90), (x + lean * 0.3, top + 40), (x + lean, top + 16)], INK, 8)
        s.line([(x, 90), (x + lean * 0.3, top + 40), (x + lean, top + 16)], "#5d9a45", 4)
        s.part(oval(x + lean, top + 12, 6, 13, 8), "#8a5a2a", 0.6)
    s.part("20,186 6,150 14,104 44,70 90,58 140,64 176,92 190,132 186,186", skin)
    for line in ("118,62 140,96 146,140 140,186", "146,68 170,104 174,150 168,186", "92,60 108,80 116,100"):
        s.line(line, "#45193a", 4.5)
    s.flat("120,64 138,66 160,78 150,84 128,74", "#6fae4e")
    s.flat("160,82 178,96 184,112 172,104", "#6fae4e")
    s.part(oval(66, 134, 54, 50), lip)
    s.part(oval(66, 136, 42, 39), "#3a0d26", 0.4)
    for angle in range(0, 360, 30):
        (tx, ty), *_ = moved([(41.0, 0.0)], 66, 136, turn=angle)
        s.part(spike(tx, ty * 0.93 + 9, angle + 180, 17, 13), "#fff4e0", 0.3, 2.2)
    s.flat(oval(66, 140, 14, 12), "#e0455c")
    s.eye(50, 76, 15, "#f2c53a", look=(-0.3, 0.3), slit=True, lid=skin, tilt=10, closed=0.34)
    s.eye(94, 76, 15, "#f2c53a", look=(-0.3, 0.3), slit=True, lid=skin, tilt=-10, closed=0.34)
    s.part("2,184 30,176 60,186 96,178 130,186 166,178 198,184 192,196 100,199 8,196", "#3f8f8a", 0.6)


CREATURES: dict[str, Draw] = {
    "young-iceling": young_iceling,
    "young-alukah": young_alukah,
    "siren": siren,
    "iceling": iceling,
    "alukah": alukah,
}
