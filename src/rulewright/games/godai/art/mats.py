"""The mat before a seat: the hero's sheet with ranks and rings, Vitals, belongings, Augments and Conditions."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin

from rulewright.svg.elements import DISPLAY, TEXT, at, circle, group, path, rect, tag, text
from rulewright.svg.icons import icon
from rulewright.svg.palette import mix

from ..model.hero import RING, Hero
from ..model.vocabulary import CONDITIONS, ELEMENTS, STATS, Stat
from ..passives import WielderRank
from .brush import Brush
from .icons import stat_icon
from .landmarks import seal
from .scene import SEATS
from .sheets import bar, chip, crest, line

WIDTH = 236.0
"""Narrow, so that two heroes of one person lie side by side and are still read."""
BARE = 132.0
"""How high a mat is that carries nothing."""
ROW = 19.0
"""How high a row of belongings is."""
CHIP = 10.0
"""The letters on plates."""
SKILLS = tuple([stat for stat in STATS if stat not in (Stat.HEALTH, Stat.ENERGY)])


def rank(brush: Brush, hero: Hero, stat: Stat) -> int:
    """A rank with what Treasures and Boosts add (GOD-826, GOD-843)."""
    found = hero.ranks[STATS.index(stat)] + sum(one.n for one in hero.boosts if one.stat is stat)
    for item in hero.items:
        card = brush.record("harvests", item)
        if card is not None:
            found += sum(one.n for one in card.wielder if isinstance(one, WielderRank) and one.stat is stat)
    return found


def mat(brush: Brush, seat: int) -> str:
    """Everything that lies before a seat, as an `<svg>` of its own: as high as it needs to be."""
    w = WIDTH
    hero, scene = brush.state.heroes[seat], brush.scene
    shift, brush.shift, lit = brush.shift, (0, 0, 1), {*brush.glows}
    role = brush.name("role", hero.role) if hero.role else "–"
    race = brush.name("race", hero.race) if hero.race else "–"
    id = f"hero-{seat + 1}"
    carried, high = belongings(brush, seat, hero, 9, BARE - 4, w - 18)
    h = BARE + high
    brush.box(id, (2, 2, w - 4, h - 4), 9)
    paper = rect(1.5, 1.5, w - 3, h - 3, scene.panel, r=9, stroke=SEATS[seat % 4].base, stroke_width=2.4)
    who = brush.texts.seat(seat)
    named = brush.say("part-hero", who=who, role=role, race=race) if hero.role else brush.say("table-no-hero", who=who)
    body = [brush.part(id, named, paper, portrait(brush, seat, hero, 8, 8, 40))]
    body += names(brush, seat, hero, role, race, 56, 8, w - 65)
    body += vitals(brush, seat, hero, 11, 54, w - 20)
    body += ranks(brush, seat, hero, 7, 80, w - 14)
    body += carried
    # A mat is a picture of its own: what glows on it glows there.
    glow = [
        group(brush.glows.pop(one), id=f"glow-{one}", pointer_events="none") for one in [*brush.glows] if one not in lit
    ]
    brush.shift = shift
    return tag(
        "svg", *body, *glow, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {w:g} {h:g}", font_family=TEXT,
        class_="small-mat",
    )  # fmt: skip


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
        rays += path(d, stroke=worn.ink, stroke_width=1.6, opacity="0.5")
    emblem = icon(kind, x + size / 2, y + size / 2, size * 0.56, worn.ink)
    veil = circle(x + size / 2, y + size / 2, size / 2, "#000000", opacity="0.55") if hero.state == "dead" else ""
    return ring + rays + emblem + veil + crest(brush, seat, x + size - 5, y + size - 4, 13)


def names(brush: Brush, seat: int, hero: Hero, role: str, race: str, x: float, y: float, w: float) -> list[str]:
    """Who it is, what it is, Gold and Food; what has become of it, if it is not with the group."""
    scene = brush.scene
    purse = icon("gold", x + w - 66, y + 9, 13, "#b8860b") + text(
        x + w - 57, y + 13.5, str(hero.gold), 12.5, scene.ink, font_weight="700"
    )
    purse += icon("food", x + w - 23, y + 9, 13, scene.good) + text(
        x + w - 14, y + 13.5, str(hero.food), 12.5, scene.ink, font_weight="700"
    )
    who = line(brush, x, y + 14, brush.texts.seat(seat), w - 78, 14, True)
    if hero.state != "living" and hero.role:
        told = brush.say(f"panel-{hero.state}", turn=hero.revives)
        return [who, purse, line(brush, x, y + 33, told, w, 12, True, scene.danger)]
    made = " · ".join([one for one in (role, race) if one != "–"])
    return [who, purse, line(brush, x, y + 33, made, w, 12, ink=scene.soft)]


def vitals(brush: Brush, seat: int, hero: Hero, x: float, y: float, w: float) -> list[str]:
    """Health and Energy as bars, each with its ring of Gear Upgrades as six pips."""
    scene, found = brush.scene, []
    half = (w - 12) / 2
    for n, stat in enumerate((Stat.HEALTH, Stat.ENERGY)):
        left = x + n * (half + 12)
        at_ = STATS.index(stat)
        gear, most = hero.gear[at_] if at_ < len(hero.gear) else 0, rank(brush, hero, stat)
        pips = "".join(
            [
                rect(left + 18 + k * 11, y + 18.5, 8.5, 3, scene.accent if k < gear else scene.sunken, r=1.5)
                for k in range(RING)
            ]
        )
        id = f"stat-{seat + 1}-{stat}"
        brush.box(id, (left - 3, y - 4, half + 5, 28), 6)
        name = brush.say("part-stat", stat=brush.name("stat", stat), n=most, gear=gear)
        now = hero.health if stat is Stat.HEALTH else hero.energy
        hit = rect(left - 3, y - 4, half + 5, 28, scene.panel, opacity="0.01")
        found.append(brush.part(id, name, hit, bar(brush, str(stat), now, most, left, y, half, 16), pips))
    return found


def ranks(brush: Brush, seat: int, hero: Hero, x: float, y: float, w: float) -> list[str]:
    """The other stats: an icon, the rank, and around it the ring of Gear Upgrades."""
    scene = brush.scene
    each = w / len(SKILLS)
    found = []
    for n, stat in enumerate(SKILLS):
        cx, cy = x + each * (n + 0.5), y + 15
        at_ = STATS.index(stat)
        gear = hero.gear[at_] if at_ < len(hero.gear) else 0
        locked = stat in hero.locked
        ring = gear_ring(brush, cx, cy, 13, gear)
        value = rank(brush, hero, stat)
        boosted = value > hero.ranks[at_]
        ink = scene.danger if locked or value < hero.ranks[at_] else scene.good if boosted else scene.ink
        words = text(cx, cy + 4.8, str(value), 13.5, ink, "middle", font_family=DISPLAY, font_weight="700")
        mark = icon(stat_icon(stat), cx, cy + 23, 13, scene.soft)
        id = f"stat-{seat + 1}-{stat}"
        box = (cx - each / 2 + 1, cy - 16, each - 2, 47.0)
        brush.box(id, box, 6)
        name = brush.say("part-stat", stat=brush.name("stat", stat), n=value, gear=gear)
        found.append(brush.part(id, name, rect(*box, scene.panel, opacity="0.01"), ring, words, mark))
    return found


def gear_ring(brush: Brush, x: float, y: float, r: float, filled: int) -> str:
    """GOD-106: six slots around a rank, the filled ones bright."""
    scene = brush.scene
    found = circle(x, y, r - 2.5, scene.sunken)
    for n in range(RING):
        a, b = -pi / 2 + n * pi / 3 + 0.12, -pi / 2 + (n + 1) * pi / 3 - 0.12
        d = f"M{x + cos(a) * r:.1f} {y + sin(a) * r:.1f}A{r} {r} 0 0 1 {x + cos(b) * r:.1f} {y + sin(b) * r:.1f}"
        on = n < filled
        found += path(
            d, stroke=scene.accent if on else mix(scene.line, scene.panel, 0.4), stroke_width=3.2 if on else 2
        )
    return found


def belongings(brush: Brush, seat: int, hero: Hero, x: float, y: float, w: float) -> tuple[list[str], float]:
    """Augments by Tier, Conditions, Items, kept Power Ups: in as many rows as they need, and how high those are."""
    scene = brush.scene
    found: list[str] = []
    left, top = x, y
    for element, tier in zip(ELEMENTS, hero.augments, strict=True):
        if tier:
            found.append(at(left + 8, top + 8, seal(element, 8)))
            found.append(text(left + 18, top + 12, "I" * tier, 11, scene.ink, font_family=DISPLAY, font_weight="700"))
            left += 34
    held = [
        ("", brush.name("condition", one), n, "#5b2a6e")
        for one, n in zip(CONDITIONS, hero.conditions, strict=False)
        if n
    ]
    held += [(f"item-{seat + 1}-{id}", item_name(brush, id), n, "#6d5324") for id, n in Counter(hero.items).items()]
    held += [
        (f"kept-{seat + 1}-{id}", brush.name("card", id), n, "#2f5f86") for id, n in Counter(hero.kept).items() if id
    ]
    for id, name, n, fill in held:
        words = brush.say("part-item", item=name, n=n)
        plate, wide = chip(brush, left, top, words, fill, "#fffaf0", CHIP, w)
        if left > x and left + wide > x + w:
            left, top = x, top + ROW
            plate, wide = chip(brush, left, top, words, fill, "#fffaf0", CHIP, w)
        if id:
            brush.box(id, (left, top, wide, CHIP * 1.6), 5)
        found.append(brush.part(id, words, plate) if id else plate)
        left += wide + 4
    return found, top - y + ROW if found else 0.0


def item_name(brush: Brush, id: str) -> str:
    """An Item, or a Treasure, which is a Harvest card."""
    return brush.name("card", id) if brush.record("harvests", id) is not None else brush.name("item", id)
