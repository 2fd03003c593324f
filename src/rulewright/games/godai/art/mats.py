"""The mat before a seat: the hero's sheet with ranks and rings, Vitals, belongings, Augments and Conditions."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin

from rulewright.svg.elements import DISPLAY, TEXT, at, circle, group, path, rect, tag, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import width
from rulewright.svg.palette import mix

from ..model.hero import RING, Hero
from ..model.vocabulary import CONDITIONS, ELEMENTS, STATS, Stat
from ..passives import WielderRank
from .brush import Brush
from .icons import stat_icon
from .landmarks import seal
from .scene import SEATS
from .sheets import bar, chips, crest, line

WIDTH, HEIGHT = 640.0, 300.0
NARROW_WIDTH, NARROW_HEIGHT = 390.0, 470.0


def rank(brush: Brush, hero: Hero, stat: Stat) -> int:
    """A rank with what Treasures and Boosts add (GOD-826, GOD-843)."""
    found = hero.ranks[STATS.index(stat)] + sum(one.n for one in hero.boosts if one.stat is stat)
    for item in hero.items:
        card = brush.record("harvests", item)
        if card is not None:
            found += sum(one.n for one in card.wielder if isinstance(one, WielderRank) and one.stat is stat)
    return found


def mat(brush: Brush, seat: int) -> str:
    """Everything that lies before a seat, as an `<svg>` of its own."""
    w, h = (NARROW_WIDTH, NARROW_HEIGHT) if brush.narrow else (WIDTH, HEIGHT)
    hero, scene = brush.state.heroes[seat], brush.scene
    shift, brush.shift, lit = brush.shift, (0, 0, 1), {*brush.glows}
    role = brush.name("role", hero.role) if hero.role else "–"
    race = brush.name("race", hero.race) if hero.race else "–"
    id = f"hero-{seat + 1}"
    brush.box(id, (3, 3, w - 6, h - 6), 12)
    paper = rect(2, 2, w - 4, h - 4, scene.panel, r=12, stroke=SEATS[seat % 4].base, stroke_width=3)
    named = brush.say("part-hero", who=brush.texts.seat(seat), role=role, race=race)
    body = [brush.part(id, named, paper, portrait(brush, seat, hero, 14, 14, 92))]
    body += names(brush, seat, hero, role, race, 118, 14, w - 130)
    ranks_y = 118.0
    body += ranks(brush, seat, hero, 14, ranks_y, w - 28)
    top = ranks_y + (2 if brush.narrow else 1) * 84
    body += belongings(brush, seat, hero, 14, top, w - 28, h - top - 8)
    # A mat is a picture of its own: what glows on it glows there.
    glow = [
        group(brush.glows.pop(one), id=f"glow-{one}", pointer_events="none") for one in [*brush.glows] if one not in lit
    ]
    brush.shift = shift
    return tag("svg", *body, *glow, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {w:g} {h:g}", font_family=TEXT)


def portrait(brush: Brush, seat: int, hero: Hero, x: float, y: float, size: float) -> str:
    """The emblem of a Role: what its type bears, on the seat's colour; a veil over the dead."""
    worn, scene = SEATS[seat % 4], brush.scene
    role = brush.record("roles", hero.role)
    kind = str(role.type) if role is not None else "utility"
    ring = circle(x + size / 2, y + size / 2, size / 2, worn.base, stroke=scene.line, stroke_width=2)
    middle = (x + size / 2, y + size / 2)
    rays = ""
    for n in range(16):
        dx, dy = cos(n * pi / 8) * size, sin(n * pi / 8) * size
        near, far = [(middle[0] + dx * share, middle[1] + dy * share) for share in (0.36, 0.45)]
        d = f"M{near[0]:.1f} {near[1]:.1f}L{far[0]:.1f} {far[1]:.1f}"
        rays += path(d, stroke=worn.ink, stroke_width=3, opacity="0.5")
    emblem = icon(kind, x + size / 2, y + size / 2, size * 0.56, worn.ink)
    veil = circle(x + size / 2, y + size / 2, size / 2, "#000000", opacity="0.55") if hero.state == "dead" else ""
    return ring + rays + emblem + veil + crest(brush, seat, x + size - 12, y + size - 10, 26)


def names(brush: Brush, seat: int, hero: Hero, role: str, race: str, x: float, y: float, w: float) -> list[str]:
    """Who it is, the two bars, Gold and Food."""
    scene = brush.scene
    who = text(x, y + 18, brush.texts.seat(seat), 20, scene.ink, font_family=DISPLAY, font_weight="700")
    state = ""
    if hero.state != "living":
        state = line(
            brush,
            x + w,
            y + 18,
            brush.say(f"panel-{hero.state}", turn=hero.revives),
            w * 0.45,
            14,
            True,
            scene.danger,
            "end",
        )
    kind = line(brush, x, y + 38, f"{role} · {race}", w - 130, 15, ink=scene.soft)
    purse = icon("gold", x + w - 112, y + 33, 19, "#b8860b") + text(
        x + w - 98, y + 39, str(hero.gold), 17, scene.ink, font_weight="700"
    )
    purse += icon("food", x + w - 48, y + 33, 19, scene.good) + text(
        x + w - 34, y + 39, str(hero.food), 17, scene.ink, font_weight="700"
    )
    half = (w - 14) / 2
    bars = bar(brush, "health", hero.health, rank(brush, hero, Stat.HEALTH), x, y + 54, half, 22)
    bars += bar(brush, "energy", hero.energy, rank(brush, hero, Stat.ENERGY), x + half + 14, y + 54, half, 22)
    return [who, state, kind, purse, bars]


