"""What stands on the map: Defenders with their four numbers, the group, Banners, Jaethi, and tokens.

Each is told by its silhouette, then by its number, and only then by its colour.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from rulewright.svg.elements import DISPLAY, Value, at, circle, ellipse, path, polygon, rect, smooth, text
from rulewright.svg.measure import fit, width
from rulewright.svg.palette import mix

from ..model.geometry import COORDINATES, HEXES, NAMES
from ..model.state import NOWHERE, Defender
from ..model.vocabulary import Element, Place
from .brush import Box, Brush
from .hexes import POINTS, rim, spot
from .land_colours import ELEMENTS, INK
from .landmarks import HALO, RED, badge, seal
from .scene import SEATS
from .terrain import HEXAGON
from .tokens import place, tokens

STATS = ("potential", "power", "range", "resilience")
FILLS = {"potential": "#f3d27a", "power": "#e8836a", "range": "#8dc0e8", "resilience": "#fbf3df"}
SHIELD = 68.0
"""How far right of a Defender's middle its shield stands."""
LOW = 4
"""So little Resilience is shown as a warning."""


# -- numbers -------------------------------------------------------------------------------------------


@cache
def frame(stat: str, r: float) -> str:
    """The shape in which a Siege icon's number stands: a die, a burst, a ring, a shield."""
    style: dict[str, Value] = {"stroke": INK, "stroke_width": r * 0.12, "stroke_linejoin": "round"}
    if stat == "potential":
        return rect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72, FILLS[stat], r=r * 0.3, **style)
    if stat == "power":
        turns = [(radians(n * 22.5), r * (1.18 if n % 2 else 0.86)) for n in range(16)]
        points = [(cos(turn) * far, sin(turn) * far) for turn, far in turns]
        return polygon(points, FILLS[stat], **style)
    if stat == "range":
        ring = circle(0, 0, r * 0.72, stroke=mix(FILLS[stat], INK, 0.25), stroke_width=r * 0.08)
        return circle(0, 0, r, FILLS[stat], **style) + ring
    a, b, c, d = round(r * 0.95, 1), round(r * 0.66, 1), round(r * 0.2, 1), round(r * 0.4, 1)
    low, tip, near = round(r * 0.8, 1), round(r * 1.28, 1), round(r * 1.1, 1)
    shield = f"M0 {-r}L{a} {-b}V{c}C{a} {low} {d} {near} 0 {tip}C{-d} {near} {-a} {low} {-a} {c}V{-b}Z"
    return path(shield, FILLS[stat], **style)


def number(stat: str, n: int, x: float, y: float, r: float, ink: str = INK) -> str:
    """A Siege icon with its number."""
    size = r * (1.25 if abs(n) < 10 else 1.05)
    words = text(0, size * 0.36, str(n), size, ink, "middle", font_family=DISPLAY, font_weight="700")
    return at(x, y, frame(stat, r), words)


def numbers(one: Defender) -> dict[str, int]:
    """What a Defender has now; what lasts for the turn is on top."""
    more = one.turn or (0, 0, 0)
    return {
        "potential": one.potential + more[0],
        "power": one.power + more[1] + one.siege_power,
        "range": one.range + more[2],
        "resilience": one.resilience,
    }


# -- Defenders -----------------------------------------------------------------------------------------


def _cut(d: str, fill: str) -> str:
    return path(d, HALO, stroke=HALO, stroke_width=7, stroke_linejoin="round") + path(
        d, fill, stroke=INK, stroke_width=2.6, stroke_linejoin="round"
    )


@cache
def building(kind: Place) -> str:
    """A Tower, a Fortress or a Temple Fortress, about 70 high."""
    if kind is Place.TOWER:
        return (
            _cut("M-17 30-13-14H13L17 30Z", "#c9b48c")
            + _cut("M-21-14V-30H-12V-23H-5V-30H5V-23H12V-30H21V-14Z", "#b5482f")
            + path("M-5 30V16A5 5 0 0 1 5 16V30Z", INK)
            + rect(-3, -6, 6, 11, INK, r=3)
            + path("M-15 10H-6M6 2H14M-14-4H-7", stroke=INK, stroke_width=1.6, opacity="0.5")
        )
    stone, roof = ("#a9b1b5", "#34495f") if kind is Place.FORTRESS else ("#e2c48c", "#b5432d")
    found = (
        _cut("M-38 30V2H38V30Z", stone)
        + _cut("M-44 4V-14H-37V-8H-30V-14H-22V4ZM44 4V-14H37V-8H30V-14H22V4Z", mix(stone, INK, 0.15))
        + _cut("M-17 8-13-18H13L17 8Z", stone)
        + _cut("M-23-16C-12-20-8-28-7-34H7C8-28 12-20 23-16Z", roof)
        + path("M-8 30V18A8 8 0 0 1 8 18V30Z", INK)
        + rect(-3, -10, 6, 9, INK, r=3)
    )
    return found + (circle(0, -38, 6, "#f2c14e", stroke=INK, stroke_width=2) if kind is Place.TEMPLE_FORTRESS else "")


