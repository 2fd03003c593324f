"""The creatures of Fire: soot and feathers, warm plates, a drifting reef."""

from __future__ import annotations

from .shapes import Shape, both, fan, feather, flame, mirrored, moved, oval, ruffled, scalloped, spike, tube
from .sketch import Draw, Sketch

GLOW = "#ffd23e"
FLAME = "#ff8a1f"
HOT = "#e8431c"
INK_SOFT = "#5a2a10"


def _fire(sketch: Sketch, x: float, y: float, width: float, height: float, lean: float = 0) -> None:
    sketch.part(flame(x, y, width, height, lean), HOT, 0.4)
    sketch.flat(flame(x, y - 2, width * 0.66, height * 0.72, lean * 0.6), FLAME)
    sketch.flat(flame(x, y - 3, width * 0.36, height * 0.42, lean * 0.3), GLOW)


def firple(s: Sketch) -> None:
    """A round sooty bird with a borrowed ember for a crest."""
    soot = "#5a5366"
    for x, y, r in ((30, 172, 15), (170, 170, 17), (150, 180, 14), (52, 180, 14)):
        s.part(scalloped(x, y, r, r * 0.8, 6, 0.15), "#8d8796", 0.5)
    for angle, length in ((28, 44), (10, 52), (-10, 46)):
        s.part(feather(146, 130, angle, length, 18), "#3f394b", 0.6)
    _fire(s, 84, 58, 34, 46, -10)
    _fire(s, 108, 56, 26, 34, 10)
    s.part(ruffled(98, 112, 66, 64, 22, 0.07), soot)
    s.flat("46,116 58,98 78,110 96,102 108,128 100,160 74,168 52,148", "#d9662b")
    for x, y in ((62, 126), (78, 134), (70, 148), (88, 150), (88, 128)):
        s.line(f"{x - 5},{y - 3} {x},{y + 3} {x + 5},{y - 3}", "#8c3413", 2.6)
    s.part("112,110 132,102 156,112 166,136 150,150 152,140 136,148 138,138 122,140 110,126", "#6d6579", 0.8)
    s.part("52,84 26,88! 20,100! 34,106 54,104", GLOW)
    s.line("22,99 36,97 52,96", INK_SOFT, 2.2)
    s.eye(80, 82, 17, "#ff9b2e", look=(-0.5, 0.1))
    for x in (82, 112):
        s.line(f"{x},174 {x - 2},186 {x - 14},190", FLAME, 5)
        s.line(f"{x - 2},186 {x + 8},190", FLAME, 5)


def young_emberling(s: Sketch) -> None:
    """A pup that sneezes sparks: big head, warm plates behind the ears."""
    skin, plate = "#f07a35", "#6b2b33"
    s.part(tube([(140, 160), (170, 158), (182, 136), (172, 116)], (18, 16, 12, 8)), skin)
    _fire(s, 172, 120, 26, 40, 6)
    s.part("84,120 116,112 148,130 158,164 146,184 108,186 84,182 78,150", skin)
    s.part("128,146 152,144 164,166 158,186 126,188 120,170", skin)
    for x, y, r in ((128, 112, 11), (146, 122, 11), (157, 140, 10)):
        s.part(oval(x, y, r, r * 0.8, 40), plate)
        s.dot(x - 1, y, r * 0.32, GLOW)
    s.part("86,140 104,140 104,184 100,190 78,190 78,182", skin)
    for x, y, a in ((124, 64, -50), (134, 78, -20), (136, 94, 8)):
        s.part(spike(x, y, a, 34, 26, 6), plate)
        s.line([(x + 2, y), (x + 10, y - 4 + (a + 20) * 0.1)], FLAME, 4)
    s.part("64,46 48,24! 76,34 100,30 124,12! 122,44 138,72 132,104 108,124 74,124 44,112 32,96 44,78 52,60", skin)
    s.flat("36,96 52,92 74,100 100,112 84,121 58,116", "#ffd9a0")
    s.part("40,92 28,90 26,100 38,104", plate, 0.4)
    s.line("38,108 54,112 66,106", width=2.8)
    s.eye(82, 78, 19, "#ffb52e", look=(-0.4, 0.2))
    for x, y, size in ((14, 108, 5.0), (8, 88, 3.5), (20, 122, 3.5), (10, 126, 2.5), (20, 76, 3)):
        s.part(ruffled(x, y, size * 2, size * 2, 4, 0.5, 0), GLOW, 0, 1.8)


