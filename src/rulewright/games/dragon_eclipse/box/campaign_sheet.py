"""The campaign sheet for owners of the box: statuses, World Map, party, inventory, unlocked cards, Random Combats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulewright.core.tracker import Counter, Crest, Group, Holding, Note, Tracker

from ..content.story import boxes_of
from ..model.vocabulary import Pile
from ..rules.campaign.common import MOST_ESSENCE, MOST_SILVER
from ..table.spots import COLOURS

if TYPE_CHECKING:
    from ..game import DragonEclipse
    from ..table.texts import DragonTexts

PILES = (Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B, Pile.ELEMENTAL)
"""Cards that a campaign unlocks, in the order in which it does."""


def campaign_sheet(game: DragonEclipse, texts: DragonTexts) -> Tracker:
    """Everything that is put away between two Scenarios (DRE-515), so that nobody has to write it down."""
    say = texts.say
    purse = (
        Counter("camp-finished", say("sheet-finished"), "flag", highest=12),
        Counter("camp-silver", say("sheet-silver"), "silver", highest=MOST_SILVER),
        Counter("camp-essence", say("sheet-essence"), "essence", highest=MOST_ESSENCE),
        Counter("camp-boosters", say("sheet-boosters"), "deck", highest=len(game.content.boosters)),
    )
    sections = (
        Group(id="purse", name=say("album-purse"), each=False, counters=purse, main="camp-finished"),
        _statuses(game, texts),
        _places(game, texts),
        _tokens(
            "party", say("sheet-party"), "camp-party", _mystlings(game, texts), "taming", say("sheet-each-mystling")
        ),
        _tokens("inventory", say("album-things"), "camp-thing", _things(game, texts), "pouch"),
        _tokens("wild", say("album-random"), "camp-wild", _mystlings(game, texts), "claw", say("sheet-each-mystling")),
        _cards(game, texts),
        Holding("decision", say("sheet-decision"), "taunt", Note(say("sheet-decision.moves"), "DRE-830")),
    )
    return Tracker(
        id="campaign",
        name=say("sheet-campaign"),
        icon="book",
        players=(1, 2),
        crests=tuple(Crest(colour) for colour in COLOURS),
        sections=sections,
        modes=("campaign",),
        seating=say("sheet-seats"),
    )


def _mark(id: str, name: str, icon: str) -> Counter:
    """A box that is marked, or a card that is there."""
    return Counter(id, name, icon, highest=1)


def _statuses(game: DragonEclipse, texts: DragonTexts) -> Group:
    """DRE-163, DRE-164: a box for each part of a status."""
    say = texts.say
    found = []
    for status in game.content.journal.statuses.values():
        for box in boxes_of(status):
            name, _, part = box.partition(".")
            words = say.name("status", name)
            found.append(_mark(f"camp-status-{box.replace('.', '-')}", f"{words} {part}".strip(), "mark"))
    return Group("statuses", say("album-statuses"), False, (), aside=say("sheet-boxes"), rare=tuple(found))


def _places(game: DragonEclipse, texts: DragonTexts) -> Group:
    """DRE-088: 0 is in the box, 1 lies there unexplored, 2 explored."""
    say = texts.say
    found = [
        Counter(f"camp-place-{card.lower()}", say.name("worldmap", card), "compass", highest=2)
        for card in game.content.journal.worldmap
    ]
    return Group("worldmap", say("album-worldmap"), False, (), aside=say("sheet-places"), rare=tuple(found))


def _cards(game: DragonEclipse, texts: DragonTexts) -> Group:
    """DRE-120, DRE-132: how many copies of each card are unlocked; the Starting cards are from the beginning."""
    content = game.content
    found = []
    for card in [card for pile in PILES for card in content.cards.values() if card.pile is pile]:
        copies = content.copies(card.id)
        at_once = copies if card.pile is Pile.STARTING else 0
        name = texts.name("card", card.id)
        found.append(Counter(f"camp-card-{card.id}", name, "deck", start=at_once, highest=copies))
    return Group("cards", texts.say("album-cards"), False, (), aside=texts.say("album-cards"), rare=tuple(found))


def _mystlings(game: DragonEclipse, texts: DragonTexts) -> Iterable[tuple[str, str]]:
    return [(one, texts.name("mystling", one)) for one in game.content.mystlings]


def _things(game: DragonEclipse, texts: DragonTexts) -> Iterable[tuple[str, str]]:
    items = [(one, texts.name("item", one)) for one in game.content.items]
    return [*items, *[(one, texts.name("equipment", one)) for one in game.content.equipment]]


def _tokens(id: str, name: str, prefix: str, cards: Iterable[tuple[str, str]], icon: str, aside: str = "") -> Group:
    """Cards of which each is there or not."""
    found = tuple([_mark(f"{prefix}-{one}", words, icon) for one, words in cards])
    return Group(id, name, False, (), aside=aside or name, rare=found)