def ranks(brush: Brush, seat: int, hero: Hero, x: float, y: float, w: float) -> list[str]:
    """The nine stats: an icon, the rank, and around it the ring of Gear Upgrades."""
    scene = brush.scene
    columns = 5 if brush.narrow else 9
    each = w / columns
    found = []
    for n, stat in enumerate(STATS):
        cx, cy = x + each * (n % columns + 0.5), y + 34 + (n // columns) * 84
        gear = hero.gear[n] if n < len(hero.gear) else 0
        locked = stat in hero.locked
        ring = gear_ring(brush, cx, cy, 25, gear)
        value = rank(brush, hero, stat)
        boosted = value > hero.ranks[n]
        ink = scene.danger if locked or value < hero.ranks[n] else scene.good if boosted else scene.ink
        words = text(cx, cy + 8, str(value), 22, ink, "middle", font_family=DISPLAY, font_weight="700")
        mark = icon(stat_icon(stat), cx, cy + 38, 19, scene.soft)
        id = f"stat-{seat + 1}-{stat}"
        brush.box(id, (cx - each / 2 + 2, cy - 30, each - 4, 80))
        name = brush.say("part-stat", stat=brush.name("stat", stat), n=value, gear=gear)
        found.append(
            brush.part(
                id, name, rect(cx - each / 2 + 2, cy - 30, each - 4, 80, scene.panel, opacity="0.01"), ring, words, mark
            )
        )
    return found


def gear_ring(brush: Brush, x: float, y: float, r: float, filled: int) -> str:
    """GOD-106: six slots around a rank, the filled ones bright."""
    scene = brush.scene
    found = circle(x, y, r - 5, scene.sunken)
    for n in range(RING):
        a, b = -pi / 2 + n * pi / 3 + 0.09, -pi / 2 + (n + 1) * pi / 3 - 0.09
        d = f"M{x + cos(a) * r:.1f} {y + sin(a) * r:.1f}A{r} {r} 0 0 1 {x + cos(b) * r:.1f} {y + sin(b) * r:.1f}"
        on = n < filled
        found += path(d, stroke=scene.accent if on else mix(scene.line, scene.panel, 0.4), stroke_width=6 if on else 4)
    return found


def belongings(brush: Brush, seat: int, hero: Hero, x: float, y: float, w: float, room: float) -> list[str]:
    """Augments by Tier, Conditions, Items, kept Power Ups: in as many rows as they need."""
    scene = brush.scene
    found: list[str] = []
    left = x
    for element, tier in zip(ELEMENTS, hero.augments, strict=True):
        if tier:
            found.append(at(left + 14, y + 14, seal(element, 13)))
            found.append(text(left + 31, y + 20, "I" * tier, 16, scene.ink, font_family=DISPLAY, font_weight="700"))
            left += 58
    worn = [
        f"{brush.name('condition', one)}{f' ×{n}' if n > 1 else ''}"
        for one, n in zip(CONDITIONS, hero.conditions, strict=False)
        if n
    ]
    plates, _ = chips(brush, worn, left, y + 3, w - (left - x), "#5b2a6e", "#fff4ff", 13)
    found.append(plates)
    top = y + (32 if worn or left > x else 0)
    held = [(f"item-{seat + 1}-{id}", item_name(brush, id), n, "#6d5324") for id, n in Counter(hero.items).items()]
    held += [
        (f"kept-{seat + 1}-{id}", brush.name("card", id), n, "#2f5f86") for id, n in Counter(hero.kept).items() if id
    ]
    left = x
    for id, name, n, fill in held:
        words = brush.say("part-item", item=name, n=n)
        plate, _ = chips(brush, [words], left, top, w, fill, "#fffaf0", 13)
        wide = min(w, plate_width(words))
        if left > x and left + wide > x + w:
            left, top = x, top + 26
            plate, _wide = chips(brush, [words], left, top, w, fill, "#fffaf0", 13)
        if top + 24 > y + room + 12:
            break
        brush.box(id, (left, top, wide, 21), 6)
        found.append(brush.part(id, words, plate))
        left += wide + 6
    return found


def plate_width(words: str) -> float:
    return width(words, 13, True) + 13


def item_name(brush: Brush, id: str) -> str:
    """An Item, or a Treasure, which is a Harvest card."""
    return brush.name("card", id) if brush.record("harvests", id) is not None else brush.name("item", id)