def defender(brush: Brush, one: Defender) -> str:
    """A Defender: its building if the group built it, its Resilience large, the other numbers beside it."""
    if not one.hexes:
        return ""
    x, y = middle(brush, one)
    id, name = f"defender-{one.id}", told(brush, one)
    drawn = []
    city = one.kind is Place.CITY_STATE
    if one.kind in (Place.TOWER, Place.FORTRESS, Place.TEMPLE_FORTRESS):
        drawn.append(at(0, -12, building(one.kind), scale=1.12))
    if one.fallen:
        drawn.append(ruin(city))
    drawn += [at(-40 + 18 * n, -48 if not city else -84, seal(element, 11)) for n, element in enumerate(one.augments)]
    brush.shape(id, HEXAGON, x, y)
    return brush.part(id, name, *drawn, transform=f"translate({x:.1f} {y:.1f})", piece=str(one.kind))


def plaque(one: Defender, whole: bool, aside: float = SHIELD) -> str:
    """The four numbers: Resilience on its shield, the others in a row beside it, where there is room for them."""
    found = numbers(one)
    low = found["resilience"] <= LOW
    drawn = [at(aside, -4, number("resilience", found["resilience"], 0, -2, 22, RED if low else INK))]
    if whole:
        plate = rect(-48, -17, 108, 34, "#2a1d1a", r=12, opacity="0.82")
        row = "".join([number(stat, found[stat], -31 + 31 * n, 0, 13.5) for n, stat in enumerate(STATS[:3])])
        drawn = [plate, row, *drawn]
    if one.frozen:
        drawn.append(text(44, -18, "❄", 22, "#bfe4ff", "middle"))
    return "".join(drawn)


def plaques(brush: Brush) -> list[str]:
    """The numbers of all Defenders that stand. Beside each other only Resilience is seen: a list has all of them."""
    standing = [one for one in brush.state.defenders if one.hexes and not one.fallen]
    standing.sort(key=lambda one: one.kind is not Place.CITY_STATE)
    taken: list[Box] = []
    found = []
    for one in standing:
        x, y, k = plaque_place(brush, one)
        if not brush.sees(x, y):
            continue
        box = (x - 50 * k, y - 26 * k, 142 * k, 50 * k)
        whole, aside = not any(overlap(box, other) for other in taken), SHIELD
        if not whole:
            # The shield alone stands where it hides no other number: right of the building, left of it, or before it.
            boxes = {side: (x + (side - 24) * k, y - 28 * k, 48 * k, 54 * k) for side in (SHIELD, -SHIELD, 0.0)}
            free = [side for side, one_box in boxes.items() if not any(overlap(one_box, other) for other in taken)]
            aside = (free or [0.0])[0]
            box = boxes[aside]
        taken.append(box)
        found.append(at(x, y, plaque(one, whole, aside), scale=k))
    return found


def plaque_place(brush: Brush, one: Defender) -> tuple[float, float, float]:
    """Where the numbers of a Defender stand, and how large they are: at the foot of its building."""
    x, y = middle(brush, one)
    return (x, y + 62, 1.5) if one.kind is Place.CITY_STATE else (x, y + 30, 1.2)


def middle(brush: Brush, one: Defender) -> tuple[float, float]:
    spots = [place(brush.state, hex) for hex in one.hexes]
    return sum(p[0] for p in spots) / len(spots), sum(p[1] for p in spots) / len(spots)


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
    )  # fmt: skip


def labels(brush: Brush) -> list[str]:
    """The numbers of Defenders, and the names of the City-States, to be read across the table."""
    cities = [one for one in brush.state.defenders if one.kind is Place.CITY_STATE and one.hexes]
    return [
        *plaques(brush),
        *serpent_number(brush),
        *[nameplate(brush, one) for one in cities if brush.sees(*POINTS[one.hexes[0]])],
    ]


def nameplate(brush: Brush, one: Defender) -> str:
    """The name of a City-State above its numbers, where nobody stands."""
    x, y = [sum([POINTS[hex][axis] for hex in one.hexes]) / len(one.hexes) for axis in (0, 1)]
    lines, size = fit(brush.texts.begun(brush.texts.defender(one)), 190, 30, 1, 20, True)
    wide = width(lines[0], size, True) + 22
    words = text(0, size * 0.36, lines[0], size, "#fff3d2", "middle", font_family=DISPLAY, font_weight="700")
    return at(x + 6, y + 24, rect(-wide / 2, -19, wide, 38, "#2a1d1a", r=10, opacity="0.86"), words)


