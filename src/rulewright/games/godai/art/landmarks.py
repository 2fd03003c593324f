"""What is printed on a hex: City-States, Temples, Settlements and the rest, each told by its silhouette.

Every symbol is drawn around the middle of its hex and about 50 wide, on a light halo that sets it off from any terrain.
"""

from __future__ import annotations

from functools import cache

from rulewright.core.drawing import MATERIAL
from rulewright.svg.elements import DISPLAY, at, circle, ellipse, group, path, polygon, rect, tag, text
from rulewright.svg.palette import mix

from ..model.vocabulary import Element, Empire, Place
from .land_colours import ELEMENTS, INK, ISHIDAN
from .terrain import CORNERS

HALO = "#fffaf0"
"""The light around every symbol."""
RED = "#c4271c"
"""The outline of a Boss Lair."""
SIEGE = ("#3a1030", "#8c1f4f", "#ff6aa6")
"""A Siege Portal from its rim to its heart."""


def _cut(d: str, fill: str) -> str:
    """A silhouette with its halo."""
    return path(d, HALO, stroke=HALO, stroke_width=5, stroke_linejoin="round") + path(
        d, fill, stroke=INK, stroke_width=2.2, stroke_linejoin="round"
    )


def badge(x: float, y: float, words: str, fill: str, ink: str, r: float = 11) -> str:
    """A number in a disc."""
    return circle(x, y, r, fill, stroke=HALO, stroke_width=2) + text(
        x, y + r * 0.5, words, r * 1.45, ink, "middle", font_family=DISPLAY, font_weight="700"
    )


@cache
def definitions() -> str:
    """Every symbol once, for the `<defs>` of a drawing; by day and by night they are the same."""
    drawn = {
        _id(Place.TEMPLE, "warm"): _pyramid_temple(),
        _id(Place.TEMPLE, "cool"): _gate(),
        _id(Place.SETTLEMENT, "warm"): _huts(),
        _id(Place.SETTLEMENT, "cool"): _houses(),
        _id(Place.ANTIQUITY_SITE, "warm"): _stele(),
        _id(Place.ANTIQUITY_SITE, "cool"): _lantern(),
        _id(Place.BOSS_LAIR): lair_outline() + lair(),
        _id(Place.WELLSPRING_PORTAL): _spring(),
        **{_id(Place.ELEMENTAL_PORTAL, element): elemental_portal(element) for element in Element},
    }
    return "".join([group(symbol, id=id) for id, symbol in drawn.items()])


def _id(location: Place, manner: str = "") -> str:
    return f"{MATERIAL}{location}-{manner}" if manner else f"{MATERIAL}{location}"


_MANNERS = (Place.TEMPLE, Place.SETTLEMENT, Place.ANTIQUITY_SITE)
"""What each Empire builds in its own way."""


@cache
def landmark(location: Place, style: str, number: int | None = None, element: Element | None = None) -> str:
    """The symbol of a location in this manner, out of the definitions, with the number of a Temple or Boss.

    A City-State has a picture of its own (`city_state`).
    """
    manner = element or ""
    if location in _MANNERS:
        manner = "cool" if style == ISHIDAN else "warm"
    symbol = tag("use", href=f"#{_id(location, manner)}")
    return symbol + (badge(21, 17, str(number), RED, HALO) if number is not None else "")


def _pyramid_temple() -> str:
    body = "M-26 22V15H-20V7H-14V-1H-9V-8H9V-1H14V7H20V15H26V22Z"
    roof = "M-12-8V-13L-8-22H8L12-13V-8Z"
    return (
        _cut(body, "#d9b27a")
        + _cut(roof, "#b5482f")
        + path("M-4 22 -3-8H3L4 22Z", "#fff1cf", stroke=INK, stroke_width=1.2)
        + path("M-4 16H4M-4 10H4M-3 4H3M-3-2H3", stroke=INK, stroke_width=1)
        + rect(-3, -17, 6, 8, INK)
    )


def _gate() -> str:
    """A torii."""
    posts = "M-17 22 -14-10H-8L-10 22ZM17 22 14-10H8L10 22Z"
    beams = "M-28-22C-14-16 14-16 28-22L27-13C14-9-14-9-27-13ZM-20-6H20V-1H-20Z"
    return _cut(posts, "#d0382a") + _cut(beams, "#d0382a") + rect(-3, -13, 6, 9, "#fff6e6", stroke=INK, stroke_width=1)


def _village(house: str) -> str:
    """Three houses, the nearest in front."""
    return "".join([at(x, y, house, scale=s) for x, y, s in ((-13, -4, 0.8), (14, -2, 0.85), (0, 9, 1.0))])


def _huts() -> str:
    roof = _cut("M-14 1Q-4-8 0-17Q4-8 14 1Z", "#c98a34")
    return _village(_cut("M-9 0V10H9V0Z", "#f0dcb0") + roof + rect(-2.5, 3, 5, 7, INK))


