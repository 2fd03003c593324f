"""Stamps of the Journal's pictures: people and what they carry. Each stands on 0 0; a grown person is 100 high."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.svg.elements import circle, ellipse, path, rect

from .stamp_nature import INK, line, wash
from .stamp_places import STONE, WOOD

SKIN = "#e8c49c"


def _figure(coat: str, hat: str = "", wide: float = 1.0) -> str:
    """Somebody in a long coat, seen from the side of the story: no face, a bearing."""
    w = 20 * wide
    body = wash(f"M{-w:.0f} 0C{-w - 2:.0f}-30-14-62-8-70H8C14-62 {w + 2:.0f}-30 {w:.0f} 0Z", coat)
    return body + circle(0, -80, 10, SKIN, stroke=INK, stroke_width=1.6) + hat


def person() -> str:
    hat = path("M-15-85H15M-9-85C-9-98 9-98 9-85Z", "#6b4a34", stroke=INK, stroke_width=1.6)
    return _figure("#5f7d4e", hat) + line("M-6-60C-16-50-18-40-14-30M8-58C16-50 20-42 16-32", 3.2, "#4d6640")


def woman() -> str:
    bun = path(
        "M-10-84a10 9 0 0 1 20 0c4 6-2 10-4 4-4-4-10-4-12 0-4 6-8 0-4-4z", "#a8a29a", stroke=INK, stroke_width=1.3
    )
    return _figure("#7a5a8a", bun, 1.15) + line("M-8-58L-20-36M8-58L20-38", 3.2, "#5c4368")


def elder() -> str:
    beard = path("M-9-78c0 18 18 18 18 0-4 6-14 6-18 0z", "#f3efe6", stroke=INK, stroke_width=1.2)
    return _figure(
        "#4a5f74", beard + path("M-11-86a11 10 0 0 1 22 0z", "#f3efe6", stroke=INK, stroke_width=1.2)
    ) + line("M22 0V-60q0-8-7-8", 2.6, "#6b4a34")


def child() -> str:
    return (
        wash("M-13 0C-14-20-8-40-5-44H5C8-40 14-20 13 0Z", "#c0563a")
        + circle(0, -52, 9, SKIN, stroke=INK, stroke_width=1.5)
        + path("M-9-54a9 9 0 0 1 18 0z", "#8a5a2c", stroke=INK, stroke_width=1.2)
    )


def sweeper() -> str:
    return (
        _figure("#8a7447", path("M-10-84a10 10 0 0 1 20 0c-6-4-14-4-20 0z", "#c98a3c", stroke=INK, stroke_width=1.3))
        + line("M10-62L34-4M-8-60L20-40", 3, "#6b4a34")
        + wash("M26-6L44-8 48 4 24 6Z", "#c9a95a", 1.4)
    )


def crowd() -> str:
    coats = ("#7a5a8a", "#5f7d4e", "#b5694a", "#4a5f74", "#8a7447", "#9c4a36", "#6a6a7a")
    back = "".join(
        path(
            f"M{-120 + 36 * n - 15}-8C{-120 + 36 * n - 15}-44 {-120 + 36 * n + 15}-44 {-120 + 36 * n + 15}-8Z",
            coats[(n + 3) % 7],
            stroke=INK,
            stroke_width=1.3,
        )
        + circle(-120 + 36 * n, -46, 8, SKIN, stroke=INK, stroke_width=1.3)
        for n in range(7)
    )
    front = "".join(
        path(
            f"M{-138 + 36 * n - 17} 14C{-138 + 36 * n - 17}-26 {-138 + 36 * n + 17}-26 {-138 + 36 * n + 17} 14Z",
            coats[n % 7],
            stroke=INK,
            stroke_width=1.4,
        )
        + circle(-138 + 36 * n, -28, 9, SKIN, stroke=INK, stroke_width=1.4)
        for n in range(8)
    )
    return back + front


def judge() -> str:
    """An old woman in a chair, the water to her knees."""
    chair = wash("M-30 0V-96H-24V-40H24V-96H30V0Z", WOOD)
    robe = wash("M-24-4C-26-40-14-66-8-70H8C14-66 26-40 24-4Z", "#3f4f6b")
    wig = path(
        "M-12-80a12 12 0 0 1 24 0c4 10-2 14-5 8-2-6-12-6-14 0-3 6-9 2-5-8z", "#f3efe6", stroke=INK, stroke_width=1.3
    )
    return (
        chair
        + robe
        + circle(0, -80, 10, SKIN, stroke=INK, stroke_width=1.5)
        + wig
        + wash("M-60-8H60V12H-60Z", "#8fbccd", 1.2, 0.8)
    )


def hand() -> str:
    """A palm that is short of two fingers, and a coin on it."""
    palm = "M-60 40C-64 0-44-30-20-34-18-60-6-74 2-70 8-66 6-40 6-34 20-36 34-28 40-14"
    palm += " 52-22 64-14 56 0 46 16 40 40 34 60H-44C-52 54-58 48-60 40Z"
    return wash(palm, SKIN, 2.2) + line("M-30 4C-10-4 10-4 26 6M-24 22C-8 16 8 16 20 24", 1.5) + coin()


def coin() -> str:
    return (
        circle(-4, -6, 20, "#e6b93a", stroke=INK, stroke_width=2)
        + circle(-4, -6, 15, stroke=INK, stroke_width=1)
        + line("M-14 0q10 6 20 0M-4-2V-18l9 12z", 1.5)
    )


def barge() -> str:
    onions = "".join(
        circle(-64 + 15 * n, -34 - 9 * (n % 2), 8, "#d9a45a", stroke=INK, stroke_width=1.2) for n in range(9)
    )
    return (
        onions
        + wash("M-110-28C-90-26 80-26 112-36 108-8 90 4 70 6H-84C-100 0-110-12-110-28Z", WOOD)
        + line("M-104-18H104M-90-6H92", 1.2)
        + wash("M66-34V-60H96V-36Z", "#7a5a44", 1.5)
    )


def boat() -> str:
    return (
        wash("M-50-16H54C50 2 36 8 20 8H-26C-40 6-48-4-50-16Z", WOOD)
        + line("M-6-16V-90", 2.6)
        + wash("M-2-88C30-70 34-44 30-26H-2Z", "#f3e6c8")
    )


def cart() -> str:
    wheels = "".join(
        circle(x, -12, 14, "#d9c397", stroke=INK, stroke_width=2.2) + line(f"M{x - 13}-12h26M{x}-25v26", 1.2)
        for x in (-26, 28)
    )
    return wash("M-50-22H50L44-50H-46Z", WOOD) + line("M50-26L80-14M-40-36H42", 1.6) + wheels


def wagon() -> str:
    return (
        wash("M-50-26C-56-90 56-90 50-26Z", "#f3e6c8")
        + line("M-20-28C-24-80-24-80-18-74M18-28C24-80 20-76 18-74", 1.2)
        + cart()
    )


def bier() -> str:
    """A coffin on a cart, with a lamp."""
    return wash("M-40-56L-30-74H34L44-56 34-42H-30Z", "#5c4630") + cart() + lamp_at(56, -60)


def lamp_at(x: float, y: float) -> str:
    return rect(x - 5, y - 8, 10, 14, "#ffd36b", stroke=INK, stroke_width=1.4) + line(
        f"M{x} {y - 8}v-8M{x - 7} {y + 6}h14", 1.6
    )


def lantern() -> str:
    glow = circle(0, -40, 40, "#ffd36b", opacity="0.28")
    return (
        glow
        + wash("M-14-20H14V-62H-14Z", "#ffe08a")
        + line("M-18-20H18M-18-62H18M0-62V-78a9 9 0 1 0-.1 0M-5-20V-62M5-20V-62", 1.8)
    )


def rope() -> str:
    """A bell rope with five knots, no two alike."""
    knots = "".join(
        circle(dx, y, r, "#c9a95a", stroke=INK, stroke_width=1.8) + line(f"M{dx - r} {y}q{r}-{r} {2 * r} 0", 1.2)
        for dx, y, r in ((0, -180, 8), (-2, -146, 11), (1, -110, 7), (-1, -74, 12), (2, -36, 9))
    )
    return (
        line("M0-240C-4-200 4-160 0-120-3-80 4-40 0 0", 6, "#b5902f")
        + line("M0-240C-4-200 4-160 0-120-3-80 4-40 0 0", 1.2)
        + knots
        + line("M-6 0l-4 14M0 0v16M6 0l4 14", 2, "#b5902f")
    )


def bell() -> str:
    return (
        wash("M-30 0C-22-14-24-50 0-54 24-50 22-14 30 0Z", "#c98a3c")
        + circle(0, 4, 6, "#8a5c05", stroke=INK, stroke_width=1.5)
        + line("M-36 0H36M0-54V-66", 2.2)
    )


def bottle() -> str:
    return (
        wash("M-12 0V-42C-12-50-5-52-5-60V-72H5V-60C5-52 12-50 12-42V0Z", "#8a5a2c")
        + line("M-6-36V-8", 2.4, "#e0b98a")
        + wash("M-6-72H6V-80H-6Z", "#d9b26a", 1.3)
    )


def bowl() -> str:
    steam = line("M-12-28c-5-8 5-12 0-20M4-30c-5-8 5-12 0-20M18-28c-5-8 5-12 0-20", 1.8, "#b3a68c")
    return (
        steam
        + wash("M-30-20H30C28 0 12 4 0 4S-28 0-30-20Z", "#f3ecd8")
        + ellipse(0, -20, 30, 7, "#c98a3c", stroke=INK, stroke_width=1.5)
    )


def kettle() -> str:
    return (
        wash("M-24 0C-34-20-26-40 0-42 26-40 34-20 24 0Z", "#7d8794")
        + line("M-18-40C-16-62 16-62 18-40M24-24L42-34", 3.4, "#5d6670")
        + smokeless()
    )


def smokeless() -> str:
    return line("M44-38c-4-8 4-12 0-18", 1.8, "#b3a68c")


def bucket() -> str:
    return (
        wash("M-18 0L-22-34H22L18 0Z", WOOD)
        + ellipse(0, -34, 22, 6, "#8fbccd", stroke=INK, stroke_width=1.5)
        + line("M-20-36C-16-60 16-60 20-36", 1.8)
    )


def book() -> str:
    return wash(
        "M0-8C-16-20-40-20-56-12V20C-40 12-16 12 0 22 16 12 40 12 56 20V-12C40-20 16-20 0-8Z", "#fbf4e2"
    ) + line("M0-8V22M-46-6C-34-10-20-8-10-2M-46 4C-34 0-20 2-10 8M46-6C34-10 20-8 10-2M46 4C34 0 20 2 10 8", 1.3)


def telescope() -> str:
    return wash("M-50-44L30-92 38-80-42-30Z", "#b5811d") + line("M-8-58L-26 0M-8-58L12 0M-8-58V0", 3, "#6b4a34")


def table() -> str:
    return wash("M-80-44H80V-34H-80ZM-68-34V0H-60V-34ZM60-34V0H68V-34Z", WOOD)


def goat() -> str:
    body = wash("M-30-18C-34-38-10-44 16-40L26-58 38-54 36-40C34-30 28-22 20-18V0H14V-16H-18V0H-24Z", "#f3efe6")
    return (
        body
        + line("M28-58C24-70 30-74 36-70M36-54C38-66 44-66 46-62", 2.2)
        + line("M36-42l2 10", 2)
        + circle(31, -50, 1.6, INK)
    )


def ring() -> str:
    """A calm-ring."""
    return (
        circle(0, -20, 20, stroke="#8d8796", stroke_width=7)
        + circle(0, -20, 20, stroke=INK, stroke_width=1.2)
        + circle(0, -20, 16, stroke=INK, stroke_width=1)
        + circle(0, -40, 4, "#58d6c9", stroke=INK, stroke_width=1.2)
    )


def slate() -> str:
    return (
        wash("M-30 0V-46H30V0Z", "#4a4f5c")
        + rect(-30, -46, 60, 46, stroke="#8a6a45", stroke_width=5)
        + line("M-18-32H8M-18-20H18", 1.8, "#f3efe6")
    )


def pie() -> str:
    return (
        wash("M-26-6C-24-24 24-24 26-6Z", "#d9a45a")
        + wash("M-30-6H30L24 4H-24Z", "#b5811d", 1.5)
        + line("M-10-16l4 5M2-18v6M12-15l-4 5", 1.5)
    )


def crates() -> str:
    def crate(x: float, y: float) -> str:
        return wash(f"M{x} {y}h40v-36h-40z", WOOD) + line(f"M{x} {y - 12}h40M{x} {y - 24}h40", 1.1)

    return crate(-52, 0) + crate(-8, 0) + crate(-30, -37)


def shelf() -> str:
    return (
        wash("M-60 0V-90H60V0Z", "#c7a678")
        + line("M-60-60H60M-60-30H60", 2.4)
        + "".join(
            rect(
                -54 + 14 * n,
                -84 + 30 * (n % 3),
                9,
                22,
                ("#9c4a36", "#4a6b74", "#8a7a3a")[n % 3],
                stroke=INK,
                stroke_width=0.8,
            )
            for n in range(8)
        )
    )


def ladder() -> str:
    return line("M-10 0L-4-110M12 0L16-110", 3, "#8a6a45") + line(
        "".join(f"M{-9 + n * 0.7:.1f} {-14 - 16 * n}h{21 - n * 0.3:.1f}" for n in range(6)), 2.4, "#8a6a45"
    )


def signpost() -> str:
    return (
        line("M0 0V-80", 4, "#8a6a45")
        + wash("M-2-76H40L50-68 40-60H-2Z", WOOD)
        + wash("M2-54H-36L-46-46-36-38H2Z", WOOD)
    )


def horn() -> str:
    return wash("M-40-20C-20-26 0-30 20-44L30-16C10-18-16-12-38-10Z", "#d9b26a") + line("M22-44C34-46 40-18 30-16", 2)


def stone() -> str:
    return wash("M-26 0C-34-34-16-60 0-62 18-60 34-34 26 0Z", STONE) + line("M-10-34h20M-8-24h16", 1.4)


THINGS: dict[str, Callable[[], str]] = {
    "person": person, "woman": woman, "elder": elder, "child": child, "sweeper": sweeper, "crowd": crowd,
    "judge": judge, "hand": hand, "coin": coin, "barge": barge, "boat": boat, "cart": cart, "wagon": wagon,
    "bier": bier, "lantern": lantern, "rope": rope, "bell": bell, "bottle": bottle, "bowl": bowl, "kettle": kettle,
    "bucket": bucket, "book": book, "telescope": telescope, "table": table, "goat": goat, "ring": ring,
    "slate": slate, "pie": pie, "crates": crates, "shelf": shelf, "ladder": ladder, "signpost": signpost,
    "horn": horn, "stone": stone,
}  # fmt: skip
"""By the word that data draws them with."""
