"""The seven Monsters as large silhouettes that rise behind an Island, about 120 wide and 115 high, feet at the origin.

Each is drawn as its right half and mirrored. Whoever comes from a pack is drawn as a shape in the mist.
"""

from __future__ import annotations

from functools import cache

from rulewright.svg.elements import circle, ellipse, group, linear, path, polygon, radial
from rulewright.svg.palette import mix

GLOWS = {
    "utcoro": "#d8e24a",
    "boulron": "#f1e9d2",
    "cannibarok": "#5fe3e6",
    "onygauros": "#ffb347",
    "obsidusa": "#c58bff",
    "caerulas": "#5aa8ff",
    "kodror": "#8ee06a",
}
"""The light in each Monster's eyes."""
_STRANGER = "#ff9d8a"
NIGHT = "#0b0a1c"


def glow(monster: str) -> str:
    return GLOWS.get(monster, _STRANGER)


@cache
def definitions(monsters: tuple[str, ...]) -> str:
    """One body gradient and one aura for each Monster of the game."""
    return "".join(
        linear(
            f"m-hide-{n}",
            (0, mix(glow(monster), NIGHT, 0.5), 1),
            (0.55, mix(glow(monster), NIGHT, 0.8), 1),
            (1, NIGHT, 1),
        )
        + radial(f"m-aura-{n}", (0, glow(monster), 0.5), (0.6, glow(monster), 0.16), (1, glow(monster), 0))
        for n, monster in enumerate(monsters)
    )


@cache
def silhouette(monster: str, number: int) -> str:
    """A Monster in the colours that `definitions` made for its number."""
    half = _half(monster, number)
    aura = ellipse(0, -54, 78, 76, f"url(#m-aura-{number})")
    return aura + group(half, transform="scale(-1 1)") + half


def _half(monster: str, number: int) -> str:
    return _DRAWN.get(monster, _stranger)(f"url(#m-hide-{number})", glow(monster))


def _hide(d: str, hide: str, light: str) -> str:
    """A part of the body with its lit edge."""
    return _open(d, hide, mix(light, NIGHT, 0.25), 1.5)