def ruin(city: bool) -> str:
    """What is left of a Defender that was overrun."""
    cross = "M-30-26 30 26M30-26-30 26"
    wide = 14 if city else 11
    return path(cross, stroke=HALO, stroke_width=wide + 6, stroke_linecap="round") + path(
        cross, stroke="#5a1a14", stroke_width=wide, stroke_linecap="round"
    )


def told(brush: Brush, one: Defender) -> str:
    """What a Defender is called, with its numbers."""
    texts = brush.texts
    if one.fallen:
        return f"{texts.begun(texts.defender(one))}: {brush.say(f'fallen-{one.fallen}')}"
    return (
        texts.begun(texts.defender(one))
        + ": "
        + texts.say.row([f"{texts.say.name('defender-stat', stat)} {n}" for stat, n in numbers(one).items()])
    )


# -- the group, Banners, Jaethi ------------------------------------------------------------------------


@cache
def pawn(fill: str) -> str:
    """A small traveller with a straw hat."""
    return (
        path("M-11 22C-11 4-6-4 0-4S11 4 11 22Z", fill, stroke=INK, stroke_width=2.2)
        + circle(0, -9, 6.5, "#f0cfa8", stroke=INK, stroke_width=1.8)
        + path("M-14-10C-8-15-4-20 0-20S8-15 14-10Z", "#d9b25a", stroke=INK, stroke_width=2, stroke_linejoin="round")
    )


def party(brush: Brush) -> str:
    """The group: all living heroes under one flag, each in the colour of the seat."""
    state = brush.state
    if not 0 <= state.at < HEXES or not brush.sees(*place(state, state.at)):
        return ""
    x, y = place(state, state.at)
    home = next((one for one in state.defenders if state.at in one.hexes), None)
    if home is not None:
        # Inside a Defender: beside its building, above its name and its numbers, so that all are seen.
        x, y = x + 20, min(y, middle(brush, home)[1]) - 36
    living = [seat for seat, hero in enumerate(state.heroes) if hero.state == "living"]
    spread = {1: (0,), 2: (-13, 13), 3: (-22, 0, 22), 4: (-30, -10, 10, 30)}.get(len(living), (0,))
    figures = [
        at(dx, 6 + (n % 2) * 5, pawn(SEATS[seat % 4].base))
        for n, (seat, dx) in enumerate(zip(living, spread, strict=False))
    ]
    flag = path("M0-4V-52", stroke=INK, stroke_width=5) + path("M0-4V-52", stroke="#8a5a2a", stroke_width=2.5)
    flag += path("M1-52C14-58 24-46 40-52L34-40 40-28C24-22 14-34 1-28Z", "#fff3d2", stroke=INK, stroke_width=2.4)
    flag += circle(18, -40, 6.5, "#c4271c")
    base = ellipse(0, 26, 46, 13, "#fff3d2", stroke="#c4271c", stroke_width=4) + ellipse(
        0, 26, 38, 9, "#caa25a", stroke=INK, stroke_width=1.5
    )
    brush.shape("group", HEXAGON, x, y)
    where = brush.say("part-group", hex=NAMES[state.at])
    return brush.part(
        "group", where, base, flag, *figures, transform=f"translate({x:.1f} {y + 2:.1f}) scale(1.45)", piece="group"
    )