def blazereef(s: Sketch) -> None:
    """An island of slag and coral with vents and steam."""
    rock, coral = "#5b4258", "#ff6f7d"
    for x, y, r in ((84, 22, 17), (106, 14, 12), (128, 26, 14)):
        s.part(scalloped(x, y, r, r * 0.8, 6, 0.16), "#f2ece6", 0.4)
    for x, top, lean in ((36, 66, -12), (58, 54, -6), (154, 58, 10), (168, 78, 10)):
        s.part(tube([(x, 128), (x + lean * 0.4, top + 30), (x + lean, top)], (14, 13, 11), pointed=False), coral)
        for side in (-1, 1):
            branch: Shape = [
                (x + lean * 0.4, top + 40),
                (x + lean * 0.4 + side * 15, top + 26),
                (x + lean + side * 17, top + 6),
            ]
            s.part(tube(branch, (10, 10, 9), pointed=False), coral)
        s.flat(oval(x + lean * 0.4, top + 40, 5, 12), coral)
    s.part("14,152 26,118 54,104 74,72 86,42! 104,48 122,40! 134,74 154,106 176,118 187,152 150,176 50,176", rock)
    s.flat("88,46 104,50 120,45 112,62 96,62", GLOW)
    for vein in ("100,56 94,78 106,92 98,106", "70,92 58,112 66,124 44,140", "136,92 146,112 138,126 160,142"):
        s.line(vein, HOT, 7)
        s.line(vein, GLOW, 3)
    s.eyes(76, 132, 17, "#ff9b2e", lid=rock, tilt=24, closed=0.28)
    s.line("84,160 100,154 116,160", width=4)
    s.part(
        both("100,158 80,168 60,158 40,168 24,158 8,168 16,188 100,194"),
        "#2fa7a8",
    )
    s.line("30,180 44,174 58,180", "#c9fff4", 3)
    s.line("120,182 136,176 152,182", "#c9fff4", 3)


def emberling(s: Sketch) -> None:
    """The guardian: long, plated and burning from the neck to the tail."""
    skin, plate = "#c23a22", "#40202e"
    s.turned = True
    s.part(tube([(146, 124), (172, 122), (184, 98), (174, 74)], (26, 20, 15, 10)), skin)
    _fire(s, 174, 84, 40, 66, 8)
    s.part("118,128 136,128 134,164 138,184 112,186 112,170", "#8f2a24")
    s.part("60,128 76,130 76,164 78,186 52,186 56,164", "#8f2a24")
    for x, y, a, size in ((88, 90, -100, 58), (110, 88, -84, 70), (132, 94, -66, 62), (148, 108, -46, 44)):
        s.part(spike(x, y, a, size, 34, 4), plate)
        s.flat(spike(x, y, a, size * 0.62, 16, 2), FLAME)
        s.flat(spike(x, y, a, size * 0.36, 9, 1), GLOW)
    s.part("62,96 90,84 130,88 160,108 166,136 150,148 110,148 84,150 64,144 54,120", skin)
    s.flat("70,140 90,134 120,136 146,138 112,145 86,147", "#ffd9a0")
    for vein in ("104,104 114,114 108,124", "124,104 132,116 126,126"):
        s.line(vein, FLAME, 5)
        s.line(vein, GLOW, 2)
    s.part("136,124 160,124 166,150 156,166 164,186 134,188 138,164 130,146", skin)
    s.part("70,130 96,132 94,164 100,188 70,188 72,164 64,146", skin)
    for x in (138, 148, 74, 84):
        s.line(f"{x},187 {x - 1},181", GLOW, 3.2)
    _fire(s, 88, 70, 30, 44, 10)
    s.part("70,46 78,18! 88,46 102,66 98,96 76,112 48,112 20,104! 12,94 22,80 44,66 56,50 58,30!", skin)
    s.part("78,62 98,58 108,74 102,92 86,88", plate)
    s.dot(93, 74, 4.5, GLOW)
    s.flat("16,96 34,98 60,108 48,111 24,104", "#ffd9a0")
    s.line("18,99 40,98 60,94", width=3)
    for x in (30, 42):
        s.flat(spike(x, 98, 90, 9, 7), "#fff7e0")
    s.eye(54, 78, 14, GLOW, look=(-0.5, 0.1), slit=True, lid=skin, tilt=-16, closed=0.25)


def renewed_firple(s: Sketch) -> None:
    """The bird from the ashes, wings open, all gold and flame."""
    gold, red = "#ffc02e", "#e2382b"
    for angle, length, colour in ((112, 74, red), (68, 74, red), (100, 86, FLAME), (80, 86, FLAME), (90, 92, gold)):
        s.part(feather(100, 108, angle, length, 22), colour, 0.6)
    for angle in (112, 68, 90):
        x, y = moved([(66.0, 0.0)], 100, 108, 1, angle)[0]
        s.dot(x, y, 5, "#fff7d8")
        s.dot(x, y, 2.6, red)
    wing = fan(88, 124, 158, 256, (62, 78, 88, 94, 98, 92), 0.84)
    s.pair(wing, red)
    s.flats(fan(88, 120, 164, 252, (44, 56, 64, 70, 72, 66), 0.82), FLAME)
    s.flats(fan(88, 116, 170, 248, (28, 36, 42, 46, 42), 0.8), gold)
    s.part(both("100,60 78,76 70,106 82,136 100,146"), gold)
    s.flat(both("100,92 86,102 84,118 92,134 100,140"), "#fff1bd")
    for dx, lean, height in ((-14, -14, 34), (0, 0, 46), (14, 14, 34)):
        _fire(s, 100 + dx, 50, 20, height, lean)
    s.part(oval(100, 64, 28, 26), gold)
    s.part(both("100,70 90,72 100,92!"), "#f26a1b", 0.5)
    s.eyes(86, 60, 11.5, "#d8321f")
    s.flats(mirrored(oval(118, 76, 5, 3)), "#ff8f5a")


CREATURES: dict[str, Draw] = {
    "firple": firple,
    "young-emberling": young_emberling,
    "blazereef": blazereef,
    "emberling": emberling,
    "renewed-firple": renewed_firple,
}
