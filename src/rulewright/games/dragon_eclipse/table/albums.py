"""Albums beside the table of a campaign: the party, the sheet of statuses, the Encyclopedia, the story so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.core.display import Album, Entry
from rulewright.svg.elements import group, tag

from ..art.portraits import PORTRAITS, SIZE, portrait_document, silhouette
from ..content.story import boxes_of
from ..model.campaign import Campaign
from ..model.state import DragonState, Member
from ..rules.party import health_of
from .story_texts import prose

if TYPE_CHECKING:
    from .texts import DragonTexts

SHADOW = {"light": "#8f8268", "dark": "#6d6350"}


def albums(texts: DragonTexts) -> tuple[tuple[str, str, str], ...]:
    """What can be leafed through: ids, icons of the pages, names."""
    return tuple([(id, sign, texts.say(f"album-{id}")) for id, (sign, _) in ALBUMS.items()])


def album(id: str, state: DragonState, events: Sequence[dict[str, Any]], texts: DragonTexts, theme: str) -> Album:
    """One of them."""
    campaign = state.campaign
    assert campaign is not None
    chapters = ALBUMS[id][1](state, campaign, events, texts, theme)
    return Album(texts.say(f"album-{id}"), tuple([(name, tuple(found)) for name, found in chapters if found]))


Chapters = list[tuple[str, list[Entry]]]


# -- the party -----------------------------------------------------------------------------------------------


def _party(
    state: DragonState, campaign: Campaign, events: Sequence[dict[str, Any]], texts: DragonTexts, theme: str
) -> Chapters:
    """Who comes along, what is carried, which cards are unlocked."""
    say = texts.say
    tray = [_member(state, member, texts, theme) for player in state.players for member in player.party]
    camp = [_member(state, member, texts, theme) for member in campaign.camp]
    bag = state.bag
    things = (
        [Entry(texts.component(one).name, tuple(texts.component(one).rules)) for one in (*bag.items, *bag.equipment)]
        if bag
        else []
    )
    objects = [
        Entry(
            say.name("secret", str(one)),
            (prose(texts, f"secret-{one}.back"),) if texts.say.journal.has(f"secret-{one}.back") else (),
        )
        for one in campaign.secrets
    ]
    purse = [Entry(say("table-purse", silver=campaign.silver, essence=campaign.essence).rstrip("."))]
    cards: dict[str, int] = {}
    for card in campaign.unlocked:
        cards[card] = cards.get(card, 0) + 1
    unlocked = [
        Entry(f"{texts.component(card).name}{f' ×{n}' if n > 1 else ''}", tuple(texts.component(card).rules))
        for card, n in cards.items()
    ]
    return [
        (say("album-tray"), tray),
        (say("album-camp"), camp),
        (say("album-purse"), purse),
        (say("album-things"), things),
        (say("album-secrets"), objects),
        (say("album-cards"), unlocked),
    ]


def _member(state: DragonState, member: Member, texts: DragonTexts, theme: str) -> Entry:
    """A mystling of the Party with its quest."""
    say, content = texts.say, texts.content
    whole = health_of(state, member)
    told = [say("album-health", left=max(0, whole - member.damage), of=whole)]
    quest = content.quest_of.get(member.mystling)
    if member.exalted:
        told.append(say("album-quest-done"))
    elif quest is not None:
        told.append(say("album-quest", what=" ".join(texts.component(quest.id).rules)))
    name = texts.name("mystling", member.mystling)
    return Entry(name, tuple(told), portrait_document(member.mystling, theme, name))


# -- the sheet -------------------------------------------------------------------------------------------------


def _sheet(
    state: DragonState, campaign: Campaign, events: Sequence[dict[str, Any]], texts: DragonTexts, theme: str
) -> Chapters:
    """Statuses box by box, the World Map, the Random Combats."""
    say, journal = texts.say, texts.content.journal
    statuses = []
    for status in journal.statuses.values():
        boxes = boxes_of(status)
        marks = "  ".join(
            [
                ("☑" if box in campaign.statuses else "☐") + (f" {box.partition('.')[2]}" if status.parts else "")
                for box in boxes
            ]
        )
        told = [marks]
        for box in boxes:
            part = box.partition(".")[2]
            message = f"status-{status.id}.part-{part}"
            if box in campaign.statuses and part and say.journal.has(message):
                told.append(f"{part}: {prose(texts, message)}")
        known = any(box in campaign.statuses for box in boxes)
        statuses.append(Entry(say.name("status", status.id), tuple(told), faint=not known))
    statuses.sort(key=lambda one: one.faint)
    places = [
        Entry(say.name("worldmap", one.card), (say("album-explored" if one.explored else "album-unexplored"),))
        for one in campaign.worldmap
    ]
    wild = [Entry(texts.name("mystling", one)) for one in campaign.tiers]
    finished = [Entry(f"{letter} · {say.name('scenario', letter)}") for letter in campaign.finished]
    return [
        (say("album-finished"), finished),
        (say("album-statuses"), statuses),
        (say("album-worldmap"), places),
        (say("album-random"), wild),
    ]


# -- the Encyclopedia --------------------------------------------------------------------------------------------


def _encyclopedia(
    state: DragonState, campaign: Campaign, events: Sequence[dict[str, Any]], texts: DragonTexts, theme: str
) -> Chapters:
    """DRE-478: portraits of those who were met, trivia of those who were studied; a shadow for everybody else."""
    say, content = texts.say, texts.content
    chapters: dict[str, list[Entry]] = {}
    for mystling in content.mystlings.values():
        met = mystling.id in campaign.portraits or any(
            member.mystling == mystling.id
            for member in (*campaign.camp, *[one for player in state.players for one in player.party])
        )
        told: tuple[str, ...] = ()
        if met:
            told = (" · ".join([texts.name("element", str(mystling.element)), texts.name("tier", str(mystling.tier))]),)
        if mystling.id in campaign.trivia:
            told += (say(f"mystling-{mystling.id}.trivia"),)
        name = texts.name("mystling", mystling.id)
        picture = portrait_document(mystling.id, theme, name) if met else _shadow(mystling.id, theme)
        entry = Entry(name if met else say("album-unmet"), told, picture, not met)
        chapters.setdefault(texts.name("element", str(mystling.element)), []).append(entry)
    return list(chapters.items())


def _shadow(mystling: str, theme: str) -> str:
    body = silhouette(mystling, SHADOW[theme]) if mystling in PORTRAITS else group()
    return tag("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIZE} {SIZE}")


# -- the story so far --------------------------------------------------------------------------------------------

REMEMBERED = (
    "option-taken", "status-gained", "secret-gained", "mystling-joined", "story-combat-began", "combat-ended",
    "test-ended", "quest-told", "card-placed", "scenario-ended", "starter-changed",
)  # fmt: skip
"""What is told again: decisions and what came of them."""


def _so_far(
    state: DragonState, campaign: Campaign, events: Sequence[dict[str, Any]], texts: DragonTexts, theme: str
) -> Chapters:
    """Scenario by Scenario what was decided, from the log."""
    say = texts.say
    chapters: Chapters = []
    opened: list[Entry] = []
    for event in events:
        kind = event["type"]
        if kind == "scenario-began" or not chapters:
            # A table's log begins with its first answer: what the setup told is told again.
            began = kind == "scenario-began"
            letter = event["scenario"] if began else _first_letter(state, texts)
            opened = [] if began else [_opening(letter, texts)]
            chapters.append((say.name("scenario", letter), opened))
        if kind == "told" and _is_opening(event["text"], texts):
            first = prose(texts, event["text"]).split("\n\n")[0]
            opened.append(Entry("", (first,)))
        elif kind == "option-taken":
            opened.append(Entry(say("album-chose", what=prose(texts, event["label"]))))
        elif kind in REMEMBERED:
            opened.append(Entry("", (texts.event(event),)))
    return chapters


def _first_letter(state: DragonState, texts: DragonTexts) -> str:
    """The Scenario that this campaign began with."""
    return texts.content.journal.first if state.options.start == "first" else state.options.start


def _opening(letter: str, texts: DragonTexts) -> Entry:
    start = texts.content.journal.scenarios[letter].start
    return Entry("", (prose(texts, f"script-{start.lower()}").split("\n\n")[0],))


def _is_opening(message: str, texts: DragonTexts) -> bool:
    """Whether a Scenario begins with this text."""
    starts = {f"script-{scenario.start.lower()}" for scenario in texts.content.journal.scenarios.values()}
    return message in starts


ALBUMS: dict[str, tuple[str, Callable[..., Chapters]]] = {
    "party": ("pouch", _party),
    "sheet": ("log", _sheet),
    "encyclopedia": ("claw", _encyclopedia),
    "story": ("book", _so_far),
}
"""Icons of the pages, and what is on them."""
