"""Stamps of the Journal's pictures: what people have built. Each stands on 0 0 and is about 100 high."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.svg.elements import circle, path, rect

from .stamp_nature import INK, line, wash

SPINES = ("#9c4a36", "#4a6b74", "#8a7a3a", "#6a4a6b")
"""Backs of books."""
BRICK, ROOF, WOOD, STONE, PLASTER, GLASS = "#cf9a78", "#b5694a", "#a9825a", "#bdb3a3", "#ece0c6", "#9fc3cc"


def windows(*places: tuple[float, float], w: float = 9, h: float = 12, lit: bool = False) -> str:
    return "".join(
        rect(x, y, w, h, "#ffd36b" if lit else GLASS, stroke=INK, stroke_width=1.2) + line(f"M{x + w / 2} {y}v{h}", 0.9)
        for x, y in places
    )


def house() -> str:
    body = wash("M-30 0V-62L0-92 30-62V0Z", PLASTER) + wash("M-36-58L0-98 36-58 30-52 0-84-30-52Z", ROOF)
    return body + wash("M-7 0V-24A7 7 0 0 1 7-24V0Z", WOOD) + windows((-24, -46), (15, -46), (-5, -66))


def tall() -> str:
    """A canal house with a stepped gable."""
    d = "M-24 0V-96H-18V-106H-10V-116H10V-106H18V-96H24V0Z"
    return (
        wash(d, BRICK) + wash("M-6 0V-20H6V0Z", WOOD) + windows((-18, -46), (8, -46), (-18, -74), (8, -74), (-5, -98))
    )


def row() -> str:
    """A terrace of narrow houses."""
    found = []
    for n, (high, fill) in enumerate(((74, PLASTER), (92, BRICK), (66, "#d8c9a2"), (84, "#c9a98c"))):
        x = -84 + 42 * n
        found.append(wash(f"M{x} 0V{-high}L{x + 20} {-high - 20} {x + 40} {-high}V0Z", fill))
        found.append(windows((x + 7, -high + 12), (x + 24, -high + 12), (x + 7, -34), (x + 24, -34), w=8, h=11))
        found.append(wash(f"M{x + 15} 0V-16H{x + 25}V0Z", WOOD, 1.2))
    return "".join(found)


def stable() -> str:
    """The Yard: a long roof over boxes."""
    boxes = "".join(
        rect(-104 + 44 * n, -36, 32, 36, "#5c4630") + line(f"M{-104 + 44 * n} -14h32M{-88 + 44 * n}-14V0", 1.6)
        for n in range(5)
    )
    roof = wash("M-126-44L-96-84H96L126-44Z", ROOF)
    return wash("M-116 0V-46H116V0Z", PLASTER) + boxes + roof + line("M-110-56H110M-102-70H102", 1, opacity="0.6")


def gate() -> str:
    return (
        wash("M-40 0V-74H-28V0ZM28 0V-74H40V0ZM-46-74H46V-86H-46Z", WOOD)
        + line("M-28-58L28-12M28-58L-28-12", 1.6)
        + (circle(0, -94, 7, "#d9b26a", stroke=INK, stroke_width=1.4))
    )


def tower() -> str:
    """The Almanac House: a tower with a round roof that opens."""
    dome = wash("M-34-104A34 30 0 0 1 34-104Z", "#7f9a9c")
    scope = wash("M4-116L40-142 46-134 12-108Z", "#b5811d", 1.5)
    return (
        wash("M-30 0L-28-104H28L30 0Z", STONE)
        + dome
        + scope
        + wash("M-8 0V-26A8 8 0 0 1 8-26V0Z", WOOD)
        + windows((-6, -62), (-6, -90), lit=True)
    )


def bakery() -> str:
    shop = wash("M-42 0V-56H42V0Z", "#ead2a4") + wash("M-48-54L-30-82H30L48-54Z", ROOF)
    awning = "".join(
        path(f"M{-42 + 14 * n}-44h14v10a7 7 0 0 1-14 0z", "#c0563a" if n % 2 else "#fbf4e2", stroke=INK, stroke_width=1)
        for n in range(6)
    )
    loaves = "".join(
        path(f"M{-30 + 15 * n}-16a7 5 0 0 1 12 0z", "#c98a3c", stroke=INK, stroke_width=1) for n in range(4)
    )
    chimney = wash("M18-78V-104H30V-76Z", BRICK)
    return chimney + shop + awning + rect(-34, -16, 52, 16, WOOD, stroke=INK, stroke_width=1.4) + loaves


def chimney() -> str:
    bricks = "".join(f"M{-20 + 10 * (n % 2)} {-14 - 12 * n}h20m-30 6h30" for n in range(7))
    return (
        wash("M-24 0L-18-104H18L24 0Z", BRICK) + line(bricks, 0.8, opacity="0.6") + wash("M-24-104H24V-114H-24Z", STONE)
    )


def hall() -> str:
    """The inside of a barn: posts, beams, straw."""
    posts = wash("M-300 40V-190H-282V40ZM282 40V-190H300V40ZM-100 0V-190H-88V0ZM88 0V-190H100V0Z", WOOD)
    beams = wash("M-330-190H330V-206H-330Z", WOOD) + line(
        "M-94-190L-150-140M94-190L150-140M-291-190L-240-140M291-190L240-140", 5, "#8a6a45"
    )
    straw = "".join(f"M{-300 + 23 * n} {30 + 9 * (n % 3)}l14-8" for n in range(27))
    return posts + beams + line(straw, 1.4, "#b5902f")


def room() -> str:
    """A study: shelves with books, a table under a skylight."""
    shelf = rect(-300, -190, 200, 190, "#c7a678", stroke=INK, stroke_width=1.6) + "".join(
        rect(-292 + 12 * n, -182 + 62 * row, 9, 40 + 5 * ((n * 7 + row) % 3), SPINES[(n + row) % 4],
             stroke=INK, stroke_width=0.8)
        for row in range(3) for n in range(15)
    ) + line("M-300-130H-100M-300-68H-100M-300-6H-100", 3, "#8a6a45")  # fmt: skip
    light = path("M60-210H220L300 30H20Z", "#fff3c0", opacity="0.45") + wash("M60-216H220V-200H60Z", GLASS)
    return light + shelf + wash("M20-60H260V-48H20ZM36-48V20H46V-48ZM236-48V20H246V-48Z", WOOD)


def lock() -> str:
    """A lock of the canal: two gates with their beams, water standing on different levels."""
    walls = wash("M-70 0V-70H-54V0ZM54 0V-70H70V0Z", STONE)
    gates = wash("M-54 0V-56L0-46 54-56V0L0 8Z", WOOD) + line("M-54-36L0-26 54-36M-54-16L0-8 54-16M0-46V8", 1.4)
    return walls + gates + wash("M-104-66L-20-58V-52L-104-60ZM104-66L20-58V-52L104-60Z", "#8a6a45")


def stairs() -> str:
    """A staircase of water: one basin above the other."""
    found = []
    for n in range(5):
        x, y = -150 + 62 * n, -24 * n
        found.append(wash(f"M{x} {y}H{x + 70}V{y + 34}H{x}Z", STONE, 1.3))
        found.append(wash(f"M{x + 6} {y - 8}H{x + 64}V{y + 4}H{x + 6}Z", "#8fbccd", 1.2))
        found.append(line(f"M{x + 14} {y - 2}q8-5 16 0t16 0", 1.2, "#f3fbff"))
        found.append(wash(f"M{x + 62} {y - 22}h6v30h-6z", WOOD, 1.2))
    return "".join(found)


def bridge() -> str:
    arch = "M-190 0C-150-6-130-50-60-62 0-70 60-70 120-52 150-40 170-10 200 0"
    arch += "H150C140-36 96-46 70-44 40-42 22-26 18 0H-22C-26-28-50-42-80-36-110-30-124-14-130 0Z"
    rail = "M-160-18C-120-46-60-78 0-82 60-84 120-68 170-26"
    rail += "M-120-40v16M-80-58v16M-40-70v16M0-74v16M40-74v16M80-68v16M120-54v16"
    return wash(arch, STONE) + line(rail, 2)


def wall() -> str:
    """A whitewashed wall on which something is painted."""
    return (
        wash("M-80 0V-70H80V0Z", "#f3ecd8")
        + line("M-80-70H80", 3)
        + line("M-60-20h30M10-50h40M-20-36h18", 1, opacity="0.35")
    )


def dyke() -> str:
    return wash("M-400 40C-260-30-120-44 0-44S260-30 400 40Z", "#9fae77") + wash(
        "M-120-42H120V-52H-120Z", "#c9b58a", 1.3
    )


def court() -> str:
    """A court whose floor is water: a bench, a canopy, steps that go under."""
    roof = wash("M-110-96L0-130 110-96Z", ROOF)
    pillars = wash("M-96 0V-96H-84V0ZM84 0V-96H96V0ZM-36-20V-96H-26V-20ZM26-20V-96H36V-20Z", STONE)
    bench = wash("M-60 0V-30H60V0Z", WOOD)
    return pillars + roof + bench + wash("M-130 0H130V18H-130Z", "#8fbccd", 1.2)


def tent() -> str:
    return (
        wash("M-46 0L0-70 46 0Z", "#d9c08c")
        + wash("M-10 0L0-44 10 0Z", "#5c4630", 1.3)
        + line("M0-70V-84l14 5-14 5", 1.6)
    )


def stall() -> str:
    cloth = "".join(
        path(f"M{-40 + 16 * n}-62h16v12a8 8 0 0 1-16 0z", "#4a8a8a" if n % 2 else "#fbf4e2", stroke=INK, stroke_width=1)
        for n in range(5)
    )
    return (
        line("M-38 0V-56M38 0V-56", 3, "#8a6a45")
        + cloth
        + wash("M-44-24H44V-14H-44Z", WOOD)
        + "".join(
            circle(-30 + 12 * n, -29, 5, ("#c98a12", "#9c4a36", "#8aa860")[n % 3], stroke=INK, stroke_width=1)
            for n in range(6)
        )
    )


def shed() -> str:
    return (
        wash("M-40 0V-44L44-60V0Z", WOOD)
        + line("M-24-46V0M-8-49V0M8-52V0M24-56V0", 1)
        + wash("M-48-42L52-64V-56L-48-34Z", "#8a6a45")
    )


def fence() -> str:
    posts = "".join(f"M{-90 + 30 * n} 0v-34" for n in range(7))
    return line(posts, 4, "#8a6a45") + line("M-96-26H96M-96-12H96", 2.4, "#8a6a45")


def sandbags() -> str:
    return "".join(
        path(f"M{-66 + 32 * n + 16 * row} {-16 * row}a16 9 0 0 1 32 0a16 6 0 0 1-32 0z", "#cdb685", stroke=INK,
             stroke_width=1.4)
        for row in range(3) for n in range(4 - row)
    )  # fmt: skip


def step() -> str:
    """The warm step at the seventh lock, with a bowl on it."""
    warm = path("M-30-40c-8-10 8-16 0-28M0-44c-8-10 8-16 0-28M30-40c-8-10 8-16 0-28", stroke="#d9532c",
                stroke_width=2.4, stroke_linecap="round", opacity="0.7")  # fmt: skip
    return wash("M-70 0V-16H70V0ZM-56-16V-30H56V-16Z", STONE) + warm + wash("M-14-30a14 10 0 0 0 28 0z", "#7f9a9c", 1.5)


def door() -> str:
    return (
        wash("M-44 0V-110A44 40 0 0 1 44-110V0Z", STONE)
        + wash("M-30 0V-104A30 28 0 0 1 30-104V0Z", "#6b5433")
        + line("M0-130V0M-24-80h16M8-80h16", 1.4)
        + circle(10, -50, 4, "#d9b26a", stroke=INK, stroke_width=1.2)
    )


PLACES: dict[str, Callable[[], str]] = {
    "house": house, "tall-house": tall, "houses": row, "stable": stable, "gate": gate, "tower": tower,
    "bakery": bakery, "chimney": chimney, "hall": hall, "room": room, "lock": lock, "stairs": stairs,
    "bridge": bridge, "wall": wall, "dyke": dyke, "court": court, "tent": tent, "stall": stall, "shed": shed,
    "fence": fence, "sandbags": sandbags, "step": step, "door": door,
}  # fmt: skip
"""By the word that data draws them with."""