def _houses() -> str:
    roof = _cut("M-16 2Q-9-2-6-11H6Q9-2 16 2Z", "#40566f")
    return _village(_cut("M-9 0V11H9V0Z", "#f6efdf") + roof + path("M0 2V11", stroke=INK, stroke_width=1.6))


def _stele() -> str:
    """A carved face on a broken stone."""
    return (
        _cut("M-15 22V-14L-9-22 2-19 8-23 15-15V22Z", "#b9ab8f")
        + path("M-15 12H15", stroke=INK, stroke_width=1.4)
        + rect(-9, -11, 18, 17, "#d8ccb0", r=4, stroke=INK, stroke_width=1.6)
        + circle(-4, -5, 2.2, INK) + circle(4, -5, 2.2, INK)
        + path("M-5 2H5M-1.500-2V-1H1.500", stroke=INK, stroke_width=1.8)
        + path("M-10 17H-4M0 17H4M8 17H11", stroke=INK, stroke_width=2.2)
    )  # fmt: skip


def _lantern() -> str:
    """An old stone lantern, leaning."""
    return group(
        _cut("M-12 23H12L9 16H-9ZM-4 16V4H4V16Z", "#a7aaa6")
        + _cut("M-12 4H12L10-8H-10Z", "#c9cbc5")
        + _cut("M-20-7C-12-9-7-14-5-20H5C7-14 12-9 20-7Z", "#7f8784")
        + _cut("M-3-20 0-26 3-20Z", "#7f8784")
        + rect(-5, -5, 10, 7, "#f2c14e", stroke=INK, stroke_width=1.3),
        transform="rotate(-6)",
    )


def lair() -> str:
    """A cave that looks back."""
    return (
        _cut("M-27 22C-28-2-20-16-9-18L-13-27-3-20H3L13-27 9-18C20-16 28-2 27 22Z", "#5a3b38")
        + path("M-17 22C-18 4-10-6 0-6S18 4 17 22Z", "#170a0c", stroke=RED, stroke_width=2.2)
        + path("M-10 6 -3 9-9 12ZM10 6 3 9 9 12Z", "#ffcf4a")
        + path("M-9 22 -6 17-3 22ZM-1.500 22 1 17.500 3.500 22ZM5 22 8 17 10 22Z", "#fff3df")
    )


def lair_outline() -> str:
    """The red border of a hex with a Boss Lair."""
    inner = [(x * 0.78, y * 0.78) for x, y in CORNERS]
    return polygon(inner, stroke=RED, stroke_width=4, stroke_linejoin="round", opacity="0.9")


def _spring() -> str:
    """Water that turns in the air."""
    turn = "M0 0C2-5 9-5 10 1S2 14-7 9-13-10-3-15 19-9 18 4"
    return (
        circle(0, 0, 25, HALO)
        + circle(0, 0, 23, "#1f6f8f", stroke=INK, stroke_width=2)
        + circle(0, 0, 18.5, "#38a3c4")
        + path(turn, stroke="#effcff", stroke_width=4.2, stroke_linecap="round")
        + circle(-12, 12, 2.4, "#effcff") + circle(13, 11, 1.8, "#effcff")
    )  # fmt: skip


_SEALS: dict[Element, str] = {
    Element.AIR: "M-13-3H5a5 5 0 1 0-5-5M-13 3H10a5 5 0 1 1-5 5M-13 9H-2",
    Element.EARTH: "M-14 10 -4-9 2 1 6-4 14 10Z",
    Element.FIRE: "M0-15C3-7 11-4 10 5 9 12 4 14 0 14-5 14-10 11-10 4-10 0-7-3-5-6-4-2-3-1-1 0 1-5-2-9 0-15Z",
    Element.WATER: "M0-15C6-6 11 0 11 5A11 10 0 0 1-11 5C-11 0-6-6 0-15Z",
    Element.VOID: "M0-15 4-4 15 0 4 4 0 15-4 4-15 0-4-4Z",
}
"""The sign of each Element, about 30 wide."""


def seal(element: Element, r: float = 16) -> str:
    """An Element as a round seal: its colour, its sign and its rim."""
    fill, ink = ELEMENTS[element]
    sign = _SEALS[element]
    drawn = (
        path(sign, stroke=ink, stroke_width=3.4, stroke_linecap="round") if element is Element.AIR else path(sign, ink)
    )
    return circle(0, 0, r, fill, stroke=INK, stroke_width=1.8) + at(0, 0, drawn, scale=r / 22)


@cache
def elemental_portal(element: Element) -> str:
    """A ring of six stones around the seal of an Element."""
    fill, ink = ELEMENTS[element]
    stone = polygon([(-5, 4), (0, -6), (5, 4)], mix(fill, HALO, 0.35), stroke=INK, stroke_width=1.4)
    ring = "".join([at(x * 0.5, y * 0.5, stone) for x, y in CORNERS])
    bed = circle(0, 0, 26, HALO, opacity="0.85") + circle(0, 0, 24, mix(fill, ink, 0.5))
    return bed + ring + seal(element, 16.5)