def _open(d: str, fill: str, stroke: str, width: float) -> str:
    """A filled shape whose edge on the mirror, its first vertical line, stays without stroke."""
    start, upright, rest = d.partition("V")
    if not upright or not start.startswith("M-.5"):
        return path(d, fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")
    edge = "M-.5 " + rest.removesuffix("Z")
    return path(d, fill) + path(edge, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def _line(d: str, light: str, width: float = 2) -> str:
    return path(d, stroke=light, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _eye(x: float, y: float, light: str, rx: float = 4, ry: float = 3) -> str:
    return (
        ellipse(x, y, rx * 1.9, ry * 1.9, light, opacity="0.3")
        + ellipse(x, y, rx, ry, light)
        + ellipse(x, y, rx * 0.4, ry * 0.6, "#ffffff")
    )


def _swarmer(hide: str, light: str) -> str:
    """Utcoro: wings, sickle arms and a triangular head; its brood around it."""
    brood = ((48, -104), (66, -64), (58, -112), (70, -36))
    return "".join(
        (
            path(
                "M4 -58C26 -112 68 -112 64 -88C60 -66 30 -50 6 -46Z",
                light,
                opacity="0.4",
                stroke=light,
                stroke_width=1.5,
            ),
            path(
                "M6 -44C36 -60 66 -46 58 -28C48 -12 20 -24 6 -34Z", light, opacity="0.3", stroke=light, stroke_width=1.5
            ),
            _line("M6 -56C24 -76 40 -90 58 -94M8 -42C26 -44 40 -40 54 -34", mix(light, NIGHT, 0.3), 1),
            _hide("M-.5 0V-66C9 -66 15 -56 14 -44C22 -34 26 -16 24 0Z", hide, light),
            _line("M0 -18H22M0 -32H18", mix(light, NIGHT, 0.45), 1.4),
            _hide(
                "M10 -46C24 -48 36 -58 39 -78C47 -64 46 -48 38 -38C48 -30 46 -10 36 2C38 -14 34 -26 24 -32Z",
                hide,
                light,
            ),
            _hide("M-.5 -60V-92C8 -95 20 -94 25 -85C20 -74 9 -63 -.5 -60Z", hide, light),
            _hide("M-.5 -59V-66C9 -66 10 -53 3 -48C4 -55 2 -58 -.5 -59Z", hide, light),
            _line("M6 -92C9 -106 17 -114 30 -114", light, 2),
            _eye(14, -84, light, 5, 4),
            *(
                ellipse(x, y, 3, 1.8, light, opacity="0.9") + _line(f"M{x - 3} {y - 3}L{x + 3} {y - 3}", light, 1)
                for x, y in brood
            ),
        )
    )


_ANTLERS = (
    "M5 -84C10 -98 24 -96 34 -114M17 -97C20 -104 18 -112 22 -120M27 -103C36 -103 42 -101 50 -110"
    "M10 -92C8 -100 8 -106 6 -112"
)


def _reaper(hide: str, light: str) -> str:
    """Boulron: a stag's skull over a long cloak, arms like scythes."""
    return "".join(
        (
            _line(_ANTLERS, mix(light, NIGHT, 0.7), 5.4),
            _line(_ANTLERS, light, 3.2),
            _hide("M-.5 0V-64C14 -66 26 -52 28 -36C34 -24 38 -10 42 0Z", hide, light),
            _line("M6 -54C10 -36 12 -18 12 0M16 -48C22 -34 25 -16 26 0", mix(light, NIGHT, 0.6), 1.5),
            _hide(
                "M20 -50C36 -56 48 -46 49 -31C60 -26 66 -10 56 4C58 -9 52 -19 42 -23C40 -33 34 -39 23 -40Z", hide, light
            ),
            _open("M-.5 -46V-92C9 -92 14 -84 12 -75C11 -66 7 -55 4 -46Z", mix(light, NIGHT, 0.1), NIGHT, 1),
            path("M3 -80C8 -83 11 -78 9 -72C5 -71 3 -75 3 -80Z", NIGHT),
            circle(6.5, -77, 1.8, "#ff7a5c"),
            path("M1 -56L3 -52L2 -47", stroke=NIGHT, stroke_width=1.4),
        )
    )


def _eater(hide: str, light: str) -> str:
    """Cannibarok: a mound of mouths with crystals growing from its back."""
    crystals = (
        ((-6, -60), (0, -100), (7, -60)),
        ((8, -58), (18, -90), (24, -54)),
        ((26, -50), (40, -76), (42, -42)),
        ((44, -36), (58, -54), (54, -26)),
    )
    teeth = "".join(f"M{x} -41L{x + 3} -33L{x + 6} -41Z" for x in (0, 7, 14, 21)) + "".join(
        f"M{x} -15L{x + 3} -24L{x + 6} -16Z" for x in (0, 7, 14)
    )
    mouths = "".join(
        ellipse(x, y, rx, ry, NIGHT, stroke=light, stroke_width=1)
        + path(f"M{x - rx + 1} {y}l2 3l2 -3l2 3l2 -3l2 3l2 -3", "#fff6e0")
        for x, y, rx, ry in ((43, -24, 8, 5), (49, -9, 6, 4), (33, -7, 7, 4))
    )
    return "".join(
        (
            *(
                polygon(points, light)
                + polygon(
                    (points[1], points[2], ((points[0][0] + points[2][0]) / 2, points[2][1])), mix(light, NIGHT, 0.45)
                )
                for points in crystals
            ),
            _hide("M-.5 0V-64C20 -68 40 -58 48 -40C60 -28 64 -12 62 0Z", hide, light),
            _open("M-.5 -14V-42C12 -43 26 -44 33 -36C26 -20 14 -14 -.5 -14Z", "#1a0612", light, 1.4),
            path(teeth, "#fff6e0"),
            mouths,
            _eye(11, -53, light, 3.4, 3),
            _eye(24, -49, light, 2.4, 2.2),
        )
    )


def _collector(hide: str, light: str) -> str:
    """Onygauros: a horned hoarder with what it has found around its neck."""
    return "".join(
        (
            _hide("M-.5 0V-64C24 -72 50 -62 58 -42C64 -28 64 -12 62 0Z", hide, light),
            _line("M30 -62L34 -70L38 -60L44 -66L46 -55M40 0C38 -14 40 -24 46 -32", mix(light, NIGHT, 0.35), 2),
            path("M10 -82C30 -80 46 -92 42 -116C60 -100 54 -68 14 -68Z", "#efe0bd", stroke=NIGHT, stroke_width=1.2),
            _line("M24 -79L26 -70M34 -82L37 -74M42 -90L47 -86", "#8d7350", 1.6),
            _hide("M-.5 -38V-90C11 -92 20 -84 20 -74C20 -60 13 -44 -.5 -38Z", hide, light),
            _eye(9, -72, light, 4, 2.8),
            path("M1 -50C5 -52 8 -50 7 -47C4 -46 2 -47 1 -50Z", NIGHT),
            _line("M0 -42C5 -42 7 -36 3 -33C1 -32 0 -33 0 -33", "#ffd56b", 2.2),
            _line("M0 -12C18 -12 34 -22 42 -38", "#ffd56b", 1.8),
            circle(14, -10, 4.5, "#ffd56b", stroke="#7a5200", stroke_width=1),
            polygon(
                ((22, -16), (25, -24), (28, -17), (31, -25), (35, -19), (33, -9), (25, -7)),
                "#ffe28a",
                stroke="#7a5200",
                stroke_width=1,
            ),
            path("M0 -12l5 6l-5 9Z", light),
        )
    )


def _devourer(hide: str, light: str) -> str:
    """Obsidusa: a hood of black glass with faces drifting in it."""
    faces = "".join(
        ellipse(x, y, r, r * 1.25, mix(light, NIGHT, 0.45), opacity="0.75")
        + ellipse(x - r * 0.38, y - r * 0.2, r * 0.22, r * 0.3, NIGHT)
        + ellipse(x + r * 0.38, y - r * 0.2, r * 0.22, r * 0.3, NIGHT)
        + ellipse(x, y + r * 0.6, r * 0.26, r * 0.4, NIGHT)
        for x, y, r in ((36, -62, 8), (20, -46, 6.5), (28, -28, 5.5), (10, -20, 6))
    )
    return "".join(
        (
            _line(
                "M16 -100C26 -110 34 -104 42 -112M20 -92C34 -98 42 -92 54 -98M8 -108C12 -116 20 -114 24 -120", light, 3
            ),
            _hide("M-.5 0V-108C14 -108 23 -100 25 -89C50 -84 62 -62 50 -40C42 -26 28 -18 24 0Z", hide, light),
            faces,
            _hide("M-.5 -66V-110C13 -111 22 -103 21 -92C20 -80 10 -68 -.5 -66Z", hide, light),
            _eye(10, -94, light, 5, 2.8),
            path("M-.5 -78C5 -78 10 -80 14 -84C12 -76 6 -73 -.5 -73Z", "#12061f"),
            path("M5 -78l2 8l2.5 -9Z", "#fff6e0"),
        )
    )


def _singers(hide: str, light: str) -> str:
    """Caerulas: three long necks, three open mouths."""
    return "".join(
        (
            _hide(
                "M18 0C20 -24 28 -38 34 -54C38 -63 34 -72 40 -82C48 -94 66 -90 70 -80L58 -77"
                "L69 -71C66 -63 56 -63 50 -60C48 -44 44 -24 48 0Z",
                hide,
                light,
            ),
            _line("M36 -74L28 -82M34 -64L25 -68M35 -54L26 -55", light, 2.4),
            _eye(52, -83, light, 2.8, 2.4),
            _hide("M-.5 0V-78C7 -78 10 -70 11 -60C12 -40 17 -20 24 0Z", hide, light),
            _line("M0 -20H14M0 -34H11M0 -48H9", mix(light, NIGHT, 0.4), 1.6),
            _hide("M-.5 -66V-114C9 -114 17 -103 15 -90C14 -78 9 -68 -.5 -66Z", hide, light),
            _line(
                "M8 -112C12 -118 18 -120 24 -118M13 -104C19 -108 25 -108 30 -105M14 -96C20 -97 24 -95 28 -92",
                light,
                2.4,
            ),
            _eye(8, -97, light, 3, 3),
            _open("M-.5 -72V-84C4 -84 7 -80 6 -76C5 -73 3 -72 -.5 -72Z", "#071531", light, 1.2),
            _line("M76 -84C80 -86 82 -84 82 -80M76 -74C80 -72 84 -74 86 -77", light, 1.6),
        )
    )


def _infester(hide: str, light: str) -> str:
    """Kodror: mould on roots under a spotted cap, spores in the air."""
    spores = ((52, -58, 2.4), (62, -72, 1.8), (46, -44, 1.6), (66, -48, 2.2), (38, -58, 1.8), (58, -34, 1.5))
    return "".join(
        (
            _line(
                "M20 -22C40 -26 52 -40 62 -30C70 -22 62 -14 56 -18M18 -10C36 -8 46 -16 58 -6"
                "M14 -34C28 -40 34 -52 44 -50",
                mix(light, NIGHT, 0.45),
                4,
            ),
            _hide(
                "M-.5 0V-78C10 -78 17 -70 16 -56C18 -40 28 -32 42 -30C34 -24 30 -20 26 -17C40 -13 56 -10 64 2Z",
                hide,
                light,
            ),
            _hide("M-.5 -70V-116C30 -116 54 -98 58 -78C44 -66 16 -64 -.5 -70Z", hide, light),
            _line(
                "M8 -68C8 -62 6 -58 8 -54M22 -67C22 -62 20 -60 21 -56M38 -70C38 -66 36 -63 38 -60",
                mix(light, NIGHT, 0.2),
                2,
            ),
            ellipse(14, -96, 8, 6, light, opacity="0.85"),
            ellipse(35, -86, 6, 4.5, light, opacity="0.85"),
            ellipse(46, -77, 3, 2.4, light, opacity="0.85"),
            _eye(8, -52, light, 3.6, 4.4),
            _open("M-.5 -18V-30C5 -30 9 -34 11 -38C12 -28 8 -20 -.5 -18Z", "#0a1606", light, 1.2),
            path("M2 -30l2 5l3 -7ZM0 -18l2 -6l3 4Z", "#eaffd8"),
            *(circle(x, y, r, light, opacity="0.8") for x, y, r in spores),
        )
    )


def _stranger(hide: str, light: str) -> str:
    """A shape in the mist: horns and eyes, no more."""
    return "".join(
        (
            _hide("M-.5 0V-86C10 -88 16 -96 16 -112C30 -98 30 -84 26 -76C50 -66 58 -34 58 0Z", hide, light),
            _eye(11, -70, light, 4.5, 3),
            _line("M0 -50C6 -50 10 -52 14 -56", light, 2),
        )
    )


_DRAWN = {
    "utcoro": _swarmer,
    "boulron": _reaper,
    "cannibarok": _eater,
    "onygauros": _collector,
    "obsidusa": _devourer,
    "caerulas": _singers,
    "kodror": _infester,
}
