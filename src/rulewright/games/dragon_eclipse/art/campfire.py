"""The camp of a campaign: the fire, those who were tamed, their decks; night after a Scenario, dawn before one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi

from rulewright.svg.elements import circle, ellipse, group, num, path, rect, text, title
from rulewright.svg.icons import icon

from ..content.story import Picture, Stamp
from ..model.campaign import Campaign
from ..model.state import DragonState, Member
from ..model.story_words import Daylight
from .brush import Brush
from .leaves import READABLE, lines
from .pictures import WIDE, painted
from .pieces import figure
from .stamp_nature import INK, line, wash

LOW = 190.0
"""In less room than this there is no camp."""
MOST = 14
"""How many find a place by the fire; whoever comes later sleeps in the wagon."""
FLAME = "#e2632b"
GROUNDS = {Daylight.NIGHT: "#39463f", Daylight.DAWN: "#a9b57c"}


def campfire(
    brush: Brush, state: DragonState, campaign: Campaign, x: float, y: float, wide: float, high: float, night: bool
) -> str:
    """The camp in a box; who has kept a deck has it at its feet (DRE-511)."""
    light = Daylight.NIGHT if night else Daylight.DAWN
    scale = wide / WIDE
    tall = round(high / scale)
    resting = [member for player in state.players for member in player.party] + list(campaign.camp)
    decks = {one.mystling: len(one.cards) for one in campaign.kept}
    decks |= {one.mystling: len(one.cards) for one in resting if one.cards}
    words = brush.say("camp-night" if night else "camp-dawn", n=len(campaign.finished) + (not night))
    names = [brush.name("mystling", one.mystling) for one in resting]
    told = f"{words}. {brush.texts.say.row(names)}." if names else words
    return group(
        title(told),
        group(
            _ground(light, brush.theme, tall, len(state.players)),
            transform=f"translate({num(x)} {num(y)}) scale({scale:.4g})",
        ),
        *_around(brush, resting[:MOST], decks, x, y, wide, high),
        _caption(brush, words, x + wide / 2, y + 8, wide),
        id="camp",
    )


def _caption(brush: Brush, words: str, x: float, y: float, wide: float) -> str:
    size = max(17.0, READABLE)
    long = min(wide - 20, len(words) * size * 0.62 + 24)
    return (
        rect(x - long / 2, y, long, size + 12, "#fff6df", r=6, stroke="#6b5228", stroke_width=1.2)
        + lines(x, y + size + 3, words, long - 12, "#2c2117", size, 1, 12, "middle", True)[0]
    )


# -- who sits there ------------------------------------------------------------------------------------------------


def _around(
    brush: Brush, resting: Sequence[Member], decks: dict[str, int], x: float, y: float, wide: float, high: float
) -> list[str]:
    """In a half ring behind the fire, the first in the middle; those at the sides are nearer and larger."""
    count = len(resting)
    found = []
    for n, member in enumerate(resting):
        # 0, 1, -1, 2, -2, … from the middle to both sides; with an even number nobody sits behind the flames.
        side = (n + 1) // 2 * (1 if n % 2 else -1) if count % 2 else (n // 2 + 0.5) * (1 if n % 2 else -1)
        far = side / max(1.0, (count - 1) / 2) if count > 1 else 0.0
        size = min(high * (0.3 + 0.1 * far * far), wide / (1.1 * max(3, count)) + high * 0.1)
        cx = x + wide * (0.5 + 0.4 * far)
        foot = y + high * (0.66 + 0.24 * (1 - cos(pi * far / 2)))
        found.append((foot, _guest(brush, member, decks.get(member.mystling, 0), cx, foot, size)))
    return [drawn for _, drawn in sorted(found)]


def _guest(brush: Brush, member: Member, deck: int, x: float, foot: float, size: float) -> str:
    shade = ellipse(x, foot - 2, size * 0.4, size * 0.08, "#000000", opacity="0.28")
    return group(
        title(brush.name("mystling", member.mystling)),
        shade,
        figure(member.mystling, x - size / 2, foot - size, size),
        _deck(brush, deck, x + size * 0.34, foot - 4) if deck else "",
        icon("exalted", x - size * 0.4, foot - size * 0.86, 20, "#f5c542") if member.exalted else "",
    )


def _deck(brush: Brush, cards: int, x: float, y: float) -> str:
    """Cards in a strap, and how many they are."""
    size = READABLE if brush.narrow else 12.5
    parts = [
        rect(x - 11 + 2 * n, y - 26 - 2 * n, 22, 30, "#5a3d22", r=3, stroke="#2c1d0f", stroke_width=1.2)
        for n in range(3)
    ]
    return group(
        title(brush.say("camp-deck", n=cards)),
        *parts,
        circle(x + 4, y - 15, size * 0.76, "#fff6df", stroke="#2c1d0f", stroke_width=1.2),
        text(x + 4, y - 15 + size * 0.35, str(cards), size, "#2c2117", "middle", font_weight="bold"),
    )


# -- where they sit ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _ground(light: Daylight, theme: str, tall: float, players: int) -> str:
    """The clearing, the tent, the tamers, and the fire in front of them."""
    night = light is Daylight.NIGHT
    k = min(1.2, max(0.5, tall / 460))
    above = (
        (("stars", 50, 16, 1.0), ("moons", 88, 20, 1.1)) if night else (("sun", 88, 24, 1.0), ("birds", 12, 16, 1.0))
    )
    people = (("person", 27, 63, 0.9), ("woman", 74, 63, 0.9))[:players]
    around = (
        ("poplar", 6, 54, 1.2), ("tree", 14, 53, 1.3), ("tree", 95, 56, 1.6), ("tent", 62, 55, 1.25),
        ("wagon", 40, 54, 0.9), *people, ("bush", 4, 97, 1.3), ("crates", 92, 98, 0.7), ("lantern", 84, 97, 0.7),
    )  # fmt: skip
    # Their foot lies on the horizon; a low picture has no room for them.
    hills = [Stamp("hills", 50, 47 - 6300 / tall, 1.05, faint=0.5 if night else 0.8)] if tall > 380 else []
    stamps = [Stamp(draw, x, y, size * k) for draw, x, y, size in above]
    stamps += [*hills, *[Stamp(draw, x, y, size * k) for draw, x, y, size in around]]
    picture = Picture(
        id=f"camp-{light}", shows=(), light=light, ground=GROUNDS[light], horizon=46, stamps=tuple(stamps)
    )
    veil = rect(3, 3, WIDE - 6, tall - 6, "#0b1030", opacity="0.22") if night else ""
    where = f"translate({num(WIDE / 2)} {num(tall * 0.86)}) scale({tall / 460:.3g})"
    return painted(picture, theme, tall) + veil + group(_fire(night), transform=where)


def _fire(night: bool) -> str:
    """Flames that light the clearing; at dawn embers and a thread of smoke."""
    glow = "".join(
        [ellipse(0, -20, 60 + 46 * n, 40 + 26 * n, "#ffb347", opacity="0.1") for n in range(5)] if night else []
    )
    stones = "".join(
        [
            wash(f"M{-66 + 22 * n} {8 + 7 * (1 - abs(n - 3) / 3):.0f}q-2-15 10-15t12 14z", "#a9a498", 1.2)
            for n in range(7)
        ]
    )
    logs = wash("M-44 4L34-16 38-6-40 14Z", "#7a5436", 1.4) + wash("M44 4L-34-16-38-6 40 14Z", "#8a6240", 1.4)
    if not night:
        smoke = line("M0-14C-16-40 14-58-2-84S10-120 0-146", 3, "#8d8578", opacity="0.6")
        return smoke + logs + circle(-8, -4, 5, "#e2632b") + circle(9, -2, 4, "#f0a04a") + stones
    flames = (
        path("M-34-4C-44-40-14-46-20-82C4-66 0-44 10-58C16-46 8-40 18-30C24-38 24-44 22-50C40-32 40-16 32-4Z", FLAME,
             stroke=INK, stroke_width=1.6, stroke_linejoin="round")
        + path("M-22-4C-28-26-8-34-10-54C6-42 4-28 10-34C20-24 24-14 20-4Z", "#f5a53a")
        + path("M-10-4C-14-18-2-22-2-34C8-26 12-14 9-4Z", "#ffe08a")
    )  # fmt: skip
    sparks = "".join(
        [circle(x, y, r, "#ffd27a") for x, y, r in ((-30, -92, 2), (14, -104, 2.4), (34, -78, 1.8), (-6, -126, 1.6))]
    )
    return glow + flames + sparks + logs + stones