@cache
def siege_portal(number: int, closed: bool = False) -> str:
    """A torn hole with its number; crossed out when it has been destroyed."""
    rim, body, heart = SIEGE
    jag = [(x * (0.86 if n % 2 else 0.7), y * (0.86 if n % 2 else 0.7)) for n, (x, y) in enumerate(_twelve())]
    inner = [(x * 0.62, y * 0.62) for x, y in jag]
    found = (
        polygon(jag, rim, stroke=heart, stroke_width=2.5, stroke_linejoin="round")
        + polygon(inner, body)
        + path("M-20-6C-8-18 10-18 20-4M20 8C8 18-10 18-20 6", stroke=heart, stroke_width=2.6, opacity="0.8")
    )
    if closed:
        cross = "M-28-24 28 24M28-24-28 24"
        found += path(cross, stroke=HALO, stroke_width=9, stroke_linecap="round")
        found += path(cross, stroke=INK, stroke_width=5, stroke_linecap="round") + circle(0, 0, 17, rim)
    size = 25 if closed else 31
    return found + text(0, size * 0.35, str(number), size, "#fff1f6", "middle", font_family=DISPLAY, font_weight="700")


def _twelve() -> list[tuple[float, float]]:
    """The corners of a hex and the middles of its edges, one after the other."""
    found: list[tuple[float, float]] = []
    for n, corner in enumerate(CORNERS):
        after = CORNERS[(n + 1) % len(CORNERS)]
        found += [corner, ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)]
    return found


@cache
def city_state(empire: Empire, number: int) -> str:
    """A whole city around the middle of its four hexes, about 150 wide."""
    return (_stepped_city() if empire is Empire.CAPRAKAN else _castle()) + badge(
        0, 52, str(number), "#7a1f16" if empire is Empire.CAPRAKAN else "#27405f", HALO, 14
    )


def _stepped_city() -> str:
    stone, lit, roof = "#d9a866", "#f0cf98", "#b5432d"
    side = "M-72 34V24H-66V14H-60V4H-40V14H-34V24H-28V34Z"
    main = "M-44 38V26H-36V14H-28V2H-20V-10H-13V-20H13V-10H20V2H28V14H36V26H44V38Z"
    mirrored = "M72 34V24H66V14H60V4H40V14H34V24H28V34Z"
    return (
        ellipse(0, 38, 78, 14, INK, opacity="0.25")
        + _cut(side, stone) + _cut("M-58 4V-6H-42V4Z", roof)
        + _cut(mirrored, stone) + _cut("M58 4V-6H42V4Z", roof)
        + _cut(main, lit)
        + _cut("M-16-20V-28L-10-42H10L16-28V-20Z", roof)
        + path("M-8 38 -5-20H5L8 38Z", "#fff4d8", stroke=INK, stroke_width=1.4)
        + path("M-7 32H7M-7 25H7M-6 18H6M-6 11H6M-6 4H6M-5-3H5M-5-10H5", stroke=INK, stroke_width=1.1)
        + rect(-4, -33, 8, 12, INK)
        + path("M-44 26H-9M9 26H44M-36 14H-8M8 14H36M-28 2H-7M7 2H28", stroke=INK, stroke_width=1.2, opacity="0.55")
        + path("M-14-28H14", stroke="#f2c14e", stroke_width=3)
    )  # fmt: skip


def _castle() -> str:
    wall, roof, stone = "#fbf6ea", "#3d5673", "#8d938f"
    found = ellipse(0, 38, 78, 14, INK, opacity="0.25") + _cut("M-62 38 -50 16H50L62 38Z", stone)
    found += path("M-56 30H56M-52 23H52M-40 38V30M-16 38V30M16 38V30M40 38V30M-28 30V23M0 30V23M28 30V23",
                  stroke=INK, stroke_width=1.1, opacity="0.5")  # fmt: skip
    for w, y, h in ((42, 16, 15), (30, -6, 13), (19, -25, 11)):
        found += _cut(f"M{-w} {y}V{y - h}H{w}V{y}Z", wall)
        found += _cut(
            f"M{-w - 15} {y - h + 4}C{-w - 2} {y - h}{-w + 3} {y - h - 5} {-w + 6} {y - h - 9}H{w - 6}"
            f"C{w - 3} {y - h - 5} {w + 2} {y - h} {w + 15} {y - h + 4}Z",
            roof,
        )
        found += "".join([rect(x - 2.5, y - h + 5.5, 5, 6, INK) for x in range(-w + 10, w - 5, 14)])
    return found + path("M-13-46q-3-6-8-6M13-46q3-6 8-6", stroke="#e0b04a", stroke_width=3.4, stroke_linecap="round")