@cache
def flag(element: Element, n: int) -> str:
    """A Siege Banner: tall, torn, with the seal of its Element and the number of its Slot."""
    fill, ink = ELEMENTS[element]
    cloth = "M-4-62H40L36-44 42-26 34-8 40 10 22 2 8 12-4 2Z"
    return (
        ellipse(-4, 34, 22, 7, INK, opacity="0.35")
        + path("M-6 36V-72", stroke=HALO, stroke_width=11, stroke_linecap="round")
        + path("M-6 36V-72", stroke="#2a1216", stroke_width=6.5, stroke_linecap="round")
        + path("M-6-86 0-72H-12Z", "#d8d2c4", stroke=INK, stroke_width=2)
        + path(cloth, HALO, stroke=HALO, stroke_width=8, stroke_linejoin="round")
        + path(cloth, fill, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + path("M-4-54H38M0-2 10 4", stroke=ink, stroke_width=3, opacity="0.6")
        + at(18, -36, seal(element, 15))
        + badge(18, -6, str(n), "#2a1216", "#fff6e6", 13)
    )


def banner(brush: Brush, at_slot: int) -> str:
    """The Banner of a Slot from 0, where it stands on the map."""
    state = brush.state
    hex = state.banners[at_slot]
    if hex == NOWHERE:
        return ""
    x, y = place(state, hex)
    element = front_element(brush, at_slot)
    id = f"banner-{at_slot + 1}"
    brush.shape(id, HEXAGON, x, y)
    card = state.fronts[at_slot]
    name = brush.say(
        "part-banner",
        n=at_slot + 1,
        card=brush.name("card", card) if card else "–",
        resilience=state.resilience[at_slot],
    )
    shield = number("resilience", state.resilience[at_slot], -26, 16, 17) if card else ""
    return brush.part(
        id, name, flag(element, at_slot + 1), shield, transform=f"translate({x:.1f} {y:.1f}) scale(1.3)", piece="banner"
    )


def front_element(brush: Brush, at_slot: int) -> Element:
    """The Element of what fights in a Slot, or of its top card."""
    card = brush.record("siege", brush.state.fronts[at_slot])
    if card is not None:
        return Element(card.element)
    pile = brush.state.slots[at_slot]
    top = pile[0] if pile else ""
    known = brush.record("siege", top)
    return Element(known.element) if known is not None else Element(top) if top in set(Element) else Element.VOID


def serpent_place(brush: Brush) -> tuple[float, float] | None:
    """The middle of Jaethi's hexes, if she is on the part of the map that is shown."""
    hexes = [hex for hex in brush.state.jaethi if hex >= 0]
    if not hexes:
        return None
    points = [POINTS[hex] if hex < len(POINTS) else spot((0, 0)) for hex in hexes]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return (x, y) if brush.sees(x, y) else None


def serpent_number(brush: Brush) -> list[str]:
    """Her Resilience, which not even a group that stands beside her hides."""
    found = serpent_place(brush)
    return [] if found is None else [number("resilience", brush.state.jaethi_resilience, found[0], found[1] + 4, 34)]


def serpent(brush: Brush) -> str:
    """Jaethi on her three hexes: a feathered serpent that coils around all of them."""
    state = brush.state
    hexes, center = [hex for hex in state.jaethi if hex >= 0], serpent_place(brush)
    if center is None:
        return ""
    x, y = center
    loop = []
    for n in range(15):
        turn = radians(-70 + n * 46)
        r = 96 - n * 4.6
        loop.append((cos(turn) * r, sin(turn) * r * 0.86))
    body = smooth(loop, closed=False)
    wide = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    skull = "M-34-6C-26-34 20-40 46-18L66-8 50 2 64 12C40 22 6 24-10 16-24 12-32 6-34-6Z"
    crown = "M-30-14-58-44-30-34-40-66-12-36-4-66 8-34Z"
    tongue = "M64-4C78-6 84-14 92-10M64-4C78-2 84 4 92 2"
    head = path(skull, "#2e7f5c", stroke=INK, stroke_width=4) + path(tongue, stroke="#c4271c", stroke_width=3)
    head += path(crown, "#c4271c", stroke=INK, stroke_width=3, stroke_linejoin="round")
    head += path("M44 2 40 14 36 2Z", "#fff6e6")
    head += circle(16, -12, 8, "#ffe27a", stroke=INK, stroke_width=2.5) + circle(18, -12, 3.2, INK)
    drawn = (
        path(body, stroke=HALO, stroke_width=56, opacity="0.85", **wide)
        + path(body, stroke=INK, stroke_width=48, **wide)
        + path(body, stroke="#2e7f5c", stroke_width=40, **wide)
        + path(body, stroke="#7cc48a", stroke_width=18, stroke_dasharray="5 11", **wide)
        + path(body, stroke="#f2c14e", stroke_width=5, stroke_dasharray="2 26", **wide)
        + at(loop[0][0] - 6, loop[0][1] - 6, head, scale=1.05)
    )
    edge = rim(tuple(sorted([COORDINATES[hex] for hex in hexes])))
    brush.shape("jaethi", "M" + "L".join([f"{px:.1f} {py:.1f}" for px, py in edge]) + "Z", 0, 0)
    name = brush.say("part-jaethi", n=state.jaethi_resilience)
    return brush.part("jaethi", name, drawn, transform=f"translate({x:.1f} {y:.1f})", piece="")


def standing(brush: Brush) -> list[str]:
    """Everything on the map, from north to south: Jaethi below all, the group above all."""
    state = brush.state
    found = tokens(brush)
    for one in state.defenders:
        if one.hexes and brush.sees(*POINTS[one.hexes[0]]):
            found.append((max(POINTS[hex][1] for hex in one.hexes), defender(brush, one)))
    for at_slot in range(len(state.banners)):
        if state.banners[at_slot] != NOWHERE and brush.sees(*place(state, state.banners[at_slot])):
            found.append((POINTS[state.banners[at_slot]][1] + 1, banner(brush, at_slot)))
    ordered = [drawn for _, drawn in sorted(found, key=lambda one: one[0])]
    # Nothing hides where the group is.
    return [*([serpent(brush)] if state.jaethi else []), *ordered, party(brush)]
