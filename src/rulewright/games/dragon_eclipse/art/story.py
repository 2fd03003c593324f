"""What lies on the table of a campaign outside of Combats: the World Map, a map, a Test, cards, or the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rulewright.core.record import Choice, Decision
from rulewright.svg.elements import at, group, title
from rulewright.svg.measure import fit, wrap

from ..content.components import Nature, Stats
from ..model import choices
from ..model.campaign import Adventure, Campaign
from ..model.choices import story as story_choices
from ..model.state import DragonState
from ..model.steps import story as story_steps
from . import campfire, story_map, story_test, world_map
from .brush import Brush
from .followers import PAGE, followers
from .leaves import NARROW, READABLE, caption, heading, leaf, lines
from .pictures import MAP, WIDE, painted
from .shelves import pages, specimen
from .tickets import big_size, big_ticket, ticket

PICKED: dict[type, str] = {
    choices.KeepItem: "item",
    choices.KeepEquipment: "equipment",
    choices.DropItem: "item",
    choices.DropEquipment: "equipment",
}
"""Answers that are Items or Equipment, and the field with the id."""
IN_CAMP = (story_steps.FillTray, story_steps.TakeAdvancement)
ON_THE_MAP = (story_steps.ChooseVisit, story_steps.ChooseScenario)


def page(brush: Brush, state: DragonState, campaign: Campaign, asked: Decision | None) -> list[str]:
    """Whatever the question is about."""
    adventure = campaign.adventure
    if adventure is None or (state.agenda and isinstance(state.agenda[-1], ON_THE_MAP)):
        return world_map.page(brush, state, campaign)
    brush.size = (NARROW, 600) if brush.narrow else PAGE
    found, foot = cards(brush, state, asked) if asked is not None else ([], 0.0)
    if found:
        return [*found, *_below_cards(brush, state, campaign, adventure, foot)]
    if adventure.test is not None:
        return story_test.page(brush, state)
    if adventure.exploration is not None:
        return story_map.page(brush, state, adventure, adventure.exploration)
    return scene(brush, state, campaign, adventure)


# -- cards and mystlings to choose from ------------------------------------------------------------------------


Laid: TypeAlias = tuple[list[str], float]
"""Cards on the page, and where the lowest of them ends."""


def cards(brush: Brush, state: DragonState, asked: Decision) -> Laid:
    """The answers as pictures: mystlings, Advancement cards, Items and Equipment."""
    content = brush.content
    picked = [one.mystling for one in asked.choices if isinstance(one, choices.PickMystling)]
    if picked:
        mystlings = [content.mystlings[one] for one in picked]
        return _specimens(brush, asked, [(one.id, one.id, one, one.stats) for one in mystlings])
    enemies = [one.enemy for one in asked.choices if isinstance(one, choices.PickEnemy)]
    if enemies:
        found = [(one, content.figure_of[one], content.nature_of[one], content.stats_of[one]) for one in enemies]
        return _specimens(brush, asked, found)
    taken = [one.card for one in asked.choices if isinstance(one, story_choices.TakeCard)]
    if taken:
        return _advancement(brush, state, asked, taken)
    things = [one for one in asked.choices if type(one) in PICKED]
    return _things(brush, asked, things) if things else ([], 0.0)


def _words(brush: Brush, asked: Decision) -> list[str]:
    """What is asked, over the pictures; a phone has the question below."""
    if brush.narrow:
        return []
    words = brush.texts.prompt(asked).rstrip(".")
    found, size = fit(words, PAGE[0] - 60, 26, 2, 15, bold=True)
    top = 52 if len(found) == 1 else 38
    return [
        heading(PAGE[0] / 2, top + n * size * 1.2, one, PAGE[0] - 50, brush.scene, size, "middle")
        for n, one in enumerate(found)
    ]


def _grid(brush: Brush, count: int, columns: int, w: float, h: float, top: float) -> list[tuple[float, float]]:
    """Upper left corners in rows, in the middle of the page, which becomes as high as they need."""
    wide = NARROW if brush.narrow else PAGE[0]
    columns = min(columns, max(1, count))
    left = (wide - columns * (w + 14) + 14) / 2
    foot = top + -(-count // columns) * (h + 14)
    brush.size = (wide, round(foot + 8) if brush.narrow else max(PAGE[1], round(foot + 8)))
    return [(left + n % columns * (w + 14), top + n // columns * (h + 14)) for n in range(count)]


def _specimens(brush: Brush, asked: Decision, offered: Sequence[tuple[str, str, Nature, Stats]]) -> Laid:
    """Mystlings, or Enemies of the Random Combats: whose id, which figure, what it is like."""
    count = len(offered)
    many = count > 6
    if brush.narrow:
        w, h = (244.0, 216.0) if count in (1, 2, 4) else (166.0, 190.0)
    else:
        w, h = (160.0, 190.0) if many else (330.0, 300.0) if count < 3 else (226.0, 226.0)
    parts = [pages(brush.theme, w, h), *_words(brush, asked)]
    columns = 2 if w > 240 and brush.narrow else 4 if many and not brush.narrow else 3
    places = _grid(brush, count, columns, w, h, 10 if brush.narrow else 92)
    for (id, who, nature, stats), (x, y) in zip(offered, places, strict=True):
        id_ = f"pick-{id}"
        brush.glow_box(id_, x, y, w, h, 9)
        body = specimen(brush, who, nature, stats, brush.name("mystling", who), x, y, w, h)
        parts.append(group(title(" ".join(brush.told(id).lines()[:3])), body, id=id_))
    return parts, places[-1][1] + h


def _advancement(brush: Brush, state: DragonState, asked: Decision, shown: list[str]) -> Laid:
    """The Booster that was opened, card by card, and the Advancement cards of which some are taken."""
    parts = _words(brush, asked)
    top = 10.0 if brush.narrow else 84.0
    opened = state.campaign.opened if state.campaign is not None else ""
    if opened and opened in brush.content.boosters:
        fresh = asked.about.get("n", 0) == 3
        booster, top = _booster(brush, opened, top, fresh)
        parts += booster
    w, h = big_size(brush, shown)
    places = _grid(brush, len(shown), 2 if brush.narrow else 3, w, h, top)
    for card, (x, y) in zip(shown, places, strict=True):
        id_ = f"pick-{card}"
        brush.glow_box(id_, x - 2, y - 2, w + 4, h + 4, 12)
        parts.append(group(title(" ".join(brush.told(card).lines())), at(x, y, big_ticket(brush, card, w, h)), id=id_))
    return parts, places[-1][1] + h


def _booster(brush: Brush, booster: str, top: float, fresh: bool) -> tuple[list[str], float]:
    """DRE-499: what came out of the Booster; its cards turn over one after the other."""
    found = brush.content.boosters[booster].cards
    wide = NARROW if brush.narrow else PAGE[0]
    name = brush.name("booster", booster)
    parts = [heading(wide / 2, top + 22, brush.say("booster-opened", name=name), wide - 40, brush.scene, 20, "middle")]
    columns = 4 if brush.narrow else 5
    w, h = (wide - 24 - 6 * (columns - 1)) / columns, 92.0 if brush.narrow else 76.0
    for n, card in enumerate(found):
        x, y = 12 + n % columns * (w + 6), top + 36 + n // columns * (h + 6)
        turning = {"class_": "turning", "style": f"animation-delay:{120 * n}ms"} if fresh else {}
        body = group(ticket(brush, brush.content.cards[card], w, h), **turning)
        told = title(" ".join(brush.told(card).lines()))
        parts.append(group(told, at(x, y, body), id=f"opened-{n + 1}"))
    return parts, top + 36 + -(-len(found) // columns) * (h + 6) + 16


def _things(brush: Brush, asked: Decision, things: Sequence[Choice]) -> Laid:
    """Items and Equipment with their words."""
    w, h = (254.0, 190.0) if brush.narrow else (228.0, 220.0)
    if brush.narrow:
        # Letters stay readable: the longest text says how high the cards are.
        told = [" ".join(brush.told(getattr(one, PICKED[type(one)])).rules) for one in things]
        h = max([120.0, *[74 + 19.5 * len(wrap(words, w - 28, 16.5)) for words in told]])
    parts = _words(brush, asked)
    places = _grid(brush, len(things), 2 if brush.narrow else 3, w, h, 10 if brush.narrow else 92)
    for one, (x, y) in zip(things, places, strict=True):
        parts.append(_thing(brush, getattr(one, PICKED[type(one)]), x, y, w, h))
    return parts, places[-1][1] + h


def _thing(brush: Brush, id: str, x: float, y: float, w: float, h: float) -> str:
    """An Item or Equipment with what it says."""
    scene, told = brush.scene, brush.told(id)
    id_ = f"pick-{id}"
    brush.glow_box(id_, x - 2, y - 2, w + 4, h + 4, 9)
    most = int((h - 60) // 19)
    size, least = (16.5, READABLE) if brush.narrow else (17.0, 12.0)
    words, _ = lines(x + 14, y + 58, " ".join(told.rules), w - 28, scene.chrome.ink, size, most, least)
    return group(
        title(f"{told.name}. {' '.join(told.rules)}"),
        leaf(x, y, w, h, brush.theme),
        caption(x + w / 2, y + 34, told.name, w - 28, scene, 20, 15),
        words,
        id=id_,
    )


def _below_cards(brush: Brush, state: DragonState, campaign: Campaign, adventure: Adventure, foot: float) -> list[str]:
    """The camp, where one prepares and rests; otherwise the place where one is, if there is room for it.

    A phone's page is at least as high as it is wide.
    """
    step = state.agenda[-1]
    wide = NARROW - 12 if brush.narrow else PAGE[0] - 36
    x, y = (6.0 if brush.narrow else 18.0), foot + 18
    camp = isinstance(step, IN_CAMP)
    if brush.narrow:
        room = NARROW - y - 8
        if room <= 0 and not camp:
            return []
        high = max(room, 250.0 if camp else 150.0)
        brush.size = (NARROW, round(y + high + 8))
    else:
        high = PAGE[1] - y - 26
        if high < campfire.LOW:
            return []
    if camp:
        night = isinstance(step, story_steps.TakeAdvancement)
        return [campfire.campfire(brush, state, campaign, x, y, wide, high, night)]
    picture = brush.content.journal.pictured.get(_here(brush, adventure))
    if picture is None:
        return []
    scale = wide / WIDE
    body = painted(picture, brush.theme, round(min(MAP, high / scale)))
    told = title(brush.texts.say.name("picture", picture.id))
    return [group(told, group(body, transform=f"translate({x:g} {y:g}) scale({scale:.4g})"), id="plate")]


def _here(brush: Brush, adventure: Adventure) -> str:
    """What has a picture of the place where the party is: the open map, the Scenario, the place that is visited."""
    from ..table.book import visited

    if adventure.exploration is not None:
        return f"map {adventure.exploration.map}"
    journal = brush.content.journal
    return adventure.letter if adventure.letter in journal.scenarios else visited(adventure, brush.texts)


# -- the scene ---------------------------------------------------------------------------------------------------


def scene(brush: Brush, state: DragonState, campaign: Campaign, adventure: Adventure) -> list[str]:
    """The plate of the Scenario or of the place that is visited, and below it those who follow."""
    from ..table.book import book_title

    journal = brush.content.journal
    where = _here(brush, adventure)
    wide = NARROW - 12 if brush.narrow else PAGE[0] - 36
    x, y = (6.0, 6.0) if brush.narrow else (18.0, 22.0)
    scale = wide / WIDE
    picture = journal.pictured.get(where)
    company = 92.0 if brush.narrow else 250.0
    alone = not campaign.camp and not any(player.party for player in state.players)
    # On a phone the plate and those who follow are as high together as they are wide.
    high = NARROW - 2 * y - (0 if alone else company + 4) if brush.narrow else MAP * scale
    tall = high / scale
    parts = []
    if picture is not None:
        told = brush.texts.say.name("picture", picture.id)
        body = group(painted(picture, brush.theme, tall), transform=f"translate({x:g} {y:g}) scale({scale:.4g})")
        parts.append(group(title(told), body, id="plate"))
    else:
        parts.append(leaf(x, y, wide, high, brush.theme))
    words = book_title(adventure, brush.texts)
    foot = y + high + 4
    if not brush.narrow:
        parts.append(heading(x + wide / 2, y + high + 36, words, wide - 20, brush.scene, 26, "middle"))
        foot += 52
    row, foot = followers(brush, state, campaign, x, foot, wide, company)
    parts += row
    brush.size = (NARROW, max(NARROW, round(foot + 6))) if brush.narrow else (PAGE[0], max(PAGE[1], round(foot)))
    return parts
