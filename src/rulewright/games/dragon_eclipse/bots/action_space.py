"""Every choice that any position can offer: the action space, and what "why not?" can be asked about."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import CONFIRM, Choice

from ..content.components import Content
from ..model import choices
from ..model.vocabulary import PERKS, Pile


def all_choices(content: Content) -> Iterator[Choice]:
    """Every choice that any position can offer."""
    yield from (
        choices.ACCEPT, choices.DECLINE, choices.CONCEDE, choices.FILL_DECK, choices.LEAVE_ROOM, choices.MULLIGAN,
        choices.KEEP_CARDS, choices.END_TURN, choices.GO_AROUND,
    )  # fmt: skip
    for table in (
        choices.OPTION, choices.FIRST, choices.PLAY, choices.TRIGGER, choices.DISCARD, choices.GO, choices.THROUGH,
        choices.TOKEN_TO, choices.TAKE_TOKEN, choices.CLEANSE, choices.TAUNT, choices.START,
    ):  # fmt: skip
        yield from table
    for named in (choices.AIM, choices.TAKE_UP, choices.GIVE_UP):
        yield from named.values()
    yield from [choices.PickMystling(mystling) for mystling in content.mystlings]
    yield from [choices.PickEnemy(enemy) for enemy in content.enemies]
    yield from [choices.PickArena(arena) for arena in content.arenas]
    yield from [choices.PickMap(map) for map in content.maps]
    yield from [choices.UseBonus(bonus) for bonus in content.bonuses]
    for card in content.cards.values():
        yield choices.PutOnTop(card.id)
        yield choices.PutUnder(card.id)
        if card.pile is not Pile.FATIGUE:
            yield choices.AddCard(card.id)
            yield choices.TakeOut(card.id)
        if card.upgrade:
            yield choices.KeepUpgrade(card.id)
    yield from [kind(item) for kind in (choices.UseItem, choices.DropItem, choices.KeepItem) for item in content.items]
    yield from (choices.SAVE_RUN, choices.END_RUN, *choices.START_AT, *choices.PICK_TIER)
    yield from [choices.PickTrail(trail) for trail in content.trails]
    places = dict.fromkeys([space.id for trail in content.trails.values() for space in trail.spaces])
    yield from [choices.GoSpace(place) for place in places]
    yield from [choices.TakeMystery(mystery) for mystery in content.mysteries]
    yield from [kind(one) for kind in (choices.TakeArtifact, choices.UseArtifact) for one in content.artifacts]
    yield from [choices.BuyPerk(perk) for perk in PERKS]
    yield from [choices.UnlockMystling(mystling) for mystling in content.mystlings]
    for equipment in content.equipment:
        yield choices.UseEquipment(equipment)
        yield choices.DropEquipment(equipment)
        yield choices.KeepEquipment(equipment)
    yield from story_answers(content)


def story_answers(content: Content) -> Iterator[Choice]:
    """What the campaign can offer besides; nothing where there is no Scenario."""
    journal = content.journal
    if not journal.scenarios:
        return
    yield from (
        choices.WAIT, choices.REVEAL, choices.END_TEST, choices.NO_VISIT, choices.START_IT, choices.GO_BACK, CONFIRM,
    )  # fmt: skip
    yield from choices.PICK
    yield from choices.NUDGE.values()
    yield from choices.SETTLE
    yield from [choices.USE_SECRET[number] for number, secret in journal.secrets.items() if secret.test]
    places = [spot.script for location in journal.locations.values() for spot in location.places]
    places.extend([script for secret in journal.secrets.values() for script in secret.scripts])
    yield from [choices.READ[script] for script in dict.fromkeys(places)]
    for card in journal.worldmap:
        yield choices.VISIT[card]
        yield choices.BEGIN[card]
    advancement = (Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B)
    yield from [choices.TAKE_CARD[card.id] for card in content.cards.values() if card.pile in advancement]
    yield choices.CLOSE_BOOK
